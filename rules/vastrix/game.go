// Package vastrix is VASTRIX v3.0: the core rules for two players, for three
// each for themselves, and for two teams of two.
//
// The turn, the stack and the protections are procedures here; what each
// rank does is card text in cards/, compiled by package text; options/ and
// teams/ have what it says otherwise there. Holes in the document are settled
// in RULINGS.md; scenarios/ shows every rule at work.
//
// Reading order: words.go (zones, numbers, marks), teams.go, turn.go, offers.go (what
// may be done), refuse.go (and why not), play.go and stack.go (how a play runs),
// protect.go (targets, shields), child.go, ultra.go, sudden.go, partner.go, triggers.go,
// verbs.go and adjectives.go (what card texts call), speech.go, questions.go (what the table asks).
package vastrix

import "feltstack/rules"

// The procedures.
const (
	procMatch rules.ProcID = iota
	procTurn
	procSwap
	procWindow
	procStack
	procPlay
	procResolve
	procText
	procChild
	procMimic
	procUltraBlack
	procUltraMixed
	procUltraRed
	procUltraDo
	procSudden
	procScored
	procScuttled
	procEightBonus
	procTaken
	procRetarget
	procTargets
	procUltraPlay
	procPartner
)

func procs() []rules.Proc {
	return []rules.Proc{
		procMatch:      matchProc(),
		procTurn:       turnProc(),
		procSwap:       swapProc(),
		procWindow:     windowProc(),
		procStack:      stackProc(),
		procPlay:       playProc(),
		procResolve:    resolveProc(),
		procText:       rules.TextProc(),
		procChild:      childProc(),
		procMimic:      mimicProc(),
		procUltraBlack: ultraBlackProc(),
		procUltraMixed: ultraMixedProc(),
		procUltraRed:   ultraRedProc(),
		procUltraDo:    ultraDoProc(),
		procSudden:     suddenProc(),
		procScored:     scoredProc(),
		procScuttled:   scuttledProc(),
		procEightBonus: eightBonusProc(),
		procTaken:      takenProc(),
		procRetarget:   retargetProc(),
		procTargets:    targetsProc(),
		procUltraPlay:  ultraPlayProc(),
		procPartner:    partnerProc(),
	}
}

// Verbs of VASTRIX, after those every game has.
const (
	verbDraw rules.Verb = rules.VerbCommon + iota
	verbTakeUp
	verbScore
	verbEffect
	verbScuttle
	verbDrawPlay
	verbIdle
	verbSuper
	verbWild
	verbMimic
	verbMimicAs
	verbMarriage
	verbPartner
	verbMate
	verbUltraBlack
	verbUltraMixed
	verbUltraRed
	verbUltraCard
	verbUltraItem
	verbUltraDraw
	verbUltraTake
	verbSudden
	verbSuddenTarget
	verbSwap
	verbNoSwap
	verbGive
	verbKeep
	verbUnplayed
	verbPass
	verbEnd
)

