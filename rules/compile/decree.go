package compile

import (
	"cmp"
	"slices"

	"feltstack/rules"
	"feltstack/rules/text"
	"feltstack/rules/text/inflect"
	"feltstack/rules/text/refuse"
)

// This file compiles what players may do with cards, what cards cost, and what
// befalls players (decree.txt).

// whoDoes is who a decree is said of.
func (c *compiler) whoDoes(at text.Pos, p text.Poss) rules.Who {
	who, ok := c.l.does(p)
	refuse.If(at, !ok, "say whose: \"your\", \"your opponent's\" or \"a player's\"")
	return who
}

// decreed compiles a decree.
func (c *compiler) decreed(d *text.DecreeUse) rules.Decree {
	t := d.Cards
	out := rules.Decree{Kind: d.Kind, Who: c.whoDoes(d.Pos, d.By), N: c.times(d.Each, int16(d.N))}
	if a := d.Act; a != nil {
		if out.Act = a.Act; d.Kind == rules.Charges && a.Unit == "" && !d.Self && a.Pays != text.PaysOwn {
			out.Of = a.Pays
		}
	}
	if t == nil {
		return out
	}
	if a := d.Act; a != nil && !d.Self {
		of := a.Of
		if d.Kind == rules.Charges && len(a.Priced) > 0 {
			of = a.Priced
		}
		c.only(t, of, a.Phrase)
	}
	if d.By != text.PossYour {
		c.subject, c.who = text.SubjectThatPlayer, rules.ThatSeat // whose places are "theirs"
	}
	out.Cards = c.filter(t)
	refuse.If(t.Pos, out.Cards.Items || out.Cards.Reg >= 0, "this is said of cards, not of plays or of cards of an earlier step")
	switch d.Kind {
	case rules.Shows:
		for _, s := range out.Cards.From {
			z := c.l.Game.Zones[s.Zone]
			refuse.If(t.Pos, z.Table || z.Sight == rules.SightAll || !z.Ordered, "players may do this anyway, or there is nothing on top")
		}
		return out
	case rules.Allows, rules.Confines:
		c.allowsFrom(t, out.Cards, out.Who, d.Self && d.If != nil)
		return out
	}
	if d.Kind == rules.Diverts {
		c.diverted(d, &out)
	}
	whose := t.Ctrl != text.PossNone && d.Kind != rules.Diverts
	theirs := func(s rules.Source) bool {
		return s.Whose == rules.ThatSeat || s.Whose == rules.Each || s.Whose == out.Who
	}
	for _, s := range out.Cards.From {
		whose = whose || d.Kind != rules.Forbids || t.Table || !theirs(s)
	}
	refuse.If(t.Pos, whose, "leave out where these cards are and whose")
	return out
}

// allowsFrom checks where a text allows cards to be played from.
// One that depends on something may be about a hand: players could do it, but at another time.
func (c *compiler) allowsFrom(t *text.Thing, f *rules.Filter, who rules.Who, timed bool) {
	refuse.If(t.Pos, len(f.From) == 0, "players may do this anyway: say from where, as in \"from your %s\"", c.l.elsewhere())
	for _, s := range f.From {
		z := c.l.Game.Zones[s.Zone]
		if slices.ContainsFunc(c.l.Vocab.Zones, func(v text.Zone) bool { return v.Kind == s.Zone && v.Covers }) {
			continue
		}
		top := s.Part == rules.TopN && s.N == 1 // other texts may let players look at it
		anyway := !timed && s.Zone == c.l.Vocab.Hand && (s.Whose == who || s.Whose == rules.ThatSeat) || z.Table || !top && z.Sight != rules.SightAll && z.Sight != rules.SightOwner
		refuse.If(t.Pos, anyway, "players may do this anyway, or don't see these cards: say from where, as in \"from your %s\"", c.l.elsewhere())
	}
}

// elsewhere is the phrase of a zone that everybody sees, which is none in play.
func (l *Language) elsewhere() string {
	i := slices.IndexFunc(l.Vocab.Zones, func(z text.Zone) bool {
		s := l.Game.Zones[z.Kind]
		return s.Sight == rules.SightAll && !s.Table
	})
	return l.Vocab.Zones[max(i, 0)].Phrase
}

func (c *compiler) diverted(d *text.DecreeUse, out *rules.Decree) {
	to, from := d.To.Zone, d.From
	zones := c.l.Game.Zones
	stay := to.Poss == from.Poss || to.Poss == text.PossOwner || from.Poss == text.PossAny && to.Poss == text.PossTheir
	refuse.If(d.Pos, !zones[from.Zone.Kind].PerSeat || !zones[to.Zone.Kind].PerSeat, "say whose zones these are")
	refuse.If(d.Pos, !stay, "cards stay with the player whose they are: say \"their owners' %s\"", inflect.Plural(to.Zone.Phrase))
	refuse.If(d.Pos, to.Zone.Kind == from.Zone.Kind, "they go there anyway")
	refuse.If(d.Pos, zones[to.Zone.Kind].Table, "cards don't come into play this way")
	refuse.If(d.Pos, d.To.Kind == text.SpotEither, "say which: the top or the bottom")
	out.Zone, out.Dest = from.Zone.Kind, c.spot(d.Pos, *d.To)
}

