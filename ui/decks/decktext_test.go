package decks

import (
	"strings"
	"testing"

	"feltstack/rules/decks"

	"fyne.io/fyne/v2"
)

func TestDeckAsTextLosesNoLine(t *testing.T) {
	w := newWorkbench(t, decks.Deck{})
	card := w.index.Def(w.cell(0).id).Name
	w.copied = "2 " + card + "\n3 Wholly Unheard-of Card\n!!!\n"
	w.press("As text")
	w.press("Paste")
	w.press("Replace deck")
	d := w.editor.Deck()
	if d.Count(card, "") != 2 || !w.sheet.IsOpen() || !strings.Contains(w.sheet.Note, "line 2") {
		t.Errorf("the deck is %v, the note %q", d, w.sheet.Note)
	}
	if text := w.index.Write(d); !strings.Contains(text, "Wholly Unheard-of Card") || !strings.Contains(text, "!!!") {
		t.Errorf("a line is lost:\n%s", text)
	}
}

// A long text is read off the UI goroutine: until it is, the deck stays as it is,
// and who closes the sheet meanwhile wants none of it.
func TestDeckAsTextIsReadAway(t *testing.T) {
	w := newWorkbench(t, decks.Deck{})
	w.busy = true
	card := w.index.Def(w.cell(0).id).Name
	w.copied = "2 " + card
	w.press("As text")
	w.press("Paste")
	w.press("Add these cards")
	w.press("Add these cards")
	if len(w.away) != 1 || w.editor.Deck().Count(card, "") != 0 {
		t.Fatalf("pressed twice, the text is read %d times; the deck has %d already", len(w.away), w.editor.Deck().Count(card, ""))
	}
	w.away[0]()
	if w.editor.Deck().Count(card, "") != 2 || w.sheet.IsOpen() {
		t.Errorf("the deck is %v", w.editor.Deck())
	}
	w.press("As text")
	w.press("Add these cards")
	w.Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
	w.press("Note")
	w.away[1]()
	if w.editor.Deck().Count(card, "") != 2 || !w.sheet.IsOpen() || w.sheet.Title != "Note" {
		t.Errorf("a text that was put away changes the deck: %v", w.editor.Deck())
	}
	w.closeSheet()
	w.press("As text")
	w.press("Add these cards")
	w.Close()
	w.away[2]()
	if w.editor.Deck().Count(card, "") != 2 {
		t.Error("a text changes the deck of a page that is closed")
	}
}

// Added cards are added once, also where a line was not understood and the sheet stays.
func TestDeckAsTextAddsOnce(t *testing.T) {
	w := newWorkbench(t, decks.Deck{})
	card := w.index.Def(w.cell(0).id).Name
	w.editor.Add(card, "", 1)
	w.copied = "1 " + card + "\n!!!\n"
	w.press("As text")
	w.press("Paste")
	w.press("Add these cards")
	if w.press("Replace deck"); w.editor.Deck().Count(card, "") != 2 || !strings.Contains(w.index.Write(w.editor.Deck()), "!!!") {
		t.Errorf("the deck is %v", w.editor.Deck())
	}
	for _, p := range w.sheet.Pills {
		if p.Text == "Add these cards" {
			t.Error("what was added can be added once more")
		}
	}
}
