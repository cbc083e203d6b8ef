package felt

import (
	"slices"
	"strconv"
	"strings"

	"feltstack/table"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
)

// The measures of the seats of others where there are several.
const (
	wideColumn  = 340  // where a plate and a hand find room side by side
	tightColumn = 160  // where a plate's numbers stand below each other
	seatGap     = 14   // between one seat and the next
	handPart    = 0.36 // at most of a line that a hand shares with others
	leastZone   = 50
	emptyPart   = 0.34 // of the lines of all: one on which nobody has a card
	innerGap    = 4
)

// crowdPart is how much of the window's height the seats of others take where there
// are several: more where they are narrow.
func crowdPart(width float32) float32 {
	if width >= tightColumn {
		return 0.38
	}
	return 0.42
}

// crowd lays out the seats of others where there are several: side by side, in
// playing order, those that are open wider than the folded ones.
func (a *arrangement) crowd(s *table.Scene, others []int, opened map[int]bool, b kit.Box) {
	how, wide := folds(others, opened, b.W-seatGap*float32(len(others)-1))
	for i, seat := range others {
		a.Folds[seat] = how[i]
	}
	back := a.backPart(s, others, wide)
	x := b.X
	for i, seat := range others {
		a.column(s, seat, kit.NewBox(x, b.Y, wide[i], b.H), back)
		x += wide[i] + seatGap
	}
}

// backPart is how much of a column's lines the one behind takes: little where nobody has a
// card there, most where all cards lie there.
func (a *arrangement) backPart(s *table.Scene, others []int, wide []float32) float32 {
	back, front := false, false
	for i, seat := range others {
		for _, z := range s.Zones {
			if z.Seat != seat || z.Count == 0 || a.Folds[seat] == foldStrip {
				continue
			}
			switch z.Area.Row {
			case table.RowFront:
				front = true
			case table.RowBack:
				back = true
			case table.RowHand:
				back = back || a.Folds[seat] == foldNone && wide[i] < wideColumn
			case table.RowMiddle:
				back = back || a.Folds[seat] == foldNone
			}
		}
	}
	switch {
	case back == front:
		return 0.5
	case back:
		return 1 - emptyPart
	}
	return emptyPart
}

// column lays out one of them: its plate, what lies behind, what lies in front.
// Its piles and, where there's no room beside the plate, its hand lie behind, too. What
// is folded, and piles that find no room, are counted on the plate.
func (a *arrangement) column(s *table.Scene, seat int, b kit.Box, backPart float32) {
	piles, hands := zonesOf(s, seat, table.RowMiddle), zonesOf(s, seat, table.RowHand)
	switch a.Folds[seat] {
	case foldHalf:
		a.count(s, seat, append(hands, piles...))
		piles, hands = nil, nil
	case foldStrip:
		for _, row := range []table.Row{table.RowHand, table.RowBack, table.RowFront, table.RowMiddle} {
			a.count(s, seat, zonesOf(s, seat, row))
		}
		a.Plates[seat] = b
		return
	}
	front := zonesOf(s, seat, table.RowFront)
	back := zonesOf(s, seat, table.RowBack)
	head := kit.NewBox(b.X, b.Y, b.W, kit.Clamp(b.H*0.26, a.leastHead, a.mostHead))
	if b.W < tightColumn {
		head.H = max(head.H, 78)
	}
	wide := b.W >= wideColumn
	plate := head
	if wide && len(hands) > 0 {
		plate.W = kit.Clamp(b.W*0.62, a.columnPlate, a.columnPlate*1.4)
		a.row(hands, kit.NewBox(plate.Right()+innerGap, head.Y, head.Right()-plate.Right()-innerGap, head.H), true, kit.CardSize(head.H-8))
	}
	a.Plates[seat] = plate

	if wide {
		hands = nil // they have their place
	} else if len(piles) > 0 && b.W-handPart*b.W < leastZone*float32(len(back)+len(piles)) {
		a.count(s, seat, piles)
		piles = nil
	}
	lines := [][]table.ZoneScene{append(append(back, piles...), hands...), front}
	lines = slices.DeleteFunc(lines, func(zones []table.ZoneScene) bool { return len(zones) == 0 })
	line := kit.NewBox(b.X, head.Bottom()+innerGap, b.W, 0)
	for i, zones := range lines {
		part := float32(1)
		if len(lines) == 2 {
			part = [2]float32{backPart, 1 - backPart}[i]
		}
		line.H = (b.Bottom()-head.Bottom())*part - innerGap
		a.behind(zones, line, kit.CardSize(min(line.H-a.zoneEdges(), a.Card.Height)))
		line = line.Moved(0, line.H+innerGap)
	}
	for _, zones := range [][]table.ZoneScene{front, back, piles} {
		for _, z := range zones {
			a.Zones[z.ID].Owner = seatColor(seat, s.Me, len(s.Seats))
		}
	}
}

// behind lays out a line of a column, with the hand at its end if it has one.
func (a *arrangement) behind(zones []table.ZoneScene, b kit.Box, card fyne.Size) {
	last := len(zones) - 1
	if zones[last].Area.Row == table.RowHand && last > 0 {
		hand := b // as wide as its cards need, within its part
		hand.W = kit.Clamp(float32(zones[last].Count)*(card.Width+kit.Gap)+12, leastZone, b.W*handPart)
		hand.X = b.Right() - hand.W
		a.row(zones[last:], hand, true, card)
		zones, b.W = zones[:last], b.W-hand.W-innerGap
	}
	a.row(zones, b, true, card)
}

// count has zones that are not laid out counted on the plate of their seat, those that its
// facts don't count already.
func (a *arrangement) count(s *table.Scene, seat int, zones []table.ZoneScene) {
	for _, p := range s.Seats {
		if p.Seat != seat {
			continue
		}
		for _, z := range zones {
			if !slices.ContainsFunc(p.Facts, func(f table.Fact) bool { return strings.EqualFold(f.Name, z.Kind) }) {
				a.Counted[seat] = append(a.Counted[seat], table.Fact{Name: z.Kind, Value: strconv.Itoa(z.Count), N: z.Count})
			}
		}
	}
}
