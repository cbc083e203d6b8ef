// Package scenario reads and runs scenario files: a table that is given, the
// choices made at it, and what must then be true. They are the tests of the
// games, their lessons and their puzzles. FORMAT.md describes the files.
//
//	files, err := scenario.Load(games.NewRegistry().Find, "rules/whist/scenarios")
//	for _, f := range files {
//		for _, s := range f.Scenarios {
//			if err := s.Run(); err != nil { ... } // file:line: what is not so
//		}
//	}
package scenario

import (
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
)

// File is one scenario file.
type File struct {
	Path      string
	Game      *rules.Game
	Scenarios []*Scenario
	Lessons   []*Lesson
	Puzzles   []*Puzzle
}

// Scenario is one given / when / then.
type Scenario struct {
	File  string
	Line  int
	Name  string
	Rules []string // the paragraphs and rulings it shows: "Whist 7.1", "W-063"

	game  *rules.Game      // with the own cards
	own   []rules.OwnCards // people's own cards that it brings
	given []statement
	play  []statement
}

// statement is one line of a scenario.
type statement struct {
	file string
	line int
	text string
	then bool // what must be true, rather than a choice
}

// Error is a complaint about one line of a file.
type Error struct {
	File string
	Line int
	Text string
}

func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Text) }

func (s statement) errorf(format string, args ...any) *Error {
	return &Error{File: s.file, Line: s.line, Text: fmt.Sprintf(format, args...)}
}

// Run lays the table, makes the choices and checks what must be true. The
// error names the first line that is not so.
func (s *Scenario) Run() error {
	_, err := s.Play()
	return err
}

// Play is Run; it returns the table that the scenario ends with.
func (s *Scenario) Play() (*rules.Match, error) {
	m, err := s.Table()
	if err != nil {
		return nil, err
	}
	c := chooserOf(m, func(int) {})
	defer func() { m.Alone = nil }()
	for _, st := range s.play {
		if st.then {
			err = waiting(m, check(m, st))
		} else {
			err = c.line(st)
		}
		if err != nil {
			return nil, err
		}
		if err := m.Check(); err != nil {
			return nil, st.errorf("the table can't be like this: %v", err)
		}
	}
	return m, nil
}

// waiting adds to a complaint that the match waits in the middle of a play: the
// usual reason why something has not happened yet. It may also be over.
func waiting(m *rules.Match, err error) error {
	switch e, ok := err.(*Error); {
	case !ok:
	case m.S.Over && !strings.Contains(e.Text, "the match "):
		e.Text += fmt.Sprintf(" (the match is over, won by %s)", winners(m))
	case m.S.Decision.Kind > rules.PickPlay:
		e.Text += fmt.Sprintf(" (%s is still asked %q)", rules.SeatName(m.S.Decision.Seat), m.Words().Prompt())
	}
	return err
}

// Mentions reports whether a line of what is given, done or checked has these words.
func (s *Scenario) Mentions(words string) bool {
	has := func(st statement) bool { return strings.Contains(st.text, words) }
	return slices.ContainsFunc(s.given, has) || slices.ContainsFunc(s.play, has)
}
