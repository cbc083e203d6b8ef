package ui

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
)

// The lab's badge lies over the page, and below what lies over that, too.
func TestBadgeLiesBelowSheets(t *testing.T) {
	w := walk(t)
	var order []fyne.CanvasObject // from below
	var visit func(o fyne.CanvasObject)
	visit = func(o fyne.CanvasObject) {
		order = append(order, o)
		if c, is := o.(*fyne.Container); is {
			for _, o := range c.Objects {
				visit(o)
			}
		}
	}
	visit(w.canvas.Content())
	badge := slices.Index(order, fyne.CanvasObject(w.badge.Container))
	if badge < 0 {
		t.Fatal("the page has no badge")
	}
	for name, o := range map[string]fyne.CanvasObject{"print": w.printer.Container, "files": w.files.Container, "a question": w.query.Container, "what is told": w.note.Container} {
		if at := slices.Index(order, o); at < badge {
			t.Errorf("%s lies at %d, below the badge at %d", name, at, badge)
		}
	}
}
