package grammar

import (
	"fmt"
	"slices"
)

const (
	maxText   = 10_000 // bytes of a text
	maxErrors = 20     // reported of one text

	maxExplain = 200_000 // steps to explain the errors of a text: those after that are told without what is near
)

// Parse reads a text. It returns a tree for each paragraph that is understood,
// and all that is wrong with the others.
func (g *Grammar) Parse(text string) ([]*Node, []*Error) {
	trees, errs, _ := g.ParseOf("", text, Pos{Line: 1, Col: 1})
	return trees, errs
}

// ParseOf is Parse for the text of a card with a name, which may stand for
// "this". The text begins at a place of a file; its further lines begin at
// column 1. Offsets are those of the text. steps is the work that it took.
func (g *Grammar) ParseOf(name, text string, at Pos) (trees []*Node, errs []*Error, steps int) {
	if len(text) > maxText {
		return nil, []*Error{{Pos: at, What: fmt.Sprintf("a card has no room for more than %d letters, and this text has %d: shorten it", maxText, len(text))}}, 1
	}
	c := g.chart()
	defer g.free(c)
	r := &reader{g: g, c: c, src: text, name: lexName(name)}
	toks := g.tokens(text, at, r.name)
	for len(toks) > 1 && len(r.errs) < maxErrors {
		n := slices.IndexFunc(toks, func(t token) bool { return t.key == lineKey || t.key == endKey })
		end := toks[n]
		end.key, end.word = endKey, tEnd
		trees = append(trees, r.paragraph(append(slices.Clone(toks[:n]), end))...)
		toks = toks[n:]
		if toks[0].key == lineKey {
			toks = toks[1:]
		}
	}
	return trees, r.errs[:min(len(r.errs), maxErrors)], maxSteps - c.left
}

// chart is a chart to read one text with.
func (g *Grammar) chart() *chart {
	c := g.charts.Get().(*chart)
	c.left = maxSteps
	return c
}

// maxKept is how many items a chart may have room for to be used again.
const maxKept = 50_000

func (g *Grammar) free(c *chart) {
	if c.toks = nil; cap(c.items) <= maxKept {
		g.charts.Put(c)
	}
}

// maxName is how many words of a name are looked for in a text.
const maxName = 20

func lexName(name string) []token {
	toks := lex(name, Pos{})
	if len(toks) > maxName+1 {
		return nil
	}
	return toks[:len(toks)-1]
}

// reader reads the paragraphs of a text.
type reader struct {
	g    *Grammar
	c    *chart
	src  string
	name []token
	errs []*Error

	explained int // steps that explaining errors took so far
}

// paragraph reads one paragraph. The name of the card may also be what its
// words say, so it is read again without it if it was not understood.
func (r *reader) paragraph(toks []token) []*Node {
	named := r.g.named(toks, r.name, r.src)
	if named == nil {
		return r.sentences(toks)
	}
	if _, done := r.c.read(toks, r.g.start, -1, false); done >= 0 {
		return r.sentences(toks) // its words are meant, in a card called "Any Spell"
	}
	before := len(r.errs)
	trees := r.sentences(named)
	if len(r.errs) == before {
		return trees
	}
	if n, _ := r.c.read(toks, r.g.start, -1, false); toks[n].pos.Off > r.errs[before].Pos.Off {
		r.errs = r.errs[:before]
		return r.sentences(toks)
	}
	return nil
}

// sentences reads a paragraph, and goes on after an error to find the next:
// after the next full stop, or in the next option. What begins another paragraph in the
// same line is read as one.
func (r *reader) sentences(toks []token) []*Node {
	c, start := r.c, r.g.start
	before := len(r.errs)
	for len(toks) > 1 && len(r.errs) < maxErrors {
		n, done := c.read(toks, start, -1, false)
		if done >= 0 {
			if len(r.errs) > before {
				return nil
			}
			trees := c.trees(done)
			if len(trees) == 1 {
				return trees
			}
			r.errs = append(r.errs, r.ambiguous(trees[0], trees[1]))
			return nil
		}
		if c.left <= 0 {
			r.errs = append(r.errs, &Error{Pos: toks[0].pos, What: "this is too long and tangled to be read: say it in more paragraphs"})
			return nil
		}
		if key := toks[n].key; start == r.g.restart && (key == optionAt || key == "”") && c.whole(start, n, 0) >= 0 {
			toks = behind(toks, n) // what ends here began before the error
			continue
		}
		left := c.left
		n, first, from, wrong := r.explain(toks, start, n, len(r.errs) == before)
		r.explained += left - c.left
		if first != nil {
			if rest := r.sentences(toks[from:]); rest != nil {
				return append([]*Node{first}, rest...)
			}
			return nil
		}
		r.errs = append(r.errs, wrong...)
		toks, start = behind(toks, n), r.g.restart
	}
	return nil
}

