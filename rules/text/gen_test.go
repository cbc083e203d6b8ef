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
		p := Para{Event: e, Body: g.body(true)}
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
		b.Sentences = append(b.Sentences, g.sentence())
	}
	if choice && g.chance(3) {
		b.Choice = &Choice{By: Subject(g.n(4)), Options: []Body{g.body(false), g.body(false)}}
		if g.chance(2) {
			b.Sentences = nil
		}
	}
	return b
}

func (g grower) cond() *Cond {
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
	if g.chance(3) {
		return &Cond{Thing: t, Ctrl: []Poss{PossYour, PossYourOpponent}[g.n(2)]}
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
			s.If = &Cond{YouDo: true}
		}
		s.If.Not = !s.If.YouDo && g.chance(3)
	}
	for range 1 + g.n(2) {
		s.Clauses = append(s.Clauses, g.clause())
	}
	return s
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
	switch g.n(4) {
	case 0:
		return &ForEach{Pips: true}
	case 1:
		return &ForEach{Counter: &g.l.Vocab.Counters[g.n(2)], Thing: &Thing{Kind: ThingThis}}
	case 2:
		return &ForEach{Counter: &g.l.Vocab.Counters[g.n(2)], Thing: g.bare(CountBare)}
	}
	return &ForEach{Thing: g.bare(CountBareOne)}
}

// bare makes a noun phrase without a number.
func (g grower) bare(kind CountKind) *Thing {
	t := g.filter(false)
	t.Count, t.Target, t.Poss = Count{Kind: kind}, "", PossNone
	t.And = len(t.Nouns) > 1 && kind == CountBare && g.chance(2)
	if kind == CountBare && g.chance(3) {
		t.Poss = []Poss{PossYour, PossYourOpponent}[g.n(2)]
	}
	return t
}

func (g grower) zone() ZoneRef {
	z := &g.l.Vocab.Zones[g.n(len(g.l.Vocab.Zones))]
	if g.l.Game.Zones[z.Kind].PerSeat {
		if g.chance(9) {
			return ZoneRef{Zone: z, Poss: PossOwner, Many: true}
		}
		return ZoneRef{Zone: z, Poss: PossYour + Poss(g.n(7))}
	}
	return ZoneRef{Zone: z}
}

func (g grower) thing() *Thing {
	z := g.zone()
	switch g.n(7) {
	case 0:
		return &Thing{Kind: ThingThis}
	case 1:
		return &Thing{Kind: ThingZone, Zone: &z}
	case 2:
		t := &Thing{Kind: ThingEnd, At: rules.Place(g.n(3)), Zone: &z}
		if g.chance(2) {
			t.Count = Count{Kind: CountN, N: 2 + g.n(3)}
		}
		return t
	case 3, 4:
		t := &Thing{Kind: ThingSet, Past: g.l.pasts[g.n(len(g.l.pasts))]}
		if g.chance(3) {
			t = &Thing{Kind: ThingRest}
		}
		if t.Kind == ThingSet && g.chance(4) {
			t.Count = Count{Kind: CountThat}
			return t
		}
		t.Count = []Count{{Kind: CountWholeSet}, {Kind: CountOne}, {Kind: CountEach}, {Kind: CountAny}, {Kind: CountN, N: 2}, {Kind: CountUpTo, N: 2}, {Kind: CountRange, N: 2, M: 3}}[g.n(7)]
		return t
	}
	if g.chance(9) {
		return &Thing{Count: Count{Kind: CountEqual, Past: "shown", N: g.n(5) - 2}, Nouns: []*Noun{g.l.anyCard()}}
	}
	return g.filter(false)
}

func (g grower) filter(items bool) *Thing {
	v := g.l.Vocab
	t := &Thing{Count: []Count{
		{Kind: CountOne}, {Kind: CountN, N: 2}, {Kind: CountUpTo, N: 1}, {Kind: CountUpTo, N: 3}, {Kind: CountRange, N: 1, M: 2},
		{Kind: CountAny}, {Kind: CountEvery}, {Kind: CountAll}, {Kind: CountNo}, {Kind: CountAtLeast, N: 2}, {Kind: CountAtMost, N: 3}, {Kind: CountEach},
	}[g.n(12)]}
	switch one := t.Count.Kind == CountOne; g.n(6) {
	case 0:
		t.Other = t.Count.Kind != CountNo
	case 1:
		if t.Count.Kind <= CountAny || t.Count.Kind == CountAll {
			t.Poss = []Poss{PossYour, PossYourOpponent}[g.n(2)]
		}
	case 2:
		if one {
			t.Poss = PossAnOpponent
		}
	}
	if g.chance(4) {
		t.Target = []string{"target", "open"}[g.n(2)]
	}
	for i := range v.Adjs {
		if g.chance(4) {
			t.Adjs = append(t.Adjs, &v.Adjs[i])
		}
	}
	if n := len(t.Adjs); n > 1 && g.chance(2) {
		t.Adjs, t.Or = t.Adjs[:n-1], t.Adjs[n-1:]
	}
	for i := range v.Nouns {
		if n := &v.Nouns[i]; n.Item == items && (len(t.Nouns) == 0 || g.chance(3)) {
			t.Nouns = append(t.Nouns, n)
		}
	}
	t.And = len(t.Nouns) > 1 && t.Count.Kind == CountAll && g.chance(2)
	switch g.n(3) {
	case 0:
		t.Table = true
	case 1:
		t.Prep = []string{"in", "from"}[g.n(2)]
		for range 1 + g.n(2) {
			s := SourceRef{Part: rules.Part(g.n(4)), Zone: g.zone()}
			if s.Part != rules.Whole {
				s.N = 2 + g.n(3)
			}
			if s.Part == rules.Between {
				s.M = 2
			}
			t.From = append(t.From, s)
		}
	}
	for i := range v.Clauses {
		if g.chance(4) {
			h := Having{Word: &v.Clauses[i]}
			if i == 0 {
				h.N = 1 + g.n(9)
			}
			t.Having = append(t.Having, h)
		}
	}
	if g.chance(3) {
		t.Ctrl = []Poss{PossYour, PossAnOpponent, PossTheir}[g.n(3)]
	}
	return t
}

// Every tree that the grammar can make is the tree that its text means, and
// compiling it ends with a program or a clear error.
func TestEveryTree(t *testing.T) {
	l := toy(t)
	rapid.Check(t, func(rt *rapid.T) {
		tree := grower{rt, l}.text()
		again(rt, l, tree)
		_, _ = l.Compile(tree)
	})
}
