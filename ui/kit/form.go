package kit

import (
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// The smallest size the window can be made, in Fyne's device-independent units.
const MinWidth, MinHeight = 1024, 640

// The measures of every page.
const (
	Gap       = 8  // between neighbours
	PageEdge  = 16 // around a page that fills the window
	ToolsLine = 44 // the line of buttons at its top
)

// PageOf is the part of a window that a page of forms or lists fills.
func PageOf(size fyne.Size) Box {
	w := min(size.Width-80, 1240)
	return Box{(size.Width - w) / 2, 36, w, size.Height - 72}
}

// Page begins the drawing of a page of a window with its title, and says where its
// contents lie.
func (k *Sketch) Page(size fyne.Size, title string) Box {
	page := PageOf(size)
	k.Begin()
	k.Text(Span{Text: title, Face: look.Title, Color: look.Now().Ivory}, 34, page.X, page.Y)
	return page
}

// PageLayout lays out a page that fills the window, by a function that puts
// everything in its place.
type PageLayout func(size fyne.Size)

// MinSize implements fyne.Layout.
func (PageLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(MinWidth, MinHeight) }

// Layout implements fyne.Layout.
func (p PageLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) { p(size) }

// PutFoot puts the button that leads back at the left of a page's foot, and
// others in a line at its right.
func PutFoot(page Box, back *Pill, others ...*Pill) {
	const tall = 40
	NewBox(page.X, page.Bottom()-tall, back.MinSize().Width, tall).Put(back)
	x := page.Right()
	for i := len(others) - 1; i >= 0; i-- {
		w := others[i].MinSize().Width
		x -= w
		NewBox(x, page.Bottom()-tall, w, tall).Put(others[i])
		x -= Gap
	}
}

// StackLayout puts rows below each other, each as high as it needs at the width.
type StackLayout struct{ Gap float32 }

// tall is an object whose height depends on its width.
type tall interface {
	HeightAt(width float32) float32
}

func heightOf(o fyne.CanvasObject, width float32) float32 {
	if c, ok := o.(*fyne.Container); ok {
		if t, ok := c.Layout.(tall); ok {
			return t.HeightAt(width)
		}
	}
	return o.MinSize().Height
}

// Layout implements fyne.Layout.
func (l *StackLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		h := heightOf(o, size.Width)
		Box{0, y, size.Width, h}.Put(o)
		y += h + l.Gap
	}
}

// MinSize implements fyne.Layout.
func (l *StackLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	h := float32(0)
	for _, o := range objects {
		if o.Visible() {
			h += heightOf(o, max(o.Size().Width, 400)) + l.Gap
		}
	}
	return fyne.NewSize(100, h)
}

// fieldRow is a name with help below it at the left and a control at the right.
type fieldRow struct {
	name, help string
	words      *textBlock
	control    fyne.CanvasObject
}

// FormRow is a line of a form: what the control is called, and what it does.
func FormRow(name, help string, control fyne.CanvasObject) fyne.CanvasObject {
	r := &fieldRow{name: name, help: help, words: newTextBlock(), control: control}
	return &fyne.Container{Layout: r, Objects: []fyne.CanvasObject{r.words.Container, control}}
}

func (r *fieldRow) wordsAt(width float32) ([]Word, float32) {
	text := []Span{{Text: r.name, Face: look.Bold, Color: look.Now().Ivory}}
	if r.help != "" {
		text = append(text, Span{Text: "\n" + r.help, Color: look.Now().Dimmed})
	}
	return Flow(text, 14.5, r.wordsWidth(width))
}

func (r *fieldRow) HeightAt(width float32) float32 {
	_, h := r.wordsAt(width)
	return max(h, heightOf(r.control, r.controlWidth(width)))
}

// controlWidth is how wide the control is in a row of this width.
func (r *fieldRow) controlWidth(width float32) float32 {
	return min(r.control.MinSize().Width, width*0.68)
}

