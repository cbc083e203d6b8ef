package grammar

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Rule is a line of the table, with all ways to say it.
type Rule struct {
	Name    string
	Cat     string // what it is a kind of
	Text    string // the way that is printed, as the table has it
	Fields  []Field
	Note    string
	Refused bool // it is read only to say what to write instead
	Short   bool // it is read as Long
	Long    string

	g        *Grammar
	at       string // where the table has it
	template *Node  // of Long, with gaps for its fields
	ways     [][]*ground
}

// Aside is the note of rules that are read and never offered.
const Aside = "aside"

// First is the note of rules that are meant where others of their category
// could be read, too.
const First = "first"

// Field is a part of a rule that the tree keeps.
type Field struct {
	Name, Cat string
	Number    string // "one", "many", "n" for that of the rule, "" for either
	Kind      byte   // 0, '?' may be missing, '+' a list, '*' a list that may be empty, '!' a list of one
	Sep, Last string // what stands between the parts of a list, and before the last
	Also      string // what else is read between them, with "|" between several
}

// line is one line of the table: a way to say a rule.
type line struct {
	rule   *Rule
	number string // of its category
	parts  []part
	at     string
}

// part is a field or words of a rule. A pair of words has a form for one
// and one for many.
type part struct {
	field *Field
	words [2]string
	pair  bool
	upper bool // what follows begins with a capital
}

// parse reads the lines of a table.
func (g *Grammar) parse(table string) (lines []line, err error) {
	section, n := "", 0
	var short []string // abbreviations, and what they stand for
	for s := range strings.Lines(table) {
		n++
		s = strings.TrimSpace(s)
		at := fmt.Sprintf("%sline %d", section, n)
		if name, ok := strings.CutPrefix(s, "## "); ok {
			section, n = name+", ", 0
			continue
		}
		if s == "" || s[0] == '#' {
			continue
		}
		if name, means, ok := strings.Cut(s, " = "); ok && s[0] == '$' {
			short = append(short, name, means)
			continue
		}
		all, err := Spread(strings.NewReplacer(short...).Replace(s))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", at, err)
		}
		for _, s := range all {
			head, body, ok := strings.Cut(s, " = ")
			if name, label := strings.CutPrefix(head, "@"); label && ok {
				for c := range strings.FieldsSeq(name) {
					g.labels[c] = strings.TrimSpace(body)
				}
				continue
			}
			colon := strings.LastIndex(head, ": ")
			if !ok || colon <= 0 {
				return nil, fmt.Errorf("%s: %q is not \"name: Kind = words and {parts}\"", at, s)
			}
			l, err := g.line(at, head[:colon], head[colon+2:], body)
			if err != nil {
				return nil, fmt.Errorf("%s: %s: %w", at, head[:colon], err)
			}
			lines = append(lines, l)
		}
	}
	return lines, nil
}

func (g *Grammar) line(at, name, cat, body string) (l line, err error) {
	body, note, _ := strings.Cut(body, " -- ")
	body, long, short := strings.Cut(body, " => ")
	r := &Rule{Text: strings.TrimSpace(body), Note: strings.TrimSpace(note), Short: short, Long: strings.TrimSpace(long), g: g, at: at}
	r.Name, r.Refused = strings.CutSuffix(strings.TrimSpace(name), "!")
	l = line{rule: r, at: at}
	if r.Cat, l.number, err = category(cat); err != nil {
		return l, err
	}
	if l.parts, err = parts(body); err != nil {
		return l, err
	}
	for _, p := range l.parts {
		if f := p.field; f != nil {
			if slices.ContainsFunc(r.Fields, func(o Field) bool { return o.Name == f.Name }) {
				return l, fmt.Errorf("two parts are called %q: give one a name, as in {other:%s}", f.Name, f.Cat)
			}
			r.Fields = append(r.Fields, *f)
		}
	}
	if r.Refused && r.Note == "" {
		return l, fmt.Errorf("it is refused without a reason: \"name!: Kind = words -- what to write instead\"")
	}
	if len(r.Fields) > 100 {
		return l, fmt.Errorf("it has more than 100 parts")
	}
	old := g.byName[r.Name]
	for old != nil && old.Short && short && old.Long != r.Long { // no tree has it
		r.Name += "'"
		old = g.byName[r.Name]
	}
	if old == nil {
		g.byName[r.Name] = r
		g.rules = append(g.rules, r)
		return l, nil
	}
	l.rule = old
	return l, old.alike(r)
}

