package felt

import (
	"testing"

	"feltstack/table"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// In real games, however long the words are, steps of a turn are drawn, not written.
func TestStepsAreDrawn(t *testing.T) {
	uitest.Pictures(t)
	for game, given := range map[string]string{
		"vastrix":   " turn A\n A hand: 7♦ K♣\n B hand: Q♣",
		"vainqueur": " turn A\n A field: Wandering Ox\n A hand: Wandering Ox\n B field: nothing\n B hand: nothing",
	} {
		kittest.Lengths(t, func(length string) {
			s := sitAt(t, game, given)
			var steps *table.Fact
			for i, f := range s.table.sight.scene.Status {
				if f.Shape == table.FactSteps {
					steps = &s.table.sight.scene.Status[i]
				}
			}
			if steps == nil || steps.Max < 1 {
				t.Fatalf("%s: no steps in %+v", game, s.table.sight.scene.Status)
			}
			for _, w := range kittest.WrittenIn(s.table.board.status.Container, fyne.Position{}) {
				if w.Text == steps.Value {
					t.Errorf("%s, %s: %q is written", game, length, w.Text)
				}
			}
			pips := 0
			for _, layer := range s.table.board.status.Objects {
				for _, o := range layer.(*fyne.Container).Objects {
					if r, ok := o.(*canvas.Rectangle); ok && r.Visible() && r.CornerRadius > 0 {
						pips++
					}
				}
			}
			if pips != steps.Max {
				t.Errorf("%s, %s: %d steps are drawn, want %d", game, length, pips, steps.Max)
			}
		})
	}
}
