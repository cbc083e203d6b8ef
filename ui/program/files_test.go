package program

import (
	"bytes"
	"io"
	"log/slog"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard"
	"feltstack/saves"
	"feltstack/ui/commands"
)

// A second start with a game hands it to the window that is open, by its full path, and ends.
func TestHandOverToTheOpenWindow(t *testing.T) {
	app, dir := fyneApp(t), t.TempDir()
	t.Chdir(dir)
	db := filepath.Join(dir, "games.db")
	log := slog.New(slog.DiscardHandler)
	if _, given := handOver(t.Context(), db, []string{"a.felt"}, log); given {
		t.Error("a game is given to a window that isn't there")
	}
	store, err := saves.Open(t.Context(), db, saves.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	got := make(chan []string, 1)
	stop, err := arrivals(db, guard.NewReporter("", "Feltstack", log))(func(files []string) { got <- files })
	if err != nil {
		t.Fatal(err)
	}
	defer stop()
	var out bytes.Buffer
	code := Run(t.Context(), gamestest.Games, app, "", []string{"--log", "off", "--db", db, "evening.felt", filepath.Join(dir, "b.FELT")}, &out, io.Discard)
	if code != commands.OK || !strings.Contains(out.String(), "opened in the window") {
		t.Fatalf("exit code %d, it says %q", code, &out)
	}
	here, err := filepath.EvalSymlinks(dir)
	if err != nil {
		t.Fatal(err)
	}
	if files, want := <-got, []string{filepath.Join(here, "evening.felt"), filepath.Join(dir, "b.FELT")}; !reflect.DeepEqual(files, want) {
		t.Errorf("the window gets %q, want %q", files, want)
	}
	if _, given := handOver(t.Context(), db, nil, log); given {
		t.Error("without a game nothing is handed over")
	}
}
