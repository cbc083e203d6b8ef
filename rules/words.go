package rules

// The parts of a state as words of 64 bits, which hashes are made of.

func (d *Decision) words() (uint64, uint64) {
	return uint64(d.Kind) | uint64(uint8(d.Seat))<<8 | bit(d.Declaring)<<16 | bit(d.Anyway)<<17 | uint64(uint8(d.Done))<<24 |
		uint64(uint8(d.Of))<<32 | uint64(d.Prompt)<<40, uint64(uint16(d.Src))
}

func (o *Option) words() uint64 {
	return uint64(o.Verb) | uint64(o.Ability)<<8 | uint64(uint16(o.N))<<16 | uint64(uint16(o.Card))<<32 | o.target()<<48
}

// target is the card or play that an option is aimed at, as a number.
func (o *Option) target() uint64 { return uint64(uint16(o.Target) ^ uint16(o.Item)) }

func (h *Head) words() (uint64, uint64) {
	return uint64(uint8(h.Active)) | uint64(uint16(h.Turn))<<8 | uint64(h.Phase)<<24 | bit(h.Over)<<32 |
		uint64(h.Winners)<<40 | uint64(uint8(h.SeatCount))<<56, uint64(h.Serial)
}

func (z *Zone) words() uint64 {
	return uint64(uint16(z.First)) | uint64(uint16(z.Last))<<16 | uint64(uint16(z.N))<<32
}

func (c *Card) words() (uint64, uint64) {
	return uint64(c.Def) | uint64(c.Zone)<<16 | uint64(c.Group)<<24 | uint64(uint8(c.Owner))<<32 |
			uint64(uint8(c.Ctrl))<<40 | uint64(c.Known)<<48 | uint64(c.Face)<<56,
		uint64(c.Flags) | uint64(uint16(c.Prev))<<16 | uint64(uint16(c.Next))<<32 | uint64(uint16(c.Host))<<48
}

func (it *Item) words() (a, b, c, d uint64) {
	return uint64(it.Class) | uint64(uint8(it.Ctrl))<<8 | uint64(uint8(it.By))<<16 | uint64(uint8(it.Opp))<<24 |
			uint64(uint8(it.Mode))<<32 | uint64(it.Ability)<<40 | uint64(it.Flags)<<48,
		uint64(it.Serial) | uint64(it.Def)<<16 | uint64(uint16(it.Src))<<32 | uint64(it.Was)<<48 | bit(it.Lost)<<56 | bit(it.Copy)<<57,
		four16(it.Cards[0], it.Cards[1], it.Cards[2], it.Cards[3]),
		four16(it.Nums[0], it.Nums[1], it.Nums[2], it.Nums[3])
}

func (f *Frame) words() (a, b, c, d uint64) {
	return uint64(f.Proc) | uint64(f.Step)<<8 | uint64(f.Ability)<<16 | uint64(uint8(f.Mode))<<24 |
			uint64(uint8(f.Ctrl))<<32 | uint64(uint8(f.Opp))<<40 | uint64(uint8(f.Sub))<<48 | bit(f.Lost)<<56,
		uint64(f.Def) | uint64(uint16(f.PC))<<16 | uint64(f.Serial)<<32 | uint64(uint16(f.Src))<<48,
		uint64(uint16(f.Tgt)) | uint64(uint16(f.R[0]))<<16 | uint64(uint16(f.R[1]))<<32 | uint64(uint16(f.R[2]))<<48,
		uint64(uint16(f.R[3])) | uint64(uint16(f.R[4]))<<16 | uint64(uint16(f.R[5]))<<32 | uint64(f.Was)<<48
}

func (p *Pick) words() uint64 {
	return uint64(p.Serial) | uint64(p.Reg)<<16 | uint64(p.Is)<<24 | uint64(uint16(p.Card)^uint16(p.N))<<32 | uint64(p.Was)<<48 | bit(p.Lost)<<56
}

func (k *Mark) words() (uint64, uint64) {
	return uint64(k.Kind) | uint64(k.Until)<<8 | uint64(uint8(k.Seat))<<16 | uint64(uint8(k.Ctrl))<<24 | uint64(uint16(k.Card))<<32 |
		uint64(uint16(k.Src))<<48, uint64(uint16(k.N)) | uint64(k.Def)<<16
}

