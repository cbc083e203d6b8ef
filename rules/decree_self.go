package rules

// What a card says of playing itself holds wherever it lies: "You may use this from
// your cemetery." Such texts are in Def.Self. They speak to whoever would do it.

// selfDecrees calls do for what card c says of seat p doing an act with it, and
// reports false once it returns false.
func (m *Match) selfDecrees(kind DecreeKind, p Seat, act uint8, c CardID, do func(q *Query, d *Decree, by CardID) bool) bool {
	self := m.Def(c).Self
	if len(self) == 0 || m.Silent(c) {
		return true
	}
	for i := range self {
		for j := range self[i].Decrees {
			if !m.says(&self[i].Decrees[j], self[i].If, c, p, kind, p, act, c, do) {
				return false
			}
		}
	}
	return true
}

// selfAllowed calls do for every card that says of itself that seat p may do an act
// with it where it lies.
func (m *Match) selfAllowed(p Seat, act uint8, do func(c CardID)) {
	for _, k := range m.Game.selfFrom {
		for c := m.In(k, p).First; c != 0; {
			next := m.S.Cards[c].Next
			if len(m.Def(c).Self) > 0 && m.selfAllows(p, act, c) {
				do(c)
			}
			c = next
		}
	}
}

// selfAllows reports whether c says of itself that seat p may do an act with it where it lies.
func (m *Match) selfAllows(p Seat, act uint8, c CardID) bool {
	return !m.selfDecrees(Allows, p, act, c, func(q *Query, d *Decree, _ CardID) bool { return q.Passes(d.Cards, c) != 0 })
}

// findSelf notes where cards lie that say of themselves that they may be played from there.
func (g *Game) findSelf() {
	var from byteSet
	g.selfFrom = nil
	for i := range g.Defs {
		for j := range g.Defs[i].Self {
			for _, d := range g.Defs[i].Self[j].Decrees {
				g.decreed[d.Kind] = true
				if d.Kind != Allows {
					continue
				}
				for _, s := range d.Cards.From {
					if !from.has(uint8(s.Zone)) {
						from.add(uint8(s.Zone))
						g.selfFrom = append(g.selfFrom, s.Zone)
					}
				}
			}
		}
	}
}
