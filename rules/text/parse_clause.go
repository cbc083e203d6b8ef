package text

import (
	"slices"
	"strconv"

	"feltstack/rules"
)

// sentence takes a sentence with its full stop.
func (p *parser) sentence() (Sentence, bool) {
	s := Sentence{Pos: p.peek().pos}
	from := p.i
	if t := oneOf(p, p.l.Vocab.Traits, func(t *Trait) string { return t.Phrase }); t != nil && p.lit(".") {
		s.Trait = t
		return s, true
	}
	p.i = from
	if p.lit("this ignores") {
		ok := p.ignores(&s)
		return s, ok && p.lit(".")
	}
	_ = p.quiet("then ,") || p.quiet("then") // "... Then shuffle your deck."
	p.till = p.first()
	defer func() { p.till = nil }()
	if s.Else = p.lit("otherwise"); s.Else {
		if !p.lit(",") {
			return s, false
		}
	} else if p.lit("if") {
		if s.If = p.cond(); s.If == nil || !p.lit(",") {
			return s, false
		}
	} else if s.If = p.onThrow(); s.If != nil {
		if !p.lit(",") {
			return s, false
		}
	} else if p.lit("unless") {
		if !p.unlessFirst(&s) || !p.lit(",") {
			return s, false
		}
	}
	if p.till == nil {
		p.till = p.first()
	}
	as := SubjectYou
	for {
		c, ok := p.clause(as)
		if !ok {
			return s, false
		}
		s.Clauses = append(s.Clauses, c)
		p.did(c.Subject)
		p.counts(&c)
		for {
			k, more, ok := p.sameOf(c)
			if !ok {
				return s, false
			}
			if !more {
				break
			}
			s.Clauses = append(s.Clauses, k)
		}
		if p.last && p.quiet("instead") {
			p.last = false
		}
		if s.If != nil && p.peek().low == "instead" {
			p.far, p.why = p.i, "what happens otherwise comes after what depends on something: \"If ..., draw 3 cards. Otherwise, draw a card\""
			return s, false
		}
		if !p.whole && !p.condLast(&s) {
			return s, false
		}
		if p.lit(".") || p.quiet(";") {
			return s, p.till == nil || slices.ContainsFunc(s.Clauses, func(c Clause) bool { return c.Until != nil })
		}
		if !p.lit(", then") && !p.joins() {
			return s, false
		}
		as = c.Subject
	}
}

// ignores takes the list of "This ignores A, B and C".
func (p *parser) ignores(s *Sentence) bool {
	for {
		t := oneOf(p, p.l.Vocab.Ignores, func(t *Trait) string { return t.Phrase })
		if t == nil {
			return false
		}
		s.Ignores = append(s.Ignores, t)
		if p.lit("and") {
			t = oneOf(p, p.l.Vocab.Ignores, func(t *Trait) string { return t.Phrase })
			s.Ignores = append(s.Ignores, t)
			return t != nil
		}
		if !p.lit(",") {
			return len(s.Ignores) == 1
		}
	}
}

var subjects = []struct {
	phrase  string
	subject Subject
}{
	{"your opponent", SubjectOpponent},
	{"each opponent", SubjectEachOpponent},
	{"each player", SubjectEachPlayer},
	{"its controller", SubjectController},
	{"its owner", SubjectOwner},
	{"that player", SubjectThatPlayer},
}

// subject takes who does something; many says that a verb after it is in the
// plural.
func (p *parser) subject() (s Subject, many bool) {
	for _, s := range subjects {
		if p.lit(s.phrase) {
			return s.subject, false
		}
	}
	for _, s := range otherSubjects {
		if p.quiet(s.phrase) {
			return s.subject, s.subject == SubjectEachPlayer && s.phrase != "every player"
		}
	}
	if p.they != SubjectYou && p.quiet("they") {
		return p.they, true
	}
	return SubjectYou, false
}

