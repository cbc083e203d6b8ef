package payment

import (
	"math"
	"slices"
)

// Sheet is one payment: what is wanted, what it can be taken from, and the best way to
// pay. It is used again for the next one, and keeps its memory.
type Sheet struct {
	solver  // the wants, and the sources in lots
	search  // for a way
	offered // changes of it
	sources []source
	lotOf   []int // of each source
	kinds   [MaxKinds]Set
	several bool // some thing is used by more than one source
	besides Besides
}

// source is what a Sheet keeps of a Source beside its lot.
type source struct {
	thing, uses int16
	floats      bool
	tells       bool
}

// Start begins a payment that wants nothing yet.
func (s *Sheet) Start() {
	s.wants, s.sources, s.lots, s.lotOf, s.rank = s.wants[:0], s.sources[:0], s.lots[:0], s.lotOf[:0], s.rank[:0]
	s.several, s.besides = false, nil
}

// Charge adds by units of a set of kinds to what is wanted, or takes them off. It reports
// false if that is too many sets.
func (s *Sheet) Charge(of Set, by int) bool {
	for i := range s.wants {
		if w := &s.wants[i]; w.Of == of {
			w.N = bounded(int(w.N) + by)
			return true
		}
	}
	if len(s.wants) == MaxWants {
		return false
	}
	s.wants = append(s.wants, Want{of, bounded(by)})
	return true
}

func bounded(n int) int16 { return int16(min(max(n, math.MinInt16), math.MaxInt16)) }

// Wants is how many units of just this set are wanted so far.
func (s *Sheet) Wants(of Set) int {
	for i := range s.wants {
		if s.wants[i].Of == of {
			return int(s.wants[i].N)
		}
	}
	return 0
}

// Prepare ends what is wanted, down to none of each set, and notes what pays for it: sources are
// added after it. kinds is what each kind pays for, itself included. It reports whether anything is wanted.
func (s *Sheet) Prepare(kinds []Set) bool {
	s.wants = slices.DeleteFunc(s.wants, func(w Want) bool { return w.N <= 0 })
	if len(s.wants) == 0 {
		return false
	}
	copy(s.kinds[:], kinds)
	s.prepare(kinds)
	return true
}

// Beside has something else be paid, too.
func (s *Sheet) Beside(b Besides) { s.besides = b }

// Due is all that is wanted, until the sheet changes.
func (s *Sheet) Due() []Want { return s.wants }

// Free reports whether nothing is wanted.
func (s *Sheet) Free() bool { return len(s.wants) == 0 }

// Units is how many units are wanted in all.
func (s *Sheet) Units() int16 {
	n := int16(0)
	for i := range s.wants {
		n += s.wants[i].N
	}
	return n
}

// Pays reports whether a kind pays for something that is wanted.
func (s *Sheet) Pays(kind int) bool { return s.pays[kind] != 0 }

// Wanted reports whether any of the goods pays for something that is wanted.
func (s *Sheet) Wanted(goods *Goods) bool {
	for k, n := range goods {
		if n > 0 && s.pays[k] != 0 {
			return true
		}
	}
	return false
}

// Add adds a source that pays for something. alike reports whether it comes to the same as the source at a place.
func (s *Sheet) Add(src *Source, alike func(at int) bool) {
	lot := len(s.lots)
	for i := range s.lots {
		if alike(int(s.lots[i].at)) {
			lot = i
			break
		}
	}
	if lot == len(s.lots) {
		s.add(lotFrom(src, len(s.sources)))
	}
	s.several = s.several || src.Thing != 0 && s.uses(src.Thing)
	l := &s.lots[lot]
	l.hi += src.Uses
	l.all = l.hi
	s.sources = append(s.sources, source{src.Thing, src.Uses, src.Floats, src.Tells})
	s.lotOf, s.rank = append(s.lotOf, lot), append(s.rank, rankAny)
}

// uses reports whether a source uses a thing.
func (s *Sheet) uses(thing int16) bool {
	for i := range s.sources {
		if s.sources[i].thing == thing {
			return true
		}
	}
	return false
}

// Same reports whether it comes to the same which of two sources is used.
func (s *Sheet) Same(at, other int) bool { return s.lotOf[at] == s.lotOf[other] }

// Lots is a number for each source: those of one number come to the same. It is kept until the sheet changes.
func (s *Sheet) Lots() []int { return s.lotOf }

// Used is how often each source is used, until the sheet changes.
func (s *Sheet) Used() []int16 { return s.used }

// Split tells source at from those that it came to the same as. Then the payment is as if none was
// proposed. Lots are in the order of their first sources.
func (s *Sheet) Split(at int) {
	was := s.lotOf[at]
	uses := s.sources[at].uses
	own, rest := s.lots[was], s.lots[was]
	own.at, own.all, rest.all = int16(at), uses, rest.all-uses
	if rest.at == own.at {
		rest.at += 1 + int16(slices.Index(s.lotOf[at+1:], was))
	}
	if own.odd {
		s.odd++
	}
	first, second := own, rest
	if rest.at < own.at {
		first, second = rest, own
	}
	s.lots[was] = first
	to := was + 1
	for to < len(s.lots) && s.lots[to].at < second.at {
		to++
	}
	s.lots = slices.Insert(s.lots, to, second)
	for k, of := range s.lotOf {
		switch {
		case of == was && (k == at) == (second.at == int16(at)):
			s.lotOf[k] = to
		case of >= to:
			s.lotOf[k]++
		}
	}
	s.unpropose()
}

// unpropose makes the payment as it was before one was proposed.
func (s *Sheet) unpropose() {
	for i := range s.lots {
		l := &s.lots[i]
		l.lo, l.hi, l.take = 0, l.all, 0
	}
	for i := range s.rank {
		s.rank[i] = rankAny
	}
}
