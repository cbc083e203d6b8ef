package e2e

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"feltstack/cardart"
	"feltstack/cardart/pictures"
	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/scenario"
	"feltstack/ui/commands"
	"feltstack/ui/soak"
)

// Numbers that documents state about the program are compared with what is
// there. What was measured (speeds, strengths) is not: it is of one machine.

// stated is a number in a document: the one group of the expression.
type stated struct {
	file string
	says string // an expression that the document has exactly once
	is   int
}

var numberWords = []string{
	"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
	"thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
}

// number reads 18, 1,800 and eighteen.
func number(s string) (int, error) {
	if i := slices.Index(numberWords, strings.ToLower(s)); i >= 0 {
		return i, nil
	}
	return strconv.Atoi(strings.ReplaceAll(s, ",", ""))
}

// counted is what looks like a statement of how many there are.
var counted = regexp.MustCompile(`(?i)\b(\d[\d,]*|` + strings.Join(numberWords[2:], "|") +
	`)( [a-z]+)? (games|cards|decks|puzzles|positions|motifs|lessons|commands|languages|levels|sounds|pairings|pixels|megapixels|life|HP|points)\b`)

func TestStatedNumbers(t *testing.T) {
	all := gamestest.All(t)
	for _, file := range []string{"README.md", "rules/vainqueur/README.md"} {
		text := read(t, file)
		covered := make([]bool, len(text))
		for _, s := range statements(t, all) {
			if s.file != file {
				continue
			}
			found := regexp.MustCompile(s.says).FindAllStringSubmatchIndex(text, -1)
			if len(found) != 1 {
				t.Errorf("%s says %q %d times, not once", file, s.says, len(found))
				continue
			}
			at := found[0]
			if n, err := number(text[at[2]:at[3]]); err != nil || n != s.is {
				t.Errorf("%s says %q, it is %d", file, text[at[0]:at[1]], s.is)
			}
			for i := at[0]; i < at[1]; i++ {
				covered[i] = true
			}
		}
		for _, at := range counted.FindAllStringIndex(text, -1) {
			if !slices.Contains(covered[at[0]:at[1]], true) {
				t.Errorf("%s says %q: compare it in statements with what is there", file, text[at[0]:at[1]])
			}
		}
	}
}

