package rules_test

import (
	"feltstack/rules"
	"feltstack/rules/message"
)

// Parlor is a small card game whose cards are texts of the engine, made by hand:
// they choose players and numbers, wait for what comes, count as other cards. On
// a turn a seat draws a card and plays up to two; twelve coins win.

const (
	rDeck rules.ZoneKind = iota + 1
	rHand
	rRow
	rPile
)

const (
	lamp rules.DefID = iota + 1
	vase
	levy   // choose an opponent; they choose a number: you take that many coins of theirs
	feud   // choose a player, then another: each loses a coin
	raid   // choose an opponent: they choose a card in their row, it goes to the pile
	fuse   // choose a card in a row; when this turn ends, it goes to the pile
	ambush // choose an opponent: the next time they put a card before your next turn, it goes to the pile
	wake   // this turn, each card that goes from a row to the pile brings you a coin
	clock  // when you put it: when this turn ends, you get as many coins as it is worth
	urn    // when it goes from the row to the pile, and the turn ends, its controller gets as many coins as it was worth
	mask   // put a card of your hand into your row, face down: it counts as a Lamp
	mimic  // choose a card in your row, then one in any row: the first counts as a copy of the second
	crack  // choose a card in a row: it counts as itself again
	vow    // choose a card in a row: the next two times it goes to the pile, you get a coin
	jury   // who only chooses chooses a card in a row: it goes to the pile
	parlorDefs
)

const (
	whyPut uint8 = iota + 1
	whyFelled
	whyEnds
)

const (
	qMain rules.ProcID = iota
	qTurn
	qTriggers
	qText
)

const (
	vSet rules.Verb = rules.VerbCommon + iota
	vWait
	vFirst
)

const (
	nCoins = 0 // of SeatState.Nums
	nPlays = 0 // of Head.Nums
)

// in is a filter for the cards in a zone of some seats.
func in(z rules.ZoneKind, whose rules.Who) *rules.Filter {
	return &rules.Filter{Reg: -1, Ctrl: rules.Each, From: []rules.Source{{Zone: z, Whose: whose}}}
}

func num(n int16) rules.Amount { return rules.Amount{N: n} }

// text is a card whose text is played, with more that it creates.
func text(name string, code []rules.Instr, more ...rules.Ability) rules.Def {
	abilities := append([]rules.Ability{{Modes: []rules.Mode{{Code: code}}}}, more...)
	return rules.Def{Name: name, Short: name, Facts: []int16{0}, Abilities: abilities}
}

// waits is what a text lets wait for an event.
func waits(w rules.When, do rules.Instr) rules.Ability {
	return rules.Ability{Kind: rules.AbilityDelayed, When: w, Modes: []rules.Mode{{Code: []rules.Instr{do}}}}
}

