package text

import (
	"slices"
	"strings"

	"feltstack/rules/text/grammar"
	"feltstack/rules/text/refuse"
)

// kind is the cards of a noun, and of an adjective if there is one.
func (r *resolver) kind(noun node, adjs ...node) node {
	var quals node
	if len(adjs) > 0 {
		quals = r.mk("quals", grammar.List(adjs...))
	}
	return r.mk("kind", quals, nil, r.mk("nouns", grammar.List(noun)))
}

// determined refuses "the" where it is not clear which one is meant.
func (r *resolver) determined(n node) node {
	d, k := n.Get("Det"), n.Get("Kind")
	if d.Name() != "the" {
		return n
	}
	if n.Get("Other") != nil && len(r.roles) > 1 {
		if all := list(k.Get("Nouns").Get("CardNoun")); len(all) == 1 && grammar.Equal(k, r.kind(all[0])) {
			return r.nth(r.at(n, r.mk("nth 2", all[0])), r.mk("which 2"))
		}
	}
	if all := list(k.Get("Nouns").Get("CardNoun")); !r.onlyOne(k) && n.Name() == "cards" && n.Get("Other") == nil && n.Get("Target") == nil && len(all) == 1 && grammar.Equal(k, r.kind(all[0])) {
		if past := r.ofNoun(all[0]); past != "" {
			return r.calledSo(n, "that", past, all[0])
		}
	}
	refuse.If(d.Pos, !r.onlyOne(k), "which one? say \"a\" for one of them, or what was done to it: \"the chosen card\"")
	return n
}

// onlyOne reports whether no more than one card is meant by what a phrase says of it.
func (r *resolver) onlyOne(kind node) bool {
	if best(kind) {
		return true // of equal ones who does it chooses
	}
	q := kind.Get("Quals")
	if q.Name() != "quals" {
		return false
	}
	w := word[*Word](r.l, q.Kids[0].Kids[0])
	return w != nil && w.Only
}

// except puts what cards are not before the noun.
func (r *resolver) except(n node) node {
	k, nons := r.as(n, "kind"), grammar.List()
	for _, k := range n.Get("Except").Kids[0].Kids {
		noun := r.l.words[k.Name()].(*Noun)
		refuse.If(n.Pos, noun.Pred == "", "every card is a %s", noun.Phrase)
		nons.Kids = append(nons.Kids, r.mk("non "+noun.Phrase))
	}
	k.Set("Non", nons)
	return r.ordered(r.early(k))
}

// sources says whose the places are of which only the name stands: "in hand",
// "your hand or cemetery".
func (r *resolver) sources(n node) {
	var whose node
	for i, s := range n.Kids[0].Kids {
		if s.Name() == "place" && s.Kids[0].Name() == "zone" {
			whose = s.Kids[0].Get("Whose")
			continue
		}
		if s.Name() != "bare place" {
			continue
		}
		z := word[*Zone](r.l, s.Kids[0])
		if i == 0 {
			refuse.If(s.Pos, z.Kind != r.l.Vocab.Hand, "say whose %s", z.Phrase)
			refuse.If(s.Pos, r.vague, "whose %s? Say \"their %s\" or \"your %s\"", z.Phrase, z.Phrase, z.Phrase)
			if whose = r.mk("Whose you"); r.who != nil {
				whose = r.mk("Whose they")
			}
		}
		refuse.If(s.Pos, whose == nil, "say whose %s", z.Phrase)
		n.Kids[0].Kids[i] = r.at(s, r.mk("place", r.mk("zone", whose, s.Kids[0])))
	}
}

// qualify puts an adjective before what else is said of cards.
func (r *resolver) qualify(kind, adj node) {
	all := []node{adj}
	if q := kind.Get("Quals"); q != nil {
		refuse.If(q.Pos, q.Name() != "quals", "say one thing of it, not one of two")
		all = append(all, list(q.Get("Adj"))...)
	}
	kind.Set("Quals", r.at(adj, r.mk("quals", grammar.List(all...))))
}

// early puts adjectives that stand behind the noun before it: "monsters of rank α".
func (r *resolver) early(n node) node {
	var rest []node
	for _, w := range list(n.Get("With")) {
		adj, is := w.Get("Adj"), strings.HasPrefix(w.Name(), "late")
		switch phrase := strings.TrimPrefix(w.Name(), "late "); {
		case !is:
			rest = append(rest, w)
		case w.Get("else") != nil:
			refuse.If(w.Pos, n.Get("Quals") != nil, "say both before the noun: \"α or β monsters\"")
			n.Set("Quals", r.at(w, r.mk("either", grammar.List(adj), grammar.List(w.Get("else")))))
		case adj == nil:
			r.qualify(n, r.at(w, r.mk("adjective "+phrase)))
		default:
			r.qualify(n, adj)
		}
	}
	if len(rest) < len(list(n.Get("With"))) {
		if n.Set("With", nil); len(rest) == 0 {
			return r.as(n, "kind")
		}
		n.Set("With", grammar.List(rest...))
	}
	return n
}

// ordered puts who controls cards in its place: before what compares their numbers
// with others, after what else is said of them.
func (r *resolver) ordered(n node) node {
	with := list(n.Get("With"))
	if n.Get("Ctrl") == nil || len(with) == 0 || n.Get("Bears") != nil {
		return n
	}
	if slices.ContainsFunc(with, func(w node) bool { return compares(w) && w.Name() != "best number" }) {
		return r.as(n, "kind controlled")
	}
	return r.as(n, "kind")
}
