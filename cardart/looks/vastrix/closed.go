package vastrix

import (
	"feltstack/rules"
	"feltstack/rules/vastrix"
)

// closed is why card c is not dropped in a zone, or with 0 on a player, at which it could
// do nothing, allowed or not.
func closed(m *rules.Match, c rules.CardID, z rules.ZoneID) rules.Reason {
	if z == 0 {
		return rules.Reason{Rule: "VASTRIX 4", Text: "Nothing that it can do now targets a player."}
	}
	switch m.Game.ZoneKind(z) {
	case vastrix.DP:
		return rules.Reason{Rule: "VASTRIX 3.2", Text: "No action puts a card on the draw pile."}
	case vastrix.SwapBar:
		return rules.Reason{Rule: "VASTRIX 6.3", Text: "Only the card that you give for a swap goes to the swap bar."}
	case vastrix.GY:
		return rules.Reason{Rule: "VASTRIX 3.2", Text: "No action puts a card into the graveyard: cards go there after a play."}
	case vastrix.Exile:
		return rules.Reason{Rule: "VASTRIX 3.2", Text: "No action exiles a card: only effects do."}
	case vastrix.Hand:
		return rules.Reason{Rule: "VASTRIX 3.2", Text: "Only a draw, a swap or an effect brings a card to a hand."}
	}
	if seat := m.Game.ZoneSeat(z); seat != m.S.Decision.Seat && m.Game.ZoneKind(z) != vastrix.OnStack {
		return rules.Reason{Rule: "VASTRIX 3.2", Text: "That row is another player's: you play cards to your own."}
	}
	switch {
	case m.S.Decision.Kind == rules.PickAnswer:
		return rules.Reason{Rule: "VASTRIX 3.2", Text: "Actions are taken in your Action Phase, while no play is pending."}
	case m.S.Decision.Kind != rules.PickPlay:
		return rules.Reason{Rule: "VASTRIX 4.2", Text: "First make the choice that is asked for."}
	case m.KindOf(c) != vastrix.Hand:
		return rules.Reason{Rule: "VASTRIX 3.2", Text: "Only cards in your hand are played there."}
	case m.Game.ZoneKind(z) == vastrix.ER:
		return rules.Reason{Rule: "VASTRIX 3.2", Text: "It has no effect that keeps it in the enduring row."}
	case m.Game.ZoneKind(z) == vastrix.PR:
		return rules.Reason{Rule: "VASTRIX 3.2", Text: "It can't be played for points."}
	}
	return rules.Reason{Rule: "VASTRIX 3.2", Text: "It has no effect that is played on the stack."}
}
