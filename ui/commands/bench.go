package commands

import (
	"context"
	"fmt"
	"io"
	"slices"
	"time"

	"feltstack/rules"
	"feltstack/rules/games"
)

// benchReport is what bench --json prints.
type benchReport struct {
	Games map[string]gameFigures `json:"games"`
	UI    WindowFigures          `json:"ui"`
	Saves savesFigures           `json:"saves"`
	Decks deckFigures            `json:"decks"`
}

// gameFigures are the speeds of a game's rules on one core.
type gameFigures struct {
	StepsPerS      float64 `json:"steps_per_s"` // random choices, the next options listed
	CopyNs         float64 `json:"copy_ns"`     // of a match in mid-game
	StateBytes     int     `json:"state_bytes"` // the largest seen
	AllocsPerStep  float64 `json:"allocs_per_step"`
	PlayoutsPerS   float64 `json:"playouts_per_s"`   // from a determinization in mid-game to the end
	GamesPerS      float64 `json:"games_per_s"`      // whole random games
	IterationsPerS float64 `json:"iterations_per_s"` // of a searching bot at its first choice, on all cores
}

// WindowFigures are the speeds of the window; nil where it was not measured.
type WindowFigures struct {
	FirstFrameMs   *float64 `json:"first_frame_ms"`
	DragFrameMsP50 *float64 `json:"drag_frame_ms_p50"`
	DragFrameMsP95 *float64 `json:"drag_frame_ms_p95"`
	LabFrameMsP50  *float64 `json:"lab_frame_ms_p50"` // likewise, while the lab plays
	LabFrameMsP95  *float64 `json:"lab_frame_ms_p95"`
	RSSMB          *float64 `json:"rss_mb"`
}

// Window is what needs a display.
type Window struct {
	// Measure opens the window, measures it and closes it. Without a display it
	// returns figures that are all nil, and no error.
	Measure func(ctx context.Context) (WindowFigures, error)
	// Demo has bots play game after game in the window until ctx ends, and tells how
	// many are over.
	Demo func(ctx context.Context, told func(games int)) error
}

// savesFigures are the speeds of saving, in milliseconds.
type savesFigures struct {
	ChoiceMsP50 float64 `json:"choice_ms_p50"` // from the choice until it is on disk and seen
	Open500Ms   float64 `json:"open500_ms"`    // file and a game of 500 choices, until it can go on
	UndoMsP95   float64 `json:"undo_ms_p95"`   // taking a declaration back
}

func benchCommand(built *games.Registry, window Window) Command {
	return Command{"bench", "measure how fast rules, window, saves and looking for cards are", func(ctx context.Context, args []string, out, errOut io.Writer) int {
		f := NewFlags("bench [flags]", "Measures the rules of every game on one core, the window if there is a display, saving in a file of its own, and looking for cards.",
			"bench --json")
		asJSON := f.Bool("json", false, "print one JSON object")
		each := f.Duration("time", 2*time.Second, "measure each game's steps for this `TIME`")
		memory := f.Duration("memory", 0, "only let bots play in the window for this `TIME`, and print its memory over it")
		rest, code, ok := f.Read(args, out, errOut)
		if !ok {
			return code
		}
		if len(rest) > 0 || *each <= 0 || *memory < 0 {
			return f.Misuse(errOut, "bench takes no arguments, and a time above 0")
		}
		if *memory > 0 {
			return benchMemory(ctx, window, *memory, out, errOut)
		}
		report, err := bench(ctx, built, *each, window)
		if err != nil {
			return fail(errOut, err)
		}
		if *asJSON {
			return printJSON(report, out, errOut)
		}
		report.print(out)
		return OK
	}}
}

func bench(ctx context.Context, built *games.Registry, each time.Duration, window Window) (*benchReport, error) {
	all, err := built.All()
	if err != nil {
		return nil, err
	}
	r := &benchReport{Games: map[string]gameFigures{}}
	for _, g := range all {
		if r.Games[g.Name], err = benchGame(ctx, g, each); err != nil {
			return nil, err
		}
	}
	if r.Saves, err = benchSaves(ctx, all[0], each); err != nil {
		return nil, err
	}
	if i := slices.IndexFunc(all, (*rules.Game).BuildsDecks); i >= 0 {
		if r.Decks, err = benchDecks(ctx, all[i], each); err != nil {
			return nil, err
		}
	}
	if window.Measure != nil {
		if r.UI, err = window.Measure(ctx); err != nil {
			return nil, fmt.Errorf("measure the window: %w", err)
		}
	}
	return r, nil
}

func (r *benchReport) print(out io.Writer) {
	line := func(name string, value *float64, unit string) {
		if value == nil {
			fmt.Fprintf(out, "  %-18s not measured\n", name)
			return
		}
		fmt.Fprintf(out, "  %-18s %12.3f %s\n", name, *value, unit)
	}
	var names []string
	for name := range r.Games {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		g := r.Games[name]
		bytes := float64(g.StateBytes)
		fmt.Fprintln(out, name)
		line("random play", &g.StepsPerS, "steps/s")
		line("copy", &g.CopyNs, "ns")
		line("state", &bytes, "bytes")
		line("memory", &g.AllocsPerStep, "allocations a step")
		line("playouts", &g.PlayoutsPerS, "/s")
		line("random games", &g.GamesPerS, "/s")
		line("search iterations", &g.IterationsPerS, "/s")
	}
	fmt.Fprintln(out, "window")
	line("first frame", r.UI.FirstFrameMs, "ms")
	line("drag frame p50", r.UI.DragFrameMsP50, "ms")
	line("drag frame p95", r.UI.DragFrameMsP95, "ms")
	line("beside lab p50", r.UI.LabFrameMsP50, "ms")
	line("beside lab p95", r.UI.LabFrameMsP95, "ms")
	line("memory", r.UI.RSSMB, "MB")
	fmt.Fprintln(out, "saves")
	line("choice p50", &r.Saves.ChoiceMsP50, "ms")
	line("open 500 choices", &r.Saves.Open500Ms, "ms")
	line("take back p95", &r.Saves.UndoMsP95, "ms")
	fmt.Fprintln(out, "decks")
	line("search p95", &r.Decks.SearchMs, "ms")
}

// percentile is the value below which the part p of the values lies.
func percentile(values []float64, p float64) float64 {
	if len(values) == 0 {
		return 0
	}
	slices.Sort(values)
	return values[min(int(p*float64(len(values))), len(values)-1)]
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// randomMatch plays n random choices of a new match, or fewer if it ends.
func randomMatch(g *rules.Game, seed uint64, n int) (*rules.Match, error) {
	m, err := rules.New(g, rules.Setup{Seats: g.MinSeats, Seed: seed})
	if err != nil {
		return nil, err
	}
	rng := rules.Seeded(seed + 1)
	for i := 0; i < n && !m.S.Over; i++ {
		if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
			return nil, err
		}
	}
	return m, nil
}
