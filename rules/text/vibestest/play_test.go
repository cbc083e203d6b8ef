package vibestest

import (
	"slices"

	"feltstack/rules"
)

func resources() []rules.Resource {
	var all []rules.Resource
	for i, name := range colors {
		all = append(all, rules.Resource{Name: name + " Pudge", Short: colors[i][:1], Lasts: rules.UntilEnd})
	}
	return append(all, rules.Resource{Name: "Fish", Short: "F", Lasts: rules.UntilEnd})
}

// supplies are the unflopped cards that a seat controls, and its Fishsicles.
func supplies(m *rules.Match, q *rules.Query, b *rules.Bill) {
	for _, z := range [...]rules.ZoneKind{huddle, rods} {
		for c := m.In(z, q.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
			if m.S.Has(c, flopped) {
				continue
			}
			d := m.Def(c)
			s := rules.Supply{Card: c, By: byFlop}
			switch {
			case z == rods && m.S.Cards[c].Face == rules.FaceDown:
				s.Gives[fish] = 1
				b.Offer(s)
			case d.Facts[factKind] == rod:
				s.Gives[fish] = uint8(d.Facts[factGives])
				b.Offer(s)
			default:
				for i := range colors {
					if d.Facts[factColors]>>i&1 == 1 {
						of := s
						of.Way, of.Gives[i] = uint8(i), uint8(d.Facts[factGives])
						b.Offer(of)
					}
				}
			}
		}
	}
	if n := m.S.Seats[q.Ctrl].Nums[numFishsicles]; n > 0 {
		s := rules.Supply{Way: rules.WayPlayer, By: byFishsicle, Most: n}
		s.Gives[fish] = 1
		b.Offer(s)
	}
}

// produced reports a card that has been flopped for what it gives.
func produced(m *rules.Match, p rules.Seat, s *rules.Supply, _ int16) {
	m.Raise(whyFlopped, s.Card, p, 0)
	m.Raise(whyProduces, s.Card, p, 0)
}

// priceOf is what a card costs.
func priceOf(d *rules.Def) *rules.Price {
	var wants []rules.Want
	n := rules.Amount{N: d.Facts[factCost]}
	if d.Facts[factKind] != action {
		wants = append(wants, rules.Want{Of: rules.Resources(fish), N: n})
	}
	for i := range colors {
		if d.Facts[factKind] == action && d.Facts[factColors]>>i&1 == 1 {
			wants = append(wants, rules.Want{Of: rules.Resources(uint8(i)), N: n})
		}
	}
	if n.N == 0 || len(wants) == 0 {
		return nil
	}
	return &rules.Price{Ways: []rules.Fee{{Text: "Its cost", Wants: wants}}}
}

// charged changes a price by what texts say of it: of an Action its Pudge, of others Fish.
func charged(m *rules.Match, q *rules.Query, a *rules.Ability, b *rules.Bill) {
	if a.Kind != rules.AbilityPlay {
		return
	}
	n, d := m.Charged(q.Ctrl, actPlay, q.Src), m.Def(q.Src)
	if d.Facts[factKind] != action {
		b.Change(rules.Resources(fish), n)
		return
	}
	for i := range colors {
		if d.Facts[factColors]>>i&1 == 1 {
			b.Change(rules.Resources(uint8(i)), n)
			return
		}
	}
}

// offerTurn offers what p may play in their own turn.
func offerTurn(m *rules.Match, p rules.Seat) {
	for c := m.In(hand, p).First; c != 0; c = m.S.Cards[c].Next {
		no := ok
		if m.S.Seats[p].Nums[numRod] > 0 {
			no = noRod
		}
		m.Offer(rules.Option{Verb: verbRod, Card: c}, no)
		switch m.Def(c).Facts[factKind] {
		case action:
			offerPlays(m, p, c, noTiming)
		case rod:
			offerPlays(m, p, c, no)
		default:
			offerPlays(m, p, c, ok)
		}
	}
	m.Allowed(p, actPlay, func(c rules.CardID) {
		if m.Def(c).Facts[factKind] != action {
			offerPlays(m, p, c, ok)
		}
	})
}

// offerTime offers what p may do in Action Time.
func offerTime(m *rules.Match, p rules.Seat) {
	for c := m.In(hand, p).First; c != 0; c = m.S.Cards[c].Next {
		no := noTiming
		if m.Def(c).Facts[factKind] == action {
			no = ok
		}
		offerPlays(m, p, c, no)
	}
	m.Allowed(p, actPlay, func(c rules.CardID) {
		if m.Def(c).Facts[factKind] == action {
			offerPlays(m, p, c, ok)
		}
	})
	for _, z := range [...]rules.ZoneKind{huddle, relics, rods, worn} {
		for c := m.In(z, p).First; c != 0; c = m.S.Cards[c].Next {
			offerActs(m, p, c)
		}
	}
}

