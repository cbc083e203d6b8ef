package ui

import (
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// pageOf is the part of a window that a page of forms or lists fills.
func pageOf(size fyne.Size) box {
	w := min(size.Width-80, 1240)
	return box{(size.Width - w) / 2, 36, w, size.Height - 72}
}

// stackLayout puts rows below each other, each as high as it needs at the width.
type stackLayout struct{ gap float32 }

// tall is an object whose height depends on its width.
type tall interface {
	heightAt(width float32) float32
}

func heightOf(o fyne.CanvasObject, width float32) float32 {
	if c, ok := o.(*fyne.Container); ok {
		if t, ok := c.Layout.(tall); ok {
			return t.heightAt(width)
		}
	}
	return o.MinSize().Height
}

// Layout implements fyne.Layout.
func (l *stackLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		h := heightOf(o, size.Width)
		box{0, y, size.Width, h}.put(o)
		y += h + l.gap
	}
}

// MinSize implements fyne.Layout.
func (l *stackLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	h := float32(0)
	for _, o := range objects {
		if o.Visible() {
			h += heightOf(o, max(o.Size().Width, 400)) + l.gap
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

func formRow(name, help string, control fyne.CanvasObject) fyne.CanvasObject {
	r := &fieldRow{name: name, help: help, words: newTextBlock(), control: control}
	return &fyne.Container{Layout: r, Objects: []fyne.CanvasObject{r.words.Container, control}}
}

func (r *fieldRow) wordsAt(width float32) ([]word, float32) {
	text := []span{{Text: r.name, Face: look.Bold, Color: look.Now().Ivory}}
	if r.help != "" {
		text = append(text, span{Text: "\n" + r.help, Color: look.Now().Dimmed})
	}
	return flow(text, 14.5, width*0.52)
}

func (r *fieldRow) heightAt(width float32) float32 {
	_, h := r.wordsAt(width)
	return max(h, heightOf(r.control, r.controlWidth(width)))
}

// controlWidth is how wide the control is in a row of this width.
func (r *fieldRow) controlWidth(width float32) float32 {
	return min(r.control.MinSize().Width, width*0.44)
}

// Layout implements fyne.Layout.
func (r *fieldRow) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	words, h := r.wordsAt(size.Width)
	r.words.set(words, 14.5)
	r.words.Resize(fyne.NewSize(size.Width*0.52, h))
	w := r.controlWidth(size.Width)
	box{size.Width - w - 12, 0, w, size.Height}.put(r.control)
}

// MinSize implements fyne.Layout.
func (r *fieldRow) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(300, r.heightAt(600))
}

// seatLayout is a seat's row: a dot in its colour, its name, who plays it, and
// a line about that.
type seatLayout struct {
	dot   *sketch
	seat  int
	about func() string
}

// seatLine is how high a seat's row is without the line about who plays.
const seatLine = 42

func seatRow(seat int, name fyne.CanvasObject, kind *segments, about func() string) fyne.CanvasObject {
	l := &seatLayout{newSketch(), seat, about}
	return &fyne.Container{Layout: l, Objects: []fyne.CanvasObject{l.dot.Container, name, kind.Container}}
}

// Layout implements fyne.Layout.
func (l *seatLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.dot.begin()
	l.dot.fill(box{0, 4, 5, seatLine - 8}, look.Now().SeatColors[l.seat%len(look.Now().SeatColors)])
	l.dot.text(span{Text: words.Trf("Seat %d", l.seat+1), Face: look.Bold, Color: look.Now().Ivory}, 14.5, 14, seatLine/2-10)
	l.dot.text(span{Text: l.about(), Face: look.Italic, Color: look.Now().Dimmed}, 13, 80, seatLine)
	l.dot.end()
	m := o[2].MinSize()
	box{80, (seatLine - 36) / 2, min(size.Width-100-m.Width-24, 260), 36}.put(o[1])
	box{size.Width - m.Width - 12, (seatLine - m.Height) / 2, m.Width, m.Height}.put(o[2])
}

// MinSize implements fyne.Layout.
func (l *seatLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(o[2].MinSize().Width+240, seatLine+20)
}

// fixedWidth gives an object a width of its own.
type fixedWidth struct {
	object fyne.CanvasObject
	width  float32
}

func (f fixedWidth) wrap() fyne.CanvasObject {
	return &fyne.Container{Layout: f, Objects: []fyne.CanvasObject{f.object}}
}

// Layout implements fyne.Layout.
func (f fixedWidth) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	h := f.object.MinSize().Height
	box{0, (size.Height - h) / 2, f.width, h}.put(f.object)
}

// MinSize implements fyne.Layout.
func (f fixedWidth) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(f.width, f.object.MinSize().Height)
}
