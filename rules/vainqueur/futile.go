package vainqueur

import (
	"slices"

	"feltstack/rules"
)

// futile says why ability a, which q may declare otherwise, could do nothing
// now, whatever is paid for it: its monster, token or Master has no space to
// come to (W-015, W-030), or nothing that it does finds a card that it would
// change (W-065). It is ok if one of its modes could do something.
func futile(m *rules.Match, q *rules.Query, a *rules.Ability) rules.No {
	no := ok
	for i := range a.Modes {
		if a.Price == nil || len(a.Price.Ways) == 0 {
			w := use{m: m, q: q, cost: a.Cost, mode: &a.Modes[i]}
			no = w.futile()
		} else {
			for k := range a.Price.Ways {
				w := use{m: m, q: q, cost: a.Price.Ways[k].Code, mode: &a.Modes[i]}
				if no = w.futile(); no == ok {
					break
				}
			}
		}
		if no == ok {
			return ok
		}
	}
	return no
}

// use is a mode that may be used, and who would use it for which cost.
type use struct {
	m    *rules.Match
	q    *rules.Query
	cost *rules.Mode
	mode *rules.Mode
}

// futile looks for an instruction that does something after the cost. Those
// before it did nothing, so that it finds the match as it is now.
func (w *use) futile() rules.No {
	m, q := w.m, w.q
	// A Spell without a cost leaves the hand, which may be what it is used for.
	free := w.cost == nil && !inPlay(m.KindOf(q.Src))
	no := ok
	for pc := range w.mode.Code {
		switch in := &w.mode.Code[pc]; in.Op {
		case rules.OpPick, rules.OpAll, rules.OpThis, rules.OpIts, rules.OpRest, rules.OpJoin, rules.OpEach,
			rules.OpSeats, rules.OpLeave, rules.OpIf, rules.OpJump, rules.OpMay, rules.OpMode, rules.OpThrow,
			rules.OpSeat, rules.OpNumber, rules.OpSay, rules.OpNote, rules.OpVote:
			if in.Mark != 0 {
				return ok // the card keeps what is said
			}
			// These only name cards, ask or lead to other instructions.
		case rules.OpTop:
			if w.empty(in.Zone, in.Whose) {
				no = noDeck
			}
		case rules.OpFasten:
			if free || w.some(pc, in.Reg, nil) && (in.Dst < 0 || w.some(pc, in.Dst, nil)) {
				return ok
			}
			no = noCards
		case rules.OpMove, rules.OpShow, rules.OpCounters, rules.OpMark:
			if !m.Lasts(in.Until) {
				no = noBattle
				continue
			}
			if free || w.some(pc, in.Reg, nil) {
				return ok
			}
			if no != noDeck {
				no = noCards
			}
		case rules.OpNative:
			if in.Native == nativeCall {
				continue
			}
			if full := w.full(in); full != ok {
				return full
			}
			if no = w.native(pc, in, free); no == ok {
				return ok
			}
		default:
			return ok
		}
	}
	return no
}

// full says why what in brings has no space, where nothing is paid that may
// make room.
func (w *use) full(in *rules.Instr) rules.No {
	if in.Who != rules.You || w.cost != nil && frees(w.cost.Code) {
		return ok
	}
	z, size, no := Field, int16(fieldSize), noSpace
	switch in.Native {
	case nativeSummon, nativeControl:
	case nativeCreate:
		if z, size = tokenPlace(w.m, in.Num); z == MasterZone {
			no = noMaster
		}
	default:
		return ok
	}
	if w.m.In(z, w.q.Ctrl).N < size {
		return ok
	}
	return no
}

// frees reports whether a cost takes cards off the field.
func frees(cost []rules.Instr) bool {
	for i := range cost {
		in := &cost[i]
		fights := func(s rules.Source) bool { return s.Zone == Field }
		if in.Op == rules.OpThis || in.Op == rules.OpPick && slices.ContainsFunc(in.Filter.From, fights) {
			for _, then := range cost[i+1:] {
				if then.Reg == in.Dst && (then.Op == rules.OpMove || then.Op == rules.OpNative) {
					return true
				}
			}
		}
	}
	return false
}

