package decks

import (
	"testing"

	"feltstack/rules/decks"
	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// bench is a builder with what it asked of the program.
type workbench struct {
	*Builder
	t      *testing.T
	saved  []decks.Deck
	fail   error
	played []library.SavedDeck
	copied string
	busy   bool     // work off the UI goroutine waits
	away   []func() // that does
}

// builders makes a builder for the first game that is played with decks.
func newWorkbench(t *testing.T, d decks.Deck) *workbench {
	t.Helper()
	test.NewTempApp(t)
	x := deckGame(t)
	w := &workbench{t: t}
	e := kittest.Env()
	d.Game = x.Game.Name
	w.Builder = NewBuilder(e, x, library.SavedDeck{Deck: d}, Exits{
		Back: func() {},
		Save: func(d library.SavedDeck, done func(int64, error)) {
			if w.fail == nil {
				w.saved = append(w.saved, d.Deck)
			}
			done(7, w.fail)
		},
		Others: func(then func([]library.SavedDeck)) {
			then([]library.SavedDeck{{Deck: decks.From(x.Game, x.Game.Decks[1])}})
		},
		Play: func(d library.SavedDeck) { w.played = append(w.played, d) },
		Record: func(d library.SavedDeck, then func(library.DeckRecord)) {
			then(library.DeckRecord{Lab: []library.Meeting{{Against: d.Deck.Name, Score: library.Score{Won: 3, Lost: 2, Drawn: 1}}}})
		},
		Copy:  func(text string) { w.copied = text },
		Paste: func() string { return w.copied },
		Away: func(slow, then func()) {
			if w.busy {
				w.away = append(w.away, func() { slow(); then() })
				return
			}
			slow()
			then()
		},
	})
	kit.Snapshot(w.Container, fyne.NewSize(1280, 800), 1)
	return w
}

func deckGame(t *testing.T) *decks.Index {
	t.Helper()
	all := gamestest.All(t)
	for _, g := range all {
		if g.BuildsDecks() {
			return decks.NewIndex(g, games.Form(g.Name))
		}
	}
	t.Fatal("no game is played with decks")
	return nil
}

func (w *workbench) press(text string) {
	w.t.Helper()
	for _, p := range append(w.tools, w.sheet.Pills...) {
		if p.Text == text {
			p.Tapped(nil)
			return
		}
	}
	w.t.Fatalf("there is no button %q", text)
}

func (w *workbench) cell(i int) *gridCell { return w.grid.Cells()[i] }
