package rules

// Cards that a text has taken out of a pile nobody looks into and is still to
// play or put back lie on in that pile. While such a text waits for another,
// they are aside: whatever runs meanwhile finds the pile without them.

// aside reports whether c is so while the text with this serial runs.
func (m *Match) aside(c CardID, serial uint16) bool {
	for i := range m.S.Picks {
		k := &m.S.Picks[i]
		if k.Card == c && k.Is == HeldCard && k.Serial != serial && m.Game.Zones[m.KindOf(c)].Sight == SightNobody && m.unfinished(k.Serial) {
			return true
		}
	}
	return false
}

// unfinished reports whether a text with this serial has begun and not ended.
func (m *Match) unfinished(serial uint16) bool { return m.textAt(serial) >= 0 }

// textAt is the place among the frames of the text with this serial, -1 if it
// does not run.
func (m *Match) textAt(serial uint16) int {
	for i := range m.S.Frames {
		if f := &m.S.Frames[i]; f.Proc == m.Game.Text && f.Serial == serial {
			return i
		}
	}
	return -1
}

// below reports whether any text waits for the one with this serial.
func (m *Match) below(serial uint16) bool {
	for i := range m.S.Frames {
		if f := &m.S.Frames[i]; f.Proc == m.Game.Text && f.Serial != serial {
			return true
		}
	}
	return false
}

// leftIn counts the cards of a zone that are not aside.
func (m *Match) leftIn(z *Zone, serial uint16) int {
	n := int(z.N)
	if !m.below(serial) {
		return n
	}
	for c := z.First; c != 0; c = m.S.Cards[c].Next {
		if m.aside(c, serial) {
			n--
		}
	}
	return n
}
