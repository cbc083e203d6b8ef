package text

import (
	"slices"

	"feltstack/rules"
)

// thing takes a noun phrase.
func (p *parser) thing() (*Thing, bool) {
	return longest(p, 5, func(i int) (*Thing, bool) {
		t := &Thing{Pos: p.peek().pos}
		switch i {
		case 4: // after the others: a card called "Any Spell" can say "any spell"
			t.Kind = ThingThis
			return t, p.this()
		case 1:
			t.Kind = ThingZone
			z, ok := p.zone()
			t.Zone = &z
			return t, ok
		case 2:
			t.Kind = ThingEnd
			return t, p.endOf(t)
		case 3:
			return t, p.set(t)
		}
		return t, p.filter(t)
	})
}

// many reports whether a verb after the phrase is in the plural.
func (t *Thing) many() bool {
	switch t.Kind {
	case ThingThis, ThingZone:
		return false
	case ThingRest, ThingSet, ThingEnd:
		return t.Count.Kind != CountOne && t.Count.Kind != CountEach && t.Count.Kind != CountThat
	}
	switch t.Count.Kind {
	case CountOne, CountEvery, CountEach, CountNo, CountBareOne:
		return false
	case CountUpTo:
		return t.Count.N > 1
	}
	return true
}

// endOf takes "the top 2 cards of the draw pile".
func (p *parser) endOf(t *Thing) bool {
	if !p.lit("the") {
		return false
	}
	var ok bool
	if t.At, ok = p.endName(); !ok {
		return false
	}
	if !p.lit("card of") {
		n, ok := p.number()
		if !ok || n < 2 || !p.lit("cards of") {
			return false
		}
		t.Count = Count{Kind: CountN, N: n}
	}
	z, ok := p.zone()
	t.Zone = &z
	return ok
}

var ends = []struct {
	phrase string
	at     rules.Place
}{{"top or the bottom", rules.Either}, {"top", rules.Top}, {"bottom", rules.Bottom}}

func (p *parser) endName() (rules.Place, bool) {
	for _, e := range ends {
		if p.lit(e.phrase) {
			return e.at, true
		}
	}
	return 0, false
}

// set takes "the shown cards", "2 of the shown cards", "one of the rest".
func (p *parser) set(t *Thing) bool {
	from := p.i
	switch {
	case p.lit("one of"):
		t.Count.Kind = CountOne
	case p.lit("each of"):
		t.Count.Kind = CountEach
	case p.lit("any number of"):
		t.Count.Kind = CountAny
	default:
		c, ok := p.count()
		if ok && c.Kind <= CountRange && c.Kind != CountOne && p.lit("of") {
			t.Count = c
		} else {
			p.i = from
			t.Count.Kind = CountWholeSet
		}
	}
	if p.lit("the rest") || p.quiet("the others") || p.quiet("the other cards") || p.quiet("the remaining cards") {
		t.Kind = ThingRest
		return true
	}
	t.Kind = ThingSet
	if !p.lit("the") {
		return false
	}
	past, ok := longest(p, len(p.l.pasts), func(i int) (string, bool) { return p.l.pasts[i], p.lit(p.l.pasts[i]) })
	t.Past = past
	if ok && t.Count.Kind == CountWholeSet && p.lit("card") {
		t.Count.Kind = CountThat
		return true
	}
	if !ok || p.lit("cards") {
		return ok
	}
	// "the chosen monster", where monsters were chosen
	noun, many := p.quietNoun()
	if noun == nil || !many && t.Count.Kind != CountWholeSet {
		return p.miss("")
	}
	if t.Nouns = []*Noun{noun}; !many {
		t.Count.Kind = CountThat
	}
	return true
}

