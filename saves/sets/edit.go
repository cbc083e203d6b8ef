package sets

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
)

// Text is the set as a card file. What was typed into its Source by hand stays
// as it is: comments, blank lines, the order and form of keys, and keys that
// mean nothing here. Only the values that differ are written again, and the
// tables of cards that came or went. A Source that can't be changed so (cards
// that aren't tables [[card]], or that can't be read) is replaced by String.
func (s Set) Text() string {
	old, err := Parse(s.Name, []byte(s.Source))
	if err != nil || s.Source == "" {
		return s.String()
	}
	out, err := edit(s.Source, old, s)
	if err != nil {
		return s.String()
	}
	// The file is worth more than the way in which it was made.
	if got, err := Parse(s.Name, []byte(out)); err != nil || !same(got, s) {
		return s.String()
	}
	return out
}

// same reports whether two sets have the same cards.
func same(a, b Set) bool {
	return a.Game == b.Game && slices.EqualFunc(a.Cards, b.Cards, Card.equal)
}

func (c Card) equal(d Card) bool { return slices.Equal(c.fields(), d.fields()) }

// editor collects what is to be changed in a file.
type editor struct {
	file    []byte
	eol     string
	at      *outline
	changes []change
}

// change puts a text in the place of a range.
type change struct {
	span
	text string
}

// edit makes a file whose set is old one whose set is want.
func edit(file string, old, want Set) (string, error) {
	file, bom := strings.CutPrefix(file, "\ufeff")
	e := &editor{file: []byte(file), eol: "\n"}
	if strings.Contains(file, "\r\n") {
		e.eol = "\r\n"
	}
	var err error
	if e.at, err = outlineOf(e.file); err != nil {
		return "", err
	}
	if len(e.at.cards) != len(old.Cards) {
		return "", errShape
	}
	if old.Game != want.Game {
		if e.at.game == (span{}) {
			e.put(span{}, "game = "+quote(want.Game)+e.eol)
		} else {
			e.put(e.at.game, quote(want.Game))
		}
	}
	e.cards(old.Cards, want.Cards)
	out := e.written()
	if bom {
		out = "\ufeff" + out
	}
	return out, nil
}

func (e *editor) put(at span, text string) { e.changes = append(e.changes, change{at, text}) }

// lines gives a text the line ends of the file.
func (e *editor) lines(s string) string { return strings.ReplaceAll(s, "\n", e.eol) }

// cards changes, adds and removes cards.
func (e *editor) cards(old, want []Card) {
	from := matched(old, want)
	kept := make([]bool, len(old))
	last := none // the card of the file after which the next new one goes
	for i, c := range want {
		n := from[i]
		if n == none {
			e.add(last, c)
			continue
		}
		kept[n], last = true, n
		if !old[n].equal(c) && !e.change(&e.at.cards[n], old[n], c) {
			e.remove(n, e.lines(c.lines()))
		}
	}
	for n := range old {
		if !kept[n] {
			e.remove(n, "")
		}
	}
}

// change writes the keys of a card that differ. It is false, and nothing is
// changed, if the value of one is spread over several keys.
func (e *editor) change(b *block, old, want Card) bool {
	before, after := old.fields(), want.fields()
	var changes []change
	for _, f := range before {
		if slices.ContainsFunc(after, func(g field) bool { return g.key == f.key }) {
			continue
		}
		k := b.find(f.key)
		if k == nil {
			return false
		}
		changes = append(changes, change{span{e.at.lines[k.first].from, e.at.lines[k.last].to}, ""})
	}
	below := b.head // the line below which the next new key goes
	for _, f := range after {
		k := b.find(f.key)
		if k != nil {
			below = k.last
		}
		switch {
		case slices.Contains(before, f):
		case k != nil:
			changes = append(changes, change{k.value, e.lines(f.value)})
		case slices.ContainsFunc(before, func(g field) bool { return g.key == f.key }):
			return false
		default:
			end := e.at.lines[below].to
			changes = append(changes, change{span{end, end}, fmt.Sprintf("%s%s = %s%s", e.start(end), f.key, e.lines(f.value), e.eol)})
		}
	}
	e.changes = append(e.changes, changes...)
	return true
}

