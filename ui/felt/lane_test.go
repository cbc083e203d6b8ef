package felt

import (
	"strings"
	"testing"
)

// A play that has begun to do what it does resolves now, not next, and nothing answers it.
func TestPlaysSayWhenTheyResolve(t *testing.T) {
	m := stackGame()
	said := func() string {
		var all []string
		for _, l := range itemLines(&m.Scene, m.Stack[0]) {
			all = append(all, l.Text)
		}
		for _, p := range underPlay(&m.Scene, m.Stack[0]) {
			all = append(all, p.spans[0].Text)
		}
		return strings.Join(all, "|")
	}
	if got := said(); strings.Count(got, "resolves next") != 2 || strings.Count(got, m.Stack[0].Answers) != 2 {
		t.Errorf("waiting, it says %q", got)
	}
	m.Stack[0].Does = true
	if got := said(); strings.Count(got, "resolving now") != 2 || strings.Contains(got, "next") || strings.Contains(got, m.Stack[0].Answers) {
		t.Errorf("while it resolves, it says %q", got)
	}
}
