package vastrix

import "feltstack/rules"

// Points is the Secured PR Points of seat p (VASTRIX 1.5).
func Points(m *rules.Match, p rules.Seat) int16 {
	var n int16
	for c := m.In(PR, p).First; c != 0; c = m.S.Cards[c].Next {
		n += cardPoints(m, c)
	}
	return n + specPoints(m, p)
}

// cardPoints is what c contributes in a point row: nothing while tapped, one
// more under a Jack, two where it is jacked under the control of Bravery (V-145).
func cardPoints(m *rules.Match, c rules.CardID) int16 {
	if tapped(m, c) || trap(m, c) || unscored(m, c) {
		return 0
	}
	n := m.Def(c).Facts[FactPoints]
	return n + jackPoints(m, c)
}

// jackPoints is what the Jack on c adds to its points, 0 without one that is untapped.
func jackPoints(m *rules.Match, c rules.CardID) int16 {
	switch j := attached(m, c); {
	case j == 0 || tapped(m, j):
		return 0
	case specSays(m, m.S.Cards[c].Ctrl, KeyBraveJacks):
		return 2
	}
	return 1
}

// anchors counts what the Exhausted tie-break counts: untapped Anchors (V-084).
func anchors(m *rules.Match, p rules.Seat) int16 {
	var n int16
	for c := m.In(ER, p).First; c != 0; c = m.S.Cards[c].Next {
		if anchor(m, c) && !tapped(m, c) {
			n++
		}
	}
	return n
}

// toHand moves c into p's hand, Revealed-Until-Start if it must be (VASTRIX 1.4, V-014).
func toHand(m *rules.Match, c rules.CardID, p rules.Seat, why uint8, revealed bool) {
	face := rules.FaceByZone
	if revealed {
		face = rules.FaceUp
	}
	m.Move(rules.Move{Card: c, To: m.Game.Zone(Hand, p), Face: face, Why: why})
	if revealed {
		m.AddMark(rules.Mark{Kind: MarkRevealed, Card: c, Seat: p, Until: rules.UntilStart})
	}
}

// untap ends what taps c by one kind of mark; another may keep it tapped.
func untap(m *rules.Match, c rules.CardID, kind uint8) {
	m.DropMarks(func(k *rules.Mark) bool { return k.Card == c && k.Kind == kind })
	if !m.S.Marked(c, MarkNineTap) && !m.S.Marked(c, MarkStarTap) {
		m.SetFlag(c, FlagTapped, false)
	}
}

// scored follows up on a card that p scored: Nine-taps of that row end first
// (VASTRIX 13, Nine), the card's own trigger is queued by heard.
func scored(m *rules.Match, p rules.Seat) {
	for c := m.In(PR, p).First; c != 0; c = m.S.Cards[c].Next {
		if m.S.Marked(c, MarkNineTap) {
			untap(m, c, MarkNineTap)
		}
	}
}

// moved keeps marks and attachments true after a card changed its zone.
func moved(m *rules.Match, mv *rules.Move) {
	from, to := m.Game.ZoneKind(mv.From), m.Game.ZoneKind(mv.To)
	onTable := func(k rules.ZoneKind) bool { return k == PR || k == ER }
	c := mv.Card
	movedBySpec(m, mv, from, to)
	if from == Hand {
		m.DropMarks(func(k *rules.Mark) bool { return k.Card == c && (k.Kind == MarkRevealed || k.Kind == MarkUnmatched) })
	}
	if onTable(to) && !onTable(from) {
		m.S.Cards[c].Owner = m.Game.ZoneSeat(mv.To)
	}
	if onTable(to) && m.S.Cards[c].Face == rules.FaceDown {
		m.S.Cards[c].Known |= rules.Of(m.S.Cards[c].Ctrl) // a trap's owner may look at it
	}
	if onTable(from) && !onTable(to) {
		m.S.Cards[c].Owner = rules.NoSeat // the deck is shared
	}
	if onTable(from) {
		stays := onTable(to)
		// What Super 2 left to play was for who took the card (V-098).
		m.DropMarks(func(k *rules.Mark) bool { return k.Card == c && (!stays || k.Kind == MarkTaken) })
		if !stays {
			m.SetFlag(c, FlagTapped, false)
		}
		leave(m, mv)
	}
	if to == DP && m.S.Nums[NumExhaust] > 0 {
		setNum(m, NumExhaust, 0, rules.NoSeat, WhyWet) // V-083
	}
}

// leave frees the links of a card that left its row: a Jack whose host went
// falls off, a host whose Jack went returns to its owner's same row (V-122).
func leave(m *rules.Match, mv *rules.Move) {
	c := mv.Card
	if j := attached(m, c); j != 0 {
		m.S.Cards[j].Host = 0
		fallen(m, j)
		m.MoveCard(j, m.Game.Zone(GY, 0), rules.Top, WhyFalls)
	}
	host := m.S.Cards[c].Host
	if host == 0 {
		return
	}
	m.S.Cards[c].Host = 0
	if k := m.KindOf(host); k == PR || k == ER {
		back := m.S.Cards[host].Owner
		if m.S.Cards[host].Ctrl != back && back != rules.NoSeat {
			m.MoveCard(host, m.Game.Zone(k, back), rules.Top, WhyHome)
		}
	}
}

// fallen takes a Jack that falls off out of the texts that run: what clears
// rows has nothing more to do with it.
func fallen(m *rules.Match, jack rules.CardID) {
	for i := range m.S.Frames {
		if f := &m.S.Frames[i]; f.Proc == procText {
			m.S.UnpickAll(f.Serial, jack)
		}
	}
}

// setNum sets a number of the match and tells it, and of seat p why.
func setNum(m *rules.Match, num uint8, v int16, p rules.Seat, why uint8) {
	was := m.S.Nums[num]
	m.S.Nums[num] = v
	m.Emit(rules.Event{Kind: rules.EvNum, Why: why, Seat: p, N: v, M: int16(num), By: v - was})
}
