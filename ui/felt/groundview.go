package felt

import (
	"image"
	"slices"
	"time"

	"feltstack/cardart/ground"
	"feltstack/rules/guard"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// groundView is the one picture that all of the table lies on, with its zones let into
// it. It is painted away from the UI goroutine; until a new one is there the old one is
// shown, stretched to the window.
type groundView struct {
	env    *kit.Env
	pic    *canvas.Image
	bare   *image.RGBA // without inlays, of the table that was painted last
	of     ground.Table
	want   ground.Table
	inlays []ground.Inlay
	shown  []ground.Inlay // of the picture
	due    bool           // what is wanted is not what is shown
	busy   bool           // a goroutine is painting
	closed bool
	calm   func() // stops waiting for the window to keep its size
}

// calmTime is how long the window keeps its size before the ground is painted anew.
const calmTime = 150 * time.Millisecond

func newGroundView(e *kit.Env) *groundView {
	g := &groundView{env: e, pic: canvas.NewImageFromImage(kit.Blank)}
	g.pic.ScaleMode, g.pic.FillMode = canvas.ImageScalePixels, canvas.ImageFillStretch
	g.pic.Hide()
	return g
}

// set shows a ground with its inlays in a window of the given size.
func (g *groundView) set(t ground.Table, in []ground.Inlay, window fyne.Size) {
	if g.pic.Size() != window {
		g.pic.Resize(window)
	}
	if t == g.want && slices.Equal(in, g.inlays) {
		return
	}
	resized := t.Size != g.want.Size && g.bare != nil
	g.want, g.inlays, g.due = t, in, true
	if !resized || g.env.Still {
		if g.calm == nil {
			g.paint()
		}
		return
	}
	if g.calm != nil {
		g.calm()
	}
	g.calm = g.env.After(calmTime, func() {
		g.calm = nil
		g.paint()
	})
}

// paint has what is wanted painted, one picture at a time.
func (g *groundView) paint() {
	if g.busy || g.closed || !g.due {
		return
	}
	g.due = false
	t, in, bare, was, old := g.want, g.inlays, g.bare, g.shown, g.pic.Image
	anew := t != g.of
	var img *image.RGBA
	make := func() error {
		if anew {
			bare = t.Bare()
			img = t.Inlaid(bare, in)
		} else {
			img = t.Renewed(old.(*image.RGBA), bare, was, in)
		}
		return nil
	}
	show := func() {
		g.bare, g.of, g.shown, g.pic.Image = bare, t, in, img
		g.pic.Refresh()
		if !g.pic.Visible() {
			g.pic.Show()
		}
	}
	painted := func(err error) {
		if err != nil { // the one before stays
			g.env.Reports.Report(err)
			return
		}
		show()
	}
	if g.env.Still {
		painted(guard.Try("painting the table", make))
		return
	}
	g.busy = true
	guard.Go("painting the table", make, func(err error) {
		g.env.Post(func() {
			g.busy = false
			if !g.closed {
				painted(err)
				g.paint()
			}
		})
	})
}

// stop gives up what is still to be painted.
func (g *groundView) stop() {
	g.closed = true
	if g.calm != nil {
		g.calm()
	}
}
