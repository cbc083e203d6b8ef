package compile

import (
	"feltstack/rules/text"
	"feltstack/rules/text/grammar"
)

// speech is what a part of a text says: its productions, and each once more with what it
// stands in, "that > past shown". They have the place where they stand first.
type speech map[string]*text.Pos

// speechOf is what a part of a text says, without the abilities that it quotes.
func speechOf(n *grammar.Node) speech {
	s := speech{}
	s.hear(n, false)
	return s
}

// hear adds what another part says, and what it quotes, if that counts.
func (s speech) hear(n *grammar.Node, quoted bool) {
	if n == nil {
		return
	}
	s.note(n.Name(), n)
	for _, k := range n.Kids {
		if k != nil && k.Rule != nil {
			if k.Rule.Cat == "Para" && !quoted {
				continue
			}
			s.note(n.Name()+" > "+k.Name(), k)
		}
		s.hear(k, quoted)
	}
}

func (s speech) note(what string, n *grammar.Node) {
	if s[what] == nil {
		s[what] = &n.Pos
	}
}

// where is where one of some productions stands first, nil if none does.
func (s speech) where(productions ...string) (first *text.Pos) {
	for _, p := range productions {
		if at := s[p]; at != nil && (first == nil || at.Off < first.Off) {
			first = at
		}
	}
	return first
}

// has reports whether one of some productions is among them.
func (s speech) has(productions ...string) bool { return s.where(productions...) != nil }

// of reports whether it speaks of the cards of an earlier step by their name.
func (s speech) of(past string) bool { return s.has("past " + past) }
