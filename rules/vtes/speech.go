package vtes

import (
	"embed"
	"math/bits"
	"strconv"

	"feltstack/rules"
	"feltstack/rules/message"
)

// speech is what VTES says of a match.
func speech() rules.Speech {
	return rules.Speech{
		Messages: catalog, Marks: nil, Flags: flags(), Phases: phases(),
		Less:   map[uint8]message.ID{WhyBlood: "log.blood_less", WhyFed: "log.blood_less", WhyPool: "log.pool_less"},
		Prompt: promptWords, Item: itemWords, Result: result, Ending: ending, Gists: gists(),
	}
}

//go:embed messages
var files embed.FS

// catalog is what VTES says.
var catalog = message.New(files, rules.Messages())

// phases are what the phases of a turn are called.
func phases() []message.ID {
	return []message.ID{
		PhaseUnlock: "phase.unlock", PhaseMaster: "phase.master", PhaseMinion: "phase.minion",
		PhaseInfluence: "phase.influence", PhaseDiscard: "phase.discard",
	}
}

// flags is what the log says of card flags, by their bits.
func flags() []rules.StateWords {
	all := make([]rules.StateWords, bits.Len16(FlagBled))
	all[bits.TrailingZeros16(FlagLocked)] = rules.StateWords{Begins: "state.locked", Ends: "state.unlocked"}
	return all
}

// itemWords names the action on the stack.
func itemWords(m *rules.Match, i int) rules.ItemWords {
	it := &m.S.Stack[i]
	card := m.Game.CardPiece(it.Def).Of(it.Src)
	if it.Nums[ActKind] == actHunt {
		return rules.ItemWords{Card: it.Def, Title: m.Game.Compose("play.hunt", "card", card)}
	}
	return rules.ItemWords{Card: it.Def, Title: m.Game.Compose("play.bleed", "card", card), Opponent: true}
}

// promptWords says how many transfers are left, and who the prey is.
func promptWords(m *rules.Match) string {
	p := m.S.Decision.Seat
	switch m.S.Decision.Prompt {
	case promptAgree:
		return agreeWords(m)
	case promptInfluence:
		return m.Game.Count("ask.transfers", int(m.S.Nums[NumTransfers]))
	case promptMinion:
		if owes(m, p) {
			return m.Game.Say("ask.must_hunt")
		}
		return m.Game.Say("ask.prey", "seat", m.Words().Mentioned(m.S.NextSeat(p)))
	}
	return ""
}

// gists say what a play would bring about.
func gists() rules.Gists {
	return rules.Gists{
		Causes: []message.ID{
			WhyBled:    "gist.bled",
			WhyHunted:  "gist.blood",
			WhyDraw:    "gist.draw",
			WhyArrives: "gist.arrives",
		},
	}
}

// halves writes victory points.
func halves(n int16) string {
	if n%2 == 0 {
		return strconv.Itoa(int(n / 2))
	}
	return strconv.Itoa(int(n/2)) + ".5"
}

// The ways in which a match ends.
const (
	endLast message.ID = "over.last"
	endTime message.ID = "over.time"
	endNone message.ID = "over.none"
)

func ending(m *rules.Match) string {
	switch left := m.S.Living(); {
	case left > 1:
		return m.Game.Say(endTime)
	case left == 1:
		return m.Game.Say(endLast)
	}
	return m.Game.Say(endNone)
}

// result says how a match ended for a seat.
func result(m *rules.Match, p rules.Seat) string {
	return m.Game.Say("over.points", "points", halves(m.S.Seats[p].Nums[NumHalves]))
}
