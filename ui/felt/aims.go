package felt

import (
	"image"
	"math"
	"slices"

	"feltstack/cardart/ground"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
)

// How far arrows bow, as parts of their length: those to the table, and those that stay in
// the lane and go around the cards there.
const (
	bowOut    = 0.16
	bowWithin = 0.38
	bowOver   = 24 // how far the latter reach out of the lane, in units
)

// bows are how much further arrows to the table may bow, or to the other side, to keep off
// texts; the first is the usual one.
var bows = []float32{1, 0.6, 0.3, -0.3, 1.5, -0.6, -1}

// aimedAt lists the arrows of a scene.
func aimedAt(s *table.Scene, a *arrangement, texts []kit.Box, scale float32) []*arrow {
	px := func(p fyne.Position) image.Point { return image.Pt(int(p.X*scale+0.5), int(p.Y*scale+0.5)) }
	var written []image.Rectangle
	for _, t := range texts {
		if t.Empty() {
			continue
		}
		written = append(written, image.Rectangle{px(t.Pos()), px(fyne.NewPos(t.Right(), t.Bottom()))})
	}
	b := a.All.Inset(2 * kit.Gap) // no arrow may fly out of the window
	closed := append(slices.Clone(written), image.Rectangle{px(fyne.NewPos(-b.W, -b.H)), px(fyne.NewPos(b.Right()+b.W, b.Y))},
		image.Rectangle{px(fyne.NewPos(-b.W, b.Bottom())), px(fyne.NewPos(b.Right()+b.W, b.Bottom()+b.H))})
	at := map[int]kit.Box{}
	for _, c := range a.Cards {
		at[c.Card.ID] = c.Box
	}
	items := map[int]itemPlace{}
	for i, it := range s.Stack {
		items[it.ID] = a.Items[i]
	}
	var all []*arrow
	for i, it := range s.Stack {
		p := a.Items[i]
		if p.First >= len(a.Cards) {
			continue
		}
		from := fyne.NewPos(a.Cards[p.First].X+4, a.Cards[p.First].Y+min(a.Cards[p.First].H*0.2, 24)+float32(i%3)*4)
		lead := func(to target, end fyne.Position, bow float32, over []image.Rectangle) *arrow {
			w := &arrow{from: it.ID, to: to, as: arrowOf(itemSeat(s, it)), texts: over, faint: !it.Next}
			w.as.From, w.as.To, w.as.Scale = px(from), px(end), float64(scale)
			w.as.Bow = int(bow * scale)
			all = append(all, w)
			return w
		}
		out := func(to target, end fyne.Position) {
			w := lead(to, end, bowOut*apart(from, end)*sign(end.X-from.X), written)
			w.as.Bow = clearest(w.as, closed)
		}
		for _, id := range it.Targets {
			if b, ok := at[id]; ok {
				out(target{card: id}, nearest(b, from, 0.3))
			}
		}
		for _, seat := range it.Against {
			out(target{seat: seat + 1}, nearest(a.Plates[seat], from, 0.49))
		}
		if other, ok := items[it.ItemOf]; ok && it.ItemOf != 0 {
			b := a.Cards[other.First].Box
			end := fyne.NewPos(b.X+8, b.Y+b.H*0.6)
			lead(target{item: it.ItemOf}, end, min(bowWithin*apart(from, end), from.X-a.Lane.X+bowOver)*sign(from.Y-end.Y), nil)
		}
	}
	return all
}

// clearest is the bow with which an arrow leads over the fewest texts.
func clearest(w ground.Arrow, texts []image.Rectangle) int {
	usual := w.Bow
	best, least := usual, 2.0
	for i, k := range bows {
		w.Bow = int(float32(usual) * k)
		if over := w.Over(texts) + 0.01*float64(i); over < least {
			best, least = w.Bow, over
		}
	}
	return best
}

// arrowOf is an arrow of a seat by its place: in the seat's colour and dashes.
func arrowOf(place int) ground.Arrow {
	dashes := [...][2]float64{{0, 0}, {20, 4}, {7, 4}, {44, 4}, {20, 12}}[place]
	c, rim := look.Now().SeatColors[place], look.Ink
	if look.Luminance(c) < 0.2 {
		rim = look.Paper
	}
	return ground.Arrow{Color: c, Rim: rim, Dash: dashes[0], Gap: dashes[1], Flat: look.Now().Stark}
}

func apart(a, b fyne.Position) float32 {
	return float32(math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y)))
}

// sign is -1 for what is below 0, else 1.
func sign(v float32) float32 {
	if v < 0 {
		return -1
	}
	return 1
}

// nearest is a point inside b on the way from p to its middle, so far from there at most as
// parts of its size.
func nearest(b kit.Box, p fyne.Position, part float32) fyne.Position {
	m := b.Centre()
	dx, dy := p.X-m.X, p.Y-m.Y
	k := float32(1)
	if dx != 0 {
		k = min(k, b.W*part/kit.Abs(dx))
	}
	if dy != 0 {
		k = min(k, b.H*part/kit.Abs(dy))
	}
	return fyne.NewPos(m.X+dx*k, m.Y+dy*k)
}
