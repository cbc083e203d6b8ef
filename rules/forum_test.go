package rules_test

import (
	"feltstack/rules"
	"feltstack/rules/message"
)

// Forum is a small card game for three to five whose texts choose in many ways,
// made by hand: they name players by how they sit or what they have, hold votes,
// choose kinds of cards, and copy plays. Zones and coins are Parlor's, and a stack.
// On a turn a seat draws a card and plays one; texts are answered. Eleven coins win.

const rStack = rPile + 1

const (
	oak rules.DefID = iota + 1
	elm
	tithe    // your prey loses a coin, your predator gains one
	envy     // the player with the most coins, of your choice, loses 2
	spite    // each other player loses a coin
	axe      // a target card in a row goes to the pile; its player gains a coin
	echo     // answer: copy the play on top; its targets may be chosen again
	senate   // each player votes, or abstains; if it passes, those against lose a coin, else you
	alms     // each player may lose a coin; each who did draws a card
	census   // choose oak or elm: all cards of that kind in rows go to the pile
	gossip   // choose a name; if a card of it lies in a row, you gain a coin
	mulch    // put either an oak in your row or any card in your hand on the pile
	grove    // when you put it, choose oak or elm: cards of that kind are worth one more
	windfall // if you have 6 coins or more, and there is an oak in your row, gain 2 coins
	forumDefs
)

const (
	fMain rules.ProcID = iota
	fTurn
	fTriggers
	fText
	fDeclare
	fStack
	fResolve
	fCopy
)

const (
	prey rules.Who = rules.Related + iota
	predator
	richest
)

const mKind = 2 // mark: which kind of card was chosen

// isDef is the property of cards of one definition.
func isDef(d rules.DefID) rules.Test { return rules.Test{N: int16(d)} }

