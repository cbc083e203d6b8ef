package text

import (
	"slices"

	"feltstack/rules"
)

// para takes a paragraph: what simply holds, or an ability.
func (p *parser) para() (Para, bool) {
	para := Para{Pos: p.peek().pos}
	p.they = SubjectYou
	for !p.is(end) && !p.is(newline) {
		s, ok := p.static()
		if !ok {
			break
		}
		para.Static = append(append(para.Static, s), p.more...)
		p.more = nil
	}
	if len(para.Static) > 0 {
		return para, true
	}
	from := p.i
	if len(p.l.Vocab.Events) > 0 {
		if para.Limit = p.limit(); para.Limit != nil && !p.lit(",") {
			para.Limit, p.i = nil, from
		}
	}
	if begun, ok := p.waits(&para); begun {
		return para, ok
	}
	p.i, para.Limit = from, nil
	para.Label = oneOf(p, p.l.Vocab.Labels, func(x *Label) string { return x.Phrase })
	if para.Label == nil {
		return p.plainPara(para)
	}
	if para.Label.Bare && p.lit(".") {
		return para, true
	}
	if p.lit(",") {
		if para.Limit = p.limit(); para.Limit == nil {
			return para, false
		}
	}
	return para, p.lit(":") && p.body(&para.Body)
}

// waits takes what happens by itself, or instead of something. begun tells
// whether the paragraph is such a one.
func (p *parser) waits(para *Para) (begun, ok bool) {
	if para.Step = p.atStep(); para.Step != nil {
		p.meets(para)
		return true, p.lit(",") && p.body(&para.Body)
	}
	if p.lit("when") {
		para.Trigger = oneOf(p, p.l.Vocab.Triggers, func(t *Trigger) string { return t.Phrase })
		if para.Trigger == nil {
			para.Step = p.step()
		}
		if para.Trigger == nil && para.Step == nil {
			para.Event = p.event(false)
		}
		if para.Trigger == nil && para.Step == nil && para.Event == nil || !p.lit(",") {
			return true, false
		}
		p.meets(para)
		return true, p.body(&para.Body)
	}
	if p.lit("whenever") {
		if para.Event = p.event(false); para.Event == nil || !p.lit(",") {
			return true, false
		}
		p.meets(para)
		return true, p.body(&para.Body)
	}
	from := p.i
	if len(p.l.Vocab.Events) > 0 && p.lit("if") {
		if para.Event = p.event(true); para.Event != nil && p.lit(",") && p.instead(para) {
			return true, true
		}
		para.Event, para.May = nil, false
		p.i = from
	}
	return false, false
}

// static takes a sentence that simply holds.
func (p *parser) static() (Static, bool) {
	from := p.i
	p.more = nil
	v := p.l.Vocab
	if s, ok := p.holds(); ok {
		return s, true
	}
	p.i = from
	if p.lit("this can't be") {
		if list, ok := p.list(v.Cants, "or"); ok && p.lit(".") {
			return Static{Cants: list}, true
		}
		p.i = from
		return Static{}, false
	}
	k := oneOf(p, v.Keywords, func(k *Keyword) string { return k.Phrase })
	if k != nil && p.lit(".") {
		return Static{Keyword: k}, true
	}
	p.i = from
	return Static{}, false
}

// list takes "A", "A or B", "A, B or C".
func (p *parser) list(words []Keyword, join string) ([]*Keyword, bool) {
	var out []*Keyword
	for {
		k := oneOf(p, words, func(k *Keyword) string { return k.Phrase })
		if k == nil || slices.Contains(out, k) {
			return nil, false
		}
		out = append(out, k)
		from := p.i
		if p.lit(join) {
			k = oneOf(p, words, func(k *Keyword) string { return k.Phrase })
			return append(out, k), k != nil && !slices.Contains(out, k)
		}
		if !p.lit(",") {
			return out, len(out) == 1
		}
		if oneOf(p, words, func(k *Keyword) string { return k.Phrase }) == nil {
			p.i = from
			return out, len(out) == 1
		}
		p.i = from + 1
	}
}

var scopes = []struct {
	phrase string
	scope  rules.Scope
}{{"per turn", rules.PerTurn}, {"per round", rules.PerRound}, {"per game", rules.PerGame}, {"each turn", rules.PerTurn}, {"a turn", rules.PerTurn}}

var times = []string{"once", "twice"}

func (p *parser) limit() *Limit {
	l := &Limit{}
	for n, t := range times {
		if p.lit(t) {
			l.N = n + 1
			break
		}
	}
	if l.N == 0 {
		return nil
	}
	for _, s := range scopes {
		if p.lit(s.phrase) {
			l.Scope = s.scope
			l.Refund = p.lit("unless countered")
			return l
		}
	}
	return nil
}

// body takes what an ability or option does, up to the end of the line or of
// its options.
func (p *parser) body(b *Body) bool {
	b.Pos = p.peek().pos
	p.many = nil
	they := p.they
	defer func() { p.they = they }()
	if b.OnlyIf = p.during(); b.OnlyIf != nil {
		if !p.lit(":") {
			return false
		}
	} else if p.lit("only if") {
		if b.OnlyIf = p.cond(); b.OnlyIf == nil || !p.lit(":") {
			return false
		}
	}
	for len(b.Sentences) == 0 || !p.is(end) && !p.is(newline) {
		if c, ok := p.choice(); ok {
			b.Choice = c
			return true
		}
		s, ok := p.sentence()
		if !ok {
			return false
		}
		if n := len(b.Sentences); n > 0 && s.turns(&b.Sentences[n-1]) {
			s.If, s.Else = nil, true
		}
		b.Sentences = append(b.Sentences, s)
	}
	return true
}

// turns reports whether a sentence is about the contrary of what the one before
// it is about: "If you do, ... If you don't, ..." is "Otherwise".
func (s *Sentence) turns(before *Sentence) bool {
	a, b := before.If, s.If
	if n := len(before.Clauses); n > 0 && before.Clauses[n-1].May {
		return false // it is about that
	}
	return a != nil && b != nil && a.YouDo && b.YouDo && a.They == b.They && a.Not != b.Not
}

func (p *parser) choice() (*OneOf, bool) {
	from := p.i
	c := &OneOf{Pos: p.peek().pos}
	var many bool
	c.By, many = p.subject()
	verb := "choose"
	if c.By != SubjectYou && !many {
		verb = "chooses"
	}
	if !p.lit(verb+" one") || !p.take(dash) && !p.quiet(":") || !p.take(newline) {
		if p.i > from && (p.toks[p.i-1].kind == dash || p.toks[p.i-1].low == ":") {
			p.far, p.why = p.i, "each option stands on a line of its own that begins with a dash"
		}
		p.i = from
		return nil, false
	}
	they := p.they
	p.did(c.By)
	defer func() { p.they = they }()
	for p.is(dash) {
		p.i++
		var b Body
		if !p.body(&b) || b.Choice != nil {
			p.i = from
			return nil, false
		}
		c.Options = append(c.Options, b)
		if p.is(newline) && p.toks[p.i+1].kind == dash {
			p.i++
		}
	}
	if len(c.Options) < 2 {
		p.miss("- and another option")
		p.i = from
		return nil, false
	}
	return c, true
}
