package grammar

import (
	"maps"
	"strings"
)

// Phrase is a production for people.
type Phrase struct {
	Name, Cat, Text string
	Line            string // where the table has it
}

// Phrases lists all that can be said, in the order of the table.
func (g *Grammar) Phrases() (out []Phrase) {
	for _, r := range g.rules {
		if n := len(r.ways[0]); n > 0 && !r.Refused && !r.Short {
			out = append(out, Phrase{r.Name, r.Cat, g.phrase(r.ways[0][n-1], 0, true), r.at})
		}
	}
	return out
}

// Rank tells the grammar how often cards use each production: errors and
// completion offer what is used most first.
func (g *Grammar) Rank(uses map[string]int) {
	uses = maps.Clone(uses)
	g.uses.Store(&uses)
}

// phrase is a ground production from its dot on, as people read it. full also
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
			if word = "{n}"; g.numbers[s-2].signed {
				word = "+{n}"
			}
		case word == optionAt:
			continue
		case word == "“" || word == "”":
			word = `"`
		case word == "a" && i+1 < len(p.rhs) && p.rhs[i+1] >= 0 && vowel(p.lit[i+1]):
			word = "an"
		}
		if b.Len() > 0 && !strings.Contains(".,:", word) && !strings.HasSuffix(b.String(), ` "`) {
			b.WriteByte(' ')
		}
		b.WriteString(word)
	}
	return b.String()
}
