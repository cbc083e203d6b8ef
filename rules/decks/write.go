package decks

import (
	"fmt"
	"strings"

	"feltstack/rules"
)

// Write writes a deck as text, so that Read gives the same deck again.
func (x *Index) Write(d Deck) string {
	d = x.Tidy(d)
	var b strings.Builder
	said := func(key, value string) {
		if value != "" {
			fmt.Fprintf(&b, "%s: %s\n", key, value)
		}
	}
	said("name", d.Name)
	said("game", d.Game)
	said("tags", strings.Join(d.Tags, ", "))
	said("cover", d.Cover)
	for _, set := range x.needs(d) {
		said("needs", writeNeeds(d, set))
	}
	if d.Note != "" {
		for _, line := range strings.Split(d.Note, "\n") {
			fmt.Fprintf(&b, "note: %s\n", line)
		}
	}
	shape := &x.Form
	headings := len(shape.Parts) > 1
	part := "\x00"
	for _, l := range d.Cards {
		if l.Part != part {
			part = l.Part
			b.WriteByte('\n')
			title := "Maybeboard"
			if p := shape.Part(part); p != nil {
				title = p.Title
			}
			if headings || part == Maybeboard {
				fmt.Fprintf(&b, "%s (%d cards)\n", title, d.Size(part))
			}
		}
		b.WriteString(x.writeLine(l))
		b.WriteByte('\n')
	}
	return b.String()
}

// writeLine writes a line; with quotes where its name would read otherwise.
func (x *Index) writeLine(l rules.DeckLine) string {
	s := fmt.Sprintf("%d %s", l.N, l.Card)
	if r := x.cardLine(s); r.counted && r.n == l.N && r.name == l.Card && r.rest == "" && plainName(l.Card) {
		return s
	}
	return fmt.Sprintf(`%d "%s"`, l.N, strings.ReplaceAll(l.Card, `"`, `""`))
}

// plainName reports whether a name is one that Read takes for that of a card
// even where the game does not know it.
func plainName(name string) bool {
	return !sum.MatchString("1 "+name) && len(strings.Fields(name)) <= mostWordsOfAName && len(name) <= longestName
}
