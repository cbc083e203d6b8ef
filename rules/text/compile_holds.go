package text

import (
	"slices"
	"strings"

	"feltstack/rules"
)

// holds compiles a continuous change. A power of the card itself that depends
// on nothing is a keyword.
func (l *Language) holds(prog *Program, a *Para, s Static) {
	c := &compiler{l: l, prog: prog, sets: map[string]*set{}}
	c.kept = a.keeps
	if s.Power != nil && s.Whom.Kind == ThingThis && s.While == nil && !s.Power.Lost {
		prog.Keywords |= s.Power.Bit
		return
	}
	out := rules.Static{Text: strings.TrimSuffix(l.grammar.Words(s.node, ""), ".")}
	if s.Whom.Kind != ThingThis {
		c.always(s.Whom)
		out.Whom = c.filter(s.Whom)
		if len(out.Whom.From) > 0 {
			fail(a.Pos, "what simply holds is of cards in play: leave out where they lie")
		}
		c.match(s.Whom, out.Whom, false, "what simply holds")
	}
	if s.While != nil {
		out.If = c.cond(s.While)
	}
	if s.Quote != nil {
		out.Gives = []uint8{c.granted(s.Quote, a.Pos)}
	}
	out.Mutes = s.Mutes
	if s.Power != nil {
		s.Power.into(&out)
	}
	c.changed(s.Whom, s.Power, s.Changes)
	c.changes = true
	for _, ch := range s.Changes {
		n := rules.Change{Fact: ch.Number.Fact, Set: ch.Set}
		if ch.To != nil {
			n.N = c.quantity(ch.To)
		} else {
			n.N = c.times(s.Each, int16(ch.N))
		}
		out.Changes = append(out.Changes, n)
	}
	prog.Statics = append(prog.Statics, out)
}

// into makes a static text give the power to its cards, or take it away.
func (k *Keyword) into(st *rules.Static) {
	if k.Lost {
		st.Loses |= k.Bit
	} else {
		st.Powers |= k.Bit
	}
}

// changed refuses cards that have no such numbers, or can do nothing with such
// a power.
func (c *compiler) changed(t *Thing, power *Keyword, changes []ChangeRef) {
	c.lying(t)
	if power != nil {
		c.only(t, power.Of, power.Phrase)
	}
	for i := range changes {
		c.only(t, changes[i].Number.Of, changes[i].Number.Phrase)
	}
}

// times is a number, or so much for each of something.
func (c *compiler) times(e *ForEach, n int16) rules.Amount {
	at := c.at
	if e == nil {
		return rules.Amount{N: n}
	}
	out := rules.Amount{Kind: rules.PerCard, N: n}
	switch {
	case e.Pips:
		if c.thrown <= SidesCalled {
			missing(at, "roll a die first")
		}
		out.Kind = rules.PerRoll
		c.heeds()
		return out
	case e.Past != "":
		return c.timesNamed(e, n)
	case e.Did != nil:
		return c.happened(e.Did, e.Did.who(c), n)
	case e.Thing.gone() != nil:
		d := e.Thing.gone()
		return c.happened(d, d.who(c), n)
	case e.Counter != nil:
		out.Kind, out.Reg = rules.PerCounter, e.Counter.Num
		if e.Thing.Kind == ThingThis {
			return out
		}
	}
	least, kind := c.least1, c.kind
	c.least1, c.kind = 0, 0
	out.Filter = c.filter(e.Thing)
	c.least1, c.kind = least, kind
	if out.Filter.Items {
		fail(e.Thing.Pos, "only cards and counters can be counted here")
	}
	if len(out.Filter.From) == 0 && out.Filter.Reg < 0 {
		if !c.l.Vocab.InPlay {
			fail(e.Thing.Pos, "say where the cards are that are counted")
		}
		out.Filter.From = c.l.table()
	}
	if c.changes {
		out.Filter.NotIt, out.Filter.NotSrc = e.Thing.Other, false
	} else {
		c.other(e.Thing, out.Filter)
	}
	return out
}

// changing reports whether a verb changes each of its cards by a number.
func changing(v coreVerb) bool {
	return v == coreGet || v == coreHave || v == coreCounterOn || v == coreCounterOff
}

// timesNamed is so much for each card of an earlier step: for each that is what
// Noun says, or that lies with who does the clause.
func (c *compiler) timesNamed(e *ForEach, n int16) rules.Amount {
	if s := c.sets[e.Past]; s != nil && s.many && !e.Their {
		if n := e.Noun; n != nil && (len(c.event.Thing.Nouns) != 1 || c.event.Thing.Nouns[0] != n) {
			fail(c.at, "this text waits for other cards than each %s", n.Phrase)
		}
		return rules.Amount{Kind: rules.PerNumber, N: n, Reg: rules.RegAmount}
	}
	reg := c.named(c.at, e.Past)
	f := &rules.Filter{Reg: reg, Ctrl: rules.Each}
	if e.Their {
		f.Ctrl = c.whose(c.at, PossTheir)
	}
	nouns := c.sets[e.Past].nouns
	if e.Noun != nil && e.Noun.Pred != "" && (len(nouns) != 1 || nouns[0] != e.Noun) {
		f.Tests = []rules.Test{{Pred: c.l.preds[e.Noun.Pred], N: e.Noun.N, Not: e.Noun.Not}}
	}
	if !e.Their && f.Tests == nil {
		return rules.Amount{Kind: rules.PerReg, N: n, Reg: uint8(reg)}
	}
	return rules.Amount{Kind: rules.PerCard, N: n, Filter: f}
}

