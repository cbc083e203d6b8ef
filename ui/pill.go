package ui

import (
	"image/color"

	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Tappable      = (*pill)(nil)
	_ desktop.Hoverable  = (*pill)(nil)
	_ desktop.Cursorable = (*pill)(nil)
)

// weight is how much a button asks to be pressed.
type weight int

const (
	quiet   weight = iota // text only until the pointer is over it
	normal                // a button among others
	leading               // the one to press
	danger                // deletes something
)

// pill is a button with suit signs in its text and a hint which key presses
// it. It never takes the keyboard: keys belong to the screen.
type pill struct {
	widget.BaseWidget
	text   string
	hint   string
	weight weight
	size   float32
	left   bool // text at the left instead of in the middle
	onTap  func()
	off    bool

	back  *canvas.Rectangle
	words *textBlock
	key   *canvas.Text
	hover bool
}

func newPill(text string, w weight, onTap func()) *pill {
	p := &pill{text: text, weight: w, size: 15, onTap: onTap, back: canvas.NewRectangle(color.Transparent), words: newTextBlock(), key: label("", look.Plain, 11, look.Now().Dimmed)}
	p.ExtendBaseWidget(p)
	p.style()
	return p
}

// set changes what the button says and does.
func (p *pill) set(text, hint string, w weight, onTap func()) {
	p.text, p.hint, p.weight, p.onTap = text, hint, w, onTap
	p.style()
}

// line is the colour of the button's edge: what can be pressed has one.
func (p *pill) line() color.NRGBA {
	switch {
	case p.off || p.weight == quiet:
		return color.NRGBA{}
	case p.weight == leading:
		return look.Now().Gold
	case p.weight == danger:
		return look.Now().Alarm
	}
	return look.Now().Edge
}

// look is the colour of the button's back and text.
func (p *pill) look() (back, text color.NRGBA) {
	back, text = look.Now().Button, look.Now().Ivory
	switch p.weight {
	case quiet:
		back = color.NRGBA{}
	case leading:
		back, text = look.Now().Brass, look.Ink
	case danger:
		back, text = look.Now().Alarm, look.Now().OnAlarm()
	}
	if p.off {
		return color.NRGBA{}, look.Now().Dimmed
	}
	if p.hover {
		if back.A == 0 {
			back = look.Now().Edge
		} else {
			back = lighter(back)
		}
	}
	return back, text
}

func lighter(c color.NRGBA) color.NRGBA {
	up := func(v uint8) uint8 { return uint8(min(int(v)+26, 255)) }
	return color.NRGBA{up(c.R), up(c.G), up(c.B), c.A}
}

func (p *pill) style() {
	back, text := p.look()
	p.back.FillColor, p.back.StrokeColor, p.back.StrokeWidth = back, p.line(), 1.5
	p.back.CornerRadius = 6
	p.back.Refresh()
	words, _ := flow([]span{{Text: p.text, Face: look.Bold, Color: text}}, p.size, 1e6)
	p.words.set(words, p.size)
	p.key.Text, p.key.Color = readable(chord(p.hint)), text
	p.key.TextSize = p.size * 0.75
	p.key.Refresh()
	p.place(p.Size())
}

// place puts text and hint in the button.
func (p *pill) place(s fyne.Size) {
	p.back.Resize(s)
	w, h := p.textSize()
	hint := fyne.Size{}
	if p.hint != "" {
		hint = p.key.MinSize()
		hint.Width += 8
	}
	x := (s.Width - w - hint.Width) / 2
	if p.left {
		x = 14
	}
	p.words.Move(fyne.NewPos(x, (s.Height-h)/2))
	p.key.Move(fyne.NewPos(x+w+8, (s.Height-hint.Height)/2+1))
	if p.left {
		p.key.Move(fyne.NewPos(s.Width-hint.Width-4, (s.Height-hint.Height)/2+1))
	}
	p.key.Resize(p.key.MinSize())
}

func (p *pill) textSize() (w, h float32) {
	for _, word := range p.words.words {
		w = max(w, word.right())
	}
	return w, float32(int(p.size*1.36 + 0.5))
}

func (p *pill) Tapped(*fyne.PointEvent) {
	if p.onTap != nil && !p.off {
		p.onTap()
	}
}
func (p *pill) MouseIn(*desktop.MouseEvent)    { p.hover = true; p.style() }
func (p *pill) MouseMoved(*desktop.MouseEvent) {}
func (p *pill) MouseOut()                      { p.hover = false; p.style() }
func (p *pill) Cursor() desktop.Cursor {
	if p.off {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// MinSize is the room text and hint need.
func (p *pill) MinSize() fyne.Size {
	w, h := p.textSize()
	if p.hint != "" {
		w += p.key.MinSize().Width + 8
	}
	return fyne.NewSize(w+28, h+14)
}

func (p *pill) CreateRenderer() fyne.WidgetRenderer { return &pillRenderer{p} }

type pillRenderer struct{ p *pill }

func (r *pillRenderer) Layout(s fyne.Size) { r.p.place(s) }
func (r *pillRenderer) MinSize() fyne.Size { return r.p.MinSize() }
func (r *pillRenderer) Refresh()           {}
func (r *pillRenderer) Destroy()           {}
func (r *pillRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.p.back, r.p.words.Container, r.p.key}
}
