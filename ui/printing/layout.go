package printing

import (
	"strconv"

	"feltstack/cardart/print"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// The measures of the dialog.
const (
	wide, tall = 1240, 800
	gutter     = 24
	titleLine  = 24 // of what stands above a control
)

func (d *Dialog) place(size fyne.Size) {
	if d.size = size; size.IsZero() || !d.IsOpen() {
		return
	}
	d.sheet.Note = d.summary()
	d.sheet.Cover(size)
	d.trace()
}

// summary is how much there is to print.
func (d *Dialog) summary() string {
	if d.job.Cards() == 0 {
		return words.Say("print.nothing")
	}
	return words.Say("print.summary", "cards", words.Count("print.cards", d.job.Cards()), "pages", words.Count("print.pages", d.pages()), "n", len(d.job.Grid()))
}

// dialogLayout lays out what is in the sheet: the cards, how they lie on paper, and the page.
type dialogLayout Dialog

// MinSize implements fyne.Layout.
func (*dialogLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout implements fyne.Layout.
func (l *dialogLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	d := (*Dialog)(l)
	page := d.job.Paper
	// As large a page as there is height for, but room for what is beside it.
	aspect := float32(page.Width / page.Height)
	right := min((size.Height-44)*aspect, size.Width*0.42)
	left := min((size.Width-right-2*gutter)*0.44, 320)
	d.said.Begin()
	d.placeCards(kit.NewBox(0, 0, left, size.Height))
	d.placeChoices(kit.NewBox(left+gutter, 0, size.Width-left-right-2*gutter, size.Height))
	d.placePage(kit.NewBox(size.Width-right, 0, right, size.Height), aspect)
	d.said.End()
}

func (d *Dialog) label(text string, x, y float32) {
	d.said.Text(kit.Span{Text: text, Face: look.Bold, Color: look.Now().Gold}, 14.5, x, y)
}

func (d *Dialog) placeCards(b kit.Box) {
	d.label(words.Say("print.which"), b.X, b.Y)
	high := d.find.MinSize().Height
	kit.NewBox(b.X, b.Y+titleLine+2, b.W, high).Put(d.find)
	y := b.Y + titleLine + high + 10
	w := d.none.MinSize().Width
	kit.NewBox(b.X, y, w, 32).Put(d.none)
	kit.NewBox(b.X+w+kit.Gap, y, d.reset.MinSize().Width, 32).Put(d.reset)
	y += 40
	room := kit.NewBox(b.X, y, b.W, b.Bottom()-y)
	d.said.Rounded(room, look.Now().DeepFelt, look.Now().Edge, 1, 8)
	room.Inset(6).Put(d.list.Scroll)
	d.list.draw()
}

func (d *Dialog) placeChoices(b kit.Box) {
	y := b.Y
	for _, c := range d.choices {
		d.label(c.name, b.X, y)
		high := c.HeightAt(b.W)
		kit.NewBox(b.X, y+titleLine, b.W, high).Put(c.Container)
		y += titleLine + high + 10
	}
	d.label(words.Say("print.copies"), b.X, y)
	kit.NewBox(b.X, y+titleLine, 36, 32).Put(d.fewer)
	d.said.TextIn(kit.Span{Text: strconv.Itoa(d.job.Copies), Face: look.Bold, Color: look.Now().Ivory}, 15, kit.NewBox(b.X+36, y+titleLine, 44, 32))
	kit.NewBox(b.X+80, y+titleLine, 36, 32).Put(d.more)
	y += titleLine + 32 + 12
	d.said.Prose([]kit.Span{{Text: d.advice(), Color: look.Now().Dimmed}}, 14, kit.NewBox(b.X, y, b.W, 0))
}

func (d *Dialog) placePage(b kit.Box, aspect float32) {
	w := min(b.W, (b.H-44)*aspect)
	h := float32(int(w / aspect))
	at := kit.NewBox(b.X+float32(int((b.W-w)/2)), b.Y, w, h)
	at.Put(d.face)
	d.draw(int(w*d.env.Scale() + 0.5))
	y := at.Bottom() + 10
	text := ""
	if n := d.pages(); n > 0 {
		text = words.Say("print.page", "n", d.page+1, "of", n)
		if d.job.Backs != print.NoBacks && d.isBack() {
			text = words.Say("print.back_page", "n", d.page+1, "of", n)
		}
	}
	kit.NewBox(at.X, y, 40, 32).Put(d.back)
	kit.NewBox(at.Right()-40, y, 40, 32).Put(d.next)
	d.said.TextIn(kit.Span{Text: text, Color: look.Now().Ivory}, 14.5, kit.NewBox(at.X+40, y, w-80, 32))
}

// isBack reports whether the page that is shown has backs on it.
func (d *Dialog) isBack() bool {
	if d.job.Backs == print.Apart {
		return d.page >= d.job.Pages()
	}
	return d.page%2 == 1
}

// Again writes the trace of it again, once nothing lies over it any more.
func (d *Dialog) Again() { d.trace() }

// trace writes what there is to press.
func (d *Dialog) trace() {
	if d.size.IsZero() || !d.IsOpen() {
		return
	}
	line := trace.Line{Screen: "print", Width: d.size.Width, Height: d.size.Height, Scale: d.env.Scale(), Prompt: d.sheet.Title + ": " + d.sheet.Note}
	at := d.body.Position()
	button := func(text string, p *kit.Pill, by fyne.Position) {
		if p.Visible() && !p.Off {
			line.Buttons = append(line.Buttons, kit.TraceButton(text, kit.BoxOf(p).Moved(by.X, by.Y)))
		}
	}
	for _, p := range d.sheet.Pills {
		button(p.Text, p, fyne.Position{})
	}
	for _, p := range []*kit.Pill{d.none, d.reset} {
		button(p.Text, p, at)
	}
	for _, p := range []*kit.Pill{d.fewer, d.more, d.back, d.next} {
		button(p.Name, p, at)
	}
	for _, c := range d.choices {
		line.Buttons = append(line.Buttons, c.Traced(c.name, d.Container, fyne.Position{})...)
	}
	top := at.Add(d.list.Position()).Subtract(d.list.Offset)
	for _, c := range d.list.lines {
		if c.Visible() {
			button(c.fewer.Name, c.fewer, top.Add(c.Position()))
			button(c.more.Name, c.more, top.Add(c.Position()))
		}
	}
	line.Items = append(line.Items, trace.Item{Key: "find", X: at.X + d.find.Position().X, Y: at.Y + d.find.Position().Y, Width: d.find.Size().Width, Height: d.find.Size().Height})
	d.env.Trace.Cover(line)
}
