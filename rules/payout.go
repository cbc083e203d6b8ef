package rules

// drawn is a source that a payment uses, and how often.
type drawn struct {
	Supply
	uses int16
}

// pay uses the sources as proposed. What they give and is not wanted floats.
func (b *Bill) pay() {
	m, p := b.m, b.q.Ctrl
	made, spent := b.sheet.Spend()
	b.drawn = b.drawn[:0] // what hears of it may ask for another bill
	for i, n := range b.sheet.Used() {
		if n > 0 {
			b.drawn = append(b.drawn, drawn{b.sources[i], n})
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
