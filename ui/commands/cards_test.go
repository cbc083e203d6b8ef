package commands

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/rules/cardfile"
	"feltstack/rules/games/gamestest"
)

func TestCards(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	good := file("good.toml", "game = \"vastrix\"\n[[card]]\nname = \"Lamp\"\ntext = \"Base: Draw 2 cards.\"\n")
	bad := file("bad.toml", "[[card]]\nname = \"Lamp\"\ntext = \"Base: Drow 2 cards.\"\n")
	two := file("two.toml", "game = \"vastrix\"\n[[card]]\nname = \"Lamp\"\ntext = \"Base: Drow 2 cards.\"\n[[card]]\nname = \"Wick\"\ntext = \"Base: Draw 2 cards.\"\n")
	odd := file("odd.toml", "game = \"vastrix\"\n\n[[card]]\nname = \"Lamp\"\nmotif = \"lanten\"\n")
	hidden := file("hidden.toml", "game = \"vastrix\"\n\n[[card]]\nname = \"Lamp\"\nmotif = \"rod: crown, heart\"\n")
	picture := filepath.Join(dir, "motifs.png")
	cub := file("wolf-cub.svg", "<svg viewBox='0 0 9 9'><circle r='9'/></svg>")
	text := file("text.svg", "<svg viewBox='0 0 9 9'>\n<text/></svg>")
	if err := os.Mkdir(filepath.Join(dir, "motifs"), 0o700); err != nil {
		t.Fatal(err)
	}
	sly := file(filepath.Join("motifs", "sly-fox.svg"), "<svg viewBox='0 0 9 9'>\n<text/></svg>")
	drawn := file("drawn.toml", "game = \"vastrix\"\n\n[[card]]\nname = \"Lamp\"\nmotif = \"sly fox\"\n")
	other := file("other.toml", "game = \"whist\"\n")
	silent := file("silent.toml", "[[card]]\nname = \"Lamp\"\n")
	broken := file("broken.toml", "game = \"vastrix\"\n[[card\nname = \"Lamp\"\n")
	for _, c := range []struct {
		line string
		code int
		out  string
		err  string
	}{
		{"cards check", OK, "VASTRIX: 54 cards run", ""},
		{"cards check", OK, "All games: ", ""},
		{"cards check vibes", OK, "By set: none 1, Eth 200, Lotl 151, Bap 195\n", ""},
		{"cards check vastrix", OK, " words (", ""},
		{"cards check vastrix --all", OK, "    0 cards     0 times  ", ""},
		{"cards check " + good, OK, "good.toml: 1 cards run, with 1 abilities; errors: 0", ""},
		{"cards check --game vastrix " + bad, Failed, "bad.toml: 0 cards run", bad + ":3:15: not understood: \"Drow 2 cards\"; nearest: \"draw a card\""},
		{"cards check " + odd, Failed, "odd.toml: 1 cards run, with 0 abilities; errors: 1", odd + ":5:1: Lamp asks for the motif \"lanten\", which nobody has drawn; nearest: \"lantern\""},
		{"cards check " + hidden, Failed, "errors: 1", hidden + ":5:1: Lamp asks for a figure with \"crown\", which no pose of \"rod\" shows; nearest: \"rod: heart\""},
		{"cards motifs", OK, "wolf\nwraith\n", ""},
		{"cards motifs", OK, "\npenguin: pose, face, hat, worn, held, around, coat, place, light\nrod: pose, held, around, place, light\n", ""},
		{"cards motifs", OK, "\npose of rod: bent, raised, standing\n", ""},
		{"cards motifs", OK, "\nworn (up to 3): apron, ", ""},
		{"cards motifs", OK, "\nlight: dim, bright, dark, sunless\n", ""},
		{"cards check " + drawn, Failed, "errors: 1", sly + ":2:1: the element text isn't understood; turn it into a path"},
		{"cards motifs " + cub + " " + text, Failed, "wolf cub\n", text + ":2: the element text isn't understood; turn it into a path\n"},
		{"cards motifs -o " + picture, OK, "dragon\n", ""},
		{"cards motifs -o " + filepath.Join(dir, "none", "x.png"), Failed, "dragon\n", "draw the motifs: "},
		{"cards check " + other, Usage, "", "other.toml is for a game \"whist\" that there is not: there are vastrix"},
		{"cards check " + silent, Usage, "", "silent.toml does not say which game it is for"},
		{"cards check " + broken, Failed, "broken.toml: 0 cards run", broken + ":2:7: expected "},
		{"cards check nowhere.toml", Usage, "", "nowhere.toml is neither a game nor a file"},
		{"cards show 3♠", OK, "Three of Spades (3♠), VASTRIX, cards/ranks.toml:", ""},
		{"cards show three of SPADES", OK, "\nprogram\nability 1 Base, mode 1\n   0 pick (opponent) 3 to 3 of [opponent's hand] -> r0\n", ""},
		{"cards show 3♠ --game vastrix", OK, "verb show {cards}", ""},
		{"cards show Thre of Spades", Failed, "", "the nearest is \"Three of Spades\""},
		{"cards", Usage, "", "cards can check, show [FILE] NAME, print the language of a GAME, and list motifs"},
		{"cards language vainqueur", OK, "\n- `draw {cards}` (", ""},
		{"cards language whist", Usage, "", "unknown game \"whist\": choose from vastrix"},
		{"cards show " + good + " lamp", OK, "Lamp, VASTRIX, " + good + ":2\n", ""},
		{"cards show " + good + " lamp", OK, "\nprogram\nability 1 Base, mode 1\n", ""},
		{"cards show " + good + " Limp", Failed, "", "no card is called \"Limp\": the nearest is \"Lamp\""},
		{"cards show --game vastrix " + bad + " Lamp", Failed, "", bad + ":3:15: not understood: \"Drow 2 cards\""},
		{"cards show " + two + " lamp", Failed, "", "the card \"Lamp\" is kept out of games until this is fixed:\n" + two + ":4:15: not understood: \"Drow 2 cards\""},
		{"cards show " + two + " Lump", Failed, "", "no card is called \"Lump\": the nearest is \"Lamp\""},
		{"cards show " + two + " Wick", OK, "Wick, VASTRIX, ", ""},
		{"cards show " + silent + " Lamp", Usage, "", "silent.toml does not say which game it is for"},
		{"cards show " + good, Usage, "", "name a card of " + good},
		{"cards show nowhere.toml Lamp", Failed, "", "read the card file: "},
	} {
		code, out, errOut := call(strings.Fields(c.line)...)
		if code != c.code {
			t.Errorf("%s: exit code %d, want %d", c.line, code, c.code)
		}
		for _, text := range []struct{ name, got, want string }{{"out", out, c.out}, {"err", errOut, c.err}} {
			if (text.want == "") != (text.got == "") || !strings.Contains(text.got, text.want) {
				t.Errorf("%s: %s is %q, want %q", c.line, text.name, text.got, text.want)
			}
		}
	}
}

// TestShared: enough of the words serve three cards or more. Vibes has many cards that say
// what no other card says: with it the share is smaller. Neither share must shrink. What counts
// as one word is in countsAs: a grammar rule that is only another form of a word isn't one more,
// and the texts of modules serve words, too.
func TestShared(t *testing.T) {
	for _, c := range []struct {
		games []string
		least int // in percent
	}{{[]string{"vastrix", "vainqueur"}, shareOfTwo}, {[]string{"vastrix", "vainqueur", "vibes"}, shareOfAll}} {
		var pools []*cardfile.Pool
		for _, name := range c.games {
			p, err := gamestest.Games.Pool(name)
			if err != nil {
				t.Fatal(err)
			}
			pools = append(pools, p)
		}
		if often, all := shared(served(pools)); often*100 < all*c.least {
			t.Errorf("%s: only %d of %d words are used by %d cards or more", c.games, often, all, sharedBy)
		}
	}
}

// shareOfAll is the percentage of the words of all games that serve three cards or more, shareOfTwo of
// those without Vibes. The aim is 90; saying what each Vibes card does, to the letter, took words of its own.
const (
	shareOfAll = 87
	shareOfTwo = 90
)
