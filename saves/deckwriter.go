package saves

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"
)

// DeckWriter saves one deck while it is built. Save never waits: it hands over the deck as it stands, and one goroutine
// writes the latest one. Decks that were handed over meanwhile are skipped, since the latest holds all that was done.
//
// Trouble that can pass (a full disk, a file held by another program) is reported once and tried again until it
// succeeds. When the deck was deleted the DeckWriter fails for good: it reports that, and this call and all later ones
// get the error.
type DeckWriter struct {
	store  *Store
	id     int64
	report func(error)

	mu      sync.Mutex
	latest  *Deck  // not yet written; nil: nothing is
	waiting []*Ack // of latest and of those that it stands for
	trouble error
	failed  error

	work   chan struct{}
	again  chan struct{}
	cancel context.CancelFunc
	done   chan struct{}
}

// StartDeckWriter starts the DeckWriter of a deck. It ends with Close, or when ctx is cancelled, and must end before the
// Store is closed. report is called as that of StartWriter.
func (s *Store) StartDeckWriter(ctx context.Context, id int64, report func(error)) *DeckWriter {
	ctx, cancel := context.WithCancel(ctx)
	w := &DeckWriter{
		store: s, id: id, report: report,
		work: make(chan struct{}, 1), again: make(chan struct{}, 1), cancel: cancel, done: make(chan struct{}),
	}
	go w.run(ctx)
	return w
}

// Save replaces the deck, as Store.SaveDeck does; its ID is that of the DeckWriter. d must not be changed afterwards. The
// Ack tells when this deck, or one saved after it, is on disk.
func (w *DeckWriter) Save(d Deck) *Ack {
	d.ID = w.id
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.failed != nil {
		return decided(w.failed)
	}
	w.latest = &d
	return w.wait()
}

// wait is called with mu held.
func (w *DeckWriter) wait() *Ack {
	a := &Ack{done: make(chan struct{})}
	w.waiting = append(w.waiting, a)
	signal(w.work)
	return a
}

// Retry tries again now what failed, instead of after the pause.
func (w *DeckWriter) Retry() { signal(w.again) }

// Flush waits until the latest deck is on disk. When ctx ends first, or the DeckWriter has failed, it says why it is not;
// in the first case Flush may be called again.
func (w *DeckWriter) Flush(ctx context.Context) error {
	w.mu.Lock()
	if w.failed != nil {
		defer w.mu.Unlock()
		return w.failed
	}
	a := w.wait()
	w.mu.Unlock()
	select {
	case <-a.Done():
		return a.Err()
	case <-ctx.Done():
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.unsaved(errors.Join(ctx.Err(), w.trouble))
}

// Close ends the DeckWriter after what it is writing at this moment: call Flush before. The error is nil when nothing was
// lost.
func (w *DeckWriter) Close() error {
	w.cancel()
	<-w.done
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.latest == nil {
		return nil
	}
	return w.failed
}

func (w *DeckWriter) run(ctx context.Context) {
	defer close(w.done)
	defer w.cancel()
	pause := firstPause
	for {
		w.mu.Lock()
		d, waiting := w.latest, len(w.waiting)
		w.mu.Unlock()
		if waiting == 0 {
			select {
			case <-w.work:
				continue
			case <-ctx.Done():
			}
		}
		if ctx.Err() != nil {
			w.fail(nil)
			return
		}
		var err error
		if d != nil {
			// As with Writer: a transaction that has begun is decided, never left in doubt.
			err = w.store.SaveDeck(context.WithoutCancel(ctx), *d)
		}
		switch {
		case err == nil:
			w.settle(d, waiting)
			pause = firstPause
		case passing(err):
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

// settle says that d, which n calls wait for, is on disk.
func (w *DeckWriter) settle(d *Deck, n int) {
	w.mu.Lock()
	if w.latest == d {
		w.latest = nil
	}
	written := w.waiting[:n:n]
	w.waiting = w.waiting[n:]
	recovered := w.trouble != nil
	w.trouble = nil
	w.mu.Unlock()
	for _, a := range written {
		a.decide(nil)
	}
	if recovered {
		w.report(nil)
	}
}

// begin reports a failure that will be retried, once.
func (w *DeckWriter) begin(err error) {
	w.mu.Lock()
	first := w.trouble == nil
	w.trouble = err
	w.mu.Unlock()
	if first {
		w.report(err)
	}
}

// fail gives up what is not written. why is nil when the DeckWriter was told to end.
func (w *DeckWriter) fail(why error) {
	w.mu.Lock()
	if why == nil {
		why = w.trouble
	}
	w.failed = w.unsaved(why)
	dropped, lost := w.waiting, w.latest != nil
	w.waiting = nil
	err := w.failed
	w.mu.Unlock()
	for _, a := range dropped {
		if lost {
			a.decide(err)
		} else {
			a.decide(nil)
		}
	}
}

func (w *DeckWriter) unsaved(why error) error {
	err := fmt.Errorf("the last changes of deck %d are %w", w.id, ErrUnsaved)
	if why != nil {
		err = fmt.Errorf("%w: %w", err, why)
	}
	return err
}
