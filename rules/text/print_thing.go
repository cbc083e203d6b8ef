package text

import (
	"strconv"
	"strings"

	"feltstack/rules"
)

func (p *printer) thing(t *Thing) string {
	switch t.Kind {
	case ThingThis:
		p.use("this")
		return "this"
	case ThingZone:
		p.use("whole zone")
		return p.zone(t.Zone)
	case ThingEnd:
		p.use("end of a zone")
		n := "card"
		if t.Count.Kind != CountOne {
			n = strconv.Itoa(t.Count.N) + " cards"
		}
		return "the " + endPhrase(t.At) + " " + n + " of " + p.zone(t.Zone)
	case ThingRest:
		p.use("the rest")
		return p.ofSet(t, "the rest")
	case ThingSet:
		p.use("the named cards")
		p.names(t.Past)
		if len(t.Nouns) > 0 {
			p.use("noun: " + t.Nouns[0].Phrase)
			if t.Count.Kind == CountThat {
				return "the " + t.Past + " " + t.Nouns[0].Phrase
			}
			return p.ofSet(t, "the "+t.Past+" "+t.Nouns[0].phrase(true))
		}
		return p.ofSet(t, "the "+t.Past+" cards")
	}
	p.use("cards that")
	return p.filter(t)
}

func endPhrase(at rules.Place) string {
	for _, e := range ends {
		if e.at == at {
			return e.phrase
		}
	}
	return ""
}

func (p *printer) ofSet(t *Thing, set string) string {
	switch t.Count.Kind {
	case CountWholeSet:
		return set
	case CountThat:
		return strings.TrimSuffix(set, "s")
	case CountOne:
		p.use("some of a set")
		return "one of " + set
	case CountEach:
		p.use("each of a set")
		return "each of " + set
	case CountAny:
		return "any number of " + set
	}
	p.use("some of a set")
	return p.count(&t.Count, "", "") + "of " + set
}

func (p *printer) filter(t *Thing) string {
	if t.Count.Kind == CountEqual {
		p.use("equal to a number")
		p.names(t.Count.Past)
		s := "cards equal to the number of " + t.Count.Past + " cards"
		switch n := t.Count.N; {
		case n > 0:
			s += " plus " + strconv.Itoa(n)
		case n < 0:
			s += " minus " + strconv.Itoa(-n)
		}
		return s
	}
	many := t.many() || t.sided()
	var words []string
	if t.Target != "" {
		p.use("target")
		words = append(words, t.Target)
	}
	for _, a := range t.Adjs {
		p.use("adjective: " + a.Phrase)
		words = append(words, a.Phrase)
	}
	either := " or "
	if t.Both {
		either = " and "
	}
	for _, a := range t.Or {
		p.use("adjective: " + a.Phrase)
		p.use("either adjective")
		words[len(words)-1] += either + a.Phrase
	}
	for _, n := range t.Non {
		p.use("non-")
		p.use("noun: " + n.Phrase)
		words = append(words, "non-"+n.Phrase)
	}
	var nouns []string
	for _, n := range t.Nouns {
		p.use("noun: " + n.Phrase)
		nouns = append(nouns, n.phrase(many))
	}
	and := " or "
	if t.And {
		p.use("and")
		and = " and "
	}
	words = append(words, strings.Join(nouns, and))
	s := p.determined(t, strings.Join(words, " "))
	return s + p.wheres(t)
}

// side writes whose the cards are.
func (p *printer) side(t *Thing) string {
	if t.Poss == PossYour {
		p.use("your cards")
		return "your "
	}
	p.use("your opponent's cards")
	return "your opponent's "
}

// determined puts what comes before adjectives and noun in front of them.
func (p *printer) determined(t *Thing, s string) string {
	one := t.Count.Kind == CountOne
	if t.Count.Kind == CountBare || t.Count.Kind == CountBareOne {
		if t.Other {
			p.use("other")
			s = "other " + s
		}
		if t.sided() {
			s = p.side(t) + s
		}
		return s
	}
	switch {
	case t.Other && one:
		p.use("another")
		return "another " + s
	case t.Poss == PossAnOpponent:
		p.use("an opponent's")
		return "an opponent's " + s
	case t.sided() && one:
		return "one of " + p.side(t) + s
	case t.sided():
		s = p.side(t) + s
		if k := t.Count.Kind; k != CountAll && k != CountAny {
			s = "of " + s
		}
	case t.Other:
		p.use("other")
		s = "other " + s
	}
	return p.count(&t.Count, s, s)
}

func (p *printer) wheres(t *Thing) string {
	s := ""
	if t.Table {
		p.use("on the table")
		s += " on " + p.l.Vocab.Table
	}
	if t.Among != "" {
		p.use("among named cards")
		p.names(t.Among)
		s += " " + t.Prep + " the " + t.Among + " cards"
	}
	if len(t.From) > 0 {
		var list []string
		for i := range t.From {
			list = append(list, p.source(&t.From[i]))
		}
		p.use("in a zone")
		s += " " + t.Prep + " " + strings.Join(list, " or ")
	}
	for _, h := range t.Having {
		p.use("clause: " + h.Word.Phrase)
		s += " " + strings.ReplaceAll(h.Word.Phrase, "{n}", strconv.Itoa(h.N))
	}
	if t.Bears != nil {
		p.use("with counters")
		s += " with " + p.counters(t.Bears)
	}
	switch t.Ctrl {
	case PossYour:
		s += " you control"
	case PossTheir:
		s += " they control"
	case PossYourOpponent:
		s += " your opponent controls"
	case PossAnOpponent:
		s += " an opponent controls"
	}
	if t.Ctrl != PossNone {
		p.use("control")
	}
	return s
}

func (p *printer) source(s *SourceRef) string {
	n := strconv.Itoa(s.N)
	z := p.zone(&s.Zone)
	switch s.Part {
	case rules.TopN:
		p.use("part of a zone")
		return "the top " + n + " cards of " + z
	case rules.BottomN:
		p.use("part of a zone")
		return "the bottom " + n + " cards of " + z
	case rules.Between:
		p.use("part of a zone")
		return "between the top " + n + " and the bottom " + strconv.Itoa(s.M) + " cards of " + z
	}
	return z
}

func (p *printer) poss(w Poss) string {
	if p.direct && w == PossTheir {
		w = PossYour
	}
	for _, x := range possessors {
		if x.poss == w {
			return x.phrase
		}
	}
	return ""
}

func (p *printer) zone(z *ZoneRef) string {
	p.use("zone: " + z.Zone.Phrase)
	switch {
	case z.Many:
		p.use("their owners")
		return theirOwners + " " + plural(z.Zone.Phrase)
	case z.Poss != PossNone:
		return p.poss(z.Poss) + " " + z.Zone.Phrase
	case z.Zone.Bare:
		return z.Zone.Phrase
	}
	return "the " + z.Zone.Phrase
}

func (p *printer) place(pl *Place) string {
	var list []string
	for i := range pl.Spots {
		s := &pl.Spots[i]
		for _, w := range spots {
			if w.kind == s.Kind {
				p.use("place: " + w.phrase)
				list = append(list, w.phrase+" "+p.zone(&s.Zone))
			}
		}
	}
	return strings.Join(list, " or ")
}
