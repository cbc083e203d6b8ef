package felt

import (
	"feltstack/table"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// reason is what is said of the card, which lies in a zone, where it is held or let go and
// may not go: that it is to be clicked, or the rule.
func (o *offer) reason(s *sight, from int, at fyne.Position) (table.Refusal, bool) {
	if d, ok := o.onItself(); ok && !o.back(s, at) {
		return table.Refusal{Text: words.Say("table.click_instead", "verb", d.Verb)}, true
	}
	return o.refusal(s, from, at)
}

// refusal is why the card, which lies in a zone, can't be used where it was let go: the
// rule that is nearest to what was tried. There is none beside all places, and where the
// card came from if it can be used at all: putting a card back isn't a try.
func (o *offer) refusal(s *sight, from int, at fyne.Position) (table.Refusal, bool) {
	for seat, plate := range s.arr.Plates {
		if plate.Has(at) {
			return o.refused(s, func(r table.Refusal) bool { return r.Player == seat+1 })
		}
	}
	zone := s.zoneAt(at)
	switch {
	case zone < 0:
		return table.Refusal{}, false
	case zone == from && len(o.drops) > 0:
		return table.Refusal{}, false
	case zone == from:
		return o.refused(s, func(r table.Refusal) bool { return !r.Closed })
	}
	if item := s.itemUnder(at); item != 0 {
		if r, ok := o.first(func(r table.Refusal) bool { return r.Item == item }); ok {
			return r, true
		}
	}
	if c := s.cardAt(at, o.card); c != nil {
		if r, ok := o.first(func(r table.Refusal) bool { return r.Card != 0 && r.Card == c.Card.ID }); ok {
			return r, true
		}
	}
	if r, ok := o.first(func(r table.Refusal) bool { return r.Card == 0 && r.Zone == zone && !r.Closed }); ok {
		return r, true
	}
	lying := map[int]bool{}
	for _, c := range s.scene.Cards {
		lying[c.ID] = c.Zone == zone
	}
	if r, ok := o.first(func(r table.Refusal) bool { return r.Card != 0 && lying[r.Card] }); ok {
		return r, true
	}
	if len(o.drops) == 0 { // where it belongs doesn't help
		if r, ok := o.refused(s, func(r table.Refusal) bool { return !r.Closed }); ok {
			return r, true
		}
	}
	return o.refused(s, func(r table.Refusal) bool { return r.Card == 0 && r.Zone == zone })
}

// refused is the first refusal of a kind, or what holds everywhere: that someone else is
// asked, or that nothing can be done at all.
func (o *offer) refused(s *sight, kind func(table.Refusal) bool) (table.Refusal, bool) {
	everywhere := func(r table.Refusal) bool { return r.Verb == "" && r.Zone < 0 && r.Player == 0 }
	switch r, ok := o.first(everywhere); {
	case !s.scene.Prompt.Mine && !s.scene.Over:
		return table.Refusal{Text: words.Say("table.not_your_turn")}, true
	case ok:
		return r, true
	}
	return o.first(kind)
}

// first is the first refusal of a kind.
func (o *offer) first(kind func(table.Refusal) bool) (table.Refusal, bool) {
	for _, r := range o.refusals {
		if kind(r) {
			return r, true
		}
	}
	return table.Refusal{}, false
}
