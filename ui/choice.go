package ui

import (
	"feltstack/ui/look"
	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// choiceLine is one line of a choice at the pointer.
type choiceLine struct {
	Text string
	Do   func()
}

// choice is a small list at the pointer: what can be meant here. It is no
// overlay of the window: what lies beside it stays alive, and a click there
// closes it.
type choice struct {
	*fyne.Container
	stop  *catcher
	back  *canvas.Rectangle
	head  *sketch
	pills []*pill
	lines []choiceLine
	at    int // the line that the arrows lead to, -1 for none
	box   box
}

func newChoice() *choice {
	c := &choice{back: canvas.NewRectangle(look.Now().Panel), head: newSketch()}
	c.back.StrokeColor, c.back.StrokeWidth = look.Now().Gold, 1.5
	c.stop = newCatcher(nil)
	c.Container = &fyne.Container{Objects: []fyne.CanvasObject{c.stop, c.back, c.head.Container}}
	c.Hide()
	return c
}

// open shows the lines beside p, inside frame. The title says what is chosen.
func (c *choice) open(title string, lines []choiceLine, p fyne.Position, frame box) {
	c.lines, c.at = lines, -1
	for len(c.pills) < len(lines) {
		k := newPill("", quiet, nil)
		k.left = true
		c.pills = append(c.pills, k)
		c.Objects = append(c.Objects, k)
	}
	const line, head = 36, 28
	width := lineWidth([]span{{Text: title, Face: look.Plain}}, 13) + 28
	for i, k := range c.pills {
		if i >= len(lines) {
			k.Hide()
			continue
		}
		k.hover = false
		k.set(lines[i].Text, hintOf(i), quiet, lines[i].Do)
		k.Show()
		width = max(width, k.MinSize().Width+24)
	}
	width = clamp(width, 190, frame.W-20)
	b := box{p.X + 10, p.Y - 20, width, head + line*float32(len(lines)) + 6}
	if b.right() > frame.right() {
		b.X = p.X - width - 10
	}
	c.box = b.within(frame.inset(4))
	c.box.put(c.back)
	c.box.put(c.stop)
	c.head.begin()
	c.head.text(span{Text: title, Face: look.Plain, Color: look.Now().Dimmed}, 13, c.box.X+14, c.box.Y+6)
	c.head.end()
	for i := range lines {
		box{c.box.X + 4, c.box.Y + head + line*float32(i), width - 8, line}.put(c.pills[i])
	}
	c.Show()
}

func hintOf(i int) string {
	if i > 8 {
		return ""
	}
	return string(rune('1' + i))
}

// close hides the list. It tells whether it was open.
func (c *choice) close() bool {
	was := c.Visible()
	c.Hide()
	c.lines = nil
	return was
}

// lead moves the mark d lines on.
func (c *choice) lead(d int) {
	if n := len(c.lines); n > 0 && d != 0 {
		if c.at < 0 && d < 0 {
			c.at = n
		}
		c.at = (c.at + d + n) % n
	}
	for i := range c.lines {
		c.pills[i].hover = i == c.at
		c.pills[i].style()
	}
}

// press does what the marked line says.
func (c *choice) press() {
	if c.at < 0 {
		c.lead(1)
		return
	}
	c.lines[c.at].Do()
}

// trace lists the lines for a trace.
func (c *choice) trace() []trace.Button {
	var out []trace.Button
	for _, p := range c.pills {
		if p.Visible() {
			out = append(out, traceButton(p.text, boxOf(p)))
		}
	}
	return out
}

// key presses a line by its number.
func (c *choice) key(name fyne.KeyName) bool {
	if !c.Visible() || len(name) != 1 || name[0] < '1' || name[0] > '9' || int(name[0]-'1') >= len(c.lines) {
		return false
	}
	c.lines[name[0]-'1'].Do()
	return true
}
