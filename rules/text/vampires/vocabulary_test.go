package vampires_test

import (
	"strings"

	"feltstack/rules"
	"feltstack/rules/text"
)

// vocabulary is the words of the game.
func vocabulary() *text.Vocabulary {
	minions := []string{"minion", "vampire", "ally"}
	v := &text.Vocabulary{
		Table: "the table", InPlay: true, Hand: hand, PutWhy: whySent, BackWhy: whyBack, AttachWhy: whyArrives, Worn: true, Next: "unlock phase",
		Play: &text.Label{Label: labelPlay}, Use: &text.Label{Label: labelUse, Kind: rules.AbilityUse},
		PowerMark: markPower, Finish: finish,
		Votes:     true,
		Acts:      []text.Act{{Phrase: "play", Act: actPlay, Unit: "pool"}},
		Befalls:   []text.Befall{{Phrase: "gain pool", Why: whyWouldGain, Done: whyGained}, {Phrase: "lose pool", Why: whyWouldLose, Done: whyLost}},
		Damages:   []text.Damage{{Phrase: "damage", Mark: markShield, Of: "minion"}},
		Relations: []text.Relation{{Phrase: "your prey", Name: "prey", One: true}, {Phrase: "your predator", Name: "predator", One: true}},
		Zones: []text.Zone{
			{Phrase: "library", Kind: library}, {Phrase: "crypt", Kind: crypt}, {Phrase: "hand", Kind: hand}, {Phrase: "ash heap", Kind: ashHeap},
			{Phrase: "uncontrolled region", Kind: uncontrolled}, {Phrase: "ready region", Kind: ready}, {Phrase: "torpor", Kind: torpor},
		},
		Nouns: []text.Noun{
			{Phrase: "card"},
			{Phrase: "minion", Pred: "minion"},
			{Phrase: "vampire", Pred: "kind", N: vampire},
			{Phrase: "ally", Pred: "kind", N: ally},
			{Phrase: "weapon", Pred: "kind", N: equipment},
			{Phrase: "action card", Pred: "kind", N: action},
			{Phrase: "reaction card", Pred: "kind", N: reaction},
		},
		Adjs: []text.Word{
			{Phrase: "locked", Pred: "locked"}, {Phrase: "unlocked", Pred: "locked", Not: true}, {Phrase: "ready", Pred: "ready"},
			{Phrase: "acting", Pred: "acting", Only: true}, {Phrase: "blocking", Pred: "blocking", Only: true},
			{Phrase: "reacting", Pred: "playing", Only: true}, {Phrase: "striking", Pred: "playing", Only: true},
			{Phrase: "opposing", Pred: "opposing", Only: true},
		},
		Moves: []text.Move{
			{Verb: "draw", Past: "drawn", From: library, Top: true, To: hand, Why: whyDraw},
			{Verb: "discard", Past: "discarded", From: hand, To: ashHeap, Why: whyDiscard},
			{Verb: "take", Past: "taken", To: hand, Why: whyTaken},
		},
		Verbs: []text.Verb{
			{Form: "lock {cards}", Native: "lock"},
			{Form: "unlock {cards}", Native: "unlock"},
			{Form: "burn {cards}", Native: "burn", Past: "burned"},
			{Form: "send {cards} to torpor", Native: "sink", Of: []string{"vampire", "minion"}},
			{Form: "rescue {cards}", Native: "rescue", Past: "rescued", Of: []string{"vampire", "minion"}},
			{Form: "add {n} blood to {cards}", Native: "feed", Of: []string{"vampire", "minion"}},
			{Form: "deal {n} damage to {cards}", Native: "damage", Of: minions},
			{Form: "strike for {n} damage", Native: "strike"},
			{Form: "dodge the strike", Native: "dodge"},
			{Form: "end this combat", Native: "endCombat"},
			{Form: "end this action", Native: "endAction"},
			{Form: "bleed", Native: "bleed"},
			{Form: "take over the bleed", Native: "divert"},
			{Form: "take the Edge", Native: "edge"},
			{Form: "take control of {cards}", Native: "control", Of: minions},
			{Form: "fight {cards}", Native: "fight", Of: minions},
		},
		Traits: []text.Keyword{{Phrase: "a locked minion can play this", Bit: traitWhileLocked}},
		Stats:  []text.Stat{{Phrase: "pool", Spent: true, Num: numPool, Why: whyGainPool}},
		Numbers: []text.Number{
			{Phrase: "capacity", Fact: factCapacity, Add: markCapacity},
			{Phrase: "bleed", Fact: factBleed, Add: markBleed, Set: markSetBleed, Of: minions},
			{Phrase: "strength", Fact: factStrength, Add: markStrength, Set: markSetStrength, Of: minions},
			{Phrase: "stealth", Fact: factStealth, Add: markStealth, Of: minions},
			{Phrase: "intercept", Fact: factIntercept, Add: markIntercept, Of: minions},
			{Phrase: "votes", Fact: factVotes, Add: markVotes, Of: minions},
		},
		Counters: []text.Counter{
			{Phrase: "blood", Num: counterBlood, Why: whyBlood}, {Phrase: "life", Num: counterLife, Why: whyLife},
		},
		Conds: []text.Word{
			{Phrase: "you have the Edge", Pred: "edge"},
		},
		Events: []text.Event{
			{Phrase: "is burned", Why: whyBurned, Past: "burned"},
			{Phrase: "goes to torpor", Why: whySunk, Past: "fallen"},
			{Phrase: "blocks", Why: whyBlocks, Past: "blocked"},
			{Phrase: "is blocked", Why: whyBlocked},
			{Phrase: "enters combat", Why: whyFights},
			{Phrase: "bleeds a player", Why: whyBleeds, Past: "bleeding"},
			{Phrase: "hunts", Why: whyHunts, Past: "hunting"},
			{Phrase: "enters play", Why: whyArrives, Past: "new"},
			{Phrase: "takes damage", Why: whyHurt, Past: "hurt"},
			{Phrase: "is played", Why: whyPlayed, Past: "played", Does: "play", Did: "played"},
			{Phrase: "would be burned", Why: whyWouldBurn, Past: "endangered", Would: true},
			{Phrase: "would be drawn", Why: whyWouldDraw, Does: "would draw", Would: true, Unseen: true},
		},
		Steps: []text.Step{
			{Phrase: "unlock phase", Why: whyUnlockBegins}, {Phrase: "master phase", Why: whyMasterBegins}, {Phrase: "minion phase", Why: whyMinionBegins},
			{Phrase: "influence phase", Why: whyInfluenceBegins}, {Phrase: "discard phase", Why: whyDiscardBegins}, {Phrase: "end step", Why: whyTurnEnds, Last: true},
		},
	}
	for i, phrase := range powers() {
		v.Powers = append(v.Powers, text.Keyword{Phrase: phrase, Bit: 1 << i, Of: minions})
	}
	for i, d := range disciplines {
		v.Labels = append(v.Labels,
			text.Label{Phrase: "[" + d + "]", Label: labelLevels + uint8(2*i)},
			text.Label{Phrase: "[" + strings.ToUpper(d) + "]", Label: labelLevels + uint8(2*i+1)})
	}
	return v
}
