package rules

// This file holds the instructions that change cards, and what they remember of them.

// counters puts counters on cards, or takes them away.
func (r run) counters() bool {
	m, f, in := r.m, r.f, r.in
	n := r.gains()
	group := ItemID(0)
	if in.Mark != 0 {
		m.DropMarks(func(k *Mark) bool { return k.Kind == in.Mark && k.Card == f.Src })
	}
	for i := 0; i < len(m.S.Picks); i++ {
		if k := m.S.Picks[i]; k.card(f, in.Reg) && m.S.inPlay(m.Game, k.Card) {
			r.changeCounters(k.Card, in.N*n.next(), &group)
		}
	}
	f.next()
	if group == 0 {
		return true
	}
	f.Goto(0)
	m.Happen(group)
	return false
}

// mark changes cards for a time.
func (r run) mark() {
	m, in := r.m, r.in
	if !m.Lasts(in.Until) || in.Max.Kind == FactOf && m.QueryOf(r.f).none(&in.Max) {
		return // the moment has passed, or there's no card to take a number from
	}
	n := r.gains()
	for i := 0; i < len(m.S.Picks); i++ {
		if k := m.S.Picks[i]; k.card(r.f, in.Reg) && m.S.inPlay(m.Game, k.Card) {
			times := int16(1)
			if in.Max != (Amount{}) {
				times = n.next()
			}
			r.gain(k.Card, Gain{in.Mark, in.N * times})
			for _, also := range in.Also {
				r.gain(k.Card, Gain{also.Mark, also.N * times})
			}
		}
	}
}

func (r run) gain(c CardID, g Gain) {
	m, f, in := r.m, r.f, r.in
	k := Mark{Kind: g.Mark, Until: in.Until, Seat: m.WhoIs(f, in.UntilOf, c), Ctrl: f.Ctrl, N: g.N, Card: c, Src: f.Source()}
	if g.Mark == m.Game.Grants {
		k.Def = f.Def
	}
	m.AddMark(k)
}

// gained is how much the cards of a register get: as much each, or a number of
// its own for each of them.
type gained struct {
	all  int16
	each []int16 // of the match's scratch
}

// ofIt reports whether an amount is another one for each card that gets it.
func (a *Amount) ofIt() bool {
	return a != nil && (a.Filter != nil && (a.Filter.NotIt || a.Filter.Tie == Itself) || a.And.ofIt())
}

// gains counts what the cards that an instruction changes get, before any of
// them is changed.
func (r run) gains() (g gained) {
	m, f, in := r.m, r.f, r.in
	q := m.QueryOf(f)
	if !in.Max.ofIt() {
		g.all = int16(q.Amount(&in.Max))
		return g
	}
	g.each = m.scratch.gains[:0]
	for i := range m.S.Picks {
		if k := &m.S.Picks[i]; k.card(f, in.Reg) && m.S.inPlay(m.Game, k.Card) {
			q.It = k.Card
			g.each = append(g.each, int16(q.Amount(&in.Max)))
		}
	}
	m.scratch.gains = g.each
	return g
}

// next is what the next card gets.
func (g *gained) next() int16 {
	if len(g.each) == 0 {
		return g.all
	}
	n := g.each[0]
	if len(g.each) > 1 {
		g.each = g.each[1:]
	}
	return n
}

// shuffle shuffles a zone, or those of all owners or controllers of the
// cards of a register.
func (r run) shuffle() {
	m, f, in := r.m, r.f, r.in
	if in.Whose != OwnerOf && in.Whose != ControllerOf {
		keep := int8(-1)
		if in.N == 1 {
			keep = in.Reg
		}
		m.shuffle(m.Game.Zone(in.Zone, m.WhoIs(f, in.Whose, 0)), keep)
		return
	}
	var of SeatSet
	for i := range m.S.Picks {
		if k := &m.S.Picks[i]; k.card(f, in.Reg) {
			of |= Of(m.WhoIs(f, in.Whose, k.Card))
		}
	}
	for p := range Seat(m.S.SeatCount) {
		if of.Has(p) {
			m.Shuffle(m.Game.Zone(in.Zone, p))
		}
	}
}

// remember notes for an OpSeats who controls and owns what an OpIts has named.
func (f *Frame) remember(ctrl, owner Seat) {
	f.SetSeatOrNone(rCtrl, ctrl)
	f.SetSeatOrNone(rOwner, owner)
}

// its remembers whose a card or play is, before anything happens to it.
func (r run) its() {
	m, f, in := r.m, r.f, r.in
	f.remember(NoSeat, NoSeat)
	c := f.Source()
	if in.Reg < 0 && f.Was != 0 {
		o := &m.S.Past[f.Was-1]
		f.remember(o.Ctrl, o.Owner)
		return
	}
	if in.Reg >= 0 {
		c = 0
		for i := range m.S.Picks {
			k := &m.S.Picks[i]
			if k.Serial != f.Serial || int8(k.Reg) != in.Reg {
				continue
			}
			if k.Was != 0 {
				o := &m.S.Past[k.Was-1]
				f.remember(o.Ctrl, o.Owner)
				return
			}
			if k.Is == HeldCard {
				c = k.Card
				break
			}
			if it := m.S.Item(k.Item()); it != nil {
				f.remember(it.Ctrl, it.By)
			}
			return
		}
	}
	if c != 0 {
		f.remember(m.WhoIs(f, ControllerOf, c), m.WhoIs(f, OwnerOf, c))
	}
}
