package saves

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"feltstack/rules/guard"
)

// Writer saves one game while it is played. Its methods never wait: they queue what is to be written and return an [Ack]
// that says when it is on disk. One goroutine writes, in the order of the calls.
//
// When the disk is full, or the file is held by another program, everything stays in the queue, the trouble is reported
// once, and the Writer tries again until it succeeds. When the game itself refuses (it was deleted, or someone else
// wrote to it) the Writer fails for good: it reports that, and this call and all later ones get the error.
type Writer struct {
	store  *Store
	id     int64
	report func(error)

	mu     sync.Mutex
	queue  []job
	next   int   // length of the line once the queue is written
	failed error // why nothing is written any more; set once
	lost   int   // changes that were in the queue then
	// trouble is the failure that is being retried, nil when all is well.
	trouble error

	work   chan struct{} // something was queued
	again  chan struct{} // someone asks to try again now
	cancel context.CancelFunc
	done   chan struct{} // closed when the goroutine has ended
}

// job is one thing to write: a choice, so that neighbours share a transaction, or anything else as a function, or
// neither, to learn when what was queued before is written.
type job struct {
	choice *Choice
	do     func(context.Context) error
	aside  bool // no part of the line of play: when the Store refuses it, the rest goes on
	ack    *Ack
}

// Ack says when one call of a Writer is on disk.
type Ack struct {
	done chan struct{}
	err  error
}

// Done is closed when the matter is decided.
func (a *Ack) Done() <-chan struct{} { return a.done }

// Err is nil when it is on disk. Call it only after Done is closed.
func (a *Ack) Err() error { return a.err }

func (a *Ack) decide(err error) {
	a.err = err
	close(a.done)
}

// How long a Writer waits before it tries again: doubled from the first to the last.
const (
	firstPause = 100 * time.Millisecond
	lastPause  = 5 * time.Second
)

// StartWriter starts the Writer of a game whose line of play has length choices. The Writer ends with Close, or when ctx
// is canceled, and must end before the Store is closed.
//
// report is called, from the Writer's goroutine, with the error when writing begins to fail and with nil when it works
// again; it must not call Flush or Close.
func (s *Store) StartWriter(ctx context.Context, id int64, length int, report func(error)) *Writer {
	ctx, cancel := context.WithCancel(ctx)
	w := &Writer{
		store: s, id: id, report: report, next: length,
		work: make(chan struct{}, 1), again: make(chan struct{}, 1), cancel: cancel, done: make(chan struct{}),
	}
	guard.Go("saving", func() error { w.run(ctx); return nil }, func(err error) {
		if err != nil { // its own bug: nothing more gets written
			w.fail(err)
			report(err)
		}
		w.cancel()
		close(w.done)
	})
	return w
}

// Append adds a choice to the line; c.N must be the length of the line. See Store.AppendChoices.
func (w *Writer) Append(c Choice) *Ack {
	w.mu.Lock()
	defer w.mu.Unlock()
	if c.N != w.next {
		return decided(fmt.Errorf("choice %d when %d are made: %w", c.N, w.next, ErrOutOfOrder))
	}
	w.next++
	return w.enqueue(job{choice: &c})
}

// Truncate takes back choices until n remain. See Store.Truncate.
func (w *Writer) Truncate(n int) *Ack {
	w.mu.Lock()
	defer w.mu.Unlock()
	if n < 0 || n > w.next {
		return decided(fmt.Errorf("take back to %d when %d choices are made: %w", n, w.next, ErrOutOfOrder))
	}
	w.next = n
	return w.enqueue(job{do: func(ctx context.Context) error { return w.store.Truncate(ctx, w.id, n) }})
}

// Finish ends the game. See Store.Finish.
func (w *Writer) Finish(o Outcome) *Ack {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.enqueue(job{do: func(ctx context.Context) error { return w.store.Finish(ctx, w.id, o) }})
}

// Do queues any other write on the Store (a setting, a picture), to happen after what was queued before. A refusal is
// told by the Ack only.
func (w *Writer) Do(write func(context.Context) error) *Ack {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.enqueue(job{do: write, aside: true})
}

// Retry tries again now what failed, instead of after the pause.
func (w *Writer) Retry() { signal(w.again) }

