package rules

// What the options of a decision are in a view and in a determinization.

// Arrange puts options for cards whose order the decider can't tell into an
// order that says nothing about it. So place i means the same in the match,
// in the decider's view and in its determinizations.
func (m *Match) Arrange() {
	s, sc := &m.S, &m.scratch
	if len(s.Options) < 2 {
		return
	}
	v := m.sight(s.Decision.Seat)
	n := 0
	for i := range s.Options {
		if v.blind(&s.Options[i]) {
			n++
		}
	}
	if n < 2 {
		return
	}
	v.noteNamed()
	sc.rank = grown(sc.rank, len(s.Cards))
	next := int16(1)
	sc.rank[0] = 0
	for z := range s.Zones {
		sc.order = sc.order[:0]
		if v.mixed(ZoneID(z)) {
			v.order(ZoneID(z))
			for _, c := range sc.order {
				sc.rank[c] = next
				next++
			}
			continue
		}
		for c := s.Zones[z].First; c != 0; c = s.Cards[c].Next {
			sc.rank[c] = next
			next++
		}
	}
	// Insertion into the places that such options have.
	for i := range s.Options {
		if !v.blind(&s.Options[i]) {
			continue
		}
		o, at := s.Options[i], i
		for j := i - 1; j >= 0; j-- {
			if !v.blind(&s.Options[j]) {
				continue
			}
			if v.rankOf(&s.Options[j]) <= v.rankOf(&o) {
				break
			}
			s.Options[at] = s.Options[j]
			at = j
		}
		s.Options[at] = o
	}
}

// blind reports whether an option is about a card whose place p can't tell.
func (v sight) blind(o *Option) bool {
	return v.mixed(v.m.S.Cards[o.Card].Zone) || o.Target != 0 && v.mixed(v.m.S.Cards[o.Target].Zone)
}

// rankOf orders options by what the decider may see of their cards.
func (v sight) rankOf(o *Option) uint64 {
	m := v.m
	return uint64(o.Verb)<<56 | uint64(o.Ability)<<48 | uint64(uint16(o.N)^0x8000)<<32 |
		uint64(m.scratch.rank[o.Card])<<16 | uint64(m.scratch.rank[o.Target]) | uint64(o.Item)
}

// Reask runs the asking step again, so that the options fit the state as it is
// now: a determinization of Determinize's where another seat decides. If it returns false,
// that seat would not have been asked this, and the match can't be played on.
func (m *Match) Reask() (asked bool) {
	defer func() {
		if !asked {
			m.S.Options = m.S.Options[:0]
		}
	}()
	defer func() {
		m.asking = false
		if r := recover(); r != nil {
			if _, ok := r.(matchError); !ok {
				panic(r)
			}
			asked = false
		}
	}()
	s := &m.S
	if s.Decision.Kind == None || len(s.Frames) == 0 {
		return false
	}
	m.Unask()
	m.reasks = true
	s.room()
	was, depth := s.Asked, len(s.Frames)
	f := &s.Frames[depth-1]
	*f = was
	step := f.Step
	f.Step++
	m.Game.Procs[f.Proc].Steps[f.Step-1](m, f)
	if s.Decision.Kind == None || len(s.Options) == 0 {
		return false
	}
	s.Asked.Step = step
	if len(s.Frames) != depth || s.Asked != was {
		return false // what was asked went without saying here, and this is the next thing
	}
	m.Arrange()
	return true
}
