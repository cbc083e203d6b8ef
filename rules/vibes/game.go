// Package vibes is the Vibes TCG: penguins that huddle, Rods that pay for them,
// and the Baron, who says who has won.
//
// Cycle, turn, paying, Action Time, the stack and Vibe Check are procedures here;
// what each card does is card text in cards/, compiled by package text. The rules
// are the official comprehensive ones; holes in them are settled in RULINGS.md;
// scenarios/ shows the rules at work.
//
// Reading order: words.go (zones, numbers, marks), production.go (resources and what cards make), supply.go (what pays),
// turn.go (the match, a Cycle, a turn), play.go (declaring and paying), action.go
// (Action Time and the stack), check.go (Vibe Check and the Unfloppening),
// settle.go (triggers and penguins without vibe), moves.go (what moves do),
// rods.go (cards that are Basic Rods), verbs.go and adjectives.go (what card texts
// call), vocabulary.go (their words), decks.go, speech.go; what the rules never read: looks.go, closed.go,
// terms.go, symbols.go, plainmotif.go and levels.go (how it lies on a table), questions.go (what these ask).
package vibes

import (
	"feltstack/rules"
	"feltstack/rules/message"
)

// The procedures.
const (
	procMatch rules.ProcID = iota
	procTurn
	procDeclare
	procAction
	procResolve
	procSettle
	procCheck
	procHappen
	procText
	procPay
	procCopy
	procUse
)

func procs() []rules.Proc {
	return []rules.Proc{
		procMatch:   matchProc(),
		procTurn:    turnProc(),
		procDeclare: declareProc(),
		procAction:  actionProc(),
		procResolve: resolveProc(),
		procSettle:  settleProc(),
		procCheck:   checkProc(),
		procHappen:  rules.HappenProc(),
		procText:    rules.TextProc(),
		procPay:     rules.PayProc(),
		procCopy:    copyProc(),
		procUse:     useProc(),
	}
}

// Verbs of Vibes, after those every game has.
const (
	verbBottom rules.Verb = rules.VerbCommon + iota
	verbKeep
	verbPenguin
	verbRelic
	verbRod
	verbHide
	verbAction
	verbSaucy
	verbAct
	verbGained
	verbOrder
	verbWinner
	verbIceRod
	verbPass
	verbDone
	verbCount
)

func verbs() []rules.VerbSpec {
	own := map[rules.Verb]rules.VerbSpec{
		verbBottom:  {Key: "bottom {card}", Say: "do.bottom", Drop: Deck},
		verbKeep:    {Key: "keep", Say: "do.keep", Default: true},
		verbPenguin: {Key: "play {card}", Say: "do.penguin", Drop: Huddle},
		verbRelic:   {Key: "play {card}", Say: "do.relic", Drop: Relics},
		verbRod:     {Key: "play {card}", Say: "do.rod", Drop: Rods},
		verbHide:    {Key: "rod {card}", Say: "do.hide", Drop: Rods, StandsIn: true},
		verbAction:  {Key: "play {card} {ability}", Say: "do.action", Drop: OnStack},
		verbSaucy:   {Key: "turn up {face}", Say: "do.saucy", Drop: OnStack},
		verbAct:     {Key: "act {card} {ability}", Say: "do.act", Drop: OnStack},
		verbGained:  {Key: "act {card} with {giver}", Say: "do.gained", Drop: OnStack},
		verbOrder:   {Key: "first {trigger}", Say: "do.order"},
		verbWinner:  {Key: "winner {card}", Say: "do.winner"},
		verbIceRod:  {Key: "ice {card}", Say: "do.ice_rod"},
		verbPass:    {Key: "pass", Say: "do.pass", Default: true},
		verbDone:    {Key: "done", Say: "do.done", Default: true},
	}
	all := rules.CommonVerbs()
	for v := rules.VerbCommon; v < verbCount; v++ {
		all = append(all, own[v])
	}
	return all
}

// Prompts of decisions that the rules ask; those of card texts follow them.
const (
	promptNone uint16 = iota
	promptBottom
	promptPlay
	promptAction
	promptAnswer
	promptOrder
	promptWinner
	promptRetarget
	promptMode
	promptInstead
	promptWay
	promptX
	promptPay
	promptBesides
)

