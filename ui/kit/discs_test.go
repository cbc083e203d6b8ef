package kit

import (
	"image/color"
	"slices"
	"testing"

	"feltstack/cardart"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A choice that is drawn as discs shows them in the place of its text, inside the button; it is
// found by its letters and by what they are called.
func TestSelectWithDiscs(t *testing.T) {
	test.NewTempApp(t)
	red, blue := Disc{"R", color.NRGBA{0xa0, 0, 0, 0xff}}, Disc{"B", color.NRGBA{0, 0, 0xa0, 0xff}}
	s := NewSelect(NewStillEnv(cardart.Midnight, 1, nil))
	s.SetChoices([]Choice{
		{Text: "any"}, {Text: "RR", Discs: []Disc{red, red}, Find: "Red"}, {Text: "R/B", Discs: []Disc{red, {Letter: "/"}, blue}, Find: "Red Blue"},
		{Text: "RRRRRRRR", Discs: slices.Repeat([]Disc{red}, 8)},
	})
	w := test.NewTempWindow(t, &fyne.Container{Objects: []fyne.CanvasObject{s}})
	w.Resize(fyne.NewSize(600, 500))
	Box{100, 40, 90, 38}.Put(s)
	for i, written := range [][]string{{}, {"R", "R"}, {"R", "/", "B"}, {"R", "×8"}} {
		s.SetSelectedIndex(i)
		if s.Drawn != (i > 0) || s.discs.texts.n != len(written) {
			t.Errorf("%s: drawn %v, with %d letters", s.Selected, s.Drawn, s.discs.texts.n)
		}
		for _, at := range s.discs.Written() {
			if at.X < 8 || at.Right() > 90-selectArrow+6 {
				t.Errorf("%s: a letter lies at %v", s.Selected, at)
			}
		}
	}
	s.Tapped(nil)
	s.list.entry.SetText("blue")
	if len(s.list.found) != 1 || s.list.found[0] != 2 {
		t.Errorf("blue finds %v", s.list.found)
	}
	s.list.entry.SetText("rr")
	if len(s.list.found) != 2 {
		t.Errorf("rr finds %v", s.list.found)
	}
	s.list.key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if s.Selected != "RR" {
		t.Errorf("chosen is %q", s.Selected)
	}
}
