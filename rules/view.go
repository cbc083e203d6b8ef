package rules

import "feltstack/rules/payment"

// scratch is memory that a match keeps between calls so that they allocate nothing.
type scratch struct {
	known  []bool // whose names a seat knows that names a card
	cards  []Card
	to     []CardID // new name of each card
	hidden []CardID // cards a seat doesn't know, in the order it may see
	order  []CardID // of one zone
	rank   []int16  // of each card in what a seat may see
	named  []uint16 // when a card was first referred to
	left   []int16  // of each kind of a deck
	pool   []DefID  // unseen faces, group by group
	segs   []segment
	hashes []uint64

	tryout *tryout // where ways to pay are tried

	bill  *Bill    // the payment that is reckoned, if the game has any
	away  []CardID // cards that a payment which is tried has taken away
	heard []CardID // the speakers without them
	rest  []Instr  // what is still to be paid
	picks []Pick   // the registers, while targets are tried

	gains []int16 // what the cards of an instruction get: see run.gains

	reach   [MaxSeats][payment.MaxKinds]int16 // what Reach has reckoned
	reached SeatSet                           // for these seats
}

// sight is what seat p of a match may see; NoSeat is a spectator, who sees what
// everyone does. Its methods make views of a match and determinizations.
type sight struct {
	m    *Match
	p    Seat
	mask SeatSet // the seats that must know a card for p to know it
}

// sight returns what seat p may see of m.
func (m *Match) sight(p Seat) sight {
	if p == NoSeat {
		return sight{m, p, m.S.AllSeats()}
	}
	return sight{m, p, Of(p)}
}

// knows reports whether the face of c is known.
func (v sight) knows(c CardID) bool { return v.m.S.Cards[c].Known&v.mask == v.mask }

// mixed reports whether the order of the cards in zone z can't be told.
func (v sight) mixed(z ZoneID) bool { return v.m.Game.veiled[v.p+1][z] }

// View makes dst the match as seat p may see it; p NoSeat is a spectator.
//
// Blank are the faces of cards that p doesn't know (Def 0), the random
// generator, the seed, another seat's options and decision but for its kind,
// and what loop rules remember of other seats. Hidden cards have new
// identities, so that following a CardID tells nothing. In unordered private
// zones of others, and in registers, the cards that p knows come first.
//
// A view is only for looking: Determinize gives determinizations to play on. dst must not
// be m; it keeps its memory for the next call.
func (m *Match) View(p Seat, dst *Match) {
	dst.CopyFrom(m)
	v := dst.sight(p)
	dst.Setup.Seed = 0
	s := &dst.S
	s.RNG = RNG{}
	v.seem()
	if d := &s.Decision; d.Seat != p {
		*d = Decision{Kind: d.Kind, Seat: d.Seat, Declaring: d.Declaring, Anyway: d.Anyway}
		s.Options = s.Options[:0]
	}
	for i, key := range s.Repeats {
		if Seat(key&7)-1 != p {
			s.Repeats[i] = 0
		}
	}
	for i := range s.Past {
		if o := &s.Past[i]; o.Known&v.mask != v.mask {
			o.Def = 0
			clear(PastID(i + 1).nums(dst)[:len(m.Game.Facts)])
		}
	}
	dst.S.bare()
	v.rename()
	dst.S.bare()
	dst.S.listSpeakers(dst.Game)
}

// seem makes the marks of cards that p doesn't know those that they seem to be.
func (v sight) seem() {
	for i := range v.m.S.Marks {
		k := &v.m.S.Marks[i]
		k.Kind = v.kindOf(k)
	}
}

// kindOf is the kind that a mark is or seems to be.
func (v sight) kindOf(k *Mark) uint8 {
	if seems := v.m.Game.Speech.seeming(k.Kind); seems != 0 && k.Card != 0 && !v.knows(k.Card) {
		return seems
	}
	return k.Kind
}

// MarkTo is the kind that mark k is to seat p.
func (m *Match) MarkTo(p Seat, k *Mark) uint8 { return m.sight(p).kindOf(k) }

// rename blanks the faces that p doesn't know and gives those cards the
// identities of the view.
func (v sight) rename() {
	m := v.m
	s, sc := &m.S, &m.scratch
	mask := v.mask
	v.layOut()
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
		v.sortPicks()
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
	m.S.refer(m.Game, func(c *CardID) { *c = to[*c] })
	for i := range s.Options {
		o := &s.Options[i]
		o.Card = to[o.Card]
		o.Target = to[o.Target]
	}
	v.sortPicks()
}

// sortPicks orders the cards of each register that lie where p can't tell the
// order: in which order they were put there says how they lie.
func (v sight) sortPicks() {
	m := v.m
	picks := m.S.Picks
	for i := range picks {
		k := picks[i]
		if k.Is != HeldCard || !v.mixed(m.S.Cards[k.Card].Zone) {
			continue
		}
		at := i
		for j := i - 1; j >= 0; j-- {
			o := &picks[j]
			if o.Serial != k.Serial || o.Reg != k.Reg || o.Is != HeldCard || !v.mixed(m.S.Cards[o.Card].Zone) {
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
func (s *State) refer(g *Game, visit func(c *CardID)) {
	visit(&s.Decision.Src)
	visit(&s.Answer.Card)
	visit(&s.Answer.Target)
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
func (v sight) layOut() {
	m := v.m
	s, sc := &m.S, &m.scratch
	mask := v.mask
	sc.hidden = sc.hidden[:0]
	fresh := true
	for z := range s.Zones {
		if s.Zones[z].N > 1 && v.mixed(ZoneID(z)) {
			if fresh {
				v.noteNamed()
				fresh = false
			}
			v.order(ZoneID(z))
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
func (v sight) noteNamed() {
	m := v.m
	sc := &m.scratch
	sc.named = grown(sc.named, len(m.S.Cards))
	clear(sc.named)
	named, n := sc.named, uint16(0)
	m.S.refer(m.Game, func(c *CardID) {
		if named[*c] == 0 {
			n++
			named[*c] = n
		}
	})
}

// order puts the cards of a zone that is mixed for p into scratch.order: those
// that p knows by what they are, then the others by what is public about them.
func (v sight) order(z ZoneID) {
	m := v.m
	s, sc := &m.S, &m.scratch
	at := sc.order[:0]
	for c := s.Zones[z].First; c != 0; c = s.Cards[c].Next {
		i := len(at)
		at = append(at, c)
		for ; i > 0 && v.before(c, at[i-1]); i-- {
			at[i] = at[i-1]
		}
		at[i] = c
	}
	sc.order = at
}

func (v sight) before(a, b CardID) bool {
	m := v.m
	x, y := &m.S.Cards[a], &m.S.Cards[b]
	knowA, knowB := x.Known&v.mask == v.mask, y.Known&v.mask == v.mask
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

func grown[T any](a []T, n int) []T {
	if cap(a) < n {
		return make([]T, n, n+n/2)
	}
	return a[:n]
}