// clause takes a verb with all that belongs to it. as is who did what stands
// before it in the sentence: "each player discards a card, then draws a card".
func (p *parser) clause(as Subject) (Clause, bool) {
	c := Clause{Pos: p.peek().pos}
	var many bool
	c.Subject, many = p.subject()
	you := c.Subject == SubjectYou && p.peek().low == "you" && p.begins(p.i+1)
	if you {
		p.i++ // "then you draw a card"
	} else if c.Subject == SubjectYou && as != SubjectYou {
		from := p.i
		said := c
		said.Subject = as
		if v, ok := p.does(said, !p.plural); ok && p.suffixes(&v) {
			return v, true
		}
		p.i = from
	}
	p.plural = many
	if c.Subject == SubjectYou && !you {
		c.May = p.lit("you may")
	} else if !you {
		c.May = p.lit("may")
	}
	best, ok := p.does(c, c.Subject != SubjectYou && !c.May && !many)
	if !ok && c.Subject == SubjectYou && !c.May {
		best, ok = longest(p, len(p.l.subjects), func(i int) (Clause, bool) {
			v := c
			v.Form = p.l.subjects[i]
			p.sum, p.chance, p.each = false, false, nil
			args, ok := p.form(v.Form, false)
			v.Args = args
			v.Form = v.Form.canon()
			return v, ok
		})
	}
	if !ok {
		return c, false
	}
	if !p.suffixes(&best) {
		return best, false
	}
	from := p.i
	if m := best.Form.core; m >= coreMove || m == coreReturn {
		if p.lit(",") {
			if best.Mark = p.markUse(); best.Mark == nil {
				p.i = from
			}
		}
	}
	return best, true
}

// does takes the verb of a clause and what belongs to it.
func (p *parser) does(c Clause, third bool) (Clause, bool) {
	type said struct {
		clause Clause
		sum    bool
		chance bool
		each   *ForEach
	}
	p.who = c.Subject
	defer func() { p.who = SubjectYou }()
	best, ok := longest(p, len(p.l.verbs), func(i int) (said, bool) {
		f := p.l.verbs[i]
		v := c
		p.sum, p.chance, p.each = false, false, nil
		args, ok := p.form(f, third)
		v.Args, v.Form = args, f.canon()
		return said{v, p.sum, p.chance, p.each}, ok
	})
	p.sum, p.chance, p.each = best.sum, best.chance, best.each
	return best.clause, ok
}

// form takes the words and slots of a template. third says that its verb is
// in the third person; a verb after a noun phrase agrees with that.
func (p *parser) form(f *form, third bool) ([]any, bool) {
	var args []any
	for i, part := range f.parts {
		if part.slot == noSlot {
			low := part.low
			if i == f.verb && third {
				low = conjugate(low)
			}
			if p.peek().low != low || p.is(end) {
				if f.of != nil {
					return nil, false
				}
				return nil, p.missForm(f, i, low)
			}
			p.i++
			continue
		}
		arg, ok := p.slot(f, i)
		if !ok {
			return nil, false
		}
		if t, ok := arg.(*Thing); ok && i < f.verb {
			third = !t.many()
		}
		args = append(args, arg)
	}
	return args, true
}

// missForm notes what of a template was expected: from its first word all of
// it, later the rest.
func (p *parser) missForm(f *form, i int, low string) bool {
	rest := low
	for _, part := range f.parts[i+1:] {
		if part.slot != noSlot {
			rest += " {" + slotName(part) + "}"
		} else if part.lit == "," || part.lit == ";" {
			rest += part.lit
		} else {
			rest += " " + part.lit
		}
	}
	return p.miss(rest)
}

func slotName(part part) string {
	for name, s := range slotNames {
		if s == part.slot {
			return name
		}
	}
	return ""
}

