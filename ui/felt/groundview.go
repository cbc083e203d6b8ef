package felt

import (
	"image"
	"slices"
	"time"

	"feltstack/cardart/ground"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// groundView is what all of the table lies on, with its zones let into it: strips one
// below the other, so that with other light on a zone only some are painted and uploaded
// again. That is done away from the UI goroutine; until new ones are there the old ones are
// shown, stretched to the window.
type groundView struct {
	*fyne.Container
	env    *kit.Env
	shown  painted      // nothing before the first is painted
	want   ground.Table // with inlays
	inlays []ground.Inlay
	due    bool // what is wanted is not what is shown
	busy   bool // a goroutine is painting
	closed bool
	calm   func() // stops waiting for the window to keep its size
}

// painted is a ground as it was painted.
type painted struct {
	of     ground.Table
	inlays []ground.Inlay
	strips []*image.RGBA
}

// calmTime is how long the window keeps its size before the ground is painted again.
const calmTime = 80 * time.Millisecond

func newGroundView(e *kit.Env) *groundView {
	return &groundView{Container: &fyne.Container{}, env: e}
}

// set shows a ground with its inlays in a window of the given size.
func (g *groundView) set(t ground.Table, in []ground.Inlay, window fyne.Size) {
	if g.Size() != window {
		g.Resize(window)
		g.place()
	}
	if t == g.want && slices.Equal(in, g.inlays) {
		return
	}
	resized := t.Size != g.want.Size && g.shown.strips != nil
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

// paint has what is wanted painted, one ground at a time.
func (g *groundView) paint() {
	if g.busy || g.closed || !g.due {
		return
	}
	g.due = false
	was := g.shown
	next := painted{of: g.want, inlays: g.inlays}
	g.busy = true
	g.env.Paint("painting the table", func() error { next.paint(was); return nil }, func(err error) {
		g.busy = false
		if g.closed {
			return
		}
		if err == nil { // or else the one before stays
			g.show(next)
		}
		g.paint()
	})
}

// paint paints the strips that look different than before.
func (p *painted) paint(was painted) {
	for i, r := range p.of.Strips() {
		if p.of == was.of && !ground.Differs(r, was.inlays, p.inlays) {
			p.strips = append(p.strips, was.strips[i])
			continue
		}
		if p.of == was.of {
			p.strips = append(p.strips, p.of.Again(was.strips[i], r, was.inlays, p.inlays))
			continue
		}
		p.strips = append(p.strips, p.of.Part(r, p.inlays))
	}
}

// show shows what has been painted. A strip that stays is not uploaded again.
func (g *groundView) show(p painted) {
	g.shown = p
	for i, img := range p.strips {
		if i == len(g.Objects) {
			pic := canvas.NewImageFromImage(kit.Blank)
			pic.ScaleMode, pic.FillMode = canvas.ImageScalePixels, canvas.ImageFillStretch
			g.Objects = append(g.Objects, pic)
		}
		if pic := g.Objects[i].(*canvas.Image); pic.Image != image.Image(img) {
			pic.Image = img
			pic.Refresh()
		}
	}
	g.Objects = g.Objects[:len(p.strips)]
	g.place()
	kit.Repaint()
}

// strictly is by how much of a pixel strips are higher than they are, so that no rounding
// leaves a line between two of them.
const strictly = 0.02

// place lays the strips out over the window.
func (g *groundView) place() {
	if len(g.Objects) == 0 {
		return
	}
	size := g.Size()
	y := size.Height / float32(g.shown.of.Size.Y)
	for i, r := range g.shown.of.Strips() {
		bottom := float32(r.Max.Y)
		if r.Max.Y < g.shown.of.Size.Y {
			bottom += strictly
		}
		kit.NewBox(0, float32(r.Min.Y)*y, size.Width, (bottom-float32(r.Min.Y))*y).Put(g.Objects[i])
	}
}

// stop gives up what is still to be painted, and what was.
func (g *groundView) stop() {
	g.closed = true
	g.shown.strips = nil
	for _, o := range g.Objects {
		kit.Free(o.(*canvas.Image))
	}
	g.Objects = nil
	if g.calm != nil {
		g.calm()
	}
}
