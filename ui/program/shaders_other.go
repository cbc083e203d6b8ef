//go:build !linux || !gles

package program

import "fyne.io/fyne/v2"

// letCompilerGo does nothing: there's no call for it.
func letCompilerGo(fyne.Window) {}
