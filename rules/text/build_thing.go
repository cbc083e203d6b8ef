package text

import (
	"slices"
	"strings"
)

// This file makes cards and plays, and places.

// thing makes a noun phrase.
func (l *Language) thing(n node) *Thing {
	n = l.inner(n)
	t := word[Thing](l, n)
	t.Pos, t.node = n.Pos, n
	l.describe(&t, n)
	switch name(n) {
	case "equal to":
		t.Nouns, t.Count = []*Noun{l.anyCard()}, Count{Kind: CountQuantity, Of: l.quantity(n.Kids[0])}
	case "known one":
		if !t.Adjs[0].Only {
			fail(n.Pos, "which one? say what was done to it: \"the chosen card\"")
		}
	}
	if t.Past != "" {
		if t.Kind = ThingSet; len(t.Nouns) > 0 && t.Nouns[0] == l.anyCard() {
			t.Nouns = nil
		}
	}
	return &t
}

// bare makes the cards of a phrase without a number.
func (l *Language) bare(n node) *Thing {
	t := &Thing{Pos: n.Pos, Count: Count{Kind: CountBare}, node: n.Get("Kind"), Other: n.Get("Other") != nil}
	l.describe(t, t.node)
	return t
}

// plain reports whether a phrase says nothing but how many cards.
func (t *Thing) plain() bool {
	return len(t.Adjs)+len(t.Non) == 0 && t.Bears == nil && len(t.Having) == 0 && !t.Other && t.Poss == PossNone && t.Ctrl == PossNone && t.Target == "" &&
		len(t.Nouns) == 1 && t.Nouns[0].Pred == ""
}

// definite reports whether a phrase means one certain card: "the attacking monster".
func (t *Thing) definite() bool {
	return name(t.node) == "known one" || name(t.node.Get("Det")) == "the"
}

// describe makes what a phrase says of cards or plays.
func (l *Language) describe(t *Thing, n node) {
	l.fill(t, n)
	if t.Count.Kind != CountOne {
		t.Count = numbered(t.Count, n)
	}
	t.Other = t.Other || name(n.Get("Det")) == "another"
	for _, f := range []string{"Kind", "PlayKind"} {
		if k := n.Get(f); k != nil {
			n = k
		}
	}
	q, ns := n.Get("Quals"), n.Get("Nouns")
	if t.Both, t.And = name(q) == "both", name(ns) == "nouns and"; (t.Both || t.And) && t.Count.Kind != CountAll && t.Count.Kind != CountBare {
		fail(n.Pos, "one card can't be both: say \"or\"")
	}
	twice(list(q.Get("Adj")), list(q.Get("else")), list(n.Get("PlayAdj")))
	if ns == nil {
		ns = n
	}
	twice(list(ns.Get("first")), list(ns.Get("CardNoun")), list(ns.Get("PlayNoun")))
	t.Said = word[*Choosable](l, ns)
	l.where(t, n.Get("Where"))
	if b := t.Bears; b != nil && (b.Counter == nil || b.Count.Kind != CountOne && b.Count.Kind != CountAtLeast) {
		fail(n.Get("Bears").Pos, "say how many counters of a kind, as in \"with 2 or more luck counters\"")
	}
}

// twice refuses words that are said twice.
func twice(lists ...[]node) {
	all := lists[0]
	for _, more := range lists[1:] {
		all = append(slices.Clip(all), more...)
	}
	for i, k := range all {
		if slices.ContainsFunc(all[:i], func(o node) bool { return o.Rule == k.Rule }) {
			_, word, _ := strings.Cut(name(k), " ")
			fail(k.Pos, "%q is said twice", word)
		}
	}
}

// where makes where cards lie.
func (l *Language) where(t *Thing, n node) {
	switch name(n) {
	case "on the table":
		t.Table = true
	case "under", "attached to":
		h := from[host](l, n.Kids[0])
		t.Host, h.under, h.its = &h, name(n) == "under", name(n.Kids[0]) == "host bearer"
	case "among", "from among":
		t.Among = word[string](l, n.Get("Past"))
	case "in", "from":
		l.put(&t.From, n.Kids[0])
	}
}

// host is the card that others hang on: "attached to this", "under the bearer".
type host struct {
	under bool   // they lie under it, rather than being attached to it
	Past  string `of:"Past"` // it is a card of an earlier step; "" is this
	its   bool   // it is the bearer
}

func (l *Language) sourceRef(n node) SourceRef {
	if name(n) == "bare place" {
		fail(n.Pos, "whose? say \"your %s\"", word[*Zone](l, n.Kids[0]).Phrase)
	}
	s := from[SourceRef](l, n)
	for _, f := range []string{"Num", "bottom"} {
		if k := n.Get(f); k != nil {
			twoOrMore(k)
		}
	}
	return s
}

// spots makes where cards are put.
func (l *Language) spots(n node) *Place {
	p := from[Place](l, n)
	for i, s := range p.Spots {
		if slices.Contains(p.Spots[:i], s) {
			fail(n.Kids[0].Kids[i].Pos, "this place is said twice")
		}
	}
	return &p
}
