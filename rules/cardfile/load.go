package cardfile

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/BurntSushi/toml"

	"feltstack/rules"
	"feltstack/rules/compile"
	"feltstack/rules/message"
	"feltstack/rules/names"
	"feltstack/rules/text"
	"feltstack/rules/wording"
)

// cardFile is the shape of a card file.
type cardFile struct {
	Game     string                    `toml:"game"` // whose language it is in; only for people's own files
	Variants map[string]map[string]any `toml:"variants"`
	Card     []map[string]any          `toml:"card"`
}

var fileKeys = []string{"game", "card", "variants"}

// GameOf is the name of the game that a card file says it is for, "" if it
// does not say. It is found in a file that is broken elsewhere, too.
func GameOf(data []byte) string {
	var f struct {
		Game string `toml:"game"`
	}
	if rules.CheckDepth(data) != nil {
		return ""
	}
	if _, err := toml.Decode(string(data), &f); err != nil {
		for line := range strings.Lines(string(data)) {
			key, value, _ := strings.Cut(line, "=")
			if strings.TrimSpace(strings.TrimPrefix(key, "\ufeff")) == "game" {
				return strings.Trim(value, " \t\r\n\"'")
			}
		}
	}
	return f.Game
}

// Load reads one more card file. Its cards do not come into the pool.
func (p *Pool) Load(name string, data []byte) *Set {
	files := []*loader{p.open(name, data)}
	files[0].bounded = true
	p.tryTokens(files)
	return files[0].read(false)
}

// open reads what a file says, and names the tokens in it. Its texts are not read yet:
// other files may name tokens that they speak of.
func (p *Pool) open(name string, data []byte) *loader {
	ld := p.decode(name, data)
	if ld.broken == nil {
		ld.index()
		ld.tokens()
	}
	return ld
}

// decode reads the keys of a file.
func (p *Pool) decode(name string, data []byte) *loader {
	ld := &loader{pool: p, l: p.Language, file: name, src: string(data), facts: p.Facts, set: &Set{}}
	err := rules.CheckDepth(data)
	if err == nil {
		ld.meta, err = toml.Decode(ld.src, &ld.said)
	}
	if err != nil {
		e := &text.Error{File: name, Pos: text.Pos{Line: 1, Col: 1}, What: strings.TrimPrefix(err.Error(), "toml: ")}
		if _, err := fmt.Sscanf(e.What, "line %d", &e.Pos.Line); err == nil {
			_, e.What, _ = strings.Cut(e.What, ": ")
		}
		var parse toml.ParseError
		if errors.As(err, &parse) {
			before := ld.src[:min(max(parse.Position.Start, 0), len(ld.src))]
			line := before[strings.LastIndexByte(before, '\n')+1:]
			e.Pos = text.Pos{Line: 1 + strings.Count(before, "\n"), Col: 1 + len([]rune(line))}
			e.What = parse.Message
		}
		e.What = names.Short(e.What, longestSaid)
		ld.broken = e
		return ld
	}
	if len(ld.said.Card) > rules.MostOwnCards {
		what := fmt.Sprintf("the file has %d cards, and a card file has at most %d: split it into several", len(ld.said.Card), rules.MostOwnCards)
		ld.broken = &text.Error{File: name, Pos: text.Pos{Line: 1, Col: 1}, What: what}
	}
	return ld
}

// read makes the cards of a file, or its tokens alone.
func (ld *loader) read(tokens bool) *Set {
	ld.set = &Set{}
	if ld.broken != nil {
		ld.set.Errors = append(ld.set.Errors, ld.broken)
		return ld.set
	}
	ld.foreign()
	for i, c := range ld.said.Card {
		if tokens && !ld.isToken[i] {
			continue
		}
		if len(ld.set.Errors) >= mostErrors {
			ld.complain(text.Pos{Line: ld.heads[min(i, len(ld.heads)-1)] + 1, Col: 1}, fmt.Sprintf("%d errors are before this card, and it and those after it aren't read: fix them first", len(ld.set.Errors)), "", nil)
			break
		}
		line, before := ld.heads[min(i, len(ld.heads)-1)], len(ld.set.Errors)
		if what := ld.work.TooMuch(); ld.bounded && what != "" {
			ld.complain(text.Pos{Line: line + 1, Col: 1}, what, "", nil)
			break
		}
		ld.fail(text.Safely(fmt.Sprint(c["text"]), text.Pos{Line: line + 1, Col: 1}, func() error {
			ld.card(line, c, ld.said.Variants)
			return nil
		}))
		wrong := ld.set.Errors[before:]
		slices.SortStableFunc(wrong, func(a, b *text.Error) int { return cmp.Or(a.Pos.Line-b.Pos.Line, a.Pos.Col-b.Pos.Col) })
		for _, e := range wrong {
			e.Card, _ = c["name"].(string)
		}
	}
	ld.distinct()
	ld.set.Work = ld.work
	return ld.set
}

