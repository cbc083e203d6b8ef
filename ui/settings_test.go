package ui

import (
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
