package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"feltstack/rules"
)

// number checks "A points = 14", "exhausted = 0" and "DP has 40 cards".
func (c checker) number(text string) (bool, error) {
	if where, count, ok := strings.Cut(text, " has "); ok && (strings.HasSuffix(count, " cards") || strings.HasSuffix(count, " card")) {
		z, isZone := c.names.zone(strings.TrimSpace(where), int(c.m.S.SeatCount))
		n, err := strconv.Atoi(strings.Fields(count)[0])
		if !isZone || err != nil {
			return true, c.st.errorf("expected a zone and a number, as in \"DP has 40 cards\"")
		}
		if got := int(c.m.S.Zones[z].N); got != n {
			return true, c.st.errorf("%s has %d", where, got)
		}
		return true, nil
	}
	name, value, ok := strings.Cut(text, "=")
	if !ok || strings.Contains(name, ":") {
		return false, nil
	}
	got, ok := c.value(strings.TrimSpace(name))
	switch {
	case !ok:
		return true, c.st.errorf("there is no number %q: a seat has %s; the match has %s", strings.TrimSpace(name), c.seatNumbers(), strings.Join(slices.Concat(c.m.Game.Nums, []string{"turn"}), ", "))
	case got != c.names.numeral(strings.TrimSpace(value), int(c.m.S.SeatCount)):
		return true, c.st.errorf("it is %s", got)
	}
	return true, nil
}

// value finds a number by its name: one that the table shows, or one of the
// game's own.
func (c checker) value(name string) (string, bool) {
	m := c.m
	if first, rest, found := strings.Cut(name, " "); found {
		if p, isSeat := c.seat(first); isSeat {
			rest = strings.TrimSpace(rest)
			if m.Game.Looks.Facts != nil {
				for _, f := range m.Game.Looks.Facts(m, p) {
					if strings.EqualFold(f.Name, rest) {
						return f.Value, true
					}
				}
			}
			if i := index(m.Game.SeatNums, rest); i >= 0 {
				return fmt.Sprint(m.S.Seats[p].Nums[i]), true
			}
			return "", false
		}
	}
	if i := index(m.Game.Nums, name); i >= 0 {
		return fmt.Sprint(m.S.Nums[i]), true
	}
	if name == "turn" {
		return fmt.Sprint(m.S.Turn), true
	}
	return c.cardValue(name)
}

// seatNumbers names the numbers of a seat, for who asked for another.
func (c checker) seatNumbers() string {
	var all []string
	if c.m.Game.Looks.Facts != nil {
		for _, f := range c.m.Game.Looks.Facts(c.m, 0) {
			all = append(all, strings.ToLower(f.Name))
		}
	}
	for _, n := range named(c.m.Game.SeatNums) {
		if !slices.Contains(all, n) {
			all = append(all, n)
		}
	}
	return strings.Join(all, ", ")
}

// cardValue finds "Spring Sentry DEF" and "Spring Sentry gear": a number of a
// card as it is now, or its counters.
func (c checker) cardValue(name string) (string, bool) {
	at := strings.LastIndexByte(name, ' ')
	if at < 0 {
		return "", false
	}
	d, ok := c.names.def(name[:at])
	id := c.inPlay(d)
	if !ok || id == 0 {
		return "", false
	}
	if i := slices.IndexFunc(c.m.Game.Facts, func(n rules.NumSpec) bool { return n.Name == name[at+1:] }); i >= 0 {
		if now, shown := c.shown(id, name[at+1:]); shown {
			return now, true
		}
		return fmt.Sprint(c.m.Fact(id, uint8(i))), true
	}
	if i := slices.IndexFunc(c.m.Game.Counters, func(k rules.CounterSpec) bool { return k.Name == name[at+1:] }); i >= 0 {
		return fmt.Sprint(c.m.Counters(id, uint8(i))), true
	}
	return "", false
}

// shown is a number on a card's face as the table shows it: of its HP what is left.
func (c checker) shown(id rules.CardID, name string) (string, bool) {
	looks := &c.m.Game.Looks
	if looks.Stats == nil || looks.Printed == nil {
		return "", false
	}
	now := looks.Stats(c.m, id)
	for i, stat := range looks.Printed(&c.m.Game.Defs[c.m.S.Cards[id].Def]).Stats {
		if i < len(now) && strings.EqualFold(stat.Name, name) {
			return now[i].Value, true
		}
	}
	return "", false
}

// inPlay is the card of a face that is in play, else one that somebody sees.
func (c checker) inPlay(d rules.DefID) rules.CardID {
	best, sight := find(c.m, d), rules.SightNobody
	for i := 1; i < len(c.m.S.Cards); i++ {
		id := rules.CardID(i)
		if c.m.S.Cards[id].Def != d || c.m.S.Cards[id].Zone == 0 {
			continue
		}
		z := &c.m.Game.Zones[c.m.KindOf(id)]
		if z.Table {
			return id
		}
		if z.Sight < sight {
			best, sight = id, z.Sight
		}
	}
	return best
}

// up reports whether everyone sees a card's face.
func (c checker) up(id rules.CardID) bool {
	face := c.m.S.Cards[id].Face
	return face == rules.FaceUp || face == rules.FaceByZone && c.m.Game.Zones[c.m.KindOf(id)].Sight == rules.SightAll
}
