package rulebook

import (
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// reader shows rows of any number in a column: there are only as many words and
// buttons as are in sight, and a screen above and below for the keyboard to go on to.
type reader struct {
	*container.Scroll
	body  *fyne.Container
	words *kit.Sketch
	pills []*kit.Pill
	rows  []row
	tops  []float32 // of the rows
	tall  float32
}

func newReader() *reader {
	r := &reader{words: kit.NewSketch()}
	r.body = &fyne.Container{Layout: (*column)(r), Objects: []fyne.CanvasObject{r.words.Container}}
	r.Scroll = kit.NewVScroll(r.body)
	r.OnScrolled = func(fyne.Position) { r.draw() }
	return r
}

// edge is left and right of the rows.
const edge = 24

// set shows other rows, from an offset on.
func (r *reader) set(rows []row, offset float32) {
	r.rows, r.tops, r.tall = rows, r.tops[:0], edge/2
	for _, w := range rows {
		r.tops = append(r.tops, r.tall)
		r.tall += w.height + rowGap
	}
	r.Content.Resize(fyne.NewSize(r.Size().Width, max(r.tall, r.Size().Height))) // the scroll keeps its offset within that
	r.Offset.Y = kit.Clamp(offset, 0, max(r.tall-r.Size().Height, 0))
	r.Scroll.Refresh()
	r.draw()
}

// place is where the row of a paragraph begins, false if it isn't shown.
func (r *reader) place(id string) (float32, bool) {
	for i, w := range r.rows {
		if w.id == id && id != "" {
			return r.tops[i], true
		}
	}
	return 0, false
}

// first names the first button, "" where there is none.
func (r *reader) first() string {
	for _, w := range r.rows {
		if len(w.links) > 0 {
			return w.links[0].name
		}
	}
	return ""
}

// scroll moves the page by a distance: down, or up where it is negative.
func (r *reader) scroll(by float32) {
	r.Offset.Y = kit.Clamp(r.Offset.Y+by, 0, max(r.tall-r.Size().Height, 0))
	r.Scroll.Refresh()
	r.draw()
}

// draw draws what is in sight.
func (r *reader) draw() {
	view := r.Size().Height
	if view < 1 {
		return
	}
	from, to := r.Offset.Y, r.Offset.Y+view
	r.words.Begin()
	n := 0
	for i, w := range r.rows {
		top := r.tops[i]
		if top+w.height < from-view || top > to+view {
			continue
		}
		for _, l := range w.links {
			r.pill(n).set(l, l.box.Moved(edge, top))
			n++
		}
		if top+w.height < from || top > to {
			continue
		}
		r.write(w, top)
	}
	r.words.End()
	for _, p := range r.pills[n:] {
		p.Hide()
	}
	kit.Repaint()
}

// write draws a row's words.
func (r *reader) write(w row, top float32) {
	if w.marked {
		r.words.Fill(kit.NewBox(8, top-6, r.Size().Width-24, w.height+12), look.Now().PromptMine)
		r.words.Fill(kit.NewBox(8, top-6, 4, w.height+12), look.Now().Gold)
	}
	if w.ruling {
		r.words.Fill(kit.NewBox(edge+8, top+2, 2, w.height-4), look.Now().Edge)
	}
	for _, l := range w.lines {
		r.words.Words(l.words, l.size, edge, top+l.y)
	}
}

// linkPill is a button of the column.
type linkPill struct{ *kit.Pill }

// pill is button n, made if there is none yet.
func (r *reader) pill(n int) linkPill {
	if n == len(r.pills) {
		p := kit.NewPill("", kit.Normal, nil)
		p.TextSize = linkText
		r.pills = append(r.pills, p)
		r.body.Objects = append(r.body.Objects, p)
	}
	return linkPill{r.pills[n]}
}

func (p linkPill) set(l link, b kit.Box) {
	weight := kit.Quiet
	if l.show {
		weight = kit.Normal
	}
	if p.Name != l.name || p.Text != l.text {
		p.Name = l.name
		p.Set(l.text, "", weight, l.do)
	}
	p.OnTap = l.do
	b.Put(p.Pill)
	if !p.Visible() {
		p.Show()
	}
}

// trace lists the buttons in sight.
func (r *reader) trace() []trace.Button {
	var all []trace.Button
	at := kit.BoxOf(r.Scroll)
	for _, p := range r.pills {
		b := kit.BoxOf(p).Moved(at.X, at.Y-r.Offset.Y)
		if p.Visible() && b.Y >= at.Y && b.Bottom() <= at.Bottom() {
			all = append(all, kit.TraceButton(p.Text, b))
		}
	}
	return all
}

// column is how the rows lie in the scroll.
type column reader

// MinSize implements fyne.Layout.
func (c *column) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, c.tall) }

// Layout implements fyne.Layout.
func (c *column) Layout([]fyne.CanvasObject, fyne.Size) { (*reader)(c).draw() }
