package keep

import (
	"context"
	"errors"
	"io"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard/guardtest"
	"feltstack/saves"
	"feltstack/table"
)

// file opens a new saves file.
func file(t *testing.T) (*saves.Store, string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "games.db")
	return open(t, path), path
}

func open(t *testing.T, path string) *saves.Store {
	t.Helper()
	st, err := saves.Open(t.Context(), path, saves.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	return st
}

// savedLine is the line of play of a saved game.
func savedLine(t *testing.T, st *saves.Store, id int64) []table.Choice {
	t.Helper()
	saved, err := st.LoadChoices(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	return choices(saved)
}

func first(t *testing.T) *rules.Game {
	t.Helper()
	all := gamestest.All(t)
	return all[0]
}

var people = []table.Player{{Name: "Ann"}, {Name: "Ben"}}

func config(t *testing.T, players []table.Player) table.Config {
	return table.Config{Game: first(t), Setup: rules.Setup{Seed: 7}, Players: players}
}

// choose makes n choices, each the first one open, and waits until they are kept.
func choose(t *testing.T, g *Kept, n int) {
	t.Helper()
	for range n {
		made := len(g.Line())
		c := g.View(g.Asked())
		c.Scene()
		if err := c.Choose(0); err != nil {
			t.Fatal(err)
		}
		waitFor(t, "the choice is kept", func() bool { return len(g.Line()) > made })
	}
}

func waitFor(t *testing.T, what string, cond func() bool) {
	t.Helper()
	for end := time.Now().Add(guardtest.Patience); !cond(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("not in time: %s", what)
		}
	}
}

func TestGoOnAtTheSameDecision(t *testing.T) {
	st, path := file(t)
	cfg := config(t, people)
	g, err := Start(t.Context(), st, "Evening", cfg)
	if err != nil {
		t.Fatal(err)
	}
	choose(t, g, 25)
	line, asked := g.Line(), g.Asked()
	before := []*table.Scene{g.View(0).Scene(), g.View(1).Scene()}
	if err := g.Close(); err != nil {
		t.Fatal(err)
	}
	st.Close()

	st = open(t, path)
	again, err := Open(t.Context(), st, g.ID, gamestest.Games.Find, table.Config{})
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	if !reflect.DeepEqual(again.Line(), line) || again.Asked() != asked || !reflect.DeepEqual(again.Players(), people) {
		t.Errorf("asked %d, %d choices; want %d, %d", again.Asked(), len(again.Line()), asked, len(line))
	}
	for p, want := range before {
		got := again.View(p).Scene()
		for _, sc := range []*table.Scene{got, want} {
			sc.Version, sc.Moves, sc.Updates, sc.Missed = 0, 0, nil, nil
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("seat %d sees something else:\n%+v\n%+v", p, got, want)
		}
	}
	choose(t, again, 5)
	if saved := savedLine(t, st, g.ID); len(saved) != len(line)+5 {
		t.Errorf("saved %d choices", len(saved))
	}
}

func TestFinishedGameIsNotedOnce(t *testing.T) {
	st, _ := file(t)
	g, err := Start(t.Context(), st, "", config(t, []table.Player{{Name: "Rae", Bot: "random"}, {Name: "Roy", Bot: "random"}}))
	if err != nil {
		t.Fatal(err)
	}
	waitFor(t, "the game ends", func() bool { _, over := g.Outcome(); return over })
	want, _ := g.Outcome()
	if err := g.Close(); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		again, err := Open(t.Context(), st, g.ID, gamestest.Games.Find, table.Config{})
		if err != nil {
			t.Fatal(err)
		}
		if got, over := again.Outcome(); !over || !reflect.DeepEqual(got, want) {
			t.Errorf("outcome %+v, want %+v", got, want)
		}
		if err := again.Close(); err != nil {
			t.Error(err)
		}
	}
	results, err := st.Results(t.Context(), "", 0)
	if err != nil || len(results) != 1 || results[0].Text != want.Text {
		t.Errorf("results %+v, %v", results, err)
	}
}

func TestOtherRulesLeaveTheSaveAlone(t *testing.T) {
	st, _ := file(t)
	g, err := Start(t.Context(), st, "", config(t, people))
	if err != nil {
		t.Fatal(err)
	}
	choose(t, g, 8)
	want := g.Line()
	if err := g.Close(); err != nil {
		t.Fatal(err)
	}
	// These rules deal the same cards in another order.
	bent := func(name string) (*rules.Game, error) {
		game, err := gamestest.Games.Find(name)
		if err != nil {
			return nil, err
		}
		other := *game
		other.Deal = func(m *rules.Match) {
			game.Deal(m)
			a, b := &m.S.Cards[1], &m.S.Cards[2]
			a.Def, b.Def = b.Def, a.Def
		}
		return &other, nil
	}
	broken, err := Open(t.Context(), st, g.ID, bent, table.Config{})
	if err != nil {
		t.Fatal(err)
	}
	var differs *table.Differs
	if !errors.As(broken.Stopped(), &differs) || broken.Asked() != -1 {
		t.Errorf("stopped: %v, asked %d", broken.Stopped(), broken.Asked())
	}
	if err := broken.Close(); err != nil {
		t.Error(err)
	}
	saved, _ := st.Game(t.Context(), g.ID)
	line := savedLine(t, st, g.ID)
	if saved.Status != saves.Broken || saved.Result != differs.Error() || !reflect.DeepEqual(line, want) {
		t.Errorf("saved as %s (%s), %d choices", saved.Status, saved.Result, len(line))
	}

	fixed, err := Open(t.Context(), st, g.ID, gamestest.Games.Find, table.Config{})
	if err != nil {
		t.Fatal(err)
	}
	defer fixed.Close()
	choose(t, fixed, 1)
	if saved, _ = st.Game(t.Context(), g.ID); saved.Status != saves.Playing || saved.Choices != len(want)+1 {
		t.Errorf("after fixing it: %s, %d choices", saved.Status, saved.Choices)
	}
}

