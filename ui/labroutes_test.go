package ui

import (
	"testing"

	"feltstack/rules/decks"
	deckroom "feltstack/ui/decks"
	"feltstack/ui/kit"
	labroom "feltstack/ui/lab"
	"feltstack/ui/library"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// A deck is tested from the builder, Back leads there again, and the lab plays on meanwhile with
// a sign over the page.
func TestTestOfADeck(t *testing.T) {
	w := walk(t)
	g := w.library.Games()[1].Key
	x := w.library.Cards(g)
	d := library.SavedDeck{Deck: decks.From(x.Game, x.Game.Decks[0])}
	d.Deck.Name = "Mine"
	w.buildNew(d)
	w.press(words.Say("decks.test"))
	w.until("the lab", func() bool { _, is := w.page.(*labroom.Page); return is })
	w.until("decks are listed", func() bool {
		w.press(words.Say("lab.run"))
		return len(w.runner.Jobs()) > 0
	})
	w.until("games were played", func() bool { return w.runner.Jobs()[0].Games() > 0 })
	w.page.(*labroom.Page).Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
	w.until("the builder is back", func() bool { return w.env.Trace.Last().Screen == "deck" })
	if !w.badge.Visible() {
		t.Error("nothing says that the lab plays")
	}
	w.keys.LeadTo("lab-open")
	if !w.keys.Focus.On || w.keys.Focus.At.Box != kit.BoxOf(w.badge.Pills()[0]) {
		t.Errorf("the keyboard leads to %+v", w.keys.Focus.At)
	}
	for _, open := range []bool{true, false} { // a sheet of the builder
		if open {
			w.press(words.Say("decks.hand"))
		} else {
			w.page.(*deckroom.Builder).Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
		}
		if w.canvas.Content().MinSize(); w.badge.Visible() == open { // as before each frame
			t.Errorf("with a sheet open: %v, the sign shows: %v", open, w.badge.Visible())
		}
	}
	w.runner.Stop(w.runner.Jobs()[0])
	w.until("the lab has stopped", func() bool { return len(w.runner.Jobs()) == 0 })
	if w.badge.Visible() {
		t.Error("the sign of the lab stays")
	}
	all, err := w.library.Decks(t.Context())
	if err != nil || all[0].Deck.Name != "Mine" {
		t.Fatalf("the decks are %+v, %v", all, err)
	}
	all[0].Deck.Name = "Renamed since"
	record, err := w.library.DeckRecord(t.Context(), all[0])
	if err != nil || library.Total(record.Lab).N() == 0 {
		t.Errorf("its record is %+v, %v", record, err)
	}
}
