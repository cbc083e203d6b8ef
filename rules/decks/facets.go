package decks

import (
	"maps"
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

// facetPlace is a facet: its group and its place there.
type facetPlace struct{ group, term uint16 }

// Facets lists what cards can be told apart by, counted over some of them: all
// of Find's for an empty query, or those that a query found. A facet that none
// of them has counts 0, so that the list keeps its places.
func (x *Index) Facets(found []rules.DefID) []Facets {
	out := slices.Clone(x.facets)
	for i := range out {
		out[i].Terms = slices.Clone(out[i].Terms)
	}
	for _, id := range found {
		if i := x.at[id]; i >= 0 {
			for _, p := range x.of[i] {
				out[p.group].Terms[p.term].N++
			}
		}
	}
	return out
}

// addFacets notes which facets there are and which cards meet each: kinds, the
// words of type lines that name no kind ("Dragon"), values that are words,
// people's own sets.
func (x *Index) addFacets() {
	x.of = make([][]facetPlace, len(x.cards))
	inKinds := map[string]bool{}
	if len(x.fields) > 0 && x.fields[0].Field == &x.Form.Kind {
		x.addWordFacets(&x.fields[0])
		for _, ways := range x.fields[0].words {
			for _, w := range strings.Fields(strings.Join(ways, " ")) {
				inKinds[w] = true
			}
		}
	}
	x.addTypeFacets(inKinds)
	for i := range x.fields {
		if x.fields[i].Field != &x.Form.Kind {
			x.addWordFacets(&x.fields[i])
		}
	}
	x.addSetFacets()
}

// addWordFacets adds the values of a field that are words.
func (x *Index) addWordFacets(f *field) {
	group := Facets{Title: f.Title}
	for n, ways := range f.Words {
		if len(ways) == 0 || !f.met(n) {
			continue
		}
		for i := range x.cards {
			if f.has[i] && f.val[i] == int32(n) {
				x.of[i] = append(x.of[i], facetPlace{uint16(len(x.facets)), uint16(len(group.Terms))})
			}
		}
		group.Terms = append(group.Terms, Facet{Title: ways[0], Term: f.Name + "=" + quoted(strings.ToLower(ways[0]))})
	}
	if len(group.Terms) > 0 {
		x.facets = append(x.facets, group)
	}
}

// met reports whether a card has a value.
func (f *field) met(n int) bool {
	for i := range f.val {
		if f.has[i] && f.val[i] == int32(n) {
			return true
		}
	}
	return false
}

// Example is conditions as people may type them for this game: kind=monster str>=20. Empty where
// it has none.
func (x *Index) Example() []string {
	var all []string
	if len(x.facets) > 0 && len(x.facets[0].Terms) > 0 {
		all = append(all, x.facets[0].Terms[0].Term)
	}
	for i := range x.Form.Fields {
		if f := &x.Form.Fields[i]; f.Words == nil {
			return append(all, f.Name+">="+itoa(2*max(f.Step, 1)))
		}
	}
	return all
}

// addTypeFacets adds the words of type lines that name no kind.
func (x *Index) addTypeFacets(inKinds map[string]bool) {
	words := map[string]string{} // as printed, by folded word
	for i := range x.cards {
		for _, w := range strings.Fields(x.Def(x.cards[i].def).Type) {
			if low := fold(w); !inKinds[low] && strings.Trim(low, "-/") != "" && words[low] == "" {
				words[low] = w
			}
		}
	}
	x.addGroup(catalog.Say("deck.type"), "type:", words, func(c *card, low string) bool { return strings.Contains(c.typ, low) })
}

// addSetFacets adds the sets of people's own cards.
func (x *Index) addSetFacets() {
	sets := map[string]string{}
	for i := range x.cards {
		if low := x.cards[i].set; low != "" {
			sets[low] = x.Def(x.cards[i].def).Set
		}
	}
	x.addGroup(catalog.Say("deck.set"), "set=", sets, func(c *card, low string) bool { return c.set == low })
}

// addGroup adds a facet for each of some words, given folded and as printed.
func (x *Index) addGroup(title, field string, words map[string]string, meets func(c *card, low string) bool) {
	group := Facets{Title: title}
	for _, low := range slices.Sorted(maps.Keys(words)) {
		for i := range x.cards {
			if meets(&x.cards[i], low) {
				x.of[i] = append(x.of[i], facetPlace{uint16(len(x.facets)), uint16(len(group.Terms))})
			}
		}
		group.Terms = append(group.Terms, Facet{Title: words[low], Term: field + quoted(low)})
	}
	if len(group.Terms) > 0 {
		x.facets = append(x.facets, group)
	}
}

// quoted puts a value in quotes where a query needs them.
func quoted(s string) string {
	if s == "" || strings.ContainsAny(s, " ()\",;|'‘‚«‹") {
		return strconv.Quote(s)
	}
	return s
}

// HasTerm reports whether a query holds a condition as a facet writes it.
func HasTerm(query, term string) bool {
	from, _ := findTerm(query, term)
	return from >= 0
}

// Toggle takes a condition out of a query, or puts it to what is there.
func Toggle(query, term string) string {
	if from, to := findTerm(query, term); from >= 0 {
		return strings.TrimSpace(strings.TrimSpace(query[:from]) + " " + strings.TrimSpace(query[to:]))
	}
	query = finished(query)
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
		if l.or() {
			query = "(" + query + ")"
			break
		}
	}
	return strings.TrimSpace(query + " " + term)
}

// finished is a query without what is only begun at its end.
func finished(query string) string {
	for {
		query = strings.TrimSpace(query)
		all := lex(query)
		if len(all) < 2 {
			return query
		}
		switch l := all[len(all)-2]; {
		case l.kind == lexOp && len(all) > 2 && all[len(all)-3].kind == lexWord:
			query = query[:all[len(all)-3].from]
		case l.kind == lexOp, l.kind == lexMinus, l.kind == lexOpen, l.or():
			query = query[:l.from]
		default:
			return query
		}
	}
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
