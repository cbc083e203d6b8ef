package rules

import (
	"math"
	"slices"
)

// Bill is one payment: what is wanted, and what a seat can get it from. A match
// keeps one and uses it again.
type Bill struct {
	m       *Match
	q       *Query
	solver  // the wants, and the sources in lots
	sources []Supply
	lotOf   []int   // of each source
	codes   []Instr // what else is to be paid, all of it

	count   uint32  // counts bills: see Bill.stands
	offered Supply  // scratch
	several bool    // some card is a source in more than one way
	cards   cardSet // those of the sources
	query   Query
	asks    Query // who asks for one bill after the other
	kinds   [maxResources]ResourceSet
	search

	late  uint64  // of the best way: units that are not paid by what is to be spent first
	plan  []int16 // uses of each lot, as proposed
	fine  bool    // that is easy, and
	sum   tally   // of its lots
	drawn []drawn
}

// payment is the bill that the match keeps.
func (sc *scratch) payment() *Bill {
	if sc.bill == nil {
		sc.bill = &Bill{}
	}
	return sc.bill
}

// bill reckons what a payment wants and what it can be taken from. Without an ability it is
// for no play: it costs what it says, whatever plays cost.
func (q *Query) bill(a *Ability, p *Price, paid *Paid) *Bill {
	m := q.m
	b := m.scratch.payment()
	b.count++
	b.query = *q // hooks that run now may use up the queries, this one too
	b.m, b.q, b.several, b.cards = m, &b.query, false, cardSet{}
	b.wants, b.sources, b.lots, b.lotOf, b.codes = b.wants[:0], b.sources[:0], b.lots[:0], b.lotOf[:0], b.codes[:0]
	if w := p.way(paid); w != nil {
		b.charge(w, paid)
	}
	for i := range p.Extras {
		if paid.Extras>>i&1 == 1 {
			b.charge(&p.Extras[i], paid)
		}
	}
	if a != nil {
		b.chargePlay(a)
	}
	kept := b.wants[:0]
	for _, w := range b.wants {
		if w.n > 0 {
			kept = append(kept, w)
		}
	}
	if b.wants = kept; len(kept) > 0 {
		b.list()
	}
	return b
}

// chargePlay adds what the play of an ability costs besides its price, and changes that as
// texts and the game say.
func (b *Bill) chargePlay(a *Ability) {
	m := b.m
	if a.Cost != nil {
		b.codes = append(b.codes, a.Cost.Code...)
	}
	if m.Game.decreed[Charges] {
		b.decreed()
	}
	if m.Game.Charge != nil {
		m.Game.Charge(m, b.q, a, b)
	}
}

// charge adds a fee to the bill.
func (b *Bill) charge(f *Fee, paid *Paid) {
	for i := range f.Wants {
		w := &f.Wants[i]
		b.Change(w.Of, b.q.Amount(&w.N)+int(w.X)*int(paid.X))
	}
	if f.Code != nil {
		b.codes = append(b.codes, f.Code.Code...)
	}
}

// Change adds by units of a set of resources to what the bill wants, or takes
// them off, down to none.
func (b *Bill) Change(of ResourceSet, by int) {
	for i := range b.wants {
		if w := &b.wants[i]; w.of == of {
			w.n = plus(w.n, int16(by))
			return
		}
	}
	if len(b.wants) == maxWants {
		panic(b.m.stuck("wants too many kinds of resources at once"))
	}
	b.wants = append(b.wants, want{of, int16(by)})
}

// Wants is how many units of just this set of resources the bill wants so far.
func (b *Bill) Wants(of ResourceSet) int {
	for i := range b.wants {
		if b.wants[i].of == of {
			return int(b.wants[i].n)
		}
	}
	return 0
}

// units is how many units the bill wants in all.
func (b *Bill) units() int16 {
	n := int16(0)
	for i := range b.wants {
		n += b.wants[i].n
	}
	return n
}

// list lists what the bill can be paid from: what floats, then what the game says.
func (b *Bill) list() {
	m := b.m
	kinds := m.Game.Resources
	for k := range kinds {
		b.kinds[k] = kinds[k].Pays | 1<<k
	}
	b.prepare(b.kinds[:len(kinds)])
	for k := range kinds {
		if b.pays[k] == 0 {
			continue
		}
		if n := m.S.Floating(b.q.Ctrl, uint8(k)); n > 0 {
			s := Supply{Way: uint8(k), Most: n, floats: true, dear: int16(kinds[k].Pays.Len())}
			s.Gives[k] = 1
			b.add(s)
		}
	}
	if m.Game.Supplies != nil {
		m.Game.Supplies(m, b.q, b)
	}
	b.unrank()
}

// unrank lets all sources of a lot be used in their order.
func (b *Bill) unrank() {
	b.rank = grown(b.rank, len(b.sources))
	for i := range b.rank {
		b.rank[i] = rankAny
	}
}

// stands reports whether the bill is that of the payment at hand: since it was reckoned nothing has
// happened but a choice of the payer.
func (b *Bill) stands(m *Match) bool {
	return m.S.bill != 0 && m.S.bill == b.count && b.m == m && !m.reasks
}

// again proposes the bill after one more choice of the payer, which a play's serial holds already. Where that
// tells its card from those that came to the same, it is proposed from the beginning.
func (b *Bill) again(o *Option, serial ItemID) bool {
	told := false
	for at := range b.sources {
		if b.sources[at].Card == o.Card && b.toldApart(at) {
			b.split(at)
			told = true
		}
	}
	if told {
		b.unpropose()
		return b.propose(serial)
	}
	if !b.change(o.Card, o.Ability, o.Verb == VerbWithout) {
		return false
	}
	b.place()
	return true
}

