package laws

import (
	"fmt"
	"slices"

	"feltstack/rules"
)

// TestAskAll proves by random play, at every number of seats, that where all are
// asked a seat that can only pass has a decision, too, which it has not otherwise, and that
// the game and its events are the same for it.
func TestAskAll(t TB, g *rules.Game, games int) {
	t.Helper()
	passes := 0
	for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
		for seed := range uint64(games) {
			n, err := askAll(g, rules.Setup{Seats: seats, Seed: seed})
			if err != nil {
				t.Fatalf("%s, %d seats, seed %d: %v", g.Title, seats, seed, err)
			}
			passes += n
		}
	}
	if passes == 0 {
		t.Errorf("%s: nobody was asked who could only pass", g.Title)
	}
}

// askAll plays one game in both ways. It returns how often a seat was asked that
// could only pass.
func askAll(g *rules.Game, su rules.Setup) (passes int, err error) {
	var told [2][]rules.Event
	var both [2]rules.Match
	for i := range both {
		both[i].Listen = func(ev *rules.Event) { told[i] = append(told[i], *ev) }
		su.AskAll = i == 1
		if err := both[i].Restart(g, su); err != nil {
			return 0, err
		}
	}
	usual, all := &both[0], &both[1]
	rng := rules.Seeded(su.Seed)
	for !all.S.Over {
		if len(all.S.Options) == 1 && all.S.Decision.Kind == rules.PickAnswer {
			if !g.Verbs[all.S.Options[0].Verb].Default {
				return 0, fmt.Errorf("the only answer is %q", all.Words().Key(0))
			}
			passes++
			if err := all.Choose(0); err != nil {
				return 0, err
			}
			continue
		}
		if d := &usual.S.Decision; d.Kind == rules.PickAnswer && len(usual.S.Options) == 1 {
			return 0, fmt.Errorf("seat %s has a decision but can only pass", rules.SeatName(d.Seat))
		}
		if err := same(usual, all); err != nil {
			return 0, fmt.Errorf("turn %d: %w", all.S.Turn, err)
		}
		option := rng.IntN(len(all.S.Options))
		for i := range both {
			if err := both[i].Choose(option); err != nil {
				return 0, err
			}
		}
	}
	usual.S.Asked, all.S.Asked = rules.Frame{}, rules.Frame{} // who was asked last
	if err := same(usual, all); err != nil {
		return 0, fmt.Errorf("at the end: %w", err)
	}
	if !slices.Equal(told[0], told[1]) {
		return 0, fmt.Errorf("other events are told: %d and %d", len(told[0]), len(told[1]))
	}
	return passes, nil
}
