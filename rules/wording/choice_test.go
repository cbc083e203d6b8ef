package wording

import "testing"

func TestOpened(t *testing.T) {
	for in, want := range map[string]string{
		"Tap a card until it ends.":         "Tap … until it ends",
		"Destroy a card. You lose 20 life.": "Destroy… You lose 20 life",
		"Destroy a card.":                   "Destroy…",
		"A card gets it.":                   "",
		"Draw.":                             "",
	} {
		if got, ok := Opened("", in, "a card"); got.String() != want || ok != (want != "") {
			t.Errorf("Opened(%q) = %q, %v, want %q", in, got, ok, want)
		}
	}
	if got, ok := Opened("Pay", "a card gets it", "a card"); !ok || got.String() != "Pay: … gets it" {
		t.Errorf("after its cost it is %q", got)
	}
}

// The next choice stands where the words are open, or after a colon.
func TestChoicesGoOn(t *testing.T) {
	ox, kind := Choice{Text: "Ox"}, Choice{Text: "Discard"}
	for _, c := range []struct {
		words, next Choice
		want, kind  string
	}{
		{Choice{Text: "Attach it to", Open: true}, ox, "Attach it to Ox", "Attach it to Ox"},
		{Choice{Head: "Base", Text: "destroy", Open: true, After: ". You lose 2 life"}, ox, "Base: destroy Ox. You lose 2 life", "Base"},
		{Choice{Text: "Base"}, ox, "Base: Ox", "Base"},
		{Choice{Text: "Base"}, Choice{Text: "tap", Open: true, After: " for good"}, "Base: tap… for good", "Base"},
		{Choice{Head: "Base", Text: "draw"}, kind, "Base: draw: Discard", "Base"},
		{Choice{Text: "Give", Open: true, After: " a card"}, Choice{Text: "Ox and", Open: true}, "Give Ox and… a card", "Give Ox and… a card"},
		{Choice{Head: "Pay", Open: true, After: " gets it"}, ox, "Pay: Ox gets it", "Pay"},
		{Choice{Head: "Base", Text: "tap", Open: true, After: " for good"}, Choice{Text: "Exile Ox", Apart: true}, "Base: tap… for good. Exile Ox", "Base"},
		{Choice{Head: "Base", Text: "Attach it to", Open: true}, Choice{Text: "Exile Ox", Apart: true}, "Base: Attach it to… Exile Ox", "Base"},
		{Choice{Head: "Base", Text: "draw."}, Choice{Text: "Exile Ox", Apart: true}, "Base: draw. Exile Ox", "Base"},
	} {
		got := c.words.Then(c.next)
		if got.String() != c.want || got.Kind() != c.kind {
			t.Errorf("%q, then %q: %q of kind %q, want %q, %q", c.words, c.next, got, got.Kind(), c.want, c.kind)
		}
	}
}
