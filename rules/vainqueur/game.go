// Package vainqueur is the Vainqueur Custom Card Game: monsters that attack,
// Masters with health, Battlefields that change both sides.
//
// Turn, summoning, the response order and combat are procedures here; what
// each card does is card text in cards/, compiled by package text. Holes in
// the rules are settled in RULINGS.md; scenarios/ shows the rules at work.
//
// Reading order: words.go (zones, numbers, marks), turn.go, offers.go (what
// may be done and why not), play.go and chain.go (how plays are declared,
// answered and resolved), combat.go, fate.go (destruction and what moves do),
// triggers.go, verbs.go and adjectives.go (what card texts call),
// vocabulary.go (their words), decks.go, speech.go; what the rules never read: looks.go, closed.go,
// terms.go, symbols.go and levels.go (how it lies on a table), questions.go (what these ask).
package vainqueur

import (
	"feltstack/rules"
	"feltstack/rules/message"
)

// The procedures.
const (
	procMatch rules.ProcID = iota
	procTurn
	procSummon
	procDeclare
	procChain
	procResolve
	procAttack
	procHappen
	procText
	procArrive
	procPay
	procCreate
	procCopy
)

func procs() []rules.Proc {
	return []rules.Proc{
		procMatch:   matchProc(),
		procTurn:    turnProc(),
		procSummon:  summonProc(),
		procDeclare: declareProc(),
		procChain:   chainProc(),
		procResolve: resolveProc(),
		procAttack:  attackProc(),
		procHappen:  rules.HappenProc(),
		procText:    rules.TextProc(),
		procArrive:  arriveProc(),
		procPay:     rules.PayProc(),
		procCreate:  createProc(),
		procCopy:    rules.CopyProc(),
	}
}

// Verbs of Vainqueur, after those every game has.
const (
	verbSummon rules.Verb = rules.VerbCommon + iota
	verbSummonDefending
	verbTribute
	verbMaster
	verbBattlefield
	verbPlay
	verbUse
	verbGained
	verbChange
	verbAttack
	verbDirect
	verbOrder
	verbReady
	verbDefend
	verbFirst
	verbSecond
	verbPass
	verbEnd
	verbHeads
	verbTails
	verbCount
)

