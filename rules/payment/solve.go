package payment

import (
	"math"
	"math/bits"
	"slices"
)

// The bounds of a price that can be reckoned exactly.
const (
	MaxWants = 6   // sets of kinds in one price
	MaxUnits = 127 // units of one of them

	maxUses    = 256     // uses of sources that may come into question
	mostStates = 1 << 14 // ways in which a price can be paid in part
)

// lot is sources that come to the same: at least lo and at most hi uses of them.
type lot struct {
	gives  Goods
	first  bool // floating: to be spent before anything is produced
	weight uint8
	dear   int16
	lo, hi int16
	at     int16 // its first source
	all    int16 // how many uses there are
	take   int16 // how many the solution makes
	left   int16 // of them, while they are placed
	open   int16 // the first source that is not used to its end, -1 if all are
	last   int16 // the last one that is used, -1 if none is
	useful int16 // units of a use that pay for a want
	odd    bool  // a use gives more than one unit, or some that isn't wanted
}

// solver finds the best way to pay a price: the most of what is to be spent
// first, then the fewest units wasted, then the least weight, then the least
// dear. Each use that is made pays for something. It keeps its memory.
//
// Where a price wants units of one kind and each use gives just one, the cheapest
// uses do. Else it goes through the uses one by one and keeps for each part of the price the
// cheapest way to have paid just that part: exact, and no longer than uses times
// parts.
type solver struct {
	wants []Want
	lots  []lot
	odd   int             // lots of which a use gives more than one unit
	pays  [MaxKinds]uint8 // the wants that each kind pays for, a bit each

	step   [MaxWants]int32 // what a unit of each want adds to a part's number
	caps   uint64          // how many units each want has, a byte each
	states int
	at     []uint64 // the units of each part, a byte for each want
	each   []use
	shares []share
	costs  []uint64 // of the cheapest way to each part, by use
	from   []int32  // the part before that use
}

// use is one use of a lot.
type use struct {
	lot    int
	forced bool
	first  int // its shares
	n      int
	cost   uint64 // beside theirs
}

// share is a way in which the units of one use can pay for wants.
type share struct {
	by   uint64 // units for each want, a byte each
	step int32
	cost uint64
}

// The parts of a cost, the gravest in the highest bits.
const (
	mostWaste  = 63 // of one use: more counts as much
	costLate   = 54 // units that are not paid by what is to be spent first
	costWaste  = 40
	costWeight = 24
	noCost     = math.MaxUint64
	highBits   = 0x8080808080808080
)

// prepare notes what pays for what; lots are added after it. kinds is what each kind of resource pays
// for, itself included.
func (s *solver) prepare(kinds []Set) {
	s.pays, s.lots, s.odd = [MaxKinds]uint8{}, s.lots[:0], 0
	for k, pays := range kinds {
		for w := range s.wants {
			if s.wants[w].Of&pays != 0 {
				s.pays[k] |= 1 << w
			}
		}
	}
}

// lotFrom is a lot of sources like src, none of them yet, the first one to be at a place.
func lotFrom(src *Source, at int) lot {
	return lot{gives: src.Gives, first: src.First, weight: src.Weight, dear: src.Dear, at: int16(at)}
}

// grown is a slice of n, with whatever it holds.
func grown[T any](a []T, n int) []T { return slices.Grow(a[:0], n)[:n] }

// add adds a lot that gives something wanted, at its place.
func (s *solver) add(l lot) {
	n := int16(0)
	l.useful = 0
	for k, g := range &l.gives {
		n += int16(g)
		if s.pays[k] != 0 {
			l.useful += int16(g)
		}
	}
	if l.odd = n != 1 || l.useful != 1; l.odd {
		s.odd++
	}
	s.lots = append(s.lots, l)
}

// covered reports whether the lots, each used as often as often says, could
// pay for every want: for any wants together there must be enough that pays for
// one of them.
func (s *solver) covered(often func(l *lot) int16) bool {
	if len(s.wants) == 1 {
		need := int(s.wants[0].N)
		for i := range s.lots {
			l := &s.lots[i]
			need -= int(l.useful) * max(int(often(l)), 0)
		}
		return need <= 0
	}
	var have [1 << MaxWants]int32 // units by the wants that they pay for
	for i := range s.lots {
		l := &s.lots[i]
		if n := int32(often(l)); n > 0 {
			for k, g := range &l.gives {
				if g > 0 {
					have[s.pays[k]] += int32(g) * n
				}
			}
		}
	}
	masks := 1 << len(s.wants)
	for set := 1; set < masks; set++ {
		need := int32(0)
		for w := range s.wants {
			if set>>w&1 == 1 {
				need += int32(s.wants[w].N)
			}
		}
		for mask := 1; mask < masks && need > 0; mask++ {
			if mask&set != 0 {
				need -= have[mask]
			}
		}
		if need > 0 {
			return false
		}
	}
	return true
}

// solve finds the best way, in lot.take, and its cost; false if there is none.
func (s *solver) solve() (uint64, bool) {
	if s.simple() {
		return s.cheapest()
	}
	return s.byParts()
}

