package table

import (
	"errors"
	"fmt"

	"feltstack/rules"
	"feltstack/rules/guard"
)

// The states that a session keeps: those before its last choices, for quick undo, and
// every 64th of the others. The rest come from playing again from there.
const (
	recent = 48
	every  = 64
)

// moment is the game as it was before a choice, and that choice. Going back
// there is a copy.
type moment struct {
	state  *rules.State          // nil where it is not kept
	lines  [rules.MaxSeats]int32 // length of each log
	choice Choice
	option int16 // of those that were open
	open   bool  // a person had something to choose, other than to go on with a declaration
	auto   bool  // it made itself
}

// keeps reports whether the state before choice n is kept in a line of this length.
func keeps(n, of int) bool { return n%every == 0 || n >= of-recent }

// thin lets go of states that are not kept any more, of those before choice n on.
func (s *Session) thin(n int) {
	for i := max(n-recent, 0); i < len(s.past)-recent; i++ {
		if !keeps(i, len(s.past)) {
			s.past[i].state = nil
		}
	}
}

// stateAt is the state before choice n. It must not be changed.
func (s *Session) stateAt(n int) (*rules.State, error) {
	if state := s.past[n].state; state != nil {
		return state, nil
	}
	from := n - n%every
	m, err := s.played(s.past[from].state, from, n)
	if err != nil {
		return nil, err
	}
	return &m.S, nil
}

// played is the match after the choices before choice n, from a state before them on.
func (s *Session) played(state *rules.State, from, n int) (*rules.Match, error) {
	m := s.live.Copy()
	m.S.CopyFrom(state)
	for i := from; i < n; i++ {
		if err := m.Choose(int(s.past[i].option)); err != nil {
			return nil, fmt.Errorf("play choice %d again: %w", i+1, err)
		}
	}
	return m, nil
}

// resume makes saved choices again, up to the first that today's rules don't take:
// the error says why.
func (s *Session) resume(line []Choice) error {
	var start rules.State
	start.CopyFrom(&s.live.S)
	s.past = make([]moment, 0, len(line))
	c := &change{m: s.live, note: s.chooses, last: len(line)}
	c.narrator = s.narrate(c.m)
	defer func() { s.live.Listen = nil }()
	for _, saved := range line {
		err := guard.Try("a saved choice", func() error { return s.repeat(c, saved) })
		if err == nil {
			continue
		}
		if guard.Find(err) != nil {
			s.report(err)
			err = &Differs{At: saved, Reason: say("differs.crash"), err: err}
		}
		return errors.Join(err, s.rewind(&start))
	}
	return nil
}

// repeat makes a saved choice again, in the game itself.
func (s *Session) repeat(c *change, saved Choice) error {
	i, err := fits(s.live, len(s.past), saved)
	if err != nil {
		return err
	}
	c.keep, c.add, c.cut = len(s.past), c.add[:0], s.logLengths()
	c.narrator.reset()
	if err := c.take(i, saved.Late); err != nil {
		return &Differs{At: saved, Reason: err.Error()}
	}
	if err := hashes(c.m, saved); err != nil {
		return err
	}
	s.past = append(s.past, c.add...)
	for p := range s.logs {
		s.logs[p] = append(s.logs[p], c.narrator.lines[p]...)
	}
	s.moves++
	return nil
}

// rewind leaves out what a choice has done that did not come to its end. start is the
// state in which the game began.
func (s *Session) rewind(start *rules.State) error {
	from, state := 0, start
	if n := len(s.past) - 1; n >= 0 {
		from = n - n%every
		state = s.past[from].state
	}
	m, err := s.played(state, from, len(s.past))
	if err == nil {
		s.live = m
	}
	return err
}
