package grammar

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Error is a place in a text that is not understood.
type Error struct {
	File  string
	Card  string // the name of the card that is refused for it, if it is known
	Pos   Pos
	What  string   // what is wrong, if it is not simply not understood
	Lacks bool     // what it speaks of should have been said before: an error there may be why it was not
	Words string   // the words that are wrong
	Near  []string // what could stand there, the likeliest first
	Any   bool     // Near is nothing like it, only what cards say most often there
	Here  []string // all that could
	Key   bool     // it is about what stands beside the text, which Words are not part of
	Cause error    // the crash, if a bug in the program is what is wrong
}

func (e *Error) Unwrap() error { return e.Cause }

func (e *Error) Error() string {
	var b strings.Builder
	if e.File != "" {
		fmt.Fprintf(&b, "%s:", e.File)
	}
	fmt.Fprintf(&b, "%d:%d: ", e.Pos.Line, e.Pos.Col)
	b.WriteString(e.Plain())
	first := "; nearest: "
	if e.Any {
		first = "; here can stand "
	}
	for i, s := range e.Near {
		fmt.Fprintf(&b, "%s%q", []string{first, ", "}[min(i, 1)], s)
	}
	if e.Any && len(e.Here) > len(e.Near) {
		b.WriteString(" and more")
	}
	return b.String()
}

// Plain is what is wrong, without its place and what could stand there.
func (e *Error) Plain() string {
	switch {
	case e.What != "":
		return e.What
	case e.Words == "":
		return "the text ends too early"
	}
	return fmt.Sprintf("not understood: %q", e.Words)
}

// unread is the error about token n where errors of the text before it took all the work
// that explaining them may: it has the words, and nothing near.
func (r *reader) unread(toks []token, n int) *Error {
	e := &Error{Pos: toks[n].pos}
	if t := &toks[n]; t.key != endKey && t.key != optionAt {
		e.Words = words(r.src, toks[n:])
	}
	return e
}

// nearest is that of the grammar, counted as work.
func (r *reader) nearest(written string, offers []offer, limit int) []string {
	r.c.spend(len(offers) * offerSteps)
	return r.g.nearest(written, offers, limit)
}

// stuck is the error about token n, which fits nowhere. bad says that it was
// reached with refused rules.
func (r *reader) stuck(toks []token, start sym, n int, bad bool) *Error {
	c, t := r.c, &toks[n]
	e := &Error{Pos: t.pos}
	c.read(toks, start, n, bad)
	switch {
	case t.key == "-" && n == 0, t.key == optionAt && c.whole(start, n, 0) >= 0:
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
	if bound := c.most(n); bound > 0 {
		e.What = fmt.Sprintf("a number here is at most %d", bound)
		return e
	}
	offers := c.offers(n)
	for _, o := range offers {
		e.Here = append(e.Here, o.phrase)
	}
	if stops(e.Words, offers) {
		e.Near = []string{"."}
		return e
	}
	spelled, missing, other := r.repairs(e.Words, toks, start, n, bad, offers, false)
	alike := func(limit int) func() []string {
		return func() []string { return r.nearest(e.Words, offers, limit) }
	}
	found := func(list []string) func() []string { return func() []string { return list } }
	for _, near := range []func() []string{found(spelled), found(missing), alike(misspelt), found(other), alike(far)} {
		if list := near(); len(list) > 0 {
			e.Near = list[:min(len(list), most)]
			return e
		}
	}
	e.Any, e.Near = true, r.nearest(e.Words, offers, far+1)
	if n > 0 && !typing(toks, n) { // the word before may be the wrong one: "a card of your hand"
		c.read(toks, start, n-1, bad)
		from := words(r.src, toks[n-1:])
		if _, _, other := r.repairs(from, toks, start, n-1, bad, c.offers(n-1), true); len(other) > 0 {
			e.Any, e.Near, e.Pos, e.Words = false, other[:min(len(other), most)], toks[n-1].pos, from
		}
	}
	return e
}

// astray is the error of a sentence that is right, but not in the paragraph that it stands
// in: what happens and static abilities are apart. Nil: it isn't such a sentence.
func (r *reader) astray(toks []token, start sym, n int) *Error {
	alone, from := sentence(toks, n)
	if alone == nil || start != r.g.start {
		return nil
	}
	for _, start := range []sym{r.g.restart, r.g.start} {
		if _, done := r.c.read(alone, start, -1, false); done >= 0 {
			return &Error{Pos: toks[from].pos, What: "this can't stand in one paragraph with what is before it: begin a new paragraph"}
		}
	}
	return nil
}

// sentence is the sentence of token n as a text of its own, and where it begins; nil if it
// is the first, or does not end.
func sentence(toks []token, n int) (alone []token, from int) {
	from, to := n, n
	for from > 0 && toks[from-1].key != "." {
		from--
	}
	for to < len(toks)-1 && toks[to].key != "." {
		to++
	}
	if from == 0 || to >= len(toks)-1 {
		return nil, 0
	}
	return append(slices.Clone(toks[from:to+1]), toks[len(toks)-1]), from
}

// ends is a paragraph that ends before the sentence of token n, as that can only begin
// another one, and where that is; nil if it does not. Steps that follow other steps
// belong to them.
func (r *reader) ends(toks []token, n int) (*Node, int) {
	alone, from := sentence(toks, n)
	if alone == nil {
		return nil, 0
	}
	_, done := r.c.read(alone, r.g.start, -1, false)
	if done < 0 {
		return nil, 0
	}
	steps, other := r.g.parts(r.c.trees(done)[0])
	_, done = r.c.read(append(slices.Clone(toks[:from]), toks[len(toks)-1]), r.g.start, -1, false)
	if done < 0 {
		return nil, 0
	}
	trees := r.c.trees(done)
	before, _ := r.g.parts(trees[0])
	line := r.src[strings.LastIndexByte(r.src[:toks[0].pos.Off], '\n')+1 : toks[0].pos.Off]
	if len(trees) > 1 || steps && !other && (before || strings.TrimSpace(line) != "") {
		return nil, 0
	}
	return trees[0], from
}

// parts reports whether a paragraph has steps, and whether it has anything else.
func (g *Grammar) parts(n *Node) (steps, other bool) {
	for i, f := range n.Rule.Fields {
		if n.Kids[i] != nil {
			steps = steps || f.Cat == g.steps
			other = other || f.Cat != g.steps
		}
	}
	return steps, other
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
	near := r.nearest(words, offers, misspelt)
	if len(near) == 0 {
		near = r.nearest(words, r.g.headings(offers), far+1)
	}
	if len(near) == 0 {
		r.c.read(toks, r.g.start, n, false)
		return false
	}
	e.Pos, e.Words, e.Near = toks[0].pos, words, near
	return true
}

// maxWords bounds the words that are wrong, in bytes.
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
		if s := it.p.rhs[it.dot]; s != tOne && c.g.isNumber(s) {
			if k := c.g.numbers[s-firstNumber]; max(t.n, -t.n) > k.most && k.signed == sign {
				most = max(most, k.most)
			}
		}
	}
	return most
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

// brief is a tree by the names of its rules, in brackets.
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

// makes is the name that a rule gives to cards, as in the note "makes
// drawn", or the name before.
func (r *Rule) makes(before string) string {
	if name, ok := strings.CutPrefix(r.Note, "makes "); ok {
		return name
	}
	return before
}

// says is the reason of a refused rule. In it {past} stands for what the
// step before did to cards, as in "the {past} card".
func (r *Rule) says(made string) string {
	return strings.ReplaceAll(r.Note, "{past}", cmp.Or(made, "chosen"))
}
