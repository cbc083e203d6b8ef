package text

import (
	"slices"
	"strings"

	"feltstack/rules/text/grammar"
	"feltstack/rules/text/refuse"
)

// This file rewrites sentences: what depends on the one before it, and what takes its place.

// sentences rewrites the sentences of a body in their order.
func (r *resolver) sentences(n node) node {
	var out []node
	n.Kids = split(r, n.Kids)
	var before, after []sight // of what the last "if" depends on: what was spoken of before it, and in it
	for i, s := range n.Kids {
		refuse.If(s.Pos, s.Name() == "only so often", onlySoOften)
		if !r.depends(s) {
			if r.inner != nil && r.fell == "this event" {
				s.Walk(func(k node) {
					refuse.If(k.Pos, k.Name() == "this", "this is not there yet: join what waits by \", then\"")
				})
			}
			r.inner = nil
		}
		if r.last = last(out); s.Name() != "otherwise" || r.last.Name() != "if" && r.last.Name() != "unless" {
			before, after = r.sights, nil
		} else {
			r.sights, after = before, r.sights // that was not done
		}
		if in := r.inner; in != nil {
			was := *r
			*r = *in
			s = r.sentence(s)
			now := *r
			*r = was
			r.inner = &now
		} else {
			s = r.sentence(s)
		}
		if after != nil {
			r.sights = eitherWay(r.sights, after, len(before))
		}
		if i > 0 && r.turns(s, out[i-1]) {
			s = r.as(s, "otherwise")
		}
		if i > 0 && s.Name() == "otherwise" {
			if c := r.refusal(out[i-1]); c != nil {
				s = r.as(s, "if")
				s.Set("Cond", r.mk("is so", c))
			}
		}
		if s.Name() == "if instead" {
			s = r.as(s, "if")
			refuse.If(s.Pos, i == 0 || out[i-1].Name() != "step" || len(out[i-1].Get("Clause").Kids) > 1, "instead of what? say it in one step right before this, or say what happens otherwise: \"If ..., draw 3 cards. Otherwise, draw a card\"")
			if choose := r.before(out[i-1], s); choose != nil {
				out = append(out[:i-1], choose, out[i-1])
			}
			last := len(out) - 1
			out[last], s = s, r.as(out[last], "otherwise")
		}
		out = append(out, s)
		r.last = s
	}
	return grammar.List(out...)
}

// last is the last of some nodes, nil of none.
func last(all []node) node {
	if len(all) == 0 {
		return nil
	}
	return all[len(all)-1]
}

// eitherWay is what was spoken of after one of two sentences was done: of the first common
// ones it is not sure what they are called.
func eitherWay(one, other []sight, common int) []sight {
	out := slices.Clone(one)
	for i := range common {
		out[i].unsure = out[i].unsure || other[i].unsure || out[i].past != other[i].past
	}
	return append(out, other[common:]...)
}

// depends reports whether a sentence is about what was done in the one before it.
func (r *resolver) depends(s node) bool {
	first := append(list(s.Get("Clause")), nil)[0]
	return strings.Contains(r.l.inner(s.Get("Cond")).Name(), " do") || s.Name() == "otherwise" || strings.HasPrefix(first.Get("Who").Name(), "each player who did")
}

// turns reports whether a sentence is about the contrary of what the one before
// it is about: "If you do, ... If you don't, ..." is "Otherwise".
func (r *resolver) turns(s, before node) bool {
	if s.Name() != "if" || before.Name() != "if" {
		return false
	}
	last := before.Get("Clause").Kids
	if c := last[len(last)-1].Name(); c == "may" || c == "whomay" {
		return false // it is about that
	}
	did, does := r.l.inner(before.Get("Cond")).Name(), r.l.inner(s.Get("Cond")).Name()
	return strings.Contains(did, " do") && (did == does+"n't" || does == did+"n't")
}

