package rules

import "math/bits"

const (
	mixA = 0x9e3779b97f4a7c15
	mixB = 0xd6e8feb86659fd93
)

// mix folds two words into a hash.
func mix(h, a, b uint64) uint64 {
	hi, lo := bits.Mul64(a^mixA, b^h^mixB)
	return hi ^ lo ^ bits.RotateLeft64(h, 23)
}

// Hash is a number for the whole state, random generator and pending decision
// included. Equal states have equal hashes, on every machine.
func (s *State) Hash() uint64 {
	h := mix(mixA, s.RNG.Hi, s.RNG.Lo)
	a, b := s.Head.words()
	h = mix(h, a, b)
	a, b = s.Decision.words()
	h = mix(h, a, b)
	h = hashFrame(mix(h, s.Answer.words(), uint64(len(s.Seats))), &s.Asked)
	for i := 0; i < len(s.Opts); i += 8 {
		h = mix(h, four8((*[4]int8)(s.Opts[i:])), four8((*[4]int8)(s.Opts[i+4:])))
	}
	for i := 0; i < len(s.Nums); i += 8 {
		h = mix(h, nums(s.Nums[:], i), nums(s.Nums[:], i+4))
	}
	for i := 0; i < len(s.Repeats); i += 2 {
		h = mix(h, s.Repeats[i], s.Repeats[i+1])
	}
	for i := range s.Seats {
		p := &s.Seats[i]
		h = hashNums(mix(h, p.words(), 0), p)
	}
	h = mix(h, uint64(len(s.Zones))<<32|uint64(len(s.Cards)), uint64(len(s.Stack))<<32|uint64(len(s.Frames)))
	for i := range s.Zones {
		h = mix(h, s.Zones[i].words(), 0)
	}
	for i := range s.Cards {
		a, b := s.Cards[i].words()
		h = mix(h, a, b)
	}
	for i := range s.Stack {
		a, b, c, d := s.Stack[i].words()
		h = mix(mix(h, a, b), c, d)
	}
	for i := range s.Frames {
		h = hashFrame(h, &s.Frames[i])
	}
	h = mix(h, uint64(len(s.Picks))<<32|uint64(len(s.Marks)), uint64(len(s.Queue))<<32|uint64(len(s.Uses)))
	for i := range s.Picks {
		h = mix(h, s.Picks[i].words(), 0)
	}
	for i := range s.Marks {
		a, b := s.Marks[i].words()
		h = mix(h, a, b)
	}
	for i := range s.Queue {
		a, b, c := s.Queue[i].words()
		h = mix(mix(h, a, b), c, mixA)
	}
	for i := range s.Coming {
		a, b, c, d, e := s.Coming[i].words()
		h = mix(mix(mix(h, a, b), c, d), e, mixA)
	}
	for i := range s.Delayed {
		a, b := s.Delayed[i].words()
		h = mix(h, a, b)
	}
	for i := range s.Past {
		a, b := s.Past[i].words()
		h = mix(h, a, b)
	}
	for i, n := range s.PastNums {
		h = mix(h, uint64(uint16(n)), uint64(i))
	}
	h = mix(h, uint64(len(s.Past))|uint64(len(s.Coming))<<32, uint64(len(s.Counters))|uint64(len(s.Delayed))<<32)
	h = mix(h, uint64(len(s.Floats)), uint64(len(s.Payments)))
	for i := range s.Floats {
		h = mix(h, s.Floats[i].words(), 0)
	}
	for i := range s.Payments {
		h = mix(h, s.Payments[i].words(), 1)
	}
	for i := range s.Counters {
		h = mix(h, s.Counters[i].words(), 0)
	}
	for i := range s.Uses {
		h = mix(h, s.Uses[i].words(), 0)
	}
	for i := range s.Guises {
		h = mix(h, s.Guises[i].words(), 0)
	}
	for i := range s.Options {
		h = mix(h, s.Options[i].words(), 0)
	}
	return mix(h, uint64(len(s.Options))|uint64(len(s.Guises))<<32, mixB)
}

