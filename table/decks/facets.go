package decks

import (
	"slices"
	"strconv"
	"strings"

	"feltstack/rules"
)

// Facets are conditions of one sort that can be clicked instead of typed.
type Facets struct {
	Title string // "Kind"
	Terms []Facet
}

// Facet is a condition.
type Facet struct {
	Title string // "Monster"
	Term  string // of a query: kind=monster
	N     int    // how many of the cards counted meet it
}

// Facets lists what cards can be told apart by, counted over some of them: all
// of Find's for an empty query, or those that a query found. A facet that none
// of them has counts 0, so that the list keeps its places.
func (x *Index) Facets(found []rules.DefID) []Facets {
	among := map[rules.DefID]bool{}
	for _, id := range found {
		among[id] = true
	}
	var out []Facets
	inKinds := map[string]bool{}
	for i := range x.fields {
		f := &x.fields[i]
		if f.Words == nil {
			continue
		}
		group := Facets{Title: f.Title}
		for n, ways := range f.Words {
			if len(ways) == 0 {
				continue
			}
			facet := Facet{Title: ways[0], Term: f.Name + "=" + quoted(strings.ToLower(ways[0]))}
			for c := range x.cards {
				if f.has[c] && f.val[c] == int32(n) && among[x.cards[c].def] {
					facet.N++
				}
			}
			group.Terms = append(group.Terms, facet)
			if f.CardField == &x.Game.Form.Kind {
				for _, w := range strings.Fields(fold(ways[0])) {
					inKinds[w] = true
				}
			}
		}
		out = append(out, group)
	}
	if types := x.typeWords(inKinds, among); len(types.Terms) > 0 {
		out = slices.Insert(out, min(1, len(out)), types)
	}
	return out
}

// typeWords are the words of type lines that name no kind: "Dragon".
func (x *Index) typeWords(inKinds map[string]bool, among map[rules.DefID]bool) Facets {
	at := map[string]int{}
	group := Facets{Title: "Type"}
	for i := range x.cards {
		for _, w := range strings.Fields(x.Def(x.cards[i].def).Type) {
			low := fold(w)
			if inKinds[low] || strings.Trim(low, "-/–") == "" {
				continue
			}
			if _, ok := at[low]; !ok {
				at[low] = len(group.Terms)
				group.Terms = append(group.Terms, Facet{Title: w, Term: "type:" + quoted(low)})
			}
			if among[x.cards[i].def] {
				group.Terms[at[low]].N++
			}
		}
	}
	slices.SortFunc(group.Terms, func(a, b Facet) int { return strings.Compare(a.Title, b.Title) })
	return group
}

// quoted puts a value in quotes where a query needs them.
func quoted(s string) string {
	if s == "" || strings.ContainsAny(s, " ()\"") {
		return strconv.Quote(s)
	}
	return s
}

// HasTerm tells whether a query holds a condition as a facet writes it.
func HasTerm(query, term string) bool {
	from, _ := findTerm(query, term)
	return from >= 0
}

// Toggle takes a condition out of a query, or puts it to what is there.
func Toggle(query, term string) string {
	if from, to := findTerm(query, term); from >= 0 {
		return strings.TrimSpace(strings.TrimSpace(query[:from]) + " " + strings.TrimSpace(query[to:]))
	}
	query = strings.TrimSpace(query)
	depth := 0
	for _, l := range lex(query) {
		switch {
		case l.unclosed:
			query += `"`
		case l.kind == lexOpen:
			depth++
		case l.kind == lexClose:
			depth = max(depth-1, 0)
		}
	}
	query += strings.Repeat(")", depth)
	for _, l := range lex(query) {
		if l.kind == lexWord && fold(l.text) == "or" {
			query = "(" + query + ")"
			break
		}
	}
	return strings.TrimSpace(query + " " + term)
}

// findTerm is where a condition stands in a query outside of parentheses,
// not negated, or -1.
func findTerm(query, term string) (from, to int) {
	all, want := lex(query), lex(term)
	want = want[:len(want)-1]
	depth := 0
	for i := 0; i+len(want) < len(all); i++ {
		switch all[i].kind {
		case lexOpen:
			depth++
		case lexClose:
			depth--
		}
		if depth > 0 || i > 0 && (all[i-1].kind == lexMinus || all[i-1].kind == lexOp) {
			continue
		}
		if slices.EqualFunc(all[i:i+len(want)], want, func(a, b lexeme) bool { return a.kind == b.kind && fold(a.text) == fold(b.text) }) {
			return all[i].from, all[i+len(want)-1].to
		}
	}
	return -1, -1
}
