package vtes

import "feltstack/rules"

// Steps of an action (VTES 6.1). What players may answer, and blocks, belong between the announcement
// and the resolution.
const (
	atAnnounce = iota
	atResolve
	atOver
)

// actionProc is an action that the minion Frame.Tgt takes; register actionIs says which, register
// actionItem holds it.
func actionProc() rules.Proc {
	return rules.Proc{Name: "action", Steps: []rules.Step{
		atAnnounce: announce,
		atResolve:  resolve,
		atOver:     actionOver,
	}}
}

// Registers of an action's frame.
const (
	actionIs = iota
	actionItem
)

// askMinion asks for the next action (VTES N-01): those that must be taken come first (N-02), and the
// phase isn't over before them.
func askMinion(m *rules.Match, f *rules.Frame) {
	p := f.Ctrl
	m.AskAuto(rules.Decision{Kind: rules.PickPlay, Seat: p, Prompt: promptMinion})
	must := owes(m, p)
	prey := m.S.NextSeat(p)
	for _, z := range [...]rules.ZoneKind{Ready, Torpor} {
		for c := m.In(z, p).First; c != 0; c = m.S.Cards[c].Next {
			m.Offer(rules.Option{Verb: verbBleed, Card: c, N: int16(prey)}, bleedNo(m, c, must))
			m.Offer(rules.Option{Verb: verbHunt, Card: c}, huntNo(m, c, must))
		}
	}
	offerTexts(m, p)
	no := ok
	if must {
		no = noNotDone
	}
	m.Offer(rules.Option{Verb: verbNext}, no)
}

// owes reports whether a ready unlocked vampire of p has to hunt (VTES N-04).
func owes(m *rules.Match, p rules.Seat) bool {
	for c := m.In(Ready, p).First; c != 0; c = m.S.Cards[c].Next {
		if starves(m, c) && !m.S.Has(c, FlagLocked) {
			return true
		}
	}
	return false
}

// starves reports whether c is a vampire without blood.
func starves(m *rules.Match, c rules.CardID) bool {
	return isVampire(m, c) && m.Counters(c, CounterBlood) == 0
}

// actNo is why a minion can't act (VTES A-10).
func actNo(m *rules.Match, c rules.CardID) rules.No {
	switch {
	case m.KindOf(c) != Ready:
		return noTiming
	case m.S.Has(c, FlagLocked):
		return noLocked
	}
	return ok
}

// bleedNo is why a minion can't bleed: once a turn (VTES A-14), and after what must be done.
func bleedNo(m *rules.Match, c rules.CardID, must bool) rules.No {
	switch no := actNo(m, c); {
	case no != ok:
		return no
	case must:
		return noMandatory
	case m.S.Has(c, FlagBled):
		return noBled
	}
	return ok
}

// huntNo is why a minion can't hunt.
func huntNo(m *rules.Match, c rules.CardID, must bool) rules.No {
	switch no := actNo(m, c); {
	case no != ok:
		return no
	case !isVampire(m, c):
		return noAlly
	case must && !starves(m, c):
		return noMandatory
	}
	return ok
}

func takeMinion(m *rules.Match, f *rules.Frame) {
	o := m.S.Answer
	if o.Verb == verbNext {
		return
	}
	f.Goto(atAskMinion)
	act := rules.Frame{Ctrl: f.Ctrl, Opp: rules.NoSeat, Tgt: o.Card}
	if act.R[actionIs] = actHunt; o.Verb == verbBleed {
		act.R[actionIs], act.Opp = actBleed, rules.Seat(o.N)
	}
	m.Call(procAction, act)
}

// announce locks the minion (VTES A-16) and puts the action on the stack: a bleed is directed at its
// target, a hunt at nobody.
func announce(m *rules.Match, f *rules.Frame) {
	c := f.Tgt
	it := rules.Item{
		Class: ClassAction, Ctrl: f.Ctrl, By: f.Ctrl, Opp: f.Opp, Serial: m.S.NewSerial(), Def: m.S.Cards[c].Def, Src: c,
		Cards: [4]rules.CardID{c}, Nums: [4]int16{ActKind: f.R[actionIs]},
	}
	why := WhyBleeds
	if f.R[actionIs] == actBleed {
		it.Nums[ActAmount] = m.Fact(c, FactBleed)
	} else {
		it.Nums[ActAmount], it.Nums[ActStealth] = huntBlood, 1
		why = WhyHunts
	}
	m.Push(it)
	f.SetItem(actionItem, it.Serial)
	m.Emit(rules.Event{Kind: rules.EvChosen, Why: why, Seat: f.Ctrl, Card: c, N: it.Nums[ActAmount]})
	m.SetFlag(c, FlagLocked, true)
}

// resolve does what the action was for; nobody has stopped it.
func resolve(m *rules.Match, f *rules.Frame) {
	it := m.S.Item(f.Item(actionItem))
	if it == nil || it.Lost {
		return
	}
	c, n := it.Src, max(it.Nums[ActAmount], 0)
	if it.Nums[ActKind] == actBleed {
		m.S.Cards[c].Flags |= FlagBled
		bleed(m, it.Ctrl, it.Opp, c, n)
		return
	}
	was := m.Counters(c, CounterBlood)
	if feed(m, c, n, WhyHunted); m.Counters(c, CounterBlood) == was {
		m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyNoHunt, Seat: it.Ctrl, Card: c})
	}
}

// bleed burns as much pool of the target; with 1 or more it is successful, and the acting player
// takes the Edge (VTES A-61, E-01).
func bleed(m *rules.Match, p, target rules.Seat, c rules.CardID, n int16) {
	if n == 0 || !m.S.Plays(target) {
		m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyNoBleed, Seat: p, Card: c})
		return
	}
	takeEdge(m, p)
	m.AddNum(target, NumPool, -n, WhyBled)
}

// feed gives a vampire blood, never more than it can hold (VTES M-06).
func feed(m *rules.Match, c rules.CardID, n int16, why uint8) {
	n = min(n, m.Fact(c, FactCapacity)-m.Counters(c, CounterBlood))
	m.AddCounters(c, CounterBlood, rules.NoSeat, max(n, 0), why)
}

// edge is the seat that has the Edge, NoSeat for nobody.
func edge(m *rules.Match) rules.Seat { return rules.Seat(m.S.Nums[NumEdge]) - 1 }

// takeEdge gives the Edge to seat p; NoSeat puts it back into the middle.
func takeEdge(m *rules.Match, p rules.Seat) {
	was := edge(m)
	if was == p {
		return
	}
	m.S.Nums[NumEdge] = int16(p) + 1
	if p == rules.NoSeat {
		m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyEdgeLost, Seat: was})
		return
	}
	m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyEdge, Seat: p})
}

// actionOver ends the action.
func actionOver(m *rules.Match, f *rules.Frame) {
	m.S.DropItem(f.Item(actionItem))
	m.S.Nums[NumActions]++
}
