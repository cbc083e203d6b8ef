package rules_test

import (
	"testing"

	"feltstack/rules"
)

// What falls at the same time sees the others go, and what is spared stays.
func TestFallTogether(t *testing.T) {
	s := happening(t, [][]rules.DefID{{crow, crow, lodge}, {crow}}, runs(quake))
	s.ends()
	s.counts(iRow, 0, 0)
	s.counts(iRow, 1, 0)
	s.number(0, iCoins, 6) // each crow of two sees three others
	s.number(1, iCoins, 3)

	s = happening(t, [][]rules.DefID{{lodge, martyr}, {crow}}, runs(quake))
	s.asked(0, "yes", "no")
	s.choose("yes")
	s.ends()
	s.counts(iRow, 0, 1) // the martyr has fallen for the lodge
	s.counts(iRow, 1, 0)
	s.number(1, iCoins, 1) // it fell before the crow did

	s = happening(t, [][]rules.DefID{{lodge, martyr}, {crow}}, runs(quake))
	s.choose("no")
	s.ends()
	s.counts(iRow, 0, 0)
	s.number(1, iCoins, 2)

	s = happening(t, [][]rules.DefID{{martyr, martyr}, {}}, runs(quake))
	s.choose("yes") // the second falls for the first
	s.asked(0, "yes", "no")
	s.choose("yes") // the first for that one, which then falls by the quake itself
	s.ends()
	s.counts(iRow, 0, 0)

	s = happening(t, [][]rules.DefID{{grave, lodge}, {crow}}, runs(quake))
	s.ends()
	s.counts(iHand, 0, 2)
	s.counts(iPile, 0, 2) // the crow and the quake
}

// Cards that go to places of choice are proposed one by one, and told as one.
func TestFallAsked(t *testing.T) {
	s := happening(t, [][]rules.DefID{{lodge, sieve, crow}, {mourner}}, runs(recall))
	s.asked(0, "next Lodge", "next Sieve", "next Crow")
	s.choose("next Lodge", "bottom D", "next Crow", "top D", "top D")
	s.ends()
	if c := s.m.In(iDeck, 0).First; s.m.Def(c).Name != "Lodge" {
		t.Errorf("%s lies at the bottom", s.m.Def(c).Name)
	}
	s.number(0, iHearts, 9)
	s.number(0, iCoins, 1) // the crow has seen the lodge go
	s.number(1, iCoins, 0)

	s = happening(t, [][]rules.DefID{{lodge, martyr}, {mourner}}, runs(recall))
	s.choose("next Lodge", "top D", "yes")
	s.ends()
	s.counts(iRow, 0, 1) // the martyr fell for it, and its own fall is off
	s.number(0, iHearts, 6)

	for _, fall := range []rules.DefID{quake, recall} {
		s = happening(t, [][]rules.DefID{{lodge, lodge, mourner}, {}}, runs(fall))
		for fall == recall && !s.m.S.Over {
			s.choose(s.m.Words().Key(0))
		}
		s.ends()
		s.number(0, iCoins, 0) // it has left before it is told
		s = happening(t, [][]rules.DefID{{lodge, lodge, mourner}, {}}, func(m *rules.Match) {
			group := m.S.NewSerial()
			for c := m.In(iRow, 0).First; c != 0; c = m.S.Cards[c].Next {
				if m.S.Cards[c].Def == lodge {
					m.Collect(group, rules.Coming{Kind: kFall, Act: rules.ActMove, Card: c, To: m.Game.Zone(iPile, 0), Why: iWhyFelled, Reg: -1})
				}
			}
			m.Happen(group)
		})
		s.ends()
		s.number(0, iCoins, 2)
	}
}
