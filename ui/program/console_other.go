//go:build !windows

package program

import "io"

// console returns where to print: where it is said to.
func console(out, errOut io.Writer) (io.Writer, io.Writer) { return out, errOut }
