package payment

// Spend says what the sources of the proposal give, and what of it is spent: all
// that floats already, then what pays for the fewest things. Where all that is made is spent it
// says nothing.
func (s *Sheet) Spend() (made, spent [MaxKinds]int16) {
	if s.simple() {
		return made, spent // each use gives one unit, and it is wanted
	}
	var have [1 << MaxWants]int16 // units spent by the wants that they pay for
	for i := range s.sources {
		for k, n := range &s.lots[s.lotOf[i]].gives {
			if s.sources[i].floats {
				have[s.pays[k]] += int16(n) * s.used[i]
			} else {
				made[k] += int16(n) * s.used[i]
			}
		}
	}
	for size := 1; size <= MaxKinds; size++ {
		for k := range made {
			if s.pays[k] == 0 || s.kinds[k].Len() != size {
				continue
			}
			for spent[k] < made[k] && s.takes(&have, s.pays[k]) {
				have[s.pays[k]]++
				spent[k]++
			}
		}
	}
	return made, spent
}

// takes reports whether one more unit that pays for these wants finds one that is
// open: no wants may be all that more units pay for than they are.
func (s *Sheet) takes(have *[1 << MaxWants]int16, pays uint8) bool {
	masks := 1 << len(s.wants)
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
		for w := range s.wants {
			if set>>w&1 == 1 {
				n -= s.wants[w].N
			}
		}
		if n > 0 {
			return false
		}
	}
	return true
}
