package rules

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
func TestWordingsGoOn(t *testing.T) {
	ox, kind := Wording{Text: "Ox"}, Wording{Text: "Discard"}
	for _, c := range []struct {
		words, next Wording
		want, kind  string
	}{
		{Wording{Text: "Attach it to", Open: true}, ox, "Attach it to Ox", "Attach it to Ox"},
		{Wording{Head: "Base", Text: "destroy", Open: true, After: ". You lose 2 life"}, ox, "Base: destroy Ox. You lose 2 life", "Base"},
		{Wording{Text: "Base"}, ox, "Base: Ox", "Base"},
		{Wording{Text: "Base"}, Wording{Text: "tap", Open: true, After: " for good"}, "Base: tap… for good", "Base"},
		{Wording{Head: "Base", Text: "draw"}, kind, "Base: draw: Discard", "Base"},
		{Wording{Text: "Give", Open: true, After: " a card"}, Wording{Text: "Ox and", Open: true}, "Give Ox and… a card", "Give Ox and… a card"},
		{Wording{Head: "Pay", Open: true, After: " gets it"}, ox, "Pay: Ox gets it", "Pay"},
		{Wording{Head: "Base", Text: "tap", Open: true, After: " for good"}, Wording{Text: "Exile Ox", Apart: true}, "Base: tap… for good. Exile Ox", "Base"},
		{Wording{Head: "Base", Text: "Attach it to", Open: true}, Wording{Text: "Exile Ox", Apart: true}, "Base: Attach it to… Exile Ox", "Base"},
		{Wording{Head: "Base", Text: "draw."}, Wording{Text: "Exile Ox", Apart: true}, "Base: draw. Exile Ox", "Base"},
	} {
		got := c.words.Then(c.next)
		if got.String() != c.want || got.Kind() != c.kind {
			t.Errorf("%q, then %q: %q of kind %q, want %q, %q", c.words, c.next, got, got.Kind(), c.want, c.kind)
		}
	}
}
