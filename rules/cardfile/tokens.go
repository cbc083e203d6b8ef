package cardfile

import (
	"fmt"
	"slices"
	"strings"

	"feltstack/rules/compile"
	"feltstack/rules/names"
)

// Know makes the tokens of a card file known to texts that are read later.
func (p *Pool) Know(name string, data []byte) { p.tryTokens([]*loader{p.open(name, data)}) }

// tokens names the tokens of a file, also those with an error: a card that names one gets that error, too.
func (ld *loader) tokens() {
	v := ld.l.Vocab
	ld.isToken = make([]bool, len(ld.said.Card))
	if v.IsToken == nil {
		return
	}
	quiet := &loader{l: ld.l, facts: ld.facts, set: &Set{}}
	for i, c := range ld.said.Card {
		d, _ := quiet.header(0, c)
		if v.Finish != nil {
			_ = v.Finish(&d) // told when the card is read
		}
		if ld.isToken[i] = nameable(d.Name) && v.IsToken(&d); !ld.isToken[i] || slices.Contains(ld.l.Tokens(), d.Name) {
			continue
		}
		if ld.isToken[i] = ld.l.NameToken(d.Name); ld.isToken[i] {
			ld.names = append(ld.names, d.Name)
		}
	}
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
