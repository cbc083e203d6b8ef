package text_test

import (
	"strings"
	"testing"

	"feltstack/rules/text"
	"feltstack/rules/text/goldentest"
	"feltstack/rules/text/manual"
	"feltstack/rules/text/toytest"
)

// A vocabulary that names what the game does not have is refused.
func TestVocabulary(t *testing.T) {
	for what, spoil := range map[string]func(*text.Vocabulary){
		`"fly": the game has no native "wings"`:            func(v *text.Vocabulary) { v.Verbs = append(v.Verbs, text.Verb{Form: "fly", Native: "wings"}) },
		`"red": the game has no predicate "colour"`:        func(v *text.Vocabulary) { v.Adjs = append(v.Adjs, text.Word{Phrase: "red", Pred: "colour"}) },
		`the phrase "eat {food}" has no such slot`:         func(v *text.Vocabulary) { v.Verbs = append(v.Verbs, text.Verb{Form: "eat {food}"}) },
		`the verb "{n} fly" must begin with its verb`:      func(v *text.Vocabulary) { v.Verbs = append(v.Verbs, text.Verb{Form: "{n} fly"}) },
		`"Rest": the game has no native "sleep"`:           func(v *text.Vocabulary) { v.Labels = append(v.Labels, text.Label{Phrase: "Rest", Native: "sleep"}) },
		`"worm": the game has no predicate "invertebrate"`: func(v *text.Vocabulary) { v.Nouns = append(v.Nouns, text.Noun{Phrase: "worm", Pred: "invertebrate"}) },
	} {
		v := toytest.Vocabulary()
		spoil(v)
		if _, err := text.New(toytest.Game(), v); err == nil || !strings.Contains(err.Error(), what) {
			t.Errorf("error %v, want %s", err, what)
		}
	}
}

// The list of grammar rules is complete: whatever a text uses is in it.
func TestPhrases(t *testing.T) {
	l := toytest.New(t)
	known := map[string]bool{}
	for _, p := range manual.Phrases(l) {
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
