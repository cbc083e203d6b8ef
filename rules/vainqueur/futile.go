package vainqueur

import "feltstack/rules"

// futile says why ability a, which q may declare otherwise, could do nothing
// now: its monster, token or Master has no space to come to (W-015, W-030), or
// all that it does is to heal what is not wounded, to end an attack when there
// is none or, used by a card in play, to change cards in play of which there are
// none (W-065). It is ok if one of its modes could do something.
func futile(m *rules.Match, q *rules.Query, a *rules.Ability) rules.No {
	no := ok
	for i := range a.Modes {
		if no = futileMode(m, q, a, &a.Modes[i]); no == ok {
			return ok
		}
	}
	return no
}

// futileMode reads the part of a mode's program that runs in any case, in order.
func futileMode(m *rules.Match, q *rules.Query, a *rules.Ability, mode *rules.Mode) rules.No {
	room := a.Cost != nil && frees(a.Cost.Code) // something may make room before anything comes
	no := ok
	none := uint32(0) // registers without a card
	for pc := 0; pc < len(mode.Code); pc++ {
		in := &mode.Code[pc]
		switch in.Op {
		case rules.OpPick, rules.OpAll:
			if len(in.Filter.From) > 0 && !m.Any(q, in.Filter) {
				none |= 1 << in.Dst
			}
			continue
		case rules.OpThis, rules.OpTop, rules.OpIts:
			continue // these only name cards
		case rules.OpCounters, rules.OpMark:
			if none>>in.Reg&1 == 0 || !inPlay(m.KindOf(q.Src)) {
				return ok
			}
			no = noCards
			continue
		case rules.OpNative:
		default:
			return ok
		}
		switch in.Native {
		case nativeSummon, nativeControl:
			if !room && in.Who == rules.You && m.In(Field, q.Ctrl).N >= fieldSize {
				return noSpace
			}
			return ok
		case nativeCreate:
			if z, size := tokenPlace(m, in); !room && in.Who == rules.You && m.In(z, q.Ctrl).N >= size {
				if z == MasterZone {
					return noMaster
				}
				return noSpace
			}
			return ok
		case nativeHeal:
			if wounded(m, q, mode, pc) {
				return ok
			}
			no = noWound
		case nativeEndAttack:
			if attackWaits(m) {
				return ok
			}
			no = noAttack
		default:
			return ok
		}
	}
	return no
}

// frees reports whether a cost takes cards off the field.
func frees(cost []rules.Instr) bool {
	for i := range cost {
		if cost[i].Op == rules.OpMove || cost[i].Op == rules.OpNative {
			return true
		}
	}
	return false
}

// wounded reports whether one of the cards that the instruction at pc may heal
// has lost HP.
func wounded(m *rules.Match, q *rules.Query, mode *rules.Mode, pc int) bool {
	reg := mode.Code[pc].Reg
	for i := range mode.Targets {
		if t := &mode.Targets[i]; int8(t.Reg) == reg {
			return anyWounded(m, q, t.Filter)
		}
	}
	for i := pc - 1; i >= 0; i-- {
		switch in := &mode.Code[i]; {
		case in.Dst != reg:
		case in.Op == rules.OpPick || in.Op == rules.OpAll:
			return anyWounded(m, q, in.Filter)
		case in.Op == rules.OpThis:
			return m.S.Cards[q.Src].Counters[CounterDamage] > 0
		}
	}
	return true
}

func anyWounded(m *rules.Match, q *rules.Query, f *rules.Filter) bool {
	for it := m.Cards(q, f); ; {
		c := it.Next()
		if c == 0 || m.S.Cards[c].Counters[CounterDamage] > 0 {
			return c != 0
		}
	}
}

// attackWaits reports whether an attack waits on the stack.
func attackWaits(m *rules.Match) bool {
	for i := range m.S.Stack {
		if m.S.Stack[i].Class == ClassAttack {
			return true
		}
	}
	return false
}
