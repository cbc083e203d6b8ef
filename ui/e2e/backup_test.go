//go:build e2e

package e2e

import (
	"archive/zip"
	"image"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/saves"
	"feltstack/table"
	"feltstack/ui/library/keep"
	"feltstack/ui/trace"
)

// evenings saves games with fixed deals and a fixed bot.
func (d *desk) evenings(names ...string) {
	d.t.Helper()
	g, err := gamestest.Games.Find("vastrix")
	if err != nil {
		d.t.Fatal(err)
	}
	st, err := saves.Open(d.t.Context(), d.db, saves.Options{})
	if err != nil {
		d.t.Fatal(err)
	}
	for i, name := range names {
		cfg := table.Config{Game: g, Setup: rules.Setup{Seed: uint64(41 + i)}, Players: []table.Player{{Name: "You"}, {Name: "Rook", Bot: "casual"}}}
		game, err := keep.Start(d.t.Context(), st, name, cfg)
		if err != nil {
			d.t.Fatal(err)
		}
		if err := game.Close(); err != nil {
			d.t.Fatal(err)
		}
	}
	if err := st.Close(); err != nil {
		d.t.Fatal(err)
	}
}

// command runs a command of the program beside the window.
func (d *desk) command(args ...string) (string, error) {
	out, err := exec.Command(d.program, append(args, "--db", d.db)...).CombinedOutput()
	return string(out), err
}

// rows waits until this number of games is listed.
func (d *desk) rows(n int) {
	d.t.Helper()
	d.waitScreen("saves")
	d.waitFor("the list of games", func() bool {
		found := 0
		for _, b := range d.screen().Buttons {
			if strings.HasPrefix(b.Text, "Resume ") {
				found++
			}
		}
		return found == n
	})
}

// untilGone plays until it is said that the saves are gone: at the next choice,
// which may take more than one click.
func (p *player) untilGone() {
	p.t.Helper()
	for range 5 {
		p.act(p.screen())
		p.waitFor("a decision, or a question", func() bool { s := p.screen(); return s.Screen == "ask" || s.Mine && !s.Moving })
		if p.screen().Screen == "ask" {
			break
		}
	}
	p.told("The saves file is gone")
}

// settled is the screen once nothing has happened for a while: what waited for
// the disk is done then, and bots have answered it.
func (p *player) settled() trace.Line {
	p.t.Helper()
	for {
		p.nextDecision()
		before := p.screen()
		if !p.soon(p.movedOn(before)) {
			return before
		}
	}
}

