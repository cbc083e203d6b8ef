package table

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
)

// Errors of going back and forth.
var (
	ErrNothingBack = errors.New("there is nothing to take back")
	ErrNothingOn   = errors.New("there is nothing to do again")
)

// noisy is up to how many choices that are made again at once are heard.
const noisy = 3

// Step is one choice of the timeline.
type Step struct {
	Seat  int // who chose
	Turn  int
	Round string // in which part of the game: "Turn 7"
}

// Timeline is every choice that one can go to: those made, and after them those
// that were taken back and can be done again. Place n is the moment before
// choice n.
type Timeline struct {
	Steps []Step
	At    int // the moment that is shown
}

// Timeline lists the moments of the game.
func (s *Session) Timeline() Timeline {
	s.mu.Lock()
	defer s.mu.Unlock()
	t := Timeline{At: len(s.past), Steps: make([]Step, 0, len(s.past)+len(s.ahead))}
	for i := range s.past {
		t.Steps = append(t.Steps, s.step(s.past[i].choice.Seat, s.past[i].choice.Turn))
	}
	for _, c := range s.ahead {
		t.Steps = append(t.Steps, s.step(c.Seat, c.Turn))
	}
	return t
}

func (s *Session) step(seat, turn int) Step { return Step{seat, turn, s.round(turn)} }

// Undo takes back the last choice of a person, with all that followed. A play
// is taken back as a whole. Until a person acts, nothing goes on its own.
func (c *PlayerView) Undo() error {
	s := c.session
	s.mu.Lock()
	n := s.undoTo()
	s.mu.Unlock()
	if n < 0 {
		return ErrNothingBack
	}
	return c.Go(n)
}

// Redo repeats what was undone, up to the next decision of a human.
func (c *PlayerView) Redo() error {
	s := c.session
	n := 0
	err := s.carry("doing a choice again", func() (err error) {
		s.mu.Lock()
		defer s.mu.Unlock()
		n, err = s.redoTo()
		return err
	})
	if err != nil {
		return err
	}
	return c.Go(n)
}

// Go shows the moment before choice n of the timeline. The choices after it can
// be done again until something else is chosen.
func (c *PlayerView) Go(n int) error {
	s := c.session
	shown := false
	err := s.carry("going to another moment", func() (err error) {
		shown, err = s.goTo(n, c.seat)
		return err
	})
	if shown {
		s.notify()
	}
	return err
}

// goTo goes to a moment; shown says that it is to be seen already, and not only
// when it is on disk.
func (s *Session) goTo(n int, by rules.Seat) (shown bool, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	ch, err := s.gone(n, by)
	if err != nil || ch == nil {
		return false, err
	}
	if ch.back {
		s.recall(n)
	}
	for i := range s.passing {
		s.passing[i].quiet, s.passing[i].theirs = 0, 0
	}
	s.held = len(ch.ahead) > 0 || s.stopped != nil
	s.later = laterChoice{}
	if s.hurry != nil {
		s.hurry()
	}
	if s.store != nil {
		s.commit(ch)
		return false, nil
	}
	ch.m.Listen = nil
	s.apply(ch)
	s.wind()
	s.version++
	return true, nil
}

// PlayOn lets bots go on after choices were taken back.
func (c *PlayerView) PlayOn() {
	s := c.session
	s.mu.Lock()
	s.held = false
	s.wind()
	s.version++
	s.mu.Unlock()
	s.poke()
	s.notify()
}

// Shows names the other persons of whose hidden cards someone has learned
// since the moment before choice n: to go back there is to play on with that
// knowledge.
func (c *PlayerView) Shows(n int) []string {
	s := c.session
	s.mu.Lock()
	defer s.mu.Unlock()
	if n < 0 || n >= len(s.past) {
		return nil
	}
	before, err := s.stateAt(n)
	if err != nil {
		return nil // going there says why
	}
	now := &s.live.S
	var names []string
	for p := range s.players {
		if rules.Seat(p) != c.seat && s.players[p].Bot == "" && s.learned(before, now, rules.Seat(p)) {
			names = append(names, s.players[p].Name)
		}
	}
	return names
}

// UndoShows is Shows for Undo.
func (c *PlayerView) UndoShows() []string {
	s := c.session
	s.mu.Lock()
	n := s.undoTo()
	s.mu.Unlock()
	return c.Shows(n)
}

// Taken is what going back takes from a person.
type Taken struct {
	Name    string
	Choices int
	What    string // the first of these choices: "draws a card", "To the Attack Step"; "" if that would tell too much
}

// Takes says which choices of other persons are taken back by going to the moment
// before choice n, as this seat may know them.
func (c *PlayerView) Takes(n int) []Taken {
	s := c.session
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.takes(n, c.seat)
}

// UndoTakes is Takes for Undo.
func (c *PlayerView) UndoTakes() []Taken {
	s := c.session
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.takes(s.undoTo(), c.seat)
}

func (s *Session) takes(n int, by rules.Seat) []Taken {
	if n < 0 {
		return nil
	}
	var all []Taken
	for i := n; i < len(s.past); i++ {
		mo := &s.past[i]
		p := mo.choice.Seat
		if p == int(by) || !mo.open || mo.auto {
			continue
		}
		name := s.players[p].Name
		at := slices.IndexFunc(all, func(t Taken) bool { return t.Name == name })
		if at < 0 {
			at = len(all)
			all = append(all, Taken{Name: name, What: s.told(i, p, by)})
		}
		all[at].Choices++
	}
	return all
}

