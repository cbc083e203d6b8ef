package text

import (
	"cmp"
	"strings"

	"feltstack/rules"
	"feltstack/rules/text/grammar"
	"feltstack/rules/text/refuse"
)

// This file makes numbers, how many of something there are, and conditions.

// MostCount is the greatest number of cards, counters and changes in a text. What players
// gain and lose has the bound of the grammar.
const MostCount = 99

// within is a number that is not above mostCount.
func within(n node) int {
	refuse.If(n.Pos, n.N > MostCount, "a number here is at most %d", MostCount)
	return n.N
}

// twoOrMore is a number of cards that needs the plural.
func twoOrMore(n node) int {
	refuse.If(n.Pos, n.N < 2, "say a number from 2 on")
	return within(n)
}

func (c *Count) finish(_ *Language, n node) {
	num, low := n.Get("Num"), n.Get("low")
	if num == nil {
		return
	}
	if c.N = num.N; n.Rule.Cat != "N" {
		c.N = within(num)
	}
	switch {
	case low != nil:
		refuse.If(n.Pos, c.N != low.N+1 || low.N == 0, "say two numbers that follow each other, \"1 or 2\", or \"up to 3\"")
		*c = Count{Kind: CountRange, N: low.N, M: c.N}
	case c.N == 0:
		refuse.At(n.Pos, "0 does nothing: say a number from 1 on")
	case c.N == 1 && n.Rule.Cat == "Some":
		*c = Count{}
	}
}

func (r *CounterRef) finish(l *Language, n node) { r.Count = from[Count](l, n) }

func (r *TokenRef) finish(l *Language, n node) { r.Count = from[Count](l, n) }

func (c *ChangeRef) finish(l *Language, n node) {
	switch n.Name() {
	case "change":
		c.N = n.N
		refuse.If(n.Pos, c.N == 0, "0 changes nothing: say a number from 1 on")
	case "change x", "change minus x", "value x":
		c.To = &Quantity{Pos: n.Pos, Kind: QuantityX}
	case "value of":
		c.To = from[*Quantity](l, n)
	}
	c.Set = !strings.HasPrefix(n.Name(), "change")
	refuse.If(n.Pos, c.N > MostCount || c.N < -MostCount, "a number here is at most %d", MostCount)
}

// Quantity is a number that a text takes from cards, players or a choice.
type Quantity struct {
	Pos    Pos
	Kind   QuantityKind `of:"."`
	Number *Number      `of:"Number"`            // of cards
	Thing  *Thing       `of:". Known Set Laden"` // the cards
	Stat   StatRef      `of:"StatOf"`            // of a player
	Half   rules.Half   `of:". Round"`           // half of it
	Plus   int          `of:"Num"`               // and so much more
	Times  int          // how often that counts; 0 is once
	Best   int8         `of:"Highest"` // the highest, or below 0 the lowest of theirs
	More   []*Quantity  `of:"more"`    // and what is added to it
	Less   bool         // it is taken away

	Counter *Counter `of:"Counter"`  // on the cards
	Past    string   `of:"Past"`     // of discarded cards
	Noun    *Noun    `of:"CardNoun"` // or of discarded Dragons; nil is any card
	Their   bool     // "for each of their discarded cards"
	Did     *DidUse  // "for each card you drew this turn"
}

// QuantityKind says where a Quantity comes from.
type QuantityKind uint8

// The kinds of quantities.
const (
	QuantityOf       QuantityKind = iota // the STR of the chosen monster
	QuantityTotal                        // the total STR of Warriors you control
	QuantityBest                         // the highest STR of Warriors you control
	QuantityCards                        // the number of cards in your hand
	QuantityStat                         // your life
	QuantityChosen                       // the chosen number
	QuantityX                            // X
	QuantityRoll                         // the roll
	QuantityEach                         // for each card in your hand
	QuantityCounters                     // the number of counters on this
	QuantityNamed                        // the number of discarded cards
	QuantityDid                          // for each card you drew this turn
	QuantityN                            // the number that is added
	QuantityWhoDid                       // for each player who did
	QuantityWhoDidnt
	QuantityGap // the difference of what is added
)

// halfBare is a half that is compared, whichever way it is rounded.
const halfBare = rules.QuarterUp + 1

const noRound = "say how it is rounded: \", rounded down\""

// rounds makes halves that are compared such that nothing changes by rounding.
func (c *Cond) rounds() {
	for i, q := range []*Quantity{c.A, c.B} {
		if q == nil || q.Half != halfBare {
			continue
		}
		refuse.If(q.Pos, c.Cmp == rules.Exactly, noRound)
		if q.Half = rules.HalfDown; ((c.Cmp == rules.AtLeast) == (i == 0)) != orEqual(c.Node) {
			q.Half = rules.HalfUp
		}
	}
}

