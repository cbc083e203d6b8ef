package rules

import (
	"math"
	"slices"
)

// Counter is the counters of one kind on one card that are one seat's.
type Counter struct {
	Card CardID
	N    int16
	Kind uint8 // place in Game.Counters
	Seat Seat  // whose they are; NoSeat of a kind that is nobody's
}

// CounterSpec is a kind of counter.
type CounterSpec struct {
	Name  string
	Owned bool // each is some player's: "your corruption counters"
	// Each changes number Fact of the card that bears it by By; By 0: none.
	Fact uint8
	By   int16
	// Put and Taken are the causes that are raised with how many came to lie on a
	// card, or went from it, because of something. 0: none is.
	Put, Taken uint8
}

// Counters is how many counters of a kind lie on card c, whoever's they are.
func (m *Match) Counters(c CardID, kind uint8) int16 {
	if c == 0 && m.staged != 0 {
		return m.staged.counters(m, kind)
	}
	n := int16(0)
	for i := range m.S.Counters {
		if k := &m.S.Counters[i]; k.Card == c && k.Kind == kind {
			n += k.N
		}
	}
	return n
}

// CountersBy is how many counters of a kind on card c are seat p's.
func (m *Match) CountersBy(c CardID, kind uint8, p Seat) int16 {
	if i := m.S.counterAt(m.Game, c, kind, p); i >= 0 {
		return m.S.Counters[i].N
	}
	return 0
}

// counterAt is the place of p's counters of a kind on c, -1 if there are none.
func (s *State) counterAt(g *Game, c CardID, kind uint8, p Seat) int {
	if !g.Counters[kind].Owned {
		p = NoSeat
	}
	for i := range s.Counters {
		if k := &s.Counters[i]; k.Card == c && k.Kind == kind && k.Seat == p {
			return i
		}
	}
	return -1
}

// AddCounters adds n counters of a kind to card c, seat p's where they are
// someone's, or takes as many as there are if n is negative.
func (m *Match) AddCounters(c CardID, kind uint8, p Seat, n int16, why uint8) {
	i := m.S.counterAt(m.Game, c, kind, p)
	if i < 0 {
		if n <= 0 {
			return
		}
		k := Counter{Card: c, Kind: kind, Seat: NoSeat}
		if m.Game.Counters[kind].Owned {
			k.Seat = p
		}
		i = len(m.S.Counters)
		m.S.Counters = append(m.S.Counters, k)
	}
	k := &m.S.Counters[i]
	was := k.N
	if k.N = max(plus(was, n), 0); k.N == was {
		return
	}
	by := k.N - was
	if k.N == 0 {
		m.S.Counters = slices.Delete(m.S.Counters, i, i+1)
	}
	card := &m.S.Cards[c]
	m.Emit(Event{Kind: EvCounters, Why: why, Seat: card.Ctrl, Card: c, N: m.Counters(c, kind), M: int16(kind), By: by, From: card.Zone, To: card.Zone})
	if g := m.Game; g.CountWhy != 0 {
		raised{why: g.CountWhy, card: c, seat: card.Ctrl, much: by, counters: kind + 1}.raise(m)
	}
	tells := m.Game.Counters[kind].Put
	if by < 0 {
		tells, by = m.Game.Counters[kind].Taken, -by
	}
	if tells != 0 && why != 0 {
		m.RaiseMuch(tells, c, card.Ctrl, by)
	}
}

// dropCounters takes all counters off a card that leaves the table. Nobody is
// told: that the card leaves says it.
func (s *State) dropCounters(c CardID) {
	s.Counters = slices.DeleteFunc(s.Counters, func(k Counter) bool { return k.Card == c })
}

// plus adds numbers of a state, which never go round.
func plus(a, b int16) int16 {
	return int16(min(max(int(a)+int(b), math.MinInt16), math.MaxInt16))
}
