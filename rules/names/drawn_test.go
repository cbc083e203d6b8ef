package names

import "testing"

// What is drawn of pictographs has a sign in some font, and one sign for what is one picture.
func TestDrawn(t *testing.T) {
	can := func(r rune) bool { return r == '😀' || r == '❤' || r == '👩' || r == '♥' }
	for in, want := range map[string]string{
		"Ann":                       "Ann",
		"Zoë 王 אבי ♥":               "Zoë 王 אבי ♥",
		"👨\u200d👩\u200d👧":           "•",
		"👩\u200d🚀 Ann":              "👩 Ann",
		"Fan 👨\u200d👩\u200d👧 and 😀": "Fan • and 😀",
		"❤\ufe0f":                   "❤",
		"👩🏽":                        "👩",
		"👍🏽👍":                       "••",
		"🇩🇪":                        "DE",
		"1\ufe0f\u20e3":             "1",
		"می\u200cخواهم":             "می\u200cخواهم",
		"क्\u200dष":                 "क्\u200dष",
		"🏳\ufe0f\u200d🌈":            "•",
		"👩\u200d":                   "👩",
		"👩\u200dAnn":                "👩Ann",
	} {
		if got := Drawn(in, can); got != want {
			t.Errorf("%q is drawn as %q, want %q", in, got, want)
		}
	}
}
