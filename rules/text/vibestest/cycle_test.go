package vibestest

import "feltstack/rules"

const startHand = 5

// winsAt is how many cards in play bring the Baron's victory.
const winsAt = 15

// setUp shuffles and deals.
func setUp(m *rules.Match, _ *rules.Frame) {
	m.S.Nums[numBaron] = 1
	for p := range rules.Seat(m.S.SeatCount) {
		m.Shuffle(m.Game.Zone(deck, p))
		for range startHand {
			m.MoveCard(m.In(deck, p).Last, m.Game.Zone(hand, p), rules.Top, whyDeal)
		}
	}
}

func nextCycle(m *rules.Match, f *rules.Frame) {
	f.Again()
	m.Call(procCycle, rules.Frame{Ctrl: baron(m)})
}

// baron is the seat that has the Baron.
func baron(m *rules.Match) rules.Seat { return rules.Seat(m.S.Nums[numBaron]) - 1 }

// giveBaron hands the Baron over.
func giveBaron(m *rules.Match, p rules.Seat) {
	if baron(m) == p {
		return
	}
	m.S.Nums[numBaron] = int16(p) + 1
	m.Raise(whyBaron, 0, p, 0)
}

// The steps of a Cycle. Frame.Ctrl is the seat that had the Baron when it began.
const (
	cycleBegins = iota
	cycleFirst
	cycleSecond
	cycleTime
	cycleActs
	cycleTimeEnds
	cycleCheck
	cyclePrizes
	cycleUnflops
	cycleEnds
	cycleOver
)

func cycleProc() rules.Proc {
	return rules.Proc{Name: "Cycle", Steps: []rules.Step{
		cycleBegins: func(m *rules.Match, f *rules.Frame) {
			for p := range rules.Seat(m.S.SeatCount) {
				m.S.ResetUses(p)
			}
			moment(m, whyCycle, f.Ctrl)
		},
		cycleFirst:  func(m *rules.Match, f *rules.Frame) { m.Call(procTurn, rules.Frame{Ctrl: f.Ctrl}) },
		cycleSecond: func(m *rules.Match, f *rules.Frame) { m.Call(procTurn, rules.Frame{Ctrl: m.S.NextSeat(f.Ctrl)}) },
		cycleTime: func(m *rules.Match, _ *rules.Frame) {
			m.S.Phase, m.S.Active = phaseTime, baron(m)
			moment(m, whyTime, baron(m))
		},
		cycleActs:     func(m *rules.Match, _ *rules.Frame) { m.Call(procTime, rules.Frame{Opp: baron(m)}) },
		cycleTimeEnds: func(m *rules.Match, _ *rules.Frame) { moment(m, whyTimeEnds, baron(m)) },
		cycleCheck:    check,
		cyclePrizes:   prizes,
		cycleUnflops:  unfloppening,
		cycleEnds:     func(m *rules.Match, _ *rules.Frame) { moment(m, whyCycleEnds, baron(m)) },
		cycleOver: func(m *rules.Match, _ *rules.Frame) {
			m.Ends(untilCycle, rules.NoSeat)
		},
	}}
}

// moment reports a moment, and lets what waits for it happen.
func moment(m *rules.Match, why uint8, p rules.Seat) {
	m.Raise(why, 0, p, 0)
	m.Call(procTriggers, rules.Frame{})
}

// The steps of a turn.
const (
	turnBegins = iota
	turnDraw
	turnPlay
	turnPlayed
	turnTriggers
	turnEnds
)

func turnProc() rules.Proc {
	return rules.Proc{Name: "turn", Steps: []rules.Step{
		turnBegins: func(m *rules.Match, f *rules.Frame) {
			m.S.Turn++
			m.S.Phase, m.S.Active = phaseTurn, f.Ctrl
			m.S.Seats[f.Ctrl].Nums[numRod] = 0
			m.Ends(rules.UntilStart, f.Ctrl)
			if baron(m) == f.Ctrl && inPlayOf(m, f.Ctrl) >= winsAt {
				m.Win(rules.Of(f.Ctrl))
				return
			}
			moment(m, whyTurn, f.Ctrl)
		},
		turnDraw: func(m *rules.Match, f *rules.Frame) { drawOne(m, f.Ctrl) },
		turnPlay: func(m *rules.Match, f *rules.Frame) {
			m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: f.Ctrl, Prompt: promptTurn})
			offerTurn(m, f.Ctrl)
			m.Offer(rules.Option{Verb: verbDone}, ok)
		},
		turnPlayed: func(m *rules.Match, f *rules.Frame) {
			switch o := m.S.Answer; o.Verb {
			case verbDone:
				f.Goto(turnEnds)
			case verbRod:
				m.S.Seats[f.Ctrl].Nums[numRod]++
				layRod(m, f.Ctrl, o.Card)
			default:
				declare(m, f.Ctrl, o)
			}
		},
		turnTriggers: func(m *rules.Match, f *rules.Frame) {
			f.Goto(turnPlay)
			m.Call(procTriggers, rules.Frame{})
		},
		turnEnds: func(m *rules.Match, f *rules.Frame) {
			m.S.TurnOver(f.Ctrl)
			m.EndFloats(rules.UntilEnd, m.S.AllSeats(), whyNone)
			m.Ends(rules.UntilEnd, rules.NoSeat)
		},
	}}
}

