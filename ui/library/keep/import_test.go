package keep

import (
	"bytes"
	"context"
	"errors"
	"runtime"
	"strings"
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/message"
	"feltstack/saves"
	"feltstack/table"
)

// endless is a game of one seat after the other, without an end, and a line of
// play of a number of its choices.
func endless(t *testing.T, choices int) (*rules.Game, *File) {
	t.Helper()
	g := &rules.Game{
		Cover: rules.Cover{Name: "endless", Title: "Endless", Version: "1", MinSeats: 2, MaxSeats: 2},
		Tables: rules.Tables{
			Zones:   []rules.ZoneSpec{{}, {Name: "pile", Short: "P"}},
			Verbs:   append(rules.CommonVerbs(), rules.VerbSpec{Key: "left", Say: "Left"}, rules.VerbSpec{Key: "right", Say: "Right"}),
			Prompts: []message.ID{"", "Where to?"},
			Reasons: []rules.ReasonSpec{{}},
			Causes:  []message.ID{""},
			Classes: []message.ID{""},
			Defs:    []rules.Def{{}},
		},
		Course: rules.Course{Deal: func(*rules.Match) {}},
	}
	left := rules.Verb(len(rules.CommonVerbs()))
	g.Procs = []rules.Proc{{Name: "match", Steps: []rules.Step{func(m *rules.Match, f *rules.Frame) {
		m.S.Active = 1 - m.S.Active
		if m.S.Turn < 30_000 {
			m.S.Turn++
		}
		f.Again()
		m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: m.S.Active, Prompt: 1})
		m.Offer(rules.Option{Verb: left}, 0)
		m.Offer(rules.Option{Verb: left + 1}, 0)
	}}}}
	if _, err := g.Build(); err != nil {
		t.Fatal(err)
	}
	f := &File{Format: 1, Game: g.Name, Rules: g.Version, Cards: CardsHash(g), Setup: rules.Setup{Game: g.Name, Seed: 7, Seats: 2}, Players: people}
	m, err := rules.New(g, f.Setup)
	if err != nil {
		t.Fatal(err)
	}
	for n := range choices {
		c := table.Choice{N: n, Seat: int(m.S.Decision.Seat), Turn: int(m.S.Turn), Key: m.Words().Key(n & 1)}
		if err := m.Choose(n & 1); err != nil {
			t.Fatal(err)
		}
		c.Hash = m.S.Hash()
		f.Line = append(f.Line, c)
	}
	return g, f
}

// A game of 150,000 choices is imported in seconds, and says how far it is. (It
// took 84 seconds: a transaction for each choice, and the state before each kept.) It
// is opened in seconds, too, and in little memory.
func TestImportOfALongGame(t *testing.T) {
	const choices = 150_000
	g, f := endless(t, choices)
	var text bytes.Buffer
	if err := f.Write(&text); err != nil {
		t.Fatal(err)
	}
	st, _ := file(t)
	start := time.Now()
	read, err := ReadFile(&text)
	if err != nil {
		t.Fatal(err)
	}
	last, told := 0, 0
	id, differs, err := Import(t.Context(), st, read, func(string) (*rules.Game, error) { return g, nil }, func(done, of int) {
		if done < last || of != 2*choices {
			t.Errorf("%d of %d after %d", done, of, last)
		}
		last = done
		told++
	})
	if err != nil || differs != nil {
		t.Fatal(err, differs)
	}
	t.Logf("%d choices in %v", choices, time.Since(start).Round(time.Millisecond))
	if saved, err := st.Game(t.Context(), id); err != nil || saved.Choices != choices || last != 2*choices || told < 1000 {
		t.Errorf("%d choices are saved (%v), and it was told %d times, at last of %d", saved.Choices, err, told, last)
	}

	f, read, text = nil, nil, bytes.Buffer{}
	before := heap()
	start = time.Now()
	game, err := Open(t.Context(), st, id, func(string) (*rules.Game, error) { return g, nil }, table.Config{Still: true})
	if err != nil {
		t.Fatal(err)
	}
	mb := (heap() - before) / 1e6
	t.Logf("opened in %v, %.0f MB", time.Since(start).Round(time.Millisecond), mb)
	if n := len(game.Line()); n != choices || mb > 150 {
		t.Errorf("%d choices are open, in %.0f MB", n, mb)
	}
	if err := game.Close(); err != nil {
		t.Fatal(err)
	}
}

func heap() float64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return float64(m.HeapAlloc)
}

// An import that is canceled leaves nothing behind, wherever it is.
func TestImportIsCanceled(t *testing.T) {
	g, f := endless(t, 6000)
	for _, at := range []int{0, 3000, 6000, 9000} {
		st, _ := file(t)
		ctx, cancel := context.WithCancel(t.Context())
		_, _, err := Import(ctx, st, f, func(string) (*rules.Game, error) { return g, nil }, func(done, _ int) {
			if done >= at {
				cancel()
			}
		})
		cancel()
		if !errors.Is(err, context.Canceled) {
			t.Errorf("canceled at %d: %v", at, err)
		}
		if all, err := st.ListGames(t.Context(), saves.Filter{}); err != nil || len(all) != 0 {
			t.Errorf("canceled at %d, it left %+v, %v", at, all, err)
		}
	}
}

