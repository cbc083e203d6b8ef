package rules

import "slices"

// Which of two equal cards of a hidden hand was used is told to nobody.

// twins finds cards of a match that nobody can tell apart.
type twins struct{ m *Match }

// Taken is what the choice of option i takes: its card, or one that stands for
// all that look alike. Which of two equal cards of a hidden hand was used is told
// to nobody by its id.
func (m *Match) Taken(i int) Option {
	o := m.S.Options[i]
	same := o
	same.Card = twins{m}.standIn(o.Card, func(CardID) bool { return true })
	if same != o && slices.Contains(m.S.Options, same) {
		return same
	}
	return o
}

// standIn is the card that leaves its zone first of those that free allows and
// that nobody but who sees the zone can tell from c: the one that most seats
// know, so that what they knew is gone and what they didn't know is left.
func (tw twins) standIn(c CardID, free func(c CardID) bool) CardID {
	s := &tw.m.S
	card := &s.Cards[c]
	if !tw.m.Game.zoneOf[card.Zone].private || len(tw.m.deck.kinds) == len(s.Cards)-1 {
		return c // the others see it leave, or no two cards have one face
	}
	best := c
	for o := s.Zones[card.Zone].First; o != 0; o = s.Cards[o].Next {
		other, have := &s.Cards[o], &s.Cards[best]
		if o == best || other.Def != card.Def || other.Known < have.Known || other.Known == have.Known && o > best {
			continue
		}
		if other.look() == card.look() && free(o) && !tw.named(o) && !tw.named(c) {
			best = o
		}
	}
	return best
}

// Alike reports whether only who sees the zone of two cards can tell one from
// the other, and nothing speaks of either.
func (m *Match) Alike(a, b CardID) bool {
	tw := twins{m}
	x, y := &m.S.Cards[a], &m.S.Cards[b]
	return m.Game.zoneOf[x.Zone].private && x.look() == y.look() && !tw.named(a) && !tw.named(b)
}

// look is a card without its name, its neighbours and who knows it.
func (c *Card) look() Card {
	l := *c
	l.Prev, l.Next, l.Known = 0, 0, 0
	return l
}

// named reports whether anything but zones and options names card c.
func (tw twins) named(c CardID) bool {
	found := false
	tw.m.S.refer(tw.m.Game, func(o *CardID) { found = found || *o == c })
	return found
}
