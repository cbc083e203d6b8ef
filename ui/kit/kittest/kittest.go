// Package kittest is what tests of screens share.
package kittest

import (
	"image"

	"feltstack/cardart"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// Env is that of a screen at its usual size on which nothing moves.
func Env() *kit.Env {
	return kit.NewStillEnv(cardart.Midnight, 1, func(f func()) { f() })
}

// Plain is Env with clear pictures in place of cards, and few pixels: for tests of where things
// lie and what is written on them, most of whose time painting would be.
func Plain() *kit.Env {
	e := Env()
	e.Scale = func() float32 { return 1.0 / 8 }
	e.Pics = kit.NewPictures(Clear, nil, nil)
	return e
}

// Clear is a clear picture in place of a drawn one.
func Clear(p kit.Picture) *image.RGBA { return image.NewRGBA(image.Rectangle{Max: p.Size}) }

// Unpaint takes the pictures from an object and all in it, which Fyne keeps for another minute
// after a test.
func Unpaint(o fyne.CanvasObject) {
	switch o := o.(type) {
	case *canvas.Image:
		o.Image = kit.Blank
	case *fyne.Container:
		for _, in := range o.Objects {
			Unpaint(in)
		}
	case fyne.Widget:
		for _, in := range test.WidgetRenderer(o).Objects() {
			Unpaint(in)
		}
	}
}
