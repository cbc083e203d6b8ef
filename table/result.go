package table

import (
	"slices"
	"strconv"

	"feltstack/rules"
)

// result says how a finished match ended.
func (s *Session) result(m *rules.Match) string {
	text, _ := s.write(s.resultWords(m))
	return text
}

// account is the result with what everyone has come to, for lists and the log: the
// window shows that beside it.
func (s *Session) account(m *rules.Match) rules.Sentence {
	return append(s.resultWords(m), s.standings(m)...)
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
	if s.game.Speech.Result != nil {
		if more := s.game.Speech.Result(m, best); more != "" {
			text = append(text, rules.TellWords(": "+more))
		}
	}
	return text
}

// standings lists what everyone has come to, where they are more than two and the game
// scores points.
func (s *Session) standings(m *rules.Match) rules.Sentence {
	if m.Game.Points == nil || len(s.players)-m.S.Choosers().Len() < 3 {
		return nil
	}
	text := rules.Sentence{rules.TellWords(" (")}
	for p := range rules.Seat(len(s.players) - m.S.Choosers().Len()) {
		if p > 0 {
			text = append(text, rules.TellWords(", "))
		}
		text = append(text, rules.TellSeat(p), rules.TellWords(" "+strconv.FormatFloat(m.Points(p), 'f', -1, 64)))
	}
	return append(text, rules.TellWords(")"))
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
