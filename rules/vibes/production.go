package vibes

import (
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
)

// This file is resources: what cards produce, and what pays for them (Vibes,
// Resource; Resource Production).

// The resources. Any is Pudge of whatever color, as a rainbow produces it.
const (
	Red uint8 = iota
	Blue
	Green
	Purple
	Yellow
	Fish
	Any
	Fishsicle // Fish that lasts until it is spent
)

const colorLetters = "RBGPY"

// colorNames are what texts call the colors.
var colorNames = [...]string{"Red", "Blue", "Green", "Purple", "Yellow"}

// allPudge is what Any pays for.
const allPudge = rules.ResourceSet(1<<Red | 1<<Blue | 1<<Green | 1<<Purple | 1<<Yellow)

func resources() []rules.Resource {
	pudge := func(name, short string) rules.Resource {
		return rules.Resource{Name: name, Short: short, Lasts: rules.UntilEnd}
	}
	return []rules.Resource{
		Red:       pudge("Red Pudge", "R"),
		Blue:      pudge("Blue Pudge", "B"),
		Green:     pudge("Green Pudge", "G"),
		Purple:    pudge("Purple Pudge", "P"),
		Yellow:    pudge("Yellow Pudge", "Y"),
		Fish:      pudge("Fish", "F"),
		Any:       {Name: "Pudge of any color", Short: "A", Pays: allPudge, Lasts: rules.UntilEnd},
		Fishsicle: {Name: "Fishsicle", Short: "I", Pays: 1 << Fish},
	}
}

// The ways to get resources.
const (
	meansFlop = iota
	meansFishsicle
	meansBottom
)

func means() []rules.Means {
	return []rules.Means{
		meansFlop:      {Name: "flop", Flag: FlagFlopped, Why: WhyUsed, Weight: 1, Do: produced},
		meansFishsicle: {Name: "Fishsicle", Num: NumFishsicles + 1, Why: WhySpentFish, Weight: 6, Do: usedFishsicles},
		meansBottom:    {Name: "bottom", Leaves: true, To: rules.Dest{Zone: Deck, At: rules.Bottom, Whose: rules.OwnerOf}, Why: WhyBottom, Weight: 4},
	}
}

// produced tells those who wait for it that a card has become flopped.
func produced(m *rules.Match, p rules.Seat, s *rules.Supply, _ int16) {
	m.Raise(WhyFlops, s.Card, p, 0)
}

// usedFishsicles tells of each Fishsicle that it is used: those who wait for it in play, and
// cards in the ice of who used it.
func usedFishsicles(m *rules.Match, p rules.Seat, _ *rules.Supply, uses int16) {
	for range uses {
		m.Raise(WhyFishUsed, 0, p, 0)
		for c := m.In(Ice, p).First; c != 0; c = m.S.Cards[c].Next {
			m.Raise(WhyFishSeen, c, p, 0)
		}
	}
}

// makes is what a card produces: one of several ways, each so many of a resource.
type makes []struct {
	kind uint8
	n    uint8
}

// makesWords are all that cards produce, as card files write it: "RR", "R/B", "any".
// pudgeWords are costs in Pudge: "RRR", "GP"; "" costs nothing.
var (
	makesWords = makesOf()
	pudgeWords = pudges()
	colorWords = colors()
)

// mostPudge is the highest cost in one color.
const mostPudge = 8

func makesOf() []string {
	all := []string{""}
	for _, c := range strings.Split(colorLetters+"F", "") {
		all = append(all, c, c+c, c+c+c)
	}
	all = append(all, "any")
	for i := range colorLetters {
		for j := range colorLetters {
			if i < j {
				all = append(all, colorLetters[i:i+1]+"/"+colorLetters[j:j+1])
			}
		}
	}
	return all
}

func pudges() []string {
	all := []string{""}
	for _, c := range strings.Split(colorLetters, "") {
		for n := 1; n <= mostPudge; n++ {
			all = append(all, strings.Repeat(c, n))
		}
	}
	for i := range colorLetters {
		for j := range colorLetters {
			if i < j {
				all = append(all, colorLetters[i:i+1]+colorLetters[j:j+1])
			}
		}
	}
	return all
}

// colors are the colors of cards, at the place of their bits.
func colors() []string {
	all := make([]string, 1<<len(colorLetters))
	for mask := range all {
		for i := range colorLetters {
			if mask>>i&1 == 1 {
				all[mask] += colorLetters[i : i+1]
			}
		}
	}
	return all
}

// kindOf is the resource of a letter.
func kindOf(letter byte) uint8 {
	if letter == 'F' {
		return Fish
	}
	return uint8(strings.IndexByte(colorLetters, letter))
}

