package felt

import (
	"feltstack/table"
	"feltstack/ui/kit"
)

// The measures of the seats of others where there are several.
const (
	crowdPart   = 0.38 // of the window's height
	wideColumn  = 340  // where a plate and a hand find room side by side
	tightColumn = 160  // where a plate's numbers stand below each other
	seatGap     = 14   // between one seat and the next
	innerGap    = 4
)

// crowd lays out the seats of others where there are several: side by side, in
// playing order.
func (a *arrangement) crowd(s *table.Scene, others []int, b kit.Box) {
	n := float32(len(others))
	part := (b.W - seatGap*(n-1)) / n
	for i, seat := range others {
		a.column(s, seat, kit.NewBox(b.X+float32(i)*(part+seatGap), b.Y, part, b.H))
	}
}

// column lays out one of them: its plate, what lies behind, what lies in front.
// Its piles and, where there is no room beside the plate, its hand lie behind, too.
func (a *arrangement) column(s *table.Scene, seat int, b kit.Box) {
	hands := zonesOf(s, seat, table.RowHand)
	front := zonesOf(s, seat, table.RowFront)
	back := append(zonesOf(s, seat, table.RowBack), zonesOf(s, seat, table.RowMiddle)...)
	head := kit.NewBox(b.X, b.Y, b.W, kit.Clamp(b.H*0.26, 66, 92))
	if b.W < tightColumn {
		head.H = max(head.H, 78)
	}
	wide := b.W >= wideColumn
	plate := head
	if wide && len(hands) > 0 {
		plate.W = kit.Clamp(b.W*0.45, 176, 236)
		a.row(hands, kit.NewBox(plate.Right()+innerGap, head.Y, head.Right()-plate.Right()-innerGap, head.H), true, kit.CardSize(head.H-8))
	}
	a.Plates[seat] = plate

	behind := len(back) > 0 || !wide && len(hands) > 0
	lines := float32(0)
	for _, has := range []bool{behind, len(front) > 0} {
		if has {
			lines++
		}
	}
	if lines == 0 {
		return
	}
	high := (b.Bottom() - head.Bottom() - innerGap*lines) / lines
	card := kit.CardSize(high - zoneEdges)
	line := kit.NewBox(b.X, head.Bottom()+innerGap, b.W, high)
	if behind {
		rest := line
		if !wide && len(hands) > 0 {
			hand := line
			if len(back) > 0 {
				hand.W = line.W * 0.36
				hand.X = line.Right() - hand.W
				rest.W -= hand.W + innerGap
			}
			a.row(hands, hand, true, card)
		}
		a.row(back, rest, true, card)
		line = line.Moved(0, high+innerGap)
	}
	a.row(front, line, true, card)
	for _, zones := range [][]table.ZoneScene{front, back} {
		for _, z := range zones {
			a.Zones[z.ID].Owner = seatColor(seat, s.Me, len(s.Seats))
		}
	}
}
