//go:build linux && gles

package program

import (
	"fyne.io/fyne/v2"
	gl "github.com/go-gl/gl/v3.1/gles2"
)

// letCompilerGo has the driver drop its compiler of shaders: once w has painted, all of them
// are there. Mesa keeps 6 MB or more for it, and makes another when it has to.
func letCompilerGo(w fyne.Window) {
	if in, ok := w.(interface{ RunWithContext(f func()) }); ok {
		in.RunWithContext(gl.ReleaseShaderCompiler)
	}
}