// told is what player p chose at moment n, as the log of a seat says it without the name,
// or in the words of the option if the log says nothing and it names no card.
func (s *Session) told(n, p int, by rules.Seat) string {
	mo, log := &s.past[n], s.logs[by]
	end := len(log)
	for i := n + 1; i < len(s.past); i++ {
		if s.past[i].open { // the declaration has ended
			end = int(s.past[i].lines[by])
			break
		}
	}
	for _, l := range log[min(int(mo.lines[by]), end):end] {
		if what, named := strings.CutPrefix(l.Text, s.players[p].Name+" "); named && l.Seat == p && !l.Back {
			return what
		}
	}
	state, err := s.stateAt(n)
	if err != nil || int(mo.option) >= len(state.Options) {
		return ""
	}
	if o := state.Options[mo.option]; o.Card != 0 || o.Target != 0 || o.Item != 0 {
		return "" // it may name what is hidden
	}
	m := s.live.Copy()
	m.S.CopyFrom(state)
	return m.Words().Say(int(mo.option))
}

// learned reports whether a card that lay hidden with seat p before is now known
// to a person or bot who did not know it then.
func (s *Session) learned(before, now *rules.State, p rules.Seat) bool {
	for i := 1; i < min(len(before.Cards), len(now.Cards)); i++ {
		was := &before.Cards[i]
		if s.game.ZoneSeat(was.Zone) != p {
			continue
		}
		for q := range rules.Seat(len(s.players)) {
			if q != p && now.Cards[i].Known.Has(q) && !was.Known.Has(q) {
				return true
			}
		}
	}
	return false
}

// undoTo is the moment to which Undo goes, -1 if there is none: a decision of a
// person that was not made on its own and does not go on with a declaration.
func (s *Session) undoTo() int {
	for i := len(s.past) - 1; i >= 0; i-- {
		if mo := &s.past[i]; mo.open && !mo.auto {
			return i
		}
	}
	return -1
}

// begun reports whether a person has something to choose in a match, other than
// to go on with a declaration.
func (s *Session) begun(m *rules.Match) bool {
	d := &m.S.Decision
	return d.Seat >= 0 && s.bots[d.Seat] == nil && !d.Declaring && s.hasSay(m)
}

// redoTo is the moment to which Redo goes.
func (s *Session) redoTo() (int, error) {
	if len(s.ahead) == 0 {
		return 0, ErrNothingOn
	}
	m := s.live.Copy()
	for k, c := range s.ahead {
		i := slices.Index(m.Words().Keys(), c.Key)
		if i < 0 {
			return 0, fmt.Errorf("do %q again: %w", c.Key, ErrMoved)
		}
		if err := m.Choose(i); err != nil {
			return 0, fmt.Errorf("do %q again: %w", c.Key, err)
		}
		asked := !m.S.Over && s.begun(m) && k+1 < len(s.ahead) && !s.ahead[k+1].auto
		if asked || m.S.Over {
			return len(s.past) + k + 1, nil
		}
	}
	return len(s.past) + len(s.ahead), nil
}

// gone is the change that leads to the moment before choice n; nil if the game
// stands there. It is called with mu held.
func (s *Session) gone(n int, by rules.Seat) (*change, error) {
	at := len(s.past)
	switch {
	case s.closed:
		return nil, ErrClosed
	case s.stopped != nil && s.store != nil && !halted(s.stopped):
		return nil, s.stopped
	case s.next != nil:
		return nil, ErrBusy
	case n < 0 || n > at+len(s.ahead):
		return nil, fmt.Errorf("the game has no moment %d: it goes from 0 to %d: %w", n, at+len(s.ahead), ErrMoved)
	case n == at:
		return nil, nil
	case n < at:
		return s.backTo(n, by)
	}
	c := s.begin()
	c.last = n
	c.quiet = n-at > noisy
	if n-at > mostShown {
		c.narrator.follower = nil
	}
	c.ahead = s.ahead[n-at:]
	c.cut = s.unmarked()
	for _, made := range s.ahead[:n-at] {
		i := slices.Index(c.m.Words().Keys(), made.Key)
		if i < 0 {
			return nil, fmt.Errorf("do %q again: %w", made.Key, ErrMoved)
		}
		if err := c.take(i, made.late); err != nil {
			return nil, err
		}
		c.add[len(c.add)-1].auto = made.auto
	}
	return c, nil
}

// backTo is the change that takes back all from choice n on.
func (s *Session) backTo(n int, by rules.Seat) (*change, error) {
	c, err := s.before(n)
	if err != nil {
		return nil, err
	}
	c.ahead = make([]undone, 0, len(s.past)-n+len(s.ahead))
	taken := 0
	for i := n; i < len(s.past); i++ {
		c.ahead = append(c.ahead, undone{s.past[i].choice.Key, s.past[i].choice.Seat, s.past[i].choice.Turn, s.past[i].auto, s.past[i].choice.Late})
		if mo := &s.past[i]; mo.open && !mo.auto {
			taken++
		}
	}
	c.ahead = append(c.ahead, s.ahead...)
	if s.store != nil { // a replay that is scrubbed says nothing of it
		c.narrator.undo(by, taken, c.m.S.Turn)
	}
	return c, nil
}

// unmarked is how much of each log stays when choices are done again: the note
// that they were taken back goes.
func (s *Session) unmarked() []int {
	n := s.logLengths()
	for p := range n {
		for n[p] > 0 && s.logs[p][n[p]-1].Back {
			n[p]--
		}
	}
	return n
}

// undone is a choice that was taken back.
type undone struct {
	Key  string
	Seat int
	Turn int
	auto bool
	late bool // the player's time was over
}
