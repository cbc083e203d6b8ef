//go:build e2e

package e2e

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/rules/games/gamestest"
)

// The window begins with a game that it is started with, as by a double click, and a
// second start hands its game to that window.
func TestGameByName(t *testing.T) {
	t.Parallel() // every desk has a screen of its own
	d := newStillDesk(t)
	g := gamestest.Find(t, "vastrix")
	var files [2]string
	for i := range files {
		files[i] = filepath.Join(d.dir, fmt.Sprintf("evening %d.felt", i))
		out, err := os.Create(files[i])
		if err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(evening(t, g, uint64(8+i)).Write(out), out.Close()); err != nil {
			t.Fatal(err)
		}
	}
	d.start(files[0])
	d.waitScreen("table")
	for _, file := range files { // that of the first is at the table
		said, err := d.command(file)
		if err != nil || !strings.Contains(said, "open already") {
			d.fatalf("a second start says %q (%v)", said, err)
		}
	}
	d.told("1 game imported")
	d.press("OK")
	d.close()
}
