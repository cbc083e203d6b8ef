package felt

import (
	"slices"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
)

// New lays the table for a session.
func New(e *kit.Env, session library.Session, exits Exits) *Table {
	t := &Table{env: e, session: session, seen: exits.Seen, disk: disk{trouble: exits.Trouble}, sight: &sight{order: newHandOrder()}}
	held, focus := newHeldCard(e), kit.NewFocus()
	watched, _ := session.(viewer)

	t.ribbon, t.hearing = newRibbon(e, t.sight), &hearing{env: e}
	t.beats = &beats{env: e, show: t.advance, arrived: t.arrived, behind: session.Behind}
	t.input = &input{env: e, sight: t.sight, focus: focus, ghost: held, session: session, player: t, wait: outcomeWait, asked: kit.NewGlance(e), opened: kit.NewGlance(e)}
	lifted, owner := &fyne.Container{}, &hastener{t.input, t.hasten}
	t.animator = newAnimator(e, t.sight, session.About, owner, lifted, t.changed)
	t.input.raising = newRaising(e, t.input.ownHand)
	t.input.hand = newHandView(t.input, owner, t.tapGround)
	lifted.Objects = []fyne.CanvasObject{t.input.raising.Container, held.Container}
	t.autoPass = &autoPass{session: session, sight: t.sight, keep: exits.SetStops, shown: exits.Bar, keepShown: exits.SetBar, shower: t, now: e.AutoPass}
	t.autoPass.now.Stops = exits.Stops
	t.autoPass.windows = newWindowBar(t.autoPass.pickWindow, t.autoPass.pointWindow)
	t.orders = newOrders(session, t.sight, t)
	t.board = newBoard(e, t.sight, t.autoPass.windows, t.orders, lifted)
	t.board.arrows.hold = t.beats.hold
	t.animator.unstamped = func() { t.board.lane.stay(false) }
	t.replay = &replay{viewer: watched, env: e, session: session, sight: t.sight, shower: t, branch: exits.Branch, speed: usualSpeed}
	t.folding = newFolding(e, t.again)
	t.input.folding = t.folding
	t.panels = t.newPanels(exits)
	t.autoPass.bubble = t.panels.bubble
	t.orders.panels = t.panels
	t.input.board, t.input.animator, t.input.panels = t.board, t.animator, t.panels
	t.past = &past{session: session, input: t.input, panels: t.panels, shower: t}
	t.replay.move = t.past.move
	t.keys = t.newKeyboard(focus, exits.Beside)
	t.ending = &ending{panels: t.panels, unasked: exits.Swift, keep: exits.SetSwift}
	t.adviser = &adviser{env: e, session: session, sight: t.sight, input: t.input, panels: t.panels, lead: t.keys.leadToCard, watched: watched != nil}
	m := &menu{
		sight: t.sight, input: t.input, panels: t.panels, autoPass: t.autoPass, hint: t.adviser.hint, sort: t.sortHand, showKeys: t.keys.showKeys,
		exits: &exits, watched: watched != nil,
	}
	t.panels.side.menu.OnTap = m.open
	t.keys.actions = t.actions(m)
	if watched != nil {
		t.panels.over.put = true
		t.panels.side.undo.Hide()
		t.panels.side.redo.Hide()
	}
	p, b := t.panels, t.board
	t.Container = &fyne.Container{Layout: t, Objects: []fyne.CanvasObject{
		kit.NewCatcher(t.tapGround), newWheel(t.input.scrolled), b.ground, b.lane.boards, b.lane.back.Container, b.windows, b.status.Container, t.orders.chip, t.animator.cards, t.input.hand, b.marks.Container,
		b.arrows.Container, t.ribbon.Container, p.prompt.Container, p.clock.Container, p.side.Container,
		p.tray.Container, p.over.Container, p.cover.Container, lifted, b.verb.Container, focus.Container,
	}}
	p.clock.attends = func() bool {
		return p.free() && !t.adviser.busy() && watched == nil && !t.sight.size.IsZero() && (exits.Asking == nil || !exits.Asking())
	}
	session.SetAutoPass(t.autoPass.now)
	session.Follow(moves(e))
	if g, ok := session.(Led); ok {
		t.seatCoach(g.Begin(t, e))
	}
	t.Objects = append(t.Objects, p.choice.Container, p.bubble.Container, p.tip.Container, p.keys.Container)
	t.sight.scene = session.Scene()
	t.ends = []func(){
		session.Watch(func() { e.Post(t.Pull) }), t.beats.clear, t.hearing.end, t.animator.motion.stop, t.replay.end, t.coach.end, b.stop, p.stop, t.folding.stop, p.clock.end, t.adviser.stop, t.input.stop, t.input.asked.End, t.input.opened.End, p.prompt.guard.Lower, p.choice.Unguard, t.input.raising.stop, held.halt, t.animator.exhale, t.ribbon.end, t.panels.cover.cloth.Close, t.animator.end,
	}
	return t
}

