package text

import (
	"strings"

	"feltstack/rules"
)

// Quantity is a number that a text takes from cards, players or a choice.
type Quantity struct {
	Pos    Pos
	Kind   QuantityKind
	Number *Number    // of cards
	Thing  *Thing     // the cards
	Stat   StatRef    // of a player
	Half   rules.Half // half of it
	Plus   int        // and so much more
}

// QuantityKind says where a Quantity comes from.
type QuantityKind uint8

// The kinds of quantities.
const (
	QuantityOf     QuantityKind = iota // the STR of the chosen monster
	QuantityTotal                      // the total STR of Warriors you control
	QuantityCards                      // the number of cards in your hand
	QuantityStat                       // your life
	QuantityChosen                     // the chosen number
	QuantityX                          // X
	QuantityRoll                       // the roll
)

// quantity makes a number that is taken from something.
func (l *Language) quantity(n node) *Quantity {
	switch name(n) {
	case "sum of", "measure", "closed", "whole total", "compared", "gauge measure", "gauge total":
		return l.quantity(n.Kids[0])
	case "half number", "half total", "half cards":
		q := &Quantity{Pos: n.Pos, Kind: QuantityCards}
		if name(n) == "half cards" {
			l.cardsOf(q, n)
		} else {
			q = l.quantity(n.Kids[0])
		}
		if q.Half = rules.HalfUp; name(n.Get("Round")) == "rounded down" {
			q.Half = rules.HalfDown
		}
		return q
	case "number plus", "number minus":
		q := l.quantity(n.Kids[0])
		if q.Plus != 0 {
			fail(n.Pos, "say one number that is added or taken away")
		}
		if q.Plus = within(n.Get("Num"), mostN); name(n) == "number minus" {
			q.Plus = -q.Plus
		}
		return q
	}
	q := &Quantity{Pos: n.Pos}
	switch name(n) {
	case "number of", "number had":
		q.Number, q.Thing = word[*Number](l, n.Get("Number")), l.known(n.Get("Known"))
	case "total of":
		q.Kind, q.Number = QuantityTotal, word[*Number](l, n.Get("Number"))
		s := n.Get("Set")
		q.Thing = &Thing{Pos: s.Pos, Kind: ThingRest, Count: Count{Kind: CountWholeSet}, node: s}
		if name(s) == "those" {
			l.set(q.Thing, s)
		}
	case "total cards", "compared cards", "gauge cards":
		q.Kind = QuantityCards
		if x := part(n, "Number"); x != nil {
			q.Kind, q.Number = QuantityTotal, word[*Number](l, x)
		}
		l.cardsOf(q, n)
	case "stat number":
		s := n.Get("StatOf")
		q.Kind, q.Stat = QuantityStat, StatRef{poss[name(s.Get("Whose"))], word[*Stat](l, s.Get("StatWord"))}
	case "chosen number":
		q.Kind = QuantityChosen
	case "the x":
		q.Kind = QuantityX
	case "compared roll":
		q.Kind = QuantityRoll
	}
	return q
}

// statOf is a number of a player that a condition is about.
func (l *Language) statOf(n node, whose Poss) *Quantity {
	return &Quantity{Pos: n.Pos, Kind: QuantityStat, Stat: StatRef{whose, word[*Stat](l, n.Get("StatWord"))}}
}

// cardsOf makes the cards that are counted, or whose numbers are added up.
func (l *Language) cardsOf(q *Quantity, n node) {
	q.Thing = &Thing{Pos: n.Pos, Count: Count{Kind: CountBare}, Other: n.Get("Other") != nil, node: n.Get("Kind")}
	l.kind(q.Thing, n.Get("Kind"))
}

// amount makes how much of something that is not counted in cards.
func (l *Language) amount(n node) *Count {
	switch name(n) {
	case "x much":
		return &Count{Kind: CountX}
	case "any amount":
		return &Count{Kind: CountAnyAmount}
	case "that much":
		return &Count{Kind: CountThatMuch}
	}
	if n.Kids[0].N == 0 {
		fail(n.Pos, "0 does nothing: say a number from 1 on")
	}
	return &Count{Kind: CountN, N: within(n.Kids[0], mostN)}
}

// known makes a card of which there is only one.
func (l *Language) known(n node) *Thing {
	t := &Thing{Pos: n.Pos, node: n}
	switch name(n) {
	case "known this":
		t.Kind = ThingThis
	case "known that":
		l.set(t, n)
		t.Count.Kind = CountThat
	default:
		w := word[*Word](l, n.Get("Adj"))
		if !w.Only {
			fail(n.Pos, "which one? say what was done to it: \"the chosen card\"")
		}
		t.Adjs, t.Nouns = []*Word{w}, []*Noun{word[*Noun](l, n.Get("CardNoun"))}
	}
	return t
}

