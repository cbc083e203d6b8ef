package rules

import "slices"

// Texts give abilities to cards: "Your Spirits gain "When this is destroyed, gain
// 4 life."". Such an ability stands, compiled once, among those of the definition
// whose text gives it, as an AbilityGranted; what has it refers to it by definition
// and place. A Static gives it as long as it holds (Static.Gives), a mark of kind
// Game.Grants for a time: Mark.Def says whose it is, Mark.N which, from 0 on; below
// 0 it is one of Def.Lent, static texts that a card has for a time. "You" in it is
// who controls the card that has it, and "this" is that card.
//
// Texts also take all abilities away (Static.Mutes, marks of kind Game.Mutes): the
// card's own text counts for nothing, and it has none from others. What hinders it
// (Game.Hinders) stays. A text that takes abilities away is itself taken away by
// marks only, so that no two of them wait for each other.

// Gained is an ability of a card, from another text or its own.
type Gained struct {
	Def     DefID
	Ability uint8
}

// Of is the ability itself.
func (g Gained) Of(m *Match) *Ability { return &m.Game.Defs[g.Def].Abilities[g.Ability] }

// Gained appends to list the abilities that c has from other texts: those of texts
// in play, in the order of the zones, then those it has for a time.
func (m *Match) Gained(c CardID, list []Gained) []Gained {
	if !m.Game.grants || m.Silent(c) {
		return list
	}
	if m.S.said.grants {
		list = m.given(c, list)
	}
	for k := range m.S.Marks {
		if mk := &m.S.Marks[k]; mk.Card == c && mk.Kind == m.Game.Grants && mk.N >= 0 {
			list = append(list, Gained{mk.Def, uint8(mk.N)})
		}
	}
	return list
}

// given is Gained of texts in play.
func (m *Match) given(c CardID, list []Gained) []Gained {
	for src, zone := m.Game.firstInPlay(&m.S); src != 0; src = m.Game.nextInPlay(&m.S, src, &zone) {
		d := m.Def(src)
		if !d.grants {
			continue
		}
		for k := range d.Statics {
			st := &d.Statics[k]
			if len(st.Gives) == 0 {
				continue
			}
			if _, holds := st.touches(m, src, c); holds {
				for _, i := range st.Gives {
					list = append(list, Gained{m.S.Cards[src].Def, i})
				}
			}
		}
	}
	return list
}

// Granted is the text of the ability, or below 0 of the static text, that marks of kind
// Game.Grants give with n.
func (g *Game) Granted(d DefID, n int16) string {
	if n < 0 {
		return g.Defs[d].Lent[-1-n].Text
	}
	return g.Defs[d].Abilities[n].Text
}

// Spent reports whether p has used the ability of c as often as its limit allows.
func (g Gained) Spent(m *Match, p Seat, c CardID) bool {
	return m.S.spent(&g.Of(m).Limit, g.use(m, c), p)
}

// Spend counts a use of it by p, as Spent asks.
func (g Gained) Spend(m *Match, p Seat, c CardID) { m.S.spend(&g.Of(m).Limit, g.use(m, c), p) }

// Uses is how often it was used of c in this turn.
func (g Gained) Uses(m *Match, c CardID) int { return m.S.used(g.use(m, c)) }

func (g Gained) use(m *Match, c CardID) Use {
	return Use{Scope: PerRound, Key: g.Of(m).useKey(int16(g.Ability)), Card: c}
}

// useKey is what uses of ability i of a card are counted by.
func (a *Ability) useKey(i int16) int16 {
	if a.Kind == AbilityGranted {
		return -a.number
	}
	return i
}

// hearGained queues the granted abilities of src that wait for an event.
func (ev raised) hearGained(m *Match, src CardID) {
	var room [8]Gained
	for _, g := range m.Gained(src, room[:0]) {
		a := g.Of(m)
		ctrl := m.S.Cards[src].Ctrl
		if a.As == AbilityTrigger && a.When.waits(m, src, ctrl, ev.why, ev.card, ev.seat) && (a.When.Nth == 0 || a.When.reached(m, ctrl, ev.seat, ev.count)) {
			ev.trigger(m, src, ctrl, g)
		}
	}
}

// granted reports whether any card may have an ability from another one.
func (s *State) granted(g *Game) bool {
	return s.said.grants || slices.ContainsFunc(s.Marks, func(k Mark) bool { return k.Kind == g.Grants && k.N >= 0 })
}

// grantsFor reports whether a card has an ability for a time that waits for why.
func (s *State) grantsFor(g *Game, why uint8) bool {
	for k := range s.Marks {
		if mk := &s.Marks[k]; mk.Kind == g.Grants && mk.N >= 0 {
			if a := &g.Defs[mk.Def].Abilities[mk.N]; a.As == AbilityTrigger && a.When.Why == why {
				return true
			}
		}
	}
	return false
}

