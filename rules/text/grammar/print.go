package grammar

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Print writes a tree in the one way that its productions are printed. It
// begins with a capital if it is a paragraph. It is "" if the table has no way
// to say it.
func (g *Grammar) Print(n *Node) string {
	if n == nil {
		return ""
	}
	if n.Rule == nil { // a list, whose category is not known
		var parts []string
		for _, k := range n.Kids {
			parts = append(parts, g.Print(k))
		}
		return strings.Join(parts, ", ")
	}
	p := &printer{g: g, fits: map[*Node]uint8{}}
	for i, way := range n.Rule.ways[0] {
		if p.fit(n)>>i&1 != 0 {
			p.write(way.lhs, n)
			return join(p.words, n.Rule.Cat == g.catText[^g.start])
		}
	}
	return ""
}

// printer writes one tree.
type printer struct {
	g     *Grammar
	fits  map[*Node]uint8 // the ground productions of its rule by which a node can be printed
	words []string
}

// fit works out by which ground productions a node can be printed: what its
// parts are decides what it agrees with.
func (p *printer) fit(n *Node) uint8 {
	if fits, ok := p.fits[n]; ok {
		return fits
	}
	var fits uint8
	if len(n.Rule.ways) > 0 {
		for i, way := range n.Rule.ways[0] {
			if p.fitsWay(n, way) {
				fits |= 1 << i
			}
		}
	}
	p.fits[n] = fits
	return fits
}

func (p *printer) fitsWay(n *Node, way *ground) bool {
	for i, s := range way.rhs {
		switch {
		case s < 0:
			if !p.can(s, n.Kids[way.kid[i]]) {
				return false
			}
		case s == tOne:
			if n.N != 1 {
				return false
			}
		case p.g.isNumber(s):
			if p.g.nums(n.N, p.g.numbers[s-2].signed)>>uint(s)&1 == 0 {
				return false
			}
		}
	}
	return true
}

// can reports whether a node can stand in the place of a category.
func (p *printer) can(s sym, n *Node) bool {
	of := p.g.of[^s]
	if n == nil {
		return p.g.null[^s]
	}
	if len(of) == 0 {
		return false
	}
	switch of[0].kind {
	case union:
		return slices.ContainsFunc(of, func(w *ground) bool { return w.kind == union && p.can(w.rhs[0], n) })
	case some:
		return p.can(of[0].rhs[0], n)
	case first:
		return n.Rule == nil && len(n.Kids) > 0 && (len(of) > 1 || len(n.Kids) == 1) && !slices.ContainsFunc(n.Kids, func(k *Node) bool { return !p.can(of[0].rhs[0], k) })
	}
	return p.way(s, n) != nil
}

// way is the ground production that prints a node as a category.
func (p *printer) way(s sym, n *Node) *ground {
	if n.Rule == nil {
		return nil
	}
	fits := p.fit(n)
	for i, w := range n.Rule.ways[0] {
		if w.lhs == s && fits>>i&1 != 0 {
			return w
		}
	}
	return nil
}

// write adds the words of a node that can stand for a category.
func (p *printer) write(s sym, n *Node) {
	if n == nil {
		return
	}
	of := p.g.of[^s]
	switch of[0].kind {
	case union:
		i := slices.IndexFunc(of, func(w *ground) bool { return w.kind == union && p.can(w.rhs[0], n) })
		p.write(of[i].rhs[0], n)
		return
	case some:
		p.write(of[0].rhs[0], n)
		return
	case first:
		for i, k := range n.Kids {
			if i > 0 {
				sep := of[1]
				if i < len(n.Kids)-1 {
					sep = p.g.of[^sep.rhs[0]][1]
				}
				p.words = append(p.words, sep.lit[1:len(sep.lit)-1]...)
			}
			p.write(of[0].rhs[0], k)
		}
		return
	}
	w := p.way(s, n)
	for i, r := range w.rhs {
		switch {
		case r < 0:
			p.write(r, n.Kids[w.kid[i]])
		case p.g.isNumber(r):
			num := strconv.Itoa(n.N)
			if r != tOne && p.g.numbers[r-2].signed && n.N >= 0 {
				num = "+" + num
			}
			p.words = append(p.words, num)
		default:
			p.words = append(p.words, w.lit[i])
		}
	}
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
