package rules

// This file holds the instructions that choose, and that move cards.

// offered reports whether the seat that chooses may pick c: nobody picks from
// among the cards of a hidden hand; face-down cards that lie in an order may
// be picked by their place.
func (m *Match) offered(p Seat, c CardID) bool {
	return m.Knows(p, c) || m.Game.Zones[m.KindOf(c)].Ordered
}

// execPick asks for the cards of an OpPick one by one. Where no choice is
// left it takes the cards without asking.
func (m *Match) execPick(f *Frame, in *Instr) bool {
	p := m.WhoIs(f, in.Who, 0)
	q := m.QueryOf(f)
	dst := uint8(in.Dst)
	if f.Sub == 0 {
		m.clear(f, in.Dst)
	}
	least, most := q.Amount(&in.Min), q.Amount(&in.Max)
	left := max(least-int(f.Sub), 0)
	free := 0
	if int(f.Sub) < most {
		free = m.countPicks(f, in, q, p, left+1)
	}
	if free == 0 || f.Sub == 0 && m.pointless(f, in, q) {
		f.next()
		return true
	}
	if free <= left {
		for it := q.Cards(in.Filter); ; {
			c := it.Next()
			if c == 0 {
				break
			}
			if !m.S.InReg(f.Serial, dst, c) && (in.Random || m.offered(p, c)) {
				if !in.Random {
					m.alone(p, Option{Verb: VerbPick, Card: c})
				}
				m.S.Put(f.Serial, dst, c)
			}
		}
		f.next()
		return true
	}
	if in.Random {
		m.pickRandom(f, in, q, min(least, most))
		f.next()
		return true
	}
	d := Decision{Kind: PickCard, Seat: p, Done: f.Sub, Prompt: in.Prompt}
	if most < 100 {
		d.Of = int8(most)
	}
	m.askText(f, d)
	for it := q.Cards(in.Filter); ; {
		c := it.each()
		if c == 0 {
			break
		}
		if !m.S.InReg(f.Serial, dst, c) && m.offered(p, c) && m.leaves(f, in, q, c) {
			m.Offer(Option{Verb: VerbPick, Card: c}, it.no)
		}
	}
	if int(f.Sub) >= least {
		m.Offer(Option{Verb: VerbStop}, 0)
	}
	return false
}

// pointless reports whether the cards of a pick are for a native alone that
// could do nothing with them now, so that there is nothing to ask.
func (m *Match) pointless(f *Frame, in *Instr, q *Query) bool {
	code := m.ModeOf(f).Code
	pc := int(f.PC) + 1
	if pc < len(code) && code[pc].Op == OpIf && code[pc].Cond.Count.Kind == CountReg && code[pc].Cond.Count.Reg == uint8(in.Dst) {
		pc++ // if any were picked
	}
	if pc >= len(code) || code[pc].Op != OpNative || code[pc].Reg != in.Dst {
		return false
	}
	next := &code[pc]
	can := m.Game.Natives[next.Native].Can
	return can != nil && !can(m, q, next)
}

// leaves reports whether the rest of a cost or price can be paid when c goes to this pick.
func (m *Match) leaves(f *Frame, in *Instr, q *Query, c CardID) bool {
	if f.Mode == ModeCost {
		return q.payable(m.ModeOf(f).Code[f.PC+1:], c)
	}
	return in.Price == nil || q.payable(in.Price, c)
}

// pickRandom takes n cards of an OpPick by chance, known to its seat or not.
func (m *Match) pickRandom(f *Frame, in *Instr, q *Query, n int) {
	for ; n > 0; n-- {
		left := m.countPicks(f, in, q, NoSeat, 1<<14)
		if left == 0 {
			return
		}
		at := m.S.RNG.IntN(left)
		for it := q.Cards(in.Filter); ; {
			c := it.Next()
			if m.S.InReg(f.Serial, uint8(in.Dst), c) {
				continue
			}
			if at--; at < 0 {
				c = m.standIn(c, func(o CardID) bool { return !m.S.InReg(f.Serial, uint8(in.Dst), o) })
				m.S.Put(f.Serial, uint8(in.Dst), c)
				break
			}
		}
	}
}

// countPicks counts up to enough cards that p may pick.
func (m *Match) countPicks(f *Frame, in *Instr, q *Query, p Seat, enough int) int {
	n := 0
	for it := q.Cards(in.Filter); n < enough; {
		c := it.Next()
		if c == 0 {
			break
		}
		if !m.S.InReg(f.Serial, uint8(in.Dst), c) && (in.Random || m.offered(p, c)) {
			n++
		}
	}
	return n
}

