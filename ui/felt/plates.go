package felt

import (
	"image/color"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"
)

// seatColor is the colour of a seat as the one at seat me sees it.
func seatColor(seat, me, seats int) color.NRGBA {
	if seat < 0 || seats == 0 {
		return look.Now().Dimmed
	}
	return look.Now().SeatColors[seatPlace(seat, me, seats)]
}

// seatPlace is which of the colours and signs of seats a seat has: the first is
// that of the one who looks.
func seatPlace(seat, me, seats int) int {
	if seat < 0 || seats == 0 {
		return 0
	}
	return ((seat - me + seats) % seats) % len(look.Now().SeatColors)
}

// plate shows a player: name, whose turn, the two big numbers, the rest.
type plate struct {
	*kit.Sketch
	back     *kit.Board
	portrait *medallion
	token    *kit.Painted
	has      table.Token // that it shows
}

func newPlate(e *kit.Env) *plate {
	p := &plate{Sketch: kit.NewSketch(), back: kit.NewBoard(e), portrait: newMedallion()}
	p.token = p.newToken(e)
	return p
}

// The measures of a plate.
const (
	plateHead = 26 // the name and whose turn it is
	factGap   = 8  // between numbers in a line
	factSize  = 12.5
	leastFact = 10.5 // the smallest that numbers are written where there is little room
	allySize  = 11.5
	nameSize  = 16
	leastName = 24 // how wide a name is at least, however short it is cut
)

// lay draws the board that the plate is written on: brighter for the one whose turn
// it is, glowing when the prompt waits for it to be clicked.
func (p *plate) lay(s table.SeatScene, c color.NRGBA, b kit.Box, asked bool) {
	back, edge := look.Now().PlateRest, color.NRGBA{}
	if s.Active {
		back, edge = look.Now().PlateTurn, c
	}
	if asked {
		edge = look.Now().Gold
	}
	p.back.Set(b, back, edge, asked)
}

// set writes on the plate, beside the face. The dots tell how far a thinking bot's dots
// have run.
func (p *plate) set(s table.SeatScene, c color.NRGBA, b kit.Box, shape plateShape, dots int) {
	p.Begin()
	defer p.End()
	in := plateWords(b)
	tall := shape.tall != nil
	if !tall {
		in = beside(in, shape.face)
	}
	if foot := shape.foot; !foot.Empty() {
		marks, _ := kit.Flow(markSpans(s, 0), markSize, foot.W)
		p.Words(marks, markSize, foot.X, foot.Y)
		s.Marks, in.H = nil, foot.Y-in.Y
	}
	text, running := turnWords(s)
	turn := kit.LineWidth([]kit.Span{{Text: text + running, Face: look.Italic}}, leastFact)
	ally := kit.Span{Face: look.Bold, Color: look.Now().Gold}
	if s.Ally {
		ally.Text = words.Say("table.ally")
		turn += kit.LineWidth([]kit.Span{ally}, allySize) + 8
	}
	name := kit.Span{Text: kit.Shorten(s.Name, look.Bold, nameSize, max(min(in.W*0.62, in.W-turn-8), leastName)), Face: look.Bold, Color: c}
	used := p.Text(name, nameSize, in.X, in.Y).Right() + 8
	if s.Ally {
		used = p.Text(ally, allySize, used, in.Y+4).Right() + 8
	}
	used = p.turn(s, in, used, tall, dots)
	if tall {
		p.tall(s, in, shape)
		return
	}
	p.flat(s, in, used)
}

