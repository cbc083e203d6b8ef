package table

import (
	"context"
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
)

// outcomeOf is what the drop of a card with this verb would do.
func outcomeOf(t *testing.T, s *Session, card, verb string) string {
	t.Helper()
	c := s.View(s.Asked())
	var verbs []string
	for _, cs := range c.Scene().Cards {
		if cs.Name != card {
			continue
		}
		drops, _ := c.Drops(cs.ID)
		told, err := c.Outcomes(drops)(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		for i, d := range drops {
			if d.Verb == verb {
				return told[i]
			}
			verbs = append(verbs, d.Verb)
		}
	}
	t.Fatalf("%s can't %q: only %q", card, verb, verbs)
	return ""
}

// What a play would do is said in numbers and names before it is made, but for what its words say.
func TestOutcomes(t *testing.T) {
	const (
		rows   = " turn A\n A hand: 7♦ K♣ J♥\n A PR: 4♦\n B hand: Q♣\n B PR: 5♥ 9♣"
		battle = " turn A attack\n A field: Wandering Ox\n A hand: nothing\n B field: "
		direct = " turn A attack\n A field: Wandering Ox\n A hand: nothing\n B hand: nothing\n B field: nothing"
		sauce  = " turn A time\n A hand: Lost in the Sauce\n A huddle: Lil Skydiver\n A rods: Basic Rod (flopped), Basic Rod (flopped)\n B huddle: Blossoming Penguin"
		good   = " turn A time\n A hand: Clean Up Good\n A huddle: Lil Skydiver, Curious Penguin, Blossoming Penguin\n B huddle: Red Wizard Penguin"
		fish   = " turn A play\n A hand: Blossoming Penguin\n A rods: Basic Rod, Basic Rod, Basic Rod"
		sun    = " turn A time\n A hand: Sunburn a Penguin\n A huddle: Red Wizard Penguin\n B huddle: Blossoming Penguin"
	)
	for _, c := range []struct{ game, given, card, verb, want string }{
		{"vastrix", rows, "7♦", "Play for points", "Ann's points 4 → 11 of 21, then Ann chooses"},
		{"vastrix", rows, "K♣", "Scuttle 9♣", "9♣ and K♣ go to the graveyard, Ben's points 14 → 5 of 21"},
		{"vastrix", rows, "J♥", "Attach J♥ to 9♣", "Ann takes control of 9♣, Ann's points 4 → 14 of 21, Ben's points 14 → 5 of 21"},
		{"vainqueur", direct, "Wandering Ox", "Attack the player", "24 damage to Ben (226 life left)"},
		{"vainqueur", " turn A attack\n A field: Wandering Ox\n A hand: nothing\n B hand: nothing\n B field: nothing\n B life = 20", "Wandering Ox", "Attack the player", "20 damage to Ben (0 life left), Ann wins the game"},
		{"vibes", sun, "Sunburn a Penguin", "Ice Blossoming Penguin", "Red Wizard Penguin flops: sits out Vibe Check"},
		{"vibes", sauce, "Lost in the Sauce", "Put 2 vibe counters on Lil Skydiver", "Lil Skydiver flops: sits out Vibe Check, Lil Skydiver Vibe 3 → 5"},
		{"vibes", good, "Clean Up Good", "Choose Lil Skydiver. Unflop the chosen Penguin. The chosen Penguin gets +X vibe until this Cycle ends, where X is the vibe of the chosen Penguin", "Curious Penguin and Blossoming Penguin flop: sit out Vibe Check, Lil Skydiver Vibe 3 → 6"},
		{"vibes", fish, "Blossoming Penguin", "Play to your huddle", "Basic Rod (×2) flop"},
		{"vainqueur", battle + "Wandering Ox\n B hand: nothing", "Wandering Ox", "Attack Wandering Ox", "24 against STR 24: Wandering Ox (×2) are destroyed"},
		{"vainqueur", battle + "Wandering Ox (defending)\n B hand: nothing", "Wandering Ox", "Attack Wandering Ox", "24 against DEF 24: nothing happens"},
	} {
		if got := outcomeOf(t, laid(t, c.game, c.given), c.card, c.verb); got != c.want {
			t.Errorf("%s, %s: it says %q, want %q", c.card, c.verb, got, c.want)
		}
	}
}

// A counter says what it counters, and what it can't know it leaves open.
func TestOutcomesOfAnswers(t *testing.T) {
	s := laid(t, "vastrix", " turn A\n A hand: 3♠ 10♥\n A PR: 4♦\n B hand: A♣ K♦\n B PR: 5♥")
	if got, want := outcomeOf(t, s, "10♥", "Play for effect"), "Ann draws a card"; !strings.Contains(got, want) {
		t.Errorf("the Ten is said to do %q, want %q", got, want)
	}
	c := s.View(0)
	c.Scene()
	i := slices.IndexFunc(s.live.Words().Keys(), func(key string) bool { return strings.HasPrefix(key, "effect 10♥") })
	if err := c.Choose(i); err != nil {
		t.Fatal(err)
	}
	settle(t, "Ben is asked", func() bool { return s.Asked() == 1 })
	if got, want := outcomeOf(t, s, "A♣", "Instant: counter 10♥"), "10♥ (Base) is countered"; got != want {
		t.Errorf("the Ace is said to do %q, want %q", got, want)
	}
}

// Nothing is told that hidden cards or chance decide: whichever determinizations a play is tried in,
// it is said to do the same, and the words are those for a seat that sees as much.
func TestOutcomesTellNothingHidden(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	all := gamestest.All(t)
	open := 0 // those that end with what decides about the rest
	for _, g := range all {
		told := 0
		for seed := range uint64(10) {
			s, err := New(Config{Game: g, Looks: looksOf(g), Setup: rules.Setup{Seed: seed + 1}, Players: people(g)})
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(s.Close)
			rng := rules.Seeded(seed)
			m := s.live.Copy()
			for n := 0; n < 150 && !m.S.Over; n++ {
				p := m.S.Decision.Seat
				c := &PlayerView{session: &Session{game: g, looks: s.looks, live: m, players: s.players, passing: s.passing, logs: s.logs, version: 1}, seat: p}
				var view rules.Match
				m.View(p, &view)
				forecasters := make([]*forecaster, 3)
				for i := range forecasters {
					forecasters[i] = &forecaster{s: c.session, seat: p, seen: &view}
					forecasters[i].sample(uint64(i+7)*seed + 1)
				}
				for _, card := range c.Scene().Cards {
					drops, _ := c.Drops(card.ID)
					for _, d := range drops {
						first := forecasters[0].say(d.Keys, "")
						for _, o := range forecasters[1:] {
							if again := o.say(d.Keys, ""); again != first {
								t.Errorf("%s, seed %d, choice %d, %s: %q is said to do %q, in others %q", g.Name, seed, n, card.Name, d.Verb, first, again)
							}
						}
						if first != "" {
							told++
						}
						if strings.Contains(first, ", then ") {
							open++
						}
					}
				}
				if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
					t.Fatal(err)
				}
			}
		}
		if told < 300 {
			t.Errorf("%s: %d outcomes were told", g.Name, told)
		}
	}
	if open == 0 {
		t.Error("no outcome had an open end")
	}
}

