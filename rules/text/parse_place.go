package text

import (
	"slices"

	"feltstack/rules"
)

// sources takes places joined by "or".
func (p *parser) sources() []SourceRef {
	var out []SourceRef
	for {
		s, ok := p.source()
		if !ok {
			return nil
		}
		out = append(out, s)
		from := p.i
		if !p.lit("or") {
			return out
		}
		if _, ok := p.source(); ok {
			p.i = from + 1
			continue
		}
		p.i = from + 1
		if z := p.zoneName(true, false); z != nil && s.Zone.Poss != PossNone && s.Part == rules.Whole {
			return append(out, SourceRef{Zone: ZoneRef{Zone: z, Poss: s.Zone.Poss}}) // "your hand or cemetery"
		}
		p.i = from
		return out
	}
}

func (p *parser) source() (SourceRef, bool) {
	return longest(p, 3, func(i int) (SourceRef, bool) {
		var s SourceRef
		ok := true
		switch i {
		case 0:
			ok = p.lit("the") && p.part(&s) && p.lit("cards of")
		case 1:
			var m SourceRef
			ok = p.lit("between the top") && p.size(&s.N) && p.lit("and the bottom") && p.size(&m.N) && p.lit("cards of")
			s.Part, s.M = rules.Between, m.N
		}
		if !ok {
			return s, false
		}
		s.Zone, ok = p.zone()
		return s, ok
	})
}

func (p *parser) part(s *SourceRef) bool {
	switch {
	case p.lit("top"):
		s.Part = rules.TopN
	case p.lit("bottom"):
		s.Part = rules.BottomN
	default:
		return false
	}
	return p.size(&s.N)
}

// size takes a number of cards that needs the plural.
func (p *parser) size(n *int) bool {
	from := p.i
	v, ok := p.number()
	if *n = v; !ok || v >= 2 {
		return ok
	}
	p.i = from
	return p.miss("2")
}

var possessors = []struct {
	phrase string
	poss   Poss
}{
	{"your opponent's", PossYourOpponent},
	{"your", PossYour},
	{"their", PossTheir},
	{"an opponent's", PossAnOpponent},
	{"its owner's", PossOwner},
	{"its controller's", PossController},
	{"any player's", PossAny},
}

// theirOwners is PossOwner of several cards.
const theirOwners = "their owners'"

func (p *parser) poss() Poss {
	for _, w := range possessors {
		if p.lit(w.phrase) {
			return w.poss
		}
	}
	for _, w := range otherPossessors {
		if p.quiet(w.phrase) {
			return w.poss
		}
	}
	return PossNone
}

// zoneName takes the name of a zone that every seat has, or of a shared one
// with or without article.
func (p *parser) zoneName(perSeat, bare bool) *Zone {
	zones := p.l.Vocab.Zones
	z, _ := longest(p, len(zones), func(i int) (*Zone, bool) {
		z := &zones[i]
		return z, p.l.Game.Zones[z.Kind].PerSeat == perSeat && (perSeat || z.Bare == bare) && p.lit(z.Phrase)
	})
	return z
}

// zone takes a zone with its article or possessor.
func (p *parser) zone() (ZoneRef, bool) {
	from := p.i
	if p.lit(theirOwners) {
		zones := p.l.Vocab.Zones
		z, _ := longest(p, len(zones), func(i int) (*Zone, bool) {
			z := &zones[i]
			return z, p.l.Game.Zones[z.Kind].PerSeat && p.lit(plural(z.Phrase))
		})
		if z != nil {
			return ZoneRef{Zone: z, Poss: PossOwner, Many: true}, true
		}
		p.i = from
		return ZoneRef{}, false
	}
	z := ZoneRef{Poss: p.poss()}
	if z.Poss == PossTheir {
		if z.Zone = p.theirs(); z.Zone != nil {
			return z, true
		}
	}
	the := z.Poss == PossNone && p.lit("the")
	if z.Zone = p.zoneName(z.Poss != PossNone, !the); z.Zone != nil {
		return z, true
	}
	p.i = from
	return z, false
}

// place takes where a card is put.
func (p *parser) place() (*Place, bool) {
	pl := &Place{}
	for {
		s, ok := p.spot()
		if !ok {
			return nil, false
		}
		pl.Spots = append(pl.Spots, s)
		if from := p.i; !p.lit("or") {
			return pl, true
		} else if s, ok := p.spot(); !ok || slices.Contains(pl.Spots, s) {
			p.i = from
			return pl, true
		} else {
			p.i = from + 1
		}
	}
}

var spots = []struct {
	phrase string
	kind   SpotKind
}{
	{"on the top or the bottom of", SpotEither},
	{"on top of", SpotTop},
	{"on the bottom of", SpotBottom},
	{"into", SpotInto},
	{"to", SpotTo},
}

func (p *parser) spot() (Spot, bool) {
	from := p.i
	for _, s := range spots {
		if p.lit(s.phrase) {
			z, ok := p.zone()
			if ok {
				return Spot{s.kind, z}, true
			}
			p.i = from
		}
	}
	for _, s := range otherSpots {
		if p.quiet(s.phrase) {
			if z, ok := p.zone(); ok {
				return Spot{s.kind, z}, true
			}
			p.i = from
		}
	}
	return Spot{}, false
}
