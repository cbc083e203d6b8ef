package felt

import (
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// undo takes back the last choice of a person. Where that is another's, or
// another person's hidden cards have been shown since, it asks first.
func (t *Table) undo() {
	t.confirmTaken(t.session.UndoTakes(), t.footAt(), func() {
		t.confirmShown(t.session.UndoShows(), t.footAt(), func() { t.move(t.session.Undo) })
	})
}

// Undo takes back the last choice of the person, as the key for it does.
func (t *Table) Undo() { t.undo() }

func (t *Table) redo() { t.move(t.session.Redo) }

// pickMoment goes to a moment of the timeline once the pointer lets go.
func (t *Table) pickMoment(n int, done bool) {
	if t.replay != nil {
		t.playReplay(false)
		t.showMoment(n)
		return
	}
	if !done {
		return
	}
	t.confirmTaken(t.session.Takes(n), t.footAt(), func() {
		t.confirmShown(t.session.Shows(n), t.footAt(), func() { t.move(func() error { return t.session.Go(n) }) })
	})
}

// pointMoment names the moment under the pointer beside the timeline.
func (t *Table) pointMoment(what string) {
	if what == "" {
		t.bubble.close()
		return
	}
	t.bubble.say(table.Refusal{Text: what}, t.footAt(), t.sight.arr.All)
}

// footAt is where the buttons for back and forth are.
func (t *Table) footAt() fyne.Position {
	return fyne.NewPos(t.sight.arr.Side.X+20, t.sight.arr.Side.Bottom()-sideFoot-20)
}

// move goes back or forth in the game.
func (t *Table) move(how func() error) {
	t.cancelOffer()
	t.bubble.close()
	if err := how(); err != nil {
		t.say(table.Refusal{Text: words.Sentence(err)}, t.footAt())
	}
	t.Pull()
}

// confirmTaken does what takes choices of these persons back, once they agree.
func (t *Table) confirmTaken(whose []string, at fyne.Position, do func()) {
	if len(whose) == 0 {
		do()
		return
	}
	names := words.List(whose)
	t.choice.Open(words.Trf("This takes back a choice of %[1]s. %[1]s, do you agree?", names), []kit.MenuLine{
		{Text: words.Trf("%s: yes, take it back", names), Do: func() { t.choice.Close(); do() }},
		{Text: words.Trf("%s: no, leave it", names), Do: func() { t.choice.Close() }},
	}, at, t.sight.arr.All)
	t.changed()
}

// confirmShown does what goes back in the game, and asks before if the hidden
// cards of these persons have come to light meanwhile.
func (t *Table) confirmShown(whose []string, at fyne.Position, do func()) {
	if len(whose) == 0 {
		do()
		return
	}
	t.choice.Open(words.Trf("Hidden cards have been seen since: %s", words.List(whose)), []kit.MenuLine{
		{Text: words.Tr("Take it back all the same"), Do: func() { t.choice.Close(); do() }},
		{Text: words.Tr("Leave it"), Do: func() { t.choice.Close() }},
	}, at, t.sight.arr.All)
	t.changed()
}

// coverUp hides the table while another person is to sit down, and shows it
// when the right one sits there.
func (t *Table) coverUp() {
	next, waits := t.session.Next()
	if !waits {
		t.cover.Hide()
		return
	}
	t.putAway()
	if !t.cover.Visible() && t.env.Calm > 0 {
		t.cover.lock(true)
		t.stopCover = t.env.After(t.env.Calm, func() {
			t.cover.lock(false)
			t.changed()
		})
	}
	t.cover.set(next, t.sight.scene.Me, len(t.sight.scene.Seats), t.sight.arr.All)
}

// putAway takes away all that lies over the table and belongs to the person
// who leaves it: a lifted card, a reason, a hint.
func (t *Table) putAway() {
	t.cancelOffer()
	t.unlift()
	t.hovered = nil
	t.bubble.close()
	t.keysPanel.close()
	t.focus.Leave()
	t.side.inspector.hold(shownCard{})
	if t.stopHint != nil {
		t.stopHint()
	}
}

// sit uncovers the table for the person who is asked.
func (t *Table) sit() {
	if t.cover.locked {
		return
	}
	t.session.Sit()
	t.cover.Hide()
	t.sight.scene = t.session.Scene()
	t.side.inspector.hold(shownCard{})
	t.show()
	t.place(nil)
	t.changed()
}
