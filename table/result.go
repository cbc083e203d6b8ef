package table

import (
	"slices"
	"strconv"

	"feltstack/rules"
	"feltstack/rules/message"
)

// result says how a finished match ended.
func (s *Session) result(m *rules.Match) string {
	text, _ := s.write(s.resultWords(m))
	return text
}

// account is the result with what everyone has come to, for lists and the log: the
// window shows that beside it.
func (s *Session) account(m *rules.Match) rules.Sentence {
	text := s.resultWords(m)
	if all := s.standings(m); all != nil {
		text = composer.Compose("log.standings", "line", text, "standings", all)
	}
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
	drawn, won, more := message.ID("log.tie"), message.ID("log.wins"), ""
	var names []rules.Sentence
	if len(winners) > 0 {
		best = winners[0]
		if i := slices.IndexFunc(winners, func(p rules.Seat) bool { return s.name(p) == rules.Addressed }); i > 0 {
			you := winners[i]
			winners = slices.Insert(slices.Delete(winners, i, i+1), 0, you)
		}
		for _, p := range winners {
			names = append(names, rules.Sentence{rules.SeatPiece(p)})
		}
	}
	if s.game.Speech.Result != nil {
		more = s.game.Speech.Result(m, best)
	}
	if more != "" {
		drawn, won = "log.tie_more", "log.wins_more"
	}
	if len(names) == 0 {
		return composer.Compose(drawn, "more", more)
	}
	return composer.Compose(won, "seats", names, "more", more)
}

// standings lists what everyone has come to, where they are more than two and the game
// scores points.
func (s *Session) standings(m *rules.Match) rules.Sentence {
	if m.Game.Points == nil || len(s.players)-m.S.Choosers().Len() < 3 {
		return nil
	}
	var all rules.Sentence
	for p := range rules.Seat(len(s.players) - m.S.Choosers().Len()) {
		one := composer.Compose("log.standing", "seat", rules.SeatPiece(p), "points", strconv.FormatFloat(m.Points(p), 'f', -1, 64))
		if all == nil {
			all = one
			continue
		}
		all = composer.Compose("list.more", "list", all, "next", one)
	}
	return all
}