// turn says whose turn it is and who is thinking, right of x, and returns where
// that ends.
func (p *plate) turn(s table.SeatScene, in kit.Box, x float32, tall bool, dots int) float32 {
	text, running := turnWords(s)
	if text == "" {
		return x
	}
	size := float32(13)
	span := func(dots int) kit.Span {
		return kit.Span{Text: text + running[:min(dots, len(running))], Face: look.Italic, Color: look.Now().Ivory}
	}
	whole := func() float32 { return kit.LineWidth([]kit.Span{span(len(running))}, size) }
	for size > leastFact && x+whole() > in.Right() {
		size -= 0.5
	}
	if tall {
		x = max(x, in.Right()-whole())
	}
	p.Text(span(dots%4), size, x, in.Y+3)
	return x + whole() + 8
}

// turnWords says whose turn it is or who is thinking, and what runs after that.
func turnWords(s table.SeatScene) (text, running string) {
	switch {
	case s.Thinking:
		return words.Say("table.thinking"), "..."
	case s.Active:
		return words.Say("table.playing"), ""
	case s.Responds:
		return words.Say("table.responding"), ""
	case s.Asked:
		return words.Say("table.choosing"), ""
	}
	return "", ""
}

// bigFacts are the number that counts most, what it is counted up to if there
// is such a thing, and what they are called; the other facts come after.
func bigFacts(facts []table.Fact) (value, of, caption string, rest []table.Fact) {
	if len(facts) == 0 {
		return "", "", "", nil
	}
	value, caption, rest = facts[0].Value, lower(facts[0].Name), facts[1:]
	if len(rest) > 0 && rest[0].Of {
		of, caption, rest = "/ "+rest[0].Value, caption+" / "+lower(rest[0].Name), rest[1:]
	}
	return value, of, caption, rest
}

// factWidth is how long a number with its name is.
func factWidth(f table.Fact, size float32) float32 {
	return kit.LineWidth([]kit.Span{{Text: lower(f.Name), Face: look.Plain}}, size) + 4 + kit.LineWidth([]kit.Span{{Text: f.Value, Face: look.Bold}}, size)
}

// factLines breaks numbers into lines no longer than width. It reports whether
// each of them fits.
func factLines(facts []table.Fact, size, width float32) (lines [][]table.Fact, fits bool) {
	fits = true
	x := width + 1
	for _, f := range facts {
		w := factWidth(f, size)
		fits = fits && w <= width
		if x+w > width {
			lines, x = append(lines, nil), 0
		}
		lines[len(lines)-1] = append(lines[len(lines)-1], f)
		x += w + factGap
	}
	return lines, fits
}

// facts writes lines of numbers and returns where they end.
func (p *plate) facts(lines [][]table.Fact, size, x, y, step float32) float32 {
	for _, line := range lines {
		at := x
		for _, f := range line {
			p.Text(kit.Span{Text: lower(f.Name), Face: look.Plain, Color: look.Now().Dimmed}, size, at, y)
			p.TextRight(kit.Span{Text: f.Value, Face: look.Bold, Color: look.Now().Ivory}, size, at+factWidth(f, size), y)
			at += factWidth(f, size) + factGap
		}
		y += step
	}
	return y
}

// flat lays out a low plate: the big number under the name, the rest at its
// right, as large as fits. Marks follow the name, take the caption's place, or both lines
// beside a smaller number: what the state of a seat is counts more than how much it has.
func (p *plate) flat(s table.SeatScene, in kit.Box, used float32) {
	value, of, caption, rest := bigFacts(s.Facts)
	if x := in.X + flatNumber(value, of); !factsFit(rest, in.Right()-x) {
		p.tight(s, in)
		return
	}
	n := p.headMarks(s, in, used)
	size, y := float32(34), min(in.Bottom()-34, in.Y+plateHead+16)
	words, markSize, lines := markLines(s, n, in.Right()-in.X-flatNumber(value, of))
	if lines > 1 {
		size = tightNumber
	}
	x := p.flatValue(value, of, size, in.X, y)
	room := in.Right() - x
	if lines > 1 {
		words, markSize, lines = markLines(s, n, room)
	}
	if n < len(s.Marks) {
		p.Words(words, markSize, x, y)
	} else {
		lines = 0
	}
	if lines > 1 {
		p.headFacts(rest, in, used, n)
		return
	}
	size = factSize
	numbers, fits := factLines(rest, size, room)
	for size > leastFact && (len(numbers) > 1 || !fits) {
		size -= 0.5
		numbers, fits = factLines(rest, size, room)
	}
	switch {
	case lines == 1: // what is wrong counts more than how much of what there is
		p.facts(numbers[:min(len(numbers), 1)], size, x, y+16, 16)
	case len(numbers) <= 1:
		p.Text(kit.Span{Text: kit.Shorten(caption, look.Plain, 11.5, room), Face: look.Plain, Color: look.Now().Dimmed}, 11.5, x, y)
		p.facts(numbers, size, x, y+16, 16)
	default:
		p.facts(numbers[:2], size, x, y, 16)
	}
}

