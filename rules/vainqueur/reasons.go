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
	noCancelled
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

func reasons() []rules.Reason {
	return []rules.Reason{
		ok:           {},
		noTarget:     {Rule: "W-047", Text: "there is no legal target for it"},
		noTiming:     {Rule: "Vainqueur: Using Card Effects", Text: "its condition does not hold now"},
		noCost:       {Rule: "W-033", Text: "its cost can't be paid"},
		noSummons:    {Rule: "Vainqueur: Regular Summon", Text: "you have made both Regular Summons of this turn"},
		noAttackable: {Rule: "W-131", Text: "a card keeps it from being attacked"},
		noTribute:    {Rule: "W-128", Text: "a card keeps it from being tributed"},
		noTributes:   {Rule: "Vainqueur: Summoning β and Ω Monsters", Text: "you control too few monsters to tribute"},
		noSpace:      {Rule: "W-015", Text: "your monster field is full"},
		noDefend:     {Rule: "Vainqueur: Battle Positions", Text: "a card keeps it from being summoned in defending position"},
		noMaster:     {Rule: "W-030", Text: "you have a Master in play"},
		noOnce:       {Rule: "Vainqueur: Monster Cards", Text: "this effect was used this turn"},
		noOnceGame:   {Rule: "Vainqueur: Using Card Effects", Text: "this effect was used this game"},
		noMain:       {Rule: "Vainqueur: Main", Text: "only in your own Main Step"},
		noAttackStep: {Rule: "Vainqueur: Attack", Text: "only in your own Attack Step: go on to it first"},
		noCancelled:  {Rule: "W-034", Text: "its effects are negated until the turn ends"},
		noQuiet:      {Rule: "W-004", Text: "nothing can be done in the Preparation Step"},
		noDefending:  {Rule: "Vainqueur: Battle Positions", Text: "a defending monster can't attack"},
		noAttacked:   {Rule: "Vainqueur: Attack", Text: "it has attacked this turn"},
		noGuarded:    {Rule: "W-019", Text: "monsters stand before it"},
		noFirst:      {Rule: "Vainqueur: Using Card Effects", Text: "another monster must be attacked first"},
		noCantAttack: {Rule: "Vainqueur: Using Card Effects", Text: "a card keeps it from attacking"},
		noCantChange: {Rule: "Vainqueur: Using Card Effects", Text: "a card keeps it from changing its position"},
		noChanges:    {Rule: "W-016", Text: "the position change of this turn is made"},
		noFirstTurn:  {Rule: "W-003", Text: "nobody attacks in the first turn"},
		noWound:      {Rule: "W-065", Text: "there is no wounded Master for it to heal"},
		noAttack:     {Rule: "W-065", Text: "there is no attack to end"},
		noBattle:     {Rule: "W-095", Text: "there is no battle now"},
		noCards:      {Rule: "W-065", Text: "there is no card for it to change"},
		noDeck:       {Rule: "W-065", Text: "the deck is empty"},
		noForbidden:  {Rule: "W-111", Text: "a card forbids it"},
		noOften:      {Rule: "W-126", Text: "you've used this Spell 4 times this turn"},
		noImmune:     {Rule: "Vainqueur: Using Card Effects", Text: "it can't be a target of its opponent"},
	}
}

// because names the card that forbids something.
func because(m *rules.Match, o rules.Option, no rules.No) rules.Reason {
	r := m.Game.Reasons[no]
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
		r.Text = m.Def(by).Name + " forbids it"
	}
	return r
}
