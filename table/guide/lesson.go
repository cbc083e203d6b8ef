// Package guide leads a person through lessons and puzzles at a table: it knows
// what may be chosen, what the others answer and what has been reached. A
// window shows it and plays the answers.
package guide

import (
	"fmt"

	"feltstack/rules/games"
	"feltstack/rules/scenario"
	"feltstack/table"
)

// Me is the seat of the person who learns.
const Me = 0

// Sit seats a person before a table that a lesson or puzzle lays. Nobody thinks
// at the other seats: who leads the game chooses for them.
func Sit(t Table, names ...string) (*table.Session, error) {
	m, err := t.Table()
	if err != nil {
		return nil, fmt.Errorf("lay the table: %w", err)
	}
	cfg := table.Config{Game: m.Game, Looks: games.Looks(m.Game.Name), Setup: m.Setup, Start: m}
	for i := range int(m.S.SeatCount) {
		cfg.Players = append(cfg.Players, table.Player{Name: names[i%len(names)]})
	}
	return table.New(cfg)
}

// Lesson is a lesson in progress at a session.
type Lesson struct {
	lesson  *scenario.Lesson
	session *table.Session
	walk    *scenario.Walk
	seen    int     // choices of the line of play that the walk has made
	marks   []start // by step
}

// start is the game as it was when a step began.
type start struct {
	choices int
	walk    *scenario.Walk
}

// NewLesson begins a lesson at a session that Sit has laid for it.
func NewLesson(l *scenario.Lesson, s *table.Session) (*Lesson, error) {
	w, err := l.Start()
	if err != nil {
		return nil, err
	}
	g := &Lesson{lesson: l, session: s, walk: w}
	g.mark()
	return g, nil
}

// mark notes where a step begins.
func (g *Lesson) mark() {
	for len(g.marks) <= g.walk.Place() {
		g.marks = append(g.marks, start{g.seen, g.walk.Copy()})
	}
}

// Follow takes note of what has been chosen at the table.
func (g *Lesson) Follow() error {
	line := g.session.Line()
	for _, c := range line[min(g.seen, len(line)):] {
		if _, _, err := g.Auto(); err != nil { // one gesture may do several steps
			return err
		}
		if err := g.walk.Made(c.Key); err != nil {
			return err
		}
		g.seen++
	}
	return nil
}

// Seen is how many choices of the line of play Follow has taken note of.
func (g *Lesson) Seen() int { return g.seen }

// Auto is what the table does next on its own; ok is false if it waits for the
// person, or the lesson is over.
func (g *Lesson) Auto() (p scenario.Pick, ok bool, err error) {
	p, ok, err = g.walk.Auto()
	g.mark()
	return p, ok, err
}

// Step is the present step, nil when all have been gone.
func (g *Lesson) Step() *scenario.Step { return g.walk.Step() }

// Place is the number of the step, from 0; Count is how many there are.
func (g *Lesson) Place() int { return g.walk.Place() }

// Count is the number of steps.
func (g *Lesson) Count() int { return len(g.lesson.Steps) }

// Reading reports whether the step is only to be read.
func (g *Lesson) Reading() bool { return g.walk.Reading() }

// Asks reports whether the step waits for a choice of the person.
func (g *Lesson) Asks() bool { return g.walk.Asks() }

// Fits reports whether choices are what the step asks for.
func (g *Lesson) Fits(keys []string) bool { return g.walk.Fits(keys) }

// Next goes on: after a step to be read, or by making the choice that is due
// for in the person's place. The choice is the key to be chosen, "" for none.
func (g *Lesson) Next() (key string) {
	if g.walk.Reading() {
		g.walk.Read()
		return ""
	}
	key, _ = g.walk.Shown()
	return key
}

// Back goes back to the beginning of the step if it was begun, else of the one
// before.
func (g *Lesson) Back() error {
	to := g.walk.Place()
	if g.marks[to].choices == g.seen {
		to = max(to-1, 0)
	}
	m := g.marks[to]
	if err := g.session.View(Me).Go(m.choices); err != nil {
		return err
	}
	g.walk, g.seen, g.marks = m.walk.Copy(), m.choices, g.marks[:to+1]
	return nil
}
