package vibes

import "feltstack/rules/looks"

// terms are the words of Vibes that cards use, each in one sentence.
func terms() []looks.Term {
	return []looks.Term{
		{Name: "Action", Forms: []string{"action", "actions"}, Text: "term.action", Basic: true},
		{Name: "Action Time", Text: "term.action_time", Basic: true},
		{Name: "Attach", Forms: []string{"attach", "attached"}, Text: "term.attach"},
		{Name: "Baron", Text: "term.baron", Basic: true},
		{Name: "Basic Rod", Forms: []string{"basic rod", "basic rods", "into a rod", "into rods"}, Text: "term.basic_rod"},
		{Name: "Cancel", Forms: []string{"cancel", "canceled"}, Text: "term.cancel"},
		{Name: "Cycle", Text: "term.cycle", Basic: true},
		{Name: "Fishsicle", Forms: []string{"fishsicle", "fishsicles"}, Text: "term.fishsicle"},
		{Name: "Fit", Forms: []string{"fit", "fits"}, Text: "term.fit", Basic: true},
		{Name: "Flop", Forms: []string{"flop", "flops", "flopped"}, Text: "term.flop", Basic: true},
		{Name: "Huddle", Forms: []string{"huddle", "huddles"}, Text: "term.huddle", Basic: true},
		{Name: "Ice", Forms: []string{"ice", "iced"}, Text: "term.ice", Basic: true},
		{Name: "Location", Forms: []string{"location", "locations"}, Text: "term.location"},
		{Name: "Loses all abilities", Forms: []string{"loses all abilities", "lost all abilities"}, Text: "term.loses_all_abilities"},
		{Name: "Mill", Forms: []string{"mill", "mills", "milled"}, Text: "term.mill"},
		{Name: "Pudge", Text: "term.pudge", Basic: true},
		{Name: "Relic", Forms: []string{"relic", "relics"}, Text: "term.relic", Basic: true},
		{Name: "Rod", Forms: []string{"rod", "rods"}, Text: "term.rod", Basic: true},
		{Name: "Saucy", Text: "term.saucy"},
		{Name: "Take", Forms: []string{"take", "takes"}, Text: "term.take"},
		{Name: "Target", Forms: []string{"target", "targets"}, Text: "term.target"},
		{Name: "Unfloppening", Text: "term.unfloppening"},
		{Name: "Vibe Check", Text: "term.vibe_check", Basic: true},
		{Name: "Vibe counter", Forms: []string{"vibe counter", "vibe counters"}, Text: "term.vibe_counter"},
	}
}
