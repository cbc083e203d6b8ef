package rules

// Relation is a word of the game for seats as a seat sees them: "your prey",
// "each Methuselah across the table", "the player with the most life".
type Relation struct {
	Name string // what a vocabulary calls it
	// Of is the set of those seats for seat p; seats that are out don't count.
	Of func(m *Match, p Seat) SeatSet
}

// Related as a Who, plus a place in Game.Relations, is the seats that stand so to
// the one whose text it is: where one is meant, the first of them.
const Related Who = 96

// related is the seats that who, a Related, means to seat p.
func (m *Match) related(who Who, p Seat) SeatSet {
	return m.Game.Relations[who-Related].Of(m, p) & m.S.players()
}

// relations reports a relation that the game has not.
func (in *Instr) relations(g *Game) Who {
	bad := func(who Who) bool { return who >= Related && int(who-Related) >= len(g.Relations) }
	for _, who := range [...]Who{in.Who, in.Whose, in.UntilOf} {
		if bad(who) {
			return who
		}
	}
	for i := range in.Dests {
		if bad(in.Dests[i].Whose) {
			return in.Dests[i].Whose
		}
	}
	return 0
}
