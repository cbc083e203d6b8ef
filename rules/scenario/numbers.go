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
	name, value = strings.TrimSpace(name), strings.TrimSpace(value)
	got, ok := c.value(name)
	if !ok {
		return true, c.st.errorf("no number is called %q: a seat has %s; the match has %s", name, c.seatNumbers(), strings.Join(slices.Concat(c.m.Game.Nums, []string{"turn"}), ", "))
	}
	want, err := c.names.numeral(c.st, name, value, int(c.m.S.SeatCount))
	if err == nil && got != strconv.Itoa(int(want)) {
		err = c.st.errorf("it is %s", got)
	}
	return true, err
}

// value finds a number of the match, a seat or a card by its name.
func (c checker) value(name string) (string, bool) {
	m := c.m
	if first, rest, found := strings.Cut(name, " "); found {
		if p, isSeat := c.seat(first); isSeat {
			rest = strings.TrimSpace(rest)
			for _, total := range m.Game.Totals {
				if strings.EqualFold(total.Name, rest) {
					return fmt.Sprint(total.Of(m, p)), true
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
	for _, total := range c.m.Game.Totals {
		all = append(all, total.Name)
	}
	return strings.Join(append(all, named(c.m.Game.SeatNums)...), ", ")
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
		if left := c.m.Game.Facts[i].Left; left != nil {
			return fmt.Sprint(left(c.m, id)), true
		}
		return fmt.Sprint(c.m.Fact(id, uint8(i))), true
	}
	if i := slices.IndexFunc(c.m.Game.Counters, func(k rules.CounterSpec) bool { return k.Name == name[at+1:] }); i >= 0 {
		return fmt.Sprint(c.m.Counters(id, uint8(i))), true
	}
	return "", false
}

// inPlay is the card of a face that is in play, else one that someone sees.
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
