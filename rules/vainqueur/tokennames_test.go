package vainqueur

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/rules/compile"
)

// Whatever a token is called, other texts are understood.
func TestOddTokenNames(t *testing.T) {
	p, err := Pool()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"Fire/Ice", "/", "{Cards}", "{", "a -- b", "#5", "±20", "x => y", "A = B", "^", "Ü: Act = run", "¶", "\\n## x", "One. Two", "“Q”", "[low]", "+3", "5"} {
		set := p.Load("x.toml", fmt.Appendf(nil, "[[card]]\nname = \"%s\"\ntype = \"Beast Monster Token\"\nstr = 3\ndef = 3\n[[card]]\nname = \"Z\"\ntype = \"Spell\"\ntext = \"Draw a card.\"\n[[card]]\nname = \"Y\"\ntype = \"Spell\"\ntext = \"Create a %s token.\"\n", name, name))
		if !slices.ContainsFunc(set.Cards, func(c cardfile.Card) bool { return c.Def.Name == "Z" }) {
			t.Errorf("%q: %v", name, set.Err())
		}
	}
}

// Cards make the tokens of their own set, and of every other, wherever those stand.
func TestTokensOfOtherSets(t *testing.T) {
	p, err := Pool()
	if err != nil {
		t.Fatal(err)
	}
	maker := "[[card]]\nname = \"Maker of %[1]s\"\ntype = \"Spell\"\ntext = \"Create a %[1]s token. Create a Cog token.\"\n"
	token := "[[card]]\nname = \"%s\"\ntype = \"Beast Monster Token\"\nstr = 3\ndef = 3\n"
	set := p.Own([]rules.OwnCards{
		{Set: "A", Cards: fmt.Sprintf(maker, "Gnat") + fmt.Sprintf(token, "Louse")},
		{Set: "B", Cards: fmt.Sprintf(maker, "Louse") + fmt.Sprintf(token, "Gnat")},
	})
	if set.Err() != nil || len(set.Cards) != 4 {
		t.Errorf("%d cards, %v", len(set.Cards), set.Err())
	}
}

// In a file, too, it does not matter where a token stands; of a token that has an error it is
// said which.
func TestTokensInAnyOrder(t *testing.T) {
	const maker = "[[card]]\nname = \"Maker\"\ntype = \"Spell\"\ntext = \"Create a Gnat token.\"\n"
	token := func(name, text string) string {
		return fmt.Sprintf("[[card]]\nname = \"%s\"\ntype = \"Beast Monster Token\"\nstr = 3\ndef = 3\ntext = \"%s\"\n", name, text)
	}
	makes := func(name string) string { return "When this is destroyed, create a " + name + " token." }
	for name, c := range map[string]struct {
		file string
		want []string // errors
	}{
		"below":            {maker + token("Gnat", ""), nil},
		"above":            {token("Gnat", "") + maker, nil},
		"each other":       {token("Gnat", makes("Louse")) + token("Louse", makes("Gnat")) + maker, nil},
		"itself":           {maker + token("Gnat", makes("Gnat")), nil},
		"no text":          {maker + token("Gnat", "Drow a card."), []string{`x.toml:4:18: the token "Gnat" has an error: not understood: "Drow a card"`, `x.toml:10:9: not understood: "Drow a card"; nearest: "draw a card"`}},
		"your tokens":      {strings.Replace(maker, "Create a Gnat token", "Destroy all your Gnat tokens", 1) + token("Gnat", "Drow."), []string{`x.toml:4:26: the token "Gnat" has an error`, "x.toml:10:"}},
		"no numbers":       {maker + strings.Replace(token("Gnat", ""), "str = 3", "str = 3000", 1), []string{`x.toml:4:18: the token "Gnat" has an error: str is a number`, "x.toml:8:1: str is a number"}},
		"no words for it":  {maker + token("Gnat", "This gets +3 HP."), []string{`x.toml:4:18: the token "Gnat" has an error: `, "x.toml:10:"}},
		"error in another": {maker + token("Gnat", makes("Louse")) + token("Louse", "Drow."), []string{`x.toml:4:18: the token "Gnat" has an error: it names the token "Louse", which has one`, `x.toml:10:`, `x.toml:16:9: not understood: "Drow"`}},
	} {
		t.Run(name, func(t *testing.T) {
			p, err := Pool()
			if err != nil {
				t.Fatal(err)
			}
			for _, set := range []*cardfile.Set{p.Load("x.toml", []byte(c.file)), p.Own([]rules.OwnCards{{Set: "x", Cards: c.file}})} {
				if want := strings.Count(c.file, "[[card]]") - len(c.want); len(set.Cards) != want {
					t.Errorf("%d cards, want %d", len(set.Cards), want)
				}
				for i, want := range c.want {
					if i >= len(set.Errors) || !strings.HasPrefix(set.Errors[i].Error(), want) {
						t.Errorf("want %s\nin %v", want, set.Err())
					}
				}
				if len(set.Errors) > len(c.want) {
					t.Errorf("errors: %v", set.Err())
				}
			}
		})
	}
}

// A program can't tell more than 256 tokens apart.
func TestTooManyTokens(t *testing.T) {
	p, err := Pool()
	if err != nil {
		t.Fatal(err)
	}
	var file strings.Builder
	for i := range compile.MostTokens {
		fmt.Fprintf(&file, "[[card]]\nname = \"Gnat %d\"\ntype = \"Beast Monster Token\"\nstr = 3\ndef = 3\n", i)
	}
	last := compile.MostTokens - 1
	fmt.Fprintf(&file, "[[card]]\nname = \"Herder\"\ntype = \"Beast Monster\"\nrank = \"α\"\nstr = 3\ndef = 3\ntext = \"When this is summoned, create a Gnat %d token.\"\n", last)
	had := len(p.Language.Tokens())
	set := p.Load("x.toml", []byte(file.String()))
	if len(set.Cards) != compile.MostTokens-had || len(set.Errors) != had+1 {
		t.Errorf("%d cards beside %d tokens, %.200v", len(set.Cards), had, set.Err())
	}
	for _, name := range []string{fmt.Sprint("Gnat ", last), "Herder"} {
		want := fmt.Sprintf("a game has at most 256 tokens, and with \"Gnat %d\" there are %d: take some out of the set", last, 256+had)
		if wrong := set.Of(name); len(wrong) != 1 || wrong[0].What != want {
			t.Errorf("%s: %v, want %s", name, wrong, want)
		}
	}
}
