package rules

import "slices"

// Words that texts let a player choose: a kind of card, a color, the name of a
// card. What was chosen is a number in a register: the place of the word, or the
// definition of that name; Test.Said and Test.Kept compare cards with it.

// say asks for one of the words of an OpSay, or for the name of a card that its player
// owns or knows: other players' decks are not given away. A single word goes without saying,
// and so does the name of a card that all see.
func (r run) say() bool {
	m, f, in := r.m, r.f, r.in
	r.clear(in.Dst)
	if in.N == 1 {
		if c := m.S.FirstIn(f.Serial, uint8(in.Reg)); c != 0 && m.Sees(NoSeat, c) {
			r.keepWord(int16(m.Def(c).named))
		} else {
			f.next()
		}
		return true
	}
	if len(in.Texts) == 1 {
		r.keepWord(0)
		return true
	}
	p := m.WhoIs(f, in.Who, 0)
	r.ask(Decision{Kind: PickMode, Seat: p, Prompt: in.Prompt})
	if len(in.Texts) > 0 {
		for i := range in.Texts {
			m.Offer(Option{Verb: VerbSay, N: int16(i)}, 0)
		}
		return false
	}
	known := slices.Grow(m.scratch.known[:0], len(m.Game.Defs))[:len(m.Game.Defs)]
	clear(known)
	m.scratch.known = known
	for i := range m.S.Cards {
		if c := &m.S.Cards[i]; i > 0 && (c.Owner == p || m.Knows(p, CardID(i))) {
			known[m.Game.Defs[m.S.Own(CardID(i))].named] = true
		}
	}
	for i, ok := range known {
		if ok && i > 0 {
			m.Offer(Option{Verb: VerbSay, N: int16(i)}, 0)
		}
	}
	return false
}

// keepWord keeps the word that was chosen, also as a mark on the asking card: one for all, or
// one of each player who chooses.
func (r run) keepWord(n int16) {
	m, f, in := r.m, r.f, r.in
	m.S.PutNumber(f.Serial, uint8(in.Dst), n)
	if in.Why != 0 && len(in.Texts) != 1 && in.N == 0 {
		m.Emit(Event{Kind: EvChosen, Why: in.Why, Seat: m.WhoIs(f, in.Who, 0), N: n})
	}
	if in.Mark != 0 && !f.Lost && m.S.inPlay(m.Game, f.Src) {
		seat, each := m.WhoIs(f, in.UntilOf, f.Src), in.Who == ThatSeat
		if each {
			seat = m.WhoIs(f, in.Who, 0)
		}
		m.DropMarks(func(k *Mark) bool { return k.Kind == in.Mark && k.Card == f.Src && (!each || k.Seat == seat) })
		m.AddMark(Mark{Kind: in.Mark, Until: in.Until, Seat: seat, N: n, Card: f.Src, Src: f.Src})
	}
	f.next()
}

// word is a word that can be chosen, or was, where the match has asked for one last.
func (w Words) word(n int16) string {
	m := w.m
	f := &m.S.Asked
	if int(f.Ability) >= len(m.Game.Defs[f.Def].Abilities) || f.Mode < 0 || n < 0 {
		return ""
	}
	code := m.ModeOf(f).Code
	if int(f.PC) >= len(code) || code[f.PC].Op != OpSay {
		return ""
	}
	if texts := code[f.PC].Texts; int(n) < len(texts) {
		return texts[n]
	} else if len(texts) == 0 && int(n) < len(m.Game.Defs) {
		return m.Game.Defs[n].Name
	}
	return ""
}

// said reports whether card c is of the word that was chosen: in register Said-1,
// or with a mark Kept on the asking card.
func (q *Query) said(t *Test, c CardID) bool {
	m := q.m
	if t.Said > 0 {
		k := m.S.pickOf(q.Serial, uint8(t.Said-1), HeldNumber)
		return k != nil && q.isWord(t, k.N, c)
	}
	for i := range m.S.Marks {
		if k := &m.S.Marks[i]; k.Kind == t.Kept && k.Card == q.Src && q.isWord(t, k.N, c) {
			return true
		}
	}
	return false
}

// isWord reports whether card c is of word n of a test.
func (q *Query) isWord(t *Test, n int16, c CardID) bool {
	if len(t.Any) > 0 {
		return int(n) < len(t.Any) && q.test(&t.Any[n], c)
	}
	return q.m.Def(c).Name == q.m.Game.Defs[n].Name
}

// nameDefs notes which definition stands for the name of each when one is chosen: the
// first of that name.
func (g *Game) nameDefs() {
	g.named = map[string][]DefID{"": {0}}
	for i := range g.Defs {
		d := &g.Defs[i]
		g.named[d.Name] = append(g.named[d.Name], DefID(i))
		d.named = g.named[d.Name][0]
	}
}