// execTop takes cards from an end of a zone; f.Sub remembers the end that was
// chosen: 1 top, 2 bottom.
func (m *Match) execTop(f *Frame, in *Instr) bool {
	z := m.In(in.Zone, m.WhoIs(f, in.Whose, 0))
	p := m.WhoIs(f, in.Who, 0)
	q := m.QueryOf(f)
	left := m.leftIn(z, f.Serial)
	if in.At == Either && f.Sub == 0 && left > 1 {
		m.askText(f, Decision{Kind: PickPlace, Seat: p, Prompt: in.Prompt})
		m.Offer(Option{Verb: VerbTop, N: int16(in.Zone)}, 0)
		m.Offer(Option{Verb: VerbBottom, N: int16(in.Zone)}, 0)
		return false
	}
	most := min(q.Amount(&in.Max), left)
	least := min(q.Amount(&in.Min), most)
	if least == most {
		m.takeTop(f, in, most)
		return true
	}
	m.askText(f, Decision{Kind: PickNumber, Seat: p, Prompt: in.Prompt})
	for n := least; n <= most; n++ {
		m.Offer(Option{Verb: VerbNumber, N: int16(n)}, 0)
	}
	return false
}

func (m *Match) takeTop(f *Frame, in *Instr, n int) {
	m.clear(f, in.Dst)
	z := m.In(in.Zone, m.WhoIs(f, in.Whose, 0))
	bottom := in.At == Bottom || f.Sub == 2
	c := z.Last
	if bottom {
		c = z.First
	}
	for n > 0 && c != 0 {
		if !m.aside(c, f.Serial) {
			m.S.Put(f.Serial, uint8(in.Dst), c)
			n--
		}
		if bottom {
			c = m.S.Cards[c].Next
		} else {
			c = m.S.Cards[c].Prev
		}
	}
	f.next()
}

// execEach hands the next card of a register over; which one is the choice of
// Who, as long as there is one.
func (m *Match) execEach(f *Frame, in *Instr) bool {
	switch m.S.CountIn(f.Serial, uint8(in.Reg)) {
	case 0:
		f.next()
		f.PC = in.Jump
		return true
	case 1:
		last := m.S.FirstIn(f.Serial, uint8(in.Reg))
		m.alone(m.WhoIs(f, in.Who, 0), Option{Verb: VerbNext, Card: last})
		m.handOver(f, in, last)
		return true
	}
	m.askNext(f, in, in.Reg)
	return false
}

func (m *Match) handOver(f *Frame, in *Instr, c CardID) {
	m.S.Unpick(f.Serial, uint8(in.Reg), c)
	m.clear(f, in.Dst)
	m.S.Put(f.Serial, uint8(in.Dst), c)
	f.next()
}

// askNext asks which card of a register comes next.
func (m *Match) askNext(f *Frame, in *Instr, reg int8) {
	m.askText(f, Decision{Kind: PickOrder, Seat: m.WhoIs(f, in.Who, 0), Prompt: in.Prompt})
	for i := range m.S.Picks {
		if k := &m.S.Picks[i]; k.card(f, reg) {
			m.Offer(Option{Verb: VerbNext, Card: k.Card}, 0)
		}
	}
}

// execMode asks which of several things happens, where they differ.
func (m *Match) execMode(f *Frame, in *Instr) bool {
	q := m.QueryOf(f)
	code := m.ModeOf(f).Code
	open, last, idle := 0, 0, true
	for i, from := range in.Jumps {
		if !q.Holds(in.Conds[i]) {
			continue
		}
		open++
		last = i
		to := in.Jump
		if i+1 < len(in.Jumps) {
			to = in.Jumps[i+1]
		}
		idle = idle && q.idle(code[from:to])
	}
	if open <= 1 || idle {
		f.next()
		if f.PC = in.Jump; open == 1 {
			f.PC = in.Jumps[last]
		}
		return true
	}
	m.askText(f, Decision{Kind: PickMode, Seat: m.WhoIs(f, in.Who, 0), Prompt: in.Prompt})
	for i := range in.Jumps {
		var no No
		if !q.Holds(in.Conds[i]) {
			no = m.Game.NotNow
		}
		m.Offer(Option{Verb: VerbMode, Ability: f.Ability, N: int16(i), Card: f.Source()}, no)
	}
	return false
}

