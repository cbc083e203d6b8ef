package felt

import (
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"
)

// beats lets each play be seen before the next: scenes wait until the one before has been
// shown for a while. Only the picture waits: the game has gone on, and bots wait once it is far
// ahead.
type beats struct {
	env     *kit.Env
	show    func(*table.Scene) time.Duration // shows a scene; it says how long for at least
	waiting []*table.Scene
	rest    func() // stops the rest of the scene that is shown, nil if that is over
	shown   int    // which scene is shown, by a count
	held    int    // what the one that is shown waits for besides
	due     bool   // its time is over but for that
	busy    bool   // the picture is behind the game
	arrived func() // is called when it no longer is

	behind func(scenes int) // is told how many scenes wait, so that bots don't run ahead for ever
}

// How long things are shown, at the usual speed.
const (
	theirRest = 1000 * time.Millisecond // a play of others on the stack, once it lies there; its arrow takes the first tenth
	ownRest   = 900 * time.Millisecond  // your own
	stampRest = 500 * time.Millisecond  // a play that resolves, with its stamp, before it leaves the stack
	badRest   = 1200 * time.Millisecond // one that is countered or finds no target
	arrowRest = 800 * time.Millisecond  // an arrow, once it is drawn
	afterMove = 150 * time.Millisecond  // cards that have come to their place
)

// paced is a duration at the speed that is set.
func paced(e *kit.Env, d time.Duration) time.Duration {
	return d * e.Glide / library.MotionSpeeds["normal"]
}

// moves reports whether anything on the table moves.
func moves(e *kit.Env) bool { return !e.Still && e.Glide > 0 }

// add has scenes shown after those that wait. now is the one that is shown.
func (b *beats) add(now *table.Scene, scenes []*table.Scene) {
	b.busy = true
	for _, s := range scenes {
		last := b.last(now)
		switch {
		case s.Moves > last.Moves || last == now && b.rest == nil:
			b.waiting = append(b.waiting, s)
		case last == now: // the same moment, otherwise put
			b.show(s)
		default:
			b.waiting[len(b.waiting)-1] = s
		}
	}
	if b.rest == nil {
		b.next()
	}
	b.behind(len(b.waiting))
}

// last is the last scene that waits, else the one that is shown.
func (b *beats) last(now *table.Scene) *table.Scene {
	if n := len(b.waiting); n > 0 {
		return b.waiting[n-1]
	}
	return now
}

// next shows what waits, up to a scene that is to be looked at.
func (b *beats) next() {
	b.stop()
	for len(b.waiting) > 0 && b.rest == nil {
		b.stop()
		s := b.waiting[0]
		b.waiting = b.waiting[1:]
		if d := b.show(s); d > 0 {
			b.rest = b.env.After(d, b.over)
		}
	}
	b.behind(len(b.waiting))
	if b.rest == nil {
		b.arrive()
	}
}

// over ends the time of the scene that is shown.
func (b *beats) over() {
	if b.due = b.held > 0; !b.due {
		b.next()
	}
}

// hold has the scene that is shown rest until release is called as well: something of it is
// still being painted.
func (b *beats) hold() (release func()) {
	of := b.shown
	b.held++
	return func() {
		if of != b.shown || b.held == 0 {
			return
		}
		if b.held--; b.held == 0 && b.due {
			b.next()
		}
	}
}

// arrive notes that the picture has come to where the game is.
func (b *beats) arrive() {
	if b.busy {
		b.busy = false
		b.arrived()
	}
}

// hasten shows the newest scene now. It reports whether one waited.
func (b *beats) hasten() bool {
	b.stop()
	n := len(b.waiting)
	if n > 0 {
		s := b.waiting[n-1]
		b.waiting = nil
		b.show(s)
	}
	b.behind(0)
	b.arrive()
	return n > 0
}

// clear forgets what waits.
func (b *beats) clear() {
	b.stop()
	b.waiting, b.busy = nil, false
	b.behind(0)
}

// stop ends the rest of the scene that is shown.
func (b *beats) stop() {
	if b.rest != nil {
		b.rest()
		b.rest = nil
	}
	b.shown++
	b.held, b.due = 0, false
}

// unseen lists the scenes between the one that is shown and the newest, and that.
func unseen(now, newest *table.Scene) []*table.Scene {
	var all []*table.Scene
	for _, s := range newest.Missed {
		if s.Moves > now.Moves && s.Moves < newest.Moves && s.Me == newest.Me {
			all = append(all, s)
		}
	}
	return append(all, newest)
}

// restOf is how long a scene is shown that a story has led to: until that has been seen, and
// then the ribbon that crosses.
func restOf(e *kit.Env, old, now *table.Scene, told story) time.Duration {
	d := seenAfter(e, old, now, told)
	if moves(e) {
		d += crossFor(e, passings(old, now, told))
	}
	return d
}

// seenAfter is how long it takes until all has been seen that a story tells.
func seenAfter(e *kit.Env, old, now *table.Scene, told story) time.Duration {
	if !moves(e) || told.back {
		return 0
	}
	var d time.Duration
	if len(told.moves) > 0 {
		d = e.Glide + paced(e, afterMove)
	}
	if n := len(now.Stack); n > 0 && !onStack(old, now.Stack[0].ID) {
		rest := theirRest
		if now.Stack[0].Mine {
			rest = ownRest
		}
		d = time.Duration(float64(e.Glide)*toStack) + paced(e, rest)
	}
	for _, seat := range now.Seats {
		if told.totals[seat.Seat] != 0 && countable(seat) {
			d = max(d, paced(e, flyTime+countTime/2))
		}
	}
	return d + told.wait
}

// onStack reports whether an item lies on the stack of a scene.
func onStack(s *table.Scene, id int) bool {
	for _, it := range s.Stack {
		if it.ID == id {
			return true
		}
	}
	return false
}

// stamped is how long what leaves the stack lies there with its stamp.
func (s story) stamped(e *kit.Env) time.Duration {
	var d time.Duration
	if !moves(e) || s.back {
		return 0
	}
	for _, fate := range s.left {
		switch fate {
		case table.EventCountered, table.EventFizzled, table.EventEnded, table.EventNegated:
			d = max(d, paced(e, badRest))
		case table.EventResolved:
			d = max(d, paced(e, stampRest))
		}
	}
	return d
}
