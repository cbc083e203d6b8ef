package commands

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"feltstack/rules"
	"feltstack/saves"
	"feltstack/table"
	"feltstack/ui/library/keep"
)

// benchChoices is how long a saved game is that is opened.
const benchChoices = 500

// benchSaves measures saving in a file of its own, through the very session
// that a window uses. It looks for a long game for as long as each.
func benchSaves(ctx context.Context, g *rules.Game, each time.Duration) (f savesFigures, err error) {
	dir, err := os.MkdirTemp("", "feltstack-bench-")
	if err != nil {
		return f, fmt.Errorf("make a folder to measure saving in: %w", err)
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "bench.db")
	seed, line, err := longGame(ctx, g, each)
	if err != nil {
		return f, err
	}
	id, err := f.play(ctx, path, g, seed, line)
	if err != nil {
		return f, err
	}
	var opens []float64
	for range 5 {
		took, err := openTime(ctx, path, id, g)
		if err != nil {
			return f, err
		}
		opens = append(opens, took)
	}
	// Few games are that long; what a shorter one takes is scaled up.
	f.Open500Ms = round3(percentile(opens, 0.5) * benchChoices / float64(len(line)))
	return f, nil
}

// longGame finds a game of random choices with as many choices as are
// measured, or the longest found in time.
func longGame(ctx context.Context, g *rules.Game, each time.Duration) (seed uint64, line []string, err error) {
	longest := 0
	start := time.Now()
	for s := uint64(1); longest == 0 || longest < benchChoices && time.Since(start) < each; s++ {
		if err := ctx.Err(); err != nil {
			return 0, nil, err
		}
		n, err := lengthOf(g, s)
		if err != nil {
			return 0, nil, err
		}
		if n > longest {
			seed, longest = s, n
		}
	}
	m, err := rules.New(g, rules.Setup{Seats: g.MinSeats, Seed: seed})
	if err != nil {
		return 0, nil, err
	}
	rng := rules.Seeded(seed)
	for len(line) < min(longest, benchChoices) {
		i := rng.IntN(len(m.S.Options))
		line = append(line, m.Words().Key(i))
		if err := m.Choose(i); err != nil {
			return 0, nil, err
		}
	}
	return seed, line, nil
}

func lengthOf(g *rules.Game, seed uint64) (int, error) {
	m, err := rules.New(g, rules.Setup{Seats: g.MinSeats, Seed: seed})
	if err != nil {
		return 0, err
	}
	rng, n := rules.Seeded(seed), 0
	for ; !m.S.Over && n < benchChoices; n++ {
		if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
			return 0, err
		}
	}
	return n, nil
}

// play plays a line of choices in a new save and measures each of them, and
// taking back where that is possible.
func (f *savesFigures) play(ctx context.Context, path string, g *rules.Game, seed uint64, line []string) (id int64, err error) {
	st, err := saves.Open(ctx, path, saves.Options{})
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, st.Close()) }()
	players := make([]table.Player, g.MinSeats)
	for i := range players {
		players[i].Name = rules.SeatName(rules.Seat(i))
	}
	game, err := keep.Start(ctx, st, "bench", table.Config{Game: g, Setup: rules.Setup{Seed: seed}, Players: players})
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, game.Close()) }()
	seen := make(chan struct{}, 1)
	defer game.Watch(func() {
		select {
		case seen <- struct{}{}:
		default:
		}
	})()
	timed := func(do func() error) (float64, error) {
		start := time.Now()
		if err := do(); err != nil {
			return 0, err
		}
		for {
			select {
			case <-seen:
				if !game.View(0).Scene().Busy { // else it only said that the disk is slow
					return ms(time.Since(start)), nil
				}
			case <-ctx.Done():
				return 0, ctx.Err()
			}
		}
	}
	var choices, backs []float64
	for _, key := range line {
		view := game.View(game.Asked())
		choose := func() error { return view.Do([]string{key}) }
		took, err := timed(choose)
		if err != nil {
			return 0, err
		}
		choices = append(choices, took)
		if next := game.Asked(); next < 0 || !game.View(next).Scene().Prompt.Declaring {
			continue
		}
		if took, err = timed(game.View(game.Asked()).Cancel); err != nil {
			return 0, err
		}
		backs = append(backs, took)
		made := len(game.Line())
		for _, again := range line[made:len(choices)] {
			if _, err := timed(func() error { return game.View(game.Asked()).Do([]string{again}) }); err != nil {
				return 0, err
			}
		}
	}
	f.ChoiceMsP50 = round3(percentile(choices, 0.5))
	f.UndoMsP95 = round3(percentile(backs, 0.95))
	return game.ID, nil
}

// openTime is how long it takes from a closed file to a game that can go on, in
// milliseconds. The rules are there already, as they are in a window.
func openTime(ctx context.Context, path string, id int64, g *rules.Game) (took float64, err error) {
	start := time.Now()
	st, err := saves.Open(ctx, path, saves.Options{})
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, st.Close()) }()
	find := func(string) (*rules.Game, error) { return g, nil }
	game, err := keep.Open(ctx, st, id, find, table.Config{})
	if err != nil {
		return 0, err
	}
	took = ms(time.Since(start))
	if stopped := game.Stopped(); stopped != nil {
		err = stopped
	}
	return took, errors.Join(err, game.Close())
}
