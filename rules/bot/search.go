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
// iteration draws a determinization of the seat, goes down the one
// tree by the choices that are legal there, adds a choice, and plays on a
// little. All seats are played as each would like it best (or, where rules.Worth.Shallow says so,
// others as each would like it best at once), so two to five
// seats are the same to it.
type Search struct {
	params     params
	iterations int // where no budget is given
	workers    []*worker
	history    []move // what it chose in this match, to notice going round in circles
}

// params is how a search works, apart from how long.
type params struct {
	explore     float64 // weighs curiosity against success in UCB1, in standard deviations of the rewards
	temperature float64 // 0 takes the best, 1 each option as often as it was visited
	width       int     // options tried first where a game ranks them, 0 for all
	widen       float64 // and how many more for the square root of the visits
	whole       bool    // plays every determinization at random to its end and asks no evaluator
}

var usual = params{explore: 2, width: 3, widen: 1}

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
	// clockEvery is how many iterations there are between looks at the clock.
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
	if b.Time == 0 && b.Iterations == 0 {
		b.Iterations = s.iterations
	}
	for len(s.workers) < max(b.Cores, 1) {
		s.workers = append(s.workers, newWorker(s.params))
	}
	if i, why := s.workers[0].instant(view, p, rng); why != Searched {
		return Report{Choice: i, Seat: p, Why: why, Took: time.Since(start)}
	}
	if view.S.Decision.Kind != rules.PickPlay {
		b.Time, b.Iterations = b.Time/smaller, (b.Iterations+smaller-1)/smaller
	}
	if b.Time > 0 {
		var stop context.CancelFunc
		ctx, stop = context.WithDeadline(ctx, start.Add(b.Time))
		defer stop()
	}
	workers := s.workers[:max(b.Cores, 1)]
	workers[0].between = b.Between
	s.grow(ctx, workers, view, p, b.Iterations, rng)
	r := Report{Seat: p, Lines: lines(workers, view)}
	for _, g := range workers {
		r.Iterations += g.iterations
		g.tree.trim()
	}
	s.decide(&r, view, rng)
	r.Took = time.Since(start)
	return r
}

// grow lets every member of the workers grow a tree of its own, side by side. What
// they find is added up: that is as good as one tree, and needs no locks.
func (s *Search) grow(ctx context.Context, workers []*worker, view *rules.Match, p rules.Seat, iterations int, rng *rules.RNG) {
	share := 0
	if iterations > 0 {
		share = max(iterations/len(workers), 1)
	}
	var group guard.Group
	for _, g := range workers[1:] {
		g.rng = rules.RNG{Hi: rng.Uint64(), Lo: rng.Uint64()}
		group.Go("a search worker", func() error { g.grow(ctx, view, p, share); return nil })
	}
	workers[0].rng = rules.RNG{Hi: rng.Uint64(), Lo: rng.Uint64()}
	err := guard.Try("a search worker", func() error { workers[0].grow(ctx, view, p, share); return nil })
	if err := cmp.Or(group.Wait(), err); err != nil {
		panic(err) // on the goroutine of whoever asked for the search
	}
}

// worker is a tree with what it takes to grow it.
type worker struct {
	params     params
	tree       tree
	sample     rules.Match
	trial      rules.Match // in which options are tried for the evaluator
	before     int         // the steps of trial before the iteration
	first      rules.Match // a determinization in which every option is tried once
	path       []step
	policy     policy
	kids       []int32 // scratch: the node of each option, 0 for none
	rng        rules.RNG
	iterations int    // for this choice
	between    func() // see Budget
	seat       rules.Seat
	spread     spread // of what the iterations were worth to the seat
}

func newWorker(p params) *worker {
	g := &worker{params: p}
	g.sample.Quick, g.trial.Quick, g.first.Quick = true, true, true
	return g
}

// grow runs iterations until the number is reached, the context ends or the
// outcome is clear.
func (g *worker) grow(ctx context.Context, view *rules.Match, p rules.Seat, iterations int) {
	g.tree.clear(iterations)
	g.seat, g.spread = p, spread{}
	for g.iterations = 0; iterations == 0 || g.iterations < iterations; g.iterations++ {
		if g.iterations%clockEvery == 0 && g.between != nil {
			g.between()
		}
		if g.iterations%clockEvery == 0 && (ctx.Err() != nil || g.tree.settled(iterations-g.iterations)) {
			break
		}
		view.Determinize(p, &g.rng, &g.sample)
		g.iterate()
	}
}

// lines adds up what the trees say about each option, most visited first.
func lines(workers []*worker, view *rules.Match) []Line {
	all := make([]Line, 0, len(view.S.Options))
	sum := 0
	for i := range view.S.Options {
		key := keyOf(view, &view.S.Options[i])
		l := Line{Option: i}
		total := 0.0
		for _, g := range workers {
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
	if s.params.temperature > 0 {
		at = s.draw(r.Lines, rng)
	}
	at = s.fresh(r.Lines, at, view)
	rest := -1
	if k := view.S.Decision.Kind; k == rules.PickAnswer || k == rules.PickPlay {
		rest = defaultOf(view)
	}
	i := slices.IndexFunc(r.Lines, func(l Line) bool { return l.Option == rest })
	if i >= 0 && i != at && r.Lines[at].Win-r.Lines[i].Win < s.workers[0].spread.deviation()*(idle+doubt*noise(r.Lines[i].Visits)) {
		at, r.Why = i, Idle
	}
	r.Choice = r.Lines[at].Option
	s.remember(view, r.Choice)
}

// draw picks a line at random, the more visits the likelier.
func (s *Search) draw(lines []Line, rng *rules.RNG) int {
	weigh := func(l Line) float64 { return math.Pow(l.Share, 1/s.params.temperature) }
	sum := 0.0
	for _, l := range lines {
		sum += weigh(l)
	}
	x := sum * rng.Float64()
	for i, l := range lines {
		if x -= weigh(l); x < 0 {
			return i
		}
	}
	return 0
}

// noise is the standard error of a mean, in standard deviations.
func noise(visits int) float64 { return 1 / math.Sqrt(float64(max(visits, 1))) }
