package text

import "feltstack/rules"

// bare makes a noun phrase without a number.
func (g grower) bare(kind CountKind) *Thing {
	t := g.filter(false)
	t.Count, t.Target, t.Poss = Count{Kind: kind}, "", PossNone
	if t.Among != "" && kind == CountBareOne {
		t.Prep = "among"
	}
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
	if !items && g.chance(5) {
		t.Non = []*Noun{&v.Nouns[1+g.n(2)]}
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
	if !t.Table && t.From == nil && g.chance(3) {
		t.Among, t.Prep = g.l.pasts[g.n(len(g.l.pasts))], "from among"
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
	if !items && g.chance(5) {
		t.Bears = &CounterRef{Count: []Count{{Kind: CountOne}, {Kind: CountAtLeast, N: 2}}[g.n(2)], Counter: &v.Counters[g.n(2)]}
	}
	if g.chance(3) {
		t.Ctrl = []Poss{PossYour, PossAnOpponent, PossTheir}[g.n(3)]
	}
	return t
}
