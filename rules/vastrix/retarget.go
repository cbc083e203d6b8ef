package vastrix

import "feltstack/rules"

// retargetProc lets the thief of the play with serial Frame.R[0] choose its
// new targets (V-119): the old ones are put back if no others are legal.
func retargetProc() rules.Proc {
	return rules.Proc{Name: "choose new targets", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			it := m.S.Item(f.Item(0))
			switch {
			case it == nil || it.Class == ClassMarriage:
				f.Goto(2)
			case it.Class == ClassSudden:
				m.S.Forget(it.Serial)
				askScrap(m, it.Ctrl, it.Opp, it.Serial, false)
			case it.Class == ClassUltra && (it.Nums[0] == ultraMixed || it.Nums[0] > ultraRed):
				f.Goto(2)
			case it.Class == ClassCounter || it.Class == ClassUltra && it.Nums[0] == ultraRed:
				askTurned(m, it)
			default:
				f.Goto(2)
				retarget(m, it)
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			serial := f.Item(0)
			switch o := m.S.Answer; o.Verb {
			case verbSuddenTarget:
				m.S.Put(serial, 0, o.Card)
			case rules.VerbTargetItem:
				m.S.PutItem(serial, counterReg(m, m.S.Item(serial)), o.Item)
			}
		},
	}}
}

// retarget declares the targets of a printed effect once more.
func retarget(m *rules.Match, it *rules.Item) {
	mode := &m.Game.Defs[it.Def].Abilities[it.Ability].Modes[it.Mode]
	if len(mode.Targets) == 0 && it.Opp != rules.NoSeat {
		return
	}
	kept := m.S.NewSerial()
	renumber(m, it.Serial, kept)
	q := m.Query(it.Ctrl, it.Opp, it.Src, it.Serial, mode.Traits)
	if q.CanMode(mode) != ok {
		renumber(m, kept, it.Serial)
		if it.Opp == rules.NoSeat {
			it.Opp = it.By
		}
		return
	}
	m.S.Forget(kept)
	m.Call(procTargets, rules.Frame{Ctrl: it.Ctrl, Opp: it.Opp, Src: it.Src, Def: it.Def, Ability: it.Ability, Mode: it.Mode, Serial: it.Serial})
}

// renumber gives the registers of one serial to another.
func renumber(m *rules.Match, from, to rules.ItemID) {
	for i := range m.S.Picks {
		if m.S.Picks[i].Serial == from {
			m.S.Picks[i].Serial = to
		}
	}
}

// askTurned asks which play a stolen counter is turned on: any within its
// authority, or none, so that nobody must counter a play of their own.
func askTurned(m *rules.Match, it *rules.Item) {
	m.S.Forget(it.Serial)
	m.AskAuto(rules.Decision{Kind: rules.PickItem, Seat: it.Ctrl, Prompt: promptCounter, Src: it.Src})
	for i := len(m.S.Stack) - 1; i >= 0; i-- {
		var no rules.No
		if m.S.Stack[i].Serial == it.Serial {
			continue // nothing counters itself
		}
		if it.Class == ClassUltra {
			no = redTarget(m, it.Ctrl, i)
		} else {
			mode := &m.Game.Defs[it.Def].Abilities[it.Ability].Modes[it.Mode]
			no = m.Query(it.Ctrl, it.Opp, it.Src, it.Serial, mode.Traits).PassesItem(mode.Targets[0].Filter, i)
		}
		m.Offer(rules.Option{Verb: rules.VerbTargetItem, Item: m.S.Stack[i].Serial}, no)
	}
	m.Offer(rules.Option{Verb: rules.VerbStop}, ok)
}

// counterReg is the register of a counter's target.
func counterReg(m *rules.Match, it *rules.Item) uint8 {
	if it.Class == ClassUltra {
		return regTarget
	}
	return m.Game.Defs[it.Def].Abilities[it.Ability].Modes[it.Mode].Targets[0].Reg
}

// targetsProc asks for the targets and the opponent of an item that is on the
// stack already.
func targetsProc() rules.Proc {
	return rules.Proc{Name: "targets", Steps: append(rules.DeclareSteps(), func(m *rules.Match, f *rules.Frame) {
		m.S.Item(f.Serial).Opp = f.Opp
		f.Serial = 0
	})}
}

// stealable reports whether an opponent of p may hold what takes a play over.
func stealable(m *rules.Match, p rules.Seat) bool {
	for q := range rules.Seat(m.S.SeatCount) {
		if m.S.Opponents(p).Has(q) && m.In(Hand, q).N > 0 {
			return true
		}
	}
	return false
}
