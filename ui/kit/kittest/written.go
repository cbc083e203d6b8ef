package kittest

import (
	"image"
	"slices"
	"strings"

	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// Windows are the sizes of windows, in units, that everything must fit into:
// those of screens, and what a large scale leaves of them.
var Windows = []fyne.Size{{Width: kit.MinWidth, Height: kit.MinHeight}, {Width: 1280, Height: 720}, {Width: 1280, Height: 800}, {Width: 1600, Height: 900}, {Width: 1920, Height: 1080}}

// Written is a text that can be seen and where it lies.
type Written struct {
	kit.Box
	Text string
	Cut  bool // part of it lies under something, or outside of what it is scrolled in or of the page
}

// under is what can be seen of a text under an area that covers one end of it, or all of it.
func (w Written) under(by kit.Box) kit.Box {
	left := w.Box
	if by.Y > w.Y+w.H/4 || by.Bottom() < w.Bottom()-w.H/4 || !by.Meets(w.Box) {
		return left
	}
	switch {
	case by.X <= w.X:
		left.X = min(by.Right(), w.Right())
		left.W = w.Right() - left.X
	case by.Right() >= w.Right():
		left.W = by.X - w.X
	}
	return left
}

// WrittenIn lists the texts of a container that lies at a place.
func WrittenIn(c *fyne.Container, at fyne.Position) []Written {
	var all []Written
	for _, o := range c.Objects {
		if !o.Visible() {
			continue
		}
		pos := at.Add(o.Position())
		switch o := o.(type) {
		case *fyne.Container:
			all = append(all, WrittenIn(o, pos)...)
		case *canvas.Text:
			all = append(all, Written{Box: kit.NewBox(pos.X, pos.Y, o.Size().Width, o.Size().Height), Text: o.Text})
		}
	}
	return all
}

// Seen lists the texts of a page that is shown in a window: those of its widgets,
// too, of what is scrolled only the part in sight, and none that a plate or a shade covers.
func Seen(page fyne.CanvasObject) []Written {
	var all []Written
	cover := func(by kit.Box) {
		all = slices.DeleteFunc(all, func(w Written) bool { return w.under(by).Empty() })
		for i, w := range all {
			if left := w.under(by); left != w.Box {
				all[i] = Written{left, w.Text, true}
			}
		}
	}
	window := kit.NewBox(0, 0, page.Size().Width, page.Size().Height)
	var walk func(o fyne.CanvasObject, at fyne.Position, clip kit.Box)
	walk = func(o fyne.CanvasObject, at fyne.Position, clip kit.Box) {
		if !o.Visible() {
			return
		}
		at = at.Add(o.Position())
		box := kit.NewBox(at.X, at.Y, o.Size().Width, o.Size().Height)
		switch o := o.(type) {
		case *canvas.Text:
			if _, _, _, a := o.Color.RGBA(); a > 0 && strings.TrimSpace(o.Text) != "" && clip.Has(box.Centre()) {
				all = append(all, Written{Box: box, Text: o.Text, Cut: box.Shared(clip) < box.W*box.H-1})
			}
		case *canvas.Image:
			if fill := o.Image.Bounds().Size() == image.Pt(1, 1); !isClear(o.Image) && (!fill || o.Translucency == 0 || box == window) {
				cover(box)
			}
		case *canvas.Rectangle:
			if !isClear(image.NewUniform(o.FillColor)) {
				cover(box)
			}
		case *fyne.Container:
			for _, c := range o.Objects {
				walk(c, at, clip)
			}
		case *container.Scroll:
			walk(o.Content, at, box)
		case fyne.Widget:
			for _, c := range test.WidgetRenderer(o).Objects() {
				walk(c, at, clip)
			}
		}
	}
	walk(page, fyne.Position{}, window)
	return all
}

// isClear reports whether what lies below the middle of a picture shows through.
func isClear(img image.Image) bool {
	r := img.Bounds()
	_, _, _, a := img.At((r.Min.X+r.Max.X)/2, (r.Min.Y+r.Max.Y)/2).RGBA()
	return a < 0xffff
}
