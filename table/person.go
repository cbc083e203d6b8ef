package table

import "feltstack/rules"

// write puts a sentence into words: a player called You is spoken to.
func (s *Session) write(told rules.Sentence) (text string, cards []NamedCard) {
	text, spans := s.voice().Write(told)
	for _, c := range spans {
		cards = append(cards, NamedCard{From: c.From, To: c.To, Def: int(c.Def), Card: int(c.Card)})
	}
	return text, cards
}

// voice says how sentences are written down here.
func (s *Session) voice() rules.Voice {
	return rules.Voice{Name: s.name, Second: func(p rules.Seat) bool { return s.name(p) == rules.Addressed }}
}
