package ui

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"feltstack/rules"
	"feltstack/table/decks"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// deckList shows the lines of a deck under headings, each with how many copies
// and buttons for one more and one less.
type deckList struct {
	*container.Scroll
	index *decks.Index
	exits deckListExits
	rows  *fyne.Container
	lines []*deckLine // reused
	heads []*deckHead
}

// deckListExits is what can be done with a line.
type deckListExits struct {
	More, Less func(l rules.DeckLine)
	Aside      func(l rules.DeckLine) // moves a copy aside, or back
	Hover      func(card string, at kit.Box)
	Drag       func(l rules.DeckLine, at fyne.Position)
	Drop       func(l rules.DeckLine)
}

func newDeckList(x *decks.Index, exits deckListExits) *deckList {
	d := &deckList{index: x, exits: exits, rows: container.New(&kit.StackLayout{Gap: 1})}
	d.Scroll = container.NewVScroll(d.rows)
	return d
}

// set shows a deck. Report says which lines are wrong.
func (d *deckList) set(deck decks.Deck, report *decks.Report) {
	unknown := map[string]bool{}
	for _, c := range report.Unknown {
		unknown[c] = true
	}
	var objects []fyne.CanvasObject
	lines, heads := 0, 0
	group, n, counted := "", 0, -1
	for _, l := range d.sorted(deck.Cards) {
		title := d.groupOf(l)
		if title != group || counted < 0 {
			group, n, counted = title, 0, heads
			if heads == len(d.heads) {
				d.heads = append(d.heads, newDeckHead())
			}
			objects = append(objects, d.heads[heads])
			heads++
		}
		n += l.N
		d.heads[counted].set(title, n)
		if lines == len(d.lines) {
			d.lines = append(d.lines, newDeckLine(d))
		}
		d.lines[lines].set(l, unknown[l.Card] || report.Over[l.Card])
		objects = append(objects, d.lines[lines])
		lines++
	}
	d.rows.Objects = objects
	d.rows.Refresh()
	d.Refresh()
}

// sorted is the lines by part, then kind, then name; what the game does not
// know and what lies aside come last.
func (d *deckList) sorted(lines []rules.DeckLine) []rules.DeckLine {
	form := &d.index.Game.Form
	place := func(l rules.DeckLine) (n int) {
		id, ok := d.index.Lookup(l.Card)
		switch {
		case l.Part == decks.Aside:
			return 1 << 20
		case !ok:
			return 1 << 19
		}
		n = 1024 * slices.IndexFunc(form.Parts, func(p rules.DeckPart) bool { return p.Name == l.Part })
		if form.Kind.Of != nil {
			kind, _ := form.Kind.Of(d.index.Def(id))
			n += kind
		}
		return n
	}
	all := slices.Clone(lines)
	slices.SortStableFunc(all, func(a, b rules.DeckLine) int {
		return cmp.Or(place(a)-place(b), strings.Compare(a.Card, b.Card))
	})
	return all
}

// groupOf is the heading under which a line stands.
func (d *deckList) groupOf(l rules.DeckLine) string {
	form := &d.index.Game.Form
	if l.Part == decks.Aside {
		return words.Tr("Aside")
	}
	id, ok := d.index.Lookup(l.Card)
	if !ok {
		return words.Tr("Unknown cards")
	}
	title := ""
	if p := form.Part(l.Part); p != nil && len(form.Parts) > 1 {
		title = p.Title
	}
	def := d.index.Def(id)
	if form.Kind.Of == nil {
		return title
	}
	v, has := form.Kind.Of(def)
	if !has || v >= len(form.Kind.Words) || len(form.Kind.Words[v]) == 0 {
		return title
	}
	words := form.Kind.Words[v]
	kind := words[len(words)-1] // the plural is the last way to write it
	if title != "" {
		return title + ": " + kind
	}
	return kind
}

// deckHead is the heading of a group of lines.
type deckHead struct {
	widget.BaseWidget
	words *kit.Sketch
	title string
	n     int
}

func newDeckHead() *deckHead {
	h := &deckHead{words: kit.NewSketch()}
	h.ExtendBaseWidget(h)
	return h
}

func (h *deckHead) set(title string, n int) {
	h.title, h.n = title, n
	h.draw(h.Size())
}

func (h *deckHead) draw(s fyne.Size) {
	h.words.Begin()
	at := h.words.Text(kit.Span{Text: h.title, Face: look.Title, Color: look.Now().Gold}, 17, 8, 8)
	h.words.Text(kit.Span{Text: strconv.Itoa(h.n), Face: look.Bold, Color: look.Now().Dimmed}, 14, at.Right()+10, 11)
	h.words.End()
}

func (h *deckHead) MinSize() fyne.Size { return fyne.NewSize(100, 34) }
func (h *deckHead) CreateRenderer() fyne.WidgetRenderer {
	return &sketchRenderer{h.words, h.draw, h.MinSize}
}

// sketchRenderer is that of a widget which is one drawing.
type sketchRenderer struct {
	words *kit.Sketch
	draw  func(fyne.Size)
	min   func() fyne.Size
}

func (r *sketchRenderer) Layout(s fyne.Size)           { r.draw(s) }
func (r *sketchRenderer) MinSize() fyne.Size           { return r.min() }
func (r *sketchRenderer) Refresh()                     {}
func (r *sketchRenderer) Destroy()                     {}
func (r *sketchRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.words.Container} }

