package text

import (
	"slices"

	"feltstack/rules"
)

var poss = map[string]Poss{
	"your": PossYour, "their": PossTheir, "your opponent's": PossYourOpponent, "an opponent's": PossAnOpponent,
	"its owner's": PossOwner, "its controller's": PossController, "any player's": PossAny,
	"your side": PossYour, "their side": PossYourOpponent,
	"the chosen player's": PossChosen, "the chosen player controls": PossChosen, "the chosen player has": PossChosen, "that player's": PossThat,
	"you control": PossYour, "they control": PossTheir, "your opponent controls": PossYourOpponent, "an opponent controls": PossAnOpponent,
}

// thing makes a noun phrase.
func (l *Language) thing(n node) *Thing {
	t := &Thing{Pos: n.Pos, node: n}
	switch name(n) {
	case "whom":
		return l.thing(n.Kids[0])
	case "whom bare":
		return l.bareThing(n)
	case "this":
		t.Kind = ThingThis
	case "bearer", "waited bearer":
		t.Kind = ThingBearer
	case "pointed one", "pointed some", "pointed up to", "pointed that", "pointed those":
		l.pointed(t, n)
	case "whole zone":
		z := l.zoneOf(n.Kids[0])
		t.Kind, t.Zone = ThingZone, &z
	case "end", "ends":
		z := l.zoneOf(n.Get("Zone"))
		t.Kind, t.Zone = ThingEnd, &z
		t.At = map[string]rules.Place{"top": rules.Top, "bottom": rules.Bottom, "top or bottom": rules.Either}[name(n.Get("End"))]
		if name(n) == "ends" {
			t.Count = Count{Kind: CountN, N: twoOrMore(n.Get("Num"))}
		}
	case "that", "that played":
		l.set(t, n)
		t.Count.Kind = CountThat
	case "set", "one of", "each of", "any of", "some of":
		s := n.Get("Set")
		if t.Kind = ThingRest; name(s) == "those" {
			l.set(t, s)
		}
		t.Count.Kind = map[string]CountKind{"set": CountWholeSet, "one of": CountOne, "each of": CountEach, "any of": CountAny}[name(n)]
		if name(n) == "some of" {
			t.Count = l.some(n.Get("Some"))
		}
	case "either of":
		t.Kind, t.Either = ThingEither, []*Thing{l.thing(n.Get("first")), l.thing(n.Get("Cards"))}
	case "equal to":
		if name(n.Kids[0]) == "sum of" {
			t.Count, t.Nouns = Count{Kind: CountQuantity, Of: l.quantity(n.Kids[0])}, []*Noun{l.anyCard()}
			break
		}
		l.equal(t, n.Kids[0].Get("Past"), 0)
	case "equal plus":
		l.equal(t, n.Get("Past"), within(n.Get("Num"), mostCount))
	case "equal minus":
		l.equal(t, n.Get("Past"), -within(n.Get("Num"), mostCount))
	default:
		l.described(t, n)
	}
	return t
}

// twoOrMore is a number of cards that needs the plural.
func twoOrMore(n node) int {
	if n.N < 2 {
		fail(n.Pos, "say a number from 2 on")
	}
	return within(n, mostCount)
}

// bareThing makes a noun phrase without a number.
func (l *Language) bareThing(n node) *Thing {
	t := &Thing{Pos: n.Pos, Count: Count{Kind: CountBare}, node: n}
	t.Poss, t.Other = poss[name(n.Get("Side"))], n.Get("Other") != nil
	l.kind(t, n.Get("Kind"))
	return t
}

// holder makes whom something holds of.
func (l *Language) holder(n node) *Thing {
	switch name(n) {
	case "itself":
		return &Thing{Pos: n.Pos, Kind: ThingThis, node: n}
	case "each holder":
		fail(n.Pos, "it is said of all of them: leave out \"each\", and say them in the plural")
	}
	if name(n) == "bearer holds" {
		return &Thing{Pos: n.Pos, Kind: ThingBearer, node: n}
	}
	return l.bareThing(n)
}

// set makes the cards of an earlier step.
func (l *Language) set(t *Thing, n node) {
	t.Kind, t.Past = ThingSet, word[string](l, n.Get("Past"))
	if x := word[*Noun](l, n.Get("CardNoun")); x != l.anyCard() {
		t.Nouns = []*Noun{x}
	}
}

