package text

import (
	"cmp"
	"slices"
	"strings"

	"feltstack/rules/text/grammar"
	"feltstack/rules/text/refuse"
)

// This file rewrites what someone does: verbs with all that belongs to them.

// clause resolves one clause; as is who did what stands before it in the
// sentence. It may be several.
func (r *resolver) clause(n, as node) []node {
	r.who, r.each, r.random = nil, nil, false
	who, a, rule := n.Get("Who"), n.Get("Act"), n.Name()
	maybe := r.maybe
	defer func() { r.maybe = maybe }()
	r.maybe = maybe || rule == "may" || rule == "whomay"
	switch {
	case rule == "get and longer":
		whom := r.l.inner(n.Get("Whom"))
		if k := whom.Name(); k != "this" && k != "that" && k != "that noun" && k != "set" {
			refuse.At(n.Pos, "two ends are two steps: choose the cards first, and say each of \"the chosen card\"")
		}
		get, can := r.as(n, "get"), r.l.grammar.Copy(r.as(n, "can"))
		can.Set("Until", n.Get("again"))
		return []node{r.holding(get), r.holding(can)}
	case strings.HasPrefix(rule, "two "):
		return r.twoTails(n)
	case n.Get("Struck") != nil:
		return r.clause(r.struck(n), nil)
	case a == nil:
		return []node{r.holding(n)}
	case who != nil:
		r.who = r.seat(who)
	case rule == "act" && as != nil && r.plural && n.Pos == a.Pos: // it doesn't say "you"
		if r.who, rule = as, "whoact"; as.Name() == "that player" && r.picked {
			r.whichPlayer(n) // it prints so
		}
	}
	then := append([]node{n}, list(n.Get("Then"))...)
	if len(then) > 1 {
		rule = "whoact"
	}
	var out []node
	for i, t := range then {
		if i > 0 && r.who.Name() == "that player" && r.choosesPlayer(out[len(out)-1]) {
			r.whichPlayer(t) // it prints so
		}
		out = append(out, r.eachAct(t, rule, r.act(t.Get("Act")))...)
	}
	return out
}

// choosesPlayer reports whether a player is chosen by a step.
func (r *resolver) choosesPlayer(step node) bool {
	f := word[*Form](r.l, step.Get("Act").Get("Verb"))
	return f != nil && (f.Core == CoreSeat || f.Core == CoreRival)
}

// struck says of who takes damage that they take it.
func (r *resolver) struck(n node) node {
	form, verb := strings.TrimPrefix(n.Name(), "dealt "), ""
	if form, verb = strings.TrimPrefix(form, "sum "), "verb "; n.Get("Sum") != nil {
		verb = "sum verb "
	}
	act := r.at(n, r.mk("does", r.as(n, verb+form)))
	act.Set("Each", n.Get("Each"))
	who := strings.TrimPrefix(n.Get("Struck").Name(), "struck ")
	if who == "you" {
		return r.at(n, r.mk("act", act))
	}
	return r.at(n, r.mk("whoact", r.at(n.Get("Struck"), r.mk(who)), act))
}

// tail is one of two things that the same cards get, as it is said alone.
func (r *resolver) tail(t node, called map[string]string, prefix string) node {
	return r.as(t, cmp.Or(called[t.Name()], prefix+strings.TrimPrefix(strings.TrimPrefix(t.Name(), "tail "), "more ")))
}

// twoTails makes two clauses of one that says two things of the same cards.
func (r *resolver) twoTails(n node) (out []node) {
	whom := n.Get("Whom")
	for i, t := range []node{n.Get("first"), n.Get("Tail")} {
		k := r.tail(t, nil, "")
		k.Set("Until", r.l.grammar.Copy(n.Get("Until")))
		k.Set("Whom", r.l.grammar.Copy(whom))
		if is := r.l.inner(whom); i > 0 && speaks(is) && !slices.Contains([]string{"all", "each", "every"}, is.Get("Det").Name()) && is.Name() != "whom bare" {
			refuse.If(n.Pos, several(is) || is.Get("Target") == nil || r.named("chosen") != 1, "these are two steps: choose the cards first, and say each of \"the chosen card\"")
			k.Set("Whom", r.mk("whom", r.at(whom, r.mk("that", r.mk("past chosen"), r.any()))))
		}
		k = r.holding(k)
		r.see(r.l.inner(k.Get("Whom")))
		out = append(out, k)
	}
	return out
}

