package rules

// Cards can be attached to a card in play, their host (Card.Host): attached, where
// their texts hold and it is "the bearer", or under it, where they count only as
// cards. A game names the two kinds of zone (Game.Attached, Game.Under). Attached
// cards stay with whoever controls them, cards under a card go with it. When the
// bearer leaves the table, what is attached to it goes where Game.Falls says, else to
// its owner's zone Game.Fallen; it stays, attached to nothing, only as long as Game.Adrift lets it. Games without these zones see to it themselves.

// Tie says how a card of a Filter hangs together with another one.
type Tie uint8

// The ties.
const (
	Untied   Tie = iota
	Bearer       // the asking card is attached to it
	OnThis       // it is attached to the asking card
	OnReg        // it is attached to a card of register TieReg
	OnBearer     // it is attached to the card that the asking card is attached to
	OnSuch       // it is attached to a card that Filter.Host means
	Itself       // it is Query.It
	Self         // it is the asking card
)

// tied reports whether the tie of f holds for c.
func (q *Query) tied(f *Filter, c CardID) bool {
	s := &q.m.S
	switch host := s.Cards[c].Host; f.Tie {
	case Bearer:
		return q.Src != 0 && s.Cards[q.Src].Host == c
	case OnThis:
		return q.Src != 0 && host == q.Src
	case OnReg:
		return host != 0 && s.InReg(q.Serial, f.TieReg, host)
	case OnSuch:
		return host != 0 && q.means(f.Host, host)
	case Itself:
		return c == q.It
	case Self:
		return c == q.Src
	case OnBearer:
		return host != 0 && host == s.Cards[q.Src].Host
	}
	return true
}

// BearerOf is the card that c is attached to, 0 if it is attached to none.
func (s *State) BearerOf(c CardID) CardID { return s.Cards[c].Host }

// hangs reports whether the game has zones of attached cards.
func (g *Game) hangs() bool { return g.Attached|g.Under != 0 }

// hanging reports whether cards of a zone are attached to others.
func (g *Game) hanging(z ZoneID) bool {
	k := g.zoneOf[z].kind
	return k != 0 && (k == g.Attached || k == g.Under)
}

// Fasten attaches card c to a card in play, in zone z. What lies under c and falls to where c goes
// under another lies under that, too.
func (m *Match) Fasten(c, on CardID, z ZoneID, face Face, why uint8) {
	if on == 0 || !m.S.inPlay(m.Game, on) || m.S.Cards[c].Host == on && m.S.Cards[c].Zone == z {
		return
	}
	for h := on; h != 0; h = m.S.Cards[h].Host {
		if h == c {
			return // it would be attached to itself
		}
	}
	if m.S.Cards[c].Zone != z {
		m.Move(Move{Card: c, To: z, Face: face, Why: why})
	}
	if m.S.Cards[c].Zone == z && m.S.inPlay(m.Game, on) {
		m.Attach(c, on)
		m.follow(z, on)
	}
}

// follow attaches to a card what has come to lie under nothing, if z is a zone of cards under others.
func (m *Match) follow(z ZoneID, on CardID) {
	if k := m.Game.zoneOf[z].kind; k == 0 || k != m.Game.Under {
		return
	}
	for i := range m.S.Cards {
		if c := &m.S.Cards[i]; c.Host == 0 && m.Game.zoneOf[c.Zone].kind == m.Game.Under {
			m.Attach(CardID(i), on)
		}
	}
}

// unfasten follows up on a move of a card that is attached to another, or bears some.
func (mv Move) unfasten(m *Match) {
	g, card := m.Game, &m.S.Cards[mv.Card]
	if card.Host != 0 && g.zoneOf[mv.From].kind != g.zoneOf[mv.To].kind {
		card.Host = 0
	}
	switch off := g.onTable(mv.From); {
	case off && !g.onTable(mv.To):
		for c := m.S.hangsOn(g, mv.Card, false); c != 0; c = m.S.hangsOn(g, mv.Card, false) {
			mv.shed(m, c)
		}
	case off && g.Under != 0:
		under := g.Zone(g.Under, card.Ctrl)
		for c := m.S.hangsOn(g, mv.Card, true); c != 0 && m.S.Cards[c].Zone != under; c = m.S.hangsOn(g, mv.Card, true) {
			m.Move(Move{Card: c, To: under, Face: m.S.Cards[c].Face})
		}
	}
}

// hangsOn is the first card that is attached to c, under it if only such count; of those
// the ones on sides that are not c's controller's come first.
func (s *State) hangsOn(g *Game, c CardID, under bool) CardID {
	first := CardID(0)
	for i := range s.Cards {
		o := &s.Cards[i]
		if o.Host != c || under && g.zoneOf[o.Zone].kind != g.Under {
			continue
		}
		if o.Ctrl != s.Cards[c].Ctrl {
			return CardID(i)
		}
		if first == 0 {
			first = CardID(i)
		}
	}
	return first
}

// shed lets c go, whose bearer leaves the table.
func (mv Move) shed(m *Match, c CardID) {
	g := m.Game
	to := ZoneID(0)
	if g.Falls != nil {
		to = g.Falls(m, c, mv.hold(m))
		m.held--
	} else {
		p := m.S.Cards[c].Owner
		if p == NoSeat {
			p = m.S.Cards[c].Ctrl
		}
		to = g.Zone(g.Fallen, p)
	}
	m.Move(Move{Card: c, To: to, Why: g.FallWhy})
	if m.S.Cards[c].Host == mv.Card {
		m.S.Cards[c].Host = 0
	}
}

// hung counts what is attached to c, attached and under it.
func (s *State) hung(g *Game, c CardID) (attached, under int16) {
	for i := range s.Cards {
		switch o := &s.Cards[i]; {
		case o.Host != c:
		case g.zoneOf[o.Zone].kind == g.Under:
			under++
		default:
			attached++
		}
	}
	return attached, under
}

// hungOn counts the cards that f means on the source of q as it was when it left
// the table: how many there were is known, what they were is not.
func (q *Query) hungOn(f *Filter) int {
	if len(f.Tests) > 0 {
		return 0
	}
	n, o := int16(0), &q.m.S.Past[q.Was-1]
	for i := range f.From {
		switch f.From[i].Zone {
		case q.m.Game.Under:
			n += o.Under
		case q.m.Game.Attached:
			n += o.Attached
		}
	}
	return int(n)
}

// fasten attaches the cards of a register to a card.
func (r run) fasten() {
	m, f, in := r.m, r.f, r.in
	on := f.Source()
	if in.Dst >= 0 {
		on = m.S.cardIn(f.Serial, uint8(in.Dst))
	}
	if on == 0 {
		return
	}
	r.toMove()
	for c := m.S.FirstIn(f.Serial, regMove); c != 0; c = m.S.FirstIn(f.Serial, regMove) {
		m.S.Unpick(f.Serial, regMove, c)
		m.Fasten(c, on, m.Game.Zone(in.Zone, m.WhoIs(f, in.Whose, on)), in.Face, in.Why)
	}
}

// cardIn is the first card of a register that has not left its place, 0 if there is none.
func (s *State) cardIn(serial ItemID, reg uint8) CardID {
	for i := range s.Picks {
		if k := &s.Picks[i]; k.Serial == serial && k.Reg == reg && k.Is == HeldCard && !k.Lost {
			return k.Card
		}
	}
	return 0
}
