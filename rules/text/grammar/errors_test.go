package grammar

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// All errors of a text are told, each once, with what could stand there.
// FELTSTACK_UPDATE=1 rewrites the file.
func TestErrors(t *testing.T) {
	g := lang(t)
	rank(t, g)
	var out []string
	for block := range strings.SplitSeq(strings.TrimSpace(file(t, "errors")), "\n\n") {
		var head, in, want []string
		for line := range strings.SplitSeq(block, "\n") {
			if rest, ok := strings.CutPrefix(line, "\t"); ok {
				want = append(want, rest)
			} else if head = append(head, line); !strings.HasPrefix(line, "#") {
				in = append(in, line)
			}
		}
		if len(in) > 0 {
			_, errs := g.Parse(strings.Join(in, "\n"))
			got := told(errs)
			if got == "" {
				got = "no error"
			}
			if got != strings.Join(want, "\n") {
				t.Errorf("%s\n%s\nwant\n%s", strings.Join(head, "\n"), got, strings.Join(want, "\n"))
			}
			head = append(head, "\t"+strings.ReplaceAll(got, "\n", "\n\t"))
		}
		out = append(out, strings.Join(head, "\n"))
	}
	if os.Getenv("FELTSTACK_UPDATE") != "" {
		if err := os.WriteFile("testdata/errors.txt", []byte(strings.Join(out, "\n\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// rank tells a grammar how often its cards use each rule.
func rank(t testing.TB, g *Grammar) {
	t.Helper()
	var all []*Node
	for _, c := range cards(t, "vainqueur-cards") {
		paras, _ := g.Parse(c.text)
		all = append(all, paras...)
	}
	g.Rank(Uses(all...))
}

// A text that can be read in two ways is refused, and both are shown.
func TestTwoReadings(t *testing.T) {
	g := load(t, file(t, "core"), file(t, "vainqueur"), "spirited: Known[many] = all the drawn {Noun[many]}\nspirited: Known[many] = the drawn {Noun[many]}")
	_, errs := g.Parse("Draw 2 cards. Destroy the drawn cards.")
	want := `1:23: this can mean two things, "all the drawn cards" or "the drawn cards": say it in other words`
	if s := told(errs); s != want {
		t.Error(s)
	}
	g = load(t, file(t, "core"), file(t, "vainqueur"), "spirited: Known[many] = the drawn {Noun[many]}")
	_, errs = g.Parse("Draw 2 cards. Destroy the drawn cards.")
	if s := told(errs); !strings.Contains(s, "(spirited (noun card))") || !strings.Contains(s, "(those (past drawn) (noun card))") {
		t.Error(s)
	}
}

// A table has bounds for its numbers, words for its kinds, and reasons that
// name what was done before.
func TestErrorsOfATable(t *testing.T) {
	g := load(t, "@Num = how many", "do: Para = {Step+}", "step: Step = {Act} .", "body: Body = {Step+}",
		"draw: Act = draw {Num} cards -- makes drawn", "set: Act = set life to #999", "change: Act = change it by ±20", "burn: Act = burn {Card}",
		"n: Num = #99", "this: Card = this", "them!: Card = them -- there is no \"them\": say \"the {past} cards\"")
	for _, x := range [][2]string{
		{"Draw 99 cards. Set life to 999. Change it by -20.", ""},
		{"Draw 100 cards. Set life to 1000. Change it by -21.", "1:6: a number here is at most 99\n1:29: a number here is at most 999\n1:48: a number here is at most 20"},
		{"Draw cards.", `1:6: not understood: "cards"; here can stand "2"`},
		{"Draw", `1:5: the text ends too early; here can stand "2"`},
		{"Burn them.", `1:6: there is no "them": say "the chosen cards"`},
		{"Draw 2 cards. Burn them.", `1:20: there is no "them": say "the drawn cards"`},
		{"Draw 2 cards. Burn them. Drow them.", `1:20: there is no "them": say "the drawn cards"` + "\n" + `1:26: not understood: "Drow them"; nearest: "draw 2 cards"`},
	} {
		if _, errs := g.Parse(x[0]); told(errs) != x[1] {
			t.Errorf("%s\n%s\nwant\n%s", x[0], told(errs), x[1])
		}
	}
}

// A heading that the game does not have is told those that it has.
func TestErrorsInHeadings(t *testing.T) {
	g := load(t, file(t, "core"), file(t, "vastrix"))
	g.Rank(map[string]int{"cards": 1, "a": 1})
	for _, x := range [][2]string{
		{"Bass: Draw a card.", `1:1: not understood: "Bass"; nearest: "Base"`},
		{"Whenever I like: Draw a card.", `1:10: not understood: "I like"; here can stand "an opponent", "each other player", "each player" and more`},
		{"Discrd a card: Draw a card.", `1:1: not understood: "Discrd a card"; nearest: "discard a card"`},
		{"Ultra: Draw a card.", `1:1: not understood: "Ultra"; nearest: "Anchor", "Attach", "Base"`},
	} {
		if _, errs := g.Parse(x[0]); told(errs) != x[1] {
			t.Errorf("%s\n%s\nwant\n%s", x[0], told(errs), x[1])
		}
	}
}

// At most twenty errors of a text are told.
func TestManyErrors(t *testing.T) {
	g := lang(t)
	for _, text := range []string{strings.Repeat("Drow a card. ", 50), strings.Repeat("Drow a card.\n", 50), strings.Repeat("Destroy it. ", 50)} {
		if _, errs := g.Parse(text); len(errs) != maxErrors {
			t.Errorf("%d errors", len(errs))
		}
	}
	if _, errs, _ := g.ParseOf("", strings.Repeat("a", maxText+1), Pos{Line: 7, Col: 3}); told(errs) != fmt.Sprintf("7:3: a card has no room for more than %d letters, and this text has %d: shorten it", maxText, maxText+1) {
		t.Error(told(errs))
	}
}