func statements(t *testing.T, all []*rules.Game) []stated {
	t.Helper()
	byName := func(name string) *rules.Game {
		i := slices.IndexFunc(all, func(g *rules.Game) bool { return g.Name == name })
		return all[i]
	}
	vastrix, vainqueur := byName("vastrix"), byName("vainqueur")
	puzzles, lessons := 0, 0
	for _, g := range all {
		l, p, err := scenario.Guides(g, games.Guides(g.Name))
		if err != nil {
			t.Fatal(err)
		}
		puzzles += len(p)
		lessons += len(l)
	}
	expert, err := bot.Find("expert")
	if err != nil {
		t.Fatal(err)
	}
	dealt := start(t, vastrix)
	deck := games.Form(vainqueur.Name).Parts[0]
	hp := masters(vainqueur)
	pairings := len(vainqueur.Decks) * (len(vainqueur.Decks) - 1) / 2
	rows := func(together int) int {
		n, err := soak.Rows(vastrix, together)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	const readme, vainqueurs = "README.md", "rules/vainqueur/README.md"
	list := []stated{
		{readme, `(\w+) games so far`, len(all)},
		{readme, `Its (\d+) rows have any 3 values`, rows(3)},
		{readme, `has (\d+) rows for any 2`, rows(2)},
		{readme, `\*\*VASTRIX\*\* \((\d+) cards`, len(dealt.S.Cards) - 1},
		{readme, `goal of (\d+) points`, seatNum(t, dealt, "goal")},
		{readme, `one of (\d+) motifs`, len(cardart.Motifs())},
		{readme, `(\w+) guided games`, lessons},
		{readme, `\*Puzzles\* has (\w+) positions`, puzzles},
		{readme, `up to (\d+) megapixels: the studio`, pictures.MostPixels / 1_000_000},
		{readme, `one of (\d+) megapixels takes`, pictures.MostPixels / 1_000_000},
		{readme, `files of up to (\d+) megapixels`, pictures.MostPixels / 1_000_000},
		{readme, `more than ([\d,]+) in a row or column`, pictures.LongestSide},
		{readme, `looking through ([\d,]+) cards`, constant(t, "ui/commands", "benchCards")},
		{readme, `not its ([\d,]+): it has`, expert.Iterations},
		{readme, `(\w+) plays deep`, constant(t, "rules/bot", "openPlays")},
		{readme, `embedded unmodified, (\d+) KB`, fontKB(t)},
		{vainqueurs, `(\d+) life each`, seatNum(t, start(t, vainqueur), "life")},
		{vainqueurs, `a deck of (\d+) to`, deck.Least},
		{vainqueurs, `to (\d+) cards\.`, deck.Most},
		{vainqueurs, `(\w+) decks come with the game`, len(vainqueur.Decks)},
		{vainqueurs, `All (\w+) are inside`, pairings},
		{vainqueurs, `compared have (\d+) cards`, vainqueur.Decks[0].Size()},
		{vainqueurs, `a Master (\d+) to`, slices.Min(hp)},
		{vainqueurs, `a Master \d+ to (\d+) HP`, slices.Max(hp)},
	}
	for _, s := range []struct {
		sign string
		rank int16
	}{{`an α monster has STR and DEF of about (\d+)`, 1}, {`a β one (\d+)`, 2}, {`an Ω one (\d+)`, 3}} {
		about, err := strconv.Atoi(regexp.MustCompile(s.sign).FindStringSubmatch(read(t, vainqueurs))[1])
		if err != nil {
			t.Fatal(err)
		}
		if mean := strength(vainqueur, s.rank); mean < about*85/100 || mean > about*115/100 {
			about = mean // then what it says is wrong
		}
		list = append(list, stated{vainqueurs, s.sign, about})
	}
	return list
}

func read(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func start(t *testing.T, g *rules.Game) *rules.Match {
	t.Helper()
	m, err := rules.New(g, rules.Setup{Seats: g.MinSeats, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// seatNum is a number of a player at the start, by its name.
func seatNum(t *testing.T, m *rules.Match, name string) int {
	t.Helper()
	i := slices.Index(m.Game.SeatNums, name)
	if i < 0 {
		t.Fatalf("%s counts no %s", m.Game.Title, name)
	}
	return int(m.S.Seats[0].Nums[i])
}

// constant is a constant in the code of a package, where tests can't name it.
func constant(t *testing.T, folder, name string) int {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if found := regexp.MustCompile(`(?m)\b` + name + `\s+= (\d+)`).FindStringSubmatch(read(t, file)); found != nil {
			n, err := strconv.Atoi(found[1])
			if err != nil {
				t.Fatal(err)
			}
			return n
		}
	}
	t.Fatalf("%s has no constant %s", folder, name)
	return 0
}

// fontKB is the size of the embedded fonts and their licence, to the next 10 KB.
func fontKB(t *testing.T) int {
	t.Helper()
	files, err := os.ReadDir("cardart/fonts")
	if err != nil {
		t.Fatal(err)
	}
	size := int64(0)
	for _, f := range files {
		info, err := f.Info()
		if err != nil {
			t.Fatal(err)
		}
		size += info.Size()
	}
	return int(size+5000) / 10_000 * 10
}

// field is a number that decks are built by.
func field(g *rules.Game, name string, d *rules.Def) (int, bool) {
	for _, f := range games.Form(g.Name).Fields {
		if f.Name == name {
			return f.Of(d)
		}
	}
	return 0, false
}

// masters are the HP of the cards that have any.
func masters(g *rules.Game) []int {
	var all []int
	for i := 1; i < len(g.Defs); i++ {
		if n, ok := field(g, "hp", &g.Defs[i]); ok {
			all = append(all, n)
		}
	}
	return all
}

// strength is the mean of STR and DEF together of the monsters of a rank.
func strength(g *rules.Game, rank int16) int {
	sum, n := 0, 0
	for i := 1; i < len(g.Defs); i++ {
		if r, ok := field(g, "rank", &g.Defs[i]); ok && r == int(rank) {
			str, _ := field(g, "str", &g.Defs[i])
			def, _ := field(g, "def", &g.Defs[i])
			sum, n = sum+str+def, n+1
		}
	}
	return sum / max(n, 1)
}

// The README lists every command, and every folder that it names is there.
func TestStatedNames(t *testing.T) {
	text := read(t, "README.md")
	for _, v := range commands.All("1", gamestest.Games, commands.Window{}, nil) {
		if !regexp.MustCompile("(?m)^\\|[^|]*`"+v.Name+"[ `]").MatchString(text) && !strings.Contains(text, "`"+v.Name+" ") {
			t.Errorf("the table of commands leaves out %s", v.Name)
		}
	}
	for _, link := range regexp.MustCompile(`\]\(([^)#:]+)\)`).FindAllStringSubmatch(text, -1) {
		if _, err := os.Stat(link[1]); err != nil {
			t.Errorf("a link leads nowhere: %v", err)
		}
	}
}

// The table of modules names those of go.mod, each with its version.
func TestStatedModules(t *testing.T) {
	text, mod := read(t, "README.md"), read(t, "go.mod")
	required, _, _ := strings.Cut(mod[strings.Index(mod, "require ("):], ")")
	row := regexp.MustCompile(`(?m)^\| \[([^\]]+)\]\([^)]*\) ([\d.]+(?:-\d+)?) \|`)
	listed := 0
	for _, r := range row.FindAllStringSubmatch(text, -1) {
		if tool, is := toolModules[r[1]]; is {
			if tools := read(t, ".ci/tools/go.mod"); !strings.Contains(tools, tool+" v"+r[2]+" ") {
				t.Errorf("the README has %s %s, .ci/tools another one", r[1], r[2])
			}
			continue
		}
		listed++
		line := regexp.MustCompile(`(?m)^\s*\S*` + regexp.QuoteMeta(r[1]) + `\S* (v\S+)`).FindStringSubmatch(required)
		switch {
		case line == nil:
			t.Errorf("go.mod does not require %s", r[1])
		case line[1] != "v"+r[2] && !strings.HasPrefix(line[1], "v"+r[2]+"-") && !strings.Contains(line[0], "/v"+r[2]+"/"): // glfw has its version in its path, what was never released a date
			t.Errorf("the README has %s %s, go.mod %s", r[1], r[2], line[1])
		}
	}
	if n := bytes.Count([]byte(required), []byte("\n\t")); listed != n {
		t.Errorf("the README lists %d modules, go.mod requires %d", listed, n)
	}
}

// toolModules are those of developer tools, by what the README calls these.
var toolModules = map[string]string{"staticcheck": "honnef.co/go/tools", "nfpm": "github.com/goreleaser/nfpm/v2", "fyne": "fyne.io/tools", "govulncheck": "golang.org/x/vuln"}

// The README of Vainqueur lists every file of cards, and all pairings of its
// decks, each in the bounds that it states.
func TestStatedTablesOfVainqueur(t *testing.T) {
	text := read(t, "rules/vainqueur/README.md")
	files, err := filepath.Glob("rules/vainqueur/cards/*.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !strings.Contains(text, "`"+filepath.Base(f)+"`") {
			t.Errorf("%s is not listed", f)
		}
	}
	g := gamestest.Find(t, "vainqueur")
	size := g.Decks[0].Size()
	rows := 0
	for i := range g.Decks {
		if n := g.Decks[i].Size(); n != size {
			t.Errorf("%s has %d cards, and not %d", g.Decks[i].Name, n, size)
		}
		for j := i + 1; j < len(g.Decks); j++ {
			row := regexp.MustCompile(`(?m)^\| ` + g.Decks[i].Name + ` \| ` + g.Decks[j].Name + ` \| (\d+) % \|`).FindStringSubmatch(text)
			if row == nil {
				t.Errorf("no line for %s against %s", g.Decks[i].Name, g.Decks[j].Name)
				continue
			}
			rows++
			if n, _ := strconv.Atoi(row[1]); n < 35 || n > 65 {
				t.Errorf("%s against %s is not inside 35 to 65 %%: %d", g.Decks[i].Name, g.Decks[j].Name, n)
			}
		}
	}
	if want := len(g.Decks) * (len(g.Decks) - 1) / 2; rows != want {
		t.Errorf("%d pairings are listed, there are %d", rows, want)
	}
}
