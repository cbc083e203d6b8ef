package vainqueur

import "feltstack/rules"

// play carries out an option of p and opens the window to answer it.
func play(m *rules.Match, p rules.Seat, o rules.Option) {
	q := m.S.NextSeat(p)
	switch o.Verb {
	case verbSummon, verbSummonDefending:
		m.Call(procChain, rules.Frame{Ctrl: p, Opp: q})
		pos := int16(0)
		if o.Verb == verbSummonDefending {
			pos = 1
		}
		m.AddNum(p, NumSummons, 1, WhyNone)
		m.Call(procSummon, rules.Frame{Ctrl: p, Opp: q, Src: o.Card, R: [6]int16{summonPos: pos}})
	case verbMaster:
		m.Call(procChain, opened(p, q, o.Card, WhyEnters))
		m.MoveCard(o.Card, m.Game.Zone(MasterZone, p), rules.Top, WhyEnters)
	case verbBattlefield:
		// W-031: the old one is sent away, not destroyed.
		m.Call(procChain, opened(p, q, o.Card, WhyEnters))
		if old := m.In(Battlezone, p).Last; old != 0 {
			m.MoveCard(old, m.Game.Zone(Cem, p), rules.Top, WhyReplaced)
		}
		m.MoveCard(o.Card, m.Game.Zone(Battlezone, p), rules.Top, WhyEnters)
	case verbChange:
		m.Call(procChain, opened(p, q, o.Card, WhyChanged))
		m.AddNum(p, NumChanges, 1, WhyNone)
		m.S.Cards[o.Card].Flags |= FlagChanged
		change(m, o.Card)
	case verbAttack, verbDirect:
		m.Call(procChain, rules.Frame{Ctrl: p, Opp: q})
		attack(m, p, o.Card, o.Target)
	default:
		m.Call(procChain, rules.Frame{Ctrl: p, Opp: q})
		declare(m, p, o)
	}
}

// opened is a chain that card c of seat p opens by what it has done.
func opened(p, q rules.Seat, c rules.CardID, why uint8) rules.Frame {
	return rules.Frame{Ctrl: p, Opp: q, Src: c, R: [6]int16{chainCause: int16(why)}}
}

// declare starts the declaration of a Spell or an activated effect.
func declare(m *rules.Match, p rules.Seat, o rules.Option) {
	f := rules.Frame{
		Ctrl: p, Opp: m.S.NextSeat(p), Src: o.Card, Def: textOf(m, o), Ability: o.Ability, Mode: -1, Serial: m.S.NewSerial(),
		R: [6]int16{int16(ClassUse), int16(m.S.NextSeat(p))},
	}
	switch o.Verb {
	case verbPlay:
		f.R[0] = int16(ClassSpell)
		if kind(m, o.Card) == React {
			f.R[0] = int16(ClassReact)
		}
	case verbGained:
		rules.Gained{Def: f.Def, Ability: o.Ability}.Spend(m, p, o.Card)
	default:
		m.Spend(p, o.Card, o.Ability)
	}
	if z := m.KindOf(o.Card); o.Verb == verbPlay && z != Hand {
		f.R[declareFlags] = int16(ItemRecalled)
	}
	m.Call(procDeclare, f)
}

// useFree lets p use a Spell for nothing: it waits on the stack and is answered
// when what lets them has resolved (W-113).
func useFree(m *rules.Match, p rules.Seat, c rules.CardID) {
	d := m.Def(c)
	flags := ItemTurned
	if m.KindOf(c) != Hand {
		flags |= ItemRecalled
	}
	for i := range d.Abilities {
		if a := &d.Abilities[i]; freeNo(m, p, c, a) == ok && len(m.S.Stack) < rules.MaxStack {
			class := ClassSpell
			if kind(m, c) == React {
				class = ClassReact
			}
			m.Call(procDeclare, rules.Frame{
				Ctrl: p, Opp: m.S.NextSeat(p), Src: c, Def: m.S.Cards[c].Def, Ability: uint8(i), Mode: -1, Serial: m.S.NewSerial(),
				R: [6]int16{int16(class), int16(m.S.NextSeat(p)), declareFlags: int16(flags)},
			})
			return
		}
	}
}

