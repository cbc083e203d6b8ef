package rules

// DeckForm says, as data and a few questions, what decks of a game are made of
// and by what people look for cards. The rules themselves read none of it:
// whether a deck may be played with is Game.CheckDeck's to say.
type DeckForm struct {
	// Parts are the sections of a deck, the main one first. A game without
	// any has no decks to build.
	Parts []DeckPart
	// Copies is how many cards of one name a deck may have, 0 for any number.
	Copies int
	// Holds reports whether decks may have the card. Nil: any card.
	Holds func(d *Def) bool
	// PartOf is the name of the only section that the card may be in. Nil:
	// the first one is as good as any.
	PartOf func(d *Def) string
	// Kind groups cards: monsters, spells, vampires. The last way to write one
	// is its plural. Without Of, cards of one type line are of one kind.
	Kind CardField
	// Fields are the numbers of a card by which people look for it beside its
	// name, kind, type and text.
	Fields []CardField
	// Blanks are what people begin with who make a card of their own, one for
	// each sort of card.
	Blanks []Blank
}

// Blank is a card that waits for its name and text.
type Blank struct {
	Title string         // "Monster"
	Type  string         // "Beast Monster"
	Facts map[string]any // as in card files: words, and numbers as int64
}

// DeckPart is a section of a deck, which lies as a pile of its own.
type DeckPart struct {
	Name  string // in DeckLine.Part: "", "crypt"
	Title string // "Deck", "Crypt"
	Least int    // cards in it
	Most  int    // 0 without a bound
	Hand  int    // cards drawn from it before the first turn
	Draws int    // cards drawn from it by rule in each turn of one's own, the first included
}

// CardField is something that is printed on cards as a number, or as one of a
// few words that have an order.
type CardField struct {
	Name  string // in queries: lower-case letters, as "str"
	Title string // on charts: "Strength"
	// Words are the ways to write each value, from 0, the one shown first:
	// {{}, {"α", "alpha"}}. Nil: values are plain numbers.
	Words [][]string
	// Step is how many values a bar of a chart covers, 0 for one.
	Step int
	// Of is the value of a card; ok is false for one that has none.
	Of func(d *Def) (n int, ok bool)
}

// PrintedFact is the number at place fact of a card's facts, as CardField.Of has
// it, for the cards that has tells of.
func PrintedFact(fact int, has func(d *Def) bool) func(d *Def) (n int, ok bool) {
	return func(d *Def) (int, bool) { return int(d.Facts[fact]), has(d) }
}

// BuildsDecks reports whether players bring decks of their own making.
func (g *Game) BuildsDecks() bool { return len(g.Form.Parts) > 0 }

// MayHold reports whether decks may have a card.
func (f *DeckForm) MayHold(d *Def) bool { return d.Name != "" && (f.Holds == nil || f.Holds(d)) }

// Part is the section of a name, nil if there is none.
func (f *DeckForm) Part(name string) *DeckPart {
	for i := range f.Parts {
		if f.Parts[i].Name == name {
			return &f.Parts[i]
		}
	}
	return nil
}
