package felt

import (
	"strings"
	"testing"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A bubble stays on the felt or in the panel where it is about, off the pointer, the names of
// zones and seats, and as far as there's room off cards.
func TestBubblesLeaveNamesOpen(t *testing.T) {
	test.NewTempApp(t)
	why := table.Refusal{Text: strings.Repeat("A card of this rank can't be scuttled. ", 2), Rule: "VASTRIX 4.2"}
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 1600, Height: 900}} {
		ts := laid(t, kittest.Plain(), midGame().session(), Exits{}, size)
		names := ts.board.texts()
		said := 0
		for x := float32(10); x < size.Width; x += 45 {
			for y := float32(10); y < size.Height; y += 45 {
				p := fyne.NewPos(x, y)
				ts.panels.say(why, p)
				b := kit.BoxOf(ts.panels.bubble.catch)
				if frame := ts.sight.frameAt(p); b.Within(frame) != b || frame.Empty() {
					t.Fatalf("%v: said at %v it lies at %v, not in %v", size, p, b, frame)
				}
				if b.Has(p) {
					t.Fatalf("%v: it lies at %v, on the pointer at %v", size, b, p)
				}
				if said++; crosses(b.Inset(1), names) && !ts.sight.arr.Side.Has(p) {
					said-- // where all sides are taken
				}
			}
		}
		if all := int(size.Width/45) * int(size.Height/45); said < all*8/10 {
			t.Errorf("%v: of %d bubbles only %d lie over no name", size, all, said)
		}
		putAway(ts)
	}
}