func (q *Quantity) finish(l *Language, n node) {
	if strings.HasSuffix(n.Name(), "minus") {
		q.Plus = -q.Plus
	}
	if strings.HasPrefix(n.Name(), "times ") {
		q.Times, q.Plus = within(n.Get("Num")), 0
		refuse.If(n.Pos, q.Times == 0, "0 does nothing: say a number from 1 on")
	}
	if n.Name() == "difference" {
		less := q.More[0]
		less.Less = true
		*q = Quantity{Pos: n.Pos, Kind: QuantityN, More: []*Quantity{{Pos: n.Pos, Kind: QuantityGap, More: []*Quantity{from[*Quantity](l, n.Get("first")), less}}}}
		return
	}
	if strings.Contains(n.Name(), " less") {
		q.More[0].Less = true
	}
	if of := cmp.Or(n.Get("Compared"), n.Get("Quantity"), n.Get("Total"), n.Get("Closed"), n.Get("Count"), n.Get("Tally"), n.Get("Counted")); of != nil {
		half, plus, times, more := q.Half, q.Plus, q.Times, q.More
		if n.Name() == "quarter number" {
			half += rules.QuarterDown - rules.HalfDown
		}
		*q = from[Quantity](l, of)
		refuse.If(n.Pos, half != rules.NoHalf && q.Half != rules.NoHalf, "half of a half is said of whole numbers only")
		refuse.If(q.Pos, n.Name() == "x is" && q.Half == halfBare, noRound)
		refuse.If(n.Pos, plus != 0 && q.Plus != 0, "say one number that is added or taken away")
		refuse.If(n.Pos, times != 0 && (q.Half != rules.NoHalf || q.Plus != 0), "say this of whole numbers only")
		q.Half, q.Plus, q.Times = max(q.Half, half), q.Plus+plus, max(q.Times, times)
		q.More = append(q.More, more...)
		return
	}
	switch {
	case n.Name() == "each card":
		q.Kind = QuantityEach
	case n.Get("History") != nil:
		q.Kind, q.Did = QuantityDid, from[*DidUse](l, n)
	case n.Get("Kind") != nil:
		q.Thing = l.cards(n, CountBare)
		t := q.Thing
		t.Table = t.Table || t.Ctrl != PossNone && len(t.From) == 0 && t.Among == "" && t.Host == nil
	case n.Get("Zone") != nil:
		q.Thing = l.cards(n, CountBare)
		q.Thing.From, q.Thing.Zone = []SourceRef{{Zone: *q.Thing.Zone}}, nil
	case n.Get("Ctrl") != nil:
		q.Thing = l.cards(n, CountBare)
		q.Thing.Table = true
	case q.Counter != nil:
		q.Kind = QuantityCounters
	case q.Past != "":
		if q.Kind, q.Their = QuantityNamed, n.Name() == "each of their"; q.Noun == l.anyCard() {
			q.Noun = nil
		}
	}
}

func (h *Having) finish(l *Language, n node) {
	if noun := n.Get("CardNoun"); noun != nil {
		h.Like = l.cards(l.grammar.Make("kind", n.Get("Quals"), nil, l.grammar.Make("nouns", grammar.List(noun))), CountBare)
		h.Like.Pos = n.Pos
	}
	if h.Than != nil && !orEqual(n) {
		h.N = beyond(h.Cmp)
	}
}

// orEqual reports whether a comparison holds of equal numbers, too.
func orEqual(n node) bool { return strings.HasSuffix(n.Get("Scale").Name(), "or equal") }

// beyond is how much more a number is, at least or at most, that is greater or less.
func beyond(c rules.Cmp) int { return map[rules.Cmp]int{rules.AtLeast: 1, rules.AtMost: -1}[c] }

// compares reports whether a clause after a noun compares a number with others.
func compares(w node) bool { return w.Get("Number") != nil && w.Get("Num") == nil }

func (c *Cond) finish(l *Language, n node) {
	c.Node = n
	switch k := cmp.Or(n.Get("Cards"), n.Get("Plays")); {
	case n.Name() == "control each":
		for _, t := range severally(n) {
			c.All = append(c.All, from[*Cond](l, l.grammar.Make("control", n.Kids[0], t)))
		}
	case n.Get("History") != nil:
		c.Did = l.past(n)
	case k != nil:
		c.Thing = l.counted(k)
	case n.Get("StatWord") != nil:
		stat := word[*Stat](l, n.Get("StatWord"))
		c.A = &Quantity{Pos: n.Pos, Kind: QuantityStat, Stat: StatRef{c.Ctrl, stat}}
		if c.Other != PossNone {
			c.B = &Quantity{Pos: n.Pos, Kind: QuantityStat, Stat: StatRef{c.Other, stat}}
		}
	case n.Name() == "have more":
		c.Thing = l.cards(n, CountBare)
		c.Thing.From[0].Zone.Poss, c.Ctrl = c.Ctrl, PossNone
	case c.Than != 0:
		c.Thing = l.cards(n, CountBare)
		if t := c.Thing; c.Ctrl != PossNone && (len(t.From) > 0 || t.Table || t.Among != "" || t.Ctrl != PossNone) {
			refuse.At(n.Pos, "%q is said of cards in play: leave out where they are and whose", "control")
		}
	case c.Bears != nil && (c.Bears.Counter == nil || c.Bears.Count.Kind == CountAll):
		refuse.At(n.Pos, "say how many counters of which kind")
	case len(c.Made) > 0:
		twice(list(n.Get("PlayNoun")))
		for _, play := range c.Made {
			refuse.If(n.Pos, play.Made == 0, "nobody can tell later whether a %s was made", play.Phrase)
		}
	case c.Bears != nil && c.Was:
		c.Thing = &Thing{Pos: n.Pos, Kind: ThingThis}
	}
	c.rounds()
	if c.B != nil && c.N == 0 && !orEqual(n) {
		c.N = beyond(c.Cmp)
	}
}

// counted makes a phrase that says how many cards there are.
func (l *Language) counted(n node) *Thing {
	t := from[*Thing](l, n)
	switch t.Count.Kind {
	case CountOne, CountExactlyOne, CountNo, CountN, CountAtLeast, CountAtMost:
		if t.Kind == ThingFilter {
			return t
		}
	}
	refuse.At(n.Pos, "say how many there are: \"a card\", \"2 or more cards\", \"no card\"")
	return nil
}
