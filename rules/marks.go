package rules

// AddMark puts a mark on a card or seat.
func (m *Match) AddMark(k Mark) {
	m.S.Marks = append(m.S.Marks, k)
	m.Emit(Event{Kind: EvMark, Seat: k.Seat, Card: k.Card, N: int16(k.Kind), M: 1, By: k.N, Grants: k.Def})
}

// Marked reports whether card c bears a mark of this kind.
func (s *State) Marked(c CardID, kind uint8) bool {
	for i := range s.Marks {
		if k := &s.Marks[i]; k.Card == c && k.Kind == kind {
			return true
		}
	}
	return false
}

// MarkOn returns the first mark of a kind on c, or nil. It stays good until marks change.
func (s *State) MarkOn(c CardID, kind uint8) *Mark {
	for i := range s.Marks {
		if k := &s.Marks[i]; k.Card == c && k.Kind == kind {
			return k
		}
	}
	return nil
}

// DropMarks ends every mark for which end says so, in the order they were made.
func (m *Match) DropMarks(end func(k *Mark) bool) {
	for i := 0; i < len(m.S.Marks); {
		if !end(&m.S.Marks[i]) {
			i++
			continue
		}
		k := m.S.Marks[i]
		m.S.Marks = append(m.S.Marks[:i], m.S.Marks[i+1:]...)
		m.Emit(Event{Kind: EvMark, Seat: k.Seat, Card: k.Card, N: int16(k.Kind), M: 0, By: k.N, Grants: k.Def})
	}
}
