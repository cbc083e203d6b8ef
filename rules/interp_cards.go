package rules

// This file holds the instructions that choose cards, and between things to do.

// offered reports whether the seat that chooses may pick c: nobody picks from
// among the cards of a hidden hand; face-down cards that lie in an order may
// be picked by their place.
func (v sight) offered(c CardID) bool {
	return v.knows(c) || v.m.Game.Zones[v.m.KindOf(c)].Ordered
}

// pick asks for the cards of an OpPick one by one. Where no choice is
// left it takes the cards without asking.
func (r run) pick() bool {
	m, f, in := r.m, r.f, r.in
	p := m.WhoIs(f, in.Who, 0)
	q := m.QueryOf(f)
	if f.Sub == 0 {
		r.clear(in.Dst)
	}
	least, most := q.Amount(&in.Min), q.Amount(&in.Max)
	left := max(least-int(f.Sub), 0)
	free := 0
	if int(f.Sub) < most {
		free = r.countPicks(q, p, left+1)
	}
	if free == 0 || f.Sub == 0 && r.pointless(q) {
		f.next()
		return true
	}
	if free <= left && (in.Apart == 0 || free == 1) {
		for it := q.Cards(in.Filter); ; {
			c := it.Next()
			if c == 0 {
				break
			}
			if !r.out(c) && (in.Random || m.sight(p).offered(c)) {
				if !in.Random {
					m.alone(p, Option{Verb: VerbPick, Card: c})
				}
				r.put(c)
			}
		}
		f.next()
		return true
	}
	if in.Random {
		r.pickRandom(q, min(least, most))
		f.next()
		return true
	}
	d := Decision{Kind: PickCard, Seat: p, Done: f.Sub, Prompt: in.Prompt}
	if most < 100 {
		d.Of = int8(most)
	}
	r.ask(d)
	for it := q.Cards(in.Filter); ; {
		c := it.each()
		if c == 0 {
			break
		}
		if !r.out(c) && m.sight(p).offered(c) && r.leaves(q, c) {
			m.Offer(Option{Verb: VerbPick, Card: c}, it.no)
		}
	}
	if int(f.Sub) >= least {
		m.Offer(Option{Verb: VerbStop}, 0)
	}
	return false
}

// put keeps a card that was picked. One on the table hears of it, where the pick says so.
func (r run) put(c CardID) {
	m, f, in := r.m, r.f, r.in
	m.S.Put(f.Serial, uint8(in.Dst), c)
	if in.Why != 0 && m.Game.onTable(m.S.Cards[c].Zone) {
		m.Raise(in.Why, c, m.WhoIs(f, in.Who, 0), 0)
	}
}

// pointless reports whether the cards of a pick are for a native alone that
// could do nothing with them now, so that there is nothing to ask.
func (r run) pointless(q *Query) bool {
	m, f, in := r.m, r.f, r.in
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
func (r run) leaves(q *Query, c CardID) bool {
	f, in := r.f, r.in
	if f.Mode <= ModeCost {
		return q.payable(f.restOfCost(r.m), c)
	}
	return in.Price == nil || q.payable(in.Price, c)
}

// pickRandom takes n cards of an OpPick by chance, known to its seat or not.
func (r run) pickRandom(q *Query, n int) {
	m, f, in := r.m, r.f, r.in
	for ; n > 0; n-- {
		left := r.countPicks(q, NoSeat, 1<<14)
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
				c = twins{m}.standIn(c, func(o CardID) bool { return !m.S.InReg(f.Serial, uint8(in.Dst), o) })
				m.S.Put(f.Serial, uint8(in.Dst), c)
				break
			}
		}
	}
}

// countPicks counts up to enough cards that p may pick.
func (r run) countPicks(q *Query, p Seat, enough int) int {
	m, in := r.m, r.in
	n := 0
	for it := q.Cards(in.Filter); n < enough; {
		c := it.Next()
		if c == 0 {
			break
		}
		if !r.out(c) && (in.Random || m.sight(p).offered(c)) {
			n++
		}
	}
	return n
}

// out reports whether a pick can't take c: it has it, or one that is alike, or it looks at what
// nobody can see of a card that lies face-down.
func (r run) out(c CardID) bool {
	m, f, in := r.m, r.f, r.in
	if m.S.InReg(f.Serial, uint8(in.Dst), c) || in.Apart != 0 && m.S.Cards[c].Face == FaceDown {
		return true
	}
	for i := 0; in.Apart != 0 && i < len(m.S.Picks); i++ {
		if k := &m.S.Picks[i]; k.Serial == f.Serial && k.Reg == uint8(in.Dst) && k.Is == HeldCard && m.alike(in.Apart, k.Card, c) {
			return true
		}
	}
	return false
}

