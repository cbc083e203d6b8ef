package payment

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// seeded returns the same random numbers in every run.
func seeded(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, seed)) }

// rich is a random table to pay from: three colours, one kind that pays for all
// of them, things that give one, several or either, and what floats already.
func rich(r *rand.Rand, s *solver) {
	kinds := []Set{1, 2, 4, 15} // the last one is each colour's
	s.wants = s.wants[:0]
	for _, of := range []Set{1, 2, 4, 7, 3} {
		if r.IntN(2) == 0 {
			s.wants = append(s.wants, Want{of, int16(1 + r.IntN(2))})
		}
	}
	s.prepare(kinds)
	for range 1 + r.IntN(5) {
		l := lot{hi: 1, weight: uint8(r.IntN(3)), dear: int16(r.IntN(4))}
		for range 1 + r.IntN(2) {
			l.gives[r.IntN(4)] += uint8(1 + r.IntN(2))
		}
		if r.IntN(4) == 0 {
			l.hi = 2
		}
		if r.IntN(4) == 0 {
			l = lot{hi: int16(1 + r.IntN(2)), first: true, dear: int16(r.IntN(3))}
			l.gives[r.IntN(4)] = 1
		}
		switch r.IntN(8) {
		case 0:
			l.lo = 1
		case 1:
			l.hi--
		}
		s.add(l)
	}
}

// bruteUses tries every number of uses of every lot and returns the least cost.
func bruteUses(s *solver, i int, uses []int16) uint64 {
	if i == len(s.lots) {
		return bruteCost(s, uses)
	}
	best := uint64(math.MaxUint64)
	for n := s.lots[i].lo; n <= s.lots[i].hi; n++ {
		best = min(best, bruteUses(s, i+1, append(uses, n)))
	}
	return best
}

func bruteCost(s *solver, uses []int16) uint64 {
	var units [][2]int // kind and use
	due, late, made, weight, dear, n := 0, 0, 0, 0, 0, 0
	for w := range s.wants {
		due += int(s.wants[w].N)
	}
	late = due
	for i, times := range uses {
		l := &s.lots[i]
		for range times {
			for k, g := range l.gives {
				for range g {
					units = append(units, [2]int{k, n})
					made++
				}
			}
			if l.first {
				late--
				made--
			}
			weight += int(l.weight)
			dear += int(l.dear)
			n++
		}
	}
	left := make([]int16, len(s.wants))
	for w := range s.wants {
		left[w] = s.wants[w].N
	}
	if !bruteShare(s, units, left, make([]int, n), due) {
		return math.MaxUint64
	}
	return uint64(late)<<costLate | uint64(made-late)<<costWaste | uint64(weight)<<costWeight | uint64(dear)
}

// bruteShare reports whether the units can pay for all that is left, each use for something.
func bruteShare(s *solver, units [][2]int, left []int16, used []int, due int) bool {
	if len(units) == 0 {
		for _, n := range used {
			if n == 0 {
				return false
			}
		}
		return due == 0
	}
	kind, use := units[0][0], units[0][1]
	for w := range left {
		if left[w] > 0 && s.pays[kind]>>w&1 == 1 {
			left[w]--
			used[use]++
			ok := bruteShare(s, units[1:], left, used, due-1)
			left[w]++
			used[use]--
			if ok {
				return true
			}
		}
	}
	return bruteShare(s, units[1:], left, used, due)
}

