package program

import (
	"fmt"
	"image"

	"github.com/go-gl/glfw/v3.4/glfw"
)

// openDisplay connects to the screen, so that the lack of one is an error.
// Fyne, which would do it next, only logs that and then panics.
func openDisplay() error {
	returnMemory()
	if err := glfw.Init(); err != nil {
		return fmt.Errorf("no screen to open a window on (feltstack help lists what works without one): %w", err)
	}
	return nil
}

// screenRoom is how many pixels of the first screen are free for windows, zero if the
// screen doesn't tell.
func screenRoom() image.Point {
	m := glfw.GetPrimaryMonitor()
	if m == nil {
		return image.Point{}
	}
	_, _, w, h := m.GetWorkarea()
	return image.Pt(w, h)
}
