package learn

import (
	"time"

	"feltstack/rules"
	"feltstack/rules/scenario"
	"feltstack/table/guide"
	"feltstack/ui/library"
)

// OfTheDay is which of n puzzles is that of a day: another one every day, in their order.
func OfTheDay(n int, now time.Time) int {
	y, m, d := now.Date()
	days := time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix() / (24 * 60 * 60)
	return int(days % int64(n))
}

// Glance looks at a puzzle as it begins.
func Glance(z *scenario.Puzzle) (library.Glance, error) {
	return glanceAt(z.Game(), z, int(z.Seat))
}

// glanceAt looks from a seat at a table that is laid.
func glanceAt(g *rules.Game, t guide.Table, seat int) (library.Glance, error) {
	s, err := guide.Sit(t, "You", "Rook")
	if err != nil {
		return library.Glance{}, err
	}
	defer s.Close()
	return library.GlanceAt(g, s, seat, nil), nil
}
