package grammar

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Print writes a tree in the one way that its rules are printed. It
// begins with a capital if it is a paragraph. It is "" if the table has no way
// to say it.
func (g *Grammar) Print(n *Node) string {
	if n != nil && n.Rule == nil { // a list, whose category is not known
		var parts []string
		for _, k := range n.Kids {
			parts = append(parts, g.Print(k))
		}
		return strings.Join(parts, ", ")
	}
	return join(g.printed(n, ""), n != nil && n.Rule.Cat == g.catText[^g.start])
}

// Words writes a part of a text as it stands within one: without the capital
// of a sentence. cat is what it is written as, "Act[many]"; "" is whatever it can be.
func (g *Grammar) Words(n *Node, cat string) string { return join(g.printed(n, cat), false) }

// printed is the words of a node as a category, or as whatever it can be.
func (g *Grammar) printed(n *Node, cat string) []string {
	if n == nil || n.Rule == nil {
		return nil
	}
	p := &printer{g: g, known: map[place]*ground{}}
	if s, ok := g.cats[cat]; ok && p.say(place{s, n}, true) {
		return p.words
	}
	for _, w := range g.ways(n) {
		if p.say(place{w.lhs, n}, true) {
			break
		}
	}
	return p.words
}

// ways is the ground rules by which the grammar prints a node, which may be of one
// with other words.
func (g *Grammar) ways(n *Node) []*ground {
	if r := n.Rule; r == nil {
		return nil
	} else if r.g == g {
		return r.ways[0]
	}
	return g.byName[n.Rule.Name].ways[0]
}

// printer writes one tree.
type printer struct {
	g     *Grammar
	known map[place]*ground // by which rule a node stands there, nil if it can't
	words []string
}

// place is a node that stands where the table has a category.
type place struct {
	s sym
	n *Node
}

// say reports whether a node can be printed in its place: what its parts are decides
// what it agrees with. It adds the words if they are to be written.
func (p *printer) say(at place, write bool) bool {
	of := p.g.of[^at.s]
	switch {
	case at.n == nil:
		return p.g.null[^at.s]
	case len(of) == 0:
		return false
	case of[0].kind == some:
		return p.say(place{of[0].rhs[0], at.n}, write)
	case of[0].kind == first:
		return p.list(of, at.n, write)
	}
	w, known := p.known[at]
	if !known {
		ways := p.g.ways(at.n)
		if of[0].kind == union {
			ways = of
		}
		if i := slices.IndexFunc(ways, func(w *ground) bool { return w.lhs == at.s && p.by(w, at.n, false) }); i >= 0 {
			w = ways[i]
		}
		p.known[at] = w
	}
	if w != nil && write {
		p.by(w, at.n, true)
	}
	return w != nil
}

// list is say for a list.
func (p *printer) list(of []*ground, n *Node, write bool) bool {
	if n.Rule != nil || len(n.Kids) == 0 || len(of) == 1 && len(n.Kids) > 1 {
		return false
	}
	for i, k := range n.Kids {
		if i > 0 && write {
			sep := of[1]
			if i < len(n.Kids)-1 {
				sep = p.g.of[^sep.rhs[0]][1]
			}
			p.words = append(p.words, sep.lit[1:len(sep.lit)-1]...)
		}
		if !p.say(place{of[0].rhs[0], k}, write) {
			return false
		}
	}
	return true
}

// by is say by a ground rule.
func (p *printer) by(w *ground, n *Node, write bool) bool {
	for i, s := range w.rhs {
		word := w.lit[i]
		switch {
		case s < 0 && w.kind == union:
			return p.say(place{s, n}, write)
		case s < 0:
			if !p.say(place{s, n.Kids[w.kid[i]]}, write) {
				return false
			}
			continue
		case p.g.isNumber(s):
			signed := s != tOne && p.g.numbers[s-firstNumber].signed
			if p.g.nums(n.N, signed)>>uint(s)&1 == 0 {
				return false
			}
			if word = strconv.Itoa(n.N); signed && n.N >= 0 {
				word = "+" + word
			}
		}
		if write {
			p.words = append(p.words, word)
		}
	}
	return true
}

// join is the reverse of lex: capitals, spaces, "an", and the full stop that a
// quotation swallows. capital says that they begin a sentence.
func join(words []string, capital bool) string {
	var b strings.Builder
	glue := true
	for i, w := range words {
		w, upper := strings.CutSuffix(w, "^")
		switch {
		case w == "." && i > 0 && words[i-1] == "”" && (i+1 == len(words) || ends(words[i+1])):
			capital = true
			continue
		case w == optionAt:
			b.WriteByte('\n')
			glue = true
			continue
		case !glue && (utf8.RuneCountInString(w) > 1 || !strings.Contains(".,:;)”", w)):
			b.WriteByte(' ')
		}
		if w == "a" && i+1 < len(words) && vowel(words[i+1]) {
			w = "an"
		}
		if r, n := utf8.DecodeRuneInString(w); capital && unicode.Is(unicode.Latin, r) {
			w = string(unicode.ToUpper(r)) + w[n:]
		}
		glue = w == "“" || w == "("
		capital = upper || w == "." || w == "“" || w == "-" && i > 0 && words[i-1] == optionAt
		switch w {
		case "“", "”":
			w = `"`
		}
		b.WriteString(w)
	}
	return b.String()
}

// ends reports whether a sentence that ends with a quotation has plainly ended
// where a word follows.
func ends(next string) bool {
	r, _ := utf8.DecodeRuneInString(next)
	return unicode.Is(unicode.Latin, r) || next == optionAt || next == "”" || next == "“"
}

// vowel reports whether a word begins with the sound of one: "a" before it is
// "an".
func vowel(w string) bool {
	low := strings.ToLower(w)
	for _, s := range []string{"uni", "use", "one"} {
		if strings.HasPrefix(low, s) {
			return strings.HasPrefix(low, "unin") || strings.HasPrefix(low, "unim")
		}
	}
	if low == "11" || low == "18" {
		return true
	}
	r, _ := utf8.DecodeRuneInString(low)
	return strings.ContainsRune("aeiouαω8", r)
}
