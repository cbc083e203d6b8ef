package rules_test

import "feltstack/rules"

// Annals is Parlor with cards that ask what has happened: in this turn, since a turn
// of one's own, a number of times, to several cards at the same time.

const (
	herald  = parlorDefs + iota // whenever you put your second card each turn, you get a coin
	tally                       // you get a coin for each card that went from a row to the pile this turn
	glazier                     // if you put a Vase this turn, you get two coins
	purge                       // each card that was put since your last turn goes to the pile
	salvage                     // choose a card on the pile that was felled this turn: it goes to your hand
	widow                       // whenever 1 or more cards are felled, you get as many coins and two more
	veteran                     // when this turn ends, if this was put this turn, you get a coin
	crown                       // if two or more cards were put this turn, you win
	doom                        // choose a player: they have lost
	fire                        // each card in a row goes to the pile
	annalsDefs
)

// What is remembered, places in Game.Memories.
const (
	putTurn uint8 = iota
	vasesTurn
	felledTurn
	putSince
	felledCards
	putCards
)

func annals() *rules.Game {
	const first = 1
	toPile := []rules.Dest{{Zone: rPile}}
	did := func(z rules.ZoneKind, mem uint8) *rules.Filter {
		f := in(z, rules.Each)
		f.Tests = []rules.Test{{Did: mem + 1}}
		return f
	}
	happened := func(n int16, mem uint8, who rules.Who) rules.Amount {
		return rules.Amount{Kind: rules.PerDone, N: n, Reg: mem, Who: who}
	}
	atLeast := func(n int16, a rules.Amount) *rules.Cond { return &rules.Cond{Pred: -1, Count: a, N: n} }
	row := func(name string, w rules.When, code ...rules.Instr) rules.Def {
		return rules.Def{Name: name, Short: name, Facts: []int16{1}, Abilities: []rules.Ability{
			{Kind: rules.AbilityTrigger, When: w, Modes: []rules.Mode{{Code: code}}},
		}}
	}
	g := parlorGame()
	g.Preds = []rules.Pred{{Name: "vase", Holds: func(m *rules.Match, _ *rules.Query, c rules.CardID, _ int16) bool {
		return m.S.Cards[c].Def == vase
	}}}
	vases := &rules.Filter{Reg: -1, Ctrl: rules.Each, Tests: []rules.Test{{}}}
	g.Memories = []rules.Memory{
		putTurn:     {Why: whyPut},
		vasesTurn:   {Why: whyPut, Card: vases},
		felledTurn:  {Why: whyFelled},
		putSince:    {Why: whyPut, Since: true, Cards: true},
		felledCards: {Why: whyFelled, Cards: true},
		putCards:    {Why: whyPut, Cards: true},
	}
	g.Defs = append(g.Defs,
		row("Herald", rules.When{Why: whyPut, Nth: 2, Recall: putTurn}, rules.Instr{Op: rules.OpNum, N: 1, Max: num(1)}),
		text("Tally", []rules.Instr{{Op: rules.OpNum, N: 1, Max: happened(1, felledTurn, rules.Each)}}),
		text("Glazier", []rules.Instr{
			{Op: rules.OpIf, Cond: atLeast(1, happened(1, vasesTurn, rules.You)), Jump: 2},
			{Op: rules.OpNum, N: 1, Max: num(2)},
		}),
		text("Purge", []rules.Instr{
			{Op: rules.OpAll, Filter: did(rRow, putSince), Dst: first},
			{Op: rules.OpMove, Reg: first, Dests: toPile, Why: whyFelled},
		}),
		text("Salvage", []rules.Instr{
			{Op: rules.OpPick, Min: num(1), Max: num(1), Filter: did(rPile, felledCards), Dst: first, Prompt: 4},
			{Op: rules.OpMove, Reg: first, Dests: []rules.Dest{{Zone: rHand}}},
		}),
		row("Widow", rules.When{Why: whyFelled, Who: rules.Each, Many: true}, rules.Instr{
			Op: rules.OpNum, N: 1, Max: rules.Amount{Kind: rules.PerNumber, N: 1, Reg: rules.RegAmount},
		}, rules.Instr{Op: rules.OpNum, N: 1, Max: num(2)}),
		row("Veteran", rules.When{Why: whyEnds, Who: rules.Each}, rules.Instr{
			Op: rules.OpIf, Cond: atLeast(1, rules.Amount{Kind: rules.PerDoneThis, N: 1, Reg: putCards}), Jump: 2,
		}, rules.Instr{Op: rules.OpNum, N: 1, Max: num(1)}),
		text("Crown", []rules.Instr{
			{Op: rules.OpIf, Cond: atLeast(2, happened(1, putTurn, rules.Each)), Jump: 2},
			{Op: rules.OpWin, N: 1},
		}),
		text("Doom", []rules.Instr{
			{Op: rules.OpSeat, Whose: rules.Each, Dst: first, Prompt: 2},
			{Op: rules.OpWin, Who: rules.InRegs + first},
		}),
		text("Fire", []rules.Instr{
			{Op: rules.OpAll, Filter: in(rRow, rules.Each), Dst: first},
			{Op: rules.OpMove, Reg: first, Dests: toPile, Why: whyFelled},
		}),
	)
	deal := g.Deal
	g.Deal = func(m *rules.Match) {
		deal(m)
		for d := herald; d < annalsDefs; d++ {
			for range 3 {
				m.NewCard(d, 0, rules.NoSeat, m.Game.Zone(rDeck, 0))
			}
		}
	}
	turn := g.Procs[qTurn].Steps
	start, over := turn[0], turn[len(turn)-1]
	turn[0] = func(m *rules.Match, f *rules.Frame) {
		m.S.ResetUses(f.Ctrl)
		start(m, f)
	}
	turn[len(turn)-1] = func(m *rules.Match, f *rules.Frame) {
		over(m, f)
		m.S.TurnOver(f.Ctrl)
	}
	return must(g.Build())
}
