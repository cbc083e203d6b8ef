package vibes_test

import (
	"math"
	"testing"

	"feltstack/rules/decks"
	"feltstack/rules/vibes"
)

// A Penguin waits for as many turns as it costs Fish, and an Action for a Penguin of its color.
func TestPlayable(t *testing.T) {
	x := decks.NewIndex(game(t), vibes.DeckForm())
	d, unread, err := x.Read("4 Curious Penguin\n4 Sunburn a Penguin\n4 Red Wizard Penguin\n40 Blossoming Penguin\n")
	if err != nil || len(unread) > 0 {
		t.Fatal(err, unread)
	}
	drawn := x.Odds(d, "", func(c string) bool { return c == "Curious Penguin" }, 1, 8)
	for i, o := range x.Playable(d, "Curious Penguin", 8) { // 3 Fish
		want := 0.0
		if o.Turn >= 3 {
			want = drawn[i+1].Chance
		}
		if math.Abs(o.Chance-want) > 1e-9 {
			t.Errorf("Curious Penguin on turn %d: %.4f, not %.4f", o.Turn, o.Chance, want)
		}
	}
	sunburn := x.Playable(d, "Sunburn a Penguin", 8) // 2 Red, which 1 Red Wizard for 2 Fish produces
	if sunburn[0].Chance != 0 {
		t.Errorf("Sunburn a Penguin on turn 1: %.4f", sunburn[0].Chance)
	}
	for _, o := range sunburn[1:] {
		none := func(n int) float64 { return 1 - decks.Chance(52, n, o.Drawn, 1) }
		if want := 1 - 2*none(4) + none(8); math.Abs(o.Chance-want) > 1e-9 {
			t.Errorf("Sunburn a Penguin on turn %d: %.4f, not %.4f", o.Turn, o.Chance, want)
		}
	}
}
