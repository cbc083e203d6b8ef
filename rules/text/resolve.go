package text

import (
	"slices"
	"strings"

	"feltstack/rules/text/grammar"
)

// This file turns what may be said in more than one way into the way that is
// printed, where that takes more than other words: what a sentence leaves to the one
// before it ("they", "that many", "then draws a card"), and what moves between its parts.

type node = *grammar.Node

// resolver reads the tree of a paragraph in its order and rewrites it.
type resolver struct {
	l      *Language
	they   node   // whom "they" means, nil if nobody
	that   bool   // "they control" may be of the player whom an event is about
	many   *made  // what the last step had: what "that many" counts
	past   string // what the card of the event is called: "that monster"
	who    node   // who does the clause, nil for you
	plural bool   // who did something last was named in the plural
	each   node   // what a part of the clause has said of how often
	random bool   // its cards are random ones
	vague  bool   // "in hand" could be anybody's
	pos    Pos    // of the sentence
	among  bool   // cards are counted: they are "among" others, not taken from among them
}

// made is what a step had: cards with a name, or the pips that it threw.
type made struct {
	past string
	by   node
}

// mk makes a node of a production. Some games have no words for it.
func (r *resolver) mk(name string, kids ...node) node {
	if r.l.grammar.Rule(name) == nil {
		fail(r.pos, "this game has no words for that: say it in another way")
	}
	return r.l.grammar.Make(name, kids...)
}

func (r *resolver) num(n int) node {
	if n == 1 {
		return r.l.grammar.Number("one", n)
	}
	return r.l.grammar.Number("num", n)
}

func name(n node) string {
	if n == nil || n.Rule == nil {
		return ""
	}
	return n.Rule.Name
}

// list is the nodes of a list that may be missing.
func list(n node) []node {
	if n == nil {
		return nil
	}
	return n.Kids
}

// para rewrites a paragraph.
func (r *resolver) para(n node) node {
	r.pos = n.Pos
	if _, ok := r.l.words[name(n)].(*Grade); ok {
		n.Kids[0] = r.para(n.Kids[0])
		return n
	}
	switch name(n) {
	case "insteadlast":
		step := r.mk("step", n.Get("Clause"))
		step.Pos = n.Get("Clause").Kids[0].Pos
		return r.at(n, r.para(r.mk("instead", n.Get("Limit"), n.Get("Would"), r.mk("body", nil, grammar.List(step), nil))))
	case "statics":
		var all []node
		for _, s := range n.Kids[0].Kids {
			all = append(all, r.static(s)...)
		}
		return r.at(n, r.mk("statics", grammar.List(all...)))
	case "trigger":
		r.set(n, "Event", r.event(n.Get("Event")))
		r.meets(n.Get("Event"))
	case "instead", "mayinstead", "changed":
		r.set(n, "Would", r.event(n.Get("Would")))
		r.meets(n.Get("Would"))
	case "use":
		r.set(n, "cost", grammar.List(r.acts(list(n.Get("cost")))...))
	}
	for i, f := range n.Rule.Fields {
		if f.Name == "Body" {
			n.Kids[i] = r.body(n.Kids[i])
		}
	}
	if name(n) == "instead" && name(n.Get("Body")) == "body" {
		// Who need not do what happens instead lets happen what was about to.
		first := n.Get("Body").Get("Sentence").Kids[0]
		if name(first) == "step" && name(first.Kids[0].Kids[0]) == "may" {
			c := first.Kids[0].Kids[0]
			first.Kids[0].Kids[0] = r.at(c, r.mk("act", c.Kids[0]))
			return r.at(n, r.mk("mayinstead", n.Kids...))
		}
	}
	return n
}

// at gives a node that was made the place of another.
func (r *resolver) at(from, n node) node {
	n.Pos = from.Pos
	return n
}

func (r *resolver) set(n node, field string, to node) {
	n.Kids[slices.IndexFunc(n.Rule.Fields, func(f grammar.Field) bool { return f.Name == field })] = to
}

