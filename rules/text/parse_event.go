package text

import (
	"slices"

	"feltstack/rules"
)

// This file reads what texts wait for.

// stepOwners is whose steps texts can wait for.
var stepOwners = []struct {
	phrase string
	poss   Poss
	who    rules.Who
}{{"your", PossYour, rules.You}, {"your opponent's", PossYourOpponent, rules.Opponent}, {"a player's", PossAny, rules.Each}}

// step takes "your draw step begins".
func (p *parser) step() *StepUse {
	from := p.i
	u, ok := longest(p, len(stepOwners), func(i int) (*StepUse, bool) {
		u := &StepUse{Whose: stepOwners[i].poss}
		if len(p.l.Vocab.Steps) == 0 || !p.lit(stepOwners[i].phrase) {
			return nil, false
		}
		u.Step = oneOf(p, p.l.Vocab.Steps, func(s *Step) string { return s.Phrase + " begins" })
		return u, u.Step != nil
	})
	if !ok {
		p.i = from
		return nil
	}
	return u
}

// event takes "this is summoned", "another monster is destroyed".
func (p *parser) event(would bool) *EventUse {
	from := p.i
	e, ok := longest(p, len(p.l.Vocab.Events), func(i int) (*EventUse, bool) {
		ev := &p.l.Vocab.Events[i]
		if ev.Would != would {
			return nil, false
		}
		if by, ok := p.doer(ev); ok {
			t, ok := p.thing()
			if u := (&EventUse{Thing: t, Event: ev}); ok && t.Kind == ThingThis && by == PossYour && u.heard() {
				return u, true // "when you summon this"
			}
			u := &EventUse{t, ev, by}
			return u, ok && t.Kind == ThingFilter && t.Count.Kind == CountOne && u.heard()
		}
		t, ok := p.thing()
		if !ok || t.many() || t.Kind != ThingThis && (t.Kind != ThingFilter || t.Count.Kind != CountOne || t.Target != "") {
			return nil, false
		}
		u := &EventUse{t, ev, PossNone}
		if !u.heard() {
			return nil, false
		}
		return u, p.lit(ev.Phrase) || t.Kind == ThingThis && slices.ContainsFunc(ev.AlsoThis, p.quiet) || slices.ContainsFunc(ev.Also, p.quiet)
	})
	if !ok {
		p.i = from
		return nil
	}
	return e
}

// doers is who does what texts wait for.
var doers = []struct {
	phrase string
	by     Poss
	who    rules.Who
	other  bool // another way to say one of the others
}{
	{"you", PossYour, rules.You, false},
	{"your opponent", PossYourOpponent, rules.Opponent, false},
	{"the opponent", PossYourOpponent, rules.Opponent, true},
	{"an opponent", PossYourOpponent, rules.Opponent, true},
	{"a player", PossNone, rules.Each, true},
}

// doer takes "you draw", of an event that players make happen.
func (p *parser) doer(ev *Event) (Poss, bool) {
	if ev.Does == "" {
		return PossNone, false
	}
	for _, d := range doers {
		verb := ev.Does
		if d.by != PossYour {
			verb = conjugate(verb)
		}
		if d.other && p.quiet(d.phrase+" "+verb) || !d.other && p.lit(d.phrase+" "+verb) {
			return d.by, true
		}
	}
	return PossNone, false
}

// heard reports whether a text can wait for the event of such a card.
func (e *EventUse) heard() bool {
	t := e.Thing
	if e.Event.Does != "" && e.By != PossNone && (t.Other && e.Event.Unseen || t.Target != "" || len(t.From) > 0 || t.Table || t.sided() || t.Poss != PossNone || t.Ctrl != PossNone) {
		return false
	}
	if e.Event.Would && e.Event.Unseen && t.Kind == ThingThis {
		return false // nobody knows yet which card it will be
	}
	return !e.Event.Unseen || t.plain()
}
