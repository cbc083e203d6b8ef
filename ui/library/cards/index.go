package cards

import (
	"context"
	"slices"

	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/rules/games"
	"feltstack/saves/sets"
)

// built is a game with people's own cards.
type built struct {
	from, own []rules.OwnCards // candidates, and those of them that are in the game
	game      *rules.Game
}

// Index is the cards for decks of a game: its own, and what works in those of
// some sets that are for it. It returns the latter as a game takes them, too.
func (k *Checker) Index(ctx context.Context, g *rules.Game, all []sets.Set) (*decks.Index, []rules.OwnCards, error) {
	if g.Extend == nil {
		return decks.NewIndex(g, games.Form(g.Name)), nil, nil
	}
	var mine []sets.Set
	var known []decks.OwnSet
	for _, s := range all {
		if s.Game == g.Name {
			mine = append(mine, s)
		} else if s.Problem == "" {
			continue
		}
		// Nobody can tell which game a broken file is for.
		o := decks.OwnSet{Name: s.Name, Problem: s.Problem}
		for _, c := range s.Cards {
			o.Cards = append(o.Cards, c.Name)
		}
		known = append(known, o)
	}
	b, err := k.build(ctx, g, mine)
	if err != nil {
		return nil, nil, err
	}
	x := decks.NewIndex(b.game, games.Form(g.Name))
	x.Own = known
	return x, b.own, nil
}

// build makes a game with what works of some sets, unless that is what it was made with last.
func (k *Checker) build(ctx context.Context, g *rules.Game, mine []sets.Set) (built, error) {
	from, err := k.candidates(ctx, mine)
	if err != nil {
		return built{}, err
	}
	k.mu.Lock()
	b, is := k.built[g.Name]
	k.mu.Unlock()
	if is && slices.Equal(b.from, from) {
		return b, nil
	}
	b = built{from: from, own: from}
	if b.game, err = g.For(rules.Setup{Own: from}); err != nil {
		if b.own, err = k.sound(ctx, g.Name, from); err != nil {
			return built{}, err
		}
		if b.game, err = g.For(rules.Setup{Own: b.own}); err != nil {
			return built{}, err
		}
	}
	k.mu.Lock()
	k.built[g.Name] = b
	k.mu.Unlock()
	return b, nil
}
