package vastrix

import "feltstack/rules"

// stackProc is the priority loop (VASTRIX 4.2, V-032): after each
// declaration the others answer in turn order; when all have passed in a row
// the top item resolves. It returns when nothing of its own is left: an
// item that is resolving waits below for its child plays.
func stackProc() rules.Proc {
	return rules.Proc{Name: "stack", Steps: rules.Priority{
		Open: func(m *rules.Match, f *rules.Frame) bool {
			it := m.S.Top()
			if it == nil || it.Flags&ItemResolving != 0 {
				return false
			}
			f.Opp, f.Serial = m.S.NextSeat(it.Ctrl), 0
			return true
		},
		Ask: func(m *rules.Match, f *rules.Frame) bool {
			m.AskAuto(rules.Decision{Kind: rules.PickAnswer, Seat: f.Opp, Prompt: promptAnswer, Src: m.S.Top().Cards[0]})
			offerFree(m, f.Opp, answering)
			return true
		},
		Pass: verbPass,
		Act:  func(m *rules.Match, _ *rules.Frame, p rules.Seat) { declare(m, p, m.S.Answer, false) },
		Close: func(m *rules.Match, _ *rules.Frame) rules.Closing {
			m.Call(procResolve, rules.Frame{R: rules.ItemReg(m.S.Top().Serial)})
			return rules.Reopened
		},
	}.Steps()}
}

// resolveProc resolves the item whose serial is Frame.R[0]. The item stays on
// the stack, so that its targets stay Locked until it is done (V-039).
func resolveProc() rules.Proc {
	return rules.Proc{Name: "resolve", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			it := m.S.Item(f.Item(0))
			it.Flags |= ItemResolving
			if fizzles(m, it) {
				it.Flags |= ItemFizzled
				m.Emit(rules.Event{Kind: rules.EvFizzled, Seat: it.Ctrl, Card: lead(it), Item: it.Serial})
				return
			}
			m.Emit(rules.Event{Kind: rules.EvResolved, Seat: it.Ctrl, Card: lead(it), Item: it.Serial})
			switch it.Class {
			case ClassScuttle:
				scuttle(m, it)
			case ClassMarriage:
				marry(m, it)
			case ClassSudden:
				suddenDeath(m, it)
			case ClassUltra:
				m.Call(procUltraDo, textFrame(it))
			default:
				m.Call(m.Game.Text, textFrame(it))
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			it := m.S.Item(f.Item(0))
			if it == nil {
				return
			}
			gone := *it
			m.S.DropItem(it.Serial)
			for _, c := range gone.Cards {
				if c != 0 && m.KindOf(c) == OnStack {
					to, why := m.Game.Zone(GY, 0), WhySpent
					if exiled(m, c, &gone) {
						to, why = m.Game.Zone(Exile, 0), WhyExile
					}
					m.MoveCard(c, to, rules.Top, why)
				}
			}
			resolved(m, &gone)
			if p := gone.Nums[itemOwes]; p > 0 {
				drawBottom(m, rules.Seat(p-1))
			}
		},
	}}
}

// itemShield is the place in Item.Nums of the seats whose counters the Royal
// Shield keeps off.
const itemShield = 1

// itemOwes is the place in Item.Nums of a counter for the seat, plus 1, whose
// three red cards it countered: that seat still draws, once the counter has
// resolved (VASTRIX 9.3).
const itemOwes = 3

// lead is the card that an item is told by: the first of its own, else the one
// whose text made it.
func lead(it *rules.Item) rules.CardID {
	if it.Cards[0] != 0 {
		return it.Cards[0]
	}
	return it.Src
}

// textFrame is the frame that runs an item's program.
func textFrame(it *rules.Item) rules.Frame {
	return rules.Frame{Ctrl: it.Ctrl, Opp: it.Opp, Src: it.Cards[0], Def: it.Def, Ability: it.Ability, Mode: it.Mode, Serial: it.Serial}
}

// exiled reports whether a spent card goes to exile: a Rank 10 played for effect
// does (VASTRIX 13, Ten), which of an Ultra's cards only the one played for its
// Base effect is (V-077). Others go to the graveyard.
func exiled(m *rules.Match, c rules.CardID, it *rules.Item) bool {
	effect := it.Class != ClassScuttle && (it.Class != ClassUltra || it.Nums[0] == ultraBlack && c == it.Cards[0])
	return effect && rank(m, c) == 10
}

