package text

import (
	"cmp"
	"slices"
	"strings"

	"feltstack/rules/text/grammar"
	"feltstack/rules/text/refuse"
)

// This file turns what may be said in more than one way into the way that is
// printed, where that takes more than other words: what a sentence leaves to the one
// before it ("they", "that many", "then draws a card"), and what moves between its parts.

type node = *grammar.Node

// resolver reads the tree of a paragraph in its order and rewrites it.
type resolver struct {
	l      *Language
	they   node   // who "they" means, nil if nobody
	fell   string // the event that sends its card to a place that all see
	x      bool   // the cost says X
	told   bool   // an event is about a player
	picked bool   // a player has been chosen
	picker node   // and "that player" in options, where no event says it: who chose
	many   *made  // what the last step had: what "that many" counts
	met    *made  // and what the event had, until a step has something
	roles  []node // what the last step chose one of each, as "choose a monster and another monster"
	role   string // what they are called then: "chosen"
	it     node   // whose numbers change: "each gear counter on it"
	this   bool   // or "it" is this
	past   string // what the card of the event is called: "that monster"
	heard  *Event // that event
	who    node   // who does the clause, nil for you
	plural bool   // who did something last was named in the plural
	each   node   // what a part of the clause has said of how often
	random bool   // its cards are random ones
	vague  bool   // "in hand" could be anybody's
	pos    Pos    // of the sentence
	last   node   // the sentence before
	cant   bool   // the last power began with "can't"
	among  bool   // cards are counted: they are "among" others, not taken from among them

	sights []sight   // the cards that were spoken of: what "it" and "them" mean
	here   int       // where this was spoken of last
	open   bool      // it stands within words for cards, which could be those
	rival  string    // what did to this what happened: "opposing"
	others node      // all but the cards that were chosen last: "the rest"
	pair   bool      // or the event speaks of both
	inner  *resolver // what is known in a sentence that waits
	maybe  bool      // the clause may not be done
	turned bool      // it depends on that the step before was not done
}

// made is what a step had: cards with a name, or the pips that it threw.
type made struct {
	past   string
	by     node
	amount bool // it is how much an event was
}

// mk makes a node of a grammar rule. Some games have no words for it.
func (r *resolver) mk(name string, kids ...node) node {
	refuse.If(r.pos, r.l.grammar.Rule(name) == nil, "this game has no words for that: say it in another way")
	return r.l.grammar.Make(name, kids...)
}

func (r *resolver) num(n int) node {
	if n == 1 {
		return r.l.grammar.Number("one", n)
	}
	return r.l.grammar.Number("num", n)
}

// any is the noun of all cards.
func (r *resolver) any() node { return r.mk("noun " + r.l.anyCard().Phrase) }

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
	r.often(n)
	on := n.Get("Event").Name()
	if on == "it happens" { // nothing was spoken of before it
		on = "this event"
	}
	if ev := word[*Event](r.l, n.Get("Event").Get("Happens")); ev != nil && ev.Away && ev.Past != "" {
		r.fell = on
	} else if ev != nil && ev.Away && on == "this event" {
		r.fell = "this left"
	}
	if n.Name() == "theymayinstead" {
		n.Set("Would", r.parts(n.Get("Would")))
		they := r.they
		all := r.clause(r.at(n.Get("Who"), r.mk("whoact", n.Get("Who"), n.Get("Act"))), nil)
		refuse.If(n.Get("Who").Pos, len(all) > 1 || !grammar.Equal(all[0].Get("Who"), they), "only you or who this would happen to may do one other thing instead")
		n.Set("Who", all[0].Kids[0])
		n.Set("Act", all[0].Kids[1])
		return n
	}
	r.kids(n)
	if steps := list(n.Get("Body").Get("Sentence")); n.Name() == "instead" && len(steps) > 0 {
		// Who need not do what happens instead lets happen what was about to.
		all := list(steps[0].Get("Clause"))
		if steps[0].Name() == "step" && all[0].Name() == "may" {
			all[0] = r.as(all[0], "act")
			return r.as(n, "mayinstead")
		}
	}
	return n
}

// often puts how often a text may be used, said at its end, before it.
func (r *resolver) often(n node) {
	steps := n.Get("Body").Get("Sentence")
	last := len(list(steps)) - 1
	if last < 1 || steps.Kids[last].Name() != "only so often" {
		return
	}
	refuse.If(steps.Kids[last].Pos, n.Get("Limit") != nil || !slices.Contains([]string{"use", "trigger", "trigger in", "instead", "mayinstead"}, n.Name()), onlySoOften)
	n.Set("Limit", r.mk("limit", steps.Kids[last].Get("Times")))
	steps.Kids = steps.Kids[:last]
}

const onlySoOften = "how often stands once, in front: \"Once per turn, discard a card: ...\""

// at gives a node that was made the place of another.
func (r *resolver) at(from, n node) node {
	n.Pos = from.Pos
	return n
}

// as says a node by another grammar rule, which takes the parts that it has a place for.
func (r *resolver) as(n node, rule string) node { return n.As(r.mk(rule)) }

