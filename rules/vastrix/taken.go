package vastrix

import "feltstack/rules"

// takenProc asks what becomes of card Frame.Src, just taken by Super 2:
// scored at once, untapped, or kept in its row (V-098).
func takenProc() rules.Proc {
	return rules.Proc{Name: "taken", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			m.Ask(rules.Decision{Kind: rules.PickMode, Seat: f.Ctrl, Prompt: promptTaken, Src: f.Src})
			m.Offer(rules.Option{Verb: verbScore, Card: f.Src}, ok)
			m.Offer(rules.Option{Verb: verbKeep, Card: f.Src}, ok)
		},
		func(m *rules.Match, f *rules.Frame) {
			if m.S.Answer.Verb == verbKeep {
				return
			}
			c := f.Src
			m.DropMarks(func(k *rules.Mark) bool { return k.Card == c })
			m.SetFlag(c, FlagTapped, false)
			scoreCard(m, c, f.Ctrl)
		},
	}}
}

// retargetProc lets the thief of the play with serial Frame.R[0] choose its
// targets anew (V-119): the old ones are put back if no others are legal.
func retargetProc() rules.Proc {
	return rules.Proc{Name: "choose new targets", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			it := item(m, uint16(f.R[0]))
			if it == nil || !printed(it) || it.Class == ClassCounter {
				f.Goto(1)
				return
			}
			mode := &m.Game.Defs[it.Def].Abilities[it.Ability].Modes[it.Mode]
			if len(mode.Targets) == 0 {
				return
			}
			kept := m.NewSerial()
			for i := range m.S.Picks {
				if m.S.Picks[i].Serial == it.Serial {
					m.S.Picks[i].Serial = kept
				}
			}
			q := m.Query(it.Ctrl, it.Opp, it.Src, it.Serial, mode.Traits)
			if m.CanMode(q, mode) != ok {
				for i := range m.S.Picks {
					if m.S.Picks[i].Serial == kept {
						m.S.Picks[i].Serial = it.Serial
					}
				}
				return
			}
			m.Forget(kept)
			m.Call(procTargets, rules.Frame{Ctrl: it.Ctrl, Opp: it.Opp, Src: it.Src, Def: it.Def, Ability: it.Ability, Mode: it.Mode, Serial: it.Serial})
		},
	}}
}

// targetsProc asks for the targets of an item that is on the stack already.
func targetsProc() rules.Proc {
	return rules.Proc{Name: "targets", Steps: append(rules.DeclareSteps(), func(_ *rules.Match, f *rules.Frame) { f.Serial = 0 })}
}
