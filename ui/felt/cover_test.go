package felt

import (
	"bytes"
	"encoding/json"
	"testing"
	"time"

	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// An answer can be declined on the cover, by each person once the cover takes an answer.
func TestPassOnTheCover(t *testing.T) {
	f := midGame().session()
	f.next = library.Handover{Name: "Ben", Seat: 1, Waives: true}
	test.NewTempApp(t)
	s := lay(t, f)
	c := s.table.panels.cover
	if !c.pass.Visible() || c.pass.Text != "Ben passes" {
		t.Fatalf("it offers %q", c.pass.Text)
	}
	c.pass.Tapped(nil)
	if len(f.done) > 0 {
		t.Errorf("a cover that has only just come takes an answer: %v", f.done)
	}
	s.until("the cover takes an answer", func() bool { return !c.locked })
	c.pass.Tapped(nil)
	if len(f.done) != 1 || f.done[0] != "waive" {
		t.Fatalf("done: %v", f.done)
	}
	f.next = library.Handover{Name: "Cara", Seat: 2, Waives: true}
	s.table.show()
	if !c.locked || c.pass.Text != "Cara passes" {
		t.Errorf("the next person's cover takes the second click of the first one")
	}
	s.until("the cover takes an answer", func() bool { return !c.locked })
	s.typed(fyne.KeyP)
	if len(f.done) != 2 {
		t.Errorf("by key: %v", f.done)
	}
	f.next = library.Handover{Name: "Ben", Seat: 1}
	s.table.show()
	s.until("the cover takes an answer", func() bool { return !c.locked })
	if s.typed(fyne.KeyP); c.pass.Visible() || len(f.done) != 2 {
		t.Errorf("where one must look, the cover passes: %v", f.done)
	}
}

// The table is covered for the next person once what was played has been seen; nothing flies
// above the cover.
func TestCoverWaitsForWhatWasPlayed(t *testing.T) {
	ts, f, between, after, _ := played(t, time.Hour)
	f.next = library.Handover{Name: "Ben", Seat: 1}
	ts.Pull()
	if ts.Covered() || ts.sight.scene != between {
		t.Fatalf("covered: %v, shown is the scene after %d moves", ts.Covered(), ts.sight.scene.Moves)
	}
	ts.Key(&fyne.KeyEvent{Name: fyne.KeySpace})
	if !ts.Covered() || ts.sight.scene != after || len(ts.board.counting.running) > 0 || len(ts.animator.stamps) > 0 {
		t.Errorf("hurried, it is covered: %v, after %d moves; %d numbers fly", ts.Covered(), ts.sight.scene.Moves, len(ts.board.counting.running))
	}

	ts, f, _, after, _ = played(t, time.Hour)
	f.next = library.Handover{Name: "Ben", Seat: 1}
	ts.show()
	ts.Pull()
	if !ts.Covered() || ts.sight.scene != after || len(ts.board.counting.running) > 0 {
		t.Errorf("already covered, it stays so: %v, after %d moves; %d numbers fly", ts.Covered(), ts.sight.scene.Moves, len(ts.board.counting.running))
	}
}

// What is written for programs outside tells no more of a covered table than the cover does.
func TestTheTraceOfACoveredTable(t *testing.T) {
	f := midGame().session()
	test.NewTempApp(t)
	var told bytes.Buffer
	e := kittest.Env()
	e.Trace = trace.NewWriter(&told)
	table := laid(t, e, f, Exits{}, fyne.NewSize(1280, 800))
	last := func() (l trace.Line) {
		lines := bytes.Split(bytes.TrimSpace(told.Bytes()), []byte("\n"))
		if err := json.Unmarshal(lines[len(lines)-1], &l); err != nil {
			t.Fatal(err)
		}
		return l
	}
	if open := last(); len(open.Cards) == 0 || len(open.Zones) == 0 || len(open.Log) == 0 {
		t.Fatalf("of the open table is told: %+v", open)
	}
	f.next = library.Handover{Name: "Ben", Seat: 1}
	table.show()
	if l := last(); len(l.Cards)+len(l.Zones)+len(l.Log)+len(l.Drops) > 0 || l.Mine || l.Prompt != "Ben, you're up" || len(l.Buttons) == 0 {
		t.Errorf("of the covered table is told: %+v", l)
	}
}

// The last line written for programs outside is what is seen, after a click that gives up what
// was begun, too.
func TestTheTraceAfterAClickOnTheGround(t *testing.T) {
	s := sit(t, hand)
	e := s.table.env
	e.Trace = trace.NewWriter(&bytes.Buffer{})
	v := s.card("6♠")
	s.table.input.cardTapped(v, &fyne.PointEvent{AbsolutePosition: v.place.Centre()})
	if e.Trace.Last().Held != v.id() {
		t.Fatal("no card is begun with")
	}
	s.table.tapGround(fyne.NewPos(300, 4))
	if s.table.panels.choice.Visible() || e.Trace.Last().Held != 0 {
		t.Errorf("the choice is open: %v, the trace says that %d is held", s.table.panels.choice.Visible(), e.Trace.Last().Held)
	}
}
