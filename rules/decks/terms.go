package decks

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"feltstack/rules/wording"
)

// textFields are the fields that hold words; every game has them. set is that
// of people's own cards; cards of the game are in none.
var textFields = [...]string{"name", "type", "text", "set"}

// none is the value of a number that a card does not have.
const none = "none"

// term reads a bare word, or a field with its condition.
func (p *parser) term() holds {
	l := p.next()
	switch l.kind {
	case lexQuoted:
		return p.bare(l.text)
	case lexWord:
		name := fold(l.text)
		op := p.see()
		if op.kind == lexOp && (op.tight || p.x.known(name)) {
			p.next()
			return p.condition(l, name, op)
		}
		return p.bare(l.text)
	}
	p.wrong(l, catalog.Say("query.before", "sign", l.text, "example", p.x.example()), nil)
	if v := p.see(); v.kind == lexWord || v.kind == lexQuoted {
		p.next() // it belongs to the operator
	}
	return nil
}

// bare is a word to be found in name, type or text.
func (p *parser) bare(text string) holds {
	w := fold(text)
	if w == "" {
		return nil
	}
	p.order(w)
	cards := p.x.cards
	return func(i int32) bool { return strings.Contains(cards[i].all, w) }
}

// mostWords is how many words of a query order what is found.
const mostWords = 8

// order makes a word one by which results are ordered, unless it is negated.
func (p *parser) order(w string) {
	if !p.minus && len(p.words) < mostWords {
		p.words = append(p.words, w)
	}
}

// condition reads the value after field and operator.
func (p *parser) condition(l lexeme, name string, op lexeme) holds {
	v := p.see()
	if v.kind != lexWord && v.kind != lexQuoted {
		p.wrong(v, catalog.Say("query.no_value", "text", l.text+op.text), p.x.Values(name))
		return nil
	}
	p.next()
	if slices.Contains(textFields[:], name) {
		return p.wordy(name, op, v)
	}
	if f := p.x.field(name); f != nil {
		return p.number(f, op, v)
	}
	if turned := p.turned(name, op.text, v.text); turned != "" {
		p.wrong(l, catalog.Say("query.first"), []string{turned})
		return nil
	}
	near := slices.DeleteFunc(wording.Nearest(name, p.x.FieldNames(), 3), func(n string) bool {
		return len(name) < 3 && !strings.HasPrefix(n, name) // too short to be a slip
	})
	if len(near) == 0 {
		near = p.x.FieldNames()
	}
	p.wrong(l, catalog.Say("query.no_field", "name", l.text), near)
	return nil
}

// turned writes "60<=str" and "60<=str<=80" so that they are understood; "" if
// they are something else.
func (p *parser) turned(number, op, value string) string {
	if _, err := strconv.Atoi(number); err != nil {
		return ""
	}
	at := strings.IndexAny(value, "<>=≤≥")
	name, second := value, ""
	if at > 0 {
		name, second = value[:at], value[at:]
	}
	if p.x.field(fold(name)) == nil {
		return ""
	}
	if other := map[string]string{"<": ">", "<=": ">=", "≤": "≥", ">": "<", ">=": "<=", "≥": "≤"}[op]; other != "" {
		op = other
	}
	if name += op + number; second != "" {
		name += " " + value
	}
	return name
}

// wordy is a condition on one of textFields.
func (p *parser) wordy(name string, op, v lexeme) holds {
	w := fold(v.text)
	of := func(c *card) string { return c.name }
	switch name {
	case "type":
		of = func(c *card) string { return c.typ }
	case "text":
		of = func(c *card) string { return c.text }
	case "set":
		of = func(c *card) string { return c.set }
	}
	cards := p.x.cards
	switch op.text {
	case ":":
		if w == "" {
			return nil
		}
		if name == "name" {
			p.order(w)
		}
		return func(i int32) bool { return strings.Contains(of(&cards[i]), w) }
	case "=":
		return func(i int32) bool { return of(&cards[i]) == w }
	case "!=", "≠":
		return func(i int32) bool { return of(&cards[i]) != w }
	}
	p.wrong(op, catalog.Say("query.no_order", "name", name), []string{name + ":", name + "=", name + "!="})
	return nil
}

