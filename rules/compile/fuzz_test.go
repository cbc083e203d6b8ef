package compile

import (
	"os"
	"strings"
	"testing"

	"feltstack/rules/guard"
	"feltstack/rules/text/toytest"
)

// An understood text means the same when it is printed and read again, and
// compiling never crashes.
func FuzzText(f *testing.F) {
	for _, file := range []string{"../text/testdata/texts.txt", "testdata/errors.txt"} {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for block := range strings.SplitSeq(string(data), "\n\n") {
			f.Add(block)
		}
	}
	l := New(toytest.New(f))
	f.Fuzz(func(t *testing.T, s string) {
		tree, err := l.Parse(s)
		if guard.Find(err) != nil {
			t.Fatal(err)
		} else if err == nil {
			toytest.Again(t, l.Language, tree)
			compiled(t, l, tree)
		}
	})
}