// offerPlays offers card c to be played, or refuses it with no.
func offerPlays(m *rules.Match, p rules.Seat, c rules.CardID, no rules.No) {
	d := m.Def(c)
	if _, forbidden := m.Forbidden(p, actPlay, c); forbidden && no == ok {
		no = noDecree
	}
	for i := range d.Abilities {
		if a := &d.Abilities[i]; a.Kind == rules.AbilityPlay {
			why := no
			if why == ok {
				why = m.Query(p, m.S.NextSeat(p), c, 0, 0).CanDeclare(a)
			}
			m.Offer(rules.Option{Verb: verbPlay, Card: c, Ability: uint8(i)}, why)
		}
	}
}

// offerActs offers the [ACT] abilities of card c, or refuses them.
func offerActs(m *rules.Match, p rules.Seat, c rules.CardID) {
	d := m.Def(c)
	for i := range d.Abilities {
		a := &d.Abilities[i]
		if a.Kind != rules.AbilityUse {
			continue
		}
		no := ok
		switch {
		case m.Silent(c):
			no = noText
		case acts(m, c), m.Spent(p, c, i):
			no = noTiming
		default:
			no = m.Query(p, m.S.NextSeat(p), c, 0, 0).CanDeclare(a)
		}
		m.Offer(rules.Option{Verb: verbUse, Card: c, Ability: uint8(i)}, no)
	}
	var room [4]rules.Gained
	for _, by := range m.Gained(c, room[:0]) {
		a := by.Of(m)
		if a.As != rules.AbilityUse {
			continue
		}
		no := noTiming
		if !acts(m, c) && !by.Spent(m, p, c) {
			no = m.Query(p, m.S.NextSeat(p), c, 0, 0).CanDeclare(a)
		}
		m.Offer(rules.Option{Verb: verbGained, Card: c, Ability: by.Ability, N: int16(by.Def)}, no)
	}
}

// acts reports whether c is on the stack with an ability of its own.
func acts(m *rules.Match, c rules.CardID) bool {
	for i := range m.S.Stack {
		if it := &m.S.Stack[i]; it.Class == classAct && it.Source() == c {
			return true
		}
	}
	return false
}

// declare starts the declaration of a play or an ability.
func declare(m *rules.Match, p rules.Seat, o rules.Option) {
	class, d := classEnter, m.S.Cards[o.Card].Def
	switch {
	case o.Verb == verbGained:
		class, d = classAct, rules.DefID(o.N)
		rules.Gained{Def: d, Ability: o.Ability}.Spend(m, p, o.Card)
	case o.Verb == verbUse:
		class = classAct
		m.Spend(p, o.Card, o.Ability)
	case m.Def(o.Card).Facts[factKind] == action:
		class = classAction
	}
	m.Call(procDeclare, rules.Frame{
		Ctrl: p, Opp: m.S.NextSeat(p), Src: o.Card, Def: d, Ability: o.Ability, Mode: -1, Serial: m.S.NewSerial(),
		R: [6]int16{int16(class)},
	})
}

func charge(m *rules.Match, f *rules.Frame) { m.Charge(f) }

// commit puts what was declared on the stack, or a card that stays where it belongs.
func commit(m *rules.Match, f *rules.Frame) {
	class := uint8(f.R[0])
	if class == classEnter {
		text := *f
		text.PC, text.Sub, text.Step, text.R = 0, 0, 0, [6]int16{}
		f.Serial = 0
		m.Call(procText, text)
		m.Raise(whyPlayed, f.Src, f.Ctrl, 0)
		return
	}
	it := rules.Item{
		Class: class, Ctrl: f.Ctrl, By: f.Ctrl, Opp: f.Opp, Mode: max(f.Mode, 0), Ability: f.Ability,
		Serial: f.Serial, Def: f.Def, Src: f.Src, Was: f.Was, Lost: f.Lost,
	}
	f.Serial = 0
	it.Cards[0] = it.Src
	if class == classAction {
		m.MoveCard(it.Src, m.Game.Zone(onStack, 0), rules.Top, whyPlayed)
	}
	m.Push(it)
	m.Emit(rules.Event{Kind: rules.EvDeclared, Seat: it.By, Card: it.Source(), Item: it.Serial, N: int16(it.Class)})
	if class == classAction {
		m.Raise(whyPlayed, it.Src, it.By, 0)
	}
	raiseTargets(m, it.Serial, m.ModeOf(f))
}

// raiseTargets raises an event for each of the cards that a play of some mode was aimed at.
func raiseTargets(m *rules.Match, serial uint16, mode *rules.Mode) {
	for i := 0; i < len(m.S.Picks); i++ {
		k := m.S.Picks[i]
		aimed := slices.ContainsFunc(mode.Targets, func(t rules.Target) bool { return t.Reg == k.Reg })
		if aimed && k.Serial == serial && k.Is == rules.HeldCard && inPlay(m.KindOf(k.Card)) {
			m.Raise(whyTargeted, k.Card, m.S.Cards[k.Card].Ctrl, 0)
		}
	}
}

