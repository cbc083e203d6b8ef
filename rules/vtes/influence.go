package vtes

import "feltstack/rules"

// influencePhase gives the transfers of the turn: they are fixed then (VTES I-01). The first three turns
// of the game have fewer (I-02); in a duel only the first has, and 3 (ED-02).
func influencePhase(m *rules.Match, _ *rules.Frame) {
	phase(m, PhaseInfluence)
	n := min(m.S.Turn, mostTransfer)
	if m.S.SeatCount == 2 && m.S.Opts[optTransfer] == 1 {
		n = min(m.S.Turn+2, mostTransfer)
	}
	m.S.Nums[NumTransfers] = n
}

// askInfluence asks for transfers (VTES I-03) and which vampires are brought out (I-05).
func askInfluence(m *rules.Match, f *rules.Frame) {
	p := f.Ctrl
	left := m.S.Nums[NumTransfers]
	m.AskAuto(rules.Decision{Kind: rules.PickPlay, Seat: p, Prompt: promptInfluence})
	for c := m.In(Uncontrolled, p).First; c != 0; c = m.S.Cards[c].Next {
		m.Offer(rules.Option{Verb: verbBring, Card: c}, bringNo(m, p, c))
	}
	for c := m.In(Uncontrolled, p).First; c != 0; c = m.S.Cards[c].Next {
		give, take := ok, ok
		if left < 1 {
			give = noTransfers
		}
		switch {
		case left < takeCost:
			take = noTransfers
		case m.Counters(c, CounterBlood) == 0:
			take = noCounters
		}
		m.Offer(rules.Option{Verb: verbTransfer, Card: c}, give)
		m.Offer(rules.Option{Verb: verbBack, Card: c}, take)
	}
	no := ok
	switch {
	case left < newCost:
		no = noTransfers
	case m.In(Crypt, p).N == 0:
		no = noCryptLeft
	}
	m.Offer(rules.Option{Verb: verbCrypt}, no)
	offerTexts(m, p)
	m.Offer(rules.Option{Verb: verbNext}, ok)
}

// bringNo is why a vampire isn't brought out: it has less blood than its capacity (VTES I-05), or its
// player controls one of its name, which is unique (T-11).
func bringNo(m *rules.Match, p rules.Seat, c rules.CardID) rules.No {
	if m.Counters(c, CounterBlood) < m.Fact(c, FactCapacity) {
		return noCapacity
	}
	if double(m, p, c) {
		return noTwice
	}
	return ok
}

// double reports whether p controls another card with the name of c.
func double(m *rules.Match, p rules.Seat, c rules.CardID) bool {
	for _, z := range [...]rules.ZoneKind{Ready, Torpor} {
		for o := m.In(z, p).First; o != 0; o = m.S.Cards[o].Next {
			if m.Def(o).Name == m.Def(c).Name {
				return true
			}
		}
	}
	return false
}

// takeInfluence does a transfer or brings a vampire out.
func takeInfluence(m *rules.Match, f *rules.Frame) {
	p, o := f.Ctrl, m.S.Answer
	if o.Verb == verbNext {
		return
	}
	f.Goto(atAskInfluence)
	switch o.Verb {
	case verbTransfer:
		m.S.Nums[NumTransfers]--
		m.AddNum(p, NumPool, -1, WhyTransfer)
		m.AddCounters(o.Card, CounterBlood, rules.NoSeat, 1, WhyBlood)
	case verbBack:
		m.S.Nums[NumTransfers] -= takeCost
		m.AddCounters(o.Card, CounterBlood, rules.NoSeat, -1, WhyBlood)
		m.AddNum(p, NumPool, 1, WhyBack)
	case verbCrypt:
		m.S.Nums[NumTransfers] -= newCost
		m.AddNum(p, NumPool, -newPool, WhyNew)
		m.MoveCard(m.In(Crypt, p).Last, m.Game.Zone(Uncontrolled, p), rules.Top, WhyCrypt)
	case verbBring:
		bringOut(m, p, o.Card)
	}
}

// bringOut turns a vampire up and moves it to the ready region, unlocked: what it has in excess drains
// first (VTES I-05, M-06).
func bringOut(m *rules.Match, p rules.Seat, c rules.CardID) {
	if over := m.Counters(c, CounterBlood) - m.Fact(c, FactCapacity); over > 0 {
		m.AddCounters(c, CounterBlood, rules.NoSeat, -over, WhyDrained)
	}
	m.MoveCard(c, m.Game.Zone(Ready, p), rules.Top, WhyArrives)
}

// toOwner sends what leaves play to the zones of its owner (VTES M-03).
func toOwner(m *rules.Match, mv *rules.Move) {
	switch k := m.Game.ZoneKind(mv.To); k {
	case Library, Crypt, Hand, Ash, Removed:
		mv.To = m.Game.Zone(k, m.S.Cards[mv.Card].Owner)
	}
}

// moved burns the counters of a card that leaves play, and unlocks it (VTES M-09).
func moved(m *rules.Match, mv *rules.Move) {
	c := mv.Card
	switch m.Game.ZoneKind(mv.To) {
	case Ready, Torpor, Uncontrolled:
		return
	}
	m.S.Cards[c].Flags = 0
	m.AddCounters(c, CounterBlood, rules.NoSeat, -m.Counters(c, CounterBlood), WhyNone)
}
