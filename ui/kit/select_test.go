package kit

import (
	"testing"

	"feltstack/cardart"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// A list of options opens over the window, near its button and inside; keys search in it,
// lead through what is found, choose and close.
func TestSelectByKeys(t *testing.T) {
	test.NewTempApp(t)
	names := []string{"Any deck", "Crows", "Dragons", "Iron dragons", "Knights", "Mice", "Owls", "Rats", "Stags", "Toads", "Wolves", "Zebras"}
	for _, y := range []float32{40, 460} {
		s := NewSelect(NewStillEnv(cardart.Midnight, 1, nil))
		var chosen []string
		s.SetOptions(names)
		s.SetSelectedIndex(1)
		s.OnChanged = func(o string) { chosen = append(chosen, o) }
		w := test.NewTempWindow(t, &fyne.Container{Objects: []fyne.CanvasObject{s}})
		w.Resize(fyne.NewSize(600, 500))
		Box{100, y, 180, 36}.Put(s)
		press := func(keys ...fyne.KeyName) {
			for _, k := range keys {
				e := &fyne.KeyEvent{Name: k}
				w.Canvas().Focused().(desktop.Keyable).KeyDown(e)
				w.Canvas().Focused().TypedKey(e)
			}
		}
		s.Tapped(nil)
		if s.list == nil || len(w.Canvas().Overlays().List()) != 1 || s.list.found[s.list.at] != 1 {
			t.Fatal("the list isn't open at the chosen option")
		}
		if at := BoxOf(s.list.hold); at.Within(Box{0, 0, 600, 500}) != at || at.Meets(BoxOf(s)) && y < 100 {
			t.Errorf("the list of the button at %v lies at %v", y, at)
		}
		for _, r := range "DRAG" {
			w.Canvas().Focused().TypedRune(r)
		}
		if len(s.list.found) != 2 {
			t.Errorf("%d options are found", len(s.list.found))
		}
		press(fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn)
		if s.Selected != "Iron dragons" || s.SelectedIndex() != 3 || len(chosen) != 1 || s.list != nil || len(w.Canvas().Overlays().List()) != 0 {
			t.Errorf("chosen is %q, told %q", s.Selected, chosen)
		}
		s.Tapped(nil)
		if press(fyne.KeyUp, fyne.KeyEscape); s.list != nil || s.SelectedIndex() != 3 {
			t.Errorf("Escape has chosen %q", s.Selected)
		}
		s.Tapped(nil)
		if press(fyne.KeyEnd, fyne.KeyPageDown, fyne.KeyPageDown); s.list.at != len(names)-1 || s.list.grid.Offset.Y == 0 {
			t.Errorf("past the end option %d is marked, scrolled by %v", s.list.at, s.list.grid.Offset.Y)
		}
		test.TapCanvas(w.Canvas(), fyne.NewPos(590, 250))
		if s.list != nil || len(chosen) != 1 {
			t.Error("a click beside the list doesn't close it")
		}
	}
}
