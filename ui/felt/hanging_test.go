package felt

import (
	"slices"
	"testing"

	"feltstack/ui/uitest"
)

// What hangs on a card lies at its left, so that some of it is seen, whichever side
// it belongs to; and the inspector tells how they hang together.
func TestHangingCards(t *testing.T) {
	uitest.Pictures(t)
	s := sitAt(t, "vainqueur", ` turn A
 A field: Rivet Swarmer, Wandering Ox
 B field: Ash Drake
 A att: Meteor (on Rivet Swarmer), Flare (on Ash Drake)
 A under: Kindle (on Rivet Swarmer), Firestorm (down, on Rivet Swarmer)
 A hand: nothing
 B hand: nothing`)
	swarmer, meteor, kindle := s.card("Rivet Swarmer"), s.card("Meteor"), s.card("Kindle")
	drake, flare := s.card("Ash Drake"), s.card("Flare")
	for _, pair := range [][2]*cardView{{swarmer, meteor}, {swarmer, kindle}, {drake, flare}} {
		bearer, hung := pair[0].place, pair[1].place
		if hung.Box.Y != bearer.Box.Y || hung.Box.X >= bearer.Box.X || hung.Box.X < bearer.Box.X-1.1*bearer.Box.W {
			t.Errorf("%s lies at %v, its bearer at %v", hung.Card.Name, hung.Box, bearer.Box)
		}
	}
	scene := s.table.sight.scene
	for _, c := range []struct {
		view *cardView
		want []string
	}{
		{swarmer, []string{"Meteor is attached to it", "Kindle is under it", "Face-down cards under it: 1"}},
		{meteor, []string{"Attached to Rivet Swarmer"}},
		{kindle, []string{"Under Rivet Swarmer"}},
		{flare, []string{"Attached to Ash Drake"}},
	} {
		got := describe(scene, c.view.place.Card)
		for _, w := range c.want {
			if !slices.Contains(got.State, w) {
				t.Errorf("of %s the inspector says %q, not %q", c.view.place.Card.Name, got.State, w)
			}
		}
		if c.view != swarmer && got.Where != "" {
			t.Errorf("%s lies %q", c.view.place.Card.Name, got.Where)
		}
	}
}
