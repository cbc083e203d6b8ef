package text

import (
	"strings"
	"testing"

	"feltstack/rules/text/goldentest"
	"feltstack/rules/text/grammar"
)

// A vocabulary that names what the game does not have is refused.
func TestVocabulary(t *testing.T) {
	for what, spoil := range map[string]func(*Vocabulary){
		`"fly": the game has no native "wings"`:            func(v *Vocabulary) { v.Verbs = append(v.Verbs, Verb{Form: "fly", Native: "wings"}) },
		`"red": the game has no predicate "colour"`:        func(v *Vocabulary) { v.Adjs = append(v.Adjs, Word{Phrase: "red", Pred: "colour"}) },
		`the phrase "eat {food}" has no such slot`:         func(v *Vocabulary) { v.Verbs = append(v.Verbs, Verb{Form: "eat {food}"}) },
		`the verb "{n} fly" must begin with its verb`:      func(v *Vocabulary) { v.Verbs = append(v.Verbs, Verb{Form: "{n} fly"}) },
		`"Rest": the game has no native "sleep"`:           func(v *Vocabulary) { v.Labels = append(v.Labels, Label{Phrase: "Rest", Native: "sleep"}) },
		`"worm": the game has no predicate "invertebrate"`: func(v *Vocabulary) { v.Nouns = append(v.Nouns, Noun{Phrase: "worm", Pred: "invertebrate"}) },
	} {
		v := toyVocabulary()
		spoil(v)
		if _, err := New(toyGame(), v); err == nil || !strings.Contains(err.Error(), what) {
			t.Errorf("error %v, want %s", err, what)
		}
	}
}

// The list of productions is complete: whatever a text uses is in it.
func TestPhrases(t *testing.T) {
	l := toy(t)
	known := map[string]bool{}
	for _, p := range l.Phrases() {
		if known[p] {
			t.Errorf("%q is listed twice", p)
		}
		known[p] = true
	}
	goldentest.Run(t, "testdata/texts.txt", func(s string) string {
		tree, err := l.Parse(s)
		if err != nil {
			return err.Error()
		}
		for name := range l.Uses(tree) {
			if !known[name] {
				t.Errorf("%q is used but not listed", name)
			}
		}
		return ""
	})
}

// A text that was read before the language learnt the name of a token is printed, and
// compared, as if it had been read after that.
func TestNewWords(t *testing.T) {
	g, v := smithy(bazaar(forum()))
	v.Verbs = append(v.Verbs, Verb{Form: "create {token}", Native: "coins"})
	l, err := New(g, v)
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
	if got := l.Print(before); got != sound || !grammar.Equal(before.Paras[0].node, after.Paras[0].node) {
		t.Errorf("it is printed as %s", got)
	}
	if _, err := l.Compile(before); err != nil {
		t.Error(err)
	}
	if tree, err := l.Parse(written); err != nil || l.Print(tree) != written {
		t.Errorf("with the token: %v", err)
	}
}
