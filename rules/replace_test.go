package rules_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/laws"
)

func TestMint(t *testing.T) {
	laws.TestGame(t, must(mint().Build()), laws.Trial{Games: 20})
	laws.CheckSignature(t, must(mint().Build()), 100, filepath.Join("testdata", "mint.signature"))
}

func TestDrawInstead(t *testing.T) {
	none := []rules.DefID{}
	t.Run("nobody does anything", func(t *testing.T) {
		s := happening(t, [][]rules.DefID{{scribe}, {sieve}}, draws(2))
		s.ends()
		s.counts(iHand, 0, 2)
		s.number(0, iCoins, 2) // once, with the number
	})
	t.Run("each of two", func(t *testing.T) {
		s := happening(t, [][]rules.DefID{{sieve, scribe}, none}, draws(2))
		s.ends()
		s.counts(iHand, 0, 0)
		s.counts(iPile, 0, 2)
		s.number(0, iCoins, 0)
	})
	t.Run("what it does is still the same draw", func(t *testing.T) {
		s := happening(t, [][]rules.DefID{{well}, none}, draws(2))
		s.ends()
		s.counts(iHand, 0, 4)
	})
	t.Run("two copies, each once", func(t *testing.T) {
		s := happening(t, [][]rules.DefID{{well, well}, none}, draws(1))
		s.choose("instead Well effect")
		s.ends()
		s.counts(iHand, 0, 4)
	})
	t.Run("one after the other, and no further", func(t *testing.T) {
		s := happening(t, [][]rules.DefID{{well, sieve}, none}, draws(1))
		s.asked(0, "instead Well effect", "instead Sieve effect")
		s.choose("instead Well effect")
		s.ends()
		s.counts(iHand, 0, 0)
		s.counts(iPile, 0, 2) // both draws of the Well are sifted
		s = happening(t, [][]rules.DefID{{well, sieve}, none}, draws(1))
		s.choose("instead Sieve effect")
		s.ends()
		s.counts(iPile, 0, 1)
	})
	t.Run("no more than there are", func(t *testing.T) {
		s := happening(t, [][]rules.DefID{{well, scribe}, none}, draws(6))
		s.ends()
		s.counts(iHand, 0, 9)
		s.number(0, iCoins, 9)
	})
	t.Run("it shows nothing", func(t *testing.T) {
		s := happening(t, [][]rules.DefID{{well, sieve}, none}, draws(1))
		for c := s.m.In(iDeck, 0).First; c != 0; c = s.m.S.Cards[c].Next {
			if s.m.Knows(0, c) || s.m.Knows(1, c) {
				t.Error("a card of the deck is seen")
			}
		}
		for _, p := range []rules.Seat{0, 1} {
			var v rules.Match
			s.m.View(p, &v)
			for _, ev := range v.S.Coming {
				if ev.Card != 0 {
					t.Errorf("seat %d sees that card %d is about to be drawn", p, ev.Card)
				}
			}
		}
		if ev := s.m.Proposed(); ev == nil || ev.Kind != kDraw || s.m.S.Decision.Src != 0 {
			t.Errorf("it is asked about %+v", ev)
		}
	})
}

func TestGainChanged(t *testing.T) {
	s := happening(t, [][]rules.DefID{{purse, mirror}, {purse}}, gains(3))
	s.asked(0, "instead Purse effect", "instead Mirror effect")
	s.choose("instead Purse effect")
	s.asked(0, "yes", "no")
	s.choose("yes")
	s.ends()
	s.number(0, iCoins, 8)
	s = happening(t, [][]rules.DefID{{purse, mirror}, {purse}}, gains(3))
	s.choose("instead Mirror effect", "yes")
	s.ends()
	s.number(0, iCoins, 7)
	s = happening(t, [][]rules.DefID{{purse, mirror}, {purse}}, gains(3))
	s.choose("instead Purse effect", "no") // asked once
	s.ends()
	s.number(0, iCoins, 6)
	s = happening(t, [][]rules.DefID{{purse, mirror}, {}}, gains(0))
	s.ends() // nothing is about to happen
	s.number(0, iCoins, 0)
}

