package rules

import "math"

// Texts take numbers from cards and seats: "the STR of the attacking monster",
// "half of your life, rounded down". They compare them, and say which card has
// the most.

// of is that half of a number.
func (h Half) of(n int) int {
	switch h {
	case HalfDown:
		return n >> 1
	case HalfUp:
		return (n + 1) >> 1
	case QuarterDown:
		return n >> 2
	case QuarterUp:
		return (n + 3) >> 2
	}
	return n
}

// part is what a text makes of a number: half of it, or so much more.
func (a *Amount) part(n int) int { return a.Half.of(n) + int(a.Plus) }

// known is an amount, and whether there is such a number: of a single card
// that is not there, there is none, and nothing compares with it.
func (q *Query) known(a *Amount) (int, bool) {
	if a.Kind != FactOf {
		return q.Amount(a), a.And == nil || !q.none(a.And)
	}
	n, cards := q.sum(a)
	n, ok := a.part(int(a.N)*n), cards > 0
	if a.And != nil {
		more, is := q.known(a.And)
		n, ok = n+more, ok && is
	}
	return n, ok
}

// none reports whether an amount is the number of a card that is not there.
func (q *Query) none(a *Amount) bool {
	_, ok := q.known(a)
	return !ok
}

// sum is number Fact of all cards that an amount means, and how many those are.
func (q *Query) sum(a *Amount) (n, cards int) {
	m := q.m
	if a.Filter != nil {
		for it := q.Cards(a.Filter); ; {
			c := it.Next()
			if c == 0 {
				return min(n, math.MaxInt16), cards
			}
			if v, ok := m.told(c, a.Fact); ok {
				n += int(v)
				cards++
			}
		}
	}
	for i := 0; i < len(m.S.Picks); i++ {
		k := m.S.Picks[i]
		if k.Serial != q.Serial || k.Reg != a.Reg || k.Is != HeldCard {
			continue
		}
		v, ok := int16(0), true
		if k.Was != 0 {
			v = k.Was.nums(m)[a.Fact]
		} else {
			v, ok = m.told(k.Card, a.Fact)
		}
		if ok {
			n += int(v)
			cards++
		}
	}
	return min(n, math.MaxInt16), cards
}

// seatNum is number Fact of the seat that an amount names, 0 if that is not there.
func (q *Query) seatNum(a *Amount) int {
	p := q.seatOf(a.Who)
	if p == NoSeat {
		return 0
	}
	return int(q.m.S.Seats[p].Nums[a.Fact])
}

// told is number i of a card as texts may speak of it: a face-down card has none.
func (m *Match) told(c CardID, i uint8) (int16, bool) {
	if has := m.Game.Facts[i].Has; m.S.Cards[c].Face == FaceDown || has != nil && !has(m, c) {
		return 0, false
	}
	return m.Fact(c, i), true
}

// compares reports whether card c, or the card of the play at place c, passes a test of its number against an amount.
func (q *Query) compares(t *Test, c CardID) bool {
	if t.Play {
		c = q.m.S.Stack[c].Src
	}
	n, ok := q.m.told(c, t.Fact)
	if !ok {
		return false
	}
	than, ok := q.known(t.Than)
	return ok && t.Cmp.holds(int(n), than+int(t.N))
}

// asked asks the predicate of a test of card c, from the asking card or those that Test.As and
// Test.Like name.
func (q *Query) asked(t *Test, c CardID) bool {
	src, holds := q.Src, q.m.Game.Preds[t.Pred].Holds
	if t.Like != nil {
		for it := q.Cards(t.Like); ; q.Src = src {
			o := it.Next()
			if o == 0 {
				return false
			}
			if q.Src = o; o != c && holds(q.m, q, c, t.N) {
				q.Src = src
				return true
			}
		}
	}
	if t.As > 0 {
		q.Src = q.m.S.FirstIn(q.Serial, uint8(t.As-1))
	}
	ok := holds(q.m, q, c, t.N)
	q.Src = src
	return ok
}

func (c Cmp) holds(n, than int) bool {
	switch c {
	case AtLeast:
		return n >= than
	case AtMost:
		return n <= than
	}
	return n == than
}

// A Filter with Best means only the cards of it that have the highest (1) or
// lowest (-1) number BestBy; of several equal ones each.

// top is that number; false if no card has one.
//
//go:noinline
func (q *Query) top(f *Filter) (best int16, any bool) {
	for it := (Iter{q: q, f: f, all: f, every: true}); ; { // inlined in isBest, it would be on the heap
		c := it.each()
		if c == 0 || it.or > 0 {
			return best, any
		}
		n, ok := q.m.told(c, f.BestBy)
		if ok && (!any || f.Best > 0 && n > best || f.Best < 0 && n < best) {
			best, any = n, true
		}
	}
}

// isBest reports whether a card has the number that top has found.
func (q *Query) isBest(f *Filter, c CardID, best int16) bool {
	n, ok := q.m.told(c, f.BestBy)
	return ok && n == best
}

// takes reports whether a text that runs or waits has c in a register and
// goes on to speak of its number, so that it must be known what that was.
func (m *Match) takes(c CardID) bool {
	if !m.Game.takes {
		return false
	}
	for i := range m.S.Picks {
		if k := &m.S.Picks[i]; k.Card == c && k.Is == HeldCard && !k.Lost && k.Was == 0 && m.takesNumbers(k.Serial) {
			return true
		}
	}
	return false
}

// takesNumbers reports whether the text with these registers takes numbers from them.
func (m *Match) takesNumbers(serial ItemID) bool {
	g, s := m.Game, &m.S
	for i := range s.Frames {
		if f := &s.Frames[i]; f.Serial == serial && f.Def != 0 && f.Proc == g.Text {
			return g.Defs[f.Def].Abilities[f.Ability].takes
		}
	}
	for i := range s.Stack {
		if it := &s.Stack[i]; it.Serial == serial && it.Def != 0 {
			list := g.Defs[it.Def].Abilities
			return int(it.Ability) < len(list) && list[it.Ability].takes // an attack needs no text
		}
	}
	for i := range s.Delayed {
		if d := &s.Delayed[i]; d.Serial == serial {
			return g.Defs[d.Def].Abilities[d.Ability].takes
		}
	}
	for i := range s.Queue {
		if t := &s.Queue[i]; t.Serial == serial && serial != 0 {
			return g.Defs[t.Def].Abilities[t.Ability].takes
		}
	}
	return false
}

// findTakes notes whether an ability takes numbers from cards of its registers, or asks what they were.
func (a *Ability) findTakes() bool {
	a.takes = false
	for n := range a.amounts {
		a.takes = a.takes || n.Filter == nil && (n.Kind == FactOf || n.Kind == TotalOf)
	}
	for c := range a.Conds {
		a.takes = a.takes || c.Of > 0
	}
	return a.takes
}
