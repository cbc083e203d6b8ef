package lab

import (
	"context"
	"encoding/csv"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard"
)

func plan(t *testing.T, n int, players ...string) Plan {
	t.Helper()
	all := gamestest.All(t)
	return Plan{Game: all[0], Players: players, Games: n, Seed: 5, Jobs: 1}
}

func report(t *testing.T, p Plan) *Report {
	t.Helper()
	tally := NewTally(p)
	if err := Run(t.Context(), p, func(g *Played) bool { tally.Add(g); return true }); err != nil {
		t.Fatal(err)
	}
	return tally.Report(time.Second)
}

func TestSameNumbersWhateverJobs(t *testing.T) {
	p := plan(t, 40, "random", "random")
	one := report(t, p)
	p.Jobs = 4
	if many := report(t, p); !reflect.DeepEqual(one, many) {
		t.Error("four jobs give other numbers than one")
	}
	p.Seed++
	if other := report(t, p); other.Choices == one.Choices {
		t.Error("another seed gives the same games")
	}
}

func TestReportAddsUp(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	r := report(t, plan(t, 40, "random", "learner:12"))
	if r.Games != 40 || r.Wins[0]+r.Wins[1]+r.Draws != 40 || r.Wins[1] < 20 {
		t.Errorf("%d games, wins %v, %d drawn", r.Games, r.Wins, r.Draws)
	}
	sum := 0
	for _, s := range r.Endings {
		sum += s.N
	}
	turns := 0
	for _, n := range r.Turns {
		turns += n
	}
	if sum != 40 || turns != 40 {
		t.Errorf("endings of %d games, turns of %d", sum, turns)
	}
	if r.First.Of != 40-r.Draws || r.First.Low >= r.First.Rate || r.First.High <= r.First.Rate {
		t.Errorf("who begins wins %+v", r.First)
	}
	modes := false
	for _, u := range r.Cards {
		if u.Played < u.Won.Of || u.Won.N > u.Won.Of || u.Card == "" || u.How == "" || strings.Contains(u.How, "{") {
			t.Errorf("%+v", u)
		}
		modes = modes || strings.HasSuffix(u.How, "mode 2")
	}
	if len(r.Cards) < 50 || !modes {
		t.Errorf("only %d uses of cards, printed options told: %v", len(r.Cards), modes)
	}
	var b strings.Builder
	if err := r.CSV(&b); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(strings.NewReader(b.String())).ReadAll()
	if err != nil || len(rows) < len(r.Cards)+4 {
		t.Errorf("%d rows, %v", len(rows), err)
	}
	b.Reset()
	r.Print(&b, 3)
	if !strings.Contains(b.String(), "40 games from seed 5") || strings.Count(b.String(), "\n") < 8 {
		t.Error(b.String())
	}
}

// A player that changes its seat takes its wins along.
func TestPlayersChangePlaces(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	p := plan(t, 6, "learner", "random")
	first := map[int]int{}
	var deals []uint64
	err := Run(t.Context(), p, func(g *Played) bool {
		first[g.First]++
		deals = append(deals, g.Deal)
		return true
	})
	if err != nil || first[0] != 3 || first[1] != 3 || deals[0] != deals[1] || deals[1] == deals[2] {
		t.Errorf("who began: %v, deals %v, %v", first, deals, err)
	}
	p.Fixed = true
	if err := Run(t.Context(), p, func(g *Played) bool { return g.First == 0 }); err != nil {
		t.Error(err)
	}
}

// A player's deck goes where the player sits.
func TestDecksChangePlaces(t *testing.T) {
	a, b := rules.Deck{Name: "A"}, rules.Deck{Name: "B"}
	p := Plan{Players: []string{"x", "y"}, Decks: []rules.Deck{a, b}}
	for shift, want := range []string{"AB", "BA"} {
		if d := p.setup(shift).Decks; d[0].Name+d[1].Name != want {
			t.Errorf("shift %d: %v, want %s", shift, d, want)
		}
	}
}

