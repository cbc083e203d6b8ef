package ground

import (
	"image"
	"image/draw"
	"slices"
)

// strip is how high the strips of a ground are in pixels: software renderers paint squares
// of 64, and whole ones fastest.
const strip = 128

// Strips cuts the ground so that other light on an inlay changes little of it.
func (t Table) Strips() []image.Rectangle {
	var all []image.Rectangle
	for y := 0; y < t.Size.Y; y += strip {
		all = append(all, image.Rect(0, y, t.Size.X, min(y+strip, t.Size.Y)))
	}
	return all
}

// Part paints a part of the ground with its inlays; bare is all of it without them.
func (t Table) Part(bare *image.RGBA, part image.Rectangle, in []Inlay) *image.RGBA {
	out := image.NewRGBA(part)
	draw.Draw(out, part, bare, part.Min, draw.Src)
	for _, i := range in {
		t.inlay(out, i)
	}
	out.Rect = out.Rect.Sub(part.Min)
	return out
}

// Differs reports whether a part of the ground looks different with other inlays.
func Differs(part image.Rectangle, was, now []Inlay) bool {
	changes := func(a, b []Inlay) bool {
		return slices.ContainsFunc(a, func(i Inlay) bool {
			return i.Box.Inset(-inlayOut).Overlaps(part) && !slices.Contains(b, i)
		})
	}
	return changes(was, now) || changes(now, was)
}
