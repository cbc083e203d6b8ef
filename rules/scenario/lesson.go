package scenario

import (
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
)

// Lesson is a guided game: a table, and steps that lead a player through it.
type Lesson struct {
	File  string
	Line  int
	Name  string
	About string
	Steps []*Step

	table *Scenario
}

// Step is one step of a lesson: something to read, then perhaps something to
// do, then what the table does on its own.
type Step struct {
	Line  int
	Name  string
	Say   []string // paragraphs
	Wrong string   // what is said after a legal choice that is not the one asked for
	Look  []Look
	Do    []Way // what counts as doing it, any of them; none: it is only read

	look, do, after []statement
}

// Way is one way to do what a step asks for: the choices of a seat, in order.
type Way struct {
	Seat rules.Seat
	Keys []string // nil: anything the seat may choose
}

// Look is what a step points at: a zone, or a card wherever it lies.
type Look struct {
	Zone rules.ZoneID
	Def  rules.DefID
}

// Pick is a choice of a seat by its key.
type Pick struct {
	Seat rules.Seat
	Key  string
}

// Game is what the lesson teaches.
func (l *Lesson) Game() *rules.Game { return l.table.game }

// Table lays the table of the lesson.
func (l *Lesson) Table() (*rules.Match, error) { return l.table.Table() }

// resolve finds what the lines of a step name.
func (s *Step) resolve(m *rules.Match) error {
	n := names{m.Game}
	seats := int(m.S.SeatCount)
	for _, st := range s.look {
		for word := range strings.SplitSeq(st.text, ",") {
			word = strings.TrimSpace(word)
			if z, ok := n.zone(word, seats); ok {
				s.Look = append(s.Look, Look{Zone: z})
			} else if d, ok := n.def(word); ok {
				s.Look = append(s.Look, Look{Def: d})
			} else {
				return st.errorf("%q is neither a zone nor a card: there are %s", word, n.zoneNames())
			}
		}
	}
	for _, st := range s.do {
		who, keys, ok := strings.Cut(st.text, ":")
		p, isSeat := n.seat(strings.TrimSpace(who), seats)
		if !ok || !isSeat {
			return st.errorf("expected what is to be done, such as \"do A: draw\" or \"do A: anything\"")
		}
		w := Way{Seat: p}
		if strings.TrimSpace(keys) != "anything" {
			for key := range strings.SplitSeq(keys, ";") {
				w.Keys = append(w.Keys, strings.TrimSpace(key))
			}
		}
		s.Do = append(s.Do, w)
	}
	return nil
}

// wayBound is how many ways through a lesson Check tries.
const wayBound = 500

// Check goes through the lesson in every way that it allows. The error names
// the first line that can't be done or is not so.
func (l *Lesson) Check() error {
	w, err := l.Start()
	if err != nil {
		return err
	}
	left := wayBound
	return l.explore(w, &left)
}

func (l *Lesson) explore(w *Walk, left *int) error {
	for {
		p, auto, err := w.Auto()
		switch step := w.Step(); {
		case err != nil:
			return err
		case step == nil:
			return nil
		case auto:
			err = w.Made(p.Key)
		case w.Reading():
			w.Read()
		default:
			open := w.open()
			if len(open) == 0 {
				st := step.do[0]
				return st.errorf("%s can't do this here: %s must choose %q from %s", st.text,
					rules.SeatName(w.m.S.Decision.Seat), w.m.Words().Prompt(), strings.Join(w.m.Words().Keys(), "; "))
			}
			for _, key := range open[1:] {
				if *left--; *left < 0 {
					return step.do[0].errorf("the lesson can go in more than %d ways: leave less open", wayBound)
				}
				c := w.Copy()
				if err := c.Made(key); err != nil {
					return err
				}
				if err := l.explore(c, left); err != nil {
					return err
				}
			}
			err = w.Made(open[0])
		}
		if err != nil {
			return err
		}
	}
}

// Walk is a lesson in progress. It keeps a match of its own, which goes on with
// the choices that Made tells it of.
type Walk struct {
	lesson *Lesson
	n      int // the step
	m      *rules.Match
	made   int    // choices of the step's Do that were made
	ways   []Way  // those that still fit
	done   bool   // the step's Do is done, or has been read
	after  int    // lines of the step that have been begun
	queue  []Pick // choices of the present line to come
}

// Start begins a walk.
func (l *Lesson) Start() (*Walk, error) {
	m, err := l.Table()
	if err != nil {
		return nil, err
	}
	w := &Walk{lesson: l, m: m}
	w.enter(0)
	return w, nil
}

