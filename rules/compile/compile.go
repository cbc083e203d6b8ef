package compile

import (
	"fmt"
	"strings"

	"feltstack/rules"
	"feltstack/rules/text"
	"feltstack/rules/text/refuse"
)

// The bounds of a text. The interpreter needs the registers above maxRegs for
// itself; places in a program and in a state are small numbers.
const (
	maxRegs    = 30 // sets of cards that one text may name
	maxParas   = 60
	maxOptions = 60
)

// Fact is a number of the card, at its place in Def.Facts.
type Fact struct {
	Fact uint8
	N    int16
}

// Program is what a card's text compiles to.
type Program struct {
	Keywords  uint64
	Facts     []Fact // what Keywords with numbers say
	Abilities []rules.Ability
	Waits     []rules.Ability // what waits, while the text is compiled: its place is behind the others
	Statics   []rules.Static
	Price     *rules.Price   // see rules.Def
	Lent      []rules.Static // what its cards get as long as something is so
	Self      []rules.Static // see rules.Def

	says  speech    // all that the text says
	extra *compiler // the last additional cost, and what a text keeps of it
	keeps []rules.Keep

	kept map[*text.Choosable]bool // words that a paragraph chooses and others speak of
}

// Compile turns a tree into the program that runs it. The error is a *text.Error,
// or text.Errors of several paragraphs.
func (l *Language) Compile(t *text.Text) (prog Program, err error) {
	err = text.Safely(t.Source, text.Pos{Line: 1, Col: 1}, func() error {
		prog, err = l.compile(t)
		return err
	})
	return prog, err
}

func (l *Language) compile(t *text.Text) (Program, error) {
	prog := Program{says: speech{quoted: true}}
	if len(t.Paras) > maxParas {
		return prog, &text.Error{Pos: t.Paras[maxParas].Pos, What: fmt.Sprintf("a card has no room for more than %d paragraphs, and this text has %d: leave some out", maxParas, len(t.Paras))}
	}
	var wrong text.Errors
	var paras []speech
	for i := range t.Paras {
		prog.says.parts = append(prog.says.parts, t.Paras[i].Node)
		paras = append(paras, speechOf(t.Paras[i].Node))
	}
	prog.kept = l.kept(paras)
	if e := l.keptTwice(&prog); e != nil {
		wrong = append(wrong, e)
	}
	for i := range t.Paras {
		p, before := &t.Paras[i], prog
		if e := l.allErrors(&prog, p); e != nil {
			wrong = append(wrong, e...)
		} else if p.Grade != nil {
			l.graded(&prog, before, t, p)
		}
	}
	if prog.extra != nil {
		prog.keepExtra()
	}
	if e := l.unanswered(&prog); e != nil && len(wrong) == 0 {
		wrong = append(wrong, e)
	}
	prog.placeWaits()
	return prog, wrong.Err()
}

// para compiles one paragraph.
func (l *Language) para(prog *Program, a *text.Para) (err *text.Error) {
	defer refuse.Caught(&err)
	if ch := a.Body.Choice; ch != nil {
		refuse.If(ch.Pos, len(ch.Options) > maxOptions, "there are %d options, and at most %d fit: leave some out", len(ch.Options), maxOptions)
	}
	for _, s := range a.Static {
		if s.Keyword != nil {
			prog.Keywords |= s.Keyword.Bit
			if s.Keyword.Fact != 0 {
				prog.Facts = append(prog.Facts, Fact{s.Keyword.Fact, int16(s.N)})
			}
		}
		for _, k := range s.Cants {
			prog.Keywords |= k.Bit
		}
		switch {
		case s.Whom != nil:
			l.holds(prog, a, s)
		case s.Decree != nil:
			l.rule(prog, s)
		case s.Price != nil:
			l.priced(prog, s.Price)
		}
	}
	if len(a.Static) == 0 {
		for ; a != nil; a = a.Or {
			prog.Abilities = append(prog.Abilities, l.ability(prog, a))
		}
	}
	return nil
}

