package vibes

import "feltstack/rules"

// UntilCycle is the end of this Cycle.
const UntilCycle rules.Until = rules.UntilGame

func spans() []rules.Span {
	return []rules.Span{{Name: "Cycle", Until: UntilCycle, Why: WhyCycleEnds}}
}
