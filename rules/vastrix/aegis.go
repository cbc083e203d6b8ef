package vastrix

import "feltstack/rules"

// Aegis (VASTRIX 5.2), and what others see of it on traps: a Nine never has it (VASTRIX 5.5),
// and who doesn't know that a trap is a Nine isn't told (V-201).

// grantAegis gives Aegis to c until the next Start of its controller (V-046, V-047). A Nine
// that lies face-down only shows it, like the traps beside it.
func grantAegis(m *rules.Match, c rules.CardID) {
	kind := MarkAegis
	switch {
	case m.S.Marked(c, MarkDisabled):
		return
	case m.Def(c).Keywords&KeyNoAegis == 0:
	case !trap(m, c):
		return
	default:
		kind = MarkNoAegis
	}
	if k := m.S.MarkOn(c, kind); k != nil {
		k.Seat = m.S.Cards[c].Ctrl // renewed
		return
	}
	m.AddMark(rules.Mark{Kind: kind, Card: c, Seat: m.S.Cards[c].Ctrl, Until: rules.UntilStart})
}

// hasAegis reports whether c has Aegis. In a determinization a trap that shows it may be a Nine.
func hasAegis(m *rules.Match, c rules.CardID) bool {
	return m.S.Marked(c, MarkAegis) && m.Def(c).Keywords&KeyNoAegis == 0
}

// showsAegis reports whether c has Aegis for an effect of q: for one that resolves what is
// true decides, for one that is declared what its player sees.
func showsAegis(m *rules.Match, q *rules.Query, c rules.CardID) bool {
	if it := m.S.Item(q.Serial); it != nil && it.Flags&ItemResolving != 0 || m.Knows(q.Ctrl, c) {
		return hasAegis(m, c)
	}
	return m.S.Marked(c, MarkAegis) || m.S.Marked(c, MarkNoAegis)
}

// aegisStops reports whether Aegis keeps an effect of q off card c.
func aegisStops(m *rules.Match, q *rules.Query, c rules.CardID) bool {
	return q.Traits&TraitNoAegis == 0 && showsAegis(m, q, c)
}
