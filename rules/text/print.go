package text

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Print writes a tree as canonical text: what Parse reads from it is the same
// tree again.
func (l *Language) Print(t *Text) string {
	pr := printer{l: l}
	return pr.text(t)
}

// Uses counts the productions of the grammar that a tree is made of, by name.
func (l *Language) Uses(t *Text) map[string]int {
	pr := printer{l: l, uses: map[string]int{}}
	pr.text(t)
	return pr.uses
}

// printer writes text. Every production passes through use.
type printer struct {
	l    *Language
	uses map[string]int
	said map[string]bool // the names of earlier steps' cards that were written, where that is asked for

	// subject whose "their" becomes "your": set for prompts, which speak to
	// the one who chooses.
	direct bool
}

func (p *printer) use(name string) {
	if p.uses != nil {
		p.uses[name]++
	}
}

// names notes that the cards of an earlier step are spoken of.
func (p *printer) names(past string) {
	if p.said != nil {
		p.said[past] = true
	}
}

func (p *printer) text(t *Text) string {
	var lines []string
	for i := range t.Paras {
		lines = append(lines, p.para(&t.Paras[i]))
	}
	return strings.Join(lines, "\n")
}

func (p *printer) para(a *Para) string {
	if len(a.Static) > 0 {
		var s []string
		for _, k := range a.Static {
			s = append(s, upper(p.static(k))+".")
		}
		return strings.Join(s, " ")
	}
	if a.Limit != nil && a.Label == nil {
		p.use("limited trigger")
		bare := *a
		bare.Limit = nil
		return upper(p.limit(a.Limit)) + ", " + lower(p.para(&bare))
	}
	if a.Trigger != nil {
		p.use("trigger: " + a.Trigger.Phrase)
		return "When " + a.Trigger.Phrase + ", " + lower(p.body(&a.Body))
	}
	if a.Step != nil {
		return p.step(a.Step) + lower(p.body(&a.Body))
	}
	if a.Event != nil {
		return p.event(a.Event, a.May) + lower(p.body(&a.Body))
	}
	if a.Label.Phrase == "" {
		return p.plainPara(a)
	}
	p.use("label: " + a.Label.Phrase)
	head := a.Label.Phrase
	if a.Limit != nil {
		head += ", " + p.limit(a.Limit)
	}
	if len(a.Body.Sentences) == 0 && a.Body.Choice == nil {
		return head + "."
	}
	return head + ": " + p.body(&a.Body)
}

func (p *printer) static(s Static) string {
	if s.Keyword != nil {
		p.use("static: " + s.Keyword.Phrase)
		return s.Keyword.Phrase
	}
	if s.Whom != nil {
		return p.holds(s)
	}
	var words []string
	for _, k := range s.Cants {
		p.use("static: this can't be " + k.Phrase)
		words = append(words, k.Phrase)
	}
	return "this can't be " + join(words, "or")
}

func (p *printer) limit(l *Limit) string {
	p.use("limit")
	s := times[l.N-1]
	for _, sc := range scopes {
		if sc.scope == l.Scope {
			s += " " + sc.phrase
			break
		}
	}
	if l.Refund {
		s += " unless countered"
	}
	return s
}

func (p *printer) body(b *Body) string {
	var out []string
	for i := range b.Sentences {
		out = append(out, upper(p.sentence(&b.Sentences[i]))+".")
	}
	if b.Choice != nil {
		out = append(out, upper(p.choice(b.Choice)))
	}
	s := strings.Join(out, " ")
	if b.OnlyIf != nil {
		p.use("only if")
		s = "Only if " + p.cond(b.OnlyIf) + ": " + lower(s)
	}
	return s
}

func (p *printer) choice(c *OneOf) string {
	p.use("choose one")
	s := "choose one -"
	if c.By != SubjectYou {
		s = subjectName(c.By) + " chooses one -"
	}
	for i := range c.Options {
		s += "\n- " + p.body(&c.Options[i])
	}
	return s
}

func subjectName(s Subject) string {
	for _, w := range subjects {
		if w.subject == s {
			return w.phrase
		}
	}
	return ""
}

func (p *printer) sentence(s *Sentence) string {
	if s.Trait != nil {
		p.use("trait: " + s.Trait.Phrase)
		return s.Trait.Phrase
	}
	if len(s.Ignores) > 0 {
		var words []string
		for _, t := range s.Ignores {
			p.use("trait: this ignores " + t.Phrase)
			words = append(words, t.Phrase)
		}
		return "this ignores " + join(words, "and")
	}
	var parts []string
	for i := range s.Clauses {
		parts = append(parts, p.clause(&s.Clauses[i]))
	}
	if len(parts) > 1 {
		p.use("then")
	}
	out := strings.Join(parts, ", then ")
	if len(s.Price) > 0 {
		out += p.price(s.Price, s.Clauses[0].Subject)
	}
	if s.Else {
		p.use("otherwise")
		out = "otherwise, " + out
	}
	switch {
	case s.If == nil:
	case s.If.Not && !s.If.YouDo:
		p.use("unless")
		out = "unless " + p.cond(s.If) + ", " + out
	default:
		p.use("if")
		out = "if " + p.cond(s.If) + ", " + out
	}
	return out
}