// freeNo says why p can't use an ability of a Spell for nothing.
func freeNo(m *rules.Match, p rules.Seat, c rules.CardID, a *rules.Ability) rules.No {
	if a.Kind > rules.AbilityUse || kind(m, c) != Spell && kind(m, c) != React {
		return noTiming
	}
	if no := spellNo(m, p, c); no != ok {
		return no
	}
	return m.CanFree(p, m.S.NextSeat(p), c, a)
}

// declareFlags is the place in Frame.R of declareProc of the flags of the item.
// ItemTurned among them: it is used for nothing.
const declareFlags = 2

// textOf is the definition whose text an option uses, and abilityOf the ability: one
// that the card has gained stands in another's text.
func textOf(m *rules.Match, o rules.Option) rules.DefID {
	if o.Verb == verbGained {
		return rules.DefID(o.N)
	}
	return m.S.Cards[o.Card].Def
}

func abilityOf(m *rules.Match, o rules.Option) *rules.Ability {
	return &m.Game.Defs[textOf(m, o)].Abilities[o.Ability]
}

// declareProc declares a play: printed option and targets, then the cost
// (W-033), then it goes on the stack. Frame.R: class, the seat it is about, flags.
func declareProc() rules.Proc {
	return rules.Proc{Name: "declare", Steps: append(rules.DeclareSteps(), pay, commit)}
}

func pay(m *rules.Match, f *rules.Frame) {
	a := m.AbilityOf(f)
	if a.Cost == nil && a.Price == nil || uint16(f.R[declareFlags])&ItemTurned != 0 {
		return
	}
	if f.R[0] == int16(ClassSpell) || f.R[0] == int16(ClassReact) {
		m.MoveCard(f.Src, m.Game.Zone(OnStack, 0), rules.Top, WhyUsed) // it can't pay for itself
	}
	if a.Price != nil {
		m.Charge(f)
		return
	}
	m.Call(m.Game.Text, rules.Frame{Ctrl: f.Ctrl, Opp: f.Opp, Src: f.Src, Def: f.Def, Ability: f.Ability, Mode: rules.ModeCost, Serial: m.S.NewSerial()})
}

// commit puts the declared play on the stack; its registers become the item's.
func commit(m *rules.Match, f *rules.Frame) {
	it := rules.Item{
		Class: uint8(f.R[0]), Ctrl: f.Ctrl, By: f.Ctrl, Opp: f.Opp, Mode: max(f.Mode, 0), Ability: f.Ability,
		Serial: f.Serial, Def: f.Def, Src: f.Src, Was: f.Was, Lost: f.Lost, Nums: [4]int16{f.R[1]}, Flags: uint16(f.R[declareFlags]),
	}
	f.Serial = 0
	it.Cards[0] = it.Src
	if it.Class <= ClassReact && m.KindOf(it.Src) != OnStack {
		m.MoveCard(it.Src, m.Game.Zone(OnStack, 0), rules.Top, WhyUsed)
	}
	m.Push(it)
	ev := rules.Event{Kind: rules.EvDeclared, Seat: it.By, Card: it.Source(), Item: it.Serial, N: int16(it.Class)}
	for _, k := range m.S.Picks {
		if k.Serial == it.Serial && k.Is == rules.HeldCard && !m.Kept(&it, k.Reg) {
			ev.Target = k.Card
			break
		}
	}
	m.Emit(ev)
	if it.Class <= ClassReact {
		m.S.AddUse(rules.PerRound, it.By, int16(it.Def), 0, 1)
		m.Raise(WhyUsed, it.Src, it.By, 0)
	}
}

// Registers of summonProc's frame.
const (
	summonPos   = iota // 1 for defending
	summonCosts        // tributes in all
	summonLeft         // tributes to come
)

