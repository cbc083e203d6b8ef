package messagetest

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"feltstack/rules/message"
	"feltstack/rules/text/inflect"
)

// readable is how many words a message may have.
const readable = 25

var (
	idShape  = regexp.MustCompile(`^[a-z]+\.[a-z0-9]+(_[a-z0-9]+)*$`)
	argShape = regexp.MustCompile(`^[a-z][a-z0-9]*$`)
	twoForms = regexp.MustCompile(`\{([^|{}]+)\|([^|{}]+)\}`)
)

// written checks how the messages are written. Those of spaced may have two spaces
// together, which part what stands in columns.
func (r Part) written(t *testing.T, spaced ...string) {
	t.Helper()
	seen := map[string]bool{}
	for _, m := range r.Catalog.Messages() {
		if !idShape.MatchString(m.ID) {
			t.Errorf("%s: an ID is an area and a name, such as home.new_game", m.ID)
		}
		if seen[m.ID] {
			t.Errorf("%s: there are two of it", m.ID)
		}
		seen[m.ID] = true
		if m.Zero+m.Two+m.Few+m.Many+m.Description != "" || m.Other == "" {
			t.Errorf("%s: English has only one and other", m.ID)
		}
		args := message.Arguments(m.Other)
		if m.One != "" {
			one := message.Arguments(m.One)
			if !slices.Contains(args, "n") {
				t.Errorf("%s: other needs {n}", m.ID)
			}
			for _, a := range args {
				if a != "n" && !slices.Contains(one, a) {
					t.Errorf("%s: one needs {%s}, too", m.ID, a)
				}
			}
			for _, a := range one {
				if !slices.Contains(args, a) {
					t.Errorf("%s: other needs {%s}, too", m.ID, a)
				}
			}
		}
		for _, text := range []string{m.One, m.Other} {
			switch {
			case text != strings.TrimSpace(text):
				t.Errorf("%s: %q has a space at an end", m.ID, text)
			case strings.Contains(text, "%"):
				t.Errorf("%s: %q has a %%: an argument is {name}, a share comes from Percent", m.ID, text)
			case strings.Contains(text, "  ") && !slices.Contains(spaced, m.ID):
				t.Errorf("%s: %q has two spaces together", m.ID, text)
			case len(strings.Fields(text)) > readable:
				t.Errorf("%s: %q has more than %d words", m.ID, text, readable)
			}
			for _, f := range twoForms.FindAllStringSubmatch(text, -1) {
				base, ies := strings.CutSuffix(f[1], "ies")
				if ies && len(base) > 1 && f[2] != base+"y" || f[1] != inflect.Third(f[2]) && f[0] != "{is|are}" {
					t.Errorf("%s: %s aren't two forms of one verb", m.ID, f[0])
				}
			}
			for _, a := range message.Arguments(text) {
				if !argShape.MatchString(a) {
					t.Errorf("%s: {%s} isn't an argument name", m.ID, a)
				}
			}
		}
	}
}

var key = regexp.MustCompile(`(?m)^  "([^"]+)":`)

// filed checks that an area's file has its messages and no other's, in the order of
// their IDs.
func (r Part) filed(t *testing.T) {
	t.Helper()
	list, err := os.ReadDir("messages")
	if err != nil || len(list) == 0 {
		t.Fatal(err)
	}
	for _, f := range list {
		data, err := os.ReadFile("messages/" + f.Name())
		if err != nil {
			t.Fatal(err)
		}
		last := ""
		for _, m := range key.FindAllStringSubmatch(string(data), -1) {
			if area, _, _ := strings.Cut(m[1], "."); area+".en.json" != f.Name() {
				t.Errorf("%s has %s", f.Name(), m[1])
			}
			if m[1] <= last {
				t.Errorf("%s: %s comes after %s", f.Name(), m[1], last)
			}
			last = m[1]
		}
	}
}
