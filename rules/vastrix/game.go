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
// verbs.go and adjectives.go (what card texts call), speech.go; what the rules never read: looks.go,
// closed.go, terms.go, symbols.go and levels.go (how it lies on a table), questions.go (what these ask).
package vastrix

import (
	_ "embed"

	"feltstack/rules"
	"feltstack/rules/message"
	"feltstack/rules/presets"
)

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
	procDeffy
	procVote
	procTraps
	procTrapWindow
	procPoints
	procPlaced
	procSpecs
	procSpecText
	procRefill
	procBare
	procRedraw
	procFillHand
	procGiveJack
	procCombine
	procCombined
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
		procDeffy:      deffyProc(),
		procVote:       voteProc(),
		procTraps:      trapsProc(),
		procTrapWindow: trapWindowProc(),
		procPoints:     pointsProc(),
		procPlaced:     placedProc(),
		procSpecs:      specsProc(),
		procSpecText:   specTextProc(),
		procRefill:     refillProc(),
		procBare:       bareProc(),
		procRedraw:     redrawProc(),
		procFillHand:   fillHandProc(),
		procGiveJack:   giveJackProc(),
		procCombine:    combineProc(),
		procCombined:   combinedProc(),
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
	verbPick
	verbVotePile
	verbVoteGraveyard
	verbTrapPR
	verbTrapER
	verbTrigger
	verbSpec
	verbSignature
	verbChromatic
	verbHarmonize
	verbFaceUp
	verbFaceDown
	verbHide
	verbLose
	verbGuess
	verbFillHand
	verbRedraw
	verbCombine
	verbNoSpec
)

