//go:build linux && gles

package program

import (
	"fyne.io/fyne/v2"
	gl "github.com/go-gl/gl/v3.1/gles2"
)

// letCompilerGo has the driver let go of its compiler of shaders, which have all been
// compiled once w has painted: Mesa keeps 19 MB for it, and makes it anew should it be
// needed again.
func letCompilerGo(w fyne.Window) {
	if in, ok := w.(interface{ RunWithContext(f func()) }); ok {
		in.RunWithContext(gl.ReleaseShaderCompiler)
	}
}
