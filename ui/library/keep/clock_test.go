package keep

import (
	"bytes"
	"slices"
	"testing"
	"time"

	"feltstack/rules/games/gamestest"
	"feltstack/saves"
	"feltstack/table"
)

// The clock of the table and what was chosen by it are saved, go into a file and come
// out of it.
func TestClockIsSaved(t *testing.T) {
	st, _ := file(t)
	cfg := config(t, people)
	cfg.Clock = 20 * time.Second
	g, err := Start(t.Context(), st, "", cfg)
	if err != nil {
		t.Fatal(err)
	}
	choose(t, g, 3)
	if err := g.Close(); err != nil {
		t.Fatal(err)
	}
	line := savedLine(t, st, g.ID)
	line[2].Late = true
	if err := st.Truncate(t.Context(), g.ID, 2); err != nil {
		t.Fatal(err)
	}
	if err := st.AppendChoices(t.Context(), g.ID, saves.Choice(line[2])); err != nil {
		t.Fatal(err)
	}
	timed := func(id int64) {
		t.Helper()
		again, err := Open(t.Context(), st, id, gamestest.Games.Find, table.Config{})
		if err != nil {
			t.Fatal(err)
		}
		defer again.Close()
		if c := again.View(0).Clock(); c.Per != cfg.Clock || c.Left != cfg.Clock {
			t.Errorf("its clock: %+v", c)
		}
		if !slices.Equal(again.Line(), line) {
			t.Errorf("its line: %+v", again.Line())
		}
		log := again.View(0).Scene().Log
		if !slices.ContainsFunc(log, func(l table.Line) bool { return l.Text == people[line[2].Seat].Name+" runs out of time" }) {
			t.Errorf("its log: %+v", log)
		}
	}
	timed(g.ID)
	var file bytes.Buffer
	if err := Export(t.Context(), st, g.ID, gamestest.Games.Find, false, &file); err != nil {
		t.Fatal(err)
	}
	f, err := ReadFile(&file)
	if err != nil {
		t.Fatal(err)
	}
	id, differs, err := Import(t.Context(), st, f, gamestest.Games.Find, nil)
	if err != nil || differs != nil {
		t.Fatal(err, differs)
	}
	timed(id)
}