func verbs() []rules.VerbSpec {
	own := map[rules.Verb]rules.VerbSpec{
		verbDraw:         {Key: "draw", Say: "Draw"},
		verbTakeUp:       {Key: "take {card}", Say: "Take {card} from the swap bar", Drop: Hand},
		verbScore:        {Key: "score {card}", Say: "Play for points", Drop: PR},
		verbEffect:       {Key: "effect {card} {ability}", Say: "{ability}", Drop: OnStack},
		verbScuttle:      {Key: "scuttle {card} {target}", Say: "Scuttle {target}"},
		verbDrawPlay:     {Key: "draw and play", Say: "Draw and play it at once"},
		verbIdle:         {Key: "idle", Say: "Pass (Exhausted)"},
		verbSuper:        {Key: "super {card} {target}", Say: "Super with {target}", Pair: true, Drop: OnStack},
		verbWild:         {Key: "wild {card} {target}", Say: "Super with wild {target}", Pair: true, Drop: OnStack},
		verbMimic:        {Key: "mimic {card} {target}", Say: "Mimic a Super {target}", Pair: true, Drop: OnStack},
		verbMimicAs:      {Key: "as {n}", Say: "Super of rank {n}"},
		verbMarriage:     {Key: "marriage {card} {target}", Say: "Royal Marriage with {target}", Pair: true, Drop: ER},
		verbPartner:      {Key: "partner marriage {card}", Say: "Royal Marriage with your ally", Drop: ER},
		verbMate:         {Key: "match {card}", Say: "Play {card}", Drop: ER},
		verbUltraBlack:   {Key: "ultra black", Head: "Ultra", Say: "3 black cards"},
		verbUltraMixed:   {Key: "ultra mixed", Head: "Ultra", Say: "2 black, 2 red cards"},
		verbUltraRed:     {Key: "ultra red", Head: "Ultra", Say: "counter with 3 red cards"},
		verbUltraCard:    {Key: "with {card}", Say: "{card}"},
		verbUltraItem:    {Key: "counter {item}", Say: "Counter {item}", TargetIs: rules.ArgItem},
		verbUltraDraw:    {Key: "draw 2", Say: "Draw 2 cards"},
		verbUltraTake:    {Key: "rummage {card}", Say: "Take {card} from exile"},
		verbSudden:       {Key: "sudden death {n}", Say: "Sudden Death"},
		verbSuddenTarget: {Key: "scrap {card}", Say: "Scrap {card}"},
		verbSwap:         {Key: "swap {card}", Say: "Swap for {card}", Drop: Hand},
		verbNoSwap:       {Key: "no swap", Say: "No swap", Rest: true},
		verbGive:         {Key: "give {card}", Say: "Put {card} into the swap bar", Drop: SwapBar},
		verbKeep:         {Key: "keep {card}", Say: "Keep it tapped for its effect", Rest: true},
		verbUnplayed:     {Key: "unplayed {card}", Say: "Put {card} into the graveyard unplayed", Rest: true},
		verbPass:         {Key: "pass", Say: "Pass", Rest: true},
		verbEnd:          {Key: "end", Say: "End the turn", Rest: true},
	}
	all := rules.CommonVerbs()
	for v := rules.VerbCommon; v <= verbEnd; v++ {
		all = append(all, own[v])
	}
	return all
}

// Prompts of decisions that the rules ask; those of card texts follow them.
const (
	promptNone uint16 = iota
	promptSwap
	promptGive
	promptAction
	promptWindow
	promptAnswer
	promptChild
	promptMimic
	promptUltraScore
	promptUltraEffect
	promptUltraExile
	promptUltraBlack
	promptUltraRed
	promptUltraMixed
	promptCounter
	promptSudden
	promptTaken
	promptMode
	promptRival
	promptMate
)

func prompts() []string {
	return []string{
		promptNone:        "",
		promptSwap:        "Swap bar: take a face-down card for one from your hand?",
		promptGive:        "Which card do you put face-up into the swap bar?",
		promptAction:      "Your action",
		promptWindow:      "You may play an Instant",
		promptAnswer:      "Answer {card}?",
		promptChild:       "Play {card} at once",
		promptMimic:       "Which Super does the Ten of Diamonds mimic?",
		promptUltraScore:  "Ultra: which card is scored?",
		promptUltraEffect: "Ultra: which card is played for its Base effect?",
		promptUltraExile:  "Ultra: which card goes to exile?",
		promptUltraBlack:  "Ultra: choose 2 black cards",
		promptUltraRed:    "Ultra: choose the red cards",
		promptUltraMixed:  "Ultra: draw 2 cards, or take a card from exile?",
		promptCounter:     "Which play do you counter?",
		promptSudden:      "Sudden Death: which card is scrapped?",
		promptTaken:       "Score {card} now, or keep it for its effect?",
		promptMode:        "{card}: which effect?",
		promptMate:        "Match {card} in a Royal Marriage",
		promptRival:       "{card}: choose an opponent",
	}
}

// Switches of the game: places in Head.Opts, in the order of switches().
const (
	optLock = iota
	optRowExchange
	optUltraCounters
	optStealSudden
	optEightBonus
	optNineSecond
	optWinCheck
	optBoardLock
	optGoal5Discard
)

