package ui

import (
	"context"
	"errors"
	"image"
	"log/slog"
	"reflect"
	"runtime/debug"
	"sync"
	"time"

	"feltstack/rules/guard"
	"feltstack/saves"
	deckroom "feltstack/ui/decks"
	"feltstack/ui/felt"
	"feltstack/ui/kit"
	labroom "feltstack/ui/lab"
	"feltstack/ui/library"
	"feltstack/ui/printing"
	"feltstack/ui/rulebook"
	"feltstack/ui/sound"
	"feltstack/ui/studio"

	"fyne.io/fyne/v2"
)

// page is one screen of the window.
type page interface {
	Key(*fyne.KeyEvent) // a key that no field has taken
	Close()             // ends what the page has started
}

// navigator leads from one page to the next and owns the game at the table.
// Its methods belong to the UI goroutine; what waits for the disk runs on
// goroutines that end with ctx, and end waits for them.
type navigator struct {
	ctx        context.Context
	env        *kit.Env
	put        func(fyne.CanvasObject) // shows a page in the window
	page       page
	keys       *kit.PageKeys // nil at the table, which has its own
	strokes    kit.Strokes
	library    library.Library
	game       library.OpenGame  // at the table; Session is nil if none is
	aside      *library.OpenGame // what waits while an example of the rulebook is at the table; nil: none is
	reads      rulebook.Place    // where the rulebook was left
	pending    func()            // what was pressed before the library was open
	busy       bool              // something is under way that ends at another page
	work       sync.WaitGroup
	failed     error // of closing the last game; written by work, read after it
	alert      *alert
	cloth      *kit.Cloth      // what pages lie on
	shown      *fyne.Container // of the page
	unseen     bool            // the window has no frame yet: what can wait does
	log        *slog.Logger
	gone       bool            // the window has
	closing    bool            // the window is to go
	unsoon     func()          // stops waiting until it can; nil if nothing is waited for
	opened     library.Library // by work, perhaps not yet taken over
	settings   library.Settings
	restyle    func(library.Settings) // gives the window colours and size
	second     time.Duration          // one of a countdown: shorter in tests
	sized      *sizer                 // nil where the size isn't the window's own matter
	size       *float64               // of everything, which the start asks for; nil: as the settings say
	player     *sound.Player          // nil where there's no sound
	canvas     fyne.Canvas            // what listens; nil in tests
	salvage    func(context.Context) (string, int, error)
	remember   func(path string) error // where the saves are from the next start on; may be nil
	opener     func(context.Context) (library.Library, error)
	shortcuts  func()         // has the window listen to the keymap's chords
	unwatch    func()         // ends the watch over card sets; nil if there is none
	remembered *studio.Memory // what can be undone in the card studio
	deckView   deckroom.View  // how the list of decks was left
	unreading  func()         // cancels the reading of card sets that is under way; may be nil
	unread     bool           // card sets were read that may lack what was typed: to be read again after saving
	saving     int            // decks, sets and settings on their way to the disk
	storing    bool           // the settings are among them
	stale      bool           // and have changed since
	whenKept   func()         // what to do once they are there
	runner     *labroom.Runner
	badge      *labroom.Badge // of the runner, over every page
	query      *ask           // lies over the page
	printer    *printing.Dialog
	files      *kit.Chooser  // over that
	note       *ask          // and over all
	guard      *kit.Shield   // of a page that has just come
	backup     string        // the file of the last backup
	unbackup   func()        // ends the automatic backups; nil if there are none
	dailyAfter time.Duration // until the automatic backup
	unsaid     error         // why there was none, to be said with the next page
	exit       func()        // ends the program
	survival   survival      // of crashes on the UI goroutine
	version    string        // of the program, "" where nothing is said of it
	changes    string        // CHANGELOG.md
	named      []string      // exported games to open once the library is there
	arrivals   func(take func(files []string)) (stop func(), err error)
	unarrive   func() // ends the wait for those; nil if there is none
	raise      func() // brings the window to the front
	hurry      bool   // the system wants the program to end: nobody answers questions
}

