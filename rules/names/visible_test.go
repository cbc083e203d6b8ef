package names

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"
)

// What a terminal obeys is shown; what people read stays as it is.
func TestVisible(t *testing.T) {
	for in, want := range map[string]string{
		"Wolf\n\tβΩ – 日本 👩\u200d🚀": "Wolf\n\tβΩ – 日本 👩\u200d🚀",
		"Red\x1b[31m":              `Red\u001b[31m`,
		"\x1b]0;owned\a":           `\u001b]0;owned\u0007`,
		"a\u202eb":                 `a\u202eb`,
		"\u009b31m":                `\u009b31m`,
		"\x9b31m":                  `\x9b31m`,
		"a\r\nb":                   `a\u000d` + "\nb",
		"\U000e0041":               `\udb40\udc41`,
		"\u2028\u200b\ufeff":       `\u2028\u200b\ufeff`,
		"":                         "",
	} {
		if got := Visible(in); got != want {
			t.Errorf("%q is shown as %q, want %q", in, got, want)
		}
		if again := Visible(Visible(in)); again != want {
			t.Errorf("%q is shown as %q the second time", in, again)
		}
		// However it is cut.
		var b strings.Builder
		w := &Writer{To: &b}
		for i := range len(in) {
			if n, err := w.Write([]byte(in[i : i+1])); n != 1 || err != nil {
				t.Fatal(n, err)
			}
		}
		if b.String() != want {
			t.Errorf("%q is written as %q, want %q", in, b.String(), want)
		}
	}
}

// JSON means the same when it has been made visible.
func TestVisibleJSON(t *testing.T) {
	in := map[string]string{"name": "a\u202eb\U000e0041\u009b\x7f\"\x1b"}
	line, err := json.Marshal(in)
	if err != nil {
		t.Fatal(err)
	}
	var out map[string]string
	if err := json.Unmarshal([]byte(Visible(string(line))), &out); err != nil || out["name"] != in["name"] {
		t.Errorf("%s: %v %q", Visible(string(line)), err, out["name"])
	}
}

// A long text is cut in the middle, at characters.
func TestShort(t *testing.T) {
	for in, want := range map[string]string{
		"1234567890": "1234567890", "12345678901": "123456…901", "ααααααααααα": "αααααα…ααα", strings.Repeat("ω", 900_000): "ωωωωωω…ωωω", "αααα": "αααα",
	} {
		if got := Short(in, 10); got != want || utf8.RuneCountInString(got) > 10 {
			t.Errorf("%.20q is %q, want %q", in, got, want)
		}
	}
	if s := Brief(strings.Repeat("x", 900_000)); utf8.RuneCountInString(s) != MostQuoted {
		t.Errorf("%d characters", utf8.RuneCountInString(s))
	}
}
