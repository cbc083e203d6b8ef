package compile

import (
	"cmp"
	"math"
	"reflect"
	"slices"

	"feltstack/rules"
	"feltstack/rules/text"
	"feltstack/rules/text/refuse"
)

// delay compiles a sentence that waits: its clauses become an ability of their own,
// which knows all that was chosen before.
func (c *compiler) delay(s *text.Sentence) {
	w := s.Wait
	outer := *c
	c.out, c.sets = rules.Mode{}, copySets(c.sets)
	c.alone, c.rest, c.thrown, c.player, c.waits = nil, nil, 0, true, true
	a := rules.Ability{Kind: rules.AbilityDelayed, Text: c.l.Sentences(w.Node)}
	in := rules.Instr{Op: rules.OpDelay, N: int16(len(c.prog.Waits)), Max: rules.Amount{N: 1}}
	switch {
	case w.Span != nil:
		a.When, in.Until = rules.When{Why: w.Span.Why, Who: rules.Each}, w.Span.Until
	case w.Step != nil:
		a.When = c.l.whenStep(w.Step)
	default:
		c.awaits(w, &a.When)
	}
	if w.Alter != nil {
		a.As, a.Alter = rules.AbilityInstead, w.Alter.Alter
	}
	c.antes = nil
	if w.Until != nil {
		if lasts(w.Until, &in); !w.Once {
			in.Max = rules.Amount{Kind: rules.All}
		}
	}
	c.prog.Waits = append(c.prog.Waits, a)
	if len(s.Clauses) > 0 {
		c.sentences(append([]text.Sentence{{Pos: s.Pos, If: s.Then, Clauses: s.Clauses, UnlessCost: s.UnlessCost}}, w.More...))
	}
	inner, regs := c.out, c.regs
	refuse.If(w.Pos, len(inner.Targets) > 0,
		"a target is chosen before anything waits: choose it in a sentence before this, and say \"the chosen card\" here")
	*c = outer
	c.regs = regs
	inner.Text = a.Text
	c.prog.Waits[in.N].Modes, c.prog.Waits[in.N].Traits = []rules.Mode{inner}, inner.Traits
	c.out.Traits |= inner.Traits
	c.emit(in)
	c.mayJump = -1
}

// whenStep is the step that an ability waits for.
func (l *Language) whenStep(u *text.StepUse) rules.When {
	who, _ := l.does(u.Whose)
	return rules.When{Why: u.Step.Why, Who: who}
}

// when is the event that an ability waits for.
func (l *Language) when(prog *Program, e *text.EventUse) rules.When {
	t := e.Thing
	w := rules.When{Event: rules.EvMove, Why: e.Event.Why, Who: rules.Each, This: t.Kind == text.ThingThis, Comes: e.Event.Comes, Each: e.Event.Each}
	if r := e.Bears; r != nil {
		w.Reaches = reach(r)
	}
	if who, ok := l.does(e.By); ok && (e.Event.Suffered || e.Done) {
		w.Who = who
	}
	if e.Done {
		w.Why = cmp.Or(e.Event.DoesWhy, w.Why)
	}
	c := l.compiler(prog)
	if b := e.Because; b != nil {
		w.Because, w.By = c.cause(b)
	}
	if w.This {
		return w
	}
	for _, n := range t.Nouns {
		if n.Pred != "" && len(e.Event.Of) > 0 && !slices.Contains(e.Event.Of, n.Is()) {
			refuse.At(t.Pos, "%q never %s: it is said of %s", l.Phrase(t.Node), e.Event.Phrase, someOf(e.Event.Of))
		}
	}
	if who, ok := l.does(e.By); ok {
		w.Who = who
	} else if e.By == text.PossThat {
		w.Who = rules.ThatSeat
	} else if who, ok := l.does(cmp.Or(t.Ctrl, t.Poss)); ok && e.Nth > 0 {
		w.Who = who // those of others don't count
	}
	if e.Event.OfPlayer && e.Nth > 0 {
		w.Nth, w.Recall = int8(e.Nth), l.remember(t.Pos, rules.Memory{Why: e.Event.Why, Times: true})
	}
	if e.Event.OfPlayer || e.Event.Would && e.Event.Unseen {
		return w // there's no card, or none yet
	}
	w.Least = int16(e.Least)
	if w.Many = e.Many; e.Nth > 0 {
		w.Nth, w.Recall = int8(e.Nth), l.memory(t.Pos, e.Event, t, e.Done, false)
	}
	w.NotThis = t.Other
	w.Card = c.filter(t)
	w.Card.NotSrc = false
	refuse.If(t.Pos, len(w.Card.From) > 0, "the event says where the card is: leave out the place")
	c.always(w.Card)
	return w
}

