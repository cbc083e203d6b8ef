package bot

import (
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/guard"
)

// A panic in a determinization reaches whoever asked for the search, whichever
// worker met it, with the place where it happened.
func TestSearchHandsOnACrash(t *testing.T) {
	g := nim(60, false)
	steps := g.Procs[0].Steps
	took := steps[2]
	steps[2] = func(m *rules.Match, f *rules.Frame) {
		if m.S.Nums[numHeap] < 40 {
			panic("the heap is gone")
		}
		took(m, f)
	}
	m, err := rules.New(g, rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	for _, cores := range []int{1, 3} {
		rng := rules.Seeded(1)
		err := guard.Try("a bot", func() error {
			(&Search{params: usual}).Choose(t.Context(), m, m.S.Decision.Seat, Budget{Iterations: 1000, Cores: cores}, &rng)
			return nil
		})
		c := guard.Find(err)
		if c == nil || c.What != "a bot, a search worker" || !strings.Contains(c.Stack, "crash_test.go") {
			t.Errorf("%d cores: %v", cores, err)
		}
	}
}
