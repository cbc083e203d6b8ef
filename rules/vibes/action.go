package vibes

import (
	"slices"

	"feltstack/rules"
)

// This file is Action Time and the stack (Vibes, Action Time; Stack Zone; Resolve; Fizzle).

// actionProc is Action Time: who controls the Baron may play an Action or use an [ACT]
// ability first, then the players take turns. Two passes in a row resolve the whole stack,
// and end Action Time where it is empty.
func actionProc() rules.Proc {
	say := rules.Priority{
		Ask:   askAction,
		Pass:  verbPass,
		Act:   takeAction,
		Next:  rules.NextBehind,
		Close: closeStack,
	}
	begins := []rules.Step{func(m *rules.Match, f *rules.Frame) {
		if m.S.Phase == PhaseAction {
			if f.R[resolved] != 0 {
				f.R[resolved], f.Opp = 0, baron(m) // B-050: who has the Baron now
			}
			return
		}
		m.S.Active, f.Opp = baron(m), baron(m)
		phase(m, PhaseAction)
		m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyTime, Seat: rules.NoSeat})
		m.Raise(WhyActionBegins, 0, m.S.Active, 0)
		settle(m)
	}}
	return rules.Proc{Name: "Action Time", Steps: say.Steps(begins...)}
}

// resolved is the register of Action Time that says that the stack has just resolved.
const resolved = 1

// askAction asks the seat that has priority.
func askAction(m *rules.Match, f *rules.Frame) bool {
	d := rules.Decision{Kind: rules.PickAnswer, Seat: f.Opp, Prompt: promptAction}
	if it := m.S.Top(); it != nil {
		d.Prompt, d.Src = promptAnswer, it.Source()
	}
	m.AskAuto(d)
	full := ok
	if len(m.S.Stack) >= stackRoom {
		full = noRoom
	}
	offerActions(m, f.Opp, full)
	return true
}

// stackRoom is how many plays the stack takes: copies need some room besides.
const stackRoom = rules.MaxStack / 2

// offerActions offers what p may do with priority, or refuses all of it with no.
func offerActions(m *rules.Match, p rules.Seat, no rules.No) {
	playable(m, p, func(c rules.CardID, not rules.No) { offerAction(m, p, c, max(no, not)) })
	offerInPlay(m, p, no)
}

// offerInPlay offers what p may do in Action Time with cards in play, or refuses it with no.
func offerInPlay(m *rules.Match, p rules.Seat, no rules.No) {
	for c := m.In(Rods, p).First; c != 0; c = m.S.Cards[c].Next {
		offerSaucy(m, p, c, max(no, elsewhere(m, p, c)))
	}
	for _, z := range unworn {
		for c := m.In(z, p).First; c != 0; c = m.S.Cards[c].Next {
			offerActs(m, p, c, no)
		}
	}
}

// offerAction offers to play c, which lies in a hand or where a text allows it.
func offerAction(m *rules.Match, p rules.Seat, c rules.CardID, no rules.No) {
	d := m.Def(c)
	if k := d.Facts[FactKind]; k != Action {
		if m.KindOf(c) == Hand && m.Allows(p, ActPlay, c) { // it says that it is played in Action Time, too
			m.Offer(rules.Option{Verb: playVerb(k), Card: c, Ability: playOf(d)}, max(no, playNo(m, p, c)))
			return
		}
		if m.Seeking() && m.KindOf(c) == Hand {
			offerTurn(m, p, c, noAction)
		}
		return
	}
	switch {
	case no != ok:
	case has(d, typeSaucy):
		no = noSaucy
	default:
		no = playNo(m, p, c)
	}
	m.Offer(rules.Option{Verb: verbAction, Card: c, Ability: playOf(d)}, no)
	if m.Seeking() && m.KindOf(c) == Hand {
		m.Offer(rules.Option{Verb: verbHide, Card: c}, noAction)
	}
}

// offerSaucy offers to play c, which lies face-down as a Rod, if it is Saucy (B-030), or a text
// lets it be played as if it were.
func offerSaucy(m *rules.Match, p rules.Seat, c rules.CardID, no rules.No) {
	own := m.S.Own(c)
	d := &m.Game.Defs[own]
	if d.Facts[FactKind] != Action || !m.S.Guised(c) {
		return
	}
	m.S.Lift(c)
	may := has(d, typeSaucy) || m.Allows(p, ActPlay, c)
	if may && no == ok {
		no = playNo(m, p, c)
	}
	m.S.Lift(c)
	if !may {
		return
	}
	m.Offer(rules.Option{Verb: verbSaucy, Card: c, Ability: playOf(d)}, no)
}

// offerActs offers the [ACT] abilities of c, its own and those it has from other cards.
func offerActs(m *rules.Match, p rules.Seat, c rules.CardID, no rules.No) {
	d := m.Def(c)
	for i := range d.Abilities {
		a := &d.Abilities[i]
		if a.Kind != rules.AbilityUse {
			continue
		}
		why := no
		if why == ok && m.Silent(c) {
			why = noAbility
		}
		if why == ok {
			why = actNo(m, p, c, a, m.Spent(p, c, i))
		}
		m.Offer(rules.Option{Verb: verbAct, Card: c, Ability: uint8(i)}, why)
	}
	var room [8]rules.Gained
	for _, g := range m.Gained(c, room[:0]) {
		a := g.Of(m)
		if a.As != rules.AbilityUse {
			continue
		}
		why := no
		if why == ok {
			why = actNo(m, p, c, a, g.Spent(m, p, c))
		}
		m.Offer(rules.Option{Verb: verbGained, Card: c, Ability: g.Ability, N: int16(g.Def)}, why)
	}
}

