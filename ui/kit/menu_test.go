package kit

import (
	"testing"

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
