package vibes

import (
	"feltstack/rules"
	"feltstack/rules/decks/form"
	"feltstack/rules/payment"
)

// This file is what deck builders count of costs.

// pays is how cards are paid for: each turn one card is laid as a Rod, which is a Fish on this
// and each later turn. A Penguin or Relic pays from the turn on whose Rods pay for it; a Rod that
// produces more than a Fish, with what is more. Fishsicles are left out, and what texts do.
func pays() *form.Pays {
	return &form.Pays{
		Base: func(turn int) form.Units { return form.Units{Fish: turn} },
		Cost: func(d *rules.Def) (form.Units, bool) {
			var units form.Units
			ways := price(d).Ways
			for _, w := range ways[0].Wants {
				for k := Red; k <= Fish; k++ {
					if w.Of == payment.SetOf(k) {
						units[k] += int(w.N.N)
					}
				}
			}
			return units, units != form.Units{}
		},
		Gives: gives,
	}
}

// gives is what a card in play pays with.
func gives(d *rules.Def) (form.Gift, bool) {
	all := makesFor(d.Facts[FactMakes])
	if len(all) == 0 {
		return form.Gift{}, false
	}
	g := form.Gift{N: int(all[0].n), Turn: int(d.Facts[FactFish])}
	for _, k := range all {
		if k.kind == Any {
			g.Kinds |= uint8(allPudge)
		} else {
			g.Kinds |= 1 << k.kind
		}
	}
	switch d.Facts[FactKind] {
	case Rod:
		if g.Kinds == 1<<Fish {
			g.N-- // any card is a Fish, laid face-down
		}
		g.Turn, g.Laid = 1, true
		return g, g.N > 0
	case Penguin, Relic:
		return g, true
	}
	return form.Gift{}, false
}
