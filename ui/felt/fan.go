package felt

import (
	"math"

	"feltstack/cardart"
	"feltstack/table"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
)

// The measures of the own hand.
const (
	fanStep   = 3.2  // degrees from card to card
	fanAll    = 24   // degrees of the whole fan at most
	fanGap    = 0.74 // from card to card, as a part of a card's width
	fanMany   = 8    // cards; more of them lie closer
	fanCloser = 0.4  // of a gap that each of those adds to the fan's width
	fanDrop   = 0.75 // of the circle's bow: how far the outer cards sink
	fanEdge   = 6    // units between the fan and the edges of its room
	chevrons  = 0.2  // of a card's width: how far a mark reaches above it

	raisedEdge = 12   // units between a raised card and the window's edge
	raisedSize = 1.43 // of a card that is raised to one that rests
	raisedMost = 1.75 // the same where it takes so much to show its text
	raisedFair = 1.35 // the least that is better than to cover the question
	heldSize   = 1.12 // of one that is dragged
)

// fan lays the own hand in an arc, as large and as bowed as its room allows: smaller
// cards come before a flatter arc, but only a little smaller ones.
func (a *arrangement) fan(p *zonePlace, cards []table.CardScene) {
	n := len(cards)
	if n == 0 {
		return
	}
	f := newFan(n, p.Card)
	room := p.Room.Inset(fanEdge)
	high := room.H - max(chevrons*f.card.Width-kit.Gap-fanEdge, 0)
	for _, k := range []float32{0.95, 0.9, 0.86} {
		if f.high() > high {
			f = newFan(n, kit.CardSize(p.Card.Height*k))
		}
	}
	for f.bow > 0.05 && f.high() > high {
		f.bow -= 0.05
	}
	if wide := f.wide(); wide > room.W && n > 1 {
		f.gap -= (wide - room.W) / float32(n-1)
	}
	_, low := f.reach()
	y := room.Bottom() - low
	for i, c := range cards {
		x, down, tilt := f.at(i)
		b := kit.NewBox(room.Centre().X+x-f.card.Width/2, y+down-f.card.Height/2, f.card.Width, f.card.Height)
		a.Cards = append(a.Cards, cardPlace{Box: b, Card: c, Seat: p.Scene.Seat, Hand: true, Tilt: int16(math.Round(float64(tilt) * 10)), Tight: f.gap < f.card.Width*0.3 && i < n-1})
	}
}

// arc is a hand of n cards of a size, spread about the middle of its highest card.
type arc struct {
	n    int
	card fyne.Size
	gap  float32 // from card to card
	bow  float32 // 1: all of the arc, 0: a straight line
}

func newFan(n int, card fyne.Size) *arc {
	gap := card.Width * fanGap
	if n > fanMany {
		gap *= (fanMany - 1 + float32(n-fanMany)*fanCloser) / float32(n-1)
	}
	return &arc{n: n, card: card, gap: gap, bow: 1}
}

// step is how many degrees a card is turned from the one before.
func (f *arc) step() float32 {
	if f.n < 2 {
		return 0
	}
	return f.bow * min(fanStep, fanAll/float32(f.n-1))
}

// at is where the middle of card i lies, to the right of the fan's middle and below it,
// and how many degrees the card is turned clockwise.
func (f *arc) at(i int) (x, down, tilt float32) {
	off := float32(i) - float32(f.n-1)/2
	tilt = off * f.step()
	if tilt != 0 {
		round := float64(f.step()) * math.Pi / 180
		down = fanDrop * f.gap / float32(round) * float32(1-math.Cos(float64(off)*round))
	}
	return off * f.gap, down, tilt
}

// extent is how far a card turned by some degrees reaches from its middle.
func (f *arc) extent(tilt float32) (across, upright float32) {
	sin, cos := math.Sincos(math.Abs(float64(tilt)) * math.Pi / 180)
	w, h := f.card.Width/2, f.card.Height/2
	return w*float32(cos) + h*float32(sin), h*float32(cos) + w*float32(sin)
}

// reach is how far the fan reaches up and down from the middle of its highest card.
func (f *arc) reach() (top, low float32) {
	for i := range f.n {
		_, down, tilt := f.at(i)
		_, upright := f.extent(tilt)
		top, low = min(top, down-upright), max(low, down+upright)
	}
	return top, low
}

func (f *arc) high() float32 {
	top, low := f.reach()
	return low - top
}

func (f *arc) wide() float32 {
	x, _, tilt := f.at(f.n - 1)
	across, _ := f.extent(tilt)
	return 2 * (x + across)
}

// around is the least upright box that holds the card as it lies.
func (c *cardPlace) around() kit.Box {
	f := arc{card: c.Size()}
	across, upright := f.extent(float32(c.Tilt) / 10)
	return kit.NewBox(c.Centre().X-across, c.Centre().Y-upright, 2*across, 2*upright)
}

// raisedCard is how large a card of the own hand is when it is raised: so that it shows its
// text, if that is not too large.
func raisedCard(card fyne.Size) fyne.Size {
	k := float32(raisedSize)
	if text := cardart.TextWidth / card.Width; text <= raisedMost {
		k = max(k, text+0.01) // sizes are rounded down
	}
	return kit.CardSize(card.Height * k)
}

// turned is a place about the middle of a card as it is on the card itself.
func (c *cardPlace) turned(p fyne.Position) fyne.Position {
	sin, cos := math.Sincos(float64(c.Tilt) * math.Pi / 1800)
	x, y := float64(p.X-c.Centre().X), float64(p.Y-c.Centre().Y)
	return c.Centre().AddXY(float32(x*cos+y*sin), float32(y*cos-x*sin))
}

// covers reports whether a card as it lies covers a place.
func (c *cardPlace) covers(p fyne.Position) bool { return c.Has(c.turned(p)) }
