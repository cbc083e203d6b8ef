package vibes

import (
	"embed"
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/rules/payment"
	"feltstack/rules/text"
)

//go:embed cards/*.toml
var cardFiles embed.FS

//go:embed foreign.txt
var foreign string // what other games say

//go:embed readings.txt
var readings string // what is short for something

//go:embed primer.md
var primer string // how its cards are made

// cardFacts are the keys of card files, at their places in Def.Facts.
var cardFacts = []cardfile.Fact{
	FactKind:     {},
	FactVibe:     {Key: "vibe"},
	FactFish:     {Key: "fish"},
	FactPudge:    {Key: "pudge", Values: pudgeWords},
	FactColor:    {Key: "color", Values: colorWords},
	FactMakes:    {Key: "makes", Values: makesWords},
	FactTypes:    {},
	FactSet:      {Key: "set", Values: setWords},
	FactNumber:   {Key: "number"},
	FactRarity:   {Key: "rarity", Values: rarityWords},
	FactCost:     {},
	FactYield:    {},
	lastFact - 1: {},
}

// recipe is how the game is made.
func recipe() *cardfile.Recipe {
	return &cardfile.Recipe{Frame: frame, Words: vocabulary, Facts: cardFacts, Cards: cardFiles, Decks: deckFiles, Ready: ready}
}

// Pool is the language of Vibes and the cards that come with it, with
// whatever is wrong in them.
func Pool() (*cardfile.Pool, error) { return recipe().Pool() }

// ready does what is left once the game has its cards.
func ready(g *rules.Game, _ *cardfile.Pool) {
	for i := range g.Defs {
		if i > 0 && isToken(&g.Defs[i]) {
			g.Tokens = append(g.Tokens, rules.DefID(i))
		}
	}
	g.CheckDeck = checkDeck(g)
}

// isToken reports whether a card is none that decks hold: the Basic Rod.
func isToken(d *rules.Def) bool { return has(d, typeBasic) }

// finish reads the type line of a card, "Penguin - Lil Wizard", and gives it its price.
func finish(d *rules.Def) error {
	if d.Short == "" {
		d.Short = strings.ReplaceAll(d.Name, ",", "") // lists of cards have commas between them
	}
	d.Facts[FactYield] = yield(d)
	word, rest, _ := strings.Cut(d.Type, " - ")
	word = strings.TrimSuffix(word, "(ish)") // B-034
	d.Facts[FactKind] = int16(max(slices.Index(kindWords, word), 0))
	if d.Facts[FactKind] == 0 {
		return fmt.Errorf("a type begins with one of %s, not as %q", strings.Join(kindWords[1:], ", "), d.Type)
	}
	for _, w := range strings.Fields(strings.ReplaceAll(rest, ",", " ")) {
		i := slices.Index(subtypes[:], w)
		if i < 0 {
			return fmt.Errorf("unknown subtype %q: choose from %s", w, strings.Join(subtypes[:], ", "))
		}
		d.Facts[FactTypes] |= 1 << i
	}
	switch k := d.Facts[FactKind]; {
	case k != Action && d.Facts[FactPudge] != 0:
		return fmt.Errorf("only Actions cost Pudge: say fish = %d", len(pudgeWords[d.Facts[FactPudge]]))
	case k == Action && d.Facts[FactFish] != 0:
		return fmt.Errorf("an Action costs Pudge, not Fish: say pudge = \"RR\"")
	case k != Penguin && d.Facts[FactVibe] != 0:
		return fmt.Errorf("only Penguins have vibe")
	}
	pudge := pudgeWords[d.Facts[FactPudge]]
	d.Facts[FactCost] = int16(len(pudge))
	for i := range colorLetters {
		d.Facts[FactRed+i] = int16(strings.Count(pudge, colorLetters[i:i+1]))
	}
	return finishPrice(d)
}

// finishPrice gives a card what it is played for, at its price, and what else its text says
// of that (B-036).
func finishPrice(d *rules.Def) error {
	if d.Facts[FactKind] == Mystery || isToken(d) {
		return nil
	}
	found := false
	for i := range d.Abilities {
		a := &d.Abilities[i]
		if a.Kind == rules.AbilityUse && d.Facts[FactKind] == Action {
			a.Kind = rules.AbilityPlay // an Action with a cost before its text
		}
		if a.Kind != rules.AbilityPlay {
			continue
		}
		if d.Facts[FactKind] != Action && d.Facts[FactKind] != Fit {
			return fmt.Errorf("this would never happen: begin with what it waits for (\"When this enters the huddle, ...\") or a cost (\"Flop this: ...\")")
		}
		found = true
		a.Price = price(d)
	}
	if !found {
		d.Abilities = append(d.Abilities, rules.Ability{Kind: rules.AbilityPlay, Modes: []rules.Mode{{}}, Price: price(d)})
	}
	if d.Facts[FactKind] == Fit && !found {
		return fmt.Errorf("a Fit begins with who wears it: say \"Attach this to a target Penguin.\"")
	}
	for i := range d.Abilities {
		if a := &d.Abilities[i]; a.Kind == rules.AbilityPlay && d.Price != nil {
			a.Also(d.Price)
		}
	}
	return nil
}

