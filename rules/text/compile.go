package text

import (
	"fmt"
	"strings"

	"feltstack/rules"
)

// The bounds of a text. The interpreter needs the registers above maxRegs for
// itself; places in a program and in a state are small numbers.
const (
	maxRegs    = 30 // sets of cards that one text may name
	maxParas   = 60
	maxOptions = 60
	maxText    = 10_000 // bytes
)

// Program is what a card's text compiles to.
type Program struct {
	Keywords  uint64
	Abilities []rules.Ability
	Waits     []rules.Ability // what waits, while the text is compiled: its place is behind the others
	Statics   []rules.Static
	Price     *rules.Price   // see rules.Def
	Lent      []rules.Static // what its cards get as long as something is so
	Self      []rules.Static // see rules.Def
}

// Compile turns a tree into the program that runs it. The error is an *Error,
// or Errors of several paragraphs.
func (l *Language) Compile(t *Text) (prog Program, err error) {
	err = Safely(t.Source, Pos{Line: 1, Col: 1}, func() error {
		prog, err = l.compile(t)
		return err
	})
	return prog, err
}

func (l *Language) compile(t *Text) (Program, error) {
	var prog Program
	if len(t.Paras) > maxParas {
		return prog, &Error{Pos: t.Paras[maxParas].Pos, What: fmt.Sprintf("a card has no room for more than %d paragraphs", maxParas)}
	}
	var wrong []*Error
	kept := l.kept(t)
	for i := range t.Paras {
		p, before := &t.Paras[i], prog
		if p.keeps = kept; p.Event != nil {
			p.Event.keeps = kept
		}
		if e := l.mistakes(&prog, p); e != nil {
			wrong = append(wrong, e...)
		} else if p.Grade != nil {
			l.graded(&prog, before, t, p)
		}
	}
	if e := l.speaksOfBearer(t); e != nil && len(wrong) == 0 {
		wrong = append(wrong, e)
	}
	if e := l.speaksOfPaid(t); e != nil && len(wrong) == 0 {
		wrong = append(wrong, e)
	}
	prog.placeWaits()
	return prog, joined(wrong)
}

// para compiles one paragraph.
func (l *Language) para(prog *Program, a *Para) (err *Error) {
	defer caught(&err)
	if ch := a.Body.Choice; ch != nil && len(ch.Options) > maxOptions {
		fail(ch.Pos, "there are more than %d options", maxOptions)
	}
	for _, s := range a.Static {
		if s.Keyword != nil {
			prog.Keywords |= s.Keyword.Bit
		}
		for _, k := range s.Cants {
			prog.Keywords |= k.Bit
		}
		switch {
		case s.Whom != nil:
			l.holds(prog, a, s)
		case s.Decree != nil && s.Decree.Self:
			l.ofItself(prog, s)
		case s.Decree != nil:
			l.holdsFor(prog, s)
		case s.Price != nil:
			l.priced(prog, s.Price)
		}
	}
	if len(a.Static) == 0 {
		prog.Abilities = append(prog.Abilities, l.ability(prog, a))
	}
	return nil
}

func (l *Language) ability(prog *Program, a *Para) rules.Ability {
	if a.Alter != nil {
		return l.altering(a)
	}
	out := rules.Ability{Text: l.sentences(a.Body.node)}
	switch {
	case a.Trigger != nil:
		out.Kind = rules.AbilityTrigger
		out.When = a.Trigger.When
	case a.Step != nil:
		out.Kind = rules.AbilityTrigger
		out.When = l.whenStep(a.Step)
	case a.Event != nil:
		out.Kind = rules.AbilityTrigger
		if a.Event.Event.Would {
			out.Kind = rules.AbilityInstead
		}
		if a.May {
			out.Ask = l.prompt(strings.TrimSuffix(upper(out.Text), ".") + " instead?")
		}
		out.When = l.when(a.Event)
	default:
		out.Kind = a.Label.Kind
		out.Label = a.Label.Label
	}
	if a.Limit != nil {
		out.Limit = rules.Limit{Scope: a.Limit.Scope, N: int8(a.Limit.N), Refund: a.Limit.Refund, Key: l.limit(l.grammar.Print(a.node))}
	}
	var cost *compiler
	if len(a.Cost) > 0 {
		cost = l.cost(a)
		pays(&out, cost)
	}
	bodies := []Body{a.Body}
	// A choice that opens an ability is made when it is declared.
	if a.Body.Choice != nil && len(a.Body.Sentences) == 0 && a.Body.Choice.By == SubjectYou {
		bodies = l.waysOf(a.Body.Choice)
		if a.Body.OnlyIf != nil {
			out.If = l.condition(a.Body.OnlyIf)
		}
	}
	shared := ^uint64(0)
	for i := range bodies {
		c := &compiler{l: l, prog: prog, sets: map[string]*set{}}
		if cost != nil {
			c.paid(cost, &out.Keeps)
		}
		mode := c.mode(a, &bodies[i])
		shared &= mode.Traits
		out.Modes = append(out.Modes, mode)
	}
	out.Traits = shared
	return out
}

// condition compiles a condition that is asked before anything is chosen.
func (l *Language) condition(c *Cond) *rules.Cond {
	cc := &compiler{l: l, sets: map[string]*set{}}
	return cc.cond(c)
}

