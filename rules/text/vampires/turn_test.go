package vampires_test

import "feltstack/rules"

func matchProc() rules.Proc {
	return rules.Proc{Name: "match", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			m.S.Active = rules.Seat(m.S.SeatCount) - 1
			for p := range rules.Seat(m.S.SeatCount) {
				m.Shuffle(m.Game.Zone(library, p))
				m.Shuffle(m.Game.Zone(crypt, p))
				for range 7 {
					drawCard(m, p)
				}
				for range 4 {
					m.MoveCard(m.In(crypt, p).Last, m.Game.Zone(uncontrolled, p), rules.Top, whySent)
				}
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			m.S.Active = m.S.NextSeat(m.S.Active)
			m.Call(procTurn, rules.Frame{Ctrl: m.S.Active})
		},
		func(m *rules.Match, f *rules.Frame) { f.Goto(1) },
	}}
}

// drawing is seat p drawing a card.
func drawing(m *rules.Match, p rules.Seat) rules.Coming {
	return rules.Coming{
		Kind: comesDraw, Act: rules.ActDraw, Seat: p, N: 1, From: m.Game.Zone(library, p), To: m.Game.Zone(hand, p), Why: whyDraw, Reg: -1,
	}
}

func drawCard(m *rules.Match, p rules.Seat) {
	if c := m.In(library, p).Last; c != 0 {
		m.MoveCard(c, m.Game.Zone(hand, p), rules.Top, whyDraw)
	}
}

// Steps of a turn.
const (
	stepMaster    = 4
	stepMinion    = 8
	stepInfluence = 13
	stepDiscard   = 17
	stepEnd       = 21
)

func turnProc() rules.Proc {
	return rules.Proc{Name: "turn", Steps: []rules.Step{
		unlockPhase, triggers, again, skip,
		stepMaster: phase(phaseMaster, whyMasterBegins), triggers, askMaster, doMove(stepMaster + 2),
		stepMinion: phase(phaseMinion, whyMinionBegins), triggers, askMinion, doMove(stepMinion + 2), skip,
		stepInfluence: phase(phaseInfluence, whyInfluenceBegins), triggers, askTransfer, doTransfer,
		stepDiscard: phase(phaseDiscard, whyDiscardBegins), triggers, askDiscard, doDiscard,
		stepEnd: func(m *rules.Match, f *rules.Frame) { m.Raise(whyTurnEnds, 0, f.Ctrl, 0) }, triggers, endTurn,
	}}
}

func skip(*rules.Match, *rules.Frame) {}

// again lets what triggered meanwhile happen.
func again(m *rules.Match, f *rules.Frame) {
	if len(m.S.Queue) > 0 {
		f.Goto(int(f.Step) - 2)
	}
}

// unlockPhase unlocks all that the player controls, and ends what lasts until then.
func unlockPhase(m *rules.Match, f *rules.Frame) {
	p := f.Ctrl
	m.S.Turn++
	m.S.Phase = phaseUnlock
	m.Emit(rules.Event{Kind: rules.EvTurn, Seat: p, N: m.S.Turn})
	m.S.ResetUses(p)
	m.Ends(rules.UntilStart, p)
	for c := range m.S.Cards {
		if id := rules.CardID(c); id != 0 && m.S.Cards[c].Ctrl == p && inPlay(m.KindOf(id)) {
			m.SetFlag(id, flagLocked|flagFresh, false)
			m.S.Cards[c].Flags &^= flagLocked | flagFresh
		}
	}
	m.S.Nums[numMasters], m.S.Nums[numTransfers] = 1, 4
	if m.S.Nums[numEdge] == int16(p)+1 {
		m.AddNum(p, numPool, 1, whyGainPool)
	}
	m.Raise(whyUnlockBegins, 0, p, 0)
}

// phase begins a phase of the turn.
func phase(which, why uint8) rules.Step {
	return func(m *rules.Match, f *rules.Frame) {
		m.S.Phase = which
		m.Emit(rules.Event{Kind: rules.EvPhase, Seat: f.Ctrl, N: int16(which)})
		m.Raise(why, 0, f.Ctrl, 0)
	}
}

func triggers(m *rules.Match, f *rules.Frame) { m.Call(procTriggers, rules.Frame{Ctrl: f.Ctrl}) }

func askMaster(m *rules.Match, f *rules.Frame) {
	if over(m, f) {
		return
	}
	m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: f.Ctrl, Prompt: promptMove})
	if m.S.Nums[numMasters] > 0 {
		offerPlays(m, f.Ctrl, master, location)
	}
	offerUses(m, f.Ctrl)
	m.Offer(rules.Option{Verb: verbNext}, 0)
}

func askMinion(m *rules.Match, f *rules.Frame) {
	if over(m, f) {
		return
	}
	p := f.Ctrl
	m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: p, Prompt: promptMove})
	for c := m.In(ready, p).First; c != 0; c = m.S.Cards[c].Next {
		no := actNo(m, c)
		if isMinion(m, c) {
			m.Offer(rules.Option{Verb: verbBleed, Card: c}, no)
			if kind(m, c) == vampire {
				m.Offer(rules.Option{Verb: verbHunt, Card: c}, no)
			}
		}
	}
	offerPlays(m, p, action, political, equipment, retainer, ally)
	offerUses(m, p)
	m.Offer(rules.Option{Verb: verbNext}, 0)
}

// over ends the turn of who is out.
func over(m *rules.Match, f *rules.Frame) bool {
	if m.S.Seats[f.Ctrl].Out || m.S.Over {
		m.Return()
		return true
	}
	return false
}

