package rules

import "testing"

func TestOpen(t *testing.T) {
	for in, want := range map[string]string{
		"Tap a card until it ends.":         "Tap … until it ends",
		"Destroy a card. You lose 20 life.": "Destroy…. You lose 20 life",
		"Destroy a card.":                   "Destroy…",
		"A card gets it.":                   "",
		"Draw.":                             "",
	} {
		if got, ok := Open(in, "a card"); got != want || ok != (want != "") {
			t.Errorf("Open(%q) = %q, %v, want %q", in, got, ok, want)
		}
	}
}
