package vibes

import (
	"slices"

	"feltstack/rules"
	"feltstack/rules/payment"
)

// This file is playing cards (Vibes, Playing cards; Cost).

// kind is what sort of card c is.
func kind(m *rules.Match, c rules.CardID) int16 { return m.Def(c).Facts[FactKind] }

// isA reports of a card whether it is of one of some kinds.
func isA(kinds ...int16) func(m *rules.Match, c rules.CardID) bool {
	return func(m *rules.Match, c rules.CardID) bool { return slices.Contains(kinds, kind(m, c)) }
}

// has reports whether a card has subtype n.
func has(d *rules.Def, n int) bool { return d.Facts[FactTypes]>>n&1 == 1 }

// offerTurn offers what p may do with card c in its turn, or refuses it with no.
func offerTurn(m *rules.Match, p rules.Seat, c rules.CardID, no rules.No) {
	d := m.Def(c)
	switch k := d.Facts[FactKind]; {
	case len(d.Abilities) == 0: // a Basic Rod is only played face-down
	case k == Penguin, k == Relic, k == Rod, k == Fit:
		why := no
		if why == ok {
			why = playNo(m, p, c)
		}
		if k == Rod && why == ok {
			why = rodNo(m, p)
		}
		m.Offer(rules.Option{Verb: playVerb(k), Card: c, Ability: playOf(d)}, why)
	case k == Action:
		why := noTurn
		if has(d, typeSaucy) {
			why = noSaucy
		}
		m.Offer(rules.Option{Verb: verbAction, Card: c, Ability: playOf(d)}, why)
	}
	if m.KindOf(c) != Hand {
		return
	}
	if no == ok {
		no = rodNo(m, p)
	}
	m.Offer(rules.Option{Verb: verbHide, Card: c}, no)
}

// playable calls do for every card that p may play from where it lies, and for those in hand,
// with what forbids it where a text names the only place to play from.
func playable(m *rules.Match, p rules.Seat, do func(c rules.CardID, no rules.No)) {
	for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
		do(c, elsewhere(m, p, c))
	}
	m.Allowed(p, ActPlay, func(c rules.CardID) {
		if k := m.KindOf(c); k != Hand && k != Rods { // else when it may be played, or turned up
			do(c, elsewhere(m, p, c))
		}
	})
	for i := range m.S.Marks {
		if k := &m.S.Marks[i]; k.Kind == MarkPlayable && k.Seat == p && !m.Allows(p, ActPlay, k.Card) {
			do(k.Card, elsewhere(m, p, k.Card))
		}
	}
}

// elsewhere says why p can't play c from where it lies, whatever lets it: a text names the only place.
func elsewhere(m *rules.Match, p rules.Seat, c rules.CardID) rules.No {
	if m.Confined(p, ActPlay, c) {
		return noElsewhere
	}
	return ok
}

// marked reports whether a text lets p play card c from where it lies for a time.
func marked(m *rules.Match, p rules.Seat, c rules.CardID) bool {
	return slices.ContainsFunc(m.S.Marks, func(k rules.Mark) bool { return k.Kind == MarkPlayable && k.Card == c && k.Seat == p })
}

// playVerb is what a card of a kind is played by.
func playVerb(kind int16) rules.Verb {
	switch kind {
	case Relic, Fit:
		return verbRelic
	case Rod:
		return verbRod
	}
	return verbPenguin
}

// playOf is the ability that a card is played for.
func playOf(d *rules.Def) uint8 {
	for i := range d.Abilities {
		if d.Abilities[i].Kind == rules.AbilityPlay {
			return uint8(i)
		}
	}
	return 0
}

// rodNo says why p can't play a Rod: one a turn (Vibes, Turn).
func rodNo(m *rules.Match, p rules.Seat) rules.No {
	if m.S.Seats[p].Nums[NumRods] > 0 {
		return noRods
	}
	return ok
}

