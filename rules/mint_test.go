package rules_test

import (
	"feltstack/rules"
	"feltstack/rules/message"
)

// Mint is a small card game about what happens instead: its cards change draws,
// gains, damage, counters and what enters or leaves. On a turn a seat draws two
// cards, gains a coin and plays up to two cards; twelve coins win.

const (
	iDeck rules.ZoneKind = iota + 1
	iHand
	iRow
	iPile
)

const (
	sieve   rules.DefID = iota + 1 // if you would draw a card, instead the top card of the deck goes to the pile
	well                           // if you would draw a card, instead draw two
	purse                          // if you would gain coins, you may gain one more instead
	mirror                         // if you would gain coins, gain twice as many instead
	lodge                          // your cards enter tapped
	martyr                         // if another card of yours would be felled, you may fell this instead
	grave                          // if a card of yours would be felled, it goes to your hand instead
	crow                           // whenever another card leaves the table, gain a coin
	scribe                         // whenever you draw cards, gain as many coins
	hex                            // if an opponent would be hurt, instead they are out
	sloth                          // this enters tapped
	guild                          // if you would mint coins, mint one more instead
	mourner                        // whenever cards of yours fall, gain as many coins
	shield                         // the next 3 damage to you is prevented
	polish                         // the next 3 rust on each of your cards is prevented
	acid                           // each card in a row gets 2 rust
	quake                          // fell all cards in the rows
	spears                         // each opponent is hurt by 2
	press                          // mint 2 coins
	recall                         // your cards fall to the top or the bottom of the deck, in an order of your choice
	mintDefs
)

// Causes.
const (
	iWhyDraw uint8 = iota + 1
	iWhyGain
	iWhyHurt
	iWhyRust
	iWhyEnter
	iWhyFelled
	iWhyLeaves
	iWhyDrawn // one or more cards
	iWhyFallen
	iWhyWouldDraw
	iWhyWouldGain
	iWhyWouldHurt
	iWhyWouldEnter
	iWhyWouldFall
	iWhyWouldMint
)

// Kinds of events, places in Game.Proposals.
const (
	kDraw uint8 = iota + 1
	kGain
	kHurt
	kRust
	kEnter
	kFall
	kMint
)

const (
	iMain rules.ProcID = iota
	iTurn
	iTriggers
	iText
	iHappen
)

const (
	vLay rules.Verb = rules.VerbCommon + iota
	vRest
	vBefore
)

const (
	iCoins  = 0 // of SeatState.Nums
	iHearts = 1
	iPlays  = 0 // of Head.Nums
	fTapped = 1 // of Card.Flags
	mShield = 1 // a mark
	iRust   = 0 // a kind of counter
)

// insteadOf is what happens instead of something that would befall a seat.
func insteadOf(why uint8, who rules.Who, code ...rules.Instr) rules.Ability {
	return rules.Ability{Kind: rules.AbilityInstead, When: rules.When{Why: why, Who: who}, Modes: []rules.Mode{{Code: code}}}
}

// altering is insteadOf for an ability that changes the event.
func altering(why uint8, a rules.Alter) rules.Ability {
	a.Keeps = true
	return rules.Ability{Kind: rules.AbilityInstead, When: rules.When{Why: why}, Alter: a, Modes: []rules.Mode{{}}}
}

// gets is a trigger that brings its controller coins.
func gets(w rules.When, n rules.Amount) rules.Ability {
	return rules.Ability{Kind: rules.AbilityTrigger, When: w, Modes: []rules.Mode{{Code: []rules.Instr{{Op: rules.OpNum, N: 1, Max: n, Why: iWhyGain}}}}}
}

// lies is a card that lies in a row for what it says.
func lies(name string, abilities ...rules.Ability) rules.Def {
	return rules.Def{Name: name, Short: name, Facts: []int16{1}, Abilities: abilities}
}

// taking takes n cards from the deck.
func taking(n int16, to rules.Dest, why uint8) []rules.Instr {
	return []rules.Instr{
		{Op: rules.OpTop, Zone: iDeck, Min: num(n), Max: num(n), Dst: 1},
		{Op: rules.OpMove, Reg: 1, Dests: []rules.Dest{to}, Why: why},
	}
}

