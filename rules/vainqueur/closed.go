package vainqueur

import "feltstack/rules"

// whyClosed is why card c is not dropped in a zone, or with 0 on a player, at which it could
// do nothing, allowed or not.
func whyClosed(m *rules.Match, c rules.CardID, z rules.ZoneID) rules.Reason {
	const field, effects = "Vainqueur: The Game Field", "Vainqueur: Using Card Effects"
	if k := m.S.Decision.Kind; k != rules.PickPlay && k != rules.PickAnswer {
		return rules.Reason{Rule: effects, Text: m.Game.Say("why.closed_choice")}
	}
	if z == 0 {
		return rules.Reason{Rule: effects, Text: m.Game.Say("why.closed_player")}
	}
	kind := m.Game.ZoneKind(z)
	switch {
	case kind == Deck:
		return rules.Reason{Rule: field, Text: m.Game.Say("why.closed_deck")}
	case kind == Hand:
		return rules.Reason{Rule: field, Text: m.Game.Say("why.closed_hand")}
	case kind == Cem:
		return rules.Reason{Rule: field, Text: m.Game.Say("why.closed_cemetery")}
	}
	switch is := m.Def(c).Facts[FactKind]; {
	case kind != OnStack && (is == Spell || is == React):
		return rules.Reason{Rule: effects, Text: m.Game.Say("why.closed_spell")}
	case kind != OnStack && m.Game.ZoneSeat(z) != m.S.Decision.Seat:
		return rules.Reason{Rule: field, Text: m.Game.Say("why.closed_other_side")}
	case kind == Field && is != Monster && is != MonsterToken:
		return rules.Reason{Rule: field, Text: m.Game.Say("why.closed_field")}
	case kind == MasterZone && is != Master && is != MasterToken:
		return rules.Reason{Rule: field, Text: m.Game.Say("why.closed_master")}
	case kind == Battlezone && is != Battlefield:
		return rules.Reason{Rule: field, Text: m.Game.Say("why.closed_battlezone")}
	case kind == OnStack:
		return rules.Reason{Rule: effects, Text: m.Game.Say("why.closed_effect")}
	}
	return rules.Reason{Rule: "Vainqueur: Main", Text: m.Game.Say("why.closed_main")}
}
