package grammar

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
)

// sym is a terminal from 0, a nonterminal below.
type sym int32

// The terminals before all others. Those of numbers follow, then words.
const (
	tOne sym = iota // the number 1
	tEnd            // of a text
	tGap            // of a long form: any part of a category
	firstNumber
)

// number is a terminal that stands for many numbers.
type number struct {
	most   int
	signed bool
}

const (
	maxNumber  = 999 // of a number without a bound of its own
	maxNumbers = 50  // kinds of numbers in a table: a token has a bit for each
)

// kind says what a ground rule does to the tree.
type kind uint8

const (
	plain kind = iota // it makes a node
	union             // one category is another: Cards is Cards[one] or Cards[many]
	some              // a part that may be missing, and is there
	first             // the first of a list
	more              // one more of it
)

// ground is a rule for one number, written out: what the chart works on.
type ground struct {
	id    int32
	rule  *Rule
	kind  kind
	other bool // another way to say it, which is not offered
	lhs   sym
	rhs   []sym
	lit   []string // a terminal as it is printed
	kid   []int8   // the field of a nonterminal, by the rule's order of fields
	ahead []bits   // what can come first after each dot
	open  []bool   // whether nothing need come after it

	said []atomic.Pointer[said] // what is offered from each dot on, once it is needed
}

// said is a phrase that is offered.
type said struct {
	phrase string
	low    string   // in small letters
	words  []string // up to its first part, in small letters
}

// offered is what is offered of a rule from a dot on.
func (g *Grammar) offered(p *ground, dot int) *said {
	if s := p.said[dot].Load(); s != nil {
		return s
	}
	s := &said{phrase: g.phrase(p, dot, false)}
	s.low = strings.ToLower(s.phrase)
	begin, _, _ := strings.Cut(s.low, "{")
	s.words = strings.Fields(begin)
	p.said[dot].Store(s)
	return s
}

// bits is a set of terminals.
type bits []uint64

func (b bits) has(t sym) bool { return t >= 0 && b[t>>6]>>(uint(t)&63)&1 != 0 }

func (b bits) put(t sym) { b[t>>6] |= 1 << (uint(t) & 63) }

func (b bits) or(o bits) (grew bool) {
	for i, w := range o {
		if w&^b[i] != 0 {
			b[i] |= w
			grew = true
		}
	}
	return grew
}

// symbols makes the terminals of numbers, so that they come before all words.
func (g *Grammar) symbols(lines []line) error {
	g.term("1")
	g.term(endKey)
	g.term("\x00gap")
	for _, l := range lines {
		for _, p := range l.parts {
			for _, w := range p.words {
				n, ok, err := readNumber(w)
				if err != nil {
					return fmt.Errorf("%s: %s: %w", l.at, l.rule.Name, err)
				}
				if !ok {
					continue
				}
				if s := g.term(w); s == firstNumber+sym(len(g.numbers)) {
					g.numbers = append(g.numbers, n)
				}
			}
		}
	}
	if len(g.numbers) > maxNumbers {
		return fmt.Errorf("a table has at most %d kinds of numbers", maxNumbers)
	}
	g.this = g.term("this")
	return nil
}

// readNumber reads "#", "#99", "±" and "±99".
func readNumber(s string) (n number, ok bool, err error) {
	bound, ok := strings.CutPrefix(s, "#")
	if !ok {
		if bound, ok = strings.CutPrefix(s, "±"); !ok {
			return n, false, nil
		}
		n.signed = true
	}
	if n.most = maxNumber; bound != "" {
		if n.most, err = strconv.Atoi(bound); err != nil || n.most < 1 || n.most > 1_000_000 {
			return n, false, fmt.Errorf("%q is not a number with a bound as in \"#99\"", s)
		}
	}
	return n, true, nil
}

// nums is the set of number terminals that a number fits.
func (g *Grammar) nums(n int, signed bool) (fits uint64) {
	if n == 1 && !signed {
		return 1 << tOne
	}
	for i, k := range g.numbers {
		if k.signed == signed && max(n, -n) <= k.most {
			fits |= 1 << (firstNumber + sym(i))
		}
	}
	return fits
}

