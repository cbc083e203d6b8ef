package felt

import (
	"testing"

	"feltstack/cardart/portraits"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Praise lies within the felt, goes away with a click, stays away while the same is
// praised, and comes back for what is done after that.
func TestCheer(t *testing.T) {
	test.NewTempApp(t)
	c, frame := newCheer(kittest.Plain()), kit.NewBox(0, 0, 700, 480)
	praise := func(title string) bool {
		c.set(title, "Two in one", portraits.Portrait{}, frame)
		return c.Visible()
	}
	if praise("") || !praise("Solved") {
		t.Fatal("it praises nothing, or not what is done")
	}
	if b := kit.BoxOf(c.stop); b.X < frame.X || b.Right() > frame.Right() || b.Y < frame.Y || b.Bottom() > frame.Bottom() {
		t.Errorf("it lies at %v, out of %v", b, frame)
	}
	c.stop.Tapped(&fyne.PointEvent{})
	if c.Visible() || praise("Solved") {
		t.Error("it doesn't go away")
	}
	if praise("") || !praise("Solved") {
		t.Error("it doesn't come back")
	}
}
