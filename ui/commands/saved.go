package commands

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"feltstack/rules/wording"
	"feltstack/saves"
)

// openSaves opens a saves file; "" is the usual one.
func openSaves(ctx context.Context, db string, how saves.Options) (*saves.Store, error) {
	path, err := savesPath(db)
	if err != nil {
		return nil, err
	}
	how.Beside = saves.FoldersBeside(db)
	return saves.Open(ctx, path, how)
}

// savesPath is the saves file that --db names, or the usual one.
func savesPath(db string) (string, error) {
	if db != "" {
		return db, nil
	}
	return saves.Usual()
}

// savedGame finds a game by its number or its name.
func savedGame(ctx context.Context, st *saves.Store, want string) (saves.Saved, error) {
	if id, err := strconv.ParseInt(want, 10, 64); err == nil {
		return st.Game(ctx, id)
	}
	all, err := st.ListGames(ctx, saves.Filter{})
	if err != nil {
		return saves.Saved{}, err
	}
	return onlyOne(want, "game", all, func(g saves.Saved) (string, int64) { return g.Name, g.ID })
}

// savedDeck finds a deck by its number or its name.
func savedDeck(ctx context.Context, st *saves.Store, want string) (saves.Deck, error) {
	if id, err := strconv.ParseInt(want, 10, 64); err == nil {
		return st.Deck(ctx, id)
	}
	all, err := st.ListDecks(ctx, saves.DeckFilter{})
	if err != nil {
		return saves.Deck{}, err
	}
	return onlyOne(want, "deck", all, func(d saves.Deck) (string, int64) { return d.Name, d.ID })
}

// onlyOne finds the only one of all that is called so, whatever the case of its
// letters; kind is the word for one of them.
func onlyOne[T any](want, kind string, all []T, label func(T) (name string, id int64)) (T, error) {
	var none T
	var found []T
	var names, numbers []string
	for _, x := range all {
		name, id := label(x)
		names = append(names, name)
		if strings.EqualFold(name, want) {
			found = append(found, x)
			numbers = append(numbers, strconv.FormatInt(id, 10))
		}
	}
	switch {
	case len(found) == 1:
		return found[0], nil
	case len(found) > 1:
		return none, fmt.Errorf("%d %ss are called %q: give the number of one: %s", len(found), kind, want, strings.Join(numbers, ", "))
	}
	if near := wording.Nearest(want, names, 1); len(near) > 0 {
		return none, fmt.Errorf("no saved %s is called %q: did you mean %q?", kind, want, near[0])
	}
	return none, fmt.Errorf("no saved %s is called %q: there are %d %ss", kind, want, len(all), kind)
}
