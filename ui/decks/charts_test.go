package decks

import (
	"testing"

	"feltstack/rules/decks"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Bars too narrow for their labels have them in two rows, inside the chart and none over another.
func TestChartLabels(t *testing.T) {
	c := newCharts(nil)
	c.Resize(fyne.NewSize(166, 120))
	labels := []string{"Penguin", "Action", "Relic", "Rod", "Fit", "???"}
	var bars []decks.Bar
	for _, l := range labels {
		bars = append(bars, decks.Bar{Label: l})
	}
	c.set([]decks.Chart{{Title: "Kind", Bars: bars}}, decks.Chart{})
	found := map[string]kit.Box{}
	var walk func(o fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *fyne.Container:
			for _, o := range o.Objects {
				walk(o)
			}
		case *canvas.Text:
			found[o.Text] = kit.BoxOf(o)
		}
	}
	walk(c.words.Container)
	for i, l := range labels {
		at, ok := found[l]
		if !ok {
			t.Errorf("%q is not written", l)
			continue
		}
		if at.X < 0 || at.X+labelWidth(bars[i]) > 166 || at.Y+labelHeight > 120 {
			t.Errorf("%q lies outside: %v", l, at)
		}
		for k, other := range labels[:i] {
			if b := found[other]; b.Y == at.Y && b.X+labelWidth(bars[k]) > at.X {
				t.Errorf("%q lies over %q", l, other)
			}
		}
	}
}
