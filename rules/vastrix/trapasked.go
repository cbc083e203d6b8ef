package vastrix

import "feltstack/rules"

// The question for a trap must not tell what lies there (V-202): its owner gets it wherever
// a trap could trigger for all that everyone sees, also where none does.

// The cards that trigger as traps: Fours and Fives.
const (
	firstTrap = rules.DefID(1 + 3*4)
	trapDefs  = 8
)

// mayTrigger reports whether p may have a trap that triggers on what is watched of opp.
func mayTrigger(m *rules.Match, p, opp rules.Seat) bool {
	if !ready(m, p) {
		return false
	}
	gone, found := seenElsewhere(m), false
	traps(m, p, func(c rules.CardID) {
		first, n := firstTrap, trapDefs
		out := gone
		if m.S.Cards[c].Known == m.S.AllSeats() {
			first, n, out = m.S.Cards[c].Def, 1, 0
		}
		for i := range n {
			found = found || out>>i&1 == 0 && triggersAs(m, p, opp, c, first+rules.DefID(i))
		}
	})
	return found
}

// seenElsewhere is the set of Fours and Fives that everyone sees lie elsewhere than among
// the traps, a bit each.
func seenElsewhere(m *rules.Match) (set uint8) {
	for i := 1; i < len(m.S.Cards); i++ {
		c := &m.S.Cards[i]
		if c.Known == m.S.AllSeats() {
			set |= 1 << (c.Def - firstTrap) // nothing of other cards
		}
	}
	return set
}

// triggersAs reports whether trap c of p's would trigger now, were it card d.
func triggersAs(m *rules.Match, p, opp rules.Seat, c rules.CardID, d rules.DefID) bool {
	def := &m.Game.Defs[d]
	for i := range def.Abilities {
		if a := &def.Abilities[i]; a.Label == LabelTrap && triggerNo(m, p, opp, c, a) == ok {
			return true
		}
	}
	return false
}