// explain says what is wrong at token n, and where the text goes on. If it is the first error,
// the paragraph may as well end before it: then first is that paragraph, and from where the
// next begins.
func (r *reader) explain(toks []token, start sym, n int, sole bool) (goes int, first *Node, from int, wrong []*Error) {
	if r.explained > maxExplain {
		return n, nil, 0, []*Error{r.unread(toks, n)}
	}
	n, wrong = r.refused(toks, start, n)
	if wrong == nil && sole && start == r.g.start {
		if first, from = r.ends(toks, n); first != nil {
			return n, first, from, nil
		}
	}
	if wrong == nil {
		wrong = []*Error{r.astray(toks, start, n)}
	}
	if wrong[0] == nil {
		wrong[0] = r.stuck(toks, start, n, false)
	}
	return n, nil, 0, wrong
}

// behind is what comes after the sentence of token n.
func behind(toks []token, n int) []token {
	for n < len(toks)-1 {
		n++
		switch before := toks[n-1].key; {
		case before == optionAt:
			return toks[min(n+1, len(toks)-1):] // behind its dash
		case before == ".":
			for toks[n].key == "”" || toks[n].key == "." { // it ends a quotation, too
				n++
			}
			if toks[n].key != optionAt {
				return toks[n:]
			}
		}
	}
	return toks[n:]
}

// refused reads again with refused rules. It returns what they say, and
// where the text goes on; nothing if they are not what is wrong at token n.
func (r *reader) refused(toks []token, start sym, n int) (int, []*Error) {
	c := r.c
	m, done := c.read(toks, start, -1, true)
	if m <= n && done < 0 {
		return n, nil
	}
	var wrong []*Error
	if done >= 0 {
		for at := done; at >= 0; at = c.whole(start, m, at+1) { // what has the least that is refused
			var all []*Error
			if c.trees(at)[0].refused("", &all); at == done || len(all) < len(wrong) {
				wrong = all
			}
		}
		return m, wrong
	}
	// The refused rule that reaches over token n, the longest if there
	// are several.
	best, made := -1, ""
	for at := range c.items {
		it := &c.items[at]
		if it.p.kind != plain || int(it.dot) != len(it.p.rhs) {
			continue
		}
		if int(it.set) <= n {
			made = it.p.rule.makes(made)
		}
		if it.p.rule.Refused && int(it.origin) <= n && int(it.set) > n && (best < 0 || it.set-it.origin > c.items[best].set-c.items[best].origin) {
			best = at
		}
	}
	if best < 0 {
		return n, nil
	}
	it := c.items[best]
	wrong = append(wrong, &Error{Pos: toks[it.origin].pos, What: it.p.rule.says(made), Words: words(r.src, toks[it.origin:it.set])})
	if slices.ContainsFunc(toks[n:m], func(t token) bool { return t.key == "." || t.key == optionAt }) {
		wrong = append(wrong, r.stuck(toks, start, m, true))
	}
	return m, wrong
}

// refused finds the refused rules of a tree. It returns the name that it gives to
// cards, or the name before: a step gives one when all of it is said.
func (n *Node) refused(made string, wrong *[]*Error) string {
	if n == nil {
		return made
	}
	if n.Rule != nil && n.Rule.Refused {
		*wrong = append(*wrong, &Error{Pos: n.Pos, What: n.Rule.says(made)})
	}
	for _, k := range n.Kids {
		made = k.refused(made, wrong)
	}
	if n.Rule != nil {
		made = n.Rule.makes(made)
	}
	return made
}
