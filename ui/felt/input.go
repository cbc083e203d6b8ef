package felt

import (
	"context"
	"slices"
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// player carries out what input makes of clicks and drags.
type player interface {
	// do makes choices, and reports whether they were taken; it says at that place if not.
	do(keys []string, at fyne.Position) bool
	press(b table.Button) // answers with a button of the prompt bar
	place(told *story)    // puts the cards where they lie now
	rearrange()           // puts the hand as its person has laid it
	changed()             // has the table painted
}

// dropper says what a card can do, and what that would bring about.
type dropper interface {
	Drops(card int) ([]table.Drop, []table.Refusal)
	Outcomes(drops []table.Drop) func(context.Context) ([]string, error)
}

// input makes options of what the pointer does to cards, plays and places: offers, drags,
// clicks, and the card that is lifted. It draws nothing itself.
type input struct {
	env      *kit.Env
	sight    *sight
	board    *board
	animator *animator
	panels   *panels
	focus    *kit.Focus
	ghost    *heldCard // what is dragged
	raising  *raising
	hand     *handView
	folding  *folding
	session  dropper
	player   player

	offer    *offer
	drag     drag
	hovered  *cardView
	choosing choosing      // what the choice at the card lists
	wait     time.Duration // how long a choice stays away for what its lines would do
	meant    int           // the card that the button means which is pointed at, 0 for none
	asked    *kit.Glance   // at what the prompt asks
	opened   *kit.Glance   // at the choice of the card that was clicked
	quit     func()        // ends the work on what the offer's plays would do; nil if none ever began
}

var _ cardOwner = (*input)(nil)

// mark shows the offer's places, and which cards can be used.
func (in *input) mark() {
	in.board.mark(in.offer)
	in.animator.glow(in.glow)
	in.raising.renew()
}

// glow is how a card is marked: as the offer says, or as one to choose, is not
// while others are, or can be used.
func (in *input) glow(c cardPlace) glow {
	p := &in.sight.scene.Prompt
	asks := in.sight.asks() && len(p.Cards)+len(p.Items) > 0
	switch {
	case in.meant != 0 && c.Card.ID == in.meant:
		return pickGlow
	case in.offer != nil:
		return in.offer.glow(c)
	case c.Card.Pays:
		return pickGlow
	case p.Paying && c.Card.ID == p.About && c.Item == 0:
		return noGlow
	case p.Paying && in.sight.asked(c.Card.ID):
		return mayGlow
	case in.sight.asked(c.Card.ID) && in.sight.pooled(c.Card):
		return canGlow // of many cards beside each other: a sign on each would say no more
	case in.sight.asked(c.Card.ID) || in.sight.askedItem(c.Item):
		return askGlow
	case in.sight.usable(c.Card) && !asks && c.Card.StandsIn:
		return mayGlow
	case in.sight.usable(c.Card) && !asks:
		return canGlow
	case asks && c.Item == 0: // what is on the stack is to be read
		return outGlow
	}
	return noGlow
}

// showCard shows which card the button means that is pointed at, 0: none.
func (in *input) showCard(id int) {
	if in.meant == id {
		return
	}
	in.meant = id
	in.animator.glow(in.glow)
	if v := in.animator.views[id]; v != nil {
		in.panels.side.inspector.hover(describePlace(in.sight.scene, v.place))
	} else {
		in.panels.side.inspector.hover(shownCard{})
	}
	in.player.changed()
}

// cancelOffer forgets the card that was clicked or is dragged. It reports whether
// there was one.
func (in *input) cancelOffer() bool {
	was := in.panels.choice.Close()
	if in.offer == nil {
		return was
	}
	switch v := in.drag.card; {
	case in.drag.parked && in.animator.views[v.id()] == v:
		in.springBack(v, in.ghost.box)
	case in.offer.dragged, in.drag.parked:
		in.endDrag()
		in.drag.ignore = in.offer.dragged
	}
	in.offer = nil
	in.mark()
	in.showNote()
	return true
}

// renewOffer asks again after the scene has changed under a card that is held or was clicked.
func (in *input) renewOffer() {
	was := in.offer
	if was == nil {
		return
	}
	if in.animator.views[was.card] == nil || in.drag.parked {
		in.cancelOffer()
		return
	}
	o := newOffer(in.session, in.sight, was.card, was.dragged)
	if !was.dragged && !was.same(o) {
		in.cancelOffer()
		return
	}
	if !was.dragged {
		o.over = was.over
	}
	if was.same(o) {
		o.told = was.told
	}
	in.offer = o
	in.forecast()
	in.mark()
	if c := in.choosing; c.offer == was && (c.waits || in.panels.choice.Visible()) {
		in.choosing.offer = o
		in.relistChoice()
	}
}

// note replaces the prompt while a clicked card waits for its place, or the coach for its button.
func (in *input) note() string {
	switch {
	case in.offer == nil && in.sight.led != nil:
		return in.sight.led()
	case in.offer == nil || in.offer.dragged:
		return ""
	case in.offer.settled():
		return words.Say("table.choose_option", "card", in.sight.titleOf(in.offer.card))
	}
	return words.Say("table.choose_spot", "card", in.sight.titleOf(in.offer.card))
}

// showNote shows the note, or the prompt again. All is laid out again where that takes
// more lines or fewer.
func (in *input) showNote() {
	arr := in.sight.arr
	q := in.panels.asked(in.note()).fitting(arr.Prompt.W, in.sight.scene)
	if _, high := q.lay(arr.Prompt.W); high != arr.Asked {
		in.player.rearrange()
		return
	}
	in.panels.ask(q)
}

// placed marks the cards that lie in new places, and keeps the one that is raised raised. left
// are the views of cards that are not seen any more.
func (in *input) placed(left []*cardView) {
	in.meant = 0 // its button may be gone
	in.animator.glow(in.glow)
	if slices.Contains(left, in.hovered) {
		in.hovered = nil
	}
	up := in.raising.top()
	in.raising.end()
	if up != nil && up.place.Hand && !slices.Contains(left, up) {
		in.raise(up)
		in.raising.finish()
	}
	if in.drag.card != nil {
		in.drag.card.setVeil(draggedVeil)
	}
	in.hand.lay()
}

// putAway gives up all that is raised, held or begun.
func (in *input) putAway() {
	in.cancelOffer()
	in.endDrag()
	in.raising.end()
	in.hovered = nil
	in.panels.bubble.close()
	in.focus.Leave()
}

func (in *input) cardHovered(v *cardView, over bool) {
	if in.drag.card != nil && !in.drag.parked {
		return
	}
	if !over {
		if in.hovered == v {
			in.raising.lower()
			in.hovered = nil
			in.point(nil)
		}
		in.board.arrows.point(0)
		in.panels.side.inspector.hover(shownCard{})
		return
	}
	in.hovered = v
	in.raise(v)
	in.point(v)
	in.board.arrows.point(v.place.Item)
	in.panels.side.inspector.hover(describePlace(in.sight.scene, v.place))
}

// point says in full what the place means that the pointer is over while a clicked card
// waits for one; nil: it is over none.
func (in *input) point(v *cardView) {
	if in.offer == nil || in.offer.dragged {
		return
	}
	at := -1
	if v != nil && v.id() != in.offer.card {
		if i := in.placeAt(v, v.place.Centre()); i >= 0 && in.offer.places[i].zone < 0 {
			at = i
		}
	}
	if at != in.offer.hovered {
		in.offer.hovered = at
		in.offer.tell(kit.Box{})
		in.mark()
		in.player.changed()
	}
}

// scrolled reads on in what is said of the card under the pointer.
func (in *input) scrolled(e *fyne.ScrollEvent) {
	if in.hovered != nil {
		in.panels.side.inspector.Scrolled(e)
	}
}

// raise shows a card of the own hand raised, above its neighbours, and no other one. The
// card itself stays: the pointer does not lose it.
func (in *input) raise(v *cardView) {
	if !v.place.Hand || v.place.Card.Dim || in.drag.card != nil || in.panels.cover.Visible() {
		in.raising.lower()
		return
	}
	in.raising.raise(v, in.raisedBox(&v.place))
}

// handAt is the card of the own hand that a place means, nil if there is none.
func (in *input) handAt(p fyne.Position) *cardView {
	if c := in.sight.handAt(p); c != nil {
		return in.animator.views[c.Card.ID]
	}
	return nil
}

// ownHand lists the views of the own hand from left to right.
func (in *input) ownHand() []*cardView {
	var all []*cardView
	for _, c := range in.sight.arr.Cards {
		if v := in.animator.views[c.Card.ID]; v != nil && c.Hand {
			all = append(all, v)
		}
	}
	return all
}

// cardDrawn shows a card that is raised already as large as it is.
func (in *input) cardDrawn(v *cardView) {
	if _, up := in.raising.box(v); up {
		in.raising.renew()
		in.player.changed()
	}
}

func (in *input) cardCursor(v *cardView) desktop.Cursor {
	if in.sight.usable(v.place.Card) || in.sight.asked(v.id()) || in.sight.askedItem(v.place.Item) || in.panels.tray.has(v) {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}
