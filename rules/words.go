package rules

// The state as words of 64 bits. Hash and the codec read the same words, so
// what one of them sees the other does too. Every struct has words, which
// packs its fields, and set, which unpacks them.

func (d *Decision) words() (uint64, uint64) {
	return uint64(d.Kind) | uint64(uint8(d.Seat))<<8 | bit(d.Declaring)<<16 | uint64(uint8(d.Done))<<24 |
		uint64(uint8(d.Of))<<32 | uint64(d.Prompt)<<40, uint64(uint16(d.Src))
}

func (d *Decision) set(a, b uint64) {
	*d = Decision{Kind: Kind(a), Seat: Seat(a >> 8), Declaring: a>>16&1 == 1, Done: int8(a >> 24),
		Of: int8(a >> 32), Prompt: uint16(a >> 40), Src: CardID(b)}
}

func (o *Option) words() uint64 {
	return uint64(o.Verb) | uint64(o.Ability)<<8 | uint64(uint16(o.N))<<16 | uint64(uint16(o.Card))<<32 | uint64(uint16(o.Target))<<48
}

func (o *Option) set(a uint64) {
	*o = Option{Verb: Verb(a), Ability: uint8(a >> 8), N: int16(a >> 16), Card: CardID(a >> 32), Target: CardID(a >> 48)}
}

func (h *Head) words() (uint64, uint64) {
	return uint64(uint8(h.Active)) | uint64(uint16(h.Turn))<<8 | uint64(h.Phase)<<24 | bit(h.Over)<<32 |
		uint64(h.Winners)<<40 | uint64(h.Passed)<<48 | uint64(uint8(h.SeatCount))<<56, uint64(h.Serial)
}

func (h *Head) set(a, b uint64) {
	h.Active, h.Turn, h.Phase, h.Over = Seat(a), int16(a>>8), uint8(a>>24), a>>32&1 == 1
	h.Winners, h.Passed, h.SeatCount, h.Serial = SeatSet(a>>40), SeatSet(a>>48), int8(a>>56), uint16(b)
}

func (z *Zone) words() uint64 {
	return uint64(uint16(z.First)) | uint64(uint16(z.Last))<<16 | uint64(uint16(z.N))<<32
}

func (z *Zone) set(a uint64) { *z = Zone{CardID(a), CardID(a >> 16), int16(a >> 32)} }

func (c *Card) counters() uint64 { return four8(&c.Counters) }

func (c *Card) words() (uint64, uint64, uint64) {
	return uint64(c.Def) | uint64(c.Zone)<<16 | uint64(c.Group)<<24 | uint64(uint8(c.Owner))<<32 |
			uint64(uint8(c.Ctrl))<<40 | uint64(c.Known)<<48 | uint64(c.Face)<<56,
		uint64(c.Flags) | uint64(uint16(c.Prev))<<16 | uint64(uint16(c.Next))<<32 | uint64(uint16(c.Host))<<48,
		c.counters()
}

func (c *Card) set(a, b, d uint64) {
	*c = Card{Def: DefID(a), Zone: ZoneID(a >> 16), Group: uint8(a >> 24), Owner: Seat(a >> 32), Ctrl: Seat(a >> 40),
		Known: SeatSet(a >> 48), Face: Face(a >> 56), Flags: uint16(b), Prev: CardID(b >> 16), Next: CardID(b >> 32),
		Host: CardID(b >> 48), Counters: [4]int8{int8(d), int8(d >> 8), int8(d >> 16), int8(d >> 24)}}
}

func (it *Item) words() (a, b, c, d uint64) {
	return uint64(it.Class) | uint64(uint8(it.Ctrl))<<8 | uint64(uint8(it.By))<<16 | uint64(uint8(it.Opp))<<24 |
			uint64(uint8(it.Mode))<<32 | uint64(it.Ability)<<40 | uint64(it.Flags)<<48,
		uint64(it.Serial) | uint64(it.Def)<<16 | uint64(uint16(it.Src))<<32 | uint64(it.Was)<<48 | bit(it.Lost)<<56,
		four16(it.Cards[0], it.Cards[1], it.Cards[2], it.Cards[3]),
		four16(it.Nums[0], it.Nums[1], it.Nums[2], it.Nums[3])
}

func (it *Item) set(a, b, c, d uint64) {
	*it = Item{Class: uint8(a), Ctrl: Seat(a >> 8), By: Seat(a >> 16), Opp: Seat(a >> 24), Mode: int8(a >> 32),
		Ability: uint8(a >> 40), Flags: uint16(a >> 48), Serial: uint16(b), Def: DefID(b >> 16), Src: CardID(b >> 32),
		Was: PastID(b >> 48), Lost: b>>56&1 == 1,
		Cards: [4]CardID{CardID(c), CardID(c >> 16), CardID(c >> 32), CardID(c >> 48)},
		Nums:  [4]int16{int16(d), int16(d >> 16), int16(d >> 32), int16(d >> 48)}}
}

func (f *Frame) words() (a, b, c, d uint64) {
	return uint64(f.Proc) | uint64(f.Step)<<8 | uint64(f.Ability)<<16 | uint64(uint8(f.Mode))<<24 |
			uint64(uint8(f.Ctrl))<<32 | uint64(uint8(f.Opp))<<40 | uint64(uint8(f.Sub))<<48 | bit(f.Lost)<<56,
		uint64(f.Def) | uint64(uint16(f.PC))<<16 | uint64(f.Serial)<<32 | uint64(uint16(f.Src))<<48,
		uint64(uint16(f.Tgt)) | uint64(uint16(f.R[0]))<<16 | uint64(uint16(f.R[1]))<<32 | uint64(uint16(f.R[2]))<<48,
		uint64(uint16(f.R[3])) | uint64(uint16(f.R[4]))<<16 | uint64(uint16(f.R[5]))<<32 | uint64(f.Was)<<48
}

