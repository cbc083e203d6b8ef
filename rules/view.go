package rules

// scratch is memory that a match keeps between calls so that they allocate nothing.
type scratch struct {
	cards  []Card
	to     []CardID // new name of each card
	hidden []CardID // cards a seat doesn't know, in the order it may see
	order  []CardID // of one zone
	rank   []int16  // of each card in what a seat may see
	named  []uint8  // when a card was first referred to
	left   []int16  // of each kind of a deck
	pool   []DefID  // unseen faces, group by group
	segs   []segment
	hashes []uint64

	bill *Bill    // the payment that is reckoned, if the game has any
	away []CardID // cards that a payment which is tried has taken away
	rest []Instr  // what is still to be paid
}

// knows is the set a card's Known must hold for seat p; NoSeat is a spectator,
// who knows what everyone knows.
func (m *Match) knows(p Seat) SeatSet {
	if p == NoSeat {
		return m.S.AllSeats()
	}
	return Of(p)
}

// View makes dst the match as seat p may see it; p NoSeat is a spectator.
//
// Blank are the faces of cards that p doesn't know (Def 0), the random
// generator, the seed, another seat's options and decision but for its kind,
// and what loop rules remember of other seats. Hidden cards have new
// identities, so that following a CardID tells nothing. In unordered private
// zones of others, and in registers, the cards that p knows come first.
//
// A view is only for looking: Resample gives worlds to play on. dst must not
// be m; it keeps its memory for the next call.
func (m *Match) View(p Seat, dst *Match) {
	dst.CopyFrom(m)
	dst.Setup.Seed = 0
	s := &dst.S
	s.RNG = RNG{}
	if d := &s.Decision; d.Seat != p {
		*d = Decision{Kind: d.Kind, Seat: d.Seat, Declaring: d.Declaring}
		s.Options = s.Options[:0]
	}
	for i, key := range s.Repeats {
		if Seat(key&7)-1 != p {
			s.Repeats[i] = 0
		}
	}
	for i := range s.Past {
		if o := &s.Past[i]; o.Known&m.knows(p) != m.knows(p) {
			o.Def = 0
			clear(dst.pastNums(PastID(i + 1))[:len(m.Game.Facts)])
		}
	}
	dst.S.bare()
	dst.rename(p)
	dst.S.bare()
	dst.listSpeakers()
}

// rename blanks the faces that p doesn't know and gives those cards the
// identities of the view.
func (m *Match) rename(p Seat) {
	s, sc := &m.S, &m.scratch
	mask := m.knows(p)
	m.layOut(p)
	n := len(s.Cards)
	sc.to = grown(sc.to, n)
	same := true
	for c, k := 1, 0; c < n; c++ {
		if s.Cards[c].Known&mask == mask {
			sc.to[c] = CardID(c)
			continue
		}
		h := sc.hidden[k]
		sc.to[h] = CardID(c)
		same = same && h == CardID(c)
		s.Cards[c].Def = 0
		k++
	}
	if same {
		m.sortPicks(p)
		return
	}
	to := sc.to
	to[0] = 0
	sc.cards = append(sc.cards[:0], s.Cards...)
	for i := range sc.cards[1:] {
		from := &sc.cards[i+1]
		c := &s.Cards[to[i+1]]
		*c = *from
		c.Prev, c.Next, c.Host = to[from.Prev], to[from.Next], to[from.Host]
	}
	for z := range s.Zones {
		zone := &s.Zones[z]
		zone.First, zone.Last = to[zone.First], to[zone.Last]
	}
	m.refer(func(c *CardID) { *c = to[*c] })
	for i := range s.Options {
		o := &s.Options[i]
		o.Card = to[o.Card]
		if m.Game.Verbs[o.Verb].TargetIs == ArgCard {
			o.Target = to[o.Target]
		}
	}
	m.sortPicks(p)
}