func hashFrame(h uint64, f *Frame) uint64 {
	a, b, c, d := f.words()
	return mix(mix(h, a, b), c, d)
}

func hashNums(h uint64, p *SeatState) uint64 {
	for i := 0; i < len(p.Nums); i += 4 {
		h = mix(h, nums(p.Nums[:], i), uint64(i))
	}
	return h
}

// Position is a number for what a loop rule calls the same state: where cards
// lie and how, as the deciding seat may know them (the active one if nobody
// decides), the game's numbers, the stack, marks, limits and what runs. Left
// out are the random generator, the turn's number, the last answer and the
// options; copies of a card count as the same, and so do the plays that are
// in the same place of the stack.
//
// It is for a step that asks: it uses memory of m, so not for two goroutines at once.
func (m *Match) Position() uint32 {
	s, sc := &m.S, &m.scratch
	seat := s.Decision.Seat
	if seat == NoSeat {
		seat = s.Active
	}
	h := m.nameCards(seat)
	h = mix(h, uint64(uint8(s.Active))|uint64(s.Phase)<<8|uint64(s.Winners)<<16, sc.nameOf(s.Decision.Src))
	h = mix(h, uint64(s.Decision.Kind)|uint64(uint8(seat))<<8|uint64(s.Decision.Prompt)<<16, uint64(uint8(s.Decision.Done)))
	for i := 0; i < len(s.Nums); i += 8 {
		h = mix(h, nums(s.Nums[:], i), nums(s.Nums[:], i+4))
	}
	for i := range s.Seats {
		p := &s.Seats[i]
		h = hashNums(mix(h, p.words(), 0), p)
	}
	for i := range s.Stack {
		it := s.Stack[i]
		for _, c := range it.Cards {
			h = mix(h, sc.nameOf(c), sc.nameOf(it.Src))
		}
		it.Serial, it.Src, it.Cards, it.Was = 0, 0, [4]CardID{}, 0
		a, b, c, d := it.words()
		h = mix(mix(h, a, b), c, d)
	}
	for i := range s.Frames {
		f := s.Frames[i]
		h = mix(h, sc.nameOf(f.Src), sc.nameOf(f.Tgt))
		f.Serial, f.Src, f.Tgt, f.Was = m.S.place(f.Serial), 0, 0, 0
		h = hashFrame(h, &f)
	}
	for i := range s.Picks {
		p := s.Picks[i]
		var card uint64
		switch p.Is {
		case HeldCard:
			card = sc.nameOf(p.Card)
		case HeldItem:
			card = uint64(m.S.place(p.Item()))
		default:
			card = uint64(uint16(p.N))
		}
		p.Serial, p.Card, p.N, p.Was = m.S.place(p.Serial), 0, 0, 0
		h = mix(h, p.words(), card)
	}
	for i := range s.Queue {
		t := s.Queue[i]
		h = mix(h, sc.nameOf(t.Src), sc.nameOf(t.Card))
		t.Src, t.Card, t.Was, t.CardWas, t.Serial = 0, 0, 0, 0, s.place(t.Serial)
		a, b, c := t.words()
		h = mix(mix(h, a, b), c, mixA)
	}
	for i := range s.Coming {
		ev := s.Coming[i]
		h = mix(h, sc.nameOf(ev.Card), mix(mixA, sc.nameOf(ev.With), sc.nameOf(ev.Src)))
		ev.Card, ev.With, ev.Src, ev.Text, ev.Serial, ev.Group = 0, 0, 0, m.S.place(ev.Text), 0, m.S.place(ev.Group)
		a, b, c, d, e := ev.words()
		h = mix(mix(mix(h, a, b), c, d), e, mixA)
	}
	for i := range s.Delayed {
		d := s.Delayed[i]
		h = mix(h, sc.nameOf(d.Src), mixB)
		d.Src, d.Was, d.Serial = 0, 0, 0
		a, b := d.words()
		h = mix(h, a, b)
	}
	for i := range s.Payments {
		p := s.Payments[i]
		p.Serial = s.place(p.Serial)
		h = mix(h, p.words(), 1)
	}
	sum := uint64(0) // the order of marks and limits says nothing
	for i := range s.Marks {
		k := s.Marks[i]
		k.Kind = m.MarkTo(seat, &k)
		on := mix(mixB, sc.nameOf(k.Card), sc.nameOf(k.Src))
		k.Card, k.Src = 0, 0
		a, b := k.words()
		sum += mix(mix(mixB, a, b), on, mixA)
	}
	for i := range s.Floats {
		sum += mix(mixB, s.Floats[i].words(), mixB)
	}
	for i := range s.Uses {
		u := s.Uses[i]
		on := sc.nameOf(u.Card)
		u.Card, u.Was = 0, 0
		if u.N != 0 {
			sum += mix(mixA, u.words(), on)
		}
	}
	h = mix(h, sum, mixA)
	return uint32(h ^ h>>32)
}

