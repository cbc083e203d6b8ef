// Package soak plays games without end to find what is wrong: every kind of
// player, every number of seats, all options and decks, people's cards, and at
// every decision the laws of package laws. Determinizations of a seat are
// played to their end, and games are saved, undone, closed and opened again on
// the way.
//
// A game follows from its seed alone, so that each failure can be seen again.
//
// Reading order: soak.go (a plan and how it is carried out), hand.go (what a
// seed plays), rows.go and cover.go (all options with each other), game.go (one game), determinization.go (determinizations), saved.go (saves
// and undo), failure.go (what is found), watch.go (who has stopped moving).
package soak

import (
	"context"
	"errors"
	"fmt"
	"os"
	"sync"
	"time"

	"feltstack/rules"
	"feltstack/rules/guard"
)

// Plan says what is played. The same games, seed, sets and count give the same
// run, whatever Jobs is.
type Plan struct {
	Games  []*rules.Game
	Own    map[string][]rules.OwnCards // people's sets to play with beside ours, by the name of their game
	Preset string                      // by name, of all games: each has its seats and options; "" for any
	Seed   uint64                      // of the first game
	Count  int                         // games of each game, or with Cover of each row; 0 for as many as there is time for
	Cover  int                         // random players play the rows of a covering array of that strength (rowsOf), 1 to 3; 0: any hand
	Row    int                         // only this row, from 1; 0: all
	Time   time.Duration               // when no more games begin; 0 for never
	Jobs   int                         // games at a time, at least 1
}

// Report is how much was played and what was found.
type Report struct {
	Games, Decisions int
	Determinizations int // played to their end
	Saved            int // games that went through a saves file
	Failures         []*Failure
}

func (r *Report) add(o Report) {
	r.Games += o.Games
	r.Decisions += o.Decisions
	r.Determinizations += o.Determinizations
	r.Saved += o.Saved
	r.Failures = append(r.Failures, o.Failures...)
}

// mostFailures is after how many a run ends: who fixes the first ones fixes most.
const mostFailures = 20

// Run plays. Each game's end is told to each, with the report so far; never two
// at a time. A context that ends breaks the games in progress off, which is no
// failure. The error is about the run itself, as when there's no disk to save on.
func Run(ctx context.Context, p Plan, each func(Report)) (Report, error) {
	if len(p.Games) == 0 || p.Jobs < 1 || p.Count == 0 && p.Time <= 0 || p.Cover < 0 || p.Cover > mostCover {
		return Report{}, errors.New("a soak needs games, a count or a time that ends it, and covers up to 3 values")
	}
	var kinds []kind
	for _, g := range p.Games {
		t, err := newTables(g, p.Own[g.Name])
		if err != nil {
			return Report{}, err
		}
		if p.Preset != "" {
			if t.preset, err = g.Preset(p.Preset); err != nil {
				return Report{}, err
			}
		}
		all, err := t.kinds(p.Cover, p.Row)
		if err != nil {
			return Report{}, err
		}
		kinds = append(kinds, all...)
	}
	folder, err := os.MkdirTemp("", "feltstack-soak")
	if err != nil {
		return Report{}, fmt.Errorf("make a folder for saves: %w", err)
	}
	defer os.RemoveAll(folder)
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	r := &run{plan: p, kinds: kinds, each: each, stop: stop}
	if p.Time > 0 {
		r.until = time.Now().Add(p.Time)
	}
	for i := range p.Jobs {
		r.players = append(r.players, &player{folder: folder, number: i})
	}
	return r.play(ctx)
}

// run is a plan that is carried out.
type run struct {
	plan    Plan
	kinds   []kind
	each    func(Report)
	stop    context.CancelFunc
	until   time.Time // zero for never
	players []*player

	mu     sync.Mutex
	next   int // the game that begins next
	report Report
	failed error
}

// play lets all players play, and returns when they have ended or one of them
// has stopped moving: that one can't be stopped, only left behind.
func (r *run) play(ctx context.Context) (Report, error) {
	var wg guard.Group
	for _, p := range r.players {
		wg.Go("a soak", func() error { r.work(ctx, p); return nil })
	}
	done := make(chan error, 1)
	guard.Go("a soak", wg.Wait, func(err error) { done <- err })
	f, err := watch(r.players, done)
	if err != nil {
		return r.report, err
	}
	if f != nil {
		r.stop()
		r.land(Report{Games: 1, Failures: []*Failure{f}}, nil)
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.report, r.failed
}

// work plays one game after the other.
func (r *run) work(ctx context.Context, p *player) {
	defer p.close()
	for ctx.Err() == nil {
		k, seed, ok := r.take()
		if !ok {
			return
		}
		got, err := p.game(ctx, k, seed)
		if ctx.Err() != nil {
			return
		}
		r.land(got, err)
	}
}

// take is the next game to play.
func (r *run) take() (k kind, seed uint64, ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	n := len(r.kinds)
	if r.plan.Count > 0 && r.next == r.plan.Count*n || !r.until.IsZero() && time.Now().After(r.until) {
		return kind{}, 0, false
	}
	k, seed = r.kinds[r.next%n], r.plan.Seed+uint64(r.next/n)
	if k.row != nil { // rows that are much alike would play the same deal much alike
		seed = r.plan.Seed + uint64(r.next)
	}
	r.next++
	return k, seed, true
}

// land adds what came of a game.
func (r *run) land(got Report, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.report.add(got)
	if err != nil && r.failed == nil {
		r.failed = err
	}
	if err != nil || len(r.report.Failures) >= mostFailures {
		r.stop()
	}
	if r.each != nil {
		r.each(r.report)
	}
}
