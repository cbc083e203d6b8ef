package text

import (
	"strings"

	"feltstack/rules"
)

// This file and build_thing.go make the tree that is compiled of what the
// grammar has read.

// build makes a paragraph.
func (l *Language) build(n node) Para {
	if g := word[*Grade](l, n); g != nil {
		p := l.build(n.Kids[0])
		if p.Grade != nil {
			fail(n.Pos, "a paragraph has one level")
		}
		p.Grade, p.node = g, n
		return p
	}
	p := Para{Pos: n.Pos, node: n}
	switch name(n) {
	case "statics":
		for _, s := range n.Get("Static").Kids {
			p.Static = append(p.Static, l.static(s))
		}
	case "label", "labellimit":
		p.Label = word[*Label](l, n.Get("Label"))
		if name(n) == "labellimit" {
			p.Limit = l.times(n.Get("Times"))
		}
		p.Body = l.body(n.Get("Body"))
	case "bare":
		p.Label = word[*Label](l, n.Kids[0])
	case "trigger":
		p.Limit = l.limited(n.Get("Limit"))
		l.event(n.Get("Event"), &p)
		p.Body = l.body(n.Get("Body"))
	case "instead", "mayinstead":
		p.Limit = l.limited(n.Get("Limit"))
		p.May = name(n) == "mayinstead"
		l.event(n.Get("Would"), &p)
		p.Body = l.body(n.Get("Body"))
	case "changed":
		l.altered(n, &p)
	case "use":
		p.Label, p.Limit = l.Vocab.Use, l.limited(n.Get("Limit"))
		p.Cost = l.acts(n.Get("cost"), SubjectYou)
		p.Body = l.body(n.Get("Body"))
	case "uses":
		p.Label, p.Limit, p.Body = l.Vocab.Use, l.times(n.Get("Times")), l.body(n.Get("Body"))
	case "plain":
		p.Label, p.Body = l.Vocab.Play, l.body(n.Kids[0])
	}
	return p
}

// word is what a node for a word of the game stands for.
func word[T any](l *Language, n node) T {
	w, _ := l.words[name(n)].(T)
	return w
}

func (l *Language) limited(n node) *Limit {
	if n == nil {
		return nil
	}
	return l.times(n.Kids[0])
}

var scopes = map[string]rules.Scope{"per turn": rules.PerTurn, "per round": rules.PerRound, "per game": rules.PerGame}

func (l *Language) times(n node) *Limit {
	out := &Limit{N: 1, Scope: scopes[name(n.Get("Scope"))], Refund: n.Get("Refund") != nil}
	if name(n.Get("Often")) == "twice" {
		out.N = 2
	}
	return out
}

// event makes what a paragraph waits for.
func (l *Language) event(n node, p *Para) {
	switch name(n) {
	case "ordinal", "your ordinal", "their ordinal", "many", "many does":
		p.Event = l.counting(n)
		return
	case "begins":
		p.Step = &StepUse{Whose: word[Poss](l, n.Get("StepOf")), Step: word[*Step](l, n.Get("Step"))}
	case "this event", "this would":
		p.Event = &EventUse{Thing: &Thing{Pos: n.Pos, Kind: ThingThis}, Event: word[*Event](l, n.Kids[0])}
	case "event", "would happen":
		p.Event = &EventUse{Thing: l.thing(n.Get("Waited")), Event: word[*Event](l, n.Kids[1])}
	case "would befall":
		e := word[*Event](l, n.Get("WouldBefall"))
		p.Event = &EventUse{Thing: &Thing{Pos: n.Pos, Nouns: []*Noun{l.anyCard()}}, Event: e, By: word[Poss](l, n.Get("Doer"))}
	case "it befalls":
		e := word[*Event](l, n.Get("Befalls"))
		p.Event = &EventUse{Thing: &Thing{Pos: n.Pos, Nouns: []*Noun{l.anyCard()}}, Event: e, By: word[Poss](l, n.Get("Doer"))}
	case "event does", "would do":
		p.Event = &EventUse{Thing: l.thing(n.Get("Waited")), Event: word[*Event](l, n.Kids[1]), By: word[Poss](l, n.Get("Doer"))}
	default:
		p.Trigger = word[*Trigger](l, n)
		return
	}
	if e := p.Event; e != nil && !e.heard() {
		fail(n.Pos, "nobody can tell this: say it of \"a card\", without what kind of card it is, or where")
	}
}