// playNo says why p can't play card c, its timing aside.
func playNo(m *rules.Match, p rules.Seat, c rules.CardID) rules.No {
	if _, is := m.Forbidden(p, ActPlay, c); is {
		return noForbidden
	}
	if besides(m, p, c) && m.In(Rods, p).N == 0 {
		return noCost
	}
	d := m.Def(c)
	return m.Query(p, m.S.NextSeat(p), c, 0, 0).CanDeclare(&d.Abilities[playOf(d)])
}

// declare starts an option of p that plays a card or uses an ability.
func declare(m *rules.Match, p rules.Seat, o rules.Option) {
	if o.Verb == verbHide {
		m.AddNum(p, NumRods, 1, WhyNone)
		turnDown(m, o.Card, p, WhyHidden)
		m.Raise(WhyPlayed, o.Card, p, 0)
		return
	}
	f := rules.Frame{
		Ctrl: p, Opp: m.S.NextSeat(p), Src: o.Card, Def: m.S.Cards[o.Card].Def, Ability: o.Ability, Mode: -1, Serial: m.S.NewSerial(),
		R: [6]int16{declareVerb: int16(o.Verb)},
	}
	switch o.Verb {
	case verbGained:
		f.Def = rules.DefID(o.N)
		rules.Gained{Def: f.Def, Ability: o.Ability}.Spend(m, p, o.Card)
	case verbAct:
		m.Spend(p, o.Card, o.Ability)
	case verbSaucy: // it lies face-down as a Rod
		f.Def = m.S.Own(o.Card)
		m.S.Lift(o.Card)
		take(m, p, o.Card)
		m.S.Lift(o.Card)
	default:
		take(m, p, o.Card)
	}
	if a := m.AbilityOf(&f); acts(&f) && len(a.Modes) == 1 {
		f.Mode = 0
		m.Call(procUse, f)
		return
	}
	m.Call(procDeclare, f)
}

// take counts that p plays card c, where a text that lets it do so from there does only so often.
func take(m *rules.Match, p rules.Seat, c rules.CardID) {
	if m.KindOf(c) != Hand && !marked(m, p, c) {
		m.Take(p, ActPlay, c)
	}
}

// Registers of declareProc's frame: the option's verb, verbOrder for a trigger, the seat that a
// trigger's event is about, and 1 if all is paid.
const (
	declareVerb  = 0
	declareEvent = 1
	declarePaid  = 2
)

// useProc pays for an [ACT] ability before its choices are made, so that what is flopped for it is flopped
// by then (B-082; Vibes, ACT abilities).
func useProc() rules.Proc {
	return rules.Proc{Name: "use", Steps: []rules.Step{pay, func(m *rules.Match, f *rules.Frame) {
		paid := *f
		paid.R[declarePaid], paid.Step = 1, 0
		f.Serial = 0
		m.Call(procDeclare, paid)
	}}}
}

// declareProc declares a play: printed option and choices, then the cost, then the card
// goes where it is played to (Vibes, Playing cards).
func declareProc() rules.Proc {
	return rules.Proc{Name: "declare", Steps: append(rules.DeclareSteps(), pay, askRod, takeRod, paid, commit, worn)}
}

// acts reports whether a frame declares an [ACT] ability.
func acts(f *rules.Frame) bool {
	v := rules.Verb(f.R[declareVerb])
	return v == verbAct || v == verbGained
}

func pay(m *rules.Match, f *rules.Frame) {
	a := m.AbilityOf(f)
	if f.R[declarePaid] == 1 {
		return
	}
	if rules.Verb(f.R[declareVerb]) == verbSaucy {
		m.CountAs(f.Src, 0) // it is turned up (B-030)
		m.Turn(f.Src, rules.FaceUp)
	}
	switch {
	case a.Price != nil:
		m.Charge(f)
	case a.Cost != nil:
		m.Call(m.Game.Text, rules.Frame{Ctrl: f.Ctrl, Opp: f.Opp, Src: f.Src, Def: f.Def, Ability: f.Ability, Mode: rules.ModeCost, Serial: m.S.NewSerial()})
	}
}

