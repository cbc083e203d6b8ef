package felt

import (
	"image/color"
	"math"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// lane is the stack: a column of bare felt at the side, the item that resolves next on
// top. The cards of the items are card views; the lane draws words on plaques, and arrows.
type lane struct {
	env    *kit.Env
	boards *fyne.Container // beneath the words
	items  []*plaque       // in boards
	back   *kit.Sketch     // beneath the cards
	arrows *kit.Sketch
}

func newLane(e *kit.Env) *lane {
	return &lane{env: e, boards: &fyne.Container{}, back: kit.NewSketch(), arrows: kit.NewSketch()}
}

// set draws the stack.
func (l *lane) set(s *table.Scene, a *arrangement) {
	l.back.Begin()
	defer l.back.End()
	for len(l.items) < len(s.Stack) {
		p := newPlaque()
		l.items = append(l.items, p)
		l.boards.Add(p.pic)
	}
	for _, p := range l.items[len(s.Stack):] {
		p.hide()
	}
	for i := len(s.Stack) - 1; i >= 0; i-- {
		l.item(s, s.Stack[i], a.Items[i], i)
	}
}

// itemLine is something said of an item, in so many lines at most.
type itemLine struct {
	kit.Span
	size float32
	most int
}

// item draws what is said of one item on a plaque, its edge in its controller's colour if
// it resolves next.
func (l *lane) item(s *table.Scene, it table.ItemScene, p itemPlace, i int) {
	if !p.Shown {
		l.items[i].hide()
		return
	}
	y := p.Words.Y
	for _, line := range itemLines(s, it) {
		y += l.line(line, kit.NewBox(p.Words.X, y, p.Words.W, p.Words.Bottom()-y))
	}
	edge := color.NRGBA{}
	if it.Next {
		edge = look.Now().SeatColors[itemSeat(s, it)]
	}
	l.items[i].set(kit.NewBox(p.Words.X-4, p.Words.Y-3, p.Words.W+4, y-p.Words.Y+7), l.env.Scale(), look.Now().PlateRest, edge, false)
}

// line writes what fits into the box and returns how high that is.
func (l *lane) line(line itemLine, b kit.Box) float32 {
	words, h := line.flow(b.W, int(b.H/kit.LineHeight(line.size)))
	if len(words) > 0 {
		l.back.Words(words, line.size, b.X+4, b.Y)
	}
	return h
}

// flow breaks what is said into so many lines at most, of a width; its height has
// the space up to what follows.
func (line itemLine) flow(width float32, most int) ([]kit.Word, float32) {
	most = min(most, line.most)
	if most < 1 {
		return nil, 0
	}
	all, h := kit.Flow([]kit.Span{line.Span}, line.size, width-8)
	words := kit.FirstLines(all, most)
	if len(words) < len(all) {
		words[len(words)-1].Text += "…"
		h = float32(most) * kit.LineHeight(line.size)
	}
	return words, h + 1
}

// itemLines is what is said of an item: of the one that resolves next also what
// it does and what can answer it.
func itemLines(s *table.Scene, it table.ItemScene) []itemLine {
	c := look.Now().SeatColors[itemSeat(s, it)]
	lines := []itemLine{{kit.Span{Text: it.Title, Face: look.Bold, Color: look.Now().Ivory}, 12.5, 2}}
	if !it.Next {
		return append(lines, itemLine{kit.Span{Text: it.By, Face: look.Plain, Color: c}, 11.5, 1})
	}
	lines = append(lines, itemLine{kit.Span{Text: words.Trf("%s, resolves next", it.By), Face: look.Plain, Color: c}, 11.5, 1})
	if it.Answers != "" {
		lines = append(lines, itemLine{kit.Span{Text: it.Answers, Face: look.Italic, Color: look.Now().Dimmed}, 11.5, 2})
	}
	if it.Text != "" {
		lines = append(lines, itemLine{kit.Span{Text: it.Text, Face: look.Plain, Color: look.Now().Ivory}, 11.5, 8})
	}
	return lines
}

// itemSeat is the seatPlace of an item's controller.
func itemSeat(s *table.Scene, it table.ItemScene) int {
	return seatPlace(it.Seat, s.Me, len(s.Seats))
}

// point draws the arrows from the items to what they aim at.
func (l *lane) point(s *table.Scene, a *arrangement) {
	l.arrows.Begin()
	defer l.arrows.End()
	at := map[int]kit.Box{}
	for _, c := range a.Cards {
		at[c.Card.ID] = c.Box
	}
	items := map[int]itemPlace{}
	for i, it := range s.Stack {
		items[it.ID] = a.Items[i]
	}
	for i, it := range s.Stack {
		p := a.Items[i]
		if p.First >= len(a.Cards) {
			continue
		}
		pen := newArrowPen(itemSeat(s, it))
		from := fyne.NewPos(a.Cards[p.First].X, a.Cards[p.First].Y+min(a.Cards[p.First].H*0.2, 24)+float32(i%3)*4)
		for _, id := range it.Targets {
			if b, ok := at[id]; ok {
				l.arrow(from, nearest(b, from), pen)
			}
		}
		for _, seat := range it.Against {
			l.arrow(from, nearest(a.Plates[seat], from), pen)
		}
		if other, ok := items[it.ItemOf]; ok && it.ItemOf != 0 {
			l.answer(from, a.Cards[other.First].Box, a.Lane.X+9+float32(i%2)*5, pen)
		}
	}
}

// answer draws an arrow in the lane from one item to the one it answers.
func (l *lane) answer(from fyne.Position, to kit.Box, x float32, pen arrowPen) {
	corner, y := fyne.NewPos(x, from.Y), to.Y+to.H*0.6
	pen.draw(l.arrows, stretch{from, corner}, stretch{corner, fyne.NewPos(x, y)})
	l.arrow(fyne.NewPos(x, y), fyne.NewPos(to.X+6, y), pen)
}

// arrowPen draws the lines of arrows: in a seat's colour and dashes, on ground
// that shows on cards, too.
type arrowPen struct {
	color     color.NRGBA
	dash, gap float32 // how long dashes are and how far apart; 0 for a whole line
}

// newArrowPen is the pen of a seat by its place.
func newArrowPen(place int) arrowPen {
	dashes := [...][2]float32{{0, 0}, {barbLength, 9}, {4, 8}, {30, 9}, {barbLength, 26}}[place]
	return arrowPen{look.Now().SeatColors[place], dashes[0], dashes[1]}
}

// stretch is a straight part of an arrow.
type stretch struct{ from, to fyne.Position }

// barbLength is that of the two lines of an arrow's head.
const barbLength = 13

func (p arrowPen) draw(k *kit.Sketch, parts ...stretch) {
	ground := look.Ink
	if look.Luminance(p.color) < 0.2 {
		ground = look.Paper
	}
	for _, s := range parts {
		k.Line(s.from, s.to, ground, 6)
	}
	for _, s := range parts {
		dx, dy := s.to.X-s.from.X, s.to.Y-s.from.Y
		all := float32(math.Hypot(float64(dx), float64(dy)))
		dash := p.dash
		if dash == 0 || all <= barbLength {
			dash = all
		}
		at := func(d float32) fyne.Position { return fyne.NewPos(s.from.X+dx*d/all, s.from.Y+dy*d/all) }
		for d := float32(0); d < all; d += max(dash+p.gap, 1) {
			k.Line(at(d), at(min(d+dash, all)), p.color, 3)
		}
	}
}

// nearest is a point well inside b on the way from p to its middle.
func nearest(b kit.Box, p fyne.Position) fyne.Position {
	m := b.Centre()
	dx, dy := p.X-m.X, p.Y-m.Y
	k := float32(1)
	if dx != 0 {
		k = min(k, b.W*0.3/kit.Abs(dx))
	}
	if dy != 0 {
		k = min(k, b.H*0.3/kit.Abs(dy))
	}
	return fyne.NewPos(m.X+dx*k, m.Y+dy*k)
}

// arrow draws a line with a head at its end.
func (l *lane) arrow(from, to fyne.Position, pen arrowPen) {
	angle := math.Atan2(float64(to.Y-from.Y), float64(to.X-from.X))
	barb := func(turn float64) fyne.Position {
		return fyne.NewPos(to.X-float32(barbLength*math.Cos(angle+turn)), to.Y-float32(barbLength*math.Sin(angle+turn)))
	}
	pen.draw(l.arrows, stretch{from, to}, stretch{to, barb(0.5)}, stretch{to, barb(-0.5)})
}

// newStamp says what became of an item that left the stack.
func newStamp(text string, c color.NRGBA, b kit.Box) *fyne.Container {
	back := canvas.NewRectangle(look.Paper)
	back.StrokeColor, back.StrokeWidth = c, 3
	t := kit.Label(text, look.Bold, 15, c)
	b.Put(back)
	m := t.MinSize()
	t.Resize(m)
	t.Move(fyne.NewPos(b.X+(b.W-m.Width)/2, b.Y+(b.H-m.Height)/2))
	return &fyne.Container{Objects: []fyne.CanvasObject{back, t}}
}
