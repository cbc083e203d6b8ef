package vastrix

import (
	"embed"

	"feltstack/rules/cardfile"
)

// Pool is the language of VASTRIX and its 54 cards, with whatever is wrong
// in them, and what cards say beside that under options and in modules.
func Pool() (*cardfile.Pool, error) {
	p, err := pool(frame())
	if err != nil {
		return nil, err
	}
	for _, f := range []struct {
		files  embed.FS
		folder string
	}{{optionFiles, "options"}, {optionFiles, "modules"}, {optionFiles, "teams"}, {specFiles, "specs"}} {
		set, err := p.Read(f.files, f.folder)
		if err != nil {
			return nil, err
		}
		if err := set.Err(); err != nil {
			return nil, err
		}
		for _, c := range set.Cards {
			p.Further = append(p.Further, printedOn(p, c)...)
		}
	}
	return p, nil
}

// printedOn is a text once for each card that has it: a Spec may have one for a whole rank.
func printedOn(p *cardfile.Pool, words cardfile.Card) (all []cardfile.Card) {
	for i := range p.Set.Cards {
		if rankName(&p.Set.Cards[i].Def) == words.Def.Name {
			of := words
			of.Def.Name = p.Set.Cards[i].Def.Name
			all = append(all, of)
		}
	}
	if len(all) == 0 {
		all = []cardfile.Card{words}
	}
	return all
}