var (
	_ fyne.Tappable          = (*deckLine)(nil)
	_ fyne.SecondaryTappable = (*deckLine)(nil)
	_ fyne.Draggable         = (*deckLine)(nil)
	_ desktop.Hoverable      = (*deckLine)(nil)
	_ desktop.Cursorable     = (*deckLine)(nil)
)

// deckLine is one card of a deck.
type deckLine struct {
	widget.BaseWidget
	list       *deckList
	line       rules.DeckLine
	wrong      bool
	hover      bool
	words      *kit.Sketch
	more, less *kit.Pill
	aside      *kit.Pill
}

const deckLineHeight = 32

func newDeckLine(d *deckList) *deckLine {
	l := &deckLine{list: d, words: kit.NewSketch()}
	small := func(text string, do func(rules.DeckLine)) *kit.Pill {
		p := kit.NewPill(text, kit.Quiet, func() { do(l.line) })
		p.TextSize = 15
		p.Style()
		return p
	}
	l.more, l.less = small("+", func(x rules.DeckLine) { d.exits.More(x) }), small("−", func(x rules.DeckLine) { d.exits.Less(x) })
	l.aside = small("", func(x rules.DeckLine) { d.exits.Aside(x) })
	l.ExtendBaseWidget(l)
	return l
}

func (l *deckLine) set(line rules.DeckLine, wrong bool) {
	l.line, l.wrong = line, wrong
	text := words.Tr("aside")
	if line.Part == decks.Aside {
		text = words.Tr("into the deck")
	}
	l.aside.Set(text, "", kit.Quiet, l.aside.OnTap)
	l.aside.TextSize = 12.5
	l.aside.Style()
	l.draw(l.Size())
}

func (l *deckLine) draw(s fyne.Size) {
	if s.IsZero() {
		return
	}
	l.words.Begin()
	defer l.words.End()
	back := look.Now().DeepFelt
	if l.hover {
		back = kit.Lighter(back)
	}
	l.words.Fill(kit.NewBox(0, 0, s.Width, s.Height), back)
	colour := look.Now().Ivory
	if l.wrong {
		colour = look.Now().Alarm
		l.words.Text(kit.Span{Text: "!", Face: look.Bold, Color: colour}, 16, 4, 5)
	}
	l.words.TextRight(kit.Span{Text: strconv.Itoa(l.line.N), Face: look.Bold, Color: look.Now().Gold}, 16, 36, 5)
	l.words.Text(kit.Span{Text: l.line.Card, Color: colour}, 15, 46, 6)
	x := s.Width - 4
	for _, p := range []*kit.Pill{l.more, l.less} {
		x -= 32
		kit.NewBox(x, 1, 32, s.Height-2).Put(p)
	}
	l.aside.Hide()
	if l.hover {
		w := l.aside.MinSize().Width
		kit.NewBox(x-w, 1, w, s.Height-2).Put(l.aside)
		l.aside.Show()
	}
}

func (l *deckLine) at() kit.Box {
	p := fyne.CurrentApp().Driver().AbsolutePositionForObject(l)
	return kit.NewBox(p.X, p.Y, l.Size().Width, l.Size().Height)
}

func (l *deckLine) over(in bool) {
	l.hover = in
	l.draw(l.Size())
	if in {
		l.list.exits.Hover(l.line.Card, l.at())
	} else {
		l.list.exits.Hover("", kit.Box{})
	}
}

// Stop implements stopper.
func (l *deckLine) Stop() kit.Stop {
	line, exits := l.line, l.list.exits
	return kit.Stop{
		Key: "line " + line.Part + " " + line.Card, Text: strconv.Itoa(line.N) + " " + line.Card,
		Press: func() { exits.More(line) }, Less: func() { exits.Less(line) },
		Show: func() { exits.Hover(line.Card, l.at()) }, Quiet: func() { exits.Hover("", kit.Box{}) },
	}
}

func (l *deckLine) Tapped(*fyne.PointEvent)          { l.list.exits.More(l.line) }
func (l *deckLine) TappedSecondary(*fyne.PointEvent) { l.list.exits.Less(l.line) }
func (l *deckLine) Dragged(e *fyne.DragEvent)        { l.list.exits.Drag(l.line, e.AbsolutePosition) }
func (l *deckLine) DragEnd()                         { l.list.exits.Drop(l.line) }
func (l *deckLine) MouseIn(*desktop.MouseEvent)      { l.over(true) }
func (l *deckLine) MouseMoved(*desktop.MouseEvent)   {}
func (l *deckLine) MouseOut()                        { l.over(false) }
func (l *deckLine) Cursor() desktop.Cursor           { return desktop.PointerCursor }
func (l *deckLine) MinSize() fyne.Size               { return fyne.NewSize(200, deckLineHeight) }
func (l *deckLine) CreateRenderer() fyne.WidgetRenderer {
	return &deckLineRenderer{l}
}

type deckLineRenderer struct{ l *deckLine }

func (r *deckLineRenderer) Layout(s fyne.Size) { r.l.draw(s) }
func (r *deckLineRenderer) MinSize() fyne.Size { return r.l.MinSize() }
func (r *deckLineRenderer) Refresh()           { r.l.draw(r.l.Size()) }
func (r *deckLineRenderer) Destroy()           {}
func (r *deckLineRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.l.words.Container, r.l.aside, r.l.less, r.l.more}
}