// event rewrites what is waited for, and makes "they" the player who it is about.
func (r *resolver) event(e node) node {
	e = r.pronoun(e)
	if under := e.Get("Under"); under != nil {
		k := e.Get("Waited").Get("Kind")
		refuse.If(under.Pos, k == nil || k.Get("Ctrl") != nil, "say once whose card it is")
		k.Set("Ctrl", r.playing("Ctrl", under))
		e = r.as(e, "event")
	}
	open := r.open
	r.open = true
	r.kids(e)
	r.open = open
	r.they, r.past, r.met, r.rival, r.pair, r.this = nil, "", nil, "", false, strings.HasPrefix(e.Name(), "this ") || e.Name() == "two of this"
	var ev *Event
	for _, k := range e.Kids {
		if is, ok := r.l.words[k.Name()].(*Event); ok {
			if ev, r.past = is, is.Past; ev.Own != "" && !r.this {
				r.past = ev.Own
			} else if ev.Own != "" && !ev.Away && strings.HasPrefix(ev.Phrase, "is ") {
				r.rival = ev.Past
			}
			if ev.Own != "" && !ev.Away && r.l.grammar.Rule("past "+ev.Own) != nil {
				r.rival, r.pair = ev.Past, true
			}
		}
	}
	switch e.Name() {
	case "two of a card": // it has two names
		r.past = ""
	case "many", "many of a side", "many does":
		r.met = &made{past: r.past, amount: r.l.grammar.Rule("past "+r.past) == nil} // which has no word
	case "would befall", "next befall", "it befalls", "it befalls nth", "next time it befalls":
		r.met = &made{amount: true}
	default:
		if ev != nil && ev.Amount {
			r.met = &made{amount: true}
		}
	}
	r.heard = ev
	if ev != nil && !r.this && e.Get("Past") == nil && e.Name() != "next time this" {
		r.sights = append(slices.Clip(r.sights), sight{said: e, past: r.past, many: r.met != nil && !r.met.amount, off: ev.Away})
	}
	if who := cmp.Or(e.Get("Doer"), e.Get("Hit"), e.Get("StepOf")); who != nil {
		switch p := player(who); p {
		case "you":
			r.they = nil
		case "a player":
			r.they = r.mk("that player")
		default:
			r.they = r.mk(p)
		}
	} else if ev != nil && (ev.Suffered || ev.Does != "") && (r.met == nil || ev.Amount) && e.Get("Ordinal") == nil {
		r.they = r.mk("that player")
	}
	r.told = r.they != nil
	if r.they.Name() == "that player" {
		r.picker = nil
	}
	return e
}

// either rewrites two events that are waited for.
func (r *resolver) either(n node) node {
	if n.Name() != "two events" {
		return r.event(n)
	}
	r.kids(n)
	r.they, r.past, r.met, r.rival = nil, "", nil, "" // it is not clear of which
	return n
}

func (r *resolver) body(n node) node {
	they := r.they
	if r.many != nil {
		r.met = r.many // of the cost
	}
	r.many, r.last = nil, nil
	r.kids(n)
	r.they = they
	return n
}

// choice rewrites options: what follows a step that someone may do otherwise depends on
// that they don't.
func (r *resolver) choice(c node) node {
	they := r.they
	defer func() { r.they = they }()
	if d := r.refusal(r.last); d != nil && c.Name() == "otherwise choice" {
		c = r.at(c, r.mk("if choice", r.mk("is so", d), c.Get("Choice")))
	}
	if who := c.Get("Who"); who != nil && they.Name() != "that player" {
		was := r.picker
		defer func() { r.picker = was }()
		if r.picker = r.parts(who); r.l.multiple(r.picker) {
			r.picker = nil
		}
	}
	r.kids(c)
	return c
}

// price resolves what someone does so that the clause before does not happen.
func (r *resolver) price(n node) node {
	was := r.who
	defer func() { r.who = was }()
	switch {
	case n.Name() != "they pay":
		r.who = n.Get("Who")
	case r.who == nil:
		r.who = r.mk("its controller")
	}
	n.Set("Act", spread(n.Get("Act"), r.act))
	return n
}

func (r *resolver) clauses(n node) node {
	var out []node
	var as node
	for _, k := range n.Kids {
		all := r.clause(k, as)
		out = append(out, all...)
		as = nil
		if last := all[len(all)-1]; last.Get("Act") != nil {
			as = last.Get("Who") // who does it, nil for you
		}
		r.did(as)
		if r.choosesPlayer(all[len(all)-1]) {
			r.they, r.picked = r.mk("the chosen player"), true
		}
	}
	return grammar.List(out...)
}

// did makes "they" the player who did something last, unless there are several.
func (r *resolver) did(who node) {
	switch who.Name() {
	case "":
	case "a player of your choice", "a opponent of your choice":
		r.they, r.picked = r.mk("the chosen player"), true
	default:
		if r.they = who; r.l.multiple(who) {
			r.they = nil
		}
	}
}

// seat resolves who does something.
func (r *resolver) seat(n node) node {
	r.plural = false
	switch n.Name() {
	case "they":
		refuse.IfMissing(n.Pos, r.they == nil, "nothing before this says who \"they\" are: of several players say \"each player who did\" or \"each player who didn't\"")
		r.plural = true
		return r.they
	case "that player":
		switch {
		case r.picker != nil:
			return r.picker
		case r.picked:
			r.whichPlayer(n)
			return r.at(n, r.mk("the chosen player"))
		}
	case "you each", "both players":
		r.plural = true
		return r.at(n, r.mk("each player"))
	}
	r.kids(n)
	return n
}

// whichPlayer refuses "that player" where a player was chosen and the event is about one, too.
func (r *resolver) whichPlayer(n node) {
	refuse.If(n.Pos, r.told, "\"that player\" could be the player of the event or the chosen one: say \"the chosen player\", or choose after this")
}
