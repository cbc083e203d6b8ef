package vibestest

import (
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/rules/text"
)

// cardFacts are the keys of card files, at their places in Def.Facts.
var cardFacts = []cardfile.Fact{factCost: {Key: "cost"}, factGives: {Key: "gives"}, factVibe: {Key: "vibe"}}

// characters are the nouns for what has vibe.
var characters = []string{"Character", "Penguin", "Birb", "Lil", "Wizard", "Mega"}

// vocabulary is the words of Vibes.
func vocabulary() *text.Vocabulary {
	v := &text.Vocabulary{
		Table: "the table", InPlay: true,
		Hand:   hand,
		PutWhy: whyPut, BackWhy: whyBack, AttachWhy: whyAttached,
		Next:      "turn",
		Round:     "Cycle",
		Play:      &text.Label{Label: 0},
		Use:       &text.Label{Label: 1, Kind: rules.AbilityUse},
		PowerMark: markPower, CoinWhy: whyTails, DieWhy: whyDie,
		Acts:       []text.Act{{Phrase: "play", Act: actPlay, Unit: "resource"}},
		SayMark:    markChosen,
		Choosables: []text.Choosable{{Phrase: "color", Adjs: colors[:]}, {Phrase: "card name", Names: true}},
		Finish:     finish,
		Zones:      []text.Zone{{Phrase: "deck", Kind: deck}, {Phrase: "hand", Kind: hand}, {Phrase: "ice", Kind: ice}, {Phrase: "huddle", Kind: huddle}},
		Numbers:    []text.Number{{Phrase: "vibe", Fact: factVibe, Add: markVibe, Set: markSetVibe, Of: characters}, {Phrase: "cost", Fact: factCost}},
		Counters:   []text.Counter{{Phrase: "vibe", Num: counterVibe, Why: whyCounter}},
		Stats:      []text.Stat{{Phrase: "Fishsicles", One: "Fishsicle", Spent: true, Num: numFishsicles, Why: whyFishsicle}},
		Nouns: []text.Noun{
			{Phrase: "card"},
			{Phrase: "Action", Pred: "kind", N: action, Off: "an Action is never in play: say where it lies (\"from your ice\"), or \"an action play\" for one on the stack"},
			{Phrase: "Relic", Pred: "kind", N: relic},
			{Phrase: "Rod", Pred: "rod"},
			{Phrase: "Fit", Pred: "kind", N: fit},
			{Phrase: "Location", Pred: "type", N: int16(slices.Index(subtypes[:], "Location"))},
			{Phrase: "action play", Item: true, Pred: "actionPlay"},
			{Phrase: "act play", Item: true, Pred: "actPlay"},
		},
		Adjs: []text.Word{{Phrase: "flopped", Pred: "flopped"}, {Phrase: "unflopped", Pred: "flopped", Not: true}},
		Moves: []text.Move{
			{Verb: "draw", Past: "drawn", From: deck, Top: true, To: hand, Why: whyDraw},
			{Verb: "mill", Past: "milled", From: deck, Top: true, To: ice, Why: whyMill},
			{Verb: "take", Past: "taken", To: hand, Why: whyBack},
		},
		Verbs: []text.Verb{
			{Form: "ice {cards}", Native: "ice", Past: "iced"},
			{Form: "flop {cards}", Native: "flop", Past: "flopped"},
			{Form: "unflop {cards}", Native: "unflop", Past: "unflopped"},
			{Form: "turn {cards} into Rods", Native: "rod", Also: []string{"turn {cards} into a Rod"}},
			{Form: "let {cards} join your huddle", Native: "join", Of: characters},
			{Form: "cancel {plays}", Native: "cancel"},
			{Form: "take the Baron", Native: "baron"},
		},
		Conds: []text.Word{
			{Phrase: "you have the Baron", Pred: "baron"},
			{Phrase: "your opponent has the Baron", Pred: "baron", Not: true},
			{Phrase: "the coin shows heads", Pred: "heads", Sides: 2},
			{Phrase: "the coin shows tails", Pred: "heads", Not: true, Sides: 2},
		},
		Steps: []text.Step{{Phrase: "turn", Why: whyTurn}, {Phrase: "last Cycle step", Why: whyCycleEnds, Last: true}, {Phrase: "Cycle", Why: whyCycle, Common: true}},
		Events: []text.Event{
			{Phrase: "enters play", Why: whyEnters, Past: "entering", Was: "entered play"},
			{Phrase: "leaves play", Why: whyLeaves, Past: "leaving"},
			{Phrase: "is iced", Why: whyIced, Past: "iced", Does: "ice", Away: true},
			{Phrase: "would be iced", Why: whyWouldIce, Past: "endangered", Would: true},
			{Phrase: "is flopped", Why: whyFlopped, Past: "flopped"},
			{Phrase: "is unflopped", Why: whyUnflopped, Past: "unflopped"},
			{Phrase: "produces Pudge", Why: whyProduces, Past: "producing"},
			{Phrase: "is played", Why: whyPlayed, Past: "played", Does: "play", Did: "played"},
			{Phrase: "wins the Vibe Check", Why: whyWins, Past: "winning"},
			{Phrase: "is targeted", Why: whyTargeted, Past: "targeted"},
			{Phrase: "is attached", Why: whyAttached, Past: "attached"},
			{Phrase: "is milled", Why: whyMill, Past: "milled", Does: "mill"},
			{Phrase: "is drawn", Why: whyDraw, Past: "drawn", Does: "draw", Unseen: true},
			{Phrase: "would be drawn", Why: whyWouldDraw, Does: "would draw", Unseen: true, Would: true},
		},
		Triggers: []text.Trigger{
			{Phrase: "you win the Vibe Check", When: rules.When{Why: whyWonCheck}},
			{Phrase: "you lose the Vibe Check", When: rules.When{Why: whyLostCheck}},
			{Phrase: "you get the Baron", When: rules.When{Why: whyBaron}},
			{Phrase: "your opponent gets the Baron", When: rules.When{Why: whyBaron, Who: rules.Opponent}},
			{Phrase: "Action Time begins", When: rules.When{Why: whyTime, Who: rules.Each}},
			{Phrase: "Action Time ends", When: rules.When{Why: whyTimeEnds, Who: rules.Each}},
			{Phrase: "this Cycle ends", When: rules.When{Why: whyCycleEnds, Who: rules.Each}},
			{Phrase: "a Cycle begins", When: rules.When{Why: whyCycle, Who: rules.Each}},
		},
		Powers: []text.Keyword{
			{Phrase: "can't be iced", Bit: keyNoIce},
			{Phrase: "can't be flopped", Bit: keyNoFlop},
			{Phrase: "can't take part in the Vibe Check", Bit: keyNoCheck, Of: characters},
			{Phrase: "can't win the Vibe Check", Bit: keyNoWin, Of: characters},
			{Phrase: "can't be a target", Bit: keyNoTarget},
			{Phrase: "can't unflop at the end of a Cycle", Bit: keyNoUnflop},
		},
	}
	v.Nouns = append(v.Nouns, text.Noun{Phrase: "Character", Pred: "kind", N: character})
	for i, w := range subtypes {
		if slices.Contains(characters, w) {
			v.Nouns = append(v.Nouns, text.Noun{Phrase: w, Pred: "type", N: int16(i)})
		}
	}
	for i, w := range colors {
		v.Goods = append(v.Goods, text.Goods{Phrase: w + " Pudge", Of: rules.Resources(uint8(i))})
		v.Adjs = append(v.Adjs, text.Word{Phrase: w, Pred: "color", N: int16(i)})
	}
	return v
}

