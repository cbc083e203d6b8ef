package felt

import (
	"image/color"
	"strconv"
	"strings"

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
type plate struct{ *kit.Sketch }

func newPlate() *plate { return &plate{kit.NewSketch()} }

// set draws the plate. The dots tell how far a thinking bot's dots have run.
func (p *plate) set(s table.SeatScene, c color.NRGBA, b kit.Box, dots int) {
	p.Begin()
	defer p.End()
	back := look.Now().PlateRest
	if s.Active {
		back = look.Now().PlateTurn
	}
	if s.Active {
		p.Edged(b, back, c, 2)
	} else {
		p.Fill(b, back)
	}
	p.Fill(kit.NewBox(b.X, b.Y, 5, b.H), c)
	flat := b.H < 110
	in := kit.NewBox(b.X+14, b.Y+6, b.W-24, b.H-12)
	name := p.Text(kit.Span{Text: s.Name, Face: look.Bold, Color: c}, 16, in.X, in.Y)
	p.turn(s, in, name, flat, dots)
	if flat {
		p.flat(s, in)
		return
	}
	p.tall(s, in)
}

// turn says whose turn it is and who is thinking.
func (p *plate) turn(s table.SeatScene, in, name kit.Box, flat bool, dots int) {
	text, c := "", look.Now().Ivory
	switch {
	case s.Thinking:
		text = words.Tr("thinking") + "..."[:dots%4]
	case s.Active:
		text = words.Tr("to play")
	case s.Asked:
		text = words.Tr("to answer")
	}
	if text == "" {
		return
	}
	if flat {
		p.Text(kit.Span{Text: text, Face: look.Italic, Color: c}, 13, name.Right()+8, in.Y+3)
		return
	}
	p.TextRight(kit.Span{Text: text, Face: look.Italic, Color: c}, 13, in.Right(), in.Y+3)
}

// factGap is how far apart numbers stand in a line.
const factGap = 8

// factsWidth is how long a line of numbers is.
func factsWidth(facts []table.Fact, size float32) float32 {
	w := float32(-factGap)
	for _, f := range facts {
		w += kit.LineWidth([]kit.Span{{Text: lower(f.Name) + " ", Face: look.Plain}}, size) + 3 + kit.LineWidth([]kit.Span{{Text: f.Value, Face: look.Bold}}, size) + factGap
	}
	return w
}

// flat lays out the plate of another seat: the big numbers under the name, the
// rest at their right.
func (p *plate) flat(s table.SeatScene, in kit.Box) {
	x, y := in.X, in.Bottom()-34
	if len(s.Facts) > 0 {
		v := p.Text(kit.Span{Text: s.Facts[0].Value, Face: look.Title, Color: look.Now().Ivory}, 34, x, y-8)
		caption := lower(s.Facts[0].Name)
		if len(s.Facts) > 1 {
			v = p.Text(kit.Span{Text: "/ " + s.Facts[1].Value, Face: look.Title, Color: look.Now().Dimmed}, 20, v.Right()+6, y+6)
			caption += " / " + lower(s.Facts[1].Name)
		}
		x = v.Right() + 12
		p.Text(kit.Span{Text: caption, Face: look.Plain, Color: look.Now().Dimmed}, 11.5, x, y)
	}
	y += 16
	rest := s.Facts[min(2, len(s.Facts)):]
	size := float32(12.5)
	for size > 9.5 && factsWidth(rest, size) > in.Right()-x {
		size -= 0.5
	}
	for _, f := range rest {
		t := p.Text(kit.Span{Text: lower(f.Name) + " ", Face: look.Plain, Color: look.Now().Dimmed}, size, x, y)
		t = p.Text(kit.Span{Text: f.Value, Face: look.Bold, Color: look.Now().Ivory}, size, t.Right()+3, y)
		x = t.Right() + factGap
	}
	if len(s.Marks) > 0 {
		p.TextRight(kit.Span{Text: strings.Join(s.Marks, ", "), Face: look.Bold, Color: look.Now().Alarm}, 11.5, in.Right(), in.Y+4)
	}
}

// tall lays out the plate of the one who looks: the big numbers with a bar from
// nothing to the goal.
func (p *plate) tall(s table.SeatScene, in kit.Box) {
	y := in.Y + 26
	if len(s.Facts) > 0 {
		v := p.Text(kit.Span{Text: s.Facts[0].Value, Face: look.Title, Color: look.Now().Ivory}, 46, in.X, y-6)
		x := v.Right() + 8
		if len(s.Facts) > 1 {
			p.Text(kit.Span{Text: "/ " + s.Facts[1].Value, Face: look.Title, Color: look.Now().Dimmed}, 26, x, y+13)
			p.Text(kit.Span{Text: lower(s.Facts[0].Name) + " / " + lower(s.Facts[1].Name), Face: look.Plain, Color: look.Now().Dimmed}, 12, in.X, y+49)
			p.bar(s, kit.NewBox(in.X, y+69, in.W, 5))
		} else {
			p.Text(kit.Span{Text: lower(s.Facts[0].Name), Face: look.Plain, Color: look.Now().Dimmed}, 12, x, y+28)
		}
	}
	y += 80
	x := in.X
	for _, f := range s.Facts[min(2, len(s.Facts)):] {
		w := kit.LineWidth([]kit.Span{{Text: f.Name + " " + f.Value}}, 13)
		if x+w > in.Right() && x > in.X {
			x, y = in.X, y+18
		}
		t := p.Text(kit.Span{Text: f.Name + " ", Face: look.Plain, Color: look.Now().Dimmed}, 13, x, y)
		t = p.Text(kit.Span{Text: f.Value, Face: look.Bold, Color: look.Now().Ivory}, 13, t.Right()+4, y)
		x = t.Right() + 14
	}
	if x > in.X {
		y += 18
	}
	for _, m := range s.Marks {
		t := p.Prose([]kit.Span{{Text: m, Face: look.Bold, Color: look.Now().Alarm}}, 13, kit.NewBox(in.X, y, in.W, 18))
		y = t.Bottom()
	}
}

// bar shows how far the first number has come on the way to the second.
func (p *plate) bar(s table.SeatScene, b kit.Box) {
	points, err1 := strconv.Atoi(s.Facts[0].Value)
	goal, err2 := strconv.Atoi(s.Facts[1].Value)
	if err1 != nil || err2 != nil || goal <= 0 {
		return
	}
	p.Fill(b, look.Now().DeepFelt)
	b.W *= kit.Clamp(float32(points)/float32(goal), 0, 1)
	if b.W > 0 {
		p.Fill(b, look.Now().Gold)
	}
}
