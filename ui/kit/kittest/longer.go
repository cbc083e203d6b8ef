package kittest

import (
	"strings"
	"testing"
	"unicode"

	"feltstack/ui/words"
)

// Lengths runs a check with the texts of the window as they are, and 40 % longer:
// what is written must have room to be said otherwise.
func Lengths(t *testing.T, check func(length string)) {
	t.Helper()
	t.Cleanup(func() { words.Reword(nil) })
	check("as written")
	words.Reword(Longer)
	check("40 % longer")
	words.Reword(nil)
}

// Longer is a text with its words at least 40 % longer, each by its own last letters.
// Arguments, numbers and signs stay.
func Longer(text string) string {
	var b strings.Builder
	var word []rune
	argument := false
	end := func() {
		b.WriteString(string(word))
		if n := (2*len(word) + 4) / 5; n > 0 {
			b.WriteString(string(word[len(word)-n:]))
		}
		word = word[:0]
	}
	for _, r := range text {
		switch {
		case argument:
			b.WriteRune(r)
			argument = r != '}'
		case unicode.IsLetter(r):
			word = append(word, r)
		default:
			end()
			b.WriteRune(r)
			argument = r == '{'
		}
	}
	end()
	return b.String()
}
