package text

import "slices"

// This file reads who and whose, where it may be said in more than one way.

var otherSubjects = []struct {
	phrase  string
	subject Subject
}{
	{"the opponent", SubjectOpponent},
	{"both players", SubjectEachPlayer},
	{"all players", SubjectEachPlayer},
	{"every player", SubjectEachPlayer},
	{"you and your opponent each", SubjectEachPlayer},
}

var otherSpots = []struct {
	phrase string
	kind   SpotKind
}{
	{"to the top of", SpotTop}, {"on the top of", SpotTop}, {"onto the top of", SpotTop}, {"to the bottom of", SpotBottom}, {"at the bottom of", SpotBottom},
}

var otherPossessors = []struct {
	phrase string
	poss   Poss
}{
	{"the opponent's", PossYourOpponent},
	{"each player's", PossAny},
	{"either player's", PossAny},
	{"a player's", PossAny},
	{"a", PossAny},
	{"either", PossAny},
	{"any", PossAny},
}

// has takes "you have 3 or more cards in your hand", "your opponent has no
// cards in their hand": how many there are.
func (p *parser) has() *Thing {
	who := PossYour
	switch {
	case p.quiet("you have"):
	case p.quiet("your opponent has"), p.quiet("the opponent has"):
		who = PossYourOpponent
	default:
		return nil
	}
	if who == PossYourOpponent {
		p.who = SubjectOpponent
		defer func() { p.who = SubjectYou }()
	}
	t, ok := p.thing()
	if !ok || !t.counted() || len(t.From) == 0 {
		return nil
	}
	for i := range t.From {
		z := &t.From[i].Zone
		if who == PossYourOpponent && z.Poss == PossTheir {
			z.Poss = who
		}
		if z.Poss != who {
			return nil
		}
	}
	return t
}

// theirs takes the zones of several players: "their hands".
func (p *parser) theirs() *Zone {
	for i := range p.l.Vocab.Zones {
		if z := &p.l.Vocab.Zones[i]; p.l.Game.Zones[z.Kind].PerSeat && p.quiet(plural(z.Phrase)) {
			return z
		}
	}
	return nil
}

// inHand takes "hand" after "in", where the clause says whose it is: of what
// somebody else does for each of them it does not.
func (p *parser) inHand() []SourceRef {
	whose := PossTheir
	switch {
	case p.vague:
		p.miss("their hand")
		return nil
	case p.who == SubjectYou:
		whose = PossYour
	}
	zones := p.l.Vocab.Zones
	for i := range zones {
		if z := &zones[i]; z.Kind == p.l.Vocab.Hand && p.l.Game.Zones[z.Kind].PerSeat && p.quiet(z.Phrase) {
			return []SourceRef{{Zone: ZoneRef{Zone: z, Poss: whose}}}
		}
	}
	return nil
}

// meets makes "they" the player whom an event is about.
func (p *parser) meets(a *Para) {
	switch {
	case a.Step != nil && a.Step.Whose == PossYourOpponent, a.Event != nil && a.Event.By == PossYourOpponent:
		p.they = SubjectOpponent
	case a.Step != nil && a.Step.Whose == PossAny, a.Event != nil && (a.Event.Event.Suffered || a.Event.Event.Does != "" && a.Event.By == PossNone):
		p.they = SubjectThatPlayer
	}
}

// did makes "they" the player who did something last, unless there are several.
func (p *parser) did(s Subject) {
	switch s {
	case SubjectYou:
	case SubjectEachPlayer, SubjectEachOpponent:
		p.they = SubjectYou
	default:
		p.they = s
	}
}

// namedIs takes "the revealed card is a monster": there is one among them.
func (p *parser) namedIs() *Thing {
	if !p.quiet("the") {
		return nil
	}
	past := p.past(p.quiet)
	if noun, many := p.quietNoun(); past == "" || noun == nil || many {
		return nil
	}
	not := p.quiet("isn't") || p.quiet("is not")
	if !not && !p.quiet("is") {
		return nil
	}
	t, ok := p.thing()
	if !ok || t.Kind != ThingFilter || t.Count.Kind != CountOne || t.Among != "" || t.Target != "" || t.Other {
		return nil
	}
	if t.Among, t.Prep = past, "among"; not {
		t.Count.Kind = CountNo
	}
	return t
}

// bearsThis takes "this has 3 or more gear counters": that many lie on it.
func (p *parser) bearsThis(c *Cond) bool {
	from := p.i
	at := p.peek().pos
	if p.this() && p.quiet("has") {
		count := p.i
		for _, many := range [...]bool{true, false} {
			if p.i = count; c.Bears == nil {
				c.Bears = p.bears(many)
			}
			if c.Bears != nil {
				c.Thing = &Thing{Pos: at, Kind: ThingThis}
				return true
			}
		}
	}
	p.i = from
	return false
}

// being takes "attacking", of "while attacking": this is it.
func (p *parser) being() *Cond {
	from := p.i
	at := p.peek().pos
	for i := range p.l.Vocab.Adjs {
		if w := &p.l.Vocab.Adjs[i]; !w.Item && (p.quiet(w.Phrase) || slices.ContainsFunc(w.Also, p.quiet)) && p.is(mark) {
			return &Cond{Pos: at, Is: w}
		}
		p.i = from
	}
	return nil
}

// adjective takes what "this is".
func (p *parser) adjective() *Word {
	if w := oneOf(p, p.l.Vocab.Adjs, func(w *Word) string { return w.Phrase }); w != nil {
		return w
	}
	for i := range p.l.Vocab.Adjs {
		if w := &p.l.Vocab.Adjs[i]; slices.ContainsFunc(w.Also, p.quiet) {
			return w
		}
	}
	return nil
}
