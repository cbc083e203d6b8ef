package vastrix

import "feltstack/rules"

// trapPreds are the properties that the texts of traps name.
func trapPreds() []rules.Pred {
	type holds = func(m *rules.Match, q *rules.Query, c rules.CardID, n int16) bool
	declared := func(is func(it *rules.Item) bool) holds {
		return func(m *rules.Match, q *rules.Query, i rules.CardID, _ int16) bool {
			it := &m.S.Stack[i]
			return is(it) && (m.S.Item(q.Serial) != nil || declaredNow(m, it))
		}
	}
	waits := func(kinds ...int16) holds {
		return func(m *rules.Match, _ *rules.Query, _ rules.CardID, _ int16) bool {
			f := watching(m)
			return f != nil && (f.R[regWatch] == kinds[0] || f.R[regWatch] == kinds[len(kinds)-1])
		}
	}
	lies := func(k rules.ZoneKind) holds {
		return func(m *rules.Match, q *rules.Query, _ rules.CardID, _ int16) bool { return m.KindOf(q.Src) == k }
	}
	acts := func(it *rules.Item) bool { return it.Flags&ItemAction != 0 }
	return []rules.Pred{
		{Name: "trap", Holds: func(m *rules.Match, _ *rules.Query, c rules.CardID, _ int16) bool { return trap(m, c) }},
		{Name: "trapPlay", Holds: func(m *rules.Match, _ *rules.Query, i rules.CardID, _ int16) bool {
			return m.S.Stack[i].Class == ClassTrap
		}},
		{Name: "superPlay", Holds: declared(superPlay)},
		{Name: "comboPlay", Holds: func(m *rules.Match, q *rules.Query, i rules.CardID, n int16) bool {
			it := &m.S.Stack[i] // no wild Supers, no mimics (V-075)
			return it.Class == ClassCombo && rank(m, it.Cards[0]) == rank(m, it.Cards[1]) && (m.S.Item(q.Serial) != nil || declaredNow(m, it))
		}},
		{Name: "anchorAction", Holds: declared(func(it *rules.Item) bool { return it.Class == ClassAnchor && acts(it) && it.Flags&ItemFree == 0 })},
		{Name: "newAnchor", Holds: declared(func(it *rules.Item) bool { return it.Class == ClassAnchor && acts(it) })},
		{Name: "newScuttle", Holds: declared(func(it *rules.Item) bool {
			return (it.Class == ClassScuttle || it.Flags&ItemScuttles != 0) && acts(it)
		})},
		{Name: "inPoints", Holds: lies(PR)},
		{Name: "inEnduring", Holds: lies(ER)},
		{Name: "scoreWaits", Holds: waits(watchScore)},
		{Name: "outside", Holds: waits(watchOutside, watchSwaps)},
		{Name: "seen", Holds: func(m *rules.Match, _ *rules.Query, _ rules.CardID, n int16) bool {
			f := watching(m)
			return f != nil && f.R[regWatch] == watchBetween && f.R[regDone]&n != 0
		}},
		{Name: "placed", Holds: func(m *rules.Match, q *rules.Query, _ rules.CardID, _ int16) bool {
			f := topFrame(m, procPlaced)
			return f != nil && m.S.Opponents(q.Ctrl).Has(f.Ctrl) && trap(m, f.Src)
		}},
	}
}

// declaredNow reports whether traps are being asked about this very play.
func declaredNow(m *rules.Match, it *rules.Item) bool {
	f := watching(m)
	return f != nil && f.R[regWatch] == watchPlays && uint16(f.R[regSerial]) == it.Serial
}

// doBreakCombo ends a combo: its cards go to the graveyard, but for the one an effect
// had handed out, which is played for its Base effect (VASTRIX 19.9).
func doBreakCombo(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	it := m.S.Item(uint16(m.S.FirstIn(f.Serial, uint8(in.Reg))))
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
	d := m.Def(c)
	for i := range d.Abilities {
		if a := &d.Abilities[i]; baseEffect(m, d, a) {
			m.Offer(rules.Option{Verb: verbEffect, Card: c, Ability: uint8(i)}, effectNo(m, p, c, a))
		}
	}
}

// doTurnBack takes a play back to its player's hand, who must use the mini-turn for
// another kind of action (VASTRIX 19.9, V-168).
func doTurnBack(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	it := m.S.Item(uint16(m.S.FirstIn(f.Serial, uint8(in.Reg))))
	if it == nil {
		return false
	}
	gone := *it
	m.Emit(rules.Event{Kind: rules.EvCountered, Seat: gone.By, Card: gone.Cards[0], Target: f.Src, Item: gone.Serial})
	m.S.DropItem(gone.Serial)
	for _, c := range gone.Cards {
		if c != 0 && m.KindOf(c) == OnStack {
			toHand(m, c, gone.By, WhyTurnedBack, true)
		}
	}
	actAgain(m, gone.By, ActEffect)
	return false
}

