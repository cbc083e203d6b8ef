package rules

import "math/bits"

// drawn is a source that a payment uses, and how often.
type drawn struct {
	Supply
	uses int16
}

// pay uses the sources as proposed. What they give and is not wanted floats.
func (b *Bill) pay() {
	m, p := b.m, b.q.Ctrl
	var made, spent [maxResources]int16
	if !b.simple() { // else each use gives one unit, and it is wanted
		made, spent = b.spend()
	}
	b.drawn = b.drawn[:0] // what hears of it may ask for another bill
	for i := range b.sources {
		if b.used[i] > 0 {
			b.drawn = append(b.drawn, drawn{b.sources[i], b.used[i]})
		}
	}
	for i := range b.drawn {
		if d := &b.drawn[i]; d.floats {
			m.AddFloat(p, d.Way, -d.uses, 0)
		} else {
			b.use(p, i)
		}
	}
	for k := range made {
		if over := made[k] - spent[k]; over > 0 {
			m.AddFloat(p, uint8(k), over, 0)
		}
	}
}

// use uses source i of what is drawn, for seat p.
func (b *Bill) use(p Seat, i int) {
	m, all := b.m, b.drawn
	d := &all[i]
	by := &m.Game.Means[d.By]
	if by.Num > 0 {
		m.AddNum(p, by.Num-1, -d.uses, by.Why)
	}
	c := d.Card
	if c != 0 {
		if by.Leaves {
			c = twins{m}.standIn(c, func(o CardID) bool {
				for k := range all {
					if k != i && all[k].Card == o {
						return false
					}
				}
				return true
			})
		}
		if by.Counter > 0 {
			m.AddCounters(c, by.Counter-1, p, -d.uses, by.Why)
		}
		if by.Flag != 0 {
			m.SetFlag(c, by.Flag, true)
		}
		if by.Why != 0 {
			ev := raised{why: by.Why, card: c, seat: p, count: d.uses}
			if by.Leaves && m.Game.onTable(m.S.Cards[c].Zone) {
				ev.leaving = c
			}
			ev.raise(m)
		}
	}
	if by.Do != nil {
		by.Do(m, p, &d.Supply, d.uses)
	}
	if by.Leaves && c != 0 {
		of := p
		switch card := &m.S.Cards[c]; {
		case by.To.Whose == OwnerOf && card.Owner != NoSeat:
			of = card.Owner
		case by.To.Whose == ControllerOf, by.To.Whose == OwnerOf:
			of = card.Ctrl
		}
		m.MoveCard(c, m.Game.Zone(by.To.Zone, of), by.To.At, by.Why)
	}
}

// spend says what the sources of the proposal give, and what of it is spent: all
// that floats already, then what pays for the fewest things.
func (b *Bill) spend() (made, spent [maxResources]int16) {
	var have [1 << maxWants]int16 // units spent by the wants that they pay for
	for i := range b.sources {
		for k, n := range &b.sources[i].Gives {
			if b.sources[i].floats {
				have[b.pays[k]] += int16(n) * b.used[i]
			} else {
				made[k] += int16(n) * b.used[i]
			}
		}
	}
	for size := 1; size <= maxResources; size++ {
		for k := range made {
			if b.pays[k] == 0 || bits.OnesCount16(uint16(b.kinds[k])) != size {
				continue
			}
			for spent[k] < made[k] && b.takes(&have, b.pays[k]) {
				have[b.pays[k]]++
				spent[k]++
			}
		}
	}
	return made, spent
}

// takes reports whether one more unit that pays for these wants finds one that is
// open: no wants may be all that more units pay for than they are.
func (b *Bill) takes(have *[1 << maxWants]int16, pays uint8) bool {
	masks := 1 << len(b.wants)
	for set := 1; set < masks; set++ {
		if int(pays)&^set != 0 {
			continue
		}
		n := int16(1)
		for mask := 1; mask < masks; mask++ {
			if mask&^set == 0 {
				n += have[mask]
			}
		}
		for w := range b.wants {
			if set>>w&1 == 1 {
				n -= b.wants[w].n
			}
		}
		if n > 0 {
			return false
		}
	}
	return true
}
