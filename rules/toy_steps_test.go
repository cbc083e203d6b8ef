package rules_test

import "feltstack/rules"

func setUp(m *rules.Match, f *rules.Frame) {
	m.Shuffle(m.Game.Zone(zDeck, 0))
	for p := range rules.Seat(m.S.SeatCount) {
		for range 4 {
			draw(m, p)
		}
	}
	m.S.Active = rules.Seat(m.S.SeatCount) - 1
}

func draw(m *rules.Match, p rules.Seat) {
	if c := m.In(zDeck, 0).Last; c != 0 {
		m.MoveCard(c, m.Game.Zone(zHand, p), rules.Top, 1)
	}
}

// nextTurn ends the match when one seat is left, or after 60 turns.
func nextTurn(m *rules.Match, f *rules.Frame) {
	var left rules.SeatSet
	best, who := int16(-1), rules.SeatSet(0)
	for p := range rules.Seat(m.S.SeatCount) {
		if m.S.Seats[p].Out {
			continue
		}
		left |= rules.Of(p)
		n := points(m, p)
		for q := range rules.Seat(m.S.SeatCount) {
			if q != p && m.S.Seats[p].Team != 0 && m.S.Seats[q].Team == m.S.Seats[p].Team {
				n += points(m, q)
			}
		}
		if n > best {
			best, who = n, rules.Of(p)
		} else if n == best {
			who |= rules.Of(p)
		}
	}
	switch {
	case left == 0:
		m.Win(0)
	case m.S.Opponents(first(left)) == 0:
		m.Win(allies(m, first(left)))
	case best >= 10 || m.S.Turn == 60:
		m.Win(who)
	default:
		m.S.Active = m.S.NextSeat(m.S.Active)
		m.Call(pTurn, rules.Frame{Ctrl: m.S.Active})
	}
}

func startTurn(m *rules.Match, f *rules.Frame) {
	p := f.Ctrl
	m.S.Turn++
	m.Emit(rules.Event{Kind: rules.EvTurn, Seat: p, N: m.S.Turn})
	m.S.ResetUses(p)
	m.DropMarks(func(k *rules.Mark) bool { return k.Until == rules.UntilStart && k.Seat == p })
	m.S.Nums[nActs] = 2
	if m.S.Turn%9 == 0 {
		m.Shuffle(m.Game.Zone(zDeck, 0))
	}
	draw(m, p)
}

func askPlay(m *rules.Match, f *rules.Frame) {
	p := f.Ctrl
	if m.S.Nums[nActs] == 0 || m.S.Seats[p].Out {
		f.Goto(4)
		return
	}
	m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: p, Prompt: 1})
	for c := m.In(zHand, p).First; c != 0; c = m.S.Cards[c].Next {
		switch d := m.S.Cards[c].Def; d {
		case thief, chain:
			offerRows(m, p, c)
		case storm:
			for q := range rules.Seat(m.S.SeatCount) {
				if !m.S.Opponents(p).Has(q) {
					continue
				}
				no := ok
				if m.In(zHand, q).N == 0 {
					no = noTarget
				}
				m.Offer(rules.Option{Verb: vSeat, Card: c, N: int16(q)}, no)
			}
		case lens:
			no := ok
			if m.S.Used(rules.PerTurn, p, int16(lens), 0) > 0 {
				no = noLens
			}
			m.Offer(rules.Option{Verb: vPlay, Card: c}, no)
		case cat:
			m.Offer(rules.Option{Verb: vPlay, Card: c}, noCat)
		default:
			m.Offer(rules.Option{Verb: vPlay, Card: c}, ok)
		}
	}
	m.Offer(rules.Option{Verb: vPass}, ok)
}

// offerRows offers to play c on a card in an opponent's row.
func offerRows(m *rules.Match, p rules.Seat, c rules.CardID) {
	for q := range rules.Seat(m.S.SeatCount) {
		for t := m.In(zRow, q).First; t != 0 && m.S.Opponents(p).Has(q); t = m.S.Cards[t].Next {
			no := ok
			if m.S.Marked(t, mCloak) && m.S.Cards[c].Def == thief {
				no = noCloak
			}
			m.Offer(rules.Option{Verb: vAt, Card: c, Target: t}, no)
		}
	}
}

func takePlay(m *rules.Match, f *rules.Frame) {
	o := m.S.Answer
	if o.Verb == vPass {
		m.S.Nums[nActs] = 0
		return
	}
	m.S.Nums[nActs]--
	if m.S.Cards[o.Card].Def == lens {
		m.S.AddUse(rules.PerTurn, f.Ctrl, int16(lens), 0, 1)
	}
	push(m, f.Ctrl, o)
	m.Call(pStack, rules.Frame{})
}

func push(m *rules.Match, p rules.Seat, o rules.Option) {
	it := rules.Item{Ctrl: p, By: p, Opp: rules.Seat(o.N), Serial: m.S.NewSerial(), Def: m.S.Cards[o.Card].Def, Src: o.Card}
	it.Cards[0] = o.Card
	switch o.Verb {
	case vAt:
		m.S.Put(it.Serial, 0, o.Target)
	case vCat:
		m.S.PutItem(it.Serial, 0, o.Item)
	}
	m.S.Stack = append(m.S.Stack, it)
	face := rules.FaceByZone
	if it.Def == trap {
		face = rules.FaceDown
	}
	m.Move(rules.Move{Card: o.Card, To: m.Game.Zone(zStack, 0), Face: face, Why: 1})
	m.Emit(rules.Event{Kind: rules.EvDeclared, Seat: p, Card: o.Card, Item: it.Serial})
}

func triggers(m *rules.Match, f *rules.Frame) {
	f.Goto(1)
	if len(m.S.Queue) > 0 && !m.S.Over {
		tr := m.S.Queue[0]
		m.S.Queue = append(m.S.Queue[:0], m.S.Queue[1:]...)
		f.Goto(3)
		if !m.S.Seats[tr.Ctrl].Out {
			m.Call(pTrigger, rules.Frame{Ctrl: tr.Ctrl, Src: tr.Src})
		}
	}
}

// askToss asks for cards down to five, one by one.
func askToss(m *rules.Match, f *rules.Frame) {
	p := f.Ctrl
	over := int8(m.In(zHand, p).N) - 5
	if over <= 0 || m.S.Seats[p].Out {
		f.Goto(6)
		return
	}
	m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: p, Done: f.Sub, Of: f.Sub + over, Prompt: 7})
	for c := m.In(zHand, p).First; c != 0; c = m.S.Cards[c].Next {
		m.Offer(rules.Option{Verb: vToss, Card: c}, ok)
	}
}

func takeToss(m *rules.Match, f *rules.Frame) {
	m.MoveCard(m.S.Answer.Card, m.Game.Zone(zPile, 0), rules.Top, 1)
	f.Sub++
	f.Goto(4)
}

func endTurn(m *rules.Match, f *rules.Frame) {
	m.DropMarks(func(k *rules.Mark) bool { return k.Until == rules.UntilEnd })
}
