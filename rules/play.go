package rules

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"
)

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

// Signature is one number for what games random games of g with this number of seats come
// to: the seat and options of every decision, and how the table lies then. It
// changes only when the game's behaviour does, not with how the engine keeps a
// state, nor with how many seats the game is for.
func Signature(g *Game, seats, games int) (uint64, error) {
	h := fnv.New64a()
	var m Match
	var buf []byte
	for i := range games {
		if err := m.Restart(g, Setup{Seats: seats, Seed: uint64(i)}); err != nil {
			return 0, err
		}
		rng := Seeded(uint64(i) ^ mixA)
		for n := 0; !m.S.Over; n++ {
			buf = m.Words().sign(buf[:0])
			h.Write(buf)
			if n == playBound {
				return 0, fmt.Errorf("%s does not end: seats %d, seed %d", g.Title, seats, i)
			}
			if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
				return 0, fmt.Errorf("seats %d, seed %d, choice %d: %w", seats, i, n, err)
			}
		}
		buf = m.Words().sign(buf[:0])
		h.Write(buf)
	}
	return h.Sum64(), nil
}

// sign appends what a player would say of the match at this moment.
func (w Words) sign(buf []byte) []byte {
	m, s := w.m, &w.m.S
	number := func(all ...int16) {
		for _, n := range all {
			buf = binary.AppendVarint(buf, int64(n))
		}
	}
	number(s.Turn, int16(s.Phase), int16(s.Active), int16(s.Decision.Seat), int16(s.Decision.Kind), int16(s.Winners))
	for _, key := range w.Keys() {
		buf = append(append(buf, key...), 0)
	}
	for i := range s.Seats {
		number(s.Seats[i].Nums[:len(m.Game.SeatNums)]...)
	}
	number(s.Nums[:len(m.Game.Nums)]...)
	place := func(at int16, z ZoneID) {
		for c := s.Zones[z].First; c != 0; c = s.Cards[c].Next {
			card := &s.Cards[c]
			number(at, int16(card.Def), int16(card.Ctrl), int16(card.Face), int16(card.Flags), int16(card.Known))
		}
	}
	place(0, 0)
	at := int16(0)
	for k := 1; k < len(m.Game.Zones); k++ {
		for z := range m.Game.OfKind(ZoneKind(k), len(s.Seats)) {
			at++
			place(at, z)
		}
	}
	return buf
}
