package rules

import (
	"math"
	"slices"
)

// Static is a text that changes cards as long as its own card is in play:
// "Your other Warriors get +2 STR." It is read whenever a number is, so it
// holds from the instant its card comes until the instant it leaves.
type Static struct {
	Text    string
	Whom    *Filter // which cards in play; nil is its own card
	If      *Cond   // "While ..."; nil is always
	Changes []Change
	Powers  uint64 // keywords that the cards have
	Loses   uint64 // keywords that the cards have no more
	Decrees []Decree
	Gives   []uint8 // abilities of its definition, AbilityGranted, that the cards have
	Mutes   bool    // the cards lose all abilities
	Bound   bool    // of Def.Lent: "you" is who gave it, not who controls the card that has it

	asks bool // it depends on numbers of cards, filled by Build
	far  bool // it speaks of cards that are not in play, filled by Build
	mine bool // only of cards that its controller controls, filled by Build
}

// Change is what a Static does to one number of a card.
type Change struct {
	Fact uint8 // place in Def.Facts
	Set  bool  // becomes the number, rather than adding it
	N    Amount
}

// Fact is number i of card c as it is now, in layers: what is printed; the latest
// thing that sets it (Game.Since); everything that adds and takes away, counters
// among it. It falls below 0 only if its NumSpec says so.
//
// A Static that asks for numbers of cards (Pred.Numbers) is told what all those
// make of them that don't ask, so that no two of them wait for each other.
func (m *Match) Fact(c CardID, i uint8) int16 {
	if c == 0 && m.staged != 0 {
		return m.staged.nums(m)[i]
	}
	spec := &m.Game.Facts[i]
	off := !m.Game.onTable(m.S.Cards[c].Zone)
	if m.nested > 1 || off && !spec.Everywhere {
		return m.Def(c).Facts[i]
	}
	n, more := int(m.Def(c).Facts[i]), 0
	set, by := -1, CardID(0) // the place in Marks that dates the last thing that set it, and the card
	speakers := m.S.speakers
	if !m.S.said.alters.has(i) {
		speakers = nil
	}
	for _, src := range speakers {
		d := m.Def(src)
		if !d.alters.has(i) {
			continue
		}
		statics := d.Statics
		for k := range statics {
			st := &statics[k]
			if len(st.Changes) == 0 || st.asks && m.nested > 0 {
				continue
			}
			to, holds := st.touches(m, src, c)
			if !holds || (off || st.far) && !st.reaches(m, src, to, c) {
				continue
			}
			for j := range st.Changes {
				ch := &st.Changes[j]
				if ch.Fact != i {
					continue
				}
				known := true
				v := m.still(src, to, func(q *Query) int {
					q.It = c
					if ch.N.Kind == FactOf {
						known = !q.none(&ch.N)
					}
					return q.Amount(&ch.N)
				})
				if !known {
					continue
				}
				if ch.Set {
					if at := m.S.dated(m.Game.Since, src); at > set || at == set && src > by {
						n, set, by = v, at, src
					}
				} else {
					more += v
				}
			}
		}
	}
	for k := range m.S.Marks {
		if mk := &m.S.Marks[k]; mk.Card == c && mk.Kind != 0 {
			switch {
			case mk.Kind == spec.Adds:
				more += int(mk.N)
			case mk.Kind == spec.Sets && k > set:
				n, set = int(mk.N), k
			case mk.Kind == m.Game.Grants && mk.N < 0:
				st := mk.lent(m.Game)
				add, value, sets := st.changes(m, mk, i)
				if more += add; sets && k > set {
					n, set = value, k
				}
			}
		}
	}
	for k := range m.S.Counters {
		if ct := &m.S.Counters[k]; ct.Card == c {
			if of := &m.Game.Counters[ct.Kind]; of.Fact == i {
				more += int(of.By) * int(ct.N)
			}
		}
	}
	low := 0
	if spec.Signed {
		low = math.MinInt16
	}
	return int16(min(max(n+more, low), math.MaxInt16))
}

// MayChange reports whether anything may make number i of some card another than is printed.
func (m *Match) MayChange(i uint8) bool { return m.mayTurn(i, m.S.said.alters, false) }

