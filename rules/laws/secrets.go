package laws

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"feltstack/rules"
)

// This file holds what TestGame checks of secrets, and of determinizations played to their end.

// lawSecrets: what a seat can't see makes no difference to its view: how the
// cards lie in others' hands, in which order they were named, which of two
// equal ones is used, and which of two hidden ones is picked.
func (r *trial) lawSecrets() error {
	m := r.m
	for p := rules.NoSeat; p < rules.Seat(m.S.SeatCount); p++ {
		m.View(p, &r.view)
		r.copied.CopyFrom(m)
		mix(&r.copied, p, &r.rng)
		r.copied.View(p, &r.again)
		if err := same(&r.view, &r.again); err != nil {
			return fmt.Errorf("seat %s sees how hidden cards lie or were named: %w", rules.SeatName(p), err)
		}
	}
	if err := r.lawPicks(); err != nil {
		return err
	}
	i, j := r.alike()
	if i < 0 {
		return nil
	}
	r.copied.CopyFrom(m)
	r.asked.CopyFrom(m)
	if err := cmp.Or(r.copied.Choose(i), r.asked.Choose(j)); err != nil {
		return err
	}
	for p := rules.NoSeat; p < rules.Seat(m.S.SeatCount); p++ {
		if p == m.S.Decision.Seat {
			continue
		}
		r.copied.View(p, &r.view)
		r.asked.View(p, &r.again)
		if err := same(&r.view, &r.again); err != nil {
			return fmt.Errorf("seat %s sees which of two equal cards was used, %q or %q: %w", rules.SeatName(p), m.Words().Key(i), m.Words().Key(j), err)
		}
	}
	return nil
}

// lawPicks: nobody sees which of two cards another seat picks of a hand. (Of a row or
// a pile everyone sees the place of a card that is picked: a spectator, too.)
func (r *trial) lawPicks() error {
	m := r.m
	n := len(m.S.Options)
	if n < 2 {
		return nil
	}
	rng := r.rng // the games stay the same
	i, j := rng.IntN(n), rng.IntN(n)
	a, b := m.Taken(i), m.Taken(j) // of two equal cards the one that is known is taken
	if i == j || a.Verb != rules.VerbPick || b.Verb != rules.VerbPick || !unseen(m, a.Card, b.Card) {
		return nil
	}
	r.copied.CopyFrom(m)
	r.asked.CopyFrom(m)
	if err := cmp.Or(r.copied.Choose(i), r.asked.Choose(j)); err != nil {
		return err
	}
	x, y := &r.copied.S, &r.asked.S
	if x.Decision.Kind != y.Decision.Kind || x.Decision.Seat != y.Decision.Seat || !slices.EqualFunc(x.Cards, y.Cards, seenAlike) {
		return nil // a face made a difference
	}
	for p := rules.NoSeat; p < rules.Seat(m.S.SeatCount); p++ {
		mask := m.S.AllSeats()
		if p != rules.NoSeat {
			mask = rules.Of(p)
		}
		known := x.Cards[a.Card].Known&mask == mask || x.Cards[b.Card].Known&mask == mask
		if p == m.S.Decision.Seat || !m.Mixed(m.S.Cards[a.Card].Zone, p) || known {
			continue
		}
		r.copied.View(p, &r.view)
		r.asked.View(p, &r.again)
		if err := same(&r.view, &r.again); err != nil {
			return fmt.Errorf("seat %s sees which of two hidden cards was picked, %q or %q: %w", rules.SeatName(p), m.Words().Key(i), m.Words().Key(j), err)
		}
	}
	return nil
}

// unseen reports whether only their faces tell a and b apart.
func unseen(m *rules.Match, a, b rules.CardID) bool {
	x, y := m.S.Cards[a], m.S.Cards[b]
	x.Def, x.Prev, x.Next, y.Def, y.Prev, y.Next = 0, 0, 0, 0, 0, 0
	return x == y && !slices.ContainsFunc(m.S.Picks, func(k rules.Pick) bool {
		return k.Is == rules.HeldCard && (k.Card == a || k.Card == b)
	})
}

// seenAlike reports whether the same seats know a card in two states.
func seenAlike(x, y rules.Card) bool { return x.Known == y.Known }

// mix changes m in ways that seat p can't notice.
func mix(m *rules.Match, p rules.Seat, rng *rules.RNG) {
	s := &m.S
	var order []rules.CardID
	for z := range s.Zones {
		if !m.Mixed(rules.ZoneID(z), p) {
			continue
		}
		order = order[:0]
		for c := s.Zones[z].First; c != 0; c = s.Cards[c].Next {
			order = append(order, c)
		}
		shuffle(rng, order)
		m.Lay(rules.ZoneID(z), order)
	}
	var at []int
	for i := range s.Picks {
		if k := &s.Picks[i]; k.Is == rules.HeldCard && m.Mixed(s.Cards[k.Card].Zone, p) && s.Cards[k.Card].Known.Has(p) {
			at = append(at, i)
		}
	}
	for i := len(at) - 1; i > 0; i-- {
		a, b := &s.Picks[at[i]], &s.Picks[at[rng.IntN(i+1)]]
		if a.Serial == b.Serial && a.Reg == b.Reg {
			*a, *b = *b, *a
		}
	}
	for i, key := range s.Repeats {
		if key != 0 && rules.Seat(key&7)-1 != p {
			s.Repeats[i] = rules.RepeatOf(rules.Seat(key&7)-1, rng.Uint64())
		}
	}
	if s.Decision.Seat == p {
		m.Arrange()
	}
}

func shuffle[T any](rng *rules.RNG, a []T) {
	for i := len(a) - 1; i > 0; i-- {
		j := rng.IntN(i + 1)
		a[i], a[j] = a[j], a[i]
	}
}

// alike is two options for cards that only who holds them can tell apart, -1
// where there are none.
func (r *trial) alike() (int, int) {
	m := r.m
	for i := range m.S.Options {
		a := m.S.Options[i]
		for j := range m.S.Options[:i] {
			b := m.S.Options[j]
			if b.Card == a.Card || !m.Alike(a.Card, b.Card) {
				continue
			}
			if b.Card = a.Card; a == b {
				return i, j
			}
		}
	}
	return -1, -1
}

// mostChoices is more than any game takes.
const mostChoices = 100000

// sampleEvery is at one in how many decisions lawDeterminizations plays on.
const sampleEvery = 8

// lawDeterminizations: a determinization of a seat is played on to its end.
func (r *trial) lawDeterminizations() error {
	if r.rng.IntN(sampleEvery) > 0 {
		return nil
	}
	p := rules.Seat(r.rng.IntN(int(r.m.S.SeatCount)))
	w := &r.sample
	r.m.Determinize(p, &r.rng, w)
	if len(w.S.Options) == 0 {
		return nil // no determinization was found in which the seat that decides has a choice
	}
	for n := 0; !w.S.Over; n++ {
		if n == mostChoices {
			return fmt.Errorf("a determinization of seat %s does not end", rules.SeatName(p))
		}
		if err := w.Check(); err != nil {
			return fmt.Errorf("a determinization of seat %s, %d choices on: %w", rules.SeatName(p), n, err)
		}
		err := w.Choose(r.rng.IntN(len(w.S.Options)))
		if errors.Is(err, rules.ErrNoChoice) && r.m.CanBelie(p) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("a determinization of seat %s, %d choices on: %w", rules.SeatName(p), n, err)
		}
	}
	return w.Check()
}
