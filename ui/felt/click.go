package felt

import (
	"slices"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// listed is how many plays on other cards a click lists one by one; beyond it
// they are picked by clicking the marked cards.
const listed = 4

// cardTapped takes a click on a card, unless it was meant for what was there before.
func (in *input) cardTapped(v *cardView, e *fyne.PointEvent) {
	at := e.AbsolutePosition
	was := in.offer
	switch {
	case was != nil && was.card == v.id() && !in.opened.Takes(at): // the second click of a double one
		return
	case was == nil && (in.sight.asked(v.id()) || in.sight.askedItem(v.place.Item)) && !in.asked.Clicked(at):
		return
	}
	if in.tap(v, at); in.offer != nil && in.offer != was {
		in.opened.Begin(false, nil)
	}
}

// tap chooses a card, or puts it back.
func (in *input) tap(v *cardView, at fyne.Position) {
	defer in.player.changed()
	c := v.place.Card
	in.panels.bubble.close()
	switch {
	case in.offer != nil && in.takePlace(in.placeAt(v, at), at):
		return
	case in.panels.tray.has(v) && !in.panels.tray.asks:
		in.panels.side.inspector.hold(describe(in.sight.scene, c))
		in.offerChoice(c, at)
		return
	}
	same := in.offer != nil && in.offer.card == c.ID
	in.cancelOffer()
	in.panels.side.inspector.hold(describe(in.sight.scene, c))
	if same {
		return // a second click puts it back
	}
	if in.pressItem(v.place.Item, at) {
		return
	}
	in.offerChoice(c, at)
}

// cardAsked says why a card can't do more now.
func (in *input) cardAsked(v *cardView, e *fyne.PointEvent) {
	in.cancelOffer()
	in.focus.Leave()
	in.whyCard(v.id(), e.AbsolutePosition)
}

// offerChoice shows everything a card can do.
func (in *input) offerChoice(c table.CardScene, at fyne.Position) {
	o := newOffer(in.session, in.sight, c.ID, false)
	if only := distinct(o.drops); in.sight.asked(c.ID) && len(only) == 1 {
		in.player.do(only[0].Keys, at)
		return
	}
	if len(o.drops) == 0 {
		switch {
		case in.panels.browse(c):
		case c.Def != 0:
			if r, ok := o.first(func(r table.Refusal) bool { return !r.Closed }); ok {
				in.panels.say(r, at)
			}
		}
		return
	}
	in.offer = o
	in.mark()
	in.showNote()
	in.forecast()
	in.openChoice(o, o.drops, at)
}

// pressItem aims at a play on the stack, with what is held or as the answer to
// the prompt. It reports whether that can be done.
func (in *input) pressItem(id int, at fyne.Position) bool {
	if id == 0 {
		return false
	}
	if in.offer != nil {
		i := slices.IndexFunc(in.offer.places, func(p offerPlace) bool { return p.item == id })
		return in.takePlace(i, at)
	}
	if !in.sight.askedItem(id) {
		return false
	}
	var lines []kit.MenuLine
	for _, b := range in.sight.scene.Prompt.Buttons {
		if b.Item == id {
			lines = append(lines, kit.MenuLine{Text: b.Text, Do: func() { in.player.press(b) }})
		}
	}
	if len(lines) == 1 {
		lines[0].Do()
		return true
	}
	i := slices.IndexFunc(in.sight.scene.Stack, func(it table.ItemScene) bool { return it.ID == id })
	in.panels.chooseBeside(in.sight.scene.Prompt.Text, lines, in.sight.arr.Items[i].Box)
	return true
}

// pressPlayer answers the prompt with the player whose plate is under a place. It
// reports whether one is a choice there.
func (in *input) pressPlayer(at fyne.Position) bool {
	for _, b := range in.sight.scene.Prompt.Buttons {
		if b.Player != 0 && in.sight.askedPlayer(b.Player-1) && in.sight.arr.Plates[b.Player-1].Has(at) {
			in.player.press(b)
			return true
		}
	}
	return false
}

// openChoice lists what the drops mean and would do, what can be dropped at two places
// once. Many plays on other cards are left to be picked on the table.
func (in *input) openChoice(o *offer, drops []table.Drop, at fyne.Position) {
	in.choosing = choosing{offer: o, drops: drops, at: at}
	in.list()
}

// list shows the lines of the choice: soon, where it is still being found out what they would do.
func (in *input) list() {
	if in.choosing.offer.finding && !in.panels.choice.Visible() {
		in.choosing.waits = true
		in.env.After(in.wait, func() {
			if in.choosing.waits && in.choosing.offer == in.offer {
				in.showChoice()
			}
		})
		return
	}
	in.showChoice()
}

// showChoice shows the lines of the choice.
func (in *input) showChoice() {
	in.choosing.waits = false
	if in.playOnly() {
		return
	}
	if title, lines := in.lines(); len(lines) > 0 {
		of, off := in.choiceAt(in.choosing.offer, in.choosing.at)
		in.panels.chooseBeside(title, lines, of, off...)
		in.panels.mark(in.focus)
	}
	in.player.changed()
}

// playOnly plays a card that was clicked, where there is one way to and nothing is to be said of
// it before; as what it only stands in for, it is not played by a mere click. It reports whether
// it did.
func (in *input) playOnly() bool {
	c := in.choosing
	if c.offer.over >= 0 || c.step > 0 || c.offer.finding {
		return false
	}
	ways := distinct(c.drops)
	if len(ways) != 1 || aims(ways[0]) || ways[0].Text != "" || c.offer.doing(ways[0]) != "" {
		return false
	}
	if _, pile := in.sight.pileOf(c.offer.card); pile {
		return false
	}
	if p := in.sight.cardPlace(c.offer.card); p != nil && p.Card.StandsIn {
		return false
	}
	in.play(ways[0].Keys, c.at)
	return true
}

// lines is what the choice lists, below a title.
func (in *input) lines() (title string, lines []kit.MenuLine) {
	c := in.choosing
	if c.step > 0 {
		back := kit.MenuLine{Text: words.Say("common.back"), Do: c.back}
		return c.drops[0].Steps[c.step-1].Verb, append(in.stepLines(c.drops, c.step), back)
	}
	named, all := namedDrops(c.drops)
	lines = in.stepLines(named, 0)
	title = in.sight.titleOf(c.offer.card)
	if !all {
		title = words.Say("table.or_click", "card", title)
	}
	if c, pile := in.sight.pileOf(c.offer.card); pile {
		lines = append(lines, kit.MenuLine{Text: words.Say("table.look_pile"), Do: func() { in.cancelOffer(); in.panels.browse(c) }})
	}
	return title, lines
}

// choosing is what a choice lists.
type choosing struct {
	offer *offer
	drops []table.Drop
	at    fyne.Position
	step  int    // how many choices all of them have in common
	back  func() // lists what was listed before; nil at the first step
	waits bool   // it isn't shown yet
}

// relistChoice says in an open choice what its lines would do, now that it is known. They
// stay where they are. A choice that waited for it is shown.
func (in *input) relistChoice() {
	switch c := in.choosing; {
	case c.offer != in.offer:
	case c.waits:
		in.showChoice()
	case in.panels.choice.Visible():
		if _, lines := in.lines(); !in.panels.choice.Renew(lines) {
			in.showChoice()
		}
	}
}

// choiceAt is what a choice opens beside: the card that was let go of, the card or play that
// was clicked, the place in a zone, or else the card itself. It lies over none of off either.
func (in *input) choiceAt(o *offer, at fyne.Position) (of kit.Box, off []kit.Box) {
	if o.over >= 0 {
		p := o.places[o.over]
		if p.zone < 0 {
			off = append(off, p.Box)
		}
		switch {
		case in.drag.parked:
			return in.ghost.box, off
		case p.zone < 0:
			return p.Box, nil
		}
		return kit.NewBox(at.X, at.Y-20, 0, 0), nil
	}
	if v := in.animator.views[o.card]; v != nil {
		if b, up := in.raising.box(v); up && v.place.Hand {
			return b.Around(in.raisedBox(&v.place)), nil // it may still be rising
		} else if up {
			return b, nil
		}
	}
	if c := in.sight.cardPlace(o.card); c != nil {
		if in.sight.isPile(c.Card.Zone) && c.Item == 0 {
			return in.sight.arr.Zones[c.Card.Zone].Box, nil
		}
		return c.Box, nil
	}
	return kit.NewBox(at.X, at.Y-20, 0, 0), nil
}

// aims reports whether a drop is made on a card, a play or a player.
func aims(d table.Drop) bool { return d.Card != 0 || d.Item != 0 || d.Player != 0 }

// takeOffer uses a marked place that has been clicked. It reports whether there
// was one.
func (in *input) takeOffer(at fyne.Position) bool { return in.takePlace(in.offer.at(in.sight, at), at) }

// placeAt is the place of the offer that a click on a card means, -1 if none.
func (in *input) placeAt(v *cardView, at fyne.Position) int {
	for i, p := range in.offer.places {
		if p.card != 0 && p.card == v.id() || p.item != 0 && p.item == v.place.Item {
			return i
		}
	}
	return in.offer.at(in.sight, at)
}

// takePlace uses place i of the offer. It reports whether there is one.
func (in *input) takePlace(i int, at fyne.Position) bool {
	o := in.offer
	if i < 0 {
		return false
	}
	if drops := o.places[i].drops; len(drops) > 1 {
		in.panels.choice.Close()
		o.over = i
		in.mark()
		in.showNote()
		in.openChoice(o, drops, at)
	} else {
		in.play(drops[0].Keys, at)
	}
	return true
}

// groundTapped is a click on no card: on a marked zone it plays, elsewhere it
// gives up what was begun, or opens and folds a seat.
func (in *input) groundTapped(at fyne.Position) {
	defer in.player.changed()
	in.panels.bubble.close()
	if in.offer != nil && in.takeOffer(at) {
		return
	}
	if in.offer == nil && !in.panels.choice.Visible() && in.asked.Clicked(at) && (in.pressItem(in.sight.itemUnder(at), at) || in.pressPlayer(at)) {
		return
	}
	if in.cancelOffer() {
		return
	}
	if in.panels.tray.Visible() && !in.panels.tray.asks {
		in.panels.closeTray()
		return
	}
	for seat, how := range in.sight.arr.Folds {
		if in.sight.arr.Plates[seat].Has(at) && (how != foldNone || in.folding.pinned[seat]) {
			in.folding.keep(seat)
			return
		}
	}
}
