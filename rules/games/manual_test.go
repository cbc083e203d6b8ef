package games

import (
	"os"
	"testing"
)

// The page of each game's language lists what its texts can say today.
// FELTSTACK_UPDATE=1 writes the pages.
func TestManual(t *testing.T) {
	pools, err := Shelves()
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
