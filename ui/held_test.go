package ui

import (
	"feltstack/rules/games/gamestest"
	"testing"
	"time"

	"feltstack/ui/felt"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
)

// hold presses a key and holds it: what it types comes again and again, with all that is posted
// between.
func (w *walker) hold(keys *keyboard, name fyne.KeyName) {
	keys.press(name)
	for range 20 {
		w.settle()
		keys.types(name)
	}
}

// hotSeat is the table of two persons.
func hotSeat(t *testing.T) (*walker, *keyboard, *felt.Table) {
	t.Helper()
	w := walk(t)
	keys := &keyboard{Canvas: w.canvas}
	w.query.canvas = keys
	w.listen(keys)
	w.settings.Swift = true // Space ends turns unasked
	w.start(library.NewGame{Game: gamestest.Any(t).Name, Seed: 5, Seats: []library.NewSeat{{Name: "Ann"}, {Name: "Ben"}}})
	at := w.atTable()
	w.until("the table is covered", at.Covered)
	return w, keys, at
}

// A key that is held answers one decision: it neither plays for the next person nor uncovers
// the hand.
func TestHeldKeyAnswersOnce(t *testing.T) {
	w, keys, at := hotSeat(t)
	session := w.game.Session
	if w.hold(keys, fyne.KeyReturn); at.Covered() || session.Timeline().At > 0 {
		t.Fatalf("Enter held on the cover: covered %v, %d choices", at.Covered(), session.Timeline().At)
	}
	asked := func() bool {
		at.Pull()
		return at.Covered() || session.Scene().Prompt.Mine && len(session.Scene().Prompt.Buttons) > 0
	}
	for turns := 0; !at.Covered(); turns++ {
		if turns > 20 {
			t.Fatalf("the turn doesn't end: %+v", session.Scene().Prompt)
		}
		made := session.Timeline().At
		key := fyne.Key1
		for _, b := range session.Scene().Prompt.Buttons {
			if b.Default {
				key = fyne.KeySpace
			}
		}
		keys.press(key)
		w.until("the choice is made", func() bool { return session.Timeline().At > made && asked() })
		covered := at.Covered()
		made = session.Timeline().At
		for range 20 {
			keys.types(fyne.KeySpace)
			w.settle()
		}
		w.until("what was begun is done", asked)
		if at.Covered() != covered || session.Timeline().At != made {
			t.Fatalf("Space held makes %d choices more", session.Timeline().At-made)
		}
	}
	made := session.Timeline().At
	for range 20 {
		w.settle()
		keys.types(fyne.KeySpace)
		keys.types(fyne.KeyReturn)
	}
	if !at.Covered() || session.Timeline().At != made {
		t.Errorf("a key held since the turn before: covered %v, %d choices more", at.Covered(), session.Timeline().At-made)
	}
	if keys.press(fyne.KeyReturn); at.Covered() {
		t.Error("Enter pressed again doesn't uncover the table")
	}
}

// A key that is held neither sends off a field that it has opened nor leaves the page after the
// field.
func TestHeldKeyInAField(t *testing.T) {
	w := walk(t)
	keys := &keyboard{Canvas: w.canvas}
	w.query.canvas = keys
	w.listen(keys)
	sent := 0
	open := func() {
		w.query.open("Name", "", kit.NewEntry(), w.query.close, kit.NewPill("Cancel", kit.Normal, w.query.close), kit.NewPill("Name it", kit.Leading, func() { sent++ }))
	}
	open()
	for range 5 {
		keys.types(fyne.KeyReturn)
	}
	if sent > 0 || !w.query.isOpen() {
		t.Errorf("Enter, held since before the question, sends it off %d times", sent)
	}
	if w.hold(keys, fyne.KeyReturn); sent != 1 {
		t.Errorf("Enter, pressed and held, sends it off %d times", sent)
	}
	w.newGame()
	if w.hold(keys, fyne.KeyEscape); w.query.isOpen() {
		t.Error("Esc doesn't close the question")
	}
	if _, stays := w.page.(*newGameScreen); !stays {
		t.Errorf("Esc held leaves the page for %T", w.page)
	}
}

// A key that is held leads on from place to place.
func TestHeldArrowLeadsOn(t *testing.T) {
	w := walk(t)
	keys := &keyboard{Canvas: w.canvas}
	w.listen(keys)
	w.newGame()
	keys.press(fyne.KeyDown)
	first := w.keys.Focus.At.Key
	keys.types(fyne.KeyDown)
	keys.types(fyne.KeyDown)
	if w.keys.Focus.At.Key == first {
		t.Error("an arrow that is held stays where it is")
	}
}

// The second click of a double one that has opened a page presses nothing on it.
func TestSecondClickOnAPageThatHasCome(t *testing.T) {
	w := walk(t)
	w.until("the welcome", func() bool { h, ok := w.page.(*homeScreen); return ok && h.learn.Lead })
	m := &kittest.Mouse{Canvas: w.canvas}
	w.env.Still, w.env.Unseen, w.env.Pointer = false, 30*time.Millisecond, m.Pointer
	w.newGame()
	pressed := 0
	p := w.page.(*newGameScreen)
	p.back.OnTap = func() { pressed++ }
	at := kit.BoxOf(p.back).Centre()
	m.Click(at)
	if m.Click(at); pressed > 0 {
		t.Errorf("a page that can't have been seen is pressed %d times", pressed)
	}
	w.until("it has been seen", func() bool { return !w.guard.Early() })
	if m.Click(at); pressed != 1 {
		t.Errorf("a page that has been seen is pressed %d times", pressed)
	}
	w.guard.Lower()
	w.env.Still = true
}
