package verbs

import (
	"context"
	"fmt"
	"strings"

	"feltstack/saves"
)

// change changes one saved deck, named by the first of args, which are at
// least so many, and tells what came of it.
func (d *deckDesk) change(ctx context.Context, args []string, least int, need string, do func(st *saves.Store, deck saves.Deck) (done string, err error)) int {
	if len(args) < least {
		return d.f.Misuse(d.errOut, need)
	}
	st, err := openToWrite(ctx, d.db)
	if err != nil {
		return fail(d.errOut, err)
	}
	defer st.Close()
	deck, err := savedDeck(ctx, st, args[0])
	if err != nil {
		return fail(d.errOut, err)
	}
	done, err := do(st, deck)
	if err != nil {
		return fail(d.errOut, err)
	}
	fmt.Fprintf(d.out, "deck %d %s\n", deck.ID, done)
	return OK
}

func (d *deckDesk) rename(ctx context.Context, args []string) int {
	return d.change(ctx, args, 2, "decks rename needs a saved deck and its new name", func(st *saves.Store, deck saves.Deck) (string, error) {
		name := strings.Join(args[1:], " ")
		return "is called " + name, st.RenameDeck(ctx, deck.ID, name)
	})
}

func (d *deckDesk) copyDeck(ctx context.Context, args []string) int {
	return d.change(ctx, args, 2, "decks copy needs a saved deck and a name for the copy", func(st *saves.Store, deck saves.Deck) (string, error) {
		id, err := st.DuplicateDeck(ctx, deck.ID, strings.Join(args[1:], " "))
		return fmt.Sprintf("has the copy %d", id), err
	})
}

func (d *deckDesk) note(ctx context.Context, args []string) int {
	return d.change(ctx, args, 2, "decks note needs a saved deck and the note", func(st *saves.Store, deck saves.Deck) (string, error) {
		return "has the note", st.SetDeckNote(ctx, deck.ID, strings.Join(args[1:], " "))
	})
}

func (d *deckDesk) tag(ctx context.Context, args []string) int {
	return d.change(ctx, args, 1, "decks tag needs a saved deck", func(st *saves.Store, deck saves.Deck) (string, error) {
		tags := args[1:]
		done := "has the tags " + strings.Join(tags, ", ")
		if len(tags) == 0 {
			done = "has no tags"
		}
		return done, st.SetDeckTags(ctx, deck.ID, tags)
	})
}

func (d *deckDesk) remove(ctx context.Context, args []string) int {
	return d.change(ctx, args, 1, "decks delete needs a saved deck", func(st *saves.Store, deck saves.Deck) (string, error) {
		return "is deleted", st.DeleteDeck(ctx, deck.ID)
	})
}