func (p *parser) slot(f *form, i int) (any, bool) {
	part := f.parts[i]
	switch part.slot {
	case slotCards, slotPlays:
		from := p.i
		p.plays = part.slot == slotPlays
		t, ok := p.thing()
		p.plays = false
		if i < f.verb && !ok {
			p.i = from
			t = &Thing{Pos: p.peek().pos, Count: Count{Kind: CountBare}}
			ok = p.bare(t)
		}
		if ok && t.Kind == ThingFilter && t.Nouns[0].Item != (part.slot == slotPlays) {
			p.i = from
			return nil, p.miss("")
		}
		return t, ok
	case slotCount:
		if p.thatMany() {
			return &Count{Kind: CountOne}, p.quiet(plural(part.arg))
		}
		c, ok := p.count()
		if !ok || c.Kind > CountRange {
			return nil, p.miss("2 " + plural(part.arg))
		}
		noun := plural(part.arg)
		if c.Kind == CountOne {
			noun = part.arg
		}
		return &c, p.lit(noun)
	case slotN:
		if i+1 < len(f.parts) && p.peek().low == f.parts[i+1].low && f.of == nil && i == 1 {
			p.sum = true // "gain life equal to the roll"
			return &Count{Kind: CountN, N: 1}, true
		}
		if f.of == nil && p.thatMany("that much") {
			return &Count{Kind: CountN, N: 1}, true
		}
		n, ok := p.upTo(mostN)
		return &Count{Kind: CountN, N: n}, ok
	case slotZone:
		// After "your" in the template only the zone's name stands.
		if i > 0 && f.parts[i-1].low == "your" {
			z := p.zoneName(true, false)
			return &ZoneRef{Zone: z}, z != nil
		}
		z, ok := p.zone()
		return &z, ok
	case slotPlace:
		return p.place()
	case slotCounters:
		return p.counters()
	case slotToken:
		return p.token()
	case slotChanges:
		return p.changes(false)
	case slotValues:
		return p.changes(true)
	}
	return p.stat()
}

// The greatest numbers of a text: of cards, counters and changes, and of what
// players gain and lose.
const (
	mostCount = 99
	mostN     = 999
)

func (p *parser) number() (int, bool) { return p.upTo(mostCount) }

// upTo takes a number that is not above most.
func (p *parser) upTo(most int) (int, bool) {
	written := p.peek().text
	if at := slices.Index(numerals, p.peek().low); at >= 0 {
		written = strconv.Itoa(at + 2)
	} else if !p.is(number) {
		return 0, p.miss("2")
	}
	n, err := strconv.Atoi(written)
	if err != nil || n > most {
		p.miss("")
		if p.i == p.far {
			p.most = max(p.most, most)
		}
		return 0, false
	}
	p.i++
	return n, true
}

func (p *parser) stat() (*StatRef, bool) {
	poss := p.poss()
	if poss == PossNone {
		return nil, p.miss("your")
	}
	s := oneOf(p, p.l.Vocab.Stats, func(s *Stat) string { return s.Phrase })
	return &StatRef{poss, s}, s != nil
}

func (p *parser) markUse() *MarkUse {
	m := oneOf(p, p.l.Vocab.Marks, func(m *Mark) string { return m.Phrase })
	if m == nil {
		return nil
	}
	for _, u := range p.l.untils() {
		if p.lit(u.phrase) {
			return &MarkUse{m, u.until}
		}
	}
	return nil
}

type untilPhrase struct {
	phrase string
	until  Until
	name   string // in coverage, the same for every game
}

// untils are the ends of durations that every game has.
func (l *Language) untils() []untilPhrase {
	next := "next " + l.Vocab.Next
	return []untilPhrase{
		{"until your " + next, Until{rules.UntilStart, rules.You}, "until your next start"},
		{"until your opponent's " + next, Until{rules.UntilStart, rules.Opponent}, "until your opponent's next start"},
		{"until its owner's " + next, Until{rules.UntilStart, rules.OwnerOf}, "until its owner's next start"},
		{"until its controller's " + next, Until{rules.UntilStart, rules.ControllerOf}, "until its controller's next start"},
		{"until this turn ends", Until{rules.UntilEnd, rules.You}, "until this turn ends"},
	}
}
