package rules_test

import "feltstack/rules"

// This file is Attic's stack and what its cards do.

func top(m *rules.Match) *rules.Item { return &m.S.Stack[len(m.S.Stack)-1] }

// answers asks every seat after the one whose play is on top for a Cat or a Thief, until
// all of them have passed in a row; then the play on top resolves.
func answers() []rules.Step {
	return rules.Priority{
		Open: func(m *rules.Match, f *rules.Frame) bool {
			if len(m.S.Stack) == 0 {
				return false
			}
			f.Opp = m.S.NextSeat(top(m).Ctrl)
			return true
		},
		Say:  func(m *rules.Match, _ *rules.Frame, p rules.Seat) bool { return len(m.S.Stack) > 0 && p != top(m).Ctrl },
		Ask:  askAnswer,
		Pass: vPass,
		Act: func(m *rules.Match, _ *rules.Frame, p rules.Seat) {
			o := m.S.Answer
			push(m, p, o)
			m.Emit(rules.Event{Kind: rules.EvChosen, Seat: p, Card: o.Card})
		},
		Close: func(m *rules.Match, _ *rules.Frame) rules.Closing {
			m.Call(pResolve, rules.Frame{})
			return rules.Reopened
		},
	}.Steps()
}

func askAnswer(m *rules.Match, f *rules.Frame) bool {
	m.AskAuto(rules.Decision{Kind: rules.PickAnswer, Seat: f.Opp, Prompt: 2, Src: top(m).Src})
	for c := m.In(zHand, f.Opp).First; c != 0; c = m.S.Cards[c].Next {
		switch m.S.Cards[c].Def {
		case thief:
			offerRows(m, f.Opp, c)
			continue
		case cat:
		default:
			continue
		}
		for i := range m.S.Stack {
			no := ok
			if m.S.Stack[i].Ctrl == f.Opp {
				no = noOwn
			}
			m.Offer(rules.Option{Verb: vCat, Card: c, Item: m.S.Stack[i].Serial}, no)
		}
	}
	return true
}

func resolve(m *rules.Match, f *rules.Frame) {
	it := *top(m)
	m.S.Stack = m.S.Stack[:len(m.S.Stack)-1]
	f.Src = it.Src
	if it.Flags&fSpent != 0 {
		m.S.Forget(it.Serial)
		m.Emit(rules.Event{Kind: rules.EvFizzled, Seat: it.Ctrl, Card: it.Src, Item: it.Serial})
		return
	}
	m.Emit(rules.Event{Kind: rules.EvResolved, Seat: it.Ctrl, Card: it.Src, Item: it.Serial})
	m.Call(pEffect, rules.Frame{Ctrl: it.Ctrl, Opp: it.Opp, Src: it.Src, Def: it.Def, Serial: it.Serial})
}

func resolved(m *rules.Match, f *rules.Frame) {
	if m.KindOf(f.Src) == zStack {
		m.MoveCard(f.Src, m.Game.Zone(zPile, 0), rules.Top, 1)
	}
}

const done = 7

// effect does what card f.Src does, or goes on to the step that asks.
func effect(m *rules.Match, f *rules.Frame) {
	p, at := f.Ctrl, m.S.FirstIn(f.Serial, 0)
	row := m.Game.Zone(zRow, p)
	f.Goto(done)
	switch f.Def {
	case lens:
		for c, n := m.In(zDeck, 0).Last, 0; c != 0 && n < 3; c, n = m.S.Cards[c].Prev, n+1 {
			m.S.Put(f.Serial, 1, c)
			m.Show(c, rules.Of(p))
		}
		if m.S.CountIn(f.Serial, 1) > 0 {
			f.Goto(1)
		}
	case thief:
		if m.KindOf(at) != zRow || m.S.Marked(at, mCloak) {
			return
		}
		victim := m.S.Cards[at].Ctrl
		trapped := m.S.Cards[at].Def == trap
		m.MoveCard(at, row, rules.Top, 1)
		if m.S.Opponents(p).Has(victim) {
			hurt(m, victim, p)
		}
		if trapped && !m.S.Over {
			hurt(m, p, victim)
		}
	case cat:
		for i := range m.S.Stack {
			if m.S.Stack[i].Serial == m.S.ItemIn(f.Serial, 0) {
				m.S.Stack[i].Flags |= fSpent
			}
		}
	case chain:
		if m.KindOf(at) == zRow {
			m.MoveCard(f.Src, m.Game.Zone(zRow, m.S.Cards[at].Ctrl), rules.Top, 1)
			m.Attach(f.Src, at)
		}
	case cloak:
		for c := m.In(zRow, p).First; c != 0; c = m.S.Cards[c].Next {
			m.AddMark(rules.Mark{Kind: mCloak, Until: rules.UntilStart, Seat: p, Card: c, Src: f.Src})
		}
	case storm:
		f.Goto(5)
	case trap:
		m.Move(rules.Move{Card: f.Src, To: row, Face: rules.FaceDown, Why: 1})
	default:
		m.MoveCard(f.Src, row, rules.Top, 1)
	}
}