// heard reports whether a text can wait for the event of such a card.
func (e *EventUse) heard() bool {
	t := e.Thing
	if t.Kind == ThingFilter && t.Count.Kind != CountOne {
		return false
	}
	if e.Event.Does != "" && e.By != PossNone && (t.Other && e.Event.Unseen || t.Target != "" || len(t.From) > 0 || t.Table || t.sided() || t.Poss != PossNone || t.Ctrl != PossNone) {
		return false
	}
	if e.Event.Would && e.Event.Unseen && t.Kind == ThingThis {
		return false // nobody knows yet which card it will be
	}
	return !e.Event.Unseen || t.plain()
}

func (l *Language) static(n node) Static {
	s := Static{node: n}
	switch name(n) {
	case "can't be":
		s.Cants = []*Keyword{word[*Keyword](l, n.Kids[0])}
		return s
	case "can't be any":
		for _, k := range append(list(n.Get("Cant")), n.Get("last")) {
			s.Cants = append(s.Cants, word[*Keyword](l, k))
		}
		return s
	case "while", "unless holds":
		s.While = l.cond(n.Get("Cond"))
		s.While.Not = name(n) == "unless holds"
	case "holds":
	default:
		if l.ruled(n, &s) {
			return s
		}
		s.Keyword = word[*Keyword](l, n)
		return s
	}
	h := n.Get("Holding")
	s.Whom = l.holder(h.Get("Holder"))
	switch name(h) {
	case "sget":
		s.Changes, s.Each = l.changes(h.Get("Change"), false), l.each(h.Get("Each"))
	case "shave":
		s.Changes = l.changes(h.Get("Value"), true)
	case "squote":
		p := l.build(h.Get("Para"))
		s.Quote = &p
	case "smute":
		s.Mutes = true
	case "scan":
		s.Power = word[*Keyword](l, h.Kids[1])
	}
	return s
}

func (l *Language) body(n node) Body {
	b := Body{Pos: n.Pos, node: n}
	if o := n.Get("OnlyIf"); o != nil {
		b.OnlyIf = l.cond(o.Get("Cond"))
	}
	if name(n) != "options" {
		for _, s := range n.Get("Sentence").Kids {
			b.Sentences = append(b.Sentences, l.sentence(s))
		}
	}
	if name(n) == "option" {
		return b
	}
	if c := n.Get("Choice"); c != nil {
		l.choices(&b, c)
	}
	return b
}

func (l *Language) sentence(n node) Sentence {
	s := Sentence{Pos: n.Pos}
	switch name(n) {
	case "ignores", "ignore":
		all := append(list(nil), n.Kids...)
		if name(n) == "ignores" {
			all = append(list(n.Get("Ignored")), n.Get("last"))
		}
		for _, k := range all {
			s.Ignores = append(s.Ignores, word[*Trait](l, k))
		}
		return s
	case "step", "if", "unless", "otherwise", "later", "if later", "floating", "if floating":
		s.Wait = l.wait(n)
		for _, k := range n.Get("Clause").Kids {
			s.Clauses = append(s.Clauses, l.clauses(k)...)
		}
	case "price", "ifprice", "elseprice":
		all := l.clauses(n.Get("Clause"))
		if len(all) > 1 {
			fail(all[1].Pos, "what somebody can keep from happening is one step: begin a new sentence")
		}
		k := all[0]
		s.Clauses, s.Price = []Clause{k}, l.price(n.Get("Price"), k.Subject)
	default:
		s.Trait = word[*Trait](l, n)
		return s
	}
	switch name(n) {
	case "if", "ifprice", "unless", "if later", "if floating":
		s.If = l.cond(n.Get("Cond"))
		s.If.Not = s.If.Not || name(n) == "unless"
	case "otherwise", "elseprice":
		s.Else = true
	}
	return s
}