// equal makes as many cards as an earlier step had, and so many more.
func (l *Language) equal(t *Thing, past node, plus int) {
	t.Count = Count{Kind: CountEqual, N: plus, Past: word[string](l, past)}
	t.Nouns = []*Noun{l.anyCard()}
}

// some is how many of a set.
func (l *Language) some(n node) Count {
	num := within(n.Get("Num"), mostCount)
	if num == 0 {
		fail(n.Pos, "say a number from 1 on")
	}
	switch name(n) {
	case "some up to":
		return Count{Kind: CountUpTo, N: num}
	case "some range":
		return between(n, n.Get("low").N, num)
	}
	if num == 1 {
		return Count{Kind: CountOne}
	}
	return Count{Kind: CountN, N: num}
}

func between(n node, low, high int) Count {
	if high != low+1 || low == 0 {
		fail(n.Pos, "say two numbers that follow each other, \"1 or 2\", or \"up to 3\"")
	}
	return Count{Kind: CountRange, N: low, M: high}
}

// described makes cards or plays that are described.
func (l *Language) described(t *Thing, n node) {
	kind := "Kind"
	switch name(n) {
	case "cards", "waited", "plays":
		if name(n) == "plays" {
			kind = "PlayKind"
		}
		l.count(t, n.Get("Det"))
		if name(n) != "waited" && n.Get("Other") != nil {
			t.Other = true
		}
	case "one of side", "each of side", "all of side", "any of side", "some of side", "waited of a side", "one of side's plays":
		t.Poss = poss[name(n.Get("Side"))]
		t.Count.Kind = map[string]CountKind{"each of side": CountEach, "all of side": CountAll, "any of side": CountAny}[name(n)]
		if name(n) == "some of side" {
			t.Count = l.some(n.Get("Some"))
		}
		if name(n) == "one of side's plays" {
			kind = "PlayKind"
		}
	case "an opponent's card", "waited of an opponent", "an opponent's play":
		t.Poss = PossAnOpponent
		if name(n) == "an opponent's play" {
			kind = "PlayKind"
		}
	}
	t.Target = l.targets[name(part(n, "Target"))]
	if kind == "Kind" {
		l.kind(t, n.Get("Kind"))
	} else {
		l.playKind(t, n.Get("PlayKind"))
	}
}

// count makes how many of cards.
func (l *Language) count(t *Thing, d node) {
	num := func() int {
		n := within(d.Get("Num"), mostCount)
		if n == 0 {
			fail(d.Pos, "say a number from 1 on, or \"no\"")
		}
		return n
	}
	switch name(d) {
	case "another":
		t.Other = true
	case "count":
		t.Count = Count{Kind: CountN, N: num()}
	case "up to":
		t.Count = Count{Kind: CountUpTo, N: num()}
	case "range":
		t.Count = between(d, d.Get("low").N, num())
	case "at least":
		t.Count = Count{Kind: CountAtLeast, N: num()}
	case "at most":
		t.Count = Count{Kind: CountAtMost, N: num()}
	default:
		t.Count.Kind = map[string]CountKind{"any number": CountAny, "every": CountEvery, "all": CountAll, "each": CountEach, "no": CountNo, "x cards": CountX, "that many": CountThatMuch}[name(d)]
	}
}

// kind makes what cards are.
func (l *Language) kind(t *Thing, n node) {
	all := t.Count.Kind == CountAll || t.Count.Kind == CountBare
	if q := n.Get("Quals"); q != nil {
		for _, a := range q.Get("Adj").Kids {
			t.Adjs = append(t.Adjs, l.adj(t, a))
		}
		if name(q) != "quals" {
			t.Both = name(q) == "both"
			if t.Both && !all {
				fail(q.Pos, "one card can't be both: say \"or\"")
			}
			for _, a := range q.Get("else").Kids {
				t.Or = append(t.Or, l.adj(t, a))
			}
		}
	}
	for _, x := range list(n.Get("Non")) {
		t.Non = append(t.Non, word[*Noun](l, x))
	}
	ns := n.Get("Nouns")
	if name(ns) == "nouns and" {
		if t.And = true; !all {
			fail(ns.Pos, "one card can't be both: say \"or\"")
		}
		t.Nouns = append(t.Nouns, word[*Noun](l, ns.Get("first")))
	}
	for _, x := range ns.Get("CardNoun").Kids {
		t.Nouns = append(t.Nouns, word[*Noun](l, x))
	}
	twice(ns, t.Nouns)
	t.Said = word[*Choosable](l, ns)
	l.where(t, n.Get("Where"))
	for _, w := range list(n.Get("With")) {
		t.Having = append(t.Having, l.having(w))
	}
	if b := part(n, "Bears"); b != nil {
		t.Bears = l.counters(b.Kids[0])
		if k := t.Bears.Count.Kind; t.Bears.Counter == nil || k != CountOne && k != CountAtLeast {
			fail(b.Pos, "say how many counters of a kind, as in \"with 2 or more luck counters\"")
		}
	}
	t.Ctrl = l.possessor(n.Get("Ctrl"))
}

