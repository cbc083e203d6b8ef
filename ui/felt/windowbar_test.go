package felt

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// barOf lays a table with the windows of newScene.
func barOf(t *testing.T, exits Exits) (*Table, *fakeSession) {
	t.Helper()
	f := midGame().session()
	s := opening(t, f, exits)
	return s, f
}

// middle is the middle of a cell within the bar.
func (w *windowBar) middle(c windowCell) fyne.Position { return w.cell(c).Centre() }

func TestStopsByPointer(t *testing.T) {
	var kept []table.Stops
	s, f := barOf(t, Exits{Bar: true, Stops: table.Stops{"end": {Own: table.StopAsk}}, SetStops: func(s table.Stops) { kept = append(kept, s) }})
	if w := f.autoPass.Stops.Mode("end", true); w != table.StopAsk {
		t.Fatalf("what was set before is %q", w)
	}
	cell := windowCell{3, false}
	for i, want := range []table.StopMode{table.StopAsk, table.StopSkip, table.StopDefault} {
		s.board.windows.Tapped(&fyne.PointEvent{Position: s.board.windows.middle(cell)})
		if got := f.autoPass.Stops.Mode("counter", false); got != want || len(kept) != i+1 || !maps.Equal(kept[i], f.autoPass.Stops) {
			t.Errorf("press %d: the mode is %q, want %q; kept are %v", i+1, got, want, kept)
		}
	}
	if w := f.autoPass.Stops.Mode("end", true); w != table.StopAsk {
		t.Errorf("another one became %q", w)
	}
	// Nobody is asked in their own turn there: no cell.
	s.board.windows.Tapped(&fyne.PointEvent{Position: s.board.windows.middle(windowCell{0, true})})
	if len(kept) != 3 {
		t.Error("a cell that is not there was pressed")
	}
	s.board.windows.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: s.board.windows.middle(windowCell{1, true})}})
	if !s.panels.bubble.Visible() || !strings.Contains(s.panels.bubble.said.Text, "At the end") || !strings.Contains(s.panels.bubble.said.Text, "On your turn") {
		t.Errorf("the pointer over a cell says %q", s.panels.bubble.said.Text)
	}
	s.board.windows.MouseOut()
	if s.panels.bubble.Visible() {
		t.Error("what is said stays when the pointer goes")
	}
}

func TestStopsByKeys(t *testing.T) {
	s, f := barOf(t, Exits{})
	typed := func(names ...fyne.KeyName) {
		for _, n := range names {
			s.Key(&fyne.KeyEvent{Name: n})
		}
	}
	if s.board.windows.Visible() {
		t.Error("the bar is there before anybody has asked for it")
	}
	typed(fyne.KeyF5)
	if s.keys.focus.At.Key != "window 0 false" {
		t.Fatalf("F5 leads to %q, want the window of this moment", s.keys.focus.At.Key)
	}
	typed(fyne.KeyDown, fyne.KeyLeft, fyne.KeyReturn, fyne.KeyReturn)
	if got := f.autoPass.Stops; !maps.Equal(got, table.Stops{"end": {Own: table.StopSkip}}) {
		t.Errorf("the keys set %v", got)
	}
	if !strings.Contains(s.panels.bubble.said.Text, "pass automatically") {
		t.Errorf("it says %q", s.panels.bubble.said.Text)
	}
	typed(fyne.KeyEscape)
	if s.autoPass.shown || s.board.windows.Visible() {
		t.Error("Esc leaves the bar open")
	}
	// The menu clears them all.
	s.panels.side.menu.OnTap()
	for _, l := range s.panels.choice.Lines {
		if strings.Contains(l.Text, "Reset all stops") {
			l.Do()
		}
	}
	if len(f.autoPass.Stops) != 0 {
		t.Errorf("cleared: %v", f.autoPass.Stops)
	}
}

// The bar is put away and shown by its button, which is remembered; what was set holds
// all the same.
func TestStopsAreHiddenUntilAskedFor(t *testing.T) {
	var kept []bool
	s, f := barOf(t, Exits{Stops: table.Stops{"end": {Own: table.StopAsk}}, SetBar: func(on bool) { kept = append(kept, on) }})
	rows := func() (right float32) {
		for _, z := range s.sight.arr.Zones {
			if row := z.Scene.Area.Row; z.Scene.Seat == s.sight.scene.Me && row != table.RowMiddle {
				right = max(right, z.Right())
			}
		}
		return right
	}
	wide := rows()
	if s.board.windows.Visible() || len(s.autoPass.reach()) > 0 {
		t.Error("the bar is there before anybody has asked for it")
	}
	button := s.panels.side.stops
	if at := kit.BoxOf(button); !button.Visible() || !s.sight.arr.Side.Has(at.Centre()) || at.Meets(kit.BoxOf(s.panels.side.time)) {
		t.Errorf("its button is at %v", at)
	}
	button.Tapped(nil)
	if !s.board.windows.Visible() || s.sight.arr.Windows.Empty() || rows() >= wide {
		t.Error("the button does not show it beside the rows")
	}
	button.Tapped(nil)
	if s.board.windows.Visible() || rows() != wide {
		t.Error("the button does not put it away")
	}
	if !slices.Equal(kept, []bool{true, false}) {
		t.Errorf("kept is %v", kept)
	}
	if w := f.autoPass.Stops.Mode("end", true); w != table.StopAsk {
		t.Errorf("a hidden stop became %q", w)
	}
}

// Stack and bar share the lane at every size; without windows or without a
// person there is no bar.
func TestBarBesideTheStack(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	for _, size := range []fyne.Size{{Width: kit.MinWidth, Height: kit.MinHeight}, {Width: 1280, Height: 800}, {Width: 2560, Height: 1440}} {
		a := arrange(&stackGame().Scene, size, question{}, true, nil)
		for i, it := range a.Items {
			if it.Meets(a.Windows) {
				t.Errorf("%v: item %d lies over the bar: %v, %v", size, i, it.Box, a.Windows)
			}
		}
		if a.Windows.Bottom() > size.Height || a.Windows.Right() > a.Side.X {
			t.Errorf("%v: the bar is at %v", size, a.Windows)
		}
	}
	bots := midGame()
	for i := range bots.Seats {
		bots.Seats[i].Bot = true
	}
	none := midGame()
	none.Windows = nil
	for name, m := range map[string]*sceneMaker{"bots": bots, "no windows": none} {
		s := laid(t, kittest.Env(), m.session(), Exits{Bar: true}, fyne.NewSize(1280, 800))
		if s.board.windows.Visible() || !s.sight.arr.Windows.Empty() || s.panels.side.stops.Visible() {
			t.Errorf("%s: there is a bar, or a button for it", name)
		}
	}
}