// flatValue writes the big number of a low plate, and returns where the rest begins.
func (p *plate) flatValue(value, of string, size, x, y float32) float32 {
	if value == "" {
		return x
	}
	x = p.Text(kit.Span{Text: value, Face: look.Title, Color: look.Now().Ivory}, size, x, y+26-size).Right()
	if of != "" {
		of := kit.Span{Text: of, Face: look.Title, Color: look.Now().Dimmed}
		x = p.Text(of, size*flatOf, x+6, y+26-size*flatOf).Right()
	}
	return x + 12
}

// headFacts writes numbers that have no other place into the head of a low plate, if they
// all fit beside what is used of it.
func (p *plate) headFacts(rest []table.Fact, in kit.Box, used float32, marks int) {
	lines, fits := factLines(rest, leastFact, in.Right()-used)
	if marks == 0 && fits && len(lines) == 1 {
		p.facts(lines, leastFact, used, in.Y+4, tightLine)
	}
}

// flatNumber is how wide the big number of a low plate is, up to the rest.
func flatNumber(value, of string) float32 {
	if value == "" {
		return 0
	}
	w := kit.LineWidth([]kit.Span{{Text: value, Face: look.Title}}, 34) + 12
	if of != "" {
		w += 6 + kit.LineWidth([]kit.Span{{Text: of, Face: look.Title}}, 20)
	}
	return w
}

// factsFit reports whether numbers find room in two lines of a width.
func factsFit(facts []table.Fact, width float32) bool {
	lines, fits := factLines(facts, leastFact, width)
	return fits && len(lines) <= 2
}

// The places of a low plate that is narrow, too.
const (
	flatOf      = 0.59 // of the big number: how large the goal beside it is
	tightNumber = 24
	tightOf     = 14
	tightLine   = 13
)

// tight lays out a low plate with little room: the big number smaller, all else
// below it, shortened where it must be.
func (p *plate) tight(s table.SeatScene, in kit.Box) {
	value, of, _, rest := bigFacts(s.Facts)
	y := in.Y + 20
	x := p.Text(kit.Span{Text: value, Face: look.Title, Color: look.Now().Ivory}, tightNumber, in.X, y-4).Right() + 5
	if of != "" {
		x = p.Text(kit.Span{Text: of, Face: look.Title, Color: look.Now().Dimmed}, tightOf, x, y+4).Right() + 5
	}
	y += tightNumber + 2
	if spans := markSpans(s, 0); kit.LineWidth(spans, leastFact) <= in.Right()-x {
		words, _ := kit.Flow(spans, leastFact, in.Right()-x+1)
		p.Words(words, leastFact, x, y-tightNumber+5)
	} else { // a line of their own
		words, h := kit.FlowFew(spans, leastFact, in.W, 1)
		p.Words(words, leastFact, in.X, y)
		if y += h; y+tightLine > in.Bottom()+2 {
			return
		}
	}
	lines, _ := factLines(rest, leastFact, in.W)
	most := max(int((in.Bottom()-y+2)/tightLine), 1)
	if len(lines) <= most {
		p.facts(lines, leastFact, in.X, y, tightLine)
		return
	}
	p.facts(lines[:most], leastFact, in.X, y, tightLine)
	end := in.X - factGap
	for _, f := range lines[most-1] {
		end += factGap + factWidth(f, leastFact)
	}
	more := kit.Span{Text: "…", Color: look.Now().Dimmed}
	p.TextRight(more, leastFact, min(end+2+kit.LineWidth([]kit.Span{more}, leastFact), in.Right()+8), y+tightLine*float32(most-1))
}

