package studio

import (
	"feltstack/saves/sets"
)

// Load shows the person's sets, the chosen one and its card where they are still there.
func (s *Page) Load(all []sets.Set, set, card string) {
	s.all, s.set, s.card = all, -1, -1
	for i := range all {
		if all[i].Name == set || s.set < 0 && set == "" {
			s.set = i
		}
	}
	if s.set < 0 && len(all) > 0 {
		s.set = 0
	}
	if c := s.current(); c != nil {
		for i := range c.Cards {
			if c.Cards[i].Name == card {
				s.card = i
			}
		}
		if s.card < 0 && len(c.Cards) > 0 {
			s.card = 0
		}
	}
	s.checked = nil
	s.fill()
	s.check()
	s.notice()
}

// current is the set that is worked on, nil if there is none.
func (s *Page) current() *sets.Set {
	if s.set < 0 || s.set >= len(s.all) {
		return nil
	}
	return &s.all[s.set]
}

// pick chooses a card of a set.
func (s *Page) pick(set, card int) {
	s.save()
	if set != s.set {
		s.checked, s.own.notes = nil, nil
	}
	fresh := set != s.set
	s.set, s.card = set, card
	if c := s.current(); c == nil || card >= len(c.Cards) {
		s.card = -1
	}
	s.fill()
	s.check()
	if fresh {
		s.notice()
	}
}

// Renew takes in sets that were changed outside, and keeps what is chosen.
func (s *Page) Renew(all []sets.Set) {
	same := len(all) == len(s.all)
	for i := range all {
		same = same && all[i].Name == s.all[i].Name && all[i].Problem == s.all[i].Problem && all[i].String() == s.all[i].String()
	}
	if same { // that was our own saving, or pictures have changed
		s.showFace()
		s.notice()
		return
	}
	set, card := "", ""
	if c := s.current(); c != nil {
		if set = c.Name; s.card >= 0 {
			card = c.Cards[s.card].Name
		}
	}
	s.Load(all, set, card)
}

// AddSet puts a new set among the others, and saves it.
func (s *Page) AddSet(set sets.Set) {
	s.all = append(s.all, set)
	s.set, s.card, s.checked, s.dirty = len(s.all)-1, -1, nil, true
	s.fill()
	s.check()
	s.save()
}

// Still returns a question for later: is everything on disk, and was it
// already at this moment? Only then do sets that were read meanwhile hold what
// was typed.
func (s *Page) Still() func() bool {
	rests := func() bool { return !s.dirty && s.saving == 0 }
	before, saves := rests(), s.saves
	return func() bool { return before && rests() && saves == s.saves }
}

// Tell says what was done, until something else is.
func (s *Page) Tell(said string) {
	s.note, s.told = said, said
	s.place(s.size)
}