func mintCards() []rules.Def {
	pile, hand := []rules.Dest{{Zone: iPile}}, rules.Dest{Zone: iHand}
	may := func(a rules.Ability) rules.Ability { a.Ask = 3; return a }
	mine := &rules.Filter{Reg: -1, Ctrl: rules.You}
	falls := may(insteadOf(iWhyWouldFall, rules.Each, rules.Instr{Op: rules.OpThis, Dst: 1}, rules.Instr{Op: rules.OpMove, Reg: 1, Dests: pile, Why: iWhyFelled}))
	falls.When.NotThis, falls.When.Card = true, mine
	each := in(iRow, rules.Each)
	own := altering(iWhyWouldEnter, rules.Alter{Flags: fTapped})
	own.When.This = true
	return []rules.Def{
		{Name: "a card", Short: "?"},
		sieve:   lies("Sieve", insteadOf(iWhyWouldDraw, rules.You, taking(1, pile[0], 0)...)),
		well:    lies("Well", insteadOf(iWhyWouldDraw, rules.You, taking(2, hand, iWhyDraw)...)),
		purse:   lies("Purse", may(altering(iWhyWouldGain, rules.Alter{Plus: 1}))),
		mirror:  lies("Mirror", altering(iWhyWouldGain, rules.Alter{Times: 2})),
		lodge:   lies("Lodge", altering(iWhyWouldEnter, rules.Alter{Flags: fTapped})),
		martyr:  lies("Martyr", falls),
		grave:   lies("Grave", altering(iWhyWouldFall, rules.Alter{To: &rules.Dest{Zone: iHand, Whose: rules.ThatSeat}})),
		crow:    lies("Crow", gets(rules.When{Why: iWhyLeaves, Who: rules.Each, NotThis: true}, num(1))),
		scribe:  lies("Scribe", gets(rules.When{Why: iWhyDrawn}, rules.Amount{Kind: rules.PerNumber, N: 1, Reg: rules.RegAmount})),
		hex:     lies("Hex", insteadOf(iWhyWouldHurt, rules.EachOpponent, rules.Instr{Op: rules.OpNative, Native: 1, Reg: -1, Dst: -1})),
		sloth:   lies("Sloth", own),
		guild:   lies("Guild", altering(iWhyWouldMint, rules.Alter{Plus: 1})),
		mourner: lies("Mourner", gets(rules.When{Why: iWhyFallen}, rules.Amount{Kind: rules.PerNumber, N: 1, Reg: rules.RegAmount})),
		shield:  text("Shield", []rules.Instr{{Op: rules.OpNative, Reg: -1, Dst: -1}}),
		polish: text("Polish", []rules.Instr{
			{Op: rules.OpAll, Filter: in(iRow, rules.You), Dst: 1},
			{Op: rules.OpMark, Reg: 1, Mark: mShield, N: 3},
		}),
		acid:  text("Acid", []rules.Instr{{Op: rules.OpAll, Filter: each, Dst: 1}, {Op: rules.OpCounters, Reg: 1, N: 1, Num: iRust, Max: num(2), Why: iWhyRust}}),
		quake: text("Quake", []rules.Instr{{Op: rules.OpAll, Filter: each, Dst: 1}, {Op: rules.OpMove, Reg: 1, Dests: pile, Why: iWhyFelled}}),
		spears: text("Spears", []rules.Instr{
			{Op: rules.OpSeats, Who: rules.EachOpponent, Jump: 3},
			{Op: rules.OpNum, Who: rules.ThatSeat, Num: iHearts, N: -1, Max: num(2), Why: iWhyHurt},
			{Op: rules.OpJump},
		}),
		press: text("Press", []rules.Instr{{Op: rules.OpNative, Native: 2, Reg: -1, Dst: -1}}),
		recall: text("Recall", []rules.Instr{
			{Op: rules.OpAll, Filter: in(iRow, rules.You), Dst: 1},
			{Op: rules.OpMove, Reg: 1, Dests: []rules.Dest{{Zone: iDeck}, {Zone: iDeck, At: rules.Bottom}}, Ordered: true, Why: iWhyFelled, Prompt: 5},
			{Op: rules.OpNum, Num: iHearts, N: 1, Max: rules.Amount{Kind: rules.PerReg, N: 1, Reg: 1}},
		}),
	}
}

