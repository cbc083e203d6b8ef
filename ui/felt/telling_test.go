package felt

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"feltstack/cardart"
	"feltstack/saves"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// The name of a card in the log shows the card while the pointer is on it.
func TestLogNamesShowCards(t *testing.T) {
	ts := opening(t, midGame().session(), Exits{})
	log := ts.panels.side.log
	if len(log.names) == 0 {
		t.Fatal("the log names no card")
	}
	name, last := log.names[len(log.names)-1], ts.panels.side.inspector.card.Def
	if name.Def == last {
		t.Fatal("it is the card that is shown already")
	}
	log.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: name.Box.Centre()}})
	if got := ts.panels.side.inspector.card.Def; got != name.Def || log.Cursor() != desktop.PointerCursor {
		t.Errorf("the inspector shows card %d, want %d", got, name.Def)
	}
	log.MouseOut()
	if ts.panels.side.inspector.card.Def != last {
		t.Error("the card stays when the pointer has gone")
	}
}

// The inspector says where a card lies and what holds for it.
func TestInspectorTellsTheState(t *testing.T) {
	ts := opening(t, midGame().session(), Exits{})
	for _, c := range ts.sight.arr.Cards {
		if c.Card.Def == 0 {
			continue
		}
		shown := describe(ts.sight.scene, c.Card)
		if shown.Def != c.Card.Def || shown.Where == "" || len(shown.State)+len(shown.Added) < len(c.Card.Badges) {
			t.Errorf("%s is described as %+v", c.Card.Name, shown)
		}
		if strings.Contains(shown.Where, "rook") {
			t.Errorf("%s lies %q", c.Card.Name, shown.Where)
		}
	}
}

// A face shows the numbers of its card as they are now, and no sign besides.
func TestFacesShowPresentNumbers(t *testing.T) {
	s := sitAt(t, "vainqueur", " turn A\n A field: Rivet Swarmer, Wandering Ox\n A master: Forgemistress Iva\n A hand: nothing\n B hand: nothing")
	swarmer, ox := s.card("Rivet Swarmer"), s.card("Wandering Ox")
	if got := swarmer.wants.Face.Stats; got[0] != (cardart.Stat{Label: "STR", Sign: cardart.Symbol("sword", "red"), Value: "27", Change: 1}) || got[1].Value != "27" {
		t.Errorf("Rivet Swarmer with +6 shows %v", got)
	}
	if got := ox.wants.Face.Stats[0]; got != (cardart.Stat{Label: "STR", Sign: cardart.Symbol("sword", "red"), Value: "24"}) {
		t.Errorf("Wandering Ox as printed shows %v", got)
	}
	for _, o := range swarmer.badges.Objects {
		if o.Visible() {
			t.Error("Rivet Swarmer has a sign beside its numbers")
		}
	}
	shown, inspector := describe(s.table.sight.scene, swarmer.place.Card), s.table.panels.side.inspector
	inspector.hold(shown)
	if got := inspector.page.face.Stats[0]; !slices.Contains(shown.State, "now STR 27, DEF 27") || got != (cardart.Stat{Label: "STR", Sign: cardart.Symbol("sword", "red"), Value: "21"}) {
		t.Errorf("the inspector shows %v and says %q", got, shown.State)
	}
}

// Once the game is over a panel says how, and what can follow.
func TestGameOver(t *testing.T) {
	f := midGame().session()
	f.scene.Over, f.scene.Result = true, "You win: 22 points to 9"
	again, watched := 0, 0
	ts := opening(t, f, Exits{Rematch: func() { again++ }, Watch: func(int) { watched++ }})
	if !ts.panels.over.Visible() {
		t.Fatal("nothing says that the game is over")
	}
	for _, p := range ts.panels.over.pills {
		p.Tapped(nil)
	}
	if again != 1 || watched != 2 {
		t.Errorf("rematch %d times, watched %d times", again, watched)
	}
	if ts.panels.over.Visible() {
		t.Error("the table can't be looked at")
	}
}

// A choice that does not get on disk is no secret.
func TestTroubleIsShown(t *testing.T) {
	f := midGame().session()
	f.scene.Trouble = fmt.Errorf("save choice 7: %w", saves.ErrDiskFull)
	ts := opening(t, f, Exits{})
	want := "Can't save. The disk is full. Free some space. The game is paused and will retry."
	if got := ts.panels.prompt.question(f.scene, ""); got != want {
		t.Errorf("the prompt bar says %q", got)
	}
}