// cause is the cards whose text does something, and who controls that text.
func (c *compiler) cause(b *text.Thing) (*rules.Filter, rules.Who) {
	f := c.filter(b)
	refuse.If(b.Pos, placed(f) || f.Best != 0, "say only what kind of card it is, and whose")
	by := f.Ctrl
	f.Ctrl = rules.Each
	return f, by
}

// reach is a number of counters that there come to be.
func reach(r *text.CounterRef) rules.Reach {
	so := counted(rules.Amount{}, r.Count)
	if so.Not { // no counters
		so.Cmp, so.N = rules.AtMost, 0
	}
	return rules.Reach{Kind: r.Counter.Num + 1, Cmp: so.Cmp, N: so.N}
}

// awaits compiles the event that a sentence waits for, and names its card.
func (c *compiler) awaits(w *text.Wait, when *rules.When) {
	e := w.Event
	if e.Thing.Kind == text.ThingSet {
		reg := c.named(e.Thing.Pos, e.Thing.Past)
		*when = rules.When{Event: rules.EvMove, Why: e.Event.Why, Who: rules.Each, Card: cardsOf(reg), Comes: e.Event.Comes}
	} else {
		refuse.If(w.Pos, e.Nth > 0 || e.Many || e.Bears != nil, "what waits in the middle of a text waits for one card: \"a card\"")
		*when = c.l.when(c.prog, e)
		if when.Card != nil {
			c.other(e.Thing, when.Card)
		}
	}
	refuse.If(w.Pos, when.Each, "what waits in the middle of a text waits for one thing: \"1 or more\"")
	c.event = e
	if past := called(e, speechOf(w.Node)); past != "" {
		when.Own = past != e.Event.Past
		c.evented = c.reg(w.Pos)
		when.Reg = uint8(c.evented)
		c.sets[past] = &set{reg: c.evented, uses: 1, event: true}
	}
}

// placeWaits puts what waits behind the abilities of the text, where the
// instructions that make it wait find it.
func (p *Program) placeWaits() {
	first := int16(len(p.Abilities))
	p.Abilities = append(p.Abilities, p.Waits...)
	p.Waits = nil
	for i := range p.Abilities {
		for j := range p.Abilities[i].Modes {
			code := p.Abilities[i].Modes[j].Code
			for k := range code {
				if code[k].Op == rules.OpDelay {
					code[k].N += first
				}
			}
		}
	}
}

// memory is the place of what the game remembers of an event: how often it happened to
// cards like t in this turn, or since a turn, or, without t, to which cards; done is how often
// players did it.
func (l *Language) memory(at text.Pos, e *text.Event, t *text.Thing, done, since bool) uint8 {
	mem := rules.Memory{Why: e.Why, Since: since, Cards: t == nil}
	if done {
		mem.Why = cmp.Or(e.DoesWhy, e.Why)
	}
	if t != nil {
		mem.Card = l.remembered(e, t)
	} else if e.Unseen {
		refuse.At(at, "nobody can tell which cards these are")
	}
	return l.remember(at, mem)
}

// remember is the place of what the game remembers: it can't be more than a byte counts.
func (l *Language) remember(at text.Pos, mem rules.Memory) uint8 {
	i := slices.IndexFunc(l.Game.Memories, func(m rules.Memory) bool { return reflect.DeepEqual(m, mem) })
	if i < 0 {
		i = len(l.Game.Memories)
		refuse.If(at, i == math.MaxUint8, "the cards ask for more than %d different things that have happened: ask here for one that another card asks for", i)
		l.Game.Memories = append(l.Game.Memories, mem)
	}
	return uint8(i)
}

// remembered describes the cards that an event is counted of, nil if all are.
func (l *Language) remembered(e *text.Event, t *text.Thing) *rules.Filter {
	c := l.compiler(nil)
	c.only(t, e.Of, e.Phrase)
	plain := *t
	plain.Poss, plain.Ctrl, plain.Other = text.PossNone, text.PossNone, false
	f := c.filter(&plain)
	refuse.If(t.Pos, f.Targeted || placed(f), "say only what kind of cards they were")
	if len(f.Tests) == 0 && f.Least == 0 {
		return nil
	}
	refuse.If(t.Pos, e.Unseen, "nobody can tell this: say it of \"a card\", without what kind of card it is")
	f.Text = ""
	return f
}

// doer is who something has happened to, or who did it.
func (c *compiler) doer(d *text.DidUse) rules.Who {
	if p := cmp.Or(d.By, d.Thing.Ctrl, d.Thing.Poss); p != text.PossNone {
		return c.whose(d.Pos, p)
	}
	return rules.Each
}

