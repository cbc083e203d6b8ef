package rules

import "fmt"

// playBound is more choices than any game takes.
const playBound = 100000

// PlayRandom plays a match to its end with choices drawn from rng.
func PlayRandom(m *Match, rng *RNG) error {
	for n := 0; !m.S.Over; n++ {
		if n == playBound {
			return fmt.Errorf("%s does not end within %d choices", m.Game.Title, playBound)
		}
		if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
			return err
		}
	}
	return nil
}

// Signature is one number for what games random games of g come to, their
// hashes at every decision included. It changes only when the game's
// behaviour does.
func Signature(g *Game, games int) (uint64, error) {
	h := uint64(mixB)
	var m Match
	for i := range games {
		seats := g.MinSeats + i%(g.MaxSeats-g.MinSeats+1)
		if err := m.Restart(g, Setup{Seats: seats, Seed: uint64(i)}); err != nil {
			return 0, err
		}
		rng := Seeded(uint64(i) ^ mixA)
		for n := 0; !m.S.Over; n++ {
			h = mix(h, m.Hash(), uint64(n))
			if n == playBound {
				return 0, fmt.Errorf("%s does not end: seats %d, seed %d", g.Title, seats, i)
			}
			if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
				return 0, fmt.Errorf("seats %d, seed %d, choice %d: %w", seats, i, n, err)
			}
		}
		h = mix(h, m.Hash(), uint64(seats))
	}
	return h, nil
}
