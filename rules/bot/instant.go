package bot

import "feltstack/rules"

const (
	// sureSamples is in how many determinizations an option must win to be taken without
	// thinking.
	sureSamples = 16
	// sureChoices is after how many choices the win must be there.
	sureChoices = 12
)

// instant finds the option that needs no search, and why: Searched if there is none.
func (g *worker) instant(view *rules.Match, p rules.Seat, rng *rules.RNG) (int, Why) {
	if i, why := g.policy.unsearched(view, rng); why != Searched {
		return i, why
	}
	if i, ok := g.sure(view, p, rng); ok {
		return i, Sure
	}
	if i := g.policy.obvious(view); i >= 0 && !g.params.whole {
		return i, Obvious
	}
	return 0, Searched
}

// unsearched is the option that no player needs to think about, and why: Searched if there
// is none. Where others mustn't foresee the choice, chance takes it.
func (p *policy) unsearched(m *rules.Match, rng *rules.RNG) (int, Why) {
	switch {
	case len(m.S.Options) == 1:
		return 0, Forced
	case m.Game.Verbs[m.S.Options[0].Verb].Mixed:
		return p.lean(m, rng), Mixed
	}
	return 0, Searched
}

// sure finds an option that wins whatever the hidden cards are: at once, or if
// p does no more than it must and nobody else decides anything. One determinization tells
// of almost all options that they don't.
func (g *worker) sure(view *rules.Match, p rules.Seat, rng *rules.RNG) (int, bool) {
	w, first := &g.sample, &g.first
	view.Determinize(p, rng, first)
	for i := range view.S.Options {
		w.CopyFrom(first)
		won := 0
		for wins(w, i, p) {
			if won++; won == sureSamples {
				return i, true
			}
			view.Determinize(p, rng, w)
		}
	}
	return 0, false
}

func wins(w *rules.Match, option int, p rules.Seat) bool {
	for range sureChoices {
		if w.Choose(option) != nil {
			return false
		}
		if w.S.Over {
			return w.Value(p) == 1
		}
		option = 0
		if len(w.S.Options) > 1 {
			if option = defaultOf(w); option < 0 || w.S.Decision.Seat != p {
				return false
			}
		}
	}
	return false
}

// move is a choice in a position.
type move struct {
	position uint32
	option   uint64
}

const (
	// often is how often a choice may be made in one position.
	often = 2
	// longMemory is how many choices are remembered.
	longMemory = 512
)

func (s *Search) move(view *rules.Match, option int) move {
	return move{view.Position(), keyOf(view, &view.S.Options[option])}
}

// fresh is the place in lines of the one to take, at if it was not chosen too
// often in this very position, else the best that was not. What lets the matter
// rest can't go round in circles.
func (s *Search) fresh(lines []Line, at int, view *rules.Match) int {
	if s.count(view, lines[at].Option) < often {
		return at
	}
	for i := range lines {
		if s.count(view, lines[i].Option) < often {
			return i
		}
	}
	return at
}

func (s *Search) count(view *rules.Match, option int) int {
	if view.Game.Verbs[view.S.Options[option].Verb].Default || len(s.history) == 0 {
		return 0
	}
	d, n := s.move(view, option), 0
	for _, m := range s.history {
		if m == d {
			n++
		}
	}
	return n
}

func (s *Search) remember(view *rules.Match, option int) {
	if len(s.history) == longMemory {
		s.history = append(s.history[:0], s.history[longMemory/2:]...)
	}
	s.history = append(s.history, s.move(view, option))
}
