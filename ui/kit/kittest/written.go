package kittest

import (
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
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
