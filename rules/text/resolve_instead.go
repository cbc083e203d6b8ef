package text

import "feltstack/rules/text/grammar"

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