// fizzles reports whether the play has become illegal as a whole: its only
// target is gone (V-033), or a card of a multi-card play is (VASTRIX 8.6).
func fizzles(m *rules.Match, it *rules.Item) bool {
	for _, c := range it.Cards {
		if c != 0 && m.KindOf(c) != OnStack {
			return true
		}
	}
	switch it.Class {
	case ClassScuttle:
		c := m.S.FirstIn(it.Serial, 0)
		if it.Cards[0] == 0 { // by the text of a Spec, for which Fizzles lets a missing target pass
			return c == 0 || !m.Game.Zones[m.KindOf(c)].Table || hasAegis(m, c)
		}
		return m.KindOf(c) != PR || !m.S.Opponents(it.Ctrl).Has(m.S.Cards[c].Ctrl) || hasAegis(m, c) || keyword(m, c, KeyNoScuttle)
	case ClassMarriage, ClassSudden:
		return false
	case ClassUltra:
		if it.Nums[0] != ultraBlack {
			return false
		}
	}
	mode := &m.Game.Defs[it.Def].Abilities[it.Ability].Modes[it.Mode]
	if it.Class == ClassTrap && mode.Traits&TraitDisrupts != 0 && !turnsBack(m, it) {
		return true
	}
	none, _ := m.Query(it.Ctrl, it.Opp, lead(it), it.Serial, mode.Traits).Fizzles(mode)
	return none
}

// counter removes an item from the stack: its cards go to the graveyard, or
// to exile (VASTRIX 4.3, V-041), and uses that count only when they succeed
// are given back (V-096, V-116). own is the serial of the play that counters.
func counter(m *rules.Match, serial rules.ItemID, exile bool, own rules.ItemID) {
	it, by := m.S.Item(serial), m.S.Item(own)
	if it == nil {
		return
	}
	gone := *it
	m.Emit(rules.Event{Kind: rules.EvCountered, Seat: gone.By, Card: lead(&gone), Target: by.Cards[0], Item: serial})
	if gone.Class == ClassUltra && gone.Nums[0] == ultraRed {
		by.Nums[itemOwes] = int16(gone.Ctrl) + 1
	}
	if gone.Flags&ItemRankTen != 0 {
		m.AddNum(gone.By, NumRank10, -1, WhyNone)
	}
	if gone.Flags&ItemLimited != 0 {
		if l := &m.Game.Defs[gone.Def].Abilities[gone.Ability].Limit; l.Refund {
			m.S.AddUse(l.Scope, gone.By, l.Key, 0, -1)
		}
	}
	m.S.DropItem(serial)
	to, why := m.Game.Zone(GY, 0), WhyCountered
	if exile {
		to, why = m.Game.Zone(Exile, 0), WhyExile
	}
	for _, c := range gone.Cards {
		if c != 0 && m.KindOf(c) == OnStack {
			m.MoveCard(c, to, rules.Top, why)
		}
	}
}

// drawBottom moves the bottom card of the graveyard to p's hand.
func drawBottom(m *rules.Match, p rules.Seat) {
	if c := m.In(GY, 0).First; c != 0 {
		toHand(m, c, p, WhyTake, true)
	}
}

// scuttle resolves the Action (VASTRIX 7.2): target first, then the scuttle
// card; an Eight then draws from the graveyard (V-068).
func scuttle(m *rules.Match, it *rules.Item) {
	by, c, p := it.Cards[0], m.S.FirstIn(it.Serial, 0), it.Ctrl
	if by == 0 { // by the text of a Spec
		m.MoveCard(c, m.Game.Zone(GY, 0), rules.Top, WhyScuttled)
		return
	}
	if m.S.Opts[optEightBonus] == 1 && rank(m, by) == 8 {
		m.Call(procEightBonus, rules.Frame{Ctrl: p, Src: by, Tgt: c})
		return
	}
	m.MoveCard(c, m.Game.Zone(GY, 0), rules.Top, WhyScuttled)
	m.MoveCard(by, m.Game.Zone(GY, 0), rules.Top, WhyScuttleSpent)
	if m.S.Opts[optEightBonus] == 0 {
		m.Call(procScuttled, rules.Frame{Ctrl: p, Opp: it.Opp, Src: by})
	}
}

// marry puts King and Queen into the enduring row of who played them (V-125,
// V-181); a thief gets neither (V-081).
func marry(m *rules.Match, it *rules.Item) {
	if it.Flags&ItemStolen != 0 {
		return
	}
	for i, c := range it.Cards[:2] {
		p := it.Ctrl
		if i == 1 && it.Flags&ItemPartner != 0 {
			p = ally(m, p)
		}
		m.MoveCard(c, m.Game.Zone(ER, p), rules.Top, WhyAnchor)
	}
}

// suddenDeath scraps its target, if it has one left, and starts the counter
// (VASTRIX 12.2, V-087, V-089).
func suddenDeath(m *rules.Match, it *rules.Item) {
	if c := m.S.FirstIn(it.Serial, 0); c != 0 && m.Game.Zones[m.KindOf(c)].Table {
		if target(m, m.Query(it.Ctrl, it.Opp, it.Cards[0], it.Serial, 0), c) == ok {
			m.MoveCard(c, m.Game.Zone(GY, 0), rules.Top, WhyScrap)
		}
	}
	m.S.Nums[NumActivator] = int16(it.Ctrl) + 1
	m.S.Nums[NumSuddenTurn] = m.S.Turn
	setNum(m, NumSudden, 2, it.Ctrl, WhySudden)
}
