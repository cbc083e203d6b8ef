package decks

import (
	"image"
	"testing"

	"feltstack/rules"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A line against the rules is told from a good one by more than its colour.
func TestWrongLinesStandOut(t *testing.T) {
	test.NewTempApp(t)
	for _, theme := range []look.Theme{look.New("green", false, false, "normal"), look.New("green", true, false, "normal"), look.New("green", false, true, "normal")} {
		fyne.CurrentApp().Settings().SetTheme(theme)
		var states []image.Image
		for _, wrong := range []bool{false, true} {
			line := &listLine{words: kit.NewSketch(), more: kit.NewPill("+", kit.Quiet, nil), less: kit.NewPill("-", kit.Quiet, nil), maybe: kit.NewPill("To maybeboard", kit.Quiet, nil), menu: kit.NewPill("More", kit.Quiet, nil), fix: kit.NewPill("", kit.Quiet, nil), list: &list{}, wrong: wrong, line: rules.DeckLine{N: 2, Card: "Card"}}
			size := fyne.NewSize(240, 34)
			line.Resize(size)
			line.draw(size)
			back := kit.NewFill(look.Now().Panel)
			kit.NewBox(0, 0, size.Width, size.Height).Put(back)
			kit.NewBox(0, 0, size.Width, size.Height).Put(line.words.Container)
			states = append(states, kit.Snapshot(&fyne.Container{Objects: []fyne.CanvasObject{back, line.words.Container}}, size, 1))
		}
		uitest.Distinct(t, map[string][]image.Image{"a line of a deck that is against the rules": states})
	}
}
