package text

import (
	"slices"
	"sync"

	"feltstack/rules/text/grammar"
)

// Pos is a place in a text: line and column from 1, columns counted in
// characters, and the offset in bytes from 0.
type Pos = grammar.Pos

// Error is a place in a text that the language does not understand.
type Error = grammar.Error

// Parse reads a card's text. Words are read in any case, and much may be
// said in more than one way; the printer writes one of them.
// The error is an *Error, or Errors: the tree is then without
// the paragraphs and sentences that have an error.
func (l *Language) Parse(s string) (*Text, error) {
	return l.ParseOf("", s, Pos{Line: 1, Col: 1})
}

// ParseOf is Parse for the text of a card with a name, which may stand for "this". Its first
// line begins at a place of a file; the lines after it begin at column 1.
func (l *Language) ParseOf(name, s string, at Pos) (t *Text, err error) {
	t = &Text{Source: s}
	return t, Safely(s, at, func() error { return l.parse(t, name, at) })
}

func (l *Language) parse(t *Text, name string, at Pos) error {
	if err := l.renew(); err != nil {
		return err
	}
	paras, unread, steps := l.grammar.ParseOf(name, t.Source, at)
	t.Steps = steps
	wrong := Errors(unread)
	for _, e := range wrong {
		l.foreign(e, t.Source)
	}
	again := sync.OnceValue(func() []node {
		again, _, steps := l.grammar.ParseOf(name, t.Source, at)
		t.Steps += steps
		return again
	})
	for i, n := range paras {
		p, errs, ok := l.read(n, func() node { return again()[i] })
		wrong = append(wrong, errs...)
		if ok {
			t.Paras = append(t.Paras, p)
		}
	}
	slices.SortStableFunc(wrong, func(a, b *Error) int { return a.Pos.Off - b.Pos.Off })
	return wrong.Err()
}
