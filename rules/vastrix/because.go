package vastrix

import (
	"strings"

	"feltstack/rules"
)

// because names the paragraph more exactly than reasons does: that of the rank
// whose own text finds nothing, and that of the play which only a Super Ace counters.
func because(m *rules.Match, o rules.Option, no rules.No) rules.Reason {
	why := m.Game.Reasons[no]
	switch {
	case no == noOnlyStarA:
		why.Rule = onlyStarA(m, o)
	case (no == noNoTarget || no == noTiming) && o.Card != 0 && o.Verb != verbScuttle:
		why.Rule = paragraph(m, o.Card)
	}
	return why
}

// onlyStarA is the paragraph that lets only a Super Ace counter the play that
// option o names, else the topmost such play.
func onlyStarA(m *rules.Match, o rules.Option) string {
	at := -1
	if m.S.Decision.Kind == rules.PickItem {
		at = m.S.ItemAt(uint16(o.Target))
	}
	for i := len(m.S.Stack) - 1; at < 0 && i >= 0; i-- {
		if it := &m.S.Stack[i]; it.Flags&ItemOnlyStarA != 0 || it.Class == ClassUltra || it.Class == ClassSudden {
			at = i
		}
	}
	switch it := &m.S.Stack[max(at, 0)]; it.Class {
	case ClassSudden:
		return "VASTRIX 12.3"
	case ClassUltra:
		return "VASTRIX 9.3"
	default:
		return paragraph(m, it.Src)
	}
}

// paragraph is that of a card's rank: "VASTRIX 13, King".
func paragraph(m *rules.Match, c rules.CardID) string {
	name, _, _ := strings.Cut(m.Def(c).Name, " of ")
	return "VASTRIX 13, " + name
}
