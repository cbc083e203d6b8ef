package ui

import (
	"context"
	"testing"

	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func TestSettingsPage(t *testing.T) {
	test.NewTempApp(t)
	e := kittest.Env()
	var got []library.Settings
	p := newSettingsScreen(e, library.UsualSettings(), settingsExits{Change: func(s library.Settings) { got = append(got, s) }, Sound: func() string { return "" }})
	kit.Snapshot(p.Container, fyne.NewSize(1280, 800), 1)
	p.learn(kit.ActionHint)
	p.Key(&fyne.KeyEvent{Name: fyne.KeyF11})
	if len(got) != 1 || got[0].Keys["hint"] != "F11" || e.Keys.Action("F11") != kit.ActionHint {
		t.Fatalf("a new key: %+v", got)
	}
	p.learn(kit.ActionUndo)
	p.Key(&fyne.KeyEvent{Name: fyne.KeySpace})
	if len(got) != 1 || p.note == "" {
		t.Errorf("a taken key was taken again: %q", p.note)
	}
}

// slowSettings is a library whose first settings take long to save.
type slowSettings struct {
	library.Library
	first chan struct{}
	saved chan library.Settings
}

func (l slowSettings) SetSettings(ctx context.Context, s library.Settings) error {
	if s.Folder == "first" {
		<-l.first
	}
	l.saved <- s
	return l.Library.SetSettings(ctx, s)
}

// Settings are saved in the order in which they were changed: those that show are saved last.
func TestSettingsAreSavedInOrder(t *testing.T) {
	w := walk(t)
	w.work.Wait()
	slow := slowSettings{w.library, make(chan struct{}), make(chan library.Settings, 9)}
	w.library = slow
	for _, folder := range []string{"first", "second", "third"} {
		w.keep(func(s *library.Settings) { s.Folder = folder })
	}
	left := false
	w.quit(func() { left = true })
	if left {
		t.Error("the window closes before they are saved")
	}
	close(slow.first)
	w.until("all is saved", func() bool { return left })
	if got, err := slow.Settings(t.Context()); err != nil || got.Folder != "third" || len(slow.saved) != 2 {
		t.Errorf("saved %d times, at last with %q (%v)", len(slow.saved), got.Folder, err)
	}
}
