package saves

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"feltstack/rules/names"
)

// An imported game is there with all its choices, what was undone included, and is
// no result, however it goes on.
func TestImportedGamesAreNoResults(t *testing.T) {
	ctx := t.Context()
	s := newStore(t)
	g := Saved{Name: "Evening", GameKey: "toy", Setup: []byte("{}"), Seats: []string{"Ann", "Ben"}, Status: Finished, Result: "Ann wins"}
	told := 0
	id, err := s.Import(ctx, g, line(2500), nil, func(n int) { told = n })
	if err != nil {
		t.Fatal(err)
	}
	got, err := s.Game(ctx, id)
	if err != nil || got.Status != Finished || got.Result != "Ann wins" || got.Choices != 2500 || told != 2000 {
		t.Errorf("%+v, %v, told of %d choices", got, err, told)
	}
	// Taken back and finished again it is none either.
	if err := errors.Join(s.Truncate(ctx, id, 2499), s.AppendChoices(ctx, id, line(2500)[2499]), s.Finish(ctx, id, Outcome{Winners: []int{0}, Text: "Ann wins"})); err != nil {
		t.Fatal(err)
	}
	if all, err := s.Results(ctx, "", 0); err != nil || len(all) != 0 {
		t.Errorf("results: %+v, %v", all, err)
	}

	g.Status, g.Result = Playing, ""
	id, err = s.Import(ctx, g, line(30)[:20], line(30)[20:], nil)
	if err != nil {
		t.Fatal(err)
	}
	log, err := s.Log(ctx, id)
	if err != nil {
		t.Fatal(err)
	}
	if live, redo := Line(log); !slices.Equal(live, line(20)) || !slices.Equal(redo, line(30)[20:]) {
		t.Errorf("%d choices and %d undone", len(live), len(redo))
	}
	if err := s.AppendChoices(ctx, id, line(21)[20]); err != nil {
		t.Error("it does not go on:", err)
	}
}

// An import that is canceled or that has a hole leaves nothing behind.
func TestImportIsWholeOrNothing(t *testing.T) {
	s := newStore(t)
	g := Saved{GameKey: "toy", Setup: []byte("{}")}
	ctx, cancel := context.WithCancel(t.Context())
	if _, err := s.Import(ctx, g, line(5000), nil, func(int) { cancel() }); !errors.Is(err, context.Canceled) {
		t.Errorf("canceled: %v", err)
	}
	if _, err := s.Import(t.Context(), g, append(line(5), line(5)...), nil, nil); !errors.Is(err, ErrOutOfOrder) {
		t.Errorf("with a hole: %v", err)
	}
	if all, err := s.ListGames(t.Context(), Filter{}); err != nil || len(all) != 0 {
		t.Errorf("left behind: %+v, %v", all, err)
	}
}

// Whoever wrote a file: names that come out of it have nothing that can't be seen,
// and an end. So have those that go in.
func TestNamesAreFitToBeShown(t *testing.T) {
	ctx := t.Context()
	s := newStore(t)
	evil := "A\u202en\u200bn\u0000" + strings.Repeat("!", 200)
	want := "Ann" + strings.Repeat("!", names.MostName-3)
	id, err := s.CreateGame(ctx, Saved{Name: evil, Note: evil, GameKey: "toy", Setup: []byte("{}"), Seats: []string{evil, "Ben"}})
	if err != nil {
		t.Fatal(err)
	}
	deck, err := s.CreateDeck(ctx, Deck{GameKey: "toy", Name: evil, Tags: []string{evil}, Cards: []byte("[]")})
	if err != nil {
		t.Fatal(err)
	}
	check := func(when string) {
		t.Helper()
		g, err := s.Game(ctx, id)
		if err != nil || g.Name != want || g.Seats[0] != want || g.Seats[1] != "Ben" || strings.ContainsFunc(g.Note, names.Hidden) {
			t.Errorf("%s: %q %q %q, %v", when, g.Name, g.Seats, g.Note, err)
		}
		d, err := s.Deck(ctx, deck)
		if err != nil || d.Name != want || d.Tags[0] != want {
			t.Errorf("%s: %q %q, %v", when, d.Name, d.Tags, err)
		}
	}
	check("written")
	seats, _ := toJSON([]string{evil, "Ben"})
	tags, _ := toJSON([]string{evil})
	_, one := s.rw.ExecContext(ctx, `UPDATE games SET name = ?, note = ?, seats = ?`, evil, evil, seats)
	_, two := s.rw.ExecContext(ctx, `UPDATE decks SET name = ?, tags = ?`, evil, tags)
	if err := errors.Join(one, two); err != nil {
		t.Fatal(err)
	}
	check("in a file from elsewhere")
}

// A game is found again by its deal and where it has come to.
func TestAlike(t *testing.T) {
	ctx := t.Context()
	s := newStore(t)
	add := func(seed uint64, choices int) int64 {
		id, err := s.Import(ctx, Saved{GameKey: "toy", Setup: []byte("{}"), Seed: seed}, line(choices), nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		return id
	}
	gone, other := add(1<<63, 30), add(7, 30)
	other30 := line(30)
	other30[29].Hash++
	// A game that was taken back to its 10th choice and then went another way, and on to the old
	// one's length.
	turned := add(9, 30)
	way := line(30)
	for i := range way[10:] {
		way[10+i].Hash++
	}
	if err := errors.Join(s.Truncate(ctx, turned, 10), s.AppendChoices(ctx, turned, way[10:]...)); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		key   string
		seed  uint64
		setup string
		line  []Choice
		want  int64
	}{
		"where it is":      {"toy", 1 << 63, "{}", line(30), gone},
		"before":           {"toy", 1 << 63, "{}", line(12), gone},
		"further":          {"toy", 1 << 63, "{}", line(31), 0},
		"another deal":     {"toy", 7, "{}", line(30), other},
		"a deal unknown":   {"toy", 8, "{}", line(30), 0},
		"another game":     {"other", 7, "{}", line(30), 0},
		"another end":      {"toy", 7, "{}", other30, 0},
		"no choice yet":    {"toy", 7, "{}", nil, other},
		"set up otherwise": {"toy", 7, `{"a": 1}`, nil, 0},
		"taken back":       {"toy", 9, "{}", line(30), 0},
		"before that":      {"toy", 9, "{}", line(10), turned},
		"and instead":      {"toy", 9, "{}", way, turned},
	} {
		id, err := s.Alike(ctx, Saved{GameKey: c.key, Seed: c.seed, Setup: []byte(c.setup)}, c.line)
		if id != c.want || (c.want == 0) != errors.Is(err, ErrNotFound) {
			t.Errorf("%s: game %d (%v), want %d", name, id, err, c.want)
		}
	}
}
