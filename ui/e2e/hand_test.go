//go:build e2e

package e2e

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"os"
	"strconv"
	"time"

	"feltstack/ui/trace"
)

// What a person does at the desk, and sees there. Places are in window units,
// as in the trace; with no window manager and scale 1 they are screen pixels.

// screen returns the newest line of the trace; the zero value before the first.
func (d *desk) screen() trace.Line {
	d.t.Helper()
	text, err := os.ReadFile(d.trace)
	if err != nil && !os.IsNotExist(err) {
		d.fatalf("%v", err)
	}
	text = text[:bytes.LastIndexByte(text, '\n')+1] // what is behind is still being written
	text = bytes.TrimSpace(text)
	var line trace.Line
	if len(text) == 0 {
		return line
	}
	if err := json.Unmarshal(text[bytes.LastIndexByte(text, '\n')+1:], &line); err != nil {
		d.fatalf("the trace's last line: %v", err)
	}
	if line.Scale != 1 {
		d.fatalf("the trace says scale %v, the desk was set to 1", line.Scale)
	}
	return line
}

// item looks on the present screen for the thing with that key.
func (d *desk) item(key string) (trace.Item, bool) {
	d.t.Helper()
	for _, it := range d.screen().Items {
		if it.Key == key {
			return it, true
		}
	}
	return trace.Item{}, false
}

// waitScreen waits for the screen of that name.
func (d *desk) waitScreen(name string) {
	d.t.Helper()
	d.waitFor("screen "+name, func() bool { return d.screen().Screen == name })
}

// place waits for the thing with that key and returns its middle.
func (d *desk) place(key string) image.Point {
	d.t.Helper()
	var it trace.Item
	d.waitFor("item "+key, func() (ok bool) {
		it, ok = d.item(key)
		return ok
	})
	return image.Pt(int(it.X+it.Width/2), int(it.Y+it.Height/2))
}

func at(p image.Point) []string { return []string{"mousemove", strconv.Itoa(p.X), strconv.Itoa(p.Y)} }

// move puts the pointer there.
func (d *desk) move(p image.Point) {
	d.t.Helper()
	d.xdotool(at(p)...)
}

// hover puts the pointer there and leaves it for some frames.
func (d *desk) hover(p image.Point) {
	d.t.Helper()
	d.move(p)
	time.Sleep(10 * stroke)
}

// reach moves the pointer there, as a hand does: it is seen to move, and what has just come
// takes a click by then.
func (d *desk) reach(p image.Point) {
	d.t.Helper()
	d.xdotool(append(append(at(p.Add(image.Pt(11, 5))), "sleep", fmt.Sprint(2*stroke.Seconds())), at(p)...)...)
	d.waitFor("what is there takes a click", func() bool { return !d.screen().Early })
}

// click presses and lets go the left button there.
func (d *desk) click(p image.Point) {
	d.t.Helper()
	d.reach(p)
	d.xdotool("click", "1")
}

// rightClick does the same with the right button.
func (d *desk) rightClick(p image.Point) {
	d.t.Helper()
	d.xdotool(append(at(p), "click", "3")...)
}

// hold picks up what lies at from and carries it to to, in steps a hand would
// make; the button stays down until drop.
func (d *desk) hold(from, to image.Point) {
	d.t.Helper()
	const steps = 16
	d.reach(from)
	wait := []string{"sleep", fmt.Sprint(stroke.Seconds())}
	hand := append(at(from), "mousedown", "1")
	for i := 1; i <= steps; i++ {
		hand = append(append(hand, wait...), at(from.Add(to.Sub(from).Mul(i).Div(steps)))...)
	}
	d.xdotool(append(hand, wait...)...)
}

// drop lets go of what hold picked up.
func (d *desk) drop() {
	d.t.Helper()
	d.xdotool("mouseup", "1")
}

// drag is hold and drop.
func (d *desk) drag(from, to image.Point) {
	d.t.Helper()
	d.hold(from, to)
	d.drop()
}

// key presses keys one after the other, by xdotool's names: "Return", "ctrl+z".
func (d *desk) key(names ...string) {
	d.t.Helper()
	d.xdotool(append([]string{"key", "--delay", "40"}, names...)...)
}

// lead presses a key until the keyboard is at the place of a page with that text.
func (d *desk) lead(key, text string) {
	d.t.Helper()
	for range 20 {
		before := d.screen().Focus
		d.key(key)
		d.waitFor("the keyboard goes on from "+before, func() bool { return d.screen().Focus != before })
		if d.screen().Focus == text {
			return
		}
	}
	d.fatalf("the keyboard does not come to %q", text)
}

// capture takes a picture of the whole screen.
func (d *desk) capture() (*image.RGBA, error) {
	out, err := d.tool("import", "-window", "root", "-depth", "8", "rgba:-")
	if err != nil {
		return nil, err
	}
	if want := 4 * screenWidth * screenHeight; len(out) != want {
		return nil, fmt.Errorf("import: %d bytes, want %d", len(out), want)
	}
	return &image.RGBA{Pix: out, Stride: 4 * screenWidth, Rect: image.Rect(0, 0, screenWidth, screenHeight)}, nil
}

// shot is capture, failing the test if there is no picture.
func (d *desk) shot() *image.RGBA {
	d.t.Helper()
	img, err := d.capture()
	if err != nil {
		d.fatalf("%v", err)
	}
	return img
}

// waitCloth waits until the window shows green cloth in its upper left corner.
func (d *desk) waitCloth() {
	d.t.Helper()
	at := image.Pt(40, 40)
	d.waitFor("cloth at "+at.String(), func() bool {
		r, g, b, _ := d.shot().At(at.X, at.Y).RGBA()
		return g > 0x2000 && g > r && g > b
	})
}
