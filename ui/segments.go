package ui

import "fyne.io/fyne/v2"

// segments is a row of buttons of which one is chosen.
type segments struct {
	*fyne.Container
	pills  []*pill
	chosen int
	onPick func(int)
}

func newSegments(names []string, chosen int, onPick func(int)) *segments {
	s := &segments{chosen: chosen, onPick: onPick}
	s.Container = &fyne.Container{Layout: s}
	for i, n := range names {
		k := newPill(n, normal, func() { s.pick(i) })
		k.size = 14
		s.pills = append(s.pills, k)
		s.Objects = append(s.Objects, k)
	}
	s.style()
	return s
}

// pick chooses a segment as a click does.
func (s *segments) pick(i int) {
	s.chosen = i
	s.style()
	if s.onPick != nil {
		s.onPick(i)
	}
}

func (s *segments) style() {
	for i, k := range s.pills {
		k.weight = quiet
		if i == s.chosen {
			k.weight = leading
		}
		k.style()
	}
}

// Layout implements fyne.Layout: a row, and more rows where it is too long.
func (s *segments) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s.flow(size.Width, func(k *pill, b box) { b.put(k) })
}

// heightAt implements tall.
func (s *segments) heightAt(width float32) float32 {
	return s.flow(width, func(*pill, box) {})
}

// flow places the buttons in rows of a width and returns the height.
func (s *segments) flow(width float32, put func(*pill, box)) float32 {
	x, y, h := float32(0), float32(0), float32(0)
	for _, k := range s.pills {
		m := k.MinSize()
		if x > 0 && x+m.Width > width+1 {
			x, y = 0, y+m.Height+2
		}
		put(k, box{x, y, m.Width, m.Height})
		x += m.Width + 2
		h = y + m.Height
	}
	return h
}

// MinSize implements fyne.Layout: all in one row.
func (s *segments) MinSize([]fyne.CanvasObject) fyne.Size {
	w, h := float32(0), float32(0)
	for _, k := range s.pills {
		m := k.MinSize()
		w, h = w+m.Width+2, max(h, m.Height)
	}
	return fyne.NewSize(w, h)
}
