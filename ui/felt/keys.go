package felt

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Key handles a key that no field has taken.
func (t *Table) Key(e *fyne.KeyEvent) {
	dx, dy, isArrow := kit.Arrow(e.Name)
	if t.cover.Visible() {
		switch t.env.Keys.Deed(kit.Chord(e.Name)) {
		case kit.DeedAct: // not the key that ends turns: it is pressed without looking
			t.sit()
		case kit.DeedCancel:
			t.exits.Home()
		}
		return
	}
	t.bubble.close()
	switch {
	case t.choice.Key(e.Name):
	case isArrow && t.reading:
		t.readLog(int(dy))
	case isArrow && t.choice.Visible():
		t.choice.Lead(int(dy))
	case isArrow && t.replay != nil:
		t.replayKey(dx, dy)
	case isArrow:
		t.focus.Lead(t.stops(), dx, dy)
	case e.Name == fyne.KeyTab:
		t.focus.Next(t.stops(), kit.Backward())
	default:
		if d := t.env.Keys.Deed(kit.Chord(e.Name)); d != "" {
			t.deed(d)
		} else if len(e.Name) == 1 && unicode.IsLetter(rune(e.Name[0])) {
			t.jump(rune(e.Name[0]))
		} else if b, ok := t.prompt.byKey(e.Name); ok && t.offer == nil {
			t.press(b)
		}
	}
	t.changed()
}

// Chord handles keys with something held, and signs.
func (t *Table) Chord(c kit.Chord) {
	if d := t.env.Keys.Deed(c); d != "" && !t.cover.Visible() {
		t.bubble.close()
		t.deed(d)
		t.changed()
	}
}

// Modifier follows the keys that give full control while they are down: Ctrl
// for as long as it is held, Ctrl and Shift together to keep it.
func (t *Table) Modifier(name fyne.KeyName, down bool) {
	switch name {
	case desktop.KeyControlLeft, desktop.KeyControlRight:
		t.Hold(down)
		t.both = t.both && down
	case desktop.KeyShiftLeft, desktop.KeyShiftRight:
		if !down && t.both && t.held {
			p := t.pace
			p.Full = !p.Full
			t.setPace(p)
		}
		t.both = down && t.held
	default:
		t.both = false // Ctrl and Shift belong to that key
	}
}

func (t *Table) deed(d kit.Deed) {
	if t.led(d) {
		return
	}
	switch d {
	case kit.DeedPass, kit.DeedCancel:
		t.answer(d)
	case kit.DeedAct:
		t.act()
	case kit.DeedUndo:
		t.undo()
	case kit.DeedRedo:
		t.redo()
	case kit.DeedWhy:
		t.why()
	case kit.DeedHint:
		t.hint()
	case kit.DeedYieldNews:
		t.yield(table.YieldNews)
	case kit.DeedYieldTurn:
		t.yield(table.YieldTurn)
	case kit.DeedFull:
		p := t.pace
		p.Full = !p.Full
		t.setPace(p)
	case kit.DeedStops:
		t.leadToStops()
	case kit.DeedPlayOn:
		t.session.PlayOn()
		t.Pull()
	case kit.DeedMenu:
		t.openMenu()
	case kit.DeedLog:
		t.openLog()
	case kit.DeedKeys:
		t.showKeys()
	}
}

// answer gives the harmless answer, or goes one step back out of what was begun.
func (t *Table) answer(d kit.Deed) {
	if d == kit.DeedCancel {
		if t.reading {
			t.closeLog()
			return
		}
		if t.keysPanel.close() || t.cancelOffer() || t.closeTray() {
			return
		}
		if len(t.prompt.shown) > 0 && t.sight.scene.Prompt.Declaring {
			t.press(t.prompt.shown[len(t.prompt.shown)-1])
			return
		}
		t.focus.Leave()
		return
	}
	if t.offer != nil {
		return
	}
	for _, b := range t.prompt.shown {
		if b.Default {
			t.press(b)
			return
		}
	}
}

// act presses what the ring is round, or a line of an open choice.
func (t *Table) act() {
	switch {
	case t.choice.Visible():
		t.choice.Press()
	case t.focus.On:
		t.focus.At.Press()
	default:
		t.focus.Lead(t.stops(), 0, 0)
	}
}

