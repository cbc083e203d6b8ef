package ui

import (
	"errors"
	"io"
	"os"
	"strings"

	"feltstack/ui/shelf"
	"feltstack/ui/studio"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
)

// gameExt is what names of exported games end with.
const gameExt = ".felt"

// exportGame asks where to, and writes a saved game there.
func (n *navigator) exportGame(g shelf.SavedGame) {
	n.toFile(fileName(savedTitle(g))+gameExt, func(to io.Writer) error { return n.library.Export(n.ctx, g.ID, to) }, nil)
}

// importGame asks for an exported game and takes it in.
func (n *navigator) importGame() {
	n.fromFile([]string{gameExt}, func(from fyne.URIReadCloser) { n.takeIn(from) })
}

// dropped takes in games that are dropped on the window, and in the studio a
// picture for the card.
func (n *navigator) dropped(_ fyne.Position, files []fyne.URI) {
	if n.library == nil {
		return
	}
	if s, ok := n.page.(*studio.Page); ok {
		n.dropPicture(s, files)
	}
	for _, f := range files {
		if !strings.HasSuffix(f.Path(), gameExt) {
			continue
		}
		in, err := os.Open(f.Path())
		if err != nil {
			n.told(err)
			return
		}
		n.takeIn(in)
	}
}

// takeIn takes in one game and shows the saved ones.
func (n *navigator) takeIn(from io.ReadCloser) {
	note := ""
	n.away(func() (err error) {
		note, err = n.library.Import(n.ctx, from)
		return errors.Join(err, from.Close())
	}, func(err error) {
		if err == nil && note != "" {
			err = errors.New(note)
		}
		if err != nil {
			n.told(err)
		}
		if n.game.Session == nil {
			n.saved()
		}
	})
}

// told says in a dialog what went wrong; nothing if nothing did.
func (n *navigator) told(err error) {
	if err == nil || n.window == nil {
		return
	}
	n.logError(err)
	dialog.ShowInformation("Feltstack", words.Sentence(err), n.window)
}

// fileName makes a title a name that every system takes for a file.
func fileName(title string) string {
	clean := strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) || r < ' ' {
			return -1
		}
		return r
	}, title)
	if clean = strings.TrimSpace(clean); clean == "" {
		return "game"
	}
	return clean
}
