package vastrix

import "feltstack/rules"

// Triggers resolve at once when their event happens, without the stack (V-035).

// scoredProc runs the scoring text of card Frame.Src, scored by Frame.Ctrl.
func scoredProc() rules.Proc {
	return rules.Proc{Name: "scored", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			if !tapped(m, f.Src) {
				if def := f.Def; specCard(m, f.Ctrl) != 0 {
					f.Def = asPlayed(m, f.Ctrl, def)
					playedFor(m, f.Ctrl, f.Src, def, 0, true)
					if def == tenDef(Clubs) {
						ironAdvance(m, f.Ctrl)
					}
				}
				trigger(m, f, WhyScore)
			}
		},
	}}
}

// scuttledProc runs the text of card Frame.Src, which scuttled (8, V-068).
func scuttledProc() rules.Proc {
	return rules.Proc{Name: "scuttled", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) { trigger(m, f, WhyScuttleSpent) },
	}}
}

// eightBonusProc is the scuttle by an Eight under the switch that draws
// before the cards reach the graveyard.
func eightBonusProc() rules.Proc {
	return rules.Proc{Name: "eight's bonus first", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) { trigger(m, f, WhyScuttleSpent) },
		func(m *rules.Match, f *rules.Frame) {
			m.MoveCard(f.Tgt, m.Game.Zone(GY, 0), rules.Top, WhyScuttled)
			m.MoveCard(f.Src, m.Game.Zone(GY, 0), rules.Top, WhyScuttleSpent)
		},
	}}
}

// trigger calls the triggered abilities of f.Src that wait for a cause.
func trigger(m *rules.Match, f *rules.Frame, why uint8) {
	d, def := m.Def(f.Src), m.S.Cards[f.Src].Def
	if f.Def != 0 { // it was played as another card
		d, def = &m.Game.Defs[f.Def], f.Def
	}
	ctrl, opp, src := f.Ctrl, f.Opp, f.Src
	for i := range d.Abilities {
		a := &d.Abilities[i]
		if a.Kind != rules.AbilityTrigger || a.When.Why != why {
			continue
		}
		if spent(m, ctrl, a) {
			continue
		}
		proc := m.Game.Text
		if len(a.Modes[0].Targets) > 0 {
			proc = procSpecText
		}
		m.Call(proc, rules.Frame{Ctrl: ctrl, Opp: opp, Src: src, Def: def, Ability: uint8(i), Serial: m.S.NewSerial()})
	}
}