// MayFall reports whether anything may make number i of some card less than is printed.
func (m *Match) MayFall(i uint8) bool { return m.mayTurn(i, m.S.said.lowers, true) }

// mayTurn reports whether anything may change number i, or lower it: texts, which do it with
// the numbers of a set, marks, counters.
func (m *Match) mayTurn(i uint8, texts factSet, down bool) bool {
	if m.staged != 0 || texts.has(i) {
		return true
	}
	spec := &m.Game.Facts[i]
	for k := range m.S.Marks {
		switch mk := &m.S.Marks[k]; {
		case mk.Kind == 0:
		case mk.Kind == spec.Adds:
			if !down || mk.N < 0 {
				return true
			}
		case mk.Kind == spec.Sets, mk.Kind == m.Game.Grants:
			return true
		}
	}
	for k := range m.S.Counters {
		ct := &m.S.Counters[k]
		if of := &m.Game.Counters[ct.Kind]; of.Fact == i && (!down || int(of.By)*int(ct.N) < 0) {
			return true
		}
	}
	return false
}

// adds reports whether an amount is never less than 0, whatever it counts.
func (a *Amount) adds() bool {
	plain := a.Half == NoHalf && a.Plus == 0 && a.And == nil && a.Abs == 0
	return plain && a.N >= 0 && (a.Kind == Fixed || a.Kind == PerCard || a.Kind == PerCounter)
}

// MayGive reports whether anything but what is printed on it may give a card one of these keywords.
func (m *Match) MayGive(bits uint64) bool {
	if m.S.said.powers&bits != 0 {
		return true
	}
	for k := range m.S.Marks {
		if kind := m.S.Marks[k].Kind; kind != 0 && (kind == m.Game.Gains || kind == m.Game.Grants) {
			return true
		}
	}
	return false
}

// dateCard marks a card that has come into play, if its text sets numbers, and
// takes the mark away when it leaves. Nobody is told: it isn't a state of the card.
func (s *State) dateCard(g *Game, c CardID, from ZoneID) {
	if g.Since == 0 || !g.Defs[s.Cards[c].Def].sets {
		return
	}
	was, is := g.onTable(from), g.onTable(s.Cards[c].Zone)
	switch {
	case is && !was:
		s.Marks = append(s.Marks, Mark{Kind: g.Since, Card: c, Src: c, Seat: s.Cards[c].Ctrl})
	case was && !is:
		if k := s.dated(g.Since, c); k >= 0 {
			s.Marks = slices.Delete(s.Marks, k, k+1)
		}
	}
}

// dated is the place in Marks of the one that says since when c is in play, -1
// if it was there from the beginning.
func (s *State) dated(since uint8, c CardID) int {
	if since != 0 {
		for k := range s.Marks {
			if mk := &s.Marks[k]; mk.Card == c && mk.Kind == since {
				return k
			}
		}
	}
	return -1
}

// Power reports whether card c has a keyword: printed, from a text in play, or
// from a mark (Game.Gains). What takes it away (Static.Loses, Game.Loses) beats
// all that gives it. It may be called for a card that is about to come.
func (m *Match) Power(c CardID, bit uint64) bool {
	if m.nested > 0 {
		return m.Def(c).Keywords&bit != 0
	}
	if m.Game.mutes && bit&m.Game.Hinders == 0 && m.muted(c) {
		return false
	}
	has := m.Def(c).Keywords&bit != 0 && !m.Silent(c)
	for k := range m.S.Marks {
		if mk := &m.S.Marks[k]; mk.Card == c && mk.Kind != 0 && bit>>(mk.N&63)&1 == 1 {
			switch mk.Kind {
			case m.Game.Loses:
				return false
			case m.Game.Gains:
				has = true
			}
		}
	}
	if m.Game.Grants != 0 {
		lent, loses := m.lentPower(c, bit)
		if loses {
			return false
		}
		has = has || lent
	}
	if m.S.said.powers&bit == 0 {
		return has
	}
	for _, src := range m.S.speakers {
		statics := m.Def(src).Statics
		for k := range statics {
			st := &statics[k]
			if st.Loses&bit == 0 && (has || st.Powers&bit == 0) {
				continue
			}
			if _, holds := st.touches(m, src, c); holds {
				if st.Loses&bit != 0 {
					return false
				}
				has = true
			}
		}
	}
	return has
}

