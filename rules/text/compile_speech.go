package text

// speech is what a part of a text says: its productions, and each once more with what it
// stands in, "that > past shown". They have the place where they stand first.
type speech map[string]*Pos

// speechOf is what a part of a text says, without the abilities that it quotes.
func speechOf(n node) speech {
	s := speech{}
	s.hear(n, false)
	return s
}

// hear adds what another part says, and what it quotes, if that counts.
func (s speech) hear(n node, quoted bool) {
	if n == nil {
		return
	}
	s.note(name(n), n)
	for _, k := range n.Kids {
		if k != nil && k.Rule != nil {
			if k.Rule.Cat == "Para" && !quoted {
				continue
			}
			s.note(name(n)+" > "+name(k), k)
		}
		s.hear(k, quoted)
	}
}

func (s speech) note(what string, n node) {
	if s[what] == nil {
		s[what] = &n.Pos
	}
}

// where is where one of some productions stands first, nil if none does.
func (s speech) where(productions ...string) (first *Pos) {
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