// native says why a verb of the game could do nothing.
func (w *use) native(pc int, in *rules.Instr, free bool) rules.No {
	switch in.Native {
	case nativeHeal:
		if !w.some(pc, in.Reg, in) {
			return noWound
		}
	case nativeEndAttack:
		if !attackWaits(w.m) {
			return noAttack
		}
	case nativeDestroy, nativeTribute, nativeSummon, nativeTurn, nativeFlip, nativeControl, nativeCancelCard, nativeDamage, nativeAgain, nativeFree:
		if !free && !w.some(pc, in.Reg, in) {
			return noCards
		}
	}
	return ok
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

// some reports whether the instruction at pc, the verb by or an engine's own
// where it is nil, could find a card in a register that it would change.
func (w *use) some(pc int, reg int8, by *rules.Instr) bool {
	for i := range w.mode.Targets {
		if t := &w.mode.Targets[i]; int8(t.Reg) == reg {
			return w.any(t.Filter, by)
		}
	}
	for i := pc - 1; i >= 0; i-- {
		in := &w.mode.Code[i]
		if in.Dst != reg {
			continue
		}
		switch in.Op {
		case rules.OpPick, rules.OpAll:
			if f := in.Filter; len(f.From) == 0 && f.Reg >= 0 && !f.Items {
				return w.some(i, f.Reg, by)
			}
			return w.any(in.Filter, by)
		case rules.OpThis:
			return w.changes(by, w.q.Src)
		case rules.OpTop:
			return !w.empty(in.Zone, in.Whose)
		case rules.OpRest, rules.OpEach:
			return w.some(i, in.Reg, by)
		case rules.OpJoin:
			if w.some(i, in.Reg, by) {
				return true
			}
		case rules.OpNative:
			return false // it did nothing
		}
	}
	return true
}

// any reports whether one of the cards that f means is still there when the
// cost is paid, and would be changed. Of cards that lie hidden it is taken as
// true: nobody is told what they are.
func (w *use) any(f *rules.Filter, by *rules.Instr) bool {
	if f.Items || len(f.From) == 0 || f.Ctrl == rules.ThatSeat || w.cost != nil && f.Best != 0 {
		return true // what is paid may leave another card with the most
	}
	for _, s := range f.From {
		hidden := s.Zone == Deck || s.Zone == Hand && s.Whose != rules.You
		if s.Whose == rules.ThatSeat || hidden && !w.empty(s.Zone, s.Whose) || w.fills(s.Zone) {
			return true
		}
	}
	for it := w.q.Cards(f); ; {
		c := it.Next()
		if c == 0 || w.q.Spares(w.cost, c, func() bool { return w.changes(by, c) }) {
			return c != 0
		}
	}
}

// empty reports whether nothing lies in a zone of the seats in question, even
// when the cost is paid.
func (w *use) empty(z rules.ZoneKind, whose rules.Who) bool {
	mine, theirs := w.m.In(z, w.q.Ctrl).N, w.m.In(z, w.q.Opp).N
	switch whose {
	case rules.You:
		theirs = 0
	case rules.Opponent:
		mine = 0
	}
	return mine+theirs == 0 && !w.fills(z)
}

// fills reports whether the cost puts cards into a zone where they don't fight.
func (w *use) fills(z rules.ZoneKind) bool {
	if w.cost == nil || inPlay(z) {
		return false
	}
	for i := range w.cost.Code {
		in := &w.cost.Code[i]
		if in.Op == rules.OpNative && z == Cem || slices.ContainsFunc(in.Dests, func(d rules.Dest) bool { return d.Zone == z }) {
			return true
		}
	}
	return false
}

// changes reports whether a verb does something to c; the engine's own do.
func (w *use) changes(by *rules.Instr, c rules.CardID) bool {
	if by == nil {
		return true
	}
	m := w.m
	switch by.Native {
	case nativeDestroy:
		return !m.Power(c, KeyNoEffectDeath)
	case nativeTurn:
		return (by.N == 0 || (by.N == 1) != defending(m, c)) && !m.Power(c, KeyNoChange)
	case nativeControl:
		return by.Who != rules.You || m.S.Cards[c].Ctrl != w.q.Ctrl
	case nativeCancelCard:
		return !m.S.Marked(c, MarkCanceled)
	case nativeHeal:
		return m.Counters(c, CounterDamage) > 0
	}
	return true
}
