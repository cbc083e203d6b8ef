package decks

import (
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/decks/form"
)

// Chart is how the cards of a deck are spread over the values of one thing.
type Chart struct {
	Title   string // "Kind", "STR"
	Bars    []Bar
	Mean    float64 // of the numbers; 0 for words
	Counted int     // cards that have a value
}

// Bar is the cards of one value, or of some neighbouring ones.
type Bar struct {
	Label string // "Monster", "20-29"
	N     int
	Term  string // of a query: what the bar counts
}

// mostBars is how many bars a chart has at most; wider ones are counted together.
const mostBars = 24

// Charts counts a deck by kind and by each of the numbers that its cards have.
// The maybeboard and what the game does not know are left out.
func (x *Index) Charts(d Deck) []Chart {
	var out []Chart
	shape := &x.Form
	if shape.Kind.Of == nil {
		out = append(out, x.typeChart(d))
	}
	for i := range x.fields {
		f := x.fields[i].Field
		values := map[int]int{}
		x.each(d, func(def *rules.Def, n int) {
			if v, ok := f.Of(def); ok {
				values[v] += n
			}
		})
		c := Chart{Title: f.Title}
		if f.Words != nil {
			c.Bars = x.fields[i].wordBars(values)
		} else {
			c.Bars, c.Mean = numberBars(f, values)
		}
		for _, b := range c.Bars {
			c.Counted += b.N
		}
		if c.Counted > 0 {
			out = append(out, c)
		}
	}
	return out
}

// each calls f for the known cards of a deck that are played.
func (x *Index) each(d Deck, f func(def *rules.Def, n int)) {
	for _, l := range d.Cards {
		if i, ok := x.exact[l.Card]; ok && l.Part != Maybeboard {
			f(x.Def(x.cards[i].def), l.N)
		}
	}
}

// typeChart counts type lines, for games that group cards by nothing else.
func (x *Index) typeChart(d Deck) Chart {
	c := Chart{Title: catalog.Say("deck.type")}
	x.each(d, func(def *rules.Def, n int) {
		i := slices.IndexFunc(c.Bars, func(b Bar) bool { return b.Label == def.Type })
		if i < 0 {
			i = len(c.Bars)
			c.Bars = append(c.Bars, Bar{Label: def.Type, Term: "type=" + quoted(strings.ToLower(def.Type))})
		}
		c.Bars[i].N += n
		c.Counted += n
	})
	slices.SortFunc(c.Bars, func(a, b Bar) int { return strings.Compare(a.Label, b.Label) })
	return c
}

// wordBars has a bar for each word that a card of the game has, also for those that none of the
// deck has.
func (f *field) wordBars(values map[int]int) []Bar {
	var bars []Bar
	for n, ways := range f.Words {
		if len(ways) > 0 && f.met(n) {
			bars = append(bars, Bar{Label: ways[0], N: values[n], Term: f.Name + "=" + quoted(strings.ToLower(ways[0]))})
		}
	}
	return bars
}

// numberBars has bars from the least to the greatest number, none left out.
func numberBars(f *form.Field, values map[int]int) (bars []Bar, mean float64) {
	if len(values) == 0 {
		return nil, 0
	}
	first := true
	var least, most, cards, sum int
	for v, n := range values {
		if first || v < least {
			least = v
		}
		if first || v > most {
			most = v
		}
		first = false
		cards, sum = cards+n, sum+n*v
	}
	step := max(f.Step, 1)
	for (most-least)/step >= mostBars {
		step *= 2
	}
	from := least - (least%step+step)%step
	for ; from <= most; from += step {
		b := Bar{Label: itoa(from), Term: fmt.Sprintf("%s=%d", f.Name, from)}
		if step > 1 {
			b.Label = fmt.Sprintf("%d-%d", from, from+step-1)
			b.Term = fmt.Sprintf("%s>=%d %s<%d", f.Name, from, f.Name, from+step)
		}
		for v := from; v < from+step; v++ {
			b.N += values[v]
		}
		bars = append(bars, b)
	}
	return bars, float64(sum) / float64(cards)
}
