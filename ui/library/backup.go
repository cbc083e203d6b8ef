package library

import (
	"context"
	"errors"
	"sync"
	"time"

	"feltstack/saves"
)

// Backup implements Library.
func (s *Local) Backup(ctx context.Context, to string, told saves.Progress) (saves.Backed, error) {
	return s.store.Backup(ctx, to, told)
}

// Look implements Library.
func (s *Local) Look(ctx context.Context, from string) (saves.Contents, time.Time, error) {
	return s.store.Look(ctx, from)
}

// Restore implements Library.
func (s *Local) Restore(ctx context.Context, from string) (saves.Restored, error) {
	defer s.daily.pause()()
	done, err := s.store.Restore(ctx, from)
	if err != nil {
		return done, err
	}
	_, err = s.Reload(ctx)
	return done, err
}

// Move implements Library.
func (s *Local) Move(ctx context.Context, to string) error {
	defer s.daily.pause()()
	return s.store.Move(ctx, to)
}

// BackupToday implements Library.
func (s *Local) BackupToday(ctx context.Context) error {
	return s.daily.run(ctx, func(ctx context.Context) error {
		made, err := s.store.BackupToday(ctx)
		if made != "" {
			s.log.Info("automatic backup made")
		}
		return err
	})
}

// AutomaticBackups implements Library.
func (s *Local) AutomaticBackups(context.Context) ([]saves.Automatic, error) {
	return s.store.AutomaticBackups()
}

// daily is the automatic backup: nothing waits for it. What needs the saves for itself cancels it, and
// it is made later.
type daily struct {
	at      sync.Mutex // held while it is made, and while something needs the saves for itself
	mu      sync.Mutex
	cancel  func() // what is made; nil for nothing. Guarded by mu
	waiting int    // how many need the saves for themselves; guarded by mu
}

// run makes it, unless something needs the saves.
func (d *daily) run(ctx context.Context, do func(context.Context) error) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	if !d.at.TryLock() {
		return nil
	}
	defer d.at.Unlock()
	d.mu.Lock()
	waiting := d.waiting
	d.cancel = cancel
	d.mu.Unlock()
	if waiting > 0 {
		return nil
	}
	if err := do(ctx); !errors.Is(err, context.Canceled) {
		return err
	}
	return nil
}

// pause cancels it, and keeps it from being made until done.
func (d *daily) pause() (done func()) {
	d.mu.Lock()
	d.waiting++
	if d.cancel != nil {
		d.cancel()
	}
	d.mu.Unlock()
	d.at.Lock()
	return func() {
		d.at.Unlock()
		d.mu.Lock()
		d.waiting--
		d.mu.Unlock()
	}
}