// Teams win together, and who begins wins with the own team; with three at the table
// everyone plays alone.
func TestTeamsAreCounted(t *testing.T) {
	for _, c := range []struct {
		players []string
		even    float64
		teams   []string
	}{
		{[]string{"random", "random"}, 0.5, nil},
		{[]string{"random", "random", "random"}, 0.3333, nil},
		{[]string{"random", "learner:10", "random", "learner:10"}, 0.5, []string{"1 and 3", "2 and 4"}},
	} {
		p := plan(t, 12, c.players...)
		tally := NewTally(p)
		if err := Run(t.Context(), p, func(g *Played) bool { tally.Add(g); return true }); err != nil {
			t.Fatal(err)
		}
		r := tally.Report(time.Second)
		if r.Even != c.even || len(r.Teams) != len(c.teams) || r.First.Of+r.Draws != 12 {
			t.Errorf("%d players: %+v", len(c.players), r)
		}
		wins := r.Draws
		for i, side := range r.Teams {
			wins += side.Wins
			if side.Name() != c.teams[i] || side.Rate.Of != 12 || side.Wins != r.Wins[i] || side.Wins != r.Wins[i+2] {
				t.Errorf("team %d: %+v of %+v", i, side, r)
			}
		}
		if len(r.Teams) > 0 && wins != 12 {
			t.Errorf("%d of 12 games are accounted for: %+v", wins, r)
		}
	}
}

// In a duel at a larger table the two sit there in turn, and change their seats.
func TestDuelAtALargerTable(t *testing.T) {
	for seats, want := range map[int][]string{3: {"ABA", "BAB"}, 4: {"ABAB", "BABA"}} {
		p := (&DuelPlan{A: "A", B: "B", Seats: seats, Games: 2}).plan()
		for i := range want {
			_, shift := p.deal(i)
			who := ""
			for seat := range seats {
				who += p.Players[p.at(seat, shift)]
			}
			if who != want[i] {
				t.Errorf("game %d of %d seats is played by %s", i, seats, who)
			}
		}
	}
	p := plan(t, 2)
	d, err := Settle(t.Context(), DuelPlan{Game: p.Game, A: "learner:10", B: "random", Seats: 4, Games: 24, Seed: 1, Jobs: 2, Better: 0.1, Risk: 0.05}, nil)
	if err != nil || d.Seats != 4 || d.Wins[0] <= d.Wins[1] || d.Wins[0]+d.Wins[1]+d.Draws != d.Games {
		t.Errorf("%+v, %v", d, err)
	}
}

