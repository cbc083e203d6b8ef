package text

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Pos is a place in a text: line and column from 1, columns counted in
// characters, and the offset in bytes from 0.
type Pos struct{ Line, Col, Off int }

type kind uint8

const (
	word    kind = iota // letters, with apostrophes and hyphens inside
	number              // digits
	mark                // one of . , : ;
	dash                // "-": an option at the start of a line, or the end of "Choose one -"
	newline             // between lines that hold something
	end
	other // nothing the language has
)

type token struct {
	kind kind
	text string // as written
	low  string // in lower case
	pos  Pos
}

// lex splits a text into tokens. Its last token is of kind end.
func lex(s string) []token { return lexAt(s, Pos{Line: 1, Col: 1}) }

// lexAt is lex for a text that begins at a place of a file.
func lexAt(s string, at Pos) []token {
	var toks []token
	at.Off = 0
	for at.Off < len(s) {
		rest := s[at.Off:]
		r, size := utf8.DecodeRuneInString(rest)
		k, n := other, size
		switch {
		case r == '\n':
			k = newline
		case unicode.IsSpace(r):
			at.Off += size
			at.Col++
			continue
		case unicode.IsDigit(r):
			k, n = number, span(rest, unicode.IsDigit)
		case unicode.IsLetter(r):
			k, n = word, wordLen(rest)
		case strings.ContainsRune(".,:;", r):
			k = mark
		case strings.ContainsRune(dashes, r):
			k = dash
		}
		t := rest[:n]
		if k == newline && goesOn(toks, rest) {
			at.Off += n
			at.Line++
			at.Col = 1
			continue
		}
		if k == word {
			toks = append(toks, spelled(t, at)...)
			at.Off += n
			at.Col += utf8.RuneCountInString(t)
			continue
		}
		if k != newline || len(toks) > 0 && toks[len(toks)-1].kind != newline {
			low := strings.ReplaceAll(t, "’", "'")
			if k == dash {
				low = "-"
			}
			toks = append(toks, token{k, t, low, at})
		}
		at.Off += n
		at.Col += utf8.RuneCountInString(t)
		if r == '\n' {
			at.Line++
			at.Col = 1
		}
	}
	if n := len(toks); n > 0 && toks[n-1].kind == newline {
		toks = toks[:n-1]
	}
	return append(toks, token{kind: end, pos: at})
}

// dashes are the signs people write for a dash, before an option or for a minus.
const dashes = "-–—−•*"

// goesOn reports whether a line that ends here goes on in the next one: after a
// comma or a colon, unless options follow.
func goesOn(toks []token, rest string) bool {
	if len(toks) == 0 || toks[len(toks)-1].low != "," && toks[len(toks)-1].low != ":" {
		return false
	}
	next := strings.TrimLeftFunc(rest, unicode.IsSpace)
	r, _ := utf8.DecodeRuneInString(next)
	return next != "" && !strings.ContainsRune(dashes, r)
}

// spelled is the tokens of a word: a contraction is read as what it stands for.
func spelled(t string, at Pos) []token {
	low := strings.ToLower(strings.ReplaceAll(t, "’", "'"))
	switch low {
	case "cannot":
		low = "can't"
	case "it's":
		second := at
		second.Off += 2
		second.Col += 2
		return []token{{word, t[:2], "it", at}, {word, t[2:], "is", second}}
	}
	return []token{{word, t, low, at}}
}

func span(s string, in func(rune) bool) int {
	for i, r := range s {
		if !in(r) {
			return i
		}
	}
	return len(s)
}

// wordLen is the length of the word that s starts with. Apostrophes and
// hyphens belong to it where a letter follows; an apostrophe also at the end
// of a plural ("cards' ").
func wordLen(s string) int {
	for i, r := range s {
		if unicode.IsLetter(r) {
			continue
		}
		if r == '\'' || r == '’' || r == '-' {
			if next, _ := utf8.DecodeRuneInString(s[i+utf8.RuneLen(r):]); unicode.IsLetter(next) {
				continue
			}
		}
		return i
	}
	return len(s)
}
