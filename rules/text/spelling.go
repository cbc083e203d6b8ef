package text

import (
	"slices"
	"strings"

	"feltstack/rules"
)

// This file reads what may be said in more than one way. The printer writes
// the way that the other files read, and errors and completions offer only that.

// numerals are the numbers that may be written in letters, from 2 on.
var numerals = []string{"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

var otherUntils = []string{
	"until end of turn", "until the end of turn", "until the end of the turn", "until the end of this turn", "until end of this turn", "this turn",
}

var otherStepOwners = []struct {
	phrase string
	poss   Poss
}{
	{"your opponent's", PossYourOpponent}, {"the opponent's", PossYourOpponent}, {"your", PossYour},
	{"a player's", PossAny}, {"each player's", PossAny}, {"every player's", PossAny}, {"each", PossAny}, {"every", PossAny},
}

// quiet takes the words of a phrase, all or none, without offering them.
func (p *parser) quiet(s string) bool { return p.sees(p.l.words(s)) }

func (p *parser) sees(words []token) bool {
	from := p.i
	for _, w := range words {
		if t := p.peek(); t.kind == end || t.kind == newline || t.low != w.low {
			p.i = from
			return false
		}
		p.i++
	}
	return true
}

// this takes "this", "this monster", or the card's name.
func (p *parser) this() bool {
	if len(p.name) > 0 && p.sees(p.name) {
		return true
	}
	if !p.lit("this") {
		return false
	}
	_, _ = p.quietNoun()
	return true
}

// named reports whether the words of a phrase begin with a "this" that the
// card's name may stand for.
func (p *parser) named(words []token) bool {
	return len(words) > 1 && words[0].low == "this" && words[1].low != "turn"
}

// quietNoun takes a noun for cards, in the plural if many.
func (p *parser) quietNoun() (n *Noun, many bool) {
	from, to := p.i, p.i
	for i := range p.l.Vocab.Nouns {
		x := &p.l.Vocab.Nouns[i]
		for _, plural := range [...]bool{false, true} {
			p.i = from
			if !x.Item && p.quiet(x.phrase(plural)) && p.i > to {
				n, many, to = x, plural, p.i
			}
		}
	}
	p.i = to
	return n, many
}

// aimed reports whether a target follows without an article.
func (p *parser) aimed() bool {
	low := p.peek().low
	return low == "target" || slices.ContainsFunc(p.l.Vocab.Target, func(w string) bool { return p.l.words(w)[0].low == low })
}

// pronoun reports whether token i is a word for cards that texts don't have.
func (p *parser) pronoun(i int) bool {
	return slices.Contains([]string{"it", "them", "they", "those", "these"}, p.toks[i].low)
}

// until takes the end of a duration.
func (p *parser) until() *Until {
	for _, u := range p.l.untils() {
		if p.lit(u.phrase) {
			return &u.until
		}
	}
	if slices.ContainsFunc(otherUntils, p.quiet) {
		return &Until{rules.UntilEnd, rules.You}
	}
	return nil
}

// first takes "Until end of turn," before a sentence.
func (p *parser) first() *Until {
	from := p.i
	if len(p.l.Vocab.Numbers) == 0 {
		return nil
	}
	for _, u := range p.l.untils() {
		if p.peek().low == "until" {
			p.miss(u.phrase)
		}
		if p.quiet(u.phrase) && p.quiet(",") {
			return &u.until
		}
		p.i = from
	}
	if slices.ContainsFunc(otherUntils, p.quiet) && p.quiet(",") {
		return &Until{rules.UntilEnd, rules.You}
	}
	p.i = from
	return nil
}

// joins takes what joins two clauses as ", then" does.
func (p *parser) joins() bool {
	if slices.ContainsFunc([]string{", and then", "and then", ", and", "and", "then"}, p.quiet) {
		return true
	}
	// "search your deck for a Dragon, reveal the found card, then ..."
	if p.is(mark) && p.peek().low == "," && p.begins(p.i+1) {
		p.i++
		return true
	}
	return false
}

// begins reports whether token i is a verb that begins a step.
func (p *parser) begins(i int) bool {
	low := p.toks[min(i, len(p.toks)-1)].low
	return slices.ContainsFunc(p.l.verbs, func(f *form) bool { return f.parts[0].low == low || conjugate(f.parts[0].low) == low })
}

// atStep takes "At the start of your turn", "At the end of each turn".
func (p *parser) atStep() *StepUse {
	from := p.i
	last := false
	switch {
	case len(p.l.Vocab.Steps) == 0:
		return nil
	case p.quiet("at the start of"), p.quiet("at the beginning of"):
	case p.quiet("at the end of"):
		last = true
	default:
		return nil
	}
	p.miss("your turn")
	for _, o := range otherStepOwners {
		if !p.quiet(o.phrase) {
			continue
		}
		at := p.i
		for i := range p.l.Vocab.Steps {
			s := &p.l.Vocab.Steps[i]
			if p.i = at; last && s.Last && p.quiet("turn") || !last && p.quiet(s.Phrase) {
				return &StepUse{Whose: o.poss, Step: s}
			}
		}
		break
	}
	p.i = from
	return nil
}

// instead takes what happens instead: "instead X", "you may instead X",
// "X instead".
func (p *parser) instead(para *Para) bool {
	from := p.i
	p.whole = true
	defer func() { p.whole = false }()
	para.May = p.quiet("you may")
	if p.lit("instead") {
		_ = p.quiet(",")
		ok := p.body(&para.Body)
		p.mayInstead(para)
		return ok
	}
	p.i, para.May = from, false
	p.last = true
	ok := p.body(&para.Body)
	said := !p.last
	p.last = false
	p.mayInstead(para)
	return ok && said
}

// mayInstead makes the "you may" of the first step one of what happens
// instead: who does not, lets happen what was about to.
func (p *parser) mayInstead(para *Para) {
	if len(para.Body.Sentences) == 0 || len(para.Body.Sentences[0].Clauses) == 0 || para.Body.Sentences[0].If != nil {
		return
	}
	if c := &para.Body.Sentences[0].Clauses[0]; c.May && c.Subject == SubjectYou {
		c.May, para.May = false, true
	}
}

// onThrow takes "on heads", "on a 4 or more" at the beginning of a sentence.
func (p *parser) onThrow() *Cond {
	from := p.i
	c := &Cond{Pos: p.peek().pos}
	if p.quiet("on") {
		for i := range p.l.Vocab.Conds {
			at := p.i
			_ = p.quiet("a") || p.quiet("an")
			if w := &p.l.Vocab.Conds[i]; w.Sides != 0 {
				if n, ok := p.also(w); ok && p.peek().low == "," {
					c.Word, c.N = w, n
					return c
				}
			}
			p.i = at
		}
	}
	p.i = from
	return nil
}

// during takes "Only during your turn".
func (p *parser) during() *Cond {
	from := p.i
	if p.quiet("only") {
		if c := p.inTurn(); c != nil {
			return c
		}
	}
	p.i = from
	return nil
}

// inTurn takes "during your turn", as the condition that it is.
func (p *parser) inTurn() *Cond {
	at := p.peek().pos
	for i := range p.l.Vocab.Conds {
		if w := &p.l.Vocab.Conds[i]; w.During != "" && p.quiet(w.During) {
			return &Cond{Pos: at, Word: w}
		}
	}
	return nil
}

// also takes one of the other ways to say a property, with its number.
func (p *parser) also(w *Word) (int, bool) {
	from := p.i
	for _, s := range w.Also {
		before, after, counts := strings.Cut(s, "{n}")
		if p.i = from; !p.quiet(before) || before == "" && !p.is(number) {
			continue
		}
		if !counts {
			return 0, true
		}
		if n, ok := p.upTo(mostN); ok && p.quiet(after) {
			return n, true
		}
	}
	p.i = from
	return 0, false
}

// power takes what cards can have, as much of it as is there.
func (p *parser) power() *Keyword {
	k, _ := longest(p, 2*len(p.l.Vocab.Powers), func(i int) (*Keyword, bool) {
		k := &p.l.Vocab.Powers[i/2]
		if i%2 == 0 {
			return k, p.lit(k.Phrase)
		}
		return k, slices.ContainsFunc(k.Also, p.quiet)
	})
	return k
}

// powers takes further ones after the first, which share its beginning: "can't
// attack or change position". Each is a sentence of its own.
func (p *parser) powers(s Static) {
	for {
		from := p.i
		if !slices.ContainsFunc([]string{"or", "and", ", or", ", and", ","}, p.quiet) {
			return
		}
		k := p.power()
		if k == nil {
			k = p.tail(s.Power)
		}
		if k == nil {
			p.i = from
			return
		}
		s.Power = k
		p.more = append(p.more, s)
	}
}

// tail takes the end of a power whose beginning it shares with the one before
// it: "change position" after "can't attack or".
func (p *parser) tail(before *Keyword) *Keyword {
	said := strings.Fields(before.Phrase)
	for i := range p.l.Vocab.Powers {
		words := strings.Fields(p.l.Vocab.Powers[i].Phrase)
		for n := 1; n < min(len(said), len(words)) && said[n-1] == words[n-1]; n++ {
			if p.quiet(strings.Join(words[n:], " ")) {
				return &p.l.Vocab.Powers[i]
			}
		}
	}
	return nil
}
