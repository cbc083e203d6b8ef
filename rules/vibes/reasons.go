package vibes

import "feltstack/rules"

// Why something is not allowed: places in Game.Reasons.
const (
	ok rules.No = iota
	noTarget
	noTiming
	noCost
	noTurn
	noAction
	noRods
	noSaucy
	noAbility
	noTwice
	noOnce
	noRoom
	noForbidden
	noImmune
	noTotal
	noElsewhere
	noMore
)

func reasons() []rules.ReasonSpec {
	return []rules.ReasonSpec{
		ok:          {},
		noTarget:    {Rule: "Vibes: Playing cards", Text: "why.target"},
		noTiming:    {Rule: "Vibes: Playing cards", Text: "why.timing"},
		noCost:      {Rule: "Vibes: Cost", Text: "why.cost"},
		noTurn:      {Rule: "Vibes: Action Time", Text: "why.turn"},
		noAction:    {Rule: "Vibes: Turn", Text: "why.action"},
		noRods:      {Rule: "Vibes: Turn", Text: "why.rods"},
		noSaucy:     {Rule: "B-030", Text: "why.saucy"},
		noAbility:   {Rule: "B-060", Text: "why.ability"},
		noTwice:     {Rule: "Vibes: Stack Zone", Text: "why.twice"},
		noOnce:      {Rule: "Vibes: ACT abilities", Text: "why.once"},
		noRoom:      {Rule: "Vibes: Stack Zone", Text: "why.room"},
		noForbidden: {Rule: "Vibes: Abilities", Text: "why.forbidden"},
		noTotal:     {Rule: "Vibes: Playing cards", Text: "why.total"},
		noImmune:    {Rule: "Vibes: Abilities", Text: "why.immune"},
		noElsewhere: {Rule: "Vibes: Playing cards", Text: "why.elsewhere"},
		noMore:      {Rule: "Vibes: Resource Production", Text: "why.paid"},
	}
}

// because names the card that forbids something.
func because(m *rules.Match, o rules.Option, no rules.No) rules.Reason {
	r := m.Game.Reason(no)
	if no != noForbidden || o.Card == 0 {
		return r
	}
	act := ActPlay
	if o.Verb == verbAct || o.Verb == verbGained {
		act = ActUse
	}
	if by, is := m.Forbidden(m.S.Decision.Seat, act, o.Card); is && by != 0 {
		r.Text = m.Game.Say("why.forbidden_by", "card", m.Def(by).Name)
	}
	return r
}