// sortPicks orders the cards of each register that lie where p can't tell the
// order: in which order they were put there says how they lie.
func (m *Match) sortPicks(p Seat) {
	picks := m.S.Picks
	for i := range picks {
		k := picks[i]
		if k.Is != HeldCard || !m.Mixed(m.S.Cards[k.Card].Zone, p) {
			continue
		}
		at := i
		for j := i - 1; j >= 0; j-- {
			o := &picks[j]
			if o.Serial != k.Serial || o.Reg != k.Reg || o.Is != HeldCard || !m.Mixed(m.S.Cards[o.Card].Zone, p) {
				continue
			}
			if o.Card <= k.Card {
				break
			}
			picks[at] = *o
			at = j
		}
		picks[at] = k
	}
}

// refer calls visit for every place but cards, zones and options where the
// state names a card.
func (m *Match) refer(visit func(c *CardID)) {
	s := &m.S
	visit(&s.Decision.Src)
	visit(&s.Answer.Card)
	if m.Game.Verbs[s.Answer.Verb].TargetIs == ArgCard {
		visit(&s.Answer.Target)
	}
	visit(&s.Asked.Src)
	visit(&s.Asked.Tgt)
	s.speak(visit, true)
}

// speak is refer without the decision and, without changes, what a payer has
// changed for the payment at hand.
func (s *State) speak(visit func(c *CardID), changes bool) {
	for i := range s.Stack {
		it := &s.Stack[i]
		visit(&it.Src)
		for j := range it.Cards {
			visit(&it.Cards[j])
		}
	}
	for i := range s.Frames {
		visit(&s.Frames[i].Src)
		visit(&s.Frames[i].Tgt)
	}
	for i := range s.Picks {
		if k := &s.Picks[i]; k.Is == HeldCard && (changes || k.Reg < regChange) {
			visit(&k.Card)
		}
	}
	for i := range s.Marks {
		visit(&s.Marks[i].Card)
		visit(&s.Marks[i].Src)
	}
	for i := range s.Queue {
		visit(&s.Queue[i].Src)
		visit(&s.Queue[i].Card)
	}
	for i := range s.Coming {
		visit(&s.Coming[i].Card)
		visit(&s.Coming[i].With)
		visit(&s.Coming[i].Src)
	}
	for i := range s.Delayed {
		visit(&s.Delayed[i].Src)
	}
	for i := range s.Uses {
		visit(&s.Uses[i].Card)
	}
	for i := range s.Counters {
		visit(&s.Counters[i].Card)
	}
	for i := range s.Guises {
		visit(&s.Guises[i].Card)
	}
}

// layOut lists the cards that p doesn't know in the order p may see, and makes
// cards lie in that order in the zones that are mixed for p.
func (m *Match) layOut(p Seat) {
	s, sc := &m.S, &m.scratch
	mask := m.knows(p)
	sc.hidden = sc.hidden[:0]
	fresh := true
	for z := range s.Zones {
		if s.Zones[z].N > 1 && m.Mixed(ZoneID(z), p) {
			if fresh {
				m.noteNamed()
				fresh = false
			}
			m.order(ZoneID(z), p)
			m.Lay(ZoneID(z), sc.order)
		}
		for c := s.Zones[z].First; c != 0; c = s.Cards[c].Next {
			if s.Cards[c].Known&mask != mask {
				sc.hidden = append(sc.hidden, c)
			}
		}
	}
}

// Mixed reports whether p can't tell the order of the cards in zone z.
func (m *Match) Mixed(z ZoneID, p Seat) bool { return m.Game.veiled[p+1][z] }

// noteNamed notes in which order the state refers to cards: which of two cards
// that look alike was chosen first is public, which one it was is not.
func (m *Match) noteNamed() {
	sc := &m.scratch
	sc.named = grown(sc.named, len(m.S.Cards))
	clear(sc.named)
	named, n := sc.named, uint8(0)
	m.refer(func(c *CardID) {
		if named[*c] == 0 && n < 255 {
			n++
			named[*c] = n
		}
	})
}