// An event may be halved, and made less, never less than nothing.
func TestHalved(t *testing.T) {
	for _, c := range []struct {
		to   rules.Alter
		n    int16
		want int16
	}{
		{rules.Alter{Half: rules.HalfDown}, 5, 2}, {rules.Alter{Half: rules.HalfUp}, 5, 3}, {rules.Alter{Half: rules.HalfUp}, 4, 2},
		{rules.Alter{Half: rules.HalfDown}, 1, 0}, {rules.Alter{Plus: -2}, 5, 3}, {rules.Alter{Plus: -9}, 5, 0},
	} {
		s := happening(t, [][]rules.DefID{{mirror}, {}}, func(m *rules.Match) {
			m.Game.Defs[mirror].Abilities[0].Alter = c.to
			m.Game.Defs[mirror].Abilities[0].Alter.Keeps = true
			gains(c.n)(m)
		})
		s.ends()
		s.number(0, iCoins, c.want)
	}
}

// A mark that prevents all is never used up.
func TestPreventAll(t *testing.T) {
	s := happening(t, [][]rules.DefID{{}, {}}, func(m *rules.Match) {
		m.AddMark(rules.Mark{Kind: mShield, Seat: 0, N: rules.PreventAll})
		group := m.S.NewSerial()
		m.Collect(group, hurting(0, 5))
		m.Collect(group, hurting(0, 4))
		m.Collect(group, hurting(1, 1))
		m.Happen(group)
	})
	s.ends()
	s.number(0, iHearts, 6)
	s.number(1, iHearts, 5)
	if k := s.m.S.Marks; len(k) != 1 || k[0].N != rules.PreventAll {
		t.Errorf("left is %+v", k)
	}
}

func TestShield(t *testing.T) {
	several := func(hurts ...int16) *scene {
		return happening(t, [][]rules.DefID{{}, {}}, func(m *rules.Match) {
			m.AddMark(rules.Mark{Kind: mShield, Seat: 0, N: 3})
			m.AddMark(rules.Mark{Kind: mShield, Seat: 1, N: 1})
			group := m.S.NewSerial()
			for _, n := range hurts {
				m.Collect(group, hurting(0, n))
			}
			m.Happen(group)
		})
	}
	s := several(1, 1)
	s.ends()
	s.number(0, iHearts, 6)
	if k := s.m.S.Marks; len(k) != 2 || k[0].N != 1 || k[1].N != 1 {
		t.Errorf("of 3 there is %+v left", k)
	}
	var told []string
	happening(t, [][]rules.DefID{{lodge}, {}}, func(m *rules.Match) {
		m.Listen = func(ev *rules.Event) {
			if ev.Kind == rules.EvInstead {
				told = append(told, m.Words().Narrate(*ev).Text(rules.SeatName))
			}
		}
		m.AddMark(rules.Mark{Kind: mShield, Seat: 0, N: 3, Src: m.In(iRow, 0).First})
		m.Propose(hurting(0, 5))
	})
	if want := "A would be hurt: Lodge prevents 3, 2 left"; len(told) != 1 || told[0] != want {
		t.Errorf("told is %q, want %q", told, want)
	}
	s = several(2, 4)
	s.ends()
	s.number(0, iHearts, 3)
	if k := s.m.S.Marks; len(k) != 1 || k[0].Seat != 1 {
		t.Errorf("what is used up stays: %+v", k)
	}
	// Of cards: each its own.
	s = happening(t, [][]rules.DefID{{lodge, lodge}, {lodge}}, func(m *rules.Match) {
		m.AddMark(rules.Mark{Kind: mShield, Card: m.In(iRow, 0).First, N: 1})
		runs(acid)(m)
	})
	s.ends()
	var rust []int16
	for p := range rules.Seat(2) {
		for c := s.m.In(iRow, p).First; c != 0; c = s.m.S.Cards[c].Next {
			rust = append(rust, s.m.Counters(c, iRust))
		}
	}
	if !slices.Equal(rust, []int16{1, 2, 2}) {
		t.Errorf("the cards have %v rust", rust)
	}
	// Two of different cards: who is hurt says which comes first.
	s = happening(t, [][]rules.DefID{{lodge, crow}, {}}, func(m *rules.Match) {
		for c := m.In(iRow, 0).First; c != 0; c = m.S.Cards[c].Next {
			m.AddMark(rules.Mark{Kind: mShield, Seat: 0, N: 2, Src: c})
		}
		m.Propose(hurting(0, 3))
	})
	s.asked(0, "prevent Lodge", "prevent Crow")
	s.choose("prevent Crow")
	s.ends()
	s.number(0, iHearts, 6)
	if k := s.m.S.Marks; len(k) != 1 || k[0].N != 1 || s.m.Def(k[0].Src).Name != "Lodge" {
		t.Errorf("left is %+v", k)
	}
}

