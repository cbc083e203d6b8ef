package rules

import "math"

// Uses count what a limit allows only so often.

// Used counts how often key was used in its scope by seat p.
func (s *State) Used(sc Scope, p Seat, key int16, c CardID) int {
	return s.used(Use{Scope: sc, Seat: p, Key: key, Card: c})
}

func (s *State) used(of Use) int {
	for i := range s.Uses {
		if u := s.Uses[i]; u.of() == of {
			return int(u.N)
		}
	}
	return 0
}

// of is what a Use counts, without the number.
func (u Use) of() Use {
	u.N, u.Leaves = 0, false
	return u
}

// AddUse counts one use, or takes it back with by -1.
func (s *State) AddUse(sc Scope, p Seat, key int16, c CardID, by int8) {
	s.addUse(Use{Scope: sc, Seat: p, Key: key, Card: c, N: by})
}

func (s *State) addUse(add Use) {
	for i := range s.Uses {
		if u := &s.Uses[i]; u.of() == add.of() {
			u.N = int8(min(int(u.N)+int(add.N), math.MaxInt8))
			u.Leaves = u.Leaves || add.Leaves
			return
		}
	}
	s.Uses = append(s.Uses, add)
}

// Spent reports whether ability i of c is used up for p: of this card in this
// turn, whoever controls it, or of p's cards with the same text in this game.
func (m *Match) Spent(p Seat, c CardID, i int) bool {
	return m.S.spent(&m.Def(c).Abilities[i].Limit, Use{Scope: PerRound, Key: int16(i), Card: c}, p)
}

// Spent is Match.Spent for a trigger, whose source may have gone.
func (t *Trigger) Spent(m *Match) bool {
	return m.S.spent(&m.Game.Defs[t.Def].Abilities[t.Ability].Limit, t.use(m), t.Ctrl)
}

// use is what a trigger's use is counted for: its source as it is or was.
func (t *Trigger) use(m *Match) Use {
	u := Use{Scope: PerRound, Key: m.Game.Defs[t.Def].Abilities[t.Ability].useKey(int16(t.Ability)), Card: t.Src, Was: t.Was}
	if t.Was != 0 {
		u.Card = 0
	}
	return u
}

func (s *State) spent(l *Limit, of Use, p Seat) bool {
	switch {
	case l.N == 0:
		return false
	case l.Scope == PerGame && s.Used(PerGame, p, l.Key, 0) >= int(l.N):
		return true
	}
	return s.used(of) >= int(l.N)
}

// Spend counts a use of ability i of c by p, as Spent asks.
func (m *Match) Spend(p Seat, c CardID, i uint8) {
	m.S.spend(&m.Def(c).Abilities[i].Limit, Use{Scope: PerRound, Key: int16(i), Card: c}, p)
}

// Spend counts a use of the trigger's ability, as Spent asks.
func (t *Trigger) Spend(m *Match) {
	m.S.spend(&m.Game.Defs[t.Def].Abilities[t.Ability].Limit, t.use(m), t.Ctrl)
}

func (s *State) spend(l *Limit, of Use, p Seat) {
	of.N = 1
	s.addUse(of)
	if l.N > 0 && l.Scope == PerGame {
		s.AddUse(PerGame, p, l.Key, 0, 1)
	}
}

// ResetUses forgets the uses of seat p that are counted by the turn, those of everyone
// that are counted by the round, and what has happened in the turn before.
func (s *State) ResetUses(p Seat) {
	kept := s.Uses[:0]
	for _, u := range s.Uses {
		if u.Scope == PerGame || u.Scope >= NoteSince || u.Scope == PerTurn && u.Seat != p {
			kept = append(kept, u)
		}
	}
	s.Uses = kept
}
