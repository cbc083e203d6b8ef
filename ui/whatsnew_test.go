package ui

import (
	"reflect"
	"strings"
	"testing"

	"feltstack/ui/library"
)

const someChanges = `# Changes

What changed.

## 0.3.0

- Third: a ` + "`.felt`" + ` file.
- More.

## 0.2.0

- Second.

## 0.1.0

- First.
`

func TestChangesSince(t *testing.T) {
	for _, c := range []struct {
		before, version string
		want            []string
	}{
		{"0.2.0", "0.3.0", []string{"Third: a .felt file.", "More."}},
		{"0.1.0", "0.3.0", []string{"Third: a .felt file.", "More.", "Second."}},
		{"0.1.0", "0.2.0", []string{"Second."}},
		{"0.1.1", "0.3.0", []string{"Third: a .felt file.", "More."}}, // one that never was
		{"0.3.0", "0.2.0", nil},                                       // back to an older one
		{"0.3.0", "0.4.0", nil},
	} {
		if got := changesSince(someChanges, c.before, c.version); !reflect.DeepEqual(got, c.want) {
			t.Errorf("from %s to %s: %q, want %q", c.before, c.version, got, c.want)
		}
	}
}

// What's new is said once after an update, and never at the first start.
func TestWhatsNewOnce(t *testing.T) {
	w := walk(t)
	w.version, w.changes = "0.2.0", someChanges
	kept := func() string {
		set, err := w.library.Settings(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return set.Version
	}
	w.whatsNew()
	w.until("the version is kept", func() bool { return kept() == "0.2.0" })
	if w.note.isOpen() {
		t.Errorf("at the first start it says %q", w.env.Trace.Last().Prompt)
	}
	w.version = "0.3.0"
	w.whatsNew()
	if said := w.env.Trace.Last().Prompt; !strings.Contains(said, "0.3.0") || !strings.Contains(said, "Third") || strings.Contains(said, "Second") {
		t.Errorf("after an update it says %q", said)
	}
	w.press("OK")
	w.until("the version is kept", func() bool { return kept() == "0.3.0" })
	w.whatsNew()
	if w.note.isOpen() {
		t.Error("it says so again")
	}
	if (library.Settings{}).Version != library.UsualSettings().Version {
		t.Error("a first start has a version before it")
	}
}
