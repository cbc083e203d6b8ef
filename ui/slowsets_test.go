package ui

import (
	"context"
	"testing"

	"feltstack/saves/sets"
	"feltstack/ui/library"
)

// slowSets is a library that compiles card sets only once it is let to.
type slowSets struct {
	library.Library
	let      chan struct{}
	begun    chan struct{}
	canceled chan struct{}
}

func (s *slowSets) Reload(ctx context.Context) (bool, error) {
	s.begun <- struct{}{}
	select {
	case <-s.let:
		return s.Library.Reload(ctx)
	case <-ctx.Done():
		s.canceled <- struct{}{}
		return false, ctx.Err()
	}
}

// No page waits for a card set, and a set that is changed meanwhile is read in its place.
func TestPagesDoNotWaitForSets(t *testing.T) {
	w := walk(t)
	slow := &slowSets{w.library, make(chan struct{}), make(chan struct{}, 9), make(chan struct{}, 9)}
	w.until("the sets were read", func() bool { return !w.library.Cards("vainqueur").Unread })
	w.library = slow
	before := w.library.Cards("vainqueur")
	w.setsChanged()
	<-slow.begun

	w.newGame()
	w.until("a new game offers decks", func() bool {
		p, is := w.page.(*newGameScreen)
		return is && len(p.known) > 0
	})
	fox := sets.Card{Name: "Sky Fox", Type: "Beast Monster", Facts: map[string]any{"rank": "α", "str": int64(30), "def": int64(12)}}
	saved := false
	w.store(func() error {
		return w.library.SaveSet(t.Context(), sets.Set{Name: "Den", Game: "vainqueur", Cards: []sets.Card{fox}})
	}, func(error) { saved = true })
	w.until("a set is saved", func() bool { return saved && w.saving == 0 })
	w.home()
	w.until("the home page is filled", func() bool { h, is := w.page.(*homeScreen); return is && h.known })

	w.setsSaved()
	<-slow.canceled
	<-slow.begun
	if w.library.Cards("vainqueur") != before {
		t.Error("there are other cards already")
	}
	close(slow.let)
	w.until("the card is known", func() bool {
		_, known := w.library.Cards("vainqueur").Lookup("Sky Fox")
		return known
	})
}
