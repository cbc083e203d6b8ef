package rules_test

import (
	"feltstack/rules"
	"feltstack/rules/message"
	"feltstack/rules/payment"
)

// Bazaar is a small game of payments. Three colours, a prism that is each of
// them, coupons that last, and gold, which only pays what may be anything.
// Stones lie in the row and are flopped; herbs are discarded from the hand; a vein
// gives what lies on it; an opal is red or green. What is produced and not spent
// floats until the end of the turn.

const (
	red uint8 = iota
	green
	blue
	prism
	coupon // kept until spent, pays red
	gold
)

const (
	bzDeck rules.ZoneKind = iota + 1
	bzHand
	bzRow
	bzPile
)

const (
	ruby     rules.DefID = iota + 1 // R
	rubies                          // RR
	emerald                         // G
	sapphire                        // B
	crystal                         // a prism
	opal                            // R or G
	vein                            // 3 counters, each a B
	herb                            // G, discarded from the hand
	mill                            // what you play costs one of anything less
	sword                           // R and 2 of anything: 1 point
	fireball                        // R and X of anything: X points
	charm                           // GG, or discard a card: 1 point
	golem                           // B and a card of your row; R more for 2 points more
	trinket                         // nothing: 1 point
	pact                            // choose one - R: 1 point; or a coupon for 2 of anything
	rite                            // flop a stone and 1 of anything: a point for each resource paid
	toll                            // you may pay R and 1 of anything: 2 points, unless your opponent pays 1 of anything
	dues                            // 2 of anything: a point for each card without a counter that paid
	bazaarDefs
)

const (
	bzLay rules.Verb = rules.VerbCommon + iota
	bzPlay
	bzDone
)

const (
	bzNoCost rules.No = iota + 1
	bzNotNow
	bzNoTarget
)

const (
	bzMain rules.ProcID = iota
	bzTurn
	bzDeclare
	bzText
	bzPay
)

const (
	bzPoints = 0
	bzGold   = 1
	bzOre    = 0 // counter
	flopped  = 1 // flag
	bzUsed   = 1 // cause
)

const (
	anything = payment.Set(1<<red | 1<<green | 1<<blue | 1<<gold)
	actFlop  = 0
	actToss  = 1
	actMine  = 2
	actGold  = 3
)

func only(kind uint8) payment.Set { return payment.SetOf(kind) }

func some(of payment.Set, n int16) rules.Want {
	return rules.Want{Of: of, N: rules.Amount{N: n}}
}

func gain(n rules.Amount) []rules.Instr {
	return []rules.Instr{{Op: rules.OpNum, Num: bzPoints, N: 1, Max: n}}
}

// away takes a card of a zone of the payer away.
func away(from rules.ZoneKind) *rules.Mode {
	return &rules.Mode{Code: []rules.Instr{
		{Op: rules.OpPick, Filter: &rules.Filter{From: []rules.Source{{Zone: from}}, Reg: -1}, Min: rules.Amount{N: 1}, Max: rules.Amount{N: 1}, Prompt: 6},
		{Op: rules.OpMove, Dests: []rules.Dest{{Zone: bzPile}}},
	}}
}

func play(price *rules.Price, code []rules.Instr) []rules.Ability {
	return []rules.Ability{{Price: price, Modes: []rules.Mode{{Text: "Score.", Code: code}}}}
}

// pays is that a seat pays something in the middle of a text.
func pays(who rules.Who, wants ...rules.Want) rules.Instr {
	return rules.Instr{Op: rules.OpPay, Who: who, Pay: oneWay(wants...)}
}

func oneWay(wants ...rules.Want) *rules.Price {
	return &rules.Price{Ways: []rules.Fee{{Wants: wants}}}
}

