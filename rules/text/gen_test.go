package text

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"feltstack/rules"
)

// grower makes random trees of the toy's language, only such as Parse could
// have made.
type grower struct {
	t *rapid.T
	l *Language

	whole bool // what happens instead: nobody can keep it from happening
}

func (g grower) n(below int) int    { return rapid.IntRange(0, below-1).Draw(g.t, "n") }
func (g grower) chance(of int) bool { return g.n(of) == 0 }

func (g grower) text() *Text {
	t := &Text{}
	for range 1 + g.n(3) {
		t.Paras = append(t.Paras, g.para())
	}
	return t
}

func (g grower) para() Para {
	v := g.l.Vocab
	switch g.n(8) {
	case 5:
		return Para{Static: []Static{g.holds()}}
	case 6:
		e := &EventUse{Thing: &Thing{Kind: ThingThis}, Event: &v.Events[g.n(len(v.Events))]}
		if e.Event.Unseen || g.chance(2) {
			e.Thing = g.filter(false)
			e.Thing.Count, e.Thing.Target, e.Thing.And = Count{Kind: CountOne}, "", false
		}
		if e.Event.Does != "" && e.Thing.Kind != ThingThis && g.chance(2) {
			e.By = []Poss{PossYour, PossYourOpponent}[g.n(2)]
		}
		if !e.heard() {
			e.Thing = &Thing{Count: Count{Kind: CountOne}, Nouns: []*Noun{&v.Nouns[0]}}
		}
		g.whole = e.Event.Would
		p := Para{Event: e, Body: g.body(true)}
		if g.chance(3) {
			p.Limit = &Limit{N: 1 + g.n(2), Scope: rules.Scope(g.n(3))}
		}
		if e.Event.Would {
			(&parser{}).mayInstead(&p) // as Parse makes it
		}
		return p
	case 7:
		p := Para{Label: v.Use, Body: g.body(true)}
		if g.chance(2) {
			p.Limit = &Limit{N: 1 + g.n(2), Scope: rules.Scope(g.n(3)), Refund: g.chance(2)}
		}
		for range 1 + g.n(2) {
			c := g.clause()
			c.Subject, c.May = SubjectYou, false
			p.Cost = append(p.Cost, c)
		}
		return p
	case 0:
		s := []Static{{Keyword: &v.Keywords[0]}}
		if g.chance(2) {
			s = append(s, Static{Cants: []*Keyword{&v.Cants[g.n(2)]}})
			if g.chance(2) {
				s[1].Cants = append(s[1].Cants, &v.Cants[2])
			}
		}
		return Para{Static: s}
	case 1:
		if g.chance(2) {
			return Para{Step: &StepUse{stepOwners[g.n(3)].poss, &v.Steps[g.n(2)]}, Body: g.body(true)}
		}
		return Para{Trigger: &v.Triggers[0], Body: g.body(true)}
	}
	p := Para{Label: &v.Labels[g.n(len(v.Labels))]}
	if p.Label.Bare && g.chance(2) {
		return p
	}
	if g.chance(4) {
		p.Limit = &Limit{N: 1 + g.n(2), Scope: rules.Scope(g.n(3)), Refund: g.chance(2)}
	}
	p.Body = g.body(true)
	return p
}

func (g grower) body(choice bool) Body {
	var b Body
	if g.chance(4) {
		b.OnlyIf = g.cond()
	}
	for range 1 + g.n(3) {
		s := g.sentence()
		if n := len(b.Sentences); n > 0 && s.turns(&b.Sentences[n-1]) {
			s.If = nil
		}
		b.Sentences = append(b.Sentences, s)
	}
	if choice && g.chance(3) {
		b.Choice = &OneOf{By: Subject(g.n(4)), Options: []Body{g.body(false), g.body(false)}}
		if g.chance(2) {
			b.Sentences = nil
		}
	}
	return b
}

func (g grower) cond() *Cond {
	c := g.condition()
	if c.Thing != nil && c.Thing.Among != "" {
		c.Thing.Prep = "among"
	}
	return c
}

