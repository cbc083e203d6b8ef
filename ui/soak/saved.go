package soak

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"time"

	"feltstack/rules"
	"feltstack/saves"
	"feltstack/table"
	"feltstack/ui/library/keep"
)

const (
	// How often in a saved game a person undoes, and closes it and opens it again:
	// at one choice in this number.
	undoEvery  = 25
	closeEvery = 60
	// mostTwists is how often it does either in one game, so that all games end.
	mostTwists = 8
	// landTime is how long a choice may take to the disk.
	landTime = 10 * time.Minute
)

// noDisk says that there is nowhere to save, which isn't a failure of the program.
type noDisk struct{ error }

func (e *noDisk) Unwrap() error { return e.error }

// keep plays the game once more as people do at a table: saved choice by
// choice, undone and done again, closed and opened.
func (p *player) keep(ctx context.Context, h *hand, got *Report) error {
	if p.store == nil {
		st, err := saves.Open(ctx, filepath.Join(p.folder, fmt.Sprintf("%d.db", p.number)), saves.Options{})
		if err != nil {
			return &noDisk{err}
		}
		p.store = st
	}
	find := func(string) (*rules.Game, error) { return h.base, nil }
	cfg := table.Config{Game: h.game, Setup: h.setup}
	for i := range h.players {
		cfg.Players = append(cfg.Players, table.Player{Name: rules.SeatName(rules.Seat(i))})
	}
	g, err := keep.Start(ctx, p.store, "Soak", cfg)
	if err != nil {
		return fmt.Errorf("save the game: %w", err)
	}
	s := &sitting{player: p, find: find, game: g}
	defer func() { s.game.Close() }()
	if err := s.play(ctx, h); err != nil {
		return fmt.Errorf("saved, at choice %d: %w", len(s.game.Line()), err)
	}
	if err := s.file(ctx); err != nil {
		return fmt.Errorf("as a file: %w", err)
	}
	got.Saved++
	return nil
}

// sitting is a game that is saved while it is played.
type sitting struct {
	player *player
	find   func(string) (*rules.Game, error)
	game   *keep.Kept
}

// play makes the choices of the game again.
func (s *sitting) play(ctx context.Context, h *hand) error {
	line := s.player.line
	for twists := 0; ; {
		at := len(s.game.Line())
		if at == len(line) || ctx.Err() != nil {
			return nil
		}
		switch {
		case twists == mostTwists:
		case at > 0 && h.rng.IntN(undoEvery) == 0:
			twists++
			if err := s.backAndForth(line); err != nil {
				return err
			}
			continue
		case h.rng.IntN(closeEvery) == 0:
			twists++
			if err := s.reopen(ctx, at); err != nil {
				return err
			}
		}
		if err := s.choose(line[at]); err != nil {
			return err
		}
		if now := s.game.Line(); !slices.Equal(now, line[:at+1]) {
			return fmt.Errorf("%q leads to hash %x, it led to %x", line[at].Key, now[len(now)-1].Hash, line[at].Hash)
		}
	}
}

// choose makes a choice and waits until it is on disk.
func (s *sitting) choose(c table.Choice) error {
	if asked := s.game.Asked(); asked != c.Seat {
		return fmt.Errorf("seat %d decides and not %d", asked, c.Seat)
	}
	for i := range s.game.Players() {
		s.game.View(i).Scene()
	}
	return s.land(c.N+1, func() error { return s.game.View(c.Seat).Do([]string{c.Key}) })
}

// land does something and waits until the line of play has n choices.
func (s *sitting) land(n int, do func() error) error {
	changed := make(chan struct{}, 1)
	defer s.game.Watch(func() {
		select {
		case changed <- struct{}{}:
		default:
		}
	})()
	if err := do(); err != nil {
		return err
	}
	late := time.NewTimer(landTime)
	defer late.Stop()
	for len(s.game.Line()) != n {
		if err := s.game.Stopped(); err != nil {
			return err
		}
		select {
		case <-changed:
		case <-late.C:
			return fmt.Errorf("what was chosen is not on disk after %v: %d choices instead of %d", landTime, len(s.game.Line()), n)
		}
	}
	s.player.stir()
	return s.game.Stopped()
}

// backAndForth takes choices back, and does them again or goes on otherwise.
func (s *sitting) backAndForth(line []table.Choice) error {
	rng := &s.player.hand.rng
	at := len(s.game.Line())
	view := s.game.View(0)
	n := rng.IntN(at)
	on := rng.IntN(2) == 0
	if !on {
		n = max(n, at-undoEvery/4) // or a long game would never come to its end
	}
	if err := s.land(n, func() error { return view.Go(n) }); err != nil {
		return fmt.Errorf("go back to choice %d: %w", n, err)
	}
	if t := s.game.Timeline(); len(t.Steps) != at || t.At != n {
		return fmt.Errorf("back at choice %d of %d, the timeline stands at %d of %d", n, at, t.At, len(t.Steps))
	}
	if on {
		n = at
		if err := s.land(n, func() error { return view.Go(n) }); err != nil {
			return fmt.Errorf("go on to choice %d: %w", n, err)
		}
	} else if err := s.choose(line[n]); err != nil {
		return fmt.Errorf("go on otherwise: %w", err)
	} else {
		n++
	}
	if !slices.Equal(s.game.Line(), line[:n]) {
		return fmt.Errorf("after going back and on to choice %d the game is another one", n)
	}
	return nil
}

// reopen closes the game and opens it from the saves.
func (s *sitting) reopen(ctx context.Context, at int) error {
	if err := s.game.Close(); err != nil {
		return fmt.Errorf("close the game: %w", err)
	}
	before := s.game.Line()
	g, err := keep.Open(ctx, s.player.store, s.game.ID, s.find, table.Config{})
	if err != nil {
		return fmt.Errorf("open the game: %w", err)
	}
	s.game = g
	if err := g.Stopped(); err != nil {
		return err
	}
	if !slices.Equal(g.Line(), before) {
		return fmt.Errorf("opened, the game has %d choices and had %d", len(g.Line()), at)
	}
	return nil
}

// file writes the game to a file and reads it back, and takes it from the saves.
func (s *sitting) file(ctx context.Context) error {
	if err := s.game.Close(); err != nil {
		return err
	}
	var b bytes.Buffer
	if err := keep.Export(ctx, s.player.store, s.game.ID, s.find, false, &b); err != nil {
		return err
	}
	f, err := keep.ReadFile(&b)
	if err != nil {
		return err
	}
	read, err := f.Session(s.find)
	if err != nil {
		return err
	}
	defer read.Close()
	if err := read.Stopped(); !errors.Is(err, table.ErrStill) {
		return fmt.Errorf("it stops: %w", err)
	}
	if !slices.Equal(read.Line(), s.game.Line()) {
		return errors.New("written and read, the game is another one")
	}
	if _, err := s.player.store.Discard(ctx, saves.AGame, s.game.ID); err != nil {
		return err
	}
	return s.player.store.Purge(ctx, saves.AGame, s.game.ID)
}