// whetherDid compiles a condition about what has happened.
func (c *compiler) whetherDid(d *text.DidUse) *rules.Cond {
	if d.Thing.Kind == text.ThingThis {
		return counts(rules.Amount{Kind: rules.PerDoneThis, N: 1, Reg: c.l.memory(d.Pos, d.Event, nil, false, d.Since)}, 1)
	}
	return c.didBy(d, c.doer(d))
}

// didBy is did of seats that only the clause knows.
func (c *compiler) didBy(d *text.DidUse, who rules.Who) *rules.Cond {
	have := c.happened(d, who, 1)
	if d.Most {
		most := have
		most.Kind = rules.MostDone
		return &rules.Cond{Pred: -1, Count: have, N: 1, Than: &most}
	}
	return counted(have, d.Thing.Count)
}

// happened is n for each time that something has happened.
func (c *compiler) happened(d *text.DidUse, who rules.Who, n int16) rules.Amount {
	have := rules.Amount{Kind: rules.PerDone, N: n, Reg: c.l.memory(d.Pos, d.Event, d.Thing, d.By != text.PossNone, d.Since), Who: who}
	if d.Thing.Other { // than this, which is one of them if it happened to it
		refuse.If(d.Thing.Pos, d.By != text.PossNone || d.Most, "what players did is counted whatever this is: leave out \"other\", and say how many")
		mem := c.l.Game.Memories[have.Reg]
		mem.Cards, mem.Sides = true, true
		this := rules.Amount{Kind: rules.PerDoneThis, N: n, Reg: c.l.remember(d.Pos, mem), Who: who}
		have.And = new(this.Minus())
	}
	return have
}

// gone is what has happened to cards that are counted by what was done to them
// and are not there any more, nil if they are: "for each monster destroyed this turn".
func gone(t *text.Thing) *text.DidUse {
	if t == nil || len(t.From) > 0 || t.Table || t.Among != "" {
		return nil
	}
	i := slices.IndexFunc(t.Having, func(h text.Having) bool { return h.Event != nil && h.Event.Away && !h.Not })
	if i < 0 {
		return nil
	}
	rest := *t
	rest.Having = slices.Concat(t.Having[:i], t.Having[i+1:])
	return &text.DidUse{Pos: t.Pos, Event: t.Having[i].Event, Since: t.Having[i].Since, Thing: &rest}
}

// done is the test that cards have done what a phrase says.
func (c *compiler) done(t *text.Thing, h *text.Having) rules.Test {
	public := func(s text.SourceRef) bool {
		z := &c.l.Game.Zones[s.Zone.Zone.Kind]
		return h.Event.Away && z.Sight == rules.SightAll || z.Table
	}
	switch {
	case h.Event.Away && gone(t) != nil:
		refuse.At(t.Pos, "such a card is no longer in play: say where it lies")
	case h.Event.Away && h.Event.Passing, slices.ContainsFunc(t.From, func(s text.SourceRef) bool { return !public(s) }):
		refuse.At(t.Pos, "nobody can tell which cards these are: a card that moves on is another card, and what it did is forgotten")
	}
	return rules.Test{Did: c.l.memory(t.Pos, h.Event, nil, false, h.Since) + 1, Not: h.Not}
}

// Waits is where the first paragraph stands that lets something wait.
func Waits(t *text.Text) text.Pos {
	i := slices.IndexFunc(t.Paras, func(p text.Para) bool {
		return speechOf(p.Node).has("later", "if later", "later if", "if later if", "later unless cost", "floating", "if floating", "floating if", "until instead", "until isn't", "until changed")
	})
	return t.Paras[max(i, 0)].Pos
}

// called is what the card of an event is called in a text that says something.
func called(e *text.EventUse, says speech) string {
	own, past := e.Event.Own, e.Event.Past
	if own != "" && e.Thing.Kind != text.ThingThis && (says.of(own) || !says.of(past) && says.has("adjective "+own, "its owner")) {
		return own
	}
	return past
}

// met makes "the attacking monster" the card of the event that says that it attacks.
func (c *compiler) met(t *text.Thing) *text.Thing {
	if !t.Definite() || t.Kind != text.ThingFilter || len(t.Adjs) != 1 || !t.Adjs[0].Only || t.Ctrl != text.PossNone || len(t.Having) > 0 {
		return t
	}
	if s := c.sets[t.Adjs[0].Phrase]; s == nil || !s.event {
		return t
	}
	out := *t
	if t.Nouns[0].Pred == "" {
		out.Nouns = nil
	}
	out.Kind, out.Past, out.Adjs, out.Count.Kind = text.ThingSet, t.Adjs[0].Phrase, nil, text.CountThat
	return &out
}
