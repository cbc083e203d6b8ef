package rules

import (
	"slices"

	"feltstack/rules/payment"
)

// Decree is what a text says of what players do with cards, or of where cards
// go: "Your opponent can't use Spells." A Static says it as long as its card is
// in play, a mark of kind Game.Decreed for a time: its N is a place in
// Game.Decrees, and its seat is the one that the text speaks to.
type Decree struct {
	Kind  DecreeKind
	Text  string  // of Game.Decrees: as the card says it, for the log
	Act   uint8   // what is done, place in Game.Acts: "use"
	Who   Who     // who does it; of Diverts, whose zone it is
	Cards *Filter // with which cards, nil is any; of Allows, Confines and Shows, where they lie
	// N is how much more it costs, or less below 0: units of one of the resources
	// Of, or what the game counts for the act where that is none.
	N    Amount
	Of   payment.Set
	Zone ZoneKind // of Diverts: where the cards would go
	Dest Dest     // and where they go instead
	// Most is how often a text Allows it in a round, 0: without a limit. Place tells apart the texts
	// of a card that say so.
	Most  int8
	Place int16
}

// DecreeKind is what a Decree does.
type DecreeKind uint8

// The kinds of decrees.
const (
	Forbids  DecreeKind = iota // players can't do it
	Allows                     // players may do it from where they otherwise couldn't
	Charges                    // it costs more or less
	Diverts                    // cards go somewhere else
	Confines                   // players do it with such cards only from there, and may do it from there
	Shows                      // players may look at such cards
	decreeKinds
)

// Forbidden is the card whose text keeps seat p from an act with card c; ok
// reports whether one does.
func (m *Match) Forbidden(p Seat, act uint8, c CardID) (src CardID, ok bool) {
	m.decrees(Forbids, p, act, c, func(_ *Query, _ *Decree, by CardID) bool {
		src, ok = by, true
		return false
	})
	return src, ok
}

// Charged is how much more an act with card c costs seat p, or less below 0.
func (m *Match) Charged(p Seat, act uint8, c CardID) int {
	n := 0
	m.decrees(Charges, p, act, c, func(q *Query, d *Decree, _ CardID) bool {
		if d.Of == 0 {
			n += q.Amount(&d.N)
		}
		return true
	})
	return n
}

// decreed changes a bill by what texts say of its price.
func (b *Bill) decreed() {
	m := b.m
	for act := range uint8(len(m.Game.Acts)) {
		m.decrees(Charges, b.q.Ctrl, act, b.q.Src, func(q *Query, d *Decree, _ CardID) bool {
			if d.Of != 0 {
				b.Change(d.Of, q.Amount(&d.N))
			}
			return true
		})
	}
}

// Allowed calls do for every card that a text allows seat p to do an act with
// where it lies, each once.
//
//go:noinline
func (m *Match) Allowed(p Seat, act uint8, do func(c CardID)) {
	var found [128]CardID // first all of them: do may ask other texts. Inlined, it would be on the heap
	n := 0
	m.allowing(p, act, func(q *Query, d *Decree, _ CardID) bool {
		for it := q.Cards(d.Cards); n < len(found); {
			c := it.Next()
			if c == 0 {
				break
			}
			if !slices.Contains(found[:n], c) {
				found[n] = c
				n++
			}
		}
		return true
	})
	m.selfAllowed(p, act, func(c CardID) {
		if n < len(found) && !slices.Contains(found[:n], c) {
			found[n] = c
			n++
		}
	})
	for _, c := range found[:n] {
		do(c)
	}
}

// Take counts that seat p does an act with card c where it lies: for a text that allows it only so
// often, unless one that has no limit allows it.
func (m *Match) Take(p Seat, act uint8, c CardID) {
	free, use := m.selfAllows(p, act, c), Use{}
	m.allowing(p, act, func(q *Query, d *Decree, by CardID) bool {
		switch {
		case q.Passes(d.Cards, c) != 0:
		case d.Most == 0:
			free = true
		case use.N == 0:
			use = Use{Scope: PerRound, Seat: NoSeat, Key: d.Place, Card: by, N: 1}
		}
		return true
	})
	if use.N > 0 && !free {
		m.S.addUse(use)
	}
}

// spent reports whether what a text of card by allows only so often has been done that often.
func (d *Decree) spent(m *Match, by CardID) bool {
	return d.Most > 0 && m.S.used(Use{Scope: PerRound, Seat: NoSeat, Key: d.Place, Card: by}) >= int(d.Most)
}

// Allows reports whether a text allows seat p to do an act with card c where it lies.
func (m *Match) Allows(p Seat, act uint8, c CardID) bool {
	found := false
	m.allowing(p, act, func(q *Query, d *Decree, _ CardID) bool {
		found = q.Passes(d.Cards, c) == 0
		return !found
	})
	return found || m.selfAllows(p, act, c)
}

// allowing calls do for the texts that let seat p do an act with cards where they lie, until it returns false.
func (m *Match) allowing(p Seat, act uint8, do func(q *Query, d *Decree, by CardID) bool) {
	if m.decrees(Allows, p, act, 0, do) {
		m.decrees(Confines, p, act, 0, do)
	}
}

