package rules

import "slices"

// Triggers wait in State.Queue until the game's procedures take them out.

// TakeTrigger takes trigger i out of the queue.
func (s *State) TakeTrigger(i int) Trigger {
	t := s.Queue[i]
	s.Queue = slices.Delete(s.Queue, i, i+1)
	return t
}

// DropTriggers takes every trigger for which out says so out of the queue.
func (s *State) DropTriggers(out func(t *Trigger) bool) {
	for i := 0; i < len(s.Queue); {
		if t := &s.Queue[i]; out(t) {
			if t.Serial != 0 {
				s.Forget(t.Serial)
			}
			s.Queue = slices.Delete(s.Queue, i, i+1)
			continue
		}
		i++
	}
}

// StopTriggers drops all triggers of what goes on without an end. An EvLoop of cause why names
// each card that has set one off.
func (m *Match) StopTriggers(why uint8) {
	for c := range m.S.Cards {
		for i := range m.S.Queue {
			if t := &m.S.Queue[i]; t.Src == CardID(c) {
				m.Emit(Event{Kind: EvLoop, Why: why, Seat: t.Ctrl, Card: t.Src})
				break
			}
		}
	}
	m.S.DropTriggers(func(*Trigger) bool { return true })
}

// TriggerSerial is the serial of the registers that a trigger runs with: those of
// the delayed text that it is, else new ones.
func (s *State) TriggerSerial(t *Trigger) ItemID {
	if t.Serial != 0 {
		return t.Serial
	}
	return s.NewSerial()
}

// DeclareTrigger counts a use of a trigger that was taken out of the queue, and puts what its
// event was about in the registers of its text. It returns the frame in which a game declares
// that text; ok is false where nothing is left to declare: its uses are spent, or it has no
// legal target.
func (m *Match) DeclareTrigger(t *Trigger) (f Frame, ok bool) {
	opp := m.S.TriggerRival(t)
	a := &m.Game.Defs[t.Def].Abilities[t.Ability]
	serial := m.S.TriggerSerial(t)
	if t.Spent(m) {
		m.S.Forget(serial)
		return Frame{}, false
	}
	if t.Serial != 0 {
		m.S.DropLost(serial) // it is another card by now
	}
	about := *t
	if t.CardLost {
		about.Card = 0
	}
	m.S.PutEvent(serial, a.When.Reg, &about)
	if m.TriggerQuery(t, opp, serial).CanDeclare(a) != 0 {
		m.S.Forget(serial)
		return Frame{}, false
	}
	if a.Limit.N > 0 {
		t.Spend(m)
	}
	return Frame{
		Ctrl: t.Ctrl, Opp: opp, Src: t.Src, Was: t.Was, Lost: t.Lost, Def: t.Def, Ability: t.Ability, Mode: -1, Serial: serial,
	}, true
}
