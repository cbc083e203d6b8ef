package felt

import (
	"slices"
	"strings"
	"testing"

	"feltstack/table"
)

// Buttons for two cards of one name say which is which, by what tells them apart, and the
// one that is pointed at shows its card.
func TestButtonsTellTwinsApart(t *testing.T) {
	s := sitAt(t, "vainqueur", " turn A\n A field: Wandering Ox, Rivet Swarmer, Wandering Ox\n A hand: Wandering Ox\n B hand: nothing")
	scene := s.table.sight.scene
	var oxen []int
	for _, c := range scene.Cards {
		if c.Name == "Wandering Ox" && c.Host == 0 && c.ID > 0 {
			oxen = append(oxen, c.ID)
		}
	}
	if len(oxen) != 3 {
		t.Fatalf("%d oxen", len(oxen))
	}
	inHand := func(id int) bool {
		c, _ := scene.Card(id)
		return s.table.sight.arr.Zones[c.Zone].Scene.Area.Row == table.RowHand
	}
	slices.SortStableFunc(oxen, func(a, b int) int {
		switch {
		case inHand(a) == inHand(b):
			return 0
		case inHand(a):
			return 1
		}
		return -1
	})
	tribute := func(ids ...int) []string {
		texts := make([]string, len(ids))
		for i := range texts {
			texts[i] = "Tribute Wandering Ox"
		}
		return namedApart(scene, s.table.session.About, texts, ids)
	}
	if got := tribute(oxen[0], oxen[1]); got[0] == got[1] || !strings.Contains(got[1], "3 from the left") {
		t.Errorf("two of one row are called %q", got)
	}
	if got := tribute(oxen[0], oxen[2]); got[0] != "Tribute Wandering Ox (your monster field)" || got[1] != "Tribute Wandering Ox (your hand)" {
		t.Errorf("those of two zones are called %q", got)
	}
	if got := tribute(oxen[0]); got[0] != "Tribute Wandering Ox" {
		t.Errorf("the only one is called %q", got)
	}
	point := s.table.panels.toCard(oxen[1])
	point(true)
	if v := s.table.animator.views[oxen[1]]; v.glow != pickGlow || s.table.panels.side.inspector.pointed.ID != oxen[1] {
		t.Error("the button does not show its card")
	}
	point(false)
	if v := s.table.animator.views[oxen[1]]; v.glow == pickGlow {
		t.Error("the card stays marked")
	}
}