var subjects = map[string]Subject{
	"your opponent": SubjectOpponent, "each opponent": SubjectEachOpponent, "each player": SubjectEachPlayer,
	"its controller": SubjectController, "its owner": SubjectOwner, "that player": SubjectThatPlayer,
	"each other player": SubjectEachOther, "the chosen player": SubjectChosen, "each chosen player": SubjectEachChosen,
	"a player of your choice": SubjectOfChoice, "a opponent of your choice": SubjectRivalOfChoice,
	"each player who": SubjectEachPlayer, "each player who did": SubjectWhoDid, "each player who didn't": SubjectWhoDidnt,
	"each player who voted for it": SubjectFor, "each player who voted against it": SubjectAgainst,
}

// price makes what somebody does so that a step of subject does not happen.
func (l *Language) price(n node, subject Subject) []Clause {
	by := SubjectYou
	switch name(n) {
	case "they pay":
		if by = subject; subject == SubjectYou {
			by = SubjectController
		}
	case "pays":
		l.plainly(n.Get("Who"))
		by = l.subject(n.Get("Who"))
	}
	return l.acts(n.Get("Act"), by)
}

// acts makes what somebody does to pay.
func (l *Language) acts(n node, by Subject) []Clause {
	var out []Clause
	for _, said := range n.Kids {
		for _, a := range l.apart(said) {
			k := l.act(a)
			k.Subject, k.node = by, a
			out = append(out, k)
		}
	}
	return out
}

func (l *Language) cond(n node) *Cond {
	c := &Cond{Pos: n.Pos, node: n}
	switch name(n) {
	case "you do", "they do", "you don't", "they don't":
		c.YouDo, c.They, c.Not = true, strings.HasPrefix(name(n), "they"), strings.HasSuffix(name(n), "don't")
	case "there is", "there is a play":
		c.Thing = l.counted(n.Kids[0])
	case "control", "opponent controls", "player controls":
		c.Thing = l.counted(n.Get("Cards"))
		c.Ctrl = map[string]Poss{"control": PossYour, "opponent controls": PossYourOpponent, "player controls": PossTheir}[name(n)]
	case "somebody controls":
		c.Thing, c.Ctrl = l.counted(n.Get("Cards")), l.possessor(n.Get("Controller"))
	case "control more", "have more":
		c.Thing = &Thing{Pos: n.Pos, Count: Count{Kind: CountBare}, node: n.Get("Kind")}
		l.kind(c.Thing, n.Get("Kind"))
		if c.Than = 1; name(n.Get("Compare")) == "fewer" {
			c.Than = -1
		}
		if name(n) == "control more" {
			c.Ctrl = PossYour
			if len(c.Thing.From) > 0 || c.Thing.Table || c.Thing.Among != "" || c.Thing.Ctrl != PossNone {
				fail(n.Pos, "%q is said of cards in play: leave out where they are and whose", "control")
			}
		}
	case "there are counters":
		c.Bears, c.Thing = l.counters(n.Get("Counters")), l.holder(n.Get("Holder"))
		if k := c.Bears.Count.Kind; c.Bears.Counter == nil || k == CountAll {
			fail(n.Pos, "say how many counters of which kind")
		}
	case "the vote passes", "the vote fails":
		c.Vote, c.Not = true, name(n) == "the vote fails"
	case "besides paid":
		c.Paid = true
	case "the roll is chosen":
		c.Roll = true
	case "did", "didn't", "happened", "didn't happen":
		l.past(c, n)
	case "is":
		c.Is = word[*Word](l, n.Get("Adj"))
	default:
		if l.numbers(c, n) {
			break
		}
		c.Word = word[*Word](l, n)
		for _, k := range n.Kids {
			c.N = within(k, mostN)
		}
	}
	return c
}

// counted makes a phrase that says how many cards there are.
func (l *Language) counted(n node) *Thing {
	t := l.thing(n)
	switch t.Count.Kind {
	case CountOne, CountNo, CountN, CountAtLeast, CountAtMost:
		if t.Kind == ThingFilter {
			return t
		}
	}
	fail(n.Pos, "say how many there are: \"a card\", \"2 or more cards\", \"no card\"")
	return nil
}
