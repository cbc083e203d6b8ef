package vastrix

import (
	"strings"

	"feltstack/rules"
)

// because names the paragraph more exactly than reasons does: that of the rank
// or Ultra whose own text finds nothing, and that of the play which only a
// Super Ace counters.
func because(m *rules.Match, o rules.Option, no rules.No) rules.Reason {
	why := m.Game.Reason(no)
	switch {
	case no == noOnlyStarA:
		why.Rule = onlyStarA(m, o)
	case no != noNoTarget && no != noTiming:
	case o.Verb == verbUltraRed || o.Verb == verbUltraItem:
		why.Rule = ultraRule
	case o.Verb == verbMimicAs:
		why.Rule = paragraphOf(&m.Game.Defs[superDef(o.N)])
	case o.Verb == rules.VerbMode && m.S.Decision.Declaring && ruledOut(m, m.AbilityOf(&m.S.Asked), int(o.N)) != ok:
		why = m.Game.Reason(ruledOut(m, m.AbilityOf(&m.S.Asked), int(o.N)))
	case o.Card != 0:
		why.Rule = paragraph(m, o.Card)
	case m.S.Decision.Src != 0: // whose text names the target
		why = rules.Reason{Rule: paragraph(m, m.S.Decision.Src), Text: m.Game.Say("why.other_play")}
	}
	return why
}

// onlyStarA is the paragraph that lets only a Super Ace counter the play that
// option o names, else the topmost such play.
func onlyStarA(m *rules.Match, o rules.Option) string {
	at := -1
	if m.S.Decision.Kind == rules.PickItem {
		at = m.S.ItemAt(o.Item)
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
		return ultraRule
	default:
		return paragraph(m, it.Src)
	}
}

const ultraRule = "VASTRIX 9.3"

// paragraph is that of a card's rank: "VASTRIX 13, King".
func paragraph(m *rules.Match, c rules.CardID) string { return paragraphOf(m.Def(c)) }

func paragraphOf(d *rules.Def) string {
	name, _, _ := strings.Cut(d.Name, " of ")
	return "VASTRIX 13, " + name
}
