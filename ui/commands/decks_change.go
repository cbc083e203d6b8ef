package commands

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"feltstack/rules/decks"
	"feltstack/rules/names"
	"feltstack/saves"
)

// change changes one saved deck, named by the first of args, of which there are least
// to most (0 for any number), and reports what came of it.
func (d *deckDesk) change(ctx context.Context, args []string, least, most int, need string, do func(st *saves.Store, deck saves.Deck) (done string, err error)) int {
	if len(args) < least || most > 0 && len(args) > most {
		return d.f.Misuse(d.errOut, need)
	}
	st, err := openToChange(ctx, d.db, d.errOut)
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
	return d.change(ctx, args, 2, 0, "decks rename needs a saved deck and its new name", func(st *saves.Store, deck saves.Deck) (string, error) {
		name := oneLine(args[1:])
		if name == "" {
			return "", errNameless
		}
		if err := names.CheckName("the name", name); err != nil {
			return "", err
		}
		return "is called " + name, st.RenameDeck(ctx, deck.ID, name)
	})
}

func (d *deckDesk) copyDeck(ctx context.Context, args []string) int {
	return d.change(ctx, args, 2, 0, "decks copy needs a saved deck and a name for the copy", func(st *saves.Store, deck saves.Deck) (string, error) {
		name := oneLine(args[1:])
		if name == "" {
			return "", errNameless
		}
		id, err := st.DuplicateDeck(ctx, deck.ID, name)
		return fmt.Sprintf("has the copy %d", id), err
	})
}

func (d *deckDesk) note(ctx context.Context, args []string) int {
	return d.change(ctx, args, 2, 0, "decks note needs a saved deck and the note", func(st *saves.Store, deck saves.Deck) (string, error) {
		note := names.Text(strings.Join(args[1:], " "))
		if err := names.CheckNote("the note", note); err != nil {
			return "", err
		}
		return "has the note", st.SetDeckNote(ctx, deck.ID, note)
	})
}

func (d *deckDesk) tag(ctx context.Context, args []string) int {
	return d.change(ctx, args, 1, 0, "decks tag needs a saved deck", func(st *saves.Store, deck saves.Deck) (string, error) {
		tags := decks.TidyTags(args[1:])
		done := "has the tags " + strings.Join(tags, ", ")
		if len(tags) == 0 {
			done = "has no tags"
		}
		return done, st.SetDeckTags(ctx, deck.ID, tags)
	})
}

func (d *deckDesk) remove(ctx context.Context, args []string) int {
	return d.change(ctx, args, 1, 1, "decks delete needs the number or the name of one saved deck", func(st *saves.Store, deck saves.Deck) (string, error) {
		return "is deleted", st.DeleteDeck(ctx, deck.ID)
	})
}

var errNameless = errors.New("a deck is found by its name: give it one")

// oneLine joins words to a name, which has no line ends.
func oneLine(words []string) string {
	return names.Line(strings.Join(words, " "))
}
