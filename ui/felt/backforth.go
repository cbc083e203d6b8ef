package felt

import (
	"strings"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// undo takes back the last choice of a person. Where another person's hidden
// cards have been shown since, it asks first.
func (t *Table) undo() {
	t.confirmShown(t.session.UndoShows(), t.footAt(), func() { t.move(t.session.Undo) })
}

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
	t.confirmShown(t.session.Shows(n), t.footAt(), func() { t.move(func() error { return t.session.Go(n) }) })
}

// pointMoment names the moment under the pointer beside the timeline.
func (t *Table) pointMoment(what string) {
	if what == "" {
		t.bubble.close()
		return
	}
	t.bubble.say(table.Refusal{Text: what}, t.footAt(), t.arr.All)
}

// footAt is where the buttons for back and forth are.
func (t *Table) footAt() fyne.Position {
	return fyne.NewPos(t.arr.Side.X+20, t.arr.Side.Bottom()-sideFoot-20)
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

// confirmShown does what goes back in the game, and asks before if the hidden
// cards of these persons have come to light meanwhile.
func (t *Table) confirmShown(whose []string, at fyne.Position, do func()) {
	if len(whose) == 0 {
		do()
		return
	}
	t.choice.Open(words.Trf("%s has shown hidden cards since", strings.Join(whose, words.Tr(" and "))), []kit.ChoiceLine{
		{Text: words.Tr("Take it back all the same"), Do: func() { t.choice.Close(); do() }},
		{Text: words.Tr("Leave it"), Do: func() { t.choice.Close() }},
	}, at, t.arr.All)
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
	t.cancelOffer()
	t.cover.set(next, t.scene.Me, len(t.scene.Seats), t.arr.All)
}

// sit uncovers the table for the person who is asked.
func (t *Table) sit() {
	t.session.Sit()
	t.cover.Hide()
	t.scene = t.session.Scene()
	t.side.inspector.hold(shownCard{})
	t.show()
	t.place(false)
	t.changed()
}