func switches() []rules.Switch {
	return []rules.Switch{
		{Name: "lock", Title: "Locked targets", Help: "A target is Locked from declaration on, or only while the effect resolves.", Values: []string{"declaration", "resolution"}},
		{Name: "rowExchange", Title: "Exchange of rows", Help: "Super 4 leaves protected cards where they are, or exchanges whole rows.", Values: []string{"perCard", "structural"}},
		{Name: "ultraCounters", Title: "Countering Ultras", Help: "What counters an Ultra: any counter, or only a Super Ace.", Values: []string{"any", "starAceOnly"}},
		{Name: "stealSudden", Title: "Taking Sudden Death over", Help: "Whether the Ten of Spades can take over Sudden Death.", Values: []string{"on", "off"}},
		{Name: "eightBonus", Title: "The bonus of an Eight", Help: "An Eight draws from the graveyard after its scuttle's cards got there, or before.", Values: []string{"after", "before"}},
		{Name: "nineAnchorSecond", Title: "A second Nine anchor", Help: "A second Nine anchor while one is active is illegal, or replaces the first.", Values: []string{"illegal", "replaces"}},
		{Name: "winCheck", Title: "Reaching the goal", Help: "Whose goal is checked at the end of a full turn: only its player's, or everyone's, its player first.", Values: []string{"activeOnly", "everyone"}},
		{Name: "boardLock", Title: "The Board Lock's three turns", Help: "The Board Lock lasts for this full turn and the next two, or for the rest of this one and the next three.", Values: []string{"thisPlus2", "thisPlus3"}},
		{Name: "goal5Discard", Title: "The discard of a Nine's raise by five", Help: "When a Nine raises a goal by 5, the opponent whose goal it is discards a card, or who played the Nine does.", Values: []string{"opponent", "caster"}},
	}
}

// New builds the game. The cards are compiled from their text, so that a
// mistake in them is an error here.
func New() (*rules.Game, error) {
	g := frame()
	if err := loadCards(g); err != nil {
		return nil, err
	}
	for i := range g.Defs {
		d := &g.Defs[i]
		for j := range d.Abilities {
			a := &d.Abilities[j]
			if a.Kind == rules.AbilityTrigger {
				continue
			}
			d.Facts[FactLabels] |= labelSet(a.Label)
			if !needsPlay(a) {
				d.Facts[FactOpeners] |= labelSet(a.Label)
			}
		}
		if d.Keywords&KeyMimic != 0 { // it may mimic one
			d.Facts[FactLabels] |= labelSet(LabelSuperInstant)
			d.Facts[FactOpeners] |= labelSet(LabelSuperInstant)
		}
	}
	return g.Build()
}

// frame is the game without its cards.
func frame() *rules.Game {
	return &rules.Game{
		Cover: rules.Cover{
			Name:     "vastrix",
			Title:    "VASTRIX",
			About:    "Score cards to reach your goal, or play them for what they do: 54 cards, each with several uses, and a stack on which everything can be answered. For 2, for 3 each alone, or for 2 teams of 2.",
			Version:  "3.0.1",
			MinSeats: 2,
			MaxSeats: 4,
		},
		Tables: rules.Tables{
			Zones:       zones(),
			Verbs:       verbs(),
			Prompts:     prompts(),
			Reasons:     reasons(),
			Causes:      causes(),
			Classes:     classes(),
			Phases:      []string{"Start", "Action", "End"},
			Labels:      labels(),
			Flags:       []string{"tapped"},
			Marks:       []string{"", "Aegis", "revealed", "tapped by a Nine", "tapped by Super 2", "owed its effect", "", ""},
			SeatNums:    []string{"goal", "mini-turns", "mini-turns used", "skips", "ultras", "swap bar uses", "rank-10 plays", "", "disrupted", "last action", "was empty"},
			Facts:       make([]rules.NumSpec, FactOpeners+1), // none ever changes
			Totals:      []rules.Total{{Name: "points", Of: Points}, {Name: "anchors", Of: anchors}},
			Nums:        []string{"board lock", "sudden death", "activator", "exhausted", "sudden turn"},
			Switches:    switches(),
			Windows:     windows(),
			PromptMode:  promptMode,
			PromptRival: promptRival,
		},
		Code:   rules.Code{Procs: procs(), Main: procMatch, Text: procText, Natives: natives(), Preds: preds()},
		Course: rules.Course{Deal: deal, Begin: begin, Given: given, Moved: moved, Window: windowNow},
		Legality: rules.Legality{
			Target:     target,
			TargetItem: targetItem,
			Affect:     affect,
			Stealable:  stealable,
			NoTarget:   noNoTarget,
			NotNow:     noTiming,
			Because:    because,
		},
		Worth: rules.Worth{
			Eval:   eval,
			Ahead:  2,
			Rank:   rankOptions,
			Points: func(m *rules.Match, p rules.Seat) float64 { return float64(Points(m, p)) },
		},
		Speech: speech(),
	}
}

// deal puts the 54 cards into the draw pile (VASTRIX 2) and makes the teams.
func deal(m *rules.Match) {
	for d := 1; d < len(m.Game.Defs); d++ {
		m.NewCard(rules.DefID(d), 1, rules.NoSeat, m.Game.Zone(DP, 0))
	}
	seatTeams(m)
}
