// Package goldentest checks test files of inputs and of what must be made of them.
package goldentest

import (
	"flag"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the expected output in testdata")

// Run runs every block of a test file: comment lines, the input, and
// indented by a tab what run must make of it.
func Run(t *testing.T, file string, run func(in string) string) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for block := range strings.SplitSeq(strings.TrimSpace(string(data)), "\n\n") {
		var head, in, want []string
		for line := range strings.SplitSeq(block, "\n") {
			if rest, ok := strings.CutPrefix(line, "\t"); ok {
				want = append(want, rest)
				continue
			}
			head = append(head, line)
			if !strings.HasPrefix(line, "#") {
				in = append(in, line)
			}
		}
		if len(in) == 0 {
			out = append(out, block)
			continue
		}
		got := run(strings.Join(in, "\n"))
		if got != strings.Join(want, "\n") && !*update {
			t.Errorf("%s\ngot\n%s\nwant\n%s", strings.Join(head, "\n"), got, strings.Join(want, "\n"))
		}
		for line := range strings.SplitSeq(got, "\n") {
			if line != "" {
				head = append(head, "\t"+line)
			}
		}
		out = append(out, strings.Join(head, "\n"))
	}
	if *update {
		if err := os.WriteFile(file, []byte(strings.Join(out, "\n\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