func verbs() []rules.VerbSpec {
	own := map[rules.Verb]rules.VerbSpec{
		verbSummon:          {Key: "summon {card}", Say: "do.summon", Drop: Field},
		verbSummonDefending: {Key: "defend with {card}", Say: "do.summon_defending", Drop: Field},
		verbTribute:         {Key: "tribute {card}", Say: "do.tribute"},
		verbMaster:          {Key: "play {card}", Say: "do.master", Drop: MasterZone},
		verbBattlefield:     {Key: "play {card}", Say: "do.battlefield", Drop: Battlezone},
		verbPlay:            {Key: "play {card} {ability}", Say: "do.play", Drop: OnStack},
		verbUse:             {Key: "use {card} {ability}", Say: "do.use", Drop: OnStack},
		verbGained:          {Key: "use {card} with {giver}", Say: "do.gained", Drop: OnStack},
		verbChange:          {Key: "turn {card}", Say: "do.change", Drop: Field},
		verbAttack:          {Key: "attack {card} {target}", Say: "do.attack"},
		verbDirect:          {Key: "attack {card} player", Say: "do.direct", Drop: Field, Across: true},
		verbOrder:           {Key: "first {trigger}", Say: "do.order"},
		verbReady:           {Key: "ready", Say: "do.ready"},
		verbDefend:          {Key: "defending", Say: "do.defend"},
		verbFirst:           {Key: "go first", Say: "do.first"},
		verbSecond:          {Key: "go second", Say: "do.second"},
		verbHeads:           {Key: "heads", Say: "do.heads"},
		verbTails:           {Key: "tails", Say: "do.tails"},
		verbPass:            {Key: "pass", Say: "do.pass", Default: true},
		verbEnd:             {Key: "next step", Say: "do.end", Default: true},
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
	promptFirst
	promptMain
	promptAttack
	promptTribute
	promptAnswer
	promptWindow
	promptOrder
	promptPosition
	promptRetarget
	promptMode
	promptInstead
	promptCall
	promptWay
	promptPayment
	promptCopy
)

func prompts() []message.ID {
	return []message.ID{
		promptNone:     "",
		promptFirst:    "ask.first",
		promptMain:     "ask.main",
		promptAttack:   "ask.attack",
		promptTribute:  "ask.tribute",
		promptAnswer:   "ask.answer",
		promptWindow:   "ask.window",
		promptOrder:    "ask.order",
		promptPosition: "ask.position",
		promptRetarget: "ask.retarget",
		promptMode:     "ask.mode",
		promptInstead:  "ask.instead",
		promptCall:     "ask.call",
		promptWay:      "ask.way",
		promptPayment:  "ask.payment",
		promptCopy:     "ask.copy",
	}
}

// Rule options of the game: places in Head.Opts, in the order of ruleOptions().
const (
	optFirstAttack = iota
	optChain
	optPosition
	optGuard
)

func ruleOptions() []rules.RuleOption {
	return []rules.RuleOption{
		{Name: "firstTurnAttack", Title: "option.first_turn_attack", Help: "option.first_turn_attack_help", Values: []string{"on", "off"}},
		{Name: "chain", Title: "option.chain", Help: "option.chain_help", Values: []string{"lifo", "immediate"}},
		{Name: "positionChange", Title: "option.position_change", Help: "option.position_change_help", Values: []string{"perTurn", "perMonster"}},
		{Name: "mastersGuardedBy", Title: "option.masters_guarded_by", Help: "option.masters_guarded_by_help", Values: []string{"anyMonster", "defendingPosition"}},
	}
}

// New builds the game. Cards and decks are compiled from their texts, so that
// a card with an error is an error here.
func New() (*rules.Game, error) { return recipe().Make() }

// frame is the game without its cards.
func frame() *rules.Game {
	return &rules.Game{
		Cover: rules.Cover{
			Name:     "vainqueur",
			Title:    "Vainqueur",
			About:    "about.game",
			Version:  "1.0.0",
			MinSeats: 2,
			MaxSeats: 2,
		},
		Tables: rules.Tables{
			Zones:    zones(),
			Verbs:    verbs(),
			Prompts:  prompts(),
			Reasons:  reasons(),
			Causes:   causes(),
			Classes:  classes(),
			Phases:   stepNames,
			Labels:   []string{"", ""},
			Flags:    []string{"defending", "attacked", "attacked twice", "turned this turn", "fresh", "harmed"},
			Marks:    []string{"", "STR changed", "DEF changed", "STR set", "DEF set", "has a power", "canceled", "borrowed", "one more attack", "dated", "rules changed", "shielded", "shielded in battle", "chosen kind", "has an ability", "without abilities", "without a power", "skips a step"},
			SeatNums: []string{"life", "summons", "changes", "attacks"},
			Nums:     []string{"fresh", "quiet", "first"},
			Places:   []string{"first"},
			Facts: []rules.NumSpec{
				FactRank:  {Name: "rank"},
				FactSTR:   {Name: "STR", Adds: MarkSTR, Sets: MarkSetSTR, Has: isMonster},
				FactDEF:   {Name: "DEF", Adds: MarkDEF, Sets: MarkSetDEF, Has: isMonster},
				FactHP:    {Name: "HP", Left: health},
				FactTypes: {},
			},
			Counters:       counterSpecs(),
			RuleOptions:    ruleOptions(),
			Windows:        windows(),
			PromptMode:     promptMode,
			PromptWay:      promptWay,
			Acts:           actNames,
			Decreed:        MarkDecree,
			PromptInstead:  promptInstead,
			PromptRetarget: promptCopy,
			Floored:        1 << NumLife,
			Gains:          MarkPower,
			Loses:          MarkUnable,
			Grants:         MarkGained,
			Mutes:          MarkMuted,
			Hinders:        KeyNoAttack | KeyNoDefend | KeyNoChange | KeyNoDamage,
			Attached:       Attached,
			Under:          Under,
			Fallen:         Cem,
			FallWhy:        WhyFallen,
			CountWhy:       WhyCounted,
			Spans:          spans(),
			Since:          MarkSince,
		},
		Code:     rules.Code{Procs: procs(), Main: procMatch, Text: procText, Pay: procPay, Natives: natives(), Preds: preds(), Proposals: proposals(), Happen: procHappen, Copy: procCopy, Relations: relations()},
		Course:   rules.Course{Deal: deal, Begin: begin, Given: given, Instead: instead, Leaves: leaves, Moved: moved, Endless: endless, Window: windowNow, Copied: copied},
		Legality: rules.Legality{Target: target, TargetItem: targetItem, NoTarget: noTarget, NotNow: noTiming, NoCost: noCost, Silent: silent, Because: because},
		Stock:    rules.Stock{Trial: trial},
		Worth:    rules.Worth{Eval: eval, Ahead: 3, Rank: rank},
		Speech:   speech(),
	}
}

// silent reports whether c's text counts for nothing: canceled, or face-down
// in a Cemetery (W-034, W-036).
func silent(m *rules.Match, c rules.CardID) bool {
	return m.S.Cards[c].Face == rules.FaceDown || m.S.Marked(c, MarkCanceled)
}
