package rules_test

import (
	"slices"
	"testing"

	"feltstack/rules"
)

// scene is a table of Mint on which one thing happens.
type scene struct {
	*testing.T
	m *rules.Match
}

// happening lays rows for seat 0, 1, ... and a deck of sieves, and lets do happen.
func happening(t *testing.T, rows [][]rules.DefID, do func(m *rules.Match)) *scene {
	t.Helper()
	g := mint()
	g.Procs[iMain].Steps = []rules.Step{
		func(m *rules.Match, _ *rules.Frame) { do(m) },
		func(m *rules.Match, _ *rules.Frame) { m.Call(iTriggers, rules.Frame{}) },
		func(m *rules.Match, _ *rules.Frame) { m.Win(0) },
	}
	g.Deal = func(m *rules.Match) {
		for range 9 {
			m.NewCard(sieve, 0, rules.NoSeat, m.Game.Zone(iDeck, 0))
		}
		for p, row := range rows {
			m.S.Seats[p].Nums[iHearts] = 6
			for _, d := range row {
				m.NewCard(d, 0, rules.NoSeat, m.Game.Zone(iRow, rules.Seat(p)))
			}
		}
	}
	m, err := rules.New(must(g.Build()), rules.Setup{Seats: len(rows)})
	if err != nil {
		t.Fatal(err)
	}
	return &scene{t, m}
}

// asked proves that seat p is asked, with these keys.
func (s *scene) asked(p rules.Seat, keys ...string) {
	s.Helper()
	if s.m.S.Over || s.m.S.Decision.Seat != p || !slices.Equal(s.m.Words().Keys(), keys) {
		s.Fatalf("seat %d is asked %q, want seat %d asked %q", s.m.S.Decision.Seat, s.m.Words().Keys(), p, keys)
	}
	if err := s.m.Check(); err != nil {
		s.Fatal(err)
	}
}

// choose answers what is asked.
func (s *scene) choose(keys ...string) {
	s.Helper()
	for _, key := range keys {
		i := slices.Index(s.m.Words().Keys(), key)
		if i < 0 {
			s.Fatalf("there is no %q: %q", key, s.m.Words().Keys())
		}
		if err := s.m.Choose(i); err != nil {
			s.Fatal(err)
		}
	}
}

// ends proves that nothing more is asked, and what is left over.
func (s *scene) ends() {
	s.Helper()
	if !s.m.S.Over {
		s.Fatalf("seat %d is asked %q", s.m.S.Decision.Seat, s.m.Words().Keys())
	}
	if len(s.m.S.Coming) > 0 {
		s.Errorf("still to come: %+v", s.m.S.Coming)
	}
	if err := s.m.Check(); err != nil {
		s.Error(err)
	}
}

// counts proves how many cards lie in a zone.
func (s *scene) counts(z rules.ZoneKind, p rules.Seat, want int16) {
	s.Helper()
	if n := s.m.In(z, p).N; n != want {
		s.Errorf("%d cards in the %s, want %d", n, s.m.Game.Zones[z].Name, want)
	}
}

// number proves a number of a seat.
func (s *scene) number(p rules.Seat, num uint8, want int16) {
	s.Helper()
	if n := s.m.S.Seats[p].Nums[num]; n != want {
		s.Errorf("seat %d has %d %s, want %d", p, n, s.m.Game.SeatNums[num], want)
	}
}

func draws(n int16) func(m *rules.Match) {
	return func(m *rules.Match) { m.Propose(drawing(m, 0, n)) }
}

// gains lets seat 0 gain n coins.
func gains(n int16) func(m *rules.Match) {
	return func(m *rules.Match) { m.Propose(gaining(0, n)) }
}

// runs runs the text of a card for seat 0.
func runs(d rules.DefID) func(m *rules.Match) {
	return func(m *rules.Match) {
		c := m.NewCard(d, 0, rules.NoSeat, m.Game.Zone(iPile, 0))
		m.Call(iText, rules.Frame{Ctrl: 0, Opp: m.S.Rival(0), Src: c, Def: d, Serial: m.S.NewSerial()})
	}
}
