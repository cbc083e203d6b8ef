package learn

import (
	"log/slog"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard"
	"feltstack/rules/scenario"
	"feltstack/ui/library"
)

// Where the search for a puzzle's solution crashes the coach says so, a report is
// written, and the puzzle can be begun again.
func TestPuzzleCrash(t *testing.T) {
	whole, _, _ := gamestest.Guides(t, "vastrix")
	var armed atomic.Bool
	g := *whole
	g.Procs = slices.Clone(g.Procs)
	for i := range g.Procs {
		g.Procs[i].Steps = slices.Clone(g.Procs[i].Steps)
		for k, step := range g.Procs[i].Steps {
			g.Procs[i].Steps[k] = func(m *rules.Match, f *rules.Frame) {
				if armed.Load() {
					panic("injected")
				}
				step(m, f)
			}
		}
	}
	_, puzzles, err := scenario.Guides(&g, games.Guides(g.Name))
	if err != nil {
		t.Fatal(err)
	}
	p := led(t, func() (library.OpenGame, error) { return OpenPuzzle(puzzles[0], "1", PuzzleEnds{}) })
	reports := guard.NewReporter(t.TempDir(), "test", slog.New(slog.DiscardHandler))
	p.env.Reports = reports
	armed.Store(true)
	p.coach("Show solution")
	p.until("the coach says it", func() bool { return strings.Contains(p.says().Wrong, "crashed") })
	armed.Store(false)
	heard := ""
	reports.Told(func(r guard.Report) { heard = r.What })
	if heard != "a puzzle" {
		t.Errorf("reported: %q", heard)
	}
	p.coach("Start again")
	p.until("the person is asked", p.mine)
}