// toldApart reports whether source at doesn't come to the same any more as the others of its lot.
func (b *Bill) toldApart(at int) bool {
	for k := range b.sources {
		if k != at && b.lotOf[k] == b.lotOf[at] {
			return !b.same(&b.sources[k], &b.sources[at])
		}
	}
	return false
}

// split gives source at a lot of its own. Lots are in the order of their first sources.
func (b *Bill) split(at int) {
	was := b.lotOf[at]
	uses := b.sources[at].uses()
	own, rest := b.lots[was], b.lots[was]
	own.at, own.all, rest.all = int16(at), uses, rest.all-uses
	if rest.at == own.at {
		rest.at += 1 + int16(slices.Index(b.lotOf[at+1:], was))
	}
	if own.odd {
		b.odd++
	}
	first, second := own, rest
	if rest.at < own.at {
		first, second = rest, own
	}
	b.lots[was] = first
	to := was + 1
	for to < len(b.lots) && b.lots[to].at < second.at {
		to++
	}
	b.lots = slices.Insert(b.lots, to, second)
	for k, of := range b.lotOf {
		switch {
		case of == was && (k == at) == (second.at == int16(at)):
			b.lotOf[k] = to
		case of >= to:
			b.lotOf[k]++
		}
	}
}

// unpropose makes the bill as it was before it was proposed.
func (b *Bill) unpropose() {
	for i := range b.lots {
		l := &b.lots[i]
		l.lo, l.hi, l.take = 0, l.all, 0
	}
	b.unrank()
}

// Offer adds a source that could pay: one that the payer knows of. What pays for
// nothing is left out.
func (b *Bill) Offer(s Supply) {
	if s.Way >= mostWays || s.Card == 0 && s.Way < WayPlayer {
		panic(b.m.stuck("offers a source with a way that can't be"))
	}
	if !b.wanted(&s.Gives) {
		return
	}
	if b.m.Game.Dear != nil {
		b.offered = s
		s.dear = int16(min(max(b.m.Game.Dear(b.m, b.q.Ctrl, &b.offered), 0), math.MaxInt16))
	}
	if b.aimedAt(s.Card) {
		s.dear = min(s.dear, math.MaxInt16-aimedDear) + aimedDear
	}
	b.add(s)
}

// aimedDear is how much more a card is missed that the play is aimed at.
const aimedDear = 1 << 10

// aimedAt reports whether the play is aimed at card c.
func (b *Bill) aimedAt(c CardID) bool {
	if c == 0 || b.q.Serial == 0 {
		return false
	}
	for i := range b.m.S.Picks {
		if k := &b.m.S.Picks[i]; k.Serial == b.q.Serial && k.Is == HeldCard && k.Card == c && !k.Changes() {
			return true
		}
	}
	return false
}

func (b *Bill) add(s Supply) {
	at := len(b.lots)
	for i := range b.lots {
		if b.same(&b.sources[b.lots[i].at], &s) {
			at = i
			break
		}
	}
	if at == len(b.lots) {
		l := lot{gives: s.Gives, dear: s.dear, at: int16(len(b.sources))}
		if s.floats {
			r := &b.m.Game.Resources[s.Way]
			l.first, l.weight = !r.Kept, r.Weight
		} else {
			l.weight = b.m.Game.Means[s.By].Weight
		}
		b.solver.add(l)
	}
	switch {
	case s.Card == 0:
	case !b.cards.holds(s.Card), b.cards.has(s.Card):
		b.several = true
	default:
		b.cards.add(s.Card)
	}
	b.lots[at].hi += s.uses()
	b.lots[at].all = b.lots[at].hi
	b.sources, b.lotOf = append(b.sources, s), append(b.lotOf, at)
}

// wanted reports whether any of the goods pays for something.
func (b *Bill) wanted(goods *Goods) bool {
	for k := range b.m.Game.Resources {
		if goods[k] > 0 && b.pays[k] != 0 {
			return true
		}
	}
	return false
}

// same reports whether it comes to the same which of two sources is used.
func (b *Bill) same(x, y *Supply) bool {
	if x.Card == 0 || y.Card == 0 || x.Card == b.q.Src || y.Card == b.q.Src || x.Card == y.Card || x.By != y.By || x.Way != y.Way || x.Most != y.Most ||
		x.Gives != y.Gives || x.dear != y.dear {
		return false
	}
	if alike := b.m.Game.Alike; alike != nil {
		return alike(b.m, x.Card, y.Card)
	}
	return twins{b.m}.equal(x.Card, y.Card)
}

// equal reports whether two cards are in all the same but for who knows them
// and where in their zone they lie, and nothing speaks of either.
func (tw twins) equal(a, b CardID) bool {
	x, y := tw.m.S.Cards[a].look(), tw.m.S.Cards[b].look()
	zone := &tw.m.Game.Zones[tw.m.Game.ZoneKind(x.Zone)]
	if x != y || zone.Ordered && !zone.Table || tw.m.S.spokenOf(a) || tw.m.S.spokenOf(b) {
		return false
	}
	for c := range tw.m.S.Cards {
		if h := tw.m.S.Cards[c].Host; h != 0 && (h == a || h == b) {
			return false
		}
	}
	return true
}

// spokenOf reports whether anything speaks of card c but the decision at hand, and
// what a payer has changed for it.
func (s *State) spokenOf(c CardID) bool {
	found := false
	s.speak(func(o *CardID) { found = found || *o == c }, false)
	return found
}
