package vastrix

import (
	"embed"

	"feltstack/rules"
	"feltstack/rules/message"
)

// speech is what VASTRIX says of a match.
func speech() rules.Speech {
	return rules.Speech{
		Messages: catalog, Marks: marks(), Flags: []rules.StateWords{{Begins: "state.tapped", Ends: "state.untapped"}}, Phases: []message.ID{"phase.start", "phase.action", "phase.end", "phase.draft", "phase.specs"},
		Prompt: promptWords, Say: sayEffect, Item: itemWords, Result: result, Ending: ending, Traits: traits, Gists: gists(), As: askedAs, Whole: inFull,
	}
}

//go:embed messages
var files embed.FS

// catalog is what VASTRIX says.
var catalog = message.New(files, rules.Messages())

// marks is what the log says of marks.
func marks() []rules.StateWords {
	return []rules.StateWords{
		MarkAegis:    {Begins: "state.aegis", Ends: "state.no_aegis", Has: "example.has_aegis", Lacks: "example.lacks_aegis"},
		MarkRevealed: {Begins: "state.revealed", Ends: "state.not_revealed"},
		MarkNineTap:  {Begins: "state.nine_tap", Ends: "state.no_nine_tap"},
		MarkStarTap:  {Begins: "state.star_tap", Ends: "state.no_star_tap"},
		MarkTaken:    {Begins: "state.taken", Ends: "state.not_taken"},
		MarkDisabled: {Begins: "state.disabled", Ends: "state.not_disabled"},
		MarkNoAegis:  {Begins: "state.sham_aegis", Seems: MarkAegis},
	}
}

// What plays do that belong to no card.
const (
	marriageText message.ID = "play.marriage_text"
	partnersText message.ID = "play.partners_text"
	suddenText   message.ID = "play.sudden_text"
)

var ultraTexts = []message.ID{ultraBlack: "play.ultra_black_text", ultraMixed: "play.ultra_mixed_text", ultraRed: "play.ultra_red_text",
	ultraClubs: "play.clubs_text", ultraSpades: "play.clubs_text", ultraCourt: "play.court_text"}

var ultraTitles = []message.ID{ultraBlack: "play.ultra_black", ultraMixed: "play.ultra_mixed", ultraRed: "play.ultra_red",
	ultraClubs: "play.super_duper", ultraSpades: "play.super_duper", ultraCourt: "play.super_dee_duper"}

// itemWords names a play on the stack that is more than one card's text.
func itemWords(m *rules.Match, i int) rules.ItemWords {
	it := &m.S.Stack[i]
	l := rules.ItemWords{Resolving: it.Flags&ItemResolving != 0}
	switch it.Class {
	case ClassScuttle:
		l.Card = m.S.Cards[lead(it)].Def
		l.Title = m.Game.Compose("play.scuttle", "card", m.Game.CardPiece(l.Card).Of(lead(it)))
		l.Declared = "play.scuttles"
		l.Text = m.Game.Say("play.scuttle_text")
		l.Answers = m.Game.Say("answer.eight")
	case ClassMarriage:
		l.Title = m.Game.Compose("play.marriage")
		l.Text = m.Game.Say(marriageText)
		if it.Flags&ItemPartner != 0 {
			l.Title = m.Game.Compose("play.partners")
			l.Text = m.Game.Say(partnersText)
		}
	case ClassSudden:
		l.Title = m.Game.Compose("play.sudden")
		l.Text = m.Game.Say(suddenText)
	case ClassUltra:
		l.Title = m.Game.Compose(ultraTitles[it.Nums[0]])
		l.Text = m.Game.Say(ultraTexts[it.Nums[0]])
	case ClassSuper, ClassCombo:
		l.Title = m.Game.Compose("play.super", "rank", rankName(&m.Game.Defs[it.Def]))
	}
	switch {
	case l.Answers != "":
	case it.Flags&ItemOnlyStarA != 0 && it.Flags&ItemShieldTwo != 0:
		l.Answers = m.Game.Say("answer.nothing")
	case it.Flags&ItemOnlyStarA != 0:
		l.Answers = m.Game.Say("answer.star_ace")
	case it.Flags&ItemShield != 0 && !shielded(it, it.By):
		l.Answers = m.Game.Say("answer.shield_some", "players", seatNames(m, rules.SeatSet(it.Nums[itemShield])))
	case it.Flags&ItemShieldTwo != 0:
		l.Answers = m.Game.Say("answer.shield_two")
	case it.Flags&ItemShield != 0:
		l.Answers = m.Game.Say("answer.shield")
	}
	return l
}

// seatNames lists the players in a set: "Ben and Cara".
func seatNames(m *rules.Match, seats rules.SeatSet) string {
	var names []string
	for p := range rules.Seat(m.S.SeatCount) {
		if seats.Has(p) {
			names = append(names, m.Words().Mentioned(p))
		}
	}
	return message.List(names)
}

