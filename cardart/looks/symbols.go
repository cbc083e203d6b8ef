package looks

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"feltstack/cardart"
)

// Symbol is a small picture that stands for words of a game's card texts, where a card is drawn.
// What is typed stays words.
type Symbol struct {
	Words []string // as texts write them; longer ones of the same symbols come first
	Name  string   // of cardart.Symbol, with its tint
	Tint  string
}

// Drawn is a card's text with symbols in the place of words.
func (l *Game) Drawn(text string) string {
	if len(l.Symbols) == 0 || text == "" {
		return text
	}
	var out []byte
	for at := 0; at < len(text); {
		words, sign := l.symbolAt(text, at)
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

// Spelled is a printed value letter by letter, if it is a cost written in the game's Letters: those
// are symbols, and what stands between two of them has no tint.
func (l *Game) Spelled(value string) (all []Symbol) {
	for _, r := range value {
		tint, known := l.Letters[r]
		if !known && r != '/' {
			return nil
		}
		all = append(all, Symbol{Name: string(r), Tint: tint})
	}
	return all
}

// Called is what texts call the symbol that is a letter, "" if they don't.
func (l *Game) Called(letter string) string {
	for _, s := range l.Symbols {
		if s.Name == letter {
			return s.Words[0]
		}
	}
	return ""
}

// counts reports whether a letter ends a number: 6 or X.
func counts(c byte) bool { return c >= '0' && c <= '9' || c == 'X' }

// symbolAt finds the symbol whose words begin at a place.
func (l *Game) symbolAt(text string, at int) (words, sign string) {
	if before, _ := utf8.DecodeLastRuneInString(text[:at]); at > 0 && inWord(before) {
		return "", ""
	}
	for _, s := range l.Symbols {
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
