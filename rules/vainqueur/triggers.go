package vainqueur

import "feltstack/rules"

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
		m.StopTriggers(WhyLoop)
		f.R[chainOrdered] = 0
		return
	}
	t := m.S.TakeTrigger(min(n, room) - 1)
	f.R[chainOrdered]--
	f.Again()
	a := &m.Game.Defs[t.Def].Abilities[t.Ability]
	if t.Lost && lasting(m, t.Def) && a.Kind != rules.AbilityGranted {
		m.S.Forget(t.Serial)
		return
	}
	if !a.When.Own && against(a.When.Why) && !inPlay(m.KindOf(t.Card)) {
		t.CardLost = true
	}
	if declare, is := m.DeclareTrigger(&t); is {
		declare.R = [6]int16{int16(ClassTrigger), t.N}
		m.Call(procDeclare, declare)
	}
}

// against reports whether an event's card is the opposing card, which is only
// one on the field (W-062).
func against(why uint8) bool { return why == WhyBattled || why == WhyAttacks || why == WhyAttacked }
