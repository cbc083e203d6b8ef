package text

import (
	"slices"
	"strings"
)

// wheres takes the clauses after a noun: places, properties, control.
func (p *parser) wheres(t *Thing) {
	p.except(t)
	defer p.except(t)
	p.lies(t)
	for {
		h, ok := p.having()
		if !ok || slices.Contains(t.Having, h) {
			break
		}
		t.Having = append(t.Having, h)
	}
	p.bearing(t)
	if (len(t.Having) > 0 || t.Bears != nil) && !t.Table && len(t.From) == 0 && t.Among == "" {
		p.lies(t) // "a monster with STR 30 or less from your cemetery"
	}
	defer func() {
		// "monsters you control with STR 30 or less"
		for t.Ctrl != PossNone {
			h, ok := p.having()
			if !ok || slices.Contains(t.Having, h) {
				return
			}
			t.Having = append(t.Having, h)
		}
	}()
	switch {
	case p.lit("you control"):
		t.Ctrl = PossYour
	case p.lit("they control"):
		t.Ctrl = PossTheir
	case p.lit("your opponent controls"):
		t.Ctrl = PossYourOpponent
	case p.lit("an opponent controls"):
		t.Ctrl = PossAnOpponent
	}
}

// lies takes where cards lie.
func (p *parser) lies(t *Thing) {
	if p.l.Vocab.Table != "" && p.lit("on "+p.l.Vocab.Table) {
		t.Table = true
		return
	}
	if p.l.Vocab.InPlay && p.quiet("in play") {
		t.Table = true
		return
	}
	if p.among(t) {
		return
	}
	from := p.i
	for _, prep := range [...]string{"in", "from"} {
		if !p.lit(prep) {
			continue
		}
		if t.From = p.sources(); t.From == nil {
			t.From = p.inHand()
		}
		if t.Prep = prep; t.From == nil {
			p.i, t.Prep = from, ""
		}
		return
	}
}

// among takes "from among the revealed cards", the cards of an earlier step; of
// those that are only counted it is "among".
func (p *parser) among(t *Thing) bool {
	from := p.i
	if t.Among != "" || !p.lit("from among the") && !p.lit("among the") && !p.quiet("from the") {
		return false
	}
	if t.Among = p.past(p.lit); t.Among == "" || !p.lit("cards") {
		p.i, t.Among = from, ""
		return false
	}
	t.Prep = "from among"
	if t.Count.Kind == CountBareOne || p.asks {
		t.Prep = "among"
	}
	return true
}

func (p *parser) having() (Having, bool) { return p.worded(p.l.Vocab.Clauses) }

// worded takes the longest of some phrases that may have a number.
func (p *parser) worded(clauses []Word) (Having, bool) {
	return longest(p, len(clauses), func(i int) (Having, bool) {
		w := &clauses[i]
		h := Having{Word: w}
		if n, ok := p.also(w); ok {
			h.N = n
			return h, true
		}
		before, after := p.l.having[w], p.l.after[w]
		if !p.tokens(before, w.Phrase) {
			return h, false
		}
		if len(before) < len(phrase(w.Phrase)) {
			n, ok := p.upTo(mostN)
			if h.N = n; !ok {
				return h, false
			}
		}
		return h, p.tokens(after, w.Phrase)
	})
}

// tokens takes tokens of a template called name.
func (p *parser) tokens(list []token, name string) bool {
	from := p.i
	if p.named(list) && p.this() {
		list = list[1:]
	} else {
		p.i = from
	}
	for i, w := range list {
		if p.is(end) || p.peek().low != w.low {
			if i > 0 {
				name = ""
				for _, rest := range list[i:] {
					name += " " + rest.text
				}
				name = name[1:]
			}
			return p.miss(name)
		}
		p.i++
	}
	return true
}

// bearing takes "with 2 or more luck counters": that many lie on the card.
func (p *parser) bearing(t *Thing) {
	from := p.i
	if !p.lit("with") && !p.quiet("that has") && !p.quiet("that have") {
		return
	}
	at := p.i
	for _, many := range [...]bool{true, false} {
		p.i = at
		if r := p.bears(many); r != nil && (r.Count.Kind == CountOne || r.Count.Kind == CountAtLeast) {
			t.Bears = r
			return
		}
	}
	p.i = at
	if c := p.counter(); c != nil && p.quiet("counters") { // "monsters with luck counters"
		t.Bears = &CounterRef{Counter: c}
		return
	}
	p.i = from
}

// non takes what cards are not: "non-Dragon".
func (p *parser) non(t *Thing) {
	for strings.HasPrefix(p.peek().low, "non") {
		from := p.i
		n, ok := longest(p, len(p.l.Vocab.Nouns), func(i int) (*Noun, bool) {
			n := &p.l.Vocab.Nouns[i]
			return n, !n.Item && n.Pred != "" && p.lit("non-"+n.Phrase)
		})
		if !ok || slices.Contains(t.Non, n) {
			p.i = from
			return
		}
		t.Non = append(t.Non, n)
	}
}

// except takes what cards are not after the noun: "monsters except Dragons",
// "a monster that isn't a Dragon".
func (p *parser) except(t *Thing) {
	from := p.i
	one := p.quiet("that isn't a") || p.quiet("that is not a") || p.quiet("other than a")
	if one || p.quiet("that aren't") || p.quiet("that are not") || p.quiet("except") || p.quiet("other than") {
		if n, many := p.quietNoun(); n != nil && n.Pred != "" && many != one && !slices.Contains(t.Non, n) {
			t.Non = append(t.Non, n)
			return
		}
	}
	p.i = from
}