// byParts is solve by going through the uses.
func (s *solver) byParts() (uint64, bool) {
	if !s.number() {
		return 0, false
	}
	s.each, s.shares = s.each[:0], s.shares[:0]
	for i := range s.lots {
		if !s.list(i) {
			return 0, false
		}
	}
	n := s.states
	size := (len(s.each) + 1) * n
	s.costs, s.from = grown(s.costs, size), grown(s.from, size)
	for i := range s.costs[:n] {
		s.costs[i] = noCost
	}
	s.costs[0] = 0
	for u := range s.each {
		s.advance(&s.each[u], s.costs[u*n:(u+1)*n], s.costs[(u+1)*n:(u+2)*n], s.from[(u+1)*n:(u+2)*n])
	}
	best := s.costs[size-1]
	if best == noCost {
		return 0, false
	}
	for i := range s.lots {
		s.lots[i].take = 0
	}
	part := int32(n - 1)
	for u := len(s.each) - 1; u >= 0; u-- {
		if before := s.from[(u+1)*n+int(part)]; before != part {
			s.lots[s.each[u].lot].take++
			part = before
		}
	}
	return best, true
}

// advance finds the cheapest way to each part with one more use.
func (s *solver) advance(u *use, was, is []uint64, from []int32) {
	if u.forced {
		for i := range is {
			is[i] = noCost
		}
	} else {
		copy(is, was)
		for i := range from {
			from[i] = int32(i)
		}
	}
	shares := s.shares[u.first : u.first+u.n]
	for part, c := range was {
		if c == noCost {
			continue
		}
		c += u.cost
		room := (s.caps | highBits) - s.at[part]
		for i := range shares {
			sh := &shares[i]
			if (room-sh.by)&highBits != highBits {
				continue // more than some want has left
			}
			if to := int32(part) + sh.step; c+sh.cost < is[to] {
				is[to], from[to] = c+sh.cost, int32(part)
			}
		}
	}
}

// number numbers the parts of the price.
func (s *solver) number() bool {
	s.states, s.caps = 1, 0
	for w := range s.wants {
		n := int(s.wants[w].N)
		s.step[w] = int32(s.states)
		s.caps |= uint64(n) << (8 * w)
		s.states *= n + 1
		if n > MaxUnits || s.states > mostStates {
			return false
		}
	}
	s.at = grown(s.at, s.states)
	s.at[0] = 0
	for w := range s.wants {
		for i := int(s.step[w]); i < int(s.step[w])*(int(s.wants[w].N)+1); i++ {
			s.at[i] = s.at[i-int(s.step[w])] + 1<<(8*w)
		}
	}
	return true
}

// list lists the uses of lot i and how each can pay; false if it must be used
// and pays for nothing.
func (s *solver) list(i int) bool {
	l := &s.lots[i]
	l.take = 0
	if l.lo > l.hi {
		return false
	}
	if l.hi <= 0 {
		return true
	}
	first, n := s.sharing(l)
	if n == 0 {
		return l.lo <= 0
	}
	base := uint64(l.weight)<<costWeight | uint64(l.dear)
	units := int16(0)
	for w := range s.wants {
		units += s.wants[w].N
	}
	if l.lo > units {
		return false // each use pays for something
	}
	for k := range min(l.hi, units) {
		if len(s.each) == maxUses {
			return k >= l.lo
		}
		s.each = append(s.each, use{lot: i, forced: k < l.lo, first: first, n: n, cost: base})
	}
	return true
}

// sharing is the shares of a use of l: those of an earlier lot that gives the
// same, or new ones.
func (s *solver) sharing(l *lot) (first, n int) {
	for i := len(s.each) - 1; i >= 0; i-- {
		if u := &s.each[i]; s.lots[u.lot].gives == l.gives && s.lots[u.lot].first == l.first {
			return u.first, u.n
		}
	}
	var sp spread
	waste := 0
	for k, g := range &l.gives {
		if g > 0 {
			waste += int(g)
			if s.pays[k] != 0 {
				sp.add(s.pays[k], g)
			}
		}
	}
	first = len(s.shares)
	s.share(sp, 0, 0, share{}, waste, l.first)
	return first, len(s.shares) - first
}

// spread is the units of one use by the wants that they pay for.
type spread struct {
	groups [MaxKinds]struct{ wants, n uint8 }
	n      int
}

func (sp *spread) add(wants, n uint8) {
	for i := range sp.n {
		if sp.groups[i].wants == wants {
			sp.groups[i].n += n
			return
		}
	}
	sp.groups[sp.n].wants, sp.groups[sp.n].n = wants, n
	sp.n++
}

// share lists the ways to spread the units of a use over the wants, from group g
// and want w on; waste is how many are left over.
func (s *solver) share(sp spread, g, w int, sh share, waste int, first bool) {
	for ; g < sp.n; g, w = g+1, 0 {
		group := sp.groups[g]
		rest := group.wants >> w
		if group.n == 0 || rest == 0 {
			continue
		}
		w += bits.TrailingZeros8(rest)
		room := s.wants[w].N - int16(sh.by>>(8*w)&0xff)
		for k := int16(1); k <= min(int16(group.n), room); k++ {
			next, more := sp, sh
			next.groups[g].n -= uint8(k)
			more.by += uint64(k) << (8 * w)
			more.step += int32(k) * s.step[w]
			if !first {
				more.cost += uint64(k) << costLate
			}
			s.share(next, g, w+1, more, waste-int(k), first)
		}
		w++
		s.share(sp, g, w, sh, waste, first)
		return
	}
	if sh.by != 0 {
		sh.cost += uint64(min(waste, mostWaste)) << costWaste
		s.shares = append(s.shares, sh)
	}
}
