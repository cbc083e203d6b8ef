package kit

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A menu beside what takes the whole width has room above or below it.
func TestMenuBesideAWideBox(t *testing.T) {
	test.NewTempApp(t)
	frame := Box{0, 0, 980, 800}
	e, _ := bench()
	for _, of := range []Box{{10, 574, 960, 52}, {300, 574, 600, 52}, {450, 600, 100, 140}} {
		m := NewMenu(e)
		m.OpenBeside("End your Main Step with 1 Regular Summon left?", []MenuLine{{Text: "Keep playing"}, {Text: "To the Attack Step, don't ask again"}}, of, frame, nil, nil)
		if b := m.Box(); b.W < leastBeside || common(b, of) > 0 || b.Within(frame) != b {
			t.Errorf("beside %v lies %v", of, b)
		}
	}
}

// A menu of a button lies below it and in line with its edge, above one at the bottom, and never over it.
func TestMenuBelowItsButton(t *testing.T) {
	test.NewTempApp(t)
	frame := Box{0, 0, 980, 800}
	e, _ := bench()
	lines := []MenuLine{{Text: "Monster"}, {Text: "Master"}, {Text: "Battlefield"}}
	for _, c := range []struct {
		of           Box
		right, above bool
	}{{Box{20, 10, 120, 44}, false, false}, {Box{850, 10, 120, 44}, true, false}, {Box{20, 740, 120, 44}, false, true}, {Box{850, 740, 120, 44}, true, true}} {
		m := NewMenu(e)
		m.OpenBelow("New card", lines, c.of, frame)
		b := m.Box()
		if common(b, c.of) > 0 || b.Within(frame) != b || (b.Y < c.of.Y) != c.above {
			t.Errorf("of %v it lies at %v", c.of, b)
		}
		if !c.right && b.X != c.of.X || c.right && b.Right() != c.of.Right() {
			t.Errorf("of %v it lies at %v: not in line", c.of, b)
		}
	}
	plain, headed := NewMenu(e), NewMenu(e)
	of := Box{20, 10, 120, 44}
	plain.OpenBelow("New card", lines, of, frame)
	lines[0].Head, lines[2].Head = "Vainqueur", "Vibes"
	headed.OpenBelow("New card", lines, of, frame)
	if got := headed.Pills[2].Position().Y - plain.Pills[2].Position().Y; got != 2*menuHeadRoom || headed.Box().H != plain.Box().H+2*menuHeadRoom {
		t.Errorf("below two heads a line lies lower by %v", got)
	}
	var long []MenuLine
	for range 15 {
		long = append(long, MenuLine{Text: "A long line of a long menu"})
	}
	m := NewMenu(e)
	of = Box{20, 400, 120, 44}
	if m.OpenBelow("Long", long, of, frame); common(m.Box(), of) > 0 || m.Box().Within(frame) != m.Box() {
		t.Errorf("a long one lies at %v", m.Box())
	}
}

// A click beside the menu of a button closes it, and presses nothing else.
func TestClickBesideAMenu(t *testing.T) {
	test.NewTempApp(t)
	e, _ := bench()
	pressed := 0
	m, p := NewMenu(e), NewPill("Below", Normal, func() { pressed++ })
	w := test.NewTempWindow(t, &fyne.Container{Objects: []fyne.CanvasObject{p, m.Container}})
	w.Resize(fyne.NewSize(980, 800))
	Box{700, 600, 100, 40}.Put(p)
	done := false
	m.OpenBelow("New card", []MenuLine{{Text: "Monster", Do: func() { done = true }}}, Box{20, 10, 120, 44}, Box{0, 0, 980, 800})
	test.TapCanvas(w.Canvas(), fyne.NewPos(750, 620))
	if m.Visible() || pressed > 0 || done {
		t.Errorf("open %v, pressed %d times, its line %v", m.Visible(), pressed, done)
	}
	test.TapCanvas(w.Canvas(), fyne.NewPos(750, 620))
	if pressed != 1 {
		t.Error("the button can't be pressed any more")
	}
}
