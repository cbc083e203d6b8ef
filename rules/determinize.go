package rules

// deck is what was dealt at the start of a match, which every seat knows: how
// many of each face each group has. Matches share it; it never changes.
type deck struct {
	kinds  []kind  // sorted by group, then face
	counts []int16 // of each kind
	groups []segment
	place  []int16 // of a group and face in kinds, plus 1
	faces  int     // row length of place
	size   int     // cards in all
}

type kind struct {
	group uint8
	def   DefID
}

// segment is a run of a slice.
type segment struct{ first, n int32 }

func newDeck(cards []Card) *deck {
	d := &deck{size: len(cards) - 1}
	groups, kinds := 0, 0
	for _, c := range cards[1:] {
		groups = max(groups, int(c.Group)+1)
		d.faces = max(d.faces, int(c.Def)+1)
	}
	d.place = make([]int16, groups*d.faces)
	for _, c := range cards[1:] {
		n := &d.place[int(c.Group)*d.faces+int(c.Def)]
		if *n++; *n == 1 {
			kinds++
		}
	}
	d.kinds, d.counts = make([]kind, 0, kinds), make([]int16, 0, kinds)
	d.groups = make([]segment, groups)
	for g := range d.groups {
		of := d.place[g*d.faces:][:d.faces]
		d.groups[g].first = int32(len(d.kinds))
		for face, n := range of {
			if n > 0 {
				d.kinds = append(d.kinds, kind{uint8(g), DefID(face)})
				d.counts = append(d.counts, n)
				of[face] = int16(len(d.kinds))
			}
		}
		d.groups[g].n = int32(len(d.kinds)) - d.groups[g].first
	}
	return d
}

// dealt reports whether the cards of m, just dealt, are those of the deck.
func (d *deck) dealt(m *Match) bool {
	cards, sc := m.S.Cards[1:], &m.scratch
	if len(cards) != d.size {
		return false
	}
	sc.left = append(sc.left[:0], d.counts...)
	for i := range cards {
		k := d.find(&cards[i])
		if k < 0 || sc.left[k] == 0 {
			return false
		}
		sc.left[k]--
	}
	return true
}

// Dealt reports whether card c was dealt at the start, rather than made since.
func (m *Match) Dealt(c CardID) bool {
	card := m.S.Cards[c]
	card.Def = m.S.Own(c)
	return m.deck.find(&card) >= 0
}

// find is the place of a card's kind, -1 for a token.
func (d *deck) find(c *Card) int {
	if int(c.Def) >= d.faces || int(c.Group) >= len(d.groups) {
		return -1
	}
	return int(d.place[int(c.Group)*d.faces+int(c.Def)]) - 1
}

// determinizeTries bounds the search for a determinization in which another seat that
// decides has something to choose.
const determinizeTries = 8

// Determinize makes dst a determinization of seat p: what View shows p,
// with the faces p doesn't know dealt at random among the cards that have the
// same back. m may be the match or p's view of it; nothing that p doesn't
// know is used. dst has a random future of its own; it must not be m and
// keeps its memory for the next call.
//
// If p decides, dst's options are those of m, place by place. If another seat
// does, they run again and fit the determinization; where no such determinization is found
// in a few tries, dst has no options and is of no use to play on.
func (m *Match) Determinize(p Seat, rng *RNG, dst *Match) {
	m.View(p, dst)
	dst.sight(p).deal(rng)
	dst.S.RNG = RNG{rng.Uint64(), rng.Uint64()}
	if d := &m.S.Decision; d.Kind == None || d.Seat == p {
		return
	}
	for range determinizeTries {
		if dst.Reask() {
			return
		}
		m.View(p, dst)
		dst.sight(p).deal(rng)
		dst.S.RNG = RNG{rng.Uint64(), rng.Uint64()}
	}
}

// CanBelie reports whether a determinization of seat p may turn out not to be possible:
// another seat is in the middle of declaring what p can't see.
func (m *Match) CanBelie(p Seat) bool {
	return m.S.Decision.Declaring && m.S.Decision.Seat != p
}

// deal gives every card that p doesn't know a face that p hasn't seen.
func (v sight) deal(rng *RNG) {
	m := v.m
	s, sc, d := &m.S, &m.scratch, m.deck
	mask := v.mask
	sc.left = append(sc.left[:0], d.counts...)
	left := sc.left
	s.bare()
	for i := range s.Cards[1:] {
		c := &s.Cards[i+1]
		if c.Known&mask != mask {
			continue
		}
		if k := d.find(c); k >= 0 && left[k] > 0 {
			left[k]--
		}
	}
	sc.pool = grown(sc.pool, d.size)[:0]
	sc.segs = sc.segs[:0]
	for _, g := range d.groups {
		first := int32(len(sc.pool))
		for k := g.first; k < g.first+g.n; k++ {
			for range left[k] {
				sc.pool = append(sc.pool, d.kinds[k].def)
			}
		}
		sc.segs = append(sc.segs, segment{first, int32(len(sc.pool)) - first})
	}
	for i := range s.Cards[1:] {
		c := &s.Cards[i+1]
		if c.Known&mask == mask || int(c.Group) >= len(sc.segs) {
			continue
		}
		seg := &sc.segs[c.Group]
		if seg.n == 0 {
			continue
		}
		pool := sc.pool[seg.first : seg.first+seg.n]
		j := rng.IntN(len(pool))
		c.Def, pool[j] = pool[j], pool[len(pool)-1]
		seg.n--
	}
	s.bare()
	m.S.listSpeakers(m.Game)
}
