package guide

import (
	"context"
	"fmt"

	"feltstack/rules"
	"feltstack/rules/scenario"
	"feltstack/table"
)

// Table is what lays a table: a lesson or a puzzle.
type Table interface {
	Table() (*rules.Match, error)
}

// Puzzle is an attempt at a puzzle at a session.
type Puzzle struct {
	*scenario.Puzzle
	session *table.Session
	begin   *rules.Match
	m       *rules.Match
	seen    int
}

// NewPuzzle begins an attempt at a session that Sit has laid for it.
func NewPuzzle(z *scenario.Puzzle, s *table.Session) (*Puzzle, error) {
	m, err := z.Table()
	if err != nil {
		return nil, err
	}
	return &Puzzle{Puzzle: z, session: s, begin: m, m: m.Copy()}, nil
}

// Follow takes note of what has been chosen, or taken back, at the table.
func (g *Puzzle) Follow() error {
	line := g.session.Line()
	if len(line) < g.seen {
		g.m, g.seen = g.begin.Copy(), 0
	}
	for _, c := range line[g.seen:] {
		i, err := g.m.Words().Find(c.Key)
		if err == nil {
			err = g.m.Choose(i)
		}
		if err != nil {
			return fmt.Errorf("the puzzle can't go on with %q: %w", c.Key, err)
		}
		g.seen++
	}
	return nil
}

// Seen is how many choices of the line of play Follow has taken note of.
func (g *Puzzle) Seen() int { return g.seen }

// State reports whether the puzzle is open, solved or missed.
func (g *Puzzle) State() scenario.State { return g.Puzzle.State(g.m, g.begin.S.Turn) }

// Mine reports whether the person is to choose.
func (g *Puzzle) Mine() bool { return g.State() == scenario.Open && g.m.S.Decision.Seat == g.Seat }

// Begun reports whether something has been chosen.
func (g *Puzzle) Begun() bool { return g.seen > 0 }

// Asked is who is to choose, with the only key there is, "" if there are several.
func (g *Puzzle) Asked() (p scenario.Pick) {
	p.Seat = g.m.S.Decision.Seat
	if len(g.m.S.Options) == 1 {
		p.Key = g.m.Words().Key(0)
	}
	return p
}

// Reply finds what another seat answers. It searches, for a second at most, in
// a copy of the game: the function it returns may be called on any goroutine.
func (g *Puzzle) Reply() func(ctx context.Context) (scenario.Pick, error) {
	m, turn, z := g.m.Copy(), g.begin.S.Turn, g.Puzzle
	return func(ctx context.Context) (scenario.Pick, error) {
		i, err := z.Reply(ctx, m, turn)
		return scenario.Pick{Seat: m.S.Decision.Seat, Key: m.Words().Key(i)}, err
	}
}

// Undo takes back the last choice of the person, with all that followed.
func (g *Puzzle) Undo() error {
	line := g.session.Line()
	for i := len(line) - 1; i >= 0; i-- {
		if line[i].Seat == int(g.Seat) {
			return g.back(i)
		}
	}
	return table.ErrNothingBack
}

// Reset goes back to the beginning.
func (g *Puzzle) Reset() error { return g.back(0) }

func (g *Puzzle) back(n int) error {
	if err := g.session.View(int(g.Seat)).Go(n); err != nil {
		return err
	}
	g.m, g.seen = g.begin.Copy(), 0
	return g.Follow()
}