// compares reports whether a clause after a noun compares numbers.
func compares(w node) bool {
	switch name(w) {
	case "greater than", "less than", "as much as", "greater than cards", "less than cards", "as much as cards", "best number":
		return true
	}
	return false
}

// comparing makes a clause after a noun that compares numbers.
func (l *Language) comparing(w node) Having {
	h := Having{Number: word[*Number](l, w.Get("Number"))}
	switch name(w) {
	case "greater than", "greater than cards":
		h.Cmp, h.N = rules.AtLeast, 1
	case "less than", "less than cards":
		h.Cmp, h.N = rules.AtMost, -1
	case "as much as", "as much as cards":
		h.Cmp = rules.Exactly
	default:
		if h.Best = 1; name(w.Get("Highest")) == "lowest" {
			h.Best = -1
		}
		return h
	}
	if t := part(w, "Tally"); t != nil {
		h.Than = l.tally(t)
	} else {
		h.Than = l.quantity(w.Get("Closed"))
	}
	return h
}

// tally makes how many cards there are, where nothing else may be said of them.
func (l *Language) tally(n node) *Quantity {
	t := &Thing{Pos: n.Pos, Count: Count{Kind: CountBare}, Nouns: []*Noun{word[*Noun](l, n.Get("CardNoun"))}, node: n}
	if z := part(n, "Zone"); z != nil {
		t.From = []SourceRef{{Zone: l.zoneOf(z)}}
	} else {
		t.Table, t.Ctrl = true, l.possessor(n.Get("Ctrl"))
	}
	return &Quantity{Pos: n.Pos, Kind: QuantityCards, Thing: t}
}

// best is which of several equal cards a phrase means: those with the highest
// or lowest number. Nil: it says nothing of that.
func (t *Thing) best() *Having {
	for i := range t.Having {
		if t.Having[i].Best != 0 {
			return &t.Having[i]
		}
	}
	return nil
}

// valued makes what a number becomes, where that is taken from something.
func (l *Language) valued(k node) ChangeRef {
	out := ChangeRef{Number: word[*Number](l, k.Get("Number")), Set: true}
	switch name(k) {
	case "value equal":
		out.To = l.quantity(k.Get("Quantity"))
	case "value cards":
		out.To = l.tally(k.Get("Tally"))
	case "value cards plus":
		out.To = l.tally(k.Get("Tally"))
		out.To.Plus = within(k.Get("Num"), mostN)
	default:
		out.To = &Quantity{Pos: k.Pos, Number: out.Number, Thing: l.known(k.Get("Known"))}
	}
	return out
}

// numbers makes a condition about numbers; false if it is none.
func (l *Language) numbers(c *Cond, n node) bool {
	switch name(n) {
	case "compare":
		c.A, c.B = l.quantity(n.Get("a")), l.quantity(n.Get("Compared"))
		switch name(n.Get("Comparison")) {
		case "is greater":
			c.Cmp, c.N = rules.AtLeast, 1
		case "is less":
			c.Cmp, c.N = rules.AtMost, -1
		default:
			c.Cmp = rules.Exactly
		}
	case "at least so much", "at most so much", "so much":
		c.A, c.N = l.quantity(n.Get("Gauge")), within(n.Get("Num"), mostN)
		c.Cmp = map[string]rules.Cmp{"at least so much": rules.AtLeast, "at most so much": rules.AtMost, "so much": rules.Exactly}[name(n)]
	case "you have at least", "you have at most", "opponent has at least", "opponent has at most":
		whose := PossYour
		if strings.HasPrefix(name(n), "opponent") {
			whose = PossYourOpponent
		}
		c.A, c.N = l.statOf(n, whose), within(n.Get("Num"), mostN)
		if strings.HasSuffix(name(n), "most") {
			c.Cmp = rules.AtMost
		}
	case "you have less", "you have more":
		c.A, c.B = l.statOf(n, PossYour), l.statOf(n, PossYourOpponent)
		if c.N = 1; name(n) == "you have less" {
			c.N, c.Cmp = -1, rules.AtMost
		}
	case "was":
		c.Is, c.Was = word[*Word](l, n.Get("Adj")), true
	case "there were counters":
		c.Bears, c.Thing, c.Was = l.counters(n.Get("Counters")), &Thing{Pos: n.Pos, Kind: ThingThis}, true
		if c.Bears.Counter == nil || c.Bears.Count.Kind == CountAll {
			fail(n.Pos, "say how many counters of which kind")
		}
	default:
		return false
	}
	return true
}
