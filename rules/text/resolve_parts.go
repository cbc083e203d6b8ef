package text

import (
	"cmp"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/text/grammar"
	"feltstack/rules/text/refuse"
)

// kids rewrites the parts of a node in their order.
func (r *resolver) kids(n node) {
	open := r.open
	defer func() { r.open = open }()
	for i, f := range n.Rule.Fields {
		k := n.Kids[i]
		r.open = open || k != nil && (k.Rule != nil && k.Get("Kind") != nil && speaks(k) || slices.ContainsFunc(n.Kids[i+1:], func(o node) bool { return o != nil && o.Pos.Off < k.Pos.Off && picks(o) }))
		switch {
		case k == nil:
		case k.Rule != nil && f.Cat == "Clause":
			all := r.clause(k, nil)
			if len(all) > 1 || isOfEach(all[0].Get("Act")) {
				refuse.At(all[len(all)-1].Pos, "what a player can keep from happening is one step: begin a new sentence")
			}
			n.Kids[i] = all[0]
		case k.Rule != nil:
			n.Kids[i] = r.parts(k)
			r.see(n.Kids[i])
		case f.Cat == "Clause":
			n.Kids[i] = r.clauses(k)
		case f.Cat == "Sentence":
			n.Kids[i] = r.sentences(k)
		case f.Cat == "Act":
			n.Kids[i] = spread(k, r.act)
		case f.Cat == "Static":
			n.Kids[i] = spread(k, r.static)
		default:
			for j := range k.Kids {
				k.Kids[j] = r.parts(k.Kids[j])
				r.see(k.Kids[j])
			}
		}
	}
}

// spread is a list each of whose nodes may become several.
func spread(list node, f func(node) []node) node {
	out := grammar.List()
	for _, k := range list.Kids {
		out.Kids = append(out.Kids, f(k)...)
	}
	return out
}

// parts rewrites the parts of a node, and the node itself where it has another form.
func (r *resolver) parts(n node) node {
	if n == nil {
		return nil
	}
	among, they := r.among, r.they
	defer func() { r.among = among }()
	switch n.Rule.Cat {
	case "Para":
		return (&resolver{l: r.l}).para(n) // a quotation speaks for itself
	case "Event", "Coming", "Moment":
		return r.event(n)
	case "Imminent":
		if n.Get("Coming") == nil {
			return r.event(n)
		}
	case "Either":
		return r.either(n)
	case "Would":
		r.kids(n)
		r.sights = slices.DeleteFunc(r.sights, func(s sight) bool { return s.many }) // what it depends on
		return n
	case "Body":
		return r.body(n)
	case "Choice":
		return r.choice(n)
	case "UnlessCost":
		return r.price(n)
	case "Holding":
		return r.holding(n)
	case "Option":
		sights := r.sights
		r.many = nil
		r.kids(n)
		r.they, r.sights = they, sights
		return n
	case "Past":
		if ev := r.heard; ev != nil && ev.Called != "" && n.Name() == "past "+ev.Called {
			return r.at(n, r.mk("past "+ev.Past))
		}
		return n
	case "Who":
		n = r.seat(n)
		r.did(n)
		return n
	case "Cond":
		r.among = true
		return r.cond(n)
	case "Each":
		r.among, r.vague = true, r.who != nil
		r.kids(n)
		if side := n.Get("Side"); side != nil {
			k := n.Get("Kind")
			refuse.If(n.Pos, k.Get("Ctrl") != nil, "say once whose they are: \"... you control\"")
			k.Set("Ctrl", r.playing("Ctrl", side))
			n = r.at(n, r.mk("for each", r.at(n, r.mk("each card", nil, k))))
		}
		r.vague = false
		return n
	}
	r.kids(n)
	if k, ok := r.l.words[n.Name()].(*Keyword); ok && n.Rule.Cat == "Power" {
		r.cant = strings.HasPrefix(k.Phrase, "can't ")
	}
	if k, ok := strings.CutPrefix(n.Name(), "and then "); ok && n.Rule.Cat == "AndPower" {
		if no := strings.Replace(k, "can ", "can't ", 1); r.cant && r.l.grammar.Rule("power "+no) != nil {
			k = no
		}
		return r.at(n, r.mk("and power", r.mk("power "+k)))
	}
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
	case "that many plus", "that many minus":
		m := cmp.Or(r.many, r.met)
		refuse.If(n.Pos, m == nil || m.past == "" || r.l.multiple(m.by), "how many? Say \"cards equal to the number of chosen cards plus 1\"")
		sum := r.mk(strings.Replace(n.Name(), "that many", "count", 1), r.mk("count named", r.mk("past "+m.past), r.any()), n.Get("Num"))
		return r.at(n, r.mk("equal to", r.mk("sum of", sum)))
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
	case "Side they":
		if r.who == nil {
			refuse.IfMissing(n.Pos, r.they == nil, "say whose: nothing before this says who \"they\" are")
			refuse.If(n.Pos, r.l.grammar.Rule("Side "+player(r.they)) == nil, "say whose these are: \"... they control\"")
			return r.at(n, r.playing("Side", r.they))
		}
	case "any counters":
		r.x = true
		return r.as(n, "x counters")
	case "it", "them", "them noun", "known it", "host it", "it holds":
		return r.pronoun(n)
	case "cards", "plays", "waited":
		return r.determined(n)
	case "except":
		return r.except(n)
	case "kind", "kind controlled":
		return r.ordered(r.early(n))
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
	return n
}

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
