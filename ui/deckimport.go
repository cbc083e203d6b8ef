package ui

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"feltstack/rules/decks"
	"feltstack/rules/names"
	deckroom "feltstack/ui/decks"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/trouble"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// deckExts are what names of files with decks end with.
var deckExts = []string{deckExt, gameExt, ".dek", ".deck", ".cod", ".csv"}

// deckMark is the first line of a .felt file that is a deck and not a game. What follows is the
// deck as text.
const deckMark = "feltstack deck 1\n"

// mostDeckFiles is how many files of a folder are read at most.
const mostDeckFiles = 10_000

// deckSource is a text that may be a deck.
type deckSource struct {
	name string // of its file, "" if it has none
	open func() (io.ReadCloser, error)
}

// deckRead is a deck that was read.
type deckRead struct {
	deck   decks.Deck
	unread []decks.Unread
	known  bool // one of this name with these cards is among the person's decks
}

// importDeck asks for a file and imports the deck in it.
func (n *navigator) importDeck() {
	n.fromFile(words.Say("decks.import_title"), deckExts, func(path string) { n.takeDecksOf(fileSource(path)) })
}

// importFolder asks for a folder and imports the decks in it, and in the folders there.
func (n *navigator) importFolder() {
	n.choose(kit.FileRequest{Task: kit.PickFolder, Title: words.Say("decks.import_folder"), Verb: words.Say("decks.import"), Done: func(folder string) {
		var all []deckSource
		n.away(func() error {
			return filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
				switch {
				case err != nil:
					return err
				case len(all) == mostDeckFiles:
					return fs.SkipAll
				case d.Type().IsRegular() && slices.Contains(deckExts, strings.ToLower(filepath.Ext(path))):
					all = append(all, fileSource(path))
				}
				return nil
			})
		}, func(err error) {
			if err == nil && len(all) == 0 {
				err = errors.New(words.Say("decks.empty_folder", "kinds", words.List(deckExts)))
			}
			if n.told("decks.not_imported", err, remedy{"trouble.choose_other", n.importFolder}); err == nil {
				n.takeDecksOf(all...)
			}
		})
	}})
}

// pasteDeck imports the deck that is in the clipboard as text.
func (n *navigator) pasteDeck() {
	text := fyne.CurrentApp().Clipboard().Content()
	n.takeDecksOf(deckSource{open: func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(text)), nil }})
}

func fileSource(path string) deckSource {
	return deckSource{filepath.Base(path), func() (io.ReadCloser, error) { return os.Open(path) }}
}

// isDeck reports whether what is read begins as a deck in a .felt file does. Nothing of it is lost.
func isDeck(from *bufio.Reader) bool {
	head, _ := from.Peek(len(deckMark))
	return string(head) == deckMark
}

// takeDecksOf reads decks and keeps them: one alone is opened in the builder. Of those that are
// there already it asks first.
func (n *navigator) takeDecksOf(files ...deckSource) {
	var all []deckRead
	var failed []error
	n.working(words.Say("exchange.importing"), func(ctx context.Context, told func(done, of int)) error {
		var indexes []*decks.Index
		for _, g := range buildable(n.library.Games()) {
			indexes = append(indexes, n.library.Cards(g.Key))
		}
		mine, err := n.library.Decks(ctx)
		if err != nil {
			return err
		}
		for i, f := range files {
			r, err := readDeck(indexes, f)
			switch {
			case ctx.Err() != nil:
				return ctx.Err()
			case err != nil && f.name != "":
				failed = append(failed, fmt.Errorf("%q: %w", f.name, err))
			case err != nil:
				failed = append(failed, err)
			default:
				r.known = hasTwin(mine, r.deck)
				all = append(all, r)
			}
			told(i, len(files))
		}
		return nil
	}, func(err error) {
		if err == nil && len(all) == 0 {
			err = errors.Join(failed[:min(len(failed), mostSaid)]...)
		}
		if err != nil {
			n.told("decks.not_imported", err, remedy{"trouble.choose_other", n.importDeck})
			return
		}
		n.askKnown(all, failed)
	})
}

