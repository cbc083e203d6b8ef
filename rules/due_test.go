package rules_test

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/message"
)

// tollGame is a game of one text: its player loses some hearts, then gains 5. Who has none
// left is out as soon as a heart is lost, and the turn with its player.
func tollGame(own int16) *rules.Game {
	const match, turn, text = 0, 1, 2
	hearts := func(who rules.Who, n int16, much int16) rules.Instr {
		return rules.Instr{Op: rules.OpNum, Num: 0, Who: who, N: n, Max: rules.Amount{N: much}}
	}
	g := &rules.Game{
		Cover: rules.Cover{Name: "toll", Title: "Toll", Version: "1", MinSeats: 2, MaxSeats: 5},
		Tables: rules.Tables{
			Zones: []rules.ZoneSpec{{}, {Name: "row", Short: "R", PerSeat: true, Ordered: true, Table: true}}, Floored: 1,
			Defs: []rules.Def{{Name: "a card", Short: "?"}, {Name: "Toll", Short: "Toll", Abilities: []rules.Ability{{Modes: []rules.Mode{{Code: []rules.Instr{
				hearts(rules.You, -1, own), hearts(rules.You, 1, 5),
			}}}}}}},
			Verbs:    append(rules.CommonVerbs(), rules.VerbSpec{Key: "toll", Say: "Toll"}),
			Prompts:  []message.ID{"", "Your turn"},
			Causes:   []message.ID{""},
			SeatNums: []string{"hearts"},
		},
	}
	g.Code = rules.Code{Main: match, Text: text, Procs: []rules.Proc{
		match: {Name: "match", Steps: []rules.Step{
			func(m *rules.Match, f *rules.Frame) {
				m.S.Turn++
				m.S.Active = m.S.NextSeat(m.S.Active)
				m.Call(turn, rules.Frame{Ctrl: m.S.Active})
			},
			func(_ *rules.Match, f *rules.Frame) { f.Goto(0) },
		}},
		turn: {Name: "turn", Steps: []rules.Step{
			func(m *rules.Match, f *rules.Frame) {
				m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: f.Ctrl, Prompt: 1})
				m.Offer(rules.Option{Verb: rules.VerbCommon}, 0)
			},
			func(m *rules.Match, f *rules.Frame) {
				m.Push(rules.Item{Ctrl: f.Ctrl, By: f.Ctrl, Serial: m.S.NewSerial()})
				m.Call(text, rules.Frame{Ctrl: f.Ctrl, Opp: rules.NoSeat, Def: 1, Src: m.In(1, f.Ctrl).First, Serial: m.S.NewSerial()})
			},
		}},
		text: rules.TextProc(),
	}}
	g.Course = rules.Course{
		Deal: func(m *rules.Match) {
			m.S.Active = rules.Seat(m.S.SeatCount) - 1
			for p := range rules.Seat(m.S.SeatCount) {
				m.S.Seats[p].Nums[0] = 3
				m.NewCard(1, 0, p, m.Game.Zone(1, p))
			}
		},
		Due: func(m *rules.Match) {
			for p := range rules.Seat(m.S.SeatCount) {
				if m.S.Plays(p) && m.S.Seats[p].Nums[0] <= 0 {
					m.Oust(p)
				}
			}
			if m.S.Living() == 1 {
				m.Win(rules.Of(m.S.NextSeat(0)))
			} else if m.S.Seats[m.S.Active].Out {
				m.Unwind(turn)
			}
		},
	}
	return g
}

// TestDue: who has no hearts left is out between two instructions of a text, which ends there with the
// turn and all that it has begun; with hearts left the text goes on.
func TestDue(t *testing.T) {
	for own, left := range map[int16]int16{2: 6, 3: 0} {
		g, err := tollGame(own).Build()
		if err != nil {
			t.Fatal(err)
		}
		m, err := rules.New(g, rules.Setup{Seats: 3})
		if err != nil {
			t.Fatal(err)
		}
		first := m.S.Decision.Seat
		if err := m.Choose(0); err != nil {
			t.Fatal(err)
		}
		if got := m.S.Seats[first].Nums[0]; got != left || m.S.Seats[first].Out != (left == 0) {
			t.Errorf("a toll of %d leaves %d hearts, want %d; out: %t", own, got, left, m.S.Seats[first].Out)
		}
		if left == 0 && (m.S.Decision.Seat != m.S.NextSeat(first) || len(m.S.Stack) > 0 || len(m.S.Frames) != 2 || m.S.PrevSeat(m.S.Decision.Seat) == first) {
			t.Errorf("after a player is out in the turn, seat %d is asked with %d plays and %d procedures", m.S.Decision.Seat, len(m.S.Stack), len(m.S.Frames))
		}
	}
}
