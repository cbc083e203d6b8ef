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
// a game at the table.
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

// taken is what came of the import of some files.
type taken struct {
	imported, had int
	game          int64 // of the last one that is saved already, 0 if none is
	decks         []deckSource
	failed, noted []error
}

// takeFiles imports games, one after the other, and shows the saved ones, unless a game is at the
// table. Those that are decks are imported as such, and those that are saved already aren't
// imported again. With open, the game is opened if all is well.
func (n *navigator) takeFiles(open bool, files []func() (io.ReadCloser, error)) {
	var got taken
	done := false
	n.working(words.Say("exchange.importing"), func(ctx context.Context, told func(done, of int)) error {
		for _, file := range files {
			n.takeGame(ctx, file, &got, told)
			if ctx.Err() != nil {
				return ctx.Err()
			}
		}
		done = true
		return nil
	}, func(error) {
		n.tellTaken(&got, open)
		switch {
		case len(got.decks) > 0:
			n.takeDecksOf(got.decks...)
		case n.game.Session != nil:
		case open && done && len(got.failed) == 0:
			n.openSaved(got.game)
		default:
			n.saved()
		}
	})
}

// tellTaken says what came of an import. Of a game that was opened it says nothing.
func (n *navigator) tellTaken(got *taken, open bool) {
	title := words.Say("exchange.noted")
	if len(got.failed) > 0 {
		title = words.Count("exchange.failed", len(got.failed))
	}
	if wrong := slices.Concat(got.failed, got.noted); len(wrong) > 0 {
		err := errors.Join(wrong[:min(len(wrong), mostSaid)]...)
		n.logError(err)
		n.note.warn(title, trouble.Text(err), remedy{"trouble.choose_other", n.importGame})
		return
	}
	where := words.Say("exchange.here")
	if n.game.Session != nil {
		where = words.Say("exchange.find")
	}
	switch {
	case got.had > 0 && got.imported > 0:
		n.note.tell(words.Count("exchange.imported", got.imported), words.Count("exchange.skipped", got.had))
	case got.had > 0 && (n.game.Session == nil && !open || n.game.Session != nil && n.game.ID != got.game):
		n.note.tell(words.Count("exchange.have", got.had), where)
	case got.imported > 0 && n.game.Session != nil:
		n.note.tell(words.Count("exchange.imported", got.imported), where)
	}
}

// takeGame imports the game of a file, and notes what came of it.
func (n *navigator) takeGame(ctx context.Context, open func() (io.ReadCloser, error), got *taken, told func(done, of int)) {
	from, err := open()
	if err != nil {
		got.failed = append(got.failed, err)
		return
	}
	head := bufio.NewReader(from)
	if isDeck(head) {
		got.decks = append(got.decks, deckSource{open: open})
		if err := from.Close(); err != nil {
			got.failed = append(got.failed, err)
		}
		return
	}
	had, note, err := n.library.Import(ctx, head, told)
	switch err = errors.Join(err, from.Close()); {
	case err != nil && ctx.Err() == nil:
		got.failed = append(got.failed, err)
	case err != nil:
	case had != 0:
		got.had++
		got.game = had
	default:
		got.imported++
		if note != "" {
			got.noted = append(got.noted, errors.New(note))
		}
	}
}

// fileName makes a title a name that every system takes for a file.
func fileName(title string) string {
	return cmp.Or(sets.GoodName(title), "game")
}
