package decks

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/ui/library"
)

// Shelf is decks to be found by words, tags and games. What each can be found by is read from it
// once, so a search of a thousand takes a millisecond. It doesn't change: any goroutine may
// search it.
type Shelf struct {
	all []*Entry
}

// Entry is a deck on a shelf.
type Entry struct {
	library.SavedDeck
	Title string // what it is called
	Game  string // what its game is called
	Kinds string // how many cards it has of each kind: "22 Monsters, 8 Spells"
	Cards int    // it is played with

	name  string   // folded
	tags  string   // folded
	about string   // folded: game, kinds and types of its cards, note
	cards []string // folded names, in the order of the deck's lines
}

// NewShelf reads what decks can be found by. index has the cards of a game, nil for one that
// isn't known, and title is what a game is called.
func NewShelf(all []library.SavedDeck, index func(game string) *decks.Index, title func(game string) string) *Shelf {
	s := &Shelf{}
	games := map[string]*shelfGame{}
	for _, d := range all {
		g := games[d.Deck.Game]
		if g == nil {
			g = &shelfGame{index: index(d.Deck.Game), title: title(d.Deck.Game), cards: map[string]*shelfCard{}}
			g.folded = decks.Fold(g.title)
			games[d.Deck.Game] = g
		}
		s.all = append(s.all, newEntry(d, g))
	}
	return s
}

// shelfGame is what is known of a game while its decks are read.
type shelfGame struct {
	index         *decks.Index // nil for a game that isn't known
	title, folded string
	cards         map[string]*shelfCard // by their names in decks
}

// shelfCard is by what a card can be found. It is the same for all decks that have the card.
type shelfCard struct {
	name  string // folded
	about string // folded, "" for a card that the game doesn't know
	kind  int    // -1 for none
}

// card is a card of the game by its name in a deck.
func (g *shelfGame) card(name string) *shelfCard {
	if c := g.cards[name]; c != nil {
		return c
	}
	c := &shelfCard{name: decks.Fold(name), kind: -1}
	g.cards[name] = c
	if g.index == nil {
		return c
	}
	id, ok := g.index.Lookup(name)
	if !ok {
		return c
	}
	for _, group := range g.index.Facets([]rules.DefID{id}) {
		for _, t := range group.Terms {
			if t.N > 0 {
				c.about += decks.Fold(t.Title) + " "
			}
		}
	}
	if of := g.index.Form.Kind.Of; of != nil {
		if k, ok := of(g.index.Def(id)); ok {
			c.kind = k
		}
	}
	return c
}

// newEntry reads one deck of a game.
func newEntry(d library.SavedDeck, g *shelfGame) *Entry {
	e := &Entry{SavedDeck: d, Title: Title(d.Deck), Game: g.title, name: decks.Fold(Title(d.Deck)), tags: decks.Fold(strings.Join(d.Deck.Tags, " "))}
	said := []string{g.folded}
	counts := map[int]int{}
	for _, l := range d.Deck.Cards {
		c := g.card(l.Card)
		e.cards = append(e.cards, c.name)
		if l.Part == decks.Maybeboard {
			continue
		}
		e.Cards += l.N
		if c.about != "" && !slices.Contains(said, c.about) {
			said = append(said, c.about)
		}
		if c.kind >= 0 {
			counts[c.kind] += l.N
		}
	}
	e.Kinds = kindsOf(g.index, counts)
	e.about = strings.Join(append(said, decks.Fold(d.Deck.Note)), " ")
	return e
}

// Retagged is the shelf with other tags on some decks, by their numbers.
func (s *Shelf) Retagged(tags map[int64][]string) *Shelf {
	out := &Shelf{all: slices.Clone(s.all)}
	for i, e := range out.all {
		now, changed := tags[e.ID]
		if !changed || e.ID == 0 {
			continue
		}
		c := *e
		c.Deck.Tags = now
		c.tags = decks.Fold(strings.Join(now, " "))
		out.all[i] = &c
	}
	return out
}

// kindsOf says how many cards there are of each kind, the most first.
func kindsOf(x *decks.Index, counts map[int]int) string {
	var kinds []int
	for k := range counts {
		if ways := x.Form.Kind.Words; k >= 0 && k < len(ways) && len(ways[k]) > 0 {
			kinds = append(kinds, k)
		}
	}
	slices.SortFunc(kinds, func(a, b int) int { return cmp.Or(counts[b]-counts[a], a-b) })
	var parts []string
	for _, k := range kinds {
		ways := x.Form.Kind.Words[k]
		word := ways[len(ways)-1] // the plural is the last way to write it
		if counts[k] == 1 {
			word = ways[0]
		}
		parts = append(parts, fmt.Sprintf("%d %s", counts[k], strings.ToLower(word)))
	}
	return strings.Join(parts, ", ")
}

