package lab

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"feltstack/rules"
	"feltstack/rules/wording"
)

// Tally counts games as they end. Report may be called at any time.
type Tally struct {
	plan    Plan
	games   int
	wins    []int
	draws   int
	decided int // games with one winner, or one team
	first   int // and those of them that were won by who began
	choices []int
	turns   []int
	endings map[string]int
	cards   map[usage]*count
	sides   []*Side // the teams
	points  points
	traits  traits
	held    held
	versus  versus
	even    float64 // see Report.Even
}

// count is how a usage did.
type count struct {
	times int
	games int // counting each player of a game
	won   int // and those of them that won
	last  []int
}

// NewTally begins to count the games of a plan.
func NewTally(p Plan) *Tally {
	return &Tally{plan: p, wins: make([]int, len(p.Players)), points: newPoints(&p), traits: traits{}, held: held{}, versus: versus{}, endings: map[string]int{}, cards: map[usage]*count{}}
}

// Add counts a game.
func (t *Tally) Add(g *Played) {
	t.games++
	t.choices = append(t.choices, g.Choices)
	t.turns = append(t.turns, g.Turns)
	draw := true
	for k, won := range g.Won {
		if won {
			t.wins[k]++
			draw = false
		}
	}
	if draw {
		t.draws++
	} else {
		t.decided++
		if g.Won[g.First] {
			t.first++
		}
	}
	t.team(g)
	t.points.add(g)
	t.traits.add(g)
	t.held.add(g)
	t.versus.add(g)
	if g.Ending != "" {
		t.endings[g.Ending]++
	}
	for _, p := range g.plays {
		c := t.cards[p.usage]
		if c == nil {
			c = &count{last: make([]int, len(g.Won))}
			t.cards[p.usage] = c
		}
		c.times++
		if c.last[p.player] == t.games {
			continue
		}
		c.last[p.player] = t.games
		c.games++
		if g.Won[p.player] {
			c.won++
		}
	}
}

// team counts the games of a team, and how many it would win if all were equal.
func (t *Tally) team(g *Played) {
	seen := map[int]bool{}
	sides := 0
	for k, team := range g.Team {
		if team == 0 {
			sides++
			continue
		}
		if seen[team] {
			continue
		}
		seen[team] = true
		sides++
		var players []int
		for o := range g.Team {
			if g.Team[o] == team {
				players = append(players, o)
			}
		}
		i := slices.IndexFunc(t.sides, func(s *Side) bool { return slices.Equal(s.Players, players) })
		if i < 0 {
			i = len(t.sides)
			t.sides = append(t.sides, &Side{Players: players})
		}
		t.sides[i].games++
		if g.Won[k] {
			t.sides[i].Wins++
		}
	}
	t.even = 1 / float64(sides)
}

// Games is how many are counted.
func (t *Tally) Games() int { return t.games }

// Report sums up what was counted; it took so long.
func (t *Tally) Report(took time.Duration) *Report {
	p := &t.plan
	r := &Report{
		Game: p.Game.Name, Games: t.games, Seed: p.Seed, Seats: p.Players, Options: p.RuleOptions, Wins: slices.Clone(t.wins), Draws: t.draws,
		First: NewShare(t.first, t.decided), Endings: map[string]Share{},
	}
	for _, d := range p.Decks {
		r.Decks = append(r.Decks, d.Name)
	}
	for _, d := range p.Field {
		r.Field = append(r.Field, d.Name)
	}
	for _, w := range t.wins {
		r.Rates = append(r.Rates, NewShare(w, t.games))
	}
	for _, s := range t.sides {
		r.Teams = append(r.Teams, Side{Players: s.Players, Wins: s.Wins, Rate: NewShare(s.Wins, s.games)})
	}
	t.points.report(p, r)
	r.Traits = t.traits.report(t.games, p.seats())
	r.Held, r.Versus = t.held.report(p.Game), t.versus.report()
	r.Even = round(t.even)
	for _, n := range t.choices {
		r.Choices += n
	}
	r.LengthP50, r.TurnsP50, r.TurnsP90 = percentile(t.choices, 50), percentile(t.turns, 50), percentile(t.turns, 90)
	r.Turns = map[int]int{}
	for _, n := range t.turns {
		r.Turns[n]++
	}
	for how, n := range t.endings {
		r.Endings[how] = NewShare(n, t.games)
	}
	for u, c := range t.cards {
		r.Cards = append(r.Cards, Usage{Card: p.Game.Defs[u.def].Name, How: howOf(p.Game, u), Played: c.times, Won: NewShare(c.won, c.games), def: u.def})
	}
	slices.SortFunc(r.Cards, func(a, b Usage) int {
		return cmp.Or(cmp.Compare(a.def, b.def), strings.Compare(a.How, b.How))
	})
	r.StepsPerS = float64(int64(float64(r.Choices) / max(took.Seconds(), 1e-9)))
	return r
}

// howOf is how a card is used, in the words of the option's key without names:
// "score", "effect base mode 2".
func howOf(g *rules.Game, u usage) string {
	verb := wording.Expand(g.Verbs[u.verb].Key, func(field string) string {
		all := g.Defs[u.def].Abilities
		if field != "ability" || int(u.ability) >= len(all) {
			return ""
		}
		label, n := all[u.ability].Label, 1
		for i := range all[:u.ability] {
			if all[i].Label == label {
				n++
			}
		}
		name := strings.ToLower(g.Labels[label])
		if n > 1 {
			name += " " + digits(n)
		}
		return name
	})
	if u.mode >= 0 {
		verb += " mode " + digits(int(u.mode)+1)
	}
	return verb
}

// percentile is the value below which the part p of 100 of the numbers lies.
func percentile(all []int, p int) int {
	if len(all) == 0 {
		return 0
	}
	sorted := slices.Clone(all)
	slices.Sort(sorted)
	return sorted[min(len(sorted)*p/100, len(sorted)-1)]
}
