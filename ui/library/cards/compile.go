package cards

import (
	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/rules/guard"
	"feltstack/rules/text"
	"feltstack/saves/sets"
	"feltstack/ui/words"
)

// alone is a set with nothing but one of its cards.
func alone(s sets.Set, i int) sets.Set {
	return sets.Set{Name: s.Name, Game: s.Game, Cards: s.Cards[i : i+1 : i+1]}
}

// compileSafely is compile; a card on which the compiler crashes does not work.
func compileSafely(pool *cardfile.Pool, one sets.Set, file string) (c Card, work cardfile.Work) {
	err := guard.Try("compiling a card", func() error { c, work = compile(pool, one, file); return nil })
	if err != nil {
		c = Card{Error: &CardError{What: words.Say("studio.card_crashed"), Crash: err}}
		asWritten(&c.Def, one)
	}
	return c, work
}

// compile makes a definition of the one card of a set, without its programs: another game
// compiles those for itself.
func compile(pool *cardfile.Pool, one sets.Set, file string) (Card, cardfile.Work) {
	got := pool.Load(one.Name, []byte(file))
	if len(got.Cards) == 1 && len(got.Errors) == 0 {
		d := bare(got.Cards[0].Def)
		d.Set = one.Name
		return Card{Works: true, Def: d}, got.Work
	}
	// The face shows what was written, whatever it means.
	c := one.Cards[0]
	c.Text = ""
	out := Card{}
	if plain := pool.Load(one.Name, []byte(one.With(0, c).String())); len(plain.Cards) == 1 {
		out.Def = bare(plain.Cards[0].Def)
	}
	asWritten(&out.Def, one)
	if out.Error = errorsOf(got.Errors, out.Def.Text); out.Error == nil {
		out.Error = &CardError{What: words.Say("studio.no_card")}
	}
	return out, got.Work
}

// bare is a definition without what its text does.
func bare(d rules.Def) rules.Def {
	d.Abilities, d.Statics, d.Price, d.Lent, d.Self = nil, nil, nil, nil, nil
	return d
}

// asWritten gives a definition the words of the one card of a set.
func asWritten(d *rules.Def, one sets.Set) {
	c := one.Cards[0]
	d.Name, d.Type, d.Motif, d.Text, d.Set, d.Art = c.Name, c.Type, c.Motif, c.Text, one.Name, c.Art()
}

// errorsOf is the first of what is wrong with a card, and what else is; nil if nothing is.
func errorsOf(all []*text.Error, s string) (first *CardError) {
	for _, e := range all {
		f := &CardError{What: e.Plain(), Near: e.Near, Crash: e.Cause}
		if !e.Key {
			f.From = min(e.Pos.Off, len(s))
			f.To = min(f.From+len(e.Words), len(s))
		}
		if first == nil {
			first = f
		} else {
			first.More = append(first.More, f)
		}
	}
	return first
}