// stops lists what the arrow keys lead to: what lies on top, or the cards,
// plays, places and buttons of the table.
func (t *Table) stops() []kit.Stop {
	var all []kit.Stop
	add := func(p *kit.Pill) {
		if p.Visible() && !p.Off {
			all = append(all, kit.Stop{Key: "button " + p.Text, Box: kit.BoxOf(p), Press: func() { p.Tapped(nil) }})
		}
	}
	if t.over.Visible() {
		for _, p := range t.over.pills {
			add(p)
		}
		return all
	}
	if t.tray.Visible() {
		for _, v := range t.tray.views {
			if v.Visible() {
				all = append(all, t.cardStop(v, v.place.Box))
			}
		}
		for _, p := range []*kit.Pill{t.tray.prev, t.tray.next, t.tray.shut} {
			add(p)
		}
	} else {
		all = t.tableStops()
	}
	for i, p := range t.prompt.pills {
		if i < len(t.prompt.shown) {
			add(p)
		}
	}
	if t.coach != nil {
		for _, p := range t.coach.pills {
			add(p)
		}
	}
	if !t.tray.Visible() {
		all = append(all, t.windowStops()...)
	}
	for _, p := range []*kit.Pill{t.side.menu, t.side.home, t.side.undo, t.side.redo} {
		add(p)
	}
	return all
}

// tableStops lists cards, plays on the stack and the places open to what is held.
func (t *Table) tableStops() []kit.Stop {
	var all []kit.Stop
	for _, c := range t.sight.arr.Cards {
		if c.Item != 0 && !t.picked(c.Card.ID) {
			continue // its play is led to as a whole
		}
		if v := t.animator.views[c.Card.ID]; v != nil && (c.Card.ID > 0 || !c.Tight) {
			all = append(all, t.cardStop(v, t.inSight(c)))
		}
	}
	for i := range t.sight.scene.Stack {
		all = append(all, t.itemStop(i))
	}
	for _, seat := range t.sight.scene.Prompt.Players {
		if at := t.sight.arr.Plates[seat]; t.sight.askedPlayer(seat) {
			all = append(all, kit.Stop{Key: fmt.Sprint("player ", seat), Box: at, First: true, Press: func() { t.pressPlayer(at.Centre()) }})
		}
	}
	if t.offer != nil {
		for _, p := range t.offer.places {
			switch {
			case p.player != 0:
				all = append(all, kit.Stop{Key: fmt.Sprint("player ", p.player-1), Box: p.Box, Press: func() { t.takeOffer(p.Centre()) }})
			case p.zone >= 0:
				all = append(all, kit.Stop{Key: fmt.Sprint("zone ", p.zone), Box: p.Box, Press: func() { t.takeOffer(p.label.Centre()) }})
			}
		}
	}
	return all
}

func (t *Table) cardStop(v *cardView, b kit.Box) kit.Stop {
	return kit.Stop{
		Key: fmt.Sprint("card ", v.id()), ID: v.id(), Box: b, First: v.place.Card.Can || t.sight.asked(v.id()),
		Press: func() {
			at := b.Centre()
			t.cardTapped(v, &fyne.PointEvent{AbsolutePosition: at})
		},
		Show: func() { t.side.inspector.hover(describe(t.sight.scene, v.place.Card)) },
	}
}

// picked reports whether a card itself is asked for, or marked as a place.
func (t *Table) picked(id int) bool {
	return t.sight.asked(id) || t.offer != nil && slices.ContainsFunc(t.offer.places, func(p offerPlace) bool { return p.card == id })
}

// itemStop is the stop of the play at place i of the stack.
func (t *Table) itemStop(i int) kit.Stop {
	it := t.sight.scene.Stack[i]
	at := t.sight.arr.Items[i].Box
	return kit.Stop{
		Key: fmt.Sprint("item ", it.ID), Box: at, First: t.sight.askedItem(it.ID),
		Press: func() { t.pressItem(it.ID, at.Centre()) },
		Show: func() {
			if len(it.Cards) > 0 {
				t.side.inspector.hover(describe(t.sight.scene, it.Cards[0]))
			}
		},
	}
}

// stackStop is the place of the play that the stack's letter leads to: the first
// that is asked for, else the one that resolves next; pressed again, the one below.
func (t *Table) stackStop() int {
	first := 0
	for i, it := range t.sight.scene.Stack {
		if t.focus.On && t.focus.At.Key == fmt.Sprint("item ", it.ID) {
			return (i + 1) % len(t.sight.scene.Stack)
		}
		if t.sight.askedItem(it.ID) && !t.sight.askedItem(t.sight.scene.Stack[first].ID) {
			first = i
		}
	}
	return first
}

