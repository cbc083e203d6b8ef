package games_test

import (
	"fmt"
	"os"
	"regexp"
	"testing"

	"feltstack/rules/games/gamestest"
)

// The page of each game's language lists what its texts can say today.
// FELTSTACK_UPDATE=1 writes the pages.
func TestManual(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	pools, err := gamestest.Games.Pools()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range pools {
		page, want := "../"+s.Language.Game.Name+"/LANGUAGE.md", s.Manual()
		if os.Getenv("FELTSTACK_UPDATE") != "" {
			if err := os.WriteFile(page, []byte(want), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if is, err := os.ReadFile(page); err != nil || string(is) != want {
			t.Errorf("%s is not what card texts can say: run the test with FELTSTACK_UPDATE=1 (%v)", page, err)
		}
	}
}

// Every card that a page shows can be made as it stands there.
func TestCardsOfManuals(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	pools, err := gamestest.Games.Pools()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range pools {
		game := s.Language.Game.Name
		for i, block := range cardBlock.FindAllStringSubmatch(s.Language.Vocab.Primer, -1) {
			set := s.Load(fmt.Sprintf("%s: block %d", game, i+1), []byte(fmt.Sprintf("game = %q\n%s", game, block[1])))
			for _, e := range set.Errors {
				t.Error(e)
			}
			if len(set.Cards) == 0 {
				t.Errorf("%s: block %d has no card", game, i+1)
			}
		}
	}
}

// cardBlock is an example of cards in a page.
var cardBlock = regexp.MustCompile("(?s)```toml\n(.*?)```")
