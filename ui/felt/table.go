// Package felt is the table that games are played on, and what lies on it: zones,
// the hand, what is dragged, the stack, the bar that asks, log and inspector, the
// line of moments, and the panel of the coach where someone leads the game.
//
// Its parts: sight says what lies where, the board draws it, the animator moves the
// cards, the panels lie beside and over them; input and keyboard make of pointer and keys
// what is done, with autoPass, past, adviser and menu beside them; replay and coach are
// guests. Table puts them together.
package felt

import (
	"time"

	"feltstack/rules/book"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Exits is where one can go from the table.
type Exits struct {
	Home, NewGame func()
	Back          *library.WayBack                                // to where the game was opened from; nil where that is home
	Rematch       func()                                          // plays the same again; nil where nobody can
	Same          func()                                          // deals the same cards again, to the same seats; nil where nobody can
	Versus        func(others []string, told func(library.Score)) // tells how the player has done against others; nil where nobody knows
	Settings      func()                                          // nil where there are none
	Rules         func(book.Ref)                                  // opens the rulebook; nil where there is none
	Help          func()                                          // opens the help; nil where there is none
	Decks         func()                                          // keeps the decks that are played with; nil where there are none
	Watch         func(at int)                                    // shows the game again, from a moment on; nil where it isn't kept
	Branch        func(n int)                                     // plays on from a moment of a replay
	Stops         table.Stops                                     // as they were set for this game
	SetStops      func(table.Stops)
	Bar           bool               // the stops are shown
	SetBar        func(shown bool)   // keeps that
	Swift         bool               // turns end unasked
	SetSwift      func()             // keeps that
	Asking        func() bool        // a question lies over the table; nil where none can
	Seen          bool               // the window has shown the game before: it isn't dealt again
	Beside        func() []*kit.Pill // buttons over the table that aren't its own; nil where there are none
	Trouble       func(why error)    // choices don't get on the disk, or, with nil, do again
}

// Table is the table: it takes a session's scenes, has its parts show them, and hands on
// what the person does with them. The layers, from below: zones, cards, marks of places
// to drop, stack arrows, prompt, side panel, tray, result, choice, what is dragged.
type Table struct {
	*fyne.Container
	env      *kit.Env
	session  library.Session
	ends     []func() // end what has been started
	disk     disk
	sight    *sight
	board    *board
	beats    *beats
	ribbon   *ribbon
	hearing  *hearing
	animator *animator
	panels   *panels
	input    *input
	keys     *keyboard
	autoPass *autoPass
	past     *past
	ending   *ending
	orders   *orders
	seen     bool // Exits.Seen
	folding  *folding
	adviser  *adviser
	replay   *replay
	coach    *coach // nil where nobody leads
}

// Close ends what the screen has started.
func (t *Table) Close() {
	for _, end := range t.ends {
		end()
	}
}

// MinSize implements fyne.Layout.
func (t *Table) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(kit.MinWidth, kit.MinHeight)
}

// Layout implements fyne.Layout.
func (t *Table) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if size == t.sight.size {
		return
	}
	first := t.sight.size.IsZero()
	t.sight.size, t.animator.motion.due = size, true
	t.Objects[0].Resize(size)
	t.Objects[1].Resize(size)
	t.env.Pics.Drop()
	t.input.cancelOffer()
	t.animator.clearStamps()
	t.panels.finale.see(t.sight.scene, 0)
	t.show()
	var told *story
	if updates, all := t.sight.scene.Since(0); first && all && !t.seen { // the window has seen nothing yet: it is dealt
		s := tell(updates)
		told = &s
	}
	t.place(told)
}

// Pull takes the newest scene of the session, and shows it once those before have been
// seen.
func (t *Table) Pull() {
	now, s := t.sight.scene, t.session.Scene()
	if s.Version == now.Version && s.Over == now.Over {
		return
	}
	if t.sight.size.IsZero() {
		t.sight.scene = s
		return
	}
	if t.waits(s) {
		t.beats.add(now, unseen(t.beats.last(now), s))
		return
	}
	t.beats.clear()
	t.advance(s)
	t.coach.moved()
}