// decree compiles a decree that holds for a time.
func (c *compiler) decree(k *text.Clause) { c.forATime(k, arg[*text.DecreeUse](k, 0)) }

func (c *compiler) forATime(k *text.Clause, d *text.DecreeUse) {
	words := c.words
	c.words = slices.DeleteFunc(slices.Clone(words), func(w said) bool { return c.keeps(w.of) })
	out := c.decreed(d)
	c.words = words
	said := func(t rules.Test) bool { return t.Said > 0 }
	refuse.If(k.Pos, out.Cards != nil && slices.ContainsFunc(out.Cards.Tests, said),
		"this is not known any more when it matters: let a card that stays in play choose it, and say in a line of its own what players can't do")
	in := rules.Instr{Op: rules.OpMarkSeat, Mark: c.l.Game.Decreed, N: int16(len(c.l.Game.Decrees)), Until: c.yourUntil(k.Pos, k.Until)}
	out.Text = c.l.Phrase(k.Node)
	c.l.Game.Decrees = append(c.l.Game.Decrees, out)
	c.emit(in)
}

// skip compiles a step of a turn that is skipped: the next one that would begin.
func (c *compiler) skip(k *text.Clause) {
	s := arg[*text.Step](k, 1)
	refuse.If(k.Pos, s.Skip == 0, "the %s can't be skipped", s.Phrase)
	if p := arg[text.Poss](k, 0); p != text.PossTheir {
		refuse.If(k.Pos, p != text.PossYour || k.Subject != text.SubjectYou, "players skip steps of their own: \"your opponent skips their next %s\"", s.Phrase)
	}
	c.emit(rules.Instr{Op: rules.OpMarkSeat, Mark: c.l.Vocab.SkipMark, N: s.Skip, Who: c.who, Until: rules.UntilRemoved})
}

// yourUntil is the end of a duration that can't be counted by another player's turns.
func (c *compiler) yourUntil(at text.Pos, u *text.Until) rules.Until {
	refuse.If(at, u.Of != rules.You, "say until your own next %s, or until this turn ends", c.l.Vocab.Next)
	return u.Until
}

// rule compiles a static decree, or what a card says of playing itself.
func (l *Language) rule(prog *Program, s text.Static) {
	c := l.compiler(prog)
	d := s.Decree
	out := rules.Static{Text: l.Phrase(s.Node), Decrees: []rules.Decree{c.decreed(d)}}
	if out.If = c.cond(s.While); d.If != nil {
		if out.If = c.cond(d.If); d.Kind == rules.Forbids {
			out.If = opposite(out.If)
		}
	}
	refuse.If(d.Pos, s.Limit != nil && d.Kind != rules.Allows, "only what players may do is so only for a number of times: leave out how often")
	refuse.If(d.Pos, s.Limit == nil && d.One, "say how often, as in \"Once per %s, ...\", or of all such cards", cmp.Or(l.Vocab.Round, "turn"))
	if k := s.Limit; k != nil {
		refuse.If(d.Pos, k.Scope == rules.PerGame || k.Refund, "say \"per %s\"", cmp.Or(l.Vocab.Round, "turn"))
		out.Decrees[0].Most, out.Decrees[0].Place = int8(k.N), int16(len(prog.Statics))
	}
	to := &prog.Statics
	if d.Self {
		to = &prog.Self
	}
	*to = append(*to, out)
}

// prevent compiles damage that is prevented.
func (c *compiler) prevent(k *text.Clause) {
	p := arg[*text.PreventUse](k, 0)
	in := rules.Instr{Op: rules.OpMarkSeat, Mark: p.Damage.Mark, N: rules.PreventAll}
	if p.N > 0 {
		in.N = int16(p.N)
	}
	if p.X {
		in.N, in.Max = 1, c.howMuch(&text.Count{Kind: text.CountX})
	}
	if p.Until != nil {
		in.Until = c.yourUntil(k.Pos, p.Until)
	}
	cards := in
	cards.Op = rules.OpMark
	switch {
	case p.Cards != nil:
		refuse.If(p.Cards.Pos, p.Damage.Of == "", "cards take no %s", p.Damage.Phrase)
		c.lying(p.Cards)
		c.only(p.Cards, []string{p.Damage.Of}, p.Damage.Phrase)
		cards.Reg = c.cards(p.Cards, use{})
		c.emit(cards)
	case p.By == text.PossAny:
		loop := c.emit(rules.Instr{Op: rules.OpSeats, Who: rules.Each})
		in.Who = rules.ThatSeat
		c.emit(in)
		c.close(loop)
		if n := c.l.Noun(p.Damage.Of); n != nil {
			f := cardsIn(c.l.table()...)
			f.Tests = []rules.Test{c.l.noun(n)}
			cards.Reg = c.into(k.Pos, rules.Instr{Op: rules.OpAll, Filter: f})
			c.emit(cards)
		}
	default:
		in.Who = c.whoDoes(k.Pos, p.By)
		refuse.If(k.Pos, in.Who == rules.Opponent && in.Until == rules.UntilStart, "say until this turn ends")
		c.emit(in)
	}
}
