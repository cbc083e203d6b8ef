package table

import (
	"context"
	"fmt"
	"slices"
	"time"

	"feltstack/rules"
)

// slowWrite is how long a choice may take to the disk before windows say so.
const slowWrite = 150 * time.Millisecond

// change is what choices come to, from the moment they are made until they are
// on disk and everyone may see it.
type change struct {
	m        *rules.Match
	keep     int       // choices before that stay
	last     int       // how many choices there will be at least, so that not all states need be kept
	back     bool      // those from keep on are taken back
	cancels  bool      // what is taken back is a play that is being declared
	add      []moment  // those that come after
	ahead    []undone  // what can be done again afterwards
	narrator *narrator // what happened
	told     []Update  // what each hears of it; of a change forth once it is made
	quiet    bool      // of which nothing is heard
	cut      []int     // how much of the logs stays
	acks     []Ack
	note     func(m *rules.Match, option int) // gets each choice before it is made; may be nil
	parts    []part                           // what can be seen before all of it
}

// begin prepares a change that follows from the game as it is.
func (s *Session) begin() *change {
	c := &change{m: s.live.Copy(), keep: len(s.past), cut: s.logLengths(), note: s.chooses}
	c.narrator = s.narrate(c.m)
	c.narrator.follower = s.follow(c.m)
	c.m.Alone = func(rules.Seat, string) bool { c.pause(); return false }
	return c
}

func (s *Session) logLengths() []int {
	n := make([]int, len(s.logs))
	for i := range s.logs {
		n[i] = len(s.logs[i])
	}
	return n
}

// choose adds the choice of option i to a change.
func (c *change) choose(i int) error { return c.take(i, false) }

// take is choose; late says that the seat's time was over.
func (c *change) take(i int, late bool) error {
	s := &c.m.S
	n := c.keep + len(c.add)
	mo := moment{choice: Choice{N: n, Seat: int(s.Decision.Seat), Turn: int(s.Turn), Key: c.m.Words().Key(i), Late: late}, option: int16(i), open: c.narrator.s.begun(c.m)}
	for p, n := range c.cut {
		mo.lines[p] = int32(n + len(c.narrator.lines[p]))
	}
	if keeps(n, c.last) {
		mo.state = &rules.State{}
		mo.state.CopyFrom(s)
	}
	if c.note != nil {
		c.note(c.m, i)
	}
	if late {
		c.narrator.timeUp(i)
	}
	if f := c.narrator.follower; f != nil { // nobody follows a game that is played again
		f.swap(s.Decision.Seat, s.Options[i].Card, c.m.Taken(i).Card)
	}
	if err := c.m.Choose(i); err != nil {
		return fmt.Errorf("carry out %q: %w", mo.choice.Key, err)
	}
	mo.choice.Hash = c.m.S.Hash()
	c.add = append(c.add, mo)
	return nil
}

// ready reports whether seat p may choose now. It is called with mu held, as are
// all that follow here but land.
func (s *Session) ready(p rules.Seat) error {
	if err := s.open(); err != nil {
		return err
	}
	if s.live.S.Decision.Seat != p {
		return ErrNotAsked
	}
	return nil
}

// open reports why nobody may choose now, nil if someone may.
func (s *Session) open() error {
	switch {
	case s.closed:
		return ErrClosed
	case s.stopped != nil:
		return s.stopped
	case s.next != nil:
		return ErrBusy
	case s.live.S.Over:
		return ErrOver
	}
	return nil
}

// chosen sends what a person has chosen to the disk, with what follows on its own.
func (s *Session) chosen(c *change) error {
	s.held = false
	if err := s.settle(c); err != nil {
		return err
	}
	s.commit(c)
	return nil
}

// commit sends a change to the disk.
func (s *Session) commit(c *change) {
	c.m.Listen, c.m.Alone = nil, nil
	if s.store != nil {
		if c.back {
			c.acks = append(c.acks, s.store.Truncate(c.keep))
		}
		for i := range c.add {
			c.acks = append(c.acks, s.store.Append(c.add[i].choice))
		}
		if c.m.S.Over {
			c.acks = append(c.acks, s.store.Finish(s.outcomeOf(c.m)))
		}
	}
	s.next = c
	s.wind()
	s.poke()
}