func (f *Frame) set(a, b, c, d uint64) {
	*f = Frame{Proc: ProcID(a), Step: uint8(a >> 8), Ability: uint8(a >> 16), Mode: int8(a >> 24), Ctrl: Seat(a >> 32),
		Opp: Seat(a >> 40), Sub: int8(a >> 48), Lost: a>>56&1 == 1, Def: DefID(b), PC: int16(b >> 16), Serial: uint16(b >> 32),
		Src: CardID(b >> 48), Tgt: CardID(c),
		Was: PastID(d >> 48), R: [6]int16{int16(c >> 16), int16(c >> 32), int16(c >> 48), int16(d), int16(d >> 16), int16(d >> 32)}}
}

func (p *Pick) words() uint64 {
	return uint64(p.Serial) | uint64(p.Reg)<<16 | bit(p.Item)<<24 | bit(p.Lost)<<25 | uint64(uint16(p.Card))<<32
}

func (p *Pick) set(a uint64) {
	*p = Pick{Serial: uint16(a), Reg: uint8(a >> 16), Item: a>>24&1 == 1, Lost: a>>25&1 == 1, Card: CardID(a >> 32)}
}

func (k *Mark) words() uint64 {
	return uint64(k.Kind) | uint64(k.Until)<<8 | uint64(uint8(k.Seat))<<16 | uint64(uint8(k.N))<<24 |
		uint64(uint16(k.Card))<<32 | uint64(uint16(k.Src))<<48
}

func (k *Mark) set(a uint64) {
	*k = Mark{Kind: uint8(a), Until: Until(a >> 8), Seat: Seat(a >> 16), N: int8(a >> 24), Card: CardID(a >> 32), Src: CardID(a >> 48)}
}

func (t *Trigger) words() (uint64, uint64) {
	return uint64(t.Ability) | uint64(uint8(t.Ctrl))<<8 | uint64(uint16(t.N))<<16 | uint64(t.Def)<<32 | uint64(uint16(t.Src))<<48,
		uint64(uint16(t.Card)) | uint64(t.Was)<<16 | bit(t.Lost)<<24 | bit(t.CardLost)<<25 |
			bit(t.SrcLeaves)<<26 | bit(t.CardLeaves)<<27
}

func (t *Trigger) set(a, b uint64) {
	*t = Trigger{Ability: uint8(a), Ctrl: Seat(a >> 8), N: int16(a >> 16), Def: DefID(a >> 32), Src: CardID(a >> 48), Card: CardID(b),
		Was: PastID(b >> 16), Lost: b>>24&1 == 1, CardLost: b>>25&1 == 1, SrcLeaves: b>>26&1 == 1, CardLeaves: b>>27&1 == 1}
}

func (o *Past) words() (a, b, c, d uint64) {
	return uint64(o.Def) | uint64(uint8(o.Owner))<<16 | uint64(uint8(o.Ctrl))<<24 | uint64(o.Known)<<32 |
			uint64(o.Zone)<<40 | uint64(o.Face)<<48, uint64(o.Flags) | four8(&o.Counters)<<16,
		nums(o.Facts[:], 0), nums(o.Facts[:], 4)
}

func (o *Past) set(a, b, c, d uint64) {
	*o = Past{Def: DefID(a), Owner: Seat(a >> 16), Ctrl: Seat(a >> 24), Known: SeatSet(a >> 32), Zone: ZoneID(a >> 40),
		Face: Face(a >> 48), Flags: uint16(b), Counters: [4]int8{int8(b >> 16), int8(b >> 24), int8(b >> 32), int8(b >> 40)},
		Facts: [8]int16{int16(c), int16(c >> 16), int16(c >> 32), int16(c >> 48), int16(d), int16(d >> 16), int16(d >> 32), int16(d >> 48)}}
}

func (u *Use) words() uint64 {
	return uint64(u.Scope) | uint64(uint8(u.Seat))<<8 | uint64(uint8(u.N))<<16 | uint64(uint16(u.Key))<<24 | uint64(uint16(u.Card))<<40 | uint64(u.Was)<<56
}

func (u *Use) set(a uint64) {
	*u = Use{Scope: Scope(a), Seat: Seat(a >> 8), N: int8(a >> 16), Key: int16(a >> 24), Card: CardID(a >> 40), Was: PastID(a >> 56)}
}

func (s *SeatState) words() uint64 { return uint64(uint8(s.Team)) | bit(s.Out)<<8 }

func (s *SeatState) set(a uint64) { s.Team, s.Out = int8(a), a>>8&1 == 1 }

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

func four8(a *[4]int8) uint64 {
	return uint64(uint8(a[0])) | uint64(uint8(a[1]))<<8 | uint64(uint8(a[2]))<<16 | uint64(uint8(a[3]))<<24
}

func four16[T ~int16](a, b, c, d T) uint64 {
	return uint64(uint16(a)) | uint64(uint16(b))<<16 | uint64(uint16(c))<<32 | uint64(uint16(d))<<48
}

func nums(a []int16, i int) uint64 { return four16(a[i], a[i+1], a[i+2], a[i+3]) }
