package kit

import (
	"image/color"

	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Sketch draws rectangles, lines and text in a panel again whenever what they
// say changes, and reuses the objects of the time before: what stays alike
// costs nothing. Boards lie lowest, plain square areas on them, then rounded ones, lines
// and text.
type Sketch struct {
	*fyne.Container
	boards, fills, rects, lines, texts layer

	plates []*Board // whose pictures are in boards
}

// layer is the objects of one kind and how many are in use.
type layer struct {
	*fyne.Container
	n int
}

// NewSketch makes an empty one.
func NewSketch() *Sketch {
	k := &Sketch{Container: &fyne.Container{}}
	for _, l := range k.layers() {
		l.Container = &fyne.Container{}
		k.Objects = append(k.Objects, l.Container)
	}
	return k
}

// Begin starts a drawing.
func (k *Sketch) Begin() {
	for _, l := range k.layers() {
		l.n = 0
	}
}

// layers are listed from below.
func (k *Sketch) layers() []*layer {
	return []*layer{&k.boards, &k.fills, &k.rects, &k.lines, &k.texts}
}

// End hides what the drawing did not use.
func (k *Sketch) End() {
	for _, l := range k.layers() {
		for _, o := range l.Objects[l.n:] {
			if o.Visible() {
				o.Hide()
			}
		}
	}
}

// next takes the next object of a layer, made by make if there is none left.
func (l *layer) next(make func() fyne.CanvasObject) fyne.CanvasObject {
	if l.n == len(l.Objects) {
		l.Objects = append(l.Objects, make())
	}
	o := l.Objects[l.n]
	l.n++
	if !o.Visible() {
		o.Show()
	}
	return o
}

// Written is where the texts stand that have been written since Begin.
func (k *Sketch) Written() []Box {
	var all []Box
	for _, o := range k.texts.Objects[:k.texts.n] {
		all = append(all, BoxOf(o))
	}
	return all
}

// Fill draws a plain area.
func (k *Sketch) Fill(b Box, c color.NRGBA) {
	if b.W < 1 || b.H < 1 {
		return // a picture without a pixel isn't a picture
	}
	f := k.fills.next(func() fyne.CanvasObject { return NewFill(c) }).(*canvas.Image)
	SetFill(f, c)
	b.Put(f)
}

// Board lays a plate on the ground, with rounded corners and a shade. edge is the colour of
// a thread along it, clear for none.
func (k *Sketch) Board(e *Env, b Box, fill, edge color.NRGBA) { k.board(e, b, fill, edge, false) }

// LitBoard is Board with a glow around it.
func (k *Sketch) LitBoard(e *Env, b Box, fill, edge color.NRGBA) { k.board(e, b, fill, edge, true) }

func (k *Sketch) board(e *Env, b Box, fill, edge color.NRGBA, halo bool) {
	if b.W < 1 || b.H < 1 {
		return
	}
	k.boards.next(func() fyne.CanvasObject {
		k.plates = append(k.plates, NewBoard(e))
		return k.plates[len(k.plates)-1].Image
	})
	k.plates[k.boards.n-1].Set(b, fill, edge, halo)
}

// Edged draws a plain area with an edge inside it.
func (k *Sketch) Edged(b Box, c, edge color.NRGBA, width float32) {
	k.Fill(b, edge)
	k.Fill(b.Inset(width), c)
}

// Rounded draws an area with rounded corners and an edge. It is for small areas:
// it costs a software renderer much more than a plain one.
func (k *Sketch) Rounded(b Box, fill, edge color.NRGBA, width, radius float32) {
	r := k.rects.next(func() fyne.CanvasObject { return canvas.NewRectangle(color.Transparent) }).(*canvas.Rectangle)
	if r.FillColor != color.Color(fill) || r.CornerRadius != radius || r.StrokeColor != color.Color(edge) || r.StrokeWidth != width {
		r.FillColor, r.CornerRadius, r.StrokeColor, r.StrokeWidth = fill, radius, edge, width
		r.Refresh()
	}
	b.Put(r)
}

// Line draws a straight line.
func (k *Sketch) Line(from, to fyne.Position, c color.Color, width float32) {
	l := k.lines.next(func() fyne.CanvasObject { return canvas.NewLine(color.Transparent) }).(*canvas.Line)
	if l.StrokeColor != c || l.StrokeWidth != width || l.Position1 != from || l.Position2 != to {
		l.StrokeColor, l.StrokeWidth = c, width
		l.Position1, l.Position2 = from, to
		l.Refresh()
	}
}

// Text writes one line with its upper left corner at x, y and returns its box.
func (k *Sketch) Text(s Span, size, x, y float32) Box {
	words, _ := Flow([]Span{s}, size, 1e6)
	return k.Words(words, size, x, y)
}

// TextRight writes one line that ends at x.
func (k *Sketch) TextRight(s Span, size, x, y float32) Box {
	return k.Text(s, size, x-LineWidth([]Span{s}, size), y)
}

// TextIn writes one line in the middle of a box.
func (k *Sketch) TextIn(s Span, size float32, b Box) Box {
	words, h := Flow([]Span{s}, size, 1e6)
	w := float32(0)
	if n := len(words); n > 0 {
		w = words[n-1].Right()
	}
	return k.Words(words, size, b.X+(b.W-w)/2, b.Y+(b.H-h)/2)
}

// Prose writes spans as lines no wider than b and returns the room they took.
func (k *Sketch) Prose(spans []Span, size float32, b Box) Box {
	words, h := Flow(spans, size, b.W)
	k.Words(words, size, b.X, b.Y)
	return Box{b.X, b.Y, b.W, h}
}

// Warn writes what is wrong on a plate of its own with a bar before it, so that
// it stands out on any ground and not by its colour alone, and returns its box.
func (k *Sketch) Warn(text string, size float32, b Box) Box {
	words, h := Flow([]Span{{Text: text, Face: look.Bold, Color: look.Now().Alarm}}, size, b.W-24)
	w := float32(0)
	for _, word := range words {
		w = max(w, word.Right())
	}
	at := Box{b.X, b.Y, w + 24, h + 10}
	k.Fill(at, look.Now().Panel)
	k.Fill(Box{at.X, at.Y, 5, at.H}, look.Now().Alarm)
	k.Words(words, size, at.X+14, at.Y+5)
	return at
}

// Words writes words of a flow whose corner is at x, y.
func (k *Sketch) Words(words []Word, size, x, y float32) Box {
	used := Box{X: x, Y: y}
	for _, w := range runs(words, size) {
		t := k.texts.next(func() fyne.CanvasObject { return canvas.NewText("", color.Transparent) }).(*canvas.Text)
		if source := w.Face.Resource(); t.Text != w.Text || t.Color != w.Color || t.TextSize != size || t.FontSource != source {
			t.Text, t.Color, t.TextSize, t.FontSource = w.Text, w.Color, size, source
			t.Refresh()
		}
		at := w.Box.Moved(x, y)
		at.Put(t)
		used = used.Around(at)
	}
	return used
}
