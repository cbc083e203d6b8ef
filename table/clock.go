package table

import (
	"time"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/message"
)

// clock is how long a person may take for a choice. It belongs to the table: the rules
// don't know it. It runs while the person sits before the open table (PlayerView.Attend) and
// can choose. A play and what is chosen while it is declared are one choice.
type clock struct {
	table    time.Duration // for each choice, 0 where there's no clock
	per      time.Duration // for the present one: the game may have a clock of its own
	left     time.Duration // for the present one, as of since
	since    time.Time     // when it began to run; zero while it stands
	attended bool
}

// leastTime is the shortest time for a choice: a saved game may say anything.
const leastTime = time.Second

func newClock(per time.Duration) clock {
	if per <= 0 {
		return clock{}
	}
	return clock{table: max(per, leastTime)}
}

// timeFor is how long the choice that m is at may take, 0 for any time.
func (s *Session) timeFor(m *rules.Match) time.Duration {
	if own := ownClock(m); own > 0 {
		return own
	}
	return s.clock.table
}

// ownClock is the time that an option of the game gives for the choice that m is at.
func ownClock(m *rules.Match) time.Duration {
	if m.Game.Clock == nil {
		return 0
	}
	return time.Duration(m.Game.Clock(m)) * time.Second
}

// windUp gives the choice that m is at its time.
func (s *Session) windUp(m *rules.Match) {
	s.clock.per = s.timeFor(m)
	s.clock.left = s.clock.per
}

// Clock is the time that a person has for the present choice.
type Clock struct {
	Per  time.Duration // for each choice; 0: there's no clock
	Left time.Duration
	Runs bool
}

// Clock is how much time is left. It stands where nobody's choice is timed now.
func (c *PlayerView) Clock() Clock {
	s := c.session
	s.mu.Lock()
	defer s.mu.Unlock()
	return Clock{Per: s.clock.per, Left: s.clock.remains(), Runs: !s.clock.since.IsZero()}
}

// Attend reports whether the deciding human sits before the open table and can choose
// there: only then the clock runs. A session begins without.
func (c *PlayerView) Attend(on bool) {
	s := c.session
	s.mu.Lock()
	changed := s.clock.attended != on
	s.clock.attended = on
	s.wind()
	s.mu.Unlock()
	if changed && s.clock.per > 0 {
		s.poke()
	}
}

// remains is the time left.
func (c *clock) remains() time.Duration {
	if c.since.IsZero() {
		return c.left
	}
	return max(c.left-time.Since(c.since), 0)
}

// wind lets the clock run or stand, as the game stands. It is called with mu held
// whenever that may have changed.
func (s *Session) wind() {
	c := &s.clock
	c.left, c.since = c.remains(), time.Time{}
	p := s.asked()
	if c.per > 0 && c.attended && !s.held && !s.closed && s.next == nil && s.trouble == nil && p >= 0 && s.bots[p] == nil {
		c.since = time.Now()
	}
}

// refill gives the choice that follows a change its time. While a play is declared, and
// where it is canceled, the time goes on.
func (s *Session) refill(c *change) {
	before, after := &s.live.S.Decision, &c.m.S.Decision
	if c.cancels || after.Declaring && after.Seat == before.Seat {
		return
	}
	s.windUp(c.m)
	s.clock.since = time.Time{}
}

// timeout is when the present choice must be made, nil where nothing is timed. It is
// called by the session's goroutine, which stops it.
func (s *Session) timeout() (c <-chan time.Time, stop func() bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.clock.since.IsZero() {
		return nil, func() bool { return false }
	}
	t := time.NewTimer(s.clock.remains())
	return t.C, t.Stop
}

// late reports whether a person's time is over. It is called with mu held.
func (s *Session) late() bool { return !s.clock.since.IsZero() && s.clock.remains() == 0 }

// overdue is late for who does not hold mu.
func (s *Session) overdue() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.late()
}

// timeUp makes the choice of the person whose time is over. A play that is being
// declared is canceled first.
func (s *Session) timeUp() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	p := s.asked()
	if p < 0 || !s.late() || s.ready(p) != nil {
		return nil // it was made meanwhile
	}
	if n := s.back(); n >= 0 {
		return s.takeBack(n)
	}
	var failed error
	for _, i := range append([]int{s.least(p)}, upTo(len(s.live.S.Options))...) {
		c := s.begin()
		if failed = c.take(i, true); failed == nil {
			failed = s.settle(c)
		}
		if failed == nil {
			s.commit(c)
			return nil
		}
	}
	return failed
}

// least is the option of a person whose time is over: any, where the game has a clock of
// its own; else to pass, end or decline; where
// something must be played, what plays no card; else what a player takes who doesn't
// think, or any.
func (s *Session) least(p rules.Seat) int {
	m := s.live
	if ownClock(m) > 0 {
		return s.rng.IntN(len(m.S.Options))
	}
	if i := defaultOf(m); i >= 0 {
		return i
	}
	if m.S.Decision.Kind == rules.PickPlay {
		for i := range m.S.Options {
			if m.S.Options[i].Card == 0 {
				return i
			}
		}
	}
	var view rules.Match // it must not go by what the person can't see
	m.View(p, &view)
	return bot.Lean(&view, &s.rng)
}

// timeUp logs for everyone that the time of the seat that chooses is over.
func (t *narrator) timeUp(option int) {
	s := &t.m.S
	how := message.ID("log.time_up")
	if s.Decision.Kind == rules.PickAnswer && option == defaultOf(t.m) {
		how = "log.time_up_passes"
	}
	text, _ := t.s.write(composer.Compose(how, "seat", rules.SeatPiece(s.Decision.Seat)))
	for p := range t.lines {
		t.lines[p] = append(t.lines[p], t.s.line(s.Turn, s.Decision.Seat, text))
		t.last[p] = said{}
	}
}