// mint is the game; each of its parts can be exchanged for a test.
func mint() *rules.Game {
	order := rules.TriggerOrder{Verb: vBefore, Prompt: 4, Reg: 0, Most: 8}
	causes := make([]message.ID, iWhyWouldMint+1)
	causes[iWhyWouldHurt] = "{seat} would be hurt: {card} prevents {by}, {n} left"
	return &rules.Game{
		Cover: rules.Cover{Name: "mint", Title: "Mint", Version: "1", MinSeats: 2, MaxSeats: 4},
		Tables: rules.Tables{
			Facts: make([]rules.NumSpec, 1),
			Zones: []rules.ZoneSpec{
				{},
				iDeck: {Name: "deck", Short: "D", Ordered: true, Sight: rules.SightNobody},
				iHand: {Name: "hand", Short: "H", PerSeat: true, Sight: rules.SightOwner},
				iRow:  {Name: "row", Short: "R", PerSeat: true, Ordered: true, Table: true},
				iPile: {Name: "pile", Short: "P", Ordered: true},
			},
			Defs: mintCards(),
			Verbs: append(rules.CommonVerbs(), rules.VerbSpec{Key: "play {card}", Say: "Play {card}"},
				rules.VerbSpec{Key: "rest", Say: "Rest", Default: true}, rules.VerbSpec{Key: "first {trigger}", Say: "{trigger} first"}),
			Prompts:       []message.ID{"", "Play a card", "What happens instead?", "Use {card} instead?", "Which happens first?", "Where does it go?"},
			PromptInstead: 2,
			Reasons:       []rules.ReasonSpec{{}, {Rule: "1", Text: "Nothing to do."}},
			Causes:        causes,
			Labels:        []string{"effect"},
			Flags:         []string{"tapped"},
			Marks:         []string{"", "shielded"},
			Counters:      []rules.CounterSpec{{Name: "rust"}},
			SeatNums:      []string{"coins", "hearts"},
			Nums:          []string{"plays left"},
			Floored:       3,
		},
		Code: rules.Code{
			Main:   iMain,
			Text:   iText,
			Happen: iHappen,
			Procs: []rules.Proc{
				iMain:     {Name: "match", Steps: []rules.Step{mintTurns}},
				iTurn:     {Name: "turn", Steps: []rules.Step{mintStart, mintGain, mintAsk, mintPlay, mintSettle, mintMore}},
				iTriggers: {Name: "triggers", Steps: append(order.Steps(), mintTrigger)},
				iText:     rules.TextProc(),
				iHappen:   rules.HappenProc(),
			},
			Natives: []rules.Native{
				{Name: "shield", Run: func(m *rules.Match, f *rules.Frame, _ *rules.Instr) bool {
					m.AddMark(rules.Mark{Kind: mShield, Seat: f.Ctrl, N: 3, Src: f.Src})
					return false
				}},
				{Name: "doom", Run: func(m *rules.Match, f *rules.Frame, _ *rules.Instr) bool {
					m.Oust(m.WhoIs(f, rules.ThatSeat, 0))
					return false
				}},
				{Name: "mint", Run: func(m *rules.Match, f *rules.Frame, _ *rules.Instr) bool {
					m.Propose(rules.Coming{Kind: kMint, Seat: f.Ctrl, N: 2})
					return false
				}},
			},
			Proposals: []rules.Proposal{
				kDraw:  {Why: iWhyWouldDraw, Moves: iWhyDraw, Draws: true, One: true, Many: iWhyDrawn},
				kGain:  {Why: iWhyWouldGain, Gains: iWhyGain},
				kHurt:  {Why: iWhyWouldHurt, Losses: iWhyHurt, Shields: []uint8{mShield}},
				kRust:  {Gains: iWhyRust, Shields: []uint8{mShield}},
				kEnter: {Why: iWhyWouldEnter, Moves: iWhyEnter},
				kFall:  {Why: iWhyWouldFall, Moves: iWhyFelled, Many: iWhyFallen},
				kMint:  {Why: iWhyWouldMint, Do: func(m *rules.Match, ev rules.Coming) { m.AddNum(ev.Seat, iCoins, ev.N, 0) }},
			},
		},
		Course: rules.Course{
			Leaves: func(m *rules.Match, mv rules.Move) {
				m.RaiseLeaving(iWhyLeaves, mv.Card, m.S.Cards[mv.Card].Ctrl, 0)
			},
			Moved: func(m *rules.Match, mv *rules.Move) {
				if m.Game.ZoneKind(mv.From) == iRow && m.Game.ZoneKind(mv.To) != iRow {
					m.SetFlag(mv.Card, fTapped, false)
					m.DropMarks(func(k *rules.Mark) bool { return k.Card == mv.Card })
				}
			},
			Deal: func(m *rules.Match) {
				for d := sieve; d < mintDefs; d++ {
					for range 4 {
						m.NewCard(d, 0, rules.NoSeat, m.Game.Zone(iDeck, 0))
					}
				}
				for p := range m.S.Seats {
					m.S.Seats[p].Nums[iHearts] = 6
				}
			},
			Ousted: func(m *rules.Match, _ rules.Seat, _ rules.CardID) rules.ZoneID { return m.Game.Zone(iPile, 0) },
		},
		Legality: rules.Legality{NoTarget: 1, NotNow: 1, NoCost: 1},
	}
}

