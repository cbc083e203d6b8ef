package felt

import (
	"slices"
	"strings"
	"unicode/utf8"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
)

// row is zones side by side with what they are called.
type row struct {
	zones []table.ZoneScene
	names []string
}

// rowsOf lists the ways to name zones that lie side by side, all alike and the best first: with
// whose they are, with a part of that name, and without. A small picture has one way: no name
// is written there, and it measures no text, which only the UI goroutine may.
func (a *arrangement) rowsOf(zones []table.ZoneScene) []row {
	all := make([]row, 3)
	for i := range all {
		all[i].zones = zones
	}
	if a.label == 0 {
		all[0].names = make([]string, len(zones))
		return all[:1]
	}
	for _, z := range zones {
		cut := z.Name
		for _, p := range a.seats {
			if short := kit.Shorten(p.Name, look.Bold, zoneName, shortOwner); p.Seat == z.Seat && utf8.RuneCountInString(short) > leastLetters {
				cut = strings.Replace(z.Name, p.Name, short, 1)
			}
		}
		for i, name := range []string{z.Name, cut, z.Kind} {
			all[i].names = append(all[i].names, name)
		}
	}
	return all
}

// shortOwner is how wide a player's name stays where a zone's name has no room for all of it.
const shortOwner = 48

// named is the best way to name zones in a row of a width, the size of the cards and how wide
// the zones are then.
func (a *arrangement) named(zones []table.ZoneScene, width float32, card fyne.Size) (r row, small fyne.Size, wide []float32) {
	for _, r = range a.rowsOf(zones) {
		small = a.nameable(r, width, card)
		wide = a.widths(r, width, small)
		whole := true
		for i, z := range zones {
			whole = whole && (a.label == 0 || z.Area.Row == table.RowHand || labelRoom(z, r.names[i]) <= wide[i])
		}
		if whole {
			break
		}
	}
	return r, small, wide
}

// nameable is the size of cards in a row, a little smaller where that leaves room for the
// names of piles.
func (a *arrangement) nameable(r row, width float32, card fyne.Size) fyne.Size {
	small := card
	for a.beyondNames(r, width, small) < 0 {
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
func (a *arrangement) beyondNames(r row, width float32, card fyne.Size) float32 {
	left := width - kit.Gap*float32(len(r.zones)-1)
	for i, z := range r.zones {
		if z.Area.Style == table.StylePile {
			left -= a.pileWidth(z, r.names[i], card)
		} else {
			left -= card.Width + pileEdges
		}
	}
	return left
}

// widths is how wide each of the zones is in a row. Piles have room for their names, unless
// that leaves less than a card to another zone.
func (a *arrangement) widths(r row, width float32, card fyne.Size) []float32 {
	shares, free := 0, width-kit.Gap*float32(len(r.zones)-1)
	all := make([]float32, len(r.zones))
	named := a.beyondNames(r, width, card) >= 0
	for i, z := range r.zones {
		switch {
		case z.Area.Style != table.StylePile:
			shares += max(z.Area.Share, 1)
			continue
		case named:
			all[i] = a.pileWidth(z, r.names[i], card)
		default:
			all[i] = card.Width + pileEdges
		}
		free -= all[i]
	}
	for i, z := range r.zones {
		if z.Area.Style != table.StylePile {
			all[i] = free * float32(max(z.Area.Share, 1)) / float32(shares)
		}
	}
	a.lend(r, all)
	return all
}

// lend gives zones that are narrower than their names what they lack, of the widest one's
// width if that stays the widest.
func (a *arrangement) lend(r row, wide []float32) {
	if a.label == 0 {
		return
	}
	widest, lack := 0, float32(0)
	need := slices.Clone(wide)
	for i, z := range r.zones {
		if z.Area.Style != table.StylePile {
			need[i] = max(wide[i], labelRoom(z, r.names[i]))
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
func (a *arrangement) pileWidth(z table.ZoneScene, name string, card fyne.Size) float32 {
	if a.label == 0 { // nothing is written above it
		return card.Width + pileEdges
	}
	return max(card.Width+pileEdges, labelRoom(z, name))
}
