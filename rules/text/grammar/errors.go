package grammar

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"feltstack/rules"
)

// Error is a place in a text that is not understood.
type Error struct {
	File  string
	Card  string // the name of the card that is refused for it, if it is known
	Pos   Pos
	What  string   // what is wrong, if it is not simply not understood
	Lacks bool     // what it speaks of should have been said before: an error there may be why it was not
	Words string   // the words at fault
	Near  []string // what could stand there, the likeliest first
	Here  []string // all that could
	Cause error    // the crash, if a bug in the program is what is wrong
}

func (e *Error) Unwrap() error { return e.Cause }

func (e *Error) Error() string {
	var b strings.Builder
	if e.File != "" {
		fmt.Fprintf(&b, "%s:", e.File)
	}
	fmt.Fprintf(&b, "%d:%d: ", e.Pos.Line, e.Pos.Col)
	switch {
	case e.What != "":
		b.WriteString(e.What)
	case e.Words == "":
		b.WriteString("the text ends too early")
	default:
		fmt.Fprintf(&b, "not understood: %q", e.Words)
	}
	for i, s := range e.Near {
		fmt.Fprintf(&b, "%s%q", []string{"; nearest: ", ", "}[min(i, 1)], s)
	}
	return b.String()
}

// stuck is the error about token n, which fits nowhere. bad says that it was
// reached with refused productions.
func (r *reader) stuck(toks []token, start sym, n int, bad bool) *Error {
	c, t := r.c, &toks[n]
	e := &Error{Pos: t.pos}
	c.read(toks, start, n, bad)
	switch {
	case t.key == "-" && n == 0, t.key == optionAt && c.whole(start, n) >= 0:
		if t.key == optionAt {
			e.Pos = toks[n+1].pos
		}
		e.What = "options follow a sentence that says to choose one"
		return e
	case start == r.g.start && r.heading(e, toks, n):
		return e
	case t.key != endKey && t.key != optionAt:
		e.Words = words(r.src, toks[n:])
	}
	if most := c.most(n); most > 0 {
		e.What = fmt.Sprintf("a number here is at most %d", most)
		return e
	}
	offers := c.offers(n)
	e.Near = nearest(e.Words, offers, far)
	for _, o := range offers {
		e.Here = append(e.Here, o.phrase)
	}
	return e
}

// maxHeading is how many words a heading may have.
const maxHeading = 3

// heading is the error about a paragraph that begins with a heading that the
// game does not have.
func (r *reader) heading(e *Error, toks []token, n int) bool {
	colon := slices.IndexFunc(toks[:min(len(toks), maxHeading+1)], func(t token) bool { return t.key == ":" })
	if colon < 1 || n != 0 && n != colon {
		return false
	}
	r.c.read(toks, r.g.start, 0, false)
	offers := r.c.offers(0)
	words := words(r.src, toks[:colon])
	near := nearest(words, offers, misspelt)
	if len(near) == 0 {
		near = nearest(words, r.g.headings(offers), far+1)
	}
	if len(near) == 0 {
		return false
	}
	e.Pos, e.Words, e.Near = toks[0].pos, words, near
	return true
}

// maxWords bounds the words at fault, in bytes.
const maxWords = 100

// words are up to six words of a text from a place on, within a sentence.
func words(src string, toks []token) string {
	n := 0
	for n < min(6, len(toks)) && toks[n].key != endKey && toks[n].key != optionAt {
		n++
		if k := toks[n-1].key; n > 1 && len(k) == 1 && strings.Contains(".,:", k) {
			n--
			break
		}
	}
	last := toks[n-1]
	return shorten(src[toks[0].pos.Off : last.pos.Off+len(last.text)])
}

func shorten(s string) string {
	if len(s) > maxWords {
		s = strings.ToValidUTF8(s[:maxWords], "") + "…"
	}
	return s
}

// Quote is the beginning of a text in quotes, as errors show it.
func Quote(text string) string { return strconv.Quote(shorten(text)) }

