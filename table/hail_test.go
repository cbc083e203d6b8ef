package table

import (
	"slices"
	"testing"
)

// What a game hails is told with the change in which it happens, its token lies with who has
// it, between turns nobody's turn it is, and what goes without saying isn't in the log.
func TestHails(t *testing.T) {
	s := laid(t, "vibes", " turn A play\n A hand: Flying Penguin\n A huddle: Bamboo Penguin\n B hand: nothing\n B huddle: Contemplation Penguin (flopped)")
	if seats := s.View(0).Scene().Seats; seats[0].Token.Motif != "baron" || seats[1].Token.Motif != "" || !seats[0].Active {
		t.Errorf("before Action Time the seats are %+v", seats)
	}
	do(t, s, 0, "rod Flying Penguin", "done")
	do(t, s, 1, "done")
	scene := s.View(0).Scene()
	var hails []string
	for _, u := range scene.Updates {
		for _, e := range u.Events {
			if e.Hail != "" {
				hails = append(hails, e.Hail)
			}
		}
	}
	if want := []string{"Action Time begins", "Ann wins Vibe Check with Bamboo Penguin, vibe 4"}; !slices.Equal(hails, want) {
		t.Errorf("it hails %q, want %q", hails, want)
	}
	var log []string
	for _, l := range scene.Log {
		log = append(log, l.Text)
	}
	from := slices.Index(log, "Ann plays Flying Penguin face-down as a Rod")
	want := []string{
		"Ann plays Flying Penguin face-down as a Rod", "Cycle 2: Ben", "Ben draws a card", "Action Time begins", "Ann wins Vibe Check with Bamboo Penguin, vibe 4",
		"Ann turns the top card of the deck into a Rod", "Ben draws a card", "All cards unflop",
	}
	if from < 0 || !slices.Equal(log[from:min(from+len(want), len(log))], want) {
		t.Errorf("the log says %q, want %q", log, want)
	}
}
