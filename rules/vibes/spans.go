package vibes

import "feltstack/rules"

// What lasts until the end of this Cycle, or of this Action Time.
const (
	UntilCycle rules.Until = rules.UntilGame + iota
	UntilTime
)

func spans() []rules.Span {
	return []rules.Span{
		{Name: "Cycle", Until: UntilCycle, Why: WhyCycleEnds},
		{Name: "Action Time", Until: UntilTime, Why: WhyActionEnds, Runs: func(m *rules.Match) bool { return m.S.Phase == PhaseAction }},
	}
}
