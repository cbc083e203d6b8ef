// Package form describes what decks of a game are made of, and by what players
// look for cards. The rules read none of it: Game.CheckDeck reports whether a deck
// is legal. Each game has its form in its own package; package games finds it.
package form

import "feltstack/rules"

// Deck is what decks of a game are made of.
type Deck struct {
	// Parts are the sections of a deck, the main one first. A game without
	// any has no decks to build.
	Parts []Part
	// Copies is how many cards of one name a deck may have, 0 for any number.
	Copies int
	// Holds reports whether decks may have the card. Nil: any card.
	Holds func(d *rules.Def) bool
	// PartOf is the name of the only section that the card may be in. Nil:
	// the first one is as good as any.
	PartOf func(d *rules.Def) string
	// Kind groups cards: monsters, spells. The last way to write one
	// is its plural. Without Of, cards of one type line are of one kind.
	Kind Field
	// Fields are the numbers of a card by which people look for it beside its
	// name, kind, type and text.
	Fields []Field
	// Pays is how cards are paid for. Nil: the game has no costs that a deck tells of.
	Pays *Pays
	// Blanks are what people begin with who make a card of their own, one for
	// each sort of card.
	Blanks []Blank
}

// Blank is a card that waits for its name and text.
type Blank struct {
	Title string         // "Monster"
	Type  string         // "Beast Monster"
	Motif string         // of its picture, until another is chosen
	Facts map[string]any // as in card files: words, and numbers as int64
}

// Part is a section of a deck, which lies as a pile of its own.
type Part struct {
	Name  string // in rules.DeckLine.Part: "", "crypt"
	Title string // "Deck", "Crypt"
	Least int    // cards in it
	Most  int    // 0 without a bound
	Hand  int    // cards drawn from it before the first turn
	Draws int    // cards drawn from it by rule in each turn of your own, the first included
}

// Field is something that is printed on cards as a number, or as one of a
// few words that have an order.
type Field struct {
	Name  string // in queries: lower-case letters, as "str"
	Title string // on charts: "Strength"
	// Words are the ways to write each value, from 0, the one shown first:
	// {{}, {"α", "alpha"}}. Nil: values are plain numbers.
	Words [][]string
	// Step is how many values a bar of a chart covers, 0 for one.
	Step int
	// Of is the value of a card; ok is false for one that has none.
	Of func(d *rules.Def) (n int, ok bool)
}

// Printed is the number at place fact of a card's facts, as Field.Of returns
// it, for the cards that has reports.
func Printed(fact int, has func(d *rules.Def) bool) func(d *rules.Def) (n int, ok bool) {
	return func(d *rules.Def) (int, bool) { return int(d.Facts[fact]), has(d) }
}

// MayHold reports whether decks may have a card.
func (f *Deck) MayHold(d *rules.Def) bool { return d.Name != "" && (f.Holds == nil || f.Holds(d)) }

// Part is the section of a name, nil if there is none.
func (f *Deck) Part(name string) *Part {
	for i := range f.Parts {
		if f.Parts[i].Name == name {
			return &f.Parts[i]
		}
	}
	return nil
}