func (t *Trigger) words() (a, b, c uint64) {
	return uint64(t.Ability) | uint64(uint8(t.Ctrl))<<8 | uint64(uint16(t.N))<<16 | uint64(t.Def)<<32 | uint64(uint16(t.Src))<<48,
		uint64(uint16(t.Card)) | uint64(t.Was)<<16 | bit(t.Lost)<<24 | bit(t.CardLost)<<25 |
			bit(t.SrcLeaves)<<26 | bit(t.CardLeaves)<<27 | uint64(t.CardWas)<<32 | uint64(uint8(t.Opp))<<40 | uint64(uint16(t.Count))<<48,
		uint64(t.Serial)
}

func (ev *Coming) words() (a, b, c, d, e uint64) {
	return uint64(ev.Kind) | uint64(ev.Act)<<8 | uint64(uint8(ev.Seat))<<16 | bit(ev.Loss)<<24 | bit(ev.Part)<<25 | bit(ev.Lost)<<26 |
			uint64(uint16(ev.Card))<<32 | uint64(uint16(ev.With))<<48,
		uint64(uint16(ev.N)) | uint64(ev.Num)<<16 | uint64(ev.Why)<<24 | uint64(ev.From)<<32 | uint64(ev.To)<<40 | uint64(ev.At)<<48 | uint64(ev.Face)<<56,
		uint64(ev.Flags) | uint64(ev.Mark)<<16 | uint64(ev.Until)<<24 | uint64(uint8(ev.Whose))<<32 | uint64(uint8(ev.Reg))<<40 | uint64(uint16(ev.Src))<<48,
		uint64(ev.Text) | uint64(ev.Group)<<16 | uint64(ev.Serial)<<32, uint64(ev.Stage) | uint64(uint8(ev.By))<<8
}

func (d *Delayed) words() (uint64, uint64) {
	return uint64(d.Ability) | uint64(uint8(d.Ctrl))<<8 | uint64(uint8(d.Opp))<<16 | uint64(d.Until)<<24 | uint64(uint8(d.Seat))<<32 |
			uint64(uint8(d.Left))<<40 | uint64(d.Was)<<48 | bit(d.Lost)<<56,
		uint64(d.Serial) | uint64(d.Def)<<16 | uint64(uint16(d.Src))<<32
}

func (o *Past) words() (uint64, uint64) {
	return uint64(o.Def) | uint64(uint8(o.Owner))<<16 | uint64(uint8(o.Ctrl))<<24 | uint64(o.Known)<<32 |
		uint64(o.Zone)<<40 | uint64(o.Face)<<48, uint64(o.Flags) | uint64(uint16(o.Attached))<<16 | uint64(uint16(o.Under))<<32
}

func (k *Counter) words() uint64 {
	return uint64(uint16(k.Card)) | uint64(uint16(k.N))<<16 | uint64(k.Kind)<<32 | uint64(uint8(k.Seat))<<40
}

func (f *Float) words() uint64 {
	return uint64(uint8(f.Seat)) | uint64(f.Kind)<<8 | uint64(uint16(f.N))<<16
}

func (p *Paid) words() uint64 {
	return uint64(p.Serial) | uint64(p.Way)<<16 | uint64(p.Extras)<<24 | uint64(uint16(p.X))<<32 | uint64(uint16(p.Units))<<48
}

func (u *Use) words() uint64 {
	return uint64(u.Scope) | bit(u.Leaves)<<7 | uint64(uint8(u.Seat))<<8 | uint64(uint8(u.N))<<16 | uint64(uint16(u.Key))<<24 | uint64(uint16(u.Card))<<40 | uint64(u.Was)<<56
}

func (g *Guise) words() uint64 { return uint64(uint16(g.Card)) | uint64(g.Def)<<16 }

func (s *SeatState) words() uint64 { return uint64(uint8(s.Team)) | bit(s.Out)<<8 | bit(s.Chooser)<<9 }

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