// makesFor are the ways of what a place in makesWords produces.
func makesFor(n int16) makes {
	switch w := makesWords[n]; {
	case w == "":
		return nil
	case w == "any":
		return makes{{Any, 1}}
	case strings.Contains(w, "/"):
		return makes{{kindOf(w[0]), 1}, {kindOf(w[2]), 1}}
	default:
		return makes{{kindOf(w[0]), uint8(len(w))}}
	}
}

// allMakes is makesFor of every place.
var allMakes = func() []makes {
	all := make([]makes, len(makesWords))
	for i := range all {
		all[i] = makesFor(int16(i))
	}
	return all
}()

// extraMakes are the places in makesWords of what texts let cards produce as well: so much of
// one resource.
var extraMakes = func() (all []int16) {
	for i, w := range makesWords {
		if w != "" && strings.Trim(w, w[:1]) == "" {
			all = append(all, int16(i))
		}
	}
	return all
}()

// allExtra is the powers to produce something as well.
var allExtra = (1<<len(extraMakes) - 1) * KeyMakes

// extraPhrase is what texts call what a card can produce as well: "2 Red Pudge".
func extraPhrase(n int) string {
	w := makesWords[extraMakes[n]]
	return fmt.Sprint(len(w), " ", resources()[kindOf(w[0])].Name)
}

// yields calls give for each way in which c can be flopped to produce: so much of a resource.
func yields(m *rules.Match, c rules.CardID, give func(kind, n uint8)) {
	if m.S.Has(c, FlagFlopped) {
		return
	}
	more := m.Fact(c, FactYield) - m.Def(c).Facts[FactYield]
	one := func(kind, n uint8) {
		if all := int16(n) + more; all > 0 {
			give(kind, uint8(all))
		}
	}
	makes := func(n int16) {
		for _, k := range allMakes[n] {
			if k.kind != Any || more == 0 {
				one(k.kind, k.n)
				continue
			}
			for color := range uint8(len(colorLetters)) { // more of the same color
				one(color, k.n)
			}
		}
	}
	makes(m.Def(c).Facts[FactMakes])
	if m.Power(c, allExtra) {
		for i, n := range extraMakes {
			if m.Power(c, KeyMakes<<i) {
				makes(n)
			}
		}
	}
	for i := range m.S.Marks {
		if k := &m.S.Marks[i]; k.Kind == MarkMakes && k.Card == c {
			makes(k.N)
		}
	}
	if m.Power(c, KeyMakesSaid) {
		saidColors(m, m.S.Cards[c].Ctrl, func(color uint8) { one(color, 1) })
	}
}

// supplies offers what a seat can flop to pay, of the cards it controls in play.
func supplies(m *rules.Match, q *rules.Query, b *rules.Bill) {
	for _, z := range [...]rules.ZoneKind{Rods, Huddle, Relics} {
		for c := m.In(z, q.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
			way := uint8(0)
			yields(m, c, func(kind, n uint8) {
				s := rules.Supply{Card: c, Way: way, By: meansFlop}
				s.Gives[kind] = n
				b.Offer(s)
				way++
			})
		}
	}
	if n := m.S.Seats[q.Ctrl].Nums[NumFishsicles]; n > 0 {
		s := rules.Supply{Way: rules.WayPlayer, By: meansFishsicle, Most: n}
		s.Gives[Fishsicle] = 1
		if q.Src != 0 && m.Def(q.Src).Keywords&KeyFishDouble != 0 {
			s.Gives[Fishsicle] = 2
		}
		b.Offer(s)
	}
}

// icePays offers the cards in ice that a card says pay for it, a Fish each.
func icePays(m *rules.Match, q *rules.Query, b *rules.Bill) {
	if q.Src == 0 {
		return
	}
	of := q.Ctrl
	switch d := m.Def(q.Src); {
	case d.Keywords&KeyTheirIcePays != 0:
		of = m.S.NextSeat(of)
	case d.Keywords&KeyIcePays == 0:
		return
	}
	for c := m.In(Ice, of).First; c != 0; c = m.S.Cards[c].Next {
		if c != q.Src {
			s := rules.Supply{Card: c, By: meansBottom}
			s.Gives[Fish] = 1
			b.Offer(s)
		}
	}
}

// saidColors calls do for each color that was chosen for a Relic of seat p, once.
func saidColors(m *rules.Match, p rules.Seat, do func(color uint8)) {
	var done [len(colorLetters)]bool
	for i := range m.S.Marks {
		k := &m.S.Marks[i]
		if k.Kind == MarkSaid && m.KindOf(k.Card) == Relics && m.S.Cards[k.Card].Ctrl == p && !m.Silent(k.Card) && asksColor(m.Def(k.Card)) && !done[k.N] {
			done[k.N] = true
			do(uint8(k.N))
		}
	}
}

// asksColor reports whether a card lets others produce Pudge of a color that was chosen for it.
func asksColor(d *rules.Def) bool {
	return slices.ContainsFunc(d.Statics, func(s rules.Static) bool { return s.Powers&KeyMakesSaid != 0 })
}

