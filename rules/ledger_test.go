package rules_test

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/laws"
)

// Cards of Parlor that speak of numbers.
const (
	scalesCard  rules.DefID = parlorDefs + iota // choose a card in your row, then a card in a row that is worth less: it goes to the pile
	garlandCard                                 // choose the card with the highest worth in your opponents' rows: it goes to the pile
	famineCard                                  // each player's card with the lowest worth goes to the pile
	forgeCard                                   // choose a card in a row: it goes to the pile, and you get half of the worth that it had, rounded up, and 1
	chestCard                                   // you get half of what your row is worth, rounded down
	ghostCard                                   // choose a card in your row: it is worth as much as the one card in your opponent's row
	pouchCard                                   // a card that is worth as much as you have coins
	humbleCard                                  // while your opponent has more coins than you: your cards that are worth more than this are worth 1 more
	crowdCard                                   // if you have as many coins as your opponent, you lose one
	wagerCard                                   // lose X coins: each opponent loses X coins
	ledgerDefs
)

const qLedgerPaid = qText + 1 // pays for a play, then runs it

// worthOf is the number of the cards that an amount names.
func worthOf(kind rules.AmountKind, reg uint8, f *rules.Filter) rules.Amount {
	return rules.Amount{Kind: kind, N: 1, Reg: reg, Filter: f}
}

func coinsOf(who rules.Who) rules.Amount {
	return rules.Amount{Kind: rules.SeatNum, N: 1, Who: who, Fact: nCoins}
}

func bestOf(f *rules.Filter, most int8) *rules.Filter {
	f.Best = most
	return f
}

