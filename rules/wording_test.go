package rules

import "testing"

func TestBrief(t *testing.T) {
	for _, c := range []struct {
		in   string
		most int
		want string
	}{
		{"Draw a card.", 20, "Draw a card."},
		{"Draw a card, then lose it.", 20, "Draw a card, then ..."},
		{"Schönwetterfreundschaft", 10, "Schönwette ..."},
	} {
		if got := Brief(c.in, c.most); got != c.want {
			t.Errorf("Brief(%q, %d) = %q, want %q", c.in, c.most, got, c.want)
		}
	}
}

func TestOpen(t *testing.T) {
	for in, want := range map[string]string{
		"Tap a card until it ends.":                   "Tap … until it ends",
		"Destroy a card. Draw 2.":                     "Destroy…",
		"Destroy a card.":                             "Destroy…",
		"Tap a card until all that was is forgotten.": "Tap…",
		"A card gets it.":                             "",
		"Draw.":                                       "",
	} {
		if got, ok := Open(in, "a card", 24); got != want || ok != (want != "") {
			t.Errorf("Open(%q) = %q, %v, want %q", in, got, ok, want)
		}
	}
}