// besides reports whether p may play c from where it lies only if a Rod is iced besides.
func besides(m *rules.Match, p rules.Seat, c rules.CardID) bool {
	for i := range m.S.Marks {
		if k := &m.S.Marks[i]; k.Kind == MarkPlayable && k.Card == c && k.Seat == p {
			return k.N == playableForRod
		}
	}
	return false
}

// askRod asks which Rod is iced besides, where one is to be.
func askRod(m *rules.Match, f *rules.Frame) {
	if acts(f) || !besides(m, f.Ctrl, f.Src) {
		f.Goto(len(rules.DeclareSteps()) + 3) // to paid
		return
	}
	m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: f.Ctrl, Prompt: promptBesides, Src: f.Src})
	for c := m.In(Rods, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
		m.Offer(rules.Option{Verb: verbIceRod, Card: c}, ok)
	}
}

// takeRod ices the Rod.
func takeRod(m *rules.Match, f *rules.Frame) { iceAtOnce(m, m.S.Answer.Card, f.Ctrl) }

// paid notes that what follows happens after the payment.
func paid(m *rules.Match, f *rules.Frame) {
	if rules.Verb(f.R[declareVerb]) != verbOrder {
		paidFirst(m)
	}
}

// commit puts the card where it is played to, and what is answered on the stack.
func commit(m *rules.Match, f *rules.Frame) {
	p := f.Ctrl
	switch rules.Verb(f.R[declareVerb]) {
	case verbPenguin:
		m.MoveCard(f.Src, m.Game.Zone(Huddle, p), rules.Top, WhyEnter)
		m.Raise(WhyPlayed, f.Src, p, 0)
		return
	case verbRelic:
		if kind(m, f.Src) == Fit {
			chosen(m, p, f.Serial, m.AbilityOf(f), f.Mode)
			m.Call(m.Game.Text, rules.Frame{Ctrl: p, Opp: f.Opp, Src: f.Src, Def: f.Def, Ability: f.Ability, Mode: max(f.Mode, 0), Serial: f.Serial})
			f.Serial = 0
			return
		}
		m.MoveCard(f.Src, m.Game.Zone(Relics, p), rules.Top, WhyEnter)
		m.Raise(WhyPlayed, f.Src, p, 0)
		return
	case verbOrder:
		text := rules.Frame{
			Ctrl: p, Opp: f.Opp, Src: f.Src, Was: f.Was, Lost: f.Lost, Def: f.Def, Ability: f.Ability, Mode: f.Mode, Serial: f.Serial,
			R: [6]int16{4: f.R[declareEvent]},
		}
		chosen(m, p, text.Serial, m.AbilityOf(f), f.Mode)
		f.Serial = 0
		m.Call(m.Game.Text, text)
		return
	case verbRod:
		m.AddNum(p, NumRods, 1, WhyNone)
		m.MoveCard(f.Src, m.Game.Zone(Rods, p), rules.Top, WhyRodPlayed)
		m.Raise(WhyPlayed, f.Src, p, 0)
		return
	}
	it := rules.Item{
		Class: ClassAction, Ctrl: p, By: p, Opp: f.Opp, Mode: max(f.Mode, 0), Ability: f.Ability,
		Serial: f.Serial, Def: f.Def, Src: f.Src, Was: f.Was, Lost: f.Lost,
	}
	if acts(f) {
		it.Class = ClassAct
	} else {
		it.Cards[0] = f.Src
		m.MoveCard(f.Src, m.Game.Zone(OnStack, 0), rules.Top, WhyPlayed)
		it.Lost = false
	}
	f.Serial = 0
	m.Push(it)
	ev := rules.Event{Kind: rules.EvDeclared, Seat: p, Card: it.Source(), Item: it.Serial, N: int16(it.Class)}
	for _, k := range m.S.Picks {
		if k.Serial == it.Serial && k.Is == rules.HeldCard && !m.Kept(&it, k.Reg) {
			if ev.Target == 0 {
				ev.Target = k.Card
			}
		}
	}
	m.Emit(ev)
	if it.Class == ClassAction {
		m.Raise(WhyPlayed, it.Src, p, 0)
	}
	chosen(m, p, it.Serial, m.AbilityOf(f), it.Mode)
}

