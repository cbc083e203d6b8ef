package text

import (
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
)

// Error is a place in a text that the language does not understand.
type Error struct {
	File  string
	Pos   Pos
	What  string   // what is wrong, if it is not simply not understood
	Words string   // the words at fault
	Near  []string // the nearest phrases that would be understood
}

func (e *Error) Error() string {
	var b strings.Builder
	if e.File != "" {
		fmt.Fprintf(&b, "%s:", e.File)
	}
	fmt.Fprintf(&b, "%d:%d: ", e.Pos.Line, e.Pos.Col)
	switch {
	case e.What != "":
		b.WriteString(e.What)
	case e.Words == "":
		b.WriteString("the text ends too early")
	default:
		fmt.Fprintf(&b, "not understood: %q", e.Words)
	}
	if len(e.Near) > 0 {
		fmt.Fprintf(&b, "; nearest: %s", quoted(e.Near))
	}
	return b.String()
}

// Errors is all that is wrong in a text that has more than one mistake, in the
// order of their places.
type Errors []*Error

func (e Errors) Error() string {
	var lines []string
	for _, one := range e {
		lines = append(lines, one.Error())
	}
	return strings.Join(lines, "\n")
}

// Unwrap returns the errors one by one.
func (e Errors) Unwrap() []error {
	var all []error
	for _, one := range e {
		all = append(all, one)
	}
	return all
}

// joined is some errors as one: nil, an *Error, or Errors.
func joined(all []*Error) error {
	switch len(all) {
	case 0:
		return nil
	case 1:
		return all[0]
	}
	return Errors(all)
}

func quoted(list []string) string {
	q := make([]string, len(list))
	for i, s := range list {
		q[i] = fmt.Sprintf("%q", s)
	}
	return strings.Join(q, ", ")
}

// shared is how many of a phrase's telling words, of 100, are among the first
// two that were written.
func shared(key string, written []string) int {
	all, have := 0, 0
	for w := range strings.FieldsSeq(key) {
		if len(w) < 4 || w == "your" {
			continue
		}
		all++
		if slices.Contains(written[:min(len(written), 2)], w) {
			have++
		}
	}
	return 100 * have / max(all, 1)
}

// nearest picks up to three phrases that are most like the beginning of what
// was written.
func nearest(written string, phrases []string) []string {
	type near struct {
		phrase string
		d      int // wrong letters of 100
	}
	words := strings.Fields(strings.ToLower(written))
	var all []near
	for _, p := range phrases {
		if slices.ContainsFunc(all, func(n near) bool { return n.phrase == p }) {
			continue
		}
		key, _, _ := strings.Cut(strings.ToLower(p), " {")
		same := strings.Join(words[:min(len(words), strings.Count(key, " ")+1)], " ")
		d := 100 * rules.Distance(key, same) / max(len(key), len(same), 1)
		all = append(all, near{p, min(d, 100-shared(key, words)*3/5)})
	}
	slices.SortStableFunc(all, func(a, b near) int { return a.d - b.d })
	var out []string
	for i, n := range all {
		if i < 3 && (n.d <= 60 || i == 0 || all[0].d > 60) {
			out = append(out, n.phrase)
		}
	}
	return out
}