func prompts() []message.ID {
	return []message.ID{
		promptNone:     "",
		promptBottom:   "ask.redraw",
		promptPlay:     "ask.play",
		promptAction:   "ask.action",
		promptAnswer:   "ask.answer",
		promptOrder:    "ask.order",
		promptWinner:   "ask.winner",
		promptRetarget: "ask.copy",
		promptMode:     "ask.mode",
		promptInstead:  "ask.instead",
		promptWay:      "ask.way",
		promptX:        "ask.x",
		promptPay:      "ask.pay",
		promptBesides:  "ask.besides",
	}
}

// Rule options of the game: places in Head.Opts, in the order of ruleOptions().
const optSameSide = 0

func ruleOptions() []rules.RuleOption {
	return []rules.RuleOption{
		{Name: "sameSideTie", Title: "option.same_side", Help: "option.same_side_help", Values: []string{"win", "tie"}},
	}
}

// New builds the game. Cards and decks are compiled from their texts, so that
// a card with an error is an error here.
func New() (*rules.Game, error) { return recipe().Make() }

// frame is the game without its cards.
func frame() *rules.Game {
	return &rules.Game{
		Cover: rules.Cover{
			Name:     "vibes",
			Title:    "Vibes",
			About:    "about.game",
			Version:  "1.0.0",
			MinSeats: 2,
			MaxSeats: 2,
		},
		Tables: rules.Tables{
			Zones:          zones(),
			Verbs:          verbs(),
			Prompts:        prompts(),
			Reasons:        reasons(),
			Causes:         causes(),
			Classes:        classes(),
			Phases:         phaseNames,
			Labels:         []string{"", ""},
			Flags:          []string{"flopped"},
			Marks:          []string{"", "vibe changed", "vibe set", "has a power", "without a power", "has an ability", "without abilities", "dated", "rules changed", "chosen kind", "production changed", "production set", "playable", "to the bottom", "removed", "more Red Pudge"},
			SeatNums:       []string{"rods", "Fishsicles", "skipped draws"},
			Nums:           []string{"baron", "cycle", "second", "winner"},
			Places:         []string{"baron", "winner"},
			Facts:          facts(),
			Counters:       []rules.CounterSpec{CounterVibe: {Name: "vibe", Fact: FactVibe, By: 1, Put: WhyPut, Taken: WhyOff}},
			CountWhy:       WhyCounted,
			Resources:      resources(),
			Means:          means(),
			RuleOptions:    ruleOptions(),
			Windows:        windows(),
			PromptMode:     promptMode,
			PromptWay:      promptWay,
			PromptX:        promptX,
			PromptPay:      promptPay,
			PromptInstead:  promptInstead,
			PromptRetarget: promptRetarget,
			Acts:           actNames,
			Decreed:        MarkDecree,
			Gains:          MarkPower,
			Loses:          MarkUnable,
			Grants:         MarkGained,
			Tablewide:      KeyTwice | KeyDoubled | KeySum,
			Mutes:          MarkMuted,
			Attached:       Worn,
			Under:          Under,
			Fallen:         Ice,
			FallWhy:        WhyFallen,
			Floored:        1 << NumFishsicles,
			Spans:          spans(),
			Since:          MarkSince,
		},
		Code:     rules.Code{Procs: procs(), Main: procMatch, Text: procText, Pay: procPay, Natives: natives(), Preds: preds(), Proposals: proposals(), Happen: procHappen, Copy: procCopy, Relations: relations()},
		Course:   rules.Course{Deal: deal, Begin: begin, Given: given, Instead: instead, Leaves: leaves, Moved: moved, Falls: falls, Adrift: adrift, Foremost: baron, Heard: heard, Hears: []rules.EventKind{rules.EvGuise, rules.EvAttached}, Endless: endless, Window: windowNow, Copied: copied, Charge: charge, Supplies: supplies, Affords: affords, Reach: reach, Alike: alike},
		Legality: rules.Legality{Target: target, NoTarget: noTarget, NotNow: noTiming, NoCost: noCost, Enough: noMore, Because: because},
		Stock:    rules.Stock{Trial: trial},
		Worth:    rules.Worth{Eval: eval, Dear: dear, Judge: judged, Ahead: 2, Round: cycle, Rank: rank, Shallow: true, Guided: true},
		Speech:   speech(),
	}
}