// nameCards hashes where cards lie and how, and gives every card a name that
// is the same for cards that could change places unnoticed.
func (m *Match) nameCards(p Seat) uint64 {
	s, sc := &m.S, &m.scratch
	sc.hashes = grown(sc.hashes, len(s.Cards))
	sc.hashes[0] = 0
	h := uint64(mixB)
	hosts := false
	for z := range s.Zones {
		ordered := m.Game.Zones[m.Game.ZoneKind(ZoneID(z))].Ordered
		sum, at := uint64(0), uint64(1)
		for c := s.Zones[z].First; c != 0; c = s.Cards[c].Next {
			card := s.Cards[c]
			hosts = hosts || card.Host != 0
			own := DefID(0)
			switch guised := s.Guised(c); {
			case !card.Known.Has(p) && !guised:
				card.Def = 0
			case card.Known.Has(p) && guised:
				own = s.Own(c)
			}
			card.Known, card.Prev, card.Next, card.Host = 0, 0, 0, 0
			a, b := card.words()
			name := mix(mixA, a, b)
			for i := range s.Counters {
				if k := s.Counters[i]; k.Card == c {
					k.Card = 0
					name += mix(mixB, k.words(), mixA)
				}
			}
			if own != 0 {
				name += mix(mixB, uint64(own), mixB)
			}
			if ordered {
				name = mix(name, at, mixA)
				at++
			}
			sc.hashes[c] = name
			sum += name
		}
		h = mix(h, sum, uint64(s.Zones[z].N))
	}
	if hosts {
		sum := uint64(0)
		for c := range s.Cards {
			if host := s.Cards[c].Host; host != 0 {
				sum += mix(mixB, sc.hashes[c], sc.hashes[host])
			}
		}
		h = mix(h, sum, mixA)
	}
	return h
}

func (sc *scratch) nameOf(c CardID) uint64 { return sc.hashes[c] }

// place is the place of what bears a serial among plays, procedures, triggers and
// delayed texts.
func (s *State) place(serial ItemID) ItemID {
	if serial == 0 {
		return 0
	}
	for i := range s.Stack {
		if s.Stack[i].Serial == serial {
			return ItemID(i + 1)
		}
	}
	for i := range s.Frames {
		if s.Frames[i].Serial == serial {
			return ItemID(MaxStack + i + 1)
		}
	}
	for i := range s.Queue {
		if s.Queue[i].Serial == serial {
			return ItemID(MaxStack + frameBound + i + 1)
		}
	}
	for i := range s.Delayed {
		if s.Delayed[i].Serial == serial {
			return ItemID(0xffff - maxDelayed + i)
		}
	}
	return 0xffff
}
