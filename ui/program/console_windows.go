package program

import (
	"io"
	"os"
	"syscall"
)

// console returns where to print. Windows gives a program with a window no console: one
// that is started from a console prints there.
func console(out, errOut io.Writer) (io.Writer, io.Writer) {
	if h, err := syscall.GetStdHandle(syscall.STD_OUTPUT_HANDLE); err == nil && h != 0 && h != syscall.InvalidHandle {
		return out, errOut // to a file, or another program
	}
	const parent = ^uintptr(0)
	if attached, _, _ := syscall.NewLazyDLL("kernel32.dll").NewProc("AttachConsole").Call(parent); attached == 0 {
		return out, errOut // started by a click
	}
	to, err := os.OpenFile("CONOUT$", os.O_RDWR, 0)
	if err != nil {
		return out, errOut
	}
	return to, to
}
