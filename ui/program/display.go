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
	// Fyne paints back to front: depth and stencil would only take memory, 6 MB at
	// 1600x900 where the driver draws in software.
	glfw.WindowHint(glfw.DepthBits, 0)
	glfw.WindowHint(glfw.StencilBits, 0)
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
