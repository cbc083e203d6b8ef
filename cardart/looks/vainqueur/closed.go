package vainqueur

import (
	"feltstack/rules"
	"feltstack/rules/vainqueur"
)

// closed is why card c is not dropped in a zone, or with 0 on a player, at which it could
// do nothing, allowed or not.
func closed(m *rules.Match, c rules.CardID, z rules.ZoneID) rules.Reason {
	const field, effects = "Vainqueur: The Game Field", "Vainqueur: Using Card Effects"
	if z == 0 {
		return rules.Reason{Rule: effects, Text: "Nothing that it can do now targets a player."}
	}
	kind := m.Game.ZoneKind(z)
	switch {
	case kind == vainqueur.Deck:
		return rules.Reason{Rule: field, Text: "Only effects put cards into a deck."}
	case kind == vainqueur.Hand:
		return rules.Reason{Rule: field, Text: "Only a draw or an effect brings a card to a hand."}
	case kind == vainqueur.Cem:
		return rules.Reason{Rule: field, Text: "Cards go to the cemetery when they are used, discarded, tributed or destroyed."}
	case kind != vainqueur.OnStack && m.Game.ZoneSeat(z) != m.S.Decision.Seat:
		return rules.Reason{Rule: field, Text: "That side is another player's: your cards go to your own."}
	}
	switch is := m.Def(c).Facts[vainqueur.FactKind]; {
	case kind == vainqueur.Field && is != vainqueur.Monster && is != vainqueur.MonsterToken:
		return rules.Reason{Rule: field, Text: "Only monsters go to the monster field."}
	case kind == vainqueur.MasterZone && is != vainqueur.Master && is != vainqueur.MasterToken:
		return rules.Reason{Rule: field, Text: "Only a Master goes to the Master Zone."}
	case kind == vainqueur.Battlezone && is != vainqueur.Battlefield:
		return rules.Reason{Rule: field, Text: "Only a Battlefield goes to the battlezone."}
	case kind == vainqueur.OnStack:
		return rules.Reason{Rule: effects, Text: "It has no effect to use now."}
	case m.S.Decision.Kind != rules.PickPlay && m.S.Decision.Kind != rules.PickAnswer:
		return rules.Reason{Rule: effects, Text: "First make the choice that is asked for."}
	}
	return rules.Reason{Rule: "Vainqueur: Main", Text: "That is done in your own Main Step, with cards of your hand."}
}
