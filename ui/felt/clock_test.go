package felt

import (
	"testing"
	"time"

	"feltstack/table"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func TestClockBeforeTheQuestion(t *testing.T) {
	f := midGame().session()
	f.clock = table.Clock{Per: 70 * time.Second, Left: 62*time.Second + time.Millisecond}
	tb := lay(t, f).table
	c := tb.panels.clock
	if c.shown != "1:03" || tb.panels.prompt.lead == 0 || !f.clock.Runs {
		t.Errorf("it shows %q, room %v, runs: %v", c.shown, tb.panels.prompt.lead, f.clock.Runs)
	}
	f.clock.Left = 4 * time.Second
	c.look()
	if c.shown != "4 s" {
		t.Errorf("it shows %q", c.shown)
	}
	f.scene = &table.Scene{Game: f.scene.Game, Me: 0, Seats: f.scene.Seats, Prompt: table.Prompt{Seat: 1}, Version: 2}
	tb.Pull()
	if c.shown != "" || tb.panels.prompt.lead != 0 {
		t.Errorf("while another is asked it shows %q", c.shown)
	}
}

// The clock stands while something lies over the table, and when the table is left.
func TestClockStandsWhileNobodyCanChoose(t *testing.T) {
	f := midGame().session()
	f.clock = table.Clock{Per: 10 * time.Second, Left: 8 * time.Second}
	tb := lay(t, f).table
	runs := func(want bool, when string) {
		t.Helper()
		tb.panels.clock.look()
		if f.clock.Runs != want {
			t.Errorf("%s it runs: %v", when, f.clock.Runs)
		}
	}
	runs(true, "at first")
	test.Tap(tb.panels.side.menu)
	runs(false, "under the menu")
	tb.panels.choice.Close()
	tb.panels.keys.toggle([][2]string{{"Esc", "Cancel"}}, tb.sight.arr.All)
	runs(false, "under the list of keys")
	tb.panels.keys.close()
	runs(true, "when that is closed")
	tb.adviser.thinks++
	runs(false, "while a hint is thought about")
	tb.adviser.thinks--
	f.next.Name = "Ben"
	tb.show()
	runs(false, "under the cover")
	f.next.Name = ""
	tb.show()
	runs(true, "when somebody sits there")
	tb.panels.choose("Which?", nil, fyne.NewPos(10, 10))
	runs(true, "at a choice of the game")
	tb.Close()
	if f.clock.Runs {
		t.Error("it runs though the table is left")
	}
}
