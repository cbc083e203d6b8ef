package cardfile

import (
	"fmt"

	"feltstack/rules"
	"feltstack/rules/message"
	"feltstack/rules/text"
)

// The bounds of what is compiled of people's own sets for a game: that takes seconds.
const (
	mostOwn      = 10 * rules.MostOwnCards
	mostOwnSteps = 3 * MostSteps
)

// Own compiles people's own card sets, to stand beside the cards of the game.
// Cards with an error are left out and reported, as are those with the name of
// another card; the rest of their set can be used.
func (p *Pool) Own(sets []rules.OwnCards) *Set {
	taken := map[string]bool{}
	for i := range p.Set.Cards {
		taken[rules.NameKey(p.Set.Cards[i].Def.Name)] = true
	}
	all, files := 0, make([]*loader, len(sets))
	for i, own := range sets {
		files[i] = p.open(own.File(), []byte(own.Cards))
		if all += len(files[i].said.Card); all > mostOwn {
			what := fmt.Sprintf("the card sets have more than %d cards together: use fewer of them", mostOwn)
			return &Set{Errors: []*text.Error{{File: files[i].file, Pos: text.Pos{Line: 1, Col: 1}, What: what}}}
		}
	}
	p.tryTokens(files)
	out := &Set{}
	for i, own := range sets {
		file, set := files[i].file, files[i].read(false)
		if out.Work = out.Work.Plus(set.Work); out.Work.Steps > mostOwnSteps {
			what := fmt.Sprintf("the card sets take %s steps to be read, and those of a game may take %s together: use fewer of them", message.Number(out.Work.Steps), message.Number(mostOwnSteps))
			return &Set{Errors: []*text.Error{{File: file, Pos: text.Pos{Line: 1, Col: 1}, What: what}}}
		}
		out.Errors = append(out.Errors, set.Errors...)
		for _, c := range set.Cards {
			if taken[rules.NameKey(c.Def.Name)] {
				out.Errors = append(out.Errors, &text.Error{File: file, Pos: text.Pos{Line: c.Line, Col: 1}, What: fmt.Sprintf("there is a card called %q already: give this one another name", c.Def.Name)})
				continue
			}
			taken[rules.NameKey(c.Def.Name)] = true
			c.Def.Set = own.Set
			out.Cards = append(out.Cards, c)
		}
	}
	return out
}
