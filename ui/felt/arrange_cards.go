package felt

import (
	"feltstack/table"
	"feltstack/ui/kit"
	"fyne.io/fyne/v2"
)

// pileShown is how many cards of a pile are drawn; the rest lie beneath them.
const pileShown = 2

// attachedStep is how much of a card shows that hangs on another one, as a
// part of its width.
const attachedStep = 0.34

// fill puts the cards into the zones.
func (a *arrangement) fill(s *table.Scene) {
	onStack := map[int]bool{}
	for _, it := range s.Stack {
		for _, c := range it.Cards {
			onStack[c.ID] = a.waits(c)
		}
	}
	hangs := map[int][]table.CardScene{} // by host
	placed := map[int]bool{}
	for _, c := range s.Cards {
		placed[c.ID] = true
	}
	zones := map[int][]table.CardScene{}
	for _, c := range s.Cards {
		switch {
		case onStack[c.ID]:
		case c.Host != 0 && placed[c.Host]:
			hangs[c.Host] = append(hangs[c.Host], c)
		default:
			zones[c.Zone] = append(zones[c.Zone], c)
		}
	}
	for _, z := range s.Zones {
		p := a.Zones[z.ID]
		if p == nil || z.Area.Row == table.RowStack || z.Area.Row == table.RowNone {
			continue // cards of RowHost lie with others
		}
		cards := zones[z.ID]
		switch {
		case z.Area.Style == table.StylePile:
			a.pile(p, cards)
		case z.Area.Style == table.StyleFan && z.Seat == s.Me:
			a.fan(p, cards)
		default:
			a.line(p, cards, hangs)
		}
	}
	a.stack(s)
}

// pile lays cards on each other, each a little higher than the one beneath.
func (a *arrangement) pile(p *zonePlace, cards []table.CardScene) {
	buried := max(len(cards)-pileShown, 0)
	x := p.Room.X + (p.Room.W-p.Card.Width)/2
	y := p.Room.Bottom() - p.Card.Height
	for i, c := range cards[buried:] {
		b := kit.NewBox(x-float32(i), y-2*float32(i), p.Card.Width, p.Card.Height)
		a.Cards = append(a.Cards, cardPlace{Box: b, Card: c, Seat: p.Scene.Seat, Buried: buried, Tight: i < len(cards)-buried-1})
	}
}

// fan lays the own hand: overlapping where there are many, a little higher in
// the middle.
func (a *arrangement) fan(p *zonePlace, cards []table.CardScene) {
	n := float32(len(cards))
	if n == 0 {
		return
	}
	w := p.Card.Width
	step := w + kit.Gap
	if n > 1 {
		step = min(step, (p.Room.W-w-kit.Gap)/(n-1))
	}
	x := p.Room.X + (p.Room.W-w-step*(n-1))/2
	for i, c := range cards {
		off := float32(i) - (n-1)/2
		drop := min(off*off*0.9, 9)
		b := kit.NewBox(x+float32(i)*step, p.Room.Y+3+drop, w, p.Card.Height)
		a.Cards = append(a.Cards, cardPlace{Box: b, Card: c, Seat: p.Scene.Seat, Hand: true, Tight: step < w*0.3 && i < len(cards)-1})
	}
}

// leastOfRow is how far the cards of a row are made smaller so that all of them
// are seen whole. Where that is not enough they overlap, as large as ever.
const leastOfRow = 0.66

// line lays cards side by side in the middle of their zone. What hangs on a
// card peeps out at its left; a turned card takes more room.
func (a *arrangement) line(p *zonePlace, cards []table.CardScene, hangs map[int][]table.CardScene) {
	size := p.Card
	slots := abreast(cards, hangs, size)
	if len(slots) == 0 {
		return
	}
	if all := slots[len(slots)-1].x + slots[len(slots)-1].w; all > p.Room.W && p.Scene.Area.Whole {
		// In steps, so that not every new card is drawn again at yet another size.
		if k := float32(int(p.Room.W/all*25)) / 25; k >= leastOfRow {
			size = fyne.NewSize(size.Width*k, size.Height*k)
			slots = abreast(cards, hangs, size)
		}
	}
	if k := p.Room.W / widest(slots); k < 1 {
		size = fyne.NewSize(size.Width*k, size.Height*k)
		slots = abreast(cards, hangs, size)
	}
	squeeze, all := float32(1), float32(0)
	for _, s := range slots {
		if s.x > 0 {
			squeeze = min(squeeze, max((p.Room.W-s.w)/s.x, 0))
		}
	}
	for _, s := range slots {
		all = max(all, s.x*squeeze+s.w)
	}
	left := p.Room.X + (p.Room.W-all)/2
	for i, s := range slots {
		h := size.Height
		if s.card.Turned {
			h = size.Width
		}
		y := p.Room.Y + (p.Room.H-h)/2
		if p.Scene.Area.Row != table.RowHand {
			y = p.Room.Bottom() - h - (p.Room.H-size.Height)/2
		}
		b := kit.NewBox(left+s.x*squeeze, y, s.w, h)
		tight := i < len(slots)-1 && (slots[i+1].x-s.x)*squeeze < s.w*0.3
		a.Cards = append(a.Cards, cardPlace{Box: b, Card: s.card, Seat: p.Scene.Seat, Tight: tight})
	}
}

