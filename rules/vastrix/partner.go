package vastrix

import "feltstack/rules"

// What partners do for each other (VASTRIX 21.6). The words are in teams/.

// doGrantAlly gives the ally a mini-turn for its next Action Phase (VASTRIX 21.6C).
func doGrantAlly(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	p := ally(m, f.Ctrl)
	m.AddMark(rules.Mark{Kind: MarkGrant, Seat: p, Until: rules.UntilRemoved})
	m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyGrant, Seat: p})
	return false
}

// canGrantAlly reports whether the team waits for no other such mini-turn (V-178).
func canGrantAlly(m *rules.Match, q *rules.Query, _ *rules.Instr) bool {
	return !granted(m, q.Ctrl) && !granted(m, ally(m, q.Ctrl))
}

// granted reports whether a mini-turn from its ally waits for seat p.
func granted(m *rules.Match, p rules.Seat) bool {
	for i := range m.S.Marks {
		if k := &m.S.Marks[i]; k.Kind == MarkGrant && k.Seat == p {
			return true
		}
	}
	return false
}

// takeGrant gives the active seat the mini-turn that its ally has granted, at the
// start of the Action Phase.
func takeGrant(m *rules.Match, f *rules.Frame) {
	if granted(m, f.Ctrl) {
		p := f.Ctrl
		m.DropMarks(func(k *rules.Mark) bool { return k.Kind == MarkGrant && k.Seat == p })
		grantMini(m, p, 1)
	}
}

// --- the Royal Marriage of two partners (VASTRIX 21.6F) ---

// offerPartner offers the Royal Marriage of King or Queen c with the card that
// p's ally may hold. Whether the ally has it p need not know (V-181).
func offerPartner(m *rules.Match, p rules.Seat, c rules.CardID) {
	if r := rank(m, c); r != King && r != Queen || ally(m, p) == rules.NoSeat {
		return
	}
	no := lockNo(m)
	if m.S.Marked(c, MarkUnmatched) || !mayHold(m, p, ally(m, p), mate(m, c)) {
		no = noPartner
	}
	m.Offer(rules.Option{Verb: verbPartner, Card: c}, no)
}

// mate is the face of the King or Queen that c marries.
func mate(m *rules.Match, c rules.CardID) rules.DefID {
	if rank(m, c) == King {
		return m.S.Cards[c].Def - 4
	}
	return m.S.Cards[c].Def + 4
}

// mayHold reports whether seat q holds the card d for all that p knows.
func mayHold(m *rules.Match, p, q rules.Seat, d rules.DefID) bool {
	hand := m.Game.Zone(Hand, q)
	unseen := false
	for i := 1; i < len(m.S.Cards); i++ {
		switch c := &m.S.Cards[i]; {
		case c.Known.Has(p) && c.Def == d:
			return c.Zone == hand
		case c.Zone == hand && !c.Known.Has(p):
			unseen = true
		}
	}
	return unseen
}

// partnerProc asks the ally of Frame.Ctrl for the match of Frame.Src. Without it
// the declaration was illegal: it costs nothing, and the card has been seen.
func partnerProc() rules.Proc {
	return rules.Proc{Name: "partner marriage", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			p, d := ally(m, f.Ctrl), mate(m, f.Src)
			for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
				if m.S.Cards[c].Def == d {
					m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: p, Prompt: promptMate, Src: f.Src, Declaring: true})
					m.Offer(rules.Option{Verb: verbMate, Card: c}, ok)
					return
				}
			}
			f.Goto(2)
			m.Show(f.Src, m.S.AllSeats())
			m.AddMark(rules.Mark{Kind: MarkUnmatched, Card: f.Src, Seat: f.Ctrl, Until: rules.UntilStart})
			m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyUnmatched, Seat: p, Card: f.Src})
		},
		func(m *rules.Match, f *rules.Frame) {
			spend(m, f.Ctrl, ActEffect)
			f.Tgt = m.S.Answer.Card
			f.R[regClass] = int16(ClassMarriage)
			f.R[regFlags] = int16(ItemMulti | ItemPartner)
			commit(m, f)
		},
	}}
}