func bazaar() *rules.Game {
	one := rules.Amount{N: 1}
	g := &rules.Game{
		Cover: rules.Cover{Name: "bazaar", Title: "Bazaar", Version: "1", MinSeats: 2, MaxSeats: 3},
		Tables: rules.Tables{
			Zones: []rules.ZoneSpec{
				{},
				bzDeck: {Name: "deck", Short: "D", Ordered: true, Sight: rules.SightNobody},
				bzHand: {Name: "hand", Short: "H", PerSeat: true, Sight: rules.SightOwner},
				bzRow:  {Name: "row", Short: "R", PerSeat: true, Ordered: true, Table: true},
				bzPile: {Name: "pile", Short: "P", Ordered: true},
			},
			Defs: []rules.Def{
				{Name: "a card", Short: "?"},
				ruby:     {Name: "Ruby", Short: "Ruby"},
				rubies:   {Name: "Rubies", Short: "Rubies"},
				emerald:  {Name: "Emerald", Short: "Emerald"},
				sapphire: {Name: "Sapphire", Short: "Sapphire"},
				crystal:  {Name: "Crystal", Short: "Crystal"},
				opal:     {Name: "Opal", Short: "Opal"},
				vein:     {Name: "Vein", Short: "Vein"},
				herb:     {Name: "Herb", Short: "Herb"},
				mill:     {Name: "Mill", Short: "Mill"},
				sword:    {Name: "Sword", Short: "Sword", Abilities: play(oneWay(some(only(red), 1), some(anything, 2)), gain(one))},
				fireball: {Name: "Fireball", Short: "Fireball", Abilities: play(
					oneWay(some(only(red), 1), rules.Want{Of: anything, X: 1}), gain(rules.Amount{Kind: rules.PerX, N: 1}))},
				charm: {Name: "Charm", Short: "Charm", Abilities: play(&rules.Price{Ways: []rules.Fee{
					{Text: "Two greens", Wants: []rules.Want{some(only(green), 2)}},
					{Text: "A card", Code: away(bzHand)},
				}}, gain(one))},
				golem: {Name: "Golem", Short: "Golem", Abilities: play(&rules.Price{
					Ways: []rules.Fee{{Wants: []rules.Want{some(only(blue), 1)}}},
					Extras: []rules.Fee{
						{Code: away(bzRow), Keep: 1, As: 3},
						{Wants: []rules.Want{some(only(red), 1)}, Ask: 5},
					},
				}, append(gain(rules.Amount{Kind: rules.CountReg, Reg: 3}), gain(rules.Amount{Kind: rules.PaidExtra, Reg: 1, N: 2})...))},
				trinket: {Name: "Trinket", Short: "Trinket", Abilities: play(oneWay(), gain(one))},
				pact: {Name: "Pact", Short: "Pact", Abilities: []rules.Ability{{
					Price: oneWay(some(only(red), 1)),
					Modes: []rules.Mode{
						{Text: "Score.", Code: gain(one)},
						{Text: "Take a coupon.", Price: oneWay(some(anything, 2)), Code: []rules.Instr{{Op: rules.OpNative}}},
					},
				}}},
				toll: {Name: "Toll", Short: "Toll", Abilities: play(oneWay(), []rules.Instr{
					{Op: rules.OpMay, Prompt: 8, Jump: 6, Price: []rules.Instr{pays(rules.You, some(only(red), 1), some(anything, 1))}},
					pays(rules.You, some(only(red), 1), some(anything, 1)),
					{Op: rules.OpMay, Who: rules.Opponent, Prompt: 8, Jump: 5, Price: []rules.Instr{pays(rules.Opponent, some(anything, 1))}},
					pays(rules.Opponent, some(anything, 1)),
					{Op: rules.OpJump, Jump: 6},
					{Op: rules.OpNum, Num: bzPoints, N: 1, Max: rules.Amount{N: 2}},
				})},
				dues: {Name: "Dues", Short: "Dues", Abilities: []rules.Ability{{Price: oneWay(some(anything, 2)), Modes: []rules.Mode{{
					Payers: []rules.Payers{{Filter: &rules.Filter{Reg: -1, Ctrl: rules.Each, Least: -1, Counter: bzOre + 1}, As: 3}},
					Code:   gain(rules.Amount{Kind: rules.PerNumber, Reg: 3, N: 1}),
				}}}}},
				rite: {Name: "Rite", Short: "Rite", Abilities: play(&rules.Price{
					Ways: []rules.Fee{{Wants: []rules.Want{some(anything, 1)}, Code: &rules.Mode{Code: []rules.Instr{
						{Op: rules.OpPick, Filter: &rules.Filter{From: []rules.Source{{Zone: bzRow}}, Reg: -1, Tests: []rules.Test{{Pred: 0, Not: true}}}, Min: one, Max: one, Prompt: 6},
						{Op: rules.OpNative, Native: 1},
					}}}},
				}, gain(rules.Amount{Kind: rules.PerPaid, N: 1}))},
			},
			Prompts: []message.ID{"", "Your turn", "How do you pay for {card}?", "How much is X?", "Pay {price} for {card}", "Pay more for {card}?", "Choose a card", "Choose one", "Pay?", "Whose payment?"},
			Reasons: []rules.ReasonSpec{{}, {Rule: "1", Text: "You can't pay for it."}, {Rule: "2", Text: "Not now."}, {Rule: "3", Text: "There is nothing to choose."}},
			Causes:  []message.ID{"", "{card} is used"},
			Labels:  []string{""},
			Flags:   []string{"flopped"},
			Counters: []rules.CounterSpec{
				{Name: "ore"},
			},
			SeatNums: []string{"points", "gold"},
			Nums:     []string{"lays"},
			Resources: []rules.Resource{
				red:    {Name: "red", Short: "R", Lasts: rules.UntilEnd},
				green:  {Name: "green", Short: "G", Lasts: rules.UntilEnd},
				blue:   {Name: "blue", Short: "B", Lasts: rules.UntilEnd},
				prism:  {Name: "prism", Short: "P", Pays: 1<<red | 1<<green | 1<<blue, Lasts: rules.UntilEnd},
				coupon: {Name: "coupon", Short: "C", Pays: 1 << red, Kept: true, Weight: 3},
				gold:   {Name: "gold", Short: "$"},
			},
			Means: []rules.Means{
				actFlop: {Name: "flop", Flag: flopped, Why: bzUsed, Weight: 1},
				actToss: {Name: "toss", Leaves: true, To: rules.Dest{Zone: bzPile}, Why: bzUsed, Weight: 5},
				actMine: {Name: "mine", Counter: bzOre + 1, Why: bzUsed, Weight: 2},
				actGold: {Name: "gold", Num: bzGold + 1, Weight: 2},
			},
			RuleOptions: []rules.RuleOption{{Name: "table", Values: []string{"dealt", "empty"}}},
			PromptMode:  7, PromptWay: 2, PromptX: 3, PromptPay: 4, PromptRival: 9,
		},
		Code: rules.Code{
			Main: bzMain, Text: bzText, Pay: bzPay,
			Procs: []rules.Proc{
				bzMain:    {Name: "match", Steps: []rules.Step{bzSetUp, bzNext}},
				bzTurn:    {Name: "turn", Steps: []rules.Step{bzStart, bzAsk, bzTake, bzEnd}},
				bzDeclare: {Name: "declare", Steps: append(rules.DeclareSteps(), bzCharge, bzCommit)},
				bzText:    rules.TextProc(),
				bzPay:     rules.PayProc(),
			},
			Natives: []rules.Native{
				{Name: "coupon", Run: func(m *rules.Match, f *rules.Frame, _ *rules.Instr) bool {
					m.AddFloat(f.Ctrl, coupon, 1, 0)
					return false
				}},
				{Name: "flop", Run: func(m *rules.Match, f *rules.Frame, _ *rules.Instr) bool {
					m.SetFlag(m.S.FirstIn(f.Serial, 0), flopped, true)
					return false
				}},
			},
			Preds: []rules.Pred{{Name: "flopped", Holds: func(m *rules.Match, _ *rules.Query, c rules.CardID, _ int16) bool { return m.S.Has(c, flopped) }}},
		},
		Course: rules.Course{
			Deal: func(m *rules.Match) {
				if m.S.Opts[0] == 0 {
					for d := ruby; d < bazaarDefs; d++ {
						for range 4 {
							m.NewCard(d, 0, rules.NoSeat, m.Game.Zone(bzDeck, 0))
						}
					}
				}
				for p := range m.S.Seats {
					m.S.Seats[p].Nums[bzGold] = 2
				}
			},
			Moved: func(m *rules.Match, mv *rules.Move) {
				if m.Game.ZoneKind(mv.From) == bzRow {
					m.SetFlag(mv.Card, flopped, false)
				}
			},
			Charge: func(m *rules.Match, q *rules.Query, _ *rules.Ability, b *rules.Bill) {
				for c := m.In(bzRow, q.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
					if m.S.Cards[c].Def == mill {
						b.Change(anything, -1)
					}
				}
			},
			Supplies: bzSupplies,
		},
		Legality: rules.Legality{NoCost: bzNoCost, NotNow: bzNotNow, NoTarget: bzNoTarget},
		Worth: rules.Worth{
			Dear: func(m *rules.Match, _ rules.Seat, s *rules.Supply) int {
				if s.Card != 0 && m.S.Cards[s.Card].Def == crystal {
					return 5 // it could have been anything
				}
				return 1
			},
		},
	}
	g.Verbs = append(rules.CommonVerbs(),
		rules.VerbSpec{Key: "lay {card}", Say: "Lay {card}"},
		rules.VerbSpec{Key: "play {card}", Say: "Play {card}"},
		rules.VerbSpec{Key: "done", Say: "End your turn", Default: true})
	return must(g.Build())
}