// meets makes "they" the player whom an event is about.
func (r *resolver) meets(e node) {
	r.they, r.that, r.past = nil, false, ""
	for _, k := range e.Kids {
		if ev, ok := r.l.words[name(k)].(*Event); ok {
			r.past = ev.Past
		}
	}
	switch name(e) {
	case "begins", "next step":
		r.they = r.whose(r.l.words[name(e.Kids[0])])
		if r.l.words[name(e.Kids[0])] == PossAny {
			r.they = r.mk("that player")
		}
	case "their ordinal":
		r.they = r.mk("your opponent")
	case "event does", "would do", "next time does", "many does", "would befall", "it befalls":
		r.they = r.whose(r.l.words[name(e.Get("Doer"))])
		if r.l.words[name(e.Get("Doer"))] == PossNone {
			r.they = r.mk("that player")
		}
	case "event", "next time", "next time that", "next time this", "this event", "this also", "this would", "would happen":
		if ev, ok := r.l.words[name(e.Kids[len(e.Kids)-1])].(*Event); ok && (ev.Suffered || ev.Does != "") {
			r.they = r.mk("that player")
		}
	}
	r.that = name(r.they) == "that player"
}

func (r *resolver) event(n node) node {
	if name(n) == "this also" {
		e := r.l.words[name(n.Kids[0])].(*Event)
		return r.at(n, r.mk("this event", r.mk("happens "+e.Phrase)))
	}
	if e, ok := r.l.words[name(n)].(*Event); ok {
		return r.at(n, r.mk("this event", r.mk("happens "+e.Phrase)))
	}
	if name(n) == "event does" && name(n.Get("Doer")) == "doer a player" {
		e := r.l.words[name(n.Get("Does"))].(*Event)
		return r.parts(r.at(n, r.mk("event", n.Get("Waited"), r.mk("happens "+e.Phrase))))
	}
	if name(n) == "would do" && name(n.Get("Doer")) == "doer a player" {
		e := r.l.words[name(n.Get("WouldDo"))].(*Event)
		return r.parts(r.at(n, r.mk("would happen", n.Get("Waited"), r.mk("would "+e.Phrase))))
	}
	if s, ok := r.l.words[name(n)].(*Step); ok {
		return r.at(n, r.mk("begins", n.Kids[0], r.mk("step "+s.Phrase)))
	}
	return r.parts(n)
}

func (r *resolver) body(n node) node {
	r.many = nil
	they := r.they
	defer func() { r.they = they }()
	if o := n.Get("OnlyIf"); o != nil {
		r.set(n, "OnlyIf", r.onlyIf(o))
	}
	if name(n) == "body" {
		r.set(n, "Sentence", r.sentences(n.Get("Sentence")))
	}
	if c := n.Get("Choice"); c != nil {
		r.set(n, "Choice", r.choices(n, c))
	}
	return n
}

func (r *resolver) onlyIf(n node) node {
	if name(n) == "only during" {
		return r.at(n, r.mk("only if", r.during(n.Kids[0])))
	}
	r.set(n, "Cond", r.cond(n.Get("Cond")))
	return n
}

// during is a part of the turn as a condition.
func (r *resolver) during(n node) node {
	return r.at(n, r.mk("condition "+r.l.words[name(n)].(*Word).Phrase))
}

func (r *resolver) choice(c node) {
	they := r.they
	defer func() { r.they = they }()
	if name(c) == "theychoose" {
		r.set(c, "Who", r.seat(c.Get("Who")))
		r.did(c.Get("Who"))
	}
	for _, o := range c.Get("Option").Kids {
		r.many = nil
		if f := o.Get("OnlyIf"); f != nil {
			r.set(o, "OnlyIf", r.onlyIf(f))
		}
		before := r.they
		r.set(o, "Sentence", r.sentences(o.Get("Sentence")))
		r.they = before
	}
}