// ledger is Parlor with cards that speak of numbers.
func ledger() *rules.Game {
	const first, second = 1, 2 // registers
	toPile := []rules.Dest{{Zone: rPile}}
	pick := func(f *rules.Filter, dst int8) rules.Instr {
		return rules.Instr{Op: rules.OpPick, Min: num(1), Max: num(1), Filter: f, Dst: dst, Prompt: 4}
	}
	g := parlor()
	g.Facts[0].Sets = 2
	g.Marks = append(g.Marks, "gilded")
	than := worthOf(rules.FactOf, first, nil)
	light := in(rRow, rules.Each)
	light.Tests = []rules.Test{{Cmp: rules.AtMost, N: -1, Than: &than}}
	half := worthOf(rules.FactOf, first, nil)
	half.Half, half.Plus = rules.HalfUp, 1
	row := worthOf(rules.TotalOf, 0, in(rRow, rules.You))
	row.Half = rules.HalfDown
	theirs, mine := coinsOf(rules.Opponent), rules.Amount{Kind: rules.PerFact, N: 1}
	proud := &rules.Filter{Reg: -1, Ctrl: rules.You, Tests: []rules.Test{{Cmp: rules.AtLeast, N: 1, Than: &mine}}}
	g.Defs = append(g.Defs,
		text("Scales", []rules.Instr{pick(in(rRow, rules.You), first), pick(light, second), {Op: rules.OpMove, Reg: second, Dests: toPile, Why: whyFelled}}),
		text("Garland", []rules.Instr{pick(bestOf(in(rRow, rules.EachOpponent), 1), first), {Op: rules.OpMove, Reg: first, Dests: toPile, Why: whyFelled}}),
		text("Famine", []rules.Instr{
			{Op: rules.OpSeats, Who: rules.Each, Jump: 4},
			{Op: rules.OpPick, Who: rules.ThatSeat, Min: num(1), Max: num(1), Filter: bestOf(in(rRow, rules.ThatSeat), -1), Dst: first, Prompt: 4},
			{Op: rules.OpMove, Reg: first, Dests: toPile, Why: whyFelled},
			{Op: rules.OpJump},
		}),
		text("Forge", []rules.Instr{
			pick(in(rRow, rules.Each), first), {Op: rules.OpMove, Reg: first, Dests: toPile, Why: whyFelled}, {Op: rules.OpNum, N: 1, Max: half},
		}),
		text("Chest", []rules.Instr{{Op: rules.OpNum, N: 1, Max: row}}),
		text("Ghost", []rules.Instr{
			pick(in(rRow, rules.You), first), {Op: rules.OpMark, Reg: first, Mark: 2, N: 1, Max: worthOf(rules.FactOf, 0, in(rRow, rules.Opponent))},
		}),
		rules.Def{Name: "Pouch", Short: "Pouch", Facts: []int16{1}, Statics: []rules.Static{{Changes: []rules.Change{{Set: true, N: coinsOf(rules.You)}}}}},
		rules.Def{Name: "Humble", Short: "Humble", Facts: []int16{2}, Statics: []rules.Static{{
			Whom: proud, If: &rules.Cond{Pred: -1, Count: coinsOf(rules.You), Cmp: rules.AtMost, N: -1, Than: &theirs}, Changes: []rules.Change{{N: num(1)}},
		}}},
		text("Crowd", []rules.Instr{
			{Op: rules.OpIf, Cond: &rules.Cond{Pred: -1, Count: coinsOf(rules.You), Cmp: rules.Exactly, Than: &theirs}, Jump: 2}, {Op: rules.OpNum, N: -1, Max: num(1)},
		}),
		rules.Def{Name: "Wager", Short: "Wager", Facts: []int16{0}, Abilities: []rules.Ability{{
			Cost: &rules.Mode{Code: []rules.Instr{
				{Op: rules.OpNumber, Min: num(1), Max: coinsOf(rules.You), Dst: 0, Prompt: 3},
				{Op: rules.OpNum, N: -1, Max: rules.Amount{Kind: rules.PerNumber, N: 1}},
			}},
			Keeps: []rules.Keep{{Reg: 0, As: second}},
			Modes: []rules.Mode{{Code: []rules.Instr{
				{Op: rules.OpSeats, Who: rules.EachOpponent, Jump: 3},
				{Op: rules.OpNum, Who: rules.ThatSeat, N: -1, Max: rules.Amount{Kind: rules.PerNumber, N: 1, Reg: second}},
				{Op: rules.OpJump},
			}}},
		}}},
	)
	turn := g.Procs[qTurn].Steps
	turn[2] = func(m *rules.Match, f *rules.Frame) {
		c := m.S.Answer.Card
		if c == 0 || m.S.Cards[c].Def != wagerCard {
			parlorPlay(m, f)
			return
		}
		m.S.Nums[nPlays]--
		m.MoveCard(c, m.Game.Zone(rPile, 0), rules.Top, 0)
		m.Call(qLedgerPaid, rules.Frame{Ctrl: f.Ctrl, Opp: m.S.Rival(f.Ctrl), Src: c, Def: wagerCard, Serial: m.S.NewSerial()})
	}
	g.Procs = append(g.Procs, rules.Proc{Name: "paid", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			m.Call(qText, rules.Frame{Ctrl: f.Ctrl, Opp: f.Opp, Src: f.Src, Def: f.Def, Mode: rules.ModeCost, Serial: m.S.NewSerial()})
		},
		func(m *rules.Match, f *rules.Frame) {
			text := rules.Frame{Ctrl: f.Ctrl, Opp: f.Opp, Src: f.Src, Def: f.Def, Serial: f.Serial}
			f.Serial = 0
			m.Call(qText, text)
		},
	}})
	g.Deal = func(m *rules.Match) {
		for d := lamp; d < ledgerDefs; d++ {
			for range 5 {
				m.NewCard(d, 0, rules.NoSeat, m.Game.Zone(rDeck, 0))
			}
		}
		for p := range m.Setup.Seats {
			m.S.Seats[p].Nums[nCoins] = 5
		}
	}
	return must(g.Build())
}

func TestLedger(t *testing.T) {
	laws.TestGame(t, ledger(), laws.Trial{Games: 40}, laws.Trial{Games: 20, Seed: 300})
}

