package felt

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard/guardtest"
	"feltstack/rules/scenario"
	"feltstack/table"
	"feltstack/table/guide"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// strict is a game whose leader lets nothing through, and says one thing.
type strict struct {
	library.Session
	says  Lead
	tried int
}

func (s *strict) Begin(*Table, *kit.Env) Leader { return s }
func (s *strict) Do([]string) error             { s.tried++; return ErrLed }
func (s *strict) Lead() Lead                    { return s.says }
func (s *strict) Moved()                        {}
func (s *strict) Stop()                         {}

// atLesson is a person before VASTRIX's first lesson, with a strict leader.
func atLesson(t *testing.T) (*seat, *strict, []*scenario.Lesson, []*scenario.Puzzle) {
	t.Helper()
	test.NewTempApp(t)
	g, lessons, puzzles := gamestest.Guides(t, "vastrix")
	session, err := guide.Sit(lessons[0], "You", "Rook")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(session.Close)
	s := &strict{Session: library.SeatAt(g, session, guide.Me)}
	return lay(t, s), s, lessons, puzzles
}

// A play that the leader does not let through leaves the card where it was.
func TestCoachKeepsACardInTheHand(t *testing.T) {
	s, led, _, _ := atLesson(t)
	s.drag("7♦", s.zone("Your point row").Centre())
	if led.tried != 1 {
		t.Fatalf("the leader was asked %d times", led.tried)
	}
	if s.count("Your hand") != 6 || s.table.input.ghost.Visible() {
		t.Error("the card is not back in the hand")
	}
}

// Enter presses the coach's first button, and the end of a game leaves the coach in sight.
func TestCoachHasTheLastWord(t *testing.T) {
	test.NewTempApp(t)
	f := midGame().session()
	f.scene.Over, f.scene.Result = true, "You win: 22 points to 9"
	pressed := false
	s := lay(t, &strict{Session: f, says: Lead{Title: "Won", Buttons: []LeadButton{{Text: "Home"}, {Text: "On", Main: true, Do: func() { pressed = true }}}}})
	if s.table.panels.over.Visible() {
		t.Error("the game's end covers the coach")
	}
	s.table.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if !pressed {
		t.Error("Enter does not press the coach's button")
	}
}

// What the coach has much to say about leaves the inspector whole above it, and the inspector
// has its room back after that.
func TestCoachLeavesTheInspectorWhole(t *testing.T) {
	s, led, _, _ := atLesson(t)
	whole := kit.BoxOf(s.table.panels.side.inspector).Bottom()
	led.says = Lead{Title: "Much", Say: []string{strings.Repeat("There is much to be said of this. ", 20)}}
	s.table.show()
	if in, c := kit.BoxOf(s.table.panels.side.inspector), kit.BoxOf(s.table.coach.stop); in.Bottom() > c.Y {
		t.Errorf("the inspector ends at %.0f, the coach begins at %.0f", in.Bottom(), c.Y)
	}
	led.says = Lead{Title: "Little"}
	if s.table.show(); kit.BoxOf(s.table.panels.side.inspector).Bottom() < whole-1 {
		t.Error("the inspector stays small")
	}
}

// A card that lies tilted is framed as it lies.
func TestCoachFramesTiltedCards(t *testing.T) {
	c := &cardPlace{Box: kit.NewBox(100, 100, 60, 84), Tilt: 120}
	corners := framed(*c, c.Box)
	for i, p := range corners {
		if !c.covers(p.AddXY((130-p.X)*0.05, (142-p.Y)*0.05)) || c.covers(p.AddXY((p.X-130)*0.15, (p.Y-142)*0.15)) {
			t.Errorf("corner %d at %v is none of the card", i, p)
		}
	}
}