// eachAct makes a clause of each act.
func (r *resolver) eachAct(n node, rule string, acts []node) []node {
	var out []node
	for _, a := range acts {
		k := r.mk(rule)
		k.Set("Act", a)
		if r.who != nil {
			k.Set("Who", r.who)
		}
		k.Pos = n.Pos
		if len(out) > 0 {
			k.Pos = a.Pos
		}
		out = append(out, k)
		if who := r.who.Name(); who == "a player of your choice" || who == "a opponent of your choice" {
			r.who, r.picked = r.mk("the chosen player"), true // who does the rest, too
		}
	}
	if (rule == "may" || rule == "whomay") && (len(out) > 1 || isOfEach(acts[0])) {
		refuse.At(out[len(out)-1].Pos, "\"may\" is of one step: say of each what may be done")
	}
	return out
}

// act resolves a verb with what belongs to it: several of it where the same is
// done to one thing after the other.
func (r *resolver) act(n node) []node {
	r.each, r.random = nil, n.Get("Random") != nil
	v := n.Get("Verb")
	f := r.l.words[v.Name()].(*Form)
	if isOfEach(n) {
		return r.eachThing(n, v, f)
	}
	if v.Name() == "sum verb "+f.text && !known(v.Get("Sum")) {
		r.sum(v.Get("Sum"))
		v = r.as(v, "verb "+f.text) // one of it for each
		r.kids(v)
		v.Set("N", r.mk("n", r.num(1)))
	} else {
		v = r.parts(v)
	}
	n.Set("Verb", v)
	if on := v.Get("Cards"); f.Core == CoreCounterOn && on != nil && on.Get("Det") != nil && several(on) {
		r.it = on // "for each counter on it" is of each of them
	}
	n.Set("Each", r.parts(n.Get("Each")))
	r.it = nil
	if r.each != nil {
		if each := n.Get("Each"); each != nil {
			refuse.At(each.Pos, "how often is said twice")
		}
		n.Set("Each", r.each)
	}
	if r.random {
		n.Set("Random", r.mk("at random"))
	}
	r.call(v, f, n.Get("Each") != nil)
	r.counts(f)
	return []node{n}
}

// eachThing makes an act of each thing of a verb.
func (r *resolver) eachThing(n, v node, f *Form) (out []node) {
	refuse.If(n.Pos, n.Get("Random") != nil || n.Get("Each") != nil || n.Get("Marked") != nil, "what stands at the end could be said of both: make a sentence of each")
	things := severally(v)
	if f.Past != "" {
		r.roles, r.role = things, f.Past
	}
	random := false
	for i, t := range things {
		if i > 0 && f.Core != CoreChoose {
			r.joined(things[i-1], t)
		}
		r.each, r.random = nil, false
		things[i] = r.parts(t)
		r.see(things[i])
		one := r.at(t, r.mk("does", r.at(t, r.mk("verb "+f.text, things[i]))))
		r.call(one.Get("Verb"), f, false)
		if r.random {
			random = true
			one.Set("Random", r.mk("at random"))
		}
		out = append(out, one)
	}
	r.counts(f)
	if f.Core == CoreChoose && !random { // this is printed as it is said
		for m := v; m != nil; m, things = m.Get("more"), things[1:] {
			m.Kids[0] = things[0]
		}
		return []node{r.at(n, r.mk("does", v))}
	}
	out[0].Pos = n.Pos
	return out
}

// joined refuses a second thing of a verb of which it is not clear what belongs to it.
func (r *resolver) joined(before, t node) {
	refuse.If(t.Pos, t.Get("Det").Name() == "another" && before.Name() != "this", "\"another\" is another than this card: say how many of them there are, \"2 monsters\"")
	refuse.If(t.Pos, loose(t) && !loose(before), "what stands at the end could be said of both: say of each whose it is and where")
}

// loose reports whether something is said after the nouns of a phrase.
func loose(n node) bool {
	return slices.ContainsFunc([]string{"Where", "With", "Bears", "Ctrl"}, func(part string) bool {
		x := n.Get("Kind").Get(part)
		return x != nil && (x.Rule != nil || len(x.Kids) > 0)
	})
}

// counts makes "that many" as many cards as a verb is about, or the pips that it threw.
func (r *resolver) counts(f *Form) {
	r.many = nil
	switch {
	case f.Core == CoreDie, f.Core == CoreDice:
		r.many = &made{}
	case f.keeps():
		if last := len(r.sights) - 1; last >= 0 && r.sights[last].past != "" {
			r.many = &made{past: r.sights[last].past, by: r.who}
		}
	case f.Past != "":
		r.many = &made{past: f.Past, by: r.who}
	}
}

