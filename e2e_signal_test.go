//go:build e2e

package main

import (
	"errors"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// A signal in mid-game closes the window as its button does: the game is saved, the
// saves are one file again, and the log says how it ended.
func TestSignalsCloseTheWindow(t *testing.T) {
	for _, signal := range []os.Signal{syscall.SIGTERM, os.Interrupt} {
		t.Run(signal.String(), func(t *testing.T) {
			d := newDesk(t)
			d.startHome("--log", "debug")
			d.press("New game")
			d.waitScreen("new")
			d.press("Start the game")
			p := &player{desk: d, rng: rand.New(rand.NewPCG(7, 7))}
			for range 2 {
				p.nextDecision()
				p.act(d.screen())
			}
			p.nextDecision()
			before := d.screen()
			d.run.cmd.Process.Signal(signal)
			d.ended()
			if printed := d.run.output.String(); strings.Contains(printed, "feltstack:") {
				t.Errorf("it printed: %s", printed)
			}
			for _, extra := range []string{"-wal", "-shm"} {
				if _, err := os.Stat(d.db + extra); !errors.Is(err, fs.ErrNotExist) {
					t.Errorf("%s is left beside the saves (%v)", extra, err)
				}
			}
			folder := filepath.Dir(d.db)
			if reports, _ := os.ReadDir(filepath.Join(folder, "reports")); len(reports) > 0 {
				t.Errorf("%d reports were written", len(reports))
			}
			log, err := os.ReadFile(filepath.Join(folder, logName))
			if err != nil {
				t.Fatal(err)
			}
			for _, want := range []string{"msg=start", "version=", `msg="game opened"`, "game=vastrix", "level=DEBUG msg=bot", "msg=end"} {
				if !strings.Contains(string(log), want) {
					t.Errorf("the log lacks %s:\n%s", want, log)
				}
			}
			if game, err := exec.Command(d.program, "replay", "1", "--db", d.db).CombinedOutput(); err != nil || len(game) == 0 {
				t.Errorf("the saved game: %v\n%s", err, game)
			}
			d.startHome()
			d.press("Continue")
			d.waitFor("the same decision", func() bool { return sameDecision(before, d.screen()) })
			d.close()
		})
	}
}