func (p *printer) clause(c *Clause) string {
	head := ""
	switch {
	case p.direct:
	case c.Subject == SubjectYou && c.May:
		p.use("you may")
		head = "you may "
	case c.Subject != SubjectYou:
		head = subjectName(c.Subject) + " "
		p.use("subject: " + subjectName(c.Subject))
		if c.May {
			head += "may "
		}
	}
	return head + p.does(c, c.Subject != SubjectYou && !c.May && !p.direct)
}

// does writes a clause without who does it; third says that its verb is in the
// third person.
func (p *printer) does(c *Clause, third bool) string {
	p.use(c.Form.name)
	var b strings.Builder
	arg := 0
	for i, part := range c.Form.parts {
		s := part.lit
		if part.slot != noSlot {
			s = p.arg(part, c.Args[arg])
			if t, ok := c.Args[arg].(*Thing); ok && i < c.Form.verb {
				third = !t.many()
			}
			arg++
		} else if i == c.Form.verb && third {
			s = conjugate(s)
		}
		if s == "" {
			continue
		}
		if b.Len() > 0 && s != "," && s != ";" {
			b.WriteByte(' ')
		}
		b.WriteString(s)
	}
	p.suffixes(&b, c)
	if c.Mark != nil && !p.direct {
		p.use("mark: " + c.Mark.Mark.Phrase)
		b.WriteString(", " + c.Mark.Mark.Phrase + " " + p.until(c.Mark.Until))
	}
	return b.String()
}

func (p *printer) until(u Until) string {
	for _, w := range p.l.untils() {
		if w.until == u {
			p.use(w.name)
			return w.phrase
		}
	}
	return ""
}

func (p *printer) arg(part part, arg any) string {
	switch a := arg.(type) {
	case *Thing:
		return p.thing(a)
	case *Count:
		if part.slot == slotN {
			return strconv.Itoa(a.N)
		}
		return p.count(a, part.arg, plural(part.arg))
	case *ZoneRef:
		if a.Poss == PossNone && p.l.Game.Zones[a.Zone.Kind].PerSeat {
			return a.Zone.Phrase
		}
		return p.zone(a)
	case *Place:
		return p.place(a)
	case *CounterRef:
		return p.counters(a)
	case *TokenRef:
		return p.token(a)
	case []ChangeRef:
		return p.changes(a)
	case *StatRef:
		return p.poss(a.Poss) + " " + a.Stat.Phrase
	}
	return ""
}

// count writes how many of something.
func (p *printer) count(c *Count, one, many string) string {
	n := strconv.Itoa(c.N)
	switch c.Kind {
	case CountOne:
		return article(one) + " " + one
	case CountN:
		return n + " " + many
	case CountUpTo:
		p.use("up to")
		if c.N == 1 {
			return "up to 1 " + one
		}
		return "up to " + n + " " + many
	case CountRange:
		p.use("range")
		return n + " or " + strconv.Itoa(c.M) + " " + many
	case CountAny:
		p.use("any number")
		return "any number of " + many
	case CountEvery:
		p.use("every")
		return "every " + one
	case CountEach:
		p.use("each")
		return "each " + one
	case CountAll:
		p.use("all")
		return "all " + many
	case CountBareOne:
		return one
	case CountNo:
		p.use("no")
		return "no " + one
	case CountAtLeast:
		p.use("or more")
		return n + " or more " + many
	case CountAtMost:
		p.use("or fewer")
		return n + " or fewer " + many
	}
	return many
}

func (p *printer) cond(c *Cond) string {
	switch {
	case c.YouDo:
		for _, w := range doing {
			if w.cond.They == c.They && w.cond.Not == c.Not {
				p.use(w.phrase)
				return w.phrase
			}
		}
	case c.Word != nil:
		p.use("condition: " + c.Word.Phrase)
		return strings.ReplaceAll(c.Word.Phrase, "{n}", strconv.Itoa(c.N))
	case c.Is != nil:
		p.use("this is")
		p.use("adjective: " + c.Is.Phrase)
		return "this is " + c.Is.Phrase
	}
	if c.Than != 0 {
		return p.than(c)
	}
	for _, w := range controls {
		if c.Ctrl == w.poss {
			p.use("you control")
			return w.phrase + " " + p.thing(c.Thing)
		}
	}
	if r := c.Bears; r != nil {
		p.use("there are counters")
		verb := "there is "
		if (&Thing{Count: r.Count}).many() {
			verb = "there are "
		}
		return verb + p.counters(r) + " on " + p.thing(c.Thing)
	}
	p.use("there is")
	verb := "there is "
	if c.Thing.many() {
		verb = "there are "
	}
	return verb + p.thing(c.Thing)
}

// join writes a list: "A", "A or B", "A, B or C".
func join(words []string, and string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " " + and + " " + words[last]
}

func upper(s string) string { return first(s, unicode.ToUpper) }

func lower(s string) string { return first(s, unicode.ToLower) }

func first(s string, to func(rune) rune) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	return string(to(r)) + s[n:]
}
