package felt

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

// A card of the hand is given for a face-down one of the swap bar by dropping it there.
func TestSwapByDrag(t *testing.T) {
	s := sit(t, " turn A swap\n A hand: 7♦ K♣\n SB: 4♦ 5♦\n B hand: Q♣")
	bar := s.zone("Swap bar")
	var at fyne.Position
	for _, c := range s.table.sight.arr.Cards {
		if c.Card.Def == 0 && bar.Meets(c.Box) {
			at = c.Centre()
		}
	}
	s.drag("K♣", at)
	if s.table.panels.choice.Visible() {
		t.Fatal("one of the swap bar's cards is meant, and it asks which")
	}
	s.until("the King lies in the swap bar", func() bool { return s.lies("K♣", "SB") && s.count("Your hand") == 2 })
}

// What answers a play can be dropped on the card that makes it.
func TestAnswerOntoTheAttacker(t *testing.T) {
	s := sitAt(t, "vainqueur", " turn A attack\n A field: Wandering Ox\n A hand: nothing\n B field: nothing\n B hand: Sudden Fog")
	s.drag("Wandering Ox", s.zone("Rook's monster field").Centre())
	s.until("an answer is asked", func() bool {
		return strings.HasSuffix(s.table.sight.scene.Prompt.Text, "React?")
	})
	s.table.sit()
	life := seatFact(s.table.sight.scene, 1, "Life")
	s.drag("Sudden Fog", s.card("Wandering Ox").Position().AddXY(20, 30))
	s.until("the fog ends the attack", func() bool { return s.lies("Sudden Fog", "Cem") })
	if now := seatFact(s.table.sight.scene, 1, "Life"); now != life {
		t.Errorf("the attack has struck: %s life, it was %s", now, life)
	}
}