// waits reports whether a scene can wait until the ones before have been seen: not where one
// goes back, looks again, or can't see them.
func (t *Table) waits(s *table.Scene) bool {
	updates, known := s.Since(t.beats.last(t.sight.scene).Moves)
	if !known || !moves(t.env) || t.replay.on() || t.Covered() {
		return false
	}
	for _, u := range updates {
		if u.Quiet {
			return false
		}
	}
	return s.Me == t.sight.scene.Me && s.Stopped == nil && s.Trouble == nil && !s.Busy
}

// advance shows a scene, and says how long it is to be seen at least.
func (t *Table) advance(s *table.Scene) time.Duration {
	old := t.sight.scene
	t.sight.scene = s
	told := t.animator.told(old)
	gone := t.animator.gone(old)
	told.leave(gone, t.env)
	t.animator.clearStamps()
	t.board.after(told.wait)
	t.animator.motion.due = true
	t.ribbon.end()
	t.board.counting.begin(old, told)
	t.board.moods.feel(old, s, told)
	rest := restOf(t.env, old, s, told)
	t.panels.finale.see(s, rest)
	t.show()
	t.place(&told)
	t.animator.stampGone(gone, told.wait)
	t.board.counting.fly(told, func(seat int) (fyne.Position, bool) { return t.causeOf(seat, gone, told) })
	if t.replay.heard() {
		t.hearing.hear(old, s, told)
	}
	t.input.renewOffer()
	if breathes(old, s) {
		t.animator.breathe()
	}
	if t.replay.heard() {
		t.ribbon.cross(seenAfter(t.env, old, s, told), passings(old, s, told))
	}
	if t.Covered() {
		t.calm()
	}
	return rest
}

// causeOf is where that lies which changed a seat's big number: the play that has left
// the stack, else a card that came to the seat or left it.
func (t *Table) causeOf(seat int, gone []leaving, told story) (fyne.Position, bool) {
	if len(gone) > 0 {
		return gone[0].at.Centre(), true
	}
	for _, c := range t.sight.arr.Cards {
		if way, moved := told.moves[c.Card.ID]; moved && (c.Seat == seat || t.seatOf(way.from) == seat) {
			return c.Centre(), true
		}
	}
	return fyne.Position{}, false
}

// seatOf is whose a zone is, -1 if it is shared or not seen.
func (t *Table) seatOf(zone int) int {
	if z := t.sight.arr.Zones[zone]; z != nil {
		return z.Scene.Seat
	}
	return -1
}

// hasten shows at once what is still to be seen. It reports whether there is something new
// to look at: another scene, or what the coach says of it.
func (t *Table) hasten() bool {
	t.animator.finish()
	t.board.counting.end()
	t.ribbon.end()
	t.hearing.hasten()
	speaks := t.coach != nil && t.beats.busy
	return t.beats.hasten() || speaks
}

// tapGround is a click on no card.
func (t *Table) tapGround(at fyne.Position) {
	if !t.hasten() {
		t.input.groundTapped(at)
	}
}

// hastener shows what is still to be seen before a card is taken.
type hastener struct {
	cardOwner
	hasten func() bool
}

func (h *hastener) cardPressed(c *cardView, e *desktop.MouseEvent) {
	h.hasten()
	h.cardOwner.cardPressed(c, e)
}

// renew takes the newest scene and shows it at once, without motion.
func (t *Table) renew() {
	t.beats.clear()
	t.hearing.end()
	defer t.coach.moved()
	t.board.counting.end()
	t.sight.scene = t.session.Scene()
	t.panels.finale.see(t.sight.scene, 0)
	t.show()
	t.place(nil)
}

// show draws everything but the cards for the present scene and size.
func (t *Table) show() {
	s, q := t.sight.order.apply(t.sight.scene), t.panels.asked(t.input.note())
	t.folding.see(s)
	t.sight.arr = arrange(s, t.sight.size, q, t.autoPass.shown, t.folding.open())
	t.panels.ask(t.sight.arr.Question)
	t.board.draw(t.replay.note(t.autoPass.note()), t.autoPass.now.Stops)
	t.panels.draw()
	t.input.reraise()
	t.coverUp()
	t.coach.draw(t.panels)
	t.changed()
	t.disk.now(s.Trouble)
}

