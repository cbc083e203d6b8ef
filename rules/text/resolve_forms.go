package text

import (
	"cmp"
	"strings"

	"feltstack/rules"
	"feltstack/rules/text/grammar"
	"feltstack/rules/text/refuse"
)

// The forms that a phrase has in a program, by its name: each function returns the other form
// of a node whose parts have been rewritten, nil where it has none.

// references rewrites what points back at cards: "it", "that card", "each of them".
func (r *resolver) references(n node) node {
	switch n.Name() {
	case "owned past", "owned that", "owned this", "owned one":
		noun := r.at(n.Get("NounS"), r.mk("noun "+strings.TrimPrefix(n.Get("NounS").Name(), "owner ")))
		of := map[string]func() node{
			"owned past": func() node { return r.mk("known that", n.Get("Past"), noun) },
			"owned that": func() node { return r.thatNoun(r.at(n, r.mk("known noun", noun))) },
			"owned this": func() node { return r.mk("known this") },
			"owned one":  func() node { return r.mk("known one", n.Get("Adj"), noun) },
		}[n.Name()]()
		return r.at(n, r.mk("number of", n.Get("Number"), r.at(n, of)))
	case "this in", "it fallen":
		z := word[*Zone](r.l, n.Get("Zone").Get("SeatZone"))
		what := r.pronoun(r.at(n, r.mk(n.Name()[:strings.Index(n.Name(), " ")])))
		if r.fell == "this left" && what.Name() == "this" {
			return r.at(n, r.mk("this in", n.Get("Zone")))
		}
		refuse.If(n.Pos, r.fell == "" || z == nil || r.l.Game.Zones[z.Kind].Sight != rules.SightAll || what.Name() == "this" && r.fell != "this event",
			"leave out where this is: where it has gone elsewhere nothing is done to it")
		return what
	case "from them", "each of them", "each of them noun":
		open := r.open
		r.open = false
		s := r.meant(n)
		r.open = open
		refuse.If(n.Pos, r.l.grammar.Rule("past "+s.past) == nil, "say which: \"the chosen cards\"")
		if n.Name() != "from them" {
			return r.at(n, r.mk("each named", r.mk("past "+s.past), r.any()))
		}
		return r.at(n, r.mk("from among", r.mk("past "+s.past)))
	case "it", "them", "them noun", "known it", "host it", "it holds":
		return r.pronoun(n)
	case "nth 1", "nth 2":
		return r.nth(n, r.mk(strings.Replace(n.Name(), "nth", "which", 1)))
	case "nth bare", "known nth noun", "known nth bare":
		return r.nth(n, n.Get("Which"))
	case "that noun", "known noun", "that played noun":
		return r.thatNoun(n)
	case "laden it", "laden them":
		if is := r.it.Name(); is != "" && is != "this" && is != "itself" && is != "it holds" && (is != "it" || r.here != r.it.Pos.Off) {
			return r.at(n, r.mk("laden it"))
		}
		return r.pronoun(n)
	}
	return nil
}

// players rewrites what points back at players: "they", "that player".
func (r *resolver) players(n node) node {
	switch n.Name() {
	case "Side they":
		if r.who == nil {
			refuse.IfMissing(n.Pos, r.they == nil, "say whose: nothing before this says who \"they\" are")
			refuse.If(n.Pos, r.l.grammar.Rule("Side "+player(r.they)) == nil, "say whose these are: \"... they control\"")
			return r.at(n, r.playing("Side", r.they))
		}
	case "Seat they":
		who := r.they
		if r.vague { // of how often someone does what the clause says
			who = r.who
		}
		refuse.If(n.Pos, who == nil, "nothing before this says who \"they\" are")
		if !r.l.multiple(who) {
			return r.at(n, r.playing("Seat", who))
		}
	case "Whose that player", "Side that player", "Ctrl that player", "Seat that player":
		if r.picked {
			r.whichPlayer(n)
			return r.at(n, r.mk(n.Rule.Cat+" the chosen player"))
		}
	case "Ctrl they", "Whose they":
		if r.who == nil && r.they != nil {
			return r.at(n, r.playing(n.Rule.Cat, r.they))
		}
	}
	return nil
}