// yields is what stones give, by way.
var yields = map[rules.DefID][][]uint8{
	ruby: {{red}}, rubies: {{red, red}}, emerald: {{green}}, sapphire: {{blue}}, crystal: {{prism}}, opal: {{red}, {green}},
}

func bzSupplies(m *rules.Match, q *rules.Query, b *rules.Bill) {
	p := q.Ctrl
	offer := func(s rules.Supply, kinds ...uint8) {
		for _, k := range kinds {
			s.Gives[k]++
		}
		b.Offer(s)
	}
	for c := m.In(bzRow, p).First; c != 0; c = m.S.Cards[c].Next {
		for way, kinds := range yields[m.S.Cards[c].Def] {
			if !m.S.Has(c, flopped) {
				offer(rules.Supply{Card: c, Way: uint8(way), By: actFlop}, kinds...)
			}
		}
		if n := m.Counters(c, bzOre); n > 0 {
			offer(rules.Supply{Card: c, By: actMine, Most: n}, blue)
		}
	}
	for c := m.In(bzHand, p).First; c != 0; c = m.S.Cards[c].Next {
		if m.S.Cards[c].Def == herb && c != q.Used {
			offer(rules.Supply{Card: c, By: actToss}, green)
		}
	}
	if n := m.S.Seats[p].Nums[bzGold]; n > 0 {
		offer(rules.Supply{Way: rules.WayPlayer, By: actGold, Most: n}, gold)
	}
}

