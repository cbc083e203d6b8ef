package vainqueur

import "feltstack/rules"

// The moments that effects last until, beside a turn's end and a player's next
// turn: the end of a battle (W-095) and the beginning of a player's next step.
const (
	UntilBattle rules.Until = rules.UntilGame + iota
	untilStep               // and so on, in the order of the steps
)

// UntilStep is when a player's next step of a kind begins.
func UntilStep(step uint8) rules.Until { return untilStep + rules.Until(step) }

func spans() []rules.Span {
	return []rules.Span{{Name: "battle", Until: UntilBattle, Why: WhyBattleEnds, Runs: attackWaits}}
}