// savesIn is the saves file in a backup.
func savesIn(t *testing.T, backup string) []byte {
	t.Helper()
	z, err := zip.OpenReader(backup)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	from, err := z.Open("saves.db")
	if err != nil {
		t.Fatal(err)
	}
	defer from.Close()
	content, err := io.ReadAll(from)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

// Backed up in the window and beside it, deleted, restored, played on, killed, and
// a backup put back by hand beside the log that was left: no game is lost.
func TestBackupAndRestore(t *testing.T) {
	t.Parallel() // every desk has a screen of its own
	d := &tourist{newDesk(t)}
	d.evenings("Monday", "Tuesday", "Wednesday")
	first, second := filepath.Join(d.dir, "first.zip"), filepath.Join(d.dir, "second.zip")
	d.startHome()
	d.press("Saved games")
	d.rows(3)

	d.press("Backups")
	d.waitScreen("backups")
	d.press("Back up now…")
	d.waitScreen("ask")
	d.retype(first)
	d.key("Return")
	d.told("Copied 3 games and settings to " + first)
	d.press("OK")
	if out, err := d.command("backup", "-o", second); err != nil || !strings.Contains(out, "3 games, 0 decks") {
		t.Errorf("backup beside the open window: %v\n%s", err, out)
	}
	if out, err := d.command("restore", second); err == nil || !strings.Contains(out, "in use by another Feltstack") {
		t.Errorf("restore beside the open window: %v\n%s", err, out)
	}

	d.press("Back")
	d.rows(3)
	d.press("Delete Tuesday")
	d.rows(2)
	d.press("Backups")
	d.waitScreen("backups")
	d.press("Restore from file…")
	d.waitScreen("ask")
	d.press("Look inside") // the last backup is proposed
	d.told("holds 3 games and settings")
	d.press("Restore")
	d.told("Restored 3 games and settings from " + first)
	d.told("Your earlier data is in " + d.dir)
	d.press("OK")
	d.rows(3)

	d.press("Resume Tuesday")
	d.waitScreen("table")
	p := &player{desk: d.desk, rng: rand.New(rand.NewPCG(11, 12))}
	for range 3 {
		p.nextDecision()
		p.act(d.screen())
	}
	p.nextDecision()
	d.kill9()
	if log, err := os.Stat(d.db + "-wal"); err != nil || log.Size() == 0 {
		t.Fatalf("the killed program left no log: %v", err)
	}
	// As with a copy from elsewhere, put back by hand.
	if err := os.WriteFile(d.db, savesIn(t, second), 0o600); err != nil {
		t.Fatal(err)
	}
	d.start()
	d.told("opened without the log beside it")
	d.press("OK")
	d.press("Saved games")
	d.rows(3)
	d.close()
	if out, err := d.command("restore", first); err != nil || !strings.Contains(out, "3 games, 0 decks") || !strings.Contains(out, "what was there before is in "+d.dir) {
		t.Errorf("restore after the window was closed: %v\n%s", err, out)
	}
}

// The saves vanish while a game is played: it is said at the next choice, what is
// missing is written by itself once they are back, and saving elsewhere goes on there.
func TestSavesVanish(t *testing.T) {
	t.Parallel() // every desk has a screen of its own
	d := &tourist{newDesk(t)}
	d.evenings("Monday")
	d.startHome()
	d.press("Continue")
	d.waitScreen("table")
	p := &player{desk: d.desk, rng: rand.New(rand.NewPCG(13, 14))}
	p.nextDecision()
	p.act(d.screen())
	p.nextDecision()

	away := d.db + ".away"
	if err := os.Rename(d.db, away); err != nil {
		t.Fatal(err)
	}
	p.untilGone()
	if err := os.Rename(away, d.db); err != nil {
		t.Fatal(err)
	}
	d.waitScreen("table")
	p.settled()

	if err := os.Remove(d.db); err != nil {
		t.Fatal(err)
	}
	p.untilGone()
	d.press("Save elsewhere…")
	elsewhere := filepath.Join(d.dir, "elsewhere.db")
	d.retype(elsewhere)
	d.key("Return")
	d.told("Your games are now in " + elsewhere)
	d.press("OK")
	before := p.settled()
	d.close()
	d.db = elsewhere
	d.startHome()
	d.press("Continue")
	d.waitFor("the same decision", func() bool { return sameDecision(before, d.screen()) })
	d.close()
}

// A window without --db goes on where its games were saved elsewhere, also when it is
// started again. When that place is gone it says so, and goes back to the default one.
func TestSavedElsewhere(t *testing.T) {
	t.Parallel() // every desk has a screen of its own
	d := &tourist{newDesk(t)}
	d.db = ""
	usual, elsewhere := filepath.Join(d.dir, ".local", "share", "feltstack", "feltstack.db"), filepath.Join(d.dir, "elsewhere.db")
	d.play()
	p := &player{desk: d.desk, rng: rand.New(rand.NewPCG(15, 16))}
	p.nextDecision()
	p.act(d.screen())
	p.nextDecision()
	if err := os.Rename(usual, usual+".away"); err != nil {
		t.Fatal(err)
	}
	p.untilGone()
	d.press("Save elsewhere…")
	d.retype(elsewhere)
	d.key("Return")
	d.told("Your games are now in " + elsewhere + ". Feltstack opens them there from now on.")
	d.press("OK")
	before := p.settled()
	d.close()
	d.startHome()
	d.press("Continue")
	d.waitFor("the same decision", func() bool { return sameDecision(before, d.screen()) })
	d.close()
	if out, err := exec.Command(d.program, "replay", "1", "--db", elsewhere).CombinedOutput(); err != nil {
		t.Errorf("replay: %v\n%s", err, out)
	}

	d.db = filepath.Join(d.dir, "named.db") // --db wins
	d.startHome()
	if d.button("Continue") != (image.Point{}) {
		t.Error("another file than that of --db is open")
	}
	d.close()

	d.db = ""
	if err := os.Rename(elsewhere, elsewhere+".away"); err != nil {
		t.Fatal(err)
	}
	d.start()
	d.told("elsewhere.db, but that file is gone")
	if err := os.Rename(elsewhere+".away", elsewhere); err != nil {
		t.Fatal(err)
	}
	d.press("Retry")
	d.waitScreen("home")
	d.press("Continue")
	d.waitFor("the same decision", func() bool { return sameDecision(before, d.screen()) })
	d.close()

	if err := os.Rename(usual+".away", usual); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(elsewhere); err != nil {
		t.Fatal(err)
	}
	d.start()
	d.told("elsewhere.db, but that file is gone")
	d.press("Use default folder")
	d.press("Continue")
	d.waitScreen("table")
	d.close()
	d.startHome()
	d.press("Continue")
	d.waitScreen("table")
	d.close()
}
