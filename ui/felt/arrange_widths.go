package felt

import (
	"slices"

	"feltstack/table"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
)

// nameable is the size of cards in a row, a little smaller where that leaves room for the
// names of piles.
func (a *arrangement) nameable(zones []table.ZoneScene, row float32, card fyne.Size) fyne.Size {
	small := card
	for a.beyondNames(zones, row, small) < 0 {
		if small = kit.CardSize(small.Height - 1); small.Height < card.Height*leastNamed {
			return card
		}
	}
	return small
}

// leastNamed is how much smaller cards are drawn at most so that their pile has its name.
const leastNamed = 0.85

// beyondNames is what is left of a row beside piles with their names, and a card for each
// other zone.
func (a *arrangement) beyondNames(zones []table.ZoneScene, row float32, card fyne.Size) float32 {
	left := row - kit.Gap*float32(len(zones)-1)
	for _, z := range zones {
		if z.Area.Style == table.StylePile {
			left -= a.pileWidth(z, card)
		} else {
			left -= card.Width + pileEdges
		}
	}
	return left
}

// widths is how wide each of the zones is in a row. Piles have room for their names, unless
// that leaves less than a card to another zone.
func (a *arrangement) widths(zones []table.ZoneScene, row float32, card fyne.Size) []float32 {
	shares, free := 0, row-kit.Gap*float32(len(zones)-1)
	all := make([]float32, len(zones))
	named := a.beyondNames(zones, row, card) >= 0
	for i, z := range zones {
		switch {
		case z.Area.Style != table.StylePile:
			shares += max(z.Area.Share, 1)
			continue
		case named:
			all[i] = a.pileWidth(z, card)
		default:
			all[i] = card.Width + pileEdges
		}
		free -= all[i]
	}
	for i, z := range zones {
		if z.Area.Style != table.StylePile {
			all[i] = free * float32(max(z.Area.Share, 1)) / float32(shares)
		}
	}
	a.lend(zones, all)
	return all
}

// lend gives zones that are narrower than their names what they lack, of the widest one's
// width if that stays the widest.
func (a *arrangement) lend(zones []table.ZoneScene, wide []float32) {
	if a.label == 0 {
		return
	}
	widest, lack := 0, float32(0)
	need := slices.Clone(wide)
	for i, z := range zones {
		if z.Area.Style != table.StylePile {
			need[i] = max(wide[i], labelRoom(z))
			lack += need[i] - wide[i]
		}
		if wide[i] > wide[widest] {
			widest = i
		}
	}
	if need[widest] -= lack; lack > 0 && need[widest] == slices.Max(need) {
		copy(wide, need)
	}
}

// pileWidth is how wide a zone of one pile is: its cards and its name have room.
func (a *arrangement) pileWidth(z table.ZoneScene, card fyne.Size) float32 {
	if a.label == 0 { // nothing is written above it
		return card.Width + pileEdges
	}
	return max(card.Width+pileEdges, labelRoom(z))
}
