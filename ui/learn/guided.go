package learn

import (
	"context"
	"errors"
	"slices"

	"feltstack/table"
	"feltstack/ui/felt"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"
)

// guided is a game in which a lesson or a puzzle leads the person: what is
// chosen has to be let through, and the others' choices are made by the coach.
type guided struct {
	*library.Seated
	leader leader
	pass   table.AutoPass // where the game stops for the human
	full   bool           // full control, whatever the settings
}

// leader is a lesson or a puzzle at a table.
type leader interface {
	felt.Leader
	// sitDown takes its place at the table.
	sitDown(t *felt.Table, e *kit.Env)
	// fits lets choices through, or has the coach say why not.
	fits(keys []string) bool
	// early says why nothing can be chosen yet, "" where something can.
	early() string
	// undo takes the last choice or step back.
	undo() error
	// cancel takes the play back that is being declared.
	cancel() error
	// over reports whether nobody plays any more, though the game could go on.
	over() bool
	progress
}

// Begin implements felt.Led.
func (g *guided) Begin(t *felt.Table, e *kit.Env) felt.Leader {
	g.leader.sitDown(t, e)
	e.Post(g.leader.Moved)
	return g.leader
}

// ask stops for the player everywhere, or by default.
func (g *guided) ask(everything bool) {
	g.full = everything
	g.SetAutoPass(g.pass)
}

// Do implements Session.
func (g *guided) Do(keys []string) error {
	if len(keys) > 0 && !g.leader.fits(keys) {
		return felt.ErrLed
	}
	return g.DoAfter(g.leader.Seen(), keys) // what fits was found for these choices
}

// Choose implements Session.
func (g *guided) Choose(option int) error {
	for _, b := range g.Scene().Prompt.Buttons {
		if b.Option == option && !g.leader.fits([]string{b.Key}) {
			return felt.ErrLed
		}
	}
	return g.Seated.Choose(option)
}

// Drops implements Session: who is to read first holds a card that goes nowhere.
func (g *guided) Drops(card int) ([]table.Drop, []table.Refusal) {
	if why := g.leader.early(); why != "" {
		return nil, []table.Refusal{{Zone: -1, Text: why}}
	}
	return g.Seated.Drops(card)
}

// Cancel implements Session.
func (g *guided) Cancel() error { return g.leader.cancel() }

// Undo implements Session.
func (g *guided) Undo() error { return g.leader.undo() }

// Redo implements Session: what was taken back is found again.
func (g *guided) Redo() error { return table.ErrNothingOn }

// Go implements Session.
func (g *guided) Go(int) error {
	return errors.New(words.Say("learn.coach_leads"))
}

// SetAutoPass implements Session: a lesson says itself what is passed.
func (g *guided) SetAutoPass(p table.AutoPass) {
	g.pass = p
	p.Full = p.Full || g.full
	g.Seated.SetAutoPass(p)
}

// Yield implements Session.
func (g *guided) Yield(table.Yield) {}

// Hint implements Session.
func (g *guided) Hint(context.Context) (table.Hint, error) {
	return table.Hint{}, errors.New(words.Say("learn.coach_hints"))
}

// Scene implements Session: who is led sees no way back but the coach's, and
// sets no stops.
func (g *guided) Scene() *table.Scene {
	s := *g.Seated.Scene()
	s.Held, s.Seats, s.Windows = false, slices.Clone(s.Seats), nil
	for i := range s.Seats {
		s.Seats[i].Bot = s.Seats[i].Seat != g.Seat()
	}
	if !s.Over && g.leader.over() {
		s.Over, s.Result = true, words.Say("learn.turn_over")
	}
	return &s
}
