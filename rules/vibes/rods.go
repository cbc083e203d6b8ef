package vibes

import "feltstack/rules"

// This file is Basic Rods: cards that lie face-down as a Rod (Vibes, Rod Zone). Such a card
// counts as a Basic Rod, and its controller may look at it.

// basicRod is the definition of a Basic Rod.
func basicRod(g *rules.Game) rules.DefID { return g.Tokens[0] }

// turnDown puts a card face-down among the Rods of seat p (B-047). What lies under it becomes a Rod as well (B-084),
// unless it only waits there to be given back: the lower card is its owner's, and that is c itself if it is a copy of
// the other, which lies on it by the rules.
func turnDown(m *rules.Match, c rules.CardID, p rules.Seat, why uint8) {
	unhuddled(m, c)
	splits := under(m, c) != 0 && m.Def(c).Keywords&KeyGivesBack == 0
	copied := splits && m.S.Guised(c)
	lie := func(c rules.CardID, lower bool) {
		to := p
		if owner := m.S.Cards[c].Owner; lower && owner != rules.NoSeat {
			to = owner
		}
		m.Move(rules.Move{Card: c, To: m.Game.Zone(Rods, to), At: rules.Top, Face: rules.FaceDown, Why: why})
	}
	lie(c, copied)
	for o := under(m, c); splits && o != 0; o = under(m, c) {
		lie(o, !copied)
	}
}

// under is a card that lies under c, 0 if none does.
func under(m *rules.Match, c rules.CardID) rules.CardID {
	for p := range rules.Seat(m.S.SeatCount) {
		for o := m.In(Under, p).First; o != 0; o = m.S.Cards[o].Next {
			if m.S.Cards[o].Host == c {
				return o
			}
		}
	}
	return 0
}

// hide makes a card that has come to lie face-down a Basic Rod, unflopped: it keeps nothing
// of what it was.
func hide(m *rules.Match, c rules.CardID) {
	card := &m.S.Cards[c]
	card.Flags = 0
	m.AddCounters(c, CounterVibe, rules.NoSeat, -m.Counters(c, CounterVibe), WhyNone)
	m.DropMarks(func(k *rules.Mark) bool { return k.Card == c })
	m.CountAs(c, basicRod(m.Game))
	m.Show(c, sees(m, c))
	m.Raise(WhyArrives, c, card.Ctrl, 0)
}

// sees is who may look at a card that lies face-down: its controller, and all at one that is of no deck (B-069).
func sees(m *rules.Match, c rules.CardID) rules.SeatSet {
	if packed(m, c) {
		return m.S.AllSeats()
	}
	return rules.Of(m.S.Cards[c].Ctrl)
}

// prize turns the top card of seat p's deck into a Rod, if there is one (B-026).
func prize(m *rules.Match, p rules.Seat, why uint8) {
	if c := m.In(Deck, p).Last; c != 0 {
		turnDown(m, c, p, why)
	}
}

// doUncover turns up cards that lie face-down as Rods: all see what they are, and they count as
// that.
func doUncover(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	m.Each(f, in.Reg, func(c rules.CardID) {
		if m.S.Guised(c) {
			m.CountAs(c, 0)
			m.Turn(c, rules.FaceUp)
			m.Done(f, in, c)
		}
	})
	return false
}

// doCover turns cards that were uncovered among the Rods face-down again, as they were.
func doCover(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	m.Each(f, in.Reg, func(c rules.CardID) {
		if m.KindOf(c) == Rods && !m.S.Guised(c) {
			m.Turn(c, rules.FaceDown)
			m.CountAs(c, basicRod(m.Game))
			m.Show(c, sees(m, c))
		}
	})
	return false
}
