package cardfile

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"feltstack/rules/compile"
	"feltstack/rules/names"
	"feltstack/rules/text"
)

// Know makes the tokens of a card file known to texts that are read later.
func (p *Pool) Know(name string, data []byte) {
	ld := p.open(name, data)
	ld.bounded = true
	p.tryTokens([]*loader{ld})
}

// Fork is a pool that goes on from this one: the tokens that it is made to know, this one doesn't.
func (p *Pool) Fork() *Pool {
	out := *p
	out.Language, out.badTokens, out.excess = p.Language.Fork(), maps.Clone(p.badTokens), slices.Clip(p.excess)
	return &out
}

// HasTokens reports whether a card file has tokens. It doesn't make them known.
func (p *Pool) HasTokens(data []byte) bool {
	ld := p.decode("", data)
	return ld.broken == nil && slices.ContainsFunc(ld.said.Card, func(c map[string]any) bool { return ld.token(c) != "" })
}

// BadToken is what is wrong with a token of a name, "" if nothing is.
func (p *Pool) BadToken(name string) string { return p.badTokens[name] }

// tokens names the tokens of a file, also those with an error: a card that names one gets that error, too.
func (ld *loader) tokens() {
	ld.isToken = make([]bool, len(ld.said.Card))
	for i, c := range ld.said.Card {
		name := ld.token(c)
		if ld.isToken[i] = name != ""; !ld.isToken[i] || slices.Contains(ld.l.Tokens(), name) {
			continue
		}
		if ld.isToken[i] = ld.l.NameToken(name); ld.isToken[i] {
			ld.names = append(ld.names, name)
		} else if !slices.Contains(ld.pool.excess, name) {
			ld.pool.excess = append(ld.pool.excess, name)
		}
	}
}

// roomless is what is wrong with a token for which a program has no room.
func (p *Pool) roomless(name string) string {
	return fmt.Sprintf("a game has at most %d tokens, and with %q there are %d: take some out of the set", compile.MostTokens, name, compile.MostTokens+len(p.excess))
}

// overlooked says of the first error of a text that a token without room is why, if the error
// is at its name.
func (p *Pool) overlooked(err error, s string) {
	var all text.Errors
	var first *text.Error
	switch {
	case errors.As(err, &all):
		first = all[0]
	case !errors.As(err, &first):
		return
	}
	for _, name := range p.excess {
		for at := max(0, first.Pos.Off-len(name)+1); at <= first.Pos.Off; at++ {
			if end := at + len(name); end <= len(s) && strings.EqualFold(s[at:end], name) && !inWord(s, at) && !inWord(s, end) {
				first.What, first.Near, first.Any = p.roomless(name), nil, false
			}
		}
	}
}

// inWord reports whether a place is in the middle of a word.
func inWord(s string, at int) bool {
	before, _ := utf8.DecodeLastRuneInString(s[:at])
	after, _ := utf8.DecodeRuneInString(s[at:])
	part := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
	return part(before) && part(after)
}

// token is the name of a card that is a token, "" if it is none.
func (ld *loader) token(c map[string]any) string {
	v := ld.l.Vocab
	if v.IsToken == nil {
		return ""
	}
	quiet := &loader{l: ld.l, facts: ld.facts, set: &Set{}}
	d, _ := quiet.header(0, c)
	if v.Finish != nil {
		_ = v.Finish(&d) // told when the card is read
	}
	if !nameable(d.Name) || !v.IsToken(&d) {
		return ""
	}
	return d.Name
}

func nameable(name string) bool {
	return strings.TrimSpace(name) != "" && !names.Unclean(name) && names.CheckName("a name", name) == nil
}

// tryTokens notes which tokens of some files have an error. One that names another with an
// error has one itself.
func (p *Pool) tryTokens(files []*loader) {
	if p.badTokens == nil {
		p.badTokens = map[string]string{}
	}
	var sound []Card
	for _, ld := range files {
		set := ld.read(true)
		for _, name := range ld.names {
			at := slices.IndexFunc(set.Cards, func(c Card) bool { return c.Def.Name == name })
			if at >= 0 {
				sound = append(sound, set.Cards[at])
			} else if wrong := set.Of(name); len(wrong) > 0 {
				p.badToken(name, wrong[0].Plain())
			}
		}
	}
	for before := len(sound) + 1; len(sound) < before; {
		before = len(sound)
		sound = slices.DeleteFunc(sound, func(c Card) bool {
			named := compile.TokensIn(c.Tree)
			at := slices.IndexFunc(named, func(m compile.TokenAt) bool { return p.badTokens[m.Token] != "" })
			if at >= 0 {
				p.badToken(c.Def.Name, fmt.Sprintf("it names the token %q, which has one", named[at].Token))
			}
			return at >= 0
		})
	}
}

func (p *Pool) badToken(name, what string) {
	p.badTokens[name] = fmt.Sprintf("the token %q has an error: %s", name, what)
}
