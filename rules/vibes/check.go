package vibes

import "feltstack/rules"

// This file is Vibe Check as Baron Fishpockets has it (Vibes, Vibe Check).

// Registers of checkProc's frame.
const (
	checkWinner = iota // 1 + the seat that has won, 0 after a tie
	checkTop           // the vibe that wins
)

func checkProc() rules.Proc {
	return rules.Proc{Name: "Vibe Check", Steps: []rules.Step{
		func(m *rules.Match, _ *rules.Frame) {
			phase(m, PhaseCheck)
			m.Raise(WhyCheckBegins, 0, rules.NoSeat, 0)
			settle(m)
		},
		judge, askWinner, takeWinner,
		func(m *rules.Match, _ *rules.Frame) { settle(m) }, // before the prizes
		firstPrize, consolation, passBaron,
		func(m *rules.Match, _ *rules.Frame) { settle(m) },
	}}
}

// checks reports whether a Penguin takes part in Vibe Check: it is unflopped, or a card lets it,
// and nothing keeps it out.
func checks(m *rules.Match, c rules.CardID) bool {
	return (!m.S.Has(c, FlagFlopped) || m.Power(c, KeyCheck)) && !m.Power(c, KeyNoCheck)
}

// canWin reports whether a Penguin takes part in Vibe Check and nothing keeps it from winning it.
func canWin(m *rules.Match, c rules.CardID) bool { return checks(m, c) && !m.Power(c, KeyNoWin) }

// topVibe is the highest vibe of a Penguin of seat p that can win Vibe Check, -1 if there is
// none: without vibe it can't (B-021). Where the total counts, only of who has more of that (B-081).
func topVibe(m *rules.Match, p rules.Seat) int16 {
	top := int16(-1)
	if inForce(m, KeySum) && totalVibe(m, p) <= totalVibe(m, m.S.NextSeat(p)) {
		return top
	}
	for c := m.In(Huddle, p).First; c != 0; c = m.S.Cards[c].Next {
		if vibe := m.Fact(c, FactVibe); vibe > top && vibe > 0 && canWin(m, c) {
			top = vibe
		}
	}
	return top
}

// totalVibe is how much vibe the Penguins of seat p that take part in Vibe Check have together.
func totalVibe(m *rules.Match, p rules.Seat) (sum int) {
	for c := m.In(Huddle, p).First; c != 0; c = m.S.Cards[c].Next {
		if checks(m, c) {
			sum += int(m.Fact(c, FactVibe))
		}
	}
	return sum
}

// judge finds who has won: the controller of the Penguin with the highest vibe.
func judge(m *rules.Match, f *rules.Frame) {
	best, who := int16(-1), rules.NoSeat
	for p := range rules.Seat(m.S.SeatCount) {
		switch top := topVibe(m, p); {
		case top > best:
			best, who = top, p
		case top == best:
			who = rules.NoSeat
		}
	}
	if who != rules.NoSeat && m.S.Opts[optSameSide] == 1 {
		n := 0
		eachTop(m, who, best, func(rules.CardID) { n++ })
		if n > 1 {
			who = rules.NoSeat // B-020
		}
	}
	f.SetSeatOrNone(checkWinner, who)
	f.R[checkTop] = best
	m.S.Nums[NumWinner] = f.R[checkWinner]
	if who == rules.NoSeat {
		m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyTies, Seat: rules.NoSeat})
		for p := range rules.Seat(m.S.SeatCount) {
			m.Raise(WhyTies, 0, p, 0)
		}
		f.Goto(4)
	}
}

// eachTop calls do for each Penguin of seat p that can win Vibe Check with vibe top.
func eachTop(m *rules.Match, p rules.Seat, top int16, do func(c rules.CardID)) {
	for c := m.In(Huddle, p).First; c != 0; c = m.S.Cards[c].Next {
		if m.Fact(c, FactVibe) == top && canWin(m, c) {
			do(c)
		}
	}
}

// askWinner asks which Penguin has won, where several have the highest vibe (B-020).
func askWinner(m *rules.Match, f *rules.Frame) {
	p := f.SeatOrNone(checkWinner)
	m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: p, Prompt: promptWinner})
	eachTop(m, p, f.R[checkTop], func(c rules.CardID) { m.Offer(rules.Option{Verb: verbWinner, Card: c}, ok) })
}

func takeWinner(m *rules.Match, f *rules.Frame) {
	p, c := f.SeatOrNone(checkWinner), m.S.Answer.Card
	m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyWins, Seat: p, Card: c, N: f.R[checkTop]})
	m.Raise(WhyWins, c, p, 0)
	m.Raise(WhyLoses, 0, m.S.NextSeat(p), 0)
	if was := baron(m); was != p {
		m.Raise(WhyBaronLost, 0, was, 0) // what waits for that happens before the prizes
	}
}

// prizes is how many prizes of a kind there are: twice as many where a card says so (B-078).
func prizes(m *rules.Match) int16 {
	if inForce(m, KeyDoubled) {
		return 2
	}
	return 1
}

// firstPrize gives the winner a Rod off the top of the deck.
func firstPrize(m *rules.Match, f *rules.Frame) {
	if f.SeatOrNone(checkWinner) != rules.NoSeat {
		for range prizes(m) {
			prize(m, f.SeatOrNone(checkWinner), WhyPrize)
		}
	}
}

// consolation lets the other player draw a card.
func consolation(m *rules.Match, f *rules.Frame) {
	if f.SeatOrNone(checkWinner) != rules.NoSeat {
		draw(m, m.S.NextSeat(f.SeatOrNone(checkWinner)), prizes(m))
	}
}

// passBaron gives the winner the Baron, after all other prizes.
func passBaron(m *rules.Match, f *rules.Frame) {
	if f.SeatOrNone(checkWinner) != rules.NoSeat {
		giveBaron(m, f.SeatOrNone(checkWinner))
	}
}
