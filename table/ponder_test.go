package table

import (
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/guard/guardtest"
)

// What a bot thought while a person did counts if the person lets the matter
// rest and nothing unknown came to light, and only then.
func TestForesight(t *testing.T) {
	rex := Player{Name: "Rex", Bot: "expert"}
	tried, hits := 0, 0
	for seed := uint64(1); seed < 200 && hits < 5; seed++ {
		s, err := sit(Config{Game: toy(), Looks: toyLooks(), Setup: rules.Setup{Seed: seed}, Players: []Player{ann, rex}, Think: worthwhile})
		if err != nil {
			t.Fatal(err)
		}
		rng := rules.Seeded(seed)
		for range 3 * seed % 17 { // some choices into the game
			if !s.live.S.Over {
				if err := s.live.Choose(rng.IntN(len(s.live.S.Options))); err != nil {
					t.Fatal(err)
				}
			}
		}
		think := s.foresee()
		if s.live.S.Over || s.live.S.Decision.Seat != 0 {
			if think != nil {
				t.Fatal("a bot thinks ahead while no person is asked")
			}
			continue
		}
		if think == nil {
			continue
		}
		tried++
		s.foreseen = think(t.Context())
		if s.foreseen.hash == 0 {
			t.Fatal("it found nothing")
		}
		mistaken := s.foreseen
		if err := s.live.Choose(bot.Safe(s.live)); err != nil {
			t.Fatal(err)
		}
		if s.live.S.Over || s.live.S.Decision.Seat != 1 {
			continue // in truth something else came of it
		}
		view := &rules.Match{}
		s.live.View(1, view)
		if i, ok := s.foresaw(1, view); ok {
			hits++
			if i != mistaken.choice || i >= len(view.S.Options) {
				t.Errorf("it foresaw %d and plays %d", mistaken.choice, i)
			}
		}
		if _, ok := s.foresaw(1, view); ok {
			t.Error("a thought serves twice")
		}
		mistaken.hash++
		s.foreseen = mistaken
		if _, ok := s.foresaw(1, view); ok {
			t.Error("a thought about another position serves")
		}
	}
	if hits == 0 {
		t.Errorf("of %d thoughts none came true", tried)
	}
}

// A bot that thinks ahead stops at once when the person chooses, or leaves.
func TestForesightIsBrokenOff(t *testing.T) {
	s, err := New(Config{Game: toy(), Looks: toyLooks(), Setup: rules.Setup{Seed: 3}, Players: []Player{ann, {Name: "Rex", Bot: "expert"}}, Think: time.Hour})
	if err != nil {
		t.Fatal(err)
	}
	settle(t, "Ann is asked", func() bool { return s.Asked() == 0 || s.View(0).Scene().Over })
	done := make(chan struct{})
	go func() { s.Close(); close(done) }()
	select {
	case <-done:
	case <-time.After(guardtest.Patience):
		t.Fatal("the session does not end while a bot thinks ahead")
	}
}
