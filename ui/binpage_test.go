package ui

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"feltstack/rules/decks"
	"feltstack/rules/games/gamestest"
	"feltstack/ui/library"
)

// binned waits for the page of what was deleted with n things on it.
func (w *walker) binned(n int) *binScreen {
	w.t.Helper()
	w.until(fmt.Sprintf("%d things in the bin", n), func() bool {
		s, ok := w.page.(*binScreen)
		return ok && len(s.shown) == n && s.note == ""
	})
	return w.page.(*binScreen)
}

// A saved game is deleted without a question and brought back at once, or from the bin, which the next start
// of the program has, too. Only there it goes for good, after a question.
func TestDeleteGame(t *testing.T) {
	w := walk(t)
	w.begun()
	w.leave(w.saved)
	w.until("the saved games", func() bool { _, ok := w.page.(*savedScreen); return ok })
	list := w.savedList(1)
	title := savedTitle(list.games[0].game)
	w.press("Delete " + title)
	w.until("it is gone", func() bool { return len(list.games) == 0 })
	if w.query.isOpen() {
		t.Error("it is asked first")
	}
	w.press("Undo")
	w.until("it is back", func() bool { return len(list.games) == 1 })
	list.delete(list.games[0].game)
	w.until("it is gone again", func() bool { return len(list.games) == 0 })
	list.Chord("Ctrl+Z")
	w.until("it is back by key", func() bool { return len(list.games) == 1 })
	list.delete(list.games[0].game)
	w.until("it is gone for a third time", func() bool { return len(list.games) == 0 })

	w.press("Bin")
	s := w.binned(1)
	if s.shown[0].Name != title || s.tab != binGames {
		t.Errorf("the bin shows %+v", s.shown)
	}
	w.press("Restore " + title)
	w.binned(0)
	if !strings.Contains(s.said, title) {
		t.Errorf("it says %q", s.said)
	}
	w.press("Back")
	list = w.savedList(1)
	list.delete(list.games[0].game)
	w.until("it is gone for the last time", func() bool { return len(list.games) == 0 })
	w.press("Bin")
	w.binned(1)
	w.press("Empty bin")
	w.asked("Delete 1 item for good?")
	w.press("Cancel")
	w.press("Empty bin")
	w.press("Delete for good")
	w.binned(0)
	if all, err := w.library.Bin(t.Context()); err != nil || len(all) != 0 {
		t.Errorf("left are %v, %v", all, err)
	}
}

// Decks and what else was deleted are on one page, each on a tab of its own, and come back together.
func TestBinTabs(t *testing.T) {
	w := walk(t)
	for i := range 200 {
		if _, err := w.library.SaveDeck(t.Context(), library.SavedDeck{Deck: decks.Deck{Game: gamestest.WithDecks(t).Name, Name: fmt.Sprintf("Deck %d", i)}}); err != nil {
			t.Fatal(err)
		}
	}
	ids := make([]int64, 200)
	for i := range ids {
		ids[i] = int64(i + 1)
	}
	w.decks()
	w.deleteDecks(ids, func(func()) {})
	w.until("they are gone", func() bool {
		all, err := w.library.Decks(t.Context())
		return err == nil && !slices.ContainsFunc(all, func(d library.SavedDeck) bool { return d.ID != 0 })
	})
	w.press("Bin")
	s := w.binned(200)
	s.tabs.Pick(int(binGames))
	w.binned(0)
	s.tabs.Pick(int(binAll))
	w.binned(200)
	w.press("Restore 200 items")
	w.binned(0)
	w.press("Back")
	if all, err := w.library.Decks(t.Context()); err != nil || len(all) < 200 || all[199].ID == 0 {
		t.Errorf("%d decks are back, %v", len(all), err)
	}
}