// touches reports whether the static text of src holds for c now, and to which seat
// it says "you" then. A common text says it to c's controller first, then to
// the others in turn order.
func (st *Static) touches(m *Match, src, c CardID) (Seat, bool) {
	p, times := m.S.Cards[src].Ctrl, int8(1)
	if m.Def(src).Common {
		times = m.S.SeatCount
		if q := m.S.Cards[c].Ctrl; q != NoSeat {
			p = q
		}
	} else if st.mine && m.S.Cards[c].Ctrl != p {
		return p, false
	}
	if st.Whom == nil && src != c || m.Silent(src) {
		return p, false
	}
	for ; times > 0; times-- {
		if m.still(src, p, func(q *Query) int {
			if st.Whom != nil && !q.means(st.Whom, c) || !q.Holds(st.If) {
				return 0
			}
			return 1
		}) == 1 {
			return p, true
		}
		p = m.S.NextSeat(p)
	}
	return p, false
}

// reaches reports whether the static text of src, as it speaks to seat p, says
// where card c lies; texts that say no place speak of cards in play.
func (st *Static) reaches(m *Match, src CardID, p Seat, c CardID) bool {
	return st.Whom != nil && len(st.Whom.From) > 0 && m.still(src, p, func(q *Query) int {
		if q.lies(st.Whom, c) {
			return 1
		}
		return 0
	}) == 1
}

// still asks something for the text of src as it speaks to seat p. What it is
// told of other cards is without the texts that ask such things themselves.
func (m *Match) still(src CardID, p Seat, ask func(q *Query) int) int {
	q := &m.stills[m.nested]
	*q = Query{m: m, Ctrl: p, Opp: m.S.Rival(p), That: NoSeat, Src: src}
	m.nested++
	n := ask(q)
	m.nested--
	return n
}

// asksNumbers reports whether a static ability depends on numbers of
// cards that such texts change.
func (g *Game) asksNumbers(st *Static) bool {
	if st.Whom.asks(g) || st.If != nil && g.condAsks(st.If) {
		return true
	}
	for i := range st.Changes {
		if g.amountAsks(&st.Changes[i].N) {
			return true
		}
	}
	return false
}

func (g *Game) condAsks(c *Cond) bool {
	if c.And != nil && g.condAsks(c.And) || c.Or != nil && g.condAsks(c.Or) {
		return true
	}
	if c.Pred >= 0 {
		return g.Preds[c.Pred].Numbers
	}
	return g.amountAsks(&c.Count) || c.Than != nil && g.amountAsks(c.Than)
}

func (g *Game) amountAsks(a *Amount) bool {
	return a.Kind == PerFact || a.Kind == FactOf || a.Kind == TotalOf || a.Filter.asks(g) || a.And != nil && g.amountAsks(a.And)
}

// asks reports whether a description depends on numbers of cards.
func (f *Filter) asks(g *Game) bool { return f != nil && (f.Best != 0 || g.numeric(f.Tests)) }

func (g *Game) numeric(tests []Test) bool {
	for i := range tests {
		if t := &tests[i]; t.Than != nil || t.Any == nil && t.Did == 0 && g.Preds[t.Pred].Numbers || g.numeric(t.Any) {
			return true
		}
	}
	return false
}

// firstInPlay begins a walk over the cards in play, zone by zone; end is for
// nextInPlay.
func (g *Game) firstInPlay(s *State) (c CardID, zone int) {
	zone = -1
	return g.openInPlay(s, &zone), zone
}

func (g *Game) nextInPlay(s *State, c CardID, zone *int) CardID {
	if n := s.Cards[c].Next; n != 0 {
		return n
	}
	return g.openInPlay(s, zone)
}

func (g *Game) openInPlay(s *State, zone *int) CardID {
	zones := g.inPlay[len(s.Seats)]
	for *zone++; *zone < len(zones); *zone++ {
		if c := s.Zones[zones[*zone]].First; c != 0 {
			return c
		}
	}
	return 0
}
