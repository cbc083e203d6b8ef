package rules

// Place is where in a zone a card goes.
type Place uint8

// The places.
const (
	Top Place = iota
	Bottom
	// Either asks for top or bottom; only programs use it.
	Either
	Second // under the top card
)

// Move is one card going from one zone to another.
type Move struct {
	Card CardID
	From ZoneID
	To   ZoneID
	At   Place
	Face Face
	Why  uint8 // place in Game.Causes
	Told bool  // Game.Leaves knows of it
}

// NewCard adds a card to the match, on top of zone z. Only Game.Deal and
// effects that make tokens call it.
func (m *Match) NewCard(d DefID, group uint8, owner Seat, z ZoneID) CardID {
	s := &m.S
	c := CardID(len(s.Cards))
	s.Cards = append(s.Cards, Card{Def: d, Group: group, Owner: owner, Ctrl: m.Game.ZoneSeat(z)})
	m.S.link(m.Game, c, z, Top)
	s.Cards[c].Known |= m.S.sees(m.Game, c)
	return c
}

// MoveCard is the one way a card changes zones. The game may replace the
// move, everyone who sees the card learns it, and the game follows up.
func (m *Match) MoveCard(c CardID, to ZoneID, at Place, why uint8) {
	m.Move(Move{Card: c, To: to, At: at, Why: why})
}

// Move is MoveCard with everything it may say. Each of its nine steps needs those before it:
//
//  1. The game may change the move (Game.Instead): a rule says where a card goes, whatever texts say.
//  2. Texts in play may send the card elsewhere. They speak of where the rules would put it, and nothing
//     comes between them and the place where it goes.
//  3. The game hears that the card leaves the table (Game.Leaves): how things are before, and where it will go.
//  4. The card becomes another object to all that speak of it. What it was is kept while its place, its
//     guise, what texts in play change about it and what is attached to it still count.
//  5. A guise ends where it can't last, before the card lies where only its own face may be known and listed.
//  6. The card lies in its new place, its text is in play there or no more, and it is dated.
//  7. Those who see it there get to know it. Others lose track of it, and of those it lay with: it no longer does.
//  8. It has the controller of its new place, and what is attached to it falls off or comes to that side.
//  9. The move is told as all is now, and the game follows up (Game.Moved): what it moves is told later.
func (m *Match) Move(mv Move) {
	mv.From = m.S.Cards[mv.Card].Zone
	if m.Game.Instead != nil { // 1
		at := mv.hold(m)
		m.Game.Instead(m, at)
		mv = *at
		m.held--
	}
	if m.Game.decreed[Diverts] { // 2
		mv.divert(m)
	}
	if !mv.Told { // 3
		mv.beforeLeaving(m)
	}
	mv.leave(m)                                                                // 4
	if !m.Mixed(mv.From, NoSeat) && m.S.Guised(mv.Card) && !mv.keepsGuise(m) { // 5
		m.S.unmask(m.Game, mv.Card)
	}
	card := &m.S.Cards[mv.Card]
	m.S.unlink(m.Game, mv.Card) // 6
	card.Face = mv.Face
	m.S.link(m.Game, mv.Card, mv.To, mv.At)
	m.S.dateCard(m.Game, mv.Card, mv.From)
	sees := m.S.sees(m.Game, mv.Card) // 7
	if m.Game.zoneOf[mv.From].private {
		mv.loseTrack(m, sees)
	}
	card.Known |= sees
	if seat := m.Game.ZoneSeat(mv.To); seat != NoSeat { // 8
		card.Ctrl = seat
	}
	if m.Game.hangs() {
		mv.unfasten(m)
	}
	if m.Heard(EvMove) { // 9
		m.Emit(Event{Kind: EvMove, Why: mv.Why, Seat: card.Ctrl, Card: mv.Card, From: mv.From, To: mv.To, At: mv.At})
	}
	if m.Game.Moved != nil {
		m.Game.Moved(m, mv.hold(m))
		m.held--
	}
}

// hold keeps the move where a hook may point to it without taking memory.
func (mv Move) hold(m *Match) *Move {
	if m.held == len(m.moves) {
		panic(m.stuck("moves cards because of moves without end"))
	}
	m.moves[m.held] = mv
	m.held++
	return &m.moves[m.held-1]
}

// loseTrack keeps secrets when a card leaves a private, unordered zone for a
// place some seats can't see: for them it may be any of the cards that lay
// there, so what they remembered of those is no longer certain.
func (mv Move) loseTrack(m *Match, sees SeatSet) {
	s := &m.S
	keep := sees | Of(m.Game.ZoneSeat(mv.From))
	if m.S.AllSeats()&^keep == 0 {
		return
	}
	s.Cards[mv.Card].Known &= keep
	for c := s.Zones[mv.From].First; c != 0; c = s.Cards[c].Next {
		s.Cards[c].Known &= keep | m.S.sees(m.Game, c)
	}
}

