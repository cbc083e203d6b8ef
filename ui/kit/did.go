package kit

import (
	"feltstack/ui/look"
	"feltstack/ui/words"
)

// Did is what was done on a page and can be undone. At the foot of the page it says what came last, with
// a button beside it.
type Did struct {
	Undo  *Pill
	steps []step
	moved func() // the page is to be laid again
}

// step is something that can be undone.
type step struct {
	said string
	back func()
}

// NewDid makes an empty one; moved lays the page again.
func NewDid(moved func()) *Did {
	d := &Did{moved: moved}
	d.Undo = NewPill(words.Say("common.undo"), Normal, d.Back)
	d.Undo.Hide()
	return d
}

// Add notes what was just done, and how it is undone.
func (d *Did) Add(said string, back func()) {
	d.steps = append(d.steps, step{said, back})
	d.moved()
}

// Any reports whether anything can be undone.
func (d *Did) Any() bool { return len(d.steps) > 0 }

// Back undoes what came last.
func (d *Did) Back() {
	n := len(d.steps) - 1
	if n < 0 {
		return
	}
	last := d.steps[n]
	d.steps = d.steps[:n]
	last.back()
	d.moved()
}

// The measures of what is said at the foot.
const (
	didSize = 15
	didTop  = 9 // below the upper edge of a button
)

// Place says what came last from a place on, as far as there is room up to right; nothing where it isn't to be seen.
func (d *Did) Place(s *Sketch, x, y, right float32, seen bool) {
	n := len(d.steps)
	if n == 0 || !seen {
		d.Undo.Hide()
		return
	}
	wide := d.Undo.MinSize().Width
	said := Shorten(d.steps[n-1].said, look.Bold, didSize, right-x-wide-12)
	span := Span{Text: said, Face: look.Bold, Color: look.Now().Ivory}
	s.Text(span, didSize, x, y+didTop)
	d.Undo.Show()
	NewBox(x+LineWidth([]Span{span}, didSize)+12, y, wide, 40).Put(d.Undo)
}