func forumCards() []rules.Def {
	const first = 1
	toPile := []rules.Dest{{Zone: rPile}}
	coin := func(who rules.Who, by int16) rules.Instr {
		return rules.Instr{Op: rules.OpNum, Who: who, N: by, Max: num(1)}
	}
	kinds := []rules.Test{isDef(oak), isDef(elm)}
	with := func(f *rules.Filter, tests ...rules.Test) *rules.Filter {
		f.Tests = tests
		return f
	}
	axed := text("Axe", []rules.Instr{{Op: rules.OpIts, Reg: 0}, {Op: rules.OpMove, Dests: toPile}, {Op: rules.OpSeats, Who: rules.ItsController, Jump: 5}, coin(rules.ThatSeat, 1), {Op: rules.OpJump, Jump: 2}})
	axed.Abilities[0].Modes[0].Targets = []rules.Target{{Filter: in(rRow, rules.Each), Min: 1, Max: 1, Prompt: 3}}
	repeat := text("Echo", []rules.Instr{{Op: rules.OpCopy, Reg: 0, Dst: first, N: 1, Why: 2}})
	repeat.Abilities[0].Modes[0].Targets = []rules.Target{{Filter: &rules.Filter{Items: true, Reg: -1, Ctrl: rules.Each}, Item: true, Min: 1, Max: 1, Prompt: 3}}
	either := in(rRow, rules.You)
	either.Tests, either.Or = []rules.Test{isDef(oak)}, []*rules.Filter{in(rHand, rules.You)}
	return []rules.Def{
		{Name: "a card", Short: "?"},
		oak:   {Name: "Oak", Short: "Oak", Facts: []int16{2}},
		elm:   {Name: "Elm", Short: "Elm", Facts: []int16{1}},
		tithe: text("Tithe", []rules.Instr{coin(prey, -1), coin(predator, 1)}),
		envy: text("Envy", []rules.Instr{
			{Op: rules.OpSeat, Whose: richest, Dst: first, Prompt: 2},
			coin(rules.InRegs+first, -2),
		}),
		spite: text("Spite", []rules.Instr{{Op: rules.OpSeats, Who: rules.EachOther, Jump: 3}, coin(rules.ThatSeat, -1), {Op: rules.OpJump}}),
		axe:   axed,
		echo:  repeat,
		senate: text("Senate", []rules.Instr{
			{Op: rules.OpVote, Who: rules.Each, Dst: first, N: 1, Prompt: 4},
			{Op: rules.OpIf, Cond: rules.Passed(first), Jump: 6},
			{Op: rules.OpSeats, Who: rules.InRegs + first + rules.VotedAgainst, Jump: 5},
			coin(rules.ThatSeat, -1),
			{Op: rules.OpJump, Jump: 2},
			{Op: rules.OpJump, Jump: 7},
			coin(rules.You, -1),
		}),
		alms: text("Alms", []rules.Instr{
			{Op: rules.OpSeats, Who: rules.Each, Jump: 5},
			{Op: rules.OpMay, Who: rules.ThatSeat, Jump: 4, Prompt: 5},
			coin(rules.ThatSeat, -1),
			{Op: rules.OpNote, Who: rules.ThatSeat, Dst: first},
			{Op: rules.OpJump},
			{Op: rules.OpSeats, Who: rules.InRegs + first, Jump: 9},
			{Op: rules.OpTop, Zone: rDeck, Min: num(1), Max: num(1), Dst: first + 1},
			{Op: rules.OpMove, Reg: first + 1, Dests: []rules.Dest{{Zone: rHand, Whose: rules.ThatSeat}}},
			{Op: rules.OpJump, Jump: 5},
		}),
		census: text("Census", []rules.Instr{
			{Op: rules.OpSay, Texts: []string{"Oak", "Elm"}, Dst: first, Prompt: 6, Why: 5},
			{Op: rules.OpAll, Filter: with(in(rRow, rules.Each), rules.Test{Any: kinds, Said: first + 1}), Dst: first + 1},
			{Op: rules.OpMove, Reg: first + 1, Dests: toPile},
		}),
		gossip: text("Gossip", []rules.Instr{
			{Op: rules.OpSay, Dst: first, Prompt: 6, Why: 5},
			{Op: rules.OpIf, Cond: &rules.Cond{Pred: -1, N: 1, Count: rules.Amount{Kind: rules.CountAll, Filter: with(in(rRow, rules.Each), rules.Test{Any: []rules.Test{}, Said: first + 1})}}, Jump: 3},
			coin(rules.You, 1),
		}),
		mulch: text("Mulch", []rules.Instr{
			{Op: rules.OpPick, Min: num(1), Max: num(1), Filter: either, Dst: first, Prompt: 3},
			{Op: rules.OpMove, Reg: first, Dests: toPile},
		}),
		grove: {Name: "Grove", Short: "Grove", Facts: []int16{1}, Statics: []rules.Static{{
			Whom:    &rules.Filter{Reg: -1, Ctrl: rules.Each, Tests: []rules.Test{{Any: kinds, Kept: mKind}}},
			Changes: []rules.Change{{N: num(1)}},
		}}, Abilities: []rules.Ability{{
			Kind: rules.AbilityTrigger, When: rules.When{Why: whyPut, This: true, Who: rules.Each},
			Modes: []rules.Mode{{Code: []rules.Instr{{Op: rules.OpSay, Texts: []string{"Oak", "Elm"}, Dst: first, Mark: mKind, Prompt: 6}}}},
		}}},
		windfall: text("Windfall", []rules.Instr{
			{Op: rules.OpIf, Cond: &rules.Cond{Pred: 1, N: 6, And: &rules.Cond{Pred: -1, N: 1, Count: rules.Amount{Kind: rules.CountAll, Filter: with(in(rRow, rules.You), isDef(oak))}}}, Jump: 2},
			coin(rules.You, 2),
		}),
	}
}

