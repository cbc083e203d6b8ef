package vibes

import (
	"fmt"
	"slices"

	"feltstack/rules"
	"feltstack/rules/payment"
)

// This file is what a seat can pay with (Vibes, Resource Production).

// way is so much of a resource, which a card can be flopped to produce, and so much Red Pudge besides.
type way struct{ kind, n, red uint8 }

// yielding is what may change how much cards produce: asked once of all of them.
type yielding struct{ more, extra bool }

// changesKind is the powers that change what cards produce, not how much of it.
var changesKind = allExtra | KeyMakesSaid | KeyNoOwnPudge

func yieldingNow(m *rules.Match) yielding {
	return yielding{
		more:  m.MayChange(FactYield) || m.MayChange(FactMorePudge) || m.MayChange(FactMoreRed) || m.MayGive(KeyNoPudge),
		extra: m.MayGive(changesKind),
	}
}

// change is what texts make of all that a card produces: so much more, so much more of the same color
// where it is Pudge, so much Red Pudge besides, or no Pudge at all.
type change struct {
	more, pudge, red int16
	noPudge          bool
}

// changeOf is what texts make of all that c produces.
func changeOf(m *rules.Match, c rules.CardID) change {
	return change{
		more:  m.Fact(c, FactYield) - m.Def(c).Facts[FactYield],
		pudge: m.Fact(c, FactMorePudge), red: m.Fact(c, FactMoreRed), noPudge: m.Power(c, KeyNoPudge),
	}
}

// printed reports whether a card produces just what its printed FactMakes says.
func (y yielding) printed(d *rules.Def) bool {
	return !y.more && !y.extra && d.Keywords&changesKind == 0
}

// yields appends the ways in which c can be flopped to produce.
func (y yielding) yields(m *rules.Match, c rules.CardID, list []way) []way {
	if m.S.Has(c, FlagFlopped) {
		return list
	}
	d := m.Def(c)
	if y.printed(d) {
		return made(list, d.Facts[FactMakes], change{})
	}
	by := change{}
	if y.more {
		by = changeOf(m, c)
	}
	own := by
	own.noPudge = by.noPudge || m.Power(c, KeyNoOwnPudge)
	list = made(list, d.Facts[FactMakes], own)
	if !m.Power(c, allExtra|KeyMakesSaid) {
		return list
	}
	for i, n := range extraMakes {
		if m.Power(c, KeyMakes<<i) {
			list = made(list, n, by)
		}
	}
	if m.Power(c, KeyMakesSaid) {
		saidColors(m, m.S.Cards[c].Ctrl, func(color uint8) { list = by.one(list, color, 1) })
	}
	return list
}

// made appends the ways of what is at a place in makesWords, as texts change it.
func made(list []way, at int16, by change) []way {
	for _, k := range allMakes[at] {
		if k.kind != Any || by.more+by.pudge == 0 {
			list = by.one(list, k.kind, int16(k.n))
			continue
		}
		for color := range uint8(len(colorLetters)) { // more of the same color
			list = by.one(list, color, int16(k.n))
		}
	}
	return list
}

// one appends n of a resource as texts change it, if that is any.
func (by change) one(list []way, kind uint8, n int16) []way {
	n, red := n+by.more, by.red
	if by.noPudge {
		red = 0
	}
	switch {
	case isPudge(kind) && by.noPudge:
		return list
	case isPudge(kind):
		n += by.pudge
	}
	if kind == Red {
		n, red = n+red, 0
	}
	if n > 0 {
		list = append(list, way{kind, uint8(n), uint8(red)})
	}
	return list
}

