package vibestest

import "feltstack/rules"

// The kinds of events that something can happen instead of.
const (
	comesIce uint8 = iota + 1
	comesDraw
)

func proposals() []rules.Proposal {
	return []rules.Proposal{
		comesIce: {
			Why: whyWouldIce, Many: whyIcedMany,
			Holds: func(m *rules.Match, ev rules.Coming) bool {
				return !inPlay(m.KindOf(ev.Card)) || !m.Power(ev.Card, keyNoIce)
			},
			Before: func(m *rules.Match, ev *rules.Coming) {
				if inPlay(m.KindOf(ev.Card)) {
					m.RaiseLeaving(whyIced, ev.Card, m.S.Cards[ev.Card].Ctrl, 0)
				}
			},
		},
		comesDraw: {Why: whyWouldDraw, Moves: whyDraw, Draws: true, One: true},
	}
}

// icing is c on its way to its owner's ice.
func icing(m *rules.Match, c rules.CardID) rules.Coming {
	return rules.Coming{Kind: comesIce, Act: rules.ActMove, Card: c, Why: whyIced, To: m.Game.Zone(ice, m.S.Cards[c].Owner), At: rules.Top, Reg: -1}
}

// natives are the verbs of the cards' texts.
func natives() []rules.Native {
	all := func(do func(m *rules.Match, f *rules.Frame, in *rules.Instr, c rules.CardID)) func(*rules.Match, *rules.Frame, *rules.Instr) bool {
		return func(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
			serial, reg := f.Serial, uint8(in.Reg)
			for i := 0; i < len(m.S.Picks); i++ {
				if k := m.S.Picks[i]; k.Serial == serial && k.Reg == reg && k.Is == rules.HeldCard {
					do(m, f, in, k.Card)
				}
			}
			return false
		}
	}
	return []rules.Native{
		{Name: "ice", Run: iceCards},
		{Name: "flop", Can: canTurn(false), Run: all(func(m *rules.Match, f *rules.Frame, in *rules.Instr, c rules.CardID) {
			if flop(m, c) {
				done(m, f, in, c)
			}
		})},
		{Name: "unflop", Can: canTurn(true), Run: all(func(m *rules.Match, f *rules.Frame, in *rules.Instr, c rules.CardID) {
			if unflop(m, c) {
				done(m, f, in, c)
			}
		})},
		{Name: "rod", Run: all(func(m *rules.Match, f *rules.Frame, in *rules.Instr, c rules.CardID) {
			layRod(m, m.WhoIs(f, in.Who, 0), c)
			done(m, f, in, c)
		})},
		{Name: "baron", Run: func(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
			giveBaron(m, m.WhoIs(f, in.Who, 0))
			return false
		}},
		{Name: "join", Run: all(func(m *rules.Match, f *rules.Frame, in *rules.Instr, c rules.CardID) {
			if inPlay(m.KindOf(c)) {
				m.MoveCard(c, m.Game.Zone(huddle, m.WhoIs(f, in.Who, 0)), rules.Top, whyNone)
				done(m, f, in, c)
			}
		})},
		{Name: "cancel", Run: func(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
			it := m.S.Item(uint16(m.S.FirstIn(f.Serial, uint8(in.Reg))))
			if it != nil && it.Flags&itemCanceled == 0 {
				it.Flags |= itemCanceled
				m.Emit(rules.Event{Kind: rules.EvCountered, Seat: it.By, Card: it.Src, Target: f.Src, Item: it.Serial})
			}
			return false
		}},
		{Name: "enter", Run: enter},
	}
}

// iceCards ices cards at the same time, but for those of which something happens instead.
func iceCards(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	group := m.S.NewSerial()
	for i := 0; i < len(m.S.Picks); i++ {
		if k := m.S.Picks[i]; k.Serial == f.Serial && int8(k.Reg) == in.Reg && k.Is == rules.HeldCard {
			ev := icing(m, k.Card)
			ev.Text, ev.Reg = f.Serial, in.Dst
			m.Collect(group, ev)
		}
	}
	for i := range m.S.Coming {
		if ev := &m.S.Coming[i]; ev.Group == group {
			m.S.Unpick(f.Serial, uint8(in.Reg), ev.Card)
		}
	}
	m.Happen(group)
	return false
}

// done notes that a verb has done its work on c, where the text speaks of those cards later.
func done(m *rules.Match, f *rules.Frame, in *rules.Instr, c rules.CardID) {
	if in.Dst >= 0 {
		m.S.Put(f.Serial, uint8(in.Dst), c)
	}
}

// canTurn reports whether what a cost flops, or unflops, isn't so already.
func canTurn(is bool) func(*rules.Match, *rules.Query, *rules.Instr) bool {
	return func(m *rules.Match, q *rules.Query, in *rules.Instr) bool {
		c := m.S.FirstIn(q.Serial, uint8(in.Reg))
		if c == 0 {
			c = q.Src
		}
		return m.S.Has(c, flopped) == is
	}
}

func flop(m *rules.Match, c rules.CardID) bool {
	if !inPlay(m.KindOf(c)) || m.S.Has(c, flopped) || m.Power(c, keyNoFlop) {
		return false
	}
	m.SetFlag(c, flopped, true)
	m.Raise(whyFlopped, c, m.S.Cards[c].Ctrl, 0)
	return true
}

func unflop(m *rules.Match, c rules.CardID) bool {
	if !inPlay(m.KindOf(c)) || !m.S.Has(c, flopped) {
		return false
	}
	m.SetFlag(c, flopped, false)
	m.Raise(whyUnflopped, c, m.S.Cards[c].Ctrl, 0)
	return true
}

// enter puts a card that was played where its kind lies.
func enter(m *rules.Match, f *rules.Frame, _ *rules.Instr) bool {
	at := map[int16]rules.ZoneKind{character: huddle, relic: relics, rod: rods}[m.Def(f.Src).Facts[factKind]]
	m.MoveCard(f.Src, m.Game.Zone(at, f.Ctrl), rules.Top, whyPlayed)
	return false
}
