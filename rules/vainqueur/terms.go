package vainqueur

import "feltstack/rules/looks"

// terms are the words of Vainqueur that cards use, each in one sentence.
func terms() []looks.Term {
	return []looks.Term{
		{Name: "Alter Summon", Forms: []string{"alter summon", "alter summons", "alter summoned"}, Text: "term.alter_summon"},
		{Name: "Attach", Forms: []string{"attach", "attached", "attachment", "attachments"}, Text: "term.attach"},
		{Name: "Attack again", Forms: []string{"attack again", "attack twice", "attack once more"}, Text: "term.attack_again"},
		{Name: "Battle damage", Text: "term.battle_damage"},
		{Name: "Battle-ready", Text: "term.battle_ready"},
		{Name: "Battlefield", Forms: []string{"battlefield", "battlefields"}, Text: "term.battlefield", Basic: true},
		{Name: "Borrowed", Text: "term.borrowed"},
		{Name: "Cancel", Forms: []string{"cancel", "canceled"}, Text: "term.cancel"},
		{Name: "Cemetery", Forms: []string{"cemetery", "cemeteries"}, Text: "term.cemetery", Basic: true},
		{Name: "Counter", Forms: []string{"counter", "counters"}, Text: "term.counter"},
		{Name: "Create", Text: "term.create", Basic: true},
		{Name: "Defending", Text: "term.defending"},
		{Name: "Destroy", Forms: []string{"destroy", "destroyed"}, Text: "term.destroy", Basic: true},
		{Name: "Discard", Forms: []string{"discard", "discards"}, Text: "term.discard", Basic: true},
		{Name: "Face-down", Text: "term.face_down"},
		{Name: "Heal", Text: "term.heal"},
		{Name: "Loses all abilities", Forms: []string{"loses all abilities", "lost all abilities"}, Text: "term.loses_all_abilities"},
		{Name: "Master", Forms: []string{"master", "masters"}, Text: "term.master", Basic: true},
		{Name: "Mill", Forms: []string{"mill", "mills", "milled"}, Text: "term.mill"},
		{Name: "Must be attacked first", Text: "term.must_be_attacked_first"},
		{Name: "Once per turn", Text: "term.once_per_turn"},
		{Name: "Opposing card", Text: "term.opposing_card"},
		{Name: "Pierce", Text: "term.pierce"},
		{Name: "Position", Text: "term.position"},
		{Name: "React Spell", Forms: []string{"react", "react spell", "react spells"}, Text: "term.react_spell"},
		{Name: "Search", Text: "term.search"},
		{Name: "Take control", Text: "term.take_control"},
		{Name: "Token", Forms: []string{"token", "tokens"}, Text: "term.token", Basic: true},
		{Name: "Tribute", Forms: []string{"tribute", "tributes", "tributed", "β", "ω"}, Text: "term.tribute", Basic: true},
		{Name: "Under it", Forms: []string{"under this", "under it", "under a card"}, Text: "term.under_it"},
	}
}
