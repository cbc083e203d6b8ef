package studio

import (
	"testing"

	"feltstack/saves/sets"
	"feltstack/ui/kit"
	"feltstack/ui/library/cards"
)

// fix clicks the fix of a name.
func (a *atelier) fix(phrase string) {
	a.t.Helper()
	for _, p := range a.fixes {
		if p.Visible() && p.Text == phrase {
			p.Tapped(nil)
			a.settle()
			return
		}
	}
	a.t.Fatalf("%q isn't offered as a fix: %v", phrase, texts(a.fixes))
}

func texts(pills []*kit.Pill) (all []string) {
	for _, p := range pills {
		if p.Visible() {
			all = append(all, p.Text)
		}
	}
	return all
}

// All errors of a card are shown, and a click fixes each of them.
func TestErrorsAreFixedByClick(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	a.text.SetText("When this is summoned, draw a cart.\nThis can pierse.")
	a.motif.SetText("wolff")
	a.settle()
	if st := a.state(); st.Works || len(st.Error.More) != 1 {
		t.Fatalf("the errors are %+v", st.Error)
	}
	a.fix("wolf")
	a.fix("card")
	a.fix("pierce")
	if !a.state().Works || a.text.Text != "When this is summoned, draw a card.\nThis can pierce." || len(texts(a.fixes)) != 0 {
		t.Errorf("after all fixes: %q, %v, %v", a.text.Text, a.state().Error, texts(a.fixes))
	}
	a.press("Undo")
	if a.text.Text == "When this is summoned, draw a card.\nThis can pierce." {
		t.Error("a fix can't be undone")
	}
}

// A text that ends too early goes on with a click.
func TestEndIsFixedByClick(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	a.text.SetText("When this is summoned, draw a card")
	a.settle()
	if a.state().Works {
		t.Fatal("it works without an end")
	}
	a.fix(".")
	if !a.state().Works || a.text.Text != "When this is summoned, draw a card." {
		t.Errorf("the text is %q, and %v", a.text.Text, a.state().Error)
	}
}

// An answer about what was written before does not take the place of a later one.
func TestLateAnswer(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	var answers []func([]cards.Card, error)
	a.exits.Check = func(_ sets.Set, then func([]cards.Card, error)) { answers = append(answers, then) }
	a.check()
	a.check()
	answers[1]([]cards.Card{{Works: true}}, nil)
	answers[0]([]cards.Card{{Error: &cards.CardError{What: "old"}}}, nil)
	if !a.state().Works {
		t.Error("an old answer is shown")
	}
}