// isNumber reports whether a terminal stands for numbers.
func (g *Grammar) isNumber(s sym) bool {
	return s == tOne || s >= firstNumber && s < firstNumber+sym(len(g.numbers))
}

var forms = []string{"one", "many"}

// expand writes out one way to say a rule, for one and for many if it differs.
func (g *Grammar) expand(l line, numbered map[string]bool) error {
	r := l.rule
	if numbered[r.Cat] && l.number == "" {
		return fmt.Errorf("other rules of %s have a number: write %s[n], %s[one] or %s[many]", r.Cat, r.Cat, r.Cat, r.Cat)
	}
	agrees := l.number == "n"
	pair := -1
	for i, p := range l.parts {
		agrees = agrees || p.field != nil && p.field.Number == "n"
		if p.pair {
			pair = i
		}
	}
	if pair >= 0 && !agrees && l.number == "" {
		w := l.parts[pair].words
		return fmt.Errorf("nothing says which of \"%s/%s\" is meant: no part has [n]", w[0], w[1])
	}
	way := len(r.ways)
	r.ways = append(r.ways, nil)
	for v, form := range forms {
		if agrees || l.number == form || l.number == "" && v == 0 {
			p, err := g.ground(l, v, numbered)
			if err != nil {
				return err
			}
			p.other = way > 0 || r.Short
			g.add(p)
			r.ways[way] = append(r.ways[way], p)
		}
	}
	return nil
}

// ground is a way to say a rule, for one (0) or many (1).
func (g *Grammar) ground(l line, v int, numbered map[string]bool) (*ground, error) {
	with := func(cat, number string) sym {
		switch {
		case number == "n":
			return g.cat(cat + "[" + forms[v] + "]")
		case number != "":
			return g.cat(cat + "[" + number + "]")
		}
		return g.cat(cat)
	}
	p := &ground{rule: l.rule, lhs: with(l.rule.Cat, l.number)}
	for _, it := range l.parts {
		f := it.field
		if f == nil {
			p.word(g, it.words[v])
			if it.upper {
				p.lit[len(p.lit)-1] += "^"
			}
			continue
		}
		if n, known := numbered[f.Cat]; known && !n && f.Number != "" {
			return nil, fmt.Errorf("{%s[%s]}: rules of %s have no number", f.Cat, f.Number, f.Cat)
		}
		s := with(f.Cat, f.Number)
		if f.Number == "" && numbered[f.Cat] {
			g.either(f.Cat)
		}
		p.rhs, p.lit, p.kid = append(p.rhs, g.part(s, f)), append(p.lit, ""), append(p.kid, int8(l.rule.field(f.Name)))
	}
	if !slices.ContainsFunc(p.rhs, func(s sym) bool { return s >= 0 || !g.null[^s] }) {
		return nil, fmt.Errorf("it can be empty: all its parts may be missing")
	}
	return p, nil
}

// word adds words to a ground rule.
func (p *ground) word(g *Grammar, words string) {
	toks := []token{{text: words, key: words}}
	if _, ok, _ := readNumber(words); !ok {
		toks = lexWords(words)
	}
	for _, t := range toks {
		p.rhs, p.lit, p.kid = append(p.rhs, g.term(t.key)), append(p.lit, t.text), append(p.kid, -1)
	}
}

// either lets a category without a number be one or many.
func (g *Grammar) either(cat string) {
	c := g.cat(cat)
	if len(g.of[^c]) > 0 {
		return
	}
	for _, form := range forms {
		g.add(&ground{kind: union, lhs: c, rhs: []sym{g.cat(cat + "[" + form + "]")}, lit: []string{""}, kid: []int8{0}})
	}
}