// promptWords says more than the standing prompt: how many mini-turns are left,
// what an open window stands between, which play or card asks.
func promptWords(m *rules.Match) string {
	d := m.S.Decision
	switch {
	case d.Seat == rules.NoSeat:
		return ""
	case d.Prompt == promptAction:
		nums := &m.S.Seats[d.Seat].Nums
		left := nums[NumGranted] - nums[NumUsed]
		if left == 0 {
			return m.Game.Say("ask.no_mini_turns")
		}
		return m.Game.Count("ask.mini_turns", int(left))
	case d.Prompt == promptPick:
		return pickWords(m)
	case d.Prompt == promptWindow && d.Seat == m.S.Active:
		return m.Game.Say([]message.ID{winStart: "ask.start_quick", winAction: "ask.between_quick", winEnd: "ask.end_quick"}[windowNow(m)])
	case d.Prompt == promptWindow:
		return m.Game.Say([]message.ID{winStart: "ask.start", winAction: "ask.between", winEnd: "ask.end"}[windowNow(m)])
	case d.Prompt == promptTrap:
		return trapWords(m)
	case d.Prompt == promptPlaced:
		return m.Game.Say("ask.placed_by", "player", m.Words().Called(topFrame(m, procPlaced).Ctrl))
	case d.Prompt == promptAnswer && len(m.S.Stack) > 0:
		if title := itemWords(m, len(m.S.Stack)-1).Title; len(title) > 0 {
			return m.Game.Say("ask.answer", "card", title.Text(m.Words().Called))
		}
	case d.Src != 0 && !m.Game.Names(m.Game.Prompts[d.Prompt], "card") && m.Knows(d.Seat, d.Src):
		return m.Game.Say("ask.card", "card", m.Def(d.Src).Said(), "prompt", m.Game.Say(m.Game.Prompts[d.Prompt]))
	}
	return ""
}

// trapWords says what waits for the traps of the seat that chooses, or what has happened.
func trapWords(m *rules.Match) string {
	w := watching(m)
	player := m.Words().Called(w.Ctrl)
	switch w.R[regWatch] {
	case watchPlays:
		if it := m.S.Top(); it != nil {
			card := m.Def(it.Cards[0]).Said()
			if title := itemWords(m, len(m.S.Stack)-1).Title; len(title) > 0 {
				card = title.Text(m.Words().Called)
			}
			return m.Game.Say("ask.trap_play", "card", card)
		}
	case watchScore:
		return m.Game.Say("ask.trap_score", "player", player, "card", m.Def(w.Src).Said())
	case watchOutside:
		if m.Knows(m.S.Decision.Seat, w.Src) {
			return m.Game.Say("ask.trap_outside", "player", player, "card", m.Def(w.Src).Said())
		}
		return m.Game.Say("ask.trap_drawn", "player", player)
	case watchSwaps:
		return m.Game.Say("ask.trap_swap", "player", player)
	}
	return m.Game.Say("ask.trap_action", "player", player)
}

// pickWords says whose hand a pick goes to, and from which pool it is made, and how many are left.
func pickWords(m *rules.Match) string {
	k := picks(m, m.S.Active)
	left := deffyHand - int(m.In(Hand, k.into).N)
	switch {
	case k.by != k.into:
		return m.Game.Count("ask.pick_for", left, "player", m.Words().Mentioned(k.into))
	case m.S.Opts[optDeffy] != deffySoda:
		return m.Game.Count("ask.pick", left)
	case left > 2:
		return m.Game.Count("ask.pick_own", left)
	}
	return m.Game.Count("ask.pick_other", left)
}

// The ways a match ends (VASTRIX 3.3, 10, 12.1).
const (
	endGoal   message.ID = "over.goal"
	endSudden message.ID = "over.sudden"
	endDry    message.ID = "over.dry"
)

func ending(m *rules.Match) string { return m.Game.Say(endOf(m)) }

func endOf(m *rules.Match) message.ID {
	switch {
	case m.S.Nums[NumSudden] == 0 && m.S.Nums[NumActivator] > 0 && m.S.Winners.Has(rules.Seat(m.S.Nums[NumActivator]-1)):
		return endSudden
	case m.S.Nums[NumExhaust] == 0 && m.In(DP, 0).N == 0 && m.S.Phase == PhaseEnd && !reached(m):
		return endDry
	}
	return endGoal
}

// results says how a match ended for a seat, by the way it ended.
var results = map[message.ID]message.ID{endGoal: "over.goal_result", endSudden: "over.sudden_result"}

func result(m *rules.Match, p rules.Seat) string {
	end := endOf(m)
	if end == endDry {
		return dryResult(m, m.S.Side(p))
	}
	return m.Game.Say(results[end], "points", most(m, m.S.Side(p)), "other", most(m, m.S.Opponents(p)))
}

// dryResult says which number decided an Exhausted game for a side, and that of the next best.
func dryResult(m *rules.Match, side rules.SeatSet) string {
	ours, theirs := sum(m, side, anchors), bestRival(m, side, anchors)
	if ours != theirs {
		return m.Game.Count("over.dry_anchors", int(ours), "other", theirs)
	}
	return m.Game.Say("over.dry_points", "points", sum(m, side, Points), "other", bestRival(m, side, Points))
}

// bestRival is the highest number of another side, those of its seats added up.
func bestRival(m *rules.Match, side rules.SeatSet, number func(*rules.Match, rules.Seat) int16) int32 {
	best := int32(0)
	for p := range rules.Seat(m.S.SeatCount) {
		if !side.Has(p) {
			best = max(best, sum(m, m.S.Side(p), number))
		}
	}
	return best
}

// most is the points of the best seat in a set.
func most(m *rules.Match, seats rules.SeatSet) int16 {
	n := int16(0)
	for p := range rules.Seat(m.S.SeatCount) {
		if seats.Has(p) {
			n = max(n, Points(m, p))
		}
	}
	return n
}

// reached reports whether the active player stands at the goal.
func reached(m *rules.Match) bool {
	p := m.S.Active
	return Points(m, p) >= m.S.Seats[p].Nums[NumGoal]
}
