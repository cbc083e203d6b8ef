package names

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

func TestLine(t *testing.T) {
	for in, want := range map[string]string{
		"Ann":                "Ann",
		"  Ann \t of\r\nOz ": "Ann of Oz",
		"Zoë Ångström 王 Ελένη אבי نور":           "Zoë Ångström 王 Ελένη אבי نور",
		"evil\u202etxt.exe\u202c":                "eviltxt.exe",
		"\u2066A\u2069\u200e\u200f\u061cB":       "AB",
		"A\u200bn\u2060n\ufeff":                  "Ann",
		"soft\u00adhyphen":                       "softhyphen",
		"a\x00b\x1b[31mc\x7f\u0085d":             "ab[31mc d",
		"\u3164\u115f\u2800\U000E0041":           "",
		"\xffbroken\xc3":                         "broken",
		"\u2028two\u2029lines":                   "two lines",
		"Z" + strings.Repeat("\u0300", 40) + "a": "Z\u0300\u0300\u0300a",
		"\u0301alone":                            "alone",
		"می\u200cخواهم":                          "می\u200cخواهم", // Persian writes with it
		"क्\u200dष":                              "क्\u200dष",
		"👩\u200d🚀":                               "👩\u200d🚀",
		"An\u200dn\u200d":                        "Ann", // Latin has no use for it
		"❤\ufe0f":                                "❤\ufe0f",
		"e\u0323\u0302":                          "e\u0323\u0302",
	} {
		if got := Line(in); got != want {
			t.Errorf("%q becomes %q, not %q", in, got, want)
		}
	}
	if got := Text("\r\none\r\ntwo\u2028three\u202e\n\n"); got != "one\ntwo\nthree" {
		t.Errorf("a text becomes %q", got)
	}
}

func TestBounds(t *testing.T) {
	long := strings.Repeat("ä", MostName)
	if Name(long) != long || Name(long+"ö") != long || Note(strings.Repeat("n", MostNote+5)) != strings.Repeat("n", MostNote) || CheckName("it", long) != nil {
		t.Error("the greatest length is not allowed, or more of it")
	}
	err := CheckName("the name of player 2", strings.Repeat("x", 8_000_000))
	if err == nil || err.Error() != "the name of player 2 is too long: 8,000,000 characters, at most 80" {
		t.Error(err)
	}
}

func FuzzLine(f *testing.F) {
	for _, s := range []string{"", "Ann", "\u202eA\u0300\u0300\u0300\u0300", "👩\u200d🚀", "a\xffb\u2028c", "\u200d\u200dक्\u200d"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		for _, clean := range []func(string) string{Line, Text} {
			got := clean(s)
			if !utf8.ValidString(got) || clean(got) != got || len(got) > len(s)+2 {
				t.Fatalf("%q becomes %q, and that %q", s, got, clean(got))
			}
			for _, r := range got {
				if Hidden(r) || unicode.Is(unicode.Bidi_Control, r) || r != '\n' && unicode.IsControl(r) {
					t.Fatalf("%q holds %U", got, r)
				}
			}
		}
		if strings.ContainsFunc(Line(s), func(r rune) bool { return unicode.IsSpace(r) && r != ' ' }) {
			t.Fatalf("%q has other spaces", Line(s))
		}
	})
}
