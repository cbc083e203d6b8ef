//go:build e2e

package e2e

import (
	"database/sql"
	"errors"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"feltstack/saves"
)

// A signal in mid-game closes the window as its button does: the game is saved, the
// saves are one file again, and the log says how it ended.
func TestSignalsCloseTheWindow(t *testing.T) {
	for _, signal := range []os.Signal{syscall.SIGTERM, os.Interrupt} {
		t.Run(signal.String(), func(t *testing.T) {
			d := newStillDesk(t)
			d.play("--log", "debug")
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
			if reports, _ := filepath.Glob(filepath.Join(folder, "reports", "*")); len(reports) > 0 {
				text, _ := os.ReadFile(reports[0])
				t.Errorf("%d reports were written, the first:\n%.3000s", len(reports), text)
			}
			for _, want := range [][]string{{"msg=start", "version="}, {`msg="game opened"`, "game=vastrix"}, {"level=DEBUG", "msg=bot"}, {"msg=end"}} {
				if d.logged(want...) == 0 {
					t.Errorf("the log lacks a line with %q", want)
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

// playing is a game at a desk in which the person is asked, and how many choices are
// on the disk.
func playing(t *testing.T) (d *desk, p *player, choices int) {
	d = newStillDesk(t)
	d.play()
	p = &player{desk: d, rng: rand.New(rand.NewPCG(8, 8))}
	p.nextDecision()
	p.act(d.screen())
	p.nextDecision()
	return d, p, d.saved()
}

// saved is how many choices of its first game are on the disk.
func (d *desk) saved() int {
	d.t.Helper()
	st, err := saves.Open(d.t.Context(), d.db, saves.Options{ReadOnly: true})
	if err != nil {
		d.t.Fatal(err)
	}
	defer st.Close()
	g, err := st.Game(d.t.Context(), 1)
	if err != nil {
		d.t.Fatal(err)
	}
	return g.Choices
}

// A signal while another program keeps the window from writing: the choice is written
// once it can be, before the program ends.
func TestSignalWhileTheDiskIsBusy(t *testing.T) {
	d, p, before := playing(t)
	other, err := sql.Open("sqlite3", "file:"+d.db+"?_txlock=immediate")
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	tx, err := other.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	p.key("1")
	d.waitFor("the choice waits for the disk", func() bool { return strings.Contains(d.screen().Prompt, "Saving") })
	d.run.cmd.Process.Signal(syscall.SIGTERM)
	time.Sleep(time.Second)
	if !d.alive() {
		t.Error("the program did not wait")
	}
	if err := tx.Rollback(); err != nil {
		t.Fatal(err)
	}
	d.ended()
	if after := d.saved(); after <= before {
		t.Errorf("%d choices are on the disk, and were before", after)
	}
}

// A signal while the saves can't be written: the program ends with an error that says
// so, and what was written before is there.
func TestSignalWithoutADisk(t *testing.T) {
	d, p, before := playing(t)
	away := d.db + ".away"
	if err := os.Rename(d.db, away); err != nil {
		t.Fatal(err)
	}
	p.untilGone()
	d.run.cmd.Process.Signal(syscall.SIGTERM)
	d.endedWith(1)
	if printed := d.run.output.String(); !strings.Contains(printed, "feltstack: ") || !strings.Contains(printed, "gone") {
		t.Errorf("it printed: %s", printed)
	}
	if d.logged("msg=end", "level=ERROR", "gone") != 1 {
		t.Error("the log doesn't say why it ended")
	}
	if err := os.Rename(away, d.db); err != nil {
		t.Fatal(err)
	}
	if after := d.saved(); after < before {
		t.Errorf("%d choices are on the disk, %d were before", after, before)
	}
	d.startHome()
	d.press("Continue")
	p.nextDecision()
	d.close()
}