// foreign complains about keys that no card file has.
func (ld *loader) foreign() {
	n := 0
	for _, k := range ld.meta.Keys() {
		if len(k) != 1 || slices.Contains(fileKeys, k[0]) {
			continue
		}
		if n++; n <= mostForeign {
			ld.complain(ld.keyIn(0, len(ld.outside), k[0]), fmt.Sprintf("a card file has no key %q", names.Brief(k[0])), k[0], fileKeys)
		}
	}
	if n > mostForeign {
		ld.complain(text.Pos{Line: 1, Col: 1}, fmt.Sprintf("there are %s more keys that a card file doesn't have", message.Number(n-mostForeign)), "", nil)
	}
}

// The bounds of a card file, far from what people write: each error is looked
// for in the whole file.
const (
	mostErrors  = 200
	mostForeign = 20  // keys that no card file has, told one by one
	longestSaid = 300 // characters of an error
	mostKeys    = 100 // of a card
	mostPrinted = 999 // for a number on a card: sums of them stay far from what a state can hold
)

// distinct leaves out cards that have the name of one before them: decks tell
// cards by their names.
func (ld *loader) distinct() {
	lines := map[string]int{}
	ld.set.Cards = slices.DeleteFunc(ld.set.Cards, func(c Card) bool {
		first, twice := lines[c.Def.Name]
		if twice {
			ld.complain(text.Pos{Line: c.Line, Col: 1}, fmt.Sprintf("there is a card called %q already, at line %d: give this one another name", c.Def.Name, first), "", nil)
			return true
		}
		lines[c.Def.Name] = c.Line
		return false
	})
}

// loader turns one file into cards.
type loader struct {
	pool    *Pool
	l       *compile.Language
	file    string
	src     string
	lines   []string
	outside []string // the lines, but for those inside a text
	heads   []int    // lines of [[card]], from 0
	facts   []Fact
	set     *Set

	said    cardFile
	texts   map[textAt]reading // that were read: those of tokens are before others
	work    Work               // that this took
	bounded bool               // by what a set may take
	meta    toml.MetaData
	isToken []bool      // by card
	names   []string    // of tokens that no file before it has
	broken  *text.Error // nothing of it can be read
}

// textAt is a text of the card at a line.
type textAt struct {
	line int
	s    string
}

// reading is what came of reading a text.
type reading struct {
	tree *text.Text
	err  error
}

// index finds the headings of cards.
func (ld *loader) index() {
	ld.lines = strings.Split(ld.src, "\n")
	ld.outside = slices.Clone(ld.lines)
	in := false
	for i, s := range ld.lines {
		if in {
			ld.outside[i] = ""
		} else if strings.HasPrefix(strings.ReplaceAll(s, " ", ""), "[[card]]") {
			ld.heads = append(ld.heads, i)
		}
		if strings.Count(s, `"""`)%2 == 1 {
			in = !in
		}
	}
	if len(ld.heads) == 0 {
		ld.heads = []int{0}
	}
}

// find is the first place in some lines, from a line on, of what begins at a byte of its
// line; else where that line begins.
func find(lines []string, from int, begins func(line string) int) text.Pos {
	for i := from; i < len(lines); i++ {
		if at := begins(lines[i]); at >= 0 {
			return text.Pos{Line: i + 1, Col: 1 + utf8.RuneCountInString(lines[i][:at])}
		}
	}
	return text.Pos{Line: from + 1, Col: 1}
}

// keyPos is the first place of a key from a line on, before the next card.
func (ld *loader) keyPos(from int, key string) text.Pos {
	to := len(ld.outside)
	if i, _ := slices.BinarySearch(ld.heads, from+1); i < len(ld.heads) {
		to = ld.heads[i]
	}
	return ld.keyIn(from, to, key)
}

// keyIn is the first place of a key in some lines.
func (ld *loader) keyIn(from, to int, key string) text.Pos {
	return find(ld.outside[:to], from, func(s string) int {
		if rest := strings.TrimLeft(s, " \t\""); strings.HasPrefix(rest, key) {
			return len(s) - len(rest)
		}
		return -1
	})
}

