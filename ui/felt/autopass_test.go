package felt

import (
	"strings"
	"testing"
	"time"

	"feltstack/table"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// After an undo, it is said that bots wait, and also what is passed.
func TestPassingIsSaidWhileBotsWait(t *testing.T) {
	test.NewTempApp(t)
	e, _ := posted(time.Hour)
	f := handOf(3).session()
	f.scene.Held = true
	ts := laid(t, e, f, Exits{}, fyne.NewSize(1280, 800))
	for y, id := range map[table.Yield]words.ID{table.YieldTurn: "table.passing_turn", table.YieldUntilEvent: "table.passing_event"} {
		f.scene.Yield = y
		if note := ts.autoPass.note(); !strings.Contains(note, words.Say("table.bots_wait")) || !strings.Contains(note, words.Say(id)) {
			t.Errorf("the table says %q", note)
		}
	}
}