// Order is how decks are sorted.
type Order int

// The orders. The decks that come with the games are the last by the first two.
const (
	ByChange Order = iota
	ByPlay
	ByWins
	ByName
)

// Wanted says which decks are looked for; its zero value means all.
type Wanted struct {
	Text  string   // words that must all be found in it
	Game  string   // rules.Game.Name; "" for any
	Tags  []string // it has them all
	Given bool     // it comes with a game
	Wrong bool     // it isn't legal
	Order Order
}

// Found is a deck that was found.
type Found struct {
	*Entry
	By string // the card by which it was found, where nothing else says why
}

// Find lists what is wanted: in its order, those first whose name has the words.
func (s *Shelf) Find(w Wanted) []Found {
	words := strings.Fields(decks.Fold(w.Text))
	var named, others []Found
	for _, e := range s.sorted(w.Order) {
		if !e.meets(&w) {
			continue
		}
		f := Found{Entry: e}
		isNamed, ok := true, true
		for _, word := range words {
			if strings.Contains(e.name, word) {
				continue
			}
			isNamed = false
			if strings.Contains(e.tags, word) || strings.Contains(e.about, word) {
				continue
			}
			i := slices.IndexFunc(e.cards, func(card string) bool { return strings.Contains(card, word) })
			if i < 0 {
				ok = false
				break
			}
			f.By = e.Deck.Cards[i].Card
		}
		switch {
		case !ok:
		case isNamed:
			named = append(named, f)
		default:
			others = append(others, f)
		}
	}
	return append(named, others...)
}

// meets reports whether a deck is what is wanted, but for the words.
func (e *Entry) meets(w *Wanted) bool {
	switch {
	case w.Game != "" && e.Deck.Game != w.Game, w.Given && e.ID != 0, w.Wrong && e.Legal:
		return false
	}
	for _, t := range w.Tags {
		if !slices.Contains(e.Deck.Tags, t) {
			return false
		}
	}
	return true
}

// sorted is all decks in an order.
func (s *Shelf) sorted(o Order) []*Entry {
	all := slices.Clone(s.all)
	if o == ByChange {
		return all // as the library lists them
	}
	slices.SortStableFunc(all, func(a, b *Entry) int {
		if o == ByWins {
			return cmp.Or(b.Record.Won-a.Record.Won, a.Record.N()-b.Record.N())
		}
		if o == ByName {
			return cmp.Or(strings.Compare(a.name, b.name), cmp.Compare(a.ID, b.ID))
		}
		return cmp.Or(b.Played.Compare(a.Played), b.Updated.Compare(a.Updated))
	})
	return all
}

// Len is how many decks there are.
func (s *Shelf) Len() int { return len(s.all) }

// Counted is something decks can be told apart by, and how many have it.
type Counted struct {
	Key, Title string
	N          int
}

// Games lists the games that decks are for, that with the most decks first.
func (s *Shelf) Games() []Counted {
	return s.count(func(e *Entry, add func(key, title string)) { add(e.Deck.Game, e.Game) })
}

// Tags lists the tags of decks, the most used first.
func (s *Shelf) Tags() []Counted {
	return s.count(func(e *Entry, add func(key, title string)) {
		for _, t := range e.Deck.Tags {
			add(t, t)
		}
	})
}

// Many is how many decks have something.
func (s *Shelf) Many(has func(*Entry) bool) int {
	n := 0
	for _, e := range s.all {
		if has(e) {
			n++
		}
	}
	return n
}

func (s *Shelf) count(of func(e *Entry, add func(key, title string))) []Counted {
	var all []Counted
	at := map[string]int{}
	for _, e := range s.all {
		of(e, func(key, title string) {
			i, ok := at[key]
			if !ok {
				i, at[key] = len(all), len(all)
				all = append(all, Counted{Key: key, Title: title})
			}
			all[i].N++
		})
	}
	slices.SortStableFunc(all, func(a, b Counted) int { return cmp.Or(b.N-a.N, strings.Compare(a.Title, b.Title)) })
	return all
}
