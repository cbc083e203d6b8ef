package rules

import "math/bits"

// Query returns a query for use in the calls that follow; it is overwritten
// before long and must not be kept. It lies in the match because hooks of the
// game receive a pointer to it, which would cost memory each time.
func (m *Match) Query(ctrl, opp Seat, src CardID, serial uint16, traits uint64) *Query {
	m.queryAt = (m.queryAt + 1) % uint8(len(m.queries))
	q := &m.queries[m.queryAt]
	*q = Query{Ctrl: ctrl, Opp: opp, That: NoSeat, Src: src, Serial: serial, Traits: traits}
	return q
}

// seats is the set of seats that who names in a filter.
func (m *Match) seats(q *Query, who Who) SeatSet {
	switch who {
	case You:
		return Of(q.Ctrl)
	case Opponent:
		if q.Opp == NoSeat {
			return m.S.Opponents(q.Ctrl)
		}
		return Of(q.Opp)
	case EachOpponent:
		return m.S.Opponents(q.Ctrl)
	case ThatSeat:
		return Of(q.That)
	}
	if who >= InRegs {
		return m.S.SeatsIn(q.Serial, uint8(who-InRegs))
	}
	return m.S.AllSeats()
}

// Iter goes through the cards of a filter in the order of its places.
type Iter struct {
	m     *Match
	q     *Query
	f     *Filter
	src   int8    // next place of f
	whose SeatSet // seats of the current place still to come
	next  CardID
	left  int16
	pick  int // next place in Picks, for registers
	no    No  // why the card just returned by each is not legal
}

// Cards starts an iteration over the legal cards of f.
//
//	for it := m.Cards(q, f); ; {
//		c := it.Next()
//		if c == 0 {
//			break
//		}
//	}
func (m *Match) Cards(q *Query, f *Filter) Iter {
	return Iter{m: m, q: q, f: f}
}

// Next returns the next legal card, 0 at the end.
func (it *Iter) Next() CardID {
	for {
		if c := it.each(); c == 0 || it.no == 0 {
			return c
		}
	}
}

// each returns the next card that the words of the filter mean, legal or not:
// it.no says why not.
func (it *Iter) each() CardID {
	for {
		c := it.step()
		if c == 0 {
			return 0
		}
		if c != it.q.Used && it.m.means(it.q, it.f, c) {
			it.no = it.m.refuses(it.q, it.f, c)
			return c
		}
	}
}

// step returns the next card of the filter's places.
func (it *Iter) step() CardID {
	m := it.m
	if len(it.f.From) == 0 {
		for ; it.pick < len(m.S.Picks); it.pick++ {
			if k := &m.S.Picks[it.pick]; k.Serial == it.q.Serial && int8(k.Reg) == it.f.Reg && k.Is == HeldCard {
				it.pick++
				return k.Card
			}
		}
		return 0
	}
	for it.left == 0 {
		if !it.open() {
			return 0
		}
	}
	c := it.next
	it.next = m.S.Cards[c].Next
	it.left--
	return c
}

// open goes to the next zone of the filter's places that has cards.
func (it *Iter) open() bool {
	m := it.m
	for {
		if it.whose == 0 {
			if int(it.src) == len(it.f.From) {
				return false
			}
			s := &it.f.From[it.src]
			it.src++
			it.whose = 1 // all share seat 0's
			if m.Game.zones[s.Zone].step > 0 {
				it.whose = m.seats(it.q, s.Whose)
			}
			continue
		}
		s := &it.f.From[it.src-1]
		z := m.In(s.Zone, Seat(bits.TrailingZeros8(uint8(it.whose))))
		it.whose &= it.whose - 1
		if z.N == 0 {
			continue
		}
		it.next, it.left = z.First, z.N
		switch s.Part {
		case Whole:
		case TopN:
			it.advance(max(z.N-int16(s.N), 0))
		case BottomN:
			it.left = min(z.N, int16(s.N))
		case Between:
			it.advance(min(int16(s.M), z.N))
			it.left = max(it.left-int16(s.N), 0)
		}
		return true
	}
}

func (it *Iter) advance(n int16) {
	for it.left -= n; n > 0; n-- {
		it.next = it.m.S.Cards[it.next].Next
	}
}

// means reports whether the words of f, places aside, mean card c.
func (m *Match) means(q *Query, f *Filter, c CardID) bool {
	if f.NotSrc && c == q.Src || f.NotIt && c == q.It || f.Except > 0 && m.S.InReg(q.Serial, uint8(f.Except-1), c) || f.Ctrl != Each && !m.seats(q, f.Ctrl).Has(m.S.Cards[c].Ctrl) {
		return false
	}
	if f.Least > 0 && m.Counters(c, uint8(f.Counter-1)) < int16(f.Least) {
		return false
	}
	for i := range f.Tests {
		if !m.test(q, &f.Tests[i], c) {
			return false
		}
	}
	return true
}

func (m *Match) test(q *Query, t *Test, c CardID) bool {
	if t.Any == nil {
		return m.Game.Preds[t.Pred].Holds(m, q, c, t.N) != t.Not
	}
	for i := range t.Any {
		if m.test(q, &t.Any[i], c) {
			return !t.Not
		}
	}
	return t.Not
}

// refuses is the game's objection to c under the words of f.
func (m *Match) refuses(q *Query, f *Filter, c CardID) No {
	if f.Targeted && m.Game.Target != nil {
		return m.Game.Target(m, q, c)
	}
	if f.Mass && m.Game.Affect != nil {
		return m.Game.Affect(m, q, c)
	}
	return 0
}

