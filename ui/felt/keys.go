package felt

import (
	"slices"
	"unicode"

	"feltstack/table"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// keyboard makes of keys what is done at the table: it leads the ring, presses what it is
// round, and does what the keymap says.
type keyboard struct {
	env      *kit.Env
	sight    *sight
	reach    *reach
	panels   *panels
	input    *input
	autoPass *autoPass
	focus    *kit.Focus
	log      *reader
	player   player
	actions  map[kit.Action]func()
	replay   *replay
	coach    *coach // nil where nobody leads

	jumped int          // the zone that a letter led to last
	wentOn uint64       // Scene.Version for whose question the ring was led on last
	last   fyne.KeyName // that was pressed
	both   bool         // Ctrl and Shift are down, and nothing else was pressed since
}

// key handles a key that no field has taken.
func (k *keyboard) key(e *fyne.KeyEvent) {
	dx, dy, isArrow := kit.Arrow(e.Name)
	again := k.last == e.Name
	k.last = e.Name
	if k.panels.cover.Visible() {
		k.panels.cover.key(e.Name, k.env.Keys.Action(kit.Chord(e.Name)))
		return
	}
	k.panels.bubble.close()
	choice := k.panels.choice
	switch {
	case choice.Key(e.Name):
	case e.Name == fyne.KeyPageDown:
		k.panels.side.inspector.leaf(1)
	case e.Name == fyne.KeyPageUp:
		k.panels.side.inspector.leaf(-1)
	case isArrow && k.log.on:
		k.log.read(int(dy))
	case isArrow && choice.Visible():
		choice.Lead(int(dy))
	case isArrow && k.replay.on():
		k.replay.key(dx, dy)
	case isArrow:
		k.focus.Lead(k.reach.stops(), dx, dy)
	case e.Name == fyne.KeyTab:
		k.focus.Next(k.reach.stops(), kit.Backward())
	default:
		if d := k.env.Keys.Action(kit.Chord(e.Name)); d != "" {
			k.action(d)
		} else if len(e.Name) == 1 && unicode.IsLetter(rune(e.Name[0])) {
			k.jump(rune(e.Name[0]), again)
		} else if b, ok := k.panels.prompt.byKey(e.Name); ok && k.input.offer == nil && !choice.Visible() {
			k.player.press(b)
		}
	}
	k.resettle()
	k.player.changed()
}

// resettle puts the ring round what it is round as that lies now, or what is nearest to it, and
// shows that as when the ring comes to it.
func (k *keyboard) resettle() {
	if k.focus.On && !k.panels.cover.Visible() {
		k.focus.Settle(k.reach.stops())
		if at := k.focus.At; at.ID != 0 && at.Show != nil {
			at.Show()
		}
	}
}

// leadOn puts the ring on a card that a new prompt asks for, if it is round none: a hand on the
// keys goes on from there. Of a declaration it does so only if the card in the ring is declared.
func (k *keyboard) leadOn() {
	p := &k.sight.scene.Prompt
	if !k.focus.On || !k.sight.asks() || p.Paying || k.panels.tray.Visible() {
		return
	}
	switch version := k.sight.scene.Version; {
	case p.Declaring:
		if p.About == 0 || k.focus.At.ID != p.About {
			return
		}
	case version == k.wentOn || k.sight.asked(k.focus.At.ID):
		return
	default:
		k.wentOn = version
	}
	for _, c := range k.sight.arr.Cards {
		if v := k.reach.animator.views[c.Card.ID]; v != nil && k.sight.asked(c.Card.ID) {
			k.put(k.reach.cardStop(v, k.panels.inSight(c)))
			return
		}
	}
}

// chord handles keys with something held, and signs.
func (k *keyboard) chord(c kit.Chord) {
	if d := k.env.Keys.Action(c); d != "" && !k.panels.cover.Visible() {
		k.panels.bubble.close()
		k.action(d)
		k.resettle()
		k.player.changed()
	}
}

// modifier follows the keys that give full control while they are down: Ctrl
// for as long as it is held, Ctrl and Shift together to keep it.
func (k *keyboard) modifier(name fyne.KeyName, down bool) {
	switch name {
	case desktop.KeyControlLeft, desktop.KeyControlRight:
		k.autoPass.hold(down)
		k.both = k.both && down
	case desktop.KeyShiftLeft, desktop.KeyShiftRight:
		if !down && k.both && k.autoPass.held {
			k.autoPass.toggleFull()
		}
		k.both = down && k.autoPass.held
	default:
		k.both = false // Ctrl and Shift belong to that key
	}
}

// action does what a key means.
func (k *keyboard) action(d kit.Action) {
	if k.led(d) {
		return
	}
	switch d {
	case kit.ActionPass:
		k.pass()
	case kit.ActionCancel:
		k.cancel()
	case kit.ActionAct:
		k.act()
	case kit.ActionWhy:
		k.why()
	case kit.ActionStops:
		k.autoPass.show()
		k.leadToStops()
	case kit.ActionLog:
		k.log.open()
	case kit.ActionKeys:
		k.showKeys()
	default:
		if do := k.actions[d]; do != nil {
			do()
		}
	}
}

// led reports whether a key went to the coach: Enter presses its first button
// while the keyboard is nowhere else.
func (k *keyboard) led(d kit.Action) bool {
	return k.coach != nil && d == kit.ActionAct && !k.focus.On && !k.panels.choice.Visible() && k.input.offer == nil && k.coach.main()
}

// cancel goes one step back out of what was begun.
func (k *keyboard) cancel() {
	if k.log.on {
		k.log.close()
		return
	}
	if k.panels.keys.close() || k.input.cancelOffer() || k.panels.closeTray() || k.focus.On && k.autoPass.putAway(k.focus.At) {
		return
	}
	if shown := k.panels.prompt.shown; len(shown) > 0 && k.sight.scene.Prompt.Declaring {
		k.player.press(shown[len(shown)-1])
		return
	}
	if k.replay.stepper != nil && !k.focus.On && !k.panels.choice.Visible() {
		k.replay.stepper.Leave()
		return
	}
	k.focus.Leave()
}

// pass gives the default answer, unless another question is open.
func (k *keyboard) pass() {
	if k.input.offer != nil || k.panels.choice.Visible() {
		return
	}
	for _, b := range k.panels.prompt.shown {
		if b.Default {
			k.player.press(b)
			return
		}
	}
}

// act presses what the ring is round, or a line of an open choice. What is proposed is paid,
// unless the ring is round a card that changes it.
func (k *keyboard) act() {
	switch pay, pays := k.paying(); {
	case k.log.rule():
	case k.panels.choice.Visible():
		k.panels.choice.Press()
	case pays && !(k.focus.On && k.sight.asked(k.focus.At.ID)):
		k.player.press(pay)
	case k.focus.On:
		k.focus.At.Press()
		k.panels.mark(k.focus)
	case k.panels.over.main():
	default:
		k.focus.Lead(k.reach.stops(), 0, 0)
	}
}

// paying is the button that pays as is proposed, if nothing else is to be chosen first.
func (k *keyboard) paying() (table.Button, bool) {
	shown := k.panels.prompt.shown
	i := slices.IndexFunc(shown, func(b table.Button) bool { return b.Pays })
	if i < 0 || k.input.offer != nil {
		return table.Button{}, false
	}
	return shown[i], true
}

// why says what the card in the ring can't do and why.
func (k *keyboard) why() {
	if !k.focus.On {
		return
	}
	if id := k.focus.At.ID; id != 0 {
		k.input.whyCard(id, k.focus.At.Box.Centre())
	}
}

// put puts the ring on a place.
func (k *keyboard) put(at kit.Stop) {
	k.focus.On = true
	k.focus.Put(at)
}

// leadToStops puts the ring on the stop of this moment.
func (k *keyboard) leadToStops() {
	if at, ok := k.autoPass.stopNow(); ok {
		k.put(at)
	}
}

// leadToCard puts the ring on a card that is seen.
func (k *keyboard) leadToCard(id int) {
	if v := k.reach.animator.views[id]; v != nil && id != 0 {
		k.put(k.reach.cardStop(v, v.place.Box))
	}
}
