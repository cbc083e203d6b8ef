package vainqueur

import (
	"feltstack/rules"
	"feltstack/rules/text"
)

// monsters are the nouns for what attacks, and has a position, STR and DEF.
var monsters = append([]string{"monster", "token"}, subtypes[:]...)

// Nouns for what is attacked, and for what can leave play.
var (
	attackable = append([]string{"Master"}, monsters...)
	fallible   = append([]string{"Master", "Battlefield", "attachment"}, monsters...)
)

// powers are what cards can have, in the order of their keyword bits.
func powers() []text.Keyword {
	words := []string{
		"can attack twice each turn",
		"can attack while defending",
		"can pierce",
		"must be attacked first",
		"can't be destroyed by battle",
		"can't be destroyed by effects",
		"can't attack",
		"can't be summoned in defending position",
		"can't change position",
		"can't be a target of an opponent",
		"can't deal battle damage",
		"can't be tributed",
		"can't be attacked",
	}
	var out []text.Keyword
	for i, w := range words {
		k := text.Keyword{Phrase: w, Bit: 1 << i, Of: monsters}
		if k.Bit == KeyNoTarget {
			k.Also = []string{"can't be targeted by your opponent", "can't be targeted by an opponent", "can't be a target of your opponent"}
		}
		if k.Bit == KeyNoAttack {
			k.Bars = "attack with"
		}
		if k.Bit == KeyTwice {
			k.Also = []string{"can attack twice"}
		}
		if k.Bit == KeyNoBattleDeath {
			k.Also = []string{"can't be destroyed in battle"}
		}
		if k.Bit == KeyNoAttacked {
			k.Of = attackable
		}
		if k.Bit&(KeyNoEffectDeath|KeyNoTarget) != 0 {
			k.Of = nil // Masters and Battlefields can have these, too
		}
		out = append(out, k)
	}
	return append(out, text.Keyword{Phrase: "can't be destroyed", Bit: KeyNoBattleDeath | KeyNoEffectDeath, Of: monsters})
}

// counterWords are the counters that texts speak of.
func counterWords() []text.Counter {
	out := []text.Counter{{Phrase: "gear", Num: CounterGear, Why: WhyGear}, {Phrase: "ember", Num: CounterEmber, Why: WhyEmber}, {Phrase: "luck", Num: CounterLuck, Why: WhyLuck}}
	for i := range out {
		out[i].Put, out[i].Taken = WhyPut+out[i].Num, WhyOff+out[i].Num
	}
	return out
}

// counterSpecs are these and damage, as the engine knows them.
func counterSpecs() (out []rules.CounterSpec) {
	for _, c := range counterWords() {
		out = append(out, rules.CounterSpec{Name: c.Phrase, Put: c.Put, Taken: c.Taken})
	}
	return append(out, rules.CounterSpec{Name: "damage"})
}

// vocabulary is the words of Vainqueur. What they mean is in adjectives.go
// and verbs.go.
func vocabulary() *text.Vocabulary {
	return &text.Vocabulary{
		Table: "the field", InPlay: true,
		Hand:   Hand,
		Owned:  []rules.ZoneKind{Deck, Hand, Cem},
		PutWhy: WhySent, BackWhy: WhyBack, AttachWhy: WhyAttached,
		Next:      "turn",
		Play:      &text.Label{Label: LabelPlay},
		Use:       &text.Label{Label: LabelUse, Kind: rules.AbilityUse},
		PowerMark: MarkPower, CoinWhy: WhyTails, DieWhy: WhyDie,
		Finish:    finish,
		Fits:      newFitter().fits,
		TokenPred: "named",
		IsToken:   func(d *rules.Def) bool { return d.Facts[FactKind] >= MonsterToken },
		Powers:    powers(),
		Numbers: []text.Number{
			{Phrase: "STR", Fact: FactSTR, Add: MarkSTR, Set: MarkSetSTR, Of: monsters},
			{Phrase: "DEF", Fact: FactDEF, Add: MarkDEF, Set: MarkSetDEF, Of: monsters},
		},
		Counters: counterWords(),
		Zones: []text.Zone{
			{Phrase: "deck", Kind: Deck},
			{Phrase: "hand", Kind: Hand},
			{Phrase: "cemetery", Kind: Cem},
		},
		Foreign: foreign, Readings: readings, Primer: primer,
		Nouns:   nounWords(),
		Adjs:    adjectiveWords(),
		Clauses: clauseWords(),
		Moves:   moveWords(),
		Verbs:   verbWords(),
		Acts:    actWords(),
		Befalls: befallWords(),
		Damages: []text.Damage{
			{Phrase: "damage", Mark: MarkShield, Of: "Master"},
			{Phrase: "battle damage", Mark: MarkParry, Of: "Master"},
		},
		Keywords: []text.Keyword{{Phrase: "destroyed cards go to the cemetery face-down", Bit: KeyFaceDown}},
		Relations: []text.Relation{
			{Phrase: "the player with the most life", Name: "mostLife", Also: []string{"the player who has the most life", "the player with more life"}},
			{Phrase: "the player with the least life", Name: "leastLife", Also: []string{"the player who has the least life", "the player with less life"}},
		},
		Choosables: []text.Choosable{{Phrase: "subtype", Nouns: subtypes[:]}, {Phrase: "card name", Names: true}},
		SayWhy:     WhySaid, SayMark: MarkSaid, CopyWhy: WhyCopied, SkipMark: MarkSkip,
		Stats: []text.Stat{{Phrase: "life", Spent: true, Num: NumLife, Why: WhyLife}},
		Differs: []text.Differ{
			{Phrase: "names", Apart: rules.ApartName}, {Phrase: "ranks", One: "rank", Apart: rules.ApartFact + FactRank},
			{Phrase: "STR", Apart: rules.ApartFact + FactSTR}, {Phrase: "DEF", Apart: rules.ApartFact + FactDEF},
		},
		Conds:  condWords(),
		Events: eventWords(),
		Steps:  stepWords(),
	}
}