// Passes reports whether card c, wherever it lies, is one that f means: 0, or
// the game's reason, or Game.NoTarget where the words themselves don't fit.
func (m *Match) Passes(q *Query, f *Filter, c CardID) No {
	if c == q.Used || !m.lies(q, f, c) || !m.means(q, f, c) {
		return m.Game.NoTarget
	}
	return m.refuses(q, f, c)
}

// lies reports whether c lies in one of the filter's places.
func (m *Match) lies(q *Query, f *Filter, c CardID) bool {
	if len(f.From) == 0 {
		return f.Reg < 0 || m.S.InReg(q.Serial, uint8(f.Reg), c)
	}
	at := m.Game.zoneOf[m.S.Cards[c].Zone]
	for i := range f.From {
		s := &f.From[i]
		if s.Zone != at.kind || at.seat != NoSeat && !m.seats(q, s.Whose).Has(at.seat) {
			continue
		}
		if s.Part == Whole {
			return true
		}
		above, below := m.S.around(c)
		if s.Part == TopN && above < int(s.N) || s.Part == BottomN && below < int(s.N) ||
			s.Part == Between && above >= int(s.N) && below >= int(s.M) {
			return true
		}
	}
	return false
}

// PassesItem reports whether the play at place i of the stack is one that f
// means: 0, the game's reason, or Game.NoTarget.
func (m *Match) PassesItem(q *Query, f *Filter, i int) No {
	if !m.meansItem(q, f, i) {
		return m.Game.NoTarget
	}
	return m.refusesItem(q, f, i)
}

func (m *Match) meansItem(q *Query, f *Filter, i int) bool {
	it := &m.S.Stack[i]
	if it.Serial == q.Serial || f.Ctrl != Each && !m.seats(q, f.Ctrl).Has(it.Ctrl) {
		return false
	}
	for t := range f.Tests {
		if !m.test(q, &f.Tests[t], CardID(i)) {
			return false
		}
	}
	return true
}

func (m *Match) refusesItem(q *Query, f *Filter, i int) No {
	if f.Targeted && m.Game.TargetItem != nil {
		return m.Game.TargetItem(m, q, i)
	}
	return 0
}

// Any reports whether there is a card or play that f means and the game allows.
func (m *Match) Any(q *Query, f *Filter) bool { return m.atLeast(q, f, 1) }

// Count is the number of cards or plays that f means and the game allows.
func (m *Match) Count(q *Query, f *Filter) int {
	n, _ := m.count(q, f, 1<<15)
	return n
}

func (m *Match) atLeast(q *Query, f *Filter, n int) bool {
	have, _ := m.count(q, f, n)
	return have >= n
}

// count counts up to enough; no is the reason for a refusal that tells most: of
// plays that of the topmost.
func (m *Match) count(q *Query, f *Filter, enough int) (n int, no No) {
	if f.Items {
		for i := len(m.S.Stack) - 1; i >= 0 && n < enough; i-- {
			if !m.meansItem(q, f, i) {
				continue
			}
			if r := m.refusesItem(q, f, i); r != 0 {
				no = m.Game.telling(no, r)
			} else {
				n++
			}
		}
		return n, no
	}
	it := m.Cards(q, f)
	for n < enough && it.each() != 0 {
		if it.no != 0 {
			no = m.Game.telling(no, it.no)
		} else {
			n++
		}
	}
	return n, no
}

// telling is which of two reasons tells more: what protects a card or play
// rather than that there is nothing to do, and of two such the first.
func (g *Game) telling(first, other No) No {
	if other != 0 && (first == 0 || first == g.NotNow || first == g.NoTarget) {
		return other
	}
	return first
}

// Amount is the number that a means now.
func (m *Match) Amount(q *Query, a *Amount) int {
	switch a.Kind {
	case CountReg:
		return max(m.S.CountIn(q.Serial, a.Reg)+int(a.N), 0)
	case CountAll:
		return max(m.Count(q, a.Filter)+int(a.N), 0)
	case All:
		return 1 << 14
	case PerCard:
		return int(a.N) * m.Count(q, a.Filter)
	case PerCounter:
		return int(a.N) * m.counters(q, a)
	case PerRoll:
		return int(a.N) * int(q.Roll)
	case PerFact:
		return int(a.N) * int(m.FactOf(q, a.Reg))
	case PerReg:
		return int(a.N) * m.S.CountIn(q.Serial, a.Reg)
	case PerNumber:
		return int(a.N) * int(m.S.NumberIn(q.Serial, a.Reg))
	}
	return int(a.N)
}

// counters counts the counters that a PerCounter means.
func (m *Match) counters(q *Query, a *Amount) int {
	if a.Filter == nil {
		return int(m.CountersOf(q, a.Reg))
	}
	n := 0
	for it := m.Cards(q, a.Filter); ; {
		c := it.Next()
		if c == 0 {
			return n
		}
		n += int(m.Counters(c, a.Reg))
	}
}

// Holds reports whether a condition is true. Nil is.
func (m *Match) Holds(q *Query, c *Cond) bool { return c == nil || m.holds(q, c) }

func (m *Match) holds(q *Query, c *Cond) bool {
	if c.Pred >= 0 {
		return m.ofThis(q, c.Pred, c.N) != c.Not
	}
	if c.Count.Kind == CountAll && c.Cmp == AtLeast && c.Than == nil {
		return m.atLeast(q, c.Count.Filter, int(c.N)-int(c.Count.N)) != c.Not
	}
	n := m.Amount(q, &c.Count)
	than := int(c.N)
	if c.Than != nil {
		than += m.Amount(q, c.Than)
	}
	ok := n == than
	switch c.Cmp {
	case AtLeast:
		ok = n >= than
	case AtMost:
		ok = n <= than
	}
	return ok != c.Not
}