func parlorCards() []rules.Def {
	const first, second = 1, 2 // registers
	toPile := []rules.Dest{{Zone: rPile}}
	return []rules.Def{
		{Name: "a card", Short: "?"},
		lamp: {Name: "Lamp", Short: "Lamp", Facts: []int16{1}},
		vase: {Name: "Vase", Short: "Vase", Facts: []int16{3}},
		levy: text("Levy", []rules.Instr{
			{Op: rules.OpSeat, Whose: rules.EachOpponent, Dst: first, Prompt: 2},
			{Op: rules.OpNumber, Who: rules.InRegs + first, Min: num(1), Max: num(3), Dst: second, Prompt: 3},
			{Op: rules.OpNum, Who: rules.InRegs + first, N: -1, Max: rules.Amount{Kind: rules.PerNumber, N: 1, Reg: second}},
			{Op: rules.OpNum, N: 1, Max: rules.Amount{Kind: rules.PerNumber, N: 1, Reg: second}},
		}),
		feud: text("Feud", []rules.Instr{
			{Op: rules.OpSeat, Whose: rules.Each, Dst: first, Prompt: 2},
			{Op: rules.OpSeat, Whose: rules.Each, Dst: first, N: 1, Prompt: 2},
			{Op: rules.OpSeats, Who: rules.InRegs + first, Jump: 5},
			{Op: rules.OpNum, Who: rules.ThatSeat, N: -1, Max: num(1)},
			{Op: rules.OpJump, Jump: 2},
		}),
		raid: text("Raid", []rules.Instr{
			{Op: rules.OpSeat, Whose: rules.EachOpponent, Dst: first, Prompt: 2},
			{Op: rules.OpPick, Who: rules.InRegs + first, Min: num(1), Max: num(1), Filter: in(rRow, rules.InRegs+first), Dst: second, Prompt: 4},
			{Op: rules.OpMove, Reg: second, Dests: toPile, Why: whyFelled},
		}),
		fuse: text("Fuse", []rules.Instr{
			{Op: rules.OpPick, Min: num(1), Max: num(1), Filter: in(rRow, rules.Each), Dst: first, Prompt: 4},
			{Op: rules.OpDelay, N: 1, Max: num(1)},
		}, waits(rules.When{Why: whyEnds, Who: rules.Each}, rules.Instr{Op: rules.OpMove, Reg: first, Dests: toPile, Why: whyFelled})),
		ambush: text("Ambush", []rules.Instr{
			{Op: rules.OpSeat, Whose: rules.EachOpponent, Dst: first, Prompt: 2},
			{Op: rules.OpDelay, N: 1, Max: num(1), Until: rules.UntilStart},
		}, waits(rules.When{Why: whyPut, Who: rules.InRegs + first, Reg: second}, rules.Instr{Op: rules.OpMove, Reg: second, Dests: toPile, Why: whyFelled})),
		wake: text("Wake", []rules.Instr{
			{Op: rules.OpDelay, N: 1, Max: rules.Amount{Kind: rules.All}, Until: rules.UntilEnd},
		}, waits(rules.When{Why: whyFelled, Who: rules.Each}, rules.Instr{Op: rules.OpNum, N: 1, Max: num(1)})),
		clock: {Name: "Clock", Short: "Clock", Facts: []int16{2}, Abilities: []rules.Ability{
			{Kind: rules.AbilityTrigger, When: rules.When{Why: whyPut, This: true, Who: rules.Each}, Modes: []rules.Mode{{Code: []rules.Instr{
				{Op: rules.OpDelay, N: 1, Max: num(1)},
			}}}},
			waits(rules.When{Why: whyEnds, Who: rules.Each}, rules.Instr{Op: rules.OpNum, N: 1, Max: rules.Amount{Kind: rules.PerFact, N: 1}}),
		}},
		mask: text("Mask", []rules.Instr{
			{Op: rules.OpPick, Min: num(1), Max: num(1), Filter: in(rHand, rules.You), Dst: first, Prompt: 4},
			{Op: rules.OpMove, Reg: first, Dests: []rules.Dest{{Zone: rRow}}, Face: rules.FaceDown},
			{Op: rules.OpAs, Reg: first, Dst: -1, N: int16(lamp)},
		}),
		mimic: text("Mimic", []rules.Instr{
			{Op: rules.OpPick, Min: num(1), Max: num(1), Filter: in(rRow, rules.You), Dst: first, Prompt: 4},
			{Op: rules.OpPick, Min: num(1), Max: num(1), Filter: in(rRow, rules.Each), Dst: second, Prompt: 4},
			{Op: rules.OpAs, Reg: first, Dst: second},
		}),
		crack: text("Crack", []rules.Instr{
			{Op: rules.OpPick, Min: num(1), Max: num(1), Filter: in(rRow, rules.Each), Dst: first, Prompt: 4},
			{Op: rules.OpAs, Reg: first, Dst: -1},
		}),
		vow: text("Vow", []rules.Instr{
			{Op: rules.OpPick, Min: num(1), Max: num(1), Filter: in(rRow, rules.Each), Dst: first, Prompt: 4},
			{Op: rules.OpDelay, N: 1, Max: num(2)},
		}, waits(rules.When{Why: whyFelled, Who: rules.Each, Card: &rules.Filter{Reg: first, Ctrl: rules.Each}}, rules.Instr{Op: rules.OpNum, N: 1, Max: num(1)})),
		jury: text("Jury", []rules.Instr{
			{Op: rules.OpPick, Who: rules.Chooser, Min: num(1), Max: num(1), Filter: in(rRow, rules.Each), Dst: first, Prompt: 4},
			{Op: rules.OpMove, Reg: first, Dests: toPile, Why: whyFelled},
		}),
		urn: {Name: "Urn", Short: "Urn", Facts: []int16{2}, Abilities: []rules.Ability{
			{Kind: rules.AbilityTrigger, When: rules.When{Why: whyFelled, This: true, Who: rules.Each}, Modes: []rules.Mode{{Code: []rules.Instr{
				{Op: rules.OpDelay, N: 1, Max: num(1)},
			}}}},
			waits(rules.When{Why: whyEnds, Who: rules.Each}, rules.Instr{Op: rules.OpNum, N: 1, Max: rules.Amount{Kind: rules.PerFact, N: 1}}),
		}},
	}
}

