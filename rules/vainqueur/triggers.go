package vainqueur

import (
	"slices"

	"feltstack/rules"
)

// orderTriggers asks each player in which order their triggers resolve, the
// turn player first (W-009). The first R[chainOrdered] of the queue are in
// order already.
func orderTriggers(m *rules.Match, f *rules.Frame) {
	q := m.S.Queue
	n := int(f.R[chainOrdered])
	if n == len(q) {
		f.Goto(chainPush)
		return
	}
	p := m.S.Active
	if owned(q[n:], p) == 0 {
		p = m.NextSeat(p)
	}
	first, same := -1, true
	for i := n; i < len(q); i++ {
		if q[i].Ctrl != p {
			continue
		}
		if first < 0 {
			first = i
		}
		same = same && q[i].Def == q[first].Def && q[i].Ability == q[first].Ability
	}
	if same || len(q) > mostOrdered {
		for i := first; i < len(q); i++ {
			if q[i].Ctrl == p {
				bring(m, f, i)
			}
		}
		f.Again()
		return
	}
	m.Ask(rules.Decision{Kind: rules.PickOrder, Seat: p, Prompt: promptOrder})
	for i := n; i < len(q); i++ {
		if q[i].Ctrl == p {
			m.Offer(rules.Option{Verb: verbOrder, Card: q[i].Source(), Ability: q[i].Ability, N: int16(i)}, ok)
		}
	}
}

func owned(q []rules.Trigger, p rules.Seat) int {
	n := 0
	for i := range q {
		if q[i].Ctrl == p {
			n++
		}
	}
	return n
}

func takeOrder(m *rules.Match, f *rules.Frame) {
	bring(m, f, int(m.S.Answer.N))
	f.Goto(chainOrder)
}

// bring puts trigger i of the queue behind those that are in order.
func bring(m *rules.Match, f *rules.Frame, i int) {
	q, n := m.S.Queue, int(f.R[chainOrdered])
	t := q[i]
	copy(q[n+1:i+1], q[n:i])
	q[n] = t
	f.R[chainOrdered]++
}

// stackRoom is how many plays the stack takes before triggers wait for it to
// resolve: the rest of its room is for answers.
const stackRoom = rules.MaxStack / 2

// pushTriggers puts the triggers that there is room for on the stack, the last
// one first, so that the first one resolves first. It leaves out triggers
// without a legal target, those used up, and those of Masters and Battlefields
// that have left the field (W-058).
func pushTriggers(m *rules.Match, f *rules.Frame) {
	n := len(m.S.Queue)
	room := stackRoom - len(m.S.Stack)
	if n == 0 || room <= 0 {
		return
	}
	if f.R[chainTriggers]++; f.R[chainTriggers] > mostTriggers {
		stopLoop(m)
		f.R[chainOrdered] = 0
		return
	}
	i := min(n, room) - 1
	t := m.S.Queue[i]
	m.S.Queue = slices.Delete(m.S.Queue, i, i+1)
	f.R[chainOrdered]--
	f.Again()
	opp := m.NextSeat(t.Ctrl)
	a := &m.Game.Defs[t.Def].Abilities[t.Ability]
	if t.Lost && lasting(m, t.Def) || m.TriggerSpent(&t) {
		return
	}
	serial := m.NewSerial()
	if t.Card != 0 && !t.CardLost && (!against(a.When.Why) || inPlay(m.KindOf(t.Card))) {
		m.Put(serial, 0, t.Card)
	}
	if m.CanDeclare(m.TriggerQuery(&t, opp, serial), a) != ok {
		m.Forget(serial)
		return
	}
	if a.Limit.N > 0 {
		m.SpendTrigger(&t)
	}
	m.Call(procDeclare, rules.Frame{
		Ctrl: t.Ctrl, Opp: opp, Src: t.Src, Was: t.Was, Lost: t.Lost, Def: t.Def, Ability: t.Ability, Mode: -1, Serial: serial,
		R: [6]int16{int16(ClassTrigger), t.N},
	})
}

// against reports whether an event's card is the opposing card, which is only
// one on the field (W-062).
func against(why uint8) bool { return why == WhyBattled || why == WhyAttacks || why == WhyAttacked }