// count takes how many, without what.
func (p *parser) count() (Count, bool) {
	switch {
	case p.lit("any number of"):
		return Count{Kind: CountAny}, true
	case p.lit("every"):
		return Count{Kind: CountEvery}, true
	case p.lit("all"):
		return Count{Kind: CountAll}, true
	case p.lit("each"):
		return Count{Kind: CountEach}, true
	case p.lit("no"):
		return Count{Kind: CountNo}, true
	case p.lit("an"), p.lit("a"), p.quiet("one"), p.quiet("any"):
		return Count{Kind: CountOne}, true
	case p.lit("up to"):
		if p.quiet("one") {
			return Count{Kind: CountUpTo, N: 1}, true
		}
		n, ok := p.number()
		return Count{Kind: CountUpTo, N: n}, ok && n > 0
	}
	if c, ok := p.limits(); ok {
		return c, true
	}
	n, ok := p.number()
	if !ok {
		return Count{}, false
	}
	switch {
	case p.quiet("or less"):
		return Count{Kind: CountAtMost, N: n}, true
	case p.lit("or more"):
		return Count{Kind: CountAtLeast, N: n}, true
	case p.lit("or fewer"):
		return Count{Kind: CountAtMost, N: n}, true
	case p.lit("or"):
		m, ok := p.number()
		return Count{Kind: CountRange, N: n, M: m}, ok && m == n+1
	case n == 1:
		return Count{Kind: CountOne}, true
	}
	return Count{Kind: CountN, N: n}, n > 0
}

// filter takes "a vulnerable anchor in your opponent's enduring row".
func (p *parser) filter(t *Thing) bool {
	if p.lit("cards equal to the number of") {
		return p.equal(t)
	}
	if from := p.i; p.quiet("cards equal to") {
		if e := p.pips(); e != nil {
			p.each, t.Count, t.Nouns = e, Count{Kind: CountOne}, []*Noun{p.l.anyCard()}
			return true
		}
		p.i = from
	}
	if p.thatMany() {
		t.Count.Kind = CountBare
		if !p.bare(t) {
			return false
		}
		t.Count.Kind = CountOne
		return true
	}
	any := p.peek().low == "any"
	switch {
	case p.lit("another"):
		t.Other = true
	case p.lit("an opponent's"):
		t.Poss = PossAnOpponent
	case p.side(t, "one of "):
	case p.onlyOne():
		t.Count.Kind = CountOne // "destroy the attacking monster"
	case p.aimed():
		t.Count.Kind = CountOne // "destroy target monster"
	default:
		var ok bool
		if from := p.i; p.quiet("each of") && p.peek().low != "up" {
			p.i = from // "on each of up to 2 monsters"
		}
		if t.Count, ok = p.count(); !ok {
			return false
		}
		switch t.Count.Kind {
		case CountOne, CountNo:
		case CountAll, CountAny:
			p.side(t, "")
		case CountN, CountUpTo, CountRange, CountEach:
			p.side(t, "of ")
		}
		if t.Poss == PossNone && t.Count.Kind != CountOne {
			t.Other = p.lit("other")
		}
		p.chance = p.chance || p.quiet("random") // "discard a random card"
	}
	if t.Target = p.oneWord(p.l.Vocab.Target); t.Target == "" && p.lit("target") {
		t.Target = "target"
	}
	for {
		a := oneOf(p, p.l.Vocab.Adjs, func(w *Word) string { return w.Phrase })
		if a == nil || slices.Contains(t.Adjs, a) {
			break
		}
		t.Adjs = append(t.Adjs, a)
	}
	p.orAdjs(t)
	p.non(t)
	from := p.i
	if !p.nouns(t, t.many() || t.sided()) {
		if any && t.Count.Kind == CountOne { // "take any monsters"
			t.Count.Kind = CountAny
			if p.i = from; !p.nouns(t, true) {
				return false
			}
			p.wheres(t)
			return true
		}
		if t.Count.Kind != CountNo {
			return false
		}
		if p.i, t.Nouns = from, nil; !p.nouns(t, true) { // "no monsters"
			return false
		}
	}
	p.wheres(t)
	return true
}