func forum() *rules.Game {
	g := &rules.Game{
		Cover: rules.Cover{Name: "forum", Title: "Forum", Version: "1", MinSeats: 3, MaxSeats: 5},
		Tables: rules.Tables{
			Facts: []rules.NumSpec{{Name: "worth"}},
			Zones: []rules.ZoneSpec{
				{},
				rDeck:  {Name: "deck", Short: "D", Ordered: true, Sight: rules.SightNobody},
				rHand:  {Name: "hand", Short: "H", PerSeat: true, Sight: rules.SightOwner},
				rRow:   {Name: "row", Short: "R", PerSeat: true, Ordered: true, Table: true},
				rPile:  {Name: "pile", Short: "P", Ordered: true},
				rStack: {Name: "stack", Short: "S", Ordered: true},
			},
			Defs: forumCards(),
			Verbs: append(rules.CommonVerbs(), rules.VerbSpec{Key: "play {card}", Say: "Play {card}"},
				rules.VerbSpec{Key: "wait", Say: "Wait", Default: true}),
			Prompts:        []message.ID{"", "Play a card", "Choose a player", "Choose a target", "How do you vote?", "Lose a coin", "Choose a kind", "New targets"},
			PromptRetarget: 7,
			Reasons:        []rules.ReasonSpec{{}, {Rule: "1", Text: "Nothing to do."}},
			Causes:         []message.ID{"", "put", "{seat} copies {card}", "{seat} votes for it", "{seat} votes against it", "{seat} says {word}"},
			Labels:         []string{"effect"},
			Marks:          []string{"", "", "kind"},
			SeatNums:       []string{"coins"},
			Floored:        1,
		},
		Code: rules.Code{
			Main: fMain, Text: fText, Copy: fCopy,
			Procs: []rules.Proc{
				fMain:     {Name: "match", Steps: []rules.Step{forumTurns}},
				fTurn:     {Name: "turn", Steps: []rules.Step{parlorStart, forumAsk, forumPlay, forumTriggers}},
				fTriggers: {Name: "triggers", Steps: []rules.Step{forumTrigger}},
				fText:     rules.TextProc(),
				fDeclare:  {Name: "declare", Steps: append(rules.DeclareSteps(), forumPush)},
				fStack:    {Name: "stack", Steps: forumAnswers()},
				fResolve:  {Name: "resolve", Steps: []rules.Step{forumResolve, forumResolved}},
				fCopy:     rules.CopyProc(),
			},
			Preds: []rules.Pred{
				{Name: "is", Holds: func(m *rules.Match, _ *rules.Query, c rules.CardID, n int16) bool {
					return m.S.Cards[c].Def == rules.DefID(n)
				}},
				{Name: "rich", Holds: func(m *rules.Match, q *rules.Query, _ rules.CardID, n int16) bool {
					return m.S.Seats[q.Ctrl].Nums[nCoins] >= n
				}},
			},
			Relations: []rules.Relation{
				{Name: "prey", Of: func(m *rules.Match, p rules.Seat) rules.SeatSet { return rules.Of(m.S.NextSeat(p)) }},
				{Name: "predator", Of: func(m *rules.Match, p rules.Seat) rules.SeatSet {
					for q := range rules.Seat(m.S.SeatCount) {
						if m.S.Plays(q) && m.S.NextSeat(q) == p {
							return rules.Of(q)
						}
					}
					return 0
				}},
				{Name: "richest", Of: func(m *rules.Match, _ rules.Seat) rules.SeatSet { return forumRichest(m) }},
			},
			// A seat has a vote for each card in its row, and one besides.
			Poll: rules.Poll{For: 3, Against: 4, Votes: func(m *rules.Match, p rules.Seat) int16 { return m.In(rRow, p).N + 1 }},
		},
		Course: rules.Course{
			Copied: func(m *rules.Match, it *rules.Item) bool { return it.Def != echo },
			Deal: func(m *rules.Match) {
				for d := oak; d < forumDefs; d++ {
					for range 5 {
						m.NewCard(d, 0, rules.NoSeat, m.Game.Zone(rDeck, 0))
					}
				}
				for p := range m.Setup.Seats {
					m.S.Seats[p].Nums[nCoins] = 5
				}
			},
			Moved: func(m *rules.Match, mv *rules.Move) {
				m.DropMarks(func(k *rules.Mark) bool { return k.Card == mv.Card })
			},
			Ousted: func(m *rules.Match, _ rules.Seat, _ rules.CardID) rules.ZoneID { return m.Game.Zone(rPile, 0) },
		},
		Legality: rules.Legality{NoTarget: 1, NotNow: 1, NoCost: 1},
	}
	return must(g.Build())
}

func forumRichest(m *rules.Match) rules.SeatSet {
	var who rules.SeatSet
	best := int16(-1)
	for p := range m.S.Seats {
		if n := m.S.Seats[p].Nums[nCoins]; m.S.Plays(rules.Seat(p)) && n >= best {
			if n > best {
				best, who = n, 0
			}
			who |= rules.Of(rules.Seat(p))
		}
	}
	return who
}

// forumTurns ends the match when a seat has eleven coins, or after 50 turns.
func forumTurns(m *rules.Match, f *rules.Frame) {
	f.Again()
	if m.S.Turn == 0 {
		m.Shuffle(m.Game.Zone(rDeck, 0))
		m.S.Active = rules.Seat(m.Setup.Seats) - 1
	}
	if who := forumRichest(m); m.S.Turn == 50 || m.S.Seats[who.First()].Nums[nCoins] >= 11 {
		m.Win(who)
		return
	}
	m.S.Active = m.S.NextSeat(m.S.Active)
	m.Call(fTurn, rules.Frame{Ctrl: m.S.Active})
}

