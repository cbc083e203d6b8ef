package rules

// Cards that a text has taken out of a pile nobody looks into and is still to
// play or put back lie on in that pile. While such a text waits for another,
// they are aside: whatever runs meanwhile finds the pile without them.

// texts is the texts that run, or wait for another to end.
type texts struct{ m *Match }

// aside reports whether c is so while the text with this serial runs.
func (x texts) aside(c CardID, serial ItemID) bool {
	for i := range x.m.S.Picks {
		k := &x.m.S.Picks[i]
		if k.Card == c && k.Is == HeldCard && k.Serial != serial && x.m.Game.Zones[x.m.KindOf(c)].Sight == SightNobody && x.unfinished(k.Serial) {
			return true
		}
	}
	return false
}

// unfinished reports whether a text with this serial has begun and not ended.
func (x texts) unfinished(serial ItemID) bool { return x.at(serial) >= 0 }

// at is the place among the frames of the text with this serial, -1 if it
// does not run.
func (x texts) at(serial ItemID) int {
	for i := range x.m.S.Frames {
		if f := &x.m.S.Frames[i]; f.Proc == x.m.Game.Text && f.Serial == serial {
			return i
		}
	}
	return -1
}

// below reports whether any text waits for the one with this serial.
func (x texts) below(serial ItemID) bool {
	for i := range x.m.S.Frames {
		if f := &x.m.S.Frames[i]; f.Proc == x.m.Game.Text && f.Serial != serial {
			return true
		}
	}
	return false
}

// leftIn counts the cards of a zone that are not aside.
func (x texts) leftIn(z *Zone, serial ItemID) int {
	n := int(z.N)
	if !x.below(serial) {
		return n
	}
	for c := z.First; c != 0; c = x.m.S.Cards[c].Next {
		if x.aside(c, serial) {
			n--
		}
	}
	return n
}
