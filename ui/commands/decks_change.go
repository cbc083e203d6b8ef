package commands

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"feltstack/rules/decks"
	"feltstack/rules/names"
	"feltstack/saves"
	"feltstack/ui/library"
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
		_, err := st.Discard(ctx, saves.ADeck, deck.ID)
		return fmt.Sprintf("is in the bin for %d days; decks restore %d brings it back", library.BinDays, deck.ID), err
	})
}

// restore takes a deck out of the bin.
func (d *deckDesk) restore(ctx context.Context, args []string) int {
	if len(args) != 1 {
		return d.f.Misuse(d.errOut, "decks restore needs the number or the name of one deleted deck")
	}
	st, err := openToChange(ctx, d.db, d.errOut)
	if err != nil {
		return fail(d.errOut, err)
	}
	defer st.Close()
	bin, err := st.Bin(ctx)
	if err != nil {
		return fail(d.errOut, err)
	}
	bin = slices.DeleteFunc(bin, func(b saves.Binned) bool { return b.Kind != saves.ADeck })
	at := slices.IndexFunc(bin, func(b saves.Binned) bool { return strconv.FormatInt(b.ID, 10) == args[0] })
	if at < 0 {
		one, err := onlyOne(args[0], "deck", bin, func(b saves.Binned) (string, int64) { return b.Name, b.ID })
		if err != nil {
			return fail(d.errOut, fmt.Errorf("look in the bin: %w", err))
		}
		bin, at = []saves.Binned{one}, 0
	}
	if err := st.Recover(ctx, saves.ADeck, bin[at].ID); err != nil {
		return fail(d.errOut, err)
	}
	fmt.Fprintf(d.out, "deck %d is back: %s\n", bin[at].ID, bin[at].Name)
	return OK
}

var errNameless = errors.New("a deck is found by its name: give it one")

// oneLine joins words to a name, which has no line ends.
func oneLine(words []string) string {
	return names.Line(strings.Join(words, " "))
}
