package text

import "feltstack/rules"

// This file makes the tree of what waits for events, and of what has happened.

// wait makes what a sentence waits for, nil if it does not.
func (l *Language) wait(n node) *Wait {
	var p Para
	switch name(n) {
	case "later", "if later":
		return l.moment(n.Get("Moment"), l.grammar.Make("step", n.Get("Clause")))
	case "floating", "if floating":
		l.event(n.Get("Event"), &p)
		if p.Trigger != nil || p.Event != nil && p.Event.Event.Would {
			fail(n.Get("Event").Pos, "this can't be waited for in the middle of a text")
		}
		return &Wait{Pos: n.Pos, Event: p.Event, Step: p.Step, Until: l.until(n.Get("Until")), node: l.grammar.Make("step", n.Get("Clause"))}
	}
	return nil
}

func (l *Language) moment(n, step node) *Wait {
	w := &Wait{Pos: n.Pos, node: step}
	switch name(n) {
	case "next step":
		w.Step = &StepUse{Whose: word[Poss](l, n.Get("StepOf")), Step: word[*Step](l, n.Get("Step"))}
		if w.Step.Whose == PossAny {
			fail(n.Pos, "say whose: \"your next %s\"", w.Step.Step.Phrase)
		}
		return w
	case "next time":
		w.Event = &EventUse{Thing: l.thing(n.Get("Waited")), Event: word[*Event](l, n.Kids[1])}
	case "next time this":
		w.Event = &EventUse{Thing: &Thing{Pos: n.Pos, Kind: ThingThis}, Event: word[*Event](l, n.Kids[0])}
	case "next time that":
		t := &Thing{Pos: n.Pos, Count: Count{Kind: CountThat}, node: n}
		l.set(t, n)
		w.Event = &EventUse{Thing: t, Event: word[*Event](l, n.Get("Happens"))}
	case "next time does":
		w.Event = &EventUse{Thing: l.thing(n.Get("Waited")), Event: word[*Event](l, n.Get("Does")), By: word[Poss](l, n.Get("Doer"))}
	default:
		if sp, ok := l.words[name(n)].(*rules.Span); ok {
			w.Span = sp
			return w
		}
		w.Step, w.Ends = &StepUse{Whose: PossAny, Step: word[*Step](l, n)}, true
		return w
	}
	w.Until = &Until{Until: l.endOfRound()}
	w.Once = true
	if !w.Event.heard() {
		fail(n.Pos, "nobody can tell this: say it of \"a card\", without what kind of card it is, or where")
	}
	return w
}

// counting makes an event that counts: the second of a turn, or all that happen at
// the same time.
func (l *Language) counting(n node) *EventUse {
	e := &EventUse{Thing: &Thing{Pos: n.Pos, node: n.Get("Kind")}}
	switch name(n) {
	case "ordinal", "many":
		e.Event = word[*Event](l, n.Get("Happens"))
	default:
		e.Event = word[*Event](l, n.Get("Does"))
	}
	switch name(n) {
	case "your ordinal":
		e.By = PossYour
	case "their ordinal":
		e.By = PossYourOpponent
	case "many does":
		e.By = word[Poss](l, n.Get("Doer"))
	}
	if e.Many = name(n) == "many" || name(n) == "many does"; !e.Many {
		e.Nth = word[int](l, n.Get("Ordinal"))
	}
	l.kind(e.Thing, n.Get("Kind"))
	if e.Many && e.Event.Unseen {
		fail(n.Pos, "each of these is an event of its own: say \"a card\"")
	}
	return e
}

// did makes something that has happened.
func (l *Language) did(n node) *DidUse {
	d := &DidUse{Pos: n.Pos, Since: name(n.Get("History")) == "since your last turn"}
	for i, f := range n.Rule.Fields {
		switch k := n.Kids[i]; f.Cat {
		case "Agent":
			d.By = word[Poss](l, k)
		case "Did", "Does", "Was", "WasNot":
			d.Event = word[*Event](l, k)
		case "Cards":
			d.Thing = l.thing(k)
		case "Kind":
			d.Thing = &Thing{Pos: k.Pos, Count: Count{Kind: CountBareOne}, node: k}
			l.kind(d.Thing, k)
		}
	}
	return d
}

// past makes a condition about what has happened.
func (l *Language) past(c *Cond, n node) {
	c.Did = l.did(n)
	t := c.Did.Thing
	switch name(n) {
	case "didn't", "didn't happen":
		if c.Not = true; t.Kind == ThingFilter && t.Count.Kind != CountOne {
			fail(n.Pos, "say it of one: \"a card\"")
		}
	}
	if t.Kind != ThingThis && t.Kind != ThingFilter {
		fail(t.Pos, "say it of \"this\", or of \"a card\"")
	}
	if t.Kind == ThingFilter {
		l.counted(n.Get("Cards"))
	}
}

// who is what players must have done that somebody is, nil if it is not said.
func (l *Language) who(n node) *DidUse {
	if name(n) != "each player who" {
		return nil
	}
	d := l.did(n)
	if d.Thing.Kind != ThingFilter {
		fail(d.Thing.Pos, "say it of \"a card\"")
	}
	l.counted(n.Get("Cards"))
	return d
}

// plainly refuses players who must have done something, where what they do
// can't depend on it.
func (l *Language) plainly(n node) {
	if name(n) == "each player who" {
		fail(n.Pos, "say this of \"each player\"")
	}
}

// havingDone makes what cards have done: "that attacked this turn".
func (l *Language) havingDone(w node) (h Having, ok bool) {
	switch name(w) {
	case "done", "acted", "not acted":
		h.Event, h.Since, h.Not = word[*Event](l, w.Kids[0]), name(w.Get("History")) == "since your last turn", name(w) == "not acted"
		return h, true
	}
	return h, false
}