func (l *Language) ability(prog *Program, a *text.Para) rules.Ability {
	out := rules.Ability{Kind: rules.AbilityTrigger}
	if n := a.Limit; n != nil {
		out.Limit = rules.Limit{Scope: n.Scope, N: int8(n.N), Refund: n.Refund, Key: l.limit(l.Sentences(a.Node))}
	}
	while := l.compiler(nil).cond(a.While)
	if a.Alter != nil || a.IsNot != nil { // what happens is changed, or does not
		out.Kind, out.When = rules.AbilityInstead, l.when(prog, a.Event)
		if out.Text = l.Sentences(a.Node); a.Alter != nil {
			out.Alter = a.Alter.Alter
			out.Text = strings.TrimSuffix(text.Upper(l.Phrase(a.Alter.Node)), ",") + " instead."
		}
		out.Modes = []rules.Mode{{Text: out.Text, If: while}}
		return out
	}
	out.Text = l.Sentences(a.Body.Node)
	switch {
	case a.Trigger != nil:
		out.When = a.Trigger.When
	case a.Step != nil:
		out.When = l.whenStep(a.Step)
	case a.Event != nil:
		if a.Event.Event.Would {
			out.Kind = rules.AbilityInstead
		}
		ask := strings.TrimSuffix(out.Text, ".")
		if out.Theirs = a.Theirs; a.Theirs {
			ask = l.Order(&a.Body.Sentences[0].Clauses[0])
		}
		if a.May {
			out.Ask = l.prompt(text.Upper(ask) + " instead?")
		}
		out.When = l.when(prog, a.Event)
		out.When.Own = called(a.Event, speechOf(a.Body.Node)) != a.Event.Event.Past
	default:
		out.Kind, out.Label = a.Label.Kind, a.Label.Label
	}
	if z := a.In; z != nil {
		refuse.If(a.Pos, z.Poss != text.PossYour && l.Game.Zones[z.Zone.Kind].PerSeat, "a card waits where its owner's cards lie: say \"your %s\"", z.Zone.Phrase)
		out.When.In = z.Zone.Kind
	}
	l.modes(prog, a, &out)
	for i := range out.Modes {
		out.Modes[i].If = both(out.Modes[i].If, while)
	}
	return out
}

// modes compiles what an ability costs and does. A choice that opens it is made
// when it is declared.
func (l *Language) modes(prog *Program, a *text.Para, out *rules.Ability) {
	var cost *compiler
	if len(a.Cost) > 0 {
		cost = l.cost(a.Cost, speechOf(a.Body.Node), false)
		if len(cost.wants) > 0 {
			out.Price = &rules.Price{Ways: []rules.Fee{cost.fee()}}
		}
		if len(cost.out.Code) > 0 {
			out.Cost = &cost.out
		}
	}
	bodies := []text.Body{a.Body}
	if ch := a.Body.Choice; ch != nil && len(a.Body.Sentences) == 0 && ch.By == text.SubjectYou && !ch.Random {
		bodies = l.Bodies(ch)
		out.If = l.compiler(nil).cond(a.Body.OnlyIf)
	}
	out.Traits = ^uint64(0) // those that all of them have
	for i := range bodies {
		c := l.compiler(prog)
		if cost != nil {
			c.paid(cost, &out.Keeps)
		} else if prog.extra != nil && a.Label != nil && a.Label.Kind == rules.AbilityPlay {
			c.paid(prog.extra, &prog.keeps)
		}
		mode := c.mode(a, &bodies[i])
		out.Traits &= mode.Traits
		out.Modes = append(out.Modes, mode)
	}
}

// unanswered finds a phrase of which nothing in the text says what it speaks of.
func (l *Language) unanswered(prog *Program) *text.Error {
	says := prog.says
	bearer := says.where("bearer", "bearer holds", "waited bearer", "host bearer", "the bearer's controller")
	paid, may := says.where("besides paid", "besides unpaid"), says.where("besides may")
	due := may
	if due == nil {
		due = says.where("besides if")
	}
	switch {
	case bearer != nil && !l.Vocab.Worn && !says.has("gain quoted", "squote") && !says.has("verb attach {cards} to {host} > this"):
		return &text.Error{Pos: *bearer, What: "nothing attaches this, so it has no bearer: say \"Attach this to ...\""}
	case paid != nil && due == nil:
		return &text.Error{Pos: *paid, What: "no additional cost may be paid: say \"As an additional cost to ... this, you may ...\""}
	case may != nil && paid == nil && len(prog.keeps) == 0:
		return &text.Error{Pos: *may, What: "nothing depends on it: say what happens \"if the additional cost was paid\", or what is done for its cards"}
	}
	return nil
}