// much is a number of the clause, or so much for each of something.
func (c *compiler) much(n int16) rules.Amount {
	if c.each == nil {
		return rules.Amount{N: n}
	}
	out := *c.each
	out.N, c.each = n, nil
	return out
}

// whenStep is the step that an ability waits for.
func (l *Language) whenStep(u *StepUse) rules.When {
	return rules.When{Why: u.Step.Why, Who: l.doer(u.Whose)}
}

// when is the event that an ability waits for.
func (l *Language) when(e *EventUse) rules.When {
	w := rules.When{Event: rules.EvMove, Why: e.Event.Why, Who: rules.Each, Comes: e.Event.comes}
	if e.Thing.Kind == ThingThis {
		w.This = true
		return w
	}
	c := &compiler{l: l, sets: map[string]*set{}}
	c.kept = e.keeps
	for _, n := range e.Thing.Nouns {
		if n.Pred != "" && len(e.Event.Of) > 0 && !slices.Contains(e.Event.Of, n.Phrase) {
			fail(e.Thing.Pos, "%q never %s: it is said of %s", l.phrase(e.Thing), e.Event.Phrase, join(quotes(e.Event.Of[:min(len(e.Event.Of), 3)]), "or"))
		}
	}
	if e.By == PossThat {
		w.Who = rules.ThatSeat
	}
	w.Who = l.doer(e.By)
	if e.Event.seat || e.Event.Would && e.Event.Unseen {
		return w // there is no card, or none yet
	}
	c.always(e.Thing)
	if w.Many = e.Many; e.Nth > 0 {
		w.Nth, w.Recall = int8(e.Nth), l.memory(e.Thing.Pos, e.Event, e.Thing, false)
	}
	w.NotThis = e.Thing.Other
	w.Card = c.filter(e.Thing)
	w.Card.NotSrc = false
	if len(w.Card.From) > 0 {
		fail(e.Thing.Pos, "the event says where the card is: leave out the place")
	}
	return w
}

// cost compiles what is paid for an ability: every part of it in full.
func (l *Language) cost(a *Para) *compiler {
	c := &compiler{l: l, sets: map[string]*set{}, mayJump: -1, said: l.said(a.Body.node), fromCost: fromCost{costs: true}}
	for i := range a.Cost {
		k := &a.Cost[i]
		from := len(c.out.Code)
		c.clause(k, nil)
		c.surely(k, from)
	}
	if len(c.out.Targets) > 0 {
		fail(a.Cost[0].Pos, "a cost has no targets")
	}
	for i := range a.Cost {
		if i > 0 {
			c.out.Text += " and "
		}
		c.out.Text += l.grammar.Words(a.Cost[i].node, "Act[many]")
	}
	return c
}

// more compiles the verbs of games that have what they are about.
func (c *compiler) more(k *Clause) {
	switch k.Form.core {
	case coreGain, coreLose:
		n := int16(1)
		if k.Form.core == coreLose {
			n = -1
		}
		c.out.Traits |= k.Form.stat.Traits
		c.emit(rules.Instr{
			Op: rules.OpNum, Who: c.who, Num: k.Form.stat.Num, N: n, Why: k.Form.stat.Why, Max: c.spent(k, k.Args[0].(*Count)),
		})
	case coreSearch:
		c.search(k)
	case coreCounterOn, coreCounterOff:
		c.counters(k)
	case coreGet, coreHave:
		t := k.Args[0].(*Thing)
		c.changed(t, nil, k.Args[1].([]ChangeRef))
		c.each = nil // it is of the changes
		r := c.cards(t, use{})
		changes := c.becomes(r, k.Args[1].([]ChangeRef), k.Until)
		in := rules.Instr{Op: rules.OpMark, Reg: r, Until: k.Until.Until, UntilOf: k.Until.Of}
		if k.Each != nil { // counted once for all changes
			in.Max = c.times(k.Each, 1)
		}
		for i, ch := range changes {
			g := rules.Gain{Mark: ch.Number.Add, N: int16(ch.N)}
			if ch.Set {
				g.Mark = ch.Number.Set
			}
			if i > 0 {
				in.Also = append(in.Also, g)
			} else {
				in.Mark, in.N = g.Mark, g.N
			}
		}
		if len(changes) > 0 {
			c.emit(in)
		}
		c.gain(t, r, k.Powers, k.Until)
	case corePower:
		t := k.Args[0].(*Thing)
		c.changed(t, k.Form.power, nil)
		c.gain(t, c.cards(t, use{}), append([]*Keyword{k.Form.power}, k.Powers...), k.Until)
	case coreCoin:
		c.emit(rules.Instr{Op: rules.OpThrow, Who: c.who, N: 2, Why: c.l.Vocab.CoinWhy})
		c.throws(k.Pos, 2)
	case coreDie:
		c.emit(rules.Instr{Op: rules.OpThrow, Who: c.who, N: 6, Why: c.l.Vocab.DieWhy})
		c.throws(k.Pos, 6)
	case coreDice:
		c.emit(rules.Instr{Op: rules.OpThrow, Who: c.who, N: 6, Why: c.l.Vocab.DieWhy, Max: rules.Amount{N: int16(k.Args[0].(*Count).N)}})
		c.throws(k.Pos, 6)
	}
}

