package studio

import (
	"image"

	"feltstack/cardart/print"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
)

// enlarged is a sheet over the studio that shows the card as it is printed: each dot of a
// print, and about its size on paper.
type enlarged struct {
	*fyne.Container
	s      *Page
	sheet  *kit.Sheet
	open   *kit.Pill
	over   *kit.Catcher // the face, which opens it, too
	dots   *canvas.Image
	paper  *canvas.Image
	scroll *container.Scroll
	said   *kit.Sketch
	body   *fyne.Container
}

func newEnlarged(s *Page) *enlarged {
	e := &enlarged{s: s, sheet: kit.NewSheet(s.env), said: kit.NewSketch(), dots: canvas.NewImageFromImage(kit.Blank), paper: canvas.NewImageFromImage(kit.Blank)}
	e.open = kit.NewPill(words.Say("studio.enlarge"), kit.Normal, e.show)
	e.over = kit.NewCatcher(func(fyne.Position) { e.show() })
	e.dots.ScaleMode, e.paper.ScaleMode = canvas.ImageScaleFastest, canvas.ImageScaleFastest
	e.scroll = container.NewScroll(e.dots)
	e.Container = &fyne.Container{Layout: kit.PageLayout(e.place), Objects: []fyne.CanvasObject{e.sheet.Container}}
	e.body = &fyne.Container{Layout: (*enlargedLayout)(e), Objects: []fyne.CanvasObject{e.said.Container, e.scroll, e.paper}}
	e.Hide()
	return e
}

func (e *enlarged) isOpen() bool { return e.sheet.IsOpen() }

// show draws the card as a print has it.
func (e *enlarged) show() {
	st := e.s.state()
	if st == nil || e.isOpen() {
		return
	}
	d := st.Def
	d.Art = e.s.current().Cards[e.s.card].Art()
	face := e.s.exits.Face(e.s.current().Game, &d)
	scale := e.s.env.Scale()
	const detail, screen = 300.0, 96.0 // dots per inch
	draw := func(to *canvas.Image, size image.Point, get func(kit.Picture, func(*image.RGBA)) *image.RGBA) {
		to.Image = kit.Blank
		to.SetMinSize(fyne.NewSize(float32(size.X)/scale, float32(size.Y)/scale))
		set := func(img *image.RGBA) {
			to.Image = img
			to.Refresh()
		}
		if img := get(kit.Picture{Face: face, Size: size}, set); img != nil {
			set(img)
		}
	}
	draw(e.dots, print.Dots(detail), e.s.env.Pics.Sketch) // large, and not wanted twice
	draw(e.paper, print.Dots(screen*float64(scale)), e.s.env.Pics.Get)
	m := e.dots.MinSize()
	e.sheet.Open(words.Say("studio.as_printed", "card", d.Name), e.body, m.Width+e.paper.MinSize().Width+140, m.Height+160, kit.NewPill(words.Say("common.close"), kit.Leading, e.close))
	e.scroll.ScrollToTop()
	e.Show()
	e.place(e.s.size)
	if cv := fyne.CurrentApp().Driver().CanvasForObject(e.s.Container); cv != nil {
		cv.Unfocus()
	}
}

// close puts it away.
func (e *enlarged) close() {
	if e.isOpen() {
		e.sheet.Close()
		e.Hide()
		e.s.place(e.s.size)
	}
}

// key leads up and down the card.
func (e *enlarged) key(name fyne.KeyName) {
	by := e.scroll.Size().Height * 0.8
	switch name {
	case fyne.KeyPageUp:
		by = -by
	case fyne.KeyPageDown:
	default:
		return
	}
	e.scroll.Offset.Y = kit.Clamp(e.scroll.Offset.Y+by, 0, max(e.dots.MinSize().Height-e.scroll.Size().Height, 0))
	e.scroll.Refresh()
}

func (e *enlarged) place(size fyne.Size) {
	if e.Resize(size); e.sheet.Cover(size) {
		e.s.env.Trace.Write(e.s.traceLine())
	}
}

// enlargedLayout lays out what is in the sheet: the dots, and beside them the size on paper.
type enlargedLayout enlarged

// MinSize implements fyne.Layout.
func (*enlargedLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout implements fyne.Layout.
func (l *enlargedLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	m := l.paper.MinSize()
	const label = 26
	left := min(l.dots.MinSize().Width+14, size.Width-m.Width-40)
	kit.NewBox(0, label, left, size.Height-label).Put(l.scroll)
	kit.NewBox(left+40, label, m.Width, m.Height).Put(l.paper)
	l.said.Begin()
	l.said.Text(kit.Span{Text: words.Say("studio.print_dots"), Color: look.Now().Dimmed}, 14, 0, 0)
	l.said.Text(kit.Span{Text: words.Say("studio.print_size"), Color: look.Now().Dimmed}, 14, left+40, 0)
	l.said.End()
}
