package vtes

import "feltstack/rules/looks"

// terms are the words of VTES that cards and the table use, each in one sentence.
func terms() []looks.Term {
	return []looks.Term{
		{Name: "Bleed", Forms: []string{"bleed", "bleeds"}, Text: "term.bleed", Basic: true},
		{Name: "Crypt", Forms: []string{"crypt"}, Text: "term.crypt", Basic: true},
		{Name: "Edge", Text: "term.edge", Basic: true},
		{Name: "Hunt", Forms: []string{"hunt", "hunts"}, Text: "term.hunt", Basic: true},
		{Name: "Lock", Forms: []string{"lock", "locks", "locked"}, Text: "term.lock", Basic: true},
		{Name: "Pool", Forms: []string{"pool"}, Text: "term.pool", Basic: true},
		{Name: "Predator", Forms: []string{"predator"}, Text: "term.predator", Basic: true},
		{Name: "Prey", Forms: []string{"prey"}, Text: "term.prey", Basic: true},
		{Name: "Torpor", Forms: []string{"torpor"}, Text: "term.torpor"},
		{Name: "Transfer", Forms: []string{"transfer", "transfers"}, Text: "term.transfer", Basic: true},
		{Name: "Uncontrolled region", Forms: []string{"uncontrolled region"}, Text: "term.uncontrolled"},
	}
}
