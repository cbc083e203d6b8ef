package rules

import (
	"iter"

	"feltstack/rules/message"
)

type zonePlace struct {
	kind    ZoneKind
	seat    Seat
	sees    SeatSet // who sees the faces in it
	private bool    // unordered, and its owner sees it
	table   bool    // its cards are in play
}

// zoneRow is the zones of one kind: seat p's is first + p*step, step 0 if all share one.
type zoneRow struct{ first, step ZoneID }

// ZoneKind is a place in Game.Zones.
type ZoneKind uint8

// Sight says who sees the faces in a zone.
type Sight uint8

// The sights.
const (
	SightAll Sight = iota
	SightOwner
	SightNobody
)

// ZoneSpec describes a kind of zone.
type ZoneSpec struct {
	Name    message.ID // "point row"
	Brief   message.ID // as captions say it where the name finds no room; "": as the name
	Short   string     // "PR": in keys and scenarios
	Bare    bool       // said without "the": "exile"
	PerSeat bool
	Ordered bool // positions mean something: everyone sees from where a card is taken, face-down or not; an unordered zone hides its order
	Table   bool // its cards are in play
	Pile    bool // its cards lie on each other, the last one on top
	Sight   Sight
}

// everyone is the seats of the largest match.
const everyone SeatSet = 1<<MaxSeats - 1

func (z *ZoneSpec) place(k ZoneKind, p Seat) zonePlace {
	at := zonePlace{kind: k, seat: p, table: z.Table}
	switch z.Sight {
	case SightAll:
		at.sees = everyone
	case SightOwner:
		at.sees = Of(p)
	}
	at.private = !z.Ordered && z.Sight == SightOwner
	return at
}

// veils reports whether seat p, NoSeat for a spectator, can't tell the order of
// the cards in such a zone of owner's.
func (z *ZoneSpec) veils(owner, p Seat) bool {
	return !z.Ordered && z.Sight != SightAll && (p == NoSeat || p != owner)
}

// Zone returns the zone of kind k that belongs to seat p; p is ignored for shared zones.
func (g *Game) Zone(k ZoneKind, p Seat) ZoneID {
	row := g.zones[k]
	return row.first + row.step*ZoneID(p)
}

// ZoneKind returns the kind of a zone.
func (g *Game) ZoneKind(z ZoneID) ZoneKind { return g.zoneOf[z].kind }

// onTable reports whether cards in a zone are in play.
func (g *Game) onTable(z ZoneID) bool { return g.zoneOf[z].table }

// ZoneSeat returns whose zone it is, NoSeat for shared ones.
func (g *Game) ZoneSeat(z ZoneID) Seat { return g.zoneOf[z].seat }

// zoneCount is how many zones a match with this number of seats has, 0 included.
func (g *Game) zoneCount(seats int) int {
	n := 1
	for k := 1; k < len(g.Zones); k++ {
		if g.Zones[k].PerSeat {
			n += seats
		} else {
			n++
		}
	}
	return n
}

// placeZones numbers the zones, the shared ones first and then seat by seat, so
// that a match has none of seats that nobody has, and notes who sees into them.
func (g *Game) placeZones() {
	next, own := ZoneID(1), ZoneID(0)
	for k := 1; k < len(g.Zones); k++ {
		if g.Zones[k].PerSeat {
			g.zones[k] = zoneRow{first: own}
			own++
			continue
		}
		g.zones[k] = zoneRow{first: next}
		next++
	}
	for k := 1; k < len(g.Zones); k++ {
		if !g.Zones[k].PerSeat {
			g.placeZone(ZoneKind(k), NoSeat)
			continue
		}
		g.zones[k].first += next
		g.zones[k].step = own
		for p := range g.MaxSeats + g.Choosers {
			g.placeZone(ZoneKind(k), Seat(p))
		}
	}
	for seats := range g.inPlay {
		g.inPlay[seats] = nil
		for k := 1; k < len(g.Zones); k++ {
			if !g.Zones[k].Table {
				continue
			}
			for z := range g.OfKind(ZoneKind(k), seats) {
				g.inPlay[seats] = append(g.inPlay[seats], z)
			}
		}
	}
	g.zoneOf[0] = zonePlace{seat: NoSeat} // who knew a card there still knows it
}

// around counts the cards above and below c in its zone.
func (s *State) around(c CardID) (above, below int) {
	for n := s.Cards[c].Next; n != 0; n = s.Cards[n].Next {
		above++
	}
	return above, int(s.Zones[s.Cards[c].Zone].N) - above - 1
}

// placeZone notes what play needs to know of a zone of kind k.
func (g *Game) placeZone(k ZoneKind, p Seat) {
	z := g.Zone(k, max(p, 0))
	g.zoneOf[z] = g.Zones[k].place(k, p)
	for q := range g.veiled {
		g.veiled[q][z] = g.Zones[k].veils(p, Seat(q-1))
	}
}

// OfKind yields the zones of kind k in a match with this number of seats, in the order of seats.
func (g *Game) OfKind(k ZoneKind, seats int) iter.Seq[ZoneID] {
	return func(yield func(ZoneID) bool) {
		if !g.Zones[k].PerSeat {
			yield(g.Zone(k, 0))
			return
		}
		for p := range Seat(seats) {
			if !yield(g.Zone(k, p)) {
				return
			}
		}
	}
}
