package text

import (
	"cmp"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/text/grammar"
	"feltstack/rules/text/refuse"
)

// This file makes the tree of what waits for events, and of what has happened.

// event makes what a paragraph waits for.
func (l *Language) event(n node, p *Para) {
	if p.Trigger = word[*Trigger](l, n); p.Trigger != nil {
		return
	}
	if n.Name() == "begins" || n.Name() == "next step" {
		p.Step = from[*StepUse](l, n)
		return
	}
	p.Event = from[*EventUse](l, n)
	refuse.If(n.Pos, !p.Event.heard(), "nobody can tell this: say it of \"a card\", without what kind of card it is, or where")
}

// both is the two events that a paragraph waits for.
func (l *Language) both(n node) (first, second node) {
	a, b := word[*Event](l, n.Get("first")), word[*Event](l, cmp.Or(n.Get("Happens"), n.Get("Does")))
	refuse.If(n.Pos, a != nil && b != nil && a.Away && b.Away && (a.Past == "" || b.Past == "" || strings.HasPrefix(b.Phrase, a.Phrase) || strings.HasPrefix(a.Phrase, b.Phrase)),
		"one of them is the other, too: say the one that is meant")
	switch n.Name() {
	case "two of doing":
		first, second = l.grammar.Make("event does", n.Get("Doer"), n.Get("first"), n.Get("Waited")), l.grammar.Make("event does", n.Get("Doer"), n.Get("Does"), n.Get("Waited"))
	case "two of this":
		first, second = l.grammar.Make("this event", n.Get("first")), l.grammar.Make("this event", n.Get("Happens"))
	case "two of a card":
		first, second = l.grammar.Make("event", n.Get("Waited"), n.Get("first")), l.grammar.Make("event", n.Get("Waited"), n.Get("Happens"))
	default:
		return n.Get("first"), n.Get("Event")
	}
	first.Pos, second.Pos = n.Pos, n.Pos
	return first, second
}

// finish finds the cards of an event: those that it names, or this.
func (e *EventUse) finish(l *Language, n node) {
	if r := e.Bears; r != nil {
		refuse.If(n.Pos, l.Game.CountWhy == 0 || r.Counter == nil || r.Count.Kind == CountAll, "say how many counters of a kind, as in \"3 or more luck counters\"")
		e.Event = &Event{Phrase: "has a number of counters", Why: l.Game.CountWhy}
	}
	e.Done = n.Get("Does") != nil
	switch {
	case e.Thing != nil:
	case n.Name() == "this event does":
		e.Thing = &Thing{Pos: n.Pos, Kind: ThingThis}
	case n.Get("Kind") != nil:
		e.Thing = l.cards(n, CountOne)
		if n.Name() == "their ordinal" && e.By == PossNone {
			e.By = PossThat // what each player does is counted alone
		}
	case n.Get("Past") != nil:
		e.Thing = from[*Thing](l, n)
	case n.Get("Doer") != nil:
		if n.Name() == "it befalls nth" && e.By == PossNone {
			e.By = PossThat
		}
		e.Thing = &Thing{Pos: n.Pos, Nouns: []*Noun{l.anyCard()}}
	default:
		e.Thing = &Thing{Pos: n.Pos, Kind: ThingThis}
	}
}

// heard reports whether a text can wait for the event of such a card.
func (e *EventUse) heard() bool {
	t := e.Thing
	if t.Kind == ThingThis && e.Done && e.By == PossYour {
		return true // who draws this knows it
	}
	if e.Many || e.Nth > 0 {
		return e.Nth > 0 || !e.Event.Unseen || t.Plain()
	}
	if t.Kind == ThingFilter && t.Count.Kind != CountOne {
		return false
	}
	if e.Event.Does != "" && e.By != PossNone && (t.Other && e.Event.Unseen || t.Target != "" || len(t.From) > 0 || t.Table || t.sided() || t.Poss != PossNone || t.Ctrl != PossNone) {
		return false
	}
	if e.Event.Would && e.Event.Unseen && t.Kind == ThingThis {
		return false // nobody knows yet which card it will be
	}
	return !e.Event.Unseen || t.Plain()
}

// wait makes what a sentence waits for, nil if it does not.
func (l *Language) wait(n node) *Wait {
	m, until := cmp.Or(n.Get("Moment"), n.Get("Event")), n.Get("Until")
	if would := n.Get("Imminent"); would != nil {
		return l.waitInstead(n, would)
	}
	if m == nil {
		return nil
	}
	w := &Wait{Pos: m.Pos, Span: word[*rules.Span](l, m)}
	if s := word[*Step](l, m); s != nil {
		w.Step = &StepUse{Whose: PossAny, Step: s}
	} else if w.Span == nil {
		var p Para
		l.event(m, &p)
		refuse.If(m.Pos, p.Trigger != nil || p.Event != nil && p.Event.Event.Would, "this can't be waited for in the middle of a text")
		w.Event, w.Step = p.Event, p.Step
	}
	switch {
	case until != nil:
		w.Until = from[*Until](l, until)
	case m.Name() == "next step":
		refuse.If(m.Pos, w.Step.Whose == PossAny, "say whose: \"your next %s\"", w.Step.Step.Phrase)
	case w.Span == nil && (w.Step == nil || !w.Step.Step.Common):
		w.Until, w.Once = &Until{Until: l.endOfRound()}, true
	}
	switch {
	case n.Get("then") != nil:
		w.Node = l.grammar.Make("if", n.Get("then"), n.Get("Clause"))
	case n.Get("UnlessCost") != nil:
		w.Node = l.grammar.Make("unless cost", n.Get("Clause"), n.Get("UnlessCost"))
	default:
		w.Node = l.grammar.Make("step", n.Get("Clause"))
	}
	return w
}

