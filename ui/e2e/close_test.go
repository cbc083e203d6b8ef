//go:build e2e

package e2e

import (
	"encoding/binary"
	"fmt"
	"io"
	"net"
	"strings"
	"time"
)

// askToClose sends a window the message that a window manager's close button
// sends (WM_DELETE_WINDOW). The desk has no window manager, and xdotool as Debian
// and Ubuntu have it can only destroy windows, so this speaks the few words of
// the X11 protocol itself.
func askToClose(display string, window uint32) error {
	conn, err := net.DialTimeout("unix", "/tmp/.X11-unix/X"+strings.TrimPrefix(display, ":"), toolTime)
	if err != nil {
		return err
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(toolTime))
	x := x11{conn}
	if err := x.greet(); err != nil {
		return err
	}
	protocols, err := x.atom("WM_PROTOCOLS")
	if err != nil {
		return err
	}
	deleteWindow, err := x.atom("WM_DELETE_WINDOW")
	if err != nil {
		return err
	}
	le := binary.LittleEndian
	send := []byte{25, 0, 11, 0} // SendEvent, 11 words long
	send = le.AppendUint32(send, window)
	send = le.AppendUint32(send, 0)   // no mask: to the window's owner
	send = append(send, 33, 32, 0, 0) // ClientMessage, of 32-bit values
	send = le.AppendUint32(send, window)
	send = le.AppendUint32(send, protocols)
	send = le.AppendUint32(send, deleteWindow)
	send = append(send, make([]byte, 44-len(send))...) // time and unused values
	if _, err := conn.Write(send); err != nil {
		return err
	}
	_, err = x.ask([]byte{43, 0, 1, 0}) // GetInputFocus: its answer comes after an error about the event
	return err
}

// x11 is a connection to an X server, in little-endian bytes.
type x11 struct{ conn net.Conn }

func (x x11) greet() error {
	if _, err := x.conn.Write([]byte{'l', 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0}); err != nil {
		return err
	}
	var head [8]byte
	if _, err := io.ReadFull(x.conn, head[:]); err != nil {
		return err
	}
	rest := make([]byte, 4*int(binary.LittleEndian.Uint16(head[6:])))
	if _, err := io.ReadFull(x.conn, rest); err != nil {
		return err
	}
	if head[0] != 1 {
		return fmt.Errorf("the X server refused: %q", rest)
	}
	return nil
}

// ask sends a request and returns its 32 bytes of answer.
func (x x11) ask(request []byte) ([]byte, error) {
	if _, err := x.conn.Write(request); err != nil {
		return nil, err
	}
	answer := make([]byte, 32)
	if _, err := io.ReadFull(x.conn, answer); err != nil {
		return nil, err
	}
	if answer[0] != 1 {
		return nil, fmt.Errorf("the X server answered with error %d", answer[1])
	}
	return answer, nil
}

// atom returns the server's number for a name.
func (x x11) atom(name string) (uint32, error) {
	words := (len(name) + 3) / 4
	request := []byte{16, 0, byte(2 + words), 0, byte(len(name)), 0, 0, 0}
	request = append(request, name...)
	request = append(request, make([]byte, 4*words-len(name))...)
	answer, err := x.ask(request)
	if err != nil {
		return 0, err
	}
	return binary.LittleEndian.Uint32(answer[8:]), nil
}