// summonProc makes a Regular Summon of Frame.Src: tributes, or what else its text
// wants, then the monster in its position.
func summonProc() rules.Proc {
	return rules.Proc{Name: "summon", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			if i, priced := playOf(m.Def(f.Src)); priced {
				f.Goto(3)
				f.Def, f.Ability, f.Serial = m.S.Cards[f.Src].Def, i, m.S.NewSerial()
				m.Charge(f)
				return
			}
			f.R[summonCosts] = tributes(m, f.Ctrl, f.Src)
			f.R[summonLeft] = f.R[summonCosts]
		},
		func(m *rules.Match, f *rules.Frame) {
			if f.R[summonLeft] == 0 {
				f.Goto(3)
				return
			}
			of, left := int8(f.R[summonCosts]), int8(f.R[summonLeft])
			m.AskAuto(rules.Decision{Kind: rules.PickPay, Seat: f.Ctrl, Prompt: promptTribute, Src: f.Src, Of: of, Done: of - left})
			for c := m.In(Field, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
				no := ok
				if !tributable(m, c) {
					no = noTribute
				}
				m.Offer(rules.Option{Verb: verbTribute, Card: c}, no)
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			f.R[summonLeft]--
			f.Goto(1)
			tribute(m, m.S.Answer.Card)
		},
		func(m *rules.Match, f *rules.Frame) { arrive(m, f.Src, f.Ctrl, f.R[summonPos] == 1) },
	}}
}

// tributable reports whether no text keeps a monster from being tributed.
func tributable(m *rules.Match, c rules.CardID) bool { return !m.Power(c, KeyNoTribute) }

// tribute sends a monster away as part of a cost; that does not destroy it.
func tribute(m *rules.Match, c rules.CardID) {
	p := m.S.Cards[c].Ctrl
	m.RaiseLeaving(WhyTributed, c, p, 0)
	m.MoveCard(c, m.Game.Zone(Cem, p), rules.Top, WhyTributed)
}

// arrive puts a monster onto p's field.
func arrive(m *rules.Match, c rules.CardID, p rules.Seat, down bool) {
	m.MoveCard(c, m.Game.Zone(Field, p), rules.Top, WhySummoned)
	m.S.Cards[c].Ctrl = p
	stand(m, c, down)
}

// stand gives a monster that has come its position and tells that it came.
func stand(m *rules.Match, c rules.CardID, down bool) {
	m.S.Cards[c].Flags |= FlagFresh
	m.S.Nums[NumFresh] = 1
	if down {
		m.SetFlag(c, FlagDefending, true)
	}
	m.Raise(WhySummoned, c, m.S.Cards[c].Ctrl, 0)
}

// arriveProc asks in which position Frame.Src, put onto the field by an
// effect, is summoned; its controller chooses.
func arriveProc() rules.Proc {
	return rules.Proc{Name: "alter summon", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			m.AskAuto(rules.Decision{Kind: rules.PickPlace, Seat: f.Ctrl, Prompt: promptPosition, Src: f.Src})
			m.Offer(rules.Option{Verb: verbReady}, ok)
			no := ok
			if m.Power(f.Src, KeyNoDefend) {
				no = noDefend
			}
			m.Offer(rules.Option{Verb: verbDefend}, no)
		},
		func(m *rules.Match, f *rules.Frame) {
			if m.KindOf(f.Src) == Field {
				stand(m, f.Src, m.S.Answer.Verb == verbDefend)
				return
			}
			arrive(m, f.Src, f.Ctrl, m.S.Answer.Verb == verbDefend)
		},
	}}
}

// change turns a monster into its other position.
func change(m *rules.Match, c rules.CardID) {
	m.SetFlag(c, FlagDefending, !defending(m, c))
	m.Raise(WhyChanged, c, m.S.Cards[c].Ctrl, 0)
	now := WhyReadied
	if defending(m, c) {
		now = WhyDowned
	}
	m.Raise(now, c, m.S.Cards[c].Ctrl, 0)
}
