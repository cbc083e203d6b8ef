package vastrix

import (
	"fmt"
	"strings"

	"feltstack/rules"
)

// speech is what VASTRIX says of a match.
func speech() rules.Speech {
	return rules.Speech{Prompt: promptWords, Say: sayEffect, Item: itemWords, Result: result, Ending: ending, Gists: gists(), Whole: inFull}
}

// What plays do that are no card's own.
const (
	marriageText = "King and Queen enter the enduring row."
	partnersText = "King and Queen enter the enduring rows of who played them."
	suddenText   = "Scrap a vulnerable card of an opponent. In two full turns the activator wins."
)

var ultraTexts = []string{
	ultraBlack: "One is scored, one played for its Base effect, one exiled.",
	ultraMixed: "2 more mini-turns; draw 2 cards or take one from exile.",
	ultraRed:   "Counter a play, then take the bottom card of the graveyard.",
}

// itemWords names a play on the stack that is more than one card's text.
func itemWords(m *rules.Match, i int) rules.ItemWords {
	it := &m.S.Stack[i]
	var l rules.ItemWords
	switch it.Class {
	case ClassScuttle:
		l.Card = m.S.Cards[it.Cards[0]].Def
		l.Title = "Scuttle with {card}"
		l.Declared = "{who} scuttles {target} with {card}"
		l.Text = "The target and this card go to the graveyard."
		l.Answers = "An Eight counters it."
	case ClassMarriage:
		l.Title = "Royal Marriage"
		l.Text = marriageText
		if it.Flags&ItemPartner != 0 {
			l.Title = "Royal Marriage of partners"
			l.Text = partnersText
		}
	case ClassSudden:
		l.Title = "Sudden Death"
		l.Text = suddenText
	case ClassUltra:
		l.Title = []string{"", "Ultra: 3 black cards", "Ultra: 2 black, 2 red", "Ultra: 3 red cards"}[it.Nums[0]]
		l.Text = ultraTexts[it.Nums[0]]
	case ClassSuper, ClassCombo:
		name, _, _ := strings.Cut(m.Game.Defs[it.Def].Name, " of ")
		l.Title = "Super " + name
	}
	switch {
	case l.Answers != "":
	case it.Flags&ItemOnlyStarA != 0 && it.Flags&ItemShieldTwo != 0:
		l.Answers = "Nothing can counter it."
	case it.Flags&ItemOnlyStarA != 0:
		l.Answers = "Only a Super Ace counters it."
	case it.Flags&ItemShield != 0 && !shielded(it, it.By):
		l.Answers = "Royal Shield against " + SeatNames(m, rules.SeatSet(it.Nums[itemShield])) + ": their base Aces can't counter it."
	case it.Flags&ItemShieldTwo != 0:
		l.Answers = "Royal Shield of two Queens: only the Ace of Spades counters it."
	case it.Flags&ItemShield != 0:
		l.Answers = "Royal Shield: base Aces can't counter it."
	}
	return l
}

// SeatNames lists the players in a set: "Ben and Cara".
func SeatNames(m *rules.Match, seats rules.SeatSet) string {
	var names []string
	for p := range rules.Seat(m.S.SeatCount) {
		if seats.Has(p) {
			names = append(names, m.Words().Mentioned(p))
		}
	}
	return strings.Join(names, " and ")
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
		switch left := nums[NumGranted] - nums[NumUsed]; left {
		case 0:
			return "No mini-turns left: play a Quick card or end the turn"
		case 1:
			return "Your action: 1 mini-turn left"
		default:
			return fmt.Sprintf("Your action: %d mini-turns left", left)
		}
	case d.Prompt == promptWindow:
		may := ": you may play an Instant"
		if d.Seat == m.S.Active {
			may += " or a Quick card"
		}
		return []string{winStart: "The Start Phase is over", winAction: "Between actions", winEnd: "The turn is about to end"}[windowNow(m)] + may
	case d.Prompt == promptAnswer && len(m.S.Stack) > 0:
		if words := itemWords(m, len(m.S.Stack)-1); words.Title != "" {
			return "Answer " + rules.Expand(words.Title, func(string) string { return m.Game.Defs[words.Card].Short }) + "?"
		}
	case d.Src != 0 && !strings.Contains(m.Game.Prompts[d.Prompt], "{card}") && m.Knows(d.Seat, d.Src):
		return m.Def(d.Src).Short + ": " + m.Game.Prompts[d.Prompt]
	}
	return ""
}

// The ways a match ends (VASTRIX 3.3, 10, 12.1).
const (
	endGoal   = "goal reached"
	endSudden = "Sudden Death"
	endDry    = "draw pile Exhausted"
)

func ending(m *rules.Match) string {
	switch {
	case m.S.Nums[NumSudden] == 0 && m.S.Nums[NumActivator] > 0 && m.S.Winners.Has(rules.Seat(m.S.Nums[NumActivator]-1)):
		return endSudden
	case m.S.Nums[NumExhaust] == 0 && m.In(DP, 0).N == 0 && m.S.Phase == PhaseEnd && !reached(m):
		return endDry
	}
	return endGoal
}

func result(m *rules.Match, p rules.Seat) string {
	how := map[string]string{endSudden: " by Sudden Death", endDry: " on anchors, the draw pile Exhausted"}[ending(m)]
	return fmt.Sprintf("%d points to %d%s", most(m, m.S.Side(p)), most(m, m.S.Opponents(p)), how)
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