func verbs() []rules.VerbSpec {
	own := map[rules.Verb]rules.VerbSpec{
		verbDraw:          {Key: "draw", Say: "do.draw"},
		verbTakeUp:        {Key: "take {card}", Say: "do.take_up", Drop: Hand},
		verbScore:         {Key: "score {card}", Say: "do.score", Drop: PR},
		verbEffect:        {Key: "effect {card} {ability}", Say: "do.effect", Drop: OnStack},
		verbScuttle:       {Key: "scuttle {card} {target}", Say: "do.scuttle"},
		verbDrawPlay:      {Key: "draw and play", Say: "do.draw_play"},
		verbIdle:          {Key: "idle", Say: "do.idle"},
		verbSuper:         {Key: "super {card} {target}", Say: "do.super", Pair: true, Drop: OnStack},
		verbWild:          {Key: "wild {card} {target}", Say: "do.wild", Pair: true, Drop: OnStack},
		verbMimic:         {Key: "mimic {card} {target}", Say: "do.mimic", Pair: true, Drop: OnStack},
		verbMimicAs:       {Key: "as {n}", Say: "do.mimic_as"},
		verbMarriage:      {Key: "marriage {card} {target}", Say: "do.marriage", Pair: true, Drop: ER},
		verbPartner:       {Key: "partner marriage {card}", Say: "do.partner", Drop: ER},
		verbMate:          {Key: "match {card}", Say: "do.mate", Drop: ER},
		verbUltraBlack:    {Key: "ultra black", Head: "do.ultra", Say: "do.ultra_black"},
		verbUltraMixed:    {Key: "ultra mixed", Head: "do.ultra", Say: "do.ultra_mixed"},
		verbUltraRed:      {Key: "ultra red", Head: "do.ultra", Say: "do.ultra_red"},
		verbUltraCard:     {Key: "with {card}", Say: "do.ultra_card"},
		verbUltraItem:     {Key: "counter {item}", Say: "do.ultra_item"},
		verbUltraDraw:     {Key: "draw 2", Say: "do.ultra_draw"},
		verbUltraTake:     {Key: "rummage {card}", Say: "do.ultra_take"},
		verbSudden:        {Key: "sudden death {n}", Say: "do.sudden"},
		verbSuddenTarget:  {Key: "scrap {card}", Say: "do.sudden_target"},
		verbSwap:          {Key: "swap {card}", Say: "do.swap", Drop: Hand},
		verbNoSwap:        {Key: "no swap", Say: "do.no_swap", Default: true},
		verbGive:          {Key: "give {card}", Say: "do.give", Drop: SwapBar},
		verbKeep:          {Key: "keep {card}", Say: "do.keep", Default: true},
		verbUnplayed:      {Key: "unplayed {card}", Say: "do.unplayed", Default: true},
		verbPass:          {Key: "pass", Say: "do.pass", Default: true},
		verbEnd:           {Key: "end", Say: "do.end", Default: true},
		verbPick:          {Key: "take {card}", Say: "do.pick", Drop: Hand},
		verbVotePile:      {Key: "rest into DP", Say: "do.vote_pile", Drop: DP},
		verbVoteGraveyard: {Key: "rest into GY", Say: "do.vote_graveyard", Drop: GY},
		verbTrapPR:        {Key: "trap {card} PR", Say: "do.trap_points", Drop: PR},
		verbTrapER:        {Key: "trap {card} ER", Say: "do.trap_enduring", Drop: ER},
		verbTrigger:       {Key: "trigger {card}", Say: "do.trigger", Drop: OnStack},
		verbSpec:          {Key: "spec {card}", Say: "do.spec", Drop: Spec, Mixed: true},
		verbSignature:     {Key: "signature", Say: "do.signature"},
		verbChromatic:     {Key: "chromatic {card} {n}", Say: "do.chromatic"},
		verbHarmonize:     {Key: "harmonize", Say: "do.harmonize"},
		verbFaceUp:        {Key: "face-up", Say: "do.face_up"},
		verbFaceDown:      {Key: "face-down", Say: "do.face_down"},
		verbHide:          {Key: "hide {card}", Say: "do.hide"},
		verbLose:          {Key: "discard {card}", Say: "do.lose", Drop: GY},
		verbGuess:         {Key: "name {n}", Say: "do.guess"},
		verbRedraw:        {Key: "redraw {card}", Say: "do.redraw", Drop: GY},
		verbFillHand:      {Key: "fill hand", Say: "do.fill_hand"},
		verbCombine:       {Key: "combine", Say: "do.combine"},
		verbNoSpec:        {Key: "don't", Say: "do.no_spec"},
	}
	all := rules.CommonVerbs()
	for v := rules.VerbCommon; v <= verbNoSpec; v++ {
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
	promptPick
	promptVote
	promptTrap
	promptPlaced
	promptSpec
	promptRefill
	promptHide
	promptLose
	promptGuess
	promptFillHand
	promptRedraw
	promptGiveJack
	promptCombine
)

func prompts() []message.ID {
	return []message.ID{
		promptNone:        "",
		promptSwap:        "ask.swap",
		promptGive:        "ask.give",
		promptAction:      "ask.action",
		promptWindow:      "ask.window",
		promptAnswer:      "ask.answer",
		promptChild:       "ask.child",
		promptMimic:       "ask.mimic",
		promptUltraScore:  "ask.ultra_score",
		promptUltraEffect: "ask.ultra_effect",
		promptUltraExile:  "ask.ultra_exile",
		promptUltraBlack:  "ask.ultra_black",
		promptUltraRed:    "ask.ultra_red",
		promptUltraMixed:  "ask.ultra_mixed",
		promptCounter:     "ask.counter",
		promptSudden:      "ask.sudden",
		promptTaken:       "ask.taken",
		promptMode:        "ask.mode",
		promptMate:        "ask.mate",
		promptRival:       "ask.rival",
		promptPick:        "ask.pick",
		promptVote:        "ask.vote",
		promptTrap:        "ask.trap",
		promptPlaced:      "ask.placed",
		promptSpec:        "ask.spec",
		promptRefill:      "ask.refill",
		promptHide:        "ask.hide",
		promptLose:        "ask.lose",
		promptGuess:       "ask.guess",
		promptFillHand:    "ask.fill_hand",
		promptRedraw:      "ask.redraw",
		promptGiveJack:    "ask.give_jack",
		promptCombine:     "ask.combine",
	}
}

// New builds the game. The cards are compiled from their text, so that a
// card with an error is an error here.
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
	if _, err := g.Build(); err != nil {
		return nil, err
	}
	var err error
	g.Presets, err = presets.Read(g, presetFile)
	return g, err
}

