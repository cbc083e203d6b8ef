package bot

import (
	"testing"

	"feltstack/rules"
)

// fidget is nim in which one may also fidget, which changes nothing and asks
// again, or pass.
func fidget(n int16) *rules.Game {
	const verbFidget = verbWait + 1
	g := nim(n, false)
	g.Verbs = append(g.Verbs, rules.VerbSpec{Key: "fidget"})
	ask := func(m *rules.Match, f *rules.Frame) {
		m.Ask(rules.Decision{Kind: rules.PickAnswer, Seat: m.S.Active, Prompt: 1})
		m.Offer(rules.Option{Verb: verbFidget}, 0)
		m.Offer(rules.Option{Verb: verbWait}, 0)
	}
	answered := func(m *rules.Match, f *rules.Frame) {
		f.Goto(0)
		if m.S.Answer.Verb == verbWait {
			m.S.Active = m.S.NextSeat(m.S.Active)
			if m.S.Nums[numHeap]++; m.S.Nums[numHeap] >= n {
				m.Win(rules.Of(0))
			}
		}
	}
	g.Procs = []rules.Proc{{Name: "match", Steps: []rules.Step{ask, answered}}}
	return must(g.Build())
}

func TestPlaysWithoutEffectAreNotMade(t *testing.T) {
	m := start(t, fidget(9), 2, 1)
	for seed := range uint64(20) {
		if got := m.Words().Key(choose(player(t, "expert:200"), m, Budget{}, seed)); got != "wait" {
			t.Fatalf("chose to %s", got)
		}
	}
}

// Whoever can win at once does so, however little it thinks.
func TestEveryLevelTakesTheWinOnTheBoard(t *testing.T) {
	m := start(t, nim(3, false), 2, 1)
	var view rules.Match
	m.View(0, &view)
	for _, l := range Levels() {
		for seed := range uint64(10) {
			rng := rules.Seeded(seed)
			r := l.player().Think(t.Context(), &view, 0, Budget{}, &rng)
			if r.Why != Sure || m.S.Options[r.Choice].N != 3 || r.Iterations != 0 {
				t.Fatalf("%s: %+v", l.Name, r)
			}
		}
	}
}

// A choice that was made twice in a position gives way to the next best.
func TestNothingGoesRoundInCircles(t *testing.T) {
	m := start(t, nim(7, false), 2, 1)
	s := NewSearch()
	first := choose(s, m, Budget{Iterations: 2000}, 1)
	if got := choose(s, m, Budget{Iterations: 2000}, 2); got != first {
		t.Fatalf("first %s, then %s", m.Words().Key(first), m.Words().Key(got))
	}
	third := choose(s, m, Budget{Iterations: 2000}, 3)
	if third == first {
		t.Errorf("%s three times in one position", m.Words().Key(first))
	}
	for range 3 * longMemory {
		choose(s, m, Budget{Iterations: 1}, 4)
	}
	if len(s.history) > longMemory {
		t.Errorf("remembers %d choices", len(s.history))
	}
}

func TestNothingToThinkAbout(t *testing.T) {
	m := start(t, nim(1, false), 2, 1)
	var view rules.Match
	m.View(0, &view)
	rng := rules.Seeded(1)
	if r := NewSearch().Think(t.Context(), &view, 0, Budget{}, &rng); r.Iterations != 0 || r.Choice != 0 {
		t.Errorf("one option only: %+v", r)
	}
}
