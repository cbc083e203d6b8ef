package felt

import (
	"slices"
	"testing"
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
)

// turning is a table at which a turn is about to pass to Rook.
func turning(t *testing.T, glide time.Duration) (*Table, *fakeSession) {
	t.Helper()
	ts, f, _, after, _ := played(t, glide)
	after.Missed = nil
	after.Seats[0].Active, after.Seats[1].Active = false, true
	f.scene = after
	return ts, f
}

// When a turn passes a ribbon says whose it is, in the middle of the felt and beneath what
// asks; it takes no input, and is gone after its time.
func TestTurnsPassWithARibbon(t *testing.T) {
	ts, f := turning(t, 300*time.Millisecond)
	r := ts.ribbon
	old := ts.sight.scene
	if !turnPasses(old, f.scene, story{}) || turnPasses(f.scene, f.scene, story{}) || turnPasses(old, f.scene, story{back: true}) {
		t.Error("a ribbon comes at the wrong time")
	}
	if turnRest < ribbonTime*6/10 || restOf(ts.env, old, f.scene, tell(f.scene.Updates)) < seenAfter(ts.env, old, f.scene, tell(f.scene.Updates))+paced(ts.env, turnRest) {
		t.Error("the next scene doesn't wait for it")
	}
	ts.Pull()
	if r.Visible() || r.text.Text != "Rook's turn" { // animations of tests are at their end at once
		t.Fatalf("the ribbon says %q, and is seen: %v", r.text.Text, r.Visible())
	}
	r.Show()
	last := float32(-1)
	for _, k := range []float32{0.05, 0.2, 0.5, 0.8, 0.95} {
		r.crossed(k)
		at := kit.BoxOf(r.back)
		if at.X < last || at.Y < ts.sight.arr.Board.Y || at.Bottom() > ts.sight.arr.Prompt.Y {
			t.Errorf("at %.2f of its time it lies at %v", k, at)
		}
		if last = at.X; (r.back.Translucency == 0) != (k == 0.5) {
			t.Errorf("at %.2f of its time %.2f of it is gone", k, r.back.Translucency)
		}
	}
	for _, o := range r.Objects {
		if _, takes := o.(fyne.Tappable); takes {
			t.Error("it takes clicks")
		}
	}
	if ts.hasten(); r.Visible() {
		t.Error("a click doesn't hurry it")
	}
}

// The ribbon of a turn is seen also where nothing moves as it begins; with motion off nobody
// waits for it.
func TestTurnsThatBeginWithoutCardsAreSeen(t *testing.T) {
	for _, c := range []struct {
		glide time.Duration
		told  story
		waits bool
	}{{300 * time.Millisecond, story{}, true}, {0, story{}, false}, {300 * time.Millisecond, story{back: true}, false}} {
		ts, f := turning(t, c.glide)
		old, now := *ts.sight.scene, *f.scene
		old.Stack, now.Stack = nil, nil
		want := time.Duration(0)
		if c.waits {
			want = paced(ts.env, turnRest)
		}
		if d := restOf(ts.env, &old, &now, c.told); d != want {
			t.Errorf("glide %v, going back %v: the next scene waits %v, not %v", c.glide, c.told.back, d, want)
		}
	}
}

// A ribbon waits until what led to the turn has been seen: it lies over no card that lands.
func TestRibbonWaitsForCards(t *testing.T) {
	ts, f := turning(t, 300*time.Millisecond)
	old := ts.sight.scene
	told := story{wait: time.Second, moves: map[int]travel{5: {}}, totals: map[int]int{1: 7}}
	seen := seenAfter(ts.env, old, f.scene, told)
	if moved, flown := told.wait+ts.env.Glide, told.wait+paced(ts.env, flyTime); seen < moved || seen < flown {
		t.Errorf("it comes after %v, cards land after %v and points after %v", seen, moved, flown)
	}
	ts.sight.scene = f.scene
	var shown []bool
	for _, k := range []float32{0, 0.4, 0.95} {
		ts.ribbon.Hide()
		ts.ribbon.advance(k, 0.75)
		shown = append(shown, ts.ribbon.Visible())
	}
	if !slices.Equal(shown, []bool{false, false, true}) {
		t.Errorf("while three quarters of its time are still to wait, it is seen: %v", shown)
	}
}

// A ribbon that is still there when the next scene comes goes: cards may move beneath it.
func TestRibbonLeavesForTheNextScene(t *testing.T) {
	ts, f := turning(t, 300*time.Millisecond)
	ts.Pull()
	ts.ribbon.Show()
	next := *f.scene
	next.Moves, next.Version = next.Moves+1, next.Version+1
	if ts.advance(&next); ts.ribbon.Visible() {
		t.Error("it lies over the next scene")
	}
}

// Where nothing moves there is no ribbon.
func TestNoRibbonForMotionThatIsOff(t *testing.T) {
	ts, _ := turning(t, 0)
	if ts.Pull(); ts.ribbon.text.Text != "" || ts.ribbon.Visible() {
		t.Errorf("it says %q", ts.ribbon.text.Text)
	}
}

// What the game hails crosses before the turn that begins, each for as long as it takes to
// read, with the face of its seat, or without one; the next scene waits for all of it.
func TestHailsCrossBeforeTheTurn(t *testing.T) {
	ts, f := turning(t, 300*time.Millisecond)
	old, now := *ts.sight.scene, *f.scene
	now.Updates = []table.Update{{Moves: now.Moves, Events: []table.Event{{Seat: -1, Hail: "A tie"}, {Seat: 1, Hail: "Rook wins with a very long name of a card"}}}}
	told := tell(now.Updates)
	all := passings(&old, &now, told)
	var texts []string
	for _, p := range all {
		texts = append(texts, p.text)
	}
	if want := []string{"A tie", "Rook wins with a very long name of a card", "Rook's turn"}; !slices.Equal(texts, want) {
		t.Fatalf("%q cross, want %q", texts, want)
	}
	if all[0].lasts >= all[1].lasts || all[0].rests >= all[0].lasts {
		t.Errorf("they last %v", all)
	}
	if restOf(ts.env, &old, &now, told) < all[0].rests+all[1].rests+all[2].rests {
		t.Error("the next scene doesn't wait for them")
	}
	now.Updates[0].Quiet = true
	if all := passings(&old, &now, tell(now.Updates)); len(all) > 1 {
		t.Errorf("back in time %v cross", all)
	}
	r := ts.ribbon
	r.begin(passing{seat: -1, text: "Rook wins with a very long name of a card, and some more of it", lasts: time.Second}, 0, time.Second)
	if r.face.pic.Visible() || kit.LineWidth([]kit.Span{{Text: r.text.Text, Face: look.Title}}, r.text.TextSize) > r.at.W-ribbonFace {
		t.Errorf("%q is written %v large, with a face: %v", r.text.Text, r.text.TextSize, r.face.pic.Visible())
	}
}

// Nobody's turn ends with a ribbon, and after it any turn begins with one.
func TestTurnsAfterNobodys(t *testing.T) {
	ts, f := turning(t, 300*time.Millisecond)
	old, now := *ts.sight.scene, *f.scene
	now.Seats = slices.Clone(now.Seats)
	now.Seats[0].Active, now.Seats[1].Active = false, false
	if turnPasses(&old, &now, story{}) {
		t.Error("nobody's turn crosses")
	}
	old.Seats = now.Seats
	now.Seats = slices.Clone(now.Seats)
	now.Seats[0].Active = true
	if !turnPasses(&old, &now, story{}) {
		t.Error("the first seat's turn doesn't cross after nobody's")
	}
}
