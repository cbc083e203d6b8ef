package ui

import (
	"errors"
	"slices"
	"testing"
	"time"

	"feltstack/rules/decks"
	deckroom "feltstack/ui/decks"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/learn"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// someContent is a game, a puzzle and decks whose tables can't be painted.
func someContent() homeContent {
	look := func() (library.Glance, error) { return library.Glance{}, errors.New("no table") }
	return homeContent{
		Game:  &library.SavedGame{ID: 1, Game: "VASTRIX", Seats: []string{"You", "Rook"}, Where: "Turn 7, 43 choices", Updated: time.Now()},
		Look:  look,
		Daily: &dailyPuzzle{Name: "Two birds", Game: "VASTRIX", Ask: "Reach your goal this turn.", Look: look},
		Decks: []ownDeck{{Title: "A deck with a rather long name"}, {Title: "Short"}},
	}
}

// atHome waits until the home page knows what goes on.
func (w *walker) atHome() *homeScreen {
	w.t.Helper()
	w.until("home", func() bool { h, ok := w.page.(*homeScreen); return ok && h.known })
	return w.page.(*homeScreen)
}

// Who is new sees cards and one way in; who has played finds the table that was left, the
// puzzle of the day and own decks, each a click away.
func TestHomeShowsWhatGoesOn(t *testing.T) {
	w := walk(t)
	h := w.atHome()
	if len(h.live.buttons()) > 0 || !h.fan.wanted || !h.learn.Lead || h.fresh.Lead {
		t.Errorf("for who is new there are %d frames, cards: %v", len(h.live.buttons()), h.fan.Visible())
	}
	w.until("the cards are painted", h.fan.Visible)
	own := library.SavedDeck{}
	for _, d := range w.library.(*library.Local).OwnDecks() {
		own = d
	}
	own.Deck.Name = "Mine"
	if _, err := w.library.SaveDeck(t.Context(), own); err != nil {
		t.Fatal(err)
	}
	own.Deck.Name, own.Deck.Cards = "Half", own.Deck.Cards[:2]
	if _, err := w.library.SaveDeck(t.Context(), own); err != nil {
		t.Fatal(err)
	}
	w.begun()
	id := w.game.ID
	w.leave(w.home)
	h = w.atHome()
	var names []string
	for _, f := range h.live.buttons() {
		names = append(names, f.Heading)
	}
	if !slices.Equal(names, []string{"Continue", "Today's puzzle", "Half", "Mine"}) || h.fan.Visible() || h.fresh.Lead {
		t.Fatalf("it shows %q, cards: %v", names, h.fan.Visible())
	}
	w.until("the tables are painted", func() bool {
		return !slices.ContainsFunc(h.live.tables, func(p *painting) bool { return !p.Shown() })
	})
	w.press("Continue")
	w.atTable()
	if w.game.ID != id {
		t.Errorf("it goes on with game %d, not %d", w.game.ID, id)
	}
	w.leave(w.home)
	w.atHome()
	w.press("Today's puzzle")
	if ts := w.atTable(); w.env.Trace.Last().Coach == "" || w.game.ID != 0 {
		t.Errorf("the puzzle leads to %T of game %d", ts, w.game.ID)
	}
	w.leave(w.home)
	w.atHome()
	w.press("Mine")
	if p, ok := w.page.(*newGameScreen); !ok || p.decks[0] == nil || p.decks[0].Name != "Mine" {
		t.Errorf("a deck leads to %T", w.page)
	}
	w.home()
	w.atHome()
	w.press("Half")
	if _, ok := w.page.(*deckroom.Builder); !ok {
		t.Errorf("a deck that can't be played with leads to %T", w.page)
	}
}

// The puzzle of the day says that it is solved, and is another one tomorrow.
func TestDailyPuzzle(t *testing.T) {
	w := walk(t)
	all, err := w.library.Guides()
	if err != nil {
		t.Fatal(err)
	}
	day := time.Date(2026, 11, 23, 0, 5, 0, 0, time.Local)
	p, at := daily(all, nil, day)
	late, _ := daily(all, nil, day.Add(23*time.Hour))
	next, _ := daily(all, nil, day.Add(24*time.Hour))
	if p == nil || p.Solved || late.Name != p.Name || next.Name == p.Name {
		t.Fatalf("it is %+v, then %+v, the next day %+v", p, late, next)
	}
	w.keep(func(s *library.Settings) { s.Solved = []string{learn.PuzzleKey(learn.Puzzles(all)[at])} })
	if p, _ := daily(all, w.settings.Solved, day); !p.Solved {
		t.Error("it doesn't know that it is solved")
	}
	if p, _ := daily(nil, nil, day); p != nil {
		t.Errorf("without puzzles there is %+v", p)
	}
}

// What goes on lies in the window, and nothing of it over another, however much there is.
func TestHomeHoldsWhatGoesOn(t *testing.T) {
	inEachLength(t, func(length string) {
		for _, size := range kittest.Windows {
			content := someContent()
			for len(content.Decks) < mostCovers {
				content.Decks = append(content.Decks, ownDeck{SavedDeck: library.SavedDeck{Deck: decks.Deck{}}, Title: "One more"})
			}
			for i, drop := range []func(){func() {}, func() { content.Game = nil }, func() { content.Decks = nil }, func() { content.Daily = nil }} {
				drop()
				h := newHomeScreen(kittest.Env(), homeExits{})
				h.set(content)
				h.Resize(size)
				frame := kit.NewBox(0, 0, size.Width, size.Height)
				all := h.live.buttons()
				for n, f := range all {
					b := kit.BoxOf(f)
					if b.Within(frame) != b || b.W < 60 || b.H < 80 || b.Right() > h.tiles[0].Position().X {
						t.Errorf("%s, %v, %d: %q lies at %v", length, size, i, f.Heading, b)
					}
					for _, o := range all[:n] {
						if kit.BoxOf(o).Meets(b) {
							t.Errorf("%s, %v, %d: %q lies over %q", length, size, i, f.Heading, o.Heading)
						}
					}
					for _, said := range kittest.WrittenIn(&fyne.Container{Objects: test.WidgetRenderer(f).Objects()}, fyne.Position{}) {
						if said.Right() > b.W+1 || said.Bottom() > b.H+1 {
							t.Errorf("%s, %v, %d: %q sticks out of %q", length, size, i, said.Text, f.Heading)
						}
					}
				}
			}
		}
	})
}
