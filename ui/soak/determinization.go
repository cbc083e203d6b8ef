package soak

import (
	"context"
	"errors"
	"fmt"

	"feltstack/rules"
)

const (
	// sampleEvery is at one in how many decisions one is played on.
	sampleEvery = 12
	// sampleLongest is more choices than such a determinization takes.
	sampleLongest = longest
)

// sampleHands are who plays on in a determinization; chance does most of it.
var sampleHands = []string{"random", "random", "random", "policy", "greedy", "learner:8"}

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
		who[i] = sampleHands[h.rng.IntN(len(sampleHands))]
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
