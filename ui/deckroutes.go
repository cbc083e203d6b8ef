package ui

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"feltstack/cardart"
	"feltstack/cardart/print"
	"feltstack/rules/decks"
	"feltstack/saves"
	deckroom "feltstack/ui/decks"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// deckExt is what names of exported decks end with.
const deckExt = ".txt"

// decks puts up the list of decks.
func (n *navigator) decks() {
	n.deckView = deckroom.View{}
	n.decksAgain()
}

// decksAgain puts up the list of decks as it was left last.
func (n *navigator) decksAgain() {
	if n.library == nil {
		n.pending = n.decksAgain
		return
	}
	was := n.deckView
	s := deckroom.NewPage(n.env, deckroom.PageExits{
		Home: n.home, Build: n.build, Import: deckroom.Imports{File: n.importDeck, Folder: n.importFolder, Paste: n.pasteDeck}, Cover: coverOf(n.library),
		Copy: func(d library.SavedDeck) {
			d.ID, d.Deck.Name = 0, words.Say("common.copy_of", "name", deckroom.Title(d.Deck))
			n.buildNew(d)
		},
		Play: func(d library.SavedDeck) { n.newGameWith(&d, n.decksAgain) }, Export: n.exportDecks, Delete: n.deleteDecks, Bin: func() { n.bin(binDecks, n.decksAgain) }, Tag: n.tagDecks, Print: n.printDecks,
		Test: func(d library.SavedDeck) { n.testDeck(d, n.decksAgain) }, Left: func(v deckroom.View) { n.deckView = v }, Record: n.showRecord,
		Games: buildable(n.library.Games()),
		New:   func(game string) { n.buildNew(library.SavedDeck{Deck: decks.New(n.library.Cards(game).Game)}) },
	})
	n.show(s, s.Container)
	s.Look(was)
	n.listDecks()
}

// listDecks lists the decks on the page for that, if it is there.
func (n *navigator) listDecks() {
	s, ok := n.page.(*deckroom.Page)
	if !ok {
		return
	}
	var shelf *deckroom.Shelf
	n.here(func() error {
		all, err := n.library.Decks(n.ctx)
		shelf = deckroom.NewShelf(all, n.library.Cards, n.gameTitle)
		return err
	}, func(err error) { s.Set(shelf, err) })
}

// gameTitle is what a game is called.
func (n *navigator) gameTitle(key string) string {
	for _, g := range n.library.Games() {
		if g.Key == key {
			return g.Title
		}
	}
	return key
}

// deleteDecks puts decks into the bin and lists the others. back brings them back.
func (n *navigator) deleteDecks(ids []int64, done func(back func())) {
	n.discard(saves.ADeck, ids, n.listDecks, done)
}

// discard puts things into the bin and lists what is left. done hears how they are brought back.
func (n *navigator) discard(k saves.Kind, ids []int64, list func(), done func(back func())) {
	var gone []int64
	n.away(func() (err error) {
		gone, err = n.library.Delete(n.ctx, k, ids...)
		return err
	}, func(err error) {
		if err != nil {
			n.told("bin.not_deleted", err)
			return
		}
		done(func() {
			n.away(func() error { return n.library.Undelete(n.ctx, k, gone...) }, func(err error) {
				n.told("bin.not_back", err)
				list()
			})
		})
		list()
	})
}

// tagDecks saves the tags of decks. The page shows them already: if that fails it lists what is
// saved.
func (n *navigator) tagDecks(tags map[int64][]string) {
	n.store(func() error { return n.library.TagDecks(n.ctx, tags) }, func(err error) {
		if err != nil {
			n.told("decks.not_tagged", err)
			n.listDecks()
		}
	})
}

// printDecks hands decks to the dialog that prints, as one run of sheets.
func (n *navigator) printDecks(all []library.SavedDeck) {
	var items []print.Item
	for _, d := range all {
		if x := n.library.Cards(d.Deck.Game); x != nil {
			items = append(items, deckroom.PrintItems(x, d.Deck, n.library.Picture)...)
		}
	}
	title := words.Count("decks.listed", len(all))
	if len(all) == 1 {
		title = deckroom.Title(all[0].Deck)
	}
	n.printSheets(title, items)
}

// exportDecks asks where to and writes decks: one to a file, several to a folder.
func (n *navigator) exportDecks(all []library.SavedDeck, as deckroom.Format) {
	if len(all) == 1 {
		title := deckroom.Title(all[0].Deck)
		ext, write := n.deckFile(all[0].Deck, as)
		n.toFile(words.Say("decks.export_title", "deck", title), fileName(title)+ext, write, savedTo)
		return
	}
	n.choose(kit.FileRequest{Task: kit.PickFolder, Title: words.Count("decks.export_all", len(all)), Verb: words.Say("files.save"), Done: func(folder string) { n.exportInto(folder, all, as) }})
}

// exportInto writes decks into a folder, each to a file of its own.
func (n *navigator) exportInto(folder string, all []library.SavedDeck, as deckroom.Format) {
	n.working(words.Count("decks.export_all", len(all)), func(ctx context.Context, told func(done, of int)) error {
		for i, d := range all {
			var ext string
			var write func(io.Writer) error
			ready := make(chan struct{})
			n.env.Post(func() { // a picture is laid out there
				ext, write = n.deckFile(d.Deck, as)
				close(ready)
			})
			select {
			case <-ready:
			case <-ctx.Done():
				return ctx.Err()
			}
			to := freeFile(folder, fileName(deckroom.Title(d.Deck)), ext)
			if err := errors.Join(ctx.Err(), writeFile(to, write)); err != nil {
				return err
			}
			told(i, len(all))
		}
		return nil
	}, func(err error) {
		if n.told("trouble.unsaved_file", err); err == nil {
			n.note.tell(words.Say("common.saved"), words.Count("decks.exported", len(all), "folder", folder))
		}
	})
}

