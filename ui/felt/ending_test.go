package felt

import (
	"testing"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"

	"fyne.io/fyne/v2"
)

// unfinished is a table at which the default answer ends a turn with something left.
func unfinished(t *testing.T, exits Exits) (*Table, *fakeSession) {
	t.Helper()
	m := midGame()
	m.Prompt.Mine = true
	m.Prompt.Buttons = []table.Button{{Option: 0, Text: "Draw"}, {Option: 1, Text: "End the turn", Default: true, Leaves: "End your turn with 1 mini-turn left?"}}
	f := m.session()
	return opening(t, f, exits), f
}

// Space asks before it ends a turn in which more could be done, and no number of Spaces
// is an answer.
func TestSpaceAsksBeforeItEndsATurn(t *testing.T) {
	kept := 0
	s, f := unfinished(t, Exits{SetSwift: func() { kept++ }})
	space := func() { s.Key(&fyne.KeyEvent{Name: fyne.KeySpace}) }
	for range 3 {
		space()
	}
	if len(f.done) > 0 || !s.panels.choice.Visible() || !says(s.panels.choice.Container, "End your turn with 1 mini-turn left?") {
		t.Fatalf("it is not asked: %v", f.done)
	}
	s.panels.choice.Lines[0].Do()
	if len(f.done) > 0 || s.panels.choice.Visible() {
		t.Errorf("keep playing: %v", f.done)
	}
	space()
	s.panels.choice.Lines[1].Do()
	if len(f.done) != 1 || f.done[0] != "choose 1" || kept != 0 {
		t.Errorf("end the turn: %v, %d", f.done, kept)
	}
	space()
	s.panels.choice.Lines[2].Do()
	if len(f.done) != 2 || kept != 1 {
		t.Errorf("end it, and never ask again: %v, %d", f.done, kept)
	}
	if space(); len(f.done) != 3 || s.panels.choice.Visible() {
		t.Errorf("it asks again: %v", f.done)
	}
}

// However a turn is ended in which more could be done, it is asked: by a click on the button, by
// Enter on it, by Space.
func TestEveryWayToEndATurnAsks(t *testing.T) {
	for how, end := range map[string]func(s *Table){
		"a click": func(s *Table) { s.panels.prompt.pills[1].Tapped(nil) },
		"Enter": func(s *Table) {
			for _, stop := range s.keys.reach.stops() {
				if stop.Key == "button End the turn" {
					stop.Press()
				}
			}
		},
		"Space": func(s *Table) { s.Key(&fyne.KeyEvent{Name: fyne.KeySpace}) },
	} {
		s, f := unfinished(t, Exits{})
		if end(s); len(f.done) > 0 || !s.panels.choice.Visible() || !says(s.panels.choice.Container, "End your turn with 1 mini-turn left?") {
			t.Errorf("%s ends the turn unasked: %v", how, f.done)
			continue
		}
		if s.panels.choice.Lines[1].Do(); len(f.done) != 1 || f.done[0] != "choose 1" {
			t.Errorf("%s, and yes: %v", how, f.done)
		}
	}
}

// Nobody is asked who does not want to be, or where nothing is left.
func TestEndsUnasked(t *testing.T) {
	s, f := unfinished(t, Exits{Swift: true})
	s.Key(&fyne.KeyEvent{Name: fyne.KeySpace})
	if len(f.done) != 1 {
		t.Errorf("who does not want to be asked is: %v", f.done)
	}
	s, f = unfinished(t, Exits{})
	f.scene.Prompt.Buttons[1].Leaves = ""
	s.renew()
	s.Key(&fyne.KeyEvent{Name: fyne.KeySpace})
	if len(f.done) != 1 {
		t.Errorf("with nothing left it asks: %v", f.done)
	}
}

// Space never uncovers the hand of another person, even where it was made the key that
// presses what is marked.
func TestSpaceDoesNotUncover(t *testing.T) {
	for _, act := range []bool{false, true} {
		sat := false
		c := newCover(kittest.Env(), func() { sat = true }, func() {}, func() {})
		d := kit.ActionPass
		if act {
			d = kit.ActionAct
		}
		if c.key(fyne.KeySpace, d); sat {
			t.Errorf("Space uncovers; it acts: %v", act)
		}
		if c.key(fyne.KeyReturn, kit.ActionAct); !sat {
			t.Error("Enter does not uncover")
		}
	}
}

// What is asked about a prompt is asked no longer once that is another one: an undo has led back.
func TestTheQuestionGoesWithItsPrompt(t *testing.T) {
	s, f := unfinished(t, Exits{})
	s.Key(&fyne.KeyEvent{Name: fyne.KeySpace})
	if !s.panels.choice.Visible() {
		t.Fatal("it is not asked")
	}
	s.show()
	if !s.panels.choice.Visible() {
		t.Error("the question goes though its prompt stays")
	}
	f.scene.Version++
	s.show()
	if s.panels.choice.Visible() || !s.panels.free() {
		t.Error("the question stays though its prompt has gone")
	}
}
