package vainqueur

import (
	"fmt"
	"slices"
	"testing"

	"feltstack/rules"
	"feltstack/rules/cardfile"
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