// waitInstead makes what happens for a time instead of something.
func (l *Language) waitInstead(n, would node) *Wait {
	w := &Wait{Pos: would.Pos, Node: n, Alter: &AlterUse{}}
	var p Para
	if until := would.Get("Until"); until != nil {
		w.Until, would = from[*Until](l, until), would.Get("Coming")
	} else {
		w.Until, w.Once = &Until{Until: l.endOfRound()}, true
	}
	l.event(would, &p)
	w.Event = p.Event
	switch n.Name() {
	case "until instead":
		w.Node = l.grammar.Make("step", n.Get("Clause"))
	case "until isn't":
		w.Event.spared(n.Pos, word[*Event](l, n.Get("IsNot")))
	default:
		w.Alter = l.altered(n.Get("Altered"), w.Event)
	}
	return w
}

// spared refuses "it isn't drawn" of what would be destroyed.
func (e *EventUse) spared(at Pos, isNot *Event) {
	if isNot != nil && !strings.HasPrefix(e.Event.Phrase, isNot.Phrase) {
		refuse.At(at, "say of the same that it isn't: \"it isn't %s\"", strings.TrimPrefix(e.Event.Phrase, "would be "))
	}
}

// waiting lets what depends on a sentence that waits wait with it.
func (l *Language) waiting(all []Sentence, nodes node) (out []Sentence) {
	for i, s := range all {
		last := len(out) - 1
		if last < 0 || out[last].Wait == nil || !s.depends() && !(s.Else && len(out[last].Wait.More) > 0) {
			out = append(out, s)
			continue
		}
		w := *out[last].Wait
		refuse.If(s.Pos, w.Alter != nil, "a replacement effect is one sentence: join its steps by \", then\"")
		if w.Node.Rule.Cat == "Sentence" {
			w.Node = l.grammar.Make("body", nil, grammar.List(w.Node))
		}
		w.Node = l.grammar.Make("body", nil, grammar.List(append(slices.Clone(w.Node.Get("Sentence").Kids), nodes.Kids[i])...))
		w.More = append(slices.Clone(w.More), s)
		out[last].Wait = &w
	}
	return out
}

// depends reports whether a sentence is about what was done in the one before it.
func (s *Sentence) depends() bool {
	return s.If != nil && s.If.YouDo || len(s.Clauses) > 0 && (s.Clauses[0].Subject == SubjectWhoDid || s.Clauses[0].Subject == SubjectWhoDidnt)
}

func (d *DidUse) finish(l *Language, n node) {
	switch {
	case d.Thing != nil:
	case d.Event.OfPlayer: // it is said of no card, only how much
		d.Thing = &Thing{Pos: n.Pos, Nouns: []*Noun{l.anyCard()}}
		if num := n.Get("Befell").Get("Num"); num != nil {
			d.Thing.Count = Count{Kind: CountAtLeast, N: within(num)}
		}
	default:
		d.Thing = l.cards(n, CountBareOne)
	}
}

// past makes what a condition says has happened, or has not.
func (l *Language) past(n node) *DidUse {
	d := from[*DidUse](l, n)
	t := d.Thing
	switch {
	case t.Kind == ThingThis, d.Event.OfPlayer:
	case t.Kind != ThingFilter:
		refuse.At(t.Pos, "say it of \"this\", or of \"a card\"")
	case (n.Name() == "didn't" || n.Name() == "didn't happen") && t.Count.Kind != CountOne:
		refuse.At(n.Pos, "say it of one: \"a card\"")
	default:
		l.counted(n.Get("Cards"))
	}
	return d
}

// who is what must be so of players for them to be who does a clause, nil if it is
// not said.
func (l *Language) who(clause node) *Cond {
	n := clause.Get("Who")
	if !l.which(n) {
		return nil
	}
	c := &Cond{Pos: n.Pos, Ctrl: PossTheir}
	if k := n.Get("Cards"); k != nil {
		c.Thing = l.counted(k)
	}
	if n.Name() == "each player who has" {
		refuse.If(n.Pos, len(c.Thing.From) == 0, "say where they have them: \"in their hand\"")
		c.Ctrl = PossNone
	}
	if n.Get("History") != nil {
		c.Did = from[*DidUse](l, n)
		c.Did.By, c.Did.Most = PossTheir, strings.HasSuffix(n.Name(), " most")
	}
	return c
}

// which reports whether only some of all players are meant.
func (l *Language) which(n node) bool {
	return slices.Contains([]string{"each player who", "each player who befell", "each player who controls", "each player who has", "who befell most", "who did most"}, n.Name())
}

// plainly refuses players who must have done something, where what they do
// can't depend on it.
func (l *Language) plainly(n node) {
	if l.which(n) {
		refuse.At(n.Pos, "say this of \"each player\"")
	}
}