// equal takes "shown cards plus 1" of "cards equal to the number of ...".
func (p *parser) equal(t *Thing) bool {
	from := p.i
	past, ok := longest(p, len(p.l.pasts), func(i int) (string, bool) { return p.l.pasts[i], p.lit(p.l.pasts[i]) })
	if !ok || !p.lit("cards") {
		// "cards equal to the number of monsters you control" is "a card for each"
		p.i = from
		if p.each = p.numberOf(); p.each == nil {
			return false
		}
		t.Count, t.Nouns = Count{Kind: CountOne}, []*Noun{p.l.anyCard()}
		return true
	}
	t.Count = Count{Kind: CountEqual, Past: past}
	t.Nouns = []*Noun{p.l.anyCard()}
	switch {
	case p.lit("plus"):
		t.Count.N, ok = p.number()
	case p.lit("minus"):
		t.Count.N, ok = p.number()
		t.Count.N = -t.Count.N
	}
	return ok
}

// anyCard is the noun for whatever card.
func (l *Language) anyCard() *Noun {
	for i := range l.Vocab.Nouns {
		if n := &l.Vocab.Nouns[i]; !n.Item && n.Pred == "" {
			return n
		}
	}
	return &l.Vocab.Nouns[0]
}

func (p *parser) oneWord(words []string) string {
	w, _ := longest(p, len(words), func(i int) (string, bool) { return words[i], p.lit(words[i]) })
	return w
}

// side takes whose the cards in play are of which a phrase tells some or all.
func (p *parser) side(t *Thing, of string) bool {
	switch {
	case p.lit(of + "your opponent's"), p.quiet(of + "the opponent's"), p.quiet(of + "opponent's"):
		t.Poss = PossYourOpponent
	case p.lit(of + "your"):
		t.Poss = PossYour
	default:
		return false
	}
	return true
}

// sided reports whether a phrase says whose its cards are before it names them.
func (t *Thing) sided() bool { return t.Poss == PossYour || t.Poss == PossYourOpponent }

// orAdjs takes what the last adjective may be instead: "α or β".
func (p *parser) orAdjs(t *Thing) {
	for len(t.Adjs) > 0 {
		from := p.i
		a := (*Word)(nil)
		and := (t.Count.Kind == CountAll || t.Count.Kind == CountBare) && (t.Both || len(t.Or) == 0) && p.lit("and")
		if and || !t.Both && p.lit("or") {
			a = oneOf(p, p.l.Vocab.Adjs, func(w *Word) string { return w.Phrase })
		}
		if a == nil || slices.Contains(t.Adjs, a) || slices.Contains(t.Or, a) {
			p.i = from
			return
		}
		t.Or, t.Both = append(t.Or, a), and
	}
}

func (p *parser) nouns(t *Thing, many bool) bool {
	for {
		n := p.noun(many)
		if n == nil || len(t.Nouns) > 0 && n.Item != t.Nouns[0].Item || slices.Contains(t.Nouns, n) {
			return false
		}
		t.Nouns = append(t.Nouns, n)
		from := p.i
		switch {
		case len(t.Nouns) == 1 && (t.Count.Kind == CountAll || t.Count.Kind == CountBare) && p.lit("and"):
			t.And = true
		case t.And && p.lit("and"), !t.And && p.lit("or"):
		default:
			return true
		}
		if p.noun(many) == nil {
			p.i = from
			t.And = t.And && len(t.Nouns) > 1
			return true
		}
		p.i = from + 1
	}
}

// noun takes a noun. Plays may be called what cards are, where only plays are meant.
func (p *parser) noun(many bool) *Noun {
	from := p.i
	n := oneOf(p, p.l.Vocab.Nouns, func(n *Noun) string { return n.phrase(many) })
	if !p.plays {
		return n
	}
	to := p.i
	for i := range p.l.Vocab.Nouns {
		x := &p.l.Vocab.Nouns[i]
		if p.i = from; x.Also != "" && (!many && p.quiet(x.Also) || many && p.quiet(plural(x.Also))) && p.i >= to {
			n, to = x, p.i
		}
	}
	p.i = to
	return n
}

func (n *Noun) phrase(many bool) string {
	switch {
	case !many:
		return n.Phrase
	case n.Plural != "":
		return n.Plural
	}
	return plural(n.Phrase)
}
