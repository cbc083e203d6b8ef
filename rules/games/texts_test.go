package games_test

import (
	"regexp"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard"
)

// What the table of a game can say has one meaning, but for a few of a thousand
// texts: it is read as it was printed, or refused with a reason, and never makes
// the compiler panic.
func TestRandomTexts(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	pools, err := gamestest.Games.Pools()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range pools {
		l, n, read, run, bad := s.Language, 0, 0, 0, 0
		for text := range l.Grammar().RandomTexts(7) {
			if n++; n > 2000 {
				break
			}
			tree, err := l.Parse(text)
			if err != nil {
				if e := err.Error(); text == "" || guard.Find(err) != nil || strings.Contains(e, "not understood") || strings.Contains(e, "two things") || strings.Contains(e, "too early") {
					bad++
					t.Logf("%s: %s\n%v", l.Game.Title, text, err)
				}
				continue
			}
			printed := l.Print(tree)
			back, err := l.Parse(printed)
			if err != nil || l.Print(back) != printed {
				bad++
				t.Logf("%s: %s\nis printed as\n%s\nand then %v", l.Game.Title, text, printed, err)
			}
			read++
			if prog, err := l.Compile(tree); guard.Find(err) != nil {
				t.Errorf("%s: %s\n%v", l.Game.Title, text, err)
			} else if err == nil {
				l.Listing(&rules.Def{Abilities: prog.Abilities, Statics: prog.Statics, Lent: prog.Lent, Price: prog.Price, Self: prog.Self})
				run++
			}
		}
		t.Logf("%s: of %d texts %d are read and %d run", l.Game.Title, n-1, read, run)
		if run < n/80 || bad > n/500 {
			t.Errorf("%s: %d texts run, and %d mean two things", l.Game.Title, run, bad)
		}
	}
}

// The program of every card of all games is listed, and every place in it has a name.
func TestListings(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	pools, err := gamestest.Games.Pools()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range pools {
		for i := range s.Set.Cards {
			d := &s.Set.Cards[i].Def
			got := s.Language.Listing(d)
			if d.Text != "" && got == "" {
				t.Errorf("%s: no program is listed", d.Name)
			}
			for _, kind := range []string{"op", "amount", "who", "mark", "pred", "fact", "memory", "number", "tie"} {
				if regexp.MustCompile(`\b` + kind + ` -?\d`).MatchString(got) {
					t.Errorf("%s: %s has no name:\n%s", d.Name, kind, got)
				}
			}
		}
	}
}