// execMove moves the cards of a register. While it asks, regMove holds those
// still to go, f.Tgt the one whose place is asked, and f.Sub is 1.
func (m *Match) execMove(f *Frame, in *Instr) bool {
	if f.Sub == 0 {
		if n := m.S.CountIn(f.Serial, uint8(in.Reg)); len(in.Dests) == 1 && (n <= 1 || !in.Ordered) {
			return m.moveAll(f, in, n) // most often there is nothing to ask
		}
		f.Sub = 1
		f.Tgt = 0
		m.toMove(f, in)
	}
	for {
		left := m.S.CountIn(f.Serial, regMove)
		if left == 0 {
			m.tellMoved(f, in)
			f.next()
			return true
		}
		if f.Tgt == 0 && in.Ordered && left > 1 {
			m.askNext(f, in, regMove)
			return false
		}
		if f.Tgt == 0 {
			f.Tgt = m.S.FirstIn(f.Serial, regMove)
			if in.Ordered {
				m.alone(m.WhoIs(f, in.Who, 0), Option{Verb: VerbNext, Card: f.Tgt})
			}
		}
		if m.askPlace(f, in) {
			return false
		}
		if m.moveNext(f, in, &in.Dests[0]) {
			return false
		}
	}
}

// toMove notes the cards that an OpMove has to move.
func (m *Match) toMove(f *Frame, in *Instr) {
	m.clear(f, regMove)
	for i := 0; i < len(m.S.Picks); i++ {
		if k := m.S.Picks[i]; k.card(f, in.Reg) {
			m.S.Put(f.Serial, regMove, k.Card)
		}
	}
}

// moveAll moves the n cards of an OpMove that asks nothing, all at the same time.
func (m *Match) moveAll(f *Frame, in *Instr, n int) bool {
	if m.Game.proposals[byMove][in.Why] != 0 && m.proposeMoves(f, in) {
		return false
	}
	d := &in.Dests[0]
	if n == 1 {
		m.moveOn(f, in, d, m.S.FirstIn(f.Serial, uint8(in.Reg)), false)
	} else if n > 1 {
		m.toMove(f, in)
		for i := 0; i < len(m.S.Picks) && m.Game.Leaves != nil; i++ {
			if k := m.S.Picks[i]; k.Serial == f.Serial && k.Reg == regMove {
				m.tellLeaves(Move{Card: k.Card, From: m.S.Cards[k.Card].Zone, To: m.Game.Zone(d.Zone, m.WhoIs(f, d.Whose, k.Card)), At: d.At, Face: in.Face, Why: in.Why})
			}
		}
		for c := m.S.FirstIn(f.Serial, regMove); c != 0; c = m.S.FirstIn(f.Serial, regMove) {
			m.S.Unpick(f.Serial, regMove, c)
			m.moveOn(f, in, d, c, true)
		}
	}
	m.tellMoved(f, in)
	f.next()
	return true
}

// askPlace asks where f.Tgt goes, if there is more than one place. Option.Ability
// is the place in Dests.
func (m *Match) askPlace(f *Frame, in *Instr) bool {
	n := 0
	for i := range in.Dests {
		if m.another(f, in, i) {
			n++
		}
	}
	if n == 1 {
		return false
	}
	m.askText(f, Decision{Kind: PickPlace, Seat: m.WhoIs(f, in.Who, 0), Prompt: in.Prompt})
	for i := range in.Dests {
		d := &in.Dests[i]
		o := Option{Verb: VerbInto, Ability: uint8(i), N: int16(d.Zone), Card: f.Tgt}
		for j := range in.Dests {
			if i != j && in.Dests[j].Zone == d.Zone {
				o.Verb = VerbTop + Verb(d.At)
			}
		}
		if m.another(f, in, i) {
			m.Offer(o, 0)
		}
	}
	return true
}

// another reports whether destination i of an OpMove is another place for f.Tgt
// than those before it: an empty pile has one end.
func (m *Match) another(f *Frame, in *Instr, i int) bool {
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
func (m *Match) moveNext(f *Frame, in *Instr, d *Dest) bool {
	c := f.Tgt
	f.Tgt = 0
	m.S.Unpick(f.Serial, regMove, c)
	f.Goto(0)
	if k := m.Game.proposals[byMove][in.Why]; k != 0 && !m.Game.Proposals[k].Draws {
		ev := m.moving(f, in, d, c)
		ev.Part = true
		m.S.Unpick(f.Serial, uint8(in.Reg), c)
		return m.Propose(ev)
	}
	m.moveOn(f, in, d, c, false)
	return false
}

// moveOn moves a card of an OpMove and marks it. Told says that the game knows
// that it leaves the table.
func (m *Match) moveOn(f *Frame, in *Instr, d *Dest, c CardID, told bool) {
	to := m.Game.Zone(d.Zone, m.WhoIs(f, d.Whose, c))
	until := m.WhoIs(f, in.UntilOf, c)
	m.Move(Move{Card: c, To: to, At: d.At, Face: in.Face, Why: in.Why, Told: told})
	if in.Mark > 0 && m.S.Cards[c].Zone == to {
		m.AddMark(Mark{Kind: in.Mark, Until: in.Until, Seat: until, Card: c, Src: f.Src})
	}
}