// yield is how much a card produces, as it is printed.
func yield(d *rules.Def) int16 {
	for _, k := range allMakes[d.Facts[FactMakes]] {
		return int16(k.n)
	}
	return 0
}

// affords is supplies reckoned without a bill, for a price in one resource and nothing besides.
func affords(m *rules.Match, q *rules.Query, a *rules.Ability, mode int8) (can, known bool) {
	p := a.Price
	if a.Kind != rules.AbilityPlay || a.Cost != nil || p == nil || len(p.Extras) > 0 || len(p.Ways) != 1 || mode >= 0 && a.Modes[mode].Price != nil {
		return false, false
	}
	way := &p.Ways[0]
	if way.Code != nil || way.If != nil || len(way.Wants) > 1 || q.Src == 0 || m.Game.Defs[m.S.Own(q.Src)].Keywords&KeyFishsicles != 0 {
		return false, false
	}
	if len(way.Wants) == 0 {
		return true, m.Charged(q.Ctrl, ActPlay, q.Src) <= 0
	}
	wants := way.Wants[0].Of
	need := int16(m.Charged(q.Ctrl, ActPlay, q.Src)) + way.Wants[0].N.N
	pays := func(kind uint8) bool { return wants>>kind&1 == 1 || kind == Any && wants&allPudge != 0 }
	for kind := range uint8(Fishsicle) {
		if pays(kind) {
			need -= m.S.Floating(q.Ctrl, kind)
		}
	}
	if pays(Fish) {
		need -= m.S.Seats[q.Ctrl].Nums[NumFishsicles]
	}
	for _, z := range [...]rules.ZoneKind{Rods, Huddle, Relics} {
		for c := m.In(z, q.Ctrl).First; c != 0 && need > 0; c = m.S.Cards[c].Next {
			best := int16(0)
			yields(m, c, func(kind, n uint8) {
				if pays(kind) {
					best = max(best, int16(n))
				}
			})
			need -= best
		}
	}
	return need <= 0, true
}

// dear is how much a seat would miss what it pays with: a card that could do
// something else, or would win Vibe Check.
func dear(m *rules.Match, p rules.Seat, s *rules.Supply) int {
	if s.Card == 0 {
		return 0
	}
	n := 0
	switch m.KindOf(s.Card) {
	case Huddle:
		n = 2 + int(m.Fact(s.Card, FactVibe))
	case Relics:
		n = 1
	}
	if ways := allMakes[m.Def(s.Card).Facts[FactMakes]]; len(ways) > 1 || len(ways) == 1 && ways[0].kind == Any {
		n++
	}
	return n
}

// alike reports whether it comes to the same which of two cards is flopped to pay: they are the
// same card, and nothing tells them apart.
func alike(m *rules.Match, a, b rules.CardID) bool {
	x, y := &m.S.Cards[a], &m.S.Cards[b]
	return x.Def == y.Def && x.Zone == y.Zone && x.Owner == y.Owner && x.Flags == y.Flags && x.Known == y.Known &&
		m.S.Own(a) == m.S.Own(b) && plain(m, a) && plain(m, b)
}

// plain reports whether nothing lies on a card, marks it or speaks of it.
func plain(m *rules.Match, c rules.CardID) bool {
	s := &m.S
	for i := range s.Counters {
		if s.Counters[i].Card == c {
			return false
		}
	}
	for i := range s.Marks {
		if k := &s.Marks[i]; (k.Card == c || k.Src == c) && k.Kind != MarkSince {
			return false
		}
	}
	for i := range s.Stack {
		if s.Stack[i].Src == c {
			return false
		}
	}
	for i := range s.Picks {
		if k := &s.Picks[i]; k.Is == rules.HeldCard && k.Card == c {
			return false
		}
	}
	for i := range s.Delayed {
		if s.Delayed[i].Src == c {
			return false
		}
	}
	for i := range s.Cards {
		if s.Cards[i].Host == c {
			return false
		}
	}
	return true
}

// price is what playing a card costs, nil if nothing.
func price(d *rules.Def) *rules.Price {
	var wants []rules.Want
	want := func(kind uint8, n int16) {
		if n > 0 {
			wants = append(wants, rules.Want{Of: rules.Resources(kind), N: rules.Amount{N: n}})
		}
	}
	switch d.Facts[FactKind] {
	case Penguin, Relic, Fit:
		want(Fish, d.Facts[FactFish])
	case Action:
		w := pudgeWords[d.Facts[FactPudge]]
		for i := range colorLetters {
			want(uint8(i), int16(strings.Count(w, colorLetters[i:i+1])))
		}
	}
	return &rules.Price{Ways: []rules.Fee{{Text: "do.cost", Wants: wants}}}
}
