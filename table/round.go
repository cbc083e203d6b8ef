package table

import (
	"feltstack/rules"
	"feltstack/rules/looks"
)

// Round is the part of a match of game g to which turn n belongs, as its log, its timeline and
// its saves say it: "Turn 7", "Cycle 4".
func Round(g *rules.Game, l *looks.Game, n int) string {
	if r := l.Rounds; r.Turns > 0 {
		return r.Say(g, (n+r.Turns-1)/r.Turns)
	}
	return say("log.round", "n", n)
}

func (s *Session) round(turn int) string { return Round(s.game, s.looks, turn) }

// line is a line of the log.
func (s *Session) line(turn int16, by rules.Seat, text string) Line {
	return Line{Turn: int(turn), Round: s.round(int(turn)), Seat: int(by), Text: text}
}
