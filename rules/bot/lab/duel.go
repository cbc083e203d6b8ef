package lab

import (
	"context"
	"fmt"
	"io"
	"math"
	"time"

	"feltstack/rules"
	"feltstack/rules/bot"
)

// DuelPlan is the question whether player A is stronger than player B. Each
// deal is played twice, with seats exchanged, and counts as one result. At a table
// of more than two, A and B sit there in turn.
type DuelPlan struct {
	Game        *rules.Game
	A, B        string
	Seats       int // 0: two
	Games       int // at most, made even
	Seed        uint64
	Jobs        int
	Budget      bot.Budget
	RuleOptions map[string]string
	Better      float64 // by how much A's share of the points must exceed one half to count as stronger
	Risk        float64 // of either error
}

// Check returns what is wrong with the plan of a duel.
func (p *DuelPlan) Check() error {
	if p.Better <= 0 || p.Better >= 0.5 || p.Risk <= 0 || p.Risk >= 0.5 {
		return fmt.Errorf("better and risk lie between 0 and 0.5, not at %v and %v", p.Better, p.Risk)
	}
	plan := p.plan()
	return plan.Check()
}

func (p *DuelPlan) plan() Plan {
	return Plan{
		Game: p.Game, Players: []string{p.A, p.B}, Seats: p.Seats, Games: (p.Games + 1) / 2 * 2, Seed: p.Seed, Jobs: p.Jobs, Budget: p.Budget, RuleOptions: p.RuleOptions,
	}
}

// Verdict is the answer to a duel.
type Verdict string

// The verdicts.
const (
	Stronger    Verdict = "stronger"     // A scores more than one half
	NotStronger Verdict = "not stronger" // A does not score Better more than one half
	Open        Verdict = "open"         // too few games to tell
)

// Duel is how a duel stands or ended. A won game is a point, a draw half of one.
type Duel struct {
	Game       string            `json:"game"`
	Version    string            `json:"version"` // of the rules
	Options    map[string]string `json:"options,omitempty"`
	A          string            `json:"a"`
	B          string            `json:"b"`
	Seats      int               `json:"seats,omitempty"`      // if more than two
	Iterations int               `json:"iterations,omitempty"` // for each choice, if not those of the players
	Think      float64           `json:"think_ms,omitempty"`   // likewise
	Seed       uint64            `json:"seed"`
	Games      int               `json:"games"`
	Wins       [2]int            `json:"wins"`
	Draws      int               `json:"draws"`
	Scored     bool              `json:"scored"` // the game has points of its own; else they say who won
	Points     [2]Average        `json:"points"` // of a game, for each seat of A and of B
	Score      float64           `json:"score"`  // A's share of the points
	Low        float64           `json:"low"`    // its 95 % interval
	High       float64           `json:"high"`
	Better     float64           `json:"better"`
	Risk       float64           `json:"risk"`
	LLR        float64           `json:"llr"` // logarithm of the likelihood ratio: above Bound is "stronger", below -Bound "not stronger"
	Bound      float64           `json:"bound"`
	Verdict    Verdict           `json:"verdict"`
	Seconds    float64           `json:"seconds"`

	pairs  mean
	points [2]mean
}

// leastPairs is how many deals are played before an answer is trusted.
const leastPairs = 16

// Settle plays a duel until it is decided or the games are used up. seen is
// told how it stands after each deal.
func Settle(ctx context.Context, p DuelPlan, seen func(d *Duel)) (*Duel, error) {
	if err := p.Check(); err != nil {
		return nil, err
	}
	d := &Duel{
		Game: p.Game.Name, Version: p.Game.Version, Options: p.RuleOptions, A: p.A, B: p.B, Seats: p.Seats, Seed: p.Seed,
		Iterations: p.Budget.Iterations, Think: float64(p.Budget.Time.Milliseconds()), Better: p.Better, Risk: p.Risk,
		Scored: p.Game.Points != nil, Bound: round(math.Log((1 - p.Risk) / p.Risk)), Verdict: Open,
	}
	// Deals count in their order, so that the answer does not depend on which
	// game ends first.
	type result struct {
		winner int
		points [2]float64
	}
	early := map[int]result{}
	start := time.Now()
	err := Run(ctx, p.plan(), func(g *Played) bool {
		early[g.Number] = result{g.Winner, g.both()}
		for d.Verdict == Open {
			n := d.Games
			a, okA := early[n]
			b, okB := early[n+1]
			if !okA || !okB {
				break
			}
			delete(early, n)
			delete(early, n+1)
			d.add(a.winner, b.winner)
			d.score(a.points, b.points)
			if seen != nil {
				seen(d)
			}
		}
		return d.Verdict == Open
	})
	d.Seconds = math.Round(time.Since(start).Seconds())
	return d, err
}

// score counts the points of the two games of a deal.
func (d *Duel) score(a, b [2]float64) {
	for k := range d.points {
		d.points[k].add((a[k] + b[k]) / 2)
		d.Points[k] = d.points[k].average()
	}
}

// both is the points of the two players of a game, for each of their seats.
func (g *Played) both() (points [2]float64) {
	var seats [2]float64
	for seat, n := range g.Points {
		k := g.plan.at(seat, g.shift)
		points[k] += n
		seats[k]++
	}
	return [2]float64{points[0] / seats[0], points[1] / seats[1]}
}

// add counts the two games of a deal.
func (d *Duel) add(winners ...int) {
	points := 0.0
	for _, w := range winners {
		d.Games++
		if w < 0 {
			d.Draws++
			points += 0.5
			continue
		}
		d.Wins[w]++
		points += float64(1 - w)
	}
	d.pairs.add(points / float64(len(winners)))
	d.Score = round(d.pairs.value())
	d.Low, d.High = round(max(d.pairs.value()-d.pairs.half(), 0)), round(min(d.pairs.value()+d.pairs.half(), 1))
	// The likelihood ratio of "one half and Better" to "one half", for a mean
	// that is as good as normal. A variance that is still too small to be true
	// counts as that of a deal in ten that is not won by the same player twice.
	variance := max(d.pairs.variance(), 0.025)
	d.LLR = round(float64(d.pairs.n) * d.Better * (d.pairs.value() - 0.5 - d.Better/2) / variance)
	switch {
	case d.pairs.n < leastPairs:
	case d.LLR >= d.Bound:
		d.Verdict = Stronger
	case d.LLR <= -d.Bound:
		d.Verdict = NotStronger
	}
}

// Print writes the duel for people.
func (d *Duel) Print(w io.Writer) {
	fmt.Fprintf(w, "%s against %s: %d to %d, %d drawn, in %d games from seed %d\n", d.A, d.B, d.Wins[0], d.Wins[1], d.Draws, d.Games, d.Seed)
	fmt.Fprintf(w, "%s scores %.1f %% (%.1f to %.1f)\n", d.A, 100*d.Score, 100*d.Low, 100*d.High)
	if d.Scored {
		fmt.Fprintf(w, "points per game: %s %s, %s %s\n", d.A, d.Points[0], d.B, d.Points[1])
	}
	answer := map[Verdict]string{
		Stronger:    d.A + " is stronger",
		NotStronger: fmt.Sprintf("%s is not stronger by %.1f %%", d.A, 100*d.Better),
		Open:        "that is too few games to tell which is stronger",
	}[d.Verdict]
	fmt.Fprintf(w, "%s (likelihood ratio %.2f, bounds -%.2f and %.2f, %.0f s)\n", answer, d.LLR, d.Bound, d.Bound, d.Seconds)
}