// amounts rewrites how many, and sums.
func (r *resolver) amounts(n node) node {
	switch n.Name() {
	case "that many plus", "that many minus":
		m := cmp.Or(r.many, r.met)
		refuse.If(n.Pos, m == nil || m.past == "" || r.l.multiple(m.by), "how many? Say \"cards equal to the number of chosen cards plus 1\"")
		sum := r.mk(strings.Replace(n.Name(), "that many", "count", 1), r.mk("count named", r.mk("past "+m.past), r.any()), n.Get("Num"))
		return r.at(n, r.mk("equal to", r.mk("sum of", sum)))
	case "any counters":
		r.x = true
		return r.as(n, "x counters")
	case "count of a side":
		n.Get("Kind").Set("Ctrl", r.playing("Ctrl", n.Get("Side")))
		return r.as(n, "count cards")
	case "equal to":
		s := n.Kids[0]
		if known(s) || s.Name() == "sum named" && r.l.words[s.Get("CardNoun").Name()] == r.l.anyCard() {
			return n
		}
		r.sum(s)
		return r.at(n, r.mk("cards", r.mk("a"), nil, nil, r.kind(r.any())))
	case "half of them":
		m := cmp.Or(r.many, r.met)
		refuse.If(n.Pos, m == nil || m.past == "" || r.l.multiple(m.by), "half of what? Say \"cards equal to half of the number of chosen cards, rounded up\"")
		half := r.mk("half count", r.mk("count named", r.mk("past "+m.past), r.any()), n.Get("Round"))
		return r.at(n, r.mk("equal to", r.mk("sum of", r.mk("quantity", half))))
	case "random":
		r.random = true
		return r.at(n, r.mk("a"))
	case "randoms":
		r.random = true
		return r.as(n, "count")
	case "at least one":
		refuse.If(n.Pos, !r.among, "say how many are taken: \"1 or 2 cards\", or \"any number of cards\"")
		return r.at(n, r.mk("a"))
	case "more than":
		return r.at(n, r.mk("at least", r.num(n.Kids[0].N+1)))
	case "fewer than":
		return r.at(n, r.mk("at most", r.num(n.Kids[0].N-1)))
	}
	return nil
}

// thatMuch rewrites "that many" where it means one or X.
func (r *resolver) thatMuch(n node) node {
	if word[CountKind](r.l, n) == CountThatMuch && r.x && r.many == nil {
		into := map[string]string{"that many": "x cards", "that much": "x much", "that many counters": "x counters", "that many tokens": "x tokens"}[n.Name()]
		refuse.If(n.Pos, into == "", "say X, which is as many as were removed")
		return r.as(n, into)
	}
	if word[CountKind](r.l, n) == CountThatMuch && r.thatMany(n) {
		num := r.num(1 + strings.Count(n.Name(), "twice"))
		into, ok := map[string]string{"that many": "a", "that many counters": "a counter", "that many tokens": "a token"}[n.Name()]
		switch {
		case ok:
			return r.as(n, into)
		case n.Rule.Cat == "N":
			return r.at(n, r.mk("n", num))
		case n.Rule.Cat == "Det":
			return r.at(n, r.mk("count", num))
		}
		return r.at(n, r.mk("one "+strings.TrimPrefix(n.Name(), "as many ")))
	}
	return nil
}

// cards rewrites which cards are meant and where they lie.
func (r *resolver) cards(n node) node {
	switch n.Name() {
	case "bare or":
		a, b := n.Get("or").Get("Kind"), n.Get("too").Get("Kind")
		one, two := list(a.Get("Nouns").Get("CardNoun")), list(b.Get("Nouns").Get("CardNoun"))
		if plain := r.kind(two[0]); len(one) == 1 && len(two) == 1 && grammar.Equal(a, r.kind(one[0])) {
			if plain.Set("Ctrl", b.Get("Ctrl")); grammar.Equal(b, plain) { // "a Warrior or a Beast you control"
				b.Set("Nouns", r.mk("nouns", grammar.List(one[0], two[0])))
				return r.at(n, r.mk("cards", r.mk("a"), nil, n.Get("too").Get("Target"), b))
			}
		}
		refuse.If(n.Pos, a.Get("Ctrl") == nil && b.Get("Ctrl") != nil, "say whose both are: \"either a ... you control or a ... you control\"")
		return r.as(n, "either of")
	case "cards", "plays", "waited":
		return r.determined(n)
	case "except":
		return r.except(n)
	case "kind", "kind controlled":
		return r.ordered(r.early(n))
	case "of choice", "of any choice":
		if w := n.Get("Whose").Name(); w != "" {
			refuse.If(n.Pos, (w == "Whose you") != (r.who == nil), "who does this chooses: say who that is, as in \"your opponent discards a card\"")
		}
		return r.determined(r.as(n, "cards"))
	case "set":
		if n.Get("Set").Name() == "rest" && r.others != nil {
			return r.at(n, r.l.grammar.Copy(r.others))
		}
	case "best holder", "best holder of":
		refuse.If(n.Pos, !r.onlyOne(n.Get("Kind")), "which one? say what it is, as in \"with the highest ...\"")
		return r.as(n, "holder")
	case "in", "from":
		r.sources(n)
	case "costs more", "costs less": // cards cost their owner something, whoever controls them
		k := n.Get("Kind")
		if by := player(k.Get("Ctrl")); (by == "you" || by == "your opponent") && n.Get("Side") == nil && k.Name() == "kind" {
			n.Set("Side", r.mk("Side "+by))
			k.Set("Ctrl", nil)
		}
	case "among", "from among":
		return r.as(n, map[bool]string{true: "among", false: "from among"}[r.among])
	}
	return nil
}