func (g grower) condition() *Cond {
	switch g.n(8) {
	case 0:
		return &Cond{Word: &g.l.Vocab.Conds[0]}
	case 1:
		return &Cond{Word: &g.l.Vocab.Conds[1], N: 1 + g.n(6)}
	case 2:
		return &Cond{Is: &g.l.Vocab.Adjs[g.n(2)]}
	}
	t := g.filter(false)
	t.Count = []Count{{Kind: CountOne}, {Kind: CountNo}, {Kind: CountN, N: 2}, {Kind: CountAtLeast, N: 2}, {Kind: CountAtMost, N: 3}}[g.n(5)]
	t.And = false
	if t.Poss != PossNone {
		t.Poss = PossNone
	}
	if t.Count.Kind == CountNo {
		t.Other = false
	}
	if g.chance(4) {
		r := &CounterRef{Count: t.Count, Counter: &g.l.Vocab.Counters[g.n(2)]}
		return &Cond{Bears: r, Thing: []*Thing{{Kind: ThingThis}, g.bare(CountBare)}[g.n(2)]}
	}
	if g.chance(6) {
		t = g.filter(false)
		t.Count, t.Other, t.Target, t.Poss, t.Ctrl, t.And = Count{Kind: CountBare}, false, "", PossNone, PossNone, false
		t.Table, t.Among, t.From, t.Prep = false, "", nil, ""
		if g.chance(2) {
			t.From, t.Prep = []SourceRef{{Zone: ZoneRef{Zone: &g.l.Vocab.Zones[1], Poss: PossYour}}}, "in"
			return &Cond{Thing: t, Than: 1 - 2*g.n(2)}
		}
		return &Cond{Thing: t, Ctrl: PossYour, Than: 1 - 2*g.n(2)}
	}
	if g.chance(3) {
		return &Cond{Thing: t, Ctrl: []Poss{PossYour, PossYourOpponent, PossTheir}[g.n(3)]}
	}
	return &Cond{Thing: t}
}

func (g grower) sentence() Sentence {
	v := g.l.Vocab
	switch g.n(12) {
	case 0:
		return Sentence{Trait: &v.Traits[0]}
	case 1:
		return Sentence{Ignores: []*Trait{&v.Ignores[0], &v.Ignores[1], &v.Ignores[2]}[:1+g.n(3)]}
	}
	var s Sentence
	if g.chance(8) {
		s.Else = true
	} else if g.chance(4) {
		s.If = g.cond()
		if g.chance(2) {
			s.If = &Cond{YouDo: true, They: g.chance(2)}
		}
		s.If.Not = g.chance(3)
	}
	for range 1 + g.n(2) {
		s.Clauses = append(s.Clauses, g.clause())
	}
	if len(s.Clauses) == 1 && !g.whole && g.chance(4) {
		s.Price = g.price()
	}
	return s
}

// price is what one of the players does, in one or two parts.
func (g grower) price() []Clause {
	var out []Clause
	by := []Subject{SubjectYou, SubjectOpponent, SubjectEachPlayer, SubjectController, SubjectOwner, SubjectThatPlayer}[g.n(6)]
	for range 1 + g.n(2) {
		c := g.clause()
		for c.Form.verb != 0 {
			c = g.clause()
		}
		c.Subject, c.May, c.Mark = by, false, nil
		out = append(out, c)
	}
	return out
}

