package rules

import "strings"

// Open is a text that names a target, with "…" for that, as Looks.Say has it. It
// is whole: what comes after the target may be what a player pays. It is false
// where the target is not named, or begins the text.
func Open(text, target string) (string, bool) {
	before, after, found := strings.Cut(text, target)
	if before = strings.TrimSpace(before); !found || before == "" {
		return "", false
	}
	if after = strings.TrimSuffix(after, "."); after != "" && after[0] == ' ' {
		before += " "
	}
	return before + "…" + after, true
}
