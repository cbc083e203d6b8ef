package vastrix

import "feltstack/rules"

// What is left unsaid in play is refused here with its reason, for whoever asks
// why it is not open: these run only while refusals are collected.

// refuseRest gives the reasons why other plays are not open, to whoever asks.
func refuseRest(m *rules.Match, p rules.Seat, w window) {
	mine := m.S.Active == p
	if !mine {
		refuseEffects(m, p, labelSet(LabelQuick), noNotYourTurn)
	}
	if w != acting {
		refuseTraps(m, p)
	}
	switch {
	case w == acting:
	case mine:
		refuseActions(m, p, noActionNow)
	default:
		refuseActions(m, p, noActionTurn)
	}
}

// refuseActions gives the reason why no Action is open.
func refuseActions(m *rules.Match, p rules.Seat, no rules.No) {
	m.Offer(rules.Option{Verb: verbDraw}, no)
	m.Offer(rules.Option{Verb: verbDrawPlay}, no)
	for c := m.In(SwapBar, 0).First; c != 0; c = m.S.Cards[c].Next {
		m.Offer(rules.Option{Verb: verbTakeUp, Card: c}, no)
	}
	for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
		m.Offer(rules.Option{Verb: verbScore, Card: c}, no)
		refuseAbilities(m, p, c, actionLabels, no)
		for q := range rules.Seat(m.S.SeatCount) {
			for t := m.In(PR, q).First; t != 0 && m.S.Opponents(p).Has(q); t = m.S.Cards[t].Next {
				m.Offer(rules.Option{Verb: verbScuttle, Card: c, Target: t}, no)
			}
		}
		refusePairs(m, p, c, no)
		if r := rank(m, c); (r == King || r == Queen) && ally(m, p) != rules.NoSeat {
			m.Offer(rules.Option{Verb: verbPartner, Card: c}, no)
		}
	}
	refuseChromatic(m, p, no)
	if blacks, reds := colours(m, p); blacks >= 3 || blacks >= 2 && reds >= 2 {
		if blacks >= 3 {
			m.Offer(rules.Option{Verb: verbUltraBlack}, no)
		}
		if reds >= 2 {
			m.Offer(rules.Option{Verb: verbUltraMixed}, no)
		}
	}
}

// refusePairs does so for the Supers and the Royal Marriages that begin with c.
func refusePairs(m *rules.Match, p rules.Seat, c rules.CardID, no rules.No) {
	super := m.Def(c).Facts[FactLabels]&labelSet(LabelSuper) != 0
	for e := m.In(Hand, p).First; e != 0; e = m.S.Cards[e].Next {
		switch {
		case rank(m, e) == rank(m, c) && super && follows(m, c, e):
			m.Offer(rules.Option{Verb: verbSuper, Card: c, Target: e}, no)
		case rank(m, c) == King && rank(m, e) == Queen && suit(m, c) == suit(m, e):
			m.Offer(rules.Option{Verb: verbMarriage, Card: c, Target: e}, no)
		}
	}
}

// refuseEffects gives the reason for the abilities of a set of labels in p's hand.
func refuseEffects(m *rules.Match, p rules.Seat, set int16, no rules.No) {
	for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
		refuseAbilities(m, p, c, set, no)
	}
}

// refuseAbilities does so for those of one card.
func refuseAbilities(m *rules.Match, p rules.Seat, c rules.CardID, set int16, no rules.No) {
	for i, a := range cardAs(m, p, c).Abilities {
		if a.Kind != rules.AbilityTrigger && set>>a.Label&1 == 1 && playable(m, &a) {
			m.Offer(rules.Option{Verb: verbEffect, Card: c, Ability: uint8(i)}, no)
		}
	}
}

// refuseTogether gives the reason why c makes no Super with another card that
// was revealed with it (V-071).
func refuseTogether(m *rules.Match, c rules.CardID) {
	for i := range m.S.Picks {
		if k := &m.S.Picks[i]; k.Is == rules.HeldCard && k.Card != c && m.KindOf(k.Card) == DP && rank(m, k.Card) == rank(m, c) && superOf(m.Def(c)) >= 0 {
			m.Offer(rules.Option{Verb: verbSuper, Card: c, Target: k.Card}, noTogether)
		}
	}
}
