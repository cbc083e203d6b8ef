package drawing

import (
	"image/color"

	"github.com/srwiley/rasterx"

	"feltstack/rules/message"
)

// The limits of a file.
const (
	MostBytes  = 256 << 10
	MostShapes = 600
	MostPoints = 30_000 // of all shapes together
	mostDepth  = 64     // of groups
	mostStops  = 64     // of a gradient
	farthest   = 20     // from the middle of the drawing, in its widths
)

// Drawing is what an SVG file shows.
type Drawing struct {
	X, Y, W, H float64 // the part that is seen
	Shapes     []Shape // from the lowest
	Data       map[string]string
}

// Shape is an outline that is filled, stroked or both.
type Shape struct {
	Outline
	Fill, Line Paint
	Width      float64   // of the line, in units of the drawing
	Clips      []Outline // of all of which it's seen inside only
	Class      []string
}

// Outline is a path and where it lies in the drawing.
type Outline struct {
	Path rasterx.Path
	At   rasterx.Matrix2D
}

// Paint is a plain colour or a gradient; without either, nothing is painted.
type Paint struct {
	Color    color.NRGBA
	Gradient *Gradient
}

// None reports whether nothing is painted.
func (p Paint) None() bool { return p.Color.A == 0 && p.Gradient == nil }

// Gradient is a blend along the way from From to To, in units of the drawing after At; a
// radial one goes from From to all sides, as far as To.
type Gradient struct {
	Radial   bool
	From, To [2]float64
	At       rasterx.Matrix2D
	Stops    []Stop // in order
}

// Stop is a colour of a gradient.
type Stop struct {
	At    float64 // from 0 to 1
	Color color.NRGBA
	Class []string
}

// Error says what can't be read.
type Error struct {
	Line int // 0 if it isn't known
	What string
}

func (e *Error) Error() string {
	if e.Line == 0 {
		return e.What
	}
	return catalog.Say("svg.at_line", "n", e.Line, "error", e.What)
}

// Said marks it as an error that says a message.
func (e *Error) Said() string { return e.Error() }

// NotSquare is the error of art whose viewBox is not square.
func NotSquare() error { return &Error{1, catalog.Say("svg.square")} }

// UnknownWord is the error of a data attribute that has none of its words.
func UnknownWord(key, word string, words []string) error {
	return &Error{1, catalog.Say("svg.word", "key", key, "word", word, "words", message.Either(words))}
}
