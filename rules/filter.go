package rules

import (
	"math/bits"
	"slices"
)

// Iter goes through the cards of a filter in the order of its places.
type Iter struct {
	q     *Query
	f     *Filter
	src   int8    // next place of f
	or    int8    // which of the filters in Filter.Or f is, counted from 1
	whose SeatSet // seats of the current place still to come
	next  CardID
	left  int16
	pick  int     // next place in Picks, for registers
	all   *Filter // f is this one, or one of its Or
	no    No      // why the card just returned by each is not legal
	every bool    // those without the best number, too
	found bool    // best is
	best  int16   // the number that Filter.Best means
}

// Cards starts an iteration over the legal cards of f.
//
//	for it := q.Cards(f); ; {
//		c := it.Next()
//		if c == 0 {
//			break
//		}
//	}
func (q *Query) Cards(f *Filter) Iter {
	return Iter{q: q, f: f, all: f}
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
	q := it.q
	m := q.m
	for {
		for it.left == 0 && it.open() {
		}
		c := it.next
		if it.left > 0 {
			it.next = m.S.Cards[c].Next
			it.left--
		} else if c = it.picked(); c == 0 {
			if it.others() {
				continue
			}
			return 0
		}
		if c != q.Used && (len(m.scratch.away) == 0 || !m.scratch.takes(c)) && q.means(it.f, c) && (it.f.Best == 0 || it.every || it.isBest(c)) && (it.or == 0 || !it.was(c)) {
			it.no = q.refuses(it.f, c)
			return c
		}
	}
}

// others goes on to what else the filter means.
func (it *Iter) others() bool {
	if int(it.or) == len(it.all.Or) {
		return false
	}
	it.f = it.all.Or[it.or]
	it.or++
	it.src, it.pick, it.found = 0, 0, false
	return true
}

// isBest reports whether a card is one of those that Filter.Best means.
func (it *Iter) isBest(c CardID) bool {
	if !it.found {
		it.best, _ = it.q.top(it.f)
		it.found = true
	}
	return it.q.isBest(it.f, c, it.best)
}

// was reports whether c was met before, among what a filter before this one means.
func (it *Iter) was(c CardID) bool {
	if it.q.meansThere(it.all, c) {
		return true
	}
	for _, f := range it.all.Or[:it.or-1] {
		if it.q.meansThere(f, c) {
			return true
		}
	}
	return false
}

// picked returns the next card of the filter's register, 0 where it names places.
func (it *Iter) picked() CardID {
	if len(it.f.From) > 0 {
		return 0
	}
	picks := it.q.m.S.Picks
	for it.pick < len(picks) {
		k := &picks[it.pick]
		it.pick++
		if k.Serial == it.q.Serial && int8(k.Reg) == it.f.Reg && k.Is == HeldCard {
			return k.Card
		}
	}
	return 0
}

