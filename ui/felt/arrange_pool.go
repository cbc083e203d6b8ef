package felt

import (
	"feltstack/table"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
)

// poolsOf lists the pools that cards lie in, from left to right: the own one last.
func poolsOf(s *table.Scene) []table.ZoneScene {
	var pools []table.ZoneScene
	for i := range s.Seats {
		pools = append(pools, filled(zonesOf(s, s.Seats[(s.Me+1+i)%len(s.Seats)].Seat, table.RowPool))...)
	}
	return append(pools, filled(zonesOf(s, -1, table.RowPool))...)
}

// filled keeps the zones that cards lie in.
func filled(zones []table.ZoneScene) []table.ZoneScene {
	var all []table.ZoneScene
	for _, z := range zones {
		if z.Count > 0 {
			all = append(all, z)
		}
	}
	return all
}

// pools lays out a table that hands are picked at: plates and hands along the edges, the
// pools over the whole middle, and at their left the status and the shared piles.
func (a *arrangement) pools(s *table.Scene, pools []table.ZoneScene, others []int, far, middle, hand kit.Box) {
	wide := (far.W - kit.Gap*float32(len(others)-1)) / float32(max(len(others), 1))
	for i, seat := range others {
		a.edge(s, seat, true, kit.NewBox(far.X+float32(i)*(wide+kit.Gap), far.Y, wide, far.H))
	}
	a.edge(s, s.Me, false, hand)

	var piles []table.ZoneScene
	for _, z := range zonesOf(s, -1, table.RowMiddle) {
		if z.Area.Style == table.StylePile && !z.Area.Apart {
			piles = append(piles, z)
		}
	}
	side := max(a.leastStatus, min(statusWidth(s), a.mostStatus))
	for _, z := range piles {
		side = max(side, float32(len(piles))*(a.pileWidth(z, z.Name, a.Card)+kit.Gap)-kit.Gap)
	}
	a.Status = kit.NewBox(middle.X, middle.Y, side, middle.H)
	if len(piles) > 0 {
		high := min(a.Card.Height+a.zoneEdges(), middle.H/2)
		a.Status.H -= high + kit.Gap
		a.row(piles, kit.NewBox(middle.X, middle.Bottom()-high, side, high), false, kit.CardSize(high-a.zoneEdges()))
	}
	room := kit.NewBox(a.Status.Right()+kit.Gap, middle.Y, middle.Right()-a.Status.Right()-kit.Gap, middle.H)
	each := (room.W - kit.Gap*float32(len(pools)-1)) / float32(len(pools))
	for i, z := range pools {
		a.zone(z, kit.NewBox(room.X+float32(i)*(each+kit.Gap), room.Y, each, room.H), false, a.Hand)
		a.Zones[z.ID].Most = pooled(s) / len(pools)
		if z.Seat >= 0 {
			a.Zones[z.ID].Owner = seatColor(z.Seat, s.Me, len(s.Seats))
		}
	}
}

// pooled is how many cards lie in pools and were picked from them: their lines stay as they
// are while cards go.
func pooled(s *table.Scene) int {
	n := 0
	for _, z := range s.Zones {
		if z.Area.Row == table.RowPool || z.Area.Row == table.RowHand {
			n += z.Count
		}
	}
	return n
}

// gridGap is how far the lines of a pool lie apart: the signs of cards that can be chosen
// have room above them.
const gridGap = 16

// grid lays cards side by side in as many lines as let them be largest, no larger than in
// the own hand.
func (a *arrangement) grid(p *zonePlace, cards []table.CardScene) {
	if len(cards) == 0 {
		return
	}
	room := p.Room
	room.Y, room.H = room.Y+gridGap, room.H-gridGap
	n := max(len(cards), p.Most)
	per, size := gridOf(n, room, p.Card)
	lines := (n + per - 1) / per
	left := room.X + (room.W-float32(per)*(size.Width+kit.Gap)+kit.Gap)/2
	top := room.Y + (room.H-float32(lines)*(size.Height+gridGap)+gridGap)/2
	for i, c := range cards {
		b := kit.NewBox(left+float32(i%per)*(size.Width+kit.Gap), top+float32(i/per)*(size.Height+gridGap), size.Width, size.Height)
		a.Cards = append(a.Cards, cardPlace{Box: b, Card: c, Seat: p.Scene.Seat})
	}
}

// gridOf is how many of n cards lie in a line of a room, and how large they are.
func gridOf(n int, room kit.Box, most fyne.Size) (per int, size fyne.Size) {
	for lines := 1; lines <= n; lines++ {
		row := (n + lines - 1) / lines
		wide := (room.W - kit.Gap*float32(row-1)) / float32(row)
		high := (room.H - gridGap*float32(lines-1)) / float32(lines)
		card := kit.CardSize(min(high, wide*7/5, most.Height))
		if card.Width > size.Width {
			per, size = row, card
		}
	}
	return per, size
}
