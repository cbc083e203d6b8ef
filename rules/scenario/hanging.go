package scenario

import (
	"slices"
	"strings"

	"feltstack/rules"
)

// attach hangs cards on their hosts when all lie where they belong.
func (l *layer) attach() error {
	for _, h := range l.hosts {
		host := find(l.m, h.host)
		if !l.m.Game.Zones[l.m.KindOf(host)].Table {
			return h.st.errorf("%s does not lie on the table", l.m.Game.Defs[h.host].Short)
		}
		card := h.card
		if card == host || l.m.S.Cards[host].Host != 0 {
			return h.st.errorf("%s can't be attached to %s, which must be in its row on its own", l.m.Game.Defs[l.m.S.Cards[h.card].Def].Short, l.m.Game.Defs[h.host].Short)
		}
		l.m.Attach(card, host)
	}
	return nil
}

// hangs returns the error of an attached card without a host,
// or that is attached to one elsewhere.
func (l *layer) hangs(st statement, d rules.DefID, z rules.ZoneID, w written) error {
	g := l.m.Game
	if g.Attached|g.Under == 0 {
		return nil
	}
	k := g.ZoneKind(z)
	there := k != 0 && (k == g.Attached || k == g.Under)
	on := slices.ContainsFunc(w.states, func(s string) bool { return strings.HasPrefix(s, "on ") })
	switch {
	case there && !on:
		return st.errorf("%s is attached to nothing: say to which card, as in \"%s (on CARD)\"", g.Defs[d].Short, g.Defs[d].Short)
	case on && !there:
		return st.errorf("%s is attached to no card where it is: put it into %s or %s", g.Defs[d].Short, g.ZoneName(g.Attached), g.ZoneName(g.Under))
	}
	return nil
}