// The end of a game counts once, where it was played: not again when its own file
// is imported, once or twice, undone and done again, or when it is copied.
func TestImportedGamesDoNotCount(t *testing.T) {
	st, _ := file(t)
	g, err := Start(t.Context(), st, "", config(t, []table.Player{{Name: "Rae", Bot: "random"}, {Name: "Roy", Bot: "random"}}))
	if err != nil {
		t.Fatal(err)
	}
	waitFor(t, "the game ends", func() bool { _, over := g.Outcome(); return over })
	if err := g.Close(); err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := Export(t.Context(), st, g.ID, gamestest.Games.Find, false, &text); err != nil {
		t.Fatal(err)
	}
	count := func(when string) {
		t.Helper()
		results, err := st.Results(t.Context(), "", 0)
		if err != nil || len(results) != 1 || results[0].GameID != g.ID {
			t.Errorf("%s there are %d results, %v", when, len(results), err)
		}
	}
	count("once played")
	var id int64
	for range 2 {
		f, err := ReadFile(bytes.NewReader(text.Bytes()))
		if err != nil {
			t.Fatal(err)
		}
		var differs error
		if id, differs, err = Import(t.Context(), st, f, gamestest.Games.Find, nil); err != nil || differs != nil {
			t.Fatal(err, differs)
		}
		if saved, err := st.Game(t.Context(), id); err != nil || saved.Status != saves.Finished || saved.Result == "" {
			t.Errorf("imported as %s (%q), %v", saved.Status, saved.Result, err)
		}
	}
	count("imported twice")
	again, err := Open(t.Context(), st, id, gamestest.Games.Find, table.Config{})
	if err != nil {
		t.Fatal(err)
	}
	end := len(again.Line())
	if err := again.View(0).Go(end - 1); err != nil {
		t.Fatal(err)
	}
	waitFor(t, "the last choice is undone", func() bool { return len(again.Line()) == end-1 })
	if err := again.View(0).Go(end); err != nil {
		t.Fatal(err)
	}
	waitFor(t, "it is done again", func() bool { return len(again.Line()) == end })
	if err := again.Close(); err != nil {
		t.Fatal(err)
	}
	count("undone and done again")
	if _, err := Branch(t.Context(), st, g.ID, end, "Copy"); err != nil {
		t.Fatal(err)
	}
	count("copied")
}

// What is too long in a file is refused with its line and the numbers, and what
// can't be seen is not in it any more.
func TestNamesInFiles(t *testing.T) {
	text, _ := exported(t, false)
	for what, c := range map[string]struct{ old, with, want string }{
		"a player": {`"name":"Ben"`, `"name":"` + strings.Repeat("B", 8_000_000) + `"`, "line 1 of the game file: the name of player 2 is too long: 8,000,000 characters, at most 80"},
		"the game": {`"name":"Evening"`, `"name":"` + strings.Repeat("é", 81) + `"`, "the name of the game is too long: 81 characters"},
		"the note": {`"name":"Evening"`, `"note":"` + strings.Repeat("n", 20_001) + `"`, "the note is too long: 20,001 characters, at most 20,000"},
		"a choice": {"\n", "\n{\"key\":\"" + strings.Repeat("k", longLine) + "\"}\n", "line 2 of the game file: this line is too long"},
		"the file": {"\n", strings.Repeat("\n", LongestFile), "larger than 64 MB"},
		"a card":   {`"setup":{`, `"setup":{"decks":[{"name":"D","cards":[{"n":4,"card":"` + strings.Repeat("X", 5_000_000) + `"}]}],`, "a card name in deck 1 is too long: 5,000,000 characters"},
		"a bot":    {`"name":"Ben"`, `"name":"Ben","bot":"` + strings.Repeat("b", 1000) + `"`, "the level of a bot is too long: 1,000"},
		"a key":    {`"key":"`, `"key":"` + strings.Repeat("k", longKey), "line 2 of the game file: the key of a move has 1 to 400 bytes"},
		"claims":   {`"choices":30`, `"choices":2000000`, "a game has 0 to " + message.Number(MostChoices)},
	} {
		file := strings.Replace(text, c.old, c.with, 1)
		if file == text {
			t.Fatalf("%s: %q is not in the file", what, c.old)
		}
		if _, err := ReadFile(strings.NewReader(file)); err == nil || !strings.Contains(err.Error(), c.want) || len(err.Error()) > 300 {
			t.Errorf("%s: %.300v", what, err)
		}
	}
	file := strings.NewReplacer(`"name":"Ann"`, `"name":"\u202e A\u0000n\u200bn\n "`, `"name":"Ben"`, `"name":"\u2066\u2069"`, `"name":"Evening"`, `"name":"Even\u2028ing"`).Replace(text)
	f, err := ReadFile(strings.NewReader(file))
	if err != nil || f.Players[0].Name != "Ann" || f.Players[1].Name != "Seat B" || f.Name != "Even ing" {
		t.Errorf("%q %q %q, %v", f.Players[0].Name, f.Players[1].Name, f.Name, err)
	}
}
