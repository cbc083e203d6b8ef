package faces

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"feltstack/cardart"
	"feltstack/rules/looks"
)

// drawn is a card's text with symbols in the place of words.
func drawn(symbols []looks.Symbol, text string) string {
	if len(symbols) == 0 || text == "" {
		return text
	}
	var out []byte
	for at := 0; at < len(text); {
		words, sign := symbolAt(symbols, text, at)
		if words == "" {
			_, n := utf8.DecodeRuneInString(text[at:])
			out = append(out, text[at:at+n]...)
			at += n
			continue
		}
		if n := len(out) - 1; n > 0 && out[n] == ' ' && counts(out[n-1]) { // "6 life" is one word then
			out = out[:n]
		}
		out = append(out, sign...)
		at += len(words)
		if rest := text[at:]; len(rest) > 1 && rest[0] == ' ' && rest[1] >= '0' && rest[1] <= '9' { // and so is "STR 60"
			at++
		}
	}
	return string(out)
}

// counts reports whether a letter ends a number: 6 or X.
func counts(c byte) bool { return c >= '0' && c <= '9' || c == 'X' }

// symbolAt finds the symbol whose words begin at a place.
func symbolAt(symbols []looks.Symbol, text string, at int) (words, sign string) {
	if before, _ := utf8.DecodeLastRuneInString(text[:at]); at > 0 && inWord(before) {
		return "", ""
	}
	for _, s := range symbols {
		for _, w := range s.Words {
			if !strings.HasPrefix(text[at:], w) {
				continue
			}
			if after, n := utf8.DecodeRuneInString(text[at+len(w):]); n == 0 || !inWord(after) {
				return w, cardart.Symbol(s.Name, s.Tint)
			}
		}
	}
	return "", ""
}

// inWord reports whether a letter goes on a word.
func inWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '-' || r == '\'' }