// order puts the cards of a zone that is mixed for p into scratch.order: those
// that p knows by what they are, then the others by what is public about them.
func (m *Match) order(z ZoneID, p Seat) {
	s, sc := &m.S, &m.scratch
	mask := m.knows(p)
	at := sc.order[:0]
	for c := s.Zones[z].First; c != 0; c = s.Cards[c].Next {
		i := len(at)
		at = append(at, c)
		for ; i > 0 && m.before(c, at[i-1], mask); i-- {
			at[i] = at[i-1]
		}
		at[i] = c
	}
	sc.order = at
}

func (m *Match) before(a, b CardID, mask SeatSet) bool {
	x, y := &m.S.Cards[a], &m.S.Cards[b]
	knowA, knowB := x.Known&mask == mask, y.Known&mask == mask
	switch {
	case knowA != knowB:
		return knowA
	case knowA && x.Def != y.Def:
		return x.Def < y.Def
	case knowA:
		return a < b
	}
	if i, j := x.public(), y.public(); i != j {
		return i < j
	}
	if x.Flags != y.Flags {
		return x.Flags < y.Flags
	}
	if x.Host != y.Host {
		return x.Host < y.Host
	}
	return m.scratch.named[a] < m.scratch.named[b]
}

// public is what all may know of a card whose face is hidden, less what is rare.
func (c *Card) public() uint64 {
	return uint64(c.Known)<<32 | uint64(c.Group)<<24 | uint64(uint8(c.Owner))<<16 | uint64(uint8(c.Ctrl))<<8 | uint64(c.Face)
}

// Arrange puts options for cards whose order the decider can't tell into an
// order that says nothing about it. So place i means the same in the match,
// in the decider's view and in its worlds.
func (m *Match) Arrange() {
	s, sc := &m.S, &m.scratch
	if len(s.Options) < 2 {
		return
	}
	p := s.Decision.Seat
	n := 0
	for i := range s.Options {
		if m.blind(p, &s.Options[i]) {
			n++
		}
	}
	if n < 2 {
		return
	}
	m.noteNamed()
	sc.rank = grown(sc.rank, len(s.Cards))
	next := int16(1)
	sc.rank[0] = 0
	for z := range s.Zones {
		sc.order = sc.order[:0]
		if m.Mixed(ZoneID(z), p) {
			m.order(ZoneID(z), p)
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
		if !m.blind(p, &s.Options[i]) {
			continue
		}
		o, at := s.Options[i], i
		for j := i - 1; j >= 0; j-- {
			if !m.blind(p, &s.Options[j]) {
				continue
			}
			if m.rankOf(&s.Options[j]) <= m.rankOf(&o) {
				break
			}
			s.Options[at] = s.Options[j]
			at = j
		}
		s.Options[at] = o
	}
}

// blind reports whether an option is about a card whose place p can't tell.
func (m *Match) blind(p Seat, o *Option) bool {
	return m.Mixed(m.S.Cards[o.Card].Zone, p) || o.Target != 0 && m.blindTarget(p, o)
}

func (m *Match) blindTarget(p Seat, o *Option) bool {
	return m.Game.Verbs[o.Verb].TargetIs == ArgCard && m.Mixed(m.S.Cards[o.Target].Zone, p)
}

// rankOf orders options by what the decider may see of their cards.
func (m *Match) rankOf(o *Option) uint64 {
	target := uint64(uint16(o.Target))
	if m.Game.Verbs[o.Verb].TargetIs == ArgCard {
		target = uint64(m.scratch.rank[o.Target])
	}
	return uint64(o.Verb)<<56 | uint64(o.Ability)<<48 | uint64(uint16(o.N)^0x8000)<<32 |
		uint64(m.scratch.rank[o.Card])<<16 | target
}

// Reask runs the asking step again, so that the options fit the state as it is
// now: a world of Resample's where another seat decides. If it returns false,
// that seat would not have been asked this, and the match can't be played on.
func (m *Match) Reask() (asked bool) {
	defer func() {
		if !asked {
			m.S.Options = m.S.Options[:0]
		}
	}()
	defer func() {
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

func grown[T any](a []T, n int) []T {
	if cap(a) < n {
		return make([]T, n, n+n/2)
	}
	return a[:n]
}
