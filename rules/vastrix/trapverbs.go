package vastrix

import (
	"slices"

	"feltstack/rules"
)

// trapPreds are the properties that the texts of traps name.
func trapPreds() []rules.Pred {
	item := func(is func(m *rules.Match, it *rules.Item) bool) func(*rules.Match, *rules.Query, rules.CardID, int16) bool {
		return func(m *rules.Match, _ *rules.Query, i rules.CardID, _ int16) bool { return is(m, &m.S.Stack[i]) }
	}
	return []rules.Pred{
		{Name: "made", Holds: opponentMade},
		{Name: "trap", Holds: func(m *rules.Match, _ *rules.Query, c rules.CardID, _ int16) bool { return trap(m, c) }},
		{Name: "placed", Holds: func(m *rules.Match, _ *rules.Query, c rules.CardID, _ int16) bool {
			f := topFrame(m, procPlaced)
			return f != nil && f.Src == c && trap(m, c)
		}},
		{Name: "trapPlay", Holds: item(func(_ *rules.Match, it *rules.Item) bool { return it.Class == ClassTrap })},
		{Name: "superPlay", Holds: item(func(_ *rules.Match, it *rules.Item) bool { return superPlay(it) && it.Class != ClassCombo })}, // VASTRIX 19.3
		{Name: "comboPlay", Holds: item(func(m *rules.Match, it *rules.Item) bool {
			return it.Class == ClassCombo && rank(m, it.Cards[0]) == rank(m, it.Cards[1]) // no wild Supers, no mimics (V-075)
		})},
		{Name: "pointPlay", Holds: item(func(*rules.Match, *rules.Item) bool { return false })}, // it never waits on the stack
	}
}

// declaredNow reports whether traps are being asked about this very play.
func declaredNow(m *rules.Match, it *rules.Item) bool {
	f := watching(m)
	return f != nil && f.R[regWatch] == watchPlays && f.Item(regSerial) == it.Serial
}

// doBreakCombo ends a combo: its cards go to the graveyard, but for the one an effect
// had handed out, which is played for its Base effect (VASTRIX 19.9).
func doBreakCombo(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	it := m.S.Item(m.S.ItemIn(f.Serial, uint8(in.Reg)))
	if it == nil {
		return false
	}
	gone, first := *it, it.Cards[0]
	m.Emit(rules.Event{Kind: rules.EvCountered, Seat: gone.By, Card: first, Target: f.Src, Item: gone.Serial})
	m.S.DropItem(gone.Serial)
	for _, c := range gone.Cards {
		if c != 0 && c != first && m.KindOf(c) == OnStack {
			m.MoveCard(c, m.Game.Zone(GY, 0), rules.Top, WhyCountered)
		}
	}
	m.Call(procChild, rules.Frame{Ctrl: gone.By, Opp: m.S.Rival(gone.By), Src: first, R: [6]int16{childBase}})
	return false
}

// offerBase offers the Base effects of c.
func offerBase(m *rules.Match, p rules.Seat, c rules.CardID) {
	d := cardAs(m, p, c)
	for i := range d.Abilities {
		if a := &d.Abilities[i]; baseEffect(m, d, a) {
			m.Offer(rules.Option{Verb: verbEffect, Card: c, Ability: uint8(i)}, effectNo(m, p, c, a))
		}
	}
}

// turnBack takes what a trap disrupts back to its player's hand, who must use the
// mini-turn for another kind of action (VASTRIX 19.9, V-168). A thief's own plays stay.
func turnBack(m *rules.Match, f *rules.Frame) {
	it := m.S.Item(m.S.ItemIn(f.Serial, regDisrupted))
	switch {
	case it == nil:
		turnScore(m, m.S.Opponents(f.Ctrl))
		return
	case !m.S.Opponents(f.Ctrl).Has(it.By):
		return
	}
	gone := *it
	m.Emit(rules.Event{Kind: rules.EvCountered, Seat: gone.By, Card: gone.Cards[0], Target: f.Src, Item: gone.Serial})
	m.S.DropItem(gone.Serial)
	m.S.Seats[gone.By].Nums[NumMade] &^= playBits(&gone)
	for _, c := range gone.Cards {
		if c != 0 && m.KindOf(c) == OnStack {
			toHand(m, c, gone.By, WhyTurnedBack, true)
		}
	}
	actAgain(m, gone.By, ActEffect)
}

// turnScore takes back the card that one of some seats is about to score, likewise.
func turnScore(m *rules.Match, of rules.SeatSet) {
	if f := topFrame(m, procPoints); f != nil && f.Src != 0 && of.Has(f.Ctrl) {
		p, c := f.Ctrl, f.Src
		f.Src = 0
		if m.KindOf(c) == PR && m.S.Cards[c].Ctrl == p {
			toHand(m, c, p, WhyTurnedBack, true)
		}
		if w := watching(m); w != nil {
			w.R[regWatch] = 0 // nothing waits any more
		}
		actAgain(m, p, ActScore)
	}
}

// actAgain gives p the mini-turn back for another kind of action than act.
func actAgain(m *rules.Match, p rules.Seat, act int16) {
	nums := &m.S.Seats[p].Nums
	nums[NumLastAction] = 0
	m.AddNum(p, NumUsed, -1, WhyNone)
	nums[NumTurned] = nums[NumUsed]<<turnedBits | turned(m, p, nums[NumUsed]) | act
}

// turnedBits is how many bits of NumTurned are for actions; those above are the number of the
// mini-turn that they were to take.
const turnedBits = 8