// Who has given up asking is told nothing, and a seat that isn't asked can't ask.
func TestOutcomesEnd(t *testing.T) {
	s := laid(t, "vastrix", " turn A\n A hand: 7♦ K♣\n B hand: Q♣\n B PR: 5♥")
	c := s.View(0)
	i := slices.IndexFunc(c.Scene().Cards, func(c CardScene) bool { return c.Name == "7♦" })
	drops, _ := c.Drops(c.Scene().Cards[i].ID)
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if told, err := c.Outcomes(drops)(ctx); told != nil || err != context.Canceled {
		t.Errorf("given up, it says %q, %v", told, err)
	}
	if told, err := s.View(1).Outcomes(drops)(context.Background()); told != nil || err != ErrNotAsked {
		t.Errorf("the other seat hears %q, %v", told, err)
	}
}

// BenchmarkOutcomes is what all outcomes of each card that can be seen cost.
func BenchmarkOutcomes(b *testing.B) {
	s := midGame(b)
	c := s.View(int(s.asked()))
	var all [][]Drop
	for _, card := range c.Scene().Cards {
		if drops, _ := c.Drops(card.ID); len(drops) > 0 {
			all = append(all, drops)
		}
	}
	n := 0
	for b.Loop() {
		if _, err := c.Outcomes(all[n%len(all)])(context.Background()); err != nil {
			b.Fatal(err)
		}
		n++
	}
}