// penguins are the nouns for what lies in a huddle and has vibe.
var penguins = []string{"Penguin", "Lil"}

// powers are what cards can have that no event or noun says.
func powers() []text.Keyword {
	all := []text.Keyword{
		{Phrase: "can participate in Vibe Check", Bit: KeyCheck, Of: penguins},
		{Phrase: "can't participate in Vibe Check", Bit: KeyNoCheck, Of: penguins, Also: []string{"doesn't participate in Vibe Check"}},
		{Phrase: "can produce 1 Pudge of the chosen color", Bit: KeyMakesSaid},
		{Phrase: "can't produce Pudge", Bit: KeyNoPudge},
		{Phrase: "can't produce its own Pudge", Bit: KeyNoOwnPudge},
	}
	for n := range extraMakes {
		all = append(all, text.Keyword{Phrase: "can produce " + extraPhrase(n), Bit: KeyMakes << n})
	}
	return all
}

// vocabulary is the words of Vibes. What they mean is in adjectives.go and verbs.go.
func vocabulary() *text.Vocabulary {
	v := &text.Vocabulary{
		Table: "the table", InPlay: true,
		Hand:   Hand,
		Owned:  []rules.ZoneKind{Deck, Hand, Ice},
		PutWhy: WhySent, ChosenWhy: WhyChosen, BackWhy: WhyBack, AttachWhy: WhyAttached,
		Next:      "turn",
		Round:     "Cycle",
		Play:      &text.Label{Label: LabelPlay},
		Use:       &text.Label{Label: LabelAct, Kind: rules.AbilityUse},
		PowerMark: MarkPower, CoinWhy: WhyTails,
		Finish:      finish,
		TokenPred:   "named",
		IsToken:     isToken,
		Guises:      true,
		SeatTargets: true,
		Peeks:       true,
		Powers:      slices.Concat(powers(), text.EventPowers(events()), text.NounPowers(nouns())),
		Keywords: append([]text.Keyword{
			{Phrase: "this enters flopped", Bit: KeyFlopped},
			{Phrase: "what triggers on entering the huddle triggers twice", Bit: KeyTwice},
			{Phrase: "cards under this join their owners' huddles when this leaves play", Bit: KeyGivesBack},
			{Phrase: "the prizes of Vibe Check are doubled", Bit: KeyDoubled},
			{Phrase: "the player whose Penguins have the greatest total vibe wins Vibe Check", Bit: KeySum},
			{Phrase: "this targets no more than 10 vibe in total", Bit: KeyTotal},
		}, text.PayerWords(payers())...),
		Numbers:  numbers(),
		Counters: counters(),
		Zones: []text.Zone{
			{Phrase: "deck", Kind: Deck},
			{Phrase: "hand", Kind: Hand},
			{Phrase: "ice", Kind: Ice},
			{Phrase: "huddle", Kind: Huddle},
			{Phrase: "Rod zone", Kind: Rods, Covers: true},
		},
		Foreign: foreign, Readings: readings, Primer: primer,
		Nouns: nouns(),
		Adjs: []text.Word{
			{Phrase: "action", Pred: "class", N: int16(ClassAction), Item: true},
			{Phrase: "act", Pred: "class", N: int16(ClassAct), Item: true},
			{Phrase: "flopped", Pred: "flopped"},
			{Phrase: "unflopped", Pred: "flopped", Not: true},
			{Phrase: "face-down", Pred: "faceDown"},
			{Phrase: "face-up", Pred: "faceDown", Not: true},
		},
		Clauses: []text.Word{
			{Phrase: "with an act ability", Pred: "acting"},
			{Phrase: "you own", Pred: "owned"},
			{Phrase: "your opponent owns", Pred: "owned", Not: true},
		},
		Moves: []text.Move{
			{Verb: "draw", Past: "drawn", From: Deck, Top: true, To: Hand, Why: WhyDraw},
			{Verb: "mill", Past: "milled", From: Deck, Top: true, To: Ice, Why: WhySent},
			{Verb: "take", Past: "taken", To: Hand, Why: WhyTaken},
		},
		Verbs: []text.Verb{
			{Form: "ice {cards}", Native: "ice", Past: "iced", Needs: "iceable"},
			{Form: "flop {cards}", Native: "flop", Past: "flopping", Keeps: true, Needs: "floppable"},
			{Form: "unflop {cards}", Native: "unflop", Past: "unflopping", Keeps: true},
			{Form: "turn {cards} into Rods", Native: "rod", Also: []string{"turn {cards} into a Rod"}},
			{Form: "uncover {cards}", Native: "uncover", Past: "uncovered", Keeps: true},
			{Form: "cover {cards}", Native: "cover", Keeps: true},
			{Form: "take control of {cards}", Native: "control"},
			{Form: "swap the huddles", Native: "swap"},
			{Form: "cancel {plays}", Native: "cancel"},
			{Form: "cancel {plays}, putting it {place}", Native: "cancel"},
			{Form: "put {cards} into play", Native: "deploy"},
			{Form: "make {cards} playable", Native: "playable", Keeps: true, Terms: []text.Term{
				{Phrase: "this Cycle"},
				{Phrase: "with Pudge of any color this Cycle", N: playableForAny},
				{Phrase: "next turn if a Rod is iced besides", N: playableForRod},
			}},
			{Form: "make {cards} go to the bottom of its owner's deck rather than to ice this Cycle", Native: "sink", Keeps: true},
			{Form: "open a booster pack of the chosen set", Native: "open", Past: "opened"},
			{Form: "skip the next draw", Native: "skipDraw", Also: []string{"skip your next draw"}},
		},
		Acts: []text.Act{
			{Phrase: "play", Act: ActPlay, Pays: text.PaysOwn},
			{Phrase: "act with", Act: ActUse, Barred: true},
		},
		Befalls: []text.Befall{
			{Phrase: "gain Fishsicles", Why: WhyWouldFish, Done: WhyFished, Did: "gained Fishsicles", Many: true},
			{Phrase: "ice cards from your hand", Done: WhyTossed, Many: true},
			{Phrase: "use a Fishsicle", Done: WhyFishUsed, Did: "used a Fishsicle"},
			{Phrase: "lose Vibe Check", Done: WhyLoses, Did: "lost Vibe Check"},
			{Phrase: "tie Vibe Check", Done: WhyTies, Did: "tied Vibe Check"},
		},
		Choosables: []text.Choosable{{Phrase: "color", Adjs: colorNames[:]}, {Phrase: "set", Adjs: setNames[1:]}, {Phrase: "card name", Names: true}},
		SayWhy:     WhySaid, SayMark: MarkSaid, CopyWhy: WhyCopied,
		Stats: []text.Stat{{Phrase: "Fishsicles", One: "Fishsicle", Spent: true, Num: NumFishsicles, Why: WhyFishsicle}},
		Kin: []text.Word{
			{Phrase: "with the same name as", Pred: "namesake"},
			{Phrase: "with another name than", Pred: "namesake", Not: true},
			{Phrase: "with the same owner as", Pred: "owner"},
			{Phrase: "not wearing", Pred: "wears", Not: true},
		},
		Differs: []text.Differ{{Phrase: "names", One: "name", Apart: rules.ApartName}},
		Alikes:  []text.Alike{{Phrase: "that share a color", Pred: "color", N: sharedColor}},
		Conds: []text.Word{
			{Phrase: "the coin shows heads", Pred: "heads", Sides: 2, Also: []string{"heads"}},
			{Phrase: "the coin shows tails", Pred: "heads", Not: true, Sides: 2, Also: []string{"tails"}},
			{Phrase: "it is your turn", Pred: "yourTurn", During: "during your turn"},
			{Phrase: "it is the Unfloppening", Pred: "phase", N: int16(PhaseUnflop)},
			{Phrase: "it isn't the Unfloppening", Pred: "phase", N: int16(PhaseUnflop), Not: true},
			{Phrase: "it is Action Time", Pred: "phase", N: int16(PhaseAction), During: "during Action Time"},
		},
		Events: events(),
		Triggers: []text.Trigger{
			{Phrase: "Action Time begins", When: rules.When{Why: WhyActionBegins, Who: rules.Each}},
			{Phrase: "Action Time ends", When: rules.When{Why: WhyActionEnds, Who: rules.Each}},
			{Phrase: "Vibe Check begins", When: rules.When{Why: WhyCheckBegins, Who: rules.Each}},
			{Phrase: "a Cycle begins", When: rules.When{Why: WhyCycleBegins, Who: rules.Each}},
			{Phrase: "this Cycle ends", When: rules.When{Why: WhyCycleEnds, Who: rules.Each}},
		},
		Steps: []text.Step{{Phrase: "turn", Why: WhyTurnBegins}, {Phrase: "Cycle", Why: WhyCycleBegins, Common: true}},
	}
	v.Award(text.Trophy{Phrase: "the Baron", Get: "baron", Has: "hasBaron", Relation: "baron", Got: WhyBaron, Lost: WhyBaronLost})
	for i, w := range colorNames {
		v.Goods = append(v.Goods, text.Goods{Phrase: w + " Pudge", Of: payment.SetOf(uint8(i))})
		v.Adjs = append(v.Adjs,
			text.Word{Phrase: w, Pred: "color", N: int16(i), Anywhere: true},
			text.Word{Phrase: "non-" + w, Pred: "color", N: int16(i), Not: true, Anywhere: true})
	}
	for i, w := range setNames[1:] {
		v.Adjs = append(v.Adjs, text.Word{Phrase: w, Pred: "set", N: int16(i + 1), Anywhere: true})
	}
	v.Goods = append(v.Goods, text.Goods{Phrase: "Fish", Of: payment.SetOf(Fish)})
	for i, w := range subtypes {
		if w != "Lil" && w != "Location" && w != "Penguin" && w != "Basic" {
			v.Adjs = append(v.Adjs,
				text.Word{Phrase: w, Pred: "type", N: int16(i), Anywhere: true},
				text.Word{Phrase: "non-" + w, Pred: "type", N: int16(i), Not: true, Anywhere: true})
		}
	}
	return v
}
