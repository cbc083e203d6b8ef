package vibes

import (
	"fmt"

	"feltstack/rules"
)

// begin makes a match stand in p's turn, who controls the Baron, as scenarios and puzzles
// give it: "turn" at its very beginning, "draw" before the card of the turn, "play" or
// "action" in the Play Phase, "end" as the turn ends, "time" in Action Time, "check" before Vibe Check.
func begin(m *rules.Match, p rules.Seat, at string) error {
	s := &m.S
	s.Active, s.Turn = p, 4
	s.Nums[NumBaron], s.Nums[NumCycle] = int16(p)+1, 2
	f := &s.Frames[0]
	f.Ctrl, f.Opp = p, s.NextSeat(p)
	steps := map[string]uint8{"turn": atStart, "draw": atDraw, "play": atPlay, "action": atPlay, "end": atEnd}
	if step, is := steps[at]; is {
		f.Step, s.Turn = atSecond, 3 // the first turn of the Cycle, and the second comes next
		switch at {
		case "turn":
			s.Turn-- // it is about to begin
		case "play", "action":
			s.Phase = PhasePlay
		}
		m.Call(procTurn, rules.Frame{Ctrl: p, Opp: f.Opp}).Step = step
		return nil
	}
	switch at {
	case "time":
		f.Step = atAction
	case "check":
		f.Step = atCheck
	default:
		return fmt.Errorf("unknown phase %q to begin in: choose from turn, draw, play, end, time and check", at)
	}
	return nil
}

// given completes a mark that a scenario lays on a card: it lasts for this Cycle.
func given(_ *rules.Match, k *rules.Mark) { k.Until = UntilCycle }
