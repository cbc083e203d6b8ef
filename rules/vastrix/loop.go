package vastrix

import (
	"math/bits"

	"feltstack/rules"
)

// The loop rule (VASTRIX 18, V-042): the first action that was chosen in a
// position is refused when the identical position comes again.

// remember notes the first action that p chooses in this position.
func remember(m *rules.Match, p rules.Seat, o rules.Option) {
	if m.S.Seats[p].Nums[NumUsed] > 0 {
		return
	}
	r := &m.S.Repeats
	copy(r[1:], r[:len(r)-1])
	r[0] = repeatKey(p, position(m, p), outline(m), o)
}

// dropRepeated takes out first actions already chosen in this very position,
// if any other is left.
func dropRepeated(m *rules.Match, p rules.Seat) {
	if m.S.Seats[p].Nums[NumUsed] > 0 {
		return
	}
	shape := outline(m)
	if !known(m, shape) {
		return
	}
	here := position(m, p)
	fresh, again := false, false
	for _, o := range m.S.Options {
		seen := repeated(m, p, here, shape, o)
		again = again || seen
		fresh = fresh || !seen
	}
	if !again || !fresh {
		return
	}
	m.Withdraw(0, func(o rules.Option) rules.No {
		if repeated(m, p, here, shape, o) {
			return noRepeat
		}
		return ok
	})
}

// outline is a small number for how many cards lie where: positions that
// differ in it need no closer look. It is bits 3 to 10 of an entry of Repeats, and 53 bits tell
// positions and choices apart: at 21, one game in some hundred thousand had a move refused.
func outline(m *rules.Match) uint8 {
	x := uint64(0)
	for i := range m.S.Zones {
		x ^= bits.RotateLeft64(uint64(m.S.Zones[i].N), 7*i)
	}
	return uint8(spread(x) >> 24)
}

func known(m *rules.Match, outline uint8) bool {
	for _, seen := range m.S.Repeats[:] { // 0 is also what the view of another seat has
		if seen != 0 && uint8(seen>>3) == outline {
			return true
		}
	}
	return false
}

func repeated(m *rules.Match, p rules.Seat, position uint64, outline uint8, o rules.Option) bool {
	k := repeatKey(p, position, outline, o)
	for _, seen := range m.S.Repeats[:] {
		if seen == k {
			return true
		}
	}
	return false
}

func repeatKey(p rules.Seat, position uint64, outline uint8, o rules.Option) uint64 {
	x := spread(position ^ spread(uint64(o.Verb)<<24|uint64(o.Ability)<<16|uint64(uint16(o.N))))
	x = spread(x ^ uint64(uint16(o.Card))<<16 ^ uint64(uint16(o.Target)^uint16(o.Item)))
	return rules.RepeatOf(p, x&^0x7ff|uint64(outline)<<3)
}

// position is a number for what seat p, to choose its first action, knows of
// the match but for the count of turns: where each card lies and how. Of the
// draw pile it sees the size and the top.
func position(m *rules.Match, p rules.Seat) uint64 {
	s := &m.S
	pile, gy, exile := m.Game.Zone(DP, 0), m.Game.Zone(GY, 0), m.Game.Zone(Exile, 0)
	sum := uint64(p)
	for i := range s.Zones {
		z := rules.ZoneID(i)
		zone := &s.Zones[z]
		switch {
		case zone.N == 0:
		case z == pile:
			sum += spread(uint64(zone.N) | face(m, zone.Last, p)<<8)
		case z == gy || z == exile:
			sum += heaped(s.Cards, zone.First, uint64(z)<<8)
		default:
			sum += lying(s.Cards, zone.First, p, uint64(z)<<8, m.Game.Zones[m.Game.ZoneKind(z)].Ordered)
		}
	}
	for i := range s.Marks {
		k := &s.Marks[i]
		sum += spread(1<<56 | uint64(m.MarkTo(p, k)) | uint64(uint8(k.Seat))<<8 | face(m, k.Card, p)<<16)
	}
	for i := range s.Seats {
		nums := &s.Seats[i].Nums
		sum += spread(2<<56 | uint64(i) | uint64(uint16(nums[NumGoal]))<<8 | uint64(nums[NumSkips])<<24)
	}
	sum += spread(3<<56 | uint64(s.Nums[NumBoardLock]) | uint64(s.Nums[NumSudden])<<8 | uint64(s.Nums[NumExhaust])<<16)
	return sum
}

// face is what card c is to seat p, 0 if p doesn't know.
func face(m *rules.Match, c rules.CardID, p rules.Seat) uint64 {
	if m.Knows(p, c) {
		return uint64(m.S.Cards[c].Def)
	}
	return 0
}

// lying sums up the cards of the zone that begins with c and has the number
// zone, as seat p knows them. In an ordered zone each counts with the card below it.
func lying(cards []rules.Card, c rules.CardID, p rules.Seat, zone uint64, ordered bool) uint64 {
	if ordered {
		zone |= 1 << 48
	}
	mine := rules.Of(p)
	sum, below := uint64(0), uint64(0)
	for c != 0 {
		card := &cards[c]
		def := uint64(0)
		if card.Known&mine != 0 {
			def = uint64(card.Def)
		}
		x := def | zone | below<<40 | uint64(card.Flags)<<16 | uint64(card.Face)<<24
		if ordered {
			below = def
		}
		if card.Host != 0 && cards[card.Host].Known&mine != 0 {
			x |= uint64(cards[card.Host].Def) << 32
		}
		sum += spread(x)
		c = card.Next
	}
	return sum
}

// heaped is lying for the piles where all know every face and cards bear nothing else.
func heaped(cards []rules.Card, c rules.CardID, zone uint64) uint64 {
	sum, below := uint64(0), uint64(0)
	for c != 0 {
		card := &cards[c]
		sum += spread(uint64(card.Def) | zone | below<<40 | 1<<48)
		below = uint64(card.Def)
		c = card.Next
	}
	return sum
}

// spread makes every bit of x matter to every bit of the result.
func spread(x uint64) uint64 {
	high, low := bits.Mul64(x^0x2d358dccaa6c78a5, 0x9e3779b97f4a7c15)
	return high ^ low
}
