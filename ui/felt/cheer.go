package felt

import (
	"image/color"
	"time"

	"feltstack/cardart/portraits"
	"feltstack/ui/kit"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
)

// cheer is what a coach praises with over the middle of the table: the person's portrait,
// and what was done. A click puts it away.
type cheer struct {
	*fyne.Container
	env    *kit.Env
	stop   *kit.Catcher
	sketch *kit.Sketch
	face   *medallion
	shows  string // the title
	away   bool   // put away by hand
	anim   *fyne.Animation
}

// The measures of the panel.
const (
	cheerWidth = 560
	cheerFace  = 128
	cheerEdge  = 28
	cheerTitle = 38
	cheerText  = 17
	cheerTakes = 450 * time.Millisecond
)

func newCheer(e *kit.Env) *cheer {
	c := &cheer{env: e, sketch: kit.NewSketch(), face: newMedallion()}
	c.stop = kit.NewCatcher(func(fyne.Position) { c.put() })
	c.Container = &fyne.Container{Objects: []fyne.CanvasObject{c.stop, c.sketch.Container, c.face.pic}}
	c.Hide()
	return c
}

// put puts it away to look at the table.
func (c *cheer) put() {
	c.away = true
	c.halt()
	c.Hide()
	kit.Repaint()
}

// set praises in the middle of a frame; with no title there is nothing to praise.
func (c *cheer) set(title, text string, face portraits.Portrait, frame kit.Box) {
	if title == "" {
		c.shows, c.away = "", false
		c.halt()
		c.Hide()
		return
	}
	if c.away {
		return
	}
	face.Mood = portraits.Winning
	width := min(cheerWidth, frame.W-2*kit.Gap)
	in := width - 2*cheerEdge
	write := func(text string, f look.Face, colour color.NRGBA, size float32) ([]kit.Word, float32) {
		all, high := kit.Flow([]kit.Span{{Text: text, Face: f, Color: colour}}, size, in)
		kit.Align(all, in, 0.5)
		return all, high
	}
	head, headHigh := write(title, look.Title, look.Now().Gold, cheerTitle)
	below, belowHigh := write(text, look.Plain, look.Now().Ivory, cheerText)
	height := 2*cheerEdge + cheerFace + 10 + headHigh + 8 + belowHigh
	b := kit.NewBox(frame.X+(frame.W-width)/2, frame.Y+(frame.H-height)/2, width, height)
	b.Put(c.stop)
	c.sketch.Begin()
	c.sketch.LitBoard(c.env, b, look.Now().Panel, look.Now().Gold)
	mid := b.Y + cheerEdge + cheerFace/2
	for i, r := range [...]float32{6, 4.5, 3} { // a string of brass beads at either side
		for _, at := range [...]float32{-1, 1} {
			x := b.Centre().X + at*(cheerFace/2+26+float32(i)*24)
			c.sketch.Rounded(kit.NewBox(x-r, mid-r, 2*r, 2*r), look.Now().Gold, look.Now().Ivory, 1, r)
		}
	}
	y := b.Y + cheerEdge + cheerFace + 10
	c.sketch.Words(head, cheerTitle, b.X+cheerEdge, y)
	c.sketch.Words(below, cheerText, b.X+cheerEdge, y+headHigh+8)
	c.sketch.End()
	c.face.set(c.env.Pics, face, kit.NewBox(b.X+(b.W-cheerFace)/2, b.Y+cheerEdge, cheerFace, cheerFace), c.env.Scale())
	c.Show()
	if first := c.shows != title; first && moves(c.env) {
		c.rise()
	}
	c.shows = title
}

// rise has it come up from below.
func (c *cheer) rise() {
	c.halt()
	c.at(0)
	c.anim = fyne.NewAnimation(paced(c.env, cheerTakes), kit.Tick(func(f float32) {
		if c.at(f); f == 1 {
			c.anim = nil
		}
	}))
	c.anim.Start()
}

func (c *cheer) at(part float32) {
	c.Move(fyne.NewPos(0, overRise*(1-part)*(1-part)))
	kit.Repaint()
}

// halt ends the motion.
func (c *cheer) halt() {
	if c.anim != nil {
		c.anim.Stop()
		c.anim = nil
		c.Move(fyne.Position{})
	}
}
