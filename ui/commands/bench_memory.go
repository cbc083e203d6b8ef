package commands

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"feltstack/rules/guard"
)

const (
	memorySamples = 360 // over the whole time
	memoryLines   = 60  // of them that are printed
	mostGrowth    = 0.05
	noise         = 8 // MB that come and go
)

// settleTime is how long memory may grow at first: Fyne keeps what was shown for up to two
// minutes after it has left the window, and until then more games are in that each time.
const settleTime = 3 * time.Minute

// settling is how much of the whole time is for settling.
func settling(whole time.Duration) time.Duration { return max(whole/6, min(settleTime, whole/2)) }

// memorySample is the memory of this program at a moment.
type memorySample struct {
	after      time.Duration
	games      int
	rss, heap  float64 // MB
	private    float64 // MB of rss that no file holds
	goroutines int
}

// benchMemory lets bots play in the window and prints its memory. It fails if the
// memory still grows after it had time to settle.
func benchMemory(ctx context.Context, window Window, whole time.Duration, out, errOut io.Writer) int {
	if window.Demo == nil {
		return fail(errOut, errors.New("this program has no window"))
	}
	ctx, stop := context.WithTimeout(ctx, whole)
	defer stop()
	var played atomic.Int64
	var samples []memorySample
	ended := make(chan error, 1)
	fmt.Fprintln(out, "    time  games  memory MB  private MB  heap MB  goroutines")
	guard.Go("measuring memory", func() error {
		began, tick := time.Now(), time.NewTicker(whole/memorySamples)
		defer tick.Stop()
		for {
			select {
			case <-ctx.Done():
				return nil
			case <-tick.C:
			}
			s := sampleMemory(time.Since(began), int(played.Load()))
			samples = append(samples, s)
			if len(samples)%(memorySamples/memoryLines) == 0 {
				fmt.Fprintf(out, "%8v %6d %10.1f %11.1f %8.1f %11d\n", s.after.Round(time.Second), s.games, s.rss, s.private, s.heap, s.goroutines)
			}
		}
	}, func(err error) { ended <- err })
	err := window.Demo(ctx, func(games int) { played.Store(int64(games)) })
	stop()
	if err = errors.Join(err, <-ended); err != nil {
		return fail(errOut, err)
	}
	early, late := growth(slices.DeleteFunc(samples, func(s memorySample) bool { return s.after < settling(whole) }))
	fmt.Fprintf(out, "%d games; memory in the middle: %.1f MB early, %.1f MB late (%+.1f %%)\n", played.Load(), early, late, 100*(late/early-1))
	if late > early+max(mostGrowth*early, noise) {
		return fail(errOut, fmt.Errorf("the memory grows by more than %.0f %%", 100*mostGrowth))
	}
	return OK
}

// growth is the median of memory in the first and the last quarter of some time.
func growth(samples []memorySample) (early, late float64) {
	quarter := max(len(samples)/4, 1)
	middle := func(part []memorySample) float64 {
		var all []float64
		for _, s := range part {
			all = append(all, s.rss)
		}
		return percentile(all, 0.5)
	}
	if len(samples) == 0 {
		return 1, 1
	}
	return middle(samples[:quarter]), middle(slices.Clone(samples[len(samples)-quarter:]))
}

// sampleMemory measures now. Where the system does not tell how much memory the
// program has, what Go took from it stands for that.
func sampleMemory(after time.Duration, games int) memorySample {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	const mb = 1 << 20
	s := memorySample{after: after, games: games, rss: float64(m.Sys-m.HeapReleased) / mb, heap: float64(m.HeapInuse) / mb, goroutines: runtime.NumGoroutine()}
	s.private = s.rss
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return s
	}
	for line := range strings.Lines(string(status)) {
		for name, to := range map[string]*float64{"VmRSS:": &s.rss, "RssAnon:": &s.private} {
			if kb, ok := strings.CutPrefix(line, name); ok {
				if n, err := strconv.ParseFloat(strings.Fields(kb)[0], 64); err == nil {
					*to = n / 1024
				}
			}
		}
	}
	return s
}
