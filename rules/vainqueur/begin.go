package vainqueur

import (
	"fmt"

	"feltstack/rules"
)

// begin makes a match stand in p's turn, as scenarios and puzzles give it:
// "turn" at its very beginning, "draw" before the Draw Step's card, "action"
// or "main" in the Main Step, "attack" in the Attack Step, "post" before the
// Post-Attack Step and "end" before the End Step.
func begin(m *rules.Match, p rules.Seat, phase string) error {
	at := map[string]uint8{"turn": atPreparation, "draw": atDraw, "action": atMain, "main": atMain, "attack": atAttack, "post": atPost, "end": atEnd}
	of := map[string]uint8{"action": StepMain, "main": StepMain, "attack": StepAttack, "post": StepAttack, "end": StepPostAttack}
	which, known := at[phase]
	if !known {
		return fmt.Errorf("unknown phase %q to begin in: choose from turn, draw, main, attack, post and end", phase)
	}
	s := &m.S
	s.Active, s.Turn, s.Phase = p, 2, of[phase]
	s.Nums[NumFirst] = 1
	for q := range s.Seats {
		s.Seats[q].Nums[NumLife] = startLife
	}
	s.Frames[0].Step = 4 // the turn is given
	m.Call(procTurn, rules.Frame{Ctrl: p}).Step = which
	return nil
}

// given completes a mark that a scenario lays on a card: canceled, or may
// attack again, until the turn ends; what is borrowed goes back to the other player then.
func given(m *rules.Match, k *rules.Mark) {
	switch k.Kind {
	case MarkCanceled, MarkAgain:
		k.Until = rules.UntilEnd
	case MarkControl:
		k.Until, k.Seat = rules.UntilRemoved, m.S.NextSeat(m.S.Cards[k.Card].Ctrl)
	}
}
