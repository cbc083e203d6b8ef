package saves

import (
	"context"
	"errors"
	"slices"
	"testing"
)

// An imported game is there with all its choices, what was undone included, and is
// no result, however it goes on.
func TestImportedGamesAreNoResults(t *testing.T) {
	ctx := t.Context()
	s := newStore(t)
	g := Game{Name: "Evening", GameKey: "toy", Setup: []byte("{}"), Seats: []string{"Ann", "Ben"}, Status: Finished, Result: "Ann wins"}
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

// An import that is cancelled or that has a hole leaves nothing behind.
func TestImportIsWholeOrNothing(t *testing.T) {
	s := newStore(t)
	g := Game{GameKey: "toy", Setup: []byte("{}")}
	ctx, cancel := context.WithCancel(t.Context())
	if _, err := s.Import(ctx, g, line(5000), nil, func(int) { cancel() }); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	if _, err := s.Import(t.Context(), g, append(line(5), line(5)...), nil, nil); !errors.Is(err, ErrOutOfOrder) {
		t.Errorf("with a hole: %v", err)
	}
	if all, err := s.ListGames(t.Context(), Filter{}); err != nil || len(all) != 0 {
		t.Errorf("left behind: %+v, %v", all, err)
	}
}
