package cardfile

import (
	"fmt"
	"slices"

	"feltstack/rules"
	"feltstack/rules/compile"
	"feltstack/rules/text"
)

// merge is the text of a variant: its own paragraphs take the place of those
// with the same heading; static text only adds.
func merge(base, own *text.Text) *text.Text {
	out := &text.Text{Source: base.Source + "\n" + own.Source}
	rest := slices.Clone(own.Paras)
	for _, b := range base.Paras {
		same := func(o text.Para) bool { return heading(&b) != "" && heading(&o) == heading(&b) }
		if !slices.ContainsFunc(own.Paras, same) {
			out.Paras = append(out.Paras, b)
		}
		rest = slices.DeleteFunc(rest, func(o text.Para) bool {
			if same(o) {
				out.Paras = append(out.Paras, o)
			}
			return same(o)
		})
	}
	out.Paras = append(out.Paras, rest...)
	return out
}

// heading is what a paragraph begins with, "" for static text.
func heading(a *text.Para) string {
	switch {
	case a.Trigger != nil:
		return "when " + a.Trigger.Phrase
	case a.Step != nil:
		return "when " + fmt.Sprint(a.Step.Whose) + a.Step.Step.Phrase
	case a.Event != nil && a.Event.Thing.Kind == text.ThingThis:
		return "when this " + a.Event.Event.Phrase
	case a.Label != nil:
		return a.Label.Phrase
	}
	return ""
}

// define makes one definition.
func (ld *loader) define(line int, d rules.Def, tree *text.Text) {
	before := len(ld.set.Errors)
	prog := ld.wrong(tree)
	if len(ld.set.Errors) > before {
		ld.finish(line, &d)
		return
	}
	d.Text = ld.l.Print(tree)
	d.Keywords, d.Abilities, d.Statics, d.Price, d.Lent, d.Self = prog.Keywords, prog.Abilities, prog.Statics, prog.Price, prog.Lent, prog.Self
	for _, f := range prog.Facts {
		d.Facts = append(d.Facts, make([]int16, max(0, int(f.Fact)+1-len(d.Facts)))...)
		d.Facts[f.Fact] = f.N
	}
	if !ld.finish(line, &d) || !ld.fits(&d, tree) {
		return
	}
	if v := ld.l.Vocab; v.IsToken != nil && v.IsToken(&d) && !slices.Contains(ld.l.Tokens(), d.Name) {
		ld.complain(text.Pos{Line: line + 1, Col: 1}, ld.pool.roomless(d.Name), "", nil)
		return
	}
	c := Card{Def: d, Tree: tree, File: ld.file, Line: line + 1}
	if d.Motif != "" {
		c.MotifAt = ld.keyPos(line, "motif")
	}
	ld.set.Cards = append(ld.set.Cards, c)
}

// finish complains about a card that its game does not have.
func (ld *loader) finish(line int, d *rules.Def) bool {
	if finish := ld.l.Vocab.Finish; finish != nil {
		if err := finish(d); err != nil {
			ld.complain(ld.keyPos(line, "type"), err.Error(), d.Type, nil)
			return false
		}
	}
	return true
}

// priced reports whether a paragraph says only how the card is paid for.
func priced(a *text.Para) bool {
	return len(a.Static) > 0 && !slices.ContainsFunc(a.Static, func(s text.Static) bool { return s.Price == nil && (s.Decree == nil || !s.Decree.Self) })
}

// fits complains about paragraphs that would never do anything on such a card.
func (ld *loader) fits(d *rules.Def, tree *text.Text) bool {
	fits := ld.l.Vocab.Fits
	if fits == nil {
		return true
	}
	var said []string
	tell := func(at text.Pos, a *rules.Ability) {
		if what := fits(d, a); what != "" && !slices.Contains(said, what) {
			ld.fail(&text.Error{Pos: at, What: what})
			said = append(said, what)
		}
	}
	next := 0
	for i := range tree.Paras {
		p := &tree.Paras[i]
		switch {
		case len(p.Static) == 0:
			for d.Abilities[next].Kind == rules.AbilityGranted {
				next++ // it belongs to a paragraph
			}
			tell(p.Pos, &d.Abilities[next])
			next++
		case !priced(p):
			tell(p.Pos, nil)
		}
	}
	for i := range d.Abilities {
		if a := &d.Abilities[i]; a.Kind == rules.AbilityDelayed {
			tell(compile.Waits(tree), a)
		}
	}
	return len(said) == 0
}
