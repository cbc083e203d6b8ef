// Package trace tells programs outside what is on the screen and where it lies:
// the window started with --trace FILE writes one Line of JSON for each change.
package trace

import (
	"bytes"
	"encoding/json"
	"io"
	"slices"
)

// Line says what is on the screen and where it lies. The window started
// with --trace FILE writes one as a line of JSON for each change, so that a
// program driving the mouse knows where things are. The last line is the truth;
// lengths are Fyne's units, from the window's upper left corner. Times Scale
// they are pixels.
type Line struct {
	// Screen is the screen's name: "opening".
	Screen string  `json:"screen"`
	Width  float32 `json:"w"`
	Height float32 `json:"h"`
	Scale  float32 `json:"scale"`
	Items  []Item  `json:"items"`

	// The rest is left out where it is empty.
	Painted  bool     `json:"painted,omitempty"` // a frame has been painted since the start
	Query    string   `json:"query,omitempty"`   // what is looked for, where cards are found by words
	Early    bool     `json:"early,omitempty"`   // something has just come, and takes no click yet
	Focus    string   `json:"focus,omitempty"`   // what stands on the place of a page that the keyboard works on
	Buttons  []Button `json:"buttons,omitempty"`
	Cards    []Card   `json:"cards,omitempty"`
	Zones    []Zone   `json:"zones,omitempty"`
	Drops    []Drop   `json:"drops,omitempty"`    // of the card that is held or was clicked
	Held     int      `json:"held,omitempty"`     // that card
	Prompt   string   `json:"prompt,omitempty"`   // the prompt, or what is being worked on
	Decision uint64   `json:"decision,omitempty"` // the scene's version: it grows with every change
	Mine     bool     `json:"mine,omitempty"`     // the person at the window decides
	Moving   bool     `json:"moving,omitempty"`   // cards are on their way to their places
	Bubble   string   `json:"bubble,omitempty"`   // the reason shown at the pointer
	Coach    string   `json:"coach,omitempty"`    // the step or puzzle that the coach leads through
	Tray     bool     `json:"tray,omitempty"`     // cards are spread out in the middle
	Log      []string `json:"log,omitempty"`      // its newest lines, oldest first
	Result   string   `json:"result,omitempty"`   // how the game ended
	Alert    string   `json:"alert,omitempty"`    // what lies over the screen; its buttons are the last of Buttons
}

// Button is a button.
type Button struct {
	Text string  `json:"text"`
	X    float32 `json:"x"`
	Y    float32 `json:"y"`
	W    float32 `json:"w"`
	H    float32 `json:"h"`
}

// Card is a card on the table; its name is empty while it is face down.
type Card struct {
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

// Zone is a zone of the table.
type Zone struct {
	Name  string  `json:"name"`
	Count int     `json:"count"`
	X     float32 `json:"x"`
	Y     float32 `json:"y"`
	W     float32 `json:"w"`
	H     float32 `json:"h"`
}

// Drop is a marked place and what dropping the held card there means.
type Drop struct {
	Text  string  `json:"text"`  // its label
	Verbs int     `json:"verbs"` // how many meanings it has
	X     float32 `json:"x"`
	Y     float32 `json:"y"`
	W     float32 `json:"w"`
	H     float32 `json:"h"`
}

// Item is one thing a person can see or touch.
type Item struct {
	// Key names it, unique on its screen and the same in every run.
	Key    string  `json:"key"`
	X      float32 `json:"x"`
	Y      float32 `json:"y"`
	Width  float32 `json:"w"`
	Height float32 `json:"h"`
}

// Writer writes trace lines. It belongs to the UI goroutine. Without a writer it
// does nothing; after its first error it falls silent and keeps the error.
type Writer struct {
	to      io.Writer
	line    Line
	at      string // where the keyboard is
	alert   string // what lies over the screen, and its buttons
	over    []Button
	text    []byte // the line
	below   *Line  // of the page, while something covers it
	painted bool
	early   int // how many things take no click yet
	err     error
}

// NewWriter makes one that writes to w; nil for nobody who reads.
func NewWriter(w io.Writer) *Writer { return &Writer{to: w} }

// On reports whether anybody reads.
func (t *Writer) On() bool { return t.to != nil }

// Last is the line that holds, without what lies over the screen.
func (t *Writer) Last() Line { return t.line }

// Over is what lies over the screen, and its buttons.
func (t *Writer) Over() (text string, buttons []Button) { return t.alert, t.over }

// Broken is the error that silenced it, nil for none.
func (t *Writer) Broken() error { return t.err }

// Write appends the line of a page, unless it equals the one before. While
// something covers the page, it waits.
func (t *Writer) Write(line Line) {
	if t.below != nil {
		t.below = &line
		return
	}
	t.put(line)
}

// Cover writes the line of what lies over the page.
func (t *Writer) Cover(line Line) {
	if t.below == nil {
		page := t.line
		t.below = &page
	}
	t.put(line)
}

// Uncover says that the page is what is on the screen again.
func (t *Writer) Uncover() {
	if page := t.below; page != nil {
		t.below = nil
		t.put(*page)
	}
}

func (t *Writer) put(line Line) {
	if t.to == nil || t.err != nil {
		return
	}
	line.Painted, line.Focus, line.Early = t.painted, t.at, t.early > 0
	t.line = line
	line.Alert, line.Buttons = t.alert, slices.Concat(line.Buttons, t.over)
	text, err := json.Marshal(line)
	if err != nil {
		t.err = err
		return
	}
	if bytes.Equal(text, t.text) {
		return
	}
	t.text = text
	// One write a line: a reader never meets half of one that was finished.
	_, t.err = t.to.Write(append(text, '\n'))
}

// Alert says what lies over the screen, "" when nothing does any more.
func (t *Writer) Alert(text string, buttons []Button) {
	if t.alert, t.over = text, buttons; t.line.Screen != "" {
		t.put(t.line)
	}
}

// FirstFrame says that the window has painted.
func (t *Writer) FirstFrame() {
	t.painted = true
	t.put(t.line)
}

// Early says that something has just come and takes no click yet, or that it takes one now.
func (t *Writer) Early(on bool) {
	if on {
		t.early++
	} else {
		t.early--
	}
	if t.line.Screen != "" {
		t.put(t.line)
	}
}

// Focus says where the keyboard is, "" when it works on no place.
func (t *Writer) Focus(text string) {
	if t.at = text; t.line.Screen != "" {
		t.put(t.line)
	}
}
