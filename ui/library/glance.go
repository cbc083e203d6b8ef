package library

import (
	"context"
	"slices"

	"feltstack/cardart"
	"feltstack/cardart/faces"
	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/rules/games"
	"feltstack/table"
	"feltstack/ui/library/keep"
)

// Glance is a table that is only looked at: what lies where, and what is on its cards.
type Glance struct {
	Scene *table.Scene
	Face  func(def int) cardart.Face
}

// GlanceAt looks at a session from a seat. own are the pictures of people's own cards; it
// may be nil.
func GlanceAt(g *rules.Game, s *table.Session, seat int, own faces.Pictures) Glance {
	return Glance{s.View(seat).Scene(), func(def int) cardart.Face { return AboutCard(g, def, own).Face }}
}

// Glance implements Library: it sees what each of the people at the window may see.
func (s *Local) Glance(ctx context.Context, id int64) (Glance, error) {
	save, err := s.store.Game(ctx, id)
	if err != nil {
		return Glance{}, err
	}
	how, err := keep.Read(save, s.find)
	if err != nil {
		return Glance{}, err
	}
	game, err := keep.Open(ctx, s.store, id, s.find, table.Config{Still: true, Reports: s.reports, Log: s.log})
	if err != nil {
		return Glance{}, err
	}
	people := game.People()
	if len(people) == 0 {
		people = []int{0}
	}
	out := GlanceAt(how.Game, game.Session, people[0], s.Picture)
	scene := *out.Scene
	scene.Cards = slices.Clone(scene.Cards)
	for _, other := range people[1:] {
		hide(scene.Cards, game.View(other).Scene().Cards)
	}
	out.Scene = &scene
	return out, game.Close()
}

// hide turns those of some cards that others don't see.
func hide(cards, others []table.CardScene) {
	type at struct{ zone, index int }
	seen := map[at]bool{}
	for _, c := range others {
		seen[at{c.Zone, c.Index}] = c.Def != 0
	}
	for i, c := range cards {
		if !seen[at{c.Zone, c.Index}] {
			cards[i] = table.CardScene{ID: c.ID, Zone: c.Zone, Index: c.Index, Turned: c.Turned, Host: c.Host}
		}
	}
}

// Cover is the card that stands for a deck: the one that its owner chose, or else the first of
// the kind that it has fewest of. It is nil where the deck has no card that is known.
func Cover(x *decks.Index, d decks.Deck) *rules.Def {
	if id, ok := x.Lookup(d.Cover); ok && d.Cover != "" {
		return x.Def(id)
	}
	kinds := map[int]int{}
	kind := func(l rules.DeckLine) (def *rules.Def, kind int) {
		id, ok := x.Lookup(l.Card)
		if !ok || l.Part == decks.Maybeboard {
			return nil, 0
		}
		if def = x.Def(id); x.Form.Kind.Of != nil {
			kind, _ = x.Form.Kind.Of(def)
		}
		return def, kind
	}
	for _, l := range d.Cards {
		if def, k := kind(l); def != nil {
			kinds[k] += l.N
		}
	}
	var best *rules.Def
	least := 0
	for _, l := range d.Cards {
		if def, k := kind(l); def != nil && (best == nil || kinds[k] < least) {
			best, least = def, kinds[k]
		}
	}
	return best
}

// CoverFace is what is on the card that stands for a deck.
func CoverFace(x *decks.Index, d decks.Deck, own faces.Pictures) (cardart.Face, bool) {
	def := Cover(x, d)
	if def == nil {
		return cardart.Face{}, false
	}
	return faces.Of(x.Game, games.Looks(x.Game.Name), def, own), true
}