func TestNothingIsSavedOfAGameThatCantStart(t *testing.T) {
	st, _ := file(t)
	cfg := config(t, people)
	cfg.Setup.RuleOptions = map[string]string{"no such": "thing"}
	if _, err := Start(t.Context(), st, "", cfg); err == nil {
		t.Error("started")
	}
	if all, _ := st.ListGames(context.Background(), saves.Filter{}); len(all) != 0 {
		t.Errorf("saved: %+v", all)
	}
	if _, err := Open(t.Context(), st, 99, gamestest.Games.Find, table.Config{}); !errors.Is(err, saves.ErrNotFound) {
		t.Errorf("open what is not there: %v", err)
	}
}

// A saved game whose set-up makes no sense is of a kind of its own, for whatever reads it.
func TestUnreadableSetup(t *testing.T) {
	st, _ := file(t)
	id, err := st.CreateGame(t.Context(), saves.Saved{GameKey: gamestest.Any(t).Name, Setup: []byte(`{"rules":5}`), Seats: []string{"Ann", "Ben"}})
	if err != nil {
		t.Fatal(err)
	}
	var unreadable *SetupError
	if _, err := Open(t.Context(), st, id, gamestest.Games.Find, table.Config{}); !errors.As(err, &unreadable) {
		t.Errorf("open: %v", err)
	}
	if err := Export(t.Context(), st, id, gamestest.Games.Find, false, io.Discard); !errors.As(err, &unreadable) {
		t.Errorf("export: %v", err)
	}
}

// A branch goes on beside its original, from any choice.
func TestBranch(t *testing.T) {
	st, _ := file(t)
	g, err := Start(t.Context(), st, "Evening", config(t, people))
	if err != nil {
		t.Fatal(err)
	}
	choose(t, g, 20)
	line := g.Line()
	if err := g.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := Branch(t.Context(), st, g.ID, 21, "Too far"); err == nil {
		t.Error("a branch from a choice that was never made")
	}
	id, err := Branch(t.Context(), st, g.ID, 12, "What if")
	if err != nil {
		t.Fatal(err)
	}
	b, err := Open(t.Context(), st, id, gamestest.Games.Find, table.Config{})
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(b.Line(), line[:12]) {
		t.Errorf("the branch begins with %v", b.Line())
	}
	choose(t, b, 3)
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	if now := savedLine(t, st, g.ID); !reflect.DeepEqual(now, line) {
		t.Errorf("the original has changed: %v", now)
	}
}

// What was taken back can still be done again after the program was closed,
// and a finished game can be taken back and played to another end.
func TestUndoOutlivesTheProgram(t *testing.T) {
	st, _ := file(t)
	g, err := Start(t.Context(), st, "", config(t, people))
	if err != nil {
		t.Fatal(err)
	}
	for range 4000 {
		if g.Asked() < 0 {
			break
		}
		choose(t, g, 1)
	}
	end := len(g.Line())
	if _, over := g.Outcome(); !over {
		t.Fatal("the game does not end")
	}
	if err := g.Close(); err != nil {
		t.Fatal(err)
	}
	g, err = Open(t.Context(), st, g.ID, gamestest.Games.Find, table.Config{})
	if err != nil {
		t.Fatal(err)
	}
	if err := g.View(0).Go(end - 5); err != nil {
		t.Fatal(err)
	}
	waitFor(t, "choices are taken back", func() bool { return len(g.Line()) == end-5 })
	if err := g.Close(); err != nil {
		t.Fatal(err)
	}
	save, err := st.Game(t.Context(), g.ID)
	if err != nil || save.Status != saves.Playing || save.Choices != end-5 {
		t.Fatalf("saved: %+v, %v", save, err)
	}
	g, err = Open(t.Context(), st, g.ID, gamestest.Games.Find, table.Config{})
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	if line := g.Timeline(); line.At != end-5 || len(line.Steps) != end {
		t.Fatalf("the timeline is at %d of %d, want %d of %d", line.At, len(line.Steps), end-5, end)
	}
	if err := g.View(0).Go(end); err != nil {
		t.Fatal(err)
	}
	waitFor(t, "they are done again", func() bool { _, over := g.Outcome(); return over })
}
