package soak

import (
	"context"
	"errors"
	"fmt"

	"feltstack/rules"
)

const (
	// worldEvery is at one in how many decisions a world is imagined.
	worldEvery = 12
	// worldLongest is more choices than such a world takes.
	worldLongest = longest
)

// dreamers are who plays on in an imagined world; chance does most of it.
var dreamers = []string{"random", "random", "random", "reflex", "greedy", "learner:8"}

// imagine plays a world on that one seat holds possible, to its end, and checks
// its state at every decision.
func (p *player) imagine(ctx context.Context, m *rules.Match, h *hand, got *Report) error {
	seat := rules.Seat(h.rng.IntN(int(m.S.SeatCount)))
	w := &p.world
	m.Resample(seat, &h.rng, w)
	if len(w.S.Options) == 0 {
		return nil // the rules found no world that fits: it says so by having no options
	}
	who := make([]string, m.S.SeatCount)
	for i := range who {
		who[i] = dreamers[h.rng.IntN(len(dreamers))]
	}
	bots, luck, err := seats(who, h.rng.Uint64())
	if err != nil {
		return err
	}
	for n := 0; !w.S.Over; n++ {
		switch {
		case ctx.Err() != nil:
			return nil
		case n == worldLongest:
			return fmt.Errorf("of seat %s: it does not end within %d choices", rules.SeatName(seat), worldLongest)
		}
		if err := w.Check(); err != nil {
			return fmt.Errorf("of seat %s, choice %d: %w", rules.SeatName(seat), n, err)
		}
		i, err := p.ask(ctx, bots, luck, w, 1)
		if err == nil {
			err = w.Choose(i)
		}
		if errors.Is(err, rules.ErrNoChoice) && m.CanBelie(seat) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("of seat %s, choice %d: %w", rules.SeatName(seat), n, err)
		}
		if n%64 == 0 {
			p.stir()
		}
	}
	got.Worlds++
	return w.Check()
}
