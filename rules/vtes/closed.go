package vtes

import (
	"feltstack/rules"
	"feltstack/rules/message"
)

// whyClosed is why card c is not dropped in a zone, or with 0 on a player, at which it could do
// nothing, allowed or not.
func whyClosed(m *rules.Match, c rules.CardID, z rules.ZoneID) rules.Reason {
	say := func(rule string, id message.ID) rules.Reason { return rules.Reason{Rule: rule, Text: m.Game.Say(id)} }
	switch kind := m.KindOf(c); {
	case z == 0 && kind == Ready:
		return say("VTES A-13", "why.closed_prey")
	case kind == Hand:
		return say("VTES D-01", "why.closed_hand")
	case kind == Uncontrolled:
		return say("VTES I-05", "why.closed_uncontrolled")
	case kind == Ready && m.S.Phase == PhaseMinion:
		return say("VTES A-13", "why.closed_prey")
	}
	return say("VTES N-01", "why.closed_phase")
}