// actNo says why p can't use ability a of c, which may be spent.
func actNo(m *rules.Match, p rules.Seat, c rules.CardID, a *rules.Ability, spent bool) rules.No {
	switch {
	case onStack(m, c):
		return noTwice
	case spent:
		return noOnce
	}
	if _, is := m.Forbidden(p, ActUse, c); is {
		return noForbidden
	}
	q := m.Query(p, m.S.NextSeat(p), c, 0, 0)
	if len(a.Modes) != 1 {
		return q.CanDeclare(a)
	}
	if !q.Holds(a.If) {
		return noTiming
	}
	if no := q.CanPrice(a, 0); no != ok {
		return no
	}
	if flops(a) {
		was := m.S.Cards[c].Flags
		m.S.Cards[c].Flags |= FlagFlopped // as it is when choices are made
		defer func() { m.S.Cards[c].Flags = was }()
	}
	return q.CanMode(&a.Modes[0])
}

// flops reports whether a card flops to use an ability of its own.
func flops(a *rules.Ability) bool {
	is := func(in rules.Instr) bool { return in.Op == rules.OpNative && in.Native == nativeFlop }
	if a.Cost != nil && slices.ContainsFunc(a.Cost.Code, is) {
		return true
	}
	return a.Price != nil && slices.ContainsFunc(a.Price.Ways, func(w rules.Fee) bool { return w.Code != nil && slices.ContainsFunc(w.Code.Code, is) })
}

// onStack reports whether an [ACT] ability of c waits on the stack: it can't be used again
// until that one has resolved.
func onStack(m *rules.Match, c rules.CardID) bool {
	for i := range m.S.Stack {
		if it := &m.S.Stack[i]; it.Class == ClassAct && it.Src == c && !it.Lost && !it.Copy {
			return true
		}
	}
	return false
}

func takeAction(m *rules.Match, _ *rules.Frame, p rules.Seat) {
	o := m.S.Answer
	settle(m) // what is set off happens before the other player may respond (B-054)
	declare(m, p, o)
}

// closeStack resolves the whole stack after two passes in a row, or ends Action Time.
func closeStack(m *rules.Match, f *rules.Frame) rules.Closing {
	if len(m.S.Stack) > 0 {
		f.R[resolved] = 1
		m.Call(procSettle, rules.Frame{R: [6]int16{settleStack: 1}})
		return rules.Reopened
	}
	if m.S.Phase != PhaseAction {
		return rules.Closed
	}
	endFloats(m)
	m.S.Phase = PhaseCheck
	m.Raise(WhyActionEnds, 0, m.S.Active, 0)
	m.Ends(UntilTime, rules.NoSeat)
	settle(m)
	return rules.Closes
}

// resolveProc resolves the play whose serial is Frame.R[0].
func resolveProc() rules.Proc {
	return rules.Proc{Name: "resolve", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			it := m.S.Item(f.Item(0))
			switch {
			case it.Lost && !it.Copy: // a copy can't leave
				m.Emit(rules.Event{Kind: rules.EvFizzled, N: rules.FizzleEnded, Seat: it.Ctrl, Card: it.Source(), Item: it.Serial})
				return
			case it.Class == ClassAct:
				it.Ctrl = m.S.Cards[it.Src].Ctrl // B-057
				it.Opp = m.S.NextSeat(it.Ctrl)
			}
			mode := &m.Game.Defs[it.Def].Abilities[it.Ability].Modes[it.Mode]
			if fizzles(m, it, mode) {
				m.Emit(rules.Event{Kind: rules.EvFizzled, Seat: it.Ctrl, Card: it.Source(), Item: it.Serial})
				return
			}
			m.S.DropLost(it.Serial)
			m.Emit(rules.Event{Kind: rules.EvResolved, Seat: it.Ctrl, Card: it.Source(), Item: it.Serial})
			m.Call(m.Game.Text, rules.Frame{
				Ctrl: it.Ctrl, Opp: it.Opp, Src: it.Src, Was: it.Was, Lost: it.Lost, Def: it.Def, Ability: it.Ability, Mode: it.Mode, Serial: it.Serial,
			})
		},
		func(m *rules.Match, f *rules.Frame) {
			if it := m.S.Item(f.Item(0)); it != nil {
				remove(m, it)
			}
		},
	}}
}

// fizzles reports whether a play comes to nothing: of a fixed number of choices each must
// still be what the text says, of "up to" some one is enough (B-052).
func fizzles(m *rules.Match, it *rules.Item, mode *rules.Mode) bool {
	if m.Game.Defs[it.Def].Keywords&KeyTotal != 0 && total(m, it.Serial, 0) > mostTotal {
		return true
	}
	none, fewer := m.ItemQuery(it, mode.Traits).Fizzles(mode)
	return none || fewer
}

// remove takes an item off the stack: an Action goes to its owner's ice (Vibes, Resolve).
func remove(m *rules.Match, it *rules.Item) {
	gone := *it
	m.S.DropItem(gone.Serial)
	if gone.Class == ClassAction && !gone.Copy && m.KindOf(gone.Src) == OnStack {
		m.MoveCard(gone.Src, m.Game.Zone(Ice, m.S.Cards[gone.Src].Owner), rules.Top, WhyUsedUp)
	}
}

// copied reports whether a play can be copied: only Actions are (Vibes, Copies).
func copied(_ *rules.Match, it *rules.Item) bool { return it.Class == ClassAction }