// doTurnScore keeps the card that waits to be scored in hand, likewise.
func doTurnScore(m *rules.Match, _ *rules.Frame, _ *rules.Instr) bool {
	if f := topFrame(m, procPoints); f != nil && f.Src != 0 {
		f.Src = 0
		p := f.Ctrl
		if w := watching(m); w != nil {
			w.R[regWatch] = 0 // nothing waits any more
		}
		actAgain(m, p, ActScore)
	}
	return false
}

// actAgain gives p the mini-turn back for another action than act.
func actAgain(m *rules.Match, p rules.Seat, act int16) {
	nums := &m.S.Seats[p].Nums
	nums[NumLastAction] = 0
	nums[NumTurned] = act
	m.AddNum(p, NumUsed, -1, WhyNone)
}

// turnsBack reports whether the opponent of a trap that turns an action back has
// another one to take; if not, it fizzles (VASTRIX 19.9). An anchor can always be scored.
func turnsBack(m *rules.Match, it *rules.Item) bool {
	mode := &m.Game.Defs[it.Def].Abilities[it.Ability].Modes[it.Mode]
	p, s := it.Opp, &m.S
	if len(mode.Targets) > 0 || m.In(DP, 0).N > 0 || s.Nums[NumExhaust] > 0 {
		return true
	}
	for c := m.In(SwapBar, 0).First; c != 0; c = s.Cards[c].Next {
		if s.Cards[c].Face == rules.FaceUp && s.Seats[p].Nums[NumSwap] == 0 {
			return true
		}
	}
	for c := m.In(Hand, p).First; c != 0; c = s.Cards[c].Next {
		if otherPlay(m, p, c) {
			return true
		}
	}
	return false
}

// otherPlay reports whether card c of p's hand can be played as an Action, but for points.
func otherPlay(m *rules.Match, p rules.Seat, c rules.CardID) bool {
	d := m.Def(c)
	for i := range d.Abilities {
		if a := &d.Abilities[i]; action(a) && playable(m, a) && effectNo(m, p, c, a) == ok {
			return true
		}
	}
	i := superOf(d)
	for e := m.S.Cards[c].Next; e != 0 && i >= 0; e = m.S.Cards[e].Next {
		if rank(m, e) == rank(m, c) && d.Abilities[i].Label == LabelSuper && effectNo(m, p, c, &d.Abilities[i]) == ok {
			return true
		}
	}
	for q := range players(m) {
		for t := m.In(PR, q).First; t != 0 && m.S.Opponents(p).Has(q) && m.S.Nums[NumBoardLock] == 0; t = m.S.Cards[t].Next {
			if scuttleTarget(m, c, t) == ok {
				return true
			}
		}
	}
	return false
}

// doIntercept gives f.Ctrl the cards that an opponent was about to play from outside
// the hand, or has swapped (VASTRIX 19.9, V-167).
func doIntercept(m *rules.Match, f *rules.Frame, _ *rules.Instr) bool {
	w := watching(m)
	if w == nil || w.R[regWatch] != watchOutside && w.R[regWatch] != watchSwaps {
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

// doDisableTrap puts a trap that has triggered back face-down, disabled until the end of
// the next full turn of f.Ctrl (VASTRIX 19.8, V-170).
func doDisableTrap(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	it := m.S.Item(uint16(m.S.FirstIn(f.Serial, uint8(in.Reg))))
	if it == nil {
		return false
	}
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
	return false
}

// doTakeTrap gives f.Ctrl the trap that an opponent has just placed; with two traps
// already it goes to the graveyard (VASTRIX 19.10, V-171).
func doTakeTrap(m *rules.Match, f *rules.Frame, _ *rules.Instr) bool {
	w := topFrame(m, procPlaced)
	if w == nil || !trap(m, w.Src) || m.S.Cards[w.Src].Ctrl != w.Ctrl {
		return false
	}
	c := w.Src
	if trapCount(m, f.Ctrl) >= mostTraps {
		m.MoveCard(c, m.Game.Zone(GY, 0), rules.Top, WhyScrap)
		return false
	}
	m.Move(rules.Move{Card: c, To: m.Game.Zone(m.KindOf(c), f.Ctrl), Face: rules.FaceDown, Why: WhyTrapTaken})
	return false
}