func TestRunStops(t *testing.T) {
	p := plan(t, 1000, "random", "random")
	n := 0
	if err := Run(t.Context(), p, func(*Played) bool { n++; return n < 3 }); err != nil || n != 3 {
		t.Errorf("%d games, %v", n, err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := Run(ctx, p, func(*Played) bool { t.Error("a game after the end"); return false }); err != nil {
		t.Error(err)
	}
	for _, bad := range []func(p *Plan){
		func(p *Plan) { p.Players = []string{"random", "genius"} },
		func(p *Plan) { p.Players = []string{"random"} },
		func(p *Plan) { p.Games = 0 },
		func(p *Plan) { p.Decks = make([]rules.Deck, 1) },
		func(p *Plan) { p.RuleOptions = map[string]string{"colour": "blue"} },
	} {
		q := p
		bad(&q)
		if err := Run(t.Context(), q, nil); err == nil {
			t.Errorf("%+v is played", q)
		}
	}
}

func TestShare(t *testing.T) {
	// Wilson's interval for 8 of 10, as published.
	if s := NewShare(8, 10); math.Abs(s.Low-0.4902) > 1e-4 || math.Abs(s.High-0.9433) > 1e-4 || s.Rate != 0.8 {
		t.Errorf("%+v", s)
	}
	if s := NewShare(0, 0); s.Low != 0 || s.High != 1 {
		t.Errorf("nothing known: %+v", s)
	}
}

func duel(t *testing.T, a, b string, games int) *Duel {
	t.Helper()
	p := plan(t, 2, a, b)
	d, err := Settle(t.Context(), DuelPlan{Game: p.Game, A: a, B: b, Games: games, Seed: 1, Jobs: 2, Better: 0.1, Risk: 0.05, Budget: bot.Budget{}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestDuel(t *testing.T) {
	if testing.Short() {
		t.Skip("a duel is played by two at a time in TestDuelAtALargerTable")
	}
	d := duel(t, "learner:30", "random", 200)
	if d.Verdict != Stronger || d.Games > 100 || d.Low <= 0.5 {
		t.Errorf("learner against random: %+v", d)
	}
	again := duel(t, "learner:30", "random", 200)
	d.Seconds, again.Seconds = 0, 0
	if !reflect.DeepEqual(d, again) {
		t.Errorf("the same duel gives\n%+v\n%+v", d, again)
	}
	if weak := duel(t, "random", "learner:30", 200); weak.Verdict != NotStronger || weak.Games > 100 {
		t.Errorf("random against learner: %+v", weak)
	}
	if few := duel(t, "random", "random", 8); few.Verdict != Open || few.Games != 8 || few.Wins[0]+few.Wins[1]+few.Draws != 8 {
		t.Errorf("eight games: %+v", few)
	}
	var b strings.Builder
	d.Print(&b)
	if !strings.Contains(b.String(), "learner:30 is stronger") {
		t.Error(b.String())
	}
	if _, err := Settle(t.Context(), DuelPlan{Game: plan(t, 2).Game, A: "random", B: "random", Games: 2, Jobs: 1}, nil); err == nil {
		t.Error("a duel without a question is played")
	}
}

// A game of teams that its first player's team wins counts for who began, and so
// do both players of a team.
func TestTeamsWin(t *testing.T) {
	r := report(t, plan(t, 12, "random", "random", "random", "random"))
	if r.First.Of != 12-r.Draws || r.First.N == 0 || r.First.N == r.First.Of {
		t.Errorf("who begins wins %+v", r.First)
	}
	if sum := r.Wins[0] + r.Wins[1]; r.Wins[0] != r.Wins[2] || r.Wins[1] != r.Wins[3] || sum != 12-r.Draws {
		t.Errorf("wins %v, %d drawn", r.Wins, r.Draws)
	}
}

// Two equal players are seldom taken for unequal ones.
func TestDuelMistakes(t *testing.T) {
	rng := rules.Seeded(7)
	wrong := 0
	for range 200 {
		d := &Duel{Better: 0.05, Bound: math.Log(19), Verdict: Open}
		for d.Verdict == Open && d.Games < 4000 {
			d.add(rng.IntN(2), rng.IntN(2))
		}
		if d.Verdict == Stronger {
			wrong++
		}
	}
	if wrong > 20 {
		t.Errorf("%d of 200 duels of equals end with a stronger one", wrong)
	}
}

// A panic in one game ends the others and is an error that says which game it was.
func TestCrashIsAnError(t *testing.T) {
	p := plan(t, 40, "random", "random")
	p.Jobs = 3
	g := *p.Game
	g.Procs = slices.Clone(g.Procs)
	for i := range g.Procs {
		g.Procs[i].Steps = slices.Clone(g.Procs[i].Steps)
		for k, step := range g.Procs[i].Steps {
			g.Procs[i].Steps[k] = func(m *rules.Match, f *rules.Frame) {
				if m.S.Turn == 4 {
					panic("the fourth turn")
				}
				step(m, f)
			}
		}
	}
	p.Game = &g
	finished := 0
	err := Run(t.Context(), p, func(*Played) bool { finished++; return true })
	if guard.Find(err) == nil || !strings.Contains(err.Error(), "seed ") || finished > 0 {
		t.Errorf("%d games, then %v", finished, err)
	}
}
