package grammar

import (
	"iter"
	"math/rand/v2"
)

// Grower makes random trees of a grammar, to test that each is printed and
// read again as itself.
type Grower struct {
	g     *Grammar
	r     *rand.Rand
	depth []int // by category: the least depth of a tree
}

// NewGrower returns a Grower that makes the same trees for the same seed.
func (g *Grammar) NewGrower(seed uint64) *Grower {
	w := &Grower{g: g, r: rand.New(rand.NewPCG(seed, 1)), depth: make([]int, len(g.of))}
	for i := range w.depth {
		if w.depth[i] = 1000; g.null[i] {
			w.depth[i] = 0
		}
	}
	for grew := true; grew; {
		grew = false
		for _, p := range g.grounds {
			if d := w.least(p); d < w.depth[^p.lhs] && written(p) {
				w.depth[^p.lhs], grew = d, true
			}
		}
	}
	return w
}

// RandomTexts yields texts without end, all that a paragraph can say, whether it makes sense
// or not. Those of a seed are the same.
func (g *Grammar) RandomTexts(seed uint64) iter.Seq[string] {
	return func(yield func(string) bool) {
		w, start := g.NewGrower(seed), g.base(g.start)
		for depth := 0; ; depth = (depth + 1) % 10 {
			if !yield(g.Print(w.Grow(start, 5+depth))) {
				return
			}
		}
	}
}

// Grow makes a tree of a paragraph that is about so deep, or of a category as
// the table writes it ("Cards[one]").
func (w *Grower) Grow(category string, depth int) *Node { return w.grow(w.g.cats[category], depth) }

// written reports whether trees are printed by a rule.
func written(p *ground) bool {
	return !p.other && (p.kind != plain || !p.rule.Refused)
}

// least is the least depth of a tree of a rule.
func (w *Grower) least(p *ground) int {
	d := 0
	for _, s := range p.rhs {
		if s < 0 {
			d = max(d, w.depth[^s])
		}
	}
	return d + 1
}

func (w *Grower) grow(s sym, depth int) *Node {
	of := w.g.of[^s]
	if w.g.null[^s] && (len(of) == 0 || depth <= w.least(of[0]) || w.r.IntN(3) > 0) {
		return nil
	}
	switch of[0].kind {
	case some:
		return w.grow(of[0].rhs[0], depth)
	case first:
		n := &Node{}
		for i := 0; i == 0 || len(of) > 1 && i < 4 && w.r.IntN(3) == 0; i++ {
			n.Kids = append(n.Kids, w.grow(of[0].rhs[0], depth))
		}
		return n
	}
	var can []*ground
	for _, p := range of {
		if d := w.least(p); written(p) && (d <= depth || d == w.depth[^s]) {
			can = append(can, p)
		}
	}
	p := can[w.r.IntN(len(can))]
	if p.kind == union {
		return w.grow(p.rhs[0], depth)
	}
	n := &Node{Rule: p.rule, Kids: make([]*Node, len(p.rule.Fields))}
	for i, r := range p.rhs {
		switch {
		case r < 0:
			n.Kids[p.kid[i]] = w.grow(r, depth-1)
		case r == tOne:
			n.N = 1
		case w.g.isNumber(r):
			if k := w.g.numbers[r-firstNumber]; k.signed {
				n.N = w.r.IntN(2*k.most+1) - k.most
			} else if n.N = w.r.IntN(k.most); n.N > 0 {
				n.N++
			}
		}
	}
	return n
}
