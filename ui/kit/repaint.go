package kit

import "fyne.io/fyne/v2"

// Repaint has the windows painted with their next frame. By itself Fyne paints for
// what moves, changes size or is refreshed, and only if it was on the screen
// before: what is shown, hidden or put into a container asks for nothing.
func Repaint() {
	app := fyne.CurrentApp()
	if app == nil {
		return
	}
	for _, w := range app.Driver().AllWindows() {
		if c, ok := w.Canvas().(interface{ SetDirty() }); ok {
			c.SetDirty()
		}
	}
}
