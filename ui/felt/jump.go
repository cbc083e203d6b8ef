package felt

import (
	"fmt"
	"slices"
	"unicode"

	"feltstack/table"
	"feltstack/ui/kit"
)

// stackStop is the place of the play that the stack's letter leads to: the first
// that is the subject of the prompt, else the one that resolves next; pressed again, the one below.
func (k *keyboard) stackStop() int {
	first := 0
	for i, it := range k.sight.scene.Stack {
		if k.focus.On && k.focus.At.Key == fmt.Sprint("item ", it.ID) {
			return (i + 1) % len(k.sight.scene.Stack)
		}
		if k.sight.askedItem(it.ID) && !k.sight.askedItem(k.sight.scene.Stack[first].ID) {
			first = i
		}
	}
	return first
}

// jump leads to the zone of a letter: the own one first, the next one when it
// is pressed again at once while the ring is there.
func (k *keyboard) jump(letter rune, again bool) {
	letters := k.sight.letters()
	var zones []int
	for _, own := range []bool{true, false} {
		for _, z := range k.sight.scene.Zones {
			if letters[z.Short] == unicode.ToUpper(letter) && (z.Seat == k.sight.scene.Me || z.Seat < 0) == own {
				zones = append(zones, z.ID)
			}
		}
	}
	if len(zones) == 0 {
		return
	}
	next := zones[0]
	if i := slices.Index(zones, k.jumped); i >= 0 && again && k.focus.On {
		next = zones[(i+1)%len(zones)]
	}
	k.jumped = next
	k.leadTo(next)
}

// leadTo puts the ring on the first thing in a zone that can be used, or on the
// zone itself.
func (k *keyboard) leadTo(zone int) {
	place := k.sight.arr.Zones[zone]
	at := kit.Stop{Key: fmt.Sprint("zone ", zone), Box: place.Box, Press: func() {}}
	found := false
	for _, c := range k.sight.arr.Cards {
		v := k.reach.animator.views[c.Card.ID]
		if c.Card.Zone != zone || v == nil || c.Card.Dim {
			continue
		}
		if useful := k.sight.usable(c.Card) || k.sight.asked(c.Card.ID); !found || useful {
			at, found = k.reach.cardStop(v, k.panels.inSight(c)), true
			if useful {
				break
			}
		}
	}
	if place.Scene.Area.Row == table.RowStack && len(k.sight.scene.Stack) > 0 {
		at = k.reach.itemStop(k.stackStop())
	}
	if place.Scene.Area.Style == table.StylePile && found {
		card := at
		at.Press = func() { card.Press() }
	}
	k.put(at)
}
