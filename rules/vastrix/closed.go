package vastrix

import "feltstack/rules"

// whyClosed is why card c is not dropped in a zone, or with 0 on a player, at which it could
// do nothing, allowed or not.
func whyClosed(m *rules.Match, c rules.CardID, z rules.ZoneID) rules.Reason {
	if k := m.S.Decision.Kind; k != rules.PickPlay && k != rules.PickAnswer {
		return rules.Reason{Rule: "VASTRIX 4.2", Text: m.Game.Say("why.closed_choice")}
	}
	if z == 0 {
		return rules.Reason{Rule: "VASTRIX 4", Text: m.Game.Say("why.closed_player")}
	}
	switch m.Game.ZoneKind(z) {
	case DP:
		return rules.Reason{Rule: "VASTRIX 3.2", Text: m.Game.Say("why.closed_draw_pile")}
	case SwapBar:
		return rules.Reason{Rule: "VASTRIX 6.3", Text: m.Game.Say("why.closed_swap_bar")}
	case GY:
		return rules.Reason{Rule: "VASTRIX 3.2", Text: m.Game.Say("why.closed_graveyard")}
	case Exile:
		return rules.Reason{Rule: "VASTRIX 3.2", Text: m.Game.Say("why.closed_exile")}
	case Hand:
		return rules.Reason{Rule: "VASTRIX 3.2", Text: m.Game.Say("why.closed_hand")}
	}
	if seat := m.Game.ZoneSeat(z); seat != m.S.Decision.Seat && m.Game.ZoneKind(z) != OnStack {
		return rules.Reason{Rule: "VASTRIX 3.2", Text: m.Game.Say("why.closed_other_row")}
	}
	switch {
	case m.S.Decision.Kind == rules.PickAnswer:
		return rules.Reason{Rule: "VASTRIX 3.2", Text: m.Game.Say("why.action_now")}
	case m.KindOf(c) != Hand:
		return rules.Reason{Rule: "VASTRIX 3.2", Text: m.Game.Say("why.closed_not_hand")}
	case m.Game.ZoneKind(z) == ER:
		return rules.Reason{Rule: "VASTRIX 3.2", Text: m.Game.Say("why.closed_enduring")}
	case m.Game.ZoneKind(z) == PR:
		return rules.Reason{Rule: "VASTRIX 3.2", Text: m.Game.Say("why.closed_points")}
	case isAnchor(m.Def(c)):
		return rules.Reason{Rule: "VASTRIX 1.4", Text: m.Game.Say("why.closed_anchor")}
	}
	return rules.Reason{Rule: "VASTRIX 3.2", Text: m.Game.Say("why.closed_stack")}
}
