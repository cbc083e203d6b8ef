package rules

// This file holds the instruction that moves cards.

// move moves the cards of a register. While it asks, regMove holds those
// still to go, f.Tgt the one whose place is chosen, and f.Sub is 1.
func (r run) move() bool {
	m, f, in := r.m, r.f, r.in
	if f.Sub == 0 {
		if n := m.S.CountIn(f.Serial, uint8(in.Reg)); len(in.Dests) == 1 && (n <= 1 || !in.Ordered) {
			return r.moveAll(n) // most often there is nothing to ask
		}
		f.Sub = 1
		f.Tgt = 0
		r.toMove()
	}
	for {
		r.dropMoved()
		left := m.S.CountIn(f.Serial, regMove)
		if left == 0 {
			r.raiseMoved()
			f.next()
			return true
		}
		if f.Tgt == 0 && in.Ordered && left > 1 {
			r.askNext(regMove)
			return false
		}
		if f.Tgt == 0 {
			f.Tgt = m.S.FirstIn(f.Serial, regMove)
			if in.Ordered {
				m.alone(m.WhoIs(f, in.Who, 0), Option{Verb: VerbNext, Card: f.Tgt})
			}
		}
		if r.askPlace() {
			return false
		}
		if r.moveNext(&in.Dests[0]) {
			return false
		}
	}
}

// toMove notes the cards that an OpMove has to move.
func (r run) toMove() {
	m, f := r.m, r.f
	r.clear(regMove)
	for i := 0; i < len(m.S.Picks); i++ {
		if k := m.S.Picks[i]; k.card(f, r.in.Reg) {
			m.S.Put(f.Serial, regMove, k.Card)
		}
	}
}

// dropMoved leaves what has moved instead of something where it is.
func (r run) dropMoved() {
	for i := 0; i < len(r.m.S.Picks); i++ {
		if k := r.m.S.Picks[i]; k.Lost && k.card(r.f, regMove) {
			r.m.S.Unpick(k.Serial, regMove, k.Card)
			r.m.S.Unpick(k.Serial, uint8(r.in.Reg), k.Card)
			i = -1
		}
	}
}

// moveAll moves the n cards of an OpMove that asks nothing, all at the same time.
func (r run) moveAll(n int) bool {
	m, f, in := r.m, r.f, r.in
	if m.Game.proposals[byMove][in.Why] != 0 && r.proposeMoves() {
		return false
	}
	d := &in.Dests[0]
	if n == 1 {
		r.moveOn(d, m.S.FirstIn(f.Serial, uint8(in.Reg)), false)
	} else if n > 1 {
		r.toMove()
		for i := 0; i < len(m.S.Picks) && m.Game.Leaves != nil; i++ {
			if k := m.S.Picks[i]; k.Serial == f.Serial && k.Reg == regMove {
				Move{Card: k.Card, From: m.S.Cards[k.Card].Zone, To: m.Game.Zone(d.Zone, m.WhoIs(f, d.Whose, k.Card)), At: d.At, Face: in.Face, Why: in.Why}.beforeLeaving(m)
			}
		}
		for c := m.S.FirstIn(f.Serial, regMove); c != 0; c = m.S.FirstIn(f.Serial, regMove) {
			m.S.Unpick(f.Serial, regMove, c)
			r.moveOn(d, c, true)
		}
	}
	r.raiseMoved()
	f.next()
	return true
}

// askPlace asks where f.Tgt goes, if there is more than one place. Option.Ability
// is the place in Dests.
func (r run) askPlace() bool {
	m, f, in := r.m, r.f, r.in
	n := 0
	for i := range in.Dests {
		if r.another(i) {
			n++
		}
	}
	if n == 1 {
		return false
	}
	r.ask(Decision{Kind: PickPlace, Seat: m.WhoIs(f, in.Who, 0), Prompt: in.Prompt})
	for i := range in.Dests {
		d := &in.Dests[i]
		o := Option{Verb: VerbInto, Ability: uint8(i), N: int16(d.Zone), Card: f.Tgt}
		for j := range in.Dests {
			if i != j && in.Dests[j].Zone == d.Zone {
				o.Verb = VerbTop + Verb(d.At)
			}
		}
		if r.another(i) {
			m.Offer(o, 0)
		}
	}
	return true
}

// another reports whether destination i of an OpMove is another place for f.Tgt
// than those before it: an empty pile has one end.
func (r run) another(i int) bool {
	m, f, in := r.m, r.f, r.in
	d := &in.Dests[i]
	z := m.In(d.Zone, m.WhoIs(f, d.Whose, f.Tgt))
	if z.N > 1 || z.N == 1 && z.First != f.Tgt {
		return true
	}
	for j := range in.Dests[:i] {
		if e := &in.Dests[j]; e.Zone == d.Zone && e.Whose == d.Whose {
			return false
		}
	}
	return true
}

// moveNext moves the card in hand of an OpMove that asks. It reports whether the
// frame must wait for that.
func (r run) moveNext(d *Dest) bool {
	m, f, in := r.m, r.f, r.in
	c := f.Tgt
	f.Tgt = 0
	m.S.Unpick(f.Serial, regMove, c)
	f.Goto(0)
	if k := m.Game.proposals[byMove][in.Why]; k != 0 && !m.Game.Proposals[k].Draws {
		ev := r.moving(d, c)
		ev.Part = true
		m.S.Unpick(f.Serial, uint8(in.Reg), c)
		return m.Propose(ev)
	}
	r.moveOn(d, c, false)
	return false
}

// until is the seat whose time ends the mark of a card that moves to d: of its controller
// the one that it goes to.
func (r run) until(d *Dest, c CardID) Seat {
	if r.in.UntilOf == ControllerOf && r.m.Game.Zones[d.Zone].PerSeat {
		return r.m.WhoIs(r.f, d.Whose, c)
	}
	return r.m.WhoIs(r.f, r.in.UntilOf, c)
}

// moveOn moves a card of an OpMove and marks it. Told says that the game knows
// that it leaves the table.
func (r run) moveOn(d *Dest, c CardID, told bool) {
	m, f, in := r.m, r.f, r.in
	to := m.Game.Zone(d.Zone, m.WhoIs(f, d.Whose, c))
	until := r.until(d, c)
	m.Move(Move{Card: c, To: to, At: d.At, Face: in.Face, Why: in.Why, Told: told})
	if in.Mark > 0 && m.S.Cards[c].Zone == to {
		m.AddMark(Mark{Kind: in.Mark, Until: in.Until, Seat: until, Card: c, Src: f.Src})
	}
}
