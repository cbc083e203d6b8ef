package table

import (
	"slices"

	"feltstack/rules"
)

// result says how a finished match ended.
func (s *Session) result(m *rules.Match) string {
	text, _ := s.write(s.resultWords(m))
	return text
}

// resultWords is that as a sentence: whoever is spoken to comes first.
func (s *Session) resultWords(m *rules.Match) rules.Sentence {
	var winners []rules.Seat
	for p := range rules.Seat(m.S.SeatCount) {
		if m.S.Winners.Has(p) {
			winners = append(winners, p)
		}
	}
	best := rules.Seat(0)
	text := rules.Sentence{rules.TellWords("A draw")}
	if len(winners) > 0 {
		best = winners[0]
		if i := slices.IndexFunc(winners, func(p rules.Seat) bool { return s.name(p) == rules.Addressed }); i > 0 {
			you := winners[i]
			winners = slices.Insert(slices.Delete(winners, i, i+1), 0, you)
		}
		text = s.winning(winners)
	}
	if s.game.Looks.Result != nil {
		if more := s.game.Looks.Result(m, best); more != "" {
			text = append(text, rules.TellWords(": "+more))
		}
	}
	return text
}

// winning says who wins.
func (s *Session) winning(winners []rules.Seat) rules.Sentence {
	if len(winners) == 1 {
		return rules.Sentence{rules.TellSeat(winners[0]), rules.TellWords(" "), rules.TellVerb("wins")}
	}
	var names []rules.Sentence
	for _, p := range winners {
		names = append(names, rules.Sentence{rules.TellSeat(p)})
	}
	return append(rules.TellAll(names), rules.TellWords(" win"))
}