// nounWords are cards and plays.
func nounWords() []text.Noun {
	return []text.Noun{
		{Phrase: "card"},
		{Phrase: "monster", Pred: "monster"},
		{Phrase: "Master", Pred: "master"},
		{Phrase: "Battlefield", Pred: "kind", N: Battlefield},
		{Phrase: "Spell", Pred: "spell", Off: "a Spell is never in play: say where it lies (\"from your cemetery\"), or \"a spell play\" for one that waits on the stack"},
		{Phrase: "React Spell", Pred: "kind", N: React, Off: "a React Spell is never in play: say where it lies (\"from your cemetery\"), or \"a spell play\" for one that waits on the stack"},
		{Phrase: "token", Pred: "token"},
		{Phrase: "attachment", Pred: "attachment"},
		{Phrase: "Construct", Pred: "type", N: 0},
		{Phrase: "Spirit", Pred: "type", N: 1},
		{Phrase: "Warrior", Pred: "type", N: 2},
		{Phrase: "Trickster", Pred: "type", N: 3},
		{Phrase: "Dragon", Pred: "type", N: 4},
		{Phrase: "Beast", Pred: "type", N: 5},
		{Phrase: "spell play", Item: true, Pred: "spellPlay", Also: "spell"},
		{Phrase: "effect", Item: true, Pred: "effectPlay"},
	}
}

// adjectiveWords are what a card is, before its noun.
func adjectiveWords() []text.Word {
	return []text.Word{
		{Phrase: "defending", Pred: "defending", Also: []string{"in defending position", "in defense position"}},
		{Phrase: "battle-ready", Pred: "ready", Also: []string{"in battle-ready position"}},
		{Phrase: "attacking", Pred: "attacking", Only: true},
		{Phrase: "attacked", Pred: "attacked", Only: true},
		{Phrase: "just summoned", Pred: "fresh"},
		{Phrase: "face-down", Anywhere: true, Pred: "faceDown"},
		{Phrase: "face-up", Anywhere: true, Pred: "faceDown", Not: true},
		{Phrase: "α", Anywhere: true, Pred: "rank", N: 1, Before: "rank α", Also: []string{"of rank α", "with rank α"}},
		{Phrase: "β", Anywhere: true, Pred: "rank", N: 2, Before: "rank β", Also: []string{"of rank β", "with rank β"}},
		{Phrase: "Ω", Anywhere: true, Pred: "rank", N: 3, Before: "rank Ω", Also: []string{"of rank Ω", "with rank Ω"}},
	}
}

// clauseWords are what a card is, behind its noun.
func clauseWords() []text.Word {
	return []text.Word{
		{Phrase: "with the same name as this", Pred: "namesake", Also: []string{"with the same name", "with this name", "with this card's name", "with this monster's name", "of the same name"}},
		{Phrase: "with an attachment", Pred: "laden", Also: []string{"with attachments", "with one or more attachments", "with an attachment on it", "with attachments on them", "that has an attachment", "that have attachments", "with an attached Spell", "with attached Spells", "with a card attached to it", "with cards attached to them"}},
		{Phrase: "without attachments", Pred: "laden", Not: true, Also: []string{"without an attachment", "with no attachments", "with no attachment", "that has no attachment", "that have no attachments"}},
	}
}