func (r *resolver) sentences(n node) node {
	var out []node
	for i, s := range n.Kids {
		s = r.sentence(s)
		if i > 0 && r.turns(s, out[i-1]) {
			s = r.at(s, r.mk("otherwise", s.Get("Clause")))
		}
		if i > 0 && name(s) == "otherwise" {
			if c := r.refusal(out[i-1]); c != nil {
				s = r.at(s, r.mk("if", c, s.Get("Clause")))
			}
		}
		out = append(out, s)
	}
	return grammar.List(out...)
}

// turns reports whether a sentence is about the contrary of what the one before
// it is about: "If you do, ... If you don't, ..." is "Otherwise".
func (r *resolver) turns(s, before node) bool {
	if name(s) != "if" || name(before) != "if" {
		return false
	}
	last := before.Get("Clause").Kids
	if c := name(last[len(last)-1]); c == "may" || c == "whomay" {
		return false // it is about that
	}
	pair := [2]string{name(before.Get("Cond")), name(s.Get("Cond"))}
	return slices.Contains([][2]string{{"you do", "you don't"}, {"you don't", "you do"}, {"they do", "they don't"}, {"they don't", "they do"}}, pair)
}

func (r *resolver) sentence(n node) node {
	r.pos = n.Pos
	switch name(n) {
	case "later", "if later", "floating", "if floating":
		return r.waits(n)
	case "step", "otherwise":
		r.set(n, "Clause", r.clauses(n.Get("Clause")))
	case "if throw":
		t := n.Get("Throw")
		c := r.at(t, r.mk("condition "+r.l.words[name(t)].(*Word).Phrase, t.Kids...))
		return r.at(n, r.mk("if", c, r.clauses(n.Get("Clause"))))
	case "until first", "if until first":
		var all []node
		for _, b := range n.Get("Brief").Kids {
			k := b.Kids[0]
			if name(b) != "brief" {
				kids := append(slices.Clone(b.Kids), n.Get("Until"))
				k = r.at(b, r.mk(strings.TrimPrefix(name(b), "brief "), kids...))
			}
			all = append(all, k)
		}
		into := r.at(n, r.mk("step", grammar.List(all...)))
		if c := part(n, "Cond"); c != nil {
			into = r.at(n, r.mk("if", c, grammar.List(all...)))
		}
		return r.sentence(into)
	case "if", "unless":
		r.set(n, "Cond", r.cond(n.Get("Cond")))
		r.set(n, "Clause", r.clauses(n.Get("Clause")))
	case "price", "ifprice", "elseprice":
		if c := part(n, "Cond"); c != nil {
			r.set(n, "Cond", r.cond(c))
		}
		k := r.clause(n.Get("Clause"), nil)
		if len(k) > 1 || strings.HasPrefix(name(part(part(k[0], "Act"), "Verb")), "each ") {
			fail(place(k[len(k)-1]), "what somebody can keep from happening is one step: begin a new sentence")
		}
		r.set(n, "Clause", k[0])
		r.price(n.Get("Price"), k[0])
	}
	return n
}

// price resolves what somebody does so that step k does not happen.
func (r *resolver) price(n, k node) {
	was := r.who
	defer func() { r.who = was }()
	switch name(n) {
	case "you pay":
		r.who = nil
	case "they pay":
		switch name(k) {
		case "whoact":
			r.who = k.Get("Who")
		default:
			r.who = r.mk("its controller")
		}
	default:
		r.who = n.Get("Who")
	}
	r.set(n, "Act", grammar.List(r.acts(n.Get("Act").Kids)...))
}

func (r *resolver) clauses(n node) node {
	var out []node
	var as node
	for _, k := range n.Kids {
		all := r.clause(k, as)
		out = append(out, all...)
		as = r.doer(all[len(all)-1])
		r.did(as)
	}
	return grammar.List(out...)
}

// doer is who does a clause, nil for you.
func (r *resolver) doer(k node) node {
	if n := name(k); n == "whoact" || n == "whomay" {
		return k.Get("Who")
	}
	return nil
}