// Flush waits until all that was queued before it is on disk. When ctx ends first, or the Writer has failed, it says how
// many changes are not saved and why; they stay in the queue in the first case, so Flush may be called again.
func (w *Writer) Flush(ctx context.Context) error {
	w.mu.Lock()
	ack := w.enqueue(job{})
	w.mu.Unlock()
	select {
	case <-ack.Done():
		return ack.Err()
	case <-ctx.Done():
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.unsaved(changes(w.queue), errors.Join(ctx.Err(), w.trouble))
}

// Close ends the Writer after what it is writing at this moment, without waiting for the rest: call Flush before. The
// error is nil when nothing was lost, and else says how many changes were not saved and why.
func (w *Writer) Close() error {
	w.cancel()
	<-w.done
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.lost == 0 {
		return nil
	}
	return w.failed
}

// enqueue is called with mu held.
func (w *Writer) enqueue(j job) *Ack {
	if w.failed != nil {
		return decided(w.failed)
	}
	j.ack = &Ack{done: make(chan struct{})}
	w.queue = append(w.queue, j)
	signal(w.work)
	return j.ack
}

func (w *Writer) run(ctx context.Context) {
	pause := firstPause
	for {
		batch, choices := w.batch()
		if len(batch) == 0 {
			select {
			case <-w.work:
				continue
			case <-ctx.Done():
				w.fail(nil)
				return
			}
		}
		if ctx.Err() != nil {
			w.fail(nil)
			return
		}
		// Canceling ends the Writer between two transactions; one that has begun is decided, never left in doubt.
		// A crash is tried again, too: nothing is lost meanwhile.
		err := guard.Try("saving", func() error { return w.write(context.WithoutCancel(ctx), batch, choices) })
		switch {
		case err == nil:
			w.settle(len(batch), nil)
			pause = firstPause
		case batch[0].aside && !Passing(err):
			w.settle(1, err)
		case Passing(err), guard.Find(err) != nil:
			w.begin(err)
			select {
			case <-time.After(pause):
				pause = min(2*pause, lastPause)
			case <-w.again:
			case <-ctx.Done():
			}
		default:
			w.fail(err)
			w.report(err)
			return
		}
	}
}

// batch is the front of the queue that goes into one transaction: all choices up to something else, or one other job.
func (w *Writer) batch() (jobs []job, choices []Choice) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, j := range w.queue {
		if j.choice == nil {
			break
		}
		choices = append(choices, *j.choice)
	}
	return w.queue[:max(len(choices), min(1, len(w.queue)))], choices
}

func (w *Writer) write(ctx context.Context, batch []job, choices []Choice) error {
	if len(choices) > 0 {
		return w.store.AppendChoices(ctx, w.id, choices...)
	}
	if batch[0].do == nil {
		return nil
	}
	return batch[0].do(ctx)
}

// settle takes n jobs that are written, or refused with err, from the queue and says so to whoever waits.
func (w *Writer) settle(n int, err error) {
	w.mu.Lock()
	written := w.queue[:n:n]
	w.queue = w.queue[n:]
	recovered := w.trouble != nil
	w.trouble = nil
	w.mu.Unlock()
	for _, j := range written {
		j.ack.decide(err)
	}
	if recovered {
		w.report(nil)
	}
}

// begin reports a failure that will be retried, once.
func (w *Writer) begin(err error) {
	w.mu.Lock()
	first := w.trouble == nil
	w.trouble = err
	w.mu.Unlock()
	if first {
		w.report(err)
	}
}

// fail gives up what is queued. why is nil when the Writer was told to end.
func (w *Writer) fail(why error) {
	w.mu.Lock()
	w.lost = changes(w.queue)
	if why == nil {
		why = w.trouble
	}
	w.failed = w.unsaved(w.lost, why)
	dropped := w.queue
	w.queue = nil
	w.mu.Unlock()
	for _, j := range dropped {
		j.ack.decide(w.failed)
	}
}

// unsaved says that n changes are not on disk, or with n = 0 that none will come there any more.
func (w *Writer) unsaved(n int, why error) error {
	err := fmt.Errorf("game %d has changes that are %w (%d)", w.id, ErrUnsaved, n)
	if n == 0 {
		err = fmt.Errorf("the writer of game %d has ended: %w", w.id, ErrUnsaved)
	}
	if why != nil {
		err = fmt.Errorf("%w: %w", err, why)
	}
	return err
}

func changes(queue []job) (n int) {
	for _, j := range queue {
		if j.choice != nil || j.do != nil {
			n++
		}
	}
	return n
}

// decided is the Ack of a call that was not queued.
func decided(err error) *Ack {
	a := &Ack{done: make(chan struct{})}
	a.decide(err)
	return a
}

func signal(c chan struct{}) {
	select {
	case c <- struct{}{}:
	default:
	}
}