// slot is a card's place in a row, from the row's beginning.
type slot struct {
	card table.CardScene
	x, w float32
}

// widest is how wide the widest card of a row is.
func widest(slots []slot) float32 {
	w := float32(0)
	for _, s := range slots {
		w = max(w, s.w)
	}
	return w
}

// abreast sets cards of one size side by side.
func abreast(cards []table.CardScene, hangs map[int][]table.CardScene, size fyne.Size) []slot {
	var slots []slot
	x := float32(0)
	add := func(c table.CardScene, step float32) {
		w := size.Width
		if c.Turned {
			w = size.Height
		}
		slots = append(slots, slot{c, x, w})
		if step == 0 {
			step = w + kit.Gap
		}
		x += step
	}
	var hang func(on table.CardScene)
	hang = func(on table.CardScene) {
		for _, h := range hangs[on.ID] {
			hang(h)
			add(h, size.Width*attachedStep)
		}
	}
	for _, c := range cards {
		hang(c)
		add(c, 0)
	}
	return slots
}

// stack lays the items in the lane, the one that resolves next uppermost and
// in front.
func (a *arrangement) stack(s *table.Scene) {
	n := len(s.Stack)
	a.Items = make([]itemPlace, n)
	if n == 0 {
		return
	}
	const few, arrowRoom = 84, 14 // words without a text; arrows from item to item run at the left
	size := a.Card
	if wide := a.Lane.W - 36; size.Width > wide {
		size = kit.CardSize(wide * 7 / 5)
	}
	room := a.Lane.H - labelLine - 14
	heights := make([]float32, n)
	all := float32(0)
	for i, it := range s.Stack {
		heights[i] = size.Height + 8 + kit.Gap
		for _, line := range itemLines(s, it) {
			_, h := line.flow(a.Lane.W-12-arrowRoom, line.most)
			heights[i] += h
		}
		all += heights[i]
	}
	full := size.Height + few + kit.Gap
	if over := min(all-room, heights[0]-full); over > 0 { // the text gives way first
		heights[0] -= over
		all -= over
	}
	if all > room { // and then all lie closer
		for i := range heights {
			heights[i] = full
			if i < n-1 {
				heights[i] = max(min(full, (room-full)/float32(n-1)), 30)
			}
		}
	}
	y := a.Lane.Y + labelLine + 8
	tops := make([]float32, n)
	for i, h := range heights {
		tops[i] = y
		y += h
	}
	for i := n - 1; i >= 0; i-- { // the last to resolve is painted first
		high := max(heights[i], size.Height+kit.Gap)
		p := itemPlace{Box: kit.NewBox(a.Lane.X+6, tops[i], a.Lane.W-12, high-kit.Gap), First: len(a.Cards)}
		p.Words = kit.NewBox(p.X+arrowRoom, p.Y+size.Height+4, p.W-arrowRoom, heights[i]-size.Height-4-kit.Gap)
		p.Shown = p.Words.H > 0
		a.itemCards(s.Stack[i], p.Box, size)
		a.Items[i] = p
	}
}

// waits tells whether a card lies on the stack itself. An effect of one that
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
const likenesses = -1_000_000

// itemCards lays the cards of an item side by side, overlapping as needed.
func (a *arrangement) itemCards(it table.ItemScene, b kit.Box, size fyne.Size) {
	n := float32(len(it.Cards))
	step := float32(0)
	if n > 1 {
		step = min(size.Width*0.4, (b.W-size.Width)/(n-1))
	}
	x := b.X + (b.W-size.Width-step*(n-1))/2
	for i, c := range it.Cards {
		if !a.waits(c) {
			c.ID, c.Can = likenesses-100*it.ID-i, false
		}
		c.Turned = false // there is no room to lie on the side
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
