package kit

import (
	"image"
	"image/color"

	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Tappable      = (*Framed)(nil)
	_ desktop.Hoverable  = (*Framed)(nil)
	_ desktop.Cursorable = (*Framed)(nil)
	_ stopper            = (*Framed)(nil)
)

// Framed is a button that shows a picture: on a board, with words beside it, or a card that
// lies on the ground with its name below.
type Framed struct {
	widget.BaseWidget
	ringed
	Heading string
	Lines   []Span
	Card    bool
	Lead    bool // the first thing to press
	OnTap   func()

	env   *Env
	words *Sketch
	pic   *canvas.Image
	hover bool
}

// The measures of what is framed.
const (
	frameEdge = 10 // around the picture
	cardLift  = 6  // of a card under the pointer
	cardName  = 24 // the line below a card
)

// NewFramed makes one that calls onTap. Its picture comes later.
func NewFramed(e *Env, heading string, onTap func(), lines ...Span) *Framed {
	f := &Framed{env: e, Heading: heading, Lines: lines, OnTap: onTap, words: NewSketch(), pic: canvas.NewImageFromImage(Blank)}
	f.pic.ScaleMode, f.pic.FillMode = canvas.ImageScaleFastest, canvas.ImageFillStretch
	f.pic.Hide()
	f.ExtendBaseWidget(f)
	return f
}

// Room is where its picture lies in a button of a size.
func (f *Framed) Room(s fyne.Size) Box {
	if f.Card {
		c := CardSize(min(s.Height-cardLift-cardName, s.Width*7/5))
		return Box{float32(int((s.Width - c.Width) / 2)), cardLift, c.Width, c.Height}
	}
	h := s.Height - 2*frameEdge
	w := min(h*8/5, s.Width*0.62)
	return Box{frameEdge, frameEdge, float32(int(w)), float32(int(h))}
}

// SetPicture shows a picture.
func (f *Framed) SetPicture(img *image.RGBA) {
	if f.pic.Image == image.Image(img) {
		return
	}
	f.pic.Image = img
	f.pic.Refresh()
	f.pic.Show()
	Repaint()
}

// Shown reports whether its picture is there.
func (f *Framed) Shown() bool { return f.pic.Visible() }

// Draw draws it at a size.
func (f *Framed) Draw(s fyne.Size) {
	if s.IsZero() {
		return
	}
	now, k, room := look.Now(), f.words, f.Room(s)
	k.Begin()
	defer k.End()
	if f.Card {
		if f.hover {
			room.Y -= cardLift
		}
		k.TextIn(Span{Text: Shorten(f.Heading, look.Bold, 14, s.Width), Face: look.Bold, Color: now.Ivory}, 14, Box{0, f.Room(s).Bottom() + 2, s.Width, cardName - 2})
		room.Put(f.pic)
		return
	}
	fill, rim, head := now.Panel, color.NRGBA{}, now.Ivory
	if f.Lead {
		rim, head = now.Gold, now.Gold
	}
	if f.hover {
		fill = Lighter(fill)
		fill.R, fill.G, fill.B = fill.R-10, fill.G-8, fill.B-12
	}
	k.Board(f.env, Box{0, 0, s.Width, s.Height}, fill, rim)
	k.Fill(room, now.ZoneRest) // until the picture is there
	room.Put(f.pic)
	x, w := room.Right()+16, s.Width-room.Right()-28
	size := float32(23)
	for size > 15 && LineWidth([]Span{{Text: f.Heading, Face: look.Title}}, size) > w {
		size--
	}
	lines, tall := [][]Word{}, float32(34)
	for _, l := range f.Lines {
		flowed, h := Flow([]Span{l}, 14.5, w)
		if tall+h > s.Height-16 {
			continue
		}
		lines, tall = append(lines, flowed), tall+h+4
	}
	y := max((s.Height-tall)/2, 8)
	k.Text(Span{Text: Shorten(f.Heading, look.Title, size, w), Face: look.Title, Color: head}, size, x, y)
	y += 34
	for _, l := range lines {
		y = k.Words(l, 14.5, x, y).Bottom() + 4
	}
}

// Stop implements stopper.
func (f *Framed) Stop() Stop {
	return Stop{Key: "framed " + f.Heading, Text: f.Heading, Press: func() { f.Tapped(nil) }}
}

func (f *Framed) Tapped(e *fyne.PointEvent) {
	if e != nil {
		f.pointed()
	}
	if f.OnTap != nil {
		f.OnTap()
	}
}
func (f *Framed) MouseIn(*desktop.MouseEvent)         { Steady(func() { f.over(true) }) }
func (f *Framed) MouseMoved(*desktop.MouseEvent)      {}
func (f *Framed) MouseOut()                           { Steady(func() { f.over(false) }) }
func (f *Framed) Cursor() desktop.Cursor              { return desktop.PointerCursor }
func (f *Framed) MinSize() fyne.Size                  { return fyne.NewSize(60, 80) }
func (f *Framed) CreateRenderer() fyne.WidgetRenderer { return &framedRenderer{f} }

func (f *Framed) over(in bool) {
	f.hover = in
	f.Draw(f.Size())
}

type framedRenderer struct{ f *Framed }

func (r *framedRenderer) Layout(s fyne.Size) { r.f.Draw(s) }
func (r *framedRenderer) MinSize() fyne.Size { return r.f.MinSize() }
func (r *framedRenderer) Refresh()           { r.f.Draw(r.f.Size()) }
func (r *framedRenderer) Destroy()           {}
func (r *framedRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.f.words.Container, r.f.pic}
}
