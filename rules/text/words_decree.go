package text

import (
	_ "embed"
	"slices"
	"strings"
)

//go:embed decree.txt
var decreeTable string

// decrees writes what players do with cards, what befalls them, and what of that
// texts change.
func (t *table) decrees() {
	v := t.l.Vocab
	for i := range v.Acts {
		a := &v.Acts[i]
		t.word("act", a.Phrase, "CardAct", a.Phrase, a)
		if a.Unit != "" {
			t.word("a unit", a.Unit, "Units", "1 "+a.Unit, a)
			t.word("units", a.Unit, "Units", "{Num[many]} "+plural(a.Unit), a)
		}
	}
	for i := range v.Befalls {
		b := &v.Befalls[i]
		verb, _, _ := strings.Cut(b.Phrase, " ")
		much := "that much"
		if b.Many {
			much = "that many"
		}
		e := &Event{Phrase: "would " + b.Phrase, Why: b.Why, Would: true, Unseen: true, comes: b.Comes}
		t.word("would befall", b.Phrase, "WouldBefall", e.Phrase, e)
		if b.Done != 0 {
			t.word("befalls", b.Phrase, "Befalls[n]", agreeing(b.Phrase), &Event{Phrase: b.Phrase, Why: b.Done, seat: true})
		}
		if slices.ContainsFunc(v.Befalls[:i], b.likewise) {
			continue // "take that much" is of damage and of battle damage
		}
		for _, who := range []string{"", "they "} {
			t.word(who+"again", b.Phrase, "Again", who+verb+" "+much, b)
			t.word(who+"twice", b.Phrase, "Twice", who+verb+" twice "+much, b)
			t.word(who+"half", b.Phrase, "Half", who+verb+" half "+much, b)
		}
	}
	for i := range v.Damages {
		t.word("damage", v.Damages[i].Phrase, "Damage", v.Damages[i].Phrase, &v.Damages[i])
	}
}

// likewise reports whether "that much" is said of both in the same words.
func (b *Befall) likewise(o Befall) bool {
	verb, _, _ := strings.Cut(b.Phrase, " ")
	return b.Many == o.Many && strings.HasPrefix(o.Phrase, verb+" ")
}
