package felt

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"feltstack/table"
	"feltstack/ui/kit"
)

// reach says where the keyboard can be led to, and what a press does there.
type reach struct {
	sight    *sight
	animator *animator
	panels   *panels
	input    *input
	autoPass *autoPass
	more     func() []*kit.Pill // further buttons beside those of the panels
}

// stops lists what the arrow keys lead to: what lies on top, or the cards,
// plays, places and buttons of the table.
func (r *reach) stops() []kit.Stop {
	var all []kit.Stop
	add := func(p *kit.Pill) {
		if p.Visible() && !p.Off {
			all = append(all, kit.Stop{Key: "button " + p.Text, Box: kit.BoxOf(p), Press: func() { p.Tapped(nil) }, Show: pointing(p, true), Quiet: pointing(p, false)})
		}
	}
	if r.panels.over.Visible() {
		for _, p := range r.panels.over.pressable() {
			add(p)
		}
		return all
	}
	if r.panels.tray.Visible() {
		for _, v := range r.panels.tray.views {
			if v.Visible() {
				all = append(all, r.cardStop(v, v.place.Box))
			}
		}
		for _, p := range []*kit.Pill{r.panels.tray.prev, r.panels.tray.next, r.panels.tray.shut} {
			add(p)
		}
	} else {
		all = r.tableStops()
	}
	for _, p := range append(slices.Clone(r.panels.prompt.inUse()), r.more()...) {
		add(p)
	}
	if !r.panels.tray.Visible() {
		all = append(all, r.autoPass.reach()...)
	}
	for _, p := range append(r.panels.side.exits(), r.panels.side.menu, r.panels.side.undo, r.panels.side.redo, r.panels.side.stops) {
		add(p)
	}
	return all
}

// pointing does what it does to point at a button, or no longer; nil for nothing.
func pointing(p *kit.Pill, at bool) func() {
	if p.OnPoint == nil {
		return nil
	}
	return func() { p.OnPoint(at) }
}

// tableStops lists cards, plays on the stack and the places open to what is held. Cards of
// pools come first, as they are what there is to choose.
func (r *reach) tableStops() []kit.Stop {
	var all []kit.Stop
	cards := slices.Clone(r.sight.arr.Cards)
	slices.SortStableFunc(cards, func(a, b cardPlace) int { return cmp.Compare(r.outsidePools(a), r.outsidePools(b)) })
	for _, c := range cards {
		if c.Item != 0 && !r.picked(c.Card.ID) {
			continue // its play is led to as a whole
		}
		if v := r.animator.views[c.Card.ID]; v != nil && (c.Card.ID > 0 || !c.Tight) {
			all = append(all, r.cardStop(v, r.panels.inSight(c)))
		}
	}
	for i := range r.sight.scene.Stack {
		all = append(all, r.itemStop(i))
	}
	for _, seat := range r.sight.scene.Prompt.Players {
		if at := r.sight.arr.Plates[seat]; r.sight.askedPlayer(seat) {
			all = append(all, kit.Stop{Key: fmt.Sprint("player ", seat), Box: at, First: true, Press: func() { r.input.pressPlayer(at.Centre()) }})
		}
	}
	for _, seat := range slices.Sorted(maps.Keys(r.sight.arr.Folds)) {
		if at := r.sight.arr.Plates[seat]; r.input.offer == nil && !r.sight.askedPlayer(seat) && r.sight.arr.Folds[seat] != foldNone {
			all = append(all, kit.Stop{Key: fmt.Sprint("player ", seat), Box: at, Press: func() { r.input.folding.keep(seat) }})
		}
	}
	if r.input.offer != nil {
		for i, p := range r.input.offer.places {
			switch {
			case p.player != 0:
				all = append(all, kit.Stop{Key: fmt.Sprint("player ", p.player-1), Box: p.Box, Press: func() { r.input.takeOffer(p.Centre()) }})
			case p.zone >= 0:
				all = append(all, kit.Stop{Key: fmt.Sprint("zone ", p.zone), Box: p.Box, Press: func() { r.input.takePlace(i, p.Centre()) }})
			}
		}
	}
	return all
}

// outsidePools is 0 for a card in a pool, 1 for any other.
func (r *reach) outsidePools(c cardPlace) int {
	if z := r.sight.arr.Zones[c.Card.Zone]; z != nil && c.Item == 0 && z.Scene.Area.Row == table.RowPool {
		return 0
	}
	return 1
}

// pileRing is how far within the edge of a pile's zone the card lies that the ring would be
// round, so that it is round the zone.
const pileRing = 6

func (r *reach) cardStop(v *cardView, b kit.Box) kit.Stop {
	s := kit.Stop{
		Key: fmt.Sprint("card ", v.id()), ID: v.id(), Box: b, First: r.sight.usable(v.place.Card) || r.sight.asked(v.id()),
		Press: func() {
			at := b.Centre()
			r.input.tap(v, at)
		},
		Show: func() { r.panels.side.inspector.hover(describePlace(r.sight.scene, v.place)) },
	}
	if z := r.sight.arr.Zones[v.place.Card.Zone]; r.sight.isPile(v.place.Card.Zone) && v.place.Item == 0 && !r.panels.tray.has(v) {
		s.Ring = z.Inset(pileRing) // round its name, too
	}
	if c := r.sight.cardPlace(v.id()); c != nil && c.Hand && !c.Card.Dim && !r.panels.tray.has(v) {
		read := s.Show
		s.Ring = r.input.raisedBox(c)
		s.Show = func() { read(); r.input.raise(v) }
		s.Quiet = func() {
			if r.input.raising.top() == v && r.input.hovered != v {
				r.input.raising.lower()
			}
		}
	}
	return s
}

// picked reports whether a card itself can be chosen, or marked as a place.
func (r *reach) picked(id int) bool {
	return r.sight.asked(id) || r.input.offer != nil && slices.ContainsFunc(r.input.offer.places, func(p offerPlace) bool { return p.card == id })
}

// itemStop is the stop of the play at place i of the stack.
func (r *reach) itemStop(i int) kit.Stop {
	it := r.sight.scene.Stack[i]
	at := r.sight.arr.Items[i].Box
	return kit.Stop{
		Key: fmt.Sprint("item ", it.ID), Box: at, First: r.sight.askedItem(it.ID),
		Press: func() { r.input.pressItem(it.ID, at.Centre()) },
		Show: func() {
			r.panels.side.inspector.hover(describeItem(r.sight.scene, it))
			r.input.board.arrows.point(it.ID)
		},
		Quiet: func() { r.input.board.arrows.point(0) },
	}
}
