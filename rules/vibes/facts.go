package vibes

import (
	"strings"

	"feltstack/rules"
)

// facts are the numbers of cards: Def.Facts.
func facts() []rules.NumSpec {
	all := []rules.NumSpec{
		FactKind:      {},
		FactVibe:      {Name: "vibe", Adds: MarkVibe, Sets: MarkSetVibe, Has: isA(Penguin)},
		FactFish:      {Name: "fish", Has: isA(Penguin, Relic, Fit)},
		FactPudge:     {},
		FactColor:     {},
		FactMakes:     {},
		FactTypes:     {},
		FactSet:       {},
		FactNumber:    {},
		FactRarity:    {},
		FactCost:      {Name: "cost", Has: isA(Action)},
		FactYield:     {Name: "production", Adds: MarkYield, Sets: MarkSetYield},
		FactRemoved:   {Name: "removed counters", Adds: MarkRemoved, Everywhere: true},
		FactFishsicle: {},
		FactIce:       {},
		FactTheirIce:  {},
		FactMorePudge: {Name: "Pudge production"},
		FactMoreRed:   {Name: "Red Pudge besides", Adds: MarkMoreRed},
	}
	for _, color := range colorNames {
		all = append(all, rules.NumSpec{Name: strings.ToLower(color) + " cost", Has: isA(Action)})
	}
	return all
}
