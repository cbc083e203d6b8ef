package vtes

import (
	"feltstack/rules"
	"feltstack/rules/text"
)

// vocabulary is the words of card texts. No card has a text yet: these are the words of what the
// rules carry out already.
func vocabulary() *text.Vocabulary {
	minions := []string{"minion", "vampire"}
	return &text.Vocabulary{
		Table: "the table", InPlay: true, Hand: Hand, PutWhy: WhySent, BackWhy: WhySent, Next: "unlock phase", Primer: primer,
		Play: &text.Label{Label: LabelPlay}, Use: &text.Label{Label: LabelUse, Kind: rules.AbilityUse},
		PowerMark: MarkPower, Finish: finish,
		Relations: []text.Relation{{Phrase: "your prey", Name: "prey", One: true}, {Phrase: "your predator", Name: "predator", One: true}},
		Zones: []text.Zone{
			{Phrase: "library", Kind: Library}, {Phrase: "crypt", Kind: Crypt}, {Phrase: "hand", Kind: Hand}, {Phrase: "ash heap", Kind: Ash},
			{Phrase: "uncontrolled region", Kind: Uncontrolled}, {Phrase: "ready region", Kind: Ready}, {Phrase: "torpor", Kind: Torpor},
		},
		Nouns: []text.Noun{
			{Phrase: "card"},
			{Phrase: "minion", Pred: "minion"},
			{Phrase: "vampire", Pred: "kind", N: kindVampire},
			{Phrase: "master", Pred: "kind", N: kindMaster},
		},
		Adjs: []text.Word{{Phrase: "locked", Pred: "locked"}, {Phrase: "unlocked", Pred: "locked", Not: true}},
		Moves: []text.Move{
			{Verb: "draw", Past: "drawn", From: Library, Top: true, To: Hand, Why: WhyDraw},
			{Verb: "discard", Past: "discarded", From: Hand, To: Ash, Why: WhyDiscard},
			{Verb: "burn", Past: "burned", To: Ash, Why: WhyBurned},
		},
		Stats:    []text.Stat{{Phrase: "pool", Spent: true, Num: NumPool, Why: WhyPool}},
		Counters: []text.Counter{{Phrase: "blood", Num: CounterBlood, Why: WhyFed}},
		Numbers: []text.Number{
			{Phrase: "capacity", Fact: FactCapacity, Of: []string{"vampire"}},
			{Phrase: "bleed", Fact: FactBleed, Of: minions},
			{Phrase: "strength", Fact: FactStrength, Of: minions},
		},
	}
}

// relations are the seats that words name beside those that every game has (VTES M-01).
func relations() []rules.Relation {
	return []rules.Relation{
		{Name: "prey", Of: func(m *rules.Match, p rules.Seat) rules.SeatSet { return rules.Of(m.S.NextSeat(p)) }},
		{Name: "predator", Of: func(m *rules.Match, p rules.Seat) rules.SeatSet { return rules.Of(m.S.PrevSeat(p)) }},
	}
}

// preds are what texts ask of cards.
func preds() []rules.Pred {
	return []rules.Pred{
		{Name: "kind", Holds: func(m *rules.Match, _ *rules.Query, c rules.CardID, n int16) bool { return is(m.Def(c), int(n)) }},
		{Name: "minion", Holds: func(m *rules.Match, _ *rules.Query, c rules.CardID, _ int16) bool { return isMinion(m, c) }},
		{Name: "locked", Holds: func(m *rules.Match, _ *rules.Query, c rules.CardID, _ int16) bool { return m.S.Has(c, FlagLocked) }},
	}
}