// sees is the set of seats that see the face of c where it lies.
func (s *State) sees(g *Game, c CardID) SeatSet {
	card := &s.Cards[c]
	switch card.Face {
	case FaceUp:
		return s.AllSeats()
	case FaceDown:
		return 0
	}
	return g.zoneOf[card.Zone].sees & s.AllSeats()
}

// Turn sets the face of a card where it lies.
func (m *Match) Turn(c CardID, f Face) {
	card := &m.S.Cards[c]
	if card.Face == f {
		return
	}
	card.Face = f
	card.Known |= m.S.sees(m.Game, c)
	m.Emit(Event{Kind: EvTurned, Seat: card.Ctrl, Card: c, N: int16(f), From: card.Zone, To: card.Zone})
}

// Show lets the seats know the face of c for good.
func (m *Match) Show(c CardID, to SeatSet) {
	m.S.Cards[c].Known |= to
	m.Emit(Event{Kind: EvShown, Seat: m.S.Cards[c].Ctrl, Card: c, N: int16(to), From: m.S.Cards[c].Zone, To: m.S.Cards[c].Zone})
}

// SetFlag switches a flag of a card.
func (m *Match) SetFlag(c CardID, bit uint16, on bool) {
	card := &m.S.Cards[c]
	if (card.Flags&bit != 0) == on {
		return
	}
	card.Flags ^= bit
	n := int16(0)
	if on {
		n = 1
	}
	m.Emit(Event{Kind: EvFlag, Seat: card.Ctrl, Card: c, N: n, M: int16(bit), From: card.Zone, To: card.Zone})
}

// Attach attaches c to host, or free if host is 0.
func (m *Match) Attach(c, host CardID) {
	m.S.Cards[c].Host = host
	m.Emit(Event{Kind: EvAttached, Seat: m.S.Cards[c].Ctrl, Card: c, Target: host, To: m.S.Cards[c].Zone})
}

// AddNum adds to a number of a seat, which never goes round: one of Game.Floored
// stops at 0.
func (m *Match) AddNum(p Seat, num uint8, by int16, why uint8) {
	n := &m.S.Seats[p].Nums[num]
	was := *n
	if *n = plus(was, by); *n < 0 && m.Game.Floored>>num&1 == 1 {
		*n = 0
	}
	if *n == was {
		return
	}
	m.due = m.due || m.Game.Due != nil
	m.Emit(Event{Kind: EvSeatNum, Why: why, Seat: p, N: *n, M: int16(num), By: *n - was})
}

// Throw throws a die of that many sides and returns what came, from 1. A coin, of
// two sides, has a cause for 1 and the one after it for 2.
func (m *Match) Throw(p Seat, sides int, why uint8) int16 {
	n := int16(m.S.RNG.IntN(sides) + 1)
	if sides == 2 {
		why += uint8(n - 1)
	}
	m.Emit(Event{Kind: EvThrown, Why: why, Seat: p, N: n, M: int16(sides)})
	m.RaiseMuch(why, 0, p, n)
	return n
}

// Token puts a new token into zone z, because of why. One that has left the game lends its
// place. Everyone knows a token.
func (m *Match) Token(d DefID, owner Seat, z ZoneID, why uint8) CardID {
	c := m.S.Zones[0].Last
	for c != 0 && (m.S.meant(c) || m.S.Cards[c].Group != 0 || m.Dealt(c)) {
		c = m.S.Cards[c].Prev
	}
	if c == 0 {
		c = m.NewCard(d, 0, owner, z)
	} else {
		m.S.unlink(m.Game, c)
		m.S.Cards[c] = Card{Def: d, Owner: owner, Ctrl: m.Game.ZoneSeat(z)}
		m.S.link(m.Game, c, z, Top)
	}
	m.S.dateCard(m.Game, c, 0)
	m.S.Cards[c].Known = m.S.AllSeats()
	m.Emit(Event{Kind: EvMove, Seat: owner, Card: c, To: z, Why: why})
	return c
}

// meant reports whether a play, trigger or register still names card c.
func (s *State) meant(c CardID) bool {
	for i := range s.Picks {
		if k := &s.Picks[i]; k.Card == c && k.Is == HeldCard {
			return true
		}
	}
	for i := range s.Queue {
		if t := &s.Queue[i]; t.Card == c || t.Src == c {
			return true
		}
	}
	for i := range s.Coming {
		if ev := &s.Coming[i]; ev.Card == c || ev.With == c || ev.Src == c {
			return true
		}
	}
	for i := range s.Delayed {
		if s.Delayed[i].Src == c {
			return true
		}
	}
	for i := range s.Stack {
		if it := &s.Stack[i]; it.Src == c || it.Cards[0] == c || it.Cards[1] == c || it.Cards[2] == c || it.Cards[3] == c {
			return true
		}
	}
	for i := range s.Frames {
		if f := &s.Frames[i]; f.Src == c || f.Tgt == c {
			return true
		}
	}
	return false
}