func (r *resolver) sentence(n node) node {
	r.pos = n.Pos
	if n.Get("Moment") != nil || n.Get("Event") != nil || n.Get("Imminent") != nil {
		was := *r
		defer func() { // what is named there is not known here
			inner := *r
			*r = was
			r.many, r.inner = nil, &inner
		}()
	}
	if into, once, ok := strings.Cut(n.Name(), " until "); ok && (once == "first" || once == "last" || once == "given") {
		brief := list(n.Get("Brief"))
		if brief == nil {
			brief = slices.DeleteFunc([]node{n.Get("first"), n.Get("Given")}, func(k node) bool { return k == nil })
		}
		all := grammar.List()
		for _, b := range brief {
			k := b.Kids[0]
			if b.Name() != "brief" {
				b = r.l.inner(b)
				k = r.as(b, strings.TrimPrefix(b.Name(), "brief "))
				k.Set("Until", r.l.grammar.Copy(n.Get("Until")))
			}
			all.Kids = append(all.Kids, k)
		}
		n = r.as(n, into)
		n.Set("Clause", all)
	}
	cond := r.l.inner(n.Get("Cond")).Name()
	r.turned = n.Name() == "otherwise" || n.Name() == "else unless cost" || strings.HasSuffix(cond, " don't")
	r.maybe = r.turned || cond != ""
	// After what several players do, "if they don't, they lose 2 life" is of each who didn't.
	said, they := strings.CutPrefix(r.l.inner(n.Get("Cond")).Name(), "they ")
	if who := map[string]string{"do": "did", "don't": "didn't"}[said]; they && who != "" && n.Name() == "if" && r.they == nil && list(n.Get("Clause"))[0].Get("Who").Name() == "they" {
		n, r.they = r.as(n, "step"), r.mk("each player who "+who)
	}
	r.kids(n)
	r.maybe, r.turned = false, false
	return n
}

// split makes two sentences of "you may do this to do that".
func split(r *resolver, all []node) (out []node) {
	for _, s := range all {
		if s.Name() != "may to" {
			out = append(out, s)
			continue
		}
		may := r.at(s, r.mk("may"))
		may.Set("Act", s.Get("first"))
		then := grammar.List()
		for _, a := range s.Get("Act").Kids {
			k := r.at(a, r.mk("act"))
			k.Set("Act", a)
			then.Kids = append(then.Kids, k)
		}
		done := r.at(s.Get("Act").Kids[0], r.mk("if", r.mk("is so", r.mk("you do")), then))
		out = append(out, r.at(s, r.mk("step", grammar.List(may))), done)
	}
	return out
}

// before is the step that chooses the target of a sentence which another one takes the
// place of, where that speaks of it: "Destroy a target monster. If it is a token, draw a
// card instead." It makes the sentence one about the chosen card; nil: there's no such step.
func (r *resolver) before(s, instead node) node {
	var target node
	s.Walk(func(k node) {
		if k.Get("Target") != nil {
			target = k
		}
	})
	past := list(s.Get("Clause"))[0].Get("Act").Get("Verb")
	called := map[string]bool{"past chosen": true}
	if f, ok := r.l.words[past.Name()].(*Form); ok && f.Past != "" {
		called["past "+f.Past] = true
	}
	of := false
	instead.Walk(func(k node) { of = of || called[k.Get("Past").Name()] || called[k.Get("among").Name()] })
	if target == nil || !of || target.Name() != "cards" {
		return nil
	}
	instead.Walk(func(k node) {
		for _, part := range []string{"Past", "among"} {
			if called[k.Get(part).Name()] {
				k.Set(part, r.mk("past chosen"))
			}
		}
	})
	chosen := r.at(target, r.mk("that", r.mk("past chosen"), r.any()))
	if several(target) {
		chosen = r.at(target, r.mk("set", r.mk("those", r.mk("past chosen"), r.any())))
	}
	choose := r.at(s, r.mk("act", r.at(s, r.mk("does", r.at(s, r.mk("verb choose {cards}", target))))))
	s.Walk(func(k node) {
		for i := range k.Kids {
			if k.Kids[i] == target {
				k.Kids[i] = chosen
			}
		}
	})
	return r.at(s, r.mk("step", grammar.List(choose)))
}