// lent is the static text that a mark gives its card, nil if it gives none.
func (k *Mark) lent(g *Game) *Static {
	if k.Kind != g.Grants || k.N >= 0 {
		return nil
	}
	return &g.Defs[k.Def].Lent[-1-k.N]
}

// speaksTo is the seat to which a static text that a mark gives says "you": the one
// that the mark names if it is Bound, else who controls the card.
func (st *Static) speaksTo(m *Match, k *Mark) Seat {
	if st.Bound {
		return k.Ctrl
	}
	return m.S.Cards[k.Card].Ctrl
}

// holdsFor reports whether a static text that mark k gives holds now.
func (st *Static) holdsFor(m *Match, k *Mark) bool {
	return st.If == nil || m.still(k.Card, st.speaksTo(m, k), func(q *Query) int {
		if !q.Holds(st.If) {
			return 0
		}
		return 1
	}) == 1
}

// lentPower is what the static texts that c has for a time say of a keyword.
func (m *Match) lentPower(c CardID, bit uint64) (has, loses bool) {
	for i := 0; i < len(m.S.Marks); i++ {
		k := &m.S.Marks[i]
		if k.Card != c {
			continue
		}
		if st := k.lent(m.Game); st != nil && (st.Powers|st.Loses)&bit != 0 && st.holdsFor(m, k) {
			has = has || st.Powers&bit != 0
			loses = loses || st.Loses&bit != 0
		}
	}
	return has, loses
}

// changes is what a static text that mark k gives does to number i of its card:
// what it adds and, if set says so, what it makes it.
func (st *Static) changes(m *Match, k *Mark, i uint8) (add, value int, set bool) {
	if len(st.Changes) == 0 || st.asks && m.nested > 0 || !st.holdsFor(m, k) {
		return 0, 0, false
	}
	for j := range st.Changes {
		ch := &st.Changes[j]
		if ch.Fact != i {
			continue
		}
		v := m.still(k.Card, st.speaksTo(m, k), func(q *Query) int {
			q.It = k.Card
			return q.Amount(&ch.N)
		})
		if ch.Set {
			value, set = v, true
		} else {
			add += v
		}
	}
	return add, value, set
}

// Silent reports whether the text of card c counts for nothing now.
func (m *Match) Silent(c CardID) bool {
	return m.Game.Silent != nil && m.Game.Silent(m, c) || m.Game.mutes && m.muted(c)
}

// muted reports whether a text has taken all abilities from c.
func (m *Match) muted(c CardID) bool {
	if m.Game.Mutes != 0 && m.S.Marked(c, m.Game.Mutes) {
		return true
	}
	if !m.S.said.mutes || m.muting || m.nested > 1 {
		return false
	}
	m.muting = true
	mutes := m.mutedInPlay(c)
	m.muting = false
	return mutes
}

// mutedInPlay reports whether a text in play takes all abilities from c.
func (m *Match) mutedInPlay(c CardID) bool {
	for _, src := range m.S.speakers {
		d := m.Def(src)
		if !d.mutes {
			continue
		}
		for k := range d.Statics {
			if st := &d.Statics[k]; st.Mutes {
				if _, holds := st.touches(m, src, c); holds {
					return true
				}
			}
		}
	}
	return false
}

// gives reports whether a text of the definition gives ability n, or static text -1-n.
func (d *Def) gives(n int16) bool {
	if n < 0 {
		return int(-1-n) < len(d.Lent)
	}
	return int(n) < len(d.Abilities) && d.Abilities[n].Kind == AbilityGranted
}

// indexGrants notes what the texts of the game give and take away, and numbers
// what they give.
func (g *Game) indexGrants() {
	n := int16(0)
	g.grants, g.mutes = false, g.Mutes != 0
	for i := range g.Defs {
		d := &g.Defs[i]
		d.grants, d.mutes = false, false
		for j := range d.Abilities {
			if a := &d.Abilities[j]; a.Kind == AbilityGranted {
				n++
				a.number = n
				g.grants = true
			}
		}
		for j := range d.Lent {
			d.Lent[j].asks = g.asksNumbers(&d.Lent[j])
		}
		for j := range d.Statics {
			st := &d.Statics[j]
			d.mutes = d.mutes || st.Mutes
			for _, k := range st.Gives {
				d.grants = true
				if a := &d.Abilities[k]; a.As == AbilityTrigger {
					d.hears.add(a.When.Why)
				}
			}
		}
		g.mutes = g.mutes || d.mutes
	}
}
