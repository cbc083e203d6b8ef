package decks

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/rules/games/gamestest"
	"feltstack/ui/library"
)

// manyDecks is a number of decks like those of the games, each with a name, tags and times of its own.
func manyDecks(tb testing.TB, n int) (*library.Local, []library.SavedDeck) {
	tb.Helper()
	cards := library.New(gamestest.All(tb), nil, tb.TempDir(), gamestest.Games.Pool)
	own := cards.OwnDecks()
	var all []library.SavedDeck
	for i := range n {
		d := own[i%len(own)]
		d.Deck.Cards = slices.Clone(d.Deck.Cards)
		d.ID, d.Deck.Name, d.Updated = int64(i+1), fmt.Sprintf("%s number %d", d.Deck.Name, i+1), time.Unix(int64(100000-i), 0)
		d.Deck.Tags = []string{[]string{"fast", "slow", "for Sunday"}[i%3]}
		if i%2 == 0 {
			d.Played = time.Unix(int64(i), 0)
		}
		all = append(all, d)
	}
	return cards, append(all, own...)
}

func shelfOf(cards *library.Local, all []library.SavedDeck) *Shelf {
	return NewShelf(all, cards.Cards, func(game string) string { return cards.Cards(game).Game.Title })
}

// A deck is found by its name, game, tags, kinds of cards and by a card in it, whichever way that is written;
// every word narrows.
func TestShelfFinds(t *testing.T) {
	cards, all := manyDecks(t, 60)
	all[7].Deck.Name = "Café Dragons"
	s := shelfOf(cards, all)
	card := all[7].Deck.Cards[len(all[7].Deck.Cards)-1].Card
	x := cards.Cards(all[7].Deck.Game)
	id, _ := x.Lookup(card)
	for text, by := range map[string]string{
		"cafe": "", "CAFÉ drag": "", "cafe " + all[7].Deck.Tags[0]: "", "cafe " + x.Game.Title: "",
		"cafe " + x.Def(id).Type: "", "cafe " + strings.ToUpper(card): card,
	} {
		found := s.Find(Wanted{Text: text})
		if len(found) != 1 || found[0].ID != 8 || found[0].By != by {
			t.Errorf("%q finds %+v", text, found)
		}
	}
	if found := s.Find(Wanted{Text: "cafe xyzzy"}); len(found) != 0 {
		t.Errorf("a word that is nowhere: %d found", len(found))
	}
	if e := s.all[7]; e.Cards != deckSize(all[7].Deck) || e.Kinds == "" {
		t.Errorf("it has %d cards: %q", e.Cards, e.Kinds)
	}
}

func deckSize(d decks.Deck) int {
	r := d.Rules()
	return r.Size()
}

// Decks are narrowed by game, tags, and whether they come with a game or aren't legal, and lie in the order that is
// asked for. Those whose name has the words come first.
func TestShelfSortsAndNarrows(t *testing.T) {
	cards, all := manyDecks(t, 60)
	all[3].Legal = false
	all[5].Deck.Note = "as good as Zebra"
	all[50].Deck.Name = "Zebra"
	all[20].Record, all[30].Record, all[31].Record = library.Score{Won: 3, Lost: 5}, library.Score{Won: 3}, library.Score{Won: 1}
	s := shelfOf(cards, all)
	ids := func(w Wanted) (out []int64) {
		for _, f := range s.Find(w) {
			out = append(out, f.ID)
		}
		return out
	}
	if got := ids(Wanted{Wrong: true}); !slices.Equal(got, []int64{4}) {
		t.Errorf("not legal: %v", got)
	}
	if got := ids(Wanted{Given: true}); len(got) != len(cards.OwnDecks()) || got[0] != 0 {
		t.Errorf("those of the games: %v", got)
	}
	if got := ids(Wanted{Text: "zebra"}); !slices.Equal(got, []int64{51, 6}) {
		t.Errorf("names come first: %v", got)
	}
	if got := ids(Wanted{Order: ByPlay}); got[0] != 59 || got[1] != 57 {
		t.Errorf("last played: %v", got[:4])
	}
	if got := ids(Wanted{Order: ByWins}); !slices.Equal(got[:3], []int64{31, 21, 32}) {
		t.Errorf("most won: %v", got[:3])
	}
	if got := ids(Wanted{Order: ByChange}); got[0] != 1 {
		t.Errorf("last changed: %v", got[:4])
	}
	byName := s.Find(Wanted{Order: ByName})
	if !slices.IsSortedFunc(byName, func(a, b Found) int { return strings.Compare(a.name, b.name) }) {
		t.Error("not sorted by name")
	}
	for _, g := range s.Games() {
		for _, tag := range s.Tags() {
			for _, f := range s.Find(Wanted{Game: g.Key, Tags: []string{tag.Key}}) {
				if f.Deck.Game != g.Key || !slices.Contains(f.Deck.Tags, tag.Key) {
					t.Errorf("%s with %s: %+v", g.Key, tag.Key, f.Deck)
				}
			}
		}
	}
	if tags := s.Tags(); len(tags) != 3 || tags[0].N != 20 {
		t.Errorf("tags: %+v", tags)
	}
}

// A deck of a game that isn't known, with cards of no game, is found by its own words.
func TestShelfOfUnknownGame(t *testing.T) {
	d := library.SavedDeck{ID: 1, Deck: decks.Deck{Game: "whist", Name: "Trumps", Cards: []rules.DeckLine{{N: 2, Card: "Nine"}}}}
	s := NewShelf([]library.SavedDeck{d}, func(string) *decks.Index { return nil }, func(game string) string { return game })
	if f := s.Find(Wanted{Text: "nine whist"}); len(f) != 1 || f[0].By != "Nine" || f[0].Cards != 2 {
		t.Errorf("%+v", f)
	}
}

func BenchmarkShelfFind(b *testing.B) {
	cards, all := manyDecks(b, 1000)
	s := shelfOf(cards, all)
	for b.Loop() {
		for _, text := range []string{"", "d", "dr", "dragon", "dragon fast", "zzz"} {
			s.Find(Wanted{Text: text, Order: ByName})
		}
	}
}

func BenchmarkNewShelf(b *testing.B) {
	cards, all := manyDecks(b, 1000)
	for b.Loop() {
		shelfOf(cards, all)
	}
}
