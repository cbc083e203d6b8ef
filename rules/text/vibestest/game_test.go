package vibestest

import (
	"fmt"

	"feltstack/rules"
	"feltstack/rules/message"
)

// The procedures.
const (
	procMatch rules.ProcID = iota
	procCycle
	procTurn
	procTime
	procTriggers
	procTrigger
	procDeclare
	procResolve
	procHappen
	procText
	procPay
	procCopy
)

func procs() []rules.Proc {
	return []rules.Proc{
		procMatch:    {Name: "match", Steps: []rules.Step{setUp, nextCycle}},
		procCycle:    cycleProc(),
		procTurn:     turnProc(),
		procTime:     timeProc(),
		procTriggers: triggersProc(),
		procTrigger:  {Name: "trigger", Steps: append(rules.DeclareSteps(), runTrigger)},
		procDeclare:  {Name: "declare", Steps: append(rules.DeclareSteps(), charge, commit)},
		procResolve:  resolveProc(),
		procHappen:   rules.HappenProc(),
		procText:     rules.TextProc(),
		procPay:      rules.PayProc(),
		procCopy:     rules.CopyProc(),
	}
}

// The options of the game.
const (
	verbPlay rules.Verb = rules.VerbCommon + iota
	verbUse
	verbGained
	verbRod
	verbOrder
	verbPass
	verbDone
)

func verbs() []rules.VerbSpec {
	return append(rules.CommonVerbs(),
		rules.VerbSpec{Key: "play {card} {ability}", Say: "Play {card}"},
		rules.VerbSpec{Key: "use {card} {ability}", Say: "Use {card}"},
		rules.VerbSpec{Key: "use {card}", Say: "Use {card}"},
		rules.VerbSpec{Key: "rod {card}", Say: "Play {card} as a Rod"},
		rules.VerbSpec{Key: "first {trigger}", Say: "{trigger} first"},
		rules.VerbSpec{Key: "pass", Say: "Pass", Default: true},
		rules.VerbSpec{Key: "done", Say: "End your turn", Default: true},
	)
}

// frame is the game without its cards.
func frame() *rules.Game {
	return &rules.Game{
		Cover: rules.Cover{Name: "vibes", Title: "Vibes words", Version: "1", MinSeats: 2, MaxSeats: 2},
		Tables: rules.Tables{
			Zones:    zones(),
			Verbs:    verbs(),
			Prompts:  prompts(),
			Reasons:  reasons(),
			Causes:   causes(),
			Classes:  []message.ID{"", "Action", "act", "card"},
			Phases:   []string{"Turn", "Action Time", "Vibe Check", "End"},
			Labels:   []string{"", "", ""},
			Flags:    []string{"flopped"},
			Marks:    []string{"", "vibe changed", "vibe set", "has a power", "dated", "lacks a power", "decree", "word", "ability", "muted"},
			SeatNums: []string{"Fishsicles", "rods played"},
			Nums:     []string{"Baron", "winner"},
			Facts: []rules.NumSpec{
				factKind: {}, factColors: {}, factTypes: {}, factGives: {},
				factCost: {Name: "cost", Everywhere: true},
				factVibe: {Name: "vibe", Adds: markVibe, Sets: markSetVibe},
			},
			Counters:  []rules.CounterSpec{{Name: "counters", Fact: factVibe, By: 1}},
			Resources: resources(),
			Means: []rules.Means{
				byFlop:      {Name: "flop", Flag: flopped, Weight: 1, Do: produced},
				byFishsicle: {Name: "Fishsicle", Num: numFishsicles + 1, Why: whyFishsicle, Weight: 2},
			},
			PromptMode: promptMode, PromptInstead: promptInstead, PromptRival: promptRival,
			PromptWay: promptWay, PromptX: promptX, PromptPay: promptPay,
			Floored: 1 << numFishsicles,
			Gains:   markPower,
			Loses:   markSilent,
			Since:   markSince,
			Acts:    []string{"", "play"},
			Decreed: markDecreed,

			Grants:  markGrant,
			Mutes:   markMute,
			Hinders: keyNoWin | keyNoCheck,

			Attached: worn, Under: under, Fallen: ice, FallWhy: whyIced,
			Spans: []rules.Span{
				{Name: "Cycle", Until: untilCycle},
				{Name: "Action Time", Until: untilTime, Runs: func(m *rules.Match) bool { return m.S.Phase == phaseTime }},
			},

			PromptRetarget: promptRetarget,
		},
		Code: rules.Code{
			Procs: procs(), Main: procMatch, Text: procText, Pay: procPay, Natives: natives(), Preds: preds(),
			Proposals: proposals(), Happen: procHappen, Copy: procCopy,
		},
		Course:   rules.Course{Deal: deal, Begin: begin, Instead: instead, Leaves: leaves, Moved: moved, Supplies: supplies, Charge: charged, Falls: falls, Heard: heard},
		Legality: rules.Legality{Target: target, NoTarget: noTarget, NotNow: noTiming, NoCost: noCost, Silent: silent},
	}
}

