// Package vainqueur is the Vainqueur Custom Card Game: monsters that attack,
// Masters with health, Battlefields that change both sides.
//
// Turn, summoning, the response order and combat are procedures here; what
// each card does is card text in cards/, compiled by package text. Holes in
// the rules are settled in RULINGS.md; scenarios/ shows the rules at work.
//
// Reading order: words.go (zones, numbers, marks), turn.go, offers.go (what
// may be done and why not), play.go and chain.go (how plays are announced,
// answered and resolved), combat.go, fate.go (destruction and what moves do),
// triggers.go, verbs.go and adjectives.go (what card texts call),
// vocabulary.go (their words), decks.go, speech.go, questions.go (what the table asks).
package vainqueur

import (
	"fmt"

	"feltstack/rules"
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
		verbSummon:          {Key: "summon {card}", Say: "Summon battle-ready", Drop: Field},
		verbSummonDefending: {Key: "defend with {card}", Say: "Summon defending", Drop: Field},
		verbTribute:         {Key: "tribute {card}", Say: "Tribute {card}"},
		verbMaster:          {Key: "play {card}", Say: "Play as your Master", Drop: MasterZone},
		verbBattlefield:     {Key: "play {card}", Say: "Play as your Battlefield", Drop: Battlezone},
		verbPlay:            {Key: "play {card} {ability}", Say: "Use {card}", Drop: OnStack},
		verbUse:             {Key: "use {card} {ability}", Say: "Use its effect", Drop: OnStack},
		verbGained:          {Key: "use {card} with {giver}", Say: "Use its effect from {giver}", Drop: OnStack},
		verbChange:          {Key: "turn {card}", Say: "Change its position", Drop: Field},
		verbAttack:          {Key: "attack {card} {target}", Say: "Attack {target}"},
		verbDirect:          {Key: "attack {card} player", Say: "Attack the player", Drop: Field, Across: true},
		verbOrder:           {Key: "first {trigger}", Say: "{trigger} first"},
		verbReady:           {Key: "ready", Say: "Battle-ready"},
		verbDefend:          {Key: "defending", Say: "Defending"},
		verbFirst:           {Key: "go first", Say: "Take the first turn"},
		verbSecond:          {Key: "go second", Say: "Let the other begin"},
		verbHeads:           {Key: "heads", Say: "Heads"},
		verbTails:           {Key: "tails", Say: "Tails"},
		verbPass:            {Key: "pass", Say: "Pass", Rest: true},
		verbEnd:             {Key: "next step", Say: "Next step", Rest: true},
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

func prompts() []string {
	return []string{
		promptNone:     "",
		promptFirst:    "You win the toss: who takes the first turn?",
		promptMain:     "Main Step: your move",
		promptAttack:   "Attack Step: attack, or go on",
		promptTribute:  "Tribute a monster for {card}",
		promptAnswer:   "Answer {card}?",
		promptWindow:   "You may react",
		promptOrder:    "Which effect comes first?",
		promptPosition: "Summon {card} in which position?",
		promptRetarget: "{card} attacks something else:",
		promptMode:     "{card}: which effect?",
		promptInstead:  "What happens instead?",
		promptCall:     "{card}: call the coin",
		promptWay:      "How do you pay for {card}?",
		promptPayment:  "Choose a monster to tribute for {card}",
		promptCopy:     "Choose new targets for the copy of {card}?",
	}
}

// Switches of the game: places in Head.Opts, in the order of switches().
const (
	optFirstAttack = iota
	optChain
	optPosition
	optGuard
)

func switches() []rules.Switch {
	return []rules.Switch{
		{Name: "firstTurnAttack", Title: "Attacks in the first turn", Help: "Whether who begins may attack in the first turn.", Values: []string{"on", "off"}},
		{Name: "chain", Title: "Answers", Help: "Plays wait for answers and resolve last in, first out, or resolve at once.", Values: []string{"lifo", "immediate"}},
		{Name: "positionChange", Title: "Changes of position", Help: "One position change a turn, or one for each monster.", Values: []string{"perTurn", "perMonster"}},
		{Name: "mastersGuardedBy", Title: "Who guards a Master", Help: "Which monsters keep attacks from their Master and player.", Values: []string{"anyMonster", "defendingPosition"}},
	}
}

// New builds the game. Cards and decks are compiled from their texts, so that
// a mistake in them is an error here.
func New() (*rules.Game, error) { return build(nil) }

// build is New with people's own cards.
func build(own []rules.OwnCards) (*rules.Game, error) {
	g := frame()
	if err := loadCards(g, own); err != nil {
		return nil, err
	}
	g.Extend = build
	g.CheckDeck = checkDeck(g)
	if err := loadDecks(g); err != nil {
		return nil, fmt.Errorf("decks of Vainqueur: %w", err)
	}
	return g.Build()
}

// frame is the game without its cards.
func frame() *rules.Game {
	return &rules.Game{
		Cover: rules.Cover{
			Name:     "vainqueur",
			Title:    "Vainqueur",
			About:    "Summon monsters, call on a Master and choose the Battlefield: 250 life each, and a deck of your own.",
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
			Marks:    []string{"", "STR changed", "DEF changed", "STR set", "DEF set", "has a power", "cancelled", "borrowed", "one more attack", "dated", "rules changed", "shielded", "shielded in battle", "chosen kind", "has an ability", "without abilities", "without a power", "skips a step"},
			SeatNums: []string{"life", "summons", "changes", "attacks"},
			Nums:     []string{"fresh", "quiet", "first"},
			Facts: []rules.NumSpec{
				FactRank:  {Name: "rank"},
				FactSTR:   {Name: "STR", Adds: MarkSTR, Sets: MarkSetSTR},
				FactDEF:   {Name: "DEF", Adds: MarkDEF, Sets: MarkSetDEF},
				FactHP:    {Name: "HP", Left: health},
				FactTypes: {},
			},
			Counters:       counterSpecs(),
			Switches:       switches(),
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

// silent reports whether c's text counts for nothing: cancelled, or face-down
// in a Cemetery (W-034, W-036).
func silent(m *rules.Match, c rules.CardID) bool {
	return m.S.Cards[c].Face == rules.FaceDown || m.S.Marked(c, MarkCancelled)
}