// doMove does what was chosen, and asks again until nothing was.
func doMove(ask int) rules.Step {
	return func(m *rules.Match, f *rules.Frame) {
		o := m.S.Answer
		if o.Verb == verbNext {
			return
		}
		f.Goto(ask)
		take(m, f.Ctrl, o)
	}
}

func askTransfer(m *rules.Match, f *rules.Frame) {
	if over(m, f) {
		return
	}
	p := f.Ctrl
	m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: p, Prompt: promptTransfer})
	if m.S.Nums[numTransfers] > 0 && m.S.Seats[p].Nums[numPool] > 1 {
		for c := m.In(uncontrolled, p).First; c != 0; c = m.S.Cards[c].Next {
			m.Offer(rules.Option{Verb: verbTransfer, Card: c}, 0)
		}
	}
	m.Offer(rules.Option{Verb: verbNext}, 0)
}

// doTransfer moves a pool to a vampire, which comes once it has enough blood.
func doTransfer(m *rules.Match, f *rules.Frame) {
	o := m.S.Answer
	if o.Verb == verbNext {
		return
	}
	f.Goto(stepInfluence + 2)
	m.S.Nums[numTransfers]--
	m.AddNum(f.Ctrl, numPool, -1, whyNone)
	feed(m, o.Card, 1)
}

// feed gives blood to a vampire, as much as it can hold; one that was
// uncontrolled comes when it is full.
func feed(m *rules.Match, c rules.CardID, n int16) {
	room := m.Fact(c, factCapacity) - m.Counters(c, counterBlood)
	m.AddCounters(c, counterBlood, rules.NoSeat, max(min(n, room), 0), whyBlood)
	if m.KindOf(c) == uncontrolled && n >= room {
		full := m.Counters(c, counterBlood)
		m.MoveCard(c, m.Game.Zone(ready, m.S.Cards[c].Ctrl), rules.Top, whyArrives)
		m.AddCounters(c, counterBlood, rules.NoSeat, full-m.Counters(c, counterBlood), whyNone)
		m.Raise(whyArrives, c, m.S.Cards[c].Ctrl, 0)
	}
}

func askDiscard(m *rules.Match, f *rules.Frame) {
	if over(m, f) {
		return
	}
	m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: f.Ctrl, Prompt: promptDiscard})
	for c := m.In(hand, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
		m.Offer(rules.Option{Verb: verbDiscard, Card: c}, 0)
	}
	m.Offer(rules.Option{Verb: verbNext}, 0)
}

func doDiscard(m *rules.Match, f *rules.Frame) {
	if o := m.S.Answer; o.Verb == verbDiscard {
		m.MoveCard(o.Card, m.Game.Zone(ashHeap, f.Ctrl), rules.Top, whyDiscard)
		m.Call(procTriggers, rules.Frame{Ctrl: f.Ctrl})
		m.Propose(drawing(m, f.Ctrl))
	}
}

// endTurn lets go what lasts until the turn ends.
func endTurn(m *rules.Match, f *rules.Frame) {
	m.Ends(rules.UntilEnd, rules.NoSeat)
	m.S.TurnOver(f.Ctrl)
	if m.S.Turn >= 40 {
		m.Win(0)
	}
}

// triggersProc lets what has triggered happen, one after the other; who has no
// pool left is out, and the last one wins.
func triggersProc() rules.Proc {
	order := rules.TriggerOrder{Verb: verbFirst, Prompt: promptOrder, Reg: 0, Most: 8}
	return rules.Proc{Name: "triggers", Steps: append(order.Steps(), func(m *rules.Match, f *rules.Frame) {
		if len(m.S.Queue) == 0 {
			settle(m)
			return
		}
		if f.R[1]++; f.R[1] > 30 {
			m.S.DropTriggers(func(*rules.Trigger) bool { return true })
			return
		}
		t := m.S.Queue[0]
		m.S.Queue = append(m.S.Queue[:0], m.S.Queue[1:]...)
		f.R[0] = 0 // what it does may bring others
		f.Goto(0)
		a := &m.Game.Defs[t.Def].Abilities[t.Ability]
		if t.Spent(m) {
			return
		}
		serial := m.S.TriggerSerial(&t)
		m.S.DropLost(serial)
		if !t.CardLost && t.Card != 0 {
			m.S.PutEvent(serial, a.When.Reg, &t)
		}
		opp := m.S.TriggerRival(&t)
		if m.TriggerQuery(&t, opp, serial).CanDeclare(a) != 0 {
			m.S.Forget(serial)
			return
		}
		if a.Limit.N > 0 {
			t.Spend(m)
		}
		m.Call(procPlay, rules.Frame{
			Ctrl: t.Ctrl, Opp: opp, Src: t.Src, Was: t.Was, Lost: t.Lost, Def: t.Def, Ability: t.Ability, Mode: -1, Serial: serial,
			R: [6]int16{1: playTrigger, 2: t.N},
		})
	})}
}

func settle(m *rules.Match) {
	if len(m.S.Stack) > 0 {
		return // what is going on is ended first
	}
	for p := range rules.Seat(m.S.SeatCount) {
		if m.S.Plays(p) && m.S.Seats[p].Nums[numPool] == 0 && m.S.Living() > 1 {
			m.Oust(p)
		}
	}
	if m.S.Living() == 1 {
		m.Win(rules.Of(m.S.NextSeat(0)))
		if m.S.Plays(0) {
			m.Win(rules.Of(0))
		}
	}
}
