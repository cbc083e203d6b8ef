package kit

import (
	"image"
	"time"

	"feltstack/cardart/ground"
	"feltstack/rules/looks"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Cloth is the felt under one lamp that pages lie on. It is painted away from the UI
// goroutine, one picture at a time; until it is there, and where it can't be, a page lies
// on the plain colour of the felt.
type Cloth struct {
	*fyne.Container
	env    *Env
	pic    *canvas.Image
	want   ground.Table
	shown  ground.Table
	ready  bool // it may be painted: the window has its first frame
	busy   bool // a goroutine is painting
	closed bool
	rests  bool   // nobody sees it
	calm   func() // stops waiting for the window to keep its size
}

// clothLook is a card room's.
var clothLook = looks.Ground{Night: 0.5, Lamp: 0xfff0d8}

// NewCloth makes one that is painted once Begin is called.
func NewCloth(e *Env) *Cloth {
	c := &Cloth{env: e, pic: canvas.NewImageFromImage(Blank), ready: e.Still}
	c.pic.ScaleMode, c.pic.FillMode = canvas.ImageScalePixels, canvas.ImageFillStretch
	c.pic.Hide()
	c.Container = &fyne.Container{Layout: c, Objects: []fyne.CanvasObject{c.pic}}
	return c
}

// Begin has it painted from now on.
func (c *Cloth) Begin() {
	c.ready = true
	c.Lay()
}

// Close ends it: what is being painted is not shown any more.
func (c *Cloth) Close() {
	c.closed = true
	Free(c.pic)
	c.wait()
}

// Rest holds little of it while it isn't seen: a quarter, which is shown when it's seen
// again, until Lay has had it painted.
func (c *Cloth) Rest() {
	if c.rests {
		return
	}
	c.rests = true
	c.wait()
	if img, ok := c.pic.Image.(*image.RGBA); ok && img != Blank {
		c.pic.Image = halved(img)
		c.pic.Refresh()
	}
	c.want, c.shown.Size = ground.Table{}, image.Point{}
}

// halved is every second pixel of every second line.
func halved(img *image.RGBA) *image.RGBA {
	out := image.NewRGBA(image.Rectangle{Max: img.Rect.Size().Add(image.Pt(1, 1)).Div(2)})
	for y := range out.Rect.Dy() {
		to, from := out.Pix[y*out.Stride:], img.Pix[2*y*img.Stride:]
		for x := range out.Rect.Dx() {
			copy(to[4*x:4*x+4], from[8*x:])
		}
	}
	return out
}

// wait ends waiting for the window to keep its size.
func (c *Cloth) wait() {
	if c.calm != nil {
		c.calm()
		c.calm = nil
	}
}

// MinSize implements fyne.Layout.
func (c *Cloth) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout implements fyne.Layout.
func (c *Cloth) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	c.pic.Resize(size)
	c.Lay()
}

// Lay has the cloth painted in the colours of now if it looks otherwise.
func (c *Cloth) Lay() {
	c.rests = false
	now, size, scale := look.Now(), c.Size(), c.env.Scale()
	if size.IsZero() || !c.ready || c.closed {
		return
	}
	px := func(v float32) int { return int(v*scale + 0.5) }
	want := ground.Table{
		Size: image.Pt(px(size.Width), px(size.Height)), Scale: float64(scale), Lamp: image.Pt(px(size.Width*0.5), px(size.Height*0.44)),
		Look: clothLook, Felt: now.Felt, Day: now.Light, Flat: now.Stark,
	}
	if want.Flat { // it is the colour of the window
		c.pic.Hide()
		c.want, c.shown = want, want
		return
	}
	if want == c.want {
		return
	}
	resized := c.shown.Size != image.Point{} && c.shown.Size != want.Size
	if want.Felt != c.shown.Felt || want.Day != c.shown.Day {
		c.pic.Hide()
	}
	c.want = want
	c.wait()
	if resized && !c.env.Still {
		c.calm = c.env.After(clothCalm, c.paint)
		return
	}
	c.paint()
}

// paint paints what is wanted, unless something is being painted.
func (c *Cloth) paint() {
	if c.busy || c.closed || c.want == c.shown {
		return
	}
	next := c.want
	var img *image.RGBA
	bake := func() error { img = next.Bare(); return nil }
	c.busy = true
	c.env.Paint("painting the cloth", bake, func(err error) {
		c.busy = false
		c.show(next, img, err)
	})
}

// show shows what has been painted, and goes on if something else is wanted by now.
func (c *Cloth) show(t ground.Table, img *image.RGBA, err error) {
	if c.closed || err != nil || c.rests {
		return
	}
	c.shown, c.pic.Image = t, img
	c.pic.Refresh()
	if t.Felt == c.want.Felt && t.Day == c.want.Day && !c.want.Flat {
		c.pic.Show()
	}
	Repaint()
	c.paint()
}

// clothCalm is how long the window keeps its size before the cloth is painted again.
const clothCalm = 150 * time.Millisecond