// Copy is a walk that goes on its own from the same place.
func (w *Walk) Copy() *Walk {
	c := *w
	c.m = w.m.Copy()
	c.ways, c.queue = slices.Clone(w.ways), slices.Clone(w.queue)
	return &c
}

func (w *Walk) enter(n int) {
	w.n, w.made, w.done, w.after, w.queue, w.ways = n, 0, false, 0, nil, nil
	if s := w.Step(); s != nil {
		w.ways = slices.Clone(s.Do)
	}
}

// Place is the number of the present step, from 0.
func (w *Walk) Place() int { return w.n }

// Step is the present step, nil when the lesson is over.
func (w *Walk) Step() *Step {
	if w.n >= len(w.lesson.Steps) {
		return nil
	}
	return w.lesson.Steps[w.n]
}

// Reading reports whether the lesson waits for the player to have read a step.
func (w *Walk) Reading() bool {
	s := w.Step()
	return s != nil && !w.done && len(s.do) == 0
}

// Read goes on after a step that was only to be read.
func (w *Walk) Read() {
	if w.Reading() {
		w.done = true
	}
}

// Asks reports whether the lesson waits for a choice of the player.
func (w *Walk) Asks() bool {
	s := w.Step()
	return s != nil && !w.done && len(s.do) > 0
}

// Fits reports whether choices, in order, are what the step asks for, or begin it; they may
// also do what the steps after it ask for, where nothing happens in between.
func (w *Walk) Fits(keys []string) bool {
	if !w.Asks() {
		return false
	}
	c := w.Copy()
	for _, key := range keys {
		if _, auto, err := c.Auto(); auto || err != nil || !c.Asks() || !slices.Contains(c.open(), key) || c.Made(key) != nil {
			return false
		}
	}
	return true
}

// Shown is the next choice that the step asks for.
func (w *Walk) Shown() (key string, ok bool) {
	if !w.Asks() {
		return "", false
	}
	open := w.open()
	if len(open) == 0 {
		return "", false
	}
	return open[0], true
}

// open lists the choices that the step asks for now, by their full keys.
func (w *Walk) open() []string {
	var keys []string
	for _, way := range w.ways {
		if way.Seat != w.m.S.Decision.Seat || w.m.S.Over {
			continue
		}
		if way.Keys == nil {
			return w.m.Words().Keys()
		}
		if i, err := w.m.Words().Find(way.Keys[w.made]); err == nil && !slices.Contains(keys, w.m.Words().Key(i)) {
			keys = append(keys, w.m.Words().Key(i))
		}
	}
	return keys
}

// Made goes on after a choice of the deciding seat.
func (w *Walk) Made(key string) error {
	if w.done && len(w.queue) == 0 {
		return fmt.Errorf("the lesson can't go on with %q: its step is over", key)
	}
	i, err := w.m.Words().Find(key)
	if err != nil {
		return fmt.Errorf("the lesson can't go on with %q: %w", key, err)
	}
	if len(w.queue) > 0 {
		w.queue = w.queue[1:]
		return w.m.Choose(i)
	}
	full := w.m.Words().Key(i)
	seat := w.m.S.Decision.Seat
	w.ways = slices.DeleteFunc(w.ways, func(way Way) bool {
		if way.Seat != seat || way.Keys == nil {
			return way.Seat != seat
		}
		j, err := w.m.Words().Find(way.Keys[w.made])
		return err != nil || w.m.Words().Key(j) != full
	})
	w.made++
	for _, way := range w.ways {
		w.done = w.done || len(way.Keys) <= w.made
	}
	return w.m.Choose(i)
}

// Auto is the choice that the table makes next on its own; ok is false if the
// lesson waits for the player, or is over. It checks what the lesson says must
// be so: the error names the line.
func (w *Walk) Auto() (p Pick, ok bool, err error) {
	for w.Step() != nil && w.done {
		if len(w.queue) > 0 {
			return w.queue[0], true, nil
		}
		s := w.Step()
		if w.after == len(s.after) {
			w.enter(w.n + 1)
			continue
		}
		st := s.after[w.after]
		w.after++
		if st.then {
			if err := waiting(w.m, check(w.m, st)); err != nil {
				return Pick{}, false, err
			}
			continue
		}
		if w.queue, err = picks(w.m, st); err != nil {
			return Pick{}, false, err
		}
	}
	return Pick{}, false, nil
}

// picks are the choices that a line makes.
func picks(m *rules.Match, st statement) ([]Pick, error) {
	c := m.Copy()
	var made []Pick
	note := func(i int) { made = append(made, Pick{c.S.Decision.Seat, c.Words().Key(i)}) }
	if err := chooserOf(c, note).line(st); err != nil {
		return nil, err
	}
	return made, nil
}