//go:embed presets.toml
var presetFile []byte

// frame is the game without its cards.
func frame() *rules.Game {
	return &rules.Game{
		Cover: rules.Cover{
			Name:     "vastrix",
			Title:    "VASTRIX",
			About:    "about.game",
			Version:  "3.0.1",
			MinSeats: 2,
			MaxSeats: 4,
			Choosers: 1, // who picks for all in Third-Partied (VASTRIX 11.5)
			Chooser:  rules.RuleOption{Title: "option.third", Help: "option.third_help", Module: true, Needs: "deffy"},
		},
		Tables: rules.Tables{
			Zones:       zones(),
			Verbs:       verbs(),
			Prompts:     prompts(),
			Reasons:     reasons(),
			Causes:      causes(),
			Classes:     classes(),
			Phases:      []string{"Start", "Action", "End", "Draft", "Specs"},
			Labels:      labels(),
			Flags:       []string{"tapped"},
			Marks:       []string{"", "Aegis", "revealed", "tapped by a Nine", "tapped by Super 2", "owed its effect", "", "", "Disabled", "drawn last", "shown by Bravery", "without Aegis"},
			SeatNums:    []string{"goal", "mini-turns", "mini-turns used", "skips", "ultras", "swap bar uses", "rank-10 plays", "face-down picks", "disrupted", "last action", "was empty", "trap triggers", "seen by traps", "turned back", "ultimate used", "lucky draws", "refilled", "stolen", "lucky now"},
			Facts:       make([]rules.NumSpec, FactSpec+1), // none ever changes
			Totals:      []rules.Total{{Name: "points", Of: Points}, {Name: "anchors", Of: anchors}},
			Nums:        []string{"board lock", "sudden death", "activator", "exhausted", "sudden turn", "fate", "trap counters", "married"},
			Places:      []string{"activator", "married"},
			RuleOptions: ruleOptions(),
			Windows:     windows(),
			PromptMode:  promptMode,
			PromptRival: promptRival,
		},
		Code:   rules.Code{Procs: procs(), Main: procMatch, Text: procText, Natives: natives(), Preds: preds(), Relations: relations()},
		Course: rules.Course{Refuse: refuseSetup, Clock: pickClock, Deal: deal, Begin: begin, Given: given, Moved: moved, Window: windowNow},
		Legality: rules.Legality{
			Target:     target,
			TargetItem: targetItem,
			Affect:     affect,
			Chosen:     affectOne,
			Stealable:  stealable,
			NoTarget:   noNoTarget,
			NotNow:     noTiming,
			Because:    because,
		},
		Worth: rules.Worth{
			Eval:    eval,
			Ahead:   2,
			Rank:    rankOptions,
			Shallow: true,
			Points:  func(m *rules.Match, p rules.Seat) float64 { return float64(Points(m, p)) },
		},
		Speech: speech(),
	}
}

// deckSize is how many cards the deck has; the specs come after them.
const deckSize = 54

// deal puts the 54 cards into the draw pile (VASTRIX 2) and makes the teams.
func deal(m *rules.Match) {
	for d := 1; d <= deckSize; d++ {
		m.NewCard(rules.DefID(d), 1, rules.NoSeat, m.Game.Zone(DP, 0))
	}
	seatTeams(m)
	dealSpecs(m)
}
