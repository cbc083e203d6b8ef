package felt

import (
	"feltstack/table"
	"feltstack/ui/kit"
	"fyne.io/fyne/v2"
)

// pileShown is how many cards of a pile are drawn; the rest lie beneath them.
const pileShown = 2

// pileBases are the numbers of the backs that show that more lies below the cards of a
// pile, from the highest: no card has one so low, nor has a likeness.
const pileBases = -1_000_000_000

// isBase reports whether a card only shows that more lies in its pile.
func isBase(id int) bool { return id <= pileBases }

// The height of a zone's caption, and of the sign over the edge of a card that can be chosen.
const captionHigh, signHigh = 20, 20

// attachedStep is how much of a card shows that is attached to another one, as a
// part of its width.
const attachedStep = 0.34

// A card that is proposed to pay is tilted so far, in tenths of a degree, and raised by a part of
// its height: it is seen among others that lie over each other.
const (
	paysTilt = 80
	paysLift = 0.1
)

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
	adrift := rowsOfAdrift(s)
	for _, c := range s.Cards {
		switch {
		case onStack[c.ID]:
		case c.Host != 0 && placed[c.Host]:
			hangs[c.Host] = append(hangs[c.Host], c)
		case adrift[c.Zone] != 0:
			zones[adrift[c.Zone]] = append(zones[adrift[c.Zone]], c)
		default:
			zones[c.Zone] = append(zones[c.Zone], c)
		}
	}
	for _, z := range s.Zones {
		p := a.Zones[z.ID]
		if p == nil || z.Area.Row == table.RowStack || z.Area.Row == table.RowNone {
			continue // cards of RowHost lie with others, or at the end of a row
		}
		cards := zones[z.ID]
		switch {
		case z.Area.Style == table.StylePile:
			a.pile(p, cards)
		case z.Area.Style == table.StyleFan && z.Seat == s.Me:
			a.fan(p, cards)
		case z.Area.Style == table.StyleGrid:
			a.grid(p, cards)
		default:
			a.line(p, cards, hangs)
		}
	}
	ends := map[int]float32{}
	for id, p := range a.Zones {
		if p.Scene.Area.Row != table.RowHand && a.label > 0 { // a small picture has no captions
			ends[id] = p.caption().end
		}
	}
	for i := range a.Cards {
		c := &a.Cards[i]
		if p := a.Zones[c.Card.Zone]; p != nil {
			c.Named = c.Y-p.Y < captionHigh+signHigh && c.Centre().X-signHigh/2 < ends[c.Card.Zone]
		}
	}
	for i := len(s.Stack) - 1; i >= 0; i-- { // the last to resolve is painted first
		a.Items[i].First = len(a.Cards)
		a.itemCards(s.Stack[i], a.Items[i].Box)
	}
}

// rowsOfAdrift is for each zone of attached cards, by number, where those of them lie whose host is gone: in the
// first of the seat's front rows.
func rowsOfAdrift(s *table.Scene) map[int]int {
	rows := map[int]int{}
	for _, z := range s.Zones {
		if z.Area.Row != table.RowHost {
			continue
		}
		if front := zonesOf(s, z.Seat, table.RowFront); len(front) > 0 {
			rows[z.ID] = front[0].ID
		}
	}
	return rows
}

// pile lays cards on each other, each a little higher than the one beneath.
func (a *arrangement) pile(p *zonePlace, cards []table.CardScene) {
	cards = cards[max(len(cards)-pileShown, 0):]
	if len(cards) > 0 && p.Scene.Count > pileShown { // it is seen while those above leave it, or turn over
		below := table.CardScene{ID: pileBases - p.Scene.ID, Zone: p.Scene.ID, Index: -1}
		cards = append([]table.CardScene{below}, cards...)
	}
	x := p.Room.X + (p.Room.W-p.Card.Width)/2
	y := p.Room.Bottom() - p.Card.Height
	for i, c := range cards {
		b := kit.NewBox(x-float32(i), y-float32(i), p.Card.Width, p.Card.Height)
		a.Cards = append(a.Cards, cardPlace{Box: b, Card: c, Seat: p.Scene.Seat, Tight: i < len(cards)-1})
	}
}

// leastOfRow is how far the cards of a row are made smaller so that all of them
// are seen whole. Where that is not enough they overlap, as large as ever.
const leastOfRow = 0.66

// line lays cards side by side in the middle of their zone, or left of the stack that
// lies there. What is attached to a card peeps out at its left; a turned card takes more room.
func (a *arrangement) line(p *zonePlace, cards []table.CardScene, hangs map[int][]table.CardScene) {
	if len(cards) == 0 {
		return
	}
	room := p.Room
	slots, size, all := squeezed(p.Scene.Area, cards, hangs, p.Card, room.W)
	left := room.X + (room.W-all)/2
	if left+all > p.Limit {
		room.W = p.Limit - room.X
		slots, size, all = squeezed(p.Scene.Area, cards, hangs, p.Card, room.W)
		left = p.Limit - all
	}
	for i, s := range slots {
		h := size.Height
		if s.card.Turned {
			h = size.Width
		}
		y := room.Y + (room.H-h)/2
		if p.Scene.Area.Row != table.RowHand {
			y = room.Bottom() - h - (room.H-size.Height)/2
		}
		b := kit.NewBox(left+s.x, y, s.w, h)
		tilt := int16(0)
		if s.card.Pays {
			tilt = paysTilt
			b.Y -= size.Height * paysLift
		}
		tight := i < len(slots)-1 && slots[i+1].x-s.x < s.w*0.3
		a.Cards = append(a.Cards, cardPlace{Box: b, Card: s.card, Seat: p.Scene.Seat, Tilt: tilt, Tight: tight})
	}
}

// squeezed sets cards side by side so that they fit into a width: smaller, then over each
// other. It returns their places, size and width.
func squeezed(area table.Area, cards []table.CardScene, hangs map[int][]table.CardScene, size fyne.Size, width float32) (slots []slot, card fyne.Size, all float32) {
	slots = abreast(cards, hangs, size)
	if last := slots[len(slots)-1]; last.x+last.w > width && area.Whole {
		// In steps, so that not every new card is drawn again at yet another size.
		if k := float32(int(width/(last.x+last.w)*25)) / 25; k >= leastOfRow {
			size = fyne.NewSize(size.Width*k, size.Height*k)
			slots = abreast(cards, hangs, size)
		}
	}
	if k := width / widest(slots); k < 1 {
		size = fyne.NewSize(size.Width*k, size.Height*k)
		slots = abreast(cards, hangs, size)
	}
	squeeze := float32(1)
	for _, s := range slots {
		if s.x > 0 {
			squeeze = min(squeeze, max((width-s.w)/s.x, 0))
		}
	}
	for i := range slots {
		slots[i].x *= squeeze
		all = max(all, slots[i].x+slots[i].w)
	}
	return slots, size, all
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
