package vainqueur

import "feltstack/rules"

// The verbs of Vainqueur that card texts call, in the order of natives().
const (
	nativeDestroy uint8 = iota
	nativeTribute
	nativeSummon
	nativeCreate
	nativeTurn
	nativeFlip
	nativeControl
	nativeCancelCard
	nativeCancelPlay
	nativeEndAttack
	nativeDamage
	nativeDamagePlayer
	nativeHeal
	nativeAgain
	nativeCall
	nativeFree
	nativeMore
)

// natives are the verbs themselves. Package text finds them by name; the
// phrases are in vocabulary.go.
func natives() []rules.Native {
	return []rules.Native{
		nativeDestroy:      {Name: "destroy", Run: doDestroy},
		nativeTribute:      {Name: "tribute", Run: doTribute},
		nativeSummon:       {Name: "alterSummon", Run: doAlterSummon, Can: hasSpace},
		nativeCreate:       {Name: "create", Run: doCreate, Can: canCreate},
		nativeTurn:         {Name: "turn", Run: doTurn},
		nativeFlip:         {Name: "flip", Run: doFlip},
		nativeControl:      {Name: "control", Run: doControl, Can: hasSpace},
		nativeCancelCard:   {Name: "cancelCard", Run: doCancelCard},
		nativeCancelPlay:   {Name: "cancelPlay", Run: doCancelPlay},
		nativeEndAttack:    {Name: "endAttack", Run: doEndAttack},
		nativeDamage:       {Name: "damage", Run: doDamage},
		nativeDamagePlayer: {Name: "damagePlayer", Run: doDamagePlayer},
		nativeHeal:         {Name: "heal", Run: doHeal},
		nativeAgain:        {Name: "again", Run: doAgain},
		nativeCall:         {Name: "callCoin", Run: doCall},
		nativeFree:         {Name: "useFree", Run: doUseFree},
		nativeMore:         {Name: "moreSummons", Run: doMoreSummons},
	}
}

// next takes the next card out of a register, 0 if none is left.
func next(m *rules.Match, f *rules.Frame, in *rules.Instr) rules.CardID {
	for i := range m.S.Picks {
		if k := &m.S.Picks[i]; k.Serial == f.Serial && int8(k.Reg) == in.Reg && k.Is == rules.HeldCard {
			c := k.Card
			m.S.Unpick(f.Serial, uint8(in.Reg), c)
			return c
		}
	}
	return 0
}

// amount is the number that a text gives its verb.
func amount(m *rules.Match, f *rules.Frame, in *rules.Instr) int16 {
	return int16(m.QueryOf(f).Amount(&in.Max))
}

// doDestroy destroys cards at the same time, but for those of which something
// happens instead.
func doDestroy(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	group := m.S.NewSerial()
	m.Each(f, in.Reg, func(c rules.CardID) {
		ev := falling(m, c, WhyDestroyed, 0)
		ev.Text, ev.Reg = f.Serial, in.Dst
		m.Collect(group, ev)
	})
	m.Happen(group)
	return false
}

func doTribute(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	m.Each(f, in.Reg, func(c rules.CardID) {
		if m.KindOf(c) == Field {
			tribute(m, c)
			m.Done(f, in, c)
		}
	})
	return false
}

// doAlterSummon summons monsters from wherever they lie, face-down ones aside
// (W-039), where there is space (W-015). N: 0 the player chooses the position,
// 1 defending.
func doAlterSummon(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	c := next(m, f, in)
	if c == 0 {
		return false
	}
	p := m.WhoIs(f, in.Who, 0)
	if inPlay(m.KindOf(c)) || m.S.Cards[c].Zone == 0 || m.In(Field, p).N >= fieldSize || kind(m, c) != Monster || m.S.Cards[c].Face == rules.FaceDown {
		return true
	}
	m.S.UnpickAll(f.Serial, c) // it is none of the rest
	m.Done(f, in, c)
	if in.N == 1 && !m.Power(c, KeyNoDefend) {
		arrive(m, c, p, true)
		return true
	}
	m.Call(procArrive, rules.Frame{Ctrl: p, Src: c})
	return true
}

