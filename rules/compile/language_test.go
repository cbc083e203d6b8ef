package compile

import (
	"strings"
	"testing"

	"feltstack/rules/text"
	"feltstack/rules/text/grammar"
	"feltstack/rules/text/toytest"
)

// A text that was read before the language learnt the name of a token is printed, and
// compared, as if it had been read after that.
func TestNewWords(t *testing.T) {
	g, v := toytest.Smithy(toytest.Bazaar(toytest.Forum()))
	v.Verbs = append(v.Verbs, text.Verb{Form: "create {token}", Native: "coins"})
	l, err := text.New(g, v)
	if err != nil {
		t.Fatal(err)
	}
	const written = "Play: Create 2 Anvil tokens. Draw 2 cards. Discard one of the drawn cards. Your prey discards a card, then choose a kind."
	if _, err := l.Parse(written); err == nil {
		t.Fatal("a token is known without its name")
	}
	sound := strings.Replace(written, "Create 2 Anvil tokens. ", "", 1)
	before, err := l.Parse(sound)
	if err != nil {
		t.Fatal(err)
	}
	l.NameToken("Anvil")
	after, err := l.Parse(sound)
	if err != nil {
		t.Fatal(err)
	}
	if got := l.Print(before); got != sound || !grammar.Equal(before.Paras[0].Node, after.Paras[0].Node) {
		t.Errorf("it is printed as %s", got)
	}
	if _, err := New(l).Compile(before); err != nil {
		t.Error(err)
	}
	if tree, err := l.Parse(written); err != nil || l.Print(tree) != written {
		t.Errorf("with the token: %v", err)
	}
}