// wordsWidth is how wide the lines beside the control may be.
func (r *fieldRow) wordsWidth(width float32) float32 {
	return min(width*0.52, width-r.controlWidth(width)-36)
}

// Layout implements fyne.Layout: the words and the control have one middle.
func (r *fieldRow) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	words, h := r.wordsAt(size.Width)
	r.words.set(words, 14.5)
	Box{0, max(0, (size.Height-h)/2), r.wordsWidth(size.Width), h}.Put(r.words)
	w := r.controlWidth(size.Width)
	high := min(heightOf(r.control, w), size.Height)
	Box{size.Width - w - 12, (size.Height - high) / 2, w, high}.Put(r.control)
}

// MinSize implements fyne.Layout.
func (r *fieldRow) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(300, r.HeightAt(600))
}

// seatLayout is a seat's row: a dot in its colour, its name, who plays it, and
// a line about that.
type seatLayout struct {
	dot   *Sketch
	seat  int
	about func() string
}

const (
	seatLine   = 42   // how high a seat's row is without the line about who plays
	leastAbout = 11.5 // how small that line is written where it is long
	formBar    = 12   // at the right of a form: its scroll bar
)

// SeatRow is the line of a seat: the field for its name, who plays, and about them.
func SeatRow(seat int, name fyne.CanvasObject, kind *Segments, about func() string) fyne.CanvasObject {
	l := &seatLayout{NewSketch(), seat, about}
	return &fyne.Container{Layout: l, Objects: []fyne.CanvasObject{l.dot.Container, name, kind.Container}}
}

// Layout implements fyne.Layout.
func (l *seatLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.dot.Begin()
	l.dot.Fill(Box{0, 4, 5, seatLine - 8}, look.Now().SeatColors[l.seat%len(look.Now().SeatColors)])
	l.dot.Text(Span{Text: words.Say("common.seat", "n", l.seat+1), Face: look.Bold, Color: look.Now().Ivory}, 14.5, 14, seatLine/2-10)
	about, text := Span{Text: l.about(), Face: look.Italic, Color: look.Now().Dimmed}, float32(13)
	room := size.Width - 80 - 2*formBar
	for text > leastAbout && LineWidth([]Span{about}, text) > room {
		text -= 0.5
	}
	about.Text = Shorten(about.Text, about.Face, text, room)
	l.dot.Text(about, text, 80, seatLine)
	l.dot.End()
	m := o[2].MinSize()
	Box{80, (seatLine - 36) / 2, min(size.Width-100-m.Width-24, 260), 36}.Put(o[1])
	Box{size.Width - m.Width - 12, (seatLine - m.Height) / 2, m.Width, m.Height}.Put(o[2])
}

// MinSize implements fyne.Layout.
func (l *seatLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(o[2].MinSize().Width+240, seatLine+20)
}

// FixedWidth gives an object a width of its own.
type FixedWidth struct {
	Object fyne.CanvasObject
	Width  float32
}

// Wrap is the object in a container of the width.
func (f FixedWidth) Wrap() fyne.CanvasObject {
	return &fyne.Container{Layout: f, Objects: []fyne.CanvasObject{f.Object}}
}

// Layout implements fyne.Layout.
func (f FixedWidth) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	h := f.Object.MinSize().Height
	Box{0, (size.Height - h) / 2, f.Width, h}.Put(f.Object)
}

// MinSize implements fyne.Layout.
func (f FixedWidth) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(f.Width, f.Object.MinSize().Height)
}

// Heading is a title within a form.
func Heading(text string) fyne.CanvasObject { return Label(text, look.Title, 21, look.Now().Gold) }

// Drawn lays out one drawing that is as high as it turns out to be.
type Drawn struct {
	Draw   func(width float32) (height float32)
	height float32
}

// Layout implements fyne.Layout.
func (d *Drawn) Layout(_ []fyne.CanvasObject, size fyne.Size) { d.height = d.Draw(size.Width) }

// MinSize implements fyne.Layout.
func (d *Drawn) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, d.height) }
