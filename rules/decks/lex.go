package decks

import (
	"cmp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// The kinds of words in a query.
type lexKind uint8

const (
	lexEnd lexKind = iota
	lexWord
	lexQuoted // text in quotes
	lexOp     // : = != < <= > >=
	lexOpen
	lexClose
	lexMinus // before what is negated
)

// lexeme is a word of a query. from and to are its place in bytes.
type lexeme struct {
	kind     lexKind
	text     string // of quoted text, what is between the quotes
	from, to int
	tight    bool // nothing stands between it and the one before
	unclosed bool // a quote without its end
}

// or reports whether a word stands between two things of which one is meant.
func (l lexeme) or() bool { return l.kind == lexWord && fold(l.text) == "or" }

// and reports whether a word says what is meant without it.
func (l lexeme) and() bool {
	return l.kind == lexWord && (fold(l.text) == "and" || l.text == "&" || l.text == "&&")
}

// lex splits a query into its words. What follows an operator is one word up
// to the next space, whatever it holds.
func lex(s string) []lexeme {
	var all []lexeme
	add := func(k lexKind, text string, from, to int) {
		tight := len(all) > 0 && all[len(all)-1].to == from
		all = append(all, lexeme{kind: k, text: text, from: from, to: to, tight: tight})
	}
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRuneInString(s[i:])
		value := len(all) > 0 && all[len(all)-1].kind == lexOp
		switch {
		case unicode.IsSpace(r):
			i += n
		case quote(r):
			to, end, open := closing(s, i+n)
			add(lexQuoted, s[i+n:to], i, end)
			all[len(all)-1].unclosed = open
			i = end
		case single(s[i:]) > 0:
			to := i + single(s[i:])
			add(lexQuoted, strings.TrimRight(s[i+n:to], "'’»"), i, to)
			i = to
		case r == '(':
			add(lexOpen, "(", i, i+1)
			i++
		case r == ')':
			add(lexClose, ")", i, i+1)
			i++
		case r == '|':
			to := i + len(s[i:]) - len(strings.TrimLeft(s[i:], "|"))
			add(lexWord, "or", i, to)
			i = to
		case (r == '-' || r == '−') && !value:
			add(lexMinus, "-", i, i+n)
			i += n
		case !value && operator(s[i:]) != "":
			op := operator(s[i:])
			add(lexOp, cmp.Or(meantOperators[op], op), i, i+len(op))
			i += len(op)
		default:
			to := wordEnd(s, i, value)
			if word := strings.TrimRight(s[i:to], ",;"); word != "" { // "dragon, spirit"
				add(lexWord, word, i, i+len(word))
			}
			i = to
		}
	}
	return append(all, lexeme{kind: lexEnd, from: len(s), to: len(s)})
}

// operators, the longer ones first.
var operators = [...]string{"!=", "<=", ">=", "=<", "=>", "==", "<>", "≠", "≤", "≥", ":", "=", "<", ">"}

// meantOperators are those that other languages write otherwise.
var meantOperators = map[string]string{"=<": "<=", "=>": ">=", "==": "=", "<>": "!="}

// operator is the one that s begins with, "" if none does.
func operator(s string) string {
	for _, op := range operators {
		if strings.HasPrefix(s, op) {
			return op
		}
	}
	return ""
}

func quote(r rune) bool { return r == '"' || r == '“' || r == '”' || r == '„' }

// single is how long text in single quotes is that s begins with, 0 if it begins
// with none: an apostrophe is part of a word unless one more ends a word later.
func single(s string) int {
	open, n := utf8.DecodeRuneInString(s)
	ends := map[rune]string{'\'': "'", '‘': "’'", '‚': "‘’", '«': "»", '‹': "›"}[open]
	if ends == "" {
		return 0
	}
	was := false
	for i, r := range s[n:] {
		if was && (unicode.IsSpace(r) || r == ')') {
			return n + i
		}
		was = i > 0 && strings.ContainsRune(ends, r)
	}
	if was {
		return len(s)
	}
	return 0
}

// closing is where quoted text ends, and where what follows it begins.
func closing(s string, from int) (to, end int, open bool) {
	for i, r := range s[from:] {
		if quote(r) {
			return from + i, from + i + utf8.RuneLen(r), false
		}
	}
	return len(s), len(s), true
}

// wordEnd is where the word at i ends.
func wordEnd(s string, i int, value bool) int {
	for j, r := range s[i:] {
		if j > 0 && (unicode.IsSpace(r) || quote(r) || r == '(' || r == ')' || r == '|' || !value && operator(s[i+j:]) != "") {
			return i + j
		}
	}
	return len(s)
}
