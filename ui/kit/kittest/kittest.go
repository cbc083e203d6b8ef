// Package kittest is what tests of screens share.
package kittest

import (
	"image"
	"testing"

	"feltstack/cardart"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
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

// shows are the sizes and themes that screens are looked at in, as large as the program
// lays them out: 1920x1080 and 4K are shown larger, as wide or a little less, and an
// ultrawide window as ultra.
var shows = []struct {
	name  string
	size  fyne.Size
	light bool
}{
	{"small", fyne.NewSize(1024, 700), false},
	{"dark", fyne.NewSize(1280, 800), false},
	{"light", fyne.NewSize(1280, 800), true},
	{"wide", fyne.NewSize(1600, 900), false},
	{"ultra", fyne.NewSize(2150, 900), false},
}

// Screen makes a screen for a golden picture of it. The test ends with the picture.
type Screen func(t *testing.T) fyne.CanvasObject

// Golden compares screens on their cloth, in all that they are looked at in, with golden pictures.
func Golden(t *testing.T, screens map[string]Screen) {
	t.Helper()
	uitest.Pictures(t)
	test.NewTempApp(t)
	for _, show := range shows {
		fyne.CurrentApp().Settings().SetTheme(look.New("green", show.light, false, "normal"))
		for name, make := range screens {
			t.Run(name+" "+show.name, func(t *testing.T) {
				screen := container.NewStack(kit.NewCloth(Env()).Container, make(t))
				t.Cleanup(func() { Unpaint(screen) })
				uitest.Golden(t, name+"-"+show.name, kit.Snapshot(screen, show.size, 1))
			})
		}
	}
}
