package rules

import "slices"

// State.speakers is the cards in play whose texts change cards, wait for events or hold for
// the whole table; their order says nothing. State.said is what these say, all in all.

// sayings is what texts can say at all, so that a question that none of them speaks of
// costs nothing: those of a definition, or all in all those of State.speakers.
type sayings struct {
	hears   byteSet // causes that abilities wait for, or those that are given
	alters  factSet // numbers of cards that texts change
	lowers  factSet // those of them that they may make lower
	powers  uint64  // keywords that texts give or take away
	stated  uint64  // keywords of Game.Tablewide
	grants  bool    // a text gives abilities
	mutes   bool    // a text takes all abilities away
	decrees uint8   // kinds of decrees, a bit each
}

func (a *sayings) add(b *sayings) {
	for i := range a.hears {
		a.hears[i] |= b.hears[i]
	}
	a.alters |= b.alters
	a.lowers |= b.lowers
	a.powers |= b.powers
	a.stated |= b.stated
	a.grants = a.grants || b.grants
	a.mutes = a.mutes || b.mutes
	a.decrees |= b.decrees
}

// sayings is what the texts of a definition can say in play, once it is indexed.
func (d *Def) sayings(g *Game) sayings {
	a := sayings{hears: d.hears, alters: d.alters, lowers: d.lowers, stated: d.Keywords & g.Tablewide, grants: d.grants, mutes: d.mutes}
	for i := range d.Statics {
		st := &d.Statics[i]
		a.powers |= st.Powers | st.Loses
		for j := range st.Decrees {
			a.decrees |= 1 << st.Decrees[j].Kind
		}
	}
	return a
}

// Stated reports whether a card in play has one of these keywords of Game.Tablewide as
// printed, whether or not its text counts.
func (m *Match) Stated(bits uint64) bool { return m.S.said.stated&bits != 0 }

// listen lists card c, which has come into play or has got its face there, if its text speaks.
func (s *State) listen(g *Game, c CardID) {
	if d := &g.Defs[s.Cards[c].Def]; d.speaks {
		s.speakers = append(s.speakers, c)
		s.said.add(&d.says)
	}
}

// unlist takes card c, which leaves play or loses its face there, off the list.
func (s *State) unlist(g *Game, c CardID) {
	if !g.Defs[s.Cards[c].Def].speaks {
		return
	}
	if i := slices.Index(s.speakers, c); i >= 0 {
		s.speakers = slices.Delete(s.speakers, i, i+1)
		s.sumUp(g)
	}
}

// sumUp notes what the speakers say, all in all.
func (s *State) sumUp(g *Game) {
	s.said = sayings{}
	for _, c := range s.speakers {
		s.said.add(&g.Defs[s.Cards[c].Def].says)
	}
}

// listSpeakers lists the speakers again after faces have changed where they lie.
func (s *State) listSpeakers(g *Game) {
	s.speakers = s.speakers[:0]
	for c, zone := g.firstInPlay(s); c != 0; c = g.nextInPlay(s, c, &zone) {
		if g.Defs[s.Cards[c].Def].speaks {
			s.speakers = append(s.speakers, c)
		}
	}
	s.sumUp(g)
}