// gain gives powers to the cards of a register for a time, a mark for each bit.
func (c *compiler) gain(t *Thing, r int8, powers []*Keyword, until *Until) {
	for _, p := range powers {
		c.changed(t, p, nil)
		mark := c.l.Vocab.PowerMark
		if p.Lost {
			mark = c.l.Game.Loses
		}
		for bit := range 64 {
			if p.Bit>>bit&1 == 1 {
				c.emit(rules.Instr{Op: rules.OpMark, Reg: r, Mark: mark, N: int16(bit), Until: until.Until, UntilOf: until.Of})
			}
		}
	}
}

// search shows the player their zone and lets them find cards there, or not. A
// pile that nobody may look into is shuffled then, whether the text says so or
// not: at its own place in the text where it does, else at once, without the
// found cards if the text has more to do with them.
func (c *compiler) search(k *Clause) {
	z, t := k.Args[0].(*ZoneRef), k.Args[1].(*Thing)
	if k.Subject != SubjectYou {
		fail(k.Pos, "only you search \"your %s\"", z.Zone.Phrase)
	}
	at := rules.Source{Zone: z.Zone.Kind, Whose: c.who}
	all := c.reg(k.Pos)
	c.emit(rules.Instr{Op: rules.OpAll, Dst: all, Filter: &rules.Filter{Reg: -1, Ctrl: rules.Each, From: []rules.Source{at}}})
	c.emit(rules.Instr{Op: rules.OpShow, Reg: all, Who: c.who})
	if t.Kind != ThingFilter {
		fail(t.Pos, "say what kind of cards to look for")
	}
	f := c.filter(t)
	f.From = []rules.Source{at}
	_, most := c.bounds(t)
	r := c.reg(k.Pos)
	c.emit(rules.Instr{Op: rules.OpPick, Who: c.who, Dst: r, Filter: f, Max: most, Prompt: c.prompt})
	c.picked = r
	c.name(k.Pos, k.Form.past, r, t)
	if c.l.Game.Zones[at.Zone].Sight != rules.SightNobody || c.shuffles(at.Zone) {
		return
	}
	in := rules.Instr{Op: rules.OpShuffle, Zone: at.Zone, Whose: c.who, Reg: r}
	if c.said[k.Form.past] {
		in.N = 1
	}
	c.emit(in)
}

// shuffles reports whether the text goes on to shuffle the player's own zone in any case.
func (c *compiler) shuffles(z rules.ZoneKind) bool {
	does := func(list []Clause) bool {
		for i := range list {
			k := &list[i]
			at := -1
			switch k.Form.core {
			case coreShuffle:
				at = 0
			case coreShuffleIn:
				at = 1
			}
			if at >= 0 && !k.May && k.Args[at].(*ZoneRef).Zone.Kind == z && k.Args[at].(*ZoneRef).Poss == PossYour {
				return true
			}
		}
		return false
	}
	if does(c.then) {
		return true
	}
	for i := range c.after {
		if s := &c.after[i]; s.If == nil && !s.Else && len(s.Price) == 0 && does(s.Clauses) {
			return true
		}
	}
	return false
}

func (c *compiler) counters(k *Clause) {
	ref := k.Args[0].(*CounterRef)
	in := rules.Instr{Op: rules.OpCounters, N: 1, Max: c.counterCount(k, ref)}
	c.lying(k.Args[1].(*Thing))
	if ref.Count.Kind == CountAll {
		if k.Form.core == coreCounterOn {
			fail(k.Pos, "say how many counters")
		}
		in.Max = rules.Amount{Kind: rules.All}
	}
	if k.Form.core == coreCounterOff {
		in.N = -1
		if t, ok := k.Args[1].(*Thing); ok && ref.Counter != nil && t.Count.Kind == CountOne {
			// Who takes counters away takes them from a card that has them.
			c.least1, c.kind = int16(max(ref.Count.N, 1)), int8(ref.Counter.Num)+1
		}
	}
	in.Reg = c.cards(k.Args[1].(*Thing), use{})
	c.least1, c.kind = 0, 0
	if ref.Counter != nil {
		in.Num, in.Why = ref.Counter.Num, ref.Counter.Why
		c.emit(in)
		return
	}
	for _, kind := range c.l.Vocab.Counters {
		in.Num, in.Why = kind.Num, kind.Why
		c.emit(in)
	}
}
