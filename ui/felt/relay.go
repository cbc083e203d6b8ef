package felt

import "feltstack/ui/kit"

// open opens a gap in the own hand where a card of it that is dragged there would come to
// lie, or, if it may not be laid there, closes the one that is open.
func (in *input) open(may bool) {
	v, gap := in.drag.card, -1
	if v == nil || !v.place.Hand {
		return
	}
	hand := in.ownHand()
	from := 0
	for i, o := range hand {
		if o == v {
			from = i
		}
	}
	if zone := in.sight.arr.Zones[v.place.Card.Zone]; may && zone.Has(in.drag.at) {
		near := float32(0)
		for i, o := range hand {
			if far := kit.Abs(o.place.Centre().X - in.ghost.box.Centre().X); gap < 0 || far < near {
				gap, near = i, far
			}
		}
	}
	if gap == from {
		gap = -1 // that is where it lies
	}
	if gap == in.drag.gap {
		return
	}
	in.drag.gap = gap
	if gap < 0 {
		gap = from
	}
	in.raising.open(from, gap)
}

// relay lays the card of the own hand that is let go of into the gap that is open for it.
// It reports whether there is one.
func (in *input) relay(v *cardView) bool {
	if in.drag.gap < 0 {
		return false
	}
	hand := in.ownHand()
	for i, o := range hand {
		if o == v {
			in.sight.order.move(in.sight.order.apply(in.sight.scene), i, in.drag.gap)
		}
		o.Move(o.Position().Add(o.aside)) // it goes on from where it is seen
	}
	in.land()
	in.hovered, in.offer = nil, nil
	in.hand.inside = false // it shows where it lies before the pointer raises it again
	in.mark()
	in.player.rearrange()
	return true
}
