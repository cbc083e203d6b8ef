package commands

import (
	"fmt"
	"slices"
	"strings"

	"feltstack/rules/cardfile"
	"feltstack/rules/compile"
	"feltstack/rules/text"
	"feltstack/rules/text/manual"
)

// sharedBy is how many cards of all games together make a word one that
// is worth having.
const sharedBy = 3

// shared counts the words of some games, those of one name once, and
// how many of them sharedBy cards or more use.
func shared(pools []*cardfile.Pool) (often, all int) {
	cards := Served(pools)
	for _, by := range cards {
		if len(by) >= sharedBy {
			often++
		}
	}
	return often, len(cards)
}

// Served is the cards that use each word of some games.
func Served(pools []*cardfile.Pool) map[string]map[string]bool {
	all := map[string]map[string]bool{}
	for _, p := range pools {
		as := countsAs(p.Language)
		word := func(rule string) string {
			if w := as[rule]; w != "" {
				return w
			}
			return rule
		}
		for _, rule := range manual.Words(p.Language.Language) {
			if all[word(rule)] == nil {
				all[word(rule)] = map[string]bool{}
			}
		}
		for i, c := range slices.Concat(p.Set.Cards, p.Further) {
			for rule := range p.Language.Uses(c.Tree) {
				if by := all[word(rule)]; by != nil {
					by[fmt.Sprint(p.Language.Game.Name, " ", i, " ", c.Def.Name)] = true
				}
			}
		}
	}
	return all
}

// countsAs is the words that grammar rules count as, where that is not their name. What one thing
// that Go knows is made of is one word:
//
//   - a property, whichever number it has ("Red", "Blue"), and its opposite ("flopped", "unflopped"),
//   - a power, and that it is lost ("can't produce"),
//   - an event in all its voices: "is drawn", "whenever you draw a card", "a card that you drew".
//
// So is a frame around words that are counted themselves or come from card files: a counter, a
// resource, the name of a token, what players choose one of, what cards differ in.
func countsAs(l *compile.Language) map[string]string {
	v := l.Vocab
	is := map[string]string{}
	one := func(kind string, words []text.Word) {
		for _, w := range words {
			of := "property"
			if w.Item {
				of = "property of a play"
			}
			is[kind+" "+w.Phrase] = of + " " + w.Pred
		}
	}
	one("adjective", v.Adjs)
	one("clause", v.Clauses)
	one("condition", v.Conds)
	for _, k := range v.Powers {
		if can, yes := strings.CutPrefix(k.Phrase, "can "); yes {
			is["power can't "+can] = "power " + k.Phrase
		}
	}
	for _, e := range v.Events {
		for _, voice := range []string{"happens " + e.Phrase, "hits " + e.Phrase, "done " + e.Phrase, "was " + e.Phrase, "acted " + e.Phrase} {
			is[voice] = "event " + e.Phrase
		}
		if e.Does != "" && !e.Would {
			is["does "+e.Does], is["did "+e.Did] = "event "+e.Phrase, "event "+e.Phrase
		}
	}
	for _, c := range v.Choosables {
		is["verb choose a "+c.Phrase] = "verb choose a {choosable}"
	}
	for _, d := range v.Differs {
		is["differ "+d.Phrase] = "differ {difference}"
	}
	for _, g := range v.Goods {
		is["verb pay {n} "+g.Phrase] = "verb pay {n} {goods}"
	}
	return is
}
