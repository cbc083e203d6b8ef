package ui

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"feltstack/saves/sets"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/studio"
	"feltstack/ui/trouble"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// gameExt is what names of exported games end with.
const gameExt = ".felt"

// mostSaid is of how many files that can't be imported it is said why.
const mostSaid = 3

// exportGame asks where to, and writes a saved game there. That of a game that
// isn't over shows what is hidden, which it says first.
func (n *navigator) exportGame(g library.SavedGame) {
	export := func() {
		n.toFile(words.Say("exchange.export_title"), fileName(savedTitle(g))+gameExt, func(to io.Writer) error { return n.library.Export(n.ctx, g.ID, to) }, savedTo)
	}
	if g.Over {
		export()
		return
	}
	n.query.sign = kit.SignQuestion
	n.query.open(words.Say("exchange.sure"),
		words.Say("exchange.warning"), nil, n.query.close,
		kit.NewPill(words.Say("common.cancel"), kit.Normal, n.query.close),
		kit.NewPill(words.Say("exchange.export"), kit.Leading, func() {
			n.query.close()
			export()
		}))
}

// importGame asks for an exported game and imports it.
func (n *navigator) importGame() {
	n.fromFile(words.Say("saves.import"), []string{gameExt}, func(path string) {
		n.takeGames(func() (io.ReadCloser, error) { return os.Open(path) })
	})
}

// dropped imports games and decks that are dropped on the window, and in the studio takes a
// picture for the card.
func (n *navigator) dropped(_ fyne.Position, files []fyne.URI) {
	if n.library == nil {
		return
	}
	if s, ok := n.page.(*studio.Page); ok {
		n.dropPicture(s, files)
	}
	var all []func() (io.ReadCloser, error)
	var texts []deckSource
	for _, f := range files {
		switch ext := strings.ToLower(filepath.Ext(f.Path())); {
		case ext == gameExt:
			all = append(all, func() (io.ReadCloser, error) { return os.Open(f.Path()) })
		case slices.Contains(deckExts, ext):
			texts = append(texts, fileSource(f.Path()))
		}
	}
	if len(texts) > 0 && len(all) == 0 {
		n.takeDecksOf(texts...)
	}
	if len(all) > 0 {
		n.takeGames(all...)
	}
}

// awaitFiles opens games that a later start of the program hands over.
func (n *navigator) awaitFiles() {
	if n.arrivals == nil || n.unarrive != nil {
		return
	}
	stop, err := n.arrivals(func(files []string) {
		n.env.Post(func() {
			n.raise()
			n.openFiles(files)
		})
	})
	if err != nil {
		n.logError(err)
		return
	}
	n.unarrive = stop
}

// openFiles imports games by their paths. One alone is opened at once, unless there's
// a game at the table; one that is saved already is opened and not imported again.
func (n *navigator) openFiles(paths []string) {
	var all []func() (io.ReadCloser, error)
	for _, path := range paths {
		all = append(all, func() (io.ReadCloser, error) { return os.Open(path) })
	}
	n.takeFiles(len(all) == 1, all)
}

// openSaved opens a saved game, or shows it if it is over or can't go on; with 0 the one that
// was played or imported last.
func (n *navigator) openSaved(id int64) {
	var all []library.SavedGame
	n.here(func() (err error) {
		all, err = n.library.Saved(n.ctx)
		return err
	}, func(err error) {
		at := max(slices.IndexFunc(all, func(g library.SavedGame) bool { return g.ID == id }), 0)
		switch {
		case err != nil:
			n.tell(err)
		case len(all) == 0:
			n.saved()
		case all[at].Over || all[at].Broken != "":
			n.watch(all[at].ID, 0)
		default:
			n.open(all[at].ID)
		}
	})
}

// takeGames imports games, one after the other, and shows the saved ones.
func (n *navigator) takeGames(files ...func() (io.ReadCloser, error)) { n.takeFiles(false, files) }

// takeFiles imports games, one after the other, and shows the saved ones, unless a game is at the
// table. Those that are decks are imported as such. With open, what is imported is opened if all is
// well, and a game that is saved already isn't imported again.
func (n *navigator) takeFiles(open bool, files []func() (io.ReadCloser, error)) {
	var said, noted []error
	var texts []deckSource
	var had int64 // is saved already
	done := false
	n.working(words.Say("exchange.importing"), func(ctx context.Context, told func(done, of int)) error {
		for _, file := range files {
			kept, note, deck, err := n.takeGame(ctx, file, open, told)
			had = kept
			if deck != nil {
				texts = append(texts, *deck)
			}
			if ctx.Err() != nil {
				return ctx.Err()
			}
			switch {
			case err != nil:
				said = append(said, err)
			case note != "":
				noted = append(noted, errors.New(note))
			}
		}
		done = true
		return nil
	}, func(error) {
		title := words.Count("exchange.failed", len(said))
		if len(said) == 0 {
			title = words.Say("exchange.noted")
		}
		if said = append(said, noted...); len(said) > 0 {
			err := errors.Join(said[:min(len(said), mostSaid)]...)
			n.logError(err)
			n.note.warn(title, trouble.Text(err), remedy{"trouble.choose_other", n.importGame})
		}
		switch {
		case len(texts) > 0:
			n.takeDecksOf(texts...)
		case n.game.Session == nil && open && done && len(said) == 0:
			n.openSaved(had)
		case n.game.Session == nil:
			n.saved()
		case had != 0:
			if n.game.ID != had {
				n.note.tell(words.Say("exchange.have"), words.Say("exchange.find"))
			}
		case len(said) == 0:
			n.note.tell(words.Count("exchange.imported", len(files)), words.Say("exchange.find"))
		}
	})
}

func (n *navigator) takeGame(ctx context.Context, open func() (io.ReadCloser, error), once bool, told func(done, of int)) (had int64, note string, deck *deckSource, err error) {
	from, err := open()
	if err != nil {
		return 0, "", nil, err
	}
	if head := bufio.NewReader(from); isDeck(head) {
		deck = &deckSource{open: open}
	} else {
		had, note, err = n.library.Import(ctx, head, once, told)
	}
	return had, note, deck, errors.Join(err, from.Close())
}

// fileName makes a title a name that every system takes for a file.
func fileName(title string) string {
	return cmp.Or(sets.GoodName(title), "game")
}