// mintTurns ends the match when a seat has twelve coins, or there is one left,
// or after 60 turns.
func mintTurns(m *rules.Match, f *rules.Frame) {
	f.Again()
	if m.S.Turn == 0 {
		m.Shuffle(m.Game.Zone(iDeck, 0))
		m.S.Active = rules.Seat(m.S.SeatCount) - 1
	}
	var who rules.SeatSet
	best := int16(-1)
	for p := range m.S.Seats {
		if s := &m.S.Seats[p]; !s.Out && s.Nums[iCoins] >= best {
			if s.Nums[iCoins] > best {
				best, who = s.Nums[iCoins], 0
			}
			who |= rules.Of(rules.Seat(p))
		}
	}
	if best >= 12 || m.S.Turn == 60 || m.S.Living() <= 1 {
		m.Win(who)
		return
	}
	m.S.Active = m.S.NextSeat(m.S.Active)
	m.Call(iTurn, rules.Frame{Ctrl: m.S.Active})
}

// drawing is seat p drawing n cards.
func drawing(m *rules.Match, p rules.Seat, n int16) rules.Coming {
	return rules.Coming{Kind: kDraw, Act: rules.ActDraw, Seat: p, N: n, From: m.Game.Zone(iDeck, 0), To: m.Game.Zone(iHand, p), Why: iWhyDraw}
}

// gaining is seat p gaining n coins.
func gaining(p rules.Seat, n int16) rules.Coming {
	return rules.Coming{Kind: kGain, Act: rules.ActNum, Seat: p, Num: iCoins, N: n, Why: iWhyGain}
}

// hurting is seat p losing n hearts.
func hurting(p rules.Seat, n int16) rules.Coming {
	return rules.Coming{Kind: kHurt, Act: rules.ActNum, Seat: p, Num: iHearts, N: n, Loss: true, Why: iWhyHurt}
}

func mintStart(m *rules.Match, f *rules.Frame) {
	m.S.Turn++
	m.S.Nums[iPlays] = 2
	m.Propose(drawing(m, f.Ctrl, 2))
}

func mintGain(m *rules.Match, f *rules.Frame) { m.Propose(gaining(f.Ctrl, 1)) }

func mintAsk(m *rules.Match, f *rules.Frame) {
	if m.S.Seats[f.Ctrl].Out {
		m.Return()
		return
	}
	m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: f.Ctrl, Prompt: 1})
	for c := m.In(iHand, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
		m.Offer(rules.Option{Verb: vLay, Card: c}, 0)
	}
	m.Offer(rules.Option{Verb: vRest}, 0)
}

func mintPlay(m *rules.Match, f *rules.Frame) {
	m.S.Nums[iPlays]--
	c := m.S.Answer.Card
	switch {
	case c == 0:
		m.S.Nums[iPlays] = 0
	case m.Def(c).Facts[0] > 0:
		m.Propose(rules.Coming{Kind: kEnter, Act: rules.ActMove, Card: c, To: m.Game.Zone(iRow, f.Ctrl), Why: iWhyEnter})
	default:
		m.MoveCard(c, m.Game.Zone(iPile, 0), rules.Top, 0)
		m.Call(iText, rules.Frame{Ctrl: f.Ctrl, Opp: m.S.Rival(f.Ctrl), Src: c, Def: m.S.Cards[c].Def, Serial: m.S.NewSerial()})
	}
}

// mintSettle lets what waits happen; who has no hearts left is out.
func mintSettle(m *rules.Match, f *rules.Frame) {
	for p := range rules.Seat(m.S.SeatCount) {
		if m.S.Seats[p].Nums[iHearts] == 0 && m.S.Living() > 1 {
			m.Oust(p)
		}
	}
	m.Call(iTriggers, rules.Frame{})
}

func mintTrigger(m *rules.Match, f *rules.Frame) {
	if len(m.S.Queue) == 0 {
		return
	}
	t := m.S.Queue[0]
	m.S.Queue = append(m.S.Queue[:0], m.S.Queue[1:]...)
	f.R[0]--
	f.Goto(0)
	serial := m.S.NewSerial()
	m.S.PutEvent(serial, 0, &t)
	m.Call(iText, rules.Frame{
		Ctrl: t.Ctrl, Opp: m.S.TriggerRival(&t), Src: t.Src, Was: t.Was, Lost: t.Lost, Def: t.Def, Ability: t.Ability, Serial: serial,
	})
}

func mintMore(m *rules.Match, f *rules.Frame) {
	if m.S.Nums[iPlays] > 0 && !m.S.Seats[f.Ctrl].Out {
		f.Goto(2)
	}
}
