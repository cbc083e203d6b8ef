package payment

import (
	"slices"
	"testing"
)

// laid is a random sheet whose things can be used twice, or in two ways, and its sources.
func laid(s *Sheet, r func(n int) int) []Source {
	s.Start()
	for _, of := range []Set{1, 2, 3} {
		if r(2) == 0 {
			s.Charge(of, 1+r(2))
		}
	}
	s.Prepare([]Set{1, 2, 7})
	var all []Source
	for thing := range int16(2 + r(4)) {
		ways := 1 + r(2)
		for range ways {
			src := Source{Thing: thing + 1, Uses: int16(1 + r(3-ways)), Dear: int16(r(2))}
			src.Gives[r(3)] = uint8(1 + r(2))
			if !s.Wanted(&src.Gives) {
				continue
			}
			s.Add(&src, func(at int) bool {
				like := all[at]
				like.Thing = src.Thing
				return all[at] != like && like == src
			})
			all = append(all, src)
		}
	}
	return all
}

// anyUses reports whether the things from a place on can pay for what is left, each in one way.
func anyUses(s *Sheet, all []Source, left []int16, units []uint8) bool {
	if len(units) > 0 {
		for w := range left {
			if left[w] > 0 && units[0]>>w&1 == 1 {
				left[w]--
				ok := anyUses(s, all, left, units[1:])
				left[w]++
				if ok {
					return true
				}
			}
		}
		return anyUses(s, all, left, units[1:])
	}
	if !slices.ContainsFunc(left, func(n int16) bool { return n > 0 }) {
		return true
	}
	if len(all) == 0 {
		return false
	}
	thing := all[0].Thing
	n := slices.IndexFunc(all, func(src Source) bool { return src.Thing != thing })
	if n < 0 {
		n = len(all)
	}
	for i := range n {
		units = units[:0]
		for k, g := range all[i].Gives {
			units = append(units, slices.Repeat([]uint8{s.pays[k]}, int(g)*int(all[i].Uses))...)
		}
		if len(units) > 0 && anyUses(s, all[n:], left, units) {
			return true
		}
	}
	return anyUses(s, all[n:], left, nil)
}

// TestSheet compares whether random sheets can be paid with trying all, and looks at what is proposed
// and at each change of it: all is paid for, no thing is used in two ways, and none more than it can be.
func TestSheet(t *testing.T) {
	rng := seeded(3)
	var s Sheet
	paid, both, changed, split := 0, 0, 0, 0
	for i := range 3000 {
		all := laid(&s, rng.IntN)
		left := make([]int16, len(s.Due()))
		for w, want := range s.Due() {
			left[w] = want.N
		}
		can := anyUses(&s, all, left, nil)
		if s.Payable() != can {
			t.Fatalf("sheet %d: wants %+v, sources %+v: payable is %v", i, s.Due(), all, !can)
		}
		if !can || s.Free() {
			continue
		}
		paid++
		if s.several {
			both++
		}
		proposed := func(what string) {
			if s.Place(); !goodUses(&s, all) {
				t.Fatalf("sheet %d, %s: wants %+v, sources %+v: used are %v", i, what, s.Due(), all, s.Used())
			}
		}
		if !s.Propose() {
			t.Fatalf("sheet %d: wants %+v, sources %+v: nothing is proposed", i, s.Due(), all)
		}
		proposed("proposed")
		at, out := -1, false
		s.Changes(func(k int, o, ok bool) {
			if ok && (at < 0 || rng.IntN(2) == 0) {
				at, out = k, o
			}
		})
		if at < 0 {
			continue
		}
		changed++
		s.PlaceAgain()
		was := lotUses(&s, at)
		if s.lots[s.lotOf[at]].all > s.sources[at].uses && rng.IntN(2) == 0 {
			split++
			if s.Split(at); !inOrder(&s) {
				t.Fatalf("sheet %d: sources %+v: once %d is on its own the lots are %+v, of each source %v", i, all, at, s.lots, s.lotOf)
			}
			if !s.Propose() {
				t.Fatalf("sheet %d: wants %+v, sources %+v: nothing is proposed once %d is on its own", i, s.Due(), all, at)
			}
			proposed("split")
			can := false // others of its lot could be used for it
			s.Changes(func(k int, o, ok bool) { can = can || ok && k == at && o == out })
			if s.PlaceAgain(); !can {
				continue
			}
			was = lotUses(&s, at)
		}
		if !s.Change(at, out) {
			t.Fatalf("sheet %d: wants %+v, sources %+v: source %d can't be changed, out is %v", i, s.Due(), all, at, out)
		}
		proposed("changed")
		if is := lotUses(&s, at); out && is >= was || !out && is <= was {
			t.Fatalf("sheet %d: sources %+v: that at %d and its like were used %d times, now %d; out is %v", i, all, at, was, is, out)
		}
	}
	if paid < 1000 || both < 500 || changed < 500 || split < 50 {
		t.Errorf("%d sheets were paid, %d with things that can be used in two ways, %d changed, %d split: too few", paid, both, changed, split)
	}
}

// inOrder reports whether the lots hold the sources that they should, in the order of their first ones.
func inOrder(s *Sheet) bool {
	last := int16(-1)
	for i, l := range s.lots {
		uses := int16(0)
		for k, of := range s.lotOf {
			if of == i {
				uses += s.sources[k].uses
			}
		}
		if int(l.at) != slices.Index(s.lotOf, i) || l.at <= last || l.all != uses || l.lo != 0 || l.hi != uses {
			return false
		}
		last = l.at
	}
	return true
}

// lotUses is how often source at, and those that come to the same, are used.
func lotUses(s *Sheet, at int) int16 {
	n := int16(0)
	for k, used := range s.Used() {
		if s.Same(k, at) {
			n += used
		}
	}
	return n
}

// goodUses reports whether what is used pays for all, each thing in one way.
func goodUses(s *Sheet, all []Source) bool {
	ways := map[int16]int{}
	var units []uint8
	for k, n := range s.Used() {
		if n > all[k].Uses {
			return false
		}
		if n > 0 {
			ways[all[k].Thing]++
		}
		for kind, g := range all[k].Gives {
			units = append(units, slices.Repeat([]uint8{s.pays[kind]}, int(g)*int(n))...)
		}
	}
	for _, n := range ways {
		if n > 1 {
			return false
		}
	}
	left := make([]int16, len(s.Due()))
	for w, want := range s.Due() {
		left[w] = want.N
	}
	return anyUses(s, nil, left, units)
}
