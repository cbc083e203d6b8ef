package text

import "strings"

// This file makes changes, counters and how many of something there are.

func (l *Language) changes(n node, set bool) []ChangeRef {
	var out []ChangeRef
	for _, k := range n.Kids {
		if strings.HasPrefix(name(k), "value ") {
			out = append(out, l.valued(k))
			continue
		}
		c := ChangeRef{N: k.N, Number: word[*Number](l, k.Get("Number")), Set: set}
		if set {
			c.N = k.Get("Num").N
		}
		if c.N == 0 && !set {
			fail(k.Pos, "0 changes nothing: say a number from 1 on")
		}
		if c.N > mostCount || c.N < -mostCount {
			fail(k.Pos, "a number here is at most %d", mostCount)
		}
		out = append(out, c)
	}
	return out
}

func (l *Language) each(n node) *ForEach {
	if n == nil {
		return nil
	}
	c := n.Kids[0]
	switch name(c) {
	case "each did":
		return &ForEach{Did: l.did(c)}
	case "each pip":
		return &ForEach{Pips: true}
	case "each counter":
		return &ForEach{Counter: word[*Counter](l, c.Get("Counter")), Thing: l.holder(c.Get("Holder"))}
	case "each named", "each of their":
		e := &ForEach{Past: word[string](l, c.Get("Past")), Their: name(c) == "each of their"}
		if x := word[*Noun](l, c.Get("CardNoun")); x != l.anyCard() {
			e.Noun = x
		}
		return e
	}
	t := &Thing{Pos: c.Pos, Count: Count{Kind: CountBareOne}, Other: c.Get("Other") != nil, node: c}
	l.kind(t, c.Get("Kind"))
	return &ForEach{Thing: t}
}

func (l *Language) counters(n node) *CounterRef {
	r := &CounterRef{Counter: word[*Counter](l, part(n, "Counter"))}
	switch name(n) {
	case "counters":
		r.Count = Count{Kind: CountN, N: twoOrMore(n.Get("Num"))}
	case "counters at least":
		r.Count = Count{Kind: CountAtLeast, N: within(n.Get("Num"), mostCount)}
	case "counters at most":
		r.Count = Count{Kind: CountAtMost, N: within(n.Get("Num"), mostCount)}
	case "no counter":
		r.Count.Kind = CountNo
	case "x counters":
		r.Count.Kind = CountX
	case "that many counters":
		r.Count.Kind = CountThatMuch
	case "all counters", "all of a kind":
		r.Count.Kind = CountAll
	}
	return r
}

func (l *Language) tokensOf(n node) *TokenRef {
	r := &TokenRef{Name: word[string](l, n.Get("Token"))}
	if name(n) == "tokens" {
		r.Count = Count{Kind: CountN, N: twoOrMore(n.Get("Num"))}
	} else {
		r.Count.Kind = map[string]CountKind{"x tokens": CountX, "that many tokens": CountThatMuch}[name(n)]
	}
	return r
}

// howMany makes how many of something that is not cards.
func (l *Language) howMany(n node) Count {
	switch noun := word[string](l, n); name(n) {
	case "several " + noun:
		return Count{Kind: CountN, N: twoOrMore(n.Get("Num"))}
	case "up to so many " + noun:
		return Count{Kind: CountUpTo, N: within(n.Get("Num"), mostCount)}
	case "one or two " + noun:
		return between(n, n.Get("low").N, n.Get("Num").N)
	case "as many " + noun:
		return Count{Kind: CountThatMuch}
	}
	return Count{}
}
