package ui

import (
	"slices"
	"testing"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/shelf"
	"feltstack/ui/sound"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func TestSettingsPage(t *testing.T) {
	test.NewTempApp(t)
	e := kittest.Env()
	var got []shelf.Settings
	p := newSettingsScreen(e, shelf.UsualSettings(), settingsExits{Change: func(s shelf.Settings) { got = append(got, s) }, Sound: func() string { return "" }})
	kit.Snapshot(p.Container, fyne.NewSize(1280, 800), 1)
	p.learn(kit.DeedHint)
	p.Key(&fyne.KeyEvent{Name: fyne.KeyF3})
	if len(got) != 1 || got[0].Keys["hint"] != "F3" || e.Keys.Deed("F3") != kit.DeedHint {
		t.Fatalf("a new key: %+v", got)
	}
	p.learn(kit.DeedUndo)
	p.Key(&fyne.KeyEvent{Name: fyne.KeySpace})
	if len(got) != 1 || p.note == "" {
		t.Errorf("a taken key was taken again: %q", p.note)
	}
}

func TestSounds(t *testing.T) {
	news := func(kinds ...table.NewsKind) *table.Scene {
		s := &table.Scene{}
		for _, k := range kinds {
			s.News = append(s.News, table.News{Kind: k})
		}
		return s
	}
	asked := news(table.NewsMoved)
	asked.Prompt.Mine = true
	won := news(table.NewsMoved)
	won.Over, won.Won = true, true
	for _, c := range []struct {
		now  *table.Scene
		want []sound.Effect
	}{
		{news(), nil},
		{news(table.NewsMoved, table.NewsMoved), []sound.Effect{sound.Card}},
		{news(table.NewsMoved, table.NewsCountered, table.NewsMarked), []sound.Effect{sound.Counter, sound.Card}},
		{asked, []sound.Effect{sound.Card, sound.Turn}},
		{won, []sound.Effect{sound.Win}},
	} {
		if got := heardOf(news(), c.now); !slices.Equal(got, c.want) {
			t.Errorf("%v sounds like %v, want %v", c.now.News, got, c.want)
		}
	}
}