// Confined reports whether a text lets seat p do an act with such cards as c only from where c doesn't lie.
func (m *Match) Confined(p Seat, act uint8, c CardID) bool {
	found := false
	m.decrees(Confines, p, act, 0, func(q *Query, d *Decree, _ CardID) bool {
		found = q.means(d.Cards, c) && !q.lies(d.Cards, c)
		return !found
	})
	return found
}

// Shown calls do for every card that a text lets seat p look at, once for each text.
func (m *Match) Shown(p Seat, do func(c CardID)) {
	m.decrees(Shows, p, 0, 0, func(q *Query, d *Decree, _ CardID) bool {
		for it := q.Cards(d.Cards); ; {
			c := it.Next()
			if c == 0 {
				return true
			}
			do(c)
		}
	})
}

// Goes is where card c goes that is about to move to a zone, as texts say; ok
// reports whether it is somewhere else.
func (m *Match) Goes(c CardID, z ZoneID) (to ZoneID, at Place, ok bool) {
	zone := m.Game.zoneOf[z]
	if z == 0 || zone.seat == NoSeat {
		return z, Top, false
	}
	to = z
	m.decrees(Diverts, zone.seat, 0, c, func(_ *Query, d *Decree, _ CardID) bool {
		if d.Zone == zone.kind {
			to, at, ok = m.Game.Zone(d.Dest.Zone, zone.seat), d.Dest.At, true
		}
		return !ok
	})
	return to, at, ok
}

// divert sends a card that is about to move somewhere else, where a text says so.
func (mv *Move) divert(m *Match) {
	if to, at, ok := m.Goes(mv.Card, mv.To); ok {
		mv.To, mv.At, mv.Face = to, at, FaceByZone
	}
}

// decrees calls do for what texts say of seat p doing an act with card c, until it
// returns false, and reports whether it never did. Those in play come first, then
// those that hold for a time.
func (m *Match) decrees(kind DecreeKind, p Seat, act uint8, c CardID, do func(q *Query, d *Decree, by CardID) bool) bool {
	g := m.Game
	if !g.decreed[kind] {
		return true
	}
	if c != 0 && kind != Allows && !m.selfDecrees(kind, p, act, c, do) {
		return false
	}
	for i := 0; i < len(m.S.speakers) && m.S.said.decrees>>kind&1 == 1; i++ {
		src := m.S.speakers[i]
		if def := m.Def(src); def.decrees && !m.Silent(src) && !m.decreesOf(def, src, kind, p, act, c, do) {
			return false
		}
	}
	for i := 0; g.Decreed != 0 && i < len(m.S.Marks); i++ {
		if k := &m.S.Marks[i]; k.Kind == g.Decreed && k.Card == 0 && !m.says(&g.Decrees[k.N], nil, k.Src, k.Seat, kind, p, act, c, do) {
			return false
		}
	}
	return true
}

// decreesOf is decrees for the texts of one card. A common text speaks to every seat.
func (m *Match) decreesOf(def *Def, src CardID, kind DecreeKind, p Seat, act uint8, c CardID, do func(q *Query, d *Decree, by CardID) bool) bool {
	for i := range def.Statics {
		st := &def.Statics[i]
		for j := range st.Decrees {
			to, times := m.S.Cards[src].Ctrl, int8(1)
			switch {
			case def.Common && st.Decrees[j].Who == Each:
				to = p // it is said of each once
			case def.Common:
				times = m.S.SeatCount
			}
			for ; times > 0; times-- {
				if !m.says(&st.Decrees[j], st.If, src, to, kind, p, act, c, do) {
					return false
				}
				to = m.S.NextSeat(to)
			}
		}
	}
	return true
}

// says calls do if a decree that speaks to a seat is about seat p doing an act with card c.
func (m *Match) says(d *Decree, when *Cond, src CardID, to Seat, kind DecreeKind, p Seat, act uint8, c CardID, do func(q *Query, d *Decree, by CardID) bool) bool {
	if d.Kind != kind || d.Act != act || d.spent(m, src) {
		return true
	}
	return m.still(src, to, func(q *Query) int {
		q.That = p // their cemetery
		if !q.Holds(when) || !q.seats(d.Who).Has(p) || c != 0 && d.Cards != nil && !q.concerns(d.Cards, c) || do(q, d, src) {
			return 1
		}
		return 0
	}) == 1
}

// concerns reports whether a decree about some cards, wherever they lie or in some
// places, is about card c.
func (q *Query) concerns(f *Filter, c CardID) bool {
	return q.means(f, c) && (len(f.From) == 0 || q.lies(f, c))
}

// findDecrees notes which kinds of decrees a game has.
func (g *Game) findDecrees() {
	g.decreed = [decreeKinds]bool{}
	for i := range g.Decrees {
		g.decreed[g.Decrees[i].Kind] = true
	}
	for i := range g.Defs {
		d := &g.Defs[i]
		d.decrees = false
		for j := range d.Statics {
			for _, dc := range d.Statics[j].Decrees {
				g.decreed[dc.Kind], d.decrees = true, true
			}
		}
	}
	g.findSelf()
}

// markSeat puts a mark on a seat.
func (r run) markSeat() {
	m, f, in := r.m, r.f, r.in
	n := in.N
	if in.Max != (Amount{}) {
		n = int16(m.QueryOf(f).Amount(&in.Max))
	}
	m.AddMark(Mark{Kind: in.Mark, Until: in.Until, Seat: m.WhoIs(f, in.Who, 0), N: n, Src: f.Source()})
}