func newNavigator(ctx context.Context, e *kit.Env, put func(fyne.CanvasObject)) *navigator {
	n := &navigator{ctx: ctx, env: e, put: put, settings: library.UsualSettings(), remembered: studio.NewMemory(), restyle: func(library.Settings) {}, alert: newAlert(e), cloth: kit.NewCloth(e), dailyAfter: dailyAfter, second: time.Second, exit: func() {}, raise: func() {}, log: slog.New(slog.DiscardHandler)}
	n.runner = labroom.NewRunner(ctx, e, &n.work, func() library.Library { return n.library })
	n.guard = kit.NewShield(e)
	n.badge = labroom.NewBadge(e, n.runner, n.lab)
	n.query, n.note, n.files, n.printer = n.newAsk(), n.newAsk(), kit.NewChooser(e, nil, n.uncovered), printing.New(e, nil, n.uncovered)
	e.Reports.Told(func(r guard.Report) { e.Post(func() { n.alarm(r) }) })
	return n
}

// guardPage keeps clicks from a page, or what has come on it, that can't have been seen yet.
func (n *navigator) guardPage() { n.guard.Raise(kit.NewBox(0, 0, everywhere, everywhere), false, nil) }

// everywhere is wider and higher than any window.
const everywhere = 1e5

// show puts up a page, which draws in c, in place of the one before.
func (n *navigator) show(p page, c *fyne.Container) {
	if n.page != nil {
		n.page.Close()
	}
	_, atHome := p.(*homeScreen) // whose buttons come and go
	another := atHome || reflect.TypeOf(n.page) != reflect.TypeOf(p)
	n.page, n.keys = p, nil
	n.env.Trace.Focus("") // the ring was on the page before
	if _, plays := p.(*felt.Table); !plays {
		n.keys = kit.NewPageKeys(c, n.env.Trace)
		if _, is := p.(*labroom.Page); !is { // which says itself how far the lab is
			n.keys.Beside = func() *fyne.Container { return n.badge.Container }
		}
		if o, ok := p.(kit.Covered); ok {
			n.keys.Over = o.Over
		}
		if l, ok := p.(kit.Led); ok {
			l.LedBy(n.keys)
		}
	}
	if _, plays := p.(*felt.Table); another && !plays { // the table guards what it asks itself
		n.env.Trace.Early(true) // until the guard is up, which must lie over what has come
		n.put(n.layered(p, c))
		n.guardPage()
		n.env.Trace.Early(false)
	} else {
		n.put(n.layered(p, c))
	}
	if n.shown != nil && n.shown != c {
		kit.Unload(n.shown)
	}
	n.shown = c
	n.sayNotDaily(n.unsaid)
}

// alarm says that something crashed, over whatever page there is.
func (n *navigator) alarm(r guard.Report) {
	if n.gone {
		return
	}
	var undo func()
	if t, plays := n.page.(*felt.Table); plays && !t.Replaying() {
		undo = t.Undo
	}
	n.alert.tell(r, undo)
}

