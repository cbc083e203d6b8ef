package compile

import (
	"feltstack/rules"
	"feltstack/rules/text"
)

// over reports whether a paragraph of grade g replaces those of another.
func (l *Language) over(g, other *text.Grade) bool {
	for i := range l.Vocab.Grades {
		if low := &l.Vocab.Grades[i]; low.Phrase == g.Over {
			return low == other || l.over(low, other)
		}
	}
	return false
}

// counts is when a paragraph of grade g counts on a card: at its level, while
// none of those that replace it does.
func (l *Language) counts(t *text.Text, g *text.Grade) *rules.Cond {
	out := l.so(g.Pred, g.N, false)
	seen := map[*text.Grade]bool{}
	for i := range t.Paras {
		if o := t.Paras[i].Grade; o != nil && !seen[o] && l.over(o, g) {
			seen[o] = true
			out = both(out, l.so(o.Pred, o.N, true))
		}
	}
	return out
}

// graded makes what a paragraph has added to a program count at its grade only:
// all that is not in before.
func (l *Language) graded(prog *Program, before Program, t *text.Text, p *text.Para) {
	g := p.Grade
	for i := len(before.Abilities); i < len(prog.Abilities); i++ {
		if a := &prog.Abilities[i]; a.Kind != rules.AbilityDelayed {
			a.If = both(l.counts(t, g), a.If)
		}
	}
	for i := len(before.Statics); i < len(prog.Statics); i++ {
		prog.Statics[i].If = both(l.counts(t, g), prog.Statics[i].If)
	}
	if bits := prog.Keywords &^ before.Keywords; bits != 0 {
		prog.Keywords = before.Keywords
		prog.Statics = append(prog.Statics, rules.Static{Text: l.Sentences(p.Node), If: l.counts(t, g), Powers: bits})
	}
}