// number is a condition on a number, or on one of the words for its values.
func (p *parser) number(f *field, op, v lexeme) holds {
	w := fold(v.text)
	if w == none && v.kind == lexWord {
		switch op.text {
		case ":", "=":
			return func(i int32) bool { return !f.has[i] }
		case "!=", "≠":
			return func(i int32) bool { return f.has[i] }
		}
	}
	if n, err := strconv.ParseInt(w, 10, 32); err == nil {
		return compare(f, op.text, func(int32) (int32, bool) { return int32(n), true })
	}
	if other := p.x.field(w); other != nil && other.Words == nil && f.Words == nil {
		return compare(f, op.text, func(i int32) (int32, bool) { return other.val[i], other.has[i] })
	}
	if f.words == nil {
		p.wrong(v, catalog.Say("query.number", "name", f.Name, "value", v.text), []string{p.x.likely(f, op.text, w)})
		return nil
	}
	begun, same := f.meant(w)
	switch {
	case op.text == ":" && len(begun) > 0:
		return func(i int32) bool { return f.has[i] && slices.Contains(begun, f.val[i]) }
	case same >= 0:
		return compare(f, op.text, func(int32) (int32, bool) { return same, true })
	case len(begun) == 1:
		return compare(f, op.text, func(int32) (int32, bool) { return begun[0], true })
	}
	p.wrong(v, catalog.Say("query.no_such", "name", f.Name, "value", v.text), p.x.Values(f.Name))
	if p.see().kind == lexEnd && len(begun) > 0 {
		p.err.Open = true
	}
	return nil
}

// meant is the values that have a word beginning with w, and the one that is
// called just so, or -1.
func (f *field) meant(w string) (begun []int32, same int32) {
	same = -1
	for n, ways := range f.words {
		for _, way := range ways {
			if way == w {
				same = int32(n)
			}
			if strings.HasPrefix(way, w) || strings.Contains(way, " "+w) {
				if len(begun) == 0 || begun[len(begun)-1] != int32(n) {
					begun = append(begun, int32(n))
				}
			}
		}
	}
	return begun, same
}

// compare compares a number with another. A card that lacks one of them is
// not meant.
func compare(f *field, op string, with func(i int32) (int32, bool)) holds {
	var is func(a, b int32) bool
	switch op {
	case ":", "=":
		is = func(a, b int32) bool { return a == b }
	case "!=", "≠":
		is = func(a, b int32) bool { return a != b }
	case "<":
		is = func(a, b int32) bool { return a < b }
	case "<=", "≤":
		is = func(a, b int32) bool { return a <= b }
	case ">":
		is = func(a, b int32) bool { return a > b }
	default:
		is = func(a, b int32) bool { return a >= b }
	}
	return func(i int32) bool {
		n, ok := with(i)
		return ok && f.has[i] && is(f.val[i], n)
	}
}

// FieldNames are the names that may stand before an operator.
func (x *Index) FieldNames() []string {
	names := slices.Clone(textFields[:])
	for i := range x.fields {
		names = append(names, x.fields[i].Name)
	}
	return names
}

func (x *Index) known(name string) bool {
	return slices.Contains(textFields[:], name) || x.field(name) != nil
}

// Values are what may stand after a field: all words, or an example of a number.
func (x *Index) Values(name string) []string {
	f := x.field(name)
	switch {
	case f == nil && name == "type" && len(x.cards) > 0:
		return []string{catalog.Say("query.a_type", "type", x.cards[0].typ)}
	case f == nil:
		return []string{catalog.Say("query.a_word")}
	case f.Words == nil:
		return []string{catalog.Say("query.a_number", "n", x.middle(f)), none}
	}
	var all []string
	for _, ways := range f.Words {
		if len(ways) > 0 {
			all = append(all, ways[0])
		}
	}
	return append(all, none)
}

// example is a condition that fits the game.
func (x *Index) example() string {
	for i := range x.fields {
		if f := &x.fields[i]; f.Words == nil {
			return f.Name + ">=" + x.middle(f)
		}
	}
	return "text:draw"
}

var someNumbers = regexp.MustCompile(`\d+`)

// likely is a condition on a number that someone may have meant who wrote value.
func (x *Index) likely(f *field, op, value string) string {
	all := someNumbers.FindAllString(value, 3)
	switch meant := operator(value); {
	case len(all) == 1 && meant != "":
		return f.Name + cmp.Or(meantOperators[meant], meant) + all[0]
	case len(all) == 2 && strings.IndexAny(value, "<>") > 0:
		return f.Name + op + all[0] + " " + f.Name + value[strings.IndexAny(value, "<>"):]
	case len(all) == 2 && (op == ":" || op == "="):
		return f.Name + ">=" + all[0] + " " + f.Name + "<=" + all[1]
	case len(all) > 0 && strings.HasPrefix(value, all[0]):
		return f.Name + op + all[0]
	}
	return f.Name + op + x.middle(f)
}

// middle is a usual value of a number.
func (x *Index) middle(f *field) string {
	var all []int32
	for i, has := range f.has {
		if has {
			all = append(all, f.val[i])
		}
	}
	if len(all) == 0 {
		return "1"
	}
	slices.Sort(all)
	return itoa(int(all[len(all)/2]))
}

func itoa(n int) string { return strconv.Itoa(n) }