// moveWords are verbs that only move cards.
func moveWords() []text.Move {
	return []text.Move{
		{Verb: "draw", Past: "drawn", From: Deck, Top: true, To: Hand, Why: WhyDraw},
		{Verb: "mill", Past: "milled", From: Deck, Top: true, To: Cem, Why: WhySent},
		{Verb: "discard", Past: "discarded", From: Hand, To: Cem, Why: WhyDiscarded},
		{Verb: "take", Past: "taken", To: Hand, Why: WhyTaken},
	}
}

// verbWords are what Go does: verbs.go.
func verbWords() []text.Verb {
	return []text.Verb{
		{Form: "destroy {cards}", Native: "destroy", Past: "destroyed"},
		{Form: "tribute {cards}", Native: "tribute", Past: "tributed", From: Field, Of: monsters, Needs: "tributable"},
		{Form: "alter summon {cards}", Native: "alterSummon", Past: "summoned", From: Hand, Of: monsters, Also: []string{"alter summon {cards} under your control"}},
		{Form: "alter summon {cards} defending", Native: "alterSummon", Past: "summoned", From: Hand, N: 1, Of: monsters, Also: []string{"alter summon {cards} in defending position"}},
		{Form: "create {token}", Native: "create", Past: "created"},
		{Form: "create {token} defending", Native: "create", Past: "created", N: 1, Also: []string{"create {token} in defending position"}},
		{Form: "change the position of {cards}", Native: "turn", Past: "turned", Keeps: true, Of: monsters, Also: []string{"switch the position of {cards}", "change the battle position of {cards}"}},
		{Form: "turn {cards} to defending", Native: "turn", N: 1, Past: "turned", Keeps: true, Of: monsters, Also: []string{"turn {cards} to defending position", "change {cards} to defending position"}},
		{Form: "turn {cards} to battle-ready", Native: "turn", N: 2, Past: "turned", Keeps: true, Of: monsters, Also: []string{"turn {cards} to battle-ready position", "change {cards} to battle-ready position"}},
		{Form: "turn {cards} face-down", Native: "flip", From: Cem, N: 1, Past: "turned", Keeps: true},
		{Form: "turn {cards} face-up", Native: "flip", From: Cem, Past: "turned", Keeps: true},
		{Form: "take control of {cards}", Native: "control", Of: monsters},
		{Form: "take control of {cards} until this turn ends", Native: "control", N: 1, Of: monsters, Also: []string{
			"take control of {cards} this turn", "take control of {cards} until end of turn",
			"take control of {cards} until the end of turn", "take control of {cards} until the end of the turn",
		}},
		{Form: "cancel {plays}", Native: "cancelPlay"}, // before the other one: "a spell" is a play
		{Form: "cancel {cards}", Native: "cancelCard"},
		{Form: "use {cards} without paying its cost", Native: "useFree", From: Hand, Of: []string{"Spell", "React Spell"}, Needs: "usable"},
		{Form: "end the attack", Native: "endAttack"},
		{Form: "deal {n} damage to {cards}", Native: "damage", Of: []string{"Master"}},
		{Form: "deal {n} damage to your opponent", Native: "damagePlayer", Also: []string{"deal {n} damage to the opponent"}},
		{Form: "take {n} damage", Native: "damagePlayer", N: 1, Dealt: "damage"},
		{Form: "heal {n} HP on {cards}", Native: "heal", Of: []string{"Master"}},
		{Form: "let {cards} attack again", Native: "again", Of: monsters},
		{Form: "gain a additional Regular Summon this turn", Native: "moreSummons", Also: []string{"gain another Regular Summon this turn", "make a additional Regular Summon this turn"}},
		{Form: "call a coin", Native: "callCoin", Throws: text.SidesCalled, Also: []string{"call a coin toss", "call a coin flip"}},
	}
}

// actWords are what players do by the rules, which texts make dearer or forbid.
func actWords() []text.Act {
	return []text.Act{
		{Phrase: "use", Act: ActUse, Unit: "life", Mass: true, Of: []string{"Spell", "React Spell", "Master", "Battlefield", "card"}, Priced: []string{"Spell", "React Spell"}},
		{Phrase: "summon", Act: ActSummon, Unit: "tribute", Of: monsters},
		{Phrase: "attack with", Act: ActAttack, Barred: true, Of: monsters},
	}
}