// thatMany is as many as the step before had. What several players did is to each
// of them as many as they did themselves. It reports false where the event says how
// much it was: that is printed as it is said.
func (r *resolver) thatMany(at node) bool {
	m := cmp.Or(r.many, r.met)
	if m != nil && m.amount {
		refuse.If(at.Pos, strings.HasPrefix(at.Name(), "twice"), "say \"that much\", which is as much as it was, or \"get twice that much instead\"")
		return false
	}
	refuse.IfMissing(at.Pos, m == nil || len(r.l.Vocab.Numbers) == 0 || r.l.multiple(m.by) && !grammar.Equal(r.who, m.by),
		"no step right before this says how many that is: name the cards (\"choose any number of ...\"), and say \"a card for each chosen card\"; of a number say X: \"Lose X life, then gain X life, where X is ...\"")
	c := "each named"
	if r.l.multiple(m.by) {
		c = "each of their"
	}
	if m.past == "" {
		r.each = r.mk("for each", r.mk("each pip"))
	} else {
		r.each = r.mk("for each", r.mk(c, r.mk("past "+m.past), r.any()))
	}
	return true
}

// known reports whether a sum is printed as it is said, rather than as "for each".
func known(sum node) bool {
	return sum.Name() == "sum of" || strings.HasPrefix(sum.Name(), "named ")
}

// sum makes "equal to the number of ..." "for each".
func (r *resolver) sum(n node) {
	into, ok := map[string]string{"the roll": "each pip", "sum named": "each named", "sum did": "each did", "sum counters": "each counter"}[n.Name()]
	if !ok {
		into = "each card"
		if side := n.Get("Side"); side != nil {
			n.Get("Kind").Set("Ctrl", r.playing("Ctrl", side))
		}
	}
	among := r.among
	r.among = true
	r.each = r.mk("for each", r.parts(r.as(n, into)))
	r.among = among
}

// holding rewrites what cards get: "gains" and "loses" a number are changes of it.
func (r *resolver) holding(n node) node {
	r.each, r.it = nil, r.l.inner(cmp.Or(n.Get("Whom"), n.Get("Holder"), n.Get("Pointed")))
	if k := n.Get("Holder").Get("Kind"); k.Get("Where").Name() == "on the table" {
		k.Set("Where", nil) // where else could they be
	}
	r.kids(n)
	r.it = nil
	rule, gain := strings.CutSuffix(n.Name(), "gain")
	rule, lose := strings.CutSuffix(rule, "lose")
	if n.Get("Value") == nil || !gain && !lose {
		return n
	}
	changes := grammar.List()
	for _, v := range n.Get("Value").Kids {
		c := r.as(v, "change")
		switch num := v.Get("Num"); {
		case num != nil && lose:
			c.N = -num.N
		case num != nil:
			c.N = num.N
		case v.Name() != "value x":
			refuse.At(v.Pos, "a card has the number of another: say \"has\"")
		case lose:
			c = r.as(v, "change minus x")
		default:
			c = r.as(v, "change x")
		}
		changes.Kids = append(changes.Kids, c)
	}
	n = r.as(n, rule+"get")
	n.Set("Change", changes)
	return n
}

// static rewrites a sentence with a static ability: several where it says several things.
func (r *resolver) static(n node) []node {
	r.who = nil
	if h := n.Get("Holding"); strings.HasPrefix(h.Name(), "stwo ") {
		var out []node
		for _, t := range []node{h.Get("first"), h.Get("Tail")} {
			one := r.l.grammar.Copy(n)
			one.Set("Holding", r.tail(t, map[string]string{"tail gain quoted": "squote"}, "s"))
			one.Get("Holding").Set("Holder", r.l.grammar.Copy(h.Get("Holder")))
			out = append(out, r.static(one)...)
		}
		return out
	}
	if by := n.Get("Decree").Get("Player"); word[Poss](r.l, by) == PossYourOpponent {
		r.they = r.mk("your opponent") // what it depends on may speak of them
	}
	r.kids(n)
	out, h := []node{n}, n.Get("Holding")
	if powers := h.Get("AndPower"); powers != nil {
		h.Set("AndPower", nil)
		for _, p := range powers.Kids {
			one := r.at(n, r.mk(n.Name(), slices.Clone(n.Kids)...))
			one.Set("Holding", r.at(p, r.mk("scan", h.Get("Holder"), p.Kids[0])))
			out = append(out, one)
		}
	}
	return out
}
