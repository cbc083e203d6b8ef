package guard

import (
	"bytes"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var errBroken = errors.New("broken")

func divide(by int) int { return 1 / by }

// A panic comes back as an error that knows where it happened, an error as it is.
func TestTry(t *testing.T) {
	if err := Try("a test", func() error { return nil }); err != nil {
		t.Error(err)
	}
	if err := Try("a test", func() error { return errBroken }); err != errBroken {
		t.Error(err)
	}
	err := Try("a test", func() error { return fmt.Errorf("no panic: %d", divide(0)) })
	c := Find(err)
	if c == nil || c.What != "a test" || !strings.Contains(c.Stack, "divide") || !strings.Contains(err.Error(), "divide by zero") {
		t.Fatalf("%+v", err)
	}
	if place := placeOf(c.Stack); !strings.HasPrefix(place, "feltstack/rules/guard.divide guard_test.go:") {
		t.Errorf("the place is %q", place)
	}
	if Plain(err) != "a test crashed" || Plain(errBroken) != "broken" {
		t.Errorf("in the log: %q, %q", Plain(err), Plain(errBroken))
	}
	if err := Try("a test", func() error { panic(errBroken) }); !errors.Is(err, errBroken) {
		t.Error(err)
	}
}

// A worker's panic, handed on by its owner, keeps the worker's stack.
func TestGroupHandsOn(t *testing.T) {
	err := Try("a bot", func() error {
		var g Group
		g.Go("a worker", func() error { return nil })
		g.Go("a worker", func() error { return fmt.Errorf("no panic: %d", divide(0)) })
		if err := g.Wait(); err != nil {
			panic(err)
		}
		return nil
	})
	c := Find(err)
	if c == nil || c.What != "a bot, a worker" || !strings.Contains(c.Stack, "divide") {
		t.Fatalf("%+v", err)
	}
}

func TestGo(t *testing.T) {
	ended := make(chan error)
	Go("a test", func() error { panic("stop") }, func(err error) { ended <- err })
	if err := <-ended; Find(err) == nil {
		t.Fatal(err)
	}
}

// A report has all that was known, its file is private, and the log keeps what a
// panic says to itself. The same place is reported once a minute.
func TestReport(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "reports")
	var log bytes.Buffer
	r := NewReporter(folder, "Feltstack 1", slog.New(slog.NewTextHandler(&log, nil)))
	crash := func() error { return Try("a hint", func() error { panic("the hidden card is the Six") }) }
	r.Report(nil)
	r.Report(errBroken)
	for range 2 {
		r.Report(crash(), Note{"Log of the game", "turn 3: You draw 7♥"})
	}
	var told []Report
	r.Told(func(report Report) { told = append(told, report) })
	if len(told) != 1 || told[0].What != "a hint" {
		t.Fatalf("told %+v", told)
	}
	text, err := os.ReadFile(told[0].Path)
	if err != nil || string(text) != told[0].Text {
		t.Fatal(err)
	}
	for _, want := range []string{"Feltstack 1: a hint crashed on", "panic: the hidden card is the Six", "guard_test.go", "Log of the game\nturn 3: You draw 7♥"} {
		if !strings.Contains(string(text), want) {
			t.Errorf("the report lacks %q", want)
		}
	}
	if strings.Contains(log.String(), "Six") || strings.Count(log.String(), "a hint") != 2 {
		t.Errorf("the log:\n%s", log.String())
	}
	if info, err := os.Stat(told[0].Path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	r.Report(Try("another", func() error { return fmt.Errorf("no panic: %d", divide(0)) }))
	if files, _ := os.ReadDir(folder); len(files) != 2 || len(told) != 2 {
		t.Errorf("%d files, told %d times", len(files), len(told))
	}
	next := NewReporter(folder, "Feltstack 1", slog.New(slog.DiscardHandler))
	next.Recall("the window", r.Last())
	next.Recall("the window", filepath.Join(folder, "no such file"))
	again := told[:0:0]
	next.Told(func(report Report) { again = append(again, report) })
	if len(again) != 1 || again[0].Text != told[1].Text || again[0].Path != told[1].Path {
		t.Errorf("recalled: %+v", again)
	}
	var none *Reporter
	none.Report(crash())
	none.Told(nil)
}

// Without a place to write to the report is passed on all the same.
func TestReportWithoutDisk(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, folder := range []string{"", filepath.Join(file, "reports")} {
		r := NewReporter(folder, "Feltstack 1", slog.New(slog.DiscardHandler))
		var told Report
		r.Told(func(report Report) { told = report })
		r.Report(Try("a hint", func() error { panic(1) }))
		if told.Path != "" || !strings.Contains(told.Text, "a hint crashed") {
			t.Errorf("%q: %+v", folder, told)
		}
	}
}