// variantPos is where [card.in.KEY] stands after the heading of its card.
func (ld *loader) variantPos(head int, key string) text.Pos {
	return find(ld.outside, head, func(s string) int {
		if strings.HasPrefix(strings.TrimSpace(s), "[card.in.") && strings.Contains(s, key) {
			return 0
		}
		return -1
	})
}

func (ld *loader) complain(at text.Pos, what, words string, known []string) {
	near := wording.Nearest(words, known, 3)
	if len(near) == 0 && len(known) <= 3 { // those few are worth telling
		near = known
	}
	ld.set.Errors = append(ld.set.Errors, &text.Error{File: ld.file, Pos: at, What: names.Short(what, longestSaid), Words: words, Near: near, Key: true})
}

// card makes the definitions of one [[card]]: itself, or each of its variants.
func (ld *loader) card(line int, c map[string]any, variants map[string]map[string]any) {
	if len(c) > mostKeys {
		ld.complain(text.Pos{Line: line + 1, Col: 1}, fmt.Sprintf("the card has %d keys, and a card has at most %d: leave some out", len(c), mostKeys), "", nil)
		return
	}
	texts := map[string]string{}
	if in, ok := c["in"].(map[string]any); ok {
		for key, v := range in {
			if sub, ok := v.(map[string]any); ok {
				texts[key], _ = sub["text"].(string)
			}
		}
	}
	var keys []string
	if list, ok := c["variants"].([]any); ok {
		for _, k := range list {
			keys = append(keys, fmt.Sprint(k))
		}
	}
	for key := range texts {
		if !slices.Contains(keys, key) {
			ld.complain(ld.variantPos(line, key), fmt.Sprintf("the card has no variant %q", names.Brief(key)), key, keys)
			return
		}
	}
	d, sound := ld.header(line, c)
	base, ok := ld.parse(line, d.Name, c["text"])
	switch {
	case ok && !sound:
		ld.wrong(base)
		return
	case !ok && sound && len(keys) == 0:
		ld.finish(line, &d)
		return
	case !ok:
		return
	}
	if len(keys) == 0 {
		ld.define(line, d, base)
		return
	}
	for _, key := range keys {
		v, ok := variants[key]
		if !ok {
			ld.complain(ld.keyPos(line, "variants"), fmt.Sprintf("there is no [variants.%q]", names.Brief(key)), key, nil)
			return
		}
		tree := base
		if s, ok := texts[key]; ok {
			own, ok := ld.parse(ld.variantPos(line, key).Line-1, d.Name, s)
			if !ok {
				return
			}
			tree = merge(base, own)
		}
		if d, ok := ld.header(line, c, v); ok {
			ld.define(line, d, tree)
		}
	}
}

func (ld *loader) parse(line int, name string, v any) (*text.Text, bool) {
	s, ok := v.(string)
	if !ok && v != nil {
		ld.complain(ld.keyPos(line, "text"), "the text of a card stands in quotes", "", nil)
		return nil, false
	}
	s = strings.TrimRight(s, "\n ")
	if t := ld.pool.known(ld.file, line+1, s); t != nil {
		return t, true
	}
	at := textAt{line, s}
	r, again := ld.texts[at]
	if !again {
		first, _, _ := strings.Cut(s, "\n")
		r.tree, r.err = ld.l.ParseOf(name, s, find(ld.lines, ld.keyPos(line, "text").Line-1, func(l string) int { return strings.Index(l, first) }))
		ld.pool.overlooked(r.err, s)
		ld.work = ld.work.Plus(Work{len(s), r.tree.Steps})
		if ld.texts == nil {
			ld.texts = map[textAt]reading{}
		}
		ld.texts[at] = r
	}
	t := r.tree
	if err := r.err; err != nil {
		ld.fail(err)
		ld.wrong(t)
		return nil, false
	}
	return t, true
}

// wrong compiles a text and tells what can't be compiled of it.
func (ld *loader) wrong(t *text.Text) compile.Program {
	prog, err := ld.l.Compile(t)
	ld.fail(err)
	for _, m := range compile.TokensIn(t) {
		if what := ld.pool.badTokens[m.Token]; what != "" {
			ld.fail(&text.Error{Pos: m.Pos, What: what})
		}
	}
	return prog
}

func (ld *loader) fail(err error) {
	var all text.Errors
	var one *text.Error
	switch {
	case err == nil || errors.As(err, &all):
	case errors.As(err, &one):
		all = text.Errors{one}
	default: // it is about no text
		all = text.Errors{{Pos: text.Pos{Line: 1, Col: 1}, What: err.Error()}}
	}
	for _, e := range all {
		e.File = ld.file
		ld.set.Errors = append(ld.set.Errors, e)
	}
}
