package library

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard/guardtest"
	"feltstack/saves"
	"feltstack/table"
	"feltstack/ui/library/keep"

	"github.com/BurntSushi/toml"
)

// The folder holds a saves file of each released version, and beside it what is in
// it. The one of a version that isn't out yet is made again by
// FELTSTACK_UPDATE=1 go test -run Released ./ui/library. Those of versions that are out
// stay as they are: where a corrected rule or card lets a game of theirs go on no more,
// "stopped" is added to what is in it, and CHANGELOG.md says what was corrected.
const releasedFolder = "testdata/released"

// released is what a person finds in a saves file.
type released struct {
	Games    []releasedGame `json:"games"`
	Decks    []SavedDeck    `json:"decks"`
	Settings Settings       `json:"settings"`
}

type releasedGame struct {
	Game  string   `json:"game"`
	Name  string   `json:"name"`
	Note  string   `json:"note"`
	Seats []string `json:"seats"`
	Over  bool     `json:"over"`
	Moves int      `json:"moves"`
	Hash  uint64   `json:"hash"` // of the state after the last move

	// After how many moves it can only be looked at, as a rule was corrected; 0: it goes on.
	Stopped int `json:"stopped,omitempty"`
}

// Saves of every released version open: each game goes on, and nothing is lost.
func TestReleasedSavesOpen(t *testing.T) {
	renew(t)
	files, err := filepath.Glob(filepath.Join(releasedFolder, "*.db"))
	if err != nil {
		t.Fatal(err)
	}
	current := filepath.Join(releasedFolder, currentVersion(t)+".db")
	if !strings.Contains(strings.Join(files, "\n"), current) {
		t.Errorf("no %s: make it before this version is released", current)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) { opensReleased(t, file) })
	}
}

func opensReleased(t *testing.T, file string) {
	var want released
	text, err := os.ReadFile(strings.TrimSuffix(file, ".db") + ".json")
	if err == nil {
		err = json.Unmarshal(text, &want)
	}
	if err != nil {
		t.Fatal(err)
	}
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "games.db")
	if err := os.WriteFile(path, content, 0o600); err != nil {
		t.Fatal(err)
	}
	// Opened once, a file is of today's version: it is read again after each change.
	if got := readReleased(t, path); !reflect.DeepEqual(got, want) {
		t.Fatalf("in it is\n%s\nbut there was\n%s", indented(t, got), text)
	}
	const more = 6
	goOn(t, path, more)
	got := readReleased(t, path)
	place := func(g releasedGame) int {
		return slices.IndexFunc(want.Games, func(w releasedGame) bool { return w.Name == g.Name })
	}
	slices.SortFunc(got.Games, func(a, b releasedGame) int { return place(a) - place(b) }) // one that can't go on is listed last
	for i := range got.Games {
		if n := got.Games[i].Moves - want.Games[i].Moves; n != more && want.Games[i].Stopped == 0 {
			t.Errorf("%s: %d more moves are saved, want %d", got.Games[i].Name, n, more)
		}
		got.Games[i].Moves, got.Games[i].Hash = want.Games[i].Moves, want.Games[i].Hash
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("after going on it is\n%s\nbut there was\n%s", indented(t, got), text)
	}
}