// hurt takes a heart; who has none is out, whatever is on the stack, and who
// took the last one gets a point.
func hurt(m *rules.Match, p, by rules.Seat) {
	m.AddNum(p, nHearts, -1, 1)
	if m.S.Seats[p].Nums[nHearts] <= 0 && !m.S.Seats[p].Out {
		m.AddNum(by, nOusts, 1, 0)
		m.Oust(p)
	}
}

func askLens(m *rules.Match, f *rules.Frame) {
	m.Ask(rules.Decision{Kind: rules.PickCard, Seat: f.Ctrl, Of: 1, Prompt: 3, Src: f.Src})
	offerPicks(m, f, vTake)
}

func offerPicks(m *rules.Match, f *rules.Frame, v rules.Verb) {
	for i := range m.S.Picks {
		if k := &m.S.Picks[i]; k.Serial == f.Serial && k.Reg == 1 {
			m.Offer(rules.Option{Verb: v, Card: k.Card}, ok)
		}
	}
}

func takeLens(m *rules.Match, f *rules.Frame) {
	m.S.Unpick(f.Serial, 1, m.S.Answer.Card)
	m.MoveCard(m.S.Answer.Card, m.Game.Zone(zHand, f.Ctrl), rules.Top, 1)
}

func askOrder(m *rules.Match, f *rules.Frame) {
	if m.S.CountIn(f.Serial, 1) == 0 {
		f.Goto(done)
		return
	}
	m.AskAuto(rules.Decision{Kind: rules.PickOrder, Seat: f.Ctrl, Prompt: 4, Src: f.Src})
	offerPicks(m, f, vNext)
}

func takeOrder(m *rules.Match, f *rules.Frame) {
	m.S.Unpick(f.Serial, 1, m.S.Answer.Card)
	m.MoveCard(m.S.Answer.Card, m.Game.Zone(zDeck, 0), rules.Top, 1)
	f.Goto(3)
}

// askStorm lets the seat choose from a hand it doesn't see.
func askStorm(m *rules.Match, f *rules.Frame) {
	if m.In(zHand, f.Opp).N == 0 {
		f.Goto(done)
		return
	}
	m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: f.Ctrl, Prompt: 5, Src: f.Src})
	for c := m.In(zHand, f.Opp).First; c != 0; c = m.S.Cards[c].Next {
		m.Offer(rules.Option{Verb: vBlind, Card: c}, ok)
	}
}

func takeStorm(m *rules.Match, f *rules.Frame) {
	m.MoveCard(m.S.Answer.Card, m.Game.Zone(zPile, 0), rules.Top, 1)
}

func askDraw(m *rules.Match, f *rules.Frame) {
	m.Ask(rules.Decision{Kind: rules.PickYes, Seat: f.Ctrl, Prompt: 6, Src: f.Src})
	m.Offer(rules.Option{Verb: vYes}, ok)
	m.Offer(rules.Option{Verb: vNo}, ok)
}

func takeDraw(m *rules.Match, f *rules.Frame) {
	if m.S.Answer.Verb == vYes {
		draw(m, f.Ctrl)
	}
}
