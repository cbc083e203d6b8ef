// Package printing is the dialog in which cards are made ready for paper: which and how many,
// how they lie on it, and what the sheets will look like.
package printing

import (
	"context"
	"image"
	"strings"

	"feltstack/cardart"
	"feltstack/cardart/print"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Request is what may be printed.
type Request struct {
	Title  string
	Items  []print.Item
	Sheets library.Sheets // as they were liked last
	Back   cardart.BackStyle
	Keep   func(library.Sheets) // they are liked otherwise now
	Save   func(print.Job)
}

// Dialog lies over a page. Sheets are drawn off the UI goroutine.
type Dialog struct {
	*fyne.Container
	Keys *kit.PageKeys

	env     *kit.Env
	canvas  fyne.Canvas // of the window; may be nil
	sheet   *kit.Sheet
	closed  func() // what follows when it goes away
	request Request
	usual   []int // how many there were of each item
	job     print.Job
	page    int // that is shown, from 0
	size    fyne.Size

	body    *fyne.Container
	said    *kit.Sketch
	choices []choice
	fewer   *kit.Pill // copies
	more    *kit.Pill
	find    *kit.Entry
	none    *kit.Pill
	reset   *kit.Pill
	list    *countList
	back    *kit.Pill // to the page before
	next    *kit.Pill
	save    *kit.Pill
	face    *canvas.Image // the page
	wants   drawing
	stop    context.CancelFunc // ends the drawing that is under way; nil: none is
	again   bool               // something else is wanted once that has ended
}

// drawing is what a picture of a page depends on.
type drawing struct {
	sheets library.Sheets
	copies int
	page   int
	counts string
	wide   int
}

// New makes a dialog that is closed, for a window's canvas.
func New(e *kit.Env, c fyne.Canvas, closed func()) *Dialog {
	d := &Dialog{env: e, canvas: c, closed: closed, sheet: kit.NewSheet(e)}
	d.Container = &fyne.Container{Layout: kit.PageLayout(d.place), Objects: []fyne.CanvasObject{d.sheet.Container}}
	d.Hide()
	return d
}

// Open shows what may be printed.
func (d *Dialog) Open(r Request) {
	d.request, d.page, d.wants, d.usual = r, 0, drawing{}, nil
	for _, it := range r.Items {
		d.usual = append(d.usual, it.N)
	}
	d.job = print.Job{Title: r.Title, Items: append([]print.Item(nil), r.Items...), Copies: 1, Back: r.Back}
	d.setSheets(r.Sheets)
	d.said = kit.NewSketch()
	d.face = canvas.NewImageFromImage(kit.Blank)
	d.face.ScaleMode = canvas.ImageScaleFastest
	d.choices = d.newChoices()
	small := func(text, name string, do func()) *kit.Pill {
		p := kit.NewPill(text, kit.Normal, do)
		p.TextSize, p.Name = 14, name
		return p
	}
	d.fewer, d.more = small("−", "fewer copies", func() { d.setCopies(-1) }), small("+", "more copies", func() { d.setCopies(1) })
	d.none = small(words.Say("print.none"), "none", func() { d.setCounts(func(int) int { return 0 }) })
	d.reset = small(words.Say("print.reset"), "reset", func() { d.setCounts(func(i int) int { return d.usual[i] }) })
	d.back, d.next = small("◀", "page before", func() { d.turn(-1) }), small("▶", "next page", func() { d.turn(1) })
	d.find = kit.NewEntry()
	d.find.SetPlaceHolder(words.Say("print.find"))
	d.find.OnEscape = d.Cancel
	d.find.OnChanged = func(string) { d.look() }
	d.list = newCountList(d)
	d.save = kit.NewPill(words.Say("print.save"), kit.Leading, d.done)
	objects := []fyne.CanvasObject{d.said.Container, d.find, d.none, d.reset, d.list.Scroll}
	for _, c := range d.choices {
		objects = append(objects, c.Container)
	}
	d.body = &fyne.Container{Layout: (*dialogLayout)(d), Objects: append(objects, d.fewer, d.more, d.face, d.back, d.next)}
	d.sheet.Open(words.Say("print.title", "name", r.Title), d.body, wide, tall, kit.NewPill(words.Say("common.cancel"), kit.Normal, d.Cancel), d.save)
	d.Objects = []fyne.CanvasObject{d.sheet.Container}
	d.Keys = kit.NewPageKeys(d.Container, d.env.Trace)
	d.look()
	d.Show()
	d.changed()
	d.Refresh()
	if d.canvas != nil {
		d.canvas.Unfocus() // a field of the page below hears nothing meanwhile
	}
}

// IsOpen reports whether it is shown.
func (d *Dialog) IsOpen() bool { return d.sheet.IsOpen() }

// Cancel puts it away.
func (d *Dialog) Cancel() {
	if !d.IsOpen() {
		return
	}
	if d.stop != nil {
		d.stop()
	}
	d.sheet.Close()
	d.Hide()
	d.env.Trace.Focus("")
	d.env.Trace.Uncover()
	d.closed()
}

// done hands on the job.
func (d *Dialog) done() {
	if d.job.Cards() == 0 {
		return
	}
	d.Cancel()
	d.request.Save(d.job)
}

// Key takes a key that no field has taken.
func (d *Dialog) Key(k *fyne.KeyEvent) {
	switch {
	case d.Keys.Key(k):
	case k.Name == fyne.KeyEscape:
		d.Cancel()
	case k.Name == fyne.KeyPageDown:
		d.turn(1)
	case k.Name == fyne.KeyPageUp:
		d.turn(-1)
	case k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter:
		d.done()
	}
}

// setSheets has the job lie on paper like that.
func (d *Dialog) setSheets(s library.Sheets) {
	d.request.Sheets = s
	d.job.Paper = print.Papers()[0]
	for _, p := range print.Papers() {
		if p.Name == s.Paper {
			d.job.Paper = p
		}
	}
	d.job.Gap, d.job.Bleed, d.job.NoMarks, d.job.Backs = s.Gap, s.Bleed, s.NoMarks, s.Backs
}

// alter changes how cards lie on paper, for the next time, too.
func (d *Dialog) alter(change func(*library.Sheets)) {
	s := d.request.Sheets
	change(&s)
	d.setSheets(s)
	d.request.Keep(s)
	d.changed()
}

func (d *Dialog) setCopies(by int) {
	d.job.Copies = kit.Clamp(d.job.Copies+by, 1, print.MostCopies)
	d.changed()
}

// setCount prints more or fewer of one card.
func (d *Dialog) setCount(item, by int) {
	n := &d.job.Items[item].N
	*n = kit.Clamp(*n+by, 0, print.MostCount)
	d.changed()
}

// setCounts says of each card that is found how many are printed.
func (d *Dialog) setCounts(n func(item int) int) {
	for _, i := range d.list.found {
		d.job.Items[i].N = n(i)
	}
	d.changed()
}

// look lists the cards whose names hold what is typed.
func (d *Dialog) look() {
	d.list.found = d.list.found[:0]
	typed := strings.ToLower(strings.TrimSpace(d.find.Text))
	for i, it := range d.job.Items {
		if strings.Contains(strings.ToLower(it.Face.Title), typed) {
			d.list.found = append(d.list.found, i)
		}
	}
	d.list.ScrollToTop()
	d.list.body.Refresh()
	d.list.draw()
	d.trace()
}

// pages is how many there are to look at.
func (d *Dialog) pages() int {
	if d.job.Backs == print.NoBacks {
		return d.job.Pages()
	}
	return 2 * d.job.Pages()
}

// turn shows another page.
func (d *Dialog) turn(by int) {
	d.page = kit.Clamp(d.page+by, 0, max(d.pages()-1, 0))
	d.changed()
}

// changed shows what there is now.
func (d *Dialog) changed() {
	d.page = kit.Clamp(d.page, 0, max(d.pages()-1, 0))
	off := func(p *kit.Pill, off bool) {
		if p.Off != off {
			p.Off = off
			p.Style()
		}
	}
	off(d.save, d.job.Cards() == 0)
	off(d.back, d.page == 0)
	off(d.next, d.page+1 >= d.pages())
	off(d.fewer, d.job.Copies <= 1)
	off(d.more, d.job.Copies >= print.MostCopies)
	for _, c := range d.choices {
		c.Choose(c.at())
	}
	d.place(d.size)
}

// draw draws the page, if that isn't what is seen.
func (d *Dialog) draw(width int) {
	var counts strings.Builder
	for _, it := range d.job.Items {
		counts.WriteRune(rune(it.N))
	}
	want := drawing{d.request.Sheets, d.job.Copies, d.page, counts.String(), width}
	if width < 16 || want == d.wants {
		return
	}
	if d.wants = want; d.stop != nil {
		d.again = true
		d.stop()
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	d.stop, d.again = stop, false
	job, page := d.job, d.page
	job.Items = append([]print.Item(nil), job.Items...)
	var img *image.RGBA
	d.env.Paint("a sheet", func() (err error) {
		if pages := job.Sheets(); page < len(pages) {
			img, err = job.Picture(ctx, pages[page], width)
			return err
		}
		img, err = job.Picture(ctx, print.Page{}, width)
		return err
	}, func(err error) {
		stop()
		d.stop = nil
		if !d.IsOpen() {
			return
		}
		if err == nil {
			d.face.Image = img
			d.face.Refresh()
			kit.Repaint()
		}
		if d.again {
			d.wants = drawing{}
			d.place(d.size)
		}
	})
}