// deckOf is what everybody plays with where a script says nothing else.
func deckOf() rules.Deck {
	return rules.Deck{Name: "Pebbles", Cards: []rules.DeckLine{{N: 20, Card: "Pebble"}}}
}

func deal(m *rules.Match) {
	for p := range rules.Seat(m.S.SeatCount) {
		for _, l := range m.Brought(p).Cards {
			for range l.N {
				m.NewCard(defOf(m.Game, l.Card), uint8(p)+1, p, m.Game.Zone(deck, p))
			}
		}
	}
}

func defOf(g *rules.Game, name string) rules.DefID {
	for i := range g.Defs {
		if g.Defs[i].Name == name {
			return rules.DefID(i)
		}
	}
	panic("no card is called " + name)
}

// begin makes a match stand in a Cycle in which p has the Baron: in p's turn ("turn" before
// what happens at its start, "play" after its draw), in Action Time ("time" before what happens
// at its start, "action" after it), before the Vibe Check or at the Cycle's end.
func begin(m *rules.Match, p rules.Seat, phase string) error {
	m.S.Nums[numBaron] = int16(p) + 1
	m.S.Active, m.S.Turn = p, 2
	m.S.Frames[0].Step = 1 // the Cycle is given
	cycle := m.Call(procCycle, rules.Frame{Ctrl: p})
	switch phase {
	case "turn", "play":
		cycle.Step = cycleFirst + 1
		turn := m.Call(procTurn, rules.Frame{Ctrl: p})
		if phase == "play" {
			turn.Step = turnPlay
		}
	case "time", "action":
		m.S.Phase = phaseTime
		cycle.Step = cycleTime
		if phase == "action" {
			cycle.Step = cycleActs
		}
	case "check":
		cycle.Step = cycleCheck
	case "end":
		cycle.Step = cycleEnds
	default:
		return fmt.Errorf("there is no phase %q to begin in: there are turn, play, time, action, check and end", phase)
	}
	return nil
}

// silent reports whether c's text counts for nothing, as it lies as a Rod.
func silent(m *rules.Match, c rules.CardID) bool {
	return m.S.Cards[c].Face == rules.FaceDown
}

// target refuses c as a target.
func target(m *rules.Match, q *rules.Query, c rules.CardID) rules.No {
	if inPlay(m.KindOf(c)) && m.Power(c, keyNoTarget) {
		return noImmune
	}
	return ok
}

func inPlay(k rules.ZoneKind) bool { return k == huddle || k == relics || k == rods || k == worn }

// instead sends cards to the zones of their owner, and forgets as what they lay in play.
func instead(m *rules.Match, mv *rules.Move) {
	switch to := m.Game.ZoneKind(mv.To); to {
	case deck, hand, ice:
		mv.To = m.Game.Zone(to, m.S.Cards[mv.Card].Owner)
	}
}

// leaves reports a card that is about to leave play.
func leaves(m *rules.Match, mv rules.Move) {
	m.RaiseLeaving(whyLeaves, mv.Card, m.S.Cards[mv.Card].Ctrl, 0)
}

// moved ends what a card loses when it leaves play, and tells what the move was.
func moved(m *rules.Match, mv *rules.Move) {
	from, to := m.Game.ZoneKind(mv.From), m.Game.ZoneKind(mv.To)
	c := mv.Card
	card := &m.S.Cards[c]
	if inPlay(from) && !inPlay(to) {
		m.DropMarks(func(k *rules.Mark) bool { return k.Card == c })
		card.Flags = 0
	}
	switch {
	case mv.Why == whyDraw, mv.Why == whyMill:
		m.Raise(mv.Why, c, card.Owner, 0)
	case inPlay(to) && !inPlay(from) && card.Face != rules.FaceDown:
		m.Raise(whyEnters, c, card.Ctrl, 0)
	}
}

// falls says where a card goes whose bearer leaves play: a Fit stays in play, to be iced
// when nothing is waiting any more.
func falls(m *rules.Match, c rules.CardID, _ *rules.Move) rules.ZoneID {
	if card := &m.S.Cards[c]; m.KindOf(c) == worn {
		return m.Game.Zone(relics, card.Ctrl)
	}
	return m.Game.Zone(ice, m.S.Cards[c].Owner)
}

// heard tells texts of Fits that are put on.
func heard(m *rules.Match, ev *rules.Event) {
	if ev.Kind == rules.EvAttached && ev.Target != 0 && m.KindOf(ev.Card) == worn {
		m.Raise(whyAttached, ev.Card, ev.Seat, 0)
	}
}
