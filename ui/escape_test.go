package ui

import (
	"testing"

	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
)

// Esc goes one step back: out of what is asked, and only then off the page, also
// while a field has the keyboard. A new name takes the place of the old one.
func TestEscapeLeavesWhatIsAskedFirst(t *testing.T) {
	w := walk(t)
	w.begun()
	keys := &keyboard{Canvas: w.canvas}
	w.query.canvas = keys
	w.listen(keys)
	w.leave(w.saved)
	w.until("the saved games", func() bool { _, ok := w.page.(*savedScreen); return ok })
	w.press("Backups")
	w.press("Back up now…")
	if keys.press(fyne.KeyEscape); w.query.isOpen() || w.env.Trace.Last().Screen != "backups" {
		t.Errorf("Esc in the field of a question leaves it open, or leads to %s", w.env.Trace.Last().Screen)
	}
	keys.press(fyne.KeyEscape)
	list := w.savedList(1)
	row := list.games[0]
	for _, mode := range []rowMode{rowRename, rowNote} {
		row.turn(mode)
		if keys.press(fyne.KeyEscape); row.mode != rowShow || w.page != page(list) {
			t.Errorf("after Esc the row is for %d, the page is %T", row.mode, w.page)
		}
	}
	row.turn(rowRename)
	field := keys.Focused().(*kit.Entry)
	if field.SelectedText() != savedTitle(row.game) {
		t.Errorf("of the name %q %q is selected", field.Text, field.SelectedText())
	}
	keys.press(fyne.KeyEscape)
	keys.press(fyne.KeyEscape)
	w.until("home", func() bool { _, ok := w.page.(*homeScreen); return ok })
}

// Enter presses the leading button of a question, and none that destroys something.
func TestEnterInAQuestion(t *testing.T) {
	w := walk(t)
	keys := &keyboard{Canvas: w.canvas}
	w.query.canvas = keys
	w.listen(keys)
	w.tellDone("Done", "All is well.", nil)
	if keys.press(fyne.KeyReturn); w.query.isOpen() {
		t.Error("Enter doesn't press OK")
	}
	gone := false
	w.query.open("Really?", "All is gone then.", nil, w.query.close, kit.NewPill("Cancel", kit.Normal, w.query.close), kit.NewPill("Burn", kit.Danger, func() { gone = true }))
	if keys.press(fyne.KeyReturn); gone {
		t.Error("Enter presses what can't be undone")
	}
}
