package commands

import (
	"cmp"
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

// shared counts the words of some games, and how many of them sharedBy cards or more use; cards is
// those that use each word.
func shared(cards map[string]map[string]bool) (often, all int) {
	for _, by := range cards {
		if len(by) >= sharedBy {
			often++
		}
	}
	return often, len(cards)
}

// shareOf says what shared counts.
func shareOf(cards map[string]map[string]bool) string {
	often, all := shared(cards)
	return fmt.Sprintf("%d of %d words (%.1f %%) are used by %d cards or more", often, all, 100*float64(often)/float64(max(all, 1)), sharedBy)
}

// setsOf says how many cards of a game each set has, "" for a game without sets: "Eth 200, Lotl 151".
func setsOf(pool *cardfile.Pool) string {
	at := slices.IndexFunc(pool.Facts, func(f cardfile.Fact) bool { return f.Key == "set" })
	if at < 0 {
		return ""
	}
	count := make([]int, len(pool.Facts[at].Values))
	for _, c := range pool.Set.Cards {
		count[c.Def.Facts[at]]++
	}
	var sets []string
	for i, name := range pool.Facts[at].Values {
		if count[i] > 0 {
			sets = append(sets, fmt.Sprint(cmp.Or(name, "none"), " ", count[i]))
		}
	}
	return strings.Join(sets, ", ")
}

// served is the cards that use each word of some games, words of one name once.
func served(pools []*cardfile.Pool) map[string]map[string]bool {
	all := map[string]map[string]bool{}
	for _, p := range pools {
		as, frame := countsAs(p.Language), framed(p.Language.Vocab)
		word := func(rule string) string {
			if strings.HasPrefix(rule, "named ") {
				return "noun token" // by its name
			}
			return frame.Replace(cmp.Or(as[rule], rule))
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
//   - an event in all its voices: "is drawn", "whenever you draw a card", "a card that you drew", "can't be drawn",
//     and of a player as well: "attacks", "attacks a player",
//   - what one player has, and that a player gets it: "you have the Crown", "get the Crown",
//   - a verb, whichever of its terms stands behind it: "this turn", "next turn",
//   - a verb, and the number of what was done by it: "strip a card of counters", "the stripped counters",
//   - a noun, and that a card is one: "is a Dragon";
//   - a number, and the part of it that a word before it names: "Pudge production".
//
// So is a frame around words that are counted themselves or come from card files, as it is one
// line of the table: a counter, the zones that a card goes or leaves from, what pays for a card, what it
// costs, so much of a resource or of what players have, the name of a token,
// a player or a word that is chosen, what cards differ in, "raise" and "lower".
func countsAs(l *compile.Language) map[string]string {
	v := l.Vocab
	is := map[string]string{
		"verb choose a opponent": "verb choose a player", "verb choose another player": "verb choose a player",
		"verb lower {stat} by {n}": "verb raise {stat} by {n}",
	}
	for kind, words := range map[string][]text.Word{"adjective": v.Adjs, "clause": v.Clauses, "condition": v.Conds, "kin": v.Kin, "kin any": v.Kin} {
		for _, w := range words {
			is[kind+" "+w.Phrase] = fmt.Sprint("property ", w.Pred, map[bool]string{true: " of a play"}[w.Item])
		}
	}
	for _, k := range v.Powers {
		if can, yes := strings.CutPrefix(k.Phrase, "can "); yes {
			is["power can't "+can] = "power " + k.Phrase
		}
	}
	for _, k := range slices.Concat(v.Powers, v.Keywords) {
		if k.Voice != "" {
			is["power "+k.Phrase], is["keyword "+k.Phrase] = k.Voice, k.Voice
		}
	}
	phrase := map[string]bool{}
	for _, e := range v.Events {
		phrase[e.Phrase] = true
	}
	for _, e := range v.Events {
		word := "event " + e.Phrase
		base := strings.TrimSuffix(strings.TrimSuffix(e.Phrase, " a player"), " to")
		switch {
		case e.Way != "":
			word = "event " + e.Way + " {zone}"
		case e.Suffered && phrase[base]:
			word = "event " + base
		}
		for _, voice := range []string{"happens " + e.Phrase, "hits " + e.Phrase, "done " + e.Phrase, "was " + e.Phrase, "acted " + e.Phrase} {
			is[voice] = word
		}
		if e.Does != "" && !e.Would {
			is["does "+e.Does], is["did "+e.Did] = word, word
		}
	}
	for _, verb := range v.Verbs {
		for _, t := range verb.Terms {
			is["verb "+verb.Form+" "+t.Phrase] = "verb " + verb.Form
		}
	}
	for _, t := range v.Trophies {
		is["verb get "+t.Phrase] = fmt.Sprint("property ", t.Has)
	}
	for _, n := range v.Numbers {
		switch {
		case n.Cost != "":
			is["number "+n.Phrase] = "number {goods} cost"
		case n.Tally != "":
			is["number "+n.Phrase] = "verb " + n.Tally
		}
		for _, whole := range v.Numbers {
			if strings.HasSuffix(n.Phrase, " "+whole.Phrase) {
				is["number "+n.Phrase] = "number " + whole.Phrase
			}
		}
	}
	for _, c := range v.Choosables {
		is["verb choose the "+c.Phrase+" of {host}"] = "verb choose a {choosable}"
		is["verb choose a "+c.Phrase] = "verb choose a {choosable}"
	}
	is["alike"] = "differ {difference}"
	for _, a := range v.Alikes {
		is["alike "+a.Phrase] = "property " + a.Pred
	}
	for _, d := range v.Differs {
		is["differ "+d.Phrase] = "differ {difference}"
	}
	return is
}

// framed is the name of a word with what a game sets into frames taken out of it.
func framed(v *text.Vocabulary) *strings.Replacer {
	var put []string
	for _, c := range v.Counters {
		put = append(put, " a "+c.Phrase+" counter", " {counters}", " 1 or more "+c.Phrase+" counters", " {counters}", " "+c.Phrase+" counter", " {counter} counter")
	}
	for _, s := range v.Stats {
		put = append(put, " {n} "+s.Phrase, " {n} {stat}")
	}
	for _, c := range v.Choosables {
		for _, w := range c.Adjs {
			for _, g := range v.Goods {
				if of, is := strings.CutPrefix(g.Phrase, w+" "); is {
					put = append(put, " 1 "+of+" of the chosen "+c.Phrase, " {n} {goods}")
				}
			}
		}
	}
	for _, g := range v.Goods {
		put = append(put, " {n} "+g.Phrase, " {n} {goods}")
		for n := 1; n <= mostAmount; n++ {
			put = append(put, fmt.Sprint(" ", n, " ", g.Phrase), " {n} {goods}")
		}
	}
	return strings.NewReplacer(put...)
}

// mostAmount is the greatest amount of a resource that has words of its own.
const mostAmount = 3
