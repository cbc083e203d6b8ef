package bot

import (
	"math"
	"slices"
	"testing"

	"feltstack/rules"
)

// ranked is nim that ranks taking n by score[n-1].
func ranked(heap int16, patience bool, score ...float32) *rules.Game {
	g := nim(heap, patience)
	g.Rank = func(m *rules.Match, all []float32) {
		for i, o := range m.S.Options {
			if o.Verb == verbTake {
				all[i] = score[(int(o.N)-1)%len(score)]
			}
		}
	}
	return g
}

func TestLean(t *testing.T) {
	for _, c := range []struct {
		name string
		game *rules.Game
		want []float64
	}{
		{"ranked", ranked(9, true, 1, 0, -20), []float64{math.E, 1, 0, 1}},
		{"far above", ranked(9, true, 0, 50, 0), []float64{0, 1, 0, 0}},
		{"not ranked", nim(9, false), []float64{1, 1, 1}},
		{"not ranked, with a pass", nim(9, true), []float64{0, 0, 0, 1}},
	} {
		m := start(t, c.game, 2, 1)
		rng := rules.Seeded(1)
		const tries = 8000
		got := make([]float64, len(c.want))
		for range tries {
			got[Lean(m, &rng)]++
		}
		sum := 0.0
		for _, w := range c.want {
			sum += w
		}
		for i, n := range got {
			if want := tries * c.want[i] / sum; math.Abs(n-want) > 200 {
				t.Errorf("%s: option %d taken %v times of %d, want %.0f", c.name, i, n, tries, want)
			}
		}
	}
}

// wide is a game with many options, of which only taking best wins.
func wide(n, best int16) *rules.Game {
	g := nim(3, false)
	g.Procs = []rules.Proc{{Name: "match", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: 0, Prompt: 1})
			for k := range n {
				m.Offer(rules.Option{Verb: verbTake, N: k}, 0)
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			m.S.Nums[numHeap] = m.S.Answer.N
			m.Ask(rules.Decision{Kind: rules.PickNumber, Seat: 1, Prompt: 1})
			m.Offer(rules.Option{Verb: verbTake, N: 1}, 0)
			m.Offer(rules.Option{Verb: verbTake, N: 2}, 0)
		},
		func(m *rules.Match, f *rules.Frame) {
			if m.S.Nums[numHeap] == best {
				m.Win(rules.Of(0))
				return
			}
			m.Win(rules.Of(1))
		},
	}}}
	return must(g.Build())
}

// Where a game ranks many options, the best few get the thought.
func TestSearchIsWideWhereItIsWorthIt(t *testing.T) {
	g := wide(60, 7)
	tried := func() []int {
		var all []int
		for _, l := range think(t, start(t, g, 2, 1), Budget{Iterations: 100}).Lines {
			all = append(all, l.Option)
		}
		return all
	}
	if n := len(tried()); n < 50 {
		t.Errorf("without a ranking %d of 60 options were tried", n)
	}
	g.Rank = func(m *rules.Match, score []float32) {
		for i := range score {
			score[i] = -float32(i) / 100
		}
	}
	got := tried()
	if len(got) < 8 || len(got) > 16 || got[0] != 7 {
		t.Errorf("tried %v, want some more than 8, and 7 most", got)
	}
	slices.Sort(got)
	for i, option := range got {
		if option != i {
			t.Errorf("tried %v, not the best ranked", got)
			break
		}
	}
}

func TestObviousNeedsNoSearch(t *testing.T) {
	g := ranked(9, false, rules.RankObvious, 0, 0)
	if r := think(t, start(t, g, 2, 1), Budget{Iterations: 100}); r.Why != Obvious || r.Choice != 0 || r.Iterations != 0 {
		t.Errorf("far above: %+v", r)
	}
	g = ranked(9, false, rules.RankObvious, rules.RankObvious, 0)
	if r := think(t, start(t, g, 2, 1), Budget{Iterations: 100}); r.Why != Searched || r.Iterations == 0 {
		t.Errorf("two of them: %+v", r)
	}
	g = ranked(3, false, rules.RankObvious, 0, 0)
	if r := think(t, start(t, g, 2, 1), Budget{Iterations: 100}); r.Why != Sure || r.Choice != 2 {
		t.Errorf("another one wins: %+v", r)
	}
}

// What a game comes to for each seat counts, not only who wins.
func TestSearchPlaysForPoints(t *testing.T) {
	g := wide(5, 9)
	g.Value = func(m *rules.Match, p rules.Seat) float64 {
		if p == 0 {
			return -1 + 0.2*float64(m.S.Nums[numHeap]%4)
		}
		return 1
	}
	if r := think(t, start(t, g, 2, 1), Budget{Iterations: 200}); r.Choice != 3 {
		t.Errorf("%+v, want option 3, which loses with most points", r)
	}
}

// Games go on as far as they ask for before they are judged.
func TestAhead(t *testing.T) {
	for ahead := range int16(3) {
		g := *vast(t)
		m := start(t, &g, 2, 1)
		turns, asked := [4]int{}, 0
		g.Ahead = ahead
		eval := g.Eval
		g.Eval = func(w *rules.Match, p rules.Seat) float64 {
			turns[min(w.S.Turn-m.S.Turn, 3)]++
			asked++
			if ahead == 0 && !quiet(w) {
				t.Error("judged in the middle of an action")
			}
			return eval(w, p)
		}
		choose(NewSearch(), m, Budget{Iterations: 40}, 1)
		if asked == 0 || turns[ahead] == 0 || slices.Max(turns[:ahead+1]) != turns[ahead] {
			t.Errorf("%d turns ahead: judged after 0, 1, 2, more turns %v times", ahead, turns)
		}
	}
}

// What others mustn't foresee every player who thinks takes by chance, as often as it is ranked.
func TestMixed(t *testing.T) {
	g := ranked(7, false, 0, float32(math.Log(3)), -hopeless)
	g.Verbs[verbTake].Mixed = true
	m := start(t, g, 2, 1)
	for _, name := range []string{"learner", "expert", "greedy", "open2", "policy"} {
		var took [3]int
		for seed := range uint64(400) {
			took[choose(player(t, name), m, Budget{}, seed)]++
		}
		if took[0] < 70 || took[0] > 130 || took[2] > 0 {
			t.Errorf("%s takes %v of 400, want a quarter, the rest and nothing", name, took)
		}
	}
	var view rules.Match
	m.View(0, &view)
	rng := rules.Seeded(1)
	if r := NewSearch().Think(t.Context(), &view, 0, Budget{}, &rng); r.Why != Mixed || r.Iterations != 0 {
		t.Errorf("it says %+v", r)
	}
}