// compiler compiles one mode of an ability.
type compiler struct {
	l       *Language
	prog    *Program // nil where a text can't give abilities, and nothing can wait
	out     rules.Mode
	regs    int8
	sets    map[string]*set
	again   bool            // the clause before did the same to other cards
	said    map[string]bool // the names of sets that the text speaks of
	rest    *set            // what the last choice left over: from, minus
	restOf  [2]int8
	at      Pos       // of the clause
	who     rules.Who // the subject of the clause
	subject Subject
	prompt  uint16
	least   int16         // 0 while "may" makes the next pick optional, else -1
	over    int           // the jump over what happens otherwise
	mayJump int           // the jump of the last "you may", -1 if there is none
	skips   []int         // the jumps over the last sentence, where it depends on something
	depends bool          // the next sentence is about whether the clause was done
	whole   *rules.Cond   // that a last clause without "may" was done in full
	picked  int8          // register of the last pick of the clause
	loop    bool          // the clause is done by several players
	random  bool          // its choices are made by chance
	player  bool          // the text may speak to "that player"
	event   *EventUse     // what the text waits for
	evented int8          // the register of its card
	each    *rules.Amount // what "for each" multiplies, until a number takes it
	thrown  int           // sides of the last throw, 0 if there was none
	alone   []int8        // registers of single cards that were chosen: "its controller"
	its     bool          // the text speaks to the controller or owner of one
	seen    bool          // the opponent's hidden cards were looked at
	may     Subject       // who the last "may" leaves the choice to
	then    []Clause      // what follows the clause in its sentence
	after   []Sentence    // and the sentences after that
	least1  int16         // counters that a picked card must bear, of kind
	kind    int8
	others  bool   // the text says "other"
	antes   []ante // what its steps were about so far
	chooses bool   // the clause only chooses or keeps cards
	changes bool   // the clause changes cards: "for each other" is other than each of them
	from    uint64 // where the last cards were found: the kinds of zones, one bit each
	picks
	fromCost
	idling
}

// set is a named set of cards: "the shown cards".
type set struct {
	reg   int8
	uses  int // how many verbs make it
	nouns []*Noun
	event bool   // it is the card that an event was about: "the opposing monster" is that if it is one
	from  uint64 // the kinds of zones where they were found, one bit each
	many  bool   // "1 or more": only how many they are is known
	kind  string // a noun that all of them are by what was done to them
	roles []role // what each verb has made: "the chosen Dragon" of a Dragon and a Warrior
	paid  bool   // it was made by the cost; reg is one of the cost's
}

func (c *compiler) mode(a *Para, b *Body) rules.Mode {
	c.out.Text = c.l.sentences(b.node)
	c.said, c.body = c.l.said(b.node), b.node
	c.mayJump = -1
	c.player = a.Event != nil || a.Step != nil
	c.event = a.Event
	c.its = speaksToIts(b)
	c.listens(a, b)
	c.others = b.others()
	if a.Event != nil && a.Event.Event.Past != "" {
		c.name(a.Pos, a.Event.Event.Past, c.reg(a.Pos), nil) // register 0
		c.sets[a.Event.Event.Past].event, c.sets[a.Event.Event.Past].many = true, a.Event.Many
	}
	c.eventAnte()
	if a.Label != nil && a.Label.Native != "" {
		c.emit(rules.Instr{Op: rules.OpNative, Native: c.l.natives[a.Label.Native], Reg: -1, Dst: -1})
	}
	if b.OnlyIf != nil {
		c.out.If = c.cond(b.OnlyIf)
	}
	c.parts(b)
	if b.Choice != nil {
		c.choice(b.Choice)
	}
	c.unheard()
	return c.out
}

func (c *compiler) emit(in rules.Instr) int {
	c.out.Code = append(c.out.Code, in)
	return len(c.out.Code) - 1
}

func (c *compiler) here() int16 { return int16(len(c.out.Code)) }

func (c *compiler) reg(at Pos) int8 {
	if c.regs == maxRegs {
		fail(at, "this text names more than %d sets of cards", maxRegs)
	}
	c.regs++
	return c.regs - 1
}

// name calls the cards of a register by a participle. What several players
// do is one set.
func (c *compiler) name(at Pos, past string, reg int8, t *Thing) {
	if past == "" {
		return
	}
	if c.loop {
		all := c.reg(at)
		c.emit(rules.Instr{Op: rules.OpJoin, Reg: reg, Dst: all})
		reg = all
	}
	c.call(at, past, reg, t)
}

// call is name for a register that holds what all players did.
func (c *compiler) call(at Pos, past string, reg int8, t *Thing) {
	s := c.sets[past]
	if s != nil && s.paid {
		s = nil
	}
	if s != nil && c.again && !c.loop && c.said[past] { // "choose a monster and a Spell" are one set
		if c.roles[past] && len(s.roles) == 1 { // one of them is spoken of alone
			all := c.reg(at)
			c.emit(rules.Instr{Op: rules.OpJoin, Reg: s.reg, Dst: all})
			s.reg = all
		}
		c.emit(rules.Instr{Op: rules.OpJoin, Reg: reg, Dst: s.reg})
		s.has(reg, t)
		s.nouns = nil
		return
	}
	if s == nil {
		s = &set{}
		c.sets[past] = s
	}
	s.reg = reg
	s.uses++
	s.from = c.from
	s.has(reg, t)
	if s.nouns = nil; t != nil {
		s.nouns = t.Nouns
	}
}

// named finds the cards that a participle means.
func (c *compiler) named(at Pos, past string) int8 {
	s := c.sets[past]
	switch {
	case s != nil && s.many:
		fail(at, "these happen at the same time, and only their number is known: say \"for each %s card\"", past)
	case s == nil:
		missing(at, "\"the %s cards\": no verb before this says what they are", past)
	case s.uses > 1:
		fail(at, "\"the %s cards\": more than one verb before this could mean them", past)
	case s.paid:
		return c.keep(at, s.reg)
	}
	return s.reg
}