// An empty stack has no place of its own on the felt: where the coach points at it, its name
// stands there.
func TestCoachNamesTheStack(t *testing.T) {
	s, led, _, _ := atLesson(t)
	for _, z := range s.table.sight.scene.Zones {
		if z.Area.Row == table.RowStack {
			led.says = Lead{Title: "Play for effect", Look: []Pointed{{Zone: z.ID}}}
		}
	}
	s.table.show()
	if text := standing(s.table.coach.frames.Container); text != "Stack" {
		t.Errorf("at what is pointed at stands %q", text)
	}
}

// TestCoachFits: the coach stays within the side panel at all sizes, with the
// longest that it has to say.
func TestCoachFits(t *testing.T) {
	uitest.Pictures(t)
	s, led, lessons, puzzles := atLesson(t)
	var leads []Lead
	for _, step := range lessons[0].Steps {
		leads = append(leads, Lead{Head: "Step", Title: step.Name, Say: step.Say, Wrong: step.Wrong, Buttons: []LeadButton{{Text: "Do it for me"}, {Text: "Back"}, {Text: "Leave"}}})
	}
	for _, z := range puzzles {
		leads = append(leads, Lead{Head: "Puzzle", Title: z.Name, Say: append([]string{z.Ask}, z.Hints...), Wrong: "Not solved. Rook always responds best; try another line.",
			Buttons: []LeadButton{{Text: "Start again", Main: true}, {Text: "Show solution"}, {Text: "All puzzles"}}})
	}
	leads = append(leads, Lead{Head: "Example 11 of 12", Title: "What changes its own position without an end stops, and the match goes on", Say: []string{strings.Repeat("Gate Hound attacks Twin-Horn Beast\n", 40)},
		Buttons: []LeadButton{{Text: "Next example", Main: true}, {Text: "Back"}, {Text: "To the rulebook"}}})
	for _, size := range []fyne.Size{fyne.NewSize(1024, 640), fyne.NewSize(1280, 800), fyne.NewSize(1920, 1080)} {
		s.table.Layout(nil, size)
		for _, l := range leads {
			led.says = l
			c := newCoach(kittest.Env(), led, func() bool { return false }, nil)
			c.set(s.table.sight.arr.Side)
			b := kit.BoxOf(c.stop)
			for _, o := range textsOf(c.words.Container) {
				if w := kit.BoxOf(o); o.Visible() && (w.X < b.X || w.Right() > b.Right()+1 || w.Y < b.Y || w.Bottom() > b.Bottom()) {
					t.Errorf("%v, %s: a word lies at %v, outside %v", size, l.Title, w, b)
				}
			}
			for _, k := range c.pills {
				if w := kit.BoxOf(k); w.Right() > b.Right() || w.Bottom() > b.Bottom() {
					t.Errorf("%v, %s: %s lies outside", size, l.Title, k.Text)
				}
			}
			if b.Y < s.table.sight.arr.Side.Y+sideHead {
				t.Errorf("%v, %s: the coach covers the way home", size, l.Title)
			}
		}
	}
}

// textsOf lists the texts in a container and in those within.
func textsOf(c *fyne.Container) []*canvas.Text {
	var all []*canvas.Text
	for _, o := range c.Objects {
		switch o := o.(type) {
		case *canvas.Text:
			all = append(all, o)
		case *fyne.Container:
			all = append(all, textsOf(o)...)
		}
	}
	return all
}

// waiting is a game whose leader says how far the game is.
type waiting struct {
	*fakeSession
	moved, pressed int
}

func (w *waiting) Begin(*Table, *kit.Env) Leader { return w }
func (w *waiting) Moved()                        { w.moved++ }
func (w *waiting) Stop()                         {}
func (w *waiting) Lead() Lead {
	return Lead{Title: fmt.Sprint("after ", w.scene.Moves), Look: []Pointed{{Zone: 1}}, Buttons: []LeadButton{{Text: "Next", Main: true, Do: func() { w.pressed++ }}}}
}

