package ui

import (
	"encoding/json"
	"image/color"
	"math"
	"reflect"
	"slices"
	"testing"

	"feltstack/table"
	"feltstack/ui/sound"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// contrast is that of WCAG 2.
func contrast(a, b color.NRGBA) float64 {
	light := func(c color.NRGBA) float64 {
		part := func(v uint8) float64 {
			x := float64(v) / 255
			if x <= 0.03928 {
				return x / 12.92
			}
			return math.Pow((x+0.055)/1.055, 2.4)
		}
		return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
	}
	x, y := light(a)+0.05, light(b)+0.05
	return max(x, y) / min(x, y)
}

// Text can be read on everything it stands on, in every theme.
func TestPalettesAreReadable(t *testing.T) {
	for _, f := range felts {
		for _, mode := range []struct {
			name            string
			light, contrast bool
			least           float64
		}{{"dark", false, false, 4.5}, {"light", true, false, 4.5}, {"contrast", false, true, 10}} {
			p := newPalette(f.key, mode.light, mode.contrast)
			for name, back := range map[string]color.NRGBA{
				"felt": p.felt, "panel": p.panel, "zone": p.zoneRest, "plate": p.plateRest, "turn": p.plateTurn, "prompt": p.promptMine, "other prompt": p.promptTheir,
			} {
				if c := contrast(p.ivory, back); c < mode.least {
					t.Errorf("%s, %s: text on %s has contrast %.1f, want %.1f", f.name, mode.name, name, c, mode.least)
				}
			}
			for _, quiet := range []color.NRGBA{p.felt, p.panel, p.zoneRest} {
				if c := contrast(p.dimmed, quiet); c < 3 {
					t.Errorf("%s, %s: quiet text has contrast %.1f, want 3", f.name, mode.name, c)
				}
			}
			if c := contrast(ink, p.brass); c < 4.5 {
				t.Errorf("%s, %s: the leading button has contrast %.1f", f.name, mode.name, c)
			}
		}
	}
}

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
	if p := newPalette(s.Felt, false, false); p.felt != Felt {
		t.Error("an unknown felt is not the usual one")
	}
}

func TestSettingsPage(t *testing.T) {
	test.NewTempApp(t)
	e := stillEnv()
	var got []Settings
	p := newSettingsScreen(e, usualSettings(), settingsExits{Change: func(s Settings) { got = append(got, s) }, Sound: func() string { return "" }})
	snapshot(p.Container, fyne.NewSize(1280, 800), 1)
	p.learn(deedHint)
	p.key(&fyne.KeyEvent{Name: fyne.KeyF3})
	if len(got) != 1 || got[0].Keys["hint"] != "F3" || e.keys.deed("F3") != deedHint {
		t.Fatalf("a new key: %+v", got)
	}
	p.learn(deedUndo)
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
