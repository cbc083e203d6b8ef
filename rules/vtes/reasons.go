package vtes

import "feltstack/rules"

// Why something is not allowed: places in Game.Reasons.
const (
	ok rules.No = iota
	noTarget
	noTiming
	noLocked
	noBled
	noMandatory
	noNotDone
	noAlly
	noTransfers
	noCounters
	noCryptLeft
	noCapacity
	noTwice
	noLibrary
	noDiscards
	noTexts
)

func reasons() []rules.ReasonSpec {
	return []rules.ReasonSpec{
		ok:          {},
		noTarget:    {Rule: "VTES A-12", Text: "why.target"},
		noTiming:    {Rule: "VTES N-01", Text: "why.timing"},
		noLocked:    {Rule: "VTES A-10", Text: "why.locked"},
		noBled:      {Rule: "VTES A-14", Text: "why.bled"},
		noMandatory: {Rule: "VTES N-02", Text: "why.mandatory"},
		noNotDone:   {Rule: "VTES N-04", Text: "why.not_done"},
		noAlly:      {Rule: "VTES A-62", Text: "why.ally"},
		noTransfers: {Rule: "VTES I-03", Text: "why.transfers"},
		noCounters:  {Rule: "VTES I-03", Text: "why.counters"},
		noCryptLeft: {Rule: "VTES I-03", Text: "why.crypt"},
		noCapacity:  {Rule: "VTES I-05", Text: "why.capacity"},
		noTwice:     {Rule: "VTES T-11", Text: "why.twice"},
		noLibrary:   {Rule: "VTES E-20", Text: "why.library"},
		noDiscards:  {Rule: "VTES D-01", Text: "why.discards"},
		noTexts:     {Rule: "VTES K-10", Text: "why.texts"},
	}
}
