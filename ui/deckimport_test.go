package ui

import (
	"bytes"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"feltstack/rules/decks"
	deckroom "feltstack/ui/decks"
	"feltstack/ui/library"
)

// Decks of several files are imported at once, called after their files where they have no name; a file that isn't a
// deck is told. Those that are there already are skipped or kept twice, as is asked for. One deck alone is opened.
func TestDecksAreImported(t *testing.T) {
	w := walk(t)
	w.decks()
	x := w.library.Cards(w.library.Games()[1].Key)
	text := x.Write(decks.From(x.Game, x.Game.Decks[0]))
	_, bare, _ := strings.Cut(text, "\n") // without its name
	file := func(name, text string) deckSource {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return fileSource(path)
	}
	var list []string
	listed := func() []string {
		w.listDecks()
		if p, ok := w.page.(*deckroom.Page); ok {
			list = nil
			for _, d := range p.Decks() {
				if d.ID != 0 {
					list = append(list, d.Deck.Name)
				}
			}
			slices.Sort(list)
		}
		return list
	}
	are := func(want ...string) {
		t.Helper()
		w.until("the decks are "+strings.Join(want, ", "), func() bool { return slices.Equal(listed(), want) })
	}
	first, second := file("Red_Dawn.txt", bare), file("b.felt", deckMark+text)
	w.takeDecksOf(first, second, file("letter.txt", "Dear Ann,\nhow are you?"))
	w.until("it is told", func() bool { return w.note.isOpen() })
	if said := w.note.sheet.Note; !strings.Contains(said, "2 decks") || !strings.Contains(said, "letter.txt") {
		t.Errorf("told: %s", said)
	}
	w.note.close()
	name := x.Game.Decks[0].Name
	are(name, "Red Dawn")

	w.takeDecksOf(first, second, file("Third.txt", bare))
	w.until("it is asked", func() bool { return w.query.isOpen() })
	w.press("Skip")
	w.until("it is told", func() bool { return w.note.isOpen() })
	w.note.close()
	are(name, "Red Dawn", "Third")

	w.takeDecksOf(first, second)
	w.until("it is asked again", func() bool { return w.query.isOpen() })
	w.press("Keep both")
	w.until("it is told", func() bool { return w.note.isOpen() })
	w.note.close()
	are("Copy of "+name, "Copy of Red Dawn", name, "Red Dawn", "Third")

	open := func() (io.ReadCloser, error) {
		return io.NopCloser(strings.NewReader(deckMark + "name: Alone\n" + bare)), nil
	}
	w.takeGames(open)
	w.until("the deck of a .felt file is in the builder", func() bool {
		b, ok := w.page.(*deckroom.Builder)
		return ok && b.Name.Text == "Alone"
	})
}

// Decks are exported as text, as files that Feltstack knows as decks, and as pictures; several into a folder, where no
// file takes the place of another.
func TestDecksAreExported(t *testing.T) {
	w := walk(t)
	x := w.library.Cards(w.library.Games()[1].Key)
	d := library.SavedDeck{Deck: decks.From(x.Game, x.Game.Decks[0])}
	folder := t.TempDir()
	for as, ext := range map[deckroom.Format]string{deckroom.AsText: ".txt", deckroom.AsFile: ".felt", deckroom.AsPicture: ".png"} {
		w.exportInto(folder, []library.SavedDeck{d, d}, as)
		w.until("it is told", func() bool { return w.note.isOpen() })
		w.note.close()
		for _, name := range []string{d.Deck.Name, d.Deck.Name + " (2)"} {
			data, err := os.ReadFile(filepath.Join(folder, name+ext))
			if err != nil {
				t.Fatal(err)
			}
			if ext == ".png" {
				if img, err := png.Decode(bytes.NewReader(data)); err != nil || img.Bounds().Dx() != 2100 || img.Bounds().Dy() < 1000 {
					t.Errorf("the picture: %v", err)
				}
				continue
			}
			read, err := readDeck([]*decks.Index{x}, fileSource(filepath.Join(folder, name+ext)))
			if err != nil || !read.deck.Twin(d.Deck) {
				t.Errorf("%s reads as %+v, %v", name+ext, read.deck, err)
			}
		}
	}
}

// A deck that is dropped on the table is kept, and the game stays there.
func TestDeckDroppedOnTheTable(t *testing.T) {
	w := walk(t)
	table := w.begun()
	x := w.library.Cards(w.library.Games()[1].Key)
	text := x.Write(decks.From(x.Game, x.Game.Decks[0]))
	w.takeDecksOf(deckSource{open: func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(text)), nil }})
	w.until("it is told", func() bool { return w.note.isOpen() })
	if w.page != page(table) {
		t.Error("the table has gone")
	}
	if all, err := w.library.Decks(t.Context()); err != nil || all[0].ID == 0 {
		t.Errorf("the deck isn't kept: %v", err)
	}
}
