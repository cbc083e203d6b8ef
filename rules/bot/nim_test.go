package bot

import (
	"feltstack/rules"
	"feltstack/rules/message"
)

// Nim: players take one to three from a heap in turn; who takes the last one
// wins. With perfect play the one who moves loses if the heap is a multiple of
// four.
const (
	verbTake = rules.VerbCommon + iota
	verbWait
)

const numHeap = 0

// nim is the game with a heap of n. With patience a player may also wait once
// in a while, which changes nothing.
func nim(n int16, patience bool) *rules.Game {
	g := &rules.Game{
		Cover: rules.Cover{Name: "nim", Title: "Nim", Version: "1", MinSeats: 2, MaxSeats: 3},
		Tables: rules.Tables{
			Zones:   []rules.ZoneSpec{{}, {Name: "table", Short: "T"}},
			Defs:    []rules.Def{{}, {Name: "Chip", Short: "chip"}},
			Verbs:   append(rules.CommonVerbs(), rules.VerbSpec{Key: "take {n}"}, rules.VerbSpec{Key: "wait", Default: true}),
			Prompts: []message.ID{"", "How many?"},
			Reasons: []rules.ReasonSpec{{}},
		},
		Course: rules.Course{Deal: func(m *rules.Match) { m.NewCard(1, 0, rules.NoSeat, 1) }},
	}
	g.Procs = []rules.Proc{{Name: "match", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) { m.S.Nums[numHeap] = n },
		func(m *rules.Match, f *rules.Frame) {
			m.Ask(rules.Decision{Kind: rules.PickNumber, Seat: m.S.Active, Prompt: 1})
			for k := int16(1); k <= min(3, m.S.Nums[numHeap]); k++ {
				m.Offer(rules.Option{Verb: verbTake, N: k}, 0)
			}
			if patience {
				m.Offer(rules.Option{Verb: verbWait}, 0)
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			if m.S.Answer.Verb == verbTake {
				m.S.Nums[numHeap] -= m.S.Answer.N
			}
			if m.S.Nums[numHeap] == 0 {
				m.Win(rules.Of(m.S.Active))
				return
			}
			m.S.Active = m.S.NextSeat(m.S.Active)
			f.Goto(1)
		},
	}}}
	return must(g.Build())
}

// must is a game that builds.
func must(g *rules.Game, err error) *rules.Game {
	if err != nil {
		panic(err)
	}
	return g
}
