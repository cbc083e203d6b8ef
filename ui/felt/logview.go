package felt

import (
	"image/color"
	"math"
	"slices"

	"feltstack/rules/book"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Scrollable    = (*logView)(nil)
	_ fyne.Tappable      = (*logView)(nil)
	_ desktop.Hoverable  = (*logView)(nil)
	_ desktop.Cursorable = (*logView)(nil)
)

const logSize = 13

// logView shows the end of the game's log, or what is scrolled to. It draws
// only the lines that fit, so a long game costs no more than a short one. A click on a
// line opens the rulebook at its rule.
type logView struct {
	widget.BaseWidget
	words *kit.Sketch
	hover func(c shownCard) // none: no name under the pointer
	rules func(book.Ref)    // opens the rulebook; nil where there is none

	lines  []table.Line
	me     int
	seats  int
	up     float32 // how far it is scrolled up from the end
	flows  map[int]lineFlow
	width  float32
	names  []kit.Word // card names on the screen
	shown  []shownLine
	onName shownCard
	over   int // the line under the pointer, -1 for none
	at     int // the line that is read, -1 for none
}

// shownLine is where a line is on the screen.
type shownLine struct {
	line int
	box  kit.Box
}

// lineFlow is a line broken to the present width.
type lineFlow struct {
	text   string
	cards  []table.NamedCard
	words  []kit.Word
	height float32
}

func newLogView(hover func(c shownCard)) *logView {
	l := &logView{words: kit.NewSketch(), hover: hover, flows: map[int]lineFlow{}, over: -1, at: -1}
	l.ExtendBaseWidget(l)
	return l
}

// set shows the log. New lines bring the end into sight unless the person has
// scrolled away from it.
func (l *logView) set(s *table.Scene) {
	if len(s.Log) < len(l.lines) {
		clear(l.flows)
		l.up = 0
	}
	grown := len(s.Log) - len(l.lines)
	l.lines, l.me, l.seats = s.Log, s.Me, len(s.Seats)
	if l.up > 0 {
		for i := len(l.lines) - grown; grown > 0 && i < len(l.lines); i++ {
			l.up += l.flow(i).height
		}
	}
	l.draw()
}

// flow breaks line i.
func (l *logView) flow(i int) lineFlow {
	if f, ok := l.flows[i]; ok && f.text == l.lines[i].Text && slices.Equal(f.cards, l.lines[i].Cards) {
		return f
	}
	words, h := kit.Flow(logSpans(l.lines[i], look.Now().Ivory), look.Reading(logSize), max(l.width-28, 60))
	f := lineFlow{l.lines[i].Text, l.lines[i].Cards, words, h + 3}
	if i > 0 && l.lines[i].Turn != l.lines[i-1].Turn {
		f.height += 9
	}
	l.flows[i] = f
	return f
}

// logSpans parts a line into its words and the names of cards.
func logSpans(line table.Line, c color.Color) []kit.Span {
	var spans []kit.Span
	at := 0
	for _, n := range line.Cards {
		if n.From < at || n.To > len(line.Text) || n.From >= n.To {
			continue
		}
		spans = append(spans, kit.Span{Text: line.Text[at:n.From], Face: look.Plain, Color: c},
			kit.Span{Text: line.Text[n.From:n.To], Face: look.Bold, Color: look.Now().Gold, Def: n.Def, Card: n.Card})
		at = n.To
	}
	return append(spans, kit.Span{Text: line.Text[at:], Face: look.Plain, Color: c})
}

// draw writes the lines from the lower edge upwards.
func (l *logView) draw() {
	size := l.Size()
	l.words.Begin()
	defer l.words.End()
	l.names, l.shown = l.names[:0], l.shown[:0]
	if size.Width < 40 || size.Height < 20 {
		return
	}
	y := min(size.Height, l.high(size.Height)) - 8 + l.up // a short log begins at the top
	for i := len(l.lines) - 1; i >= 0 && y > 4; i-- {
		f := l.flow(i)
		turned := i > 0 && l.lines[i].Turn != l.lines[i-1].Turn
		y -= f.height
		top := y
		if turned {
			top += 9
		}
		if top >= 4 && top+f.height <= size.Height+6 {
			l.line(i, f, top, size.Width)
		}
		if turned && y >= 0 && y < size.Height-8 {
			l.words.Line(fyne.NewPos(10, y+4), fyne.NewPos(size.Width-10, y+4), look.Now().Edge, 1)
		}
	}
}