func TestEntersTapped(t *testing.T) {
	s := happening(t, [][]rules.DefID{{lodge}, {}}, func(m *rules.Match) {
		for p := range rules.Seat(2) {
			c := m.NewCard(crow, 0, rules.NoSeat, m.Game.Zone(iHand, p))
			m.Propose(rules.Coming{Kind: kEnter, Act: rules.ActMove, Card: c, To: m.Game.Zone(iRow, p), Why: iWhyEnter})
		}
	})
	s.ends()
	if c := s.m.In(iRow, 0).Last; s.m.Def(c).Name != "Crow" || !s.m.S.Has(c, fTapped) {
		t.Error("a card under a Lodge does not enter tapped")
	}
	if c := s.m.In(iRow, 1).Last; c == 0 || s.m.S.Has(c, fTapped) {
		t.Error("another's card enters tapped")
	}
	s = happening(t, [][]rules.DefID{{sloth}, {}}, func(m *rules.Match) {
		for _, d := range []rules.DefID{sloth, crow} {
			c := m.NewCard(d, 0, rules.NoSeat, m.Game.Zone(iHand, 1))
			m.Propose(rules.Coming{Kind: kEnter, Act: rules.ActMove, Card: c, To: m.Game.Zone(iRow, 1), Why: iWhyEnter})
		}
	})
	s.ends()
	if row := s.m.In(iRow, 1); row.N != 2 {
		t.Error("a card has not entered")
	}
	for c := s.m.In(iRow, 1).First; c != 0; c = s.m.S.Cards[c].Next {
		if tapped := s.m.S.Has(c, fTapped); tapped != (s.m.Def(c).Name == "Sloth") {
			t.Errorf("%s is tapped: %v", s.m.Def(c).Name, tapped)
		}
	}
}

// What only the game knows how to do is proposed like everything else.
func TestMintMore(t *testing.T) {
	s := happening(t, [][]rules.DefID{{}, {guild}}, runs(press))
	s.ends()
	s.number(0, iCoins, 2)
	s = happening(t, [][]rules.DefID{{guild, guild, purse}, {}}, runs(press))
	s.choose("instead Guild effect")
	s.ends()
	s.number(0, iCoins, 4)
}

// A seat that goes out while something is proposed is asked and hurt no more.
func TestOustProposed(t *testing.T) {
	s := happening(t, [][]rules.DefID{{hex}, {lodge}, {}}, func(m *rules.Match) {
		group := m.S.NewSerial()
		m.Collect(group, hurting(1, 1))
		m.Collect(group, gaining(1, 5))
		m.Collect(group, gaining(2, 5))
		m.Collect(group, hurting(1, 2))
		m.Happen(group)
	})
	s.ends()
	if !s.m.S.Seats[1].Out {
		t.Error("seat 1 is not out")
	}
	s.number(1, iHearts, 6)
	s.number(1, iCoins, 0)
	s.number(2, iCoins, 5)
	s.counts(iRow, 1, 0)
	s = happening(t, [][]rules.DefID{{hex}, {}, {}}, runs(spears))
	s.ends()
	if s.m.S.Living() != 1 {
		t.Errorf("%d seats are left", s.m.S.Living())
	}
}

// Nesting ends by itself, long before the frames do, and the event happens.
func TestDeepProposal(t *testing.T) {
	var wells []rules.DefID
	for range 40 {
		wells = append(wells, well)
	}
	g := []rules.Instr{
		{Op: rules.OpTop, Zone: iDeck, Min: num(1), Max: num(1), Dst: 1},
		{Op: rules.OpMove, Reg: 1, Dests: []rules.Dest{{Zone: iHand}}, Why: iWhyDraw},
	}
	s := happening(t, [][]rules.DefID{wells, {}}, func(m *rules.Match) {
		m.Game.Defs[well].Abilities[0].Modes[0].Code = g
		m.Propose(drawing(m, 0, 1))
	})
	for !s.m.S.Over {
		if !strings.HasPrefix(s.m.Words().Key(0), "instead Well") {
			t.Fatalf("asked %q", s.m.Words().Keys())
		}
		s.choose(s.m.Words().Key(0))
	}
	s.ends()
	s.counts(iHand, 0, 1)
}
