package commands

import (
	"context"
	"reflect"
	"runtime"
	"time"

	"feltstack/rules"
	"feltstack/rules/bot"
)

const (
	benchDeals = 64 // matches to start from, so that dealing is not measured
	benchMid   = 40 // choices that make a match one in mid-game

	benchIterations = 20_000 // for one choice of a bot
)

// benchGame measures the rules of a game.
func benchGame(ctx context.Context, g *rules.Game, each time.Duration) (f gameFigures, err error) {
	var deals, mids []*rules.Match
	for seed := uint64(1); len(deals) < benchDeals; seed++ {
		m, err := randomMatch(g, seed, 0)
		if err != nil {
			return f, err
		}
		mid, err := randomMatch(g, seed, benchMid)
		if err != nil {
			return f, err
		}
		if !mid.S.Over {
			mids = append(mids, mid)
		}
		deals = append(deals, m)
	}
	p := player{rng: rules.Seeded(1)}
	// A first round brings memory to the size it keeps.
	for _, d := range deals {
		p.m.CopyFrom(d)
		if err := p.playOut(); err != nil {
			return f, err
		}
	}
	p.steps = 0
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	start, games := time.Now(), 0
	for ; time.Since(start) < each; games++ {
		if err := ctx.Err(); err != nil {
			return f, err
		}
		p.m.CopyFrom(deals[games%len(deals)])
		if err := p.playOut(); err != nil {
			return f, err
		}
	}
	elapsed := time.Since(start)
	runtime.ReadMemStats(&after)
	f.StepsPerS, f.GamesPerS = perSecond(p.steps, elapsed), perSecond(games, elapsed)
	f.AllocsPerStep = round3(float64(after.Mallocs-before.Mallocs) / float64(p.steps))
	f.StateBytes = p.largest(deals)
	f.CopyNs = copyTime(mids)
	f.IterationsPerS = iterations(ctx, deals, each/2)
	f.PlayoutsPerS, err = p.playouts(ctx, mids, each/2)
	return f, err
}

// iterations measures how many iterations the strongest bot runs in a second at
// its first choice of a game.
func iterations(ctx context.Context, deals []*rules.Match, each time.Duration) float64 {
	s, rng := bot.NewSearch(), rules.Seeded(1)
	var view rules.Match
	n, took := 0, time.Duration(0)
	for i := 0; took < each && ctx.Err() == nil; i++ {
		m := deals[i%len(deals)]
		m.View(m.S.Decision.Seat, &view)
		r := s.Think(ctx, &view, m.S.Decision.Seat, bot.Budget{Iterations: benchIterations, Cores: runtime.NumCPU()}, &rng)
		n, took = n+r.Iterations, took+r.Took
	}
	return perSecond(n, took)
}

// player plays at random in memory of its own.
type player struct {
	m     rules.Match
	rng   rules.RNG
	steps int
}

// playOut plays to the end.
func (p *player) playOut() error {
	for !p.m.S.Over {
		if err := p.m.Choose(p.rng.IntN(len(p.m.S.Options))); err != nil {
			return err
		}
		p.steps++
	}
	return nil
}

// playouts measures what a searching player does over and over: determinize,
// play to the end.
func (p *player) playouts(ctx context.Context, from []*rules.Match, each time.Duration) (float64, error) {
	n, start := 0, time.Now()
	for time.Since(start) < each {
		if err := ctx.Err(); err != nil {
			return 0, err
		}
		m := from[n%len(from)]
		m.Determinize(m.S.Decision.Seat, &p.rng, &p.m)
		if err := p.playOut(); err != nil {
			return 0, err
		}
		n++
	}
	return perSecond(n, time.Since(start)), nil
}

// largest is the size of the largest state in a few games.
func (p *player) largest(deals []*rules.Match) int {
	most := 0
	for _, d := range deals[:8] {
		p.m.CopyFrom(d)
		for !p.m.S.Over {
			most = max(most, stateBytes(&p.m.S))
			if p.m.Choose(p.rng.IntN(len(p.m.S.Options))) != nil {
				break
			}
		}
	}
	return most
}

// stateBytes is how much memory a copy of a state copies.
func stateBytes(s *rules.State) int {
	v := reflect.ValueOf(s).Elem()
	n := 0
	for i := range v.NumField() {
		if f := v.Field(i); f.Kind() == reflect.Slice {
			n += f.Len() * int(f.Type().Elem().Size())
		} else {
			n += int(f.Type().Size())
		}
	}
	return n
}

// copyTime is how long a copy takes, in nanoseconds: the fastest of some rounds.
func copyTime(from []*rules.Match) float64 {
	const rounds, copies = 20, 20_000
	var to rules.Match
	best := time.Hour
	for range rounds {
		start := time.Now()
		for i := range copies {
			to.CopyFrom(from[i%len(from)])
		}
		best = min(best, time.Since(start))
	}
	return round3(float64(best.Nanoseconds()) / copies)
}

// round3 keeps three places: more would be noise.
func round3(x float64) float64 { return float64(int64(x*1000+0.5)) / 1000 }