// begin opens the library, while the home page is shown.
func (n *navigator) begin(open func(context.Context) (library.Library, error)) {
	n.opener = open
	if _, ok := n.page.(*homeScreen); !ok {
		n.home()
	}
	var lib library.Library
	likes := library.UsualSettings()
	n.away(func() (err error) {
		defer debug.FreeOSMemory() // building the games takes more than they keep
		lib, err = open(n.ctx)
		if n.opened = lib; lib != nil {
			var failed error
			if likes, failed = lib.Settings(n.ctx); err == nil {
				err = failed
			}
			if failed = errors.Join(lib.PruneSets(n.ctx), lib.ExpireBin(n.ctx)); failed != nil {
				n.log.Warn("what nobody can want back stays", "error", failed)
			}
		}
		return err
	}, func(err error) {
		n.library = lib
		if lib != nil && (err == nil || errors.Is(err, saves.ErrLogAside)) {
			n.watchSets()
			n.setsSaved()
			n.awaitFiles()
			n.backUpDaily()
		}
		if n.size != nil {
			likes.Scale = *n.size
		}
		restyled := restyles(n.settings, likes)
		n.apply(likes)
		if n.size != nil {
			n.size = nil
			n.storeSettings()
		}
		h, atHome := n.page.(*homeScreen)
		switch {
		case err != nil:
			n.tell(err)
		case n.pending != nil:
			n.pending()
		default:
			if atHome && !restyled {
				n.fillHome(h)
			} else {
				n.home()
			}
			if len(n.named) == 0 {
				n.whatsNew()
			}
		}
		if lib != nil && len(n.named) > 0 {
			n.openFiles(n.named)
			n.named = nil
		}
	})
}

func (n *navigator) newGame() {
	if n.library == nil {
		n.pending = n.newGame
		return
	}
	n.newGameWith(nil, n.home)
}

// newGameWith proposes to play with a deck, if it is not nil. back is where one came from.
func (n *navigator) newGameWith(deck *library.SavedDeck, back func()) {
	p := newNewGameScreen(n.env, n.library.Games(), deck, n.settings.Begun, newGameExits{
		Start: n.start, Back: back, Cover: coverOf(n.library), Remember: func(begun map[string]library.Format) {
			n.keep(func(s *library.Settings) { s.Begun = begun })
		},
	})
	n.show(p, p.Container)
	n.offerDecks(p)
}

// offerDecks has a page of a new game offer the decks that there are.
func (n *navigator) offerDecks(p *newGameScreen) {
	n.withDecks(func(all []library.SavedDeck, err error) {
		switch {
		case n.page != page(p):
		case err != nil:
			n.told("decks.not_read", err)
		default:
			p.setDecks(all)
		}
	})
}

func (n *navigator) saved() {
	if n.library == nil {
		n.pending = n.saved
		return
	}
	s := newSavedScreen(n.env, savedExits{
		Open: func(g library.SavedGame) { n.open(g.ID) }, Home: n.home, Watch: func(g library.SavedGame) { n.watch(g.ID, 0) },
		Copy: func(g library.SavedGame) { n.change(func() error { return n.library.Duplicate(n.ctx, g.ID) }) },
		Note: func(g library.SavedGame, note string) {
			n.change(func() error { return n.library.SetNote(n.ctx, g.ID, note) })
		},
		Export: n.exportGame, Import: n.importGame, Backups: n.backups,
		Rename: func(g library.SavedGame, name string) {
			n.change(func() error { return n.library.Rename(n.ctx, g.ID, name) })
		},
		Delete: func(g library.SavedGame, done func(back func())) {
			n.discard(saves.AGame, []int64{g.ID}, n.listSaved, done)
		},
		Bin: func() { n.bin(binGames, n.saved) },
		Glance: func(g library.SavedGame) func() (*image.RGBA, error) {
			return glanced(n.settings.Back, portraitSize, func() (library.Glance, error) { return n.library.Glance(n.ctx, g.ID) })
		},
	})
	n.show(s, s.Container)
	n.list(s)
}

// listSaved lists the saved games on the page for that, if it is there.
func (n *navigator) listSaved() {
	if s, ok := n.page.(*savedScreen); ok {
		n.list(s)
	}
}

// list fills the page of saved games.
func (n *navigator) list(s *savedScreen) {
	var games []library.SavedGame
	record := ""
	n.here(func() (err error) {
		if games, err = n.library.Saved(n.ctx); err == nil {
			record, err = n.library.Record(n.ctx)
		}
		return err
	}, func(err error) { s.set(games, record, err) })
}

// change does something to a saved game and lists them again.
func (n *navigator) change(do func() error) {
	n.away(do, func(err error) {
		if err != nil {
			n.tell(err)
			return
		}
		n.listSaved()
	})
}
