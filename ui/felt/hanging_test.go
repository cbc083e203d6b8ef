package felt

import (
	"slices"
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/table"
	"feltstack/ui/library"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2/test"
)

// What is attached to a card lies at its left, so that some of it is seen, whichever side
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

// What has lost its bearer lies at the end of its player's front row until the game sees to it.
func TestAdriftIsShown(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	m, err := gamestest.Scenario(t, "vibes", `turn A time
 A hand: Send Off
 A huddle: Lil Who Breaks Free, Drama Birb, Balanced Penguin, Balanced Penguin, Balanced Penguin
 A worn: Hero's Sword (on Lil Who Breaks Free)`, "A: play Send Off; target Lil Who Breaks Free; pay; pass").Play()
	if err != nil {
		t.Fatal(err)
	}
	s := lay(t, library.NewSeated(m.Game, begun(t, m.Game, m, "You", "Rook"), nil, false))
	scene, sword := s.table.sight.scene, s.card("Hero's Sword")
	if sword.place.Card.Host != 0 {
		t.Fatal("the Fit has a wearer still")
	}
	row := zonesOf(scene, scene.Me, table.RowFront)[0]
	if at := s.table.sight.arr.Zones[row.ID]; !at.Has(sword.place.Centre()) || sword.place.Box.X <= s.card("Drama Birb").place.Box.X {
		t.Errorf("it lies at %v, its player's front row at %v", sword.place.Box, at.Box)
	}
}

// What a game says of a card that is attached isn't said a second time.
func TestAttachedSaidOnce(t *testing.T) {
	s := sitAt(t, "vastrix", ` turn A
 A PR: K♥
 A ER: J♥ (on K♥)
 A hand: nothing
 B hand: nothing`)
	for name, want := range map[string]string{"J♥": "Attached to K♥", "K♥": "J♥ is attached to it: +1 point"} {
		if got := describe(s.table.sight.scene, s.card(name).place.Card).State; !slices.Equal(got, []string{want}) {
			t.Errorf("of %s the inspector says %q", name, got)
		}
	}
}

// Two cards of one name have each their own history, in the log as on the table: it is
// the one that was played that leaves the hand.
func TestHistoryOfTwins(t *testing.T) {
	for played := range 2 {
		s := sitAt(t, "vainqueur", " turn A\n A hand: Wandering Ox, Wandering Ox, Kindle\n B hand: nothing")
		var oxen []*cardView
		for _, p := range s.table.sight.arr.Cards {
			if p.Card.Name == "Wandering Ox" {
				oxen = append(oxen, s.table.animator.views[p.Card.ID])
			}
		}
		if len(oxen) != 2 {
			t.Fatalf("%d oxen lie on the table", len(oxen))
		}
		ox, other := oxen[played], oxen[1-played]
		drops, _ := s.table.session.Drops(ox.id())
		if !s.table.do(drops[0].Keys, ox.Position()) {
			t.Fatal("the ox is not played")
		}
		s.until("the log names the ox", func() bool {
			return len(history(s.table.sight.scene, describe(s.table.sight.scene, ox.place.Card), 9)) > 0
		})
		if ox.place.Hand || !other.place.Hand {
			t.Errorf("the ox in place %d of the hand was played, but the other one leaves it", played)
		}
		if got := history(s.table.sight.scene, describe(s.table.sight.scene, other.place.Card), 9); len(got) > 0 {
			t.Errorf("the ox in the hand has the history of the other one: %v", got)
		}
	}
}
