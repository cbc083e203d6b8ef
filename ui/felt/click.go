package felt

import (
	"slices"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/words"
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// listed is how many plays on other cards a click lists one by one; beyond it
// they are picked by clicking the marked cards.
const listed = 4

func (t *Table) cardTapped(v *cardView, e *fyne.PointEvent) {
	c := v.place.Card
	at := e.AbsolutePosition
	t.bubble.close()
	switch {
	case t.offer != nil && t.takePlace(t.placeAt(v, at), at):
		return
	case t.tray.has(v) && !t.tray.asks:
		t.side.inspector.hold(describe(t.sight.scene, c))
		t.offerChoice(c, at)
		return
	}
	same := t.offer != nil && t.offer.card == c.ID
	t.cancelOffer()
	t.side.inspector.hold(describe(t.sight.scene, c))
	if same {
		return // a second click puts it back
	}
	if t.pressItem(v.place.Item, at) {
		return
	}
	t.offerChoice(c, at)
}

// cardAsked tells why a card can't do more now.
func (t *Table) cardAsked(v *cardView, e *fyne.PointEvent) {
	t.cancelOffer()
	t.focus.Leave()
	t.whyCard(v.id(), e.AbsolutePosition)
}

// offerChoice shows everything a card can do.
func (t *Table) offerChoice(c table.CardScene, at fyne.Position) {
	o := t.newOffer(c.ID, false)
	if t.sight.asked(c.ID) && len(o.drops) == 1 {
		t.do(o.drops[0].Keys, at)
		return
	}
	if len(o.drops) == 0 {
		switch {
		case t.browse(c):
		case len(o.refusals) > 0 && c.Def != 0:
			t.say(o.refusals[0], at)
		}
		return
	}
	t.offer = o
	t.mark()
	t.showNote()
	t.openChoice(o, o.drops, at)
}

// pressItem aims at a play on the stack, with what is held or as the answer to
// the prompt. It reports whether that can be done.
func (t *Table) pressItem(id int, at fyne.Position) bool {
	if id == 0 {
		return false
	}
	if t.offer != nil {
		i := slices.IndexFunc(t.offer.places, func(p offerPlace) bool { return p.item == id })
		return t.takePlace(i, at)
	}
	if !t.sight.askedItem(id) {
		return false
	}
	var lines []kit.MenuLine
	for _, b := range t.sight.scene.Prompt.Buttons {
		if b.Item == id {
			lines = append(lines, kit.MenuLine{Text: b.Text, Do: func() { t.press(b) }})
		}
	}
	if len(lines) == 1 {
		lines[0].Do()
		return true
	}
	t.choice.Open(t.sight.scene.Prompt.Text, lines, at, t.sight.arr.All)
	t.changed()
	return true
}

// pressPlayer answers the prompt with the player whose plate is under a place. It
// reports whether one is asked for there.
func (t *Table) pressPlayer(at fyne.Position) bool {
	for _, b := range t.sight.scene.Prompt.Buttons {
		if b.Player != 0 && t.sight.askedPlayer(b.Player-1) && t.sight.arr.Plates[b.Player-1].Has(at) {
			t.press(b)
			return true
		}
	}
	return false
}

// openChoice lists what the drops mean, what can be dropped at two places once.
// Many plays on other cards are left to be picked on the table.
func (t *Table) openChoice(o *offer, drops []table.Drop, at fyne.Position) {
	aimed := 0
	for _, d := range drops {
		if aims(d) {
			aimed++
		}
	}
	var lines []kit.MenuLine
	for i, d := range drops {
		twice := slices.ContainsFunc(drops[:i], func(o table.Drop) bool { return slices.Equal(o.Keys, d.Keys) })
		if twice || aimed > listed && aims(d) {
			continue
		}
		lines = append(lines, kit.MenuLine{Text: d.Verb, Do: func() { t.do(d.Keys, at) }})
	}
	title := t.sight.nameOf(o.card)
	if aimed > listed {
		title = words.Trf("%s: or click a marked card", title)
	}
	if c, pile := t.sight.pileOf(o.card); pile {
		lines = append(lines, kit.MenuLine{Text: words.Tr("Look through the pile"), Do: func() { t.cancelOffer(); t.browse(c) }})
	}
	if len(lines) > 0 {
		t.choice.Open(title, lines, at, kit.NewBox(0, 0, t.sight.arr.Side.X, t.sight.arr.All.H))
	}
	t.changed()
}

// aims reports whether a drop is made on a card, a play or a player.
func aims(d table.Drop) bool { return d.Card != 0 || d.Item != 0 || d.Player != 0 }

// takeOffer uses a marked place that has been clicked. It tells whether there
// was one.
func (t *Table) takeOffer(at fyne.Position) bool { return t.takePlace(t.offerAt(t.offer, at), at) }

// placeAt is the place of the offer that a click on a card means, -1 if none.
func (t *Table) placeAt(v *cardView, at fyne.Position) int {
	for i, p := range t.offer.places {
		if p.card != 0 && p.card == v.id() || p.item != 0 && p.item == v.place.Item {
			return i
		}
	}
	return t.offerAt(t.offer, at)
}

// takePlace uses place i of the offer. It reports whether there is one.
func (t *Table) takePlace(i int, at fyne.Position) bool {
	o := t.offer
	if i < 0 {
		return false
	}
	if drops := o.places[i].drops; len(drops) > 1 {
		t.choice.Close()
		o.over = i
		t.mark()
		t.openChoice(o, drops, at)
	} else {
		t.do(drops[0].Keys, at)
	}
	return true
}

// groundTapped is a click on no card: on a marked zone it plays, elsewhere it
// gives up what was begun.
func (t *Table) groundTapped(at fyne.Position) {
	t.bubble.close()
	if t.offer != nil && t.takeOffer(at) {
		return
	}
	if t.offer == nil && !t.choice.Visible() && (t.pressItem(t.sight.itemUnder(at), at) || t.pressPlayer(at)) {
		return
	}
	if !t.cancelOffer() && t.tray.Visible() && !t.tray.asks {
		t.closeTray()
	}
}

// browse opens the tray with the pile a card lies in.
func (t *Table) browse(c table.CardScene) bool {
	if _, ok := t.sight.pileOf(c.ID); !ok {
		return false
	}
	t.tray.first = 0
	t.tray.open(words.Trf("%s, top first", t.sight.arr.Zones[c.Zone].Scene.Name), t.sight.pile(c.Zone), false, t.trayFrame(), t.animator.dress)
	t.changed()
	return true
}

// trayFrame is where a tray may lie: above the prompt, however many lines that has.
func (t *Table) trayFrame() kit.Box { return kit.NewBox(0, 0, t.sight.arr.Side.X, t.prompt.place.Y) }

// refreshTray opens the tray for a prompt whose cards can't all be clicked
// where they lie, and closes it when the prompt is answered.
func (t *Table) refreshTray() {
	cards := t.sight.hiddenAsked()
	switch {
	case len(cards) > 0 && t.shut != t.sight.scene.Version:
		t.tray.open(t.sight.scene.Prompt.Text, cards, true, t.trayFrame(), t.animator.dress)
	case t.tray.asks || len(t.tray.shown) == 0:
		t.tray.asks = false
		t.tray.close()
	case len(t.tray.shown) > 0:
		t.tray.open(words.Trf("%s, top first", t.sight.arr.Zones[t.tray.shown[0].Zone].Scene.Name), t.tray.shown, false, t.trayFrame(), t.animator.dress)
	}
}

// closeTray puts the tray away. It tells whether it was open.
func (t *Table) closeTray() bool {
	if t.tray.asks {
		t.shut = t.sight.scene.Version
	}
	t.tray.asks = false
	was := t.tray.close()
	t.changed()
	return was
}

func (t *Table) cardHovered(v *cardView, in bool) {
	if t.drag.card != nil {
		return
	}
	if !in {
		if t.hovered == v {
			t.unlift()
			t.hovered = nil
		}
		t.side.inspector.hover(shownCard{})
		return
	}
	if t.hovered != nil && t.hovered != v {
		t.unlift()
	}
	t.hovered = v
	t.lift(v)
	t.side.inspector.hover(describe(t.sight.scene, v.place.Card))
}

// lift shows a card of the own hand raised, above its neighbours. The card
// itself stays: the pointer does not lose it.
func (t *Table) lift(v *cardView) {
	if !v.place.Hand || v.place.Card.Dim || t.drag.card != nil || t.cover.Visible() {
		return
	}
	t.ghost.take(v)
	t.ghost.move(fyne.NewPos(float32(int(v.place.X)), min(float32(int(v.place.Y))-14, t.sight.size.Height-v.place.H-6)))
	v.setFade(1)
}

// unlift puts the raised card back.
func (t *Table) unlift() {
	if t.hovered == nil || t.drag.card != nil {
		return
	}
	t.ghost.drop()
	t.hovered.setPlace(t.hovered.place)
}

func (t *Table) cardCursor(v *cardView) desktop.Cursor {
	if v.place.Card.Can || t.sight.asked(v.id()) || t.sight.askedItem(v.place.Item) || t.tray.has(v) {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}