func (l *logView) line(i int, f lineFlow, y, width float32) {
	h := f.height - 3
	if i > 0 && l.lines[i].Turn != l.lines[i-1].Turn {
		h -= 9
	}
	at := kit.NewBox(13, y-2, width-17, h+4)
	l.shown = append(l.shown, shownLine{i, at})
	ruled := len(l.lines[i].Says) > 0 && l.rules != nil && (i == l.over || i == l.at)
	if i == l.over && ruled {
		l.words.Fill(at, look.Now().ZoneRest)
	}
	if seat := l.lines[i].Seat; seat >= 0 {
		l.words.Fill(kit.NewBox(8, y+2, 3, h-4), seatColor(seat, l.me, l.seats))
	}
	if i == l.at {
		l.words.Edged(at, look.Now().ZoneRest, look.Now().Ivory, 1)
	}
	if ruled {
		l.words.TextRight(kit.Span{Text: "§", Face: look.Bold, Color: look.Now().Gold}, logSize, at.Right()-3, at.Bottom()-logSize*1.5)
	}
	l.words.Words(f.words, look.Reading(logSize), 18, y)
	for _, w := range f.words {
		if w.Def != 0 {
			w.Box = w.Box.Moved(18, y)
			l.names = append(l.names, w)
		}
	}
}

// read moves the mark d lines on, to the last one first, and brings it into
// sight. It returns the line.
func (l *logView) read(d int) (table.Line, bool) {
	if len(l.lines) == 0 {
		return table.Line{}, false
	}
	if l.at < 0 {
		l.at = len(l.lines) - 1
	} else {
		l.at = kit.Clamp(l.at+d, 0, len(l.lines)-1)
	}
	below := float32(8)
	for i := len(l.lines) - 1; i > l.at; i-- {
		below += l.flow(i).height
	}
	height := l.Size().Height
	switch at := below - l.up; {
	case at < 8:
		l.up = below - 8
	case at+l.flow(l.at).height > height-8:
		l.up = below + l.flow(l.at).height - height + 8
	}
	l.up = kit.Clamp(l.up, 0, l.end())
	l.draw()
	return l.lines[l.at], true
}

// leave takes the mark away.
func (l *logView) leave() {
	l.at = -1
	l.up = 0
	l.draw()
}

// end is how far the log can be scrolled up.
func (l *logView) end() float32 { return max(l.high(math.MaxFloat32)-l.Size().Height, 0) }

// high is how high all lines are, or the last of them that are higher than most.
func (l *logView) high(most float32) float32 {
	h := float32(12)
	for i := len(l.lines) - 1; i >= 0 && h <= most; i-- {
		h += l.flow(i).height
	}
	return h
}

// need is how high the log must be in a width to show all of its lines, if that is no more
// than most.
func (l *logView) need(width, most float32) float32 {
	l.widen(width)
	return l.high(most)
}

// widen breaks the lines to a width.
func (l *logView) widen(width float32) {
	if l.width != width {
		l.width = width
		clear(l.flows)
	}
}

func (l *logView) Scrolled(e *fyne.ScrollEvent) {
	l.up = kit.Clamp(l.up+e.Scrolled.DY*2, 0, l.end())
	l.draw()
}

func (l *logView) MouseIn(e *desktop.MouseEvent) { l.MouseMoved(e) }
func (l *logView) MouseMoved(e *desktop.MouseEvent) {
	kit.Steady(func() {
		l.point(l.nameAt(e.Position))
		l.pass(l.lineAt(e.Position))
	})
}
func (l *logView) MouseOut() {
	kit.Steady(func() {
		l.point(kit.Span{})
		l.pass(-1)
	})
}

// lineAt is the line at a place, -1 for none.
func (l *logView) lineAt(p fyne.Position) int {
	for _, s := range l.shown {
		if s.box.Has(p) {
			return s.line
		}
	}
	return -1
}

// pass lights the line under the pointer, if it has a rule.
func (l *logView) pass(i int) {
	if i != l.over {
		l.over = i
		l.draw()
	}
}

// Tapped implements fyne.Tappable.
func (l *logView) Tapped(e *fyne.PointEvent) { l.toRule(l.lineAt(e.Position)) }

// toRule opens the rulebook at the rule of line i. It reports whether there is one.
func (l *logView) toRule(i int) bool {
	if i < 0 || i >= len(l.lines) || l.rules == nil || len(l.lines[i].Says) == 0 {
		return false
	}
	l.rules(book.Ref{Log: l.lines[i].Says})
	return true
}

func (l *logView) nameAt(p fyne.Position) kit.Span {
	for _, n := range l.names {
		if n.Box.Inset(-2).Has(p) {
			return n.Span
		}
	}
	return kit.Span{}
}

func (l *logView) point(name kit.Span) {
	if c := named(name.Def, name.Card); !c.same(l.onName) {
		l.onName = c
		l.hover(c)
	}
}

func (l *logView) Cursor() desktop.Cursor {
	if l.onName.Def != 0 || l.rules != nil && l.over >= 0 && l.over < len(l.lines) && len(l.lines[l.over].Says) > 0 {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

func (l *logView) CreateRenderer() fyne.WidgetRenderer { return &logRenderer{l} }

type logRenderer struct{ l *logView }

func (r *logRenderer) Layout(s fyne.Size) {
	r.l.widen(s.Width)
	r.l.draw()
}
func (r *logRenderer) MinSize() fyne.Size { return fyne.NewSize(120, 60) }
func (r *logRenderer) Refresh()           {}
func (r *logRenderer) Destroy()           {}
func (r *logRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.l.words.Container}
}
