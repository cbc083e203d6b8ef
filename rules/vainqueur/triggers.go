package vainqueur

import (
	"slices"

	"feltstack/rules"
)

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
	opp := m.S.TriggerRival(&t)
	a := &m.Game.Defs[t.Def].Abilities[t.Ability]
	serial := m.S.TriggerSerial(&t)
	if t.Lost && lasting(m, t.Def) && a.Kind != rules.AbilityGranted || t.Spent(m) {
		m.S.Forget(serial)
		return
	}
	about := t
	if t.CardLost || t.Card != 0 && !a.When.Own && against(a.When.Why) && !inPlay(m.KindOf(t.Card)) {
		about.Card = 0
	}
	m.S.PutEvent(serial, a.When.Reg, &about)
	if m.TriggerQuery(&t, opp, serial).CanDeclare(a) != ok {
		m.S.Forget(serial)
		return
	}
	if a.Limit.N > 0 {
		t.Spend(m)
	}
	m.Call(procDeclare, rules.Frame{
		Ctrl: t.Ctrl, Opp: opp, Src: t.Src, Was: t.Was, Lost: t.Lost, Def: t.Def, Ability: t.Ability, Mode: -1, Serial: serial,
		R: [6]int16{int16(ClassTrigger), t.N},
	})
}

// against reports whether an event's card is the opposing card, which is only
// one on the field (W-062).
func against(why uint8) bool { return why == WhyBattled || why == WhyAttacks || why == WhyAttacked }
