package rules

// propose finds the way to pay that stands after all changes of the payer: the
// best one, changed step by step.
func (b *Bill) propose(serial ItemID) bool {
	if !b.sheet.Propose() {
		return false
	}
	s := &b.m.S
	for i := range s.Picks {
		k := s.Picks[i]
		if k.Serial != serial || k.Reg < regChange {
			continue
		}
		if !b.change(k.Card, (k.Reg-regChange)/2, k.Reg&1 == 1) {
			return false
		}
	}
	b.sheet.Place()
	return true
}

// Changes reports whether a pick is a change of a proposal to pay.
func (k *Pick) Changes() bool { return k.Reg >= regChange }

// change puts a source in that is this card in this way, or takes it out, and finds the best
// way to pay then; false if there is none. A source that is gone changes nothing.
func (b *Bill) change(c CardID, way uint8, out bool) bool {
	at := b.source(c, way)
	return at < 0 || b.sheet.Change(at, out)
}

// source is the place of the source that is this card in this way, -1 if it is none.
func (b *Bill) source(c CardID, way uint8) int {
	for i := range b.sources {
		if s := &b.sources[i]; s.Card == c && s.Way == way {
			return i
		}
	}
	return -1
}

// offer offers the changes after which the bill can still be paid.
func (b *Bill) offer() {
	b.sheet.Changes(func(at int, out, ok bool) {
		s, v, no := &b.sources[at], VerbWith, No(0)
		if out {
			v = VerbWithout
		}
		if !ok {
			no = b.m.Game.noChange(v)
		}
		b.m.Offer(Option{Verb: v, Ability: s.Way, Card: s.Card}, no)
	})
}

// noChange is why a proposal to pay can't be changed: another source would pay too much, or
// without this one the rest does not pay.
func (g *Game) noChange(v Verb) No {
	if v == VerbWith && g.Enough != 0 {
		return g.Enough
	}
	return g.NoCost
}

// PaysWith calls visit for each source that the pending proposal to pay uses, and
// how often; nothing where none is pending.
func (m *Match) PaysWith(visit func(s Supply, uses int16)) {
	if m.S.Decision.Kind != PickPay {
		return
	}
	b := m.Words().pending()
	if b == nil || b.sheet.Free() || !b.propose(m.S.Asked.Serial) {
		return
	}
	for i, n := range b.sheet.Used() {
		if n > 0 {
			visit(b.sources[i], n)
		}
	}
}
