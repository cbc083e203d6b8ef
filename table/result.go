package table

import (
	"slices"

	"feltstack/rules"
)

// result says how a finished match ended.
func (s *Session) result(m *rules.Match) string {
	var names []string
	best := rules.Seat(0)
	for p := rules.Seat(m.S.SeatCount) - 1; p >= 0; p-- {
		if m.S.Winners.Has(p) {
			names = append([]string{s.name(p)}, names...)
			best = p
		}
	}
	text := "A draw"
	switch len(names) {
	case 0:
	case 1:
		text = secondPerson(names[0] + " wins")
	default:
		if i := slices.Index(names, you); i > 0 {
			names = append([]string{you}, slices.Delete(names, i, i+1)...)
		}
		text = listed(names) + " win"
	}
	if s.game.Looks.Result != nil {
		if more := s.game.Looks.Result(m, best); more != "" {
			text += ": " + more
		}
	}
	return text
}