// again lays the scene out again; the cards go to their new places.
func (t *Table) again() {
	t.show()
	t.place(&story{})
}

// place puts the cards where they lie now; they move there as they are told to have
// done, nil: they are there at once.
func (t *Table) place(told *story) {
	t.input.placed(t.animator.place(told))
	t.keys.resettle()
	t.keys.leadOn()
}

// rearrange shows the hand as its person has laid it.
func (t *Table) rearrange() {
	t.show()
	t.place(&story{})
}

// do makes choices, reports whether they were taken and says at p if not.
func (t *Table) do(keys []string, p fyne.Position) bool {
	t.hasten()
	t.input.cancelOffer()
	err := t.session.Do(keys)
	t.panels.tell(err, p)
	t.Pull()
	return err == nil
}

// press answers with a button of the prompt bar.
func (t *Table) press(b table.Button) {
	if t.replay.press(b.Option) || t.hasten() {
		return
	}
	t.input.cancelOffer()
	t.panels.bubble.close()
	if t.ending.asks(b, t.press) {
		return
	}
	if b.Whole != "" {
		t.panels.warn(b, t.press)
		return
	}
	var err error
	switch b.Option {
	case playOn:
		t.session.PlayOn()
	case offerAlways:
		t.orders.offer()
	case -1:
		err = t.session.Cancel()
	default:
		err = t.session.Choose(b.Option)
	}
	t.panels.tell(err, t.panels.promptAt())
	t.Pull()
}

// Key handles a key that no field has taken.
func (t *Table) Key(e *fyne.KeyEvent) {
	if t.panels.over.finish() {
		return
	}
	if t.hasten() && (e.Name == fyne.KeySpace || e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter) {
		return // a player in a hurry has not seen the prompt yet
	}
	t.keys.key(e)
}

// Chord handles keys with something held, and signs.
func (t *Table) Chord(c kit.Chord) {
	t.hasten()
	t.keys.chord(c)
}

// Modifier follows the keys that give full control while they are down.
func (t *Table) Modifier(name fyne.KeyName, down bool) { t.keys.modifier(name, down) }

// Hold gives full control while its key is down.
func (t *Table) Hold(down bool) { t.autoPass.hold(down) }

// Undo takes back the last choice of the person, as the key for it does.
func (t *Table) Undo() {
	t.hasten()
	t.past.undo()
}

// GiveUp puts back what the pointer holds; the rest of its way counts for nothing.
func (t *Table) GiveUp() { t.input.giveUp() }

// Carry takes up a card of the hand, if none is held, and carries it so far across
// and down the table, from 0 to 1: for measuring.
func (t *Table) Carry(across, down float32) { t.input.carry(across, down) }

// Stir shows the arrows up to a part of their way, and another number on the own plate: for
// measuring.
func (t *Table) Stir(part float32, number int) {
	for _, w := range t.board.arrows.shown {
		w.stop()
		w.grow(part)
	}
	t.board.counting.shown[t.sight.scene.Me] = number - 1
	t.board.counting.put(t.sight.scene.Me, number)
}

// ShowCoach shows what the leader says now.
func (t *Table) ShowCoach() {
	t.coach.draw(t.panels)
	if !t.sight.size.IsZero() {
		t.input.showNote()
		t.input.mark()
		for _, seat := range t.sight.scene.Prompt.Players {
			t.board.redraw(seat)
		}
		t.panels.refreshTray()
	}
	t.changed()
}

// Covered reports whether the table is covered until someone sits down.
func (t *Table) Covered() bool { return t.panels.cover.Visible() }

// Replaying reports whether the game is shown again, not played.
func (t *Table) Replaying() bool { return t.replay.on() }

// Stops are those that are set.
func (t *Table) Stops() table.Stops { return t.autoPass.now.Stops }

// Board is where the table lies without the own hand: what everybody may see.
func (t *Table) Board() kit.Box {
	return kit.NewBox(0, 0, t.sight.arr.Board.W, t.sight.arr.Prompt.Y)
}
