package ui

import (
	"errors"
	"runtime/debug"

	"feltstack/rules/book"
	"feltstack/rules/guard"
	"feltstack/saves"
	"feltstack/table"
	"feltstack/ui/felt"
	"feltstack/ui/library"
	"feltstack/ui/words"
)

func (n *navigator) start(g library.NewGame) {
	n.toTable(func() (library.OpenGame, error) { return n.library.Start(n.ctx, g) })
}

func (n *navigator) open(id int64) {
	n.toTable(func() (library.OpenGame, error) { return n.library.Open(n.ctx, id) })
}

// watch shows a saved game again, from a moment on.
func (n *navigator) watch(id int64, at int) {
	n.toTable(func() (library.OpenGame, error) {
		game, err := n.library.Watch(n.ctx, id)
		if err != nil || at == 0 {
			return game, err
		}
		if err := game.Session.Go(at); err != nil {
			return library.OpenGame{}, errors.Join(err, game.Close())
		}
		return game, nil
	})
}

// toTable leaves the game at the table, if there is one, and sits down at another.
func (n *navigator) toTable(open func() (library.OpenGame, error)) {
	if n.busy {
		return
	}
	n.busy = true
	before := n.take()
	var game library.OpenGame
	n.away(func() (err error) {
		if err = before(); err != nil {
			return err
		}
		game, err = open()
		return err
	}, func(err error) {
		n.busy = false
		if err != nil {
			n.tell(err)
			return
		}
		n.sitDown(game)
	})
}

// sitDown puts up the table with a game.
func (n *navigator) sitDown(game library.OpenGame) {
	n.game = game
	exits := felt.Exits{
		Home:     n.homeFrom,
		NewGame:  func() { n.leave(n.newGame) },
		Settings: n.preferences,
		Rules:    func(at book.Ref) { n.atRule(game.Session.Scene().Game, at) },
		Help:     func() { n.atRule(words.Say("rulebook.help"), book.Ref{}) },
		Trouble:  n.atTrouble,
		Asking:   n.covered,
		Beside:   n.badge.Pills,
		Seen:     game.Seen,
		Branch: func(at int) {
			n.toTable(func() (library.OpenGame, error) { return n.library.Branch(n.ctx, game.ID, at) })
		},
	}
	if way := game.Back; way != nil {
		exits.Back = &library.WayBack{Text: way.Text, Do: func() { n.leave(way.Do) }}
	}
	if game.ID != 0 {
		exits.Watch = func(at int) { n.watch(game.ID, at) }
	}
	if name := game.Setup.Game; name != "" {
		exits.Rematch, exits.Same = func() { n.start(game.Setup) }, func() { n.start(game.Same) }
		exits.Stops = n.settings.Stops[name]
		exits.SetStops = func(s table.Stops) { n.keepStops(name, s) }
		exits.Bar, exits.Swift = n.settings.Bar, n.settings.Swift
		exits.SetBar = func(shown bool) { n.keep(func(s *library.Settings) { s.Bar = shown }) }
		exits.SetSwift = func() { n.keep(func(s *library.Settings) { s.Swift = true }) }
	}
	if game.ID != 0 {
		exits.Versus = func(others []string, told func(library.Score)) { n.versus(game, others, told) }
	}
	if game.ID != 0 && n.library.Cards(game.Setup.Game) != nil {
		exits.Decks = func() { n.takeDecks(game.ID) }
	}
	if r, ok := game.Session.(interface{ ReportTo(*guard.Reporter) }); ok {
		r.ReportTo(n.env.Reports)
	}
	n.game.Seen = true
	t := felt.New(n.env, game.Session, exits)
	n.show(t, t.Container)
}

// versus says how the person at the table has done against others.
func (n *navigator) versus(game library.OpenGame, others []string, told func(library.Score)) {
	var score library.Score
	n.away(func() (err error) {
		scene := game.Session.Scene()
		score, err = n.library.Versus(n.ctx, game.Setup.Game, scene.Seats[scene.Me].Name, others)
		return err
	}, func(error) { told(score) })
}

// take takes the game from the table; what it returns closes it, and gives
// back the memory that it took.
func (n *navigator) take() func() error {
	game := n.game
	n.game = library.OpenGame{}
	n.portray(game.ID, game.Session)
	if game.Close == nil {
		return func() error { return nil }
	}
	return func() error {
		defer debug.FreeOSMemory()
		return game.Close()
	}
}

// leave closes the game at the table and goes on. It stays where its choices
// don't get on the disk.
func (n *navigator) leave(then func()) {
	if n.busy {
		return
	}
	n.busy = true
	n.cloth.Lay() // to be there when a page is
	n.away(n.flush(), func(err error) {
		n.busy = false
		if saves.Passing(err) && !n.hurry { // as long as the game is open, nothing is lost
			n.unsaved(err, func() { n.leave(then) })
			return
		}
		n.busy = true
		closing := n.take()
		n.away(func() error {
			n.failed = closing()
			return n.failed
		}, func(err error) {
			n.busy = false
			if err != nil && !n.hurry {
				n.tell(err)
				return
			}
			then()
		})
	})
}
