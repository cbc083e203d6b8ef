package faces

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
)

// TestMotifsOfGames: every card that a game comes with names a motif that is drawn.
func TestMotifsOfGames(t *testing.T) {
	shelves, err := gamestest.Games.Pools()
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]bool{}
	for _, s := range shelves {
		for _, e := range Wrong(s.Set.Cards, nil) {
			t.Error(e)
		}
		for i := range s.Set.Cards {
			named[s.Set.Cards[i].Def.Motif] = true
		}
	}
	if n := len(named); n < len(cardart.Motifs())/2 {
		t.Errorf("cards name %d motifs of %d", n, len(cardart.Motifs()))
	}
}

// TestPlainMotifs: what cards show that name no motif is drawn.
func TestPlainMotifs(t *testing.T) {
	for _, g := range gamestest.All(t) {
		l := games.Looks(g.Name)
		if l.Printed == nil {
			continue
		}
		for _, d := range append(slices.Clone(g.Defs), rules.Def{Facts: make([]int16, len(g.Facts))}) {
			if m := l.Printed(&d).Motif; m != "" && !cardart.IsMotif(m) {
				t.Errorf("%s: nobody drew %q, which %q shows", g.Name, m, d.Name)
			}
		}
	}
}

// TestWrong: a motif that is not drawn is told with its place and what is like it.
func TestWrong(t *testing.T) {
	shelves, err := gamestest.Games.Pools()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range shelves {
		if s.Language.Game.Name != "vainqueur" {
			continue
		}
		set := s.Load("mine.toml", []byte("[[card]]\nname = \"A\"\ntype = \"Beast Monster\"\nrank = \"α\"\nstr = 1\ndef = 1\nmotif = \"wolf\"\n\n[[card]]\nname = \"B\"\ntype = \"Beast Monster\"\nrank = \"α\"\nstr = 1\ndef = 1\n  motif = \"dragn\"\n"))
		if err := set.Err(); err != nil || len(set.Cards) != 2 {
			t.Fatalf("%d cards, %v", len(set.Cards), err)
		}
		got := Wrong(set.Cards, []string{"dragnet"})
		if len(got) != 1 || !strings.HasPrefix(got[0].Error(), `mine.toml:15:3: B asks for the motif "dragn"`) || !slices.Contains(got[0].Near, "dragon") || len(Wrong(set.Cards, []string{"dragn"})) != 0 {
			t.Errorf("told: %v", got)
		}
		set = s.Load("mine.toml", []byte("[[card]]\nname = \"A\"\ntype = \"Beast Monster\"\nrank = \"α\"\nstr = 1\ndef = 1\nmotif = \"penguin: happy, turned away, crown\"\n"))
		got = Wrong(set.Cards, nil)
		if len(got) != 1 || !strings.HasPrefix(got[0].Error(), `mine.toml:7:1: A asks for a figure with "happy", which the pose "turned away" doesn't show; nearest: "penguin: turned away, crown"`) {
			t.Errorf("told: %v", got)
		}
		return
	}
	t.Fatal("there is no game to try")
}

// TestMotifsInTheManual: the page for people who make cards lists all motifs.
func TestMotifsInTheManual(t *testing.T) {
	page, err := os.ReadFile("../../rules/text/LANGUAGE.md")
	if err != nil {
		t.Fatal(err)
	}
	var listed []string
	_, table, _ := strings.Cut(string(page), "| family | motifs |\n|---|---|\n")
	table, _, _ = strings.Cut(table, "\n\n")
	for _, row := range strings.Split(table, "\n") {
		if cells := strings.Split(row, "|"); len(cells) == 4 {
			listed = append(listed, strings.Split(strings.TrimSpace(cells[2]), ", ")...)
		}
	}
	slices.Sort(listed)
	if !slices.Equal(listed, cardart.Motifs()) {
		t.Errorf("the page lists %q", listed)
	}
	for _, who := range cardart.Figures() {
		if row := fmt.Sprintf("\n| %s | pose | %s |\n", who, strings.Join(cardart.FigureWords(who, cardart.SlotPose), ", ")); !strings.Contains(string(page), row) {
			t.Errorf("the page lacks%s", row)
		}
	}
	for _, s := range cardart.Slots()[1:] {
		if row := fmt.Sprintf("\n| | %s | %s |\n", s, strings.Join(cardart.FigureWords(cardart.MostPosed(), s), ", ")); !strings.Contains(string(page), row) {
			t.Errorf("the page lacks%s", row)
		}
	}
}

// TestLike: what is typed leads to motifs that hold it or are spelled alike.
func TestLike(t *testing.T) {
	for typed, want := range map[string][]string{"drag": {"dragon", "dragnet"}, "shield": {"shield", "shields", "broken shield"}, "drgon": {"dragon"}, "": nil, "zzzzzz": nil} {
		got := Like(typed, []string{"dragnet"})
		for _, w := range want {
			if !slices.Contains(got, w) {
				t.Errorf("%q leads to %q, but not to %q", typed, got, w)
			}
		}
		if want == nil && len(got) > 0 {
			t.Errorf("%q leads to %q", typed, got)
		}
	}
	for typed, want := range map[string]string{
		"penguin: wavin":                "penguin: waving",
		"penguin: waving, tophat":       "penguin: waving, top hat",
		"penguin: crwn, sword, sliding": "penguin: crown, sword, sliding",
	} {
		if got := Like(typed, nil); !slices.Contains(got, want) {
			t.Errorf("%q leads to %q, want %q", typed, got, want)
		}
	}
}

// TestHiddenIn: what a figure doesn't show is told with figures that show all their words.
func TestHiddenIn(t *testing.T) {
	for motif, want := range map[string]string{
		"penguin: happy, crown": "[]",
		"wolf":                  "[]",
		"penguin: turned away, happy, sword, sea":  "[happy]",
		"thing: cape, crown, heart, lying in snow": "[crown cape]",
	} {
		var got []string
		for _, h := range HiddenIn(motif) {
			got = append(got, h.Word)
			fixes := []string{h.Without}
			for _, p := range h.Poses {
				fixes = append(fixes, p.Motif)
			}
			if (len(h.Poses) == 0) != (h.Who == "thing") {
				t.Errorf("%q: %d poses show %q", motif, len(h.Poses), h.Word)
			}
			for _, fix := range fixes {
				if left := HiddenIn(fix); !cardart.IsMotif(fix) || len(left) >= len(HiddenIn(motif)) || len(left) > 0 && fix != h.Without {
					t.Errorf("%q becomes %q, in which %v are hidden", motif, fix, left)
				}
			}
		}
		if fmt.Sprint(got) != want {
			t.Errorf("%q hides %q, want %s", motif, got, want)
		}
	}
}