// did makes "they" the player who did something last, unless there are several.
func (r *resolver) did(who node) {
	switch name(who) {
	case "":
	case "a player of your choice", "a opponent of your choice":
		r.they = r.mk("the chosen player")
	default:
		if r.they = who; r.l.multiple(who) {
			r.they = nil
		}
	}
}

// seat resolves who does something.
func (r *resolver) seat(n node) node {
	r.plural = false
	switch name(n) {
	case "they":
		if r.they == nil {
			fail(place(n), "nothing before this says who \"they\" are")
		}
		r.plural = true
		return r.they
	case "each player who":
		return r.parts(n)
	case "you each", "both players":
		r.plural = true
		return r.at(n, r.mk("each player"))
	}
	return n
}

// clause resolves one clause; as is who did what stands before it in the
// sentence. It may be several.
func (r *resolver) clause(n, as node) []node {
	r.who, r.each, r.random = nil, nil, false
	switch name(n) {
	case "act":
		if as != nil && r.plural && !r.said(n) {
			r.who = as
			return r.each1(n, "whoact", r.act(n.Get("Act")))
		}
		return r.each1(n, "act", r.act(n.Get("Act")))
	case "may":
		return r.each1(n, "may", r.act(n.Get("Act")))
	case "who then":
		r.who = r.seat(n.Get("Who"))
		out := r.each1(n, "whoact", r.act(n.Get("Act")))
		for _, t := range n.Get("Then").Kids {
			out = append(out, r.each1(t, "whoact", r.act(t.Get("Act")))...)
		}
		return out
	case "you win", "you lose":
		return []node{n}
	case "who wins", "who loses":
		r.set(n, "Who", r.parts(r.seat(n.Get("Who"))))
		return []node{n}
	case "whoact", "whomay":
		r.who = r.seat(n.Get("Who"))
		return r.each1(n, name(n), r.act(n.Get("Act")))
	}
	return []node{r.holding(n)}
}

// said reports whether a clause says "you".
func (r *resolver) said(n node) bool { return n.Pos != n.Get("Act").Pos }

// each1 makes a clause of each act.
func (r *resolver) each1(n node, rule string, acts []node) []node {
	if rule == "act" || rule == "whoact" {
		acts = r.together(acts)
	}
	var out []node
	for _, a := range acts {
		kids := []node{a}
		if r.who != nil {
			kids = []node{r.who, a}
		}
		k := r.mk(rule, kids...)
		k.Pos = n.Pos
		if len(out) > 0 {
			k.Pos = a.Pos
		}
		out = append(out, k)
	}
	if len(out) > 1 && (rule == "may" || rule == "whomay") {
		fail(place(out[1]), "\"may\" is of one step: say of each what may be done")
	}
	return out
}

func (r *resolver) acts(list []node) []node {
	var out []node
	for _, a := range list {
		r.each, r.random = nil, false
		out = append(out, r.act(a)...)
	}
	return out
}

// act resolves a verb with what belongs to it: several of it where the same is
// done to one thing after the other.
func (r *resolver) act(n node) []node {
	r.each, r.random = nil, n.Get("Random") != nil
	v := n.Get("Verb")
	f := r.l.words[name(v)].(*form)
	if name(v) == "each verb "+f.text {
		var out []node
		if n.Get("Random") != nil || n.Get("Each") != nil || n.Get("Marked") != nil {
			fail(place(n), "what stands at the end could be said of both: make a sentence of each")
		}
		things := append([]node{v.Kids[0]}, v.Get("more").Kids...)
		for i, t := range things {
			r.each, r.random = nil, false
			if i > 0 {
				r.joined(things[i-1], t)
			}
			one := r.mk("does", r.at(t, r.mk("verb "+f.text, r.parts(t))), nil, nil, nil)
			if r.random {
				r.set(one, "Random", r.mk("at random"))
			}
			out = append(out, r.at(t, one))
		}
		out[0].Pos = n.Pos
		r.counts(f)
		return out
	}
	if name(v) == "sum verb "+f.text && name(v.Get("Sum")) != "sum of" {
		r.sum(v.Get("Sum"))
		v = r.at(v, r.mk("verb "+f.text, r.unit(v, f)...))
	} else {
		v = r.parts(v)
	}
	r.set(n, "Verb", v)
	r.vague = r.who != nil
	if e := n.Get("Each"); e != nil {
		r.among = true
		r.set(n, "Each", r.parts(e))
		r.among = false
	}
	r.vague = false
	if r.each != nil {
		if n.Get("Each") != nil {
			fail(place(n.Get("Each")), "how often is said twice")
		}
		r.set(n, "Each", r.each)
	}
	if r.random {
		r.set(n, "Random", r.mk("at random"))
	}
	r.counts(f)
	return []node{n}
}

