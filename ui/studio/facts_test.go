package studio

import (
	"testing"

	"feltstack/saves/sets"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
)

// What is printed on a card has its fields in as many rows as the window has room for, none over
// another, all inside the form; costs are chosen by their symbols.
func TestFieldsOfFacts(t *testing.T) {
	a := newAtelier(t)
	a.Load([]sets.Set{{Name: "Ice", Game: "vibes", Cards: []sets.Card{{Name: "Hot", Type: "Action", Text: "Draw a card.", Facts: map[string]any{"pudge": "RR", "makes": "R/B"}}}}}, "", "")
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 1600, Height: 900}} {
		a.Resize(size)
		_, form, _ := a.areas()
		boxes := []kit.Box{kit.BoxOf(a.motif), kit.BoxOf(a.art.open), kit.BoxOf(a.text)}
		for _, f := range a.facts {
			if f.object().Visible() {
				boxes = append(boxes, kit.BoxOf(f.object()))
			}
			if f.choice != nil && f.object().Visible() && f.object().Size().Width < f.least() {
				t.Errorf("%v: %s is %v wide", size, f.fact.Key, f.object().Size().Width)
			}
		}
		for i, b := range boxes {
			if b.Within(form) != b {
				t.Errorf("%v: field %d lies at %v, the form at %v", size, i, b, form)
			}
			for k, o := range boxes[:i] {
				if b.Meets(o) {
					t.Errorf("%v: fields %d and %d lie over each other: %v %v", size, k, i, o, b)
				}
			}
		}
		if kit.BoxOf(a.motif).W < 120 || kit.BoxOf(a.text).H < leastText {
			t.Errorf("%v: the art has %v, the text %v", size, kit.BoxOf(a.motif), kit.BoxOf(a.text))
		}
	}
	for _, f := range a.facts {
		if key := f.fact.Key; key == "pudge" || key == "makes" {
			if !f.choice.Drawn || f.choice.Selected != a.current().Cards[0].Facts[key] {
				t.Errorf("%s shows %q, drawn: %v", key, f.choice.Selected, f.choice.Drawn)
			}
		}
	}
}