// alike checks another way to say r: it must make the same tree.
func (r *Rule) alike(way *Rule) error {
	switch {
	case r.Cat != way.Cat:
		return fmt.Errorf("a rule of this name is a %s (%s)", r.Cat, r.at)
	case r.Short && way.Short && r.Long == way.Long, r.Refused && way.Refused && r.Note == way.Note:
	case r.Short || way.Short || r.Refused || way.Refused:
		return fmt.Errorf("the name is taken (%s), and short or refused rules need one of their own", r.at)
	}
	for _, f := range way.Fields {
		if r.field(f.Name) < 0 {
			return fmt.Errorf("this other way to say it (%s) has a part %q that the first has not", r.at, f.Name)
		}
	}
	for i, f := range r.Fields {
		at := way.field(f.Name)
		optional := f.Kind == '?' || f.Kind == '*'
		switch {
		case at < 0 && !optional:
			return fmt.Errorf("this other way to say it (%s) lacks the part %q", r.at, f.Name)
		case at >= 0 && (way.Fields[at].Cat != f.Cat || way.Fields[at].list() != r.Fields[i].list()):
			return fmt.Errorf("this other way to say it (%s) has another kind of part for %q", r.at, f.Name)
		case at >= 0 && !optional && (way.Fields[at].Kind == '?' || way.Fields[at].Kind == '*'):
			return fmt.Errorf("this other way to say it (%s) can lack the part %q", r.at, f.Name)
		}
	}
	return nil
}

// field is the place of a field by its name, -1 if there is none.
func (r *Rule) field(name string) int {
	return slices.IndexFunc(r.Fields, func(f Field) bool { return f.Name == name })
}

func (f *Field) list() bool { return f.Kind == '+' || f.Kind == '*' || f.Kind == '!' }

// category reads "Cards[n]".
func category(s string) (cat, number string, err error) {
	s = strings.TrimSpace(s)
	cat, number, ok := strings.Cut(s, "[")
	number, closed := strings.CutSuffix(number, "]")
	if ok != closed || ok && number != "n" && number != "one" && number != "many" {
		return "", "", fmt.Errorf("%q is none of Kind, Kind[n], Kind[one] and Kind[many]", s)
	}
	if cat == "" || strings.ContainsFunc(cat, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		return "", "", fmt.Errorf("%q is not the name of a kind", cat)
	}
	return cat, number, nil
}

// parts reads what a rule is made of.
func parts(s string) (out []part, err error) {
	for s = strings.TrimSpace(s); s != ""; s = strings.TrimSpace(s) {
		n := strings.IndexByte(s, ' ')
		if s[0] == '{' {
			n = strings.IndexByte(s, '}') + 1
			if n == 0 {
				return nil, fmt.Errorf("%q has no end", s)
			}
		}
		if n < 0 {
			n = len(s)
		}
		it := s[:n]
		s = s[n:]
		switch {
		case it[0] == '{':
			f, err := readField(it[1 : len(it)-1])
			if err != nil {
				return nil, err
			}
			out = append(out, part{field: f})
		case it == "^":
			if len(out) == 0 || out[len(out)-1].field != nil {
				return nil, fmt.Errorf("\"^\" stands behind a word or mark")
			}
			out[len(out)-1].upper = true
		default:
			one, many, pair := strings.Cut(it, "/")
			if !pair {
				many = one
			} else if one == "" || many == "" {
				return nil, fmt.Errorf("%q is not a pair of words as in \"is/are\"", it)
			}
			out = append(out, part{words: [2]string{one, many}, pair: pair})
		}
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("it says nothing")
	}
	return out, nil
}

// readField reads what stands in braces: "name:Kind[n]+ separator/last|other".
func readField(s string) (*Field, error) {
	f, in := &Field{}, s
	if name, rest, ok := strings.Cut(in, ":"); ok {
		f.Name, in = name, rest
	}
	if i := strings.IndexAny(in, "?+*!"); i >= 0 {
		f.Kind, f.Sep, in = in[i], in[i+1:], in[:i]
		f.Sep, f.Also, _ = strings.Cut(strings.TrimSpace(f.Sep), "|")
		f.Last = f.Sep
		if sep, last, ok := strings.Cut(f.Sep, "/"); ok {
			f.Sep, f.Last = strings.TrimSpace(sep), strings.TrimSpace(last)
		}
		if (f.Kind == '?' || f.Kind == '!') && f.Sep != "" {
			return nil, fmt.Errorf("{%s}: only a list of several has something between its parts", s)
		}
	}
	var err error
	if f.Cat, f.Number, err = category(in); err != nil {
		return nil, fmt.Errorf("{%s}: %w", s, err)
	}
	r, n := utf8.DecodeRuneInString(f.Cat)
	f.Cat = string(unicode.ToUpper(r)) + f.Cat[n:]
	if f.Name == "" {
		f.Name = f.Cat
	}
	return f, nil
}