// inPlayOf counts the cards that a seat has in play.
func inPlayOf(m *rules.Match, p rules.Seat) int16 {
	return m.In(huddle, p).N + m.In(relics, p).N + m.In(rods, p).N
}

// drawOne lets a seat draw; who can't has lost.
func drawOne(m *rules.Match, p rules.Seat) {
	if m.In(deck, p).N == 0 {
		m.Win(m.S.Opponents(p))
		return
	}
	m.Propose(rules.Coming{Kind: comesDraw, Act: rules.ActDraw, Seat: p, N: 1, From: m.Game.Zone(deck, p), To: m.Game.Zone(hand, p), Why: whyDraw})
}

// layRod puts a card face-down among the Rods of p.
func layRod(m *rules.Match, p rules.Seat, c rules.CardID) {
	m.Move(rules.Move{Card: c, To: m.Game.Zone(rods, p), Face: rules.FaceDown, Why: whyPut})
	m.S.Cards[c].Known |= rules.Of(p)
}

// timeProc is Action Time: the seat with the Baron begins, and when both have passed
// the whole stack resolves; with nothing on it, it is over.
func timeProc() rules.Proc {
	const resolves = 1 // register: the stack does
	triggers := func(m *rules.Match, _ *rules.Frame) { m.Call(procTriggers, rules.Frame{}) }
	pr := rules.Priority{
		Pass: verbPass,
		Next: rules.NextBehind,
		Ask: func(m *rules.Match, f *rules.Frame) bool {
			if m.S.Over || len(m.S.Stack) == rules.MaxStack {
				return false
			}
			if len(m.S.Stack) == 0 {
				m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: f.Opp, Prompt: promptTime})
			} else {
				m.AskAuto(rules.Decision{Kind: rules.PickAnswer, Seat: f.Opp, Prompt: promptTime})
			}
			offerTime(m, f.Opp)
			return true
		},
		Act: func(m *rules.Match, _ *rules.Frame, p rules.Seat) { declare(m, p, m.S.Answer) },
		Close: func(m *rules.Match, f *rules.Frame) rules.Closing {
			it := m.S.Top()
			switch {
			case it != nil:
				f.R[resolves] = 1
				m.Call(procResolve, rules.Frame{R: [6]int16{int16(it.Serial)}})
				return rules.Closes
			case f.R[resolves] == 1:
				f.R[resolves], f.Opp = 0, baron(m)
				return rules.Reopened
			}
			m.EndFloats(rules.UntilEnd, m.S.AllSeats(), whyNone)
			m.Ends(untilTime, rules.NoSeat)
			return rules.Closed
		},
	}
	return rules.Proc{Name: "Action Time", Steps: pr.Steps(triggers)}
}

// check finds who wins the Vibe Check: the unflopped Character with the highest vibe does it
// for its seat. With a tie between the seats nobody does.
func check(m *rules.Match, _ *rules.Frame) {
	m.S.Phase = phaseCheck
	best, winner, tie := int16(-1), rules.CardID(0), false
	for p := range rules.Seat(m.S.SeatCount) {
		for c := m.In(huddle, p).First; c != 0; c = m.S.Cards[c].Next {
			n := m.Fact(c, factVibe)
			switch {
			case m.S.Has(c, flopped), m.Power(c, keyNoCheck), m.Power(c, keyNoWin), n < best:
			case n == best:
				tie = tie || m.S.Cards[c].Ctrl != m.S.Cards[winner].Ctrl
			default:
				best, winner, tie = n, c, false
			}
		}
	}
	m.S.Nums[numWinner] = 0
	if winner != 0 && !tie {
		p := m.S.Cards[winner].Ctrl
		m.S.Nums[numWinner] = int16(p) + 1
		m.Raise(whyWins, winner, p, 0)
		m.Raise(whyWonCheck, 0, p, 0)
		m.Raise(whyLostCheck, 0, m.S.NextSeat(p), 0)
	}
	m.Call(procTriggers, rules.Frame{})
}

// prizes gives the winner a Rod and the other player a card; then the Baron moves.
func prizes(m *rules.Match, _ *rules.Frame) {
	p := rules.Seat(m.S.Nums[numWinner]) - 1
	if p < 0 {
		return
	}
	if c := m.In(deck, p).Last; c != 0 {
		layRod(m, p, c)
	}
	giveBaron(m, p)
	drawOne(m, m.S.NextSeat(p))
}

// unfloppening unflops every card in play.
func unfloppening(m *rules.Match, _ *rules.Frame) {
	m.S.Phase = phaseEnd
	m.AtOnce(func() {
		for p := range rules.Seat(m.S.SeatCount) {
			for _, z := range [...]rules.ZoneKind{huddle, relics, rods} {
				for c := m.In(z, p).First; c != 0; c = m.S.Cards[c].Next {
					if !m.Power(c, keyNoUnflop) {
						unflop(m, c)
					}
				}
			}
		}
	})
	m.Call(procTriggers, rules.Frame{})
}
