package grammar

import (
	"maps"
	"strings"
)

// Phrase is a rule for people.
type Phrase struct {
	Rule  *Rule
	Label string   // what people call its category
	Text  string   // as it is printed, without its parts: "draw {cards}"
	Also  []string // other ways to say it, which are read
	Line  string   // where the table has it
}

// Phrases lists all rules that a text can use, those that are short for
// another or refused among them, in the order of the table.
func (g *Grammar) Phrases() (out []Phrase) {
	for _, r := range g.rules {
		var ways []string
		for _, way := range r.ways {
			if n := len(way); n > 0 {
				ways = append(ways, g.phrase(way[n-1], 0, true))
			}
		}
		if len(r.ways[0]) > 0 {
			out = append(out, Phrase{r, g.label(g.cat(r.Cat)), ways[0], ways[1:], r.at})
		}
	}
	return out
}

// Rank tells the grammar how often cards use each rule: errors and
// completion offer what is used most first.
func (g *Grammar) Rank(uses map[string]int) {
	uses = maps.Clone(uses)
	g.uses.Store(&uses)
	g.samples.Store(nil)
}

// phrase is a ground rule from its dot on, as people read it. full also
// has the parts that may be missing.
func (g *Grammar) phrase(p *ground, dot int, full bool) string {
	var b strings.Builder
	for i := dot; i < len(p.rhs); i++ {
		s := p.rhs[i]
		word := strings.TrimSuffix(p.lit[i], "^")
		switch {
		case s < 0 && g.null[^s] && !full:
			continue
		case s < 0 && g.null[^s]:
			word = "({" + g.label(s) + "})"
		case s < 0:
			word = "{" + g.label(s) + "}"
		case s == tOne && full:
			word = "1"
		case s == tOne:
			word = "{n}"
		case g.isNumber(s):
			if word = "{n}"; g.numbers[s-firstNumber].signed {
				word = "+{n}"
			}
		case word == optionAt:
			continue
		case word == "a" && i+1 < len(p.rhs) && p.rhs[i+1] >= 0 && vowel(p.lit[i+1]):
			word = "an"
		}
		if b.Len() > 0 && !strings.Contains(".,:”", word) && !strings.HasSuffix(b.String(), "“") {
			b.WriteByte(' ')
		}
		b.WriteString(word)
	}
	return plainQuotes.Replace(b.String())
}

var plainQuotes = strings.NewReplacer("“", `"`, "”", `"`)