func (g grower) clause() Clause {
	v := g.l.Vocab
	all := slices.DeleteFunc(slices.Concat(g.l.verbs, g.l.subjects), func(f *form) bool { return f.of != nil })
	c := Clause{Form: all[g.n(len(all))]}
	if c.Form.verb == 0 {
		c.Subject, c.May = Subject(g.n(7)), g.chance(3)
	}
	for i, p := range c.Form.parts {
		switch p.slot {
		case slotCards:
			t := g.thing()
			if i < c.Form.verb && g.chance(3) {
				t = g.bare(CountBare)
			}
			c.Args = append(c.Args, t)
		case slotPlays:
			c.Args = append(c.Args, g.filter(true))
		case slotCount:
			c.Args = append(c.Args, &[]Count{{Kind: CountOne}, {Kind: CountN, N: 3}, {Kind: CountUpTo, N: 2}, {Kind: CountRange, N: 1, M: 2}}[g.n(4)])
		case slotN:
			c.Args = append(c.Args, &Count{Kind: CountN, N: 1 + g.n(mostN)})
		case slotZone:
			z := g.zone()
			if i > 0 && c.Form.parts[i-1].low == "your" {
				z = ZoneRef{Zone: &g.l.Vocab.Zones[g.n(3)]}
			}
			c.Args = append(c.Args, &z)
		case slotPlace:
			pl := &Place{}
			for range 1 + g.n(2) {
				if s := (Spot{SpotKind(g.n(5)), g.zone()}); !slices.Contains(pl.Spots, s) {
					pl.Spots = append(pl.Spots, s)
				}
			}
			c.Args = append(c.Args, pl)
		case slotCounters:
			c.Args = append(c.Args, &[]CounterRef{
				{Count: Count{Kind: CountOne}, Counter: &v.Counters[0]}, {Count: Count{Kind: CountN, N: 3}, Counter: &v.Counters[1]},
				{Count: Count{Kind: CountAll}, Counter: &v.Counters[1]}, {Count: Count{Kind: CountAll}},
			}[g.n(4)])
		case slotChanges:
			c.Args = append(c.Args, g.changes(false))
		case slotValues:
			c.Args = append(c.Args, g.changes(true))
		case slotStat:
			c.Args = append(c.Args, &StatRef{PossYour + Poss(g.n(6)), &g.l.Vocab.Stats[0]})
		}
	}
	c.Random = g.chance(5)
	if g.chance(4) {
		c.Each = g.each()
	}
	switch c.Form.core {
	case coreGet, coreHave, corePower:
		u := g.l.untils()
		c.Until = &u[g.n(len(u))].until
		if k := &v.Powers[g.n(2)]; g.chance(3) && k != c.Form.power {
			c.Powers = []*Keyword{k}
		}
	}
	if (c.Form.core >= coreMove || c.Form.core == coreReturn) && g.chance(3) {
		u := g.l.untils()
		c.Mark = &MarkUse{&g.l.Vocab.Marks[0], u[g.n(len(u))].until}
	}
	return c
}

// holds makes a continuous change.
func (g grower) holds() Static {
	s := Static{Whom: &Thing{Kind: ThingThis}}
	if g.chance(2) {
		s.Whom = g.bare(CountBare)
	}
	if g.chance(3) {
		s.While = g.cond()
		s.While.Not = g.chance(3)
	}
	switch g.n(3) {
	case 0:
		s.Power = &g.l.Vocab.Powers[g.n(2)]
	case 1:
		s.Changes = g.changes(true)
	default:
		s.Changes = g.changes(false)
		if g.chance(2) {
			s.Each = g.each()
		}
	}
	return s
}

func (g grower) changes(set bool) []ChangeRef {
	var out []ChangeRef
	for range 1 + g.n(2) {
		c := ChangeRef{N: g.n(40), Number: &g.l.Vocab.Numbers[0], Set: set}
		if !set && c.N > 0 && g.chance(2) {
			c.N = -c.N
		}
		out = append(out, c)
	}
	return out
}

func (g grower) each() *ForEach {
	switch g.n(5) {
	case 0:
		return &ForEach{Pips: true}
	case 4:
		return &ForEach{Past: g.l.pasts[g.n(len(g.l.pasts))], Noun: []*Noun{nil, &g.l.Vocab.Nouns[1], &g.l.Vocab.Nouns[2]}[g.n(3)], Their: g.chance(2)}
	case 1:
		return &ForEach{Counter: &g.l.Vocab.Counters[g.n(2)], Thing: &Thing{Kind: ThingThis}}
	case 2:
		return &ForEach{Counter: &g.l.Vocab.Counters[g.n(2)], Thing: g.bare(CountBare)}
	}
	return &ForEach{Thing: g.bare(CountBareOne)}
}

// Every tree that the grammar can make is the tree that its text means, and
// compiling it ends with a program or a clear error.
func TestEveryTree(t *testing.T) {
	l := toy(t)
	rapid.Check(t, func(rt *rapid.T) {
		tree := grower{t: rt, l: l}.text()
		again(rt, l, tree)
		_, _ = l.Compile(tree)
	})
}
