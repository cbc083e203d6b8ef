package felt

import (
	"feltstack/table"
	"feltstack/ui/kit"
	"fyne.io/fyne/v2"
)

// The measures of plays on the stack.
const (
	itemSides  = 36 // of the lane, beside a card
	arrowRoom  = 14 // arrows from play to play run at the left
	leastOfAll = 22 // of a play that others lie upon
)

// openStack lays out the stack: from the row above the middle one downwards, as high as
// what is on it, the one that resolves next lowest and in front. The others stay where they
// are when one comes or goes, as long as there is room below. Empty, it takes no room; its
// place is the end of the middle row.
func (a *arrangement) openStack(s *table.Scene, middle kit.Box) {
	n := len(s.Stack)
	a.Items = make([]itemPlace, n)
	a.Open = kit.NewBox(a.Lane.X, middle.Y, a.Lane.W, middle.H)
	if n > 0 {
		size := a.itemCard()
		heights := a.itemHeights(s, size)
		all := -float32(kit.Gap)
		for _, h := range heights {
			all += h
		}
		y := kit.Clamp(middle.Y-middle.H, a.Lane.Y, max(a.Lane.Bottom()-all, a.Lane.Y))
		a.Open.Y, a.Open.H = y, min(all, a.Lane.H)
		for i := n - 1; i >= 0; i-- {
			h := heights[i]
			p := itemPlace{Box: kit.NewBox(a.Lane.X+6, y, a.Lane.W-12, max(h-kit.Gap, size.Height))}
			p.Words = kit.NewBox(p.X+arrowRoom, p.Y+size.Height+4, p.W-arrowRoom, h-size.Height-4-kit.Gap)
			p.Shown = p.Words.H > 0
			a.Items[i] = p
			y += h
		}
	}
	for _, z := range s.Zones {
		if z.Area.Row == table.RowStack {
			a.Zones[z.ID] = &zonePlace{Box: a.Open, Scene: z, Called: z.Name, Room: a.Open}
		}
	}
}

// itemCard is the size of cards on the stack.
func (a *arrangement) itemCard() fyne.Size {
	if wide := a.Lane.W - itemSides; a.Card.Width > wide {
		return kit.CardSize(wide * 7 / 5)
	}
	return a.Card
}

// itemHeights is how high each play is with its words and the gap after it.
func (a *arrangement) itemHeights(s *table.Scene, size fyne.Size) []float32 {
	n := len(s.Stack)
	heights := make([]float32, n)
	room, all := a.Lane.H, float32(0)
	for i, it := range s.Stack {
		heights[i] = size.Height + 8 + kit.Gap
		if a.playWords > 0 {
			for _, line := range itemLines(s, it) {
				_, h := line.flow(a.Lane.W-12-arrowRoom, line.most)
				heights[i] += h
			}
		}
		all += heights[i]
	}
	full := size.Height + a.playWords + kit.Gap
	if over := min(all-room, heights[0]-full); over > 0 { // the text gives way first
		heights[0] -= over
		all -= over
	}
	if all > room { // and then all lie closer
		for i := range heights {
			heights[i] = full
			if i > 0 {
				heights[i] = max(min(full, (room-full)/float32(n-1)), leastOfAll)
			}
		}
	}
	return heights
}

// waits reports whether a card lies on the stack itself. An effect of one that
// lies elsewhere leaves it there.
func (a *arrangement) waits(c table.CardScene) bool {
	z := a.Zones[c.Zone]
	if c.Host != 0 {
		return false
	}
	return z == nil || z.Scene.Area.Row == table.RowStack
}

// likenesses are the numbers of cards that show another one beside an item of
// the stack, from the highest: no card has one so low.
const likenesses, likenessesEach = -1_000_000, 100

// likeness is the number of the card that shows card i of an item.
func likeness(item, i int) int { return likenesses - likenessesEach*item - i }

// likenessOf is which card of an item the card with a number shows, below 0 for none.
func likenessOf(item, id int) int {
	if i := likenesses - likenessesEach*item - id; i < likenessesEach {
		return i
	}
	return -1
}

// itemCards lays the cards of an item side by side, overlapping as needed. They begin where the
// words below them do: arrows to and from them pass at the left.
func (a *arrangement) itemCards(it table.ItemScene, b kit.Box) {
	size := a.itemCard()
	n := float32(len(it.Cards))
	step := float32(0)
	if n > 1 {
		step = min(size.Width*0.4, (b.W-arrowRoom-size.Width)/(n-1))
	}
	x := b.X + arrowRoom
	for i, c := range it.Cards {
		if !a.waits(c) {
			c.ID, c.Can = likeness(it.ID, i), false
		}
		c.Turned = false // there's no room to lie on the side
		a.Cards = append(a.Cards, cardPlace{Box: kit.NewBox(x+float32(i)*step, b.Y, size.Width, size.Height), Card: c, Seat: -1, Item: it.ID})
	}
}

// itemAt is the place in Scene.Stack of the frontmost play under p, -1 if there is none.
func (a *arrangement) itemAt(p fyne.Position) int {
	for i := range a.Items {
		if a.Items[i].Has(p) {
			return i
		}
	}
	return -1
}
