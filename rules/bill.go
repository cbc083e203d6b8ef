package rules

import (
	"math"
	"slices"

	"feltstack/rules/payment"
)

// Bill is one payment: what is wanted, and what a seat can get it from. A match
// keeps one and uses it again.
type Bill struct {
	m       *Match
	q       *Query
	sheet   payment.Sheet
	sources []Supply // in the order of the sheet's
	codes   []Instr  // what else is to be paid, all of it

	count   uint32 // counts bills: see Bill.stands
	offered Supply // scratch
	query   Query
	asks    Query // who asks for one bill after the other
	kinds   [payment.MaxKinds]payment.Set
	flags   []uint16 // of the sources' cards, while a way to pay is tried
	drawn   []drawn
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
	b.m, b.q = m, &b.query
	b.sources, b.codes = b.sources[:0], b.codes[:0]
	b.sheet.Start()
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
	if len(b.codes) > 0 {
		b.sheet.Beside(rest{b})
	}
	b.list()
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
func (b *Bill) Change(of payment.Set, by int) {
	if !b.sheet.Charge(of, by) {
		panic(b.m.stuck("wants too many kinds of resources at once"))
	}
}

// Wants is how many units of just this set of resources the bill wants so far.
func (b *Bill) Wants(of payment.Set) int { return b.sheet.Wants(of) }

// list lists what the bill can be paid from: what floats, then what the game says.
func (b *Bill) list() {
	m := b.m
	kinds := m.Game.Resources
	for k := range kinds {
		b.kinds[k] = kinds[k].Pays | 1<<k
	}
	if !b.sheet.Prepare(b.kinds[:len(kinds)]) {
		return
	}
	for k := range kinds {
		if !b.sheet.Pays(k) {
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
			b.sheet.Split(at)
			told = true
		}
	}
	if told {
		return b.propose(serial)
	}
	if !b.change(o.Card, o.Ability, o.Verb == VerbWithout) {
		return false
	}
	b.sheet.Place()
	return true
}

// toldApart reports whether source at doesn't come to the same any more as the others that did.
func (b *Bill) toldApart(at int) bool {
	for k := range b.sources {
		if k != at && b.sheet.Same(k, at) {
			return !b.same(&b.sources[k], &b.sources[at])
		}
	}
	return false
}

// Offer adds a source that could pay: one that the payer knows of. What pays for
// nothing is left out.
func (b *Bill) Offer(s Supply) {
	if s.Way >= mostWays || s.Card == 0 && s.Way < WayPlayer {
		panic(b.m.stuck("offers a source with a way that can't be"))
	}
	if !b.sheet.Wanted(&s.Gives) {
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
	src := payment.Source{Thing: int16(s.Card), Uses: s.uses(), Gives: s.Gives, Floats: s.floats, Dear: s.dear}
	if s.floats {
		r := &b.m.Game.Resources[s.Way]
		src.First, src.Weight = !r.Kept, r.Weight
	} else {
		by := &b.m.Game.Means[s.By]
		src.Weight, src.Tells = by.Weight, by.Num > 0 || by.Counter > 0 || by.Do != nil
	}
	b.sheet.Add(&src, func(at int) bool { return b.same(&b.sources[at], &s) })
	b.sources = append(b.sources, s)
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

// rest is what a bill takes besides resources: its codes.
type rest struct{ *Bill }

// payable reports whether the bill can be paid.
func (b *Bill) payable() bool {
	return (len(b.codes) == 0 || b.q.canDo(b.codes) == 0) && b.sheet.Payable()
}

// Takes implements payment.Besides.
func (b rest) Takes(at int) bool {
	c := b.sources[at].Card
	for i := range b.codes {
		switch in := &b.codes[i]; in.Op {
		case OpPick:
			if b.q.Passes(in.Filter, c) == 0 {
				return true
			}
		case OpThis:
			if c == b.q.Src {
				return true
			}
		}
	}
	return false
}

// Stays implements payment.Besides. The sources are used on the match, which is as before afterwards.
func (b rest) Stays() bool {
	m, s, used := b.m, &b.m.S, b.sheet.Used()
	b.flags = b.flags[:0]
	for i := range b.sources {
		src := &b.sources[i]
		b.flags = append(b.flags, s.Cards[src.Card].Flags)
		if used[i] > 0 && !src.floats {
			by := &m.Game.Means[src.By]
			if src.Card != 0 {
				s.Cards[src.Card].Flags |= by.Flag
				if by.Leaves {
					m.scratch.away = append(m.scratch.away, src.Card)
				}
			}
			b.draw(src, used[i])
		}
	}
	ok := b.q.canDo(b.codes) == 0
	m.scratch.away = m.scratch.away[:0]
	for i := len(b.sources) - 1; i >= 0; i-- {
		src := &b.sources[i]
		s.Cards[src.Card].Flags = b.flags[i]
		if used[i] > 0 && !src.floats {
			b.draw(src, -used[i])
		}
	}
	return ok
}

// draw takes n from the numbers and counters that a source is; below 0 it gives back.
func (b *Bill) draw(src *Supply, n int16) {
	s, by := &b.m.S, &b.m.Game.Means[src.By]
	if by.Num > 0 {
		s.Seats[b.q.Ctrl].Nums[by.Num-1] -= n
	}
	if by.Counter > 0 {
		if i := b.m.S.counterAt(b.m.Game, src.Card, by.Counter-1, b.q.Ctrl); i >= 0 {
			s.Counters[i].N -= n
		}
	}
}

// takes reports whether card c is spoken for: a use of it that is tried takes it away.
func (sc *scratch) takes(c CardID) bool { return slices.Contains(sc.away, c) }
