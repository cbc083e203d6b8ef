package decks

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/rules/decks/form"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// list shows the lines of a deck under headings, each with how many copies
// and buttons for one more and one less.
type list struct {
	*container.Scroll
	index *decks.Index
	exits listExits
	rows  *fyne.Container
	lines []*listLine // reused
	heads []*head
	near  map[string][]string // cards of the game that are called nearly like one that isn't known
}

// listExits is what can be done with a line.
type listExits struct {
	More, Less func(l rules.DeckLine)
	Maybe      func(l rules.DeckLine) // moves a copy to the maybeboard, or back
	Menu       func(l rules.DeckLine, at kit.Box)
	Fix        func(l rules.DeckLine, card string) // puts a card of the game in its place
	Covers     func(l rules.DeckLine) bool         // its card stands for the deck
	Hover      func(card string, at kit.Box)
	Drag       func(l rules.DeckLine, at fyne.Position)
	Drop       func(l rules.DeckLine)
}

func newList(x *decks.Index, exits listExits) *list {
	d := &list{index: x, exits: exits, rows: container.New(&kit.StackLayout{Gap: 1})}
	d.Scroll = kit.NewVScroll(d.rows)
	return d
}

// set shows a deck. Report says which lines are wrong.
func (d *list) set(deck decks.Deck, report *decks.Report) {
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
				d.heads = append(d.heads, newHead())
			}
			objects = append(objects, d.heads[heads])
			heads++
		}
		n += l.N
		d.heads[counted].set(title, n)
		if lines == len(d.lines) {
			d.lines = append(d.lines, newLine(d))
		}
		var near []string
		if unknown[l.Card] {
			near = d.nearest(l.Card)
		}
		d.lines[lines].set(l, unknown[l.Card] || report.Over[l.Card], near)
		objects = append(objects, d.lines[lines])
		lines++
	}
	d.rows.Objects = objects
	d.rows.Refresh()
	d.Refresh()
}

// nearest are the cards of the game that are called nearly like one that isn't known.
func (d *list) nearest(card string) []string {
	near, ok := d.near[card]
	if !ok {
		if d.near == nil {
			d.near = map[string][]string{}
		}
		near = d.index.Near(card, mostNear)
		d.near[card] = near
	}
	return near
}

// mostNear is how many of them are offered.
const mostNear = 3

