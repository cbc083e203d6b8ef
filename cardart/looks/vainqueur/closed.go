package vainqueur

import (
	"feltstack/rules"
	"feltstack/rules/vainqueur"
)

// closed is why card c is not dropped in a zone, or with 0 on a player, at which it could
// do nothing, allowed or not.
func closed(m *rules.Match, c rules.CardID, z rules.ZoneID) rules.Reason {
	const field, effects = "Vainqueur: The Game Field", "Vainqueur: Using Card Effects"
	if k := m.S.Decision.Kind; k != rules.PickPlay && k != rules.PickAnswer {
		return rules.Reason{Rule: effects, Text: m.Game.Say("why.closed_choice")}
	}
	if z == 0 {
		return rules.Reason{Rule: effects, Text: m.Game.Say("why.closed_player")}
	}
	kind := m.Game.ZoneKind(z)
	switch {
	case kind == vainqueur.Deck:
		return rules.Reason{Rule: field, Text: m.Game.Say("why.closed_deck")}
	case kind == vainqueur.Hand:
		return rules.Reason{Rule: field, Text: m.Game.Say("why.closed_hand")}
	case kind == vainqueur.Cem:
		return rules.Reason{Rule: field, Text: m.Game.Say("why.closed_cemetery")}
	}
	switch is := m.Def(c).Facts[vainqueur.FactKind]; {
	case kind != vainqueur.OnStack && (is == vainqueur.Spell || is == vainqueur.React):
		return rules.Reason{Rule: effects, Text: m.Game.Say("why.closed_spell")}
	case kind != vainqueur.OnStack && m.Game.ZoneSeat(z) != m.S.Decision.Seat:
		return rules.Reason{Rule: field, Text: m.Game.Say("why.closed_other_side")}
	case kind == vainqueur.Field && is != vainqueur.Monster && is != vainqueur.MonsterToken:
		return rules.Reason{Rule: field, Text: m.Game.Say("why.closed_field")}
	case kind == vainqueur.MasterZone && is != vainqueur.Master && is != vainqueur.MasterToken:
		return rules.Reason{Rule: field, Text: m.Game.Say("why.closed_master")}
	case kind == vainqueur.Battlezone && is != vainqueur.Battlefield:
		return rules.Reason{Rule: field, Text: m.Game.Say("why.closed_battlezone")}
	case kind == vainqueur.OnStack:
		return rules.Reason{Rule: effects, Text: m.Game.Say("why.closed_effect")}
	}
	return rules.Reason{Rule: "Vainqueur: Main", Text: m.Game.Say("why.closed_main")}
}