// find is a key of a card's own table, nil if it isn't one.
func (b *block) find(name string) *key {
	for i := range b.keys {
		if b.keys[i].name == name {
			return &b.keys[i]
		}
	}
	return nil
}

// start is what goes before a new line at a place: a line end, if the last line
// of the file has none.
func (e *editor) start(at int) string {
	if at > 0 && e.file[at-1] != '\n' {
		return e.eol
	}
	return ""
}

// add writes a new card below one of the file, or above the first.
func (e *editor) add(below int, c Card) {
	text := e.lines(c.lines())
	if below == none && len(e.at.cards) > 0 {
		above := e.at.lines[slices.Index(e.at.owner, 0)].from
		e.put(span{above, above}, text+e.eol)
		return
	}
	end := len(e.file)
	if below != none {
		for n, who := range e.at.owner {
			if who == below {
				end = e.at.lines[n].to
			}
		}
	}
	e.put(span{end, end}, e.start(end)+e.eol+text)
}

// remove takes a card out of the file, with its comments. If nothing comes in
// its place, the blank lines that set it off go too.
func (e *editor) remove(n int, instead string) {
	gone := slices.Clone(e.at.owner)
	first, last := slices.Index(gone, n), 0
	for l, who := range gone {
		if who == n {
			last = l
		}
	}
	blank := func(l int) bool {
		return l >= 0 && l < len(gone) && len(bytes.TrimSpace(e.file[e.at.lines[l].from:e.at.lines[l].to])) == 0
	}
	step, l := 1, last+1
	if !blank(l) {
		step, l = -1, first-1
	}
	for ; instead == "" && blank(l); l += step {
		gone[l] = n
	}
	for l, who := range gone {
		if who == n {
			e.put(e.at.lines[l], instead)
			instead = ""
		}
	}
}

// written is the file with its changes.
func (e *editor) written() string {
	// What is added at a place stands before what is removed from there on.
	slices.SortStableFunc(e.changes, func(a, b change) int {
		if a.from != b.from {
			return a.from - b.from
		}
		return a.to - b.to
	})
	var b strings.Builder
	past := 0
	for _, c := range e.changes {
		if c.from > past {
			b.Write(e.file[past:c.from])
		}
		b.WriteString(c.text)
		past = max(past, c.to)
	}
	b.Write(e.file[past:])
	return b.String()
}

// matched finds for each wanted card the old one that it was, or none. Cards
// that are the same, or have the same name, are each other's, as many as may
// be without one passing another; what lies between two such pairs was changed.
func matched(old, want []Card) []int {
	from := slices.Repeat([]int{none}, len(want))
	head := 0
	for head < min(len(old), len(want)) && old[head].equal(want[head]) {
		from[head] = head
		head++
	}
	tail := 0
	for tail < min(len(old), len(want))-head && old[len(old)-1-tail].equal(want[len(want)-1-tail]) {
		tail++
		from[len(want)-tail] = len(old) - tail
	}
	a, b := old[head:len(old)-tail], want[head:len(want)-tail]
	// The longest common run, as in a comparison of two texts.
	like := func(i, k int) bool {
		return a[i].Name == b[k].Name && (a[i].Name != "" || a[i].equal(b[k]))
	}
	best := make([][]int, len(a)+1)
	for i := range best {
		best[i] = make([]int, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for k := len(b) - 1; k >= 0; k-- {
			if like(i, k) {
				best[i][k] = best[i+1][k+1] + 1
			} else {
				best[i][k] = max(best[i+1][k], best[i][k+1])
			}
		}
	}
	loose := [2]int{} // where the cards begin that are nobody's yet
	pair := func(i, k int) {
		for n := 0; loose[0]+n < i && loose[1]+n < k; n++ {
			from[head+loose[1]+n] = head + loose[0] + n
		}
		loose = [2]int{i + 1, k + 1}
	}
	i, k := 0, 0
	for i < len(a) && k < len(b) {
		switch {
		case like(i, k):
			from[head+k] = head + i
			pair(i, k)
			i, k = i+1, k+1
		case best[i+1][k] >= best[i][k+1]:
			i++
		default:
			k++
		}
	}
	pair(len(a), len(b))
	return from
}