// letters gives each kind of zone a letter of its name, the own ones first.
func (t *Table) letters() map[string]rune {
	taken := map[rune]bool{}
	out := map[string]rune{}
	for _, z := range t.sight.scene.Zones {
		if out[z.Short] != 0 || t.sight.arr.Zones[z.ID] == nil {
			continue
		}
		for _, r := range strings.ToUpper(z.Kind) {
			if r >= 'A' && r <= 'Z' && !taken[r] {
				taken[r], out[z.Short] = true, r
				break
			}
		}
	}
	return out
}

// jump leads to the zone of a letter: the own one first, the next one when it
// is pressed again while the ring is there.
func (t *Table) jump(letter rune) {
	letters := t.letters()
	var zones []int
	for _, own := range []bool{true, false} {
		for _, z := range t.sight.scene.Zones {
			if letters[z.Short] == unicode.ToUpper(letter) && (z.Seat == t.sight.scene.Me || z.Seat < 0) == own {
				zones = append(zones, z.ID)
			}
		}
	}
	if len(zones) == 0 {
		return
	}
	next := zones[0]
	if i := slices.Index(zones, t.jumped); i >= 0 && t.focus.On {
		next = zones[(i+1)%len(zones)]
	}
	t.jumped = next
	t.leadTo(next)
}

// leadTo puts the ring on the first thing in a zone that can be used, or on the
// zone itself.
func (t *Table) leadTo(zone int) {
	place := t.sight.arr.Zones[zone]
	at := kit.Stop{Key: fmt.Sprint("zone ", zone), Box: place.Box, Press: func() {}}
	found := false
	for _, c := range t.sight.arr.Cards {
		v := t.animator.views[c.Card.ID]
		if c.Card.Zone != zone || v == nil || c.Card.Dim {
			continue
		}
		if useful := c.Card.Can || t.sight.asked(c.Card.ID); !found || useful {
			at, found = t.cardStop(v, t.inSight(c)), true
			if useful {
				break
			}
		}
	}
	if place.Scene.Area.Row == table.RowStack && len(t.sight.scene.Stack) > 0 {
		at = t.itemStop(t.stackStop())
	}
	if place.Scene.Area.Style == table.StylePile && found {
		card := at
		at.Press = func() { card.Press() }
	}
	t.focus.On = true
	t.focus.Put(at)
}

// showKeys lists the keys of the moment.
func (t *Table) showKeys() {
	t.keysPanel.toggle(t.keyLines(), t.sight.arr.All)
	t.changed()
}

// keyLines pairs each key with what it does now.
func (t *Table) keyLines() [][2]string {
	var lines [][2]string
	for i, b := range t.prompt.shown {
		if h := keyHint(t.prompt.shown, i); h != "" && h != "Space" && h != "Esc" {
			lines = append(lines, [2]string{h, b.Text})
		}
	}
	lines = append(lines, [2]string{words.Tr("Arrows"), words.Tr("From card to card")})
	lines = append(lines, [2]string{words.Tr("Tab"), words.Tr("To the next place")})
	letters := t.letters()
	said := map[string]bool{}
	for _, own := range []bool{true, false} { // a letter leads to the own zone first
		for _, z := range t.sight.scene.Zones {
			if r := letters[z.Short]; r != 0 && !said[z.Short] && (z.Seat == t.sight.scene.Me || z.Seat < 0) == own {
				said[z.Short] = true
				lines = append(lines, [2]string{string(r), words.Trf("To: %s", z.Name)})
			}
		}
	}
	for _, d := range kit.Deeds() {
		var keys []string
		for _, c := range t.env.Keys.Keys[d.Deed] {
			if r := kit.Readable(c); !slices.Contains(keys, r) {
				keys = append(keys, r)
			}
		}
		lines = append(lines, [2]string{strings.Join(keys, ", "), words.Tr(d.Text)})
	}
	return append(lines, [2]string{words.Tr("Hold Ctrl"), words.Tr("Full control for as long")}, [2]string{words.Tr("Ctrl and Shift"), words.Tr("Keep full control")})
}
