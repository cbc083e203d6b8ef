package soak

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/guard"
	"feltstack/rules/laws"
	"feltstack/saves"
	"feltstack/table"
)

// longest is more choices than a game should take, whoever plays.
const longest = 10_000

var errStuck = errors.New("no choice for two minutes: something goes round in circles")

// player plays one game after the other, in memory and a saves file of its own.
type player struct {
	folder string // for its saves
	number int
	store  *saves.Store // nil until it is needed

	view, sample rules.Match

	mu    sync.Mutex // guards the rest, at which watch looks
	hand  *hand      // nil between games
	line  []table.Choice
	again table.Choice // being made
	moved time.Time
}

// game plays the game of a seed. What goes wrong in it is in the report; the
// error is about the run.
func (p *player) game(ctx context.Context, k kind, seed uint64) (Report, error) {
	got := Report{Games: 1}
	h, err := k.deal(seed)
	if err != nil {
		return got, err
	}
	p.mu.Lock()
	p.hand, p.line, p.again, p.moved = h, nil, table.Choice{}, time.Now()
	p.mu.Unlock()
	err = guard.Try("a game", func() error { return p.play(ctx, h, &got) })
	if err == nil && h.saved && ctx.Err() == nil {
		err = guard.Try("a saved game", func() error { return p.keep(ctx, h, &got) })
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if err != nil && ctx.Err() == nil {
		var broken *noDisk
		if errors.As(err, &broken) {
			return got, err
		}
		got.Failures = append(got.Failures, p.failureLocked(err))
	}
	p.hand = nil
	return got, nil
}

// play plays to the end, and proves every law on the way.
func (p *player) play(ctx context.Context, h *hand, got *Report) error {
	proof, err := laws.NewProof(h.game, h.setup)
	if err != nil {
		return err
	}
	m := proof.Match()
	bots, luck, err := seats(h.players, h.setup.Seed)
	if err != nil {
		return err
	}
	for !m.S.Over {
		if ctx.Err() != nil {
			return nil
		}
		if len(p.line) == longest {
			return fmt.Errorf("the game does not end within %d choices", longest)
		}
		if err := proof.Laws(); err != nil {
			return fmt.Errorf("a law does not hold: %w", err)
		}
		if h.rng.IntN(h.sampled) == 0 {
			if err := p.playOn(ctx, m, h, got); err != nil {
				return fmt.Errorf("in a determinization: %w", err)
			}
		}
		i, err := p.ask(ctx, bots, luck, m, h.workers)
		if err != nil {
			return err
		}
		c := table.Choice{N: len(p.line), Seat: int(m.S.Decision.Seat), Turn: int(m.S.Turn), Key: m.Words().Key(i)}
		p.begin(c)
		if err := proof.Choose(i); err != nil {
			return fmt.Errorf("choose %q: %w", c.Key, err)
		}
		c.Hash = m.S.Hash()
		p.made(c)
		got.Decisions++
	}
	return proof.Finish()
}

// seats makes the players of a game, and their luck.
func seats(names []string, seed uint64) ([]bot.Player, []rules.RNG, error) {
	var all []bot.Player
	var luck []rules.RNG
	for i, name := range names {
		b, err := bot.New(name)
		if err != nil {
			return nil, nil, err
		}
		all, luck = append(all, b), append(luck, rules.Seeded(seed*uint64(len(names)+1)+uint64(i)^0xb075))
	}
	return all, luck, nil
}

// ask lets the bot choose whose decision it is.
func (p *player) ask(ctx context.Context, bots []bot.Player, luck []rules.RNG, m *rules.Match, workers int) (int, error) {
	seat := m.S.Decision.Seat
	m.View(seat, &p.view)
	was := p.view.S.Hash()
	i := bots[seat].Choose(ctx, &p.view, seat, bot.Budget{Cores: workers}, &luck[seat])
	switch {
	case i < 0 || i >= len(m.S.Options):
		return 0, fmt.Errorf("seat %s takes option %d of %d", rules.SeatName(seat), i, len(m.S.Options))
	case p.view.S.Hash() != was:
		return 0, fmt.Errorf("seat %s has changed what it looked at", rules.SeatName(seat))
	}
	return i, nil
}

// begin notes a choice before it is made.
func (p *player) begin(c table.Choice) {
	p.mu.Lock()
	p.again = c
	p.mu.Unlock()
}

// made notes a choice that was made.
func (p *player) made(c table.Choice) {
	p.mu.Lock()
	p.line, p.again, p.moved = append(p.line, c), table.Choice{}, time.Now()
	p.mu.Unlock()
}

// stir notes that something has moved that isn't a choice of the game.
func (p *player) stir() {
	p.mu.Lock()
	p.moved = time.Now()
	p.mu.Unlock()
}

// failureLocked is what an error in the game in progress comes to. It is called with mu held.
func (p *player) failureLocked(err error) *Failure {
	h := p.hand
	f := &Failure{Game: h.game.Name, Row: h.row, Seed: h.setup.Seed, What: err.Error(), Players: h.players}
	note := f.What
	if c := guard.Find(err); c != nil {
		f.What = fmt.Sprintf("%v%s", err, place(c.Stack))
		f.Stack = c.Stack
		note = f.What + "\n\n" + c.Stack
	}
	f.File = record(h, p.line, note, p.again.Key, p.again.Seat, p.again.Turn)
	return f
}

// close ends the player's saves file.
func (p *player) close() {
	if p.store != nil {
		p.store.Close()
	}
}
