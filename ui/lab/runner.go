package lab

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"feltstack/rules/bot/lab"
	"feltstack/rules/guard"
	"feltstack/ui/kit"
	"feltstack/ui/library"
)

// told is how often numbers are shown while games are played.
const told = 500 * time.Millisecond

// ErrCrashed says that a run has ended early.
var ErrCrashed = errors.New("a game crashed, so the lab stopped: what was played before counts")

// Job is a run that is played, or waits to be.
type Job struct {
	library.LabRun // its report is nil before the first game
	Err            error
	PerSecond      int // moves
	stop           context.CancelFunc
	stopped        bool
}

// Games is how many have been played.
func (j *Job) Games() int {
	if j.Report == nil {
		return 0
	}
	return j.Report.Games
}

// Runner plays runs of the lab one after the other, in the background and at low priority,
// whatever page is shown. Its methods belong to the UI goroutine.
type Runner struct {
	ctx      context.Context
	env      *kit.Env
	work     *sync.WaitGroup        // of the window: it waits for this before it closes the library
	library  func() library.Library // as it is open now
	jobs     []*Job                 // the first is played
	Gate     Gate                   // hears of the frames of the window
	watchers map[*int]func(*Job)
}

// NewRunner makes one that ends with ctx. What it has begun counts among work.
func NewRunner(ctx context.Context, e *kit.Env, work *sync.WaitGroup, lib func() library.Library) *Runner {
	return &Runner{ctx: ctx, env: e, work: work, library: lib, watchers: map[*int]func(*Job){}}
}

// Jobs lists what is played, and then what waits.
func (r *Runner) Jobs() []*Job { return slices.Clone(r.jobs) }

// Watch has f hear, on the UI goroutine, of every job that goes on or has ended, until stop.
func (r *Runner) Watch(f func(*Job)) (stop func()) {
	key := new(int)
	r.watchers[key] = f
	return func() { delete(r.watchers, key) }
}

func (r *Runner) tell(j *Job) {
	for _, f := range r.watchers {
		f(j)
	}
}

// Start has a run be played, once those before it have been.
func (r *Runner) Start(run library.LabRun) *Job {
	j := &Job{LabRun: run}
	r.jobs = append(r.jobs, j)
	if len(r.jobs) == 1 {
		r.play(j)
	}
	r.tell(j)
	return j
}

// Stop ends a job. What it has played is kept.
func (r *Runner) Stop(j *Job) {
	j.stopped = true
	if j.stop != nil {
		j.stop()
		return
	}
	r.ended(j)
}

// ended takes a job away and plays the next one.
func (r *Runner) ended(j *Job) {
	first := len(r.jobs) > 0 && r.jobs[0] == j
	r.jobs = slices.DeleteFunc(r.jobs, func(o *Job) bool { return o == j })
	if first && len(r.jobs) > 0 {
		r.play(r.jobs[0])
	}
	r.tell(j)
}

// play plays a job off the UI goroutine and keeps what came of it.
func (r *Runner) play(j *Job) {
	ctx, stop := context.WithCancel(r.ctx)
	j.stop = stop
	lib, run := r.library(), j.LabRun
	seed := rand.Uint64() >> 32
	var tally *lab.Tally
	began := time.Now()
	shown := began
	show := func(done bool, id int64, err error) {
		var report *lab.Report
		if tally != nil && tally.Games() > 0 {
			report = tally.Report(time.Since(began))
		}
		r.env.Post(func() {
			if report != nil {
				j.Report, j.PerSecond = report, int(report.StepsPerS)
			}
			if j.Err = err; done {
				j.ID, j.Created = id, run.Created
				r.ended(j)
				return
			}
			r.tell(j)
		})
	}
	r.work.Add(1)
	guard.Go("the lab", func() error {
		plan, err := lib.Experiment(run.Setup)
		if err != nil {
			return err
		}
		plan.Seed = seed
		r.Gate.Background(&plan)
		tally = lab.NewTally(plan)
		return lab.Run(ctx, plan, func(g *lab.Played) bool {
			tally.Add(g)
			if time.Since(shown) > told {
				shown = time.Now()
				show(false, 0, nil)
			}
			return true
		})
	}, func(err error) {
		defer r.work.Done()
		defer stop()
		if err != nil {
			r.env.Reports.Report(err, guard.Note{Title: "Lab", Text: fmt.Sprintf("%s, %v, seed %d, %d games\n%v", run.Setup.Game, fmt.Sprint(run.Setup.Levels(), run.Setup.Options), seed, run.Setup.Games, err)})
		}
		if guard.Find(err) != nil {
			err = ErrCrashed
		}
		var id int64
		if tally != nil && tally.Games() > 0 {
			run.Report, run.Created = tally.Report(time.Since(began)), time.Now()
			var failed error
			id, failed = lib.KeepRun(context.WithoutCancel(r.ctx), run) // the window may be closing
			err = errors.Join(err, failed)
		}
		show(true, id, err)
	})
}
