package cardfile

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/text"
	"feltstack/rules/text/manual"
)

// Manual is the page of the game's language, with examples of the pool's cards.
func (p *Pool) Manual() string {
	var trees []*text.Text
	for i := range p.Set.Cards {
		trees = append(trees, p.Set.Cards[i].Tree)
	}
	return manual.Page(p.Language.Language, trees, p.examples())
}

// examples are files of the pool's cards: of each kind of type, and each set of keys,
// the card with the shortest text.
func (p *Pool) examples() string {
	cards := slices.Clone(p.Set.Cards)
	slices.SortStableFunc(cards, func(a, b Card) int { return cmp.Compare(len(a.Def.Text), len(b.Def.Text)) })
	var shown []string
	var files strings.Builder
	for i := range cards {
		d := &cards[i].Def
		kind := d.Type[strings.LastIndexByte(d.Type, ' ')+1:]
		for j, f := range p.Facts {
			if f.Key != "" && d.Facts[j] != 0 {
				kind += " " + f.Key
			}
		}
		if d.Text == "" || slices.Contains(shown, kind) {
			continue
		}
		shown = append(shown, kind)
		fmt.Fprintf(&files, "\n%s", p.file(d))
	}
	out := fmt.Sprintf("A card file begins with `game = %q`. These are cards as files hold them:\n\n```toml%s```\n", p.Language.Game.Name, files.String())
	if types := p.Types(); len(types) > 0 {
		out += "\nTypes of the game's cards: " + strings.Join(types, ", ") + ".\n"
	}
	return out
}

// Types are those that the pool's cards have, in the order of the alphabet.
func (p *Pool) Types() []string {
	var types []string
	for i := range p.Set.Cards {
		if t := p.Set.Cards[i].Def.Type; t != "" {
			types = append(types, t)
		}
	}
	slices.Sort(types)
	return slices.Compact(types)
}

// Prints are the keys of facts that cards of a type have: those of the pool's cards whose
// types end in the same word, all if there are none.
func (p *Pool) Prints(typ string) []string {
	end := func(s string) string { return s[strings.LastIndexByte(s, ' ')+1:] }
	kin, has := false, make([]bool, len(p.Facts))
	for i := range p.Set.Cards {
		if d := &p.Set.Cards[i].Def; end(d.Type) == end(typ) {
			kin = true
			for j := range has {
				has[j] = has[j] || d.Facts[j] != 0
			}
		}
	}
	var keys []string
	for j, f := range p.Facts {
		if f.Key != "" && (has[j] || !kin) {
			keys = append(keys, f.Key)
		}
	}
	return keys
}

// file is a card as a file holds it.
func (p *Pool) file(d *rules.Def) string {
	out := fmt.Sprintf("[[card]]\nname = %q\n", d.Name)
	if d.Type != "" {
		out += fmt.Sprintf("type = %q\n", d.Type)
	}
	for j, f := range p.Facts {
		switch n := d.Facts[j]; {
		case f.Key == "" || n == 0:
		case f.Values != nil:
			out += fmt.Sprintf("%s = %q\n", f.Key, f.Values[n])
		default:
			out += fmt.Sprintf("%s = %d\n", f.Key, n)
		}
	}
	return out + "text = \"\"\"\n" + d.Text + "\n\"\"\"\n"
}
