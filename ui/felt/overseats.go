package felt

import (
	"slices"
	"strconv"

	"feltstack/cardart/portraits"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
)

// overFace is how large the portrait of a player is.
const overFace = 44

// seat shows player i of the panel, and what it has come to; the number is counted.
func (o *overPanel) seat(s *table.Scene, seat table.SeatScene, i int, b kit.Box, y float32) {
	k := o.text[overSeats]
	side, colour := b.W*0.2, seatColor(seat.Seat, s.Me, len(s.Seats))
	for len(o.faces) <= i {
		m := newMedallion()
		o.faces = append(o.faces, m)
		k.Add(m.pic)
	}
	o.faces[i].set(o.env.Pics, portraits.Portrait{
		Face: o.face(seat.Seat), Mood: overMood(s, seat), Rim: colour, Flat: look.Now().Stark,
	}, kit.NewBox(b.X+side, y+(overSeat-overFace)/2, overFace, overFace), o.env.Scale())
	if seat.Won {
		k.Rounded(kit.NewBox(b.X+side-24, y+(overSeat-12)/2, 12, 12), look.Now().Gold, look.Now().Ivory, 1.5, 6)
	}
	x, y := b.X+side+overFace+14, y+(overSeat-24)/2
	k.Text(kit.Span{Text: kit.Shorten(seat.Name, look.Bold, 18, b.W*0.36), Face: look.Bold, Color: colour}, 18, x, y)
	value, of, caption, _ := bigFacts(seat.Facts)
	scored := seat.Score.Name != ""
	if scored {
		value, of = seat.Score.Value, lower(seat.Score.Name)
	}
	if of == "" {
		of = caption
	}
	v := k.TextRight(kit.Span{Text: of, Face: look.Plain, Color: look.Now().Dimmed}, 16, b.Right()-side, y+1)
	if scored || !countable(seat) {
		k.TextRight(kit.Span{Text: value, Face: look.Title, Color: look.Now().Ivory}, 22, v.X-8, y-3)
		return
	}
	for len(o.numbers) <= len(o.counts) {
		n := kit.NewSketch()
		o.numbers = append(o.numbers, n)
		k.Add(n.Container)
	}
	n := o.numbers[len(o.counts)]
	o.counts = append(o.counts, count{to: seat.Facts[0].N, shown: -1, write: func(now int) {
		n.Begin()
		n.TextRight(kit.Span{Text: strconv.Itoa(now), Face: look.Title, Color: look.Now().Ivory}, 22, v.X-8, y-3)
		n.End()
	}})
}

// overMood is what a player makes of the end: a player who lost to another takes it badly.
func overMood(s *table.Scene, seat table.SeatScene) portraits.Mood {
	switch {
	case seat.Won:
		return portraits.Winning
	case slices.ContainsFunc(s.Seats, func(p table.SeatScene) bool { return p.Won }):
		return portraits.Hit
	}
	return portraits.Calm
}
