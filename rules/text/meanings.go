package text

import (
	"feltstack/rules"
	"feltstack/rules/text/fill"
)

// meanings is what grammar rules of the tables stand for, as others stand for words of a
// game: a word of the tree, or what a part of it has in any case.
var meanings = map[string]any{
	// Those that only wrap another.
	"limit": fill.Wraps{}, "would": fill.Wraps{}, "only if": fill.Wraps{}, "brief given": fill.Wraps{}, "for each": fill.Wraps{}, "whom": fill.Wraps{}, "and power": fill.Wraps{}, "bears": fill.Wraps{},
	"sum of": fill.Wraps{}, "measure": fill.Wraps{}, "closed": fill.Wraps{}, "whole total": fill.Wraps{}, "compared": fill.Wraps{}, "gauge measure": fill.Wraps{}, "gauge total": fill.Wraps{}, "compared count": fill.Wraps{}, "quantity": fill.Wraps{}, "added": fill.Wraps{}, "added count": fill.Wraps{}, "than number": fill.Wraps{}, "than total": fill.Wraps{}, "than cards": fill.Wraps{}, "laden": fill.Wraps{}, "because": fill.Wraps{},

	"once": 1, "twice": 2, "two options": 2, "three options": 3, "more": 1, "fewer": -1, "highest": int8(1), "lowest": int8(-1), "target": "target",
	"lately": false, "since your last turn": true,
	"per turn": rules.PerTurn, "per round": rules.PerRound, "per game": rules.PerGame,
	"top": rules.Top, "bottom": rules.Bottom, "top or bottom": rules.Either,
	"rounded up": rules.HalfUp, "rounded down": rules.HalfDown,
	"is greater": rules.AtLeast, "is less": rules.AtMost, "is equal": rules.Exactly, "is greater or equal": rules.AtLeast, "is less or equal": rules.AtMost,

	// Players
	"your opponent": SubjectOpponent, "each opponent": SubjectEachOpponent, "each player": SubjectEachPlayer,
	"its controller": SubjectController, "its owner": SubjectOwner, "the bearer's controller": SubjectBearers, "that player": SubjectThatPlayer,
	"each other player": SubjectEachOther, "the chosen player": SubjectChosen, "each chosen player": SubjectEachChosen,
	"a player of your choice": SubjectOfChoice, "a opponent of your choice": SubjectRivalOfChoice,
	"each player who": SubjectEachPlayer, "each player who befell": SubjectEachPlayer, "who befell most": SubjectEachPlayer, "who did most": SubjectEachPlayer, "each player who controls": SubjectEachPlayer, "each player who has": SubjectEachPlayer, "each player who did": SubjectWhoDid, "each player who didn't": SubjectWhoDidnt,
	"each player who voted for it": SubjectFor, "each player who voted against it": SubjectAgainst,

	// Paragraphs, sentences and clauses
	"mayinstead": Para{May: true}, "theymayinstead": Para{May: true, Theirs: true}, "otherwise": Sentence{Else: true}, "else unless cost": Sentence{Else: true}, "otherwise choice": Sentence{Else: true}, "random option": OneOf{Random: true},
	"may": Clause{May: true}, "whomay": Clause{May: true},
	"get": &Form{Core: CoreGet}, "have": &Form{Core: CoreHave}, "can": &Form{Core: CorePower},
	"gain quoted": &Form{Core: CoreQuote}, "mute": &Form{Core: CoreMute},
	"get while": formWhile, "can while": formWhile, "new targets": &Form{Core: CoreRetarget},
	"you win": formWin, "who wins": formWin, "you lose": formLose, "who loses": formLose,
	"for a time": &Form{Core: CoreDecree},
	"prevent":    formPrevent, "prevent x": formPrevent, "prevent all": formPrevent, "prevent every": formPrevent,
	"change x": ChangeRef{N: 1}, "change minus x": ChangeRef{N: -1},
	"each pip": QuantityRoll, "each who did": QuantityWhoDid, "each who didn't": QuantityWhoDidnt,
	"twice number": Quantity{Times: 2}, "twice count": Quantity{Times: 2}, "twice than": Quantity{Times: 2}, "twice tally": Quantity{Times: 2},

	"until your next": Until{rules.UntilStart, rules.You}, "until your opponent's next": Until{rules.UntilStart, rules.Opponent},
	"until its owner's next": Until{rules.UntilStart, rules.OwnerOf}, "until its controller's next": Until{rules.UntilStart, rules.ControllerOf},
	"until this turn ends": Until{rules.UntilEnd, rules.You}, "until your opponent's next step": Until{Of: rules.Opponent},

	// How many
	"exactly one": CountExactlyOne, "count": CountN, "up to": CountUpTo, "any number": CountAny, "every": CountEvery, "all": CountAll, "each": CountEach,
	"no": CountNo, "at least": CountAtLeast, "at most": CountAtMost, "x cards": CountX,
	"some": CountN, "some up to": CountUpTo, "n": CountN, "x much": CountX, "any amount": CountAnyAmount,
	"counters": CountN, "counters at least": CountAtLeast, "counters at most": CountAtMost, "no counter": CountNo,
	"x counters": CountX, "all counters": CountAll, "all of a kind": CountAll, "tokens": CountN, "x tokens": CountX,
	"that many": CountThatMuch, "twice that many": CountThatMuch, "twice that much": CountThatMuch, "that much": CountThatMuch, "that many counters": CountThatMuch, "that many tokens": CountThatMuch,

	// Cards
	"this": Thing{Kind: ThingThis}, "aimed this": Thing{Kind: ThingThis}, "this in": Thing{Kind: ThingThis}, "itself": Thing{Kind: ThingThis}, "known this": Thing{Kind: ThingThis},
	"bearer": Thing{Kind: ThingBearer}, "known bearer": Thing{Kind: ThingBearer}, "waited bearer": Thing{Kind: ThingBearer}, "bearer holds": Thing{Kind: ThingBearer},
	"whole zone": Thing{Kind: ThingZone}, "end": Thing{Kind: ThingEnd}, "ends": things(ThingEnd, CountN), "ends x": things(ThingEnd, CountX), "either of": Thing{Kind: ThingEither},
	"set": things(ThingRest, CountWholeSet), "one of": Thing{Kind: ThingRest}, "each of": things(ThingRest, CountEach),
	"any of": things(ThingRest, CountAny), "some of": Thing{Kind: ThingRest},
	"rest": things(ThingRest, CountWholeSet), "those": things(ThingRest, CountWholeSet), "pointed those": things(ThingSet, CountWholeSet),
	"that": things(ThingSet, CountThat), "chosen play": Thing{Kind: ThingSet, Past: "chosen", Count: Count{Kind: CountThat}}, "that played": things(ThingSet, CountThat), "pointed that": things(ThingSet, CountThat),
	"that nth": things(ThingSet, CountThat), "known nth": things(ThingSet, CountThat), "which 1": 1, "which 2": 2,
	"known that": things(ThingSet, CountThat), "laden that": things(ThingSet, CountThat), "laden those": things(ThingSet, CountWholeSet), "laden it": Thing{Kind: ThingIt}, "next time that": things(ThingSet, CountThat),
	"pointed some": things(ThingFilter, CountN), "pointed up to": things(ThingFilter, CountUpTo),
	"each of side": things(ThingFilter, CountEach), "all of side": things(ThingFilter, CountAll), "any of side": things(ThingFilter, CountAny),
	"an opponent's card": Thing{Poss: PossAnOpponent}, "waited of an opponent": Thing{Poss: PossAnOpponent}, "an opponent's play": Thing{Poss: PossAnOpponent},
	"holder": things(ThingFilter, CountBare), "whom bare": things(ThingFilter, CountBare), "each card": things(ThingFilter, CountBareOne),

	"owners' zones": ZoneRef{Poss: PossOwner, Many: true},
	"top of":        SourceRef{Part: rules.TopN}, "bottom of": SourceRef{Part: rules.BottomN}, "between": SourceRef{Part: rules.Between},
	"on top": Spot{Kind: SpotTop}, "on the bottom": Spot{Kind: SpotBottom}, "on either": Spot{Kind: SpotEither}, "second": Spot{Kind: SpotSecond}, "into": Spot{Kind: SpotInto}, "to": Spot{Kind: SpotTo},

	"on the table":  true,
	"half bare":     halfBare,
	"not acted":     Having{Not: true},
	"alike":         Having{Not: true},
	"single target": Having{Single: true},
	"with at least": Having{Cmp: rules.AtLeast}, "with at most": Having{Cmp: rules.AtMost}, "with exactly": Having{Cmp: rules.Exactly},

	// Verbs (words.txt)
	"verb show {cards}": Form{Core: CoreShow, Past: "shown"}, "verb reveal {cards}": Form{Core: CoreReveal, Past: "revealed"},
	"verb look at {cards}": Form{Core: CoreLook, Past: "seen"}, "verb choose {cards}": Form{Core: CoreChoose, Past: "chosen"},
	"verb keep {cards}": Form{Core: CoreChoose, Past: "kept"}, "verb put {cards} {place}": Form{Core: CorePut},
	"verb put {cards} {place} in any order": Form{Core: CorePutOrdered}, "verb return {cards} {place}": Form{Core: CoreReturn, Past: "returned"},
	"verb shuffle {cards} into {zone}": Form{Core: CoreShuffleIn, Past: "shuffled"}, "verb shuffle {zone}": Form{Core: CoreShuffle},
	"verb raise {stat} by {n}": Form{Core: CoreRaise}, "verb lower {stat} by {n}": Form{Core: CoreLower},
	"verb choose a player": Form{Core: CoreSeat}, "verb choose a opponent": Form{Core: CoreRival}, "verb choose another player": Form{Core: CoreAnotherSeat},
	"verb attach {cards} to {host}": Form{Core: CoreAttach, Past: "attached"},
	"verb put {cards} under {host}": Form{Core: CoreTuck}, "verb put {cards} under {host} face-down": Form{Core: CoreTuckDown}, "verb make {cards} a copy of {host}": Form{Core: CoreGuise},
	"verb gain {n} <Phrase>": Form{Core: CoreGain}, "verb lose {n} <Phrase>": Form{Core: CoreLose}, "verb pay {n} <Phrase>": Form{Core: CorePay},
	"verb search your {zone} for {cards}": Form{Core: CoreSearch, Past: "found"}, "verb search your {zone} or {zone} for {cards}": Form{Core: CoreSearch, Past: "found"},
	"verb put {counters} on {cards}": Form{Core: CoreCounterOn}, "verb remove {counters} from {cards}": Form{Core: CoreCounterOff},
	"verb toss a coin": Form{Core: CoreCoin}, "verb roll a die": Form{Core: CoreDie}, "verb roll {n} dice": Form{Core: CoreDice},
	"verb choose a <Phrase>": Form{Core: CoreSay}, "verb choose the <Phrase> of {host}": Form{Core: CoreSayOf}, "verb choose a number": Form{Core: CoreNumber}, "verb vote": Form{Core: CoreVote}, "verb skip {whose} next {step}": Form{Core: CoreSkip},
	"verb copy {plays}":   Form{Core: CoreCopy, Past: "copied"},
	"verb <Verb> {cards}": Form{Core: CoreMove}, "verb <Verb> down to {count:card}": Form{Core: CoreMoveDownTo},

	// A game's own words (words.txt)
	"one <.>": CountOne, "several <.>": CountN, "up to several <.>": CountUpTo, "one or two <.>": CountRange, "as many <.>": CountThatMuch,
	"Doer a player": PossNone,
	"ordinal first": 1, "ordinal second": 2, "ordinal third": 3, "ordinal fourth": 4, "ordinal fifth": 5,

	// Numbers
	"number of": QuantityOf, "number had": QuantityOf, "total of": QuantityTotal, "total set": QuantityTotal, "stat number": QuantityStat, "gauge stat": QuantityStat, "chosen number": QuantityChosen, "the x": QuantityX,
	"count roll": QuantityRoll, "tally roll": QuantityRoll, "number from": QuantityN, "number from less": QuantityN, "compared num": QuantityN, "tally in": QuantityCards, "tally of": QuantityCards, "total tally": QuantityTotal, "total cards": QuantityTotal, "best cards": QuantityBest, "best tally": QuantityBest, "count cards": QuantityCards, "gauge cards": QuantityCards,

	// Conditions
	"is so": fill.Wraps{}, "some plays": fill.Wraps{}, "one is so": Cond{Or: true}, "you do": Cond{YouDo: true}, "they do": Cond{YouDo: true, They: true}, "you don't": Cond{YouDo: true, Not: true}, "they don't": Cond{YouDo: true, They: true, Not: true},
	"the vote passes": Cond{Vote: true}, "the vote fails": Cond{Vote: true, Not: true}, "besides paid": Cond{Paid: true}, "besides unpaid": Cond{Paid: true, Not: true}, "paid with": Cond{Payers: true}, "the roll is chosen": Cond{Roll: true},
	"bearer is": Cond{Bearer: true}, "bearer isn't": Cond{Bearer: true, Not: true}, "isn't": Cond{Not: true}, "didn't": Cond{Not: true}, "didn't befall": Cond{Not: true}, "didn't happen": Cond{Not: true}, "was": Cond{Was: true}, "that was": Cond{Was: true}, "there were counters": Cond{Was: true},
	"at most so much": rules.AtMost, "so much": rules.Exactly,
	"have at most": rules.AtMost, "have less": rules.AtMost, "have as much": rules.Exactly,

	// Events
	"your ordinal": EventUse{By: PossYour}, "many": EventUse{Many: true}, "many of a side": EventUse{Many: true}, "many does": EventUse{Many: true},

	// What players do, and what befalls them
	"rather": PriceUse{}, "besides": PriceUse{Besides: true}, "besides may": PriceUse{Besides: true, May: true}, "besides if": PriceUse{Besides: true},
	"may do": DecreeUse{Kind: rules.Allows}, "may do one": DecreeUse{Kind: rules.Allows}, "costs less": DecreeUse{Kind: rules.Charges, By: PossAny}, "costs more": DecreeUse{Kind: rules.Charges, By: PossAny},
	"may look": DecreeUse{Kind: rules.Shows}, "only from": DecreeUse{Kind: rules.Confines}, "top place": SourceRef{Part: rules.TopN, N: 1},
	"goes elsewhere": DecreeUse{Kind: rules.Diverts}, "only if played": itsOwn(0), "from elsewhere": itsOwn(rules.Allows), "from elsewhere if": itsOwn(rules.Allows),
	"costs itself less": itsOwn(rules.Charges), "costs itself more": itsOwn(rules.Charges),
	"if costs itself less": itsOwn(rules.Charges), "if costs itself more": itsOwn(rules.Charges), "unless costs itself more": itsOwn(rules.Charges),
	"twice as much": rules.Alter{Times: 2}, "half, rounded up": rules.Alter{Half: rules.HalfUp}, "half, rounded down": rules.Alter{Half: rules.HalfDown},
}

var (
	formWhile   = &Form{Core: CoreWhile}
	formWin     = &Form{Core: CoreWin}
	formLose    = &Form{Core: CoreLoseGame}
	formPrevent = &Form{Core: CorePrevent}
)

func things(kind ThingKind, count CountKind) Thing {
	return Thing{Kind: kind, Count: Count{Kind: count}}
}

// itsOwn is what a card says of playing itself.
func itsOwn(kind rules.DecreeKind) DecreeUse { return DecreeUse{Kind: kind, Self: true, By: PossYour} }
