package printing

import (
	"strconv"

	"feltstack/ui/kit"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// countRow is how high a line of the list is.
const countRow = 36

// countList says of each card how many are printed. There are only as many lines as are in
// sight, however many cards there are.
type countList struct {
	*container.Scroll
	of    *Dialog
	body  *fyne.Container
	lines []*countLine
	found []int // items
}

// countLine is a line of the list.
type countLine struct {
	*fyne.Container
	words       *kit.Sketch
	fewer, more *kit.Pill
}

func newCountList(d *Dialog) *countList {
	l := &countList{of: d}
	l.body = &fyne.Container{Layout: (*countLines)(l)}
	l.Scroll = kit.NewVScroll(l.body)
	l.OnScrolled = func(fyne.Position) { l.draw(); d.trace() }
	return l
}

// draw draws the lines in sight, and one more at either end for the keyboard to go to.
func (l *countList) draw() {
	size := l.Size()
	if size.IsZero() {
		return
	}
	first := kit.Clamp(int(l.Offset.Y/countRow)-1, 0, len(l.found))
	need := min(int(size.Height/countRow)+3, len(l.found)-first)
	for len(l.lines) < need {
		c := &countLine{words: kit.NewSketch(), fewer: kit.NewPill("−", kit.Normal, nil), more: kit.NewPill("+", kit.Normal, nil)}
		c.Container = &fyne.Container{Objects: []fyne.CanvasObject{c.words.Container, c.fewer, c.more}}
		l.lines = append(l.lines, c)
		l.body.Objects = append(l.body.Objects, c.Container)
	}
	for n, c := range l.lines {
		if n >= need {
			c.Hide()
			continue
		}
		c.Show()
		kit.NewBox(0, float32(first+n)*countRow, size.Width-12, countRow).Put(c.Container)
		c.set(l.of, l.found[first+n], size.Width-12)
	}
	kit.Repaint()
}

// set shows an item.
func (c *countLine) set(d *Dialog, item int, width float32) {
	it := d.job.Items[item]
	const step, number = 34, 40
	kit.NewBox(width-2*step-number, 3, step, countRow-6).Put(c.fewer)
	kit.NewBox(width-step, 3, step, countRow-6).Put(c.more)
	set := func(p *kit.Pill, sign string, by int, off bool) {
		p.TextSize, p.Name = 14, sign+" "+it.Face.Title
		p.OnTap = func() { d.setCount(item, by) }
		if p.Off != off {
			p.Off = off
			p.Style()
		}
	}
	set(c.fewer, "−", -1, it.N == 0)
	set(c.more, "+", 1, false)
	ink := look.Now().Ivory
	if it.N == 0 {
		ink = look.Now().Dimmed
	}
	c.words.Begin()
	c.words.Text(kit.Span{Text: kit.Shorten(it.Face.Title, look.Plain, 14.5, width-2*step-number-12), Color: ink}, 14.5, 2, 8)
	c.words.TextIn(kit.Span{Text: strconv.Itoa(it.N), Face: look.Bold, Color: ink}, 14.5, kit.NewBox(width-step-number, 0, number, countRow))
	c.words.End()
}

// countLines lays out the lines of the list.
type countLines countList

// MinSize implements fyne.Layout.
func (l *countLines) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(100, float32(len(l.found))*countRow)
}

// Layout implements fyne.Layout.
func (l *countLines) Layout([]fyne.CanvasObject, fyne.Size) { (*countList)(l).draw() }
