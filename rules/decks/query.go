package decks

import (
	"strings"
	"unicode/utf8"
)

// longestQuery is how many bytes of a query are read.
const longestQuery = 1000

// Query is what a person looks for, ready to be found.
type Query struct {
	Text  string
	holds func(i int32) bool // whether card i of the index is meant; nil: every card
	words []string           // bare words, by which results are ordered
}

// QueryError says which part of a query is not understood, and what would be.
type QueryError struct {
	From, To int      // the part, in bytes of the query
	Char     int      // where it begins as people count: letters from 1
	What     string   // a sentence without its end
	Near     []string // what would be understood in its place, the likeliest first
	// Open tells that the query only ends too early, as it does while it is
	// being typed.
	Open bool
}

// Error is the place and the sentence.
func (e *QueryError) Error() string {
	if len(e.Near) > 0 {
		return catalog.Say("query.near", "n", e.Char, "what", e.What, "near", strings.Join(e.Near, ", "))
	}
	return catalog.Say("query.at", "n", e.Char, "what", e.What)
}

// Parse reads a query in the language of QUERY.md. With an error, which is a
// *QueryError and has the first error, the Query is that of everything
// else, so that results can be shown while a person is still typing.
func (x *Index) Parse(text string) (*Query, error) {
	p := parser{x: x, text: text}
	if len(text) > longestQuery {
		p.fail(longestQuery, len(text), catalog.Say("query.long", "n", longestQuery), nil)
		text = strings.ToValidUTF8(text[:longestQuery], "")
	}
	p.lexemes = lex(text)
	q := &Query{Text: p.text}
	q.holds = p.either(0)
	for p.see().kind == lexClose {
		p.wrong(p.next(), catalog.Say("query.no_open"), nil)
		q.holds = both(q.holds, p.either(0))
	}
	q.words = p.words
	if p.err == nil {
		return q, nil // a nil *QueryError in an error is not nil
	}
	return q, p.err
}

// holds reports whether a card is meant; nil means all and stands for nothing said.
type holds = func(i int32) bool

type parser struct {
	x       *Index
	text    string
	lexemes []lexeme
	at      int
	minus   bool // inside something negated
	words   []string
	err     *QueryError
}

func (p *parser) see() lexeme { return p.lexemes[p.at] }

func (p *parser) next() lexeme {
	l := p.lexemes[p.at]
	if l.kind != lexEnd {
		p.at++
	}
	return l
}

// fail keeps the first error.
func (p *parser) fail(from, to int, what string, near []string) {
	if p.err == nil {
		p.err = &QueryError{From: from, To: to, Char: 1 + utf8.RuneCountInString(p.text[:from]), What: what, Near: near}
	}
}

// wrong fails at a word; at the end of the query it is open.
func (p *parser) wrong(l lexeme, what string, near []string) {
	first := p.err == nil
	p.fail(l.from, l.to, what, near)
	if first && l.kind == lexEnd {
		p.err.Open = true
	}
}

// either reads alternatives: what stands on both sides of "or".
func (p *parser) either(depth int) holds {
	found := p.every(depth)
	for p.see().or() {
		or := p.next()
		if found == nil {
			p.wrong(or, catalog.Say("query.or_between"), nil)
		}
		other := p.every(depth)
		if other == nil {
			p.wrong(p.see(), catalog.Say("query.or_after"), nil)
		}
		found = oneOf(found, other)
	}
	return found
}

// every reads what must all hold.
func (p *parser) every(depth int) holds {
	var found holds
	for {
		switch l := p.see(); {
		case l.kind == lexEnd, l.kind == lexClose, l.or():
			return found
		case l.and():
			p.next()
		default:
			found = both(found, p.factor(depth))
		}
	}
}

// deepest is how many parentheses may stand in one another.
const deepest = 50

// factor reads one condition, perhaps negated or in parentheses.
func (p *parser) factor(depth int) holds {
	not := false
	was := p.minus
	defer func() { p.minus = was }()
	for p.see().kind == lexMinus {
		p.next()
		not, p.minus = !not, !p.minus
		if k := p.see().kind; k == lexEnd || k == lexClose {
			p.wrong(p.see(), catalog.Say("query.not_after"), nil)
			return nil
		}
	}
	var found holds
	if open := p.see(); open.kind == lexOpen {
		p.next()
		if depth == deepest {
			p.wrong(open, catalog.Say("query.deep", "n", deepest), nil)
			return nil
		}
		found = p.either(depth + 1)
		if p.see().kind == lexClose {
			p.next()
		} else {
			first := p.err == nil
			if p.wrong(open, catalog.Say("query.no_close"), nil); first {
				p.err.Open = true // nothing but the end can stand here
			}
		}
	} else {
		found = p.term()
	}
	if not && found != nil {
		inner := found
		return func(i int32) bool { return !inner(i) }
	}
	return found
}

func both(a, b holds) holds {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	}
	return func(i int32) bool { return a(i) && b(i) }
}

func oneOf(a, b holds) holds {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	}
	return func(i int32) bool { return a(i) || b(i) }
}
