// Package vtes is Vampire: The Eternal Struggle: two to five players in a ring, each with a prey at
// the left and a predator at the right, whose vampires bleed the prey's pool.
//
// Turn, actions, influence and ousting are procedures here, after the numbered rules ("VTES E-04");
// holes in them are settled in RULINGS.md; scenarios/ shows the rules at work. Vampires bleed and
// hunt; what cards say comes later, so that the cards of the library can be discarded and not yet
// be played.
//
// Reading order: words.go (zones, numbers, causes), cards.go (what is printed), turn.go (the match,
// a turn), action.go (actions), influence.go (transfers), oust.go and concede.go (how players leave, and the end),
// vocabulary.go, decks.go, speech.go; what the rules never read: looks.go, closed.go, terms.go,
// levels.go (how it lies on a table), eval.go and rank.go (what bots ask).
package vtes

import (
	"feltstack/rules"
	"feltstack/rules/message"
)

// The procedures.
const (
	procMatch rules.ProcID = iota
	procTurn
	procAction
	procAgree
	procHappen
	procText
)

func procs() []rules.Proc {
	return []rules.Proc{
		procMatch:  matchProc(),
		procTurn:   turnProc(),
		procAction: actionProc(),
		procAgree:  agreeProc(),
		procHappen: rules.HappenProc(),
		procText:   rules.TextProc(),
	}
}

// Verbs of VTES, after those every game has.
const (
	verbEdge rules.Verb = rules.VerbCommon + iota
	verbWithdraw
	verbBleed
	verbHunt
	verbTransfer
	verbBack
	verbCrypt
	verbBring
	verbPlay
	verbDiscard
	verbConcede
	verbDraw
	verbNext
	verbEnd
	verbCount
)

func verbs() []rules.VerbSpec {
	own := map[rules.Verb]rules.VerbSpec{
		verbEdge:     {Key: "edge", Say: "do.edge"},
		verbWithdraw: {Key: "withdraw", Say: "do.withdraw"},
		verbBleed:    {Key: "bleed {seat} with {card}", Say: "do.bleed", Drop: Ready, Across: true},
		verbHunt:     {Key: "hunt with {card}", Say: "do.hunt", Drop: Limbo},
		verbTransfer: {Key: "transfer to {card}", Say: "do.transfer", Drop: Limbo},
		verbBack:     {Key: "take back from {card}", Say: "do.back", Drop: Limbo},
		verbCrypt:    {Key: "new vampire", Say: "do.crypt", Drop: Uncontrolled},
		verbBring:    {Key: "bring out {card}", Say: "do.bring", Drop: Ready},
		verbPlay:     {Key: "play {card}", Say: "do.play"},
		verbDiscard:  {Key: "discard {card}", Say: "do.discard", Drop: Ash},
		verbConcede:  {Key: "concede to {seat}", Say: "do.concede"},
		verbDraw:     {Key: "offer a draw", Say: "do.draw"},
		verbNext:     {Key: "next phase", Say: "do.next", Default: true},
		verbEnd:      {Key: "end turn", Say: "do.end", Default: true},
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
	promptUnlock
	promptMinion
	promptInfluence
	promptDiscard
	promptAgree
	promptMode
	promptInstead
	promptRival
)

func prompts() []message.ID {
	return []message.ID{
		promptNone:      "",
		promptUnlock:    "ask.unlock",
		promptMinion:    "ask.minion",
		promptInfluence: "ask.influence",
		promptDiscard:   "ask.discard",
		promptAgree:     "ask.agree",
		promptMode:      "ask.mode",
		promptInstead:   "ask.instead",
		promptRival:     "ask.rival",
	}
}

// Rule options of the game: places in Head.Opts, in the order of ruleOptions().
const (
	optRounds   = iota // E-21
	optScoring         // E-20, ED-14
	optTransfer        // I-02, ED-02
	optConcede         // E-22
)

// rounds are how many rounds the time limit allows, by its option; 0 is any number.
var rounds = [...]int16{0, 10, 15, 20, 30}

func ruleOptions() []rules.RuleOption {
	return []rules.RuleOption{
		optRounds: {Name: "timeLimit", Title: "option.time", Help: "option.time_help", Values: []string{"off", "10", "15", "20", "30"},
			Named: []message.ID{"option.time_off", "option.time_10", "option.time_15", "option.time_20", "option.time_30"}},
		optScoring: {Name: "scoring", Title: "option.scoring", Help: "option.scoring_help", Values: []string{"casual", "tournament"},
			Named: []message.ID{"option.casual", "option.tournament"}},
		optTransfer: {Name: "duel", Title: "option.duel", Help: "option.duel_help", Values: []string{"off", "on"}},
		optConcede:  {Name: "concession", Title: "option.concede", Help: "option.concede_help", Values: []string{"off", "on"}},
	}
}

// New builds the game. Cards and decks are compiled from their texts, so that a card with an error
// is an error here.
func New() (*rules.Game, error) { return recipe().Make() }

// frame is the game without its cards.
func frame() *rules.Game {
	return &rules.Game{
		Cover: rules.Cover{
			Name:     "vtes",
			Title:    "VTES",
			About:    "about.game",
			Version:  "0.1.0",
			MinSeats: 2,
			MaxSeats: 5,
		},
		Tables: rules.Tables{
			Zones:         zones(),
			Verbs:         verbs(),
			Prompts:       prompts(),
			Reasons:       reasons(),
			Causes:        causes(),
			Classes:       classes(),
			Phases:        []string{"Unlock", "Master", "Minion", "Influence", "Discard"},
			Labels:        []string{"", ""},
			Flags:         []string{"locked", "bled"},
			Marks:         []string{"", "has a power"},
			SeatNums:      []string{"pool", "half points", "leaving"},
			Nums:          []string{"edge", "first", "round", "transfers", "discards", "actions"},
			Places:        []string{"edge", "first"},
			Facts:         facts(),
			Counters:      []rules.CounterSpec{CounterBlood: {Name: "blood"}},
			RuleOptions:   ruleOptions(),
			PromptMode:    promptMode,
			PromptInstead: promptInstead,
			PromptRival:   promptRival,
			Gains:         MarkPower,
			Floored:       1 << NumPool,
		},
		Code:     rules.Code{Procs: procs(), Main: procMatch, Text: procText, Happen: procHappen, Natives: nil, Preds: preds(), Relations: relations()},
		Course:   rules.Course{Deal: deal, Begin: begin, Refuse: refuse, Due: due, Heard: heard, Hears: []rules.EventKind{rules.EvSeatNum, rules.EvCounters}, Ousted: ousted, Instead: toOwner, Moved: moved},
		Legality: rules.Legality{NoTarget: noTarget, NotNow: noTiming},
		Worth:    rules.Worth{Value: value, Points: points, Eval: eval, Ahead: 1, Rank: rank, Shallow: true},
		Speech:   speech(),
	}
}
