package sets

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A name that can't be read as it stands is taken from no one: not in a file of a
// set from elsewhere, not as the name of such a file.
func TestNamesThatCantBeSeen(t *testing.T) {
	for what, c := range map[string]struct{ card, want string }{
		"turned": {"name = \"Fox\u202e\"", "the name of card 2 (\"Fox\") has invisible characters"},
		"escape": {`name = "Fox\u200B"`, "the name of card 2"},
		"long":   {`name = "` + strings.Repeat("F", 81) + `"`, "the name of card 2 is too long: 81 characters, at most 80"},
		"text":   {"name = \"Fox\"\ntext = \"" + strings.Repeat("F", 20_001) + `"`, "the text of card 2 is too long: 20,001 characters, at most 20,000"},
	} {
		file := "game = \"rummy\"\n[[card]]\nname = \"Ox\"\n[[card]]\n" + c.card + "\n"
		if _, err := Import(t.Context(), "Zoo.toml", []byte(file)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", what, err, c.want)
		}
	}
	if got := GoodName("\u202eZoo\u2069 of\u200b mine\n"); got != "Zoo of mine" {
		t.Errorf("a good name: %q", got)
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "Zoo\u202e.toml"), []byte("game = \"rummy\"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	all, err := In(dir).Load()
	if err != nil || len(all) != 1 || !strings.Contains(all[0].Problem, "invisible") {
		t.Errorf("%+v, %v", all, err)
	}
}