func openReleased(t *testing.T, path string) (*Local, *saves.Store, func()) {
	t.Helper()
	st, err := saves.Open(t.Context(), path, saves.Options{})
	if err != nil {
		t.Fatal(err)
	}
	all := gamestest.All(t)
	lib := New(all, st, filepath.Join(t.TempDir(), "sets"), gamestest.Games.Pool)
	return lib, st, func() {
		if err := lib.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

func readReleased(t *testing.T, path string) (r released) {
	t.Helper()
	lib, st, close := openReleased(t, path)
	defer close()
	rows, err := st.ListGames(t.Context(), saves.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		g, err := keep.Open(t.Context(), st, row.ID, gamestest.Games.Find, table.Config{})
		if err != nil {
			t.Fatalf("%s: %v", row.Name, err)
		}
		line, err := st.LoadChoices(t.Context(), row.ID)
		if err != nil {
			t.Fatal(err)
		}
		one := releasedGame{Game: row.GameKey, Name: row.Name, Note: row.Note, Moves: len(line), Hash: line[len(line)-1].Hash}
		for _, p := range g.Players() {
			one.Seats = append(one.Seats, p.Name)
		}
		_, one.Over = g.Outcome()
		if err := g.Stopped(); err != nil {
			t.Logf("%s: %v", row.Name, err)
			one.Stopped = len(g.Line())
		}
		if err := g.Close(); err != nil {
			t.Fatal(err)
		}
		r.Games = append(r.Games, one)
	}
	if r.Decks, err = lib.Decks(t.Context()); err != nil {
		t.Fatal(err)
	}
	own := r.Decks[:0]
	for _, d := range r.Decks {
		if d.ID != 0 { // the others come with the games
			d.Updated = d.Updated.UTC()
			own = append(own, d)
		}
	}
	r.Decks = own
	if r.Settings, err = lib.Settings(t.Context()); err != nil {
		t.Fatal(err)
	}
	return r
}

// goOn makes more choices in each game of a file that can go on.
func goOn(t *testing.T, path string, more int) {
	t.Helper()
	_, st, close := openReleased(t, path)
	defer close()
	rows, err := st.ListGames(t.Context(), saves.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	for i := len(rows) - 1; i >= 0; i-- { // the one played last is listed first, and shall stay it
		row := rows[i]
		g, err := keep.Open(t.Context(), st, row.ID, gamestest.Games.Find, table.Config{})
		if err != nil {
			t.Fatal(err)
		}
		for range more {
			if g.Stopped() == nil {
				choosing(t, g, 0)
			}
		}
		if err := g.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// choosing makes a choice, the first one where there aren't as many as which, and
// waits until it is kept.
func choosing(t *testing.T, g *keep.Kept, which int) {
	t.Helper()
	made := len(g.Line())
	v := g.View(g.Asked())
	v.Scene() // what is chosen answers what was seen
	if v.Choose(which) != nil {
		if err := v.Choose(0); err != nil {
			t.Fatal(err)
		}
	}
	for end := time.Now().Add(guardtest.Patience); len(g.Line()) == made; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("a choice isn't kept")
		}
	}
}

func currentVersion(t *testing.T) string {
	t.Helper()
	var app struct{ Details struct{ Version string } }
	if _, err := toml.DecodeFile("../../FyneApp.toml", &app); err != nil {
		t.Fatal(err)
	}
	return app.Details.Version
}

func indented(t *testing.T, v any) []byte {
	t.Helper()
	text, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	return append(text, '\n')
}

// renew makes the file of the current version again, if it is told to.
func renew(t *testing.T) {
	if os.Getenv("FELTSTACK_UPDATE") == "" {
		return
	}
	path := filepath.Join(t.TempDir(), "games.db")
	lib, st, close := openReleased(t, path)
	ctx := t.Context()
	rng := rules.Seeded(16)
	for _, info := range lib.Games() {
		open, err := lib.Start(ctx, NewGame{Game: info.Key, Seats: []NewSeat{{Name: "Ann"}, {Name: "Ben"}}, Seed: 16})
		if err != nil {
			t.Fatal(err)
		}
		if err := open.Close(); err != nil {
			t.Fatal(err)
		}
		g, err := keep.Open(ctx, st, open.ID, gamestest.Games.Find, table.Config{})
		if err != nil {
			t.Fatal(err)
		}
		for range 24 {
			choosing(t, g, rng.IntN(8))
		}
		if err := g.Close(); err != nil {
			t.Fatal(err)
		}
		if err := lib.Rename(ctx, open.ID, info.Title+" with Ben"); err != nil {
			t.Fatal(err)
		}
		if err := lib.SetNote(ctx, open.ID, "Played on a rainy evening"); err != nil {
			t.Fatal(err)
		}
	}
	had := map[string]bool{}
	for _, d := range lib.OwnDecks() {
		if had[d.Deck.Game] {
			continue
		}
		had[d.Deck.Game] = true
		d.Deck.Name = "My " + d.Deck.Name
		if _, err := lib.SaveDeck(ctx, d); err != nil {
			t.Fatal(err)
		}
	}
	set := UsualSettings()
	set.Contrast, set.Scale, set.Motion, set.Taught = true, 1.25, "fast", true
	set.Keys = map[string]string{"undo": "Ctrl+U"}
	if err := lib.SetSettings(ctx, set); err != nil {
		t.Fatal(err)
	}
	close()
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	base := filepath.Join(releasedFolder, currentVersion(t))
	if err := os.WriteFile(base+".db", content, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(base+".json", indented(t, readReleased(t, path)), 0o644); err != nil {
		t.Fatal(err)
	}
}