// supplies offers what a seat can flop to pay, of the cards it controls in play.
func supplies(m *rules.Match, q *rules.Query, b *rules.Bill) {
	var room [32]way
	now := yieldingNow(m)
	for _, z := range unworn {
		for c := m.In(z, q.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
			for i, w := range now.yields(m, c, room[:0]) {
				s := rules.Supply{Card: c, Way: uint8(i), By: meansFlop}
				s.Gives[w.kind] = w.n
				s.Gives[Red] += w.red
				b.Offer(s)
			}
		}
	}
	icePays(m, q, b)
	if n := m.S.Seats[q.Ctrl].Nums[NumFishsicles]; n > 0 {
		s := rules.Supply{Way: rules.WayPlayer, By: meansFishsicle, Most: n}
		s.Gives[Fishsicle] = 1
		if q.Src != 0 {
			s.Gives[Fishsicle] = uint8(max(1, m.Def(q.Src).Facts[FactFishsicle]))
		}
		b.Offer(s)
	}
}

// icePays offers the cards in ice that a card says pay for it.
func icePays(m *rules.Match, q *rules.Query, b *rules.Bill) {
	if q.Src == 0 {
		return
	}
	for _, ice := range [...]struct {
		of   rules.Seat
		fact int
	}{{q.Ctrl, FactIce}, {m.S.NextSeat(q.Ctrl), FactTheirIce}} {
		n := m.Def(q.Src).Facts[ice.fact]
		for c := m.In(Ice, ice.of).First; n > 0 && c != 0; c = m.S.Cards[c].Next {
			if c != q.Src {
				s := rules.Supply{Card: c, By: meansBottom}
				if kind(m, c) == Penguin {
					s.By = meansPenguin
				}
				s.Gives[Fish] = uint8(n)
				b.Offer(s)
			}
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
	if anyColor(m, q) {
		return false, false
	}
	way := &p.Ways[0]
	if way.Code != nil || way.If != nil || len(way.Wants) > 1 || q.Src == 0 || paidOddly(&m.Game.Defs[m.S.Own(q.Src)]) {
		return false, false
	}
	if len(way.Wants) == 0 {
		return true, m.Charged(q.Ctrl, ActPlay, q.Src) <= 0
	}
	kind := slices.Index(singles[:], way.Wants[0].Of)
	if kind < 0 {
		return false, false
	}
	need := m.Charged(q.Ctrl, ActPlay, q.Src) + int(way.Wants[0].N.N)
	return need <= int(m.Reach(q.Ctrl)[kind]), true
}

// paidOddly reports whether a card says what pays for it.
func paidOddly(d *rules.Def) bool {
	return d.Keywords&KeyFishsicles != 0 || d.Facts[FactFishsicle]|d.Facts[FactIce]|d.Facts[FactTheirIce] != 0
}

// singles are the sets of just one resource that prices want.
var singles = [...]payment.Set{1 << Red, 1 << Blue, 1 << Green, 1 << Purple, 1 << Yellow, 1 << Fish}

// covers is the first and the last resource that one of a kind pays for.
func covers(kind uint8) (first, last uint8) {
	switch kind {
	case Any:
		return Red, Yellow
	case Fishsicle:
		return Fish, Fish
	}
	return kind, kind
}

// reach reckons how much seat p could pay at most in each resource, and nothing else.
func reach(m *rules.Match, p rules.Seat, have []int16) {
	for i := range m.S.Floats {
		if f := &m.S.Floats[i]; f.Seat == p {
			first, last := covers(f.Kind)
			for k := first; k <= last; k++ {
				have[k] += f.N
			}
		}
	}
	have[Fish] += m.S.Seats[p].Nums[NumFishsicles]
	var room [32]way
	now := yieldingNow(m)
	for _, z := range unworn {
		for c := m.In(z, p).First; c != 0; c = m.S.Cards[c].Next {
			if m.S.Has(c, FlagFlopped) {
				continue
			}
			if d := m.Def(c); now.printed(d) {
				allMost[d.Facts[FactMakes]].addTo(have)
			} else {
				all := mostOf(now.yields(m, c, room[:0]))
				all.addTo(have)
			}
		}
	}
}

// canPay is how much seat p could pay in each resource alone: "3F 2R 1G".
func canPay(m *rules.Match, p rules.Seat) string {
	have := m.Reach(p)
	said := fmt.Sprint(have[Fish], m.Game.Resources[Fish].Short)
	for k := Red; k < Fish; k++ {
		if n := have[k]; n > 0 {
			said += fmt.Sprint(" ", n, m.Game.Resources[k].Short)
		}
	}
	return said
}

// most is how much of each resource but Fishsicles a card can be flopped to produce at most.
type most [Fishsicle]int16

// mostOf is the most of some ways, of which one is taken.
func mostOf(ways []way) (all most) {
	for _, w := range ways {
		first, last := covers(w.kind)
		for k := first; k <= last; k++ {
			all[k] = max(all[k], int16(w.n))
		}
		red := int16(w.red)
		if w.kind == Any {
			red += int16(w.n)
		}
		all[Red] = max(all[Red], red)
	}
	return all
}

func (all *most) addTo(have []int16) {
	for k, n := range all {
		have[k] += n
	}
}

// allMost is mostOf of every place in makesWords.
var allMost = func() []most {
	all := make([]most, len(makesWords))
	for i := range all {
		all[i] = mostOf(made(nil, int16(i), change{}))
	}
	return all
}()

// dear is how much a seat would miss what it pays with: a card that could do
// something else, or would win Vibe Check.
func dear(m *rules.Match, p rules.Seat, s *rules.Supply) int {
	if s.Card == 0 {
		return 0
	}
	n := 0
	switch m.KindOf(s.Card) {
	case Huddle:
		n = 2
		if canWin(m, s.Card) && !m.Power(s.Card, KeyCheck) { // else it takes part flopped, or wins nothing
			n += int(m.Fact(s.Card, FactVibe))
		}
	case Relics:
		n = 1
	}
	if ways := allMakes[m.Def(s.Card).Facts[FactMakes]]; len(ways) > 1 || len(ways) == 1 && ways[0].kind == Any {
		n++
	}
	return n
}

// alike reports whether it comes to the same which of two cards is flopped to pay: they are the
// same card, and nothing tells them apart. Which card lies face-down as a Basic Rod makes no difference.
func alike(m *rules.Match, a, b rules.CardID) bool {
	x, y := &m.S.Cards[a], &m.S.Cards[b]
	if x.Def != y.Def || x.Zone != y.Zone || x.Owner != y.Owner || x.Flags != y.Flags || !bare(m, a) || !bare(m, b) {
		return false
	}
	return m.S.Guised(a) && m.S.Guised(b) || x.Known == y.Known && m.S.Own(a) == m.S.Own(b)
}

// bare reports whether nothing lies on a card, marks it or waits because of it. What it has done and that it lies
// face-down, which the engine would tell apart, makes no difference to what it pays.
func bare(m *rules.Match, c rules.CardID) bool {
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
	for p := range rules.Seat(s.SeatCount) {
		for _, z := range [...]rules.ZoneKind{Worn, Under} {
			for o := m.In(z, p).First; o != 0; o = s.Cards[o].Next {
				if s.Cards[o].Host == c {
					return false
				}
			}
		}
	}
	return true
}

// judged is how seat p fares in Vibe Check: it loses, ties or wins. If it doesn't lose, it is the better
// off the safer that is and the more Fishsicles it still has.
func judged(m *rules.Match, ev rules.Event, p rules.Seat) (int, bool) {
	switch {
	case ev.Kind != rules.EvChosen || ev.Why != WhyWins && ev.Why != WhyTies:
		return 0, false
	case ev.Why == WhyWins && ev.Seat != p:
		return 0, true
	}
	worth := 1 + int(topVibe(m, p)) + fishsicleVibe*int(m.S.Seats[p].Nums[NumFishsicles])
	if ev.Why == WhyWins {
		worth += mostVibe
	}
	return worth, true
}

const (
	fishsicleVibe = 3       // the vibe that a Fishsicle is worth in judged
	mostVibe      = 1 << 12 // more than any vibe counts there
)
