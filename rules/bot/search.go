package bot

import (
	"cmp"
	"context"
	"math"
	"slices"
	"time"

	"feltstack/rules"
	"feltstack/rules/guard"
)

// Search is single-observer information set Monte Carlo tree search: every
// iteration imagines a world that the seat holds possible, goes down the one
// tree by the choices that are legal there, adds a choice, and plays on a
// little. All seats are played as each would like it best, so two to five
// seats are the same to it.
type Search struct {
	style  style
	worlds int // where no budget is given
	crew   []*grower
	made   []deed // what it chose in this match, to notice going round in circles
}

// style is how a search works, apart from how long.
type style struct {
	explore float64 // weighs curiosity against success in UCB1, in standard deviations of the rewards
	wander  float64 // 0 takes the best, 1 each option as often as it was visited
	width   int     // options tried first where a game ranks them, 0 for all
	widen   float64 // and how many more for the square root of the visits
	whole   bool    // plays every world at random to its end and asks no evaluator
}

var usual = style{explore: 2, width: 3, widen: 1}

const (
	// idle is by how many standard deviations of the rewards an option must be
	// better than letting the matter rest: below that it looks pointless to
	// whoever watches.
	idle = 0.025
	// doubt is how many standard errors must be added to that.
	doubt = 0.25
	// smaller is by how much less is thought about what follows from a play or
	// answers one: those choices are simpler, and there are many.
	smaller = 2
	// clockEvery is how many worlds are played between looks at the clock.
	clockEvery = 8
)

// NewSearch returns a player that searches as the strongest level does.
func NewSearch() *Search {
	all := Levels()
	return all[len(all)-1].player()
}

// Choose implements Player.
func (s *Search) Choose(ctx context.Context, view *rules.Match, p rules.Seat, b Budget, rng *rules.RNG) int {
	return s.Think(ctx, view, p, b, rng).Choice
}

// Think is Choose with the reasons.
func (s *Search) Think(ctx context.Context, view *rules.Match, p rules.Seat, b Budget, rng *rules.RNG) Report {
	start := time.Now()
	if b.Time == 0 && b.Worlds == 0 {
		b.Worlds = s.worlds
	}
	for len(s.crew) < max(b.Cores, 1) {
		s.crew = append(s.crew, &grower{style: s.style})
	}
	if i, why := s.crew[0].instant(view, p, rng); why != Searched {
		return Report{Choice: i, Seat: p, Why: why, Took: time.Since(start)}
	}
	if view.S.Decision.Kind != rules.PickPlay {
		b.Time, b.Worlds = b.Time/smaller, (b.Worlds+smaller-1)/smaller
	}
	if b.Time > 0 {
		var stop context.CancelFunc
		ctx, stop = context.WithDeadline(ctx, start.Add(b.Time))
		defer stop()
	}
	crew := s.crew[:max(b.Cores, 1)]
	s.grow(ctx, crew, view, p, b.Worlds, rng)
	r := Report{Seat: p, Lines: lines(crew, view)}
	for _, g := range crew {
		r.Worlds += g.worlds
		g.tree.trim()
	}
	s.decide(&r, view, rng)
	r.Took = time.Since(start)
	return r
}

// grow lets every member of the crew grow a tree of its own, side by side. What
// they find is added up: that is as good as one tree, and needs no locks.
func (s *Search) grow(ctx context.Context, crew []*grower, view *rules.Match, p rules.Seat, worlds int, rng *rules.RNG) {
	share := 0
	if worlds > 0 {
		share = max(worlds/len(crew), 1)
	}
	var workers guard.Group
	for _, g := range crew[1:] {
		g.rng = rules.RNG{Hi: rng.Uint64(), Lo: rng.Uint64()}
		workers.Go("a search worker", func() error { g.grow(ctx, view, p, share); return nil })
	}
	crew[0].rng = rules.RNG{Hi: rng.Uint64(), Lo: rng.Uint64()}
	err := guard.Try("a search worker", func() error { crew[0].grow(ctx, view, p, share); return nil })
	if err := cmp.Or(workers.Wait(), err); err != nil {
		panic(err) // on the goroutine of whoever asked for the search
	}
}

// grower is a tree with what it takes to grow it.
type grower struct {
	style  style
	tree   tree
	world  rules.Match
	first  rules.Match // a world in which every option is tried once
	path   []step
	policy policy
	kids   []int32 // scratch: the node of each option, 0 for none
	rng    rules.RNG
	worlds int // played for this choice
	seat   rules.Seat
	spread spread // of what the worlds were worth to the seat
}

// grow plays worlds until the number is reached, the context ends or the
// outcome is clear.
func (g *grower) grow(ctx context.Context, view *rules.Match, p rules.Seat, worlds int) {
	g.tree.clear(worlds)
	g.seat, g.spread = p, spread{}
	for g.worlds = 0; worlds == 0 || g.worlds < worlds; g.worlds++ {
		if g.worlds%clockEvery == 0 && (ctx.Err() != nil || g.tree.settled(worlds-g.worlds)) {
			break
		}
		view.Resample(p, &g.rng, &g.world)
		g.iterate()
	}
}

// lines adds up what the trees say about each option, most visited first.
func lines(crew []*grower, view *rules.Match) []Line {
	all := make([]Line, 0, len(view.S.Options))
	sum := 0
	for i := range view.S.Options {
		key := keyOf(view, &view.S.Options[i])
		l := Line{Option: i}
		total := 0.0
		for _, g := range crew {
			if c := g.tree.find(0, key); c != 0 {
				l.Visits += int(g.tree.nodes[c].visits)
				total += g.tree.nodes[c].total
			}
		}
		if l.Visits > 0 {
			l.Win = total / float64(l.Visits)
			all = append(all, l)
		}
		sum += l.Visits
	}
	for i := range all {
		all[i].Share = float64(all[i].Visits) / float64(sum)
	}
	slices.SortStableFunc(all, func(a, b Line) int { return cmp.Compare(b.Visits, a.Visits) })
	return all
}

// decide picks from what was found: the most visited option as a rule. A play
// that gains nothing over letting the matter rest is not made.
func (s *Search) decide(r *Report, view *rules.Match, rng *rules.RNG) {
	if len(r.Lines) == 0 {
		r.Choice, r.Why = Safe(view), Hurried
		return
	}
	at := 0
	if s.style.wander > 0 {
		at = s.stray(r.Lines, rng)
	}
	at = s.fresh(r.Lines, at, view)
	rest := -1
	if k := view.S.Decision.Kind; k == rules.PickAnswer || k == rules.PickPlay {
		rest = restOf(view)
	}
	i := slices.IndexFunc(r.Lines, func(l Line) bool { return l.Option == rest })
	if i >= 0 && i != at && r.Lines[at].Win-r.Lines[i].Win < s.crew[0].spread.deviation()*(idle+doubt*noise(r.Lines[i].Visits)) {
		at, r.Why = i, Idle
	}
	r.Choice = r.Lines[at].Option
	s.remember(view, r.Choice)
}

// stray picks a line at random, the more visits the likelier.
func (s *Search) stray(lines []Line, rng *rules.RNG) int {
	weigh := func(l Line) float64 { return math.Pow(l.Share, 1/s.style.wander) }
	sum := 0.0
	for _, l := range lines {
		sum += weigh(l)
	}
	x := sum * float64(rng.Uint64()>>11) / (1 << 53)
	for i, l := range lines {
		if x -= weigh(l); x < 0 {
			return i
		}
	}
	return 0
}

// noise is the standard error of a mean, in standard deviations.
func noise(visits int) float64 { return 1 / math.Sqrt(float64(max(visits, 1))) }
