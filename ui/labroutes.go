package ui

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"time"

	"feltstack/rules/bot/lab"
	"feltstack/rules/guard"
)

// labEvery is how often numbers are shown while games are played.
const labEvery = 500 * time.Millisecond

// lab puts up the page on which bots play many games.
func (n *navigator) lab() {
	if n.library == nil {
		n.pending = n.lab
		return
	}
	s := newLabScreen(n.env, n.library.Games(), labExits{Home: n.home, Run: n.experiment})
	n.show(s, s.Container)
}

// experiment plays games off the UI goroutine, on all cores but the window's.
func (n *navigator) experiment(game string, players []string, games int, options map[string]string, told func(*lab.Report, bool, error)) (stop func()) {
	ctx, stop := context.WithCancel(n.ctx)
	ended := false
	tell := func(r *lab.Report, done bool, err error) {
		n.env.Post(func() {
			if !ended {
				ended = done
				told(r, done, err)
			}
		})
	}
	plan, err := n.library.Experiment(game, players, games, options)
	if err != nil {
		tell(nil, true, err)
		return stop
	}
	plan.Seed, plan.Jobs = rand.Uint64()>>32, max(runtime.NumCPU()-1, 1)
	tally := lab.NewTally(plan)
	began, shown := time.Now(), time.Now()
	n.work.Add(1)
	guard.Go("the lab", func() error {
		return lab.Run(ctx, plan, func(g *lab.Played) bool {
			tally.Add(g)
			if time.Since(shown) > labEvery {
				shown = time.Now()
				tell(tally.Report(time.Since(began)), false, nil)
			}
			return true
		})
	}, func(err error) {
		defer n.work.Done()
		defer stop()
		n.env.Reports.Report(err, guard.Note{Title: "Lab", Text: fmt.Sprintf("%s, %v, seed %d, %d games\n%v", game, fmt.Sprint(players, options), plan.Seed, games, err)})
		if guard.Find(err) != nil {
			err = errLabCrashed
		}
		if tally.Games() == 0 {
			tell(nil, true, err)
			return
		}
		tell(tally.Report(time.Since(began)), true, err)
	})
	return stop
}

// errLabCrashed says that the lab has played no further.
var errLabCrashed = errors.New("a game crashed, so the lab stopped: what was played before counts")
