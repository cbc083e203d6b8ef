package felt

import (
	"slices"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// offer is what can be done with one card, while it is dragged or has been
// clicked: the places it may go to, each with what going there means.
type offer struct {
	card     int
	refusals []table.Refusal
	drops    []table.Drop
	told     []string // what each of them would do, once that is known
	finding  bool     // whether that is being found out
	places   []offerPlace
	over     int  // the place that has been chosen, or is under the pointer of a drag; -1 for none
	hovered  int  // the place that the pointer is over, where the card was clicked; -1 for none
	dragged  bool // or else clicked

	frame  kit.Box   // of labels
	cards  []kit.Box // that labels leave free if they can
	full   label     // of the place that is pointed at
	fullOf int       // which one that is

	barred   table.Refusal // why the card that is held may not go where it is held, none if it may
	barredOf string        // which reason full tells, "" for none
}

// offerPlace is a zone, card, item or player the card may go to.
type offerPlace struct {
	kit.Box
	zone, card, item int
	player           int // a seat counted from 1
	drops            []table.Drop
	text             string // what going there means
	label            label
}

// roomy is the width for the words at cards, which may be wider than the card.
const roomy = 480

// newOffer asks what the card can do and finds the places.
func newOffer(session dropper, s *sight, card int, dragged bool) *offer {
	o := &offer{card: card, over: -1, hovered: -1, fullOf: -1, dragged: dragged}
	o.drops, o.refusals = session.Drops(card)
	for _, d := range o.drops {
		to := s.shownAt(d)
		b, ok := s.placeOf(to)
		if !ok || dragged && d.Card == card {
			continue // a card in the hand of the pointer can't be dropped on itself
		}
		i := o.find(to)
		if i < 0 {
			i = len(o.places)
			p := offerPlace{Box: b, zone: -1, card: to.Card, item: to.Item, player: to.Player}
			if to.Card == 0 && to.Item == 0 && to.Player == 0 {
				p.zone = to.Zone
			}
			o.places = append(o.places, p)
		}
		o.places[i].drops = append(o.places[i].drops, d)
	}
	for i := range o.places {
		width := float32(roomy)
		if o.places[i].zone >= 0 {
			width = o.places[i].W
		}
		o.places[i].text = verbs(o.places[i].drops, width)
	}
	o.layLabels(s)
	return o
}

// same reports whether another offer of the card makes the same choices.
func (o *offer) same(as *offer) bool {
	return slices.EqualFunc(o.drops, as.drops, func(a, b table.Drop) bool { return slices.Equal(a.Keys, b.Keys) })
}

// pointed is the place that the pointer is at, -1 for none.
func (o *offer) pointed() int {
	if o.dragged {
		return o.over
	}
	return o.hovered
}

// settled reports whether it is chosen where the card goes, or it goes nowhere: what is left is
// to choose from a list.
func (o *offer) settled() bool {
	return o.over >= 0 || !slices.ContainsFunc(o.places, func(p offerPlace) bool { return p.card == 0 || p.card != o.card })
}

// find returns the place of a drop already known, or -1.
func (o *offer) find(d table.Drop) int {
	for i, p := range o.places {
		switch {
		case d.Item != 0 || p.item != 0:
			if d.Item == p.item {
				return i
			}
		case d.Card != 0 || p.card != 0:
			if d.Card == p.card {
				return i
			}
		case d.Player != 0 || p.player != 0:
			if d.Player == p.player {
				return i
			}
		case d.Zone == p.zone:
			return i
		}
	}
	return -1
}

// verbs says in few words what a place of this width means.
func verbs(drops []table.Drop, width float32) string {
	drops = distinct(drops)
	var said []string
	head, alike := "", true
	for i, d := range drops {
		said = append(said, d.Verb)
		if i == 0 {
			head = d.Kind
		}
		alike = alike && d.Kind == head
	}
	fits := func(text string) bool {
		return kit.LineWidth([]kit.Span{{Text: text, Face: look.Bold}}, labelSize) < width-24
	}
	switch both := words.Either(said); {
	case len(said) <= 2 && fits(both):
		return both
	case alike && len(said) > 1:
		return words.Say("table.verb_ways", "verb", head, "n", len(said))
	case alike && !fits(both):
		return head
	case len(said) == 1:
		return both
	}
	return words.Say("table.ways_to_play", "n", len(grouped(drops, 0)))
}

// glow is how the offer marks a card that lies there, alone or with a play.
func (o *offer) glow(c cardPlace) glow {
	if c.Card.ID == o.card {
		return pickGlow
	}
	for i, p := range o.places {
		if p.card == c.Card.ID && p.card != 0 || p.item == c.Item && p.item != 0 {
			if i == o.over {
				return pickGlow
			}
			return askGlow
		}
	}
	return noGlow
}

// at finds the place under p: a card or item before the zone it lies in.
func (o *offer) at(s *sight, p fyne.Position) int {
	top := s.cardAt(p, o.card)
	item := s.itemUnder(p)
	found, zone := -1, -1
	if !o.back(s, p) {
		zone = s.zoneAt(p)
	}
	for i, q := range o.places {
		switch {
		case q.card != 0 && top != nil && top.Card.ID == q.card:
			return i
		case q.item != 0 && q.item == item:
			return i
		case q.player != 0 && q.Has(p):
			return i
		case q.zone >= 0 && q.zone == zone:
			found = i
		}
	}
	if found < 0 && top != nil && s.resolvesNext(top.Card.ID) { // it answers what that card does
		return slices.IndexFunc(o.places, func(q offerPlace) bool { return q.zone >= 0 && s.isStack(q.zone) })
	}
	return found
}

// back reports whether a card that is dragged would be put back at p to where it lies.
func (o *offer) back(s *sight, p fyne.Position) bool {
	c := s.cardPlace(o.card)
	return c != nil && o.dragged && c.covers(p)
}

// onItself is what a card does that needs no place but its own.
func (o *offer) onItself() (table.Drop, bool) {
	for _, d := range o.drops {
		if d.Card == o.card {
			return d, true
		}
	}
	return table.Drop{}, false
}
