package compile

import (
	"os"
	"strings"
	"testing"

	"feltstack/rules/text/toytest"
)

// Every example of LANGUAGE.md is what it says: card texts compile, and come back as they were written, and errors are the errors shown.
func TestLanguagePage(t *testing.T) {
	page, err := os.ReadFile("../text/LANGUAGE.md")
	if err != nil {
		t.Fatal(err)
	}
	l := New(toytest.Page(t))
	parts := strings.Split(string(page), "```")
	examples := 0
	for i := 1; i < len(parts); i += 2 {
		kind, body, _ := strings.Cut(parts[i], "\n")
		body = strings.TrimSpace(body)
		switch examples++; kind {
		case "card":
			tree, err := l.Parse(body)
			if err != nil {
				t.Errorf("%s\n%v", body, err)
				continue
			}
			if got := l.Print(tree); got != body {
				t.Errorf("%s\ncomes back as\n%s", body, got)
			}
			if _, err := l.Compile(tree); err != nil {
				t.Errorf("%s\n%v", body, err)
			}
		case "ways":
			lines := strings.Split(body, "\n")
			for j := 0; j+1 < len(lines); j += 2 {
				tree, err := l.Parse(lines[j])
				if err != nil {
					t.Errorf("%s\n%v", lines[j], err)
				} else if got := l.Print(tree); got != lines[j+1] {
					t.Errorf("%s\nis read as\n%s", lines[j], got)
				} else if _, err := l.Compile(tree); err != nil {
					t.Errorf("%s\n%v", lines[j], err)
				}
			}
		case "toml":
			// Package cardfile reads it.
		case "error":
			in, want, _ := strings.Cut(body, "\n")
			if _, err := l.Parse(in); err == nil || err.Error() != want {
				t.Errorf("%s\nis told %v, not %s", in, err, want)
			}
		default:
			t.Errorf("an example is of kind %q", kind)
		}
	}
	if examples < 15 {
		t.Errorf("only %d examples were found", examples)
	}
}
