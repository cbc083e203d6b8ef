package kittest

import (
	"image/color"
	"slices"
	"strings"
	"testing"

	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// label is a text at a place.
func label(text string, x, y float32) *canvas.Text {
	l := canvas.NewText(text, color.White)
	l.Move(fyne.NewPos(x, y))
	l.Resize(l.MinSize())
	return l
}

// laid is a page with some things on it, in a window.
func laid(t *testing.T, things ...fyne.CanvasObject) fyne.CanvasObject {
	t.Helper()
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.Theme{})
	page := container.NewWithoutLayout(things...)
	onCanvas(page, show{"", fyne.NewSize(400, 300)})
	return page
}

// area is a plain area.
func area(x, y, w, h float32, translucency float64) *canvas.Image {
	f := kit.NewFill(color.NRGBA{40, 60, 50, 255})
	f.Translucency = translucency
	kit.NewBox(x, y, w, h).Put(f)
	return f
}

func textsOf(all []Written) []string {
	var texts []string
	for _, w := range all {
		if w.Cut {
			w.Text += " (cut)"
		}
		texts = append(texts, w.Text)
	}
	return texts
}

// What is seen ends where something lies over it, where it is scrolled away, and under a shade.
func TestSeen(t *testing.T) {
	clear := label("clear", 10, 10)
	clear.Color = color.Transparent
	hidden := label("hidden", 10, 10)
	hidden.Hide()
	scrolled := container.NewVScroll(container.NewWithoutLayout(label("in sight", 0, 0), label("at the edge", 0, 50), label("far below", 0, 200)))
	scrolled.Move(fyne.NewPos(200, 0))
	scrolled.Resize(fyne.NewSize(190, 60))
	for what, c := range map[string]struct {
		things []fyne.CanvasObject
		want   []string
	}{
		"texts":          {[]fyne.CanvasObject{label("one", 10, 10), clear, hidden, label("two", 10, 40)}, []string{"one", "two"}},
		"out of sight":   {[]fyne.CanvasObject{scrolled, label("beyond the window", 390, 200)}, []string{"in sight", "at the edge (cut)"}},
		"under a plate":  {[]fyne.CanvasObject{label("one", 10, 10), label("reaches out of it", 60, 40), area(0, 0, 100, 100, 0), label("on it", 10, 10)}, []string{"reaches out of it (cut)", "on it"}},
		"under a veil":   {[]fyne.CanvasObject{label("one", 10, 10), area(0, 0, 100, 100, 0.5)}, []string{"one"}},
		"under a shade":  {[]fyne.CanvasObject{label("one", 10, 10), area(0, 0, 400, 300, 0.5), label("two", 10, 10)}, []string{"two"}},
		"beside a plate": {[]fyne.CanvasObject{label("one", 110, 10), area(0, 0, 100, 100, 0)}, []string{"one"}},
	} {
		if got := textsOf(Seen(laid(t, c.things...))); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q is seen, want %q", what, got, c.want)
		}
	}
}

// A text that lies over another is found, and one on a plate over it isn't.
func TestCovers(t *testing.T) {
	for what, c := range map[string]struct {
		a, b kit.Box
		want bool
	}{
		"the same place":          {kit.NewBox(10, 10, 50, 16), kit.NewBox(10, 10, 50, 16), true},
		"half a line lower":       {kit.NewBox(10, 10, 50, 16), kit.NewBox(10, 18, 50, 16), true},
		"a line lower":            {kit.NewBox(10, 10, 50, 16), kit.NewBox(10, 24, 50, 16), false},
		"longer than its room is": {kit.NewBox(10, 10, 50, 16), kit.NewBox(50, 10, 50, 16), true},
		"beside it":               {kit.NewBox(10, 10, 50, 16), kit.NewBox(60, 10, 50, 16), false},
	} {
		if covers(c.a, c.b) != c.want {
			t.Errorf("%s: one covers the other: %v", what, !c.want)
		}
	}
}

// A layout says where each thing lies and what it says, from above, and each thing once.
func TestLayout(t *testing.T) {
	page := laid(t, label("Below", 20, 200), label("Start", 30, 104), label("Title", 20.4, 9.6))
	line := trace.Line{
		Buttons: []trace.Button{{Text: "Start", X: 20, Y: 100, W: 80, H: 36}},
		Zones:   []trace.Zone{{Name: "Hand", Count: 2, X: 0, Y: 250, W: 400, H: 50}},
		Cards:   []trace.Card{{Name: "7♦", Zone: "Hand", X: 40, Y: 250, W: 30, H: 42}, {Name: "A♠", Can: true, Zone: "Hand", X: 8, Y: 250, W: 30, H: 42}},
	}
	got := Layout(line, []trace.Button{{Text: "Undo", X: 20, Y: 40, W: 60, H: 36}}, Seen(page))
	var kept []string
	for l := range strings.Lines(got) {
		kept = append(kept, strings.Join(strings.Fields(l), " "))
	}
	want := []string{
		"zone 0,250 400x50 Hand: 2", "card 8,250 30x42 A♠, can", "card 40,250 30x42 7♦", "button 20,40 60x36 Undo", "button 20,100 80x36 Start",
	}
	if len(kept) != len(want)+2 || !slices.Equal(kept[:len(want)], want) || !strings.HasPrefix(kept[5], "text 20,10 ") || !strings.HasSuffix(kept[6], " Below") {
		t.Errorf("the layout is %q", kept)
	}
}

// A thing that moved, is gone or is there once more differs from what was kept.
func TestChanged(t *testing.T) {
	const was = "button 20,100 80x36 Start\ntext   20,10 30x16 Title\n"
	for now, want := range map[string][]string{
		was: nil,
		"button 20,102 80x36 Start\ntext   20,10 30x16 Title\n": {"- button 20,100 80x36 Start", "+ button 20,102 80x36 Start"},
		"button 20,100 80x36 Start\n":                           {"- text   20,10 30x16 Title"},
		was + "text   20,10 30x16 Title\n":                      {"a line stands there more or less often"},
	} {
		if got := changed(was, now); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", now, got, want)
		}
	}
}