// readDeck reads a deck. One without a name is called after its file.
func readDeck(indexes []*decks.Index, f deckSource) (r deckRead, err error) {
	from, err := f.open()
	if err != nil {
		return r, err
	}
	data, err := io.ReadAll(io.LimitReader(from, decks.LongestText+int64(len(deckMark))+1))
	if err = errors.Join(err, from.Close()); err != nil {
		return r, err
	}
	data = bytes.TrimPrefix(data, []byte(deckMark))
	x := decks.Guess(indexes, string(data))
	if x == nil {
		return r, errors.New(words.Say("decks.none_known"))
	}
	r.deck, r.unread, err = x.Read(string(data))
	if r.deck.Name == "" {
		r.deck.Name = names.Name(strings.ReplaceAll(strings.TrimSuffix(f.name, filepath.Ext(f.name)), "_", " "))
	}
	return r, err
}

// hasTwin reports whether a deck is among the person's.
func hasTwin(mine []library.SavedDeck, deck decks.Deck) bool {
	return slices.ContainsFunc(mine, func(d library.SavedDeck) bool { return d.ID != 0 && d.Deck.Twin(deck) })
}

// askKnown asks whether decks that are there already are kept a second time.
func (n *navigator) askKnown(all []deckRead, failed []error) {
	known := 0
	for _, r := range all {
		if r.known {
			known++
		}
	}
	if known == 0 {
		n.keepDecks(all, failed, 0)
		return
	}
	choice := func(text words.ID, weight kit.Weight, do func()) *kit.Pill {
		return kit.NewPill(words.Say(text), weight, func() { n.query.close(); do() })
	}
	n.query.sign = kit.SignQuestion
	title := words.Count("decks.known", known, "all", len(all))
	if len(all) == 1 {
		title = words.Say("decks.known_one", "deck", deckroom.Title(all[0].deck))
	}
	n.query.open(title, words.Say("decks.known_help"), nil, n.query.close,
		choice("common.cancel", kit.Normal, func() {}),
		choice("decks.keep_both", kit.Normal, func() {
			for i := range all {
				if all[i].known {
					all[i].deck.Name = words.Say("common.copy_of", "name", deckroom.Title(all[i].deck))
				}
			}
			n.keepDecks(all, failed, 0)
		}),
		choice("decks.skip", kit.Leading, func() {
			n.keepDecks(slices.DeleteFunc(all, func(r deckRead) bool { return r.known }), failed, known)
		}))
}

// keepDecks saves decks and lists them. A single one is opened instead, which saves it. A game at
// the table stays there.
func (n *navigator) keepDecks(all []deckRead, failed []error, skipped int) {
	switch {
	case len(all) == 0:
		n.note.tell(words.Say("decks.nothing_new"), words.Count("decks.skipped", skipped))
		return
	case len(all) == 1 && skipped == 0 && len(failed) == 0 && n.game.Session == nil:
		n.buildNew(library.SavedDeck{Deck: all[0].deck})
		if len(all[0].unread) > 0 {
			n.note.warn(words.Say("decks.partly"), deckroom.UnreadNote(all[0].unread))
		}
		return
	}
	partly := []string{}
	n.working(words.Say("exchange.importing"), func(ctx context.Context, told func(done, of int)) error {
		for i, r := range all {
			if _, err := n.library.SaveDeck(ctx, library.SavedDeck{Deck: r.deck}); err != nil {
				return err
			}
			if len(r.unread) > 0 {
				partly = append(partly, deckroom.Title(r.deck))
			}
			told(i, len(all))
		}
		return nil
	}, func(err error) {
		if n.game.Session == nil {
			n.decks()
		}
		if n.told("decks.not_imported", err); err != nil {
			return
		}
		said := []string{words.Count("decks.imported", len(all))}
		if skipped > 0 {
			said = append(said, words.Count("decks.skipped", skipped))
		}
		if len(partly) > 0 {
			few := partly[:min(len(partly), mostSaid)]
			said = append(said, words.Count("decks.partly_in", len(partly), "decks", words.List(few)))
		}
		if len(failed) > 0 {
			said = append(said, words.Count("decks.files_failed", len(failed)), trouble.Text(errors.Join(failed[:min(len(failed), mostSaid)]...)))
			n.note.warn(words.Say("decks.imported_some"), strings.Join(said, "\n"))
			return
		}
		n.note.tell(words.Say("common.saved"), strings.Join(said, "\n"))
	})
}
