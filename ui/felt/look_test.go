package felt

import (
	"image"
	"image/color"
	"testing"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/look"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// TestTableAtAllSizes: the table fills windows of all sizes; its zones lie
// apart, inside the window, and the cards of the hand can all be taken hold of.
func TestTableAtAllSizes(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.Theme{})
	for name, m := range map[string]*sceneMaker{"mid": midGame(), "stack": stackGame()} {
		for _, size := range []fyne.Size{fyne.NewSize(1280, 800), fyne.NewSize(1600, 900), fyne.NewSize(1920, 1080)} {
			ts := lent(t, New(kittest.Env(), m.session(), Exits{}))
			img := kit.Snapshot(ts.Container, size, 1)
			if got := img.Bounds().Size(); got != image.Pt(int(size.Width), int(size.Height)) {
				t.Errorf("%s: the picture is %v", name, got)
			}
			if n := coloursOf(img); n < 200 {
				t.Errorf("%s at %v: only %d colours are to be seen", name, size, n)
			}
			window := kit.NewBox(0, 0, size.Width, size.Height)
			for id, z := range ts.sight.arr.Zones {
				if z.X < 0 || z.Y < 0 || z.Right() > window.W+1 || z.Bottom() > window.H+1 {
					t.Errorf("%s at %v: zone %d lies outside the window: %v", name, size, id, z.Box)
				}
				for other, o := range ts.sight.arr.Zones {
					if z.Scene.Area.Row == table.RowStack || o.Scene.Area.Row == table.RowStack {
						continue // it lies over the ends of rows, and their cards make way
					}
					if id < other && z.X < o.Right()-1 && o.X < z.Right()-1 && z.Y < o.Bottom()-1 && o.Y < z.Bottom()-1 {
						t.Errorf("%s at %v: zones %d and %d overlap", name, size, id, other)
					}
				}
			}
			for _, c := range ts.sight.arr.Cards {
				if c.Item == 0 && len(ts.sight.scene.Stack) > 0 && c.Meets(ts.sight.arr.Open) {
					t.Errorf("%s at %v: %s at %v lies under the stack at %v", name, size, c.Card.Name, c.Box, ts.sight.arr.Open)
				}
				if c.Hand && ts.panels.inSight(c).W < 24 {
					t.Errorf("%s at %v: of %s in the hand only %v is in sight", name, size, c.Card.Name, ts.panels.inSight(c).W)
				}
			}
			putAway(ts)
		}
	}
}

// coloursOf counts the colours of every seventh pixel.
func coloursOf(img image.Image) int {
	seen := map[color.Color]bool{}
	b := img.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y += 7 {
		for x := b.Min.X; x < b.Max.X; x += 7 {
			seen[img.At(x, y)] = true
		}
	}
	return len(seen)
}