// framesShown counts what frames are drawn with.
func framesShown(t *Table) int {
	n := 0
	for _, layer := range t.coach.frames.Objects {
		for _, o := range layer.(*fyne.Container).Objects {
			if o.Visible() {
				n++
			}
		}
	}
	return n
}

// A raised card is above the frames of what the coach points at.
func TestCoachFramesBelowRaisedCards(t *testing.T) {
	s, _, _, _ := atLesson(t)
	frames := slices.Index(s.table.Objects, fyne.CanvasObject(s.table.coach.frames.Container))
	for i, o := range s.table.Objects {
		if c, ok := o.(*fyne.Container); ok && i < frames && slices.Contains(c.Objects, fyne.CanvasObject(s.table.input.raising.Container)) {
			t.Error("frames cover the card that is raised")
		}
	}
}

// The coach speaks of what has been seen: not before the picture has come to where the game
// is, and a button that is pressed earlier only hurries it there.
func TestCoachWaitsForThePicture(t *testing.T) {
	for _, hurried := range []bool{false, true} {
		_, f, between, after, _ := played(t, 3*time.Millisecond)
		last := f.scene
		first := *between
		first.Moves, first.Version, first.Stack, first.Updates = 1, 1, nil, nil
		f.scene = &first
		w := &waiting{fakeSession: f}
		e, run := posted(3 * time.Millisecond)
		e.Still = false
		ts := laid(t, e, w, Exits{}, fyne.NewSize(1280, 800))
		w.moved = 0
		f.scene = last
		ts.Pull()
		if ts.sight.scene != between || w.moved != 0 || ts.coach.now.Title != "after 1" {
			t.Fatalf("with the scene after %d moves in sight the coach speaks of %q", ts.sight.scene.Moves, ts.coach.now.Title)
		}
		if n := framesShown(ts); n != 0 {
			t.Errorf("%d frames stand where cards will be", n)
		}
		if hurried {
			ts.coach.pills[0].Tapped(nil)
		} else {
			for until := time.Now().Add(guardtest.Patience); ts.beats.busy && time.Now().Before(until); {
				run()
			}
		}
		ts.ShowCoach()
		if ts.sight.scene != after || w.moved != 1 || ts.coach.now.Title != "after 3" || w.pressed != 0 {
			t.Errorf("hurried: %v: after %d moves the coach speaks of %q, is told %d times and pressed %d times", hurried, ts.sight.scene.Moves, ts.coach.now.Title, w.moved, w.pressed)
		}
		if framesShown(ts) == 0 {
			t.Errorf("hurried: %v: what the coach points at has no frame", hurried)
		}
		if ts.coach.pills[0].Tapped(nil); w.pressed != 1 {
			t.Errorf("hurried: %v: then it is pressed %d times", hurried, w.pressed)
		}
	}
}

// While a step is only read, nothing at the table looks as if it could be chosen; after it, all
// that can does.
func TestCoachIsReadFirst(t *testing.T) {
	s, led, _, _ := atLesson(t)
	shines := func() (any bool) {
		for _, v := range s.table.animator.views {
			any = any || v.glow != noGlow
		}
		return any
	}
	pressed := func() bool {
		return slices.ContainsFunc(s.table.panels.prompt.inUse(), func(k *kit.Pill) bool { return !k.Off })
	}
	if !shines() || !pressed() {
		t.Fatal("nothing can be chosen before the coach speaks")
	}
	led.says = Lead{Title: "Welcome", Buttons: []LeadButton{{Text: "Next", Main: true}}}
	s.table.ShowCoach()
	if shines() || pressed() {
		t.Errorf("while the step is read cards shine: %v, buttons can be pressed: %v", shines(), pressed())
	}
	if v := s.card("7♦"); s.table.input.cardCursor(v) != desktop.DefaultCursor {
		t.Error("the pointer says that a card can be used")
	}
	led.says = Lead{Title: "Go on"}
	s.table.ShowCoach()
	if !shines() || !pressed() {
		t.Error("nothing can be chosen after it")
	}
}
