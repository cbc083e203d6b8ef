package vastrix

import "feltstack/cardart/looks"

// terms are the words of VASTRIX that cards use, each in one sentence.
func terms() []looks.Term {
	return []looks.Term{
		{Name: "Aegis", Text: "term.aegis"},
		{Name: "Anchor", Forms: []string{"anchor", "anchors"}, Text: "term.anchor", Basic: true},
		{Name: "Attach", Forms: []string{"attach:", "attached"}, Text: "term.attach"},
		{Name: "Base", Forms: []string{"base:"}, Text: "term.base", Basic: true},
		{Name: "Board Lock", Forms: []string{"board lock", "lock the board"}, Text: "term.board_lock"},
		{Name: "Clear", Forms: []string{"clear", "clears"}, Text: "term.clear"},
		{Name: "Combo", Text: "term.combo"},
		{Name: "Commandeer", Text: "term.commandeer"},
		{Name: "Counter", Forms: []string{"counter", "counters", "countered"}, Text: "term.counter", Basic: true},
		{Name: "Disrupt", Forms: []string{"disrupt", "disrupted"}, Text: "term.disrupt"},
		{Name: "Exhausted", Text: "term.exhausted"},
		{Name: "Exile", Text: "term.exile"},
		{Name: "Full turn", Forms: []string{"full turn", "full turns"}, Text: "term.full_turn"},
		{Name: "Goal", Forms: []string{"goal"}, Text: "term.goal", Basic: true},
		{Name: "Guard", Forms: []string{"guard", "guarded"}, Text: "term.guard"},
		{Name: "Immunity", Text: "term.immunity"},
		{Name: "Instant", Text: "term.instant", Basic: true},
		{Name: "Interrupt", Text: "term.interrupt"},
		{Name: "Jack", Forms: []string{"jack a", "jacked"}, Text: "term.jack"},
		{Name: "Locked", Text: "term.locked"},
		{Name: "Mill", Forms: []string{"mill", "milled"}, Text: "term.mill"},
		{Name: "Mini-turn", Forms: []string{"mini-turn", "mini-turns"}, Text: "term.mini_turn", Basic: true},
		{Name: "Multi-card", Text: "term.multi_card"},
		{Name: "Quick", Text: "term.quick", Basic: true},
		{Name: "Rank-10 effect play", Forms: []string{"rank-10"}, Text: "term.rank_10_effect_play"},
		{Name: "Revealed", Forms: []string{"revealed until"}, Text: "term.revealed", Basic: true},
		{Name: "Royal Marriage", Text: "term.royal_marriage"},
		{Name: "Royal Shield", Text: "term.royal_shield"},
		{Name: "Sacrifice", Text: "term.sacrifice"},
		{Name: "Scrap", Forms: []string{"scrap"}, Text: "term.scrap", Basic: true},
		{Name: "Scuttle", Forms: []string{"scuttle", "scuttled"}, Text: "term.scuttle"},
		{Name: "Sudden Death", Text: "term.sudden_death"},
		{Name: "Super", Text: "term.super", Basic: true},
		{Name: "Swap bar", Text: "term.swap_bar"},
		{Name: "Take over", Text: "term.take_over"},
		{Name: "Tap", Forms: []string{"tap", "tapped"}, Text: "term.tap"},
		{Name: "Ultra", Text: "term.ultra"},
		{Name: "Vulnerable", Text: "term.vulnerable"},
		{Name: "Wild", Text: "term.wild"},
	}
}
