package felt

import (
	"image"
	"testing"
	"time"

	"feltstack/ui/look"

	"feltstack/rules/guard/guardtest"
	"feltstack/table"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// played is a table at which Rook plays a card that has left the stack again before anyone
// looks, with the scenes before, between and after.
func played(t *testing.T, glide time.Duration) (ts *Table, f *fakeSession, between, after *table.Scene, run func()) {
	t.Helper()
	test.NewTempApp(t)
	first, mid, last := midGame(), stackGame(), midGame()
	mid.Stack = mid.Stack[2:]
	mid.Prompt = table.Prompt{Seat: -1}
	first.Moves, mid.Moves, last.Moves = 1, 2, 3
	first.Version, mid.Version, last.Version = 1, 2, 3
	last.Seats[1].Facts[0] = table.Fact{Name: "Points", Value: "16", Shape: table.FactNumber, N: 16}
	e, run := posted(glide)
	e.Still = false
	f = first.session()
	ts = laid(t, e, f, Exits{}, fyne.NewSize(1280, 800))
	up := func(n uint64, events ...table.Event) table.Update {
		return table.Update{Moves: n, Events: events}
	}
	declared := up(2, table.Event{Kind: table.EventDeclared, Item: 1, Seat: 1})
	countered := up(3, table.Event{Kind: table.EventCountered, Item: 1}, table.Event{Kind: table.EventTotal, Seat: 1, N: 16, By: 7})
	mid.Updates = []table.Update{declared}
	last.Updates = []table.Update{declared, countered}
	last.Missed = []*table.Scene{&mid.Scene}
	f.scene = &last.Scene
	return ts, f, &mid.Scene, &last.Scene, run
}

// A play that is gone by the time one looks is seen on the stack all the same.
func TestPlaysAreSeenBeforeTheyAreGone(t *testing.T) {
	ts, _, between, after, run := played(t, 3*time.Millisecond)
	ts.Pull()
	if ts.sight.scene != between || ts.beats.rest == nil {
		t.Fatalf("shown is the scene after %d moves", ts.sight.scene.Moves)
	}
	for until := time.Now().Add(guardtest.Patience); ts.sight.scene != after && time.Now().Before(until); {
		run()
	}
	if ts.sight.scene != after || len(ts.beats.waiting) > 0 {
		t.Errorf("in the end the scene after %d moves is shown, %d wait", ts.sight.scene.Moves, len(ts.beats.waiting))
	}
}

// A key that hurries shows the newest scene at once, and Space does nothing else.
func TestSpaceHurries(t *testing.T) {
	ts, f, between, after, _ := played(t, time.Hour)
	ts.Pull()
	if ts.sight.scene != between {
		t.Fatal("the play is not seen")
	}
	ts.Key(&fyne.KeyEvent{Name: fyne.KeySpace})
	if ts.sight.scene != after || ts.beats.rest != nil || len(f.done) > 0 {
		t.Errorf("Space shows the scene after %d moves and does %q", ts.sight.scene.Moves, f.done)
	}
	ts.Key(&fyne.KeyEvent{Name: fyne.KeySpace})
	if len(f.done) != 1 {
		t.Errorf("Space once more does %q", f.done)
	}
}

// Where nothing moves, or one goes back, nothing waits.
func TestNothingWaitsForMotionThatIsOff(t *testing.T) {
	ts, _, _, after, _ := played(t, 0)
	if ts.Pull(); ts.sight.scene != after {
		t.Errorf("without motion the scene after %d moves is shown", ts.sight.scene.Moves)
	}
	ts, _, _, after, _ = played(t, time.Hour)
	after.Updates[1].Quiet = true
	if ts.Pull(); ts.sight.scene != after {
		t.Errorf("going back, the scene after %d moves is shown", ts.sight.scene.Moves)
	}
}

// How long a scene is to be seen: a play long enough to be read with its arrow, your own no
// longer than another's, what is countered longer than what resolves, a number until it has
// come to its plate; all of it at the speed that is set.
func TestRests(t *testing.T) {
	ts, _, between, _, _ := played(t, 300*time.Millisecond)
	old, e := ts.sight.scene, ts.env
	theirs := restOf(e, old, between, story{})
	mine := *between
	mine.Stack = []table.ItemScene{{ID: 9, Mine: true}}
	own := restOf(e, old, &mine, story{})
	lies := own - time.Duration(toStack*float64(e.Glide)) // from when it lies there
	if grown := e.Glide/2 + growTime - time.Duration(toStack*float64(e.Glide)); lies-grown < 800*time.Millisecond || own > theirs {
		t.Errorf("Rook's play rests %v, your own %v, of which its arrow is drawn %v", theirs, own, lies-grown)
	}
	if hit := restOf(e, old, old, story{totals: map[int]int{1: 7}}); hit < flyTime {
		t.Errorf("a number that flies %v is seen for %v", flyTime, hit)
	}
	stamped := func(fate table.EventKind) time.Duration {
		var s story
		s.leave([]leaving{{id: 1, fate: fate}}, e)
		return s.wait
	}
	if bad, good, none := stamped(table.EventCountered), stamped(table.EventResolved), stamped(""); bad <= good || good <= none || none != 0 {
		t.Errorf("stamped are %v for a countered play, %v for one that resolves, %v for neither", bad, good, none)
	}
	e.Glide /= 2
	if quick := restOf(e, old, between, story{}); quick > theirs*6/10 {
		t.Errorf("at twice the speed Rook's play rests %v, not half of %v", quick, theirs)
	}
}

// A play rests until its arrow has been drawn and seen, however long that takes to paint; a
// click hurries that, too.
func TestPlaysRestForTheirArrows(t *testing.T) {
	ts, _, between, after, _ := played(t, 300*time.Millisecond)
	ts.Pull()
	b := ts.beats
	if ts.sight.scene != between || b.held == 0 {
		t.Fatal("the play waits for no arrow")
	}
	b.held = 0
	release := b.hold()
	if b.over(); ts.sight.scene != between || b.rest == nil {
		t.Error("it leaves before its arrow is drawn")
	}
	if release(); ts.sight.scene != after {
		t.Error("it stays though its arrow has been seen")
	}
	if release(); b.held != 0 {
		t.Error("released twice, something else counts as seen")
	}
	ts, _, between, after, _ = played(t, 300*time.Millisecond)
	ts.Pull()
	if ts.sight.scene != between || !ts.hasten() || ts.sight.scene != after {
		t.Error("a click doesn't hurry it")
	}
}

// A plate keeps its number until the change has come there, and counts on from it.
func TestPlatesCount(t *testing.T) {
	ts, _, _, after, _ := played(t, 300*time.Millisecond)
	c := ts.board.counting
	told := tell(after.Updates)
	c.begin(ts.sight.scene, told)
	ts.sight.scene = after
	shown := func() int { return c.of(after.Seats[1]).Facts[0].N }
	f := &flight{seat: 1, text: kit.Label("+7", look.Title, 20, look.Now().Gold)}
	for _, step := range []struct {
		way, count  float32
		least, most int
	}{{-1, -2, 9, 9}, {0.5, -1, 9, 9}, {1, 0.5, 11, 14}, {1, 0.99, 15, 16}} {
		c.at(f, step.way, step.count, 9, 16)
		if n := shown(); n < step.least || n > step.most {
			t.Errorf("at %v of its way and %v of the count %d points are shown, not %d to %d", step.way, step.count, n, step.least, step.most)
		}
	}
	if c.end(); shown() != 16 {
		t.Errorf("in the end %d points are shown", shown())
	}
}

// A number flies on to its plate when the next scene comes, unless that changes it again.
func TestNumbersFlyOn(t *testing.T) {
	ts, _, _, after, _ := played(t, 300*time.Millisecond)
	c := ts.board.counting
	c.begin(ts.sight.scene, tell(after.Updates))
	f := &flight{seat: 1, text: kit.Label("+7", look.Title, 20, look.Now().Gold), anim: fyne.NewAnimation(time.Hour, func(float32) {})}
	c.layer.Add(f.text)
	c.running = append(c.running, f)
	if c.begin(ts.sight.scene, story{totals: map[int]int{0: 3}}); len(c.running) != 1 || c.shown[1] != 9 {
		t.Errorf("Rook's number has gone as yours changes, %d points are shown", c.shown[1])
	}
	if c.begin(ts.sight.scene, story{totals: map[int]int{1: 2}}); len(c.running) != 0 {
		t.Error("two numbers fly to one plate")
	}
}

// An arrow grows once its card is half on its way.
func TestArrowsFollowTheirCards(t *testing.T) {
	last := -float32(1)
	for _, k := range []float32{0, 0.25, 0.3, 0.6, 1} {
		f := grownAt(0.7, k)
		if f < last || (f > 0) != (k > 0.3) || (f == 1) != (k == 1) {
			t.Errorf("after %.2f of the time %.2f of it is shown", k, f)
		}
		last = f
	}
}

// A card of a play that is countered is grey and cracked, one that resolves as it was.
func TestCounteredCardsCrack(t *testing.T) {
	card := image.NewRGBA(image.Rect(0, 0, 60, 84))
	for i := 0; i < len(card.Pix); i += 4 {
		copy(card.Pix[i:], []uint8{200, 20, 20, 255})
	}
	if answered(card, table.EventResolved) != card {
		t.Error("a card that resolves looks otherwise")
	}
	out := answered(card, table.EventCountered)
	for y := range 84 {
		gap := 0
		for x := range 60 {
			switch p := out.RGBAAt(x, y); {
			case p.A == 0:
				gap++
			case int(p.R)-int(p.G) > 90:
				t.Fatalf("it is as red as before at %d, %d: %v", x, y, p)
			}
		}
		if gap < 2 || gap > 10 {
			t.Fatalf("the crack is %d wide at %d", gap, y)
		}
	}
}

// However many plays wait to be seen, each rests as long as one alone; the game is told how
// many they are, and that none is left once one hurries or leaves.
func TestManyPlaysRestAsLongAsOne(t *testing.T) {
	ts, f, between, _, _ := played(t, 300*time.Millisecond)
	alone := seenAfter(ts.env, ts.sight.scene, between, tell(between.Updates))
	var rests []time.Duration
	show := ts.beats.show
	ts.beats.show = func(s *table.Scene) time.Duration {
		d := show(s)
		rests = append(rests, d)
		return d
	}
	var all []*table.Scene
	for n := range uint64(40) {
		s := *between
		s.Moves, s.Version = 2+n, 2+n
		s.Stack = []table.ItemScene{{ID: int(10 + n), Seat: 1}}
		all = append(all, &s)
	}
	ts.beats.add(ts.sight.scene, all)
	if f.behind != len(all)-1 {
		t.Errorf("%d plays wait to be seen, the game knows of %d", len(all)-1, f.behind)
	}
	for range 3 {
		ts.beats.held = 0
		ts.beats.over()
	}
	for i, d := range rests {
		if d < alone {
			t.Errorf("play %d of %d rests %v, not %v as one alone", i+1, len(all), d, alone)
		}
	}
	if f.behind != len(ts.beats.waiting) || len(rests) != 4 {
		t.Errorf("%d plays have been shown, %d wait, the game knows of %d", len(rests), len(ts.beats.waiting), f.behind)
	}
	if ts.hasten(); f.behind != 0 {
		t.Errorf("after a click %d plays wait", f.behind)
	}
	ts.beats.behind(7)
	if ts.Close(); f.behind != 0 {
		t.Errorf("after the table %d plays wait", f.behind)
	}
}
