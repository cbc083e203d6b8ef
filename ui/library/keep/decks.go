package keep

import (
	"context"
	"encoding/json"
	"fmt"

	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/rules/names"
	"feltstack/saves"
	"feltstack/table"
)

// packedLine is a line of a deck in a saves file.
type packedLine struct {
	rules.DeckLine
	Set string `json:"set,omitempty"` // of the person's own, that has the card
}

// Pack is a deck as a saves file holds it, without a number.
func Pack(d decks.Deck) (saves.Deck, error) {
	cards := make([]packedLine, len(d.Cards))
	for i, l := range d.Cards {
		cards[i] = packedLine{l, d.Sets[l.Card]}
	}
	data, err := json.Marshal(cards)
	if err != nil {
		return saves.Deck{}, fmt.Errorf("save the deck %q: %w", d.Name, err)
	}
	return saves.Deck{GameKey: d.Game, Name: d.Name, Note: d.Note, Tags: d.Tags, Cards: data, Cover: d.Cover}, nil
}

// Unpack is a deck from a saves file.
func Unpack(s saves.Deck) (decks.Deck, error) {
	d := decks.Deck{Game: s.GameKey, Name: s.Name, Note: s.Note, Tags: s.Tags, Cover: s.Cover}
	var cards []packedLine
	if err := json.Unmarshal(s.Cards, &cards); err != nil {
		return d, fmt.Errorf("read the cards of deck %d: %w", s.ID, err)
	}
	for _, l := range cards {
		l.Card, l.Set = names.Line(l.Card), names.Line(l.Set)
		d.Cards = append(d.Cards, l.DeckLine)
		if l.Set == "" {
			continue
		}
		if d.Sets == nil {
			d.Sets = map[string]string{}
		}
		d.Sets[l.Card] = l.Set
	}
	return d, nil
}

// NewDeck saves a deck as a new one and returns its number.
func NewDeck(ctx context.Context, st *saves.Store, d decks.Deck) (int64, error) {
	packed, err := Pack(d)
	if err != nil {
		return 0, err
	}
	return st.CreateDeck(ctx, packed)
}

// Brought is the deck that a player of a game brought.
type Brought struct {
	Seat   rules.Seat
	Player string
	Deck   decks.Deck
	Game   *rules.Game // with people's own cards that the set-up brings
	// Dealt tells that the player named none, so that chance gave one of those
	// that come with the game.
	Dealt bool
}

// DecksOf takes the decks out of a saved game: to change them, to play with
// them again. It is empty where nobody brings one.
func DecksOf(ctx context.Context, st *saves.Store, id int64, find func(name string) (*rules.Game, error)) ([]Brought, error) {
	saved, err := st.Game(ctx, id)
	if err != nil {
		return nil, err
	}
	how, err := Read(saved, find)
	if err != nil {
		return nil, err
	}
	return broughtTo(how.Game, how.Setup, how.Players), nil
}

// Decks takes the decks out of a game file, as DecksOf does.
func (f *File) Decks(find func(name string) (*rules.Game, error)) ([]Brought, error) {
	g, err := find(f.Game)
	if err != nil {
		return nil, err
	}
	if g, err = g.For(f.Setup); err != nil {
		return nil, fmt.Errorf("read the cards that came with the game: %w", err)
	}
	return broughtTo(g, f.Setup, f.Players), nil
}

// broughtTo lists the decks of a set-up. Those that chance dealt are found by
// dealing again; where today's rules refuse that, only named decks are known.
func broughtTo(g *rules.Game, how rules.Setup, players []table.Player) []Brought {
	var out []Brought
	m, refused := rules.Prepare(g, how)
	for i, p := range players {
		b := Brought{Seat: rules.Seat(i), Player: p.Name, Game: g, Dealt: i >= len(how.Decks) || len(how.Decks[i].Cards) == 0}
		switch {
		case !b.Dealt:
			b.Deck = decks.From(g, how.Decks[i])
		case refused == nil && len(g.Decks) > 0 && i < how.Seats:
			b.Deck = decks.From(g, *m.Brought(b.Seat))
		default:
			continue
		}
		out = append(out, b)
	}
	return out
}

// deckNames are the names of the decks of a game, by seat; none in a game without.
func deckNames(cfg table.Config) []string {
	if len(cfg.Game.Decks) == 0 {
		return nil
	}
	names := make([]string, cfg.Setup.Seats)
	for _, b := range broughtTo(cfg.Game, cfg.Setup, cfg.Players) {
		if int(b.Seat) < len(names) {
			names[b.Seat] = b.Deck.Name
		}
	}
	return names
}
