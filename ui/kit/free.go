package kit

import "fyne.io/fyne/v2/canvas"

// Free lets go of what a picture shows, and of the texture it was uploaded to. Fyne holds on
// to what has been shown for a minute or two after it has left the window.
func Free(pic *canvas.Image) {
	if pic.Image != Blank {
		pic.Image = Blank
		pic.Refresh()
	}
}
