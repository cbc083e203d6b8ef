package felt

import (
	"time"

	"feltstack/cardart/portraits"
	"feltstack/table"
	"feltstack/ui/kit"
)

// moods are what players show of how the game goes for them.
type moods struct {
	env    *kit.Env
	felt   map[int]feeling // by seat: what has just happened to it
	redraw func(seat int)
}

// feeling is a mood that passes.
type feeling struct {
	mood portraits.Mood
	stop func() // keeps it from passing
}

// When faces change.
const (
	feelTime  = 2 * time.Second
	muchPart  = 0.25 // of the goal, or of what one had, gained at once
	clearPart = 0.35 // of the goal, or of the higher number, more than all opponents have
)

// feel has seats show what a story has brought them, for a while.
func (m *moods) feel(old, now *table.Scene, told story) {
	if told.back {
		m.end()
		return
	}
	if now.Over {
		return
	}
	for _, seat := range now.Seats {
		mood := portraits.Calm
		if by := told.totals[seat.Seat]; by < 0 || suffers(old, now, seat.Seat, told) {
			mood = portraits.Hit
		} else if goal, _ := goalOf(seat); by > 0 && countable(seat) && float64(by) >= muchPart*max(goal, float64(seat.Facts[0].N-by)) {
			mood = portraits.Winning
		}
		if mood != portraits.Calm {
			m.begin(seat.Seat, mood, told.wait+feelTime)
		}
	}
}

// begin has a seat show a mood for some time.
func (m *moods) begin(seat int, mood portraits.Mood, d time.Duration) {
	if f, feels := m.felt[seat]; feels {
		f.stop()
	}
	m.felt[seat] = feeling{mood, m.env.After(d, func() {
		delete(m.felt, seat)
		m.redraw(seat)
	})}
}

// end lets all of it pass.
func (m *moods) end() {
	for _, f := range m.felt {
		f.stop()
	}
	clear(m.felt)
}

// of is what a seat shows now.
func (m *moods) of(s *table.Scene, seat int) portraits.Mood {
	f, feels := m.felt[seat]
	for _, p := range s.Seats {
		switch {
		case p.Seat != seat:
		case p.Won:
			return portraits.Winning
		case feels:
			return f.mood
		case p.Thinking || p.Asked && !s.Over:
			return portraits.Thinking
		case leads(s, p):
			return portraits.Winning
		}
	}
	return portraits.Calm
}

// suffers reports whether a play of a seat has come to nothing, or a card that lay before
// it was put away in the turn of another one.
func suffers(old, now *table.Scene, seat int, told story) bool {
	for _, it := range old.Stack {
		if fate := told.fates[it.ID]; it.Seat == seat && fate.Failed() {
			return true
		}
	}
	for _, p := range old.Seats {
		if p.Seat == seat && p.Active {
			return false // what it gives up itself isn't a blow
		}
	}
	for _, way := range told.moves {
		from, to := zoneOf(old, way.from), zoneOf(now, way.to)
		if from.Seat == seat && (from.Area.Row == table.RowFront || from.Area.Row == table.RowBack) &&
			from.ID != to.ID && to.Area.Style == table.StylePile {
			return true
		}
	}
	return false
}

// zoneOf is a zone of a scene; nobody's, if it is not there.
func zoneOf(s *table.Scene, id int) table.ZoneScene {
	for _, z := range s.Zones {
		if z.ID == id {
			return z
		}
	}
	return table.ZoneScene{ID: id, Seat: -1}
}

// goalOf is what the big number of a seat is counted up to, false if there's no such thing.
func goalOf(p table.SeatScene) (goal float64, has bool) {
	if len(p.Facts) > 1 && p.Facts[1].Of && p.Facts[1].N > 0 {
		return float64(p.Facts[1].N), true
	}
	return 0, false
}

// leads reports whether a seat is clearly ahead of all its opponents.
func leads(s *table.Scene, p table.SeatScene) bool {
	if !countable(p) || s.Over {
		return false
	}
	opponents := 0
	for _, o := range s.Seats {
		if o.Seat == p.Seat || mates(s, p, o) {
			continue
		}
		opponents++
		if !countable(o) || ahead(p, o) < clearPart {
			return false
		}
	}
	return opponents > 0
}

// mates reports whether two seats play in one team.
func mates(s *table.Scene, a, b table.SeatScene) bool {
	mine := func(p table.SeatScene) bool { return p.Ally || p.Seat == s.Me }
	for _, p := range s.Seats {
		if p.Ally { // there are teams, and two of them
			return mine(a) == mine(b)
		}
	}
	return false
}

// ahead is how far a seat is before another one: parts of the goal, or of the higher number.
func ahead(p, o table.SeatScene) float64 {
	n, m := float64(p.Facts[0].N), float64(o.Facts[0].N)
	goal, has := goalOf(p)
	theirs, have := goalOf(o)
	if has && have {
		return n/goal - m/theirs
	}
	if higher := max(n, m); higher > 0 {
		return (n - m) / higher
	}
	return 0
}
