package vainqueur

import (
	"feltstack/rules"
	"feltstack/rules/message"
)

// gists say what a play would bring about.
func gists() rules.Gists {
	return rules.Gists{
		Less: map[uint8]message.ID{WhyLife: "gist.life_less"},
		Causes: []message.ID{
			WhySummoned:  "gist.summoned",
			WhyDestroyed: "gist.destroyed",
			WhyBattled:   "gist.battled",
			WhyTributed:  "gist.tributed",
			WhyDiscarded: "gist.discarded",
			WhyMilled:    "gist.milled",
			WhyDraw:      "gist.draw",
			WhyReplaced:  "gist.replaced",
			WhySent:      "gist.sent",
			WhyBack:      "gist.back",
			WhyTaken:     "gist.taken",
			WhyControl:   "gist.control",
			WhyToken:     "gist.token",
			WhyLife:      "gist.life",
			WhyDamage:    "gist.damage",
			WhyBattle:    "gist.battle",
			WhyGear:      "gist.gear",
			WhyEmber:     "gist.ember",
			WhyLuck:      "gist.luck",
			WhyRecalled:  "gist.recalled",
			WhyFallen:    "gist.fallen",
		},
		Marks: []message.ID{
			MarkCanceled: "gist.canceled",
			MarkAgain:    "gist.again",
			MarkShield:   "gist.shield",
			MarkParry:    "gist.parry",
			MarkMuted:    "gist.muted",
		},
	}
}

// clash says which numbers decide an attack that ev lets strike.
func clash(m *rules.Match, ev rules.Event) string {
	it := m.S.Item(ev.Item)
	if ev.Kind != rules.EvResolved || it == nil || it.Class != ClassAttack {
		return ""
	}
	c, t := ev.Card, aim(m, ev.Item)
	switch {
	case t == 0:
		return ""
	case m.KindOf(t) == MasterZone:
		return m.Game.Say("clash.hp", "n", value(m, c), "other", health(m, t))
	case defending(m, t):
		return m.Game.Say("clash.def", "n", value(m, c), "other", m.Fact(t, FactDEF))
	}
	return m.Game.Say("clash.str", "n", value(m, c), "other", m.Fact(t, FactSTR))
}
