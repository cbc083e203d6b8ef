package program

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"feltstack/rules/games"
	"feltstack/saves"
	"feltstack/saves/sets"
	"feltstack/ui"
	"feltstack/ui/commands"
	"feltstack/ui/library"
)

// How long a window may take to appear before it is given up, and how long it
// is left to settle before its memory is read.
const (
	firstFrameBound = 20 * time.Second
	settleTime      = 2 * time.Second
)

// measureWindow measures the window for bench: a second start of this program
// until its first frame is painted, its memory, and a drag at 1600x900
// past an arrow that grows and a number that counts.
func measureWindow(id string, built *games.Registry) func(ctx context.Context) (commands.WindowFigures, error) {
	return func(ctx context.Context) (commands.WindowFigures, error) {
		var f commands.WindowFigures
		if openDisplay() != nil {
			return f, nil
		}
		first, rss, err := measureStart(ctx)
		if err != nil {
			return f, err
		}
		all, err := built.All()
		if err != nil {
			return f, err
		}
		alone, beside, err := ui.MeasureDrag(newApp(id), ui.Shot{Games: all, Size: image.Pt(1600, 900), Seed: 25, Choices: 48})
		if err != nil {
			return f, err
		}
		mid, high, labMid, labHigh := ms(alone.P50), ms(alone.P95), ms(beside.P50), ms(beside.P95)
		return commands.WindowFigures{
			FirstFrameMs: &first, RSSMB: &rss, DragFrameMsP50: &mid, DragFrameMsP95: &high, LabFrameMsP50: &labMid, LabFrameMsP95: &labHigh,
		}, nil
	}
}

// demoThink is how long bots think about a choice while memory is measured.
const demoThink = 3 * time.Millisecond

// demoWindow opens a window on saves of its own, in which bots play game after game at
// full speed until ctx ends.
func demoWindow(id string, built *games.Registry) func(ctx context.Context, told func(games int)) error {
	return func(ctx context.Context, told func(games int)) error {
		if err := openDisplay(); err != nil {
			return err
		}
		dir, err := os.MkdirTemp("", "feltstack-bench")
		if err != nil {
			return err
		}
		defer os.RemoveAll(dir)
		open := func(ctx context.Context) (library.Library, error) {
			all, err := built.All()
			if err != nil {
				return nil, err
			}
			store, err := saves.Open(ctx, filepath.Join(dir, "games.db"), saves.Options{})
			if err != nil {
				return nil, err
			}
			return library.New(all, store, filepath.Join(dir, sets.Home), built.Pool).Hurried(demoThink), nil
		}
		return ui.Run(ctx, newApp(id), ui.Deps{Open: open, Painted: letCompilerGo, Demo: &ui.Demo{Bot: "learner", Told: told}})
	}
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// measureStart starts the program's window and returns how many milliseconds
// it took to its first painted frame, and its resident memory in MB.
func measureStart(ctx context.Context) (first, rss float64, err error) {
	self, err := os.Executable()
	if err != nil {
		return 0, 0, fmt.Errorf("find the program: %w", err)
	}
	dir, err := os.MkdirTemp("", "feltstack-bench")
	if err != nil {
		return 0, 0, err
	}
	defer os.RemoveAll(dir)
	trace := filepath.Join(dir, "trace.jsonl")
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	cmd := exec.CommandContext(ctx, self, "--db", filepath.Join(dir, "games.db"), "--trace", trace)
	begun := time.Now()
	if err := cmd.Start(); err != nil {
		return 0, 0, fmt.Errorf("start the window: %w", err)
	}
	defer cmd.Wait()
	defer cancel()
	for {
		text, _ := os.ReadFile(trace)
		if bytes.Contains(text, []byte(`"painted":true`)) {
			break
		}
		if time.Since(begun) > firstFrameBound {
			return 0, 0, fmt.Errorf("the window did not open within %v", firstFrameBound)
		}
		time.Sleep(time.Millisecond)
	}
	first = ms(time.Since(begun))
	time.Sleep(settleTime)
	status, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", cmd.Process.Pid))
	for line := range strings.Lines(string(status)) {
		if kb, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			n, _ := strconv.ParseFloat(strings.Fields(kb)[0], 64)
			rss = n / 1024
		}
	}
	return first, rss, nil
}
