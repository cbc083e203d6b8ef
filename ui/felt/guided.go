package felt

import (
	"context"
	"errors"
	"slices"

	"feltstack/rules"
	"feltstack/table"
	"feltstack/ui/shelf"
	"feltstack/ui/words"
)

// guided is a game in which a lesson or a puzzle leads the person: what is
// chosen has to be let through, and the others' choices are made by the coach.
type guided struct {
	*shelf.Seated
	fits   func(keys []string) bool // lets choices through, or has the coach say why not
	undo   func() error
	cancel func() error          // nil takes the announcement back as usual
	over   func() bool           // the table goes on, but nobody plays any more; nil: never
	full   bool                  // the person is asked everything, whatever the pace
	begin  func(t *Table) leader // who leads, at a table
}

// newGuided seats the person at one seat of a session of package guide.
func newGuided(g *rules.Game, s *table.Session, seat int) *guided {
	return &guided{Seated: shelf.SeatAt(g, s, seat)}
}

// Do implements Session.
func (g *guided) Do(keys []string) error {
	if len(keys) > 0 && !g.fits(keys) {
		return nil // the coach says why
	}
	return g.Seated.Do(keys)
}

// Choose implements Session.
func (g *guided) Choose(option int) error {
	for _, b := range g.Scene().Prompt.Buttons {
		if b.Option == option && !g.fits([]string{b.Key}) {
			return nil
		}
	}
	return g.Seated.Choose(option)
}

// Cancel implements Session.
func (g *guided) Cancel() error {
	if g.cancel != nil {
		return g.cancel()
	}
	return g.Seated.Cancel()
}

// Undo implements Session.
func (g *guided) Undo() error { return g.undo() }

// Redo implements Session: what was taken back is found again.
func (g *guided) Redo() error { return table.ErrNothingOn }

// Go implements Session.
func (g *guided) Go(int) error {
	return errors.New(words.Tr("the coach leads here: go back step by step"))
}

// SetPace implements Session: a lesson says itself what is passed.
func (g *guided) SetPace(p table.Pace) {
	p.Full = p.Full || g.full
	g.Seated.SetPace(p)
}

// Yield implements Session.
func (g *guided) Yield(table.Yield) {}

// Hint implements Session.
func (g *guided) Hint(context.Context) (table.Hint, error) {
	return table.Hint{}, errors.New(words.Tr("the coach at the right has the hints"))
}

// Scene implements Session: who is led sees no way back but the coach's, and
// sets no stops.
func (g *guided) Scene() *table.Scene {
	s := *g.Seated.Scene()
	s.Held, s.Seats, s.Windows = false, slices.Clone(s.Seats), nil
	for i := range s.Seats {
		s.Seats[i].Bot = s.Seats[i].Seat != g.Seat()
	}
	if !s.Over && g.over != nil && g.over() {
		s.Over, s.Result = true, words.Tr("The turn is over")
	}
	return &s
}

// lead is what the coach shows, and what its buttons do.
type lead struct {
	Head    string   // "Step 3 of 15"
	Title   string   // of the step or puzzle
	Say     []string // paragraphs
	Wrong   string   // said last, standing out
	Good    bool     // what Wrong says is good news
	Buttons []leadButton
	Look    []pointed // what is pointed at
}

// pointed is a zone or a card that is pointed at.
type pointed struct{ Zone, Def int }

// leadButton is a button of the coach.
type leadButton struct {
	Text string
	Main bool // Enter presses it
	Do   func()
}

// leader leads a game: a lesson or a puzzle.
type leader interface {
	// lead says what the coach shows now.
	lead() lead
	// moved goes on after something has changed at the table.
	moved()
	// stop ends what is under way.
	stop()
}
