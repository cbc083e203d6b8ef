package rules

import "slices"

// A card can count as another: "it is a Rod", "it becomes a copy of ...". Card.Def
// is what it counts as then, which everybody sees, and whose numbers, name, texts
// and triggers it has; State.Guises keeps its own face, which those know that
// Card.Known names. Nothing counts as another where the order of cards is hidden.

// CountAs lets card c count as face d from now on; 0 or its own face ends it.
func (m *Match) CountAs(c CardID, d DefID) {
	s := &m.S
	i := s.guiseAt(c)
	if i >= 0 && (d == 0 || d == s.Guises[i].Def && s.Cards[c].Known == s.AllSeats()) {
		m.S.unmask(m.Game, c)
		m.Emit(Event{Kind: EvGuise, Seat: s.Cards[c].Ctrl, Card: c, From: s.Cards[c].Zone, To: s.Cards[c].Zone})
		return
	}
	if d == 0 || m.Mixed(s.Cards[c].Zone, NoSeat) {
		return
	}
	if i < 0 {
		s.Guises = append(s.Guises, Guise{Card: c, Def: s.Cards[c].Def})
	}
	m.S.reface(m.Game, c, d)
	m.Emit(Event{Kind: EvGuise, N: 1, Seat: s.Cards[c].Ctrl, Card: c, From: s.Cards[c].Zone, To: s.Cards[c].Zone})
}

// Own is the face of c itself, whatever it counts as; 0 in a view of a seat that
// doesn't know it.
func (s *State) Own(c CardID) DefID {
	if i := s.guiseAt(c); i >= 0 {
		return s.Guises[i].Def
	}
	return s.Cards[c].Def
}

// Lift lets card c be what it is itself, for a question about it, and called again what it
// counts as. Nothing else may be done in between.
func (s *State) Lift(c CardID) {
	if i := s.guiseAt(c); i >= 0 {
		s.Cards[c].Def, s.Guises[i].Def = s.Guises[i].Def, s.Cards[c].Def
	}
}

// Guised reports whether c counts as another card.
func (s *State) Guised(c CardID) bool { return len(s.Guises) > 0 && s.guiseAt(c) >= 0 }

// Sees reports whether seat p knows what c counts as; it may not know what it is.
func (m *Match) Sees(p Seat, c CardID) bool { return m.Knows(p, c) || m.S.Guised(c) }

func (s *State) guiseAt(c CardID) int {
	for i := range s.Guises {
		if s.Guises[i].Card == c {
			return i
		}
	}
	return -1
}

// unmask makes a card that counts as another count as itself.
func (s *State) unmask(g *Game, c CardID) {
	i := s.guiseAt(c)
	s.reface(g, c, s.Guises[i].Def)
	s.Guises = slices.Delete(s.Guises, i, i+1)
}

// reface gives c another face where it lies, with whatever follows from it.
func (s *State) reface(g *Game, c CardID, d DefID) {
	card := &s.Cards[c]
	inPlay := g.onTable(card.Zone)
	if inPlay {
		s.unlist(g, c)
	}
	if k := s.dated(g.Since, c); k >= 0 {
		s.Marks = slices.Delete(s.Marks, k, k+1)
	}
	card.Def = d
	uses := s.Uses[:0]
	for _, u := range s.Uses {
		if u.Card != c { // its abilities are others now
			uses = append(uses, u)
		}
	}
	s.Uses = uses
	if inPlay {
		s.listen(g, c)
	}
	s.dateCard(g, c, 0)
}

// keepsGuise reports whether a card that counts as another does so after the move:
// as Game.Stays says, else on the table.
func (mv Move) keepsGuise(m *Match) bool {
	switch {
	case m.Mixed(mv.To, NoSeat):
		return false
	case m.Game.Stays == nil:
		return m.Game.onTable(mv.From) && m.Game.onTable(mv.To)
	}
	stays := m.Game.Stays(m, mv.hold(m))
	m.held--
	return stays
}

// bare puts every card's own face in the place of what it counts as, or back:
// what is dealt, known and guessed is what cards are.
func (s *State) bare() {
	for i := range s.Guises {
		g := &s.Guises[i]
		card := &s.Cards[g.Card]
		card.Def, g.Def = g.Def, card.Def
	}
}

// countAs lets the cards of a register count as others.
func (r run) countAs() {
	m, f, in := r.m, r.f, r.in
	d := DefID(in.N)
	if in.Dst >= 0 {
		c := m.S.FirstIn(f.Serial, uint8(in.Dst))
		if c == 0 || !m.Sees(NoSeat, c) {
			return
		}
		d = m.S.Cards[c].Def
	}
	for i := 0; i < len(m.S.Picks); i++ {
		if k := m.S.Picks[i]; k.card(f, in.Reg) && m.S.inPlay(m.Game, k.Card) {
			m.CountAs(k.Card, d)
		}
	}
}
