package cardfile

import (
	"fmt"
	"slices"

	"feltstack/rules"
	"feltstack/rules/text"
)

// merge is the text of a variant: its own paragraphs take the place of those
// with the same heading; static text only adds.
func merge(base, own *text.Text) *text.Text {
	out := &text.Text{Source: base.Source + "\n" + own.Source}
	done := make([]bool, len(own.Paras))
	for _, b := range base.Paras {
		replaced := false
		for i, o := range own.Paras {
			if heading(&b) == "" || heading(&o) != heading(&b) {
				continue
			}
			replaced = true
			if !done[i] {
				out.Paras = append(out.Paras, o)
				done[i] = true
			}
		}
		if !replaced {
			out.Paras = append(out.Paras, b)
		}
	}
	for i, o := range own.Paras {
		if !done[i] {
			out.Paras = append(out.Paras, o)
		}
	}
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
	prog, err := ld.l.Compile(tree)
	if err != nil {
		ld.fault(err)
		ld.finish(line, &d)
		return
	}
	d.Text = ld.l.Print(tree)
	d.Keywords, d.Abilities, d.Statics, d.Price, d.Lent, d.Self = prog.Keywords, prog.Abilities, prog.Statics, prog.Price, prog.Lent, prog.Self
	if !ld.finish(line, &d) || !ld.fits(&d, tree) {
		return
	}
	if v := ld.l.Vocab; v.IsToken != nil && v.IsToken(&d) {
		ld.l.AddToken(d.Name)
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
	next := 0
	var said []string
	for i := range tree.Paras {
		if priced(&tree.Paras[i]) {
			continue
		}
		var a *rules.Ability
		if len(tree.Paras[i].Static) == 0 {
			for d.Abilities[next].Kind == rules.AbilityGranted {
				next++ // it belongs to a paragraph
			}
			a = &d.Abilities[next]
			next++
		}
		if what := fits(d, a); what != "" && !slices.Contains(said, what) {
			ld.fault(&text.Error{Pos: tree.Paras[i].Pos, What: what})
			said = append(said, what)
		}
	}
	for i := range d.Abilities {
		if a := &d.Abilities[i]; a.Kind == rules.AbilityDelayed {
			if what := fits(d, a); what != "" && !slices.Contains(said, what) {
				ld.fault(&text.Error{Pos: text.Waits(tree), What: what})
				said = append(said, what)
			}
		}
	}
	return len(said) == 0
}
