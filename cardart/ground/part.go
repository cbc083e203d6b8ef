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

// Part paints a part of the ground with its inlays.
func (t Table) Part(part image.Rectangle, in []Inlay) *image.RGBA {
	out := t.bare(part)
	for _, i := range in {
		t.inlay(out, i)
	}
	out.Rect = out.Rect.Sub(part.Min)
	return out
}

// Again paints a part that was painted with other inlays before: only what they change.
func (t Table) Again(painted *image.RGBA, part image.Rectangle, was, now []Inlay) *image.RGBA {
	out := image.NewRGBA(part)
	copy(out.Pix, painted.Pix)
	var boxes []image.Rectangle
	for _, i := range append(missing(was, now), missing(now, was)...) {
		if box := i.Box.Inset(-inlayOut).Intersect(part); !box.Empty() && !slices.Contains(boxes, box) {
			boxes = append(boxes, box)
		}
	}
	for _, box := range boxes {
		draw.Draw(out, box, t.bare(box), box.Min, draw.Src)
		here := out.SubImage(box).(*image.RGBA)
		for _, i := range now {
			t.inlay(here, i)
		}
	}
	out.Rect = out.Rect.Sub(part.Min)
	return out
}

// missing lists the inlays of a that b hasn't.
func missing(a, b []Inlay) []Inlay {
	return slices.DeleteFunc(slices.Clone(a), func(i Inlay) bool { return slices.Contains(b, i) })
}

// Differs reports whether a part of the ground looks different with other inlays.
func Differs(part image.Rectangle, was, now []Inlay) bool {
	changes := func(i Inlay) bool { return i.Box.Inset(-inlayOut).Overlaps(part) }
	return slices.ContainsFunc(missing(was, now), changes) || slices.ContainsFunc(missing(now, was), changes)
}