// finish reads the type line of a card: colors, subtypes and kind. Cards that stay are
// played for being put where they belong, all for their price.
func finish(d *rules.Def) error {
	if d.Short == "" {
		d.Short = d.Name
	}
	for w := range strings.FieldsSeq(d.Type) {
		switch c, s, k := slices.Index(colors[:], w), slices.Index(subtypes[:], w), slices.Index(kinds[:], w); {
		case c >= 0:
			d.Facts[factColors] |= 1 << c
		case s >= 0:
			d.Facts[factTypes] |= 1 << s
		case k > 0:
			d.Facts[factKind] = int16(k)
		default:
			return fmt.Errorf("%q is neither a color nor a subtype nor a kind of card", w)
		}
	}
	if d.Facts[factKind] == 0 {
		return fmt.Errorf("a type ends in one of %s", strings.Join(kinds[1:], ", "))
	}
	if d.Facts[factGives] == 0 {
		d.Facts[factGives] = 1
	}
	for i := range d.Abilities {
		if a := &d.Abilities[i]; a.Kind == rules.AbilityUse && d.Facts[factKind] == action {
			a.Kind = rules.AbilityPlay // an Action with a cost
		}
	}
	if k := d.Facts[factKind]; k != action && k != fit {
		enters := slices.IndexFunc(natives(), func(n rules.Native) bool { return n.Name == "enter" })
		d.Abilities = append(d.Abilities, rules.Ability{Label: 2, Modes: []rules.Mode{{Code: []rules.Instr{{Op: rules.OpNative, Native: uint8(enters)}}}}})
	}
	for i := range d.Abilities {
		if a := &d.Abilities[i]; a.Kind == rules.AbilityPlay && a.Price == nil {
			a.Price = priceOf(d)
			if d.Price != nil {
				a.Also(d.Price)
			}
		}
	}
	return nil
}
