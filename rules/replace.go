package rules

// Replacement is an ability in play that can happen instead of something:
// ability Ability of Src, an AbilityInstead.
type Replacement struct {
	Src     CardID
	Ability uint8
}

// frameSpare is how many frames are kept free: what would happen instead of
// something does not nest any deeper.
const frameSpare = 24

// Replacements appends to list the abilities in play that can happen instead
// of what is about to happen to c, or to seat p where c is 0, in the order of
// the zones. A text runs with c in register 0.
//
// Each applies once to an event. Left out is what Decline has noted under
// serial, and what is running: what a replacement does is still the same event.
func (m *Match) Replacements(list []Replacement, why uint8, c CardID, p Seat, serial uint16) []Replacement {
	if !m.heardBy(why, 0) || len(m.S.Frames) > frameBound-frameSpare {
		return list
	}
	for s, zone := m.firstInPlay(); s != 0; s = m.nextInPlay(s, &zone) {
		d := m.Def(s)
		if !d.hears.has(why) || m.silent(s) {
			continue
		}
		for i := range d.Abilities {
			if a := &d.Abilities[i]; a.Kind == AbilityInstead && m.replaces(s, i, a, why, c, p, serial) {
				list = append(list, Replacement{s, uint8(i)})
			}
		}
	}
	return list
}

// replaces reports whether ability i of src can happen instead of an event.
func (m *Match) replaces(src CardID, i int, a *Ability, why uint8, c CardID, p Seat, serial uint16) bool {
	ctrl := m.S.Cards[src].Ctrl
	return !m.Spent(ctrl, src, i) && m.waits(src, ctrl, a, why, c, p) && !m.S.InReg(serial, uint8(i), src) && !m.replacing(src, i) &&
		m.Query(ctrl, p, src, 0, 0).CanPay(&a.Modes[0]) == 0
}

// replacing reports whether ability i of src runs instead of something.
func (m *Match) replacing(src CardID, i int) bool {
	for j := range m.S.Frames {
		f := &m.S.Frames[j]
		if f.Proc == m.Game.Text && f.Src == src && int(f.Ability) == i && m.AbilityOf(f).Kind == AbilityInstead {
			return true
		}
	}
	return false
}

// Decline notes under a serial that a replacement was not used: it does not
// apply to the event any more.
func (m *Match) Decline(serial uint16, r Replacement) { m.S.Put(serial, r.Ability, r.Src) }
