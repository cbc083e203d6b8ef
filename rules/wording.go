package rules

import (
	"strings"
	"unicode/utf8"
)

// Brief is a text that is cut between words where it is longer than so many letters.
func Brief(text string, most int) string {
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	cut := string([]rune(text)[:most])
	if i := strings.LastIndexByte(cut, ' '); i > 0 {
		cut = cut[:i]
	}
	return strings.TrimRight(cut, " .,;:") + " ..."
}

// Open is the sentence of a text that names a target, with "…" for that, as
// Looks.Say has it. What follows it in the sentence is left out if the whole is
// longer than so many letters. It is false where the target is not named, or
// begins the text.
func Open(text, target string, most int) (string, bool) {
	before, after, found := strings.Cut(text, target)
	if before = strings.TrimSpace(before); !found || before == "" {
		return "", false
	}
	after, _, _ = strings.Cut(after, ". ")
	if after = strings.TrimSuffix(after, "."); utf8.RuneCountInString(before+after) > most {
		after = ""
	}
	if after != "" && after[0] == ' ' {
		before += " "
	}
	return before + "…" + after, true
}
