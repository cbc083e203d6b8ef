package decks

import (
	"strings"

	"feltstack/rules"
)

// Lookup finds the card that a name means: as printed, or else without regard
// to case, accents, the mark of a set after it and the place of an article
// ("Barrens, The").
func (x *Index) Lookup(name string) (rules.DefID, bool) {
	i, ok := x.exact[name]
	if !ok {
		i, ok = x.names[fold(name)]
	}
	if !ok {
		return 0, false
	}
	return x.cards[i].def, true
}

// Near is up to n names of cards that are most like name, the likeliest first.
func (x *Index) Near(name string, n int) []string {
	var all []string
	for i := range x.cards {
		all = append(all, x.cards[i].name)
	}
	var out []string
	for _, near := range rules.Nearest(fold(name), all, n) {
		out = append(out, x.Def(x.cards[x.names[near]].def).Name)
	}
	return out
}

// addNames notes how people write the names of cards. The first card of a
// name keeps it, and printed names come before other ways to write one.
func (x *Index) addNames() {
	first := func(m map[string]int32, name string, i int32) {
		if _, taken := m[name]; !taken && name != "" {
			m[name] = i
		}
	}
	for i := range x.cards {
		first(x.exact, x.Def(x.cards[i].def).Name, int32(i))
		first(x.names, x.cards[i].name, int32(i))
	}
	for i := range x.cards {
		first(x.names, turned(x.cards[i].name), int32(i))
		bare, _ := unmarked(x.cards[i].name)
		first(x.names, bare, int32(i))
		first(x.names, fold(x.Def(x.cards[i].def).Short), int32(i))
	}
}

// turned is a name with its article at the other end, "" if it has none.
func turned(name string) string {
	for _, article := range []string{"the", "a", "an"} {
		if rest, ok := strings.CutPrefix(name, article+" "); ok {
			return rest + ", " + article
		}
		if rest, ok := strings.CutSuffix(name, ", "+article); ok {
			return article + " " + rest
		}
	}
	return ""
}
