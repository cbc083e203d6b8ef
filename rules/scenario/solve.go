package scenario

import (
	"context"
	"errors"
	"fmt"

	"feltstack/rules"
)

// Solution is what an exhaustive search has found out about a puzzle.
type Solution struct {
	First   []string // every first choice that solves it, whatever the others answer
	Tries   int      // how many first choices there are
	Choices int      // choices of the player in the line, between more than one option each
	Line    []Pick   // the shortest way there, against the longest defence
	Nodes   int      // positions looked at
}

// Trivial says why a puzzle with this solution is none, nil if it is one: the
// player must find at least two things, and most ways must fail.
func (s *Solution) Trivial() error {
	switch {
	case s.Choices < 2:
		return fmt.Errorf("one choice solves it: %v", s.Line)
	case 3*len(s.First) > s.Tries:
		return fmt.Errorf("%d of %d first choices solve it", len(s.First), s.Tries)
	}
	return nil
}

// ErrUnsolvable says that no way leads through a puzzle.
var ErrUnsolvable = errors.New("the puzzle can't be solved against the best answers")

// nodeBound is how many positions a search looks at before it gives up.
const nodeBound = 6_000_000

// depthBound is how many choices of the player a solution may take.
const depthBound = 14

// Solve searches a puzzle through. A way through counts only if it holds against
// every answer, and if neither chance nor a card that the player does not know
// has a part in it.
func (z *Puzzle) Solve(ctx context.Context) (*Solution, error) {
	m, err := z.Table()
	if err != nil {
		return nil, err
	}
	v := newSolver(ctx, z, m.S.Turn)
	sol := &Solution{Tries: len(m.S.Options)}
	for depth := 1; depth <= depthBound; depth++ {
		if v.wins(m, depth, 0) {
			sol.Line = v.line(m, depth)
			break
		}
		if v.err != nil {
			return nil, v.err
		}
	}
	if sol.Line == nil {
		return nil, fmt.Errorf("%s:%d: %w", z.File, z.Line, ErrUnsolvable)
	}
	for _, p := range sol.Line {
		if p.Seat == z.Seat {
			sol.Choices++
		}
	}
	for i := range m.S.Options {
		if v.after(m, i, depthBound, 0) {
			sol.First = append(sol.First, m.Words().Key(i))
		}
		if v.err != nil {
			return nil, v.err
		}
	}
	sol.Nodes = v.nodes
	return sol, nil
}

// Reply is the answer of another seat than the player's at a position of the
// puzzle: one that the player can't overcome if there is any, else the one that
// holds out longest.
func (z *Puzzle) Reply(ctx context.Context, m *rules.Match, turn int16) (int, error) {
	v := newSolver(ctx, z, turn)
	best, longest := 0, -1
	for i := range m.S.Options {
		need := depthBound + 1
		for depth := range depthBound + 1 {
			if v.after(m, i, depth, 0) {
				need = depth
				break
			}
			if v.err != nil {
				return best, v.err
			}
		}
		if need > longest {
			best, longest = i, need
		}
	}
	return best, nil
}

// solver searches the tree of a puzzle: the player needs one choice that wins,
// the others one that does not lose.
type solver struct {
	ctx   context.Context
	z     *Puzzle
	turn  int16
	seen  map[spot]bool
	plies []*rules.Match // memory for each ply
	nodes int
	err   error
}

// spot is a position with the choices that the player has left.
type spot struct {
	hash  uint64
	depth int8
}

func newSolver(ctx context.Context, z *Puzzle, turn int16) *solver {
	return &solver{ctx: ctx, z: z, turn: turn, seen: map[spot]bool{}}
}

// wins reports whether the player can solve the puzzle from m with that
// many more choices.
func (v *solver) wins(m *rules.Match, depth, ply int) bool {
	if v.err != nil {
		return false
	}
	if state := v.z.State(m, v.turn); state != Open {
		return state == Solved
	}
	if v.spends(m) && depth == 0 {
		return false
	}
	mine := m.S.Decision.Seat == v.z.Seat
	at := spot{m.S.Hash(), int8(depth)}
	if won, known := v.seen[at]; known {
		return won
	}
	if v.nodes++; v.nodes > nodeBound {
		v.err = fmt.Errorf("%s:%d: the search looks at more than %d positions: make the position smaller", v.z.File, v.z.Line, nodeBound)
	} else if v.nodes%1024 == 0 {
		v.err = v.ctx.Err()
	}
	won := !mine
	for i := range m.S.Options {
		if v.after(m, i, depth, ply) == mine {
			won = mine
			break
		}
	}
	if v.err == nil {
		v.seen[at] = won
	}
	return won
}

// spends reports whether the player has something to choose at m.
func (v *solver) spends(m *rules.Match) bool {
	return m.S.Decision.Seat == v.z.Seat && len(m.S.Options) > 1
}

// after is wins after option i of m has been chosen.
func (v *solver) after(m *rules.Match, i, depth, ply int) bool {
	for len(v.plies) <= ply {
		v.plies = append(v.plies, &rules.Match{})
	}
	c := v.plies[ply]
	c.CopyFrom(m)
	if c.Choose(i) != nil || v.lucky(m, c) {
		return false
	}
	if v.spends(m) {
		depth--
	}
	if depth < 0 {
		return false
	}
	return v.wins(c, depth, ply+1)
}

// lucky reports whether chance, or a card that the player did not know, had a part
// in what happened between two positions. What the end of the last turn brings is no
// part of the puzzle.
func (v *solver) lucky(before, after *rules.Match) bool {
	if after.S.Turn >= v.turn+v.z.Turns {
		return false
	}
	if before.S.RNG != after.S.RNG {
		return true
	}
	for i := 1; i < len(before.S.Cards); i++ {
		was := &before.S.Cards[i]
		if !was.Known.Has(v.z.Seat) && (was.Zone != after.S.Cards[i].Zone || after.S.Cards[i].Known.Has(v.z.Seat)) {
			return true
		}
	}
	return false
}

// line plays the solution of a depth through: the player's first choice that
// wins, against the answers that hold out longest.
func (v *solver) line(m *rules.Match, depth int) []Pick {
	var line []Pick
	m = m.Copy()
	for v.z.State(m, v.turn) == Open && v.err == nil {
		best, longest := -1, -1
		for i := range m.S.Options {
			need := v.need(m, i, depth)
			if m.S.Decision.Seat == v.z.Seat {
				rest := m.Game.Verbs[m.S.Options[i].Verb].Default
				if need <= depth && (best < 0 || need < longest || need == longest && rest) {
					best, longest = i, need
				}
			} else if need > longest {
				best, longest = i, need
			}
		}
		if best < 0 {
			return line
		}
		if len(m.S.Options) > 1 {
			line = append(line, Pick{m.S.Decision.Seat, m.Words().Key(best)})
		}
		depth = longest
		if v.spends(m) {
			depth--
		}
		if m.Choose(best) != nil {
			return line
		}
	}
	return line
}

// need is how many choices the player needs from m if option i is chosen, that
// one included; more than depth if they are not enough.
func (v *solver) need(m *rules.Match, i, depth int) int {
	for d := range depth + 1 {
		if v.after(m, i, d, 0) {
			return d
		}
	}
	return depth + 1
}
