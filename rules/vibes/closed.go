package vibes

import "feltstack/rules"

// whyClosed is why card c is not dropped in a zone, or with 0 on a player, at which it could
// do nothing, allowed or not.
func whyClosed(m *rules.Match, c rules.CardID, z rules.ZoneID) rules.Reason {
	const zones, playing, turn, action = "Vibes: Zones", "Vibes: Playing cards", "Vibes: Turn", "Vibes: Action Time"
	if k := m.S.Decision.Kind; k != rules.PickPlay && k != rules.PickAnswer {
		return rules.Reason{Rule: playing, Text: m.Game.Say("why.closed_choice")}
	}
	if z == 0 {
		return rules.Reason{Rule: playing, Text: m.Game.Say("why.closed_player")}
	}
	kind, is := m.Game.ZoneKind(z), m.Def(c).Facts[FactKind]
	switch {
	case kind == Deck:
		return rules.Reason{Rule: zones, Text: m.Game.Say("why.closed_deck")}
	case kind == Hand:
		return rules.Reason{Rule: zones, Text: m.Game.Say("why.closed_hand")}
	case kind == Ice:
		return rules.Reason{Rule: zones, Text: m.Game.Say("why.closed_ice")}
	case kind != OnStack && m.Game.ZoneSeat(z) != m.S.Decision.Seat:
		return rules.Reason{Rule: zones, Text: m.Game.Say("why.closed_other_side")}
	case m.KindOf(c) != Hand:
		return rules.Reason{Rule: action, Text: m.Game.Say("why.closed_act")}
	case is == Action:
		return rules.Reason{Rule: action, Text: m.Game.Say("why.closed_action")}
	case m.S.Decision.Kind == rules.PickAnswer:
		return rules.Reason{Rule: turn, Text: m.Game.Say("why.closed_turn")}
	case kind == OnStack:
		return rules.Reason{Rule: zones, Text: m.Game.Say("why.closed_stack")}
	case kind == Huddle:
		return rules.Reason{Rule: zones, Text: m.Game.Say("why.closed_huddle")}
	case kind == Relics:
		return rules.Reason{Rule: zones, Text: m.Game.Say("why.closed_relics")}
	}
	return rules.Reason{Rule: turn, Text: m.Game.Say("why.closed_rods")}
}