// most is the greatest number that could stand at token n, if one stands there
// that is too great; else 0.
func (c *chart) most(n int) (most int) {
	t := &c.toks[n]
	sign := t.key[0] == '+' || t.key[0] == '-'
	from, to := c.set(n)
	for _, it := range c.items[from:to] {
		if int(it.dot) == len(it.p.rhs) {
			continue
		}
		if s := it.p.rhs[it.dot]; s > tEnd && c.g.isNumber(s) {
			if k := c.g.numbers[s-2]; max(t.n, -t.n) > k.most && k.signed == sign {
				most = max(most, k.most)
			}
		}
	}
	return most
}

// Aside is the note of productions that are read and never offered.
const Aside = "aside"

// First is the note of productions that are meant where others of their category
// could be read, too.
const First = "first"

// offer is a phrase that could stand somewhere.
type offer struct {
	phrase string
	uses   int
	cat    sym
}

// offers are the phrases that could stand at a set of the chart, each once,
// those that cards use most first.
func (c *chart) offers(set int) (out []offer) {
	from, to := c.set(set)
	uses := c.likely(set)
	for i, it := range c.items[from:to] {
		p, dot := it.p, int(it.dot)
		if dot == len(p.rhs) || p.rhs[dot] < 0 || p.kind == gap || p.other && (dot == 0 || c.printed(set, it)) || p.kind == more && p != c.g.of[^p.lhs][1] || p.kind == plain && (p.rule.Refused || p.rule.Note == Aside) {
			continue
		}
		o := offer{phrase: c.g.phrase(p, dot, false), cat: p.lhs, uses: uses[i]}
		if i := slices.IndexFunc(out, func(x offer) bool { return x.phrase == o.phrase }); i < 0 {
			out = append(out, o)
		} else {
			out[i].uses = max(out[i].uses, o.uses)
		}
	}
	slices.SortStableFunc(out, func(a, b offer) int {
		return cmp.Or(cmp.Compare(b.uses, a.uses), cmp.Compare(strings.ToLower(a.phrase), strings.ToLower(b.phrase)))
	})
	return out
}

// printed reports whether the way to say it that is printed has come as far as another way.
func (c *chart) printed(set int, other item) bool {
	from, to := c.set(set)
	return slices.ContainsFunc(c.items[from:to], func(it item) bool {
		return it.p.rule == other.p.rule && it.origin == other.origin && !it.p.other && int(it.dot) < len(it.p.rhs)
	})
}

// likely is how often cards use what each item of a set begins, at most as often
// as they use what it would be a part of: few texts begin with "a", however many have one.
func (c *chart) likely(set int) []int {
	from, to := c.set(set)
	out := make([]int, to-from)
	uses := c.g.uses.Load()
	if uses == nil {
		return out
	}
	waits := map[sym]int{} // for a part of a category
	for _, it := range c.items[from:to] {
		if int(it.dot) < len(it.p.rhs) && it.p.rhs[it.dot] < 0 {
			waits[it.p.rhs[it.dot]] = 0
		}
	}
	for grew := true; grew; {
		grew = false
		for i, it := range c.items[from:to] {
			n := math.MaxInt
			if it.p.kind == plain {
				n = (*uses)[it.p.rule.Name]
			}
			if most, ok := waits[it.p.lhs]; int(it.origin) == set && ok {
				n = min(n, most)
			}
			if out[i] = n; int(it.dot) == len(it.p.rhs) || it.p.rhs[it.dot] >= 0 {
				continue
			}
			if s := it.p.rhs[it.dot]; n > waits[s] {
				waits[s], grew = n, true
			}
		}
	}
	return out
}

// headings are the offers that a colon can follow, as in "Play: draw a card".
func (g *Grammar) headings(offers []offer) []offer {
	before := map[sym]bool{}
	for _, p := range g.grounds {
		if len(p.rhs) > 1 && p.rhs[0] < 0 && p.rhs[1] == g.terms[":"] {
			before[p.rhs[0]] = true
		}
	}
	return slices.DeleteFunc(offers, func(o offer) bool { return !before[o.cat] || strings.Contains(o.phrase, "{") })
}

