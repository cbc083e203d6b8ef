package cards

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"feltstack/rules/cardfile"
	"feltstack/rules/guard"
	"feltstack/saves/sets"
)

// dialect is the language of a game with the tokens of a set.
type dialect struct {
	file     string // of those tokens
	pool     *cardfile.Pool
	tokens   []namedToken
	all      string // says all of them
	compiled int    // how many cards
}

// namedToken is a token that texts can name.
type namedToken struct {
	letters string
	says    string // its name, its place among the tokens, and what is wrong with it
}

// dialect is the language with some tokens.
func (d *desk) dialect(tokens sets.Set) *dialect {
	file := tokens.Name + "\x00" + tokens.String()
	at := slices.IndexFunc(d.dialects, func(t *dialect) bool { return t.file == file && t.compiled < mostCompiled })
	if at >= 0 {
		t := d.dialects[at]
		d.dialects = append(slices.Delete(d.dialects, at, at+1), t)
		return t
	}
	t := &dialect{file: file, pool: d.pool.Fork()}
	// A card on which this crashes does so when it is compiled, too, and is reported there.
	_ = guard.Try("naming tokens", func() error { t.pool.Know(tokens.Name, []byte(tokens.String())); return nil })
	for i, name := range t.pool.Language.Tokens() {
		says := fmt.Sprintf("%d %q %q\n", i, name, t.pool.BadToken(name))
		t.tokens = append(t.tokens, namedToken{letters(name), says})
		t.all += says
	}
	d.dialects = append(d.dialects, t)
	d.dialects = d.dialects[max(len(d.dialects)-mostDialects, 0):]
	return t
}

// needed is what of the tokens a card depends on: those that it may name, or any if it is not
// understood.
func (t *dialect) needed(r *result) string {
	if !r.card.Works {
		return t.all
	}
	named := ""
	for i := range t.tokens {
		if strings.Contains(r.letters, t.tokens[i].letters) {
			named += t.tokens[i].says
		}
	}
	return named
}

// hasTokens reports whether a card is a token.
func hasTokens(pool *cardfile.Pool, file string) (has bool) {
	_ = guard.Try("naming tokens", func() error { has = pool.HasTokens([]byte(file)); return nil })
	return has
}

// letters is the letters and digits of a text, all of them small.
func letters(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.L, unicode.N, unicode.M) {
			return r
		}
		return -1
	}, strings.ToLower(s))
}
