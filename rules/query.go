package rules

import "slices"

// Query is who looks for a card and why, and what it is for: which cards
// and plays a text means (filter.go), what can be paid (cost.go) and declared
// (declare.go), and what would do nothing (idle.go). Match.Query makes one.
type Query struct {
	Ctrl   Seat
	Opp    Seat
	That   Seat   // the seat that Who ThatSeat means
	Src    CardID // the asking card, 0 where it is lost
	Was    PastID // what the asking card was when it left the table
	It     CardID // the card that a number is for, where it is for one
	Serial ItemID
	Traits uint64
	Roll   int16  // the last throw of a coin or die of the text
	free   bool   // nothing has to be paid
	Used   CardID // being played out of a hand: no longer one of its cards, wherever it still lies

	m *Match
}

// Query returns a query for use in the calls that follow; it is overwritten
// before long and must not be kept. It lies in the match because hooks of the
// game receive a pointer to it, which would cost memory each time.
func (m *Match) Query(ctrl, opp Seat, src CardID, serial ItemID, traits uint64) *Query {
	m.queryAt = (m.queryAt + 1) % uint8(len(m.queries))
	q := &m.queries[m.queryAt]
	*q = Query{m: m, Ctrl: ctrl, Opp: opp, That: NoSeat, Src: src, Serial: serial, Traits: traits}
	return q
}

// ItemQuery is the query of a play on the stack.
func (m *Match) ItemQuery(it *Item, traits uint64) *Query {
	return m.Query(it.Ctrl, it.Opp, it.Src, it.Serial, traits).of(it.Was, it.Lost)
}

// TriggerQuery is the query of a trigger whose registers have a serial.
func (m *Match) TriggerQuery(t *Trigger, opp Seat, serial ItemID) *Query {
	return m.Query(t.Ctrl, opp, t.Src, serial, 0).of(t.Was, t.Lost)
}

// FrameQuery is the query of a frame that declares or runs a text.
func (m *Match) FrameQuery(f *Frame, traits uint64) *Query {
	return m.Query(f.Ctrl, f.Opp, f.Src, f.Serial, traits).of(f.Was, f.Lost)
}

// QueryOf is the query of a text's frame that runs.
func (m *Match) QueryOf(f *Frame) *Query {
	q := m.FrameQuery(f, m.ModeOf(f).Traits)
	q.That, q.Roll = f.Seat(rThat), f.R[rRoll]
	if f.Mode <= ModeFee {
		q.Used = m.AbilityOf(f).leavesHand(m, f.Src) // it can't pay for itself
	}
	return q
}

// of makes a query one for the source of a text: no card where it is lost.
func (q *Query) of(was PastID, lost bool) *Query {
	if q.Was = was; lost {
		q.Src = 0
	}
	return q
}

// seats is the set of seats that who names in a filter.
func (q *Query) seats(who Who) SeatSet {
	switch who {
	case You:
		return Of(q.Ctrl)
	case Opponent:
		if q.Opp == NoSeat {
			return q.m.S.Opponents(q.Ctrl)
		}
		return Of(q.Opp)
	case EachOpponent:
		return q.m.S.Opponents(q.Ctrl)
	case ThatSeat:
		return Of(q.That)
	case EachOther:
		return q.m.S.players() &^ Of(q.Ctrl)
	case Chooser:
		return q.m.S.Choosers()
	}
	if who >= InRegs {
		if who >= Related {
			return q.m.related(who, q.Ctrl)
		}
		return q.m.S.SeatsIn(q.Serial, uint8(who-InRegs))
	}
	return q.m.S.AllSeats()
}

// seatOf is the single seat that who names for a query.
func (q *Query) seatOf(who Who) Seat {
	switch who {
	case Opponent:
		return q.Opp
	case ThatSeat:
		return q.That
	case Chooser:
		return q.m.S.Choosers().First()
	}
	if who >= InRegs {
		if who >= Related {
			return q.m.related(who, q.Ctrl).First()
		}
		return q.m.S.SeatIn(q.Serial, uint8(who-InRegs))
	}
	return q.Ctrl
}

// Fact is number i of the source of q: as it was when it left the table, if it has.
func (q *Query) Fact(i uint8) int16 {
	if q.Was != 0 {
		return q.Was.nums(q.m)[i]
	}
	return q.m.Fact(q.Src, i)
}

// Counters is how many counters of a kind the source of q bears, or bore.
func (q *Query) Counters(kind uint8) int16 {
	if q.Was != 0 {
		return q.Was.counters(q.m, kind)
	}
	return q.m.Counters(q.Src, kind)
}

