package felt

import (
	"testing"
	"time"

	"feltstack/table"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// lightsOn are the boxes that are lit.
func lightsOn(ts *Table) (all []kit.Box) {
	for _, o := range ts.board.lights.Objects {
		if o.Visible() {
			all = append(all, kit.BoxOf(o))
		}
	}
	return all
}

// Where a card that is lifted may go is lit at once: nothing is waited for, and the ground isn't
// painted again. The light stays on its zone when the table is laid out again, and goes with the card.
func TestOpenZonesAreLitAtOnce(t *testing.T) {
	test.NewTempApp(t)
	e, run := posted(time.Hour)
	e.Still = false
	f := midGame().session()
	f.drops[defOf("7♦")] = []table.Drop{{Zone: zPR, Verb: "Play for points", Keys: []string{"points"}}, {Zone: zStack, Verb: "Play for effect", Keys: []string{"effect"}}}
	ts := laid(t, e, f, Exits{}, fyne.NewSize(1280, 800))
	for ts.board.floor.busy {
		run()
	}
	v := ts.animator.views[defOf("7♦")]
	ts.input.pickUp(v, v.place.Centre())
	if ts.board.floor.busy || ts.board.floor.due {
		t.Error("the ground is painted again")
	}
	on := func(when string) {
		t.Helper()
		all := lightsOn(ts)
		if len(all) != 2 {
			t.Fatalf("%s, %d zones are lit", when, len(all))
		}
		for i, id := range []int{zPR, zStack} {
			if c, at := all[i].Centre(), ts.sight.arr.Zones[id].Centre(); kit.Abs(c.X-at.X) > 1 || kit.Abs(c.Y-at.Y) > 1 {
				t.Errorf("%s, there is light on %v, the zone is at %v", when, all[i], ts.sight.arr.Zones[id].Box)
			}
		}
	}
	on("lifted")
	size := ts.board.lights.Objects[0].Size()
	ts.again()
	on("laid out again")
	if now := ts.board.lights.Objects[0].Size(); now != size {
		t.Errorf("the light is %v large, before %v", now, size)
	}
	if ts.input.giveUp(); len(lightsOn(ts)) != 0 {
		t.Errorf("let go, %d zones are lit", len(lightsOn(ts)))
	}
}