func bzSetUp(m *rules.Match, _ *rules.Frame) {
	if m.S.Opts[0] == 0 {
		m.Shuffle(m.Game.Zone(bzDeck, 0))
	}
	for p := range rules.Seat(m.S.SeatCount) {
		bzDraw(m, p, 5)
	}
	m.S.Active = rules.Seat(m.S.SeatCount) - 1
}

func bzDraw(m *rules.Match, p rules.Seat, n int) {
	for ; n > 0 && m.In(bzDeck, 0).N > 0; n-- {
		m.MoveCard(m.In(bzDeck, 0).Last, m.Game.Zone(bzHand, p), rules.Top, 0)
	}
}

func bzNext(m *rules.Match, f *rules.Frame) {
	if m.S.Turn == 20 {
		best, who := int16(-1), rules.SeatSet(0)
		for p := range m.S.Seats {
			if n := m.S.Seats[p].Nums[bzPoints]; n > best {
				best, who = n, rules.Of(rules.Seat(p))
			} else if n == best {
				who |= rules.Of(rules.Seat(p))
			}
		}
		m.Win(who)
		return
	}
	f.Again()
	m.S.Active = m.S.NextSeat(m.S.Active)
	m.Call(bzTurn, rules.Frame{Ctrl: m.S.Active})
}

func bzStart(m *rules.Match, f *rules.Frame) {
	m.S.Turn++
	m.Emit(rules.Event{Kind: rules.EvTurn, Seat: f.Ctrl, N: m.S.Turn})
	for c := m.In(bzRow, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
		m.SetFlag(c, flopped, false)
	}
	m.S.Nums[0] = 2
	bzDraw(m, f.Ctrl, 2)
}

func bzAsk(m *rules.Match, f *rules.Frame) {
	m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: f.Ctrl, Prompt: 1})
	for c := m.In(bzHand, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
		if d := m.Def(c); len(d.Abilities) > 0 {
			q := m.Query(f.Ctrl, m.S.Rival(f.Ctrl), c, 0, 0)
			m.Offer(rules.Option{Verb: bzPlay, Card: c}, q.CanDeclare(&d.Abilities[0]))
		} else if m.S.Nums[0] > 0 && m.S.Cards[c].Def != herb {
			m.Offer(rules.Option{Verb: bzLay, Card: c}, 0)
		}
	}
	m.Offer(rules.Option{Verb: bzDone}, 0)
}

func bzTake(m *rules.Match, f *rules.Frame) {
	o := m.S.Answer
	if o.Verb == bzDone {
		return
	}
	f.Goto(1)
	if o.Verb == bzLay {
		m.S.Nums[0]--
		m.MoveCard(o.Card, m.Game.Zone(bzRow, f.Ctrl), rules.Top, 0)
		if m.S.Cards[o.Card].Def == vein {
			m.AddCounters(o.Card, bzOre, f.Ctrl, 3, 0)
		}
		return
	}
	m.Call(bzDeclare, rules.Frame{Ctrl: f.Ctrl, Opp: m.S.Rival(f.Ctrl), Src: o.Card, Def: m.S.Cards[o.Card].Def, Mode: -1, Serial: m.S.NewSerial()})
}

func bzCharge(m *rules.Match, f *rules.Frame) { m.Charge(f) }

func bzCommit(m *rules.Match, f *rules.Frame) {
	if _, ok := m.S.Paid(f.Serial); !ok {
		panic("a play that could be declared was not paid for: " + m.Game.Defs[f.Def].Name + " " + m.Def(f.Src).Name)
	}
	m.MoveCard(f.Src, m.Game.Zone(bzPile, 0), rules.Top, 0)
	m.Emit(rules.Event{Kind: rules.EvDeclared, Seat: f.Ctrl, Card: f.Src})
	text := *f
	text.PC, text.Sub, text.R = 0, 0, [6]int16{}
	text.Step = 0
	f.Serial = 0
	m.Call(bzText, text)
}

func bzEnd(m *rules.Match, _ *rules.Frame) {
	m.EndFloats(rules.UntilEnd, m.S.AllSeats(), 0)
}
