package decks

import (
	"slices"
	"strings"

	"feltstack/rules"
)

// Sort is an order of results. By is "" for the best first (those with the
// words in their name, then in their type, then in their text, each by name),
// "name", "type", or the name of a field, whose cards without it come last.
type Sort struct {
	By   string
	Down bool // the greatest first
}

// Sorts are the values that Sort.By may have.
func (x *Index) Sorts() []string {
	by := []string{"", "name", "type"}
	for i := range x.fields {
		by = append(by, x.fields[i].Name)
	}
	return by
}

// Find is the cards that a query means. Equal ones are ordered by name, so
// the same query has the same answer. An order that there is not is that by name.
func (x *Index) Find(q *Query, s Sort) []rules.DefID {
	best := s.By == ""
	if best {
		s = Sort{By: "name"}
	}
	order := x.orders[s]
	if order == nil {
		order = x.orders[Sort{By: "name"}]
	}
	out := make([]rules.DefID, 0, len(order))
	if best && len(q.words) > 0 {
		return x.findBest(q, order, out)
	}
	for _, i := range order {
		if q.has(i) {
			out = append(out, x.cards[i].def)
		}
	}
	return out
}

// findBest orders what is found by where the words stand.
func (x *Index) findBest(q *Query, order []int32, out []rules.DefID) []rules.DefID {
	var at [elsewhere + 1][]rules.DefID
	for _, i := range order {
		if q.holds(i) {
			c := &x.cards[i]
			worst := 0
			for _, w := range q.words {
				worst = max(worst, c.where(w))
			}
			at[worst] = append(at[worst], c.def)
		}
	}
	for _, some := range at {
		out = append(out, some...)
	}
	return out
}

// Where a word stands in a card, the best place first.
const (
	begins    = iota // its name begins with it
	startsOne        // it begins a word of the name
	inName
	inType
	inText
	elsewhere // nowhere: another word of the query is there
)

func (c *card) where(w string) int {
	at := strings.Index(c.name, w)
	switch {
	case at == 0:
		return begins
	case at > 0 && strings.Contains(c.name, " "+w):
		return startsOne
	case at > 0:
		return inName
	case strings.Contains(c.typ, w):
		return inType
	case strings.Contains(c.text, w):
		return inText
	}
	return elsewhere
}

// has reports whether a query means card i.
func (q *Query) has(i int32) bool { return q.holds == nil || q.holds(i) }

// addOrders sorts the cards once in every order, so that finding never does.
func (x *Index) addOrders() {
	byName := make([]int32, len(x.cards))
	for i := range byName {
		byName[i] = int32(i)
	}
	slices.SortStableFunc(byName, func(a, b int32) int { return strings.Compare(x.cards[a].name, x.cards[b].name) })
	add := func(by string, less func(a, b int32) int) {
		for _, down := range []bool{false, true} {
			order := slices.Clone(byName)
			slices.SortStableFunc(order, func(a, b int32) int {
				if down {
					a, b = b, a
				}
				return less(a, b)
			})
			x.orders[Sort{by, down}] = order
		}
	}
	add("name", func(a, b int32) int { return strings.Compare(x.cards[a].name, x.cards[b].name) })
	add("type", func(a, b int32) int { return strings.Compare(x.cards[a].typ, x.cards[b].typ) })
	for i := range x.fields {
		f := &x.fields[i]
		for _, down := range []bool{false, true} {
			order := slices.Clone(byName)
			slices.SortStableFunc(order, func(a, b int32) int {
				switch {
				case f.has[a] != f.has[b]:
					if f.has[a] {
						return -1
					}
					return 1
				case !f.has[a]:
					return 0
				case down:
					return int(f.val[b]) - int(f.val[a])
				}
				return int(f.val[a]) - int(f.val[b])
			})
			x.orders[Sort{f.Name, down}] = order
		}
	}
}