// eventWords are what happens to cards and what they do, and what befalls their counters.
func eventWords() []text.Event {
	return append([]text.Event{
		{Phrase: "is summoned", Why: WhySummoned, Past: "summoned", Does: "summon", Did: "summoned", Of: monsters},
		{Phrase: "is destroyed", Why: WhyDestroyed, Past: "destroyed", Away: true, Of: fallible},
		{Phrase: "is destroyed by battle", Why: WhyBattled, Past: "opposing", Own: "destroyed", Away: true, Of: monsters},
		{Phrase: "attacks", Why: WhyAttacks, Past: "opposing", Own: "attacking", Was: "attacked", Does: "attack with", Did: "attacked with", Of: monsters},
		{Phrase: "is attacked", Why: WhyAttacked, Past: "opposing", Own: "attacked", Of: attackable},
		{Phrase: "is tributed", Why: WhyTributed, Past: "tributed", Does: "tribute", Did: "tributed", Away: true, Of: monsters},
		{Phrase: "is drawn", Why: WhyDraw, Past: "drawn", Does: "draw", Did: "drew", Away: true, Unseen: true},
		{Phrase: "is discarded", Why: WhyDiscarded, Past: "discarded", Does: "discard", Did: "discarded", Away: true},
		text.Going("goes", "from its deck to a cemetery", text.Event{AlsoThis: []string{"goes from your deck to a cemetery", "goes from your deck to your cemetery"}, Why: WhyMilled, Past: "milled", Does: "mill", Did: "milled", Also: []string{"is milled"}}),
		{Phrase: "deals battle damage to a player", Why: WhyHarms, Past: "striking", Suffered: true, Amount: true, Of: monsters},
		{Phrase: "attacks a player", Why: WhyAttacksPlayer, Own: "attacking", Suffered: true, Of: monsters, Also: []string{"attacks a player directly", "attacks directly"}},
		{Phrase: "deals battle damage", Why: WhyHits, Past: "striking", Suffered: true, Amount: true, Of: monsters, Also: []string{"deals battle damage to a player or Master"}},
		{
			Phrase: "destroys a monster by battle", Was: "destroyed a monster by battle", Why: WhyWins, Past: "destroyed", Own: "winning", Called: "opposing", Of: monsters,
			Also: []string{"destroys a monster in battle", "destroys another monster by battle", "destroys an opposing monster by battle"},
		},
		{Phrase: "changes position", Was: "changed position", Why: WhyChanged, Past: "turned", Of: monsters, Also: []string{"changes its position"}},
		{Phrase: "takes damage", Was: "took damage", Why: WhyWound, Past: "wounded", Amount: true, Of: []string{"Master"}, Also: []string{"is dealt damage", "loses HP"}},
		{Phrase: "becomes defending", Was: "became defending", Why: WhyDowned, Past: "turned", Of: monsters, Also: []string{"turns to defending", "changes to defending", "is turned to defending", "is changed to defending", "becomes defending position", "changes to defending position", "is turned to defending position"}},
		{Phrase: "becomes battle-ready", Was: "became battle-ready", Why: WhyReadied, Past: "turned", Of: monsters, Also: []string{"turns to battle-ready", "changes to battle-ready", "is turned to battle-ready", "is changed to battle-ready", "changes to battle-ready position", "is turned to battle-ready position"}},
		{Phrase: "enters the field", Was: "entered the field", Why: WhyArrives, Past: "entering", Of: fallible, Also: []string{"enters", "enters play", "comes into play"}},
		text.Going("goes", "from the field to a cemetery", text.Event{Why: WhyBuried, Past: "buried", Of: fallible, Also: []string{"goes to a cemetery from the field", "goes to its owner's cemetery from the field", "is put into a cemetery from the field", "is sent to a cemetery from the field", "goes from the field to its owner's cemetery"}, AlsoThis: []string{"goes to the cemetery from the field", "goes to your cemetery from the field", "goes from the field to the cemetery", "goes from the field to your cemetery", "is put into your cemetery from the field", "is sent to the cemetery from the field"}}),
		text.Going("leaves", "the field", text.Event{Why: WhyLeaves, Of: fallible}),
		{Phrase: "is used", Why: WhyUsed, Past: "used", Play: true, Does: "use", Did: "used", Away: true, Passing: true, Of: []string{"Spell", "React Spell"}},
		{Phrase: "would be drawn", Why: WhyWouldDraw, Does: "would draw", Unseen: true, Would: true},
		{Phrase: "would be destroyed", Why: WhyWould, Past: "endangered", Would: true, Of: fallible},
		{Phrase: "would take damage", Why: WhyWouldWound, Past: "endangered", Would: true, Of: []string{"Master"}, Also: []string{"would be dealt damage", "would lose HP"}},
		{Phrase: "would be destroyed by battle", Why: WhyWould, Comes: comesLoss, Past: "endangered", Would: true, Of: monsters},
		{Phrase: "would be destroyed by an effect", Why: WhyWould, Comes: comesFall, Past: "endangered", Would: true, Of: fallible, Also: []string{"would be destroyed by effects"}},
	}, text.CounterEvents(counterWords())...)
}

