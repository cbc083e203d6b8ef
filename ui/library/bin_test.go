package library

import (
	"bytes"
	"image"
	"image/png"
	"slices"
	"testing"
	"time"

	"feltstack/cardart/pictures"
	"feltstack/rules/bot/lab"
	"feltstack/rules/decks"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard/guardtest"
	"feltstack/saves"
	"feltstack/saves/sets"
)

// inBin is the names of what is in the bin, sorted.
func inBin(t *testing.T, s *Local) (names []string) {
	t.Helper()
	bin, err := s.Bin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range bin {
		if d.About == "" || d.DaysLeft(time.Now()) != BinDays {
			t.Errorf("%s: %q, %d days left", d.Name, d.About, d.DaysLeft(time.Now()))
		}
		names = append(names, d.Name)
	}
	slices.Sort(names)
	return names
}

// Everything that can be deleted lies in one bin, comes back from there as it was, and goes for good only
// when it's asked for.
func TestOneBin(t *testing.T) {
	s := local(t)
	ctx := t.Context()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	game, err := s.Start(ctx, NewGame{Game: gamestest.Any(t).Name, Seed: 7, First: true, Seats: []NewSeat{{Name: "Ann"}, {Name: "Ben"}}})
	must(err)
	must(game.Close())
	deck, err := s.SaveDeck(ctx, SavedDeck{Deck: decks.Deck{Game: "vainqueur", Name: "Ice"}})
	must(err)
	_, err = s.KeepRun(ctx, LabRun{Name: "Try", Setup: LabSetup{Game: "vibes"}, Report: &lab.Report{}})
	must(err)
	fox := sets.Card{Name: "Fox", Type: "Beast Monster", Facts: map[string]any{}}
	var b bytes.Buffer
	must(png.Encode(&b, image.NewRGBA(image.Rect(0, 0, 30, 30))))
	den := sets.Set{Name: "Den", Game: "vainqueur", Cards: []sets.Card{fox}}
	must(s.SaveSet(ctx, den))
	file, err := s.AddPicture(ctx, "Den", "fox.png", &b)
	must(err)
	den.Cards[0].Picture = pictures.Whole(file)
	must(s.SaveSet(ctx, den))
	must(s.SaveSet(ctx, sets.Set{Name: "Zoo", Game: "vibes", Cards: []sets.Card{fox, fox}}))

	delete := func() {
		t.Helper()
		for _, k := range []saves.Kind{saves.AGame, saves.ADeck, saves.ARun} {
			_, err := s.Delete(ctx, k, 1)
			must(err)
		}
		must(s.DiscardCards(ctx, den, den.Cards))
		must(s.SaveSet(ctx, sets.Set{Name: "Den", Game: "vainqueur"}))
		must(s.DeleteSet(ctx, "Zoo"))
		if got, want := inBin(t, s), []string{"Fox", "Ice", "Try", gamestest.Any(t).Title + ": Ann against Ben", "Zoo"}; !slices.Equal(got, want) {
			t.Fatalf("in the bin is %q, want %q", got, want)
		}
	}
	delete()
	must(s.ExpireBin(ctx))
	bin, err := s.Bin(ctx)
	must(err)
	changed, err := s.Recover(ctx, bin)
	must(err)
	if slices.Sort(changed); !slices.Equal(changed, []string{"Den", "Zoo"}) || len(inBin(t, s)) > 0 {
		t.Errorf("changed are %q, left %q", changed, inBin(t, s))
	}
	games, err := s.Saved(ctx)
	must(err)
	mine, err := s.Decks(ctx)
	must(err)
	runs, err := s.Runs(ctx)
	must(err)
	all, err := s.Sets(ctx)
	must(err)
	if len(games) != 1 || len(mine) == 0 || mine[0].ID != deck || len(runs) != 1 || len(all) != 2 || len(all[0].Cards) != 1 || len(all[1].Cards) != 2 {
		t.Errorf("back are %d games, decks %+v, %d runs, sets %+v", len(games), mine, len(runs), all)
	}
	if notes := s.Notes(ctx, all[0]); len(notes) > 0 {
		t.Errorf("the card came back without its picture: %+v", notes)
	}
	delete()
	bin, err = s.Bin(ctx)
	must(err)
	must(s.Purge(ctx, bin[:2]))
	if left := inBin(t, s); len(left) != 3 {
		t.Errorf("of 5 2 are gone for good, left is %q", left)
	}
	must(s.Purge(ctx, bin))
	if left := inBin(t, s); len(left) > 0 {
		t.Errorf("left is %q", left)
	}
}

// A branch of a game is saved once something is played in it, and not by being looked at, even if the program is killed
// meanwhile.
func TestBranchIsSavedOnceItIsPlayed(t *testing.T) {
	s := local(t)
	game, err := s.Start(t.Context(), NewGame{Game: gamestest.Any(t).Name, Seed: 7, Seats: []NewSeat{{Name: "Ann"}, {Name: "Ben"}}})
	if err != nil {
		t.Fatal(err)
	}
	play := func(g OpenGame) {
		t.Helper()
		n := len(g.Session.Timeline().Steps)
		g.Session.Sit()
		if err := g.Session.Do([]string{g.Session.Scene().Prompt.Buttons[0].Key}); err != nil {
			t.Fatal(err)
		}
		for end := time.Now().Add(guardtest.Patience); len(g.Session.Timeline().Steps) == n; time.Sleep(time.Millisecond) {
			if time.Now().After(end) {
				t.Fatal("no choice is made")
			}
		}
	}
	count := func(what string, want int) {
		t.Helper()
		if all, err := s.Saved(t.Context()); err != nil || len(all) != want {
			t.Errorf("%s: %d games are saved (%v), want %d", what, len(all), err, want)
		}
	}
	play(game)
	if err := game.Close(); err != nil {
		t.Fatal(err)
	}
	branch := func() OpenGame {
		t.Helper()
		b, err := s.Branch(t.Context(), game.ID, 1)
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	b := branch()
	count("looked at", 1)
	if err := s.SetPicture(t.Context(), b.ID, []byte("png")); err != nil {
		t.Error(err)
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	count("left", 1)
	if _, err := s.Open(t.Context(), b.ID); err == nil {
		t.Error("nothing was played in it, and it is still there")
	}
	if err := s.SetPicture(t.Context(), b.ID, []byte("png")); err != nil {
		t.Errorf("its picture, drawn when it is gone: %v", err)
	}
	killed := branch()
	if err := s.ExpireBin(t.Context()); err != nil { // at the next start
		t.Fatal(err)
	}
	if _, err := s.Open(t.Context(), killed.ID); err == nil {
		t.Error("after a kill it is still there")
	}
	_ = killed.Close() // its game is gone
	b = branch()
	play(b)
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	count("played", 2)
	if err := s.Duplicate(t.Context(), game.ID); err != nil {
		t.Fatal(err)
	}
	count("copied", 3)
	if bin, err := s.Bin(t.Context()); err != nil || len(bin) != 0 {
		t.Errorf("in the bin is %v, %v", bin, err)
	}
}
