package ui

import (
	"bytes"
	"encoding/json"
	"io"
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

	// The rest is left out where it is empty.
	Painted  bool          `json:"painted,omitempty"` // a frame has been painted since the start
	Focus    string        `json:"focus,omitempty"`   // what stands on the place of a page that the keyboard works on
	Buttons  []TraceButton `json:"buttons,omitempty"`
	Cards    []TraceCard   `json:"cards,omitempty"`
	Zones    []TraceZone   `json:"zones,omitempty"`
	Drops    []TraceDrop   `json:"drops,omitempty"`    // of the card that is held or was clicked
	Held     int           `json:"held,omitempty"`     // that card
	Prompt   string        `json:"prompt,omitempty"`   // what is asked, or told of what is worked on
	Decision uint64        `json:"decision,omitempty"` // the scene's version: it grows with every change
	Mine     bool          `json:"mine,omitempty"`     // the person at the window is asked
	Bubble   string        `json:"bubble,omitempty"`   // the reason shown at the pointer
	Coach    string        `json:"coach,omitempty"`    // the step or puzzle that the coach leads through
	Tray     bool          `json:"tray,omitempty"`     // cards are spread out in the middle
	Result   string        `json:"result,omitempty"`   // how the game ended
}

// TraceButton is a button.
type TraceButton struct {
	Text string  `json:"text"`
	X    float32 `json:"x"`
	Y    float32 `json:"y"`
	W    float32 `json:"w"`
	H    float32 `json:"h"`
}

// TraceCard is a card on the table; its name is empty while it is face down.
type TraceCard struct {
	ID   int     `json:"id"`
	Name string  `json:"name"`
	Zone string  `json:"zone"`
	Can  bool    `json:"can,omitempty"` // something can be done with it
	Ask  bool    `json:"ask,omitempty"` // it is among the answers to the prompt
	X    float32 `json:"x"`
	Y    float32 `json:"y"`
	W    float32 `json:"w"`
	H    float32 `json:"h"`
}

// TraceZone is a zone of the table.
type TraceZone struct {
	Name  string  `json:"name"`
	Count int     `json:"count"`
	X     float32 `json:"x"`
	Y     float32 `json:"y"`
	W     float32 `json:"w"`
	H     float32 `json:"h"`
}

// TraceDrop is a marked place and what dropping the held card there means.
type TraceDrop struct {
	Text  string  `json:"text"`  // its label
	Verbs int     `json:"verbs"` // how many meanings it has
	X     float32 `json:"x"`
	Y     float32 `json:"y"`
	W     float32 `json:"w"`
	H     float32 `json:"h"`
}

func traceButton(text string, b box) TraceButton { return TraceButton{text, b.X, b.Y, b.W, b.H} }

// TraceItem is one thing a person can see or touch.
type TraceItem struct {
	// Key names it, unique on its screen and the same in every run.
	Key    string  `json:"key"`
	X      float32 `json:"x"`
	Y      float32 `json:"y"`
	Width  float32 `json:"w"`
	Height float32 `json:"h"`
}

// tracer writes trace lines. It belongs to the UI goroutine. Without a writer it
// does nothing; after its first error it falls silent and keeps the error.
type tracer struct {
	w       io.Writer
	line    TraceLine // the last one
	at      string    // where the keyboard is
	last    []byte    // the same as text
	painted bool
	err     error
}

func newTracer(w io.Writer) *tracer { return &tracer{w: w} }

// write appends the line, unless it equals the one before.
func (t *tracer) write(line TraceLine) {
	if t.w == nil || t.err != nil {
		return
	}
	line.Painted, line.Focus = t.painted, t.at
	t.line = line
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

// firstFrame says that the window has painted.
func (t *tracer) firstFrame() {
	t.painted = true
	t.write(t.line)
}

// focus says where the keyboard is, "" when it works on no place.
func (t *tracer) focus(text string) {
	if t.at = text; t.line.Screen != "" {
		t.write(t.line)
	}
}