// land waits until a change is on disk and makes it what everyone sees.
func (s *Session) land(ctx context.Context, c *change) {
	late := time.NewTimer(slowWrite)
	defer late.Stop()
	var failed error
	for i := 0; i < len(c.acks); {
		select {
		case <-c.acks[i].Done():
			if err := c.acks[i].Err(); err != nil && failed == nil {
				failed = err
			}
			i++
		case <-late.C:
			s.mu.Lock()
			s.slow = true
			s.version++
			s.mu.Unlock()
			s.notify()
		case <-ctx.Done():
			return
		}
	}
	s.landed(c, failed)
	s.notify()
}

// landed makes a change the present that is on disk, or stops at one that failed to get there.
func (s *Session) landed(c *change, failed error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.next, s.slow = nil, false
	s.version++
	if failed != nil {
		s.stopped = fmt.Errorf("the game can't be saved any more, so it stops here: %w", failed)
	} else {
		s.apply(c)
	}
	s.shown = time.Now()
	s.wind()
}

// apply makes a change the present, one part after the other.
func (s *Session) apply(c *change) {
	s.refill(c)
	for _, p := range c.parts {
		s.keepUnseen()
		s.present(c, p)
	}
	s.keepUnseen()
	if c.narrator.follower != nil {
		c.told = c.narrator.follower.end(c.quiet)
	}
	s.present(c, part{m: c.m, made: len(c.add), told: c.told, lines: c.written()})
	s.thin(c.keep)
	s.ahead = c.ahead
	if halted(s.stopped) {
		s.stopped = nil // another moment: there it may go on
	}
}

// present makes a part of a change the present.
func (s *Session) present(c *change, p part) {
	s.live = p.m
	s.version++
	s.past = append(s.past[:c.keep], c.add[:p.made]...)
	s.moves++
	logs := make([][]Line, len(s.logs))
	for i := range logs {
		log := s.logs[i]
		if c.cut[i] < len(log) {
			log = slices.Clip(log[:c.cut[i]]) // scenes still show what is cut off
		}
		logs[i] = append(log, c.narrator.lines[i][:p.lines[i]]...)
	}
	s.logs = logs
	s.remember(p.told)
}

// back is the choice to which the declaration in progress can be taken back,
// -1 if there is none. It reaches as far as the same seat chose, while it was
// declaring and nothing hidden came to light, not even to that seat itself.
func (s *Session) back() int {
	p := s.live.S.Decision.Seat
	to, after := -1, &s.live.S
	for i := len(s.past) - 1; i >= 0; i-- {
		if !after.Decision.Declaring || after.Decision.Seat != p || s.past[i].choice.Seat != int(p) {
			break
		}
		before, err := s.stateAt(i)
		if err != nil || revealed(before, after) {
			break
		}
		to, after = i, before
	}
	return to
}

// revealed reports whether someone learned something between two states, or
// chance had a hand in it.
func revealed(before, after *rules.State) bool {
	if before.RNG != after.RNG || len(before.Cards) != len(after.Cards) {
		return true
	}
	for i := range before.Cards {
		if before.Cards[i].Known != after.Cards[i].Known || before.Cards[i].Zone != after.Cards[i].Zone {
			return true
		}
	}
	return false
}

// before is a change to the moment before choice n, of which nothing is told yet.
func (s *Session) before(n int) (*change, error) {
	state, err := s.stateAt(n)
	if err != nil {
		return nil, err
	}
	m := s.live.Copy()
	m.S.CopyFrom(state)
	cut := make([]int, len(s.logs))
	for p := range cut {
		cut[p] = int(s.past[n].lines[p])
	}
	c := &change{m: m, keep: n, back: true, cut: cut, narrator: s.narrate(m)}
	if len(s.past)-n <= mostShown {
		c.told, err = s.undoing(m, n)
	}
	return c, err
}

// takeBack cancels a play that is being declared: it goes back to before choice n.
func (s *Session) takeBack(n int) error {
	c, err := s.before(n)
	if err == nil {
		c.cancels = true
		s.commit(c)
	}
	return err
}

func (s *Session) outcome() Outcome { return s.outcomeOf(s.live) }

func (s *Session) outcomeOf(m *rules.Match) Outcome {
	text, _ := s.write(s.account(m))
	o := Outcome{Text: text}
	for p := range rules.Seat(m.S.SeatCount) {
		o.Points = append(o.Points, m.Points(p))
		if m.S.Winners.Has(p) {
			o.Winners = append(o.Winners, int(p))
		}
	}
	return o
}
