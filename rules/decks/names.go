package decks

import (
	"strings"

	"feltstack/rules"
	"feltstack/rules/wording"
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
	want := fold(name)
	letters := count(want)
	var like []string
	for i := range x.cards {
		c := &x.cards[i]
		if strings.HasPrefix(c.name, want) || 2*apart(&letters, &c.letters) <= max(len(want), 4) {
			like = append(like, c.name)
		}
	}
	var out []string
	for _, near := range wording.Nearest(want, like, n) {
		out = append(out, x.Def(x.cards[x.names[near]].def).Name)
	}
	return out
}

// letters is how often each letter stands in a name; letters that are not of
// the alphabet share places with others.
type letters [32]uint8

func count(s string) (l letters) {
	for i := range len(s) {
		l[s[i]%32]++
	}
	return l
}

// apart is how many letters must at least be changed to make one name of the
// other: a quick look before wording.Distance.
func apart(a, b *letters) int {
	more, less := 0, 0
	for i := range a {
		if d := int(a[i]) - int(b[i]); d > 0 {
			more += d
		} else {
			less -= d
		}
	}
	return max(more, less)
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
