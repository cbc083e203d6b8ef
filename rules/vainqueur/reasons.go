package vainqueur

import "feltstack/rules"

// Why something is not allowed: places in Game.Reasons.
const (
	ok rules.No = iota
	noTarget
	noTiming
	noCost
	noSummons
	noTributes
	noTribute
	noAttackable
	noSpace
	noDefend
	noMaster
	noOnce
	noOnceGame
	noMain
	noAttackStep
	noCanceled
	noQuiet
	noDefending
	noAttacked
	noGuarded
	noFirst
	noCantAttack
	noCantChange
	noChanges
	noFirstTurn
	noImmune
	noWound
	noAttack
	noBattle
	noCards
	noDeck
	noForbidden
	noOften
)

func reasons() []rules.ReasonSpec {
	return []rules.ReasonSpec{
		ok:           {},
		noTarget:     {Rule: "W-047", Text: "why.target"},
		noTiming:     {Rule: "Vainqueur: Using Card Effects", Text: "why.timing"},
		noCost:       {Rule: "W-033", Text: "why.cost"},
		noSummons:    {Rule: "Vainqueur: Regular Summon", Text: "why.summons"},
		noTribute:    {Rule: "W-128", Text: "why.tribute"},
		noTributes:   {Rule: "Vainqueur: Summoning β and Ω Monsters", Text: "why.tributes"},
		noSpace:      {Rule: "W-015", Text: "why.space"},
		noDefend:     {Rule: "Vainqueur: Battle Positions", Text: "why.defend"},
		noMaster:     {Rule: "W-030", Text: "why.master"},
		noOnce:       {Rule: "Vainqueur: Monster Cards", Text: "why.once"},
		noOnceGame:   {Rule: "Vainqueur: Using Card Effects", Text: "why.once_game"},
		noMain:       {Rule: "Vainqueur: Main", Text: "why.main"},
		noAttackStep: {Rule: "Vainqueur: Attack", Text: "why.attack_step"},
		noCanceled:   {Rule: "W-034", Text: "why.canceled"},
		noQuiet:      {Rule: "W-004", Text: "why.quiet"},
		noDefending:  {Rule: "Vainqueur: Battle Positions", Text: "why.defending"},
		noAttacked:   {Rule: "Vainqueur: Attack", Text: "why.attacked"},
		noGuarded:    {Rule: "W-019", Text: "why.guarded"},
		noFirst:      {Rule: "Vainqueur: Using Card Effects", Text: "why.first"},
		noCantAttack: {Rule: "Vainqueur: Using Card Effects", Text: "why.cant_attack"},
		noAttackable: {Rule: "W-131", Text: "why.attackable"},
		noCantChange: {Rule: "Vainqueur: Using Card Effects", Text: "why.cant_change"},
		noChanges:    {Rule: "W-016", Text: "why.changes"},
		noFirstTurn:  {Rule: "W-003", Text: "why.first_turn"},
		noWound:      {Rule: "W-065", Text: "why.wound"},
		noAttack:     {Rule: "W-065", Text: "why.attack"},
		noBattle:     {Rule: "W-095", Text: "why.battle"},
		noCards:      {Rule: "W-065", Text: "why.cards"},
		noDeck:       {Rule: "W-065", Text: "why.deck"},
		noForbidden:  {Rule: "W-111", Text: "why.forbidden"},
		noOften:      {Rule: "W-126", Text: "why.often"},
		noImmune:     {Rule: "Vainqueur: Using Card Effects", Text: "why.immune"},
	}
}

// because names the card that forbids something.
func because(m *rules.Match, o rules.Option, no rules.No) rules.Reason {
	r := m.Game.Reason(no)
	if no != noForbidden || o.Card == 0 {
		return r
	}
	act := ActUse
	switch {
	case m.KindOf(o.Card) == Field:
		act = ActAttack
	case isMonster(m, o.Card):
		act = ActSummon
	}
	if by, is := m.Forbidden(m.S.Decision.Seat, act, o.Card); is && by != 0 {
		r.Text = m.Game.Say("why.forbidden_by", "card", m.Def(by).Name)
	}
	return r
}
