package table

import (
	"slices"
	"testing"

	"feltstack/rules"
	"feltstack/rules/looks"
	"feltstack/rules/message"
	"feltstack/rules/payment"
)

// toll is a game of one payment: two coins of four, one of them worth two.
func toll(t *testing.T) *rules.Game {
	t.Helper()
	one := rules.Amount{N: 2}
	g := &rules.Game{
		Cover: rules.Cover{Name: "toll", Title: "Toll", Version: "1", MinSeats: 2, MaxSeats: 2},
		Tables: rules.Tables{
			Zones: []rules.ZoneSpec{{}, {Name: "row", Short: "R", PerSeat: true, Ordered: true, Table: true}},
			Verbs: append(rules.CommonVerbs(), rules.VerbSpec{Key: "go {card}", Say: "Go through"}, rules.VerbSpec{Key: "stay", Say: "Stay", Default: true}),
			Defs: []rules.Def{
				{},
				{Name: "Gate", Short: "Gate", Abilities: []rules.Ability{{
					Kind: rules.AbilityUse, Modes: []rules.Mode{{}},
					Price: &rules.Price{Ways: []rules.Fee{{Wants: []rules.Want{{Of: 1, N: one}}}}},
				}}},
				{Name: "Penny", Short: "Penny"}, {Name: "Cent", Short: "Cent"}, {Name: "Twopence", Short: "Twopence"},
			},
			Prompts: []message.ID{"", "Your move", "Pay {price} for {card}"}, PromptPay: 2,
			Reasons:   []rules.ReasonSpec{{}, {Rule: "1", Text: "You can't pay."}},
			Causes:    []message.ID{""},
			Labels:    []string{""},
			Flags:     []string{"spent"},
			Resources: []rules.Resource{{Name: "coin", Short: "c"}},
			Means:     []rules.Means{{Name: "spend", Flag: 1, Weight: 1}},
		},
		Legality: rules.Legality{NoCost: 1},
		Course: rules.Course{
			Deal: func(m *rules.Match) {
				for _, d := range []rules.DefID{1, 2, 3, 4, 2} {
					m.NewCard(d, 0, 0, m.Game.Zone(1, 0))
				}
			},
			Supplies: func(m *rules.Match, q *rules.Query, b *rules.Bill) {
				for c := m.In(1, q.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
					if n := m.S.Cards[c].Def; n > 1 && !m.S.Has(c, 1) {
						b.Offer(rules.Supply{Card: c, Gives: payment.Goods{max(uint8(n)-2, 1)}})
					}
				}
			},
		},
	}
	g.Procs = []rules.Proc{
		{Name: "match", Steps: []rules.Step{
			func(m *rules.Match, f *rules.Frame) {
				m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: 0, Prompt: 1})
				m.Offer(rules.Option{Verb: rules.VerbCommon, Card: m.In(1, 0).First}, 0)
				m.Offer(rules.Option{Verb: rules.VerbCommon + 1}, 0)
			},
			func(m *rules.Match, f *rules.Frame) {
				if m.S.Answer.Verb == rules.VerbCommon {
					m.Call(1, rules.Frame{Opp: 1, Src: m.S.Answer.Card, Def: 1, Mode: -1, Serial: m.S.NewSerial()})
				}
			},
			func(m *rules.Match, f *rules.Frame) { m.Win(rules.Of(0)) },
		}},
		{Name: "declare", Steps: append(rules.DeclareSteps(), func(m *rules.Match, f *rules.Frame) { m.Charge(f) })},
		rules.TextProc(), rules.PayProc(),
	}
	g.Text, g.Pay = 2, 3
	if _, err := g.Build(); err != nil {
		t.Fatal(err)
	}
	return g
}

// TestPayingIsShown: the cards of the proposal are marked, a click on another one
// changes it, and the whole declaration can be taken back.
func TestPayingIsShown(t *testing.T) {
	s, err := New(Config{Game: toll(t), Looks: &looks.Game{Areas: []looks.Area{{}, {Row: looks.RowFront}}}, Setup: rules.Setup{Seats: 2, Seed: 1}, Players: []Player{ann, ben}})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	gate := s.View(0).Scene().Cards[0]
	if drops, _ := s.View(0).Drops(gate.ID); len(drops) != 1 || !slices.Equal(drops[0].Keys, []string{"go Gate"}) || drops[0].Verb != "Go through" {
		t.Errorf("ways to pay are offered as ways to play %s: %+v", gate.Name, drops)
	}
	sc := do(t, s, 0, "go Gate")
	shown := func(want ...string) {
		t.Helper()
		var spent, dim []string
		for _, c := range sc.Cards {
			if c.Pays {
				spent = append(spent, c.Name)
			}
			if c.Dim {
				dim = append(dim, c.Name)
			}
		}
		if !slices.Equal(spent, want) || !slices.Equal(dim, []string{"Gate"}) {
			t.Fatalf("the proposal shows %q, dimmed are %q, not %q and the Gate", spent, dim, want)
		}
	}
	shown("Twopence") // as little as two coins, and one card
	if p := sc.Prompt; p.Text != "Pay 2 coin for Gate" || !p.Declaring || !p.Paying || p.Buttons[0].Text != "Pay" || !p.Buttons[0].Default || len(p.Cards) != 4 {
		t.Errorf("prompt %+v", p)
	}
	for _, c := range sc.Cards { // one penny is as good as the other
		if drops, _ := s.View(0).Drops(c.ID); c.Name == "Penny" && (len(drops) != 1 || !slices.Equal(drops[0].Keys, []string{"with Penny"})) {
			t.Errorf("a click on the penny at %d means %+v", c.Index, drops)
		}
	}
	sc = do(t, s, 0, "without Twopence")
	shown("Penny", "Penny")
	if err := s.View(0).Choose(-1); err != nil {
		t.Fatal(err)
	}
	settle(t, "it is taken back", func() bool { return len(s.Line()) == 0 })
	sc = s.View(0).Scene()
	if p := sc.Prompt; p.Text != "Your move" || p.Paying {
		t.Errorf("after taking it back: %+v", p)
	}
}

// Where the payer's own choice pays for all, a click on another card takes the place of one of it.
func TestPayingInPlaceOfAnother(t *testing.T) {
	s, err := New(Config{Game: toll(t), Looks: &looks.Game{Areas: []looks.Area{{}, {Row: looks.RowFront}}}, Setup: rules.Setup{Seats: 2, Seed: 1}, Players: []Player{ann, ben}})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	do(t, s, 0, "go Gate")
	do(t, s, 0, "with Penny")
	sc := do(t, s, 0, "with Cent")
	for _, c := range sc.Cards {
		if c.Name == "Gate" || c.Pays {
			continue
		}
		drops, _ := s.View(0).Drops(c.ID)
		if len(drops) != 1 || !c.Can || !slices.Contains(sc.Prompt.Cards, c.ID) {
			t.Fatalf("a click on %s means %+v", c.Name, drops)
		}
		if drops[0].Card != c.ID || drops[0].Zone != -1 {
			t.Errorf("%s is dropped on %+v", c.Name, drops[0])
		}
		if c.Name != "Penny" {
			continue
		}
		if !slices.Equal(drops[0].Keys, []string{"without Cent"}) {
			t.Errorf("the other penny takes the place of something else: %q", drops[0].Keys)
		}
		sc = do(t, s, 0, drops[0].Keys...)
		for _, c := range sc.Cards {
			if c.Pays != (c.Name == "Penny") {
				t.Errorf("%s pays: %t", c.Name, c.Pays)
			}
		}
		return
	}
	t.Error("all pennies pay already")
}
