package decks

import (
	"maps"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/names"
)

// Deck is a deck as its owner keeps it. It may hold cards that the game does
// not know (of a set that is not here now): they stay in it, marked by Check.
type Deck struct {
	Game string   // rules.Game.Name
	Name string   // one line
	Note string   // any number of lines
	Tags []string // each a few words without commas
	// Cards are the lines, at most one for a card in a part. Part is the name
	// of a section of the game's DeckForm, or Maybeboard.
	Cards []rules.DeckLine
	// Sets is, for those of its cards that are people's own, the set that has
	// them. It stays when the set goes, so that Check can tell what is needed.
	Sets map[string]string
	// Cover is the card that its owner wants to stand for it, "" for whichever.
	Cover string
}

// Maybeboard is the part for cards that lie beside a deck: thought of, not played.
const Maybeboard = "aside" // as decks are saved

// mostOfALine is how many copies a line may have.
const mostOfALine = 99

// New is an empty deck for a game.
func New(g *rules.Game) Deck { return Deck{Game: g.Name} }

// From is a deck that comes with a game, to be looked at or changed.
func From(g *rules.Game, d rules.Deck) Deck {
	out := Deck{Game: g.Name, Name: d.Name, Cards: slices.Clone(d.Cards)}
	for i := range g.Defs {
		if def := &g.Defs[i]; def.Set != "" && slices.ContainsFunc(d.Cards, func(l rules.DeckLine) bool { return l.Card == def.Name }) {
			if out.Sets == nil {
				out.Sets = map[string]string{}
			}
			out.Sets[def.Name] = def.Set
		}
	}
	return out
}

// Rules is what is played with: the deck without its maybeboard.
func (d Deck) Rules() rules.Deck {
	out := rules.Deck{Name: d.Name}
	for _, l := range d.Cards {
		if l.Part != Maybeboard {
			out.Cards = append(out.Cards, l)
		}
	}
	return out
}

// Size is how many cards are in a part.
func (d Deck) Size(part string) int {
	n := 0
	for _, l := range d.Cards {
		if l.Part == part {
			n += l.N
		}
	}
	return n
}

// Count is how many copies of a card are in a part.
func (d Deck) Count(card, part string) int {
	if i := d.line(card, part); i >= 0 {
		return d.Cards[i].N
	}
	return 0
}

// Equal reports whether two decks are the same in everything.
func (d Deck) Equal(o Deck) bool {
	return d.Game == o.Game && d.Name == o.Name && d.Note == o.Note && d.Cover == o.Cover && slices.Equal(d.Tags, o.Tags) && slices.Equal(d.Cards, o.Cards) && maps.Equal(d.Sets, o.Sets)
}

// Twin reports whether two decks have one name and the same cards, in whatever order.
func (d Deck) Twin(o Deck) bool {
	if d.Game != o.Game || Fold(d.Name) != Fold(o.Name) || len(d.Cards) != len(o.Cards) {
		return false
	}
	return !slices.ContainsFunc(d.Cards, func(l rules.DeckLine) bool { return o.Count(l.Card, l.Part) != l.N })
}

// clone is a copy that shares nothing.
func (d Deck) clone() Deck {
	d.Tags, d.Cards, d.Sets = slices.Clone(d.Tags), slices.Clone(d.Cards), maps.Clone(d.Sets)
	return d
}

func (d *Deck) line(card, part string) int {
	return slices.IndexFunc(d.Cards, func(l rules.DeckLine) bool { return l.Card == card && l.Part == part })
}

// put makes a line have n copies, adding or removing it.
func (d *Deck) put(card, part string, n int) {
	i := d.line(card, part)
	switch {
	case i < 0 && n > 0:
		d.Cards = append(d.Cards, rules.DeckLine{N: n, Card: card, Part: part})
	case i >= 0 && n > 0:
		d.Cards[i].N = n
	case i >= 0:
		d.Cards = slices.Delete(d.Cards, i, i+1)
	}
}

// pile collects lines of a deck, however many there are.
type pile struct {
	lines []rules.DeckLine
	at    map[[2]string]int // by card and part
}

// line is how many copies of a card are in a part, to be changed before the
// next call.
func (p *pile) line(card, part string) *int {
	key := [2]string{card, part}
	i, ok := p.at[key]
	if !ok {
		if p.at == nil {
			p.at = map[[2]string]int{}
		}
		i = len(p.lines)
		p.at[key] = i
		p.lines = append(p.lines, rules.DeckLine{Card: card, Part: part})
	}
	return &p.lines[i].N
}

// Tidy is the deck in the form that texts and files keep: names and tags in
// one line, no tag twice, one line for a card in a part, every known card in a
// part where it may be and under its printed name, counts from 1 to 99, the
// parts one after the other.
func (x *Index) Tidy(d Deck) Deck {
	out := Deck{Game: x.Game.Name, Name: names.Name(d.Name), Note: names.Note(d.Note), Tags: TidyTags(d.Tags)}
	said := map[string]string{}
	var all pile
	for _, l := range d.Cards {
		card := names.Line(l.Card)
		if card == "" || l.N < 1 {
			continue
		}
		if id, ok := x.Lookup(card); ok {
			card = x.Def(id).Name
		}
		if set := d.Sets[l.Card]; set != "" {
			said[card] = set
		}
		part := x.partFor(card, l.Part)
		n := all.line(card, part)
		*n = min(*n+l.N, mostOfALine)
	}
	out.Cards = all.lines
	out.Cover = x.coverOf(d.Cover, out.Cards)
	out.Sets = x.setsOf(out.Cards, said)
	slices.SortStableFunc(out.Cards, func(a, b rules.DeckLine) int {
		return partOrder(&x.Form, a.Part) - partOrder(&x.Form, b.Part)
	})
	return out
}

// coverOf is a cover under its printed name, "" if the card is not among the lines.
func (x *Index) coverOf(card string, lines []rules.DeckLine) string {
	if card = names.Line(card); card == "" {
		return ""
	}
	if id, ok := x.Lookup(card); ok {
		card = x.Def(id).Name
	}
	if !slices.ContainsFunc(lines, func(l rules.DeckLine) bool { return l.Card == card }) {
		return ""
	}
	return card
}

// partFor is the part in which a card may lie: the wanted one if it can.
func (x *Index) partFor(card, want string) string {
	shape := &x.Form
	if want == Maybeboard {
		return Maybeboard
	}
	if id, ok := x.Lookup(card); ok && shape.PartOf != nil {
		return shape.PartOf(x.Def(id))
	}
	switch {
	case shape.Part(want) != nil:
		return want
	case len(shape.Parts) > 0:
		return shape.Parts[0].Name
	}
	return "" // the game has no decks
}

// PartOf is the part that a card goes to when nobody says where.
func (x *Index) PartOf(card string) string { return x.partFor(card, "\x00") }

// TidyTags is tags as a deck holds them: in one line each, without commas, none
// twice and none empty.
func TidyTags(tags []string) []string {
	var out []string
	for _, t := range tags {
		if t = names.Name(strings.ReplaceAll(t, ",", " ")); t != "" && !slices.Contains(out, t) {
			out = append(out, t)
		}
	}
	return out
}
