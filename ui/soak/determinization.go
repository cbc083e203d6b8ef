package soak

import (
	"context"
	"errors"
	"fmt"

	"feltstack/rules"
)

// sampleLongest is more choices than a determinization takes.
const sampleLongest = longest

// playOn plays a determinization of one seat, to its end, and checks
// its state at every decision.
func (p *player) playOn(ctx context.Context, m *rules.Match, h *hand, got *Report) error {
	seat := rules.Seat(h.rng.IntN(int(m.S.SeatCount)))
	w := &p.sample
	m.Determinize(seat, &h.rng, w)
	if len(w.S.Options) == 0 {
		return nil // the rules found no determinization that fits: it says so by having no options
	}
	who := make([]string, m.S.SeatCount)
	for i := range who {
		who[i] = h.samples[h.rng.IntN(len(h.samples))]
	}
	bots, luck, err := seats(who, h.rng.Uint64())
	if err != nil {
		return err
	}
	for n := 0; !w.S.Over; n++ {
		switch {
		case ctx.Err() != nil:
			return nil
		case n == sampleLongest:
			return fmt.Errorf("of seat %s: it does not end within %d choices", rules.SeatName(seat), sampleLongest)
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
	got.Determinizations++
	return w.Check()
}
