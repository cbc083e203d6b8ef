//go:build e2e

package e2e

import (
	"bytes"
	"image"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"

	"feltstack/ui/trace"
)

// What all tests of the window wait for, press and look up.

// startHome starts the program and waits until its home screen can be clicked.
func (d *desk) startHome(args ...string) {
	d.t.Helper()
	d.start(args...)
	d.waitScreen("home")
	d.window()
	d.waitCloth()
	// The tiles move for what the page learns after its first frame.
	d.waitFor("a puzzle or a welcome", func() bool {
		return d.button("Today's puzzle") != image.Point{} || d.button("New here?") != image.Point{}
	})
}

// play opens the window and begins a game; whoever is asked first may still think.
func (d *desk) play(args ...string) {
	d.t.Helper()
	d.startHome(args...)
	d.begin()
}

// begin begins a game from the home screen.
func (d *desk) begin() {
	d.t.Helper()
	d.press("New game")
	d.waitScreen("new")
	d.press("Start game")
	d.waitScreen("table")
}

// decision waits until the person is asked and every card lies where it belongs,
// or the game is over, and returns the screen.
func (d *desk) decision() trace.Line {
	d.t.Helper()
	var s trace.Line
	d.waitFor("a decision", func() bool { s = d.screen(); return s.Mine && !s.Moving || s.Result != "" })
	return s
}

// decisionOrEnd waits for the same, and reports whether a game has ended since the
// program was started, however the screen looks now: what was clicked or typed just
// before the end reaches the buttons of the result.
func (d *desk) decisionOrEnd() (s trace.Line, over bool) {
	d.t.Helper()
	d.waitFor("a decision, or the game's end", func() bool {
		s = d.screen()
		text, err := os.ReadFile(d.trace)
		if err != nil {
			d.fatalf("%v", err)
		}
		over = bytes.Contains(text, []byte(`,"result":`))
		return over || s.Mine && !s.Moving
	})
	return s, over
}

// movedOn is a condition: the table is not as it was on a screen any more.
func (d *desk) movedOn(was trace.Line) func() bool {
	return func() bool { now := d.screen(); return now.Decision != was.Decision || now.Result != was.Result }
}

// button returns the middle of a button of the present screen whose text is
// or begins with the words; the zero point if there is none.
func (d *desk) button(words string) image.Point {
	for _, b := range d.screen().Buttons {
		if b.Text == words || strings.HasPrefix(b.Text, words+" ") {
			return image.Pt(int(b.X+b.W/2), int(b.Y+b.H/2))
		}
	}
	return image.Point{}
}

// pass presses Space, and says that it means it where the table asks. It reports whether
// Space was an answer.
func (d *desk) pass() bool {
	d.t.Helper()
	on := d.movedOn(d.screen())
	asked := func() bool { return d.button("Keep playing") != image.Point{} }
	d.key("space")
	was := d.soon(func() bool { return asked() || on() })
	if asked() {
		d.key("2")
	}
	return was
}

// press waits for a button and clicks it.
func (d *desk) press(words string) {
	d.t.Helper()
	var at image.Point
	d.waitFor("button "+words, func() bool { at = d.button(words); return at != image.Point{} && !d.screen().Early })
	for range mostPresses {
		was := d.screen()
		d.click(at)
		if d.soon(func() bool { // something happens, but that clicks are taken or not
			now := d.screen()
			now.Early, now.Painted = was.Early, was.Painted
			return !reflect.DeepEqual(now, was)
		}) {
			return
		}
		if now := d.button(words); now != (image.Point{}) { // the click came before the button could be seen
			at = now
		}
	}
}

// mostPresses is how often a hand presses a button on which nothing happens.
const mostPresses = 3

// told waits for a question or notice that says this.
func (d *desk) told(text string) {
	d.t.Helper()
	d.waitFor("it says "+text, func() bool { return strings.Contains(d.screen().Prompt, text) })
}

// logged is how many lines of the log have these words.
func (d *desk) logged(words ...string) int {
	text, err := os.ReadFile(filepath.Join(d.dir, "feltstack.log"))
	if err != nil && !os.IsNotExist(err) {
		d.fatalf("%v", err)
	}
	n := 0
	for line := range strings.Lines(string(text)) {
		if !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(line, w) }) {
			n++
		}
	}
	return n
}

// reported is how many reports of crashes say this.
func (d *desk) reported(text string) int {
	paths, err := filepath.Glob(filepath.Join(d.dir, "reports", "*"))
	if err != nil {
		d.fatalf("%v", err)
	}
	n := 0
	for _, path := range paths {
		report, err := os.ReadFile(path)
		if err != nil {
			d.fatalf("%v", err)
		}
		if strings.Contains(string(report), text) {
			n++
		}
	}
	return n
}

// stacked reports whether a play waits on the stack.
func stacked(s trace.Line) bool {
	return slices.ContainsFunc(s.Zones, func(z trace.Zone) bool { return z.Name == "Stack" && z.Count > 0 })
}

// sameDecision reports whether two screens ask the same of the same table.
func sameDecision(a, b trace.Line) bool {
	if b.Screen != "table" || !b.Mine || a.Prompt != b.Prompt {
		return false
	}
	return slices.Equal(lying(a), lying(b)) && slices.Equal(buttons(a), buttons(b))
}

func lying(s trace.Line) []string {
	var all []string
	for _, c := range s.Cards {
		all = append(all, c.Zone+" "+c.Name)
	}
	slices.Sort(all)
	return all
}

func buttons(s trace.Line) []string {
	var all []string
	for _, b := range s.Buttons {
		all = append(all, b.Text)
	}
	return all
}
