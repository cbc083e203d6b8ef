package decks

import (
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/decks/form"
)

// Index is the cards of a game that decks may hold, prepared so that looking
// through thousands of them takes less than a frame.
type Index struct {
	Game *rules.Game
	Form form.Deck // what its decks are made of
	// Own is what is known of people's own sets, of which Game has the cards that
	// work. The maker of the Index may set it before others use it.
	Own []OwnSet
	// Unread says that people's own sets are still being read: Game has none of their cards.
	Unread bool

	cards  []card
	fields []field
	orders map[Sort][]int32 // the cards in every order
	names  map[string]int32 // by folded name and the other ways to write it
	exact  map[string]int32 // by the name as printed
	kinds  []string         // folded words for kinds of cards, as headings have them
	at     []int32          // by rules.DefID: the place in cards, -1 for what decks can't hold
	facets []Facets         // counted over no cards
	of     [][]facetPlace   // the facets that each card meets
}

// card is one card, in folded words.
type card struct {
	def             rules.DefID
	name, typ, text string
	set             string
	all             string // the three of them
	letters         letters
}

// field is a number of cards, one entry for each card.
type field struct {
	*form.Field
	words [][]string // those of Field, folded
	val   []int32
	has   []bool
}

// NewIndex prepares the cards of a game with decks of some form. The game must
// not change afterwards.
func NewIndex(g *rules.Game, f form.Deck) *Index {
	x := &Index{Game: g, Form: f, orders: map[Sort][]int32{}, names: map[string]int32{}, exact: map[string]int32{}}
	x.at = make([]int32, len(g.Defs))
	for i := range g.Defs {
		x.at[i] = -1
		if d := &g.Defs[i]; f.MayHold(d) {
			x.at[i] = int32(len(x.cards))
			c := card{def: rules.DefID(i), name: fold(d.Name), typ: fold(d.Type), text: fold(d.Text), set: fold(d.Set)}
			c.all = c.name + "\n" + c.typ + "\n" + c.text
			c.letters = count(c.name)
			x.cards = append(x.cards, c)
		}
	}
	if f.Kind.Of != nil {
		x.addField(&x.Form.Kind)
	}
	for i := range f.Fields {
		x.addField(&x.Form.Fields[i])
	}
	x.addNames()
	x.addKinds()
	x.addOrders()
	x.addFacets()
	return x
}

// Len is how many cards there are.
func (x *Index) Len() int { return len(x.cards) }

// Def is what is printed on a card of the game.
func (x *Index) Def(id rules.DefID) *rules.Def { return &x.Game.Defs[id] }

func (x *Index) addField(f *form.Field) {
	n := field{Field: f, val: make([]int32, len(x.cards)), has: make([]bool, len(x.cards))}
	for i := range x.cards {
		v, ok := f.Of(x.Def(x.cards[i].def))
		n.val[i], n.has[i] = int32(v), ok
	}
	for _, ways := range f.Words {
		folded := []string{}
		for _, w := range ways {
			folded = append(folded, fold(w))
		}
		n.words = append(n.words, folded)
	}
	x.fields = append(x.fields, n)
}

// field finds a number by its name or title, nil if there is none.
func (x *Index) field(name string) *field {
	for i := range x.fields {
		if x.fields[i].Name == name || fold(x.fields[i].Title) == name {
			return &x.fields[i]
		}
	}
	return nil
}

// addKinds notes which words may head a group of cards in a text.
func (x *Index) addKinds() {
	seen := map[string]bool{}
	add := func(w string) {
		if w = fold(w); w != "" && !seen[w] {
			seen[w] = true
			x.kinds = append(x.kinds, w)
		}
	}
	for _, ways := range x.Form.Kind.Words {
		for _, w := range ways {
			add(w)
		}
	}
	for i := range x.cards {
		if d := x.Def(x.cards[i].def); !seen[x.cards[i].typ] {
			add(d.Type)
			for _, w := range strings.FieldsFunc(x.cards[i].typ, func(r rune) bool { return r == ' ' || r == '-' || r == '/' }) {
				add(w)
			}
		}
	}
	slices.Sort(x.kinds)
}
