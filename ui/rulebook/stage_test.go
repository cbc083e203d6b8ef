package rulebook

import (
	"runtime"
	"strings"
	"testing"
	"time"

	"feltstack/rules/book"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard/guardtest"
	"feltstack/ui/kit"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// opener opens examples at once, and keeps them.
type opener struct {
	t      *testing.T
	lib    *library.Local
	opened []*library.Example
	larger *library.Example
	from   Place
}

func (o *opener) exits() Exits {
	return Exits{
		Show: func(r *book.Paragraph, n int, then func(*library.Example)) {
			s, err := o.lib.Example("vastrix", r.Examples[n])
			if err != nil {
				o.t.Fatal(err)
			}
			x, err := library.OpenExample(s)
			if err != nil {
				o.t.Fatal(err)
			}
			o.opened = append(o.opened, x)
			then(x)
		},
		Large: func(_ *book.Paragraph, _ int, x *library.Example, from Place) { o.larger, o.from = x, from },
	}
}

// staged is the rulebook at a rule of VASTRIX whose first example is shown.
func staged(t *testing.T) (*Page, *opener) {
	t.Helper()
	all := gamestest.All(t)
	o := &opener{t: t, lib: library.New(all, nil, "", nil)}
	p := open(t, Place{}, o.exits())
	p.turn(Find(p.book(), book.Ref{Rule: "VASTRIX 5.1"}))
	test.Tap(p.pill(t, "Show me (6 examples)"))
	if p.stage == nil {
		t.Fatal("no example is shown")
	}
	t.Cleanup(p.Close)
	return p, o
}

// An example plays above its paragraph, which stays in sight: on, back, and to the next one.
func TestShowMe(t *testing.T) {
	p, o := staged(t)
	x := o.opened[0]
	top, found := p.reader.place("VASTRIX 5.1")
	if y := top - p.reader.Offset.Y; !found || y < 0 || y > 40 {
		t.Errorf("the paragraph lies at %v (%v)", y, found)
	}
	if below := kit.BoxOf(p.stage.Container).Bottom(); below > p.reader.Position().Y {
		t.Errorf("the example reaches to %v, over the text at %v", below, p.reader.Position().Y)
	}
	if !p.stage.before.Off || p.stage.on.Off {
		t.Error("one can go back from the first step, or not on")
	}
	for !x.Last() {
		at := x.At
		test.Tap(p.stage.on)
		if x.At != at+1 {
			t.Fatalf("step %d follows %d", x.At, at)
		}
		if said := strings.Join(x.Now().Say, ""); said == "" {
			t.Errorf("step %d says nothing", x.At)
		}
	}
	if !p.stage.on.Off {
		t.Error("one can go on from the last step")
	}
	test.Tap(p.stage.before)
	if x.At != len(x.Steps)-2 {
		t.Errorf("back leads to step %d of %d", x.At, len(x.Steps))
	}
	test.Tap(p.stage.next)
	if len(o.opened) != 2 || p.stage.n != 1 || o.opened[1].Name == x.Name {
		t.Fatalf("%d examples were opened, shown is %d", len(o.opened), p.stage.n)
	}
}

// An example goes on at a whole table at the step that it is at, and isn't closed for that.
func TestEnlarge(t *testing.T) {
	p, o := staged(t)
	test.Tap(p.stage.on)
	test.Tap(p.stage.large)
	if o.larger != o.opened[0] || o.larger.At != 1 || o.from.Rule != "VASTRIX 5.1" || p.stage != nil {
		t.Fatalf("%v at %+v goes on", o.larger, o.from)
	}
	if !o.larger.Step(1) {
		t.Error("it doesn't go on")
	}
	o.larger.Close()
}

// Space plays and pauses, Esc closes the example and then the page; another chapter closes it,
// too. The keyboard goes to the buttons, and back.
func TestExampleByKeyboard(t *testing.T) {
	p, o := staged(t)
	left := false
	p.exits.Back = func() { left = true }
	k := kit.NewPageKeys(p.Container, p.env.Trace)
	p.LedBy(k)
	x := o.opened[0]
	p.Key(&fyne.KeyEvent{Name: fyne.KeySpace})
	if x.At != 1 {
		t.Errorf("playing begins with step %d", x.At)
	}
	p.Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if p.stage != nil || left {
		t.Fatal("Esc doesn't close the example alone")
	}
	k.LeadTo("show VASTRIX 5.1")
	k.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if p.stage == nil || k.Focus.At.Key != "stage-on" {
		t.Fatalf("the ring is on %q", k.Focus.At.Key)
	}
	k.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if at := o.opened[1].At; at != 1 {
		t.Errorf("Enter leads to step %d", at)
	}
	k.LeadTo("stage-close")
	k.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if p.stage != nil || k.Focus.At.Key != "show VASTRIX 5.1" {
		t.Errorf("the ring is on %q", k.Focus.At.Key)
	}
	k.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	p.turn(Place{Game: "vastrix"})
	if p.stage != nil {
		t.Error("the example is still shown in another chapter")
	}
}

// Examples that were shown leave no goroutine, card or picture.
func TestExamplesLeaveNothing(t *testing.T) {
	p, _ := staged(t)
	table := p.stage.table
	p.Close()
	before := runtime.NumGoroutine()
	p.turn(Find(p.book(), book.Ref{Rule: "VASTRIX 5.1"}))
	for range 10 {
		test.Tap(p.pill(t, "Show me (6 examples)"))
		test.Tap(p.stage.play)
		test.Tap(p.stage.on)
		test.Tap(p.stage.close)
	}
	for late := time.Now().Add(guardtest.Patience); runtime.NumGoroutine() > before; time.Sleep(5 * time.Millisecond) {
		if time.Now().After(late) {
			t.Fatalf("%d goroutines before, %d after", before, runtime.NumGoroutine())
		}
	}
	if n := table.Cards(); n != 0 {
		t.Errorf("a closed table keeps %d cards", n)
	}
}

// An example that comes after one has gone elsewhere is closed, not shown.
func TestLateExample(t *testing.T) {
	p, o := staged(t)
	var then func(*library.Example)
	at := p.exits.Show
	p.exits.Show = func(_ *book.Paragraph, _ int, f func(*library.Example)) { then = f }
	test.Tap(p.stage.next)
	p.turn(Place{Game: "vastrix"})
	at(p.book().Book.Find("VASTRIX 5.1"), 1, then)
	if len(o.opened) != 2 || p.stage != nil {
		t.Errorf("%d were opened, one is shown: %v", len(o.opened), p.stage != nil)
	}
}
