package vainqueur

import (
	"fmt"

	"feltstack/rules"
)

// gists say what a play would bring about.
func gists() rules.Gists {
	harm, destroyed := "{by} damage to {seat} ({n} life left)", "{cards} {is|are} destroyed"
	return rules.Gists{
		Causes: []string{
			WhySummoned:  "{cards} {is|are} summoned",
			WhyDestroyed: destroyed,
			WhyBattled:   destroyed,
			WhyTributed:  "{cards} {is|are} tributed",
			WhyDiscarded: "{seat} discards {cards}",
			WhyMilled:    "{cards} {goes|go} from the deck to the cemetery",
			WhyDraw:      "{seat} draws {cards}",
			WhyReplaced:  "{cards} {is|are} replaced",
			WhySent:      "{cards} {goes|go} to the {zone}",
			WhyBack:      "{cards} {goes|go} back to the {zone}",
			WhyTaken:     "{seat} takes {cards}",
			WhyControl:   "{seat} takes control of {cards}",
			WhyToken:     "{seat} creates {cards}",
			WhyLife:      "{seat} {gains} life ({n} now)",
			WhyDamage:    harm,
			WhyBattle:    harm,
			WhyGear:      "gear counters on {cards}: {n}",
			WhyEmber:     "ember counters on {cards}: {n}",
			WhyLuck:      "luck counters on {cards}: {n}",
			WhyRecalled:  "{cards} {leaves|leave} the game",
			WhyFallen:    "{cards} {goes|go} to the {zone}",
		},
		Marks: []string{
			MarkCancelled: "{cards} {is|are} cancelled",
			MarkAgain:     "{cards} may attack once more",
			MarkShield:    "damage to {cards} is prevented",
			MarkParry:     "battle damage to {cards} is prevented",
			MarkMuted:     "{cards} {loses|lose} all abilities",
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
		return fmt.Sprintf("%d against HP %d", value(m, c), health(m, t))
	case defending(m, t):
		return fmt.Sprintf("%d against DEF %d", value(m, c), m.Fact(t, FactDEF))
	}
	return fmt.Sprintf("%d against STR %d", value(m, c), m.Fact(t, FactSTR))
}