// sorted is the lines by part, then kind, then name. What the game does not know, and is to be put
// right, comes first, the maybeboard last.
func (d *list) sorted(lines []rules.DeckLine) []rules.DeckLine {
	shape := &d.index.Form
	place := func(l rules.DeckLine) (n int) {
		id, ok := d.index.Lookup(l.Card)
		switch {
		case l.Part == decks.Maybeboard:
			return 1 << 20
		case !ok:
			return -1
		}
		n = 1024 * slices.IndexFunc(shape.Parts, func(p form.Part) bool { return p.Name == l.Part })
		if shape.Kind.Of != nil {
			kind, _ := shape.Kind.Of(d.index.Def(id))
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
func (d *list) groupOf(l rules.DeckLine) string {
	shape := &d.index.Form
	if l.Part == decks.Maybeboard {
		return words.Say("decks.maybeboard")
	}
	id, ok := d.index.Lookup(l.Card)
	if !ok {
		return words.Say("decks.unknown_cards")
	}
	title := ""
	if p := shape.Part(l.Part); p != nil && len(shape.Parts) > 1 {
		title = p.Title
	}
	def := d.index.Def(id)
	if shape.Kind.Of == nil {
		return title
	}
	v, has := shape.Kind.Of(def)
	if !has || v >= len(shape.Kind.Words) || len(shape.Kind.Words[v]) == 0 {
		return title
	}
	words := shape.Kind.Words[v]
	kind := words[len(words)-1] // the plural is the last way to write it
	if title != "" {
		return title + ": " + kind
	}
	return kind
}

// head is the heading of a group of lines.
type head struct {
	widget.BaseWidget
	words *kit.Sketch
	title string
	n     int
}

func newHead() *head {
	h := &head{words: kit.NewSketch()}
	h.ExtendBaseWidget(h)
	return h
}

func (h *head) set(title string, n int) {
	h.title, h.n = title, n
	h.draw(h.Size())
}

func (h *head) draw(s fyne.Size) {
	h.words.Begin()
	at := h.words.Text(kit.Span{Text: h.title, Face: look.Title, Color: look.Now().Gold}, 17, 8, 8)
	h.words.Text(kit.Span{Text: strconv.Itoa(h.n), Face: look.Bold, Color: look.Now().Dimmed}, 14, at.Right()+10, 11)
	h.words.End()
}

func (h *head) MinSize() fyne.Size { return fyne.NewSize(100, 34) }
func (h *head) CreateRenderer() fyne.WidgetRenderer {
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
	_ fyne.Tappable          = (*listLine)(nil)
	_ fyne.SecondaryTappable = (*listLine)(nil)
	_ fyne.Draggable         = (*listLine)(nil)
	_ desktop.Hoverable      = (*listLine)(nil)
	_ desktop.Cursorable     = (*listLine)(nil)
)

// listLine is one card of a deck.
type listLine struct {
	widget.BaseWidget
	list       *list
	line       rules.DeckLine
	wrong      bool
	hover      bool
	words      *kit.Sketch
	more, less *kit.Pill
	maybe      *kit.Pill
	menu       *kit.Pill
	fix        *kit.Pill // the nearest card of the game, where this one isn't known
	near       []string
}

const lineHeight = 32

func newLine(d *list) *listLine {
	l := &listLine{list: d, words: kit.NewSketch()}
	small := func(text string, do func(rules.DeckLine)) *kit.Pill {
		p := kit.NewPill(text, kit.Quiet, func() { do(l.line) })
		p.TextSize = 15
		p.Style()
		return p
	}
	l.more, l.less = small("+", func(x rules.DeckLine) { d.exits.More(x) }), small("−", func(x rules.DeckLine) { d.exits.Less(x) })
	l.maybe = small("", func(x rules.DeckLine) { d.exits.Maybe(x) })
	l.menu = kit.NewPill(words.Say("decks.more"), kit.Quiet, func() { d.exits.Menu(l.line, l.at()) })
	l.menu.Icon = kit.IconMore
	l.menu.Style()
	l.fix = kit.NewPill("", kit.Leading, func() { d.exits.Fix(l.line, l.near[0]) })
	l.ExtendBaseWidget(l)
	return l
}

func (l *listLine) set(line rules.DeckLine, wrong bool, near []string) {
	l.line, l.wrong, l.near = line, wrong, near
	text := words.Say("decks.to_maybeboard")
	if line.Part == decks.Maybeboard {
		text = words.Say("decks.to_deck")
	}
	l.maybe.Set(text, "", kit.Quiet, l.maybe.OnTap)
	l.maybe.TextSize = 12.5
	l.maybe.Style()
	l.draw(l.Size())
}

func (l *listLine) draw(s fyne.Size) {
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
	name := l.line.Card
	if len(l.near) > 0 {
		name = kit.Shorten(name, look.Plain, 15, s.Width*0.4)
	}
	at := l.words.Text(kit.Span{Text: name, Color: colour}, 15, 46, 6)
	if exits := l.list.exits; exits.Covers != nil && exits.Covers(l.line) {
		l.words.Text(kit.Span{Text: "★", Color: look.Now().Gold}, 14, at.Right()+7, 7)
	}
	x := s.Width - 4
	for _, p := range []*kit.Pill{l.more, l.less} {
		x -= 32
		kit.NewBox(x, 1, 32, s.Height-2).Put(p)
	}
	l.maybe.Hide()
	l.menu.Hide()
	l.fix.Hide()
	if len(l.near) > 0 {
		x = l.showFix(at.Right()+12, x-4, s.Height)
	}
	if l.hover && len(l.near) == 0 {
		x -= 40
		kit.NewBox(x, 1, 40, s.Height-2).Put(l.menu)
		l.menu.Show()
		w := l.maybe.MinSize().Width
		kit.NewBox(x-w, 1, w, s.Height-2).Put(l.maybe)
		l.maybe.Show()
	}
}

// showFix offers the nearest card between two places, and returns where it begins.
func (l *listLine) showFix(left, right, high float32) float32 {
	l.fix.TextSize = 13
	l.fix.Set(kit.Shorten("→ "+l.near[0], look.Bold, 13, max(right-left-28, 110)), "", kit.Leading, l.fix.OnTap)
	w := l.fix.MinSize().Width
	kit.NewBox(right-w, 2, w, high-4).Put(l.fix)
	l.fix.Show()
	return right - w
}

func (l *listLine) at() kit.Box {
	p := fyne.CurrentApp().Driver().AbsolutePositionForObject(l)
	return kit.NewBox(p.X, p.Y, l.Size().Width, l.Size().Height)
}

func (l *listLine) over(in bool) {
	l.hover = in
	l.draw(l.Size())
	if in {
		l.list.exits.Hover(l.line.Card, l.at())
	} else {
		l.list.exits.Hover("", kit.Box{})
	}
}

// Stop implements stopper.
func (l *listLine) Stop() kit.Stop {
	line, exits := l.line, l.list.exits
	return kit.Stop{
		Key: "line " + line.Part + " " + line.Card, Text: strconv.Itoa(line.N) + " " + line.Card,
		Press: func() { exits.More(line) }, Less: func() { exits.Less(line) }, Mark: func() { exits.Menu(line, l.at()) },
		Show: func() { exits.Hover(line.Card, l.at()) }, Quiet: func() { exits.Hover("", kit.Box{}) },
	}
}

func (l *listLine) Tapped(*fyne.PointEvent)          { l.list.exits.More(l.line) }
func (l *listLine) TappedSecondary(*fyne.PointEvent) { l.list.exits.Less(l.line) }
func (l *listLine) Dragged(e *fyne.DragEvent) {
	kit.Steady(func() { l.list.exits.Drag(l.line, e.AbsolutePosition) })
}
func (l *listLine) DragEnd()                       { kit.Steady(func() { l.list.exits.Drop(l.line) }) }
func (l *listLine) MouseIn(*desktop.MouseEvent)    { kit.Steady(func() { l.over(true) }) }
func (l *listLine) MouseMoved(*desktop.MouseEvent) {}
func (l *listLine) MouseOut()                      { kit.Steady(func() { l.over(false) }) }
func (l *listLine) Cursor() desktop.Cursor         { return desktop.PointerCursor }
func (l *listLine) MinSize() fyne.Size             { return fyne.NewSize(200, lineHeight) }
func (l *listLine) CreateRenderer() fyne.WidgetRenderer {
	return &lineRenderer{l}
}

type lineRenderer struct{ l *listLine }

func (r *lineRenderer) Layout(s fyne.Size) { r.l.draw(s) }
func (r *lineRenderer) MinSize() fyne.Size { return r.l.MinSize() }
func (r *lineRenderer) Refresh()           { r.l.draw(r.l.Size()) }
func (r *lineRenderer) Destroy()           {}
func (r *lineRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.l.words.Container, r.l.maybe, r.l.menu, r.l.fix, r.l.less, r.l.more}
}