func (l *Language) having(w node) Having {
	if compares(w) {
		return l.comparing(w)
	}
	if h, ok := l.havingDone(w); ok {
		return h
	}
	h := Having{Word: word[*Word](l, w)}
	for _, k := range w.Kids {
		h.N = within(k, mostN)
	}
	return h
}

// adj is an adjective that was not said yet.
func (l *Language) adj(t *Thing, n node) *Word {
	w := word[*Word](l, n)
	if slices.Contains(t.Adjs, w) || slices.Contains(t.Or, w) {
		fail(n.Pos, "%q is said twice", w.Phrase)
	}
	return w
}

func twice(n node, nouns []*Noun) {
	for i, x := range nouns {
		if slices.Contains(nouns[:i], x) {
			fail(n.Pos, "%q is said twice", x.Phrase)
		}
	}
}

// where makes where cards lie.
func (l *Language) where(t *Thing, n node) {
	switch name(n) {
	case "on the table":
		t.Table = true
	case "under", "attached to":
		t.Host = l.host(n)
	case "among", "from among":
		t.Among = word[string](l, n.Get("Past"))
	case "in", "from":
		for _, s := range n.Kids[0].Kids {
			t.From = append(t.From, l.sourceRef(s))
		}
	}
}

func (l *Language) sourceRef(n node) SourceRef {
	s := SourceRef{}
	switch name(n) {
	case "top of":
		s.Part, s.N = rules.TopN, twoOrMore(n.Get("Num"))
	case "bottom of":
		s.Part, s.N = rules.BottomN, twoOrMore(n.Get("Num"))
	case "between":
		s.Part, s.N, s.M = rules.Between, twoOrMore(n.Get("Num")), twoOrMore(n.Get("bottom"))
	case "bare place":
		fail(n.Pos, "whose? say \"your %s\"", word[*Zone](l, n.Kids[0]).Phrase)
	}
	s.Zone = l.zoneOf(n.Get("Zone"))
	return s
}

// playKind makes what plays are.
func (l *Language) playKind(t *Thing, n node) {
	for _, a := range list(n.Get("PlayAdj")) {
		t.Adjs = append(t.Adjs, l.adj(t, a))
	}
	for _, x := range n.Get("PlayNoun").Kids {
		t.Nouns = append(t.Nouns, word[*Noun](l, x))
	}
	twice(n, t.Nouns)
	for _, w := range list(n.Get("PlayWith")) {
		t.Having = append(t.Having, l.having(w))
	}
	t.Ctrl = l.possessor(n.Get("Ctrl"))
}

func (l *Language) zoneOf(n node) ZoneRef {
	switch name(n) {
	case "zone":
		return ZoneRef{Zone: word[*Zone](l, n.Get("SeatZone")), Poss: l.possessor(n.Get("Whose"))}
	case "owners' zones":
		return ZoneRef{Zone: word[*Zone](l, n.Kids[0]), Poss: PossOwner, Many: true}
	}
	return ZoneRef{Zone: word[*Zone](l, n.Kids[0])}
}

var spotKinds = map[string]SpotKind{
	"on top": SpotTop, "on the bottom": SpotBottom, "on either": SpotEither, "into": SpotInto, "to": SpotTo,
}

// spots makes where cards are put.
func (l *Language) spots(n node) *Place {
	p := &Place{}
	for _, s := range n.Kids[0].Kids {
		x := Spot{spotKinds[name(s)], l.zoneOf(s.Kids[0])}
		if slices.Contains(p.Spots, x) {
			fail(s.Pos, "this place is said twice")
		}
		p.Spots = append(p.Spots, x)
	}
	return p
}
