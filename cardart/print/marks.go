package print

import "math"

const (
	markLength = 4.0
	markAway   = 0.8 // from what is printed of the cards
	markEdge   = 2.0 // of the paper, which marks keep free
	footHigh   = 2.2 // of the title's letters
	footSize   = 6   // in points
)

// Mark is a line to cut along.
type Mark struct{ X1, Y1, X2, Y2 float64 }

// Marks are the cut marks round the cards of a page: at every edge of one, outside all that
// is printed of them.
func (j *Job) Marks(p Page) []Mark {
	if j.NoMarks || j.bare(p) {
		return nil
	}
	left, top, right, bottom := j.Paper.Width, j.Paper.Height, 0.0, 0.0
	for _, c := range p.Cells {
		left, top = min(left, c.Place.X), min(top, c.Place.Y)
		right, bottom = max(right, c.Place.X+CardWidth), max(bottom, c.Place.Y+CardHeight)
	}
	away := j.Bleed + markAway
	long := func(margin float64) float64 { return max(min(markLength, margin-away-markEdge), 0) }
	xs, ys := map[float64]bool{}, map[float64]bool{}
	var all []Mark
	add := func(m Mark) {
		if m.X1 != m.X2 || m.Y1 != m.Y2 {
			all = append(all, m)
		}
	}
	for _, c := range p.Cells {
		for _, x := range []float64{c.Place.X, c.Place.X + CardWidth} {
			if key := math.Round(x * 100); !xs[key] {
				xs[key] = true
				add(Mark{x, top - away - long(top), x, top - away})
				add(Mark{x, bottom + away, x, bottom + away + long(j.Paper.Height-bottom)})
			}
		}
		for _, y := range []float64{c.Place.Y, c.Place.Y + CardHeight} {
			if key := math.Round(y * 100); !ys[key] {
				ys[key] = true
				add(Mark{left - away - long(left), y, left - away, y})
				add(Mark{right + away, y, right + away + long(j.Paper.Width-right), y})
			}
		}
	}
	return all
}

// bare reports whether only cards are on a page: it is the other side of one that has marks.
func (j *Job) bare(p Page) bool { return p.Back && j.Backs == Mirrored }

// foot is where the title of a page stands: up along its first card, or below the last row.
type foot struct {
	box Box
	up  bool
}

// foot finds room for the title of a page, where there is any.
func (j *Job) foot(p Page) (foot, bool) {
	if j.bare(p) {
		return foot{}, false
	}
	first, last := p.Cells[0].Place, p.Cells[len(p.Cells)-1].Place
	if up := (foot{Box{first.X - j.Bleed - 1 - footHigh, first.Y + 4, footHigh, CardHeight - 8}, true}); up.box.X >= reach {
		return up, true
	}
	below := foot{Box{first.X, last.Y + CardHeight + j.Bleed + markAway + markLength + 0.6, CardWidth, footHigh}, false}
	return below, below.box.Y+below.box.H <= j.Paper.Height-reach
}
