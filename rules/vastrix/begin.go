package vastrix

import (
	"errors"
	"fmt"

	"feltstack/rules"
)

// begin makes a match stand in p's turn, as scenarios and puzzles give it:
// "start" at the beginning of the Start Phase, "swap" at its optional swap,
// "action" with the first mini-turn to come, "end" at the End Phase; or, with "draft", at
// p's next pick of Deffy Mode.
func begin(m *rules.Match, p rules.Seat, phase string) error {
	at := map[string]uint8{"start": stepStart, "swap": stepSwap, "action": stepAsk, "end": stepEnd}
	step, known := at[phase]
	if !known && phase != "draft" {
		return fmt.Errorf("unknown phase %q to begin in: choose from draft, start, swap, action and end", phase)
	}
	s := &m.S
	s.Active = p
	for q := range s.Seats {
		s.Seats[q].Nums[NumGoal] = startGoal
	}
	if phase == "draft" {
		if s.Opts[optDeffy] == deffyOff {
			return errors.New("cards are picked only in Deffy Mode: switch it on with the option deffy")
		}
		s.Frames[0].Step = stepSpecs
		m.Call(procDeffy, rules.Frame{R: [6]int16{int16(p)}}).Step = deffyAsk
		return nil
	}
	s.Turn = 1
	s.Seats[p].Nums[NumGranted] = 1
	for q := range players(m) {
		dropSpecs(m, q) // those who have one are given it
	}
	s.Frames[0].Step = stepNext + 1 // the turn is given
	m.Call(procTurn, rules.Frame{Ctrl: p}).Step = step
	return nil
}

// given completes a mark that a scenario lays on a card: what a Nine or Super
// 2 tapped is tapped.
func given(m *rules.Match, k *rules.Mark) {
	switch k.Kind {
	case MarkNineTap:
		k.Until = rules.UntilRemoved
		m.SetFlag(k.Card, FlagTapped, true)
	case MarkStarTap:
		m.SetFlag(k.Card, FlagTapped, true)
	}
}

// refuseSetup says which options don't go with each other or with the number of seats:
// Soda is for two players (V-184), and an observer needs something to pick.
func refuseSetup(m *rules.Match) error {
	switch kind := m.S.Opts[optDeffy]; {
	case kind == deffySoda && players(m) != 2:
		return errors.New(m.Game.Say("refuse.soda"))
	case kind == deffyOff && m.S.Choosers() != 0:
		return errors.New(m.Game.Say("refuse.observer"))
	}
	return nil
}
