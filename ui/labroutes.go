package ui

import (
	"io"
	"slices"

	"feltstack/saves"
	deckroom "feltstack/ui/decks"
	"feltstack/ui/felt"
	"feltstack/ui/kit"
	labroom "feltstack/ui/lab"
	"feltstack/ui/library"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// lab puts up the page on which bots play many games.
func (n *navigator) lab() {
	if n.library == nil {
		n.pending = n.lab
		return
	}
	n.labPage(n.home)
}

// deckChoices shows decks with their covers.
func deckChoices(lib library.Library) labroom.Choices {
	return func(all []library.SavedDeck) []kit.Choice { return deckroom.Choices(all, coverOf(lib)) }
}

// labPage puts up the lab; back is where its Back leads.
func (n *navigator) labPage(back func()) *labroom.Page {
	s := labroom.New(n.env, n.library.Games(), n.runner, labroom.Exits{
		Decks: deckChoices(n.library),
		Back:  back,
		Runs: func(then func([]library.LabRun)) {
			var all []library.LabRun
			n.away(func() (err error) {
				all, err = n.library.Runs(n.ctx)
				return err
			}, func(err error) {
				n.told("lab.not_read", err)
				then(all)
			})
		},
		Rename: func(id int64, name string, then func(error)) {
			n.away(func() error { return n.library.RenameRun(n.ctx, id, name) }, then)
		},
		Delete: func(id int64, then func(error)) {
			n.away(func() error { _, err := n.library.Delete(n.ctx, saves.ARun, id); return err }, then)
		},
		Undelete: func(id int64, then func(error)) {
			n.away(func() error { return n.library.Undelete(n.ctx, saves.ARun, id) }, then)
		},
		Bin: func() { n.bin(binRuns, func() { n.labPage(back).List() }) },
		Ask: n.askName,
		Export: func(title, file string, write func(io.Writer) error) {
			n.toFile(title, fileName(file), write, savedTo)
		},
	})
	n.show(s, s.Container)
	n.withDecks(func(all []library.SavedDeck, err error) {
		if n.page != page(s) {
			return
		}
		if n.told("decks.not_read", err); err == nil {
			s.SetDecks(all)
		}
	})
	return s
}

// testDeck puts up the lab to test a deck; back is where its Back leads.
func (n *navigator) testDeck(d library.SavedDeck, back func()) {
	n.labPage(back).Test(d.Deck.Game, d.Deck.Rules())
}

// recordTall is how high a record over a page is.
const recordTall = 420

// showRecord shows over the page how a deck has done.
func (n *navigator) showRecord(d library.SavedDeck) {
	n.deckRecord(d, func(r library.DeckRecord) {
		q := n.query
		q.lay(words.Say("decks.record_of", "deck", deckroom.Title(d.Deck)), words.Say("decks.record_help"), labroom.Record(r), recordTall, q.close,
			[]*kit.Pill{kit.NewPill(words.Say("common.close"), kit.Leading, q.close)})
	})
}

// deckRecord hands on how a deck has done, while its page is there.
func (n *navigator) deckRecord(d library.SavedDeck, then func(library.DeckRecord)) {
	var r library.DeckRecord
	n.here(func() (err error) {
		r, err = n.library.DeckRecord(n.ctx, d)
		return err
	}, func(err error) {
		if n.told("decks.no_record", err); err == nil {
			then(r)
		}
	})
}

// rebuild puts up the builder with a deck that was there before, and is saved by now.
func (n *navigator) rebuild(d library.SavedDeck) {
	n.withDecks(func(all []library.SavedDeck, err error) {
		i := slices.IndexFunc(all, func(o library.SavedDeck) bool { // the person's come before those of the games
			return o.ID == d.ID && d.ID != 0 || d.ID == 0 && o.Deck.Equal(d.Deck)
		})
		if err != nil || i < 0 {
			n.decksAgain()
			return
		}
		n.build(all[i])
	})
}

// askName asks for the name of something.
func (n *navigator) askName(title, name string, then func(string)) {
	entry := kit.NewEntry()
	entry.SetText(name)
	n.query.open(title, "", entry, n.query.close,
		kit.NewPill(words.Say("common.cancel"), kit.Normal, n.query.close),
		kit.NewPill(words.Say("common.ok"), kit.Leading, func() {
			n.query.close()
			then(entry.Text)
		}))
	entry.TypedShortcut(&fyne.ShortcutSelectAll{}) // what is typed takes its place
}

// badged lays the sign of the lab over a page, where it covers least. The lab has none: it
// says itself how far it is.
func (n *navigator) badged(p page, all fyne.CanvasObject) fyne.CanvasObject {
	if _, is := p.(*labroom.Page); is {
		n.badge.Moved = nil
		return container.NewStack(all, paints(n.runner.Gate.Painted, func(fyne.Size) {}))
	}
	free := freest
	if _, plays := p.(*felt.Table); plays {
		free = atTop
	}
	place := func(size fyne.Size) {
		if n.badge.Visible() {
			n.badge.Put(free(n.badge.Room(), size, shownOn(all)))
		}
	}
	over := paints(func() {
		n.runner.Gate.Painted()
		n.badge.Cover(covered(p))
	}, place, n.badge.Container)
	n.badge.Moved = func() { place(over.Size()) }
	return container.NewStack(all, over)
}

// covered reports whether a page has something over itself that has to be answered first.
func covered(p page) bool {
	c, is := p.(kit.Covered)
	return is && c.Over() != nil
}

// paints lays objects over a page, by a function that puts them in their place. painted hears of
// every frame.
func paints(painted func(), place func(fyne.Size), objects ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: paintedLayout{kit.PageLayout(place), painted}, Objects: objects}
}

// paintedLayout tells of the frames of the window: before each, Fyne wants to know how small
// everything can be.
type paintedLayout struct {
	kit.PageLayout
	painted func()
}

// MinSize implements fyne.Layout.
func (l paintedLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	l.painted()
	return l.PageLayout.MinSize(objects)
}
