package rules

// Proposal is an event that is about to happen to card Frame.Src. Abilities in
// play may happen instead: the controller of the card says which, each applies
// once. Frame.R from ProposalRegs on is the game's.
type Proposal struct {
	Why uint8 // the cause that such abilities wait for
	// Holds reports whether the event can still happen. Nil: it can.
	Holds  func(m *Match, f *Frame) bool
	Verb   Verb   // "instead {card} {ability}"
	Prompt uint16 // place in Game.Prompts: which of several
	// Do makes it happen, where nothing happens instead.
	Do func(m *Match, f *Frame)
}

// Registers of a Proposal's frame. Frame.Tgt is the card whose ability may
// happen instead.
const (
	proposalAbility = iota
	ProposalRegs
)

// Steps of a Proposal: which of several abilities happens, whether it may; it
// does, or the event happens.
const (
	stepWhich  = 0
	stepMay    = 2
	stepSpare  = 4
	stepDo     = 5
	stepSpared = 6
)

// Steps are the steps of the procedure.
func (pr Proposal) Steps() []Step {
	return []Step{
		stepWhich: func(m *Match, f *Frame) {
			c := f.Src
			if pr.Holds != nil && !pr.Holds(m, f) {
				f.Goto(stepSpared)
				return
			}
			var room [24]Replacement
			list := m.Replacements(room[:0], pr.Why, c, m.S.Cards[c].Ctrl, f.Serial)
			switch len(list) {
			case 0:
				f.Goto(stepDo)
			case 1:
				f.Tgt, f.R[proposalAbility] = list[0].Src, int16(list[0].Ability)
				f.Goto(stepMay)
			default:
				m.Ask(Decision{Kind: PickOrder, Seat: m.S.Cards[c].Ctrl, Prompt: pr.Prompt, Src: c})
				for _, r := range list {
					m.Offer(Option{Verb: pr.Verb, Card: r.Src, Ability: r.Ability}, 0)
				}
			}
		},
		func(m *Match, f *Frame) {
			f.Tgt, f.R[proposalAbility] = m.S.Answer.Card, int16(m.S.Answer.Ability)
		},
		stepMay: func(m *Match, f *Frame) {
			if ask := m.Def(f.Tgt).Abilities[f.R[proposalAbility]].Ask; ask != 0 {
				m.Ask(Decision{Kind: PickYes, Seat: m.S.Cards[f.Tgt].Ctrl, Prompt: ask, Src: f.Tgt})
				m.Offer(Option{Verb: VerbYes}, 0)
				m.Offer(Option{Verb: VerbNo}, 0)
				return
			}
			f.Goto(stepSpare)
		},
		func(m *Match, f *Frame) {
			if m.S.Answer.Verb != VerbNo {
				return
			}
			if f.Serial == 0 {
				f.Serial = m.S.NewSerial()
			}
			m.Decline(f.Serial, Replacement{Src: f.Tgt, Ability: uint8(f.R[proposalAbility])})
			f.Goto(stepWhich)
		},
		stepSpare: func(m *Match, f *Frame) {
			f.Goto(stepSpared)
			m.replace(f.Src, f.Tgt, int(f.R[proposalAbility]))
		},
		stepDo: pr.Do,
	}
}

// replace runs ability i of src, which happens instead of something that was
// about to happen to c.
func (m *Match) replace(c, src CardID, i int) {
	serial := m.S.NewSerial()
	m.S.Put(serial, 0, c)
	ctrl := m.S.Cards[src].Ctrl
	if m.Def(src).Abilities[i].Limit.N > 0 {
		m.Spend(ctrl, src, uint8(i))
	}
	m.Call(m.Game.Text, Frame{
		Ctrl: ctrl, Opp: m.S.Rival(ctrl), Src: src, Def: m.S.Cards[src].Def, Ability: uint8(i), Serial: serial,
		R: [6]int16{rThat: int16(m.S.Cards[c].Ctrl)},
	})
}
