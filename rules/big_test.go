package rules

import (
	"testing"

	"feltstack/rules/message"
)

// big is a made-up table of five seats that bring 102 cards each: 60 cards are
// in play, 20 numbers are printed on each, and the texts of ten of those change
// numbers of others. On a turn a seat taps a card in play or passes, and the
// others may answer.
func big(tb testing.TB) *Match {
	const seats, each = 5, 102
	g := &Game{
		Cover: Cover{Name: "big", Title: "Big", MinSeats: seats, MaxSeats: seats},
		Tables: Tables{
			Facts: make([]NumSpec, 20),
			Zones: []ZoneSpec{{}, {Name: "deck", Short: "D", PerSeat: true, Ordered: true, Sight: SightNobody},
				{Name: "hand", Short: "H", PerSeat: true, Sight: SightOwner}, {Name: "field", Short: "F", PerSeat: true, Ordered: true, Table: true}},
			Verbs:   append(CommonVerbs(), VerbSpec{Key: "tap {card}"}, VerbSpec{Key: "pass", Default: true}),
			Prompts: []message.ID{"", "Tap a card"},
			Reasons: []ReasonSpec{{}, {Text: "It is tapped."}},
			Causes:  []message.ID{""},
			Flags:   []string{"tapped"},
			Nums:    []string{"turns"},
			Defs:    []Def{{}},
		},
		Code: Code{
			Main:  0,
			Text:  2,
			Preds: []Pred{{Name: "tapped", Holds: func(m *Match, _ *Query, c CardID, _ int16) bool { return m.S.Has(c, 1) }}},
		},
	}
	const tap, pass = VerbCommon, VerbCommon + 1
	for i := range g.Facts {
		g.Facts[i].Name = string(rune('a' + i))
	}
	tapped := &Filter{Reg: -1, Ctrl: You, From: []Source{{Zone: 3, Whose: You}}, Tests: []Test{{Pred: 0}}}
	for i := range each {
		d := Def{Name: "card", Short: "card", Facts: make([]int16, len(g.Facts))}
		for k := range d.Facts {
			d.Facts[k] = int16(i+k)%7 + 1
		}
		if i < 2 { // of the twelve that each seat has in play
			d.Statics = []Static{{Whom: tapped, Changes: []Change{{Fact: uint8(i), N: Amount{N: 1}}}}}
		}
		g.Defs = append(g.Defs, d)
	}
	ask := func(m *Match, f *Frame) bool {
		m.AskAuto(Decision{Kind: PickAnswer, Seat: f.Opp, Prompt: 1})
		for c := m.In(3, f.Opp).First; c != 0; c = m.S.Cards[c].Next {
			no := No(0)
			if m.S.Has(c, 1) {
				no = 1
			}
			m.Offer(Option{Verb: tap, Card: c}, no)
		}
		return true
	}
	g.Procs = []Proc{
		{Name: "match", Steps: []Step{func(m *Match, f *Frame) {
			if m.S.Nums[0]++; m.S.Nums[0] > 200 {
				m.Win(0)
				return
			}
			f.Again()
			m.S.Active = m.S.NextSeat(m.S.Active)
			for c := m.In(3, m.S.Active).First; c != 0; c = m.S.Cards[c].Next {
				m.SetFlag(c, 1, false)
			}
			m.Call(1, Frame{Opp: m.S.Active})
		}}},
		{Name: "turn", Steps: Priority{
			Ask: ask, Pass: pass, Next: NextActor,
			Act: func(m *Match, _ *Frame, _ Seat) { m.SetFlag(m.S.Answer.Card, 1, true) },
		}.Steps()},
		TextProc(),
	}
	g.Deal = func(m *Match) {
		for p := range Seat(seats) {
			for i := range each {
				z := ZoneKind(1)
				if i < 12 {
					z = 3
				} else if i < 20 {
					z = 2
				}
				m.NewCard(DefID(i+1), uint8(p), p, g.Zone(z, p))
			}
		}
	}
	if _, err := g.Build(); err != nil {
		tb.Fatal(err)
	}
	m, err := New(g, Setup{Seats: seats, Seed: 1})
	if err != nil {
		tb.Fatal(err)
	}
	return m
}

// TestBig plays the large table to its end, and its texts change numbers.
func TestBig(t *testing.T) {
	m := big(t)
	rng := Seeded(1)
	changed := false
	for !m.S.Over {
		if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
			t.Fatal(err)
		}
		for c := m.In(3, 0).First; c != 0; c = m.S.Cards[c].Next {
			changed = changed || m.Fact(c, 0) != m.Def(c).Facts[0]
		}
		if err := m.Check(); err != nil {
			t.Fatal(err)
		}
	}
	if !changed {
		t.Error("no number ever changes")
	}
}

func BenchmarkBig(b *testing.B) {
	start := big(b)
	rng := Seeded(1)
	for range 30 {
		if err := start.Choose(rng.IntN(len(start.S.Options))); err != nil {
			b.Fatal(err)
		}
	}
	var m Match
	b.Run("step", func(b *testing.B) {
		b.ReportAllocs()
		m.CopyFrom(start)
		for b.Loop() {
			if m.S.Over {
				m.CopyFrom(start)
			}
			if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("fact", func(b *testing.B) {
		c := start.In(3, 2).First
		for b.Loop() {
			start.Fact(c, 1)
		}
	})
	b.Run("copy", func(b *testing.B) {
		for b.Loop() {
			m.CopyFrom(start)
		}
	})
	b.Run("resample", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			start.Determinize(start.S.Decision.Seat, &rng, &m)
		}
	})
}

// TestManyCards: at a table of five seats, each of 60 cards in play gets a number of its own, and of
// 510 cards that the state names each is told apart from those named after it.
func TestManyCards(t *testing.T) {
	m := big(t)
	it := &Filter{Reg: -1, Ctrl: Each, Tie: Itself, From: []Source{{Zone: 3, Whose: Each}}}
	code := []Instr{{Op: OpMark, Reg: 1, Max: Amount{Kind: TotalOf, N: 1, Filter: it}}}
	m.Game.Defs[1].Abilities = []Ability{{Modes: []Mode{{Code: code}}}}
	f := m.Call(m.Game.Text, Frame{Def: 1, Serial: m.S.NewSerial()})
	for c := 1; c < len(m.S.Cards); c++ {
		m.S.Put(f.Serial, 1, CardID(c))
	}
	got := run{m, f, &code[0]}.gains()
	n := 0
	for c := 1; c < len(m.S.Cards); c++ {
		if m.S.inPlay(m.Game, CardID(c)) {
			n++
			if by, want := got.next(), m.Fact(CardID(c), 0); by != want {
				t.Fatalf("card %d, the number %d in play, gets %d, not %d", c, n, by, want)
			}
		}
	}
	if n != 60 {
		t.Errorf("%d cards are in play", n)
	}
	m.sight(0).noteNamed()
	seen := map[uint16]bool{}
	for c := 1; c < len(m.S.Cards); c++ {
		if at := uint16(m.scratch.named[c]); at == 0 || seen[at] {
			t.Fatalf("card %d is named at %d, as another is", c, at)
		} else {
			seen[at] = true
		}
	}
}
