package decks

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// loose are signs that people write in more than one way.
var loose = strings.NewReplacer(
	"’", "'", "‘", "'", "´", "'", "`", "'", "“", `"`, "”", `"`, "„", `"`,
	"–", "-", "—", "-", "−", "-", "×", "x", "…", "...", "\u00a0", " ", "\ufe0f", "",
	"ß", "ss", "æ", "ae", "œ", "oe", "ø", "o", "ł", "l", "đ", "d", "ð", "d", "þ", "th", "ı", "i",
)

// Fold makes spellings that people take for the same equal, for searches in what stands beside
// the cards.
func Fold(s string) string { return fold(s) }

// fold makes spellings that people take for the same equal: lower case,
// letters without accents, plain quotes and dashes, single spaces.
func fold(s string) string {
	s = strings.ToLower(s)
	if !ascii(s) {
		var b strings.Builder
		for _, r := range norm.NFKD.String(loose.Replace(s)) {
			if !unicode.Is(unicode.Mn, r) {
				b.WriteRune(unicode.ToLower(r))
			}
		}
		s = b.String()
	}
	s = strings.ReplaceAll(s, "`", "'")
	return strings.Join(strings.Fields(s), " ")
}

func ascii(s string) bool {
	for i := range len(s) {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}