// unit is the parts of a verb whose sum is said apart: one of it.
func (r *resolver) unit(v node, f *form) []node {
	kids := []node{r.mk("n", r.num(1))}
	for i, k := range v.Kids {
		if v.Rule.Fields[i].Name != "Sum" {
			kids = append(kids, r.parts(k))
		}
	}
	return kids
}

// joined refuses a second thing of a verb of which it is not clear what belongs to it.
func (r *resolver) joined(before, t node) {
	if d := part(t, "Det"); name(d) == "another" {
		fail(place(t), "\"another\" is another than this card: say how many of them there are, \"2 monsters\"")
	}
	if r.loose(t) && !r.loose(before) {
		fail(place(t), "what stands at the end could be said of both: say of each whose it is and where")
	}
}

// loose reports whether something is said after the nouns of a phrase.
func (r *resolver) loose(n node) bool {
	k := part(n, "Kind")
	if k == nil {
		return false
	}
	for _, f := range []string{"Where", "With", "Bears", "Ctrl"} {
		if x := part(k, f); x != nil && (x.Rule != nil || len(x.Kids) > 0) {
			return true
		}
	}
	return false
}

// counts makes "that many" as many cards as a verb is about, or the pips that it threw.
func (r *resolver) counts(f *form) {
	r.many = nil
	switch {
	case f.core == coreDie, f.core == coreDice:
		r.many = &made{}
	case f.past != "":
		r.many = &made{f.past, r.who}
	}
}

// several reports whether somebody is more than one player.
func (r *resolver) several(who node) bool { return who != nil && r.l.multiple(who) }

// thatMany is as many as the step before had. What several players did is to each
// of them as many as they did themselves.
func (r *resolver) thatMany(at node) {
	m := r.many
	if m == nil || len(r.l.Vocab.Numbers) == 0 || r.several(m.by) && !grammar.Equal(r.who, m.by) {
		fail(place(at), "no step right before this says how many that is: name the cards (\"choose any number of ...\"), and say \"a card for each chosen card\"")
	}
	switch any := r.l.anyCard(); {
	case m.past == "":
		r.each = r.mk("for each", r.mk("each pip"))
	case r.several(m.by):
		r.each = r.mk("for each", r.mk("each of their", r.mk("past "+m.past), r.mk("noun "+any.Phrase)))
	default:
		r.each = r.mk("for each", r.mk("each named", r.mk("past "+m.past), r.mk("noun "+any.Phrase)))
	}
}

// sum makes "equal to the number of ..." "for each".
func (r *resolver) sum(n node) {
	var c node
	switch name(n) {
	case "the roll":
		c = r.mk("each pip")
	case "sum named":
		c = r.mk("each named", n.Kids...)
	case "sum did":
		c = r.mk("each did", n.Kids...)
	case "sum counters":
		c = r.mk("each counter", n.Kids...)
	default:
		if n.Get("Side") != nil {
			fail(place(n), "say \"... you control\" after what is counted")
		}
		c = r.mk("each card", n.Get("Other"), n.Get("Kind"))
	}
	among := r.among
	r.among = true
	r.each = r.parts(r.mk("for each", r.at(n, c)))
	r.among = among
}

// place is where a node stands.
func place(n node) Pos { return n.Pos }
