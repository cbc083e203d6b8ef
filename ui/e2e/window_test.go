//go:build e2e

package e2e

import (
	"fmt"
	"image"
	"strconv"
	"strings"
	"testing"
	"time"
)

func TestWindowOpensAndCloses(t *testing.T) {
	d := newDesk(t)
	started := time.Now()
	d.start()
	d.waitScreen("home")
	d.waitCloth()
	t.Logf("felt is on the screen %v after the start", time.Since(started).Round(time.Millisecond))

	if s := d.screen(); s.Width < 1280 || s.Height < 800 {
		t.Errorf("the window is %v x %v, want at least 1280x800", s.Width, s.Height)
	}
	if d.button("New game") == (image.Point{}) {
		t.Error("the home screen has no button for a new game")
	}
	d.close()
}

// A window whose usual size is too large for the screen opens as large as the screen.
func TestWindowFitsItsScreen(t *testing.T) {
	d := newDesk(t)
	d.env = append(d.env, "FYNE_SCALE=1.3")
	d.start()
	window, size := strconv.Itoa(int(d.window())), fmt.Sprintf("WIDTH=%d\nHEIGHT=%d\n", screenWidth, screenHeight)
	d.waitFor("the window is as large as the screen", func() bool {
		return strings.Contains(d.xdotool("getwindowgeometry", "--shell", window), size)
	})
	d.interrupt()
}

func TestInterruptClosesWindow(t *testing.T) {
	d := newDesk(t)
	d.start()
	d.waitScreen("home")
	d.interrupt()
}

func TestWindowComesBackAfterKill(t *testing.T) {
	d := newDesk(t)
	d.start()
	d.waitScreen("home")
	d.waitCloth()
	d.kill9()
	d.start()
	d.waitScreen("home")
	d.waitCloth()
	d.close()
}