// befallWords are what happens to players.
func befallWords() []text.Befall {
	return []text.Befall{
		{Phrase: "gain life", Why: WhyWouldGain, Done: WhyGained, Did: "gained life"},
		{Phrase: "lose life", Done: WhyLost, Did: "lost life"},
		{Phrase: "take damage", Why: WhyWouldTake, Done: WhyTook, Did: "took damage"},
		{Phrase: "take battle damage", Why: WhyWouldTake, Comes: comesBattle, Done: WhyTookBattle, Did: "took battle damage"},
		{Phrase: "toss heads", Done: WhyHeads, Did: "tossed heads"},
		{Phrase: "toss tails", Done: WhyTails, Did: "tossed tails"},
		{Phrase: "roll a die", Done: WhyDie, Did: "rolled a die"},
		{Phrase: "create tokens", Why: WhyWouldMake, Many: true, Also: []string{"create one or more tokens", "create 1 or more tokens", "create a token"}},
	}
}

// condWords are conditions.
func condWords() []text.Word {
	return []text.Word{
		{Phrase: "the coin shows heads", Pred: "heads", Sides: 2, Also: []string{"heads", "it is heads", "it lands heads", "it comes up heads", "the coin is heads", "you win the toss", "you win the flip"}},
		{Phrase: "the coin shows tails", Pred: "heads", Not: true, Sides: 2, Also: []string{"tails", "it is tails", "it lands tails", "it comes up tails", "the coin is tails", "you lose the toss", "you lose the flip"}},
		{Phrase: "the call is right", Pred: "called", Sides: text.SidesCalled, Also: []string{"you call it right", "you called it right", "they call it right", "they called it right"}},
		{Phrase: "the call is wrong", Pred: "called", Not: true, Sides: text.SidesCalled, Also: []string{"you call it wrong", "you called it wrong", "they call it wrong", "they called it wrong"}},
		{Phrase: "the roll is {n} or more", Pred: "roll", Sides: 6, Also: []string{"the total is {n} or more", "you roll {n} or more", "{n} or more", "the roll is {n} or higher", "the roll is at least {n}", "the result is {n} or more", "the result is {n} or higher", "the number rolled is {n} or more", "the number rolled is {n} or higher", "it is {n} or more", "it is {n} or higher"}},
		{Phrase: "the roll is {n} or less", Pred: "rollMost", Sides: 6, Also: []string{"the total is {n} or less", "you roll {n} or less", "{n} or less", "the roll is {n} or lower", "the roll is at most {n}", "the result is {n} or less", "the number rolled is {n} or less", "the number rolled is {n} or lower", "it is {n} or less", "it is {n} or lower"}},
		{Phrase: "the roll is {n}", Pred: "rollIs", Sides: 6, During: "{n}", Also: []string{"the total is {n}", "you roll a {n}", "the result is {n}", "the number rolled is {n}", "it is a {n}"}},
		{Phrase: "it is your turn", Pred: "yourTurn", During: "during your turn"},
		{Phrase: "it is your opponent's turn", Pred: "yourTurn", Not: true, During: "during your opponent's turn"},
		{Phrase: "you have no cards in your hand", Pred: "bare", Also: []string{"your hand is empty"}},
		{Phrase: "this dealt battle damage this turn", Pred: "harmed"},
	}
}

// stepWords are the steps of a turn.
func stepWords() []text.Step {
	return []text.Step{
		{Phrase: "turn", Why: WhyTurnBegins, Skip: skipTurn},
		{Phrase: "draw step", Why: WhyDrawBegins, Skip: int16(StepDraw) + 1, Until: UntilStep(StepDraw)},
		{Phrase: "main step", Why: WhyMainBegins, Skip: int16(StepMain) + 1, Until: UntilStep(StepMain)},
		{Phrase: "attack step", Why: WhyAttackBegins, Skip: int16(StepAttack) + 1, Until: UntilStep(StepAttack)},
		{Phrase: "post-attack step", Why: WhyPostBegins, Skip: int16(StepPostAttack) + 1, Until: UntilStep(StepPostAttack)},
		{Phrase: "end step", Why: WhyEndBegins, Last: true, Until: UntilStep(StepEnd)},
	}
}
