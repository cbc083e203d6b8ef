// Package felt is the table that games are played on, and what lies on it: zones,
// the hand, what is dragged, the stack, the bar that asks, log and inspector, the
// line of moments, and the panel of the coach where somebody leads the game.
//
// arrange.go works out where everything lies, place.go puts it there and motion.go
// moves it; offers.go, drag.go, click.go and keys.go are what a person does with it.
package felt

import (
	"slices"
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// Exits is where one can go from the table.
type Exits struct {
	Home, NewGame, Rematch func()
	Settings               func()      // nil where there are none
	Decks                  func()      // keeps the decks that are played with; nil where there are none
	Watch                  func()      // shows the game again
	Branch                 func(n int) // plays on from a moment of a replay
	Stops                  table.Stops // as they were set for this game
	SetStops               func(table.Stops)
	Trouble                func(why string) // choices don't get on the disk, or, with "", do again
}

// Table is the table: it draws a session's scene and hands on what the
// person does with it. The layers, from below: zones, cards, marks of places to
// drop, stack arrows, prompt, side panel, tray, result, choice, what is dragged.
type Table struct {
	*fyne.Container
	env     *kit.Env
	session library.Session
	exits   Exits
	unwatch func()

	sight     *sight
	board     *board
	animator  *animator
	trouble   string // what was told of the disk last
	prompt    *promptBar
	side      *sidePanel
	tray      *tray
	over      *overPanel
	cover     *cover
	pace      table.Pace // what the person wants to be asked
	held      bool       // full control while a key is held
	both      bool       // Ctrl and Shift are down, and nothing else was pressed since
	focus     *kit.Focus
	jumped    int  // the zone that a letter led to last
	reading   bool // the arrows lead through the log
	keysPanel *keysPanel
	stopHint  func()  // gives up a hint that is thought about
	hintFor   int     // the seat that asked for it
	replay    *replay // nil while a game is played
	coach     *coach  // nil where nobody leads
	choice    *kit.Menu
	bubble    *bubble
	ghost     *ghost
	offer     *offer
	drag      drag
	hovered   *cardView
	shut      uint64 // version of the scene whose prompt's tray was closed by hand
	stopSay   func()
	stopCover func()
}

// New lays the table for a session.
func New(e *kit.Env, session library.Session, exits Exits) *Table {
	t := &Table{
		env: e, session: session, exits: exits, sight: &sight{},
		choice: kit.NewMenu(), bubble: newBubble(), ghost: newGhost(),
		focus: kit.NewFocus(), keysPanel: newKeysPanel(), pace: e.Pace,
	}
	t.board = newBoard(e, t.sight, newWindowBar(t.pickWindow, t.pointWindow))
	t.animator = newAnimator(e, t.sight, session.About, t, t.ghost.Container, t.changed)
	t.pace.Stops = exits.Stops
	t.prompt = newPromptBar(t.press)
	t.side = newSidePanel(e, session, sideActions{
		Home: exits.Home, Menu: t.openMenu, Undo: t.undo, Redo: t.redo, Pick: t.pickMoment, Point: t.pointMoment,
	})
	t.cover = newCover(t.sit, exits.Home)
	t.tray = newTray(t, t.closeTray, t.refreshTray)
	t.over = newOverPanel(overActions{
		Rematch: exits.Rematch, Watch: exits.Watch, NewGame: exits.NewGame, Home: exits.Home,
		Look: func() { t.over.put = true; t.show() },
	})
	t.Container = &fyne.Container{Layout: t, Objects: []fyne.CanvasObject{
		kit.NewCatcher(t.groundTapped), t.board.ground, t.board.lane.back.Container, t.board.windows, t.board.status.Container, t.animator.cards, t.board.marks.Container,
		t.board.lane.front.Container, t.board.lane.arrows.Container, t.prompt.Container, t.side.Container,
		t.tray.Container, t.over.Container, t.cover.Container, t.ghost.Container, t.board.verb.Container, t.focus.Container, t.choice.Container, t.bubble.Container, t.keysPanel.Container,
	}}
	session.SetPace(t.pace)
	if v, ok := session.(viewer); ok {
		t.startReplay(v)
	}
	if g, ok := session.(Led); ok {
		t.startCoach(g.Begin(t, e))
	}
	t.sight.scene = session.Scene()
	t.unwatch = session.Watch(func() { e.Post(t.Pull) })
	return t
}

// Close ends what the screen has started.
func (t *Table) Close() {
	t.unwatch()
	t.animator.motion.stop()
	t.board.stop()
	if t.replay != nil {
		t.playReplay(false)
	}
	if t.coach != nil {
		t.coach.leader.Stop()
	}
	for _, stop := range []func(){t.stopSay, t.stopHint, t.stopCover} {
		if stop != nil {
			stop()
		}
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
	t.env.Pics.Drop()
	t.cancelOffer()
	t.show()
	var told *story
	if updates, all := t.sight.scene.Since(0); first && all { // the window has seen nothing yet: it is dealt
		s := tell(updates)
		told = &s
	}
	t.place(told)
}

// Pull takes the newest scene of the session.
func (t *Table) Pull() {
	s := t.session.Scene()
	if s.Version == t.sight.scene.Version && s.Over == t.sight.scene.Over {
		return
	}
	old := t.sight.scene
	t.sight.scene = s
	if t.sight.size.IsZero() {
		return
	}
	told := t.animator.told(old)
	gone := t.animator.gone(old)
	t.animator.motion.due = true
	t.show()
	t.place(&told)
	t.animator.stampGone(gone)
	t.animator.riseNumbers(told)
	t.hear(old, told)
	t.renewOffer()
	if t.coach != nil {
		t.coach.leader.Moved()
	}
}

// show draws everything but the cards for the present scene and size.
func (t *Table) show() {
	s := t.sight.scene
	t.sight.arr = arrange(s, t.sight.size, 1)
	if t.replay != nil { // its buttons stay: they get lines of their own
		t.prompt.set(t.asking(), t.note(), t.sight.arr.Prompt)
		t.sight.arr = arrange(s, t.sight.size, t.prompt.lines())
	}
	t.board.draw(t.paceNote(), t.pace.Stops)
	t.prompt.set(t.asking(), t.note(), t.sight.arr.Prompt)
	t.side.set(s, t.sight.arr.Side)
	t.over.set(s, t.sight.arr.All)
	t.refreshTray()
	t.coverUp()
	if t.focus.On {
		t.focus.Settle(t.stops())
	}
	t.drawCoach()
	t.changed()
	if s.Trouble != t.trouble {
		t.trouble = s.Trouble
		if t.exits.Trouble != nil {
			t.exits.Trouble(s.Trouble)
		}
	}
}

// place puts the cards where they lie now; they move there as they are told to have
// done, nil: they are there at once.
func (t *Table) place(told *story) {
	left := t.animator.place(told)
	t.animator.glow(t.glow)
	if t.hovered == nil {
		return
	}
	if slices.Contains(left, t.hovered) {
		t.unlift()
		t.hovered = nil
	} else if t.hovered.place.Hand {
		t.lift(t.hovered)
	} else {
		t.unlift() // it has left the hand since
	}
}

// say shows a reason near p for a few seconds.
func (t *Table) say(r table.Refusal, p fyne.Position) {
	t.bubble.say(r, p, t.sight.arr.All)
	if t.stopSay != nil {
		t.stopSay()
	}
	t.stopSay = t.env.After(6*time.Second, t.bubble.close)
	t.changed()
}

// do makes choices and tells at p if that was refused.
func (t *Table) do(keys []string, p fyne.Position) {
	t.cancelOffer()
	if err := t.session.Do(keys); err != nil {
		t.say(table.Refusal{Text: words.Sentence(err)}, p)
	}
	t.Pull()
}

// press answers with a button of the prompt bar.
func (t *Table) press(b table.Button) {
	if t.pressReplay(b.Option) {
		return
	}
	t.cancelOffer()
	t.bubble.close()
	var err error
	switch b.Option {
	case playOn:
		t.session.PlayOn()
	case -1:
		err = t.session.Cancel()
	default:
		err = t.session.Choose(b.Option)
	}
	if err != nil {
		t.say(table.Refusal{Text: words.Sentence(err)}, t.sight.arr.Prompt.Centre())
	}
	t.Pull()
}

// Covered tells whether the table is covered until somebody sits down.
func (t *Table) Covered() bool { return t.cover.Visible() }

// Replaying tells whether the game is shown again, not played.
func (t *Table) Replaying() bool { return t.replay != nil }

// Stops are those that are set.
func (t *Table) Stops() table.Stops { return t.pace.Stops }

// Board is where the table lies without the own hand: what everybody may see.
func (t *Table) Board() kit.Box { return kit.NewBox(0, 0, t.sight.arr.Lane.X, t.sight.arr.Prompt.Y) }