func parlor() *rules.Game { return must(parlorGame().Build()) }

func parlorGame() *rules.Game {
	order := rules.TriggerOrder{Verb: vFirst, Prompt: 5, Reg: 0, Most: 8}
	g := &rules.Game{
		Cover: rules.Cover{Name: "parlor", Title: "Parlor", Version: "1", MinSeats: 2, MaxSeats: 4, Choosers: 1},
		Tables: rules.Tables{
			Facts: []rules.NumSpec{{Name: "worth", Adds: 1}},
			Zones: []rules.ZoneSpec{
				{},
				rDeck: {Name: "deck", Short: "D", Ordered: true, Sight: rules.SightNobody},
				rHand: {Name: "hand", Short: "H", PerSeat: true, Sight: rules.SightOwner},
				rRow:  {Name: "row", Short: "R", PerSeat: true, Ordered: true, Table: true},
				rPile: {Name: "pile", Short: "P", Ordered: true},
			},
			Defs: parlorCards(),
			Verbs: append(rules.CommonVerbs(), rules.VerbSpec{Key: "play {card}", Say: "Play {card}"},
				rules.VerbSpec{Key: "wait", Say: "Wait", Default: true}, rules.VerbSpec{Key: "first {trigger}", Say: "{trigger} first"}),
			Prompts:  []message.ID{"", "Play a card", "Choose a player", "Choose a number", "Choose a card", "Which happens first?"},
			Reasons:  []rules.ReasonSpec{{}, {Rule: "1", Text: "Nothing to do."}},
			Causes:   []message.ID{"", "put", "felled", "ends"},
			Labels:   []string{"effect"},
			Marks:    []string{"", "polished"},
			SeatNums: []string{"coins"},
			Nums:     []string{"plays left"},
			Floored:  1,
		},
		Code: rules.Code{
			Main: qMain,
			Text: qText,
			Procs: []rules.Proc{
				qMain:     {Name: "match", Steps: []rules.Step{parlorTurns}},
				qTurn:     {Name: "turn", Steps: []rules.Step{parlorStart, parlorAsk, parlorPlay, parlorTriggers, parlorMore, parlorEnd, parlorTriggers, parlorOver}},
				qTriggers: {Name: "triggers", Steps: append(order.Steps(), parlorTrigger)},
				qText:     rules.TextProc(),
			},
		},
		Course: rules.Course{
			Instead: func(m *rules.Match, mv *rules.Move) {
				if mv.Why == whyFelled && m.Game.ZoneKind(mv.From) == rRow {
					m.RaiseLeaving(whyFelled, mv.Card, m.S.Cards[mv.Card].Ctrl, 0)
				}
			},
			Deal: func(m *rules.Match) {
				for d := lamp; d < parlorDefs; d++ {
					for range 5 {
						m.NewCard(d, 0, rules.NoSeat, m.Game.Zone(rDeck, 0))
					}
				}
				for p := range m.Setup.Seats {
					m.S.Seats[p].Nums[nCoins] = 5
				}
			},
			Ousted: func(m *rules.Match, _ rules.Seat, _ rules.CardID) rules.ZoneID { return m.Game.Zone(rPile, 0) },
		},
		Legality: rules.Legality{NoTarget: 1, NotNow: 1, NoCost: 1},
	}
	return g
}