// nearest picks up to three phrases: those most like the beginning of what was
// written, up to a limit, then those that cards use most.
func nearest(written string, offers []offer, limit int) (out []string) {
	if written == "" && slices.ContainsFunc(offers, func(o offer) bool { return o.phrase == "." }) {
		return []string{"."}
	}
	low := strings.Fields(strings.ToLower(written))
	capital, _ := utf8.DecodeRuneInString(written)
	wrong := map[string]int{} // letters of 100
	for _, o := range offers {
		wrong[o.phrase] = unlike(o.phrase, low)
		switch {
		case o.phrase == "." && unicode.IsUpper(capital): // it begins a sentence
			wrong[o.phrase] = 0
		case isMark(o.phrase) && isMark(written): // one for another
			wrong[o.phrase] = far
		}
	}
	slices.SortStableFunc(offers, func(a, b offer) int { return cmp.Compare(wrong[a.phrase], wrong[b.phrase]) })
	for i, o := range offers {
		if i < 3 && (wrong[o.phrase] <= limit || limit == far && (i == 0 || wrong[offers[0].phrase] > far)) {
			out = append(out, o.phrase)
		}
	}
	return out
}

func isMark(s string) bool { return s != "" && strings.IndexByte(".,:", s[0]) >= 0 }

// How many letters of 100 of a phrase can be wrong. All phrases beyond far count
// as equally far.
const (
	misspelt = 40
	far      = 60
)

// unlike is how many letters of 100 of a phrase's beginning differ from what
// was written. What has a telling word in common is near, too.
func unlike(phrase string, written []string) int {
	key, _, _ := strings.Cut(strings.ToLower(phrase), "{")
	key = strings.TrimSpace(key)
	if key == "" || len(written) == 0 {
		return far + 1
	}
	same := strings.Join(written[:min(len(written), strings.Count(key, " ")+1)], " ")
	d := 100 * rules.Distance(key, same) / max(len(key), len(same))
	return min(d, 100-shared(key, written)*3/5, far+1)
}

// shared is how many of a phrase's telling words, of 100, are among the first
// two that were written.
func shared(key string, written []string) int {
	all, have := 0, 0
	for w := range strings.FieldsSeq(key) {
		if len(w) < 4 || w == "your" {
			continue
		}
		all++
		if slices.Contains(written[:min(len(written), 2)], w) {
			have++
		}
	}
	return 100 * have / max(all, 1)
}

// ambiguous is the error about a text that has two readings: both are shown
// where they differ.
func (r *reader) ambiguous(a, b *Node) *Error {
	x, y, pos := differ(a, b)
	one, two := r.g.Print(x), r.g.Print(y)
	if one == "" || two == "" || one == two {
		one, two = brief(x), brief(y)
	} else {
		one, two = strconv.Quote(one), strconv.Quote(two)
	}
	return &Error{Pos: pos, What: fmt.Sprintf("this can mean two things, %s or %s: say it in other words", one, two)}
}

// differ is the least parts of two trees in which they differ.
func differ(a, b *Node) (x, y *Node, pos Pos) {
	if a.Rule != b.Rule || a.N != b.N || len(a.Kids) != len(b.Kids) {
		return a, b, a.Pos
	}
	at := -1
	for i := range a.Kids {
		if !Equal(a.Kids[i], b.Kids[i]) {
			if at >= 0 || a.Kids[i] == nil || b.Kids[i] == nil {
				return a, b, a.Pos
			}
			at = i
		}
	}
	return differ(a.Kids[at], b.Kids[at])
}

// brief is a tree by the names of its productions, in brackets.
func brief(n *Node) string {
	var parts []string
	if n.Rule != nil {
		parts = append(parts, n.Rule.Name)
	}
	if n.N != 0 {
		parts = append(parts, strconv.Itoa(n.N))
	}
	for _, k := range n.Kids {
		if k != nil {
			parts = append(parts, brief(k))
		}
	}
	return "(" + strings.Join(parts, " ") + ")"
}

// makes is the name that a production gives to cards, as in the note "makes
// drawn", or the name before.
func (r *Rule) makes(before string) string {
	if name, ok := strings.CutPrefix(r.Note, "makes "); ok {
		return name
	}
	return before
}

// says is the reason of a refused production. In it {past} stands for what the
// step before did to cards, as in "the {past} card".
func (r *Rule) says(made string) string {
	return strings.ReplaceAll(r.Note, "{past}", cmp.Or(made, "chosen"))
}