// alike reports whether two cards have the same name, where in is ApartName, or the same
// number ApartFact+n. A card that lies face-down is like none.
func (m *Match) alike(in uint8, a, b CardID) bool {
	if m.S.Cards[a].Face == FaceDown || m.S.Cards[b].Face == FaceDown {
		return false
	}
	if in == ApartName {
		return m.S.Cards[a].Def == m.S.Cards[b].Def
	}
	return m.Fact(a, in-ApartFact) == m.Fact(b, in-ApartFact)
}

// In what cards that are picked together differ: Instr.Apart.
const (
	ApartName uint8 = iota + 1
	ApartFact       // and so on, for each of Game.Facts
)

// top takes cards from an end of a zone; f.Sub remembers the end that was
// chosen: 1 top, 2 bottom.
func (r run) top() bool {
	m, f, in := r.m, r.f, r.in
	z := m.In(in.Zone, m.WhoIs(f, in.Whose, 0))
	p := m.WhoIs(f, in.Who, 0)
	q := m.QueryOf(f)
	left := texts{m}.leftIn(z, f.Serial)
	if move := r.drawsWhole(); move != nil {
		return r.drawWhole(move, int16(q.Amount(&in.Max)))
	}
	if in.At == Either && f.Sub == 0 && left > 1 {
		r.ask(Decision{Kind: PickPlace, Seat: p, Prompt: in.Prompt})
		m.Offer(Option{Verb: VerbTop, N: int16(in.Zone)}, 0)
		m.Offer(Option{Verb: VerbBottom, N: int16(in.Zone)}, 0)
		return false
	}
	most := min(q.Amount(&in.Max), left)
	least := min(q.Amount(&in.Min), most)
	if least == most {
		r.takeTop(most)
		return true
	}
	r.ask(Decision{Kind: PickNumber, Seat: p, Prompt: in.Prompt})
	for n := least; n <= most; n++ {
		m.Offer(Option{Verb: VerbNumber, N: int16(n)}, 0)
	}
	return false
}

func (r run) takeTop(n int) {
	m, f, in := r.m, r.f, r.in
	r.clear(in.Dst)
	z := m.In(in.Zone, m.WhoIs(f, in.Whose, 0))
	bottom := in.At == Bottom || f.Sub == 2
	c := z.Last
	if bottom {
		c = z.First
	}
	for n > 0 && c != 0 {
		if !(texts{m}).aside(c, f.Serial) {
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

// each hands the next card of a register over; which one is the choice of
// Who, as long as there is one.
func (r run) each() bool {
	m, f, in := r.m, r.f, r.in
	switch m.S.CountIn(f.Serial, uint8(in.Reg)) {
	case 0:
		f.next()
		f.PC = in.Jump
		return true
	case 1:
		last := m.S.FirstIn(f.Serial, uint8(in.Reg))
		m.alone(m.WhoIs(f, in.Who, 0), Option{Verb: VerbNext, Card: last})
		r.handOver(last)
		return true
	}
	r.askNext(in.Reg)
	return false
}

func (r run) handOver(c CardID) {
	m, f, in := r.m, r.f, r.in
	m.S.Unpick(f.Serial, uint8(in.Reg), c)
	r.clear(in.Dst)
	m.S.Put(f.Serial, uint8(in.Dst), c)
	f.next()
}

// askNext asks which card of a register comes next.
func (r run) askNext(reg int8) {
	m, f, in := r.m, r.f, r.in
	r.ask(Decision{Kind: PickOrder, Seat: m.WhoIs(f, in.Who, 0), Prompt: in.Prompt})
	for i := range m.S.Picks {
		if k := &m.S.Picks[i]; k.card(f, reg) {
			m.Offer(Option{Verb: VerbNext, Card: k.Card}, 0)
		}
	}
}

// mode asks which of several things happens, where they differ.
func (r run) mode() bool {
	m, f, in := r.m, r.f, r.in
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
	if in.Random {
		at := m.S.RNG.IntN(open)
		for i := range in.Jumps {
			if !q.Holds(in.Conds[i]) {
				continue
			}
			if at--; at < 0 {
				f.next()
				f.PC = in.Jumps[i]
				return true
			}
		}
	}
	r.ask(Decision{Kind: PickMode, Seat: m.WhoIs(f, in.Who, 0), Prompt: in.Prompt})
	for i := range in.Jumps {
		var no No
		if !q.Holds(in.Conds[i]) {
			no = m.Game.NotNow
		}
		m.Offer(Option{Verb: VerbMode, Ability: f.Ability, N: int16(i), Card: f.Source()}, no)
	}
	return false
}