// turned is what traps have turned back of the mini-turn that p takes once it has used
// as many as after: all of it is barred, though one trap comes after the other (VASTRIX 19.9, V-168).
func turned(m *rules.Match, p rules.Seat, after int16) int16 {
	if n := m.S.Seats[p].Nums[NumTurned]; n>>turnedBits == after {
		return n & (1<<turnedBits - 1)
	}
	return 0
}

// turnsBack reports whether the opponent of a trap that turns an action back has another
// kind of action to take; if not, it fizzles (VASTRIX 19.9). A thief's trap that turns
// nothing back has its other effects.
func turnsBack(m *rules.Match, it *rules.Item) bool {
	if serial := m.S.ItemIn(it.Serial, regDisrupted); serial != 0 {
		play := m.S.Item(serial)
		return play != nil && (!m.S.Opponents(it.Ctrl).Has(play.By) || otherAction(m, play.By, ActEffect, play.Cards))
	}
	f := topFrame(m, procPoints)
	return f == nil || f.Src == 0 || !m.S.Opponents(it.Ctrl).Has(f.Ctrl) || otherAction(m, f.Ctrl, ActScore, [4]rules.CardID{f.Src})
}

// otherAction reports whether p could take an action that is neither act nor barred, were the
// cards of act back in the hand and its mini-turn not taken.
func otherAction(m *rules.Match, p rules.Seat, act int16, back [4]rules.CardID) bool {
	nums := &m.S.Seats[p].Nums
	nums[NumUsed]--
	barred := nums[NumDisrupted] | turned(m, p, nums[NumUsed]) | act
	offerActions(m, p)
	for _, c := range back {
		if c != 0 {
			offerBack(m, p, c)
		}
	}
	nums[NumUsed]++
	open := slices.ContainsFunc(m.S.Options, func(o rules.Option) bool { return actOf(o.Verb)&barred == 0 })
	m.S.Options = m.S.Options[:0]
	return open
}

// offerBack offers the actions that card c, back in p's hand, makes alone or with the others.
func offerBack(m *rules.Match, p rules.Seat, c rules.CardID) {
	m.Offer(rules.Option{Verb: verbScore, Card: c}, ok)
	offerEffects(m, p, c, actionLabels)
	offerScuttles(m, p, c)
	offerCombos(m, p, c)
	offerPartner(m, p, c)
	if m.Def(c).Keywords&KeyMimic != 0 {
		offerMimic(m, p, c, 0, false)
	}
	blacks, reds := colours(m, p)
	if black(m, c) {
		blacks++
	} else if red(m, c) {
		reds++
	}
	if blacks >= 2 && reds >= 2 {
		m.Offer(rules.Option{Verb: verbUltraMixed}, ultraNo(m, p))
	}
}

// doIntercept gives f.Ctrl the cards that an opponent was about to play from outside
// the hand, or has swapped (VASTRIX 19.9, V-167).
func doIntercept(m *rules.Match, f *rules.Frame, _ *rules.Instr) bool {
	w := watching(m)
	if w == nil || w.R[regWatch] != watchOutside && w.R[regWatch] != watchSwaps || !m.S.Opponents(f.Ctrl).Has(w.Ctrl) {
		return false
	}
	p, from, cards := f.Ctrl, w.Ctrl, [2]rules.CardID{w.Src, w.Tgt}
	w.R[regWatch] = 0
	for i := range m.S.Frames {
		if k := &m.S.Frames[i]; k.Proc == procChild && k.Src == cards[0] {
			k.Src = 0
		}
	}
	for _, c := range cards {
		if k := m.KindOf(c); c != 0 && (k == DP || k == SwapBar || m.S.Cards[c].Zone == m.Game.Zone(Hand, from)) {
			toHand(m, c, p, WhyIntercept, false)
		}
	}
	return false
}

// disableTrap puts a trap that has triggered back face-down, disabled until the end of
// the next full turn of f.Ctrl (VASTRIX 19.8, V-170).
func disableTrap(m *rules.Match, f *rules.Frame, it *rules.Item) {
	gone, c := *it, it.Cards[0]
	m.Emit(rules.Event{Kind: rules.EvCountered, Seat: gone.By, Card: c, Target: f.Src, Item: gone.Serial})
	m.S.DropItem(gone.Serial)
	m.Move(rules.Move{Card: c, To: m.Game.Zone(rules.ZoneKind(gone.Nums[itemRow]), gone.By), Face: rules.FaceDown, Why: WhyDisabled})
	m.S.Cards[c].Known = m.S.AllSeats() // all have seen it
	turns := int16(1)
	if f.Ctrl == m.S.Active {
		turns = 2 // this one is not the next
	}
	m.AddMark(rules.Mark{Kind: MarkDisabled, Card: c, Seat: f.Ctrl, N: turns})
}

// doTakeControl gives f.Ctrl cards in their rows. A trap goes to the graveyard where f.Ctrl
// has two already (VASTRIX 19.10, V-171).
func doTakeControl(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	m.Each(f, in.Reg, func(c rules.CardID) {
		switch row := m.Game.Zone(m.KindOf(c), f.Ctrl); {
		case !trap(m, c):
			m.MoveCard(c, row, rules.Top, WhyControl)
		case trapCount(m, f.Ctrl) >= mostTraps:
			m.MoveCard(c, m.Game.Zone(GY, 0), rules.Top, WhyScrap)
		default:
			m.Move(rules.Move{Card: c, To: row, Face: rules.FaceDown, Why: WhyTrapTaken})
		}
	})
	return false
}
