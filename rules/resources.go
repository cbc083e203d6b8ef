package rules

import (
	"slices"
	"strings"

	"feltstack/rules/payment"
)

// Resource is a kind of what plays are paid with.
type Resource struct {
	Name  string      // "Red Pudge"
	Short string      // "R": in keys
	Pays  payment.Set // the other kinds that it pays for, of one that stands for several
	// Lasts is when what floats of it is gone (State.EndFloats); UntilRemoved:
	// once it is spent.
	Lasts Until
	// Kept says that floating ones need not be spent before more is produced.
	Kept   bool
	Weight uint8 // how much is used up by spending a floating one, as Means.Weight
}

// Means is a way in which cards and players yield resources: flopping, discarding,
// taking blood. A use does all that it names.
type Means struct {
	Name    string // "flop"
	Flag    uint16 // the flag of the card that is switched on
	Counter uint8  // the kind of counter of which the card loses one, counted from 1
	Num     uint8  // the number of the payer that goes down by one, counted from 1
	Leaves  bool   // the card goes to To
	To      Dest
	Why     uint8 // the cause of all this, which texts can wait for
	// Weight is how much one use uses up: of ways that waste the same the one
	// with the least is proposed.
	Weight uint8
	// Do is what else it does. It asks nothing. Nil: nothing.
	Do func(m *Match, p Seat, s *Supply, uses int16)
}

// Supply is what a seat can get resources from.
type Supply struct {
	Card CardID // 0: the player
	// Way tells ways of one card apart, of which it takes one; below mostWays.
	// Of the player's own they begin at WayPlayer.
	Way   uint8
	By    uint8         // place in Game.Means
	Most  int16         // how often it can be used for one payment; 0 is once
	Gives payment.Goods // each time

	floats bool  // the units are floating already
	dear   int16 // Game.Dear
}

// WayPlayer is the first Supply.Way of a source without a card: those before it
// are the kinds of what floats.
const WayPlayer = payment.MaxKinds

// mostWays bounds Supply.Way.
const mostWays = 32

// uses is how often the source can be used.
func (s *Supply) uses() int16 { return max(s.Most, 1) }

// Reach is how many units seat p could pay at most in each kind of resource alone, by
// Game.Reach. Cards that cost one kind are compared with it. It is reckoned once for
// all options of a decision: from Ask to the end of the step nothing changes but
// these. It holds until the next call.
func (m *Match) Reach(p Seat) []int16 {
	sc := &m.scratch
	have := sc.reach[p][:len(m.Game.Resources)]
	if m.asking && sc.reached.Has(p) {
		return have
	}
	clear(have)
	m.Game.Reach(m, p, have)
	if m.asking {
		sc.reached |= Of(p)
	} else {
		sc.reached = 0
	}
	return have
}

// Float is resources of one kind that a seat has produced and not spent.
type Float struct {
	Seat Seat
	Kind uint8 // place in Game.Resources
	N    int16
}

// Floating is how many resources of a kind float for seat p.
func (s *State) Floating(p Seat, kind uint8) int16 {
	for i := range s.Floats {
		if f := &s.Floats[i]; f.Seat == p && f.Kind == kind {
			return f.N
		}
	}
	return 0
}

// AddFloat gives seat p floating resources of a kind, or takes as many as there
// are if n is negative.
func (m *Match) AddFloat(p Seat, kind uint8, n int16, why uint8) {
	s := &m.S
	was := s.Floating(p, kind)
	is := max(plus(was, n), 0)
	if is == was {
		return
	}
	at := slices.IndexFunc(s.Floats, func(f Float) bool { return f.Seat == p && f.Kind == kind })
	switch {
	case at < 0:
		s.Floats = append(s.Floats, Float{Seat: p, Kind: kind, N: is})
	case is == 0:
		s.Floats = slices.Delete(s.Floats, at, at+1)
	default:
		s.Floats[at].N = is
	}
	m.Emit(Event{Kind: EvFloat, Why: why, Seat: p, N: is, M: int16(kind), By: is - was})
}

// EndFloats takes from the seats what floats until this moment.
func (m *Match) EndFloats(until Until, of SeatSet, why uint8) {
	for i := 0; i < len(m.S.Floats); {
		f := m.S.Floats[i]
		if of.Has(f.Seat) && until != UntilRemoved && m.Game.Resources[f.Kind].Lasts == until {
			m.AddFloat(f.Seat, f.Kind, -f.N, why)
			continue
		}
		i++
	}
}

// goodsWords is goods as keys write them: "RR".
func (g *Game) goodsWords(goods *payment.Goods) string {
	var b strings.Builder
	for k, n := range goods {
		for range n {
			b.WriteString(g.Resources[k].Short)
		}
	}
	return b.String()
}