// TestSolveBrute compares the solver with trying everything.
func TestSolveBrute(t *testing.T) {
	r := seeded(1)
	var s solver
	solved, wasted, forced := 0, 0, 0
	for i := range 3000 {
		rich(r, &s)
		best := bruteUses(&s, 0, nil)
		cost, ok := s.solve()
		if !ok {
			cost = math.MaxUint64
		}
		if cost != best {
			t.Fatalf("table %d: wants %+v\nlots %+v\ncost %x, the best is %x", i, s.wants, s.lots, cost, best)
		}
		free := true
		for k := range s.lots {
			free = free && s.lots[k].lo <= 0
		}
		all := s.covered(func(l *lot) int16 { return l.hi })
		if free && all != ok || ok && !all {
			t.Fatalf("table %d: wants %+v\nlots %+v\npaid %v, but covered %v", i, s.wants, s.lots, ok, all)
		}
		if !ok {
			continue
		}
		uses := make([]int16, len(s.lots))
		for k := range s.lots {
			uses[k] = s.lots[k].take
		}
		if bruteCost(&s, uses) != cost {
			t.Fatalf("table %d: the uses %v cost something else than %x", i, uses, cost)
		}
		solved++
		if cost>>costWaste&(1<<(costLate-costWaste)-1) > 0 {
			wasted++
		}
		if !free {
			forced++
		}
	}
	if solved < 800 || wasted < 100 || forced < 100 {
		t.Errorf("%d of 3000 tables could be paid, %d with waste, %d with what had to be used: too few", solved, wasted, forced)
	}
}

// TestCheapest: of a simple price the cheapest uses are those that going through all finds.
func TestCheapest(t *testing.T) {
	r := seeded(2)
	var s solver
	paid, forced := 0, 0
	for i := range 5000 {
		s.wants = append(s.wants[:0], Want{7, int16(1 + r.IntN(6))})
		s.prepare([]Set{1, 2, 4, 15})
		must := false
		for range 1 + r.IntN(6) {
			l := lot{hi: int16(r.IntN(4)), first: r.IntN(4) == 0, weight: uint8(r.IntN(2)), dear: int16(r.IntN(3))}
			l.gives[r.IntN(4)] = 1
			if r.IntN(5) == 0 {
				l.lo = int16(r.IntN(3))
				must = must || l.lo > 0
			}
			s.add(l)
		}
		if !s.simple() {
			t.Fatal("the price isn't plain")
		}
		uses := func(solve func() (uint64, bool)) (uint64, bool, []int16) {
			cost, ok := solve()
			var takes []int16
			for k := range s.lots {
				takes = append(takes, s.lots[k].take)
			}
			return cost, ok, takes
		}
		sum := s.tally()
		late, pays := sum.late(s.wants[0].N)
		pays = pays && !slices.ContainsFunc(s.lots, func(l lot) bool { return l.lo > l.hi })
		cost, ok, takes := uses(s.cheapest)
		if pays != ok || ok && uint64(late) != cost>>costLate {
			t.Fatalf("table %d: wants %+v\nlots %+v\n%d late, %v; it is %x, %v", i, s.wants, s.lots, late, pays, cost, ok)
		}
		best, can, all := uses(s.byParts)
		if ok != can || ok && (cost != best || !slices.Equal(takes, all)) {
			t.Fatalf("table %d: wants %+v\nlots %+v\n%v for %x, %v; it is %v for %x, %v", i, s.wants, s.lots, takes, cost, ok, all, best, can)
		}
		if ok {
			paid++
			if must {
				forced++
			}
		}
	}
	if paid < 2000 || forced < 300 {
		t.Errorf("%d of 5000 could be paid, %d with what had to be used: too few", paid, forced)
	}
}

// twelve is twelve sources that differ and a price of three colours.
func twelve(s *solver) {
	s.wants = append(s.wants[:0], Want{1, 2}, Want{2, 2}, Want{4, 1})
	s.prepare([]Set{1, 2, 4, 15})
	for i := range 12 {
		l := lot{hi: 1, weight: 1, dear: int16(i)}
		l.gives[i%4] = uint8(1 + i%2)
		s.add(l)
	}
}

func BenchmarkSolve(b *testing.B) {
	var s solver
	twelve(&s)
	b.ReportAllocs()
	for b.Loop() {
		if _, ok := s.solve(); !ok {
			b.Fatal("it can be paid")
		}
	}
}

func BenchmarkCovered(b *testing.B) {
	var s solver
	twelve(&s)
	for b.Loop() {
		if !s.covered(func(l *lot) int16 { return l.hi }) {
			b.Fatal("it can be paid")
		}
	}
}
