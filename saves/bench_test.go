package saves

import (
	"context"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// BenchmarkAppendChoice is what a player waits for: one choice, committed and flushed. The budget is 2 ms for p50.
func BenchmarkAppendChoice(b *testing.B) {
	ctx := context.Background()
	s := newStore(b)
	id := newGame(b, s)
	var times []time.Duration
	for i := 0; b.Loop(); i++ {
		start := time.Now()
		if err := s.AppendChoices(ctx, id, Choice{N: i, Key: "effect 3♠", Hash: uint64(i)}); err != nil {
			b.Fatal(err)
		}
		times = append(times, time.Since(start))
	}
	reportPercentiles(b, times)
}

// BenchmarkWriter is the same through the goroutine of a Writer.
func BenchmarkWriter(b *testing.B) {
	s := newStore(b)
	w := s.StartWriter(context.Background(), newGame(b, s), 0, func(err error) { b.Error(err) })
	defer w.Close()
	var times []time.Duration
	for i := 0; b.Loop(); i++ {
		start := time.Now()
		ack := w.Append(Choice{N: i, Key: "effect 3♠", Hash: uint64(i)})
		<-ack.Done()
		times = append(times, time.Since(start))
	}
	reportPercentiles(b, times)
}

// BenchmarkTruncate takes back the last of 500 choices and makes it again.
func BenchmarkTruncate(b *testing.B) {
	ctx := context.Background()
	s := newStore(b)
	id := newGame(b, s)
	if err := s.AppendChoices(ctx, id, line(500)...); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if err := s.Truncate(ctx, id, 499); err != nil {
			b.Fatal(err)
		}
		b.StopTimer()
		if err := s.AppendChoices(ctx, id, line(500)[499]); err != nil {
			b.Fatal(err)
		}
		b.StartTimer()
	}
}

// BenchmarkLoad500 loads a game of 500 choices. The budget is 10 ms.
func BenchmarkLoad500(b *testing.B) {
	ctx := context.Background()
	s := newStore(b)
	id := newGame(b, s)
	if err := s.AppendChoices(ctx, id, line(500)...); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := s.ListGames(ctx, Filter{Status: Playing, Limit: 1}); err != nil {
			b.Fatal(err)
		}
		if _, err := s.LoadChoices(ctx, id); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkOpen opens a file with a hundred games of 300 choices, check of integrity included.
func BenchmarkOpen(b *testing.B) {
	ctx := context.Background()
	path := filepath.Join(b.TempDir(), "saves.db")
	s := mustOpen(b, path, Options{})
	for range 100 {
		if err := s.AppendChoices(ctx, newGame(b, s), line(300)...); err != nil {
			b.Fatal(err)
		}
	}
	s.Close()
	for b.Loop() {
		s, err := Open(ctx, path, Options{})
		if err != nil {
			b.Fatal(err)
		}
		s.Close()
	}
}

func reportPercentiles(b *testing.B, times []time.Duration) {
	slices.Sort(times)
	for name, at := range map[string]int{"p50-ms": len(times) / 2, "p95-ms": len(times) * 95 / 100} {
		b.ReportMetric(float64(times[at].Microseconds())/1000, name)
	}
}