// open goes to the next zone of the filter's places that has cards.
func (it *Iter) open() bool {
	m := it.q.m
	for {
		if it.whose == 0 {
			if int(it.src) == len(it.f.From) {
				return false
			}
			s := &it.f.From[it.src]
			it.src++
			it.whose = 1 // all share seat 0's
			if m.Game.zones[s.Zone].step > 0 {
				it.whose = it.q.seats(s.Whose)
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
		it.next = it.q.m.S.Cards[it.next].Next
	}
}

// means reports whether the words of f, places aside, mean card c.
func (q *Query) means(f *Filter, c CardID) bool {
	m := q.m
	if f.NotSrc && c == q.Src || f.NotIt && c == q.It || f.Except > 0 && m.S.InReg(q.Serial, uint8(f.Except-1), c) || f.Ctrl != Each && !q.seats(f.Ctrl).Has(m.S.Cards[c].Ctrl) {
		return false
	}
	if f.Tie != Untied && !q.tied(f, c) {
		return false
	}
	if n := int16(f.Least); n != 0 {
		if has := m.Counters(c, uint8(f.Counter-1)); n > 0 && has < n || n < 0 && has > -n-1 {
			return false
		}
	}
	for i := range f.Tests {
		if !q.test(&f.Tests[i], c) {
			return false
		}
	}
	return true
}

func (q *Query) test(t *Test, c CardID) bool {
	if t.Than != nil {
		return q.compares(t, c) != t.Not
	}
	if t.Aims != nil {
		return q.aims(t, c) != t.Not
	}
	if t.Single {
		return q.oneTarget(c) != t.Not
	}
	if t.Any == nil {
		if t.Did > 0 {
			return q.did(t.Did-1, c) > 0 != t.Not
		}
		return q.asked(t, c) != t.Not
	}
	if t.Said|int8(t.Kept) != 0 {
		return q.said(t, c) != t.Not
	}
	for i := range t.Any {
		if q.test(&t.Any[i], c) {
			return !t.Not
		}
	}
	return t.Not
}

// aims reports whether play c, a place on the stack, has a card that test t wants among its
// targets; with Played, whether the play of card c has.
func (q *Query) aims(t *Test, c CardID) bool {
	for i := range q.m.S.Stack {
		it := &q.m.S.Stack[i]
		if t.Played && (it.Src != c || it.Copy) || !t.Played && CardID(i) != c {
			continue
		}
		targets := q.m.Game.Defs[it.Def].Abilities[it.Ability].Modes[max(it.Mode, 0)].Targets
		for _, k := range q.m.S.Picks {
			if k.Serial == it.Serial && k.Is == HeldCard && !k.Lost && q.means(t.Aims, k.Card) &&
				slices.ContainsFunc(targets, func(o Target) bool { return uint8(o.Reg) == k.Reg }) {
				return true
			}
		}
	}
	return false
}

// oneTarget reports whether play c, a place on the stack, has one target.
func (q *Query) oneTarget(c CardID) bool {
	it, n := &q.m.S.Stack[c], 0
	targets := q.m.Game.Defs[it.Def].Abilities[it.Ability].Modes[max(it.Mode, 0)].Targets
	for _, k := range q.m.S.Picks {
		if k.Serial == it.Serial && (k.Is == HeldCard || k.Is == HeldItem || k.Is == HeldSeat) && !k.Lost && slices.ContainsFunc(targets, func(o Target) bool { return uint8(o.Reg) == k.Reg }) {
			n++
		}
	}
	return n == 1
}

// refuses is the game's objection to c under the words of f.
func (q *Query) refuses(f *Filter, c CardID) No {
	m := q.m
	if f.Targeted && m.Game.Target != nil {
		return m.Game.Target(m, q, c)
	}
	if f.Mass && m.Game.Affect != nil {
		return m.Game.Affect(m, q, c)
	}
	if f.Chosen {
		return m.Game.Chosen(m, q, c)
	}
	return 0
}

// Passes reports whether card c, wherever it lies, is one that f means: 0, or
// the game's reason, or Game.NoTarget where the words themselves don't fit.
func (q *Query) Passes(f *Filter, c CardID) No {
	if c == q.Used {
		return q.m.Game.NoTarget
	}
	if q.meansThere(f, c) {
		return q.refuses(f, c)
	}
	for _, o := range f.Or {
		if q.meansThere(o, c) {
			return q.refuses(o, c)
		}
	}
	return q.m.Game.NoTarget
}

// meansThere reports whether f, without its Or, means c where it lies.
func (q *Query) meansThere(f *Filter, c CardID) bool {
	if !q.lies(f, c) || !q.means(f, c) {
		return false
	}
	if f.Best == 0 {
		return true
	}
	best, _ := q.top(f)
	return q.isBest(f, c, best)
}

// lies reports whether c lies in one of the filter's places.
func (q *Query) lies(f *Filter, c CardID) bool {
	m := q.m
	if len(f.From) == 0 {
		return f.Reg < 0 || m.S.InReg(q.Serial, uint8(f.Reg), c)
	}
	at := m.Game.zoneOf[m.S.Cards[c].Zone]
	for i := range f.From {
		s := &f.From[i]
		if s.Zone != at.kind || at.seat != NoSeat && !q.seats(s.Whose).Has(at.seat) {
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
func (q *Query) PassesItem(f *Filter, i int) No {
	if !q.meansItem(f, i) {
		return q.m.Game.NoTarget
	}
	return q.refusesItem(f, i)
}

func (q *Query) meansItem(f *Filter, i int) bool {
	it := &q.m.S.Stack[i]
	if it.Serial == q.Serial || f.Ctrl != Each && !q.seats(f.Ctrl).Has(it.Ctrl) {
		return false
	}
	for t := range f.Tests {
		if !q.test(&f.Tests[t], CardID(i)) {
			return false
		}
	}
	return true
}

func (q *Query) refusesItem(f *Filter, i int) No {
	m := q.m
	if f.Targeted && m.Game.TargetItem != nil {
		return m.Game.TargetItem(m, q, i)
	}
	return 0
}

// Any reports whether there is a card or play that f means and the game allows.
func (q *Query) Any(f *Filter) bool { return q.atLeast(f, 1) }

// Count is the number of cards or plays that f means and the game allows.
func (q *Query) Count(f *Filter) int {
	n, _ := q.count(f, 1<<15)
	return n
}

func (q *Query) atLeast(f *Filter, n int) bool {
	have, _ := q.count(f, n)
	return have >= n
}

// count counts up to enough; no is the reason for a refusal that tells most: of
// plays that of the topmost.
func (q *Query) count(f *Filter, enough int) (n int, no No) {
	m := q.m
	if f.Tie == OnThis && q.Was != 0 {
		return min(q.hungOn(f), enough), 0
	}
	if f.Items {
		for i := len(m.S.Stack) - 1; i >= 0 && n < enough; i-- {
			if !q.meansItem(f, i) {
				continue
			}
			if r := q.refusesItem(f, i); r != 0 {
				no = m.Game.clearer(no, r)
			} else {
				n++
			}
		}
		return n, no
	}
	if f.Apart != 0 {
		return min(q.kinds(f), enough), 0
	}
	if f.Alike != 0 {
		return min(q.most(f), enough), 0
	}
	it := q.Cards(f)
	for n < enough && it.each() != 0 {
		if it.no != 0 {
			no = m.Game.clearer(no, it.no)
		} else {
			n++
		}
	}
	return n, no
}

// clearer is which of two reasons says more: what protects a card or play
// rather than that there is nothing to do, and of two such the first.
func (g *Game) clearer(first, other No) No {
	if other != 0 && (first == 0 || first == g.NotNow || first == g.NoTarget) {
		return other
	}
	return first
}