// ledgerMatch is a match of it at its first decision: rows for the seat that plays, then
// for the other, and a card in the first hand.
func ledgerMatch(t *testing.T, hand rules.DefID, mine, theirs []rules.DefID) (*rules.Match, rules.Seat) {
	t.Helper()
	m, err := rules.New(ledger(), rules.Setup{Seats: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	p := m.S.Active
	give(m, hand, rHand, p)
	for _, d := range mine {
		give(m, d, rRow, p)
	}
	for _, d := range theirs {
		give(m, d, rRow, m.S.NextSeat(p))
	}
	if !m.Reask() {
		t.Fatal("nothing is asked")
	}
	return m, p
}

// inRow proves what lies in the row of seat p.
func inRow(t *testing.T, m *rules.Match, p rules.Seat, want ...rules.DefID) {
	t.Helper()
	i := 0
	for c := m.In(rRow, p).First; c != 0; c = m.S.Cards[c].Next {
		if i >= len(want) || m.S.Cards[c].Def != want[i] {
			t.Fatalf("%s lies in row %d, at place %d", m.Def(c).Name, p, i)
		}
		i++
	}
	if i != len(want) {
		t.Errorf("%d cards lie in row %d, not %d", i, p, len(want))
	}
}

func hasCoins(t *testing.T, m *rules.Match, p rules.Seat, want int16) {
	t.Helper()
	if n := coins(m, p); n != want {
		t.Errorf("seat %d has %d coins, not %d", p, n, want)
	}
}

// What is worth less than a chosen card can be chosen, and with no card to
// compare with nothing is less, more or equal.
func TestComparedWithCard(t *testing.T) {
	m, p := ledgerMatch(t, scalesCard, []rules.DefID{vase, urn}, []rules.DefID{vase, lamp})
	take(t, m, "play Scales", "pick Urn")
	inRow(t, m, p, vase, urn)
	inRow(t, m, 1-p, vase)
	m, p = ledgerMatch(t, scalesCard, nil, []rules.DefID{lamp})
	take(t, m, "play Scales")
	inRow(t, m, 1-p, lamp)
	m, p = ledgerMatch(t, scalesCard, []rules.DefID{vase}, []rules.DefID{lamp})
	m.AddMark(rules.Mark{Kind: 1, Card: m.In(rRow, 1-p).First, N: 5})
	take(t, m, "play Scales")
	inRow(t, m, 1-p, lamp)
}

// Of several cards with the highest number the one who picks chooses; a
// face-down card has no number.
func TestHighestAndTies(t *testing.T) {
	m, p := ledgerMatch(t, garlandCard, nil, []rules.DefID{urn, lamp, clock})
	take(t, m, "play Garland")
	if keys := m.Words().Keys(); len(keys) != 2 {
		t.Fatalf("asked %q", keys)
	}
	take(t, m, "pick Clock")
	inRow(t, m, 1-p, urn, lamp)
	m, p = ledgerMatch(t, garlandCard, nil, []rules.DefID{vase, lamp})
	m.Turn(m.In(rRow, 1-p).First, rules.FaceDown)
	take(t, m, "play Garland")
	inRow(t, m, 1-p, vase)
	m, p = ledgerMatch(t, famineCard, []rules.DefID{vase, lamp}, []rules.DefID{urn, clock})
	take(t, m, "play Famine")
	if m.S.Decision.Seat != 1-p {
		t.Fatalf("seat %d chooses for the other", m.S.Decision.Seat)
	}
	take(t, m, "pick Urn")
	inRow(t, m, p, vase)
	inRow(t, m, 1-p, clock)
}

// A card's number is what it was when it left the table, even to the text that
// took it away.
func TestNumberThatItHad(t *testing.T) {
	m, p := ledgerMatch(t, forgeCard, nil, []rules.DefID{vase})
	m.AddMark(rules.Mark{Kind: 1, Card: m.In(rRow, 1-p).First, N: 4})
	take(t, m, "play Forge")
	hasCoins(t, m, p, 5+4+1)
}

func TestHalfOfTotal(t *testing.T) {
	m, p := ledgerMatch(t, chestCard, []rules.DefID{vase, urn}, nil)
	take(t, m, "play Chest")
	hasCoins(t, m, p, 7)
	m, p = ledgerMatch(t, chestCard, nil, []rules.DefID{vase})
	take(t, m, "play Chest")
	hasCoins(t, m, p, 5)
}

// A number that is set to that of a card that is not there stays what it is.
func TestSetToNumberOf(t *testing.T) {
	m, p := ledgerMatch(t, ghostCard, []rules.DefID{lamp}, []rules.DefID{vase})
	take(t, m, "play Ghost")
	if n := m.Fact(m.In(rRow, p).First, 0); n != 3 {
		t.Errorf("it is worth %d, not 3", n)
	}
	m, p = ledgerMatch(t, ghostCard, []rules.DefID{lamp}, nil)
	take(t, m, "play Ghost")
	if n := m.Fact(m.In(rRow, p).First, 0); n != 1 {
		t.Errorf("it is worth %d, not 1", n)
	}
}

// A static ability can ask for numbers of seats, and compare with its own card's.
func TestHoldsByNumbers(t *testing.T) {
	m, p := ledgerMatch(t, lamp, []rules.DefID{pouchCard, humbleCard, vase, lamp}, nil)
	want := func(what string, n ...int16) {
		t.Helper()
		c := m.In(rRow, p).First
		for _, n := range n {
			if is := m.Fact(c, 0); is != n {
				t.Errorf("%s: %s is worth %d, not %d", what, m.Def(c).Name, is, n)
			}
			c = m.S.Cards[c].Next
		}
	}
	want("as many coins", 5, 2, 3, 1)
	m.AddNum(1-p, nCoins, 2, 0)
	want("fewer coins", 6, 2, 4, 1)
	m.AddNum(p, nCoins, -4, 0)
	want("one coin", 1, 2, 4, 1)
}

func TestNumbersOfSeatsCompared(t *testing.T) {
	m, p := ledgerMatch(t, crowdCard, nil, nil)
	take(t, m, "play Crowd")
	hasCoins(t, m, p, 4)
	m, p = ledgerMatch(t, crowdCard, nil, nil)
	m.AddNum(p, nCoins, 3, 0)
	take(t, m, "play Crowd")
	hasCoins(t, m, p, 8)
}

// What was paid for a play is not what it is aimed at.
func TestKept(t *testing.T) {
	m, _ := ledgerMatch(t, wagerCard, nil, nil)
	it := &rules.Item{Def: wagerCard}
	if !m.Kept(it, 2) || m.Kept(it, 1) || m.Kept(&rules.Item{Def: lamp}, 2) {
		t.Error("not the register of X alone holds what was paid")
	}
}

// What was chosen and paid as a cost is known to the play: X.
func TestCostKept(t *testing.T) {
	m, p := ledgerMatch(t, wagerCard, nil, nil)
	take(t, m, "play Wager")
	if n := len(m.S.Options); n != 5 {
		t.Errorf("X is one of %d numbers, not of 5", n)
	}
	take(t, m, "number 3")
	hasCoins(t, m, p, 2)
	hasCoins(t, m, 1-p, 2)
}

// A cost of X can't be paid where nothing is left.
func TestCostOfX(t *testing.T) {
	m, p := ledgerMatch(t, wagerCard, nil, nil)
	cost := m.Game.Defs[wagerCard].Abilities[0].Cost
	if no := m.Query(p, 1-p, 0, 0, 0).CanPay(cost); no != 0 {
		t.Error("five coins don't pay for X")
	}
	m.AddNum(p, nCoins, -5, 0)
	if no := m.Query(p, 1-p, 0, 0, 0).CanPay(cost); no == 0 {
		t.Error("no coins pay for X")
	}
}
