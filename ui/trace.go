package ui

import (
	"bytes"
	"encoding/json"
	"io"

	"fyne.io/fyne/v2"
)

// TraceLine says what is on the screen and where it lies. The window started
// with --trace FILE writes one as a line of JSON for each change, so that a
// program driving the mouse knows where things are. The last line is the truth;
// lengths are Fyne's units, from the window's upper left corner. Times Scale
// they are pixels.
type TraceLine struct {
	// Screen is the screen's name: "opening".
	Screen string      `json:"screen"`
	Width  float32     `json:"w"`
	Height float32     `json:"h"`
	Scale  float32     `json:"scale"`
	Items  []TraceItem `json:"items"`
}

// TraceItem is one thing a person can see or touch.
type TraceItem struct {
	// Key names it, unique on its screen and the same in every run.
	Key    string  `json:"key"`
	X      float32 `json:"x"`
	Y      float32 `json:"y"`
	Width  float32 `json:"w"`
	Height float32 `json:"h"`
}

// traceItem describes an object whose parent fills the window.
func traceItem(key string, o fyne.CanvasObject) TraceItem {
	p, s := o.Position(), o.Size()
	return TraceItem{key, p.X, p.Y, s.Width, s.Height}
}

// tracer writes trace lines. It belongs to the UI goroutine. Without a writer it
// does nothing; after its first error it falls silent and keeps the error.
type tracer struct {
	w    io.Writer
	last []byte
	err  error
}

func newTracer(w io.Writer) *tracer { return &tracer{w: w} }

// write appends the line, unless it equals the one before.
func (t *tracer) write(line TraceLine) {
	if t.w == nil || t.err != nil {
		return
	}
	text, err := json.Marshal(line)
	if err != nil {
		t.err = err
		return
	}
	if bytes.Equal(text, t.last) {
		return
	}
	t.last = text
	// One write a line: a reader never meets half of one that was finished.
	_, t.err = t.w.Write(append(text, '\n'))
}
