package ui

import (
	"encoding/json"
	"reflect"
	"slices"
	"testing"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/sound"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

func TestSettingsMendThemselves(t *testing.T) {
	usual := usualSettings()
	if got := usual.sane(); !reflect.DeepEqual(got, usual) {
		t.Errorf("the usual settings are mended: %+v", got)
	}
	var s Settings
	if err := json.Unmarshal([]byte(`{"felt":"plaid","back":99,"scale":17,"motion":"warp","sound":{"effects":7,"music":-1}}`), &s); err != nil {
		t.Fatal(err)
	}
	s = s.sane()
	if s.Scale != 0 || s.Back != usual.Back || s.Motion != "normal" || s.Sound.Effects != 1 || s.Sound.Music != 0 {
		t.Errorf("mended: %+v", s)
	}
	if got := s.theme().Color(theme.ColorNameBackground, theme.VariantDark); got != look.Felt {
		t.Error("an unknown felt is not the usual one")
	}
}

func TestSettingsPage(t *testing.T) {
	test.NewTempApp(t)
	e := stillEnv()
	var got []Settings
	p := newSettingsScreen(e, usualSettings(), settingsExits{Change: func(s Settings) { got = append(got, s) }, Sound: func() string { return "" }})
	kit.Snapshot(p.Container, fyne.NewSize(1280, 800), 1)
	p.learn(kit.DeedHint)
	p.key(&fyne.KeyEvent{Name: fyne.KeyF3})
	if len(got) != 1 || got[0].Keys["hint"] != "F3" || e.Keys.Deed("F3") != kit.DeedHint {
		t.Fatalf("a new key: %+v", got)
	}
	p.learn(kit.DeedUndo)
	p.key(&fyne.KeyEvent{Name: fyne.KeySpace})
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
