package kittest

import (
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
			all = append(all, Written{kit.NewBox(pos.X, pos.Y, o.Size().Width, o.Size().Height), o.Text})
		}
	}
	return all
}

// Seen lists the texts of a page that is shown in a window: those of its widgets,
// too, and of what is scrolled only the part in sight.
func Seen(page fyne.CanvasObject) []Written {
	var all []Written
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
				all = append(all, Written{box, o.Text})
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
	walk(page, fyne.Position{}, kit.NewBox(0, 0, page.Size().Width, page.Size().Height))
	return all
}
