package kit

import (
	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
)

// Segments is a row of buttons of which one is chosen.
type Segments struct {
	*fyne.Container
	pills  []*Pill
	chosen int
	onPick func(int)
}

// NewSegments makes a row of names of which one is chosen.
func NewSegments(names []string, chosen int, onPick func(int)) *Segments {
	s := &Segments{chosen: chosen, onPick: onPick}
	s.Container = &fyne.Container{Layout: s}
	for i, n := range names {
		k := NewPill(n, Normal, func() { s.Pick(i) })
		k.TextSize = 14
		s.pills = append(s.pills, k)
		s.Objects = append(s.Objects, k)
	}
	s.style()
	return s
}

// Chosen is the name of the chosen segment, "" if none is.
func (s *Segments) Chosen() string {
	if s.chosen < 0 || s.chosen >= len(s.pills) {
		return ""
	}
	return s.pills[s.chosen].Text
}

// Pick chooses a segment as a click does.
func (s *Segments) Pick(i int) {
	s.chosen = i
	s.style()
	if s.onPick != nil {
		s.onPick(i)
	}
}

// Choose marks a segment without picking it.
func (s *Segments) Choose(i int) {
	if i != s.chosen {
		s.chosen = i
		s.style()
	}
}

func (s *Segments) style() {
	for i, k := range s.pills {
		k.Weight = Quiet
		if i == s.chosen {
			k.Weight = Leading
		}
		k.Style()
	}
}

// Traced is its buttons for the trace, each with a name before its own, where they
// lie in a window in which root lies at a place.
func (s *Segments) Traced(name string, root *fyne.Container, at fyne.Position) []trace.Button {
	var all []trace.Button
	if at, found := placeIn(root, s.Container, at); found {
		for _, k := range s.pills {
			all = append(all, TraceButton(name+": "+k.Text, BoxOf(k).Moved(at.X, at.Y)))
		}
	}
	return all
}

// placeIn is where c lies that is somewhere in root, which lies at a place.
func placeIn(root, c *fyne.Container, at fyne.Position) (fyne.Position, bool) {
	if root == c {
		return at, true
	}
	for _, o := range root.Objects {
		if inner, ok := o.(*fyne.Container); ok {
			if p, found := placeIn(inner, c, at.Add(o.Position())); found {
				return p, true
			}
		}
	}
	return at, false
}

// Layout implements fyne.Layout: a row, and more rows where it is too long.
func (s *Segments) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s.flow(size.Width, func(k *Pill, b Box) { b.Put(k) })
}

// HeightAt implements tall.
func (s *Segments) HeightAt(width float32) float32 {
	return s.flow(width, func(*Pill, Box) {})
}

// flow places the buttons in rows of a width and returns the height.
func (s *Segments) flow(width float32, put func(*Pill, Box)) float32 {
	x, y, h := float32(0), float32(0), float32(0)
	for _, k := range s.pills {
		m := k.MinSize()
		if x > 0 && x+m.Width > width+1 {
			x, y = 0, y+m.Height+2
		}
		put(k, Box{x, y, m.Width, m.Height})
		x += m.Width + 2
		h = y + m.Height
	}
	return h
}

// MinSize implements fyne.Layout: all in one row.
func (s *Segments) MinSize([]fyne.CanvasObject) fyne.Size {
	w, h := float32(0), float32(0)
	for _, k := range s.pills {
		m := k.MinSize()
		w, h = w+m.Width+2, max(h, m.Height)
	}
	return fyne.NewSize(w, h)
}
