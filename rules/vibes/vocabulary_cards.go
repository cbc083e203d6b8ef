package vibes

import "feltstack/rules/text"

// byPlays is how texts say that what happens to a card is done by an opponent's Action or [ACT] ability.
const byPlays = "by an opponent's plays"

// events are what happens to cards.
func events() []text.Event {
	all := append([]text.Event{
		{Phrase: "enters the huddle", Was: "entered the huddle", Why: WhyEnters, Past: "entering", Of: penguins},
		{Phrase: "is entering", Why: WhyEntering, Past: "arriving"},
		{Phrase: "enters play", Was: "entered play", Why: WhyArrives, Past: "entering"},
		{Phrase: "comes to a huddle", Was: "came to a huddle", Why: WhyJoins, Past: "joining", Of: penguins},
		{Phrase: "is iced", Why: WhyIced, Past: "iced", Does: "ice", DoesWhy: WhyIces, Did: "iced", Away: true, Never: []text.Never{{Bit: KeyNoIce}, {Bit: KeyNoIcePlay, Where: byPlays}}},
		text.Going("leaves", "the huddle", text.Event{Why: WhyUnhuddled, Past: "leaving", Of: penguins}),
		{Phrase: "is played", Why: WhyPlayed, Past: "played", Does: "play", Did: "played", Play: true},
		{Phrase: "is chosen as a target", Why: WhyChosen, Past: "targeted", Also: []string{"is targeted"}, Never: []text.Never{{Bit: KeyNoTarget, Also: []string{"can't be a target", "can't be chosen"}}}},
		{Phrase: "is flopped", Why: WhyFlops, Past: "flopping", Never: []text.Never{{Bit: KeyNoFlopPlay, Where: byPlays}}},
		{Phrase: "is unflopped", Why: WhyUnflops, Past: "unflopping", Never: []text.Never{{Bit: KeyNoUnflop, Where: "at the Unfloppening", Also: []string{"can't unflop at the Unfloppening", "doesn't unflop at the Unfloppening"}}}},
		{Phrase: "is used to produce", Why: WhyUsed, Past: "producing"},
		{Phrase: "is used to produce Pudge", Why: WhyPudge, Past: "producing"},
		{Phrase: "wins Vibe Check", Was: "won Vibe Check", Why: WhyWins, Past: "winning", Of: penguins, Never: []text.Never{{Bit: KeyNoWin}}},
		{Phrase: "is drawn", Why: WhyDraw, Past: "drawn", Does: "draw", Did: "drew", Away: true, Unseen: true},
		text.Going("goes", "from its deck to ice", text.Event{Why: WhyMilled, Past: "milled", Does: "mill", Did: "milled", Also: []string{"is milled"}}),
		text.Going("goes", "to ice", text.Event{Why: WhyInIce, Past: "frozen"}),
		text.Going("goes", "from a hand to ice", text.Event{Why: WhyHandIced, Past: "tossed"}),
		{Phrase: "is put on a Penguin", Why: WhyWorn, Past: "worn"},
		{Phrase: "is outfitted", Why: WhyOutfit, Past: "outfitted", Of: penguins},
		{Phrase: "would be iced", Why: WhyWouldIce, Past: "endangered", Would: true},
		{Phrase: "would be drawn", Why: WhyWouldDraw, Does: "would draw", Unseen: true, Would: true},
	}, text.CounterEvents(counters())...)
	for i := range all {
		if all[i].Why == WhyPut {
			all[i].Past = "cheered"
		}
	}
	return all
}

// counters are what lies on cards.
func counters() []text.Counter {
	return []text.Counter{{Phrase: "vibe", Num: CounterVibe, Why: WhyVibe, Put: WhyPut, Taken: WhyOff, Would: WhyWouldPut}}
}

// nouns are cards and plays.
func nouns() []text.Noun {
	return []text.Noun{
		{Phrase: "card"},
		{Phrase: "Penguin", Pred: "kind", N: Penguin},
		{Phrase: "Lil", Pred: "type", N: 0, Given: KeyLil, Taken: KeyNotLil},
		{Phrase: "Action", Pred: "kind", N: Action, Off: "an Action is never in play: say where it lies (\"from your ice\"), or \"an action play\" for one on the stack"},
		{Phrase: "Relic", Pred: "kind", N: Relic},
		{Phrase: "Location", Pred: "type", N: typeLocation},
		{Phrase: "Rod", Pred: "kind", N: Rod},
		{Phrase: "Fit", Pred: "kind", N: Fit},
		{Phrase: "token", Pred: "type", N: typeBasic},
		{Phrase: "play", Item: true},
	}
}

// payers are what pays for cards that say so.
func payers() []text.Payer {
	return []text.Payer{
		{Phrase: "Fishsicles", Goods: "Fish", Fact: FactFishsicle, Only: KeyFishsicles},
		{Phrase: "cards put from your ice on the bottom of your deck", Goods: "Fish", Fact: FactIce},
		{Phrase: "cards put from your opponent's ice on the bottom of their deck", Goods: "Fish", Fact: FactTheirIce},
	}
}

// numbers are what texts call the numbers of cards.
func numbers() []text.Number {
	all := []text.Number{
		{Phrase: "vibe", Fact: FactVibe, Add: MarkVibe, Set: MarkSetVibe, Of: penguins},
		{Phrase: "Pudge cost", Fact: FactCost},
		{Phrase: "production", Fact: FactYield, Add: MarkYield, Set: MarkSetYield},
		{Phrase: "Pudge production", Fact: FactMorePudge},
		{Phrase: "additional Red Pudge", Fact: FactMoreRed, Add: MarkMoreRed},
		{Phrase: "removed counters", Fact: FactRemoved, Tally: text.RemoveForm},
		text.CostIn("Fish", FactFish),
	}
	for i, color := range colorNames {
		all = append(all, text.CostIn(color+" Pudge", FactRed+uint8(i)))
	}
	return all
}