// parlorTurns ends the match when a seat has twelve coins or there is one left, or after 60 turns.
func parlorTurns(m *rules.Match, f *rules.Frame) {
	f.Again()
	if m.S.Turn == 0 {
		m.Shuffle(m.Game.Zone(rDeck, 0))
		m.S.Active = rules.Seat(m.Setup.Seats) - 1
	}
	var who rules.SeatSet
	best := int16(-1)
	for p := range m.S.Seats {
		if s := &m.S.Seats[p]; m.S.Plays(rules.Seat(p)) && s.Nums[nCoins] >= best {
			if s.Nums[nCoins] > best {
				best, who = s.Nums[nCoins], 0
			}
			who |= rules.Of(rules.Seat(p))
		}
	}
	if best >= 12 || m.S.Turn == 60 || m.S.Living() == 1 {
		m.Win(who)
		return
	}
	m.S.Active = m.S.NextSeat(m.S.Active)
	m.Call(qTurn, rules.Frame{Ctrl: m.S.Active})
}

func parlorStart(m *rules.Match, f *rules.Frame) {
	m.S.Turn++
	m.S.Nums[nPlays] = 2
	m.S.DropDelayed(func(d *rules.Delayed) bool { return d.Until == rules.UntilStart && d.Seat == f.Ctrl })
	if c := m.In(rDeck, 0).Last; c != 0 {
		m.MoveCard(c, m.Game.Zone(rHand, f.Ctrl), rules.Top, 0)
	}
}

func parlorAsk(m *rules.Match, f *rules.Frame) {
	m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: f.Ctrl, Prompt: 1})
	for c := m.In(rHand, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
		m.Offer(rules.Option{Verb: vSet, Card: c}, 0)
	}
	m.Offer(rules.Option{Verb: vWait}, 0)
}

// parlorPlay lays a card into the row, or runs its text once it lies on the pile.
func parlorPlay(m *rules.Match, f *rules.Frame) {
	m.S.Nums[nPlays]--
	c := m.S.Answer.Card
	if c == 0 {
		m.S.Nums[nPlays] = 0
		return
	}
	d := m.S.Cards[c].Def
	if m.Def(c).Facts[0] > 0 {
		m.MoveCard(c, m.Game.Zone(rRow, f.Ctrl), rules.Top, whyPut)
		m.Raise(whyPut, c, f.Ctrl, 0)
		return
	}
	m.MoveCard(c, m.Game.Zone(rPile, 0), rules.Top, 0)
	m.Call(qText, rules.Frame{Ctrl: f.Ctrl, Opp: m.S.Rival(f.Ctrl), Src: c, Def: d, Serial: m.S.NewSerial()})
}

func parlorTriggers(m *rules.Match, f *rules.Frame) { m.Call(qTriggers, rules.Frame{}) }

func parlorTrigger(m *rules.Match, f *rules.Frame) {
	if len(m.S.Queue) == 0 {
		return
	}
	t := m.S.Queue[0]
	m.S.Queue = append(m.S.Queue[:0], m.S.Queue[1:]...)
	f.R[0]--
	f.Goto(0)
	serial := m.S.TriggerSerial(&t)
	m.S.DropLost(serial)
	if !t.CardLost {
		m.S.PutEvent(serial, m.Game.Defs[t.Def].Abilities[t.Ability].When.Reg, &t)
	}
	m.Call(qText, rules.Frame{
		Ctrl: t.Ctrl, Opp: m.S.TriggerRival(&t), Src: t.Src, Was: t.Was, Lost: t.Lost, Def: t.Def, Ability: t.Ability, Serial: serial,
	})
}

func parlorMore(m *rules.Match, f *rules.Frame) {
	if m.S.Nums[nPlays] > 0 && !m.S.Seats[f.Ctrl].Out {
		f.Goto(1)
	}
}

func parlorEnd(m *rules.Match, f *rules.Frame) { m.Raise(whyEnds, 0, f.Ctrl, 0) }

// parlorOver ends what lasts until then; who has no coins left is out.
func parlorOver(m *rules.Match, f *rules.Frame) {
	m.S.DropDelayed(func(d *rules.Delayed) bool { return d.Until == rules.UntilEnd })
	for p := range rules.Seat(m.S.SeatCount) {
		if m.S.Plays(p) && m.S.Seats[p].Nums[nCoins] == 0 && m.S.Living() > 1 {
			m.Oust(p)
		}
	}
}
