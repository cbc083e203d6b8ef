package vibes

import (
	"slices"

	"feltstack/rules"
)

// plainMotifs are what cards show that name no motif, as a person's own may, by a kind or subtype
// that they have; the first one that fits counts.
var plainMotifs = [...]struct{ kin, motif string }{
	{"Birb", "birb"}, {"Mega", "emperor"}, {"Swordsman", "swordsman"}, {"Location", "monument"}, {"Relic", "globe"}, {"Wizard", "wizard"},
	{"Lil", "chick"}, {"Penguin", "penguin"}, {"Fit", "mittens"}, {"Rod", "rod"}, {"Saucy", "shout"}, {"Action", "snowball"},
}

// plainMotif is what any other card shows.
const plainMotif = "eye"

// motif is what a card shows that names nothing.
func motif(d *rules.Def) string {
	kin := Kin(d)
	for _, m := range plainMotifs {
		if slices.Contains(kin, m.kin) {
			return m.motif
		}
	}
	return plainMotif
}