// newPanels makes what lies beside the board and over it.
func (t *Table) newPanels(exits Exits) *panels {
	p := &panels{
		env: t.env, sight: t.sight, dress: t.animator.dress, about: t.session.About, asking: t.replay.asking, names: t.board.texts, always: t.orders.button, looks: t.replay.looks, changed: t.changed, rules: exits.Rules,
		choice: kit.NewMenu(t.env), bubble: newBubble(), tip: kit.NewTip(), keys: newKeysPanel(t.env), prompt: newPromptBar(t.env, t.press), cover: newCover(t.env, t.sit, t.waive, exits.Home), clock: newClockView(t.env, t.session, t.sight),
	}
	p.side = newSidePanel(t.env, t.session, sideActions{
		Home: exits.Home, Back: exits.Back, Undo: t.Undo, Redo: func() { t.past.redo() }, Point: func(what string) { t.past.point(what) }, Stops: t.autoPass.toggleShown,
		Pick: func(n int, done bool) {
			if t.replay.on() {
				t.replay.pick(n)
				return
			}
			t.past.pick(n, done)
		},
	})
	p.side.inspector.rules, p.side.log.rules = exits.Rules, exits.Rules
	p.prompt.tip = p.tipOf
	p.prompt.came = func(kind bool) { t.input.asked.Begin(kind, nil) }
	p.prompt.toCard, p.point = p.toCard, t.input.showCard
	p.choice.Shown = p.hintKeys
	p.tray = newTray(t.input, p.closeTray, p.refreshTray)
	p.finale = &finale{env: t.env, session: t.session, versus: exits.Versus, again: func() { t.show(); t.keys.resettle() }}
	p.over = newOverPanel(t.env, t.session.About, t.sight.face, overActions{
		Rematch: exits.Rematch, Same: exits.Same, Watch: exits.Watch, NewGame: exits.NewGame, Home: exits.Home, Back: exits.Back,
		Look:  func() { p.over.put = true; t.show() },
		Risen: t.changed,
	})
	return p
}

// newKeyboard makes what hears keys. beside are buttons over the table that aren't its own; it may be nil.
func (t *Table) newKeyboard(focus *kit.Focus, beside func() []*kit.Pill) *keyboard {
	return &keyboard{
		env: t.env, sight: t.sight, panels: t.panels, input: t.input, autoPass: t.autoPass, focus: focus, player: t, replay: t.replay,
		log: &reader{side: t.panels.side, focus: focus},
		reach: &reach{
			sight: t.sight, animator: t.animator, panels: t.panels, input: t.input, autoPass: t.autoPass,
			more: func() []*kit.Pill {
				own := append(slices.Clone(t.coach.buttons()), t.orders.chip)
				if beside == nil {
					return own
				}
				return append(own, beside()...)
			},
		},
	}
}

// actions is what keys do that work anywhere at the table.
func (t *Table) actions(m *menu) map[kit.Action]func() {
	return map[kit.Action]func(){
		kit.ActionUndo: t.past.undo, kit.ActionRedo: t.past.redo, kit.ActionHint: t.adviser.hint, kit.ActionMenu: m.open,
		kit.ActionYieldEvent: func() { t.autoPass.yield(table.YieldUntilEvent) }, kit.ActionYieldTurn: func() { t.autoPass.yield(table.YieldTurn) },
		kit.ActionFull: t.autoPass.toggleFull, kit.ActionSort: t.sortHand, kit.ActionPlayOn: t.autoPass.playOn,
	}
}

// seatCoach puts the coach at the table.
func (t *Table) seatCoach(l Leader) {
	t.coach = newCoach(t.env, l, func() bool { return t.beats.busy }, t.hasten)
	t.keys.coach = t.coach
	if t.replay.stepper, _ = l.(Stepper); t.replay.stepper == nil {
		t.sight.led = func() string { return t.coach.waits(t.sight.scene) }
	}
	t.ending.unasked, t.orders.off = true, true // the coach says what is too early
	t.panels.over.put = true                    // the coach says how it ended
	t.Objects = append(t.Objects, t.coach.Container, t.coach.cheer.Container)
	above := slices.Index(t.Objects, fyne.CanvasObject(t.board.arrows.Container)) // cards that are raised hide frames
	t.Objects = slices.Insert(t.Objects, above, fyne.CanvasObject(t.coach.frames.Container))
}
