package scenario

import (
	"errors"
	"math"
	"slices"
	"strconv"
	"strings"

	"feltstack/rules"
)

// names finds what words of a scenario name in a game.
type names struct{ g *rules.Game }

// seat reads a seat letter; ok is false for anything else.
func (n names) seat(word string, seats int) (rules.Seat, bool) {
	if len(word) != 1 {
		return rules.NoSeat, false
	}
	p := rules.Seat(strings.ToUpper(word)[0]) - 'A'
	return p, p >= 0 && int(p) < seats
}

// numeral reads the value of the number called name. A seat stands for its place, as in
// "activator = B", where the number is a place.
func (n names) numeral(st statement, name, word string, seats int) (int16, error) {
	if p, ok := n.seat(word, seats); ok {
		if index(n.g.Places, name) < 0 {
			return 0, st.errorf("%s is a seat, and %q is a number: say it in digits", word, name)
		}
		return int16(p) + 1, nil
	}
	v, err := strconv.ParseInt(word, 10, 16)
	switch {
	case errors.Is(err, strconv.ErrRange):
		return 0, st.errorf("%s is too far from zero: numbers go from %d to %d", word, math.MinInt16, math.MaxInt16)
	case err != nil:
		return 0, st.errorf("%q is not a number", word)
	}
	return int16(v), nil
}

// zone reads "A hand", "B PR", "draw pile": names or short names of zones,
// with the seat's letter before those that each seat has.
func (n names) zone(words string, seats int) (rules.ZoneID, bool) {
	p := rules.NoSeat
	name := words
	if first, rest, found := strings.Cut(words, " "); found {
		if q, isSeat := n.seat(first, seats); isSeat {
			p, name = q, strings.TrimSpace(rest)
		}
	}
	for k := 1; k < len(n.g.Zones); k++ {
		z := &n.g.Zones[k]
		if !strings.EqualFold(n.g.Say(z.Name), name) && !strings.EqualFold(z.Short, name) {
			continue
		}
		if z.PerSeat != (p != rules.NoSeat) {
			return 0, false
		}
		return n.g.Zone(rules.ZoneKind(k), p), true
	}
	return 0, false
}

// pile reports whether the cards of a zone lie on each other: a list of them
// begins at the top.
func (n names) pile(z rules.ZoneID) bool {
	return n.g.Zones[n.g.ZoneKind(z)].Pile
}

// def reads the short name of a card, suits as signs or letters ("3s").
func (n names) def(word string) (rules.DefID, bool) {
	want := signs(word)
	for d := 1; d < len(n.g.Defs); d++ {
		if short := n.g.Defs[d].Short; strings.EqualFold(short, word) || strings.EqualFold(short, want) {
			return rules.DefID(d), true
		}
	}
	return 0, false
}

// signs turns a suit letter at the end of a short name into its sign.
func signs(word string) string {
	if len(word) < 2 {
		return word
	}
	for letter, sign := range map[byte]string{'c': "♣", 'd': "♦", 'h': "♥", 's': "♠"} {
		if last := len(word) - 1; word[last]|0x20 == letter { // in either case
			return word[:last] + sign
		}
	}
	return word
}

// index finds a name in a table of the game, -1 if it is not there.
func index(table []string, name string) int {
	return slices.IndexFunc(table, func(s string) bool { return s != "" && strings.EqualFold(s, name) })
}

// zoneNames lists the zones for a message.
func (n names) zoneNames() string {
	var all []string
	for _, z := range n.g.Zones[1:] {
		full := n.g.Say(z.Name)
		name := z.Short
		if z.PerSeat {
			name = "A " + name
		}
		if !strings.EqualFold(full, z.Short) {
			name += " (" + full + ")"
		}
		all = append(all, name)
	}
	return strings.Join(all, ", ")
}

// named are the names among names that say something.
func named(names []string) []string {
	return slices.DeleteFunc(slices.Clone(names), func(n string) bool { return n == "" })
}

// find is the one card of this face in the match, 0 if there is none.
func find(m *rules.Match, d rules.DefID) rules.CardID {
	for i := 1; i < len(m.S.Cards); i++ {
		if m.S.Cards[i].Def == d {
			return rules.CardID(i)
		}
	}
	return 0
}
