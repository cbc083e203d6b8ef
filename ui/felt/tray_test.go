package felt

import (
	"slices"
	"testing"

	"feltstack/table"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
)

// A pile that is looked through is shown as it lies now, and no longer when nothing lies there.
// The ring is round nothing that is gone.
func TestThePileLookedThroughIsTheOneThatLies(t *testing.T) {
	s := midGame()
	f := opening(t, s.session(), Exits{})
	top := slices.IndexFunc(f.sight.arr.Cards, func(c cardPlace) bool {
		return f.sight.isPile(c.Card.Zone) && c.Card.Name != "" && !c.Tight
	})
	if top < 0 {
		t.Fatal("no pile lies open")
	}
	zone, tray := f.sight.arr.Cards[top].Card.Zone, f.panels.tray
	f.panels.browse(f.sight.arr.Cards[top].Card)
	before := len(tray.shown)
	ringed := func() bool {
		return slices.ContainsFunc(f.keys.reach.stops(), func(at kit.Stop) bool {
			return at.Key == f.keys.focus.At.Key && at.Box == f.keys.focus.At.Box
		})
	}
	f.Key(&fyne.KeyEvent{Name: fyne.KeyTab})
	if before == 0 || !ringed() {
		t.Fatalf("%d cards are shown, the ring is round %q", before, f.keys.focus.At.Key)
	}

	first := tray.shown[0].ID
	s.Scene.Cards = slices.DeleteFunc(s.Scene.Cards, func(c table.CardScene) bool { return c.ID == first })
	f.show()
	if slices.ContainsFunc(tray.shown, func(c table.CardScene) bool { return c.ID == first }) {
		t.Error("a card that has left the pile is still shown")
	}
	s.Scene.Cards = slices.DeleteFunc(s.Scene.Cards, func(c table.CardScene) bool { return c.Zone == zone })
	f.again()
	if tray.Visible() {
		t.Error("an empty pile is looked through")
	}
	if !ringed() {
		t.Errorf("the ring is round %q, which is gone", f.keys.focus.At.Key)
	}
}

// Esc closes a pile; the ring goes to what lies there then.
func TestTheRingLeavesAClosedPile(t *testing.T) {
	f := opening(t, midGame().session(), Exits{})
	for _, c := range f.sight.arr.Cards {
		if f.sight.isPile(c.Card.Zone) && c.Card.Name != "" {
			f.panels.browse(c.Card)
		}
	}
	f.Key(&fyne.KeyEvent{Name: fyne.KeyTab})
	in := f.keys.focus.At.Box
	f.Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if f.panels.tray.Visible() || f.keys.focus.At.Box == in {
		t.Errorf("the pile is closed: %v, the ring is at %v still", !f.panels.tray.Visible(), f.keys.focus.At.Box)
	}
}

// Cards that lie face-down and are to be chosen from show what they are to who knows them.
func TestFaceDownCardsAreToldApart(t *testing.T) {
	s := midGame()
	f := opening(t, s.session(), Exits{})
	cards := s.Scene.Cards[:2]
	names := [2]string{"Ox", "Whelp"}
	for i := range cards {
		cards[i].Def, cards[i].Name, cards[i].Own = 1, "Rod", table.Face{Def: 2 + i, Name: names[i]}
	}
	f.panels.tray.open("Choose", cards, true, f.panels.trayFrame(), f.panels.dress)
	for i, v := range f.panels.tray.views[:2] {
		if v.place.Card.Def != 2+i || v.place.Card.Name != names[i] {
			t.Errorf("the card at %d is shown as %+v", i, v.place.Card)
		}
	}
}
