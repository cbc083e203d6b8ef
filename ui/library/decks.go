package library

import (
	"context"
	"maps"
	"slices"
	"time"

	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/rules/games"
	"feltstack/saves"
	"feltstack/ui/library/keep"
	"feltstack/ui/words"
)

// SavedDeck is a deck of the person's, or one that comes with a game.
type SavedDeck struct {
	ID      int64 // 0: it is not saved; it may come with the game
	Deck    decks.Deck
	Legal   bool   // it can be played with
	Why     string // it can't
	Updated time.Time
	Played  time.Time // when a game with it was last begun; zero: never
	Record  Score     // in finished games
}

// indexes prepares the cards of the games that are played with decks.
func indexes(of []*rules.Game) map[string]*decks.Index {
	all := map[string]*decks.Index{}
	for _, g := range of {
		if g.BuildsDecks() {
			all[g.Name] = decks.NewIndex(g, games.Form(g.Name))
			all[g.Name].Unread = g.Extend != nil
		}
	}
	return all
}

// Cards implements Library.
func (s *Local) Cards(game string) *decks.Index {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.cards[game]
}

// Decks implements Library.
func (s *Local) Decks(ctx context.Context) ([]SavedDeck, error) {
	saved, err := s.store.ListDecks(ctx, saves.DeckFilter{})
	if err != nil {
		return nil, err
	}
	results, err := s.store.DeckResults(ctx)
	if err != nil {
		return nil, err
	}
	records := map[deckOf]Score{}
	for _, r := range results {
		records[deckOf{r.GameKey, r.ID, r.Deck}] = Score{r.Won, r.Lost, r.Drawn}
	}
	count := func(d SavedDeck) Score {
		return records[deckOf{d.Deck.Game, d.ID, d.Deck.Name}.key()].plus(records[deckOf{d.Deck.Game, saves.AnyDeck, d.Deck.Name}])
	}
	var out []SavedDeck
	for _, d := range saved {
		one, err := s.readOnce(d)
		if err != nil {
			return nil, err
		}
		out = append(out, one)
	}
	out = append(out, s.OwnDecks()...)
	for i := range out {
		out[i].Record = count(out[i])
	}
	return out, nil
}

// OwnDecks are those that come with the games.
func (s *Local) OwnDecks() []SavedDeck {
	var out []SavedDeck
	for _, g := range s.games {
		if g.BuildsDecks() {
			for _, d := range g.Decks {
				out = append(out, s.judged(SavedDeck{Deck: decks.From(g, d)}))
			}
		}
	}
	return out
}

// judgement is what was found out about a deck with these cards, among those of an index.
type judgement struct {
	game, cards string
	among       *decks.Index
	deck        decks.Deck // its cards and their sets
	legal       bool
	why         string
}

// readOnce reads a saved deck and judges it, but looks only at decks whose cards, or the cards of
// whose game, have changed since: there may be a thousand of them.
func (s *Local) readOnce(saved saves.Deck) (SavedDeck, error) {
	among := s.Cards(saved.GameKey)
	s.mu.Lock()
	j, known := s.judgements[saved.ID]
	s.mu.Unlock()
	if known && j.game == saved.GameKey && j.among == among && j.cards == string(saved.Cards) {
		deck := decks.Deck{
			Game: saved.GameKey, Name: saved.Name, Note: saved.Note, Tags: saved.Tags, Cover: saved.Cover,
			Cards: slices.Clone(j.deck.Cards), Sets: maps.Clone(j.deck.Sets), // whoever asks may change them
		}
		return SavedDeck{ID: saved.ID, Deck: deck, Legal: j.legal, Why: j.why, Updated: saved.Updated, Played: saved.Played}, nil
	}
	deck, err := keep.Unpack(saved)
	if err != nil {
		return SavedDeck{}, err
	}
	d := s.judged(SavedDeck{ID: saved.ID, Deck: deck, Updated: saved.Updated, Played: saved.Played})
	mine := decks.Deck{Cards: slices.Clone(deck.Cards), Sets: maps.Clone(deck.Sets)}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.judgements[d.ID] = judgement{saved.GameKey, string(saved.Cards), among, mine, d.Legal, d.Why}
	return d, nil
}

// judged says of a deck whether it is legal.
func (s *Local) judged(d SavedDeck) SavedDeck {
	x := s.Cards(d.Deck.Game)
	if x == nil {
		d.Why = words.Say("decks.unknown_game", "game", d.Deck.Game)
		return d
	}
	r := x.Check(d.Deck)
	if d.Legal = r.Legal; !d.Legal {
		d.Why = r.Reasons[0].Text
		if len(r.Absent) > 0 { // that is why, and what can be done about it
			d.Why = r.Absent[0].String()
		}
	}
	return d
}

// SaveDeck implements Library.
func (s *Local) SaveDeck(ctx context.Context, d SavedDeck) (int64, error) {
	row, err := keep.Pack(d.Deck)
	if err != nil {
		return 0, err
	}
	if d.ID == 0 {
		return s.store.CreateDeck(ctx, row)
	}
	row.ID = d.ID
	return d.ID, s.store.SaveDeck(ctx, row)
}

// TagDecks implements Library.
func (s *Local) TagDecks(ctx context.Context, tags map[int64][]string) error {
	return s.store.TagDecks(ctx, tags)
}

// DecksOf implements Library.
func (s *Local) DecksOf(ctx context.Context, id int64) ([]decks.Deck, error) {
	brought, err := keep.DecksOf(ctx, s.store, id, s.find)
	if err != nil {
		return nil, err
	}
	var out []decks.Deck
	for _, b := range brought {
		if !b.Dealt { // those come with the game
			out = append(out, b.Deck)
		}
	}
	return out, nil
}
