package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Unload has the textures go that pictures in a container were uploaded to, once it has left
// the window: Fyne would hold on to them for a minute or two. Shown again, they come again.
func Unload(c *fyne.Container) {
	for _, o := range c.Objects {
		switch o := o.(type) {
		case *fyne.Container:
			Unload(o)
		case *canvas.Image:
			canvas.Refresh(o)
		}
	}
}