// hasSpace reports whether there is space for a monster where in puts it.
func hasSpace(m *rules.Match, q *rules.Query, in *rules.Instr) bool {
	p := q.Ctrl
	switch in.Who {
	case rules.Opponent:
		p = q.Opp
	case rules.ThatSeat:
		p = q.That
	}
	return m.In(Field, p).N < fieldSize
}

func canCreate(m *rules.Match, q *rules.Query, in *rules.Instr) bool {
	z, size := tokenPlace(m, in.Num)
	return m.In(z, q.Ctrl).N < size
}

// tokenPlace is the zone where tokens of a kind lie, and how many cards it holds.
func tokenPlace(m *rules.Match, token uint8) (z rules.ZoneKind, size int16) {
	if m.Game.Defs[m.Game.Tokens[token]].Facts[FactKind] == MasterToken {
		return MasterZone, 1
	}
	return Field, fieldSize
}

// doCreate makes tokens, unless something happens instead. How many is counted
// before the first one comes.
func doCreate(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	if n := amount(m, f, in); n > 0 {
		m.Propose(rules.Coming{
			Kind: comesToken, Seat: m.WhoIs(f, in.Who, 0), Num: in.Num, N: n, Flags: uint16(in.N), Src: f.Src, Text: f.Serial, Reg: in.Dst,
		})
	}
	return false
}

// created is tokens that come.
func created(m *rules.Match, ev rules.Coming) {
	m.Call(procCreate, rules.Frame{
		Ctrl: ev.Seat, R: [6]int16{createToken: int16(ev.Num), createLeft: ev.N, createDown: int16(ev.Flags), createText: int16(ev.Text), createReg: int16(ev.Reg)},
	})
}

// Registers of createProc's frame.
const (
	createToken = iota // place in Game.Tokens
	createLeft         // how many are to come
	createDown         // 1: defending
	createText         // serial of the text that speaks of them later
	createReg          // and the register, -1 for none
)

// createProc makes tokens as long as there is space for them.
func createProc() rules.Proc {
	return rules.Proc{Name: "create", Steps: []rules.Step{func(m *rules.Match, f *rules.Frame) {
		z, size := tokenPlace(m, uint8(f.R[createToken]))
		if f.R[createLeft] <= 0 || m.In(z, f.Ctrl).N >= size {
			return
		}
		f.R[createLeft]--
		f.Again()
		c := m.Token(m.Game.Tokens[f.R[createToken]], f.Ctrl, m.Game.Zone(z, f.Ctrl), WhyToken)
		m.Raise(WhyArrives, c, f.Ctrl, 0)
		if f.R[createReg] >= 0 {
			m.S.Put(f.Item(createText), uint8(f.R[createReg]), c)
		}
		switch {
		case z == MasterZone:
		case f.R[createDown] == 1 && !m.Power(c, KeyNoDefend):
			stand(m, c, true)
		default:
			m.Call(procArrive, rules.Frame{Ctrl: f.Ctrl, Src: c})
		}
	}}}
}

// doTurn changes positions. N: 0 to the other one, 1 to defending, 2 to battle-ready.
func doTurn(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	m.Each(f, in.Reg, func(c rules.CardID) {
		if m.KindOf(c) == Field && (in.N == 0 || (in.N == 1) != defending(m, c)) && !m.Power(c, KeyNoChange) {
			change(m, c)
		}
	})
	return false
}

// doFlip turns cards in a Cemetery. N: 1 face-down, 0 face-up.
func doFlip(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	m.Each(f, in.Reg, func(c rules.CardID) {
		if m.KindOf(c) != Cem {
			return
		}
		if in.N == 1 {
			m.Turn(c, rules.FaceDown)
			m.S.Cards[c].Known = 0
		} else {
			m.Turn(c, rules.FaceByZone)
		}
	})
	return false
}