func forumAsk(m *rules.Match, f *rules.Frame) {
	m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: f.Ctrl, Prompt: 1})
	for c := m.In(rHand, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
		no := rules.No(0)
		if m.S.Cards[c].Def == echo {
			no = 1
		} else if m.Def(c).Facts[0] == 0 {
			no = m.Query(f.Ctrl, rules.NoSeat, c, 0, 0).CanDeclare(&m.Def(c).Abilities[0])
		}
		m.Offer(rules.Option{Verb: vSet, Card: c}, no)
	}
	m.Offer(rules.Option{Verb: vWait}, 0)
}

func forumPlay(m *rules.Match, f *rules.Frame) {
	switch c := m.S.Answer.Card; {
	case c == 0:
	case m.Def(c).Facts[0] > 0:
		m.MoveCard(c, m.Game.Zone(rRow, f.Ctrl), rules.Top, whyPut)
		m.Raise(whyPut, c, f.Ctrl, 0)
	default:
		m.Call(fStack, rules.Frame{Opp: m.S.NextSeat(f.Ctrl)})
		forumDeclare(m, f.Ctrl, c)
	}
}

func forumDeclare(m *rules.Match, p rules.Seat, c rules.CardID) {
	m.Call(fDeclare, rules.Frame{Ctrl: p, Opp: rules.NoSeat, Src: c, Def: m.S.Cards[c].Def, Mode: -1, Serial: m.S.NewSerial()})
}

func forumPush(m *rules.Match, f *rules.Frame) {
	it := rules.Item{Ctrl: f.Ctrl, By: f.Ctrl, Opp: f.Opp, Serial: f.Serial, Def: f.Def, Src: f.Src, Cards: [4]rules.CardID{f.Src}}
	f.Serial = 0
	m.MoveCard(f.Src, m.Game.Zone(rStack, 0), rules.Top, 0)
	m.Push(it)
}

// forumAnswers asks each seat for an Echo, until all pass; then the play on top resolves.
func forumAnswers() []rules.Step {
	return rules.Priority{
		Ask: func(m *rules.Match, f *rules.Frame) bool {
			if len(m.S.Stack) == 0 {
				return false
			}
			m.AskAuto(rules.Decision{Kind: rules.PickAnswer, Seat: f.Opp, Prompt: 1})
			for c := m.In(rHand, f.Opp).First; c != 0; c = m.S.Cards[c].Next {
				if m.S.Cards[c].Def == echo {
					m.Offer(rules.Option{Verb: vSet, Card: c}, 0)
				}
			}
			return true
		},
		Pass: vWait,
		Act:  func(m *rules.Match, _ *rules.Frame, p rules.Seat) { forumDeclare(m, p, m.S.Answer.Card) },
		Next: rules.NextBehind,
		Close: func(m *rules.Match, f *rules.Frame) rules.Closing {
			if len(m.S.Stack) == 0 {
				return rules.Closed
			}
			f.Opp = m.S.NextSeat(m.S.Top().Ctrl)
			m.Call(fResolve, rules.Frame{R: rules.ItemReg(m.S.Top().Serial)})
			return rules.Reopened
		},
	}.Steps()
}

func forumResolve(m *rules.Match, f *rules.Frame) {
	it := m.S.Item(f.Item(0))
	mode := &m.Game.Defs[it.Def].Abilities[it.Ability].Modes[it.Mode]
	if none, _ := m.ItemQuery(it, mode.Traits).Fizzles(mode); none {
		return
	}
	m.S.DropLost(it.Serial)
	m.Call(fText, rules.Frame{Ctrl: it.Ctrl, Opp: it.Opp, Src: it.Src, Was: it.Was, Lost: it.Lost, Def: it.Def, Mode: it.Mode, Serial: it.Serial})
}

func forumResolved(m *rules.Match, f *rules.Frame) {
	it := m.S.Item(f.Item(0))
	if it == nil {
		return // its player is out
	}
	src, copied := it.Src, it.Copy
	m.S.DropItem(it.Serial)
	if !copied {
		m.MoveCard(src, m.Game.Zone(rPile, 0), rules.Top, 0)
	}
}

func forumTriggers(m *rules.Match, f *rules.Frame) { m.Call(fTriggers, rules.Frame{}) }

func forumTrigger(m *rules.Match, f *rules.Frame) {
	if len(m.S.Queue) == 0 {
		return
	}
	t := m.S.Queue[0]
	m.S.Queue = append(m.S.Queue[:0], m.S.Queue[1:]...)
	f.Goto(0)
	m.Call(fText, rules.Frame{Ctrl: t.Ctrl, Opp: m.S.TriggerRival(&t), Src: t.Src, Was: t.Was, Lost: t.Lost, Def: t.Def, Ability: t.Ability, Serial: m.S.TriggerSerial(&t)})
}
