package rules

// A copy of a play lies on the stack like the play itself, with its text, its
// targets and what was paid for it. It was not played and costs nothing, and no
// card is committed to it: Item.Copy says so.

// CopyProc is the procedure that lets the player of a copy choose its targets
// again: Game.Copy names its place.
func CopyProc() Proc {
	steps := append([]Step{askRetarget, takeRetarget}, DeclareSteps()[stepTarget:]...)
	return Proc{Name: "copy", Steps: append(steps, keepRival)}
}

// copies copies the plays of a register one after the other; Frame.Sub is how
// many are done. It returns false if the frame must wait.
func (r run) copies() bool {
	m, f, in := r.m, r.f, r.in
	if f.Sub == 0 {
		r.clear(in.Dst)
	}
	at := int8(0)
	for i := range m.S.Picks {
		k := m.S.Picks[i]
		if k.Serial != f.Serial || int8(k.Reg) != in.Reg || k.Is > HeldItem {
			continue
		}
		if at++; at <= f.Sub {
			continue
		}
		f.Sub++
		item := k.Item()
		if k.Is == HeldCard {
			item = m.S.playOf(k.Card, k.Lost)
		}
		if r.copyPlay(item) {
			return false
		}
	}
	f.next()
	return true
}

// playOf is the serial of the topmost play that card c is committed to, 0 if there
// is none or the card is another by now.
func (s *State) playOf(c CardID, lost bool) ItemID {
	for i := len(s.Stack) - 1; i >= 0 && !lost; i-- {
		if it := &s.Stack[i]; it.Cards[0] == c && !it.Copy && !it.Lost {
			return it.Serial
		}
	}
	return 0
}

// copyPlay puts a copy of a play on the stack, into Dst, and reports whether
// its player has something to choose.
func (r run) copyPlay(serial ItemID) bool {
	m, f, in := r.m, r.f, r.in
	at := m.S.ItemAt(serial)
	if at < 0 || len(m.S.Stack) == MaxStack {
		return false
	}
	m.Push(m.S.Stack[at])
	it := m.S.Top()
	p := m.WhoIs(f, in.Who, 0)
	if it.Ctrl != p {
		it.Ctrl, it.Opp = p, m.S.Rival(p)
	}
	it.By, it.Copy, it.Serial = p, true, 0
	if int(it.Ability) >= len(m.Game.Defs[it.Def].Abilities) || m.Game.Copied != nil && !m.Game.Copied(m, it) {
		m.S.Stack = m.S.Stack[:len(m.S.Stack)-1]
		return false
	}
	it.Serial = m.S.NewSerial()
	for i := range m.S.Picks {
		if k := m.S.Picks[i]; k.Serial == serial {
			k.Serial = it.Serial
			m.S.Picks = append(m.S.Picks, k)
		}
	}
	if paid, ok := m.S.Paid(serial); ok {
		paid.Serial = it.Serial
		m.S.NotePaid(paid)
	}
	m.S.PutItem(f.Serial, uint8(in.Dst), it.Serial)
	m.Emit(Event{Kind: EvChosen, Why: in.Why, Seat: p, Card: it.Source(), Item: it.Serial})
	mode := &m.Game.Defs[it.Def].Abilities[it.Ability].Modes[it.Mode]
	if in.N == 0 || len(mode.Targets) == 0 && !mode.rival {
		return false
	}
	f.Goto(0)
	m.Call(m.Game.Copy, Frame{Ctrl: p, Opp: it.Opp, Src: it.Src, Was: it.Was, Lost: it.Lost, Def: it.Def, Ability: it.Ability, Mode: it.Mode, Serial: it.Serial})
	return true
}

// cardless reports whether a text is that of a copy of a play that a card is committed to: the
// card is that of the other play, and the text has none of its own.
func (s *State) cardless(serial ItemID) bool {
	it := s.Item(serial)
	return it != nil && it.Copy && it.Cards[0] != 0 && it.Cards[0] == it.Src
}

// copying reports whether f is about the targets of a copy, not of a declaration.
func (m *Match) copying(f *Frame) bool { return m.Game.Copy != 0 && f.Proc == m.Game.Copy }

// askRetarget asks whether the copy gets targets of its own, where all that it needs
// are there.
func askRetarget(m *Match, f *Frame) {
	mode := m.ModeOf(f)
	f.PC, f.Sub = 0, 0
	if len(mode.Targets) == 0 || m.FrameQuery(f, mode.Traits).CanMode(mode) != 0 {
		f.Goto(stepRival)
		return
	}
	m.Ask(Decision{Kind: PickYes, Seat: f.Ctrl, Prompt: m.Game.PromptRetarget, Src: f.Source()})
	m.Offer(Option{Verb: VerbYes}, 0)
	m.Offer(Option{Verb: VerbNo}, 0)
}

func takeRetarget(m *Match, f *Frame) {
	if m.S.Answer.Verb == VerbNo {
		f.Goto(stepRival)
		return
	}
	targets := m.ModeOf(f).Targets
	serial := f.Serial
	m.S.unpick(func(k Pick) bool {
		for i := range targets {
			if k.Serial == serial && k.Reg == targets[i].Reg {
				return true
			}
		}
		return false
	})
}

// keepRival leaves the copy on the stack with all that was chosen.
func keepRival(m *Match, f *Frame) {
	if it := m.S.Item(f.Serial); it != nil {
		it.Opp = f.Opp
	}
	f.Serial = 0
}