// markColor is the colour of a mark, and of all marks in one line the last one's: what is bad
// for the seat alarms.
func markColor(s table.SeatScene, mark int) color.NRGBA {
	if mark < s.Good {
		return look.Now().Gold
	}
	return look.Now().Alarm
}

// tallPlaces are the places of a tall plate below its head.
type tallPlaces struct {
	number, caption, bar, rest float32 // how large the big number is; where the others begin
}

// A tall plate has its things as far apart as looks best, or close together where that saves
// the face.
var (
	wideTall  = tallPlaces{number: 46, caption: 49, bar: 69, rest: 80}
	closeTall = tallPlaces{number: 30, caption: 30, bar: 47, rest: 54}
)

const (
	captionSize = 12
	tallLine    = 18

	leastNumber = 24   // the smallest that the big number is written
	goalPart    = 0.56 // of that to the goal beside it
)

// height is how high the inside of a tall plate is.
func (at tallPlaces) height(s table.SeatScene, width float32) float32 {
	_, _, _, rest := bigFacts(s.Facts)
	lines, _ := factLines(rest, 13, width)
	h := plateHead + at.rest + tallLine*float32(len(lines))
	for _, m := range s.Marks {
		_, mark := kit.Flow([]kit.Span{{Text: m, Face: look.Bold}}, 13, width)
		h += mark
	}
	return h
}

// tall lays out a high plate: the big number, left of the face, with a bar from nothing
// to the goal if there is one.
func (p *plate) tall(s table.SeatScene, in kit.Box, shape plateShape) {
	value, of, caption, rest := bigFacts(s.Facts)
	y := in.Y + plateHead
	number, goal := kit.Span{Text: value, Face: look.Title, Color: look.Now().Ivory}, kit.Span{Text: of, Face: look.Title, Color: look.Now().Dimmed}
	at, size, room := shape.tall, shape.tall.number, in.W
	if !shape.face.Empty() {
		room = shape.face.X - in.X
	}
	for size > leastNumber && kit.LineWidth([]kit.Span{number}, size)+8+kit.LineWidth([]kit.Span{goal}, size*goalPart) > room {
		size--
	}
	x := p.Text(number, size, in.X, y-6).Right() + 8
	if of != "" {
		p.Text(goal, size*goalPart, x, y-6+size*0.42)
		p.bar(s, kit.NewBox(in.X, y+at.bar, in.W, 5))
	}
	p.Text(kit.Span{Text: caption, Face: look.Plain, Color: look.Now().Dimmed}, captionSize, in.X, y+at.caption)
	lines, _ := factLines(rest, 13, in.W)
	y = p.facts(lines, 13, in.X, y+at.rest, tallLine)
	for i, m := range s.Marks {
		y = p.Prose([]kit.Span{{Text: m, Face: look.Bold, Color: markColor(s, i)}}, 13, kit.NewBox(in.X, y, in.W, tallLine)).Bottom()
	}
}

// bar shows how far the first number has come on the way to the second.
func (p *plate) bar(s table.SeatScene, b kit.Box) {
	points, goal := s.Facts[0].N, s.Facts[1].N
	if goal <= 0 {
		return
	}
	p.Fill(b, look.Now().DeepFelt)
	b.W *= kit.Clamp(float32(points)/float32(goal), 0, 1)
	if b.W > 0 {
		p.Fill(b, look.Now().Gold)
	}
}
