package wording

import "testing"

func TestExpand(t *testing.T) {
	field := func(name string) string { return map[string]string{"n": "2", "card": "7♦"}[name] }
	for in, want := range map[string]string{
		"scuttle {card}": "scuttle 7♦", "mode {n+1}": "mode 3", "a {none} b": "a b", "{card": "{card", "": "", "{card+1}": "7♦",
	} {
		if got := Expand(in, field); got != want {
			t.Errorf("%q becomes %q, not %q", in, got, want)
		}
	}
}
