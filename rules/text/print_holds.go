package text

import (
	"strconv"
	"strings"
)

// holds writes a continuous change.
func (p *printer) holds(s Static) string {
	p.use("simply holds")
	out := ""
	switch {
	case s.While == nil:
	case s.While.Not:
		p.use("unless")
		out = "unless " + p.cond(s.While) + ", "
	default:
		p.use("while")
		out = "while " + p.cond(s.While) + ", "
	}
	out += p.thing(s.Whom)
	many := s.Whom.many()
	verb := func(v string) string {
		if !many {
			v = conjugate(v)
		}
		return " " + v + " "
	}
	switch {
	case s.Power != nil:
		p.use("power: " + s.Power.Phrase)
		return out + " " + s.Power.Phrase
	case s.Changes[0].Set:
		p.use("have")
		return out + verb("have") + p.changes(s.Changes)
	}
	p.use("get")
	return out + verb("get") + p.changes(s.Changes) + p.forEach(s.Each)
}

func (p *printer) changes(list []ChangeRef) string {
	var words []string
	for _, c := range list {
		p.use("number: " + c.Number.Phrase)
		n := strconv.Itoa(c.N)
		if !c.Set && c.N >= 0 {
			n = "+" + n
		}
		words = append(words, n+" "+c.Number.Phrase)
	}
	return strings.Join(words, " and ")
}

func (p *printer) forEach(e *ForEach) string {
	switch {
	case e == nil:
		return ""
	case e.Pips:
		p.use("for each pip")
		return " for each pip of the roll"
	case e.Past != "":
		return p.forEachNamed(e)
	case e.Counter != nil:
		p.use("for each counter")
		p.use("counter: " + e.Counter.Phrase)
		return " for each " + e.Counter.Phrase + " counter on " + p.thing(e.Thing)
	}
	p.use("for each")
	return " for each " + p.thing(e.Thing)
}

// forEachNamed writes "for each discarded Dragon".
func (p *printer) forEachNamed(e *ForEach) string {
	p.use("for each named card")
	p.names(e.Past)
	noun := p.l.anyCard()
	if e.Noun != nil {
		noun = e.Noun
		p.use("noun: " + noun.Phrase)
	}
	if e.Their {
		p.use("for each of their")
		return " for each of their " + e.Past + " " + noun.phrase(true)
	}
	return " for each " + e.Past + " " + noun.Phrase
}

func (p *printer) counters(r *CounterRef) string {
	if r.Counter == nil {
		p.use("all counters")
		return "all counters"
	}
	p.use("counter: " + r.Counter.Phrase)
	noun := r.Counter.Phrase + " counter"
	return p.count(&r.Count, noun, noun+"s")
}

func (p *printer) token(r *TokenRef) string {
	return p.count(&r.Count, r.Name+" token", r.Name+" tokens")
}

// suffixes writes what follows a clause.
func (p *printer) suffixes(b *strings.Builder, c *Clause) {
	if c.Random {
		p.use("at random")
		b.WriteString(" at random")
	}
	b.WriteString(p.forEach(c.Each))
	for _, k := range c.Powers {
		p.use("power: " + k.Phrase)
		b.WriteString(" and " + k.Phrase)
	}
	if c.Until != nil && !p.direct {
		b.WriteString(" " + p.until(*c.Until))
	}
}

// step writes the step that an ability waits for.
func (p *printer) step(u *StepUse) string {
	for _, w := range stepOwners {
		if w.poss == u.Whose {
			p.use("step: " + u.Step.Phrase)
			p.use("step of: " + w.phrase)
			return "When " + w.phrase + " " + u.Step.Phrase + " begins, "
		}
	}
	return ""
}

// event writes what an ability waits for.
func (p *printer) event(e *EventUse, may bool) string {
	p.use("event: " + e.Event.Phrase)
	what := p.thing(e.Thing) + " " + e.Event.Phrase
	for _, d := range doers {
		if e.By != PossNone && d.by == e.By && !d.other {
			what = d.phrase + " " + e.Event.Does
			if d.by != PossYour {
				p.use("subject: " + d.phrase)
				what = d.phrase + " " + conjugate(e.Event.Does)
			}
			what += " " + p.thing(e.Thing)
		}
	}
	switch {
	case e.Event.Would && may:
		p.use("you may instead")
		return "If " + what + ", you may instead "
	case e.Event.Would:
		p.use("instead")
		return "If " + what + ", instead "
	case e.Thing.Kind == ThingThis:
		p.use("when")
		return "When " + what + ", "
	}
	p.use("whenever")
	return "Whenever " + what + ", "
}

// plainPara writes an ability without a heading.
func (p *printer) plainPara(a *Para) string {
	if a.Limit == nil && len(a.Cost) == 0 {
		p.use("plain text")
		return p.body(&a.Body)
	}
	var head []string
	if a.Limit != nil {
		head = append(head, p.limit(a.Limit))
	}
	var cost []string
	for i := range a.Cost {
		cost = append(cost, p.clause(&a.Cost[i]))
	}
	if len(cost) > 0 {
		p.use("cost")
		head = append(head, strings.Join(cost, " and "))
	}
	return upper(strings.Join(head, ", ")) + ": " + lower(p.body(&a.Body))
}

// price writes what somebody does so that a step of subject does not happen.
func (p *printer) price(list []Clause, subject Subject) string {
	p.use("unless somebody does")
	who := subjectName(list[0].Subject)
	switch list[0].Subject {
	case SubjectYou:
		who = "you"
	case subject:
		who = "they"
	default:
		p.use("subject: " + who)
	}
	var parts []string
	for i := range list {
		parts = append(parts, p.does(&list[i], who != "you" && who != "they"))
	}
	return " unless " + who + " " + strings.Join(parts, " and ")
}

// than writes "you control more monsters than your opponent".
func (p *printer) than(c *Cond) string {
	p.use("more than")
	verb := "you have"
	if c.Ctrl != PossNone {
		verb = "you control"
	}
	return verb + map[int]string{1: " more ", -1: " fewer "}[c.Than] + p.thing(c.Thing) + " than your opponent"
}
