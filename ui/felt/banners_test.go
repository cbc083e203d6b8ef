package felt

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Banners hang in an arena of any size, in the window, and nothing is written over them: not
// with a long question, the stops or plays on the stack.
func TestNothingIsWrittenOverBanners(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	g := gamestest.Find(t, "vainqueur")
	first := *library.NewSeated(g, begun(t, g, nil, "You", "Rook"), nil, false).Scene()
	for _, long := range []bool{false, true} {
		for plays := range 3 {
			s := first
			for n := range plays {
				s.Stack = append(s.Stack, table.ItemScene{ID: n + 1, Title: "A play of a card", By: "Rook", Text: strings.Repeat("Draw a card. ", 9), Cards: s.Cards[:1], Next: n == 0})
			}
			if long {
				s.Prompt.Text = strings.Repeat("Choose a card of your hand to discard. ", 6)
			}
			for _, size := range screens {
				f := &fakeSession{scene: &s, drops: map[int][]table.Drop{}}
				ts := laid(t, kittest.Plain(), f, Exits{}, size)
				what := fmt.Sprintf("%v, %d plays, a long question: %v", size, plays, long)
				var boxes []kit.Box
				for _, b := range ts.sight.arr.banners(&s, 1) {
					if b.Box.Empty() {
						continue
					}
					if !b.Box.In(image.Rect(0, 0, int(size.Width), int(size.Height))) {
						t.Errorf("%s: a banner hangs out of the window, at %v", what, b.Box)
					}
					boxes = append(boxes, kit.NewBox(float32(b.Box.Min.X), float32(b.Box.Min.Y), float32(b.Box.Dx()), float32(b.Box.Dy())))
				}
				if len(boxes) < 2 || len(boxes) < 4 && plays == 0 && !long {
					t.Errorf("%s: %d banners hang", what, len(boxes))
				}
				var written []kittest.Written
				for _, k := range []*fyne.Container{ts.board.ground, ts.board.lane.back.Container, ts.panels.side.words.Container} {
					written = append(written, kittest.WrittenIn(k, fyne.Position{})...)
				}
				for _, p := range ts.board.plates {
					written = append(written, kittest.WrittenIn(p.Container, fyne.Position{})...)
				}
				for _, w := range written {
					for _, b := range boxes {
						if w.Meets(b) {
							t.Errorf("%s: %q at %v is written over the banner at %v", what, w.Text, w.Box, b)
						}
					}
				}
				arr := ts.sight.arr
				question := kit.NewBox(arr.Prompt.X, arr.Prompt.Y, arr.Prompt.W, arr.Asked)
				for _, b := range boxes {
					for _, plain := range append([]kit.Box{question, arr.Status, arr.Windows, arr.Side}, arr.Plates[0], arr.Plates[1]) {
						if b.Meets(plain) {
							t.Errorf("%s: the banner at %v meets what is written on at %v", what, b, plain)
						}
					}
				}
				putAway(ts)
			}
		}
	}
}