// doControl takes control of monsters where there is space; positions stay
// (W-037). N: 1 until the turn ends.
func doControl(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	p := m.WhoIs(f, in.Who, 0)
	m.Each(f, in.Reg, func(c rules.CardID) {
		was := m.S.Cards[c].Ctrl
		if m.KindOf(c) != Field || was == p || m.In(Field, p).N >= fieldSize {
			return
		}
		m.MoveCard(c, m.Game.Zone(Field, p), rules.Top, WhyControl)
		if in.N == 1 {
			m.AddMark(rules.Mark{Kind: MarkControl, Card: c, Seat: was, Until: rules.UntilRemoved})
		}
	})
	return false
}

// doCancelCard negates the effects of cards until the turn ends (W-034).
func doCancelCard(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	m.Each(f, in.Reg, func(c rules.CardID) {
		if inPlay(m.KindOf(c)) && !m.S.Marked(c, MarkCanceled) {
			m.AddMark(rules.Mark{Kind: MarkCanceled, Card: c, Seat: f.Ctrl, Until: rules.UntilEnd})
		}
	})
	return false
}

// doCancelPlay makes a play on the stack do nothing.
func doCancelPlay(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	it := m.S.Item(m.S.ItemIn(f.Serial, uint8(in.Reg)))
	if it != nil && it.Flags&ItemCanceled == 0 {
		it.Flags |= ItemCanceled
		m.Emit(rules.Event{Kind: rules.EvCountered, Seat: it.By, Card: it.Src, Target: f.Src, Item: it.Serial})
	}
	return false
}

// doEndAttack ends the attack that waits on the stack.
func doEndAttack(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	for i := range m.S.Stack {
		if it := &m.S.Stack[i]; it.Class == ClassAttack {
			it.Flags |= ItemEnded
		}
	}
	return false
}

// doDamage wounds Masters.
func doDamage(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	n, group := amount(m, f, in), m.S.NewSerial()
	m.Each(f, in.Reg, func(c rules.CardID) { m.Collect(group, wounding(c, n, 0)) })
	m.Happen(group)
	return false
}

// doDamagePlayer damages a player. N: 0 the opponent, 1 who takes it.
func doDamagePlayer(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	p := f.Opp
	if in.N == 1 {
		p = m.WhoIs(f, in.Who, 0)
	}
	m.Propose(rules.Coming{Kind: comesHarm, Seat: p, N: amount(m, f, in), Src: f.Src, Reg: -1})
	return false
}

// doUseFree lets a player use Spells without paying.
func doUseFree(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	c := next(m, f, in)
	if c == 0 {
		return false
	}
	useFree(m, m.WhoIs(f, in.Who, 0), c)
	return true
}

// doHeal heals Masters, never above what is printed (W-027).
func doHeal(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	n := amount(m, f, in)
	m.Each(f, in.Reg, func(c rules.CardID) {
		if m.KindOf(c) == MasterZone {
			m.AddCounters(c, CounterDamage, rules.NoSeat, -n, WhyNone)
		}
	})
	return false
}

// doAgain gives monsters one more attack this turn, whether they have attacked or not (W-066).
func doAgain(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	m.Each(f, in.Reg, func(c rules.CardID) {
		if m.KindOf(c) == Field {
			m.AddMark(rules.Mark{Kind: MarkAgain, Card: c, Src: f.Src, Until: rules.UntilEnd})
		}
	})
	return false
}

// What a called coin leaves for the conditions of the text.
const (
	callWrong = 1
	callRight = 2
)

// doCall lets the player name a side of a coin before it is tossed (W-041).
func doCall(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	p := m.WhoIs(f, in.Who, 0)
	if f.Sub == 0 {
		m.Ask(rules.Decision{Kind: rules.PickYes, Seat: p, Prompt: promptCall, Src: f.Source()})
		m.Offer(rules.Option{Verb: verbHeads}, ok)
		m.Offer(rules.Option{Verb: verbTails}, ok)
		return true
	}
	called := m.S.Answer.Verb
	side := verbHeads
	if m.Throw(p, 2, WhyTails) == 1 {
		side = verbTails
	}
	f.Roll(callWrong)
	if called == side {
		f.Roll(callRight)
	}
	return false
}

// doMoreSummons lets a player make one Regular Summon more this turn.
func doMoreSummons(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	m.AddNum(m.WhoIs(f, in.Who, 0), NumSummons, -1, WhyNone)
	return false
}