// resolveProc resolves the item whose serial is Frame.R[0].
func resolveProc() rules.Proc {
	return rules.Proc{Name: "resolve", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			it := m.S.Item(uint16(f.R[0]))
			mode := &m.Game.Defs[it.Def].Abilities[it.Ability].Modes[it.Mode]
			if none, _ := m.ItemQuery(it, mode.Traits).Fizzles(mode); none || it.Flags&itemCanceled != 0 || it.Class == classAct && it.Lost {
				m.Emit(rules.Event{Kind: rules.EvFizzled, Seat: it.Ctrl, Card: it.Source(), Item: it.Serial})
				return
			}
			m.S.DropLost(it.Serial)
			m.Emit(rules.Event{Kind: rules.EvResolved, Seat: it.Ctrl, Card: it.Source(), Item: it.Serial})
			m.Call(procText, rules.Frame{
				Ctrl: it.Ctrl, Opp: it.Opp, Src: it.Src, Was: it.Was, Lost: it.Lost, Def: it.Def, Ability: it.Ability, Mode: it.Mode, Serial: it.Serial,
			})
		},
		func(m *rules.Match, f *rules.Frame) {
			it := m.S.Item(uint16(f.R[0]))
			if it == nil {
				return
			}
			gone := *it
			m.S.DropItem(gone.Serial)
			if gone.Class == classAction && !gone.Copy && m.KindOf(gone.Src) == onStack {
				m.MoveCard(gone.Src, m.Game.Zone(ice, gone.By), rules.Top, whyNone)
			}
		},
	}}
}

// triggersProc ices Characters without vibe and lets all that has triggered happen, one
// after the other: it does not go on the stack.
func triggersProc() rules.Proc {
	order := rules.TriggerOrder{Verb: verbOrder, Prompt: promptOrder, Reg: 0, Most: 8}
	settle := func(m *rules.Match, _ *rules.Frame) {
		if group := vibeless(m); group != 0 {
			m.Happen(group)
		}
	}
	return rules.Proc{Name: "triggers", Steps: append(append([]rules.Step{settle}, order.Steps()...), func(m *rules.Match, f *rules.Frame) {
		if len(m.S.Queue) == 0 {
			if group := unworn(m); group != 0 {
				f.Goto(0)
				m.Happen(group)
			}
			return
		}
		t := m.S.Queue[0]
		m.S.Queue = append(m.S.Queue[:0], m.S.Queue[1:]...)
		f.R[0]--
		f.Goto(0)
		a := &m.Game.Defs[t.Def].Abilities[t.Ability]
		opp, serial := m.S.TriggerRival(&t), m.S.TriggerSerial(&t)
		m.S.DropLost(serial)
		if !t.CardLost {
			m.S.PutEvent(serial, a.When.Reg, &t)
		}
		if t.Spent(m) || m.TriggerQuery(&t, opp, serial).CanDeclare(a) != ok {
			m.S.Forget(serial)
			return
		}
		if a.Limit.N > 0 {
			t.Spend(m)
		}
		m.Call(procTrigger, rules.Frame{
			Ctrl: t.Ctrl, Opp: opp, Src: t.Src, Was: t.Was, Lost: t.Lost, Def: t.Def, Ability: t.Ability, Mode: -1, Serial: serial,
			R: [6]int16{t.N},
		})
	})}
}

// runTrigger lets what a trigger says happen, once its choices are made.
func runTrigger(m *rules.Match, f *rules.Frame) {
	text := *f
	text.PC, text.Sub, text.Step, text.R = 0, 0, 0, [6]int16{4: f.R[0]} // the seat of the event
	f.Serial = 0
	raiseTargets(m, text.Serial, m.ModeOf(f))
	m.Call(procText, text)
}

// unworn collects the Fits that nobody wears to be iced: 0 if there are none.
func unworn(m *rules.Match) uint16 {
	return collect(m, relics, func(c rules.CardID) bool { return m.Def(c).Facts[factKind] == fit })
}

// vibeless collects the Characters without vibe to be iced: 0 if there are none.
func vibeless(m *rules.Match) uint16 {
	return collect(m, huddle, func(c rules.CardID) bool { return m.Fact(c, factVibe) == 0 && !m.Power(c, keyNoIce) })
}

// collect lets cards of a kind of zone be iced at the same time: 0 if there are none.
func collect(m *rules.Match, z rules.ZoneKind, is func(c rules.CardID) bool) uint16 {
	group := uint16(0)
	for p := range rules.Seat(m.S.SeatCount) {
		for c := m.In(z, p).First; c != 0; c = m.S.Cards[c].Next {
			if is(c) {
				if group == 0 {
					group = m.S.NewSerial()
				}
				m.Collect(group, icing(m, c))
			}
		}
	}
	return group
}