// Shuffle makes the order of a zone random and unknown. It deals the faces
// again among the CardIDs and lays these in a random order, so that a CardID
// tells neither its face nor where it lay. What a waiting text has taken out
// stays as it is, on top.
func (m *Match) Shuffle(z ZoneID) { m.shuffle(z, -1) }

// shuffle is Shuffle without the cards of register keep of the running frame,
// which lie at the bottom then; -1 keeps none.
func (m *Match) shuffle(z ZoneID, keep int8) {
	s := &m.S
	serial := s.Frames[len(s.Frames)-1].Serial
	at, out := make([]CardID, 0, 128), []CardID(nil)
	kept := make([]CardID, 0, 16)
	for c := s.Zones[z].First; c != 0; c = s.Cards[c].Next {
		switch {
		case texts{m}.aside(c, serial):
			out = append(out, c)
		case keep >= 0 && m.S.InReg(serial, uint8(keep), c):
			kept = append(kept, c)
		default:
			at = append(at, c)
		}
	}
	n := len(at)
	for _, c := range at {
		m.lose(c, 0, len(s.Frames)-1)
		if s.Guised(c) {
			m.S.unmask(m.Game, c)
		}
	}
	if n > 1 {
		for i := n - 1; i > 0; i-- {
			j := s.RNG.IntN(i + 1)
			at[i], at[j] = at[j], at[i]
		}
		m.Lay(z, kept, at, out)
		for i := n - 1; i > 0; i-- {
			a, b := &s.Cards[at[i]], &s.Cards[at[s.RNG.IntN(i+1)]]
			a.Def, b.Def = b.Def, a.Def
			a.Group, b.Group = b.Group, a.Group
			a.Owner, b.Owner = b.Owner, a.Owner
		}
		for _, c := range at {
			s.Cards[c].Known = m.S.sees(m.Game, c)
		}
	}
	m.Emit(Event{Kind: EvShuffled, Seat: m.Game.ZoneSeat(z), From: z, To: z, N: int16(n)})
}

// Lay makes the cards of z lie in the orders given, last on top.
func (m *Match) Lay(z ZoneID, orders ...[]CardID) {
	s := &m.S
	s.Zones[z] = Zone{}
	for _, order := range orders {
		for _, c := range order {
			m.S.link(m.Game, c, z, Top)
		}
	}
}

func (s *State) link(g *Game, c CardID, z ZoneID, at Place) {
	zone, card := &s.Zones[z], &s.Cards[c]
	card.Zone = z
	switch top := zone.Last; {
	case at == Second && top != 0:
		card.Prev, card.Next = s.Cards[top].Prev, top
		if card.Prev != 0 {
			s.Cards[card.Prev].Next = c
		} else {
			zone.First = c
		}
		s.Cards[top].Prev = c
	case at == Bottom:
		card.Prev, card.Next = 0, zone.First
		if zone.First != 0 {
			s.Cards[zone.First].Prev = c
		} else {
			zone.Last = c
		}
		zone.First = c
	default:
		card.Prev, card.Next = zone.Last, 0
		if zone.Last != 0 {
			s.Cards[zone.Last].Next = c
		} else {
			zone.First = c
		}
		zone.Last = c
	}
	zone.N++
	if g.onTable(z) {
		s.listen(g, c)
	}
}

func (s *State) unlink(g *Game, c CardID) {
	card := &s.Cards[c]
	zone := &s.Zones[card.Zone]
	if card.Prev != 0 {
		s.Cards[card.Prev].Next = card.Next
	} else {
		zone.First = card.Next
	}
	if card.Next != 0 {
		s.Cards[card.Next].Prev = card.Prev
	} else {
		zone.Last = card.Prev
	}
	card.Prev, card.Next = 0, 0
	zone.N--
	if g.onTable(card.Zone) {
		s.unlist(g, c)
	}
}

// --- questions ---

// Def is what is printed on card c.
func (m *Match) Def(c CardID) *Def { return &m.Game.Defs[m.S.Cards[c].Def] }

// KindOf is the kind of zone that card c lies in.
func (m *Match) KindOf(c CardID) ZoneKind { return m.Game.zoneOf[m.S.Cards[c].Zone].kind }

// In is the zone of kind k of seat p.
func (m *Match) In(k ZoneKind, p Seat) *Zone { return &m.S.Zones[m.Game.Zone(k, p)] }

// Knows reports whether seat p knows the face of c; a spectator, NoSeat, knows
// what everyone knows.
func (m *Match) Knows(p Seat, c CardID) bool {
	return m.sight(p).knows(c)
}

// Has reports whether flag bit is on for c.
func (s *State) Has(c CardID, bit uint16) bool { return s.Cards[c].Flags&bit != 0 }