// deckFile is how a deck is written to a file, and what the file's name ends with.
func (n *navigator) deckFile(d decks.Deck, as deckroom.Format) (ext string, write func(io.Writer) error) {
	x := n.library.Cards(d.Game)
	if x == nil {
		return deckExt, func(io.Writer) error { return errors.New(words.Say("decks.unknown_game", "game", d.Game)) }
	}
	text := func(head string) func(io.Writer) error {
		return func(to io.Writer) error {
			_, err := io.WriteString(to, head+x.Write(d))
			return err
		}
	}
	switch as {
	case deckroom.AsFile:
		return gameExt, text(deckMark)
	case deckroom.AsPicture:
		return ".png", deckroom.Picture(x, d, n.library.Picture)
	}
	return deckExt, text("")
}

// freeFile is a name in a folder that no file has yet.
func freeFile(folder, name, ext string) string {
	path := filepath.Join(folder, name+ext)
	for i := 2; ; i++ {
		if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
			return path
		}
		path = filepath.Join(folder, fmt.Sprintf("%s (%d)%s", name, i, ext))
	}
}

// buildable are the games that are played with decks.
func buildable(games []library.GameInfo) []library.GameInfo {
	var out []library.GameInfo
	for _, g := range games {
		if g.Decks {
			out = append(out, g)
		}
	}
	return out
}

// withDecks lists the decks and goes on with them.
func (n *navigator) withDecks(then func([]library.SavedDeck, error)) {
	var all []library.SavedDeck
	n.away(func() (err error) {
		all, err = n.library.Decks(n.ctx)
		return err
	}, func(err error) { then(all, err) })
}

// build puts up the builder with a deck of the person's, or one that comes with a game: looking at that saves
// nothing.
func (n *navigator) build(d library.SavedDeck) { n.bench(d, d.ID == 0) }

// buildNew puts up the builder with a deck that is new, and saves it if it isn't empty: a copy, or one from a file.
func (n *navigator) buildNew(d library.SavedDeck) {
	if b := n.bench(d, false); b != nil && len(d.Deck.Cards) > 0 {
		b.KeepNew()
	}
}

// bench puts up the builder. It is nil for a game that isn't known.
func (n *navigator) bench(d library.SavedDeck, given bool) *deckroom.Builder {
	x := n.library.Cards(d.Deck.Game)
	if x == nil {
		n.told("decks.cant_open", errors.New(words.Say("decks.unknown_game", "game", d.Deck.Game)))
		return nil
	}
	b := deckroom.NewBuilder(n.env, x, d, deckroom.Exits{
		Given: given,
		Back:  n.decksAgain, Pictures: n.library.Picture,
		Save: func(d library.SavedDeck, done func(int64, error)) {
			var id int64
			n.store(func() (err error) {
				id, err = n.library.SaveDeck(n.ctx, d)
				return err
			}, func(err error) { done(id, err) })
		},
		Others: func(then func([]library.SavedDeck)) {
			n.withDecks(func(all []library.SavedDeck, err error) {
				if err != nil {
					n.told("decks.not_read", err)
					return
				}
				then(all)
			})
		},
		Play:   func(d library.SavedDeck) { n.newGameWith(&d, func() { n.rebuild(d) }) },
		Test:   func(d library.SavedDeck) { n.whenSaved(func() { n.testDeck(d, func() { n.rebuild(d) }) }) },
		Record: n.deckRecord,
		Export: n.exportDeck,
		Print:  n.printSheets,
		Copy:   func(text string) { fyne.CurrentApp().Clipboard().SetContent(text) },
		Paste:  func() string { return fyne.CurrentApp().Clipboard().Content() },
		Away: func(slow, then func()) {
			n.away(func() error { slow(); return nil }, func(error) { then() })
		},
	})
	n.show(b, b.Container)
	return b
}

// exportDeck asks where to, and writes a deck there as text.
func (n *navigator) exportDeck(name, text string) {
	n.toFile(words.Say("decks.export_title", "deck", name), fileName(name)+deckExt, func(to io.Writer) error {
		_, err := io.WriteString(to, text)
		return err
	}, savedTo)
}

// takeDecks keeps the decks of the game at the table that the person doesn't have.
func (n *navigator) takeDecks(id int64) {
	kept, known := 0, 0
	n.away(func() error {
		all, err := n.library.DecksOf(n.ctx, id)
		if err != nil {
			return err
		}
		mine, err := n.library.Decks(n.ctx)
		if err != nil {
			return err
		}
		for _, d := range all {
			if hasTwin(mine, d) {
				known++
				continue
			}
			if _, err := n.library.SaveDeck(n.ctx, library.SavedDeck{Deck: d}); err != nil {
				return err
			}
			kept++
		}
		return nil
	}, func(err error) {
		switch n.told("decks.not_kept", err); {
		case err != nil:
		case kept == 0:
			n.note.tell(words.Say("decks.nothing_new"), words.Count("decks.skipped", known))
		default:
			n.note.tell(words.Say("common.saved"), words.Count("decks.kept", kept))
		}
	})
}

// coverOf finds the card that stands for a deck.
func coverOf(lib library.Library) func(library.SavedDeck) (cardart.Face, bool) {
	return func(d library.SavedDeck) (cardart.Face, bool) {
		x := lib.Cards(d.Deck.Game)
		if x == nil {
			return cardart.Face{}, false
		}
		return library.CoverFace(x, d.Deck, lib.Picture)
	}
}
