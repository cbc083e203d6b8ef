package bot

import (
	"context"
	"math"
	"strings"
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/games"
)

// start makes a match of g at its first decision.
func start(t testing.TB, g *rules.Game, seats int, seed uint64) *rules.Match {
	t.Helper()
	m, err := rules.New(g, rules.Setup{Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// built are the games: package gamestest, which has them for other tests, imports this one.
var built = games.NewRegistry()

// vast is the largest game of the registry: hidden hands, answers, long texts.
func vast(t testing.TB) *rules.Game {
	t.Helper()
	all, err := built.All()
	if err != nil {
		t.Fatal(err)
	}
	return all[0]
}

func player(t testing.TB, name string) Player {
	t.Helper()
	p, err := New(name)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// choose lets a player choose for the seat that is asked.
func choose(p Player, m *rules.Match, b Budget, seed uint64) int {
	var view rules.Match
	seat := m.S.Decision.Seat
	m.View(seat, &view)
	rng := rules.Seeded(seed)
	return p.Choose(context.Background(), &view, seat, b, &rng)
}

func TestSearchFindsTheWinningMove(t *testing.T) {
	for _, c := range []struct {
		heap  int16
		seats int
		takes int16
	}{{2, 2, 2}, {3, 2, 3}, {5, 2, 1}, {6, 2, 2}, {7, 2, 3}, {9, 2, 1}, {10, 2, 2}, {3, 3, 3}} {
		m := start(t, nim(c.heap, false), c.seats, 1)
		i := choose(NewSearch(), m, Budget{Iterations: 2000}, 1)
		if got := m.S.Options[i].N; got != c.takes {
			t.Errorf("heap of %d: takes %d, want %d", c.heap, got, c.takes)
		}
	}
}

// A match that can go on for ever is still thought about to an end.
func TestSearchHasAHorizon(t *testing.T) {
	g := nim(3, true)
	g.Eval = func(m *rules.Match, p rules.Seat) float64 { return 0 }
	m := start(t, g, 2, 1)
	if got := m.S.Options[choose(NewSearch(), m, Budget{Iterations: 300}, 1)]; got.N != 3 {
		t.Errorf("chose %+v, want to take 3", got)
	}
	never := nim(math.MaxInt16, true)
	asked := 0
	never.Eval = func(m *rules.Match, p rules.Seat) float64 { asked++; return 0 }
	choose(NewSearch(), start(t, never, 2, 1), Budget{Iterations: 10}, 1)
	if asked == 0 {
		t.Error("nobody guessed the result of a match without an end")
	}
}

func TestSameSeedSameChoice(t *testing.T) {
	g := vast(t)
	luck := rules.Seeded(5)
	m := start(t, g, 2, 3)
	for n := 0; n < 25 && !m.S.Over; n++ {
		a, b := choose(NewSearch(), m, Budget{Iterations: 10}, 9), choose(NewSearch(), m, Budget{Iterations: 10}, 9)
		if a != b {
			t.Fatalf("choice %d: %d and %d from the same seed", n, a, b)
		}
		if err := m.Choose(luck.IntN(len(m.S.Options))); err != nil {
			t.Fatal(err)
		}
	}
}

// What a player can't see does not matter to it: in every determinization that its seat
// holds possible it chooses the same.
func TestNoPeeking(t *testing.T) {
	g := vast(t)
	luck := rules.Seeded(8)
	old := NewSearch() // one that remembers other positions must not differ either
	for seed := range uint64(2) {
		m := start(t, g, 2, seed)
		for n := 0; n < 25 && !m.S.Over; n++ {
			var other rules.Match
			m.Determinize(m.S.Decision.Seat, &luck, &other)
			for _, name := range []string{"learner", "expert", "plain", "random", "greedy"} {
				a, b := player(t, name), player(t, name)
				want := choose(a, m, Budget{Iterations: 8}, 4)
				if got := choose(b, &other, Budget{Iterations: 8}, 4); got != want {
					t.Fatalf("seed %d, choice %d: %s chooses %s with other hidden cards, else %s", seed, n, name, other.Words().Key(got), m.Words().Key(want))
				}
			}
			if got, want := choose(old, &other, Budget{Iterations: 8}, 4), choose(NewSearch(), m, Budget{Iterations: 8}, 4); got != want {
				t.Fatalf("seed %d, choice %d: memory of other choices changed this one", seed, n)
			}
			if err := m.Choose(luck.IntN(len(m.S.Options))); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func TestSearchBeatsRandom(t *testing.T) {
	g := vast(t)
	wins, played := 0, 4
	for i := range played {
		m := start(t, g, 2, uint64(i))
		mine := rules.Seat(i % 2)
		search, luck := NewSearch(), rules.Seeded(uint64(i))
		for !m.S.Over {
			option := luck.IntN(len(m.S.Options))
			if m.S.Decision.Seat == mine {
				option = choose(search, m, Budget{Iterations: 20}, luck.Uint64())
			}
			if err := m.Choose(option); err != nil {
				t.Fatal(err)
			}
		}
		if m.S.Winners == rules.Of(mine) {
			wins++
		}
	}
	if wins < 3 {
		t.Errorf("won %d of %d games against random play", wins, played)
	}
}

func TestBudgetAndCancel(t *testing.T) {
	m := start(t, vast(t), 2, 1)
	began := time.Now()
	choose(NewSearch(), m, Budget{Time: 50 * time.Millisecond}, 1)
	if took := time.Since(began); took < 50*time.Millisecond {
		t.Errorf("thought for %v, want 50ms", took)
	}
	var view rules.Match
	m.View(m.S.Decision.Seat, &view)
	rng := rules.Seeded(1)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if i := NewSearch().Choose(ctx, &view, m.S.Decision.Seat, Budget{Time: time.Hour}, &rng); i != Safe(&view) {
		t.Errorf("canceled at once: option %d, want the default option", i)
	}
}

// Once a search has grown to its size, an iteration costs no memory.
func TestPlayoutsDoNotAllocate(t *testing.T) {
	view, sample := ready(t)
	for range 300 {
		sample()
	}
	if n := testing.AllocsPerRun(100, sample); n > 0.1 {
		t.Errorf("%v allocations an iteration", n)
	}
	if view.S.Over {
		t.Error("the view was played on")
	}
}

// ready is a view and a function that plays one iteration from it.
func ready(t testing.TB) (*rules.Match, func()) {
	m := start(t, vast(t), 2, 1)
	view := &rules.Match{}
	seat := m.S.Decision.Seat
	m.View(seat, view)
	g := &worker{params: usual, rng: rules.Seeded(1)}
	g.tree.clear(2_000_000)
	return view, func() {
		view.Determinize(seat, &g.rng, &g.sample)
		g.iterate()
	}
}

func TestFullTreeStillChooses(t *testing.T) {
	m := start(t, nim(7, false), 2, 1)
	g := &worker{params: usual, rng: rules.Seeded(1)}
	g.tree.clear(1)
	for !g.tree.full() {
		g.tree.nodes = append(g.tree.nodes, node{})
	}
	m.Determinize(0, &g.rng, &g.sample)
	g.iterate()
	if len(g.tree.nodes) > maxNodes {
		t.Error("the tree grew beyond its bound")
	}
	g.tree.trim()
	if cap(g.tree.nodes) > keptNodes {
		t.Error("a large tree keeps its memory")
	}
}

func TestLevels(t *testing.T) {
	for _, name := range Names() {
		if p, err := New(name); err != nil || p == nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, l := range Levels() {
		if found, err := Find(l.Name); err != nil || found.Title != l.Title || l.Help == "" || l.Budget(0).Time == 0 {
			t.Errorf("%+v: %v", l, err)
		}
	}
	for _, name := range []string{"genius", "expert:", "expert:0", "random:3"} {
		if _, err := New(name); err == nil {
			t.Errorf("%q makes a player", name)
		}
	}
	if _, err := New("genius"); !strings.Contains(err.Error(), "casual") {
		t.Errorf("an unknown level: %v", err)
	}
	if p, err := New("expert:7"); err != nil || p.(*Search).iterations != 7 {
		t.Errorf("expert:7 is %+v, %v", p, err)
	}
}

func BenchmarkIterations(b *testing.B) {
	_, sample := ready(b)
	b.ReportAllocs()
	for b.Loop() {
		sample()
	}
}
