package text

import (
	"strings"

	"feltstack/rules/text/refuse"
)

// This file rewrites conditions.

// moreOf says by their numbers that a player controls more cards of one kind than another
// does of another.
func (r *resolver) moreOf(n node) node {
	for seat, kind := range map[string]string{"Seat": "first", "than": "Kind"} {
		refuse.If(n.Pos, n.Get(kind).Get("Ctrl") != nil, "say it by numbers: \"the number of ... you control is greater than the number of ...\"")
		n.Get(kind).Set("Ctrl", r.playing("Ctrl", n.Get(seat)))
	}
	count := func(k node) node { return r.mk("compared count", r.mk("count cards", nil, k)) }
	scale := map[string]string{"more": "is greater", "fewer": "is less"}[n.Get("Compare").Name()]
	return r.at(n, r.mk("compare", count(n.Get("first")), r.mk(scale), count(n.Get("Kind"))))
}

// asked asks what a card is: of one that is no longer in play what it was.
func (r *resolver) asked(is, adj node) node {
	past, w := strings.TrimPrefix(is.Get("Past").Name(), "past "), word[*Word](r.l, adj)
	if r.l.Vocab.InPlay && is.Get("Past") != nil && r.l.away(past) && !w.Anywhere {
		refuse.If(is.Pos, is.Name() != "named is", "ask it the other way round: \"if the %s card was %s, ... Otherwise, ...\"", past, w.Phrase)
		return r.at(is, r.mk("that was", is.Get("Past"), is.Get("CardNoun"), adj))
	}
	is.Set("Cards", r.mk("cards", r.mk("a"), nil, nil, r.kind(r.any(), adj)))
	return r.cond(is)
}

// cond rewrites a condition.
func (r *resolver) cond(n node) node {
	switch adj := n.Get("Adj"); n.Name() {
	case "it is", "it isn't", "it is adj", "it isn't adj":
		if n = r.pronoun(n); n.Get("Past") == nil && n.Get("Cards") == nil {
			return n
		}
		if adj != nil {
			return r.asked(n, adj)
		}
		return r.cond(n)
	case "that noun is", "that noun isn't", "that noun is adj", "that noun isn't adj":
		into, _ := strings.CutSuffix(strings.TrimPrefix(n.Name(), "that noun "), " adj")
		if adj != nil {
			n.Set("Adj", nil)
		}
		is := r.calledSo(n, "named "+into, r.thatPast(n, n.Get("CardNoun")), n.Get("CardNoun"))
		if adj != nil {
			return r.asked(is, adj)
		}
		return r.cond(is)
	case "named is", "named isn't", "one is", "one isn't":
		t := r.parts(n.Get("Cards"))
		k := t.Get("Kind")
		if t.Name() != "cards" || t.Get("Det").Name() != "a" || t.Get("Other") != nil || t.Get("Target") != nil || k.Get("Where") != nil {
			refuse.At(n.Pos, "say what kind of card it is: \"a monster\"")
		}
		if adj := n.Get("Adj"); adj == nil {
			k.Set("Where", r.at(n, r.mk("among", n.Get("Past"))))
		} else if r.qualify(k, adj); !r.onlyOne(k) {
			refuse.At(n.Pos, "which one? say what was done to it: \"the chosen card is ...\"")
		} else {
			r.see(r.at(n, r.mk("known one", adj, n.Get("CardNoun"))))
		}
		if n.Name() == "named isn't" || n.Name() == "one isn't" {
			t.Set("Det", r.mk("no"))
		}
		return r.at(n, r.mk("there is", t))
	case "has", "have more":
		return r.has(n)
	case "control more of":
		n = r.moreOf(n)
	}
	r.kids(n)
	return n
}
