package felt

import (
	"fmt"
	"strings"
	"testing"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// In windows of all sizes a menu of any length, opened with a key at any card, lies in the
// window, over neither the card nor a button of the prompt.
func TestMenusLieBesideTheirCards(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	opened := 0
	e := kittest.Plain()
	e.Post = func(func()) {} // what a drop would do comes later: the menu is looked at as it opens
	for _, size := range []fyne.Size{fyne.NewSize(1024, 700), fyne.NewSize(1280, 800), fyne.NewSize(1600, 900), fyne.NewSize(1920, 1080)} {
		for what, m := range map[string]*sceneMaker{"mid": midGame(), "stack": stackGame()} {
			for _, lines := range []int{1, 3, 8} {
				f := m.session()
				for _, c := range m.Cards {
					for i := range lines {
						f.drops[c.ID] = append(f.drops[c.ID], table.Drop{
							Card: c.ID, Keys: []string{fmt.Sprint(i)}, Verb: fmt.Sprint("Play for effect ", i), Text: strings.Repeat("Draw a card. ", i%3+1),
						})
					}
				}
				ts := New(e, f, Exits{})
				ts.Resize(size)
				for _, stop := range ts.keys.reach.stops() {
					if stop.ID == 0 {
						continue
					}
					ts.keys.focus.On = true
					ts.keys.focus.Put(stop)
					stop.Press()
					if !ts.panels.choice.Visible() {
						continue
					}
					opened++
					at := ts.panels.choice.Box()
					card := stop.Box
					if !stop.Ring.Empty() {
						card = stop.Ring
					}
					if at.Meets(card.Inset(1)) {
						t.Errorf("%s at %v: a menu of %d lines at %v lies over %s at %v", what, size, lines, at, stop.Key, card)
					}
					buttons, _ := ts.panels.prompt.taken()
					for _, b := range buttons {
						if at.Meets(b) {
							t.Errorf("%s at %v: a menu of %d lines of %s at %v lies over a button at %v", what, size, lines, stop.Key, at, b)
						}
					}
					if at.Within(kit.NewBox(0, 0, ts.sight.arr.Side.X, size.Height)) != at {
						t.Errorf("%s at %v: a menu of %d lines of %s at %v sticks out", what, size, lines, stop.Key, at)
					}
					ts.input.cancelOffer()
				}
				ts.Close()
			}
		}
	}
	if opened < 200 {
		t.Errorf("%d menus have opened", opened)
	}
}
