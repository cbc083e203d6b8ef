package felt

import (
	"errors"
	"testing"
	"time"

	"feltstack/table"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// dropping drops a card of the hand on the own point row of a game that answers with err, and
// has no new scene yet. It returns where the card was let go.
func dropping(t *testing.T, glide time.Duration, err error) (*Table, *fakeSession, *cardView, kit.Box) {
	t.Helper()
	test.NewTempApp(t)
	e, _ := posted(glide)
	e.Still = false
	f := handOf(5).session()
	f.err = err
	ts := laid(t, e, f, Exits{}, fyne.NewSize(1280, 800))
	ts.animator.finish()
	v := ts.input.ownHand()[2]
	f.drops[v.id()] = []table.Drop{{Zone: zPR, Verb: "Play for points", Keys: []string{"points"}}}
	ts.input.pickUp(v, v.place.Centre())
	at := ts.sight.arr.Zones[zPR].Centre()
	ts.input.drag.at = at
	ts.input.ghost.put(ts.input.heldAt(at))
	from := ts.input.ghost.box
	ts.input.cardDropped(v)
	if len(f.done) != 1 {
		t.Fatalf("the drop did %q", f.done)
	}
	return ts, f, v, from
}

// home reports whether a card lies in its place, on a whole unit.
func home(v *cardView) bool {
	d := v.Position().Subtract(v.place.Pos())
	return kit.Abs(d.X) < 1 && kit.Abs(d.Y) < 1
}

// A card that was dropped stays where it is until the game has gone on.
func TestDroppedCardWaitsForTheGame(t *testing.T) {
	for _, glide := range []time.Duration{0, time.Hour} {
		ts, f, v, from := dropping(t, glide, nil)
		waits := func(when string) {
			t.Helper()
			if held := ts.input.ghost; !held.Visible() || held.box != from || v.veil != 1 {
				t.Errorf("glide %v, %s: it is at %v, seen %v, its card %.1f gone; it was let go at %v", glide, when, held.box, held.Visible(), v.veil, from)
			}
		}
		waits("let go")
		ts.again()
		waits("laid out again")
		busy := *f.scene
		busy.Version, busy.Busy = busy.Version+1, true
		f.scene = &busy
		ts.Pull()
		waits("still being written")

		next := *f.scene
		next.Version, next.Moves, next.Busy = next.Version+1, next.Moves+1, false
		f.scene = &next
		ts.Pull()
		ts.animator.finish()
		if ts.input.ghost.Visible() || v.veil != 0 || !home(v) {
			t.Errorf("glide %v: the game has gone on, and it is still held", glide)
		}
	}
}

// A card whose choice is refused, or can't be saved, goes back.
func TestRefusedCardGoesBack(t *testing.T) {
	ts, _, v, _ := dropping(t, 0, errors.New("no"))
	if ts.input.ghost.Visible() || v.veil != 0 || !home(v) {
		t.Errorf("refused, it lies at %v, not %v", v.Position(), v.place.Pos())
	}
	ts, f, v, _ := dropping(t, 0, nil)
	full := *f.scene
	full.Version, full.Trouble = full.Version+1, errors.New("disk full")
	f.scene = &full
	ts.Pull()
	if ts.input.ghost.Visible() || v.veil != 0 || !home(v) {
		t.Errorf("not saved, it lies at %v, not %v", v.Position(), v.place.Pos())
	}
}