// part is the category of a field: itself, or one made for what may be missing
// and for lists.
func (g *Grammar) part(s sym, f *Field) sym {
	if f.Kind == 0 {
		return s
	}
	name := g.catText[^s] + string(f.Kind) + f.Sep + "/" + f.Last + "|" + f.Also
	c := g.cat(name)
	if len(g.of[^c]) > 0 {
		return c
	}
	g.null[^c] = f.Kind == '?' || f.Kind == '*'
	in, k := s, some
	switch f.Kind {
	case '*':
		list := *f
		list.Kind = '+'
		in = g.part(s, &list)
	case '+', '!':
		k = first
	}
	g.add(&ground{kind: k, lhs: c, rhs: []sym{in}, lit: []string{""}, kid: []int8{0}})
	if f.Kind != '+' {
		return c
	}
	before := c
	if f.Last != f.Sep {
		before = g.part(s, &Field{Kind: '+', Sep: f.Sep, Last: f.Sep, Also: f.Also})
	}
	seps := []string{f.Last}
	if f.Also != "" {
		seps = append(seps, strings.Split(f.Also, "|")...)
	}
	for i, sep := range seps {
		p := &ground{kind: more, other: i > 0, lhs: c, rhs: []sym{before}, lit: []string{""}, kid: []int8{0}}
		p.word(g, sep)
		p.rhs, p.lit, p.kid = append(p.rhs, s), append(p.lit, ""), append(p.kid, 1)
		g.add(p)
	}
	return c
}

// firsts works out what can come first after each dot.
func (g *Grammar) firsts() {
	n := len(g.termText)>>6 + 1
	firsts := make([]bits, len(g.of))
	for i := range firsts {
		firsts[i] = make(bits, n)
		firsts[i].put(tGap)
	}
	for grew := true; grew; {
		grew = false
		for _, p := range g.grounds {
			f := firsts[^p.lhs]
			for _, s := range p.rhs {
				if s >= 0 {
					grew = grew || !f.has(s)
					f.put(s)
					break
				}
				grew = f.or(firsts[^s]) || grew
				if !g.null[^s] {
					break
				}
			}
		}
	}
	known := sets{}
	b := make(bits, n)
	none := known.of(b)
	for id, p := range g.grounds {
		p.id = int32(id)
		last := len(p.rhs)
		p.ahead, p.open = make([]bits, last+1), make([]bool, last+1)
		p.ahead[last], p.open[last] = none, true
		for i := last - 1; i >= 0; i-- {
			clear(b)
			if s := p.rhs[i]; s >= 0 {
				b.put(s)
			} else if b.or(firsts[^s]); g.null[^s] {
				b.or(p.ahead[i+1])
				p.open[i] = p.open[i+1]
			}
			p.ahead[i] = known.of(b)
		}
	}
}

// sets are sets of terminals by what is in them: most rules go on like others.
type sets map[string]bits

// of is a copy of a set that all equal ones share.
func (k sets) of(b bits) bits {
	key := make([]byte, 0, 1024)
	for _, w := range b {
		key = binary.LittleEndian.AppendUint64(key, w)
	}
	same, ok := k[string(key)]
	if !ok {
		same = slices.Clone(b)
		k[string(key)] = same
	}
	return same
}

// circles refuses categories that can be nothing but themselves: their texts
// would have readings without end.
func (g *Grammar) circles() error {
	state := make([]uint8, len(g.of)) // 1 on the way, 2 done
	var visit func(c sym) *ground
	visit = func(c sym) *ground {
		state[^c] = 1
		for _, p := range g.of[^c] {
			for i, s := range p.rhs {
				alone := s < 0 && !slices.ContainsFunc(slices.Concat(p.rhs[:i], p.rhs[i+1:]), func(o sym) bool { return o >= 0 || !g.null[^o] })
				if !alone || state[^s] == 2 {
					continue
				}
				if state[^s] == 1 {
					return p
				}
				if bad := visit(s); bad != nil {
					return bad
				}
			}
		}
		state[^c] = 2
		return nil
	}
	for i := range g.of {
		if state[i] == 0 {
			if p := visit(^sym(i)); p != nil {
				return fmt.Errorf("a %s can be nothing but another %s, without an end", g.base(p.lhs), g.base(p.lhs))
			}
		}
	}
	return nil
}
