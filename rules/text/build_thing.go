package text

import (
	"cmp"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/text/refuse"
)

// This file makes cards and plays, and places.

func (t *Thing) finish(l *Language, n node) {
	t.Node = n
	t.describe(l, n)
	switch n.Name() {
	case "equal to":
		t.Nouns, t.Count = []*Noun{l.anyCard()}, Count{Kind: CountQuantity, Of: from[*Quantity](l, n.Kids[0])}
	case "half of those":
		t.Count = Count{Kind: CountQuantity, Of: &Quantity{Pos: n.Pos, Kind: QuantityCards, Thing: l.cards(n, CountBare), Half: word[rules.Half](l, n.Get("Round"))}}
	case "known one":
		refuse.If(n.Pos, !t.Adjs[0].Only, "which one? say what was done to it: \"the chosen card\"")
	}
	if t.Past != "" {
		if t.Kind = ThingSet; len(t.Nouns) > 0 && t.Nouns[0] == l.anyCard() {
			t.Nouns = nil
		}
	}
}

// cards makes the cards of a kind, or of the kind that a node has.
func (l *Language) cards(n node, count CountKind) *Thing {
	t := &Thing{Pos: n.Pos, Count: Count{Kind: count}, Node: cmp.Or(n.Get("Kind"), n)}
	l.filler.Fill(t, n)
	t.describe(l, n)
	return t
}

// Plain reports whether a phrase says nothing but how many cards.
func (t *Thing) Plain() bool {
	return len(t.Adjs)+len(t.Non) == 0 && t.Bears == nil && len(t.Having) == 0 && !t.Other && t.Poss == PossNone && t.Ctrl == PossNone && t.Target == "" &&
		len(t.Nouns) == 1 && t.Nouns[0].Pred == ""
}

// Definite reports whether a phrase means one certain card: "the attacking monster".
func (t *Thing) Definite() bool {
	return t.Node.Name() == "known one" || t.Node.Get("Det").Name() == "the"
}

// describe makes what a phrase says of cards or plays.
func (t *Thing) describe(l *Language, n node) {
	if t.Count.Kind != CountOne {
		t.Count.finish(l, n)
	}
	t.Other = t.Other || n.Get("Det").Name() == "another"
	n = cmp.Or(n.Get("Kind"), n.Get("PlayKind"), n)
	q, ns := n.Get("Quals"), n.Get("Nouns")
	if t.Both, t.And = q.Name() == "both", ns.Name() == "nouns and"; (t.Both || t.And) && t.Count.Kind != CountAll && t.Count.Kind != CountBare {
		refuse.At(n.Pos, "one card can't be both: say \"or\"")
	}
	twice(list(q.Get("Adj")), list(q.Get("else")), list(n.Get("PlayAdj")))
	ns = cmp.Or(ns, n)
	twice(list(ns.Get("first")), list(ns.Get("CardNoun")), list(ns.Get("PlayNoun")))
	if t.Host != nil {
		t.Host.Under = n.Get("Where").Name() == "under"
	}
	if b := t.Bears; b != nil && (b.Counter == nil || b.Count.Kind != CountOne && b.Count.Kind != CountAtLeast && b.Count.Kind != CountNo && b.Count.Kind != CountAtMost) {
		refuse.At(n.Get("Bears").Pos, "say how many counters of a kind, as in \"with 2 or more luck counters\"")
	}
}

// twice refuses words that are said twice.
func twice(lists ...[]node) {
	all := slices.Concat(lists...)
	for i, k := range all {
		if slices.ContainsFunc(all[:i], func(o node) bool { return o.Rule == k.Rule }) {
			_, word, _ := strings.Cut(k.Name(), " ")
			refuse.At(k.Pos, "%q is said twice", word)
		}
	}
}

// Host is the card that others are attached to: "attached to this", "under the bearer".
type Host struct {
	Under  bool   // they lie under it, rather than being attached to it
	Past   string `of:"Past"` // it is a card of an earlier step; "" is this
	Bearer bool   // it is the bearer
	Such   *Thing // it is any such card
}

func (h *Host) finish(l *Language, n node) {
	h.Bearer = n.Name() == "host bearer"
	if n.Name() == "host such" || n.Name() == "host of an opponent" {
		h.Such = &Thing{Pos: n.Pos, Nouns: []*Noun{word[*Noun](l, n.Get("CardNoun"))}, Count: Count{Kind: CountOne}, Node: n}
		if n.Name() == "host of an opponent" {
			h.Such.Poss = PossAnOpponent
		}
	}
}

func (s *SourceRef) finish(l *Language, n node) {
	if n.Name() == "bare place" {
		refuse.At(n.Pos, "whose? say \"your %s\"", word[*Zone](l, n.Kids[0]).Phrase)
	}
	for _, k := range []node{n.Get("Num"), n.Get("bottom")} {
		if k != nil {
			twoOrMore(k)
		}
	}
}

func (p *Place) finish(_ *Language, n node) {
	for i, s := range p.Spots {
		refuse.If(n.Kids[0].Kids[i].Pos, slices.Contains(p.Spots[:i], s), "this place is said twice")
	}
}
