package text

import (
	"slices"

	"feltstack/rules/text/grammar"
)

// This file finds all mistakes of a paragraph: it is read and compiled again
// without the sentence that has one, until nothing more is wrong behind it.

// read makes a paragraph of what the grammar has read, which it changes: again is what was
// read once more. Where something is wrong the paragraph is what is left without it, for
// Compile to find more; ok is false if nothing is.
func (l *Language) read(n node, again func() node) (p Para, wrong Errors, ok bool) {
	p, err := l.readOnce(n)
	if err != nil {
		n = again()
	}
	for err != nil {
		if !wrong.Add(err) || !drop(n, err.Pos) {
			return p, wrong, false
		}
		p, err = l.readOnce(clone(n))
	}
	return p, wrong, true
}

func (l *Language) readOnce(n node) (p Para, err *Error) {
	defer caught(&err)
	r := &resolver{l: l}
	return from[Para](l, r.para(n)), nil
}

// clone is a copy of a tree.
func clone(n node) node {
	if n == nil {
		return nil
	}
	out := *n
	out.Kids = make([]node, len(n.Kids))
	for i, k := range n.Kids {
		out.Kids[i] = clone(k)
	}
	return &out
}

// drop takes the sentence that stands at a place out of a tree. It reports
// whether others are left beside it.
func drop(n node, at Pos) bool {
	var list node
	n.Walk(func(k *grammar.Node) {
		if s := k.Get("Sentence"); s != nil && len(s.Kids) > 1 && s.Kids[0].Pos.Off <= at.Off {
			list = s
		}
	})
	if list == nil {
		return false
	}
	i := len(list.Kids) - 1
	for list.Kids[i].Pos.Off > at.Off {
		i--
	}
	list.Kids = slices.Delete(list.Kids, i, i+1)
	return true
}

// mistakes compiles one paragraph, and finds what is wrong with it.
func (l *Language) mistakes(prog *Program, p *Para) (wrong Errors) {
	q := *p
	for {
		err := l.para(prog, &q)
		if err == nil || !wrong.Add(err) {
			return wrong
		}
		prog = &Program{kept: prog.kept} // of no use any more
		b := &q.Body
		if len(b.Sentences) < 2 || b.Sentences[0].Pos.Off > err.Pos.Off || b.Choice != nil && b.Choice.Pos.Off <= err.Pos.Off {
			return wrong
		}
		i := len(b.Sentences) - 1
		for b.Sentences[i].Pos.Off > err.Pos.Off {
			i--
		}
		b.Sentences = slices.Delete(slices.Clone(b.Sentences), i, i+1)
		if i < len(b.Sentences) && b.Sentences[i].Else { // it was about the one before
			b.Sentences = slices.Delete(b.Sentences, i, i+1)
		}
		if len(b.Sentences) == 0 {
			return wrong
		}
	}
}
