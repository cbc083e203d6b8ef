package text

import (
	"strings"

	"feltstack/rules"
	"feltstack/rules/text/inflect"
	"feltstack/rules/text/refuse"
)

// This file makes the tree of what decree.txt has.

func (d *DecreeUse) finish(l *Language, n node) {
	if d.Kind == rules.Shows {
		d.Cards = &Thing{Pos: n.Pos, Count: Count{Kind: CountBare}, Nouns: []*Noun{l.anyCard()}, From: []SourceRef{{Part: rules.TopN, N: 1, Zone: *d.From}}, Node: n}
		d.From = nil
		return
	}
	if k := n.Get("Kind"); k != nil {
		d.Cards = l.cards(k, CountBare)
		if s := n.Get("Source"); s != nil {
			refuse.If(n.Pos, len(d.Cards.From) > 0 || d.Cards.Table, "say once where the cards are")
			d.Cards.From = from[[]SourceRef](l, s)
		}
	} else if s := n.Get("Source"); s != nil {
		d.Cards = &Thing{Pos: n.Pos, Count: Count{Kind: CountBare}, Nouns: []*Noun{l.anyCard()}, From: from[[]SourceRef](l, s), Node: n}
	}
	if u := n.Get("Units"); u != nil {
		if d.N = l.units(u, d.Act); strings.HasSuffix(n.Name(), "less") {
			d.N = -d.N
		}
	}
	d.One = n.Name() == "may do one"
	if d.From != nil {
		d.By = d.From.Poss
	}
}

// units is what an act costs, of two or more.
func (a *Act) units() string {
	if a.Mass {
		return a.Unit
	}
	return inflect.Plural(a.Unit)
}

// units is how many units more or less an act costs.
func (l *Language) units(u node, act *Act) int {
	k := u.Get("Num")
	switch {
	case u.Name() == "units alone" && act.Pays == 0:
		what := "nothing that texts change"
		if act.Unit != "" {
			what = "\"2 " + act.units() + "\""
		}
		refuse.At(u.Pos, "say what it costs to %s: %s", act.Phrase, what)
	case u.Name() == "units alone" && k.N == 0:
		refuse.At(u.Pos, "0 changes nothing: say a number from 1 on")
	case u.Name() == "units alone":
		return within(k)
	case word[*Act](l, u) != act:
		refuse.At(u.Pos, "cards don't cost %s to %s", word[*Act](l, u).units(), act.Phrase)
	case act.Mass:
		refuse.If(k.Pos, k.N == 0, "0 changes nothing: say a number from 1 on")
		return within(k)
	case k != nil:
		return twoOrMore(k)
	}
	return 1
}

func (p *PreventUse) finish(l *Language, n node) {
	refuse.If(n.Pos, n.Name() == "prevent" && p.N == 0, "preventing 0 does nothing")
	p.X = n.Name() == "prevent x"
	if s := n.Get("Spared"); s.Name() == "cards spared" {
		p.Cards = from[*Thing](l, s.Kids[0])
	} else if p.By == PossNone {
		p.By = PossAny
	}
}

// altered makes how much happens of what an event is about.
func (l *Language) altered(n node, e *EventUse) *AlterUse {
	use := from[*AlterUse](l, n)
	if use.Node = n; n.Name() == "nothing happens" {
		return use
	}
	use.Alter.Keeps = true
	if k := n.Get("Num"); k != nil {
		refuse.If(n.Pos, k.N == 0, "0 changes nothing")
		if use.Alter.Plus = int16(k.N); n.Name() == "minus" {
			use.Alter.Plus = -use.Alter.Plus
		}
	}
	if e == nil || !use.Befall.likewise(Befall{Phrase: strings.TrimPrefix(e.Event.Phrase, "would "), Many: use.Befall.Many}) {
		refuse.At(n.Pos, "%q is of \"would %s\"", l.grammar.Words(n.Kids[0], ""), use.Befall.Phrase)
	}
	who := ""
	switch {
	case !e.Event.Unseen: // of a card
		who = "it "
	case e.By != PossYour:
		who = "they "
	}
	if said := n.Kids[0].Name(); who == "" && (strings.HasPrefix(said, "they ") || strings.HasPrefix(said, "it ")) || !strings.HasPrefix(said, who) {
		refuse.At(n.Pos, "who is it that would %s? Say \"you\" of you, \"they\" of others, \"it\" of a card", use.Befall.Phrase)
	}
	return use
}