// asks asks the predicate of a condition of its card. One that has left the table
// stands as it was in the place of no card meanwhile.
func (q *Query) asks(c *Cond) bool {
	m, card, was := q.m, q.Src, q.Was
	if c.Of > 0 {
		i := slices.IndexFunc(m.S.Picks, func(k Pick) bool { return k.Serial == q.Serial && k.Reg == uint8(c.Of-1) && k.Is == HeldCard })
		if i < 0 {
			return c.Not
		}
		card, was = m.S.Picks[i].Card, m.S.Picks[i].Was
	}
	holds := m.Game.Preds[c.Pred].Holds
	if was == 0 {
		return holds(m, q, card, c.N) != c.Not
	}
	o := &m.S.Past[was-1]
	m.S.Cards[0] = Card{Def: o.Def, Zone: o.Zone, Owner: o.Owner, Ctrl: o.Ctrl, Known: o.Known, Face: o.Face, Flags: o.Flags}
	m.staged = was
	ok := holds(m, q, 0, c.N)
	m.S.Cards[0], m.staged = Card{}, 0
	return ok != c.Not
}

// Held is how many cards the asking player has in a zone of their own, without
// the one that is being played out of it.
func (q *Query) Held(k ZoneKind) int16 {
	m := q.m
	n := m.In(k, q.Ctrl).N
	if q.Used != 0 && m.S.Cards[q.Used].Zone == m.Game.Zone(k, q.Ctrl) {
		n--
	}
	return n
}

// Amount is the number that a means now.
func (q *Query) Amount(a *Amount) int {
	n := int(a.N)
	switch a.Kind {
	case Fixed:
	case CountReg:
		n = max(q.m.S.CountIn(q.Serial, a.Reg)+n, 0)
	case CountAll:
		n = max(q.Count(a.Filter)+n, 0)
	case All:
		return 1 << 14
	case PerCard:
		n *= q.Count(a.Filter)
	case PerCounter:
		n *= q.countersFor(a)
	case PerRoll:
		n *= int(q.Roll)
	case PerFact:
		n *= int(q.Fact(a.Reg))
	case PerReg:
		n *= q.m.S.CountIn(q.Serial, a.Reg)
	case PerNumber:
		n *= int(q.m.S.NumberIn(q.Serial, a.Reg))
	case Cost:
		n = max(n+q.m.Charged(q.Ctrl, a.Reg, q.Src), 0)
	case PerX, PerPaid, PaidExtra, PaidWay:
		n = q.paidAmount(a)
	case PerDone:
		n *= q.happened(a.Reg, a.Who)
	case MostDone:
		n *= q.mostHappened(a.Reg, a.Who)
	case PerDoneThis:
		n *= q.didThis(a.Reg, a.Who)
	case FactOf, TotalOf:
		all, _ := q.sum(a)
		n *= all
	case PerSeat:
		n *= q.seats(a.Who).Len()
	case SeatNum:
		n *= q.seatNum(a)
	case BestOf:
		best, _ := q.top(a.Filter)
		n *= int(best)
	}
	if a.Half != NoHalf || a.Plus != 0 {
		n = a.part(n)
	}
	if a.And != nil {
		n += q.Amount(a.And)
	}
	if a.Abs != 0 {
		n = max(n, -n) * int(a.Abs)
	}
	return n
}

// countersFor counts the counters that a PerCounter means.
func (q *Query) countersFor(a *Amount) int {
	if a.Filter == nil {
		return int(q.Counters(a.Reg))
	}
	n := 0
	for it := q.Cards(a.Filter); ; {
		c := it.Next()
		if c == 0 {
			return n
		}
		n += int(q.m.Counters(c, a.Reg))
	}
}

// Holds reports whether a condition is true. Nil is.
func (q *Query) Holds(c *Cond) bool { return c == nil || q.holds(c) }

func (q *Query) holds(c *Cond) bool {
	if c.And != nil && !q.holds(c.And) {
		return false
	}
	if c.Or != nil && q.holds(c.Or) {
		return true
	}
	if c.Pred >= 0 {
		return q.asks(c)
	}
	if c.Count.Kind == CountAll && c.Cmp == AtLeast && c.Than == nil {
		return q.atLeast(c.Count.Filter, int(c.N)-int(c.Count.N)) != c.Not
	}
	n, ok := q.known(&c.Count)
	than := int(c.N)
	if c.Than != nil && ok {
		more, is := q.known(c.Than)
		than, ok = than+more, is
	}
	return (ok && c.Cmp.holds(n, than)) != c.Not
}
