package ui

import (
	"image/color"
	"strconv"
	"strings"

	"feltstack/table"
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
type plate struct{ *sketch }

func newPlate() *plate { return &plate{newSketch()} }

// set draws the plate. The dots tell how far a thinking bot's dots have run.
func (p *plate) set(s table.SeatScene, c color.NRGBA, b box, dots int) {
	p.begin()
	defer p.end()
	back := look.Now().PlateRest
	if s.Active {
		back = look.Now().PlateTurn
	}
	if s.Active {
		p.edged(b, back, c, 2)
	} else {
		p.fill(b, back)
	}
	p.fill(box{b.X, b.Y, 5, b.H}, c)
	flat := b.H < 110
	in := box{b.X + 14, b.Y + 6, b.W - 24, b.H - 12}
	name := p.text(span{Text: s.Name, Face: look.Bold, Color: c}, 16, in.X, in.Y)
	p.turn(s, in, name, flat, dots)
	if flat {
		p.flat(s, in)
		return
	}
	p.tall(s, in)
}

// turn says whose turn it is and who is thinking.
func (p *plate) turn(s table.SeatScene, in, name box, flat bool, dots int) {
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
		p.text(span{Text: text, Face: look.Italic, Color: c}, 13, name.right()+8, in.Y+3)
		return
	}
	p.textRight(span{Text: text, Face: look.Italic, Color: c}, 13, in.right(), in.Y+3)
}

// factGap is how far apart numbers stand in a line.
const factGap = 8

// factsWidth is how long a line of numbers is.
func factsWidth(facts []table.Fact, size float32) float32 {
	w := float32(-factGap)
	for _, f := range facts {
		w += lineWidth([]span{{Text: lower(f.Name) + " ", Face: look.Plain}}, size) + 3 + lineWidth([]span{{Text: f.Value, Face: look.Bold}}, size) + factGap
	}
	return w
}

// flat lays out the plate of another seat: the big numbers under the name, the
// rest at their right.
func (p *plate) flat(s table.SeatScene, in box) {
	x, y := in.X, in.bottom()-34
	if len(s.Facts) > 0 {
		v := p.text(span{Text: s.Facts[0].Value, Face: look.Title, Color: look.Now().Ivory}, 34, x, y-8)
		caption := lower(s.Facts[0].Name)
		if len(s.Facts) > 1 {
			v = p.text(span{Text: "/ " + s.Facts[1].Value, Face: look.Title, Color: look.Now().Dimmed}, 20, v.right()+6, y+6)
			caption += " / " + lower(s.Facts[1].Name)
		}
		x = v.right() + 12
		p.text(span{Text: caption, Face: look.Plain, Color: look.Now().Dimmed}, 11.5, x, y)
	}
	y += 16
	rest := s.Facts[min(2, len(s.Facts)):]
	size := float32(12.5)
	for size > 9.5 && factsWidth(rest, size) > in.right()-x {
		size -= 0.5
	}
	for _, f := range rest {
		t := p.text(span{Text: lower(f.Name) + " ", Face: look.Plain, Color: look.Now().Dimmed}, size, x, y)
		t = p.text(span{Text: f.Value, Face: look.Bold, Color: look.Now().Ivory}, size, t.right()+3, y)
		x = t.right() + factGap
	}
	if len(s.Marks) > 0 {
		p.textRight(span{Text: strings.Join(s.Marks, ", "), Face: look.Bold, Color: look.Now().Alarm}, 11.5, in.right(), in.Y+4)
	}
}

// tall lays out the plate of the one who looks: the big numbers with a bar from
// nothing to the goal.
func (p *plate) tall(s table.SeatScene, in box) {
	y := in.Y + 26
	if len(s.Facts) > 0 {
		v := p.text(span{Text: s.Facts[0].Value, Face: look.Title, Color: look.Now().Ivory}, 46, in.X, y-6)
		x := v.right() + 8
		if len(s.Facts) > 1 {
			p.text(span{Text: "/ " + s.Facts[1].Value, Face: look.Title, Color: look.Now().Dimmed}, 26, x, y+13)
			p.text(span{Text: lower(s.Facts[0].Name) + " / " + lower(s.Facts[1].Name), Face: look.Plain, Color: look.Now().Dimmed}, 12, in.X, y+49)
			p.bar(s, box{in.X, y + 69, in.W, 5})
		} else {
			p.text(span{Text: lower(s.Facts[0].Name), Face: look.Plain, Color: look.Now().Dimmed}, 12, x, y+28)
		}
	}
	y += 80
	x := in.X
	for _, f := range s.Facts[min(2, len(s.Facts)):] {
		w := lineWidth([]span{{Text: f.Name + " " + f.Value}}, 13)
		if x+w > in.right() && x > in.X {
			x, y = in.X, y+18
		}
		t := p.text(span{Text: f.Name + " ", Face: look.Plain, Color: look.Now().Dimmed}, 13, x, y)
		t = p.text(span{Text: f.Value, Face: look.Bold, Color: look.Now().Ivory}, 13, t.right()+4, y)
		x = t.right() + 14
	}
	if x > in.X {
		y += 18
	}
	for _, m := range s.Marks {
		t := p.prose([]span{{Text: m, Face: look.Bold, Color: look.Now().Alarm}}, 13, box{in.X, y, in.W, 18})
		y = t.bottom()
	}
}

// bar shows how far the first number has come on the way to the second.
func (p *plate) bar(s table.SeatScene, b box) {
	points, err1 := strconv.Atoi(s.Facts[0].Value)
	goal, err2 := strconv.Atoi(s.Facts[1].Value)
	if err1 != nil || err2 != nil || goal <= 0 {
		return
	}
	p.fill(b, look.Now().DeepFelt)
	b.W *= clamp(float32(points)/float32(goal), 0, 1)
	if b.W > 0 {
		p.fill(b, look.Now().Gold)
	}
}
