package text

import (
	"slices"
	"strings"

	"feltstack/rules/text/grammar"
	"feltstack/rules/text/refuse"
)

// This file finds all that is wrong with a paragraph: it is read again without the
// sentence that has an error, until nothing more is wrong behind it.

// read makes a paragraph of what the grammar has read, which it changes: again is what was
// read once more. Where something is wrong the paragraph is what is left without it, for
// the compiler to find more; ok is false if nothing is.
func (l *Language) read(n node, again func() node) (p Para, wrong Errors, ok bool) {
	once := func(n node) (err *Error) {
		defer refuse.Caught(&err)
		p = from[Para](l, (&resolver{l: l}).para(n))
		return nil
	}
	err := once(n)
	if err != nil {
		n = again()
	}
	wrong, ok = without(n, err, once)
	return p, wrong, ok
}

// without does something with a paragraph in which something is wrong, again and again
// without the sentence that is. It reports whether nothing was wrong at last.
func without(n node, err *Error, do func(n node) *Error) (wrong Errors, ok bool) {
	for err != nil {
		if !wrong.add(err) || !drop(n, err.Pos) {
			return wrong, false
		}
		err = do(n.Clone())
	}
	return wrong, true
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
	last := i + 1
	for last < len(list.Kids) && strings.HasPrefix(list.Kids[last].Name(), "otherwise") { // of the sentence that is gone
		last++
	}
	list.Kids = slices.Delete(list.Kids, i, last)
	return len(list.Kids) > 0
}

// FindMore finds what else is wrong with a paragraph: do is done with it again, without
// the sentence that has an error. It returns all errors.
func (l *Language) FindMore(p *Para, err *Error, do func(p *Para) *Error) Errors {
	wrong, _ := without(p.Node.Clone(), err, func(n node) (err *Error) {
		defer refuse.Caught(&err)
		p := from[Para](l, n)
		return do(&p)
	})
	return wrong
}