// worn tells that a Fit is played, once a Penguin wears it: its own text has seen to that.
func worn(m *rules.Match, f *rules.Frame) {
	if rules.Verb(f.R[declareVerb]) == verbRelic && kind(m, f.Src) == Fit {
		m.Raise(WhyPlayed, f.Src, f.Ctrl, 0)
	}
}

// chosen tells the cards that seat p chooses for ability a that they are.
func chosen(m *rules.Match, p rules.Seat, serial rules.ItemID, a *rules.Ability, mode int8) {
	for i := 0; i < len(m.S.Picks); i++ {
		if k := m.S.Picks[i]; k.Serial == serial && k.Is == rules.HeldCard && aims(a, mode, k.Reg) {
			m.Raise(WhyChosen, k.Card, p, 0)
		}
	}
}

// copyProc chooses for a copy, which tells what it chooses (Vibes, Copies).
func copyProc() rules.Proc {
	p := rules.CopyProc()
	last := len(p.Steps) - 1
	keep := p.Steps[last]
	p.Steps[last] = func(m *rules.Match, f *rules.Frame) {
		chosen(m, f.Ctrl, f.Serial, m.AbilityOf(f), f.Mode)
		keep(m, f)
	}
	return p
}

// aims reports whether a register of an ability holds what was chosen as it was declared.
func aims(a *rules.Ability, mode int8, reg uint8) bool {
	return slices.ContainsFunc(a.Modes[max(mode, 0)].Targets, func(t rules.Target) bool { return uint8(t.Reg) == reg })
}

// charge changes what a price wants: a Fish cost that only Fishsicles pay.
func charge(m *rules.Match, q *rules.Query, a *rules.Ability, b *rules.Bill) {
	if q.Src != 0 && a.Kind == rules.AbilityPlay {
		reckon(m, q, b)
	}
	if anyColor(m, q) {
		for kind := Red; kind <= Yellow; kind++ {
			n := b.Wants(payment.SetOf(kind))
			b.Change(payment.SetOf(kind), -n)
			b.Change(allPudge, n)
		}
	}
	if q.Src == 0 || m.Def(q.Src).Keywords&KeyFishsicles == 0 {
		return
	}
	if n := b.Wants(payment.SetOf(Fish)); n > 0 {
		b.Change(payment.SetOf(Fish), -n)
		b.Change(payment.SetOf(Fishsicle), n)
	}
}

// anyColor reports whether a text lets a seat pay with Pudge of any color for what it plays.
func anyColor(m *rules.Match, q *rules.Query) bool {
	return q.Src != 0 && slices.ContainsFunc(m.S.Marks, func(k rules.Mark) bool {
		return k.Kind == MarkPlayable && k.N == playableForAny && k.Card == q.Src && k.Seat == q.Ctrl
	})
}

// reckon adds what a card says of its own cost, and takes it off what the price wants.
func reckon(m *rules.Match, q *rules.Query, b *rules.Bill) {
	by := m.Charged(q.Ctrl, ActPlay, q.Src)
	for _, kind := range [...]uint8{Fish, Red, Blue, Green, Purple, Yellow} {
		of := payment.SetOf(kind)
		if n := b.Wants(of); n > 0 && by != 0 {
			now := max(-n, by)
			b.Change(of, now)
			by -= now
		}
	}
}
