package felt

import (
	"testing"
	"time"

	"feltstack/table"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// As a choice begins the halos of what can be chosen breathe once, and then nothing is left
// that would be painted; a choice that goes on breathes no more.
func TestHalosBreatheOnce(t *testing.T) {
	test.NewTempApp(t)
	m := midGame()
	e, _ := posted(time.Hour)
	e.Still = false
	ts := laid(t, e, m.session(), Exits{}, fyne.NewSize(1280, 800))
	a := ts.animator
	for _, v := range a.views {
		if v.glow == canGlow {
			a.breathing = append(a.breathing, v)
		}
	}
	if len(a.breathing) != 4 {
		t.Fatalf("%d cards can be played", len(a.breathing))
	}
	a.breathed(0.5)
	for _, v := range a.breathing {
		if v.echo.Hidden || v.echo.Translucency != 0 || v.echo.Position() != v.pic.Position() || v.echo.Image != v.pic.Image {
			t.Errorf("in the middle of the breath the halo of %s is no brighter", v.place.Card.Name)
		}
	}
	a.breathe() // animations of tests are at their end at once
	for _, v := range a.views {
		if !v.echo.Hidden {
			t.Errorf("after the breath the halo of %s is still brighter", v.place.Card.Name)
		}
	}
	if a.breath != nil || a.breathing != nil {
		t.Error("the breath goes on")
	}
	mine, theirs, asks, over := m.Scene, m.Scene, m.Scene, m.Scene
	theirs.Prompt = table.Prompt{Seat: 1}
	asks.Prompt = table.Prompt{Mine: true, Cards: []int{1}, Text: "Discard a card"}
	over.Over = true
	for _, c := range []struct {
		old, now *table.Scene
		want     bool
	}{{&theirs, &mine, true}, {&mine, &mine, false}, {&mine, &theirs, false}, {&mine, &asks, true}, {&asks, &asks, false}, {&theirs, &over, false}} {
		if breathes(c.old, c.now) != c.want {
			t.Errorf("after %q, %q breathes: %v", c.old.Prompt.Text, c.now.Prompt.Text, !c.want)
		}
	}
}
