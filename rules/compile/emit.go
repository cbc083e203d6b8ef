package compile

import (
	"slices"

	"feltstack/rules"
	"feltstack/rules/text"
	"feltstack/rules/text/refuse"
)

// compiler compiles one mode of an ability.
type compiler struct {
	l          *Language
	prog       *Program // nil where nothing is said that gives abilities, or waits
	out        rules.Mode
	regs       int8
	sets       map[string]*set
	again      bool      // the clause before did the same to other cards
	says       speech    // all that the text says
	said       int       // the number of the sentence
	rest       []int8    // what the last choices left over: the cards of one register that are in none of the others
	at         text.Pos  // of the clause
	who        rules.Who // the subject of the clause
	subject    text.Subject
	prompt     uint16
	least      int16           // 0 while "may" makes the next pick optional, else -1
	over       int             // the jump over what happens otherwise
	nor        []*text.Cond    // what must not be so either, for that
	mayJump    int             // the jump of the last "you may", -1 if there is none
	several    bool            // the last "may" asks each of some players
	skips      []int           // the jumps over the last sentence, where it depends on something
	depends    bool            // the next sentence is about whether the clause was done
	whole      *rules.Cond     // that a last clause without "may" was done in full
	picked     int8            // register of the last pick of the clause
	loop       bool            // the clause is done by several players
	random     bool            // its choices are made by chance
	player     bool            // the text may speak to "that player"
	event      *text.EventUse  // what the text waits for
	evented    int8            // the register of its card
	each       *rules.Amount   // what "for each" multiplies, until a number takes it
	thrown     int             // sides of the last throw, 0 if there was none
	alone      []int8          // registers of single cards that were chosen: "its controller"
	its        bool            // the text speaks to the controller or owner of one
	waits      bool            // it is a sentence that waits: that one is a card which was chosen before
	seen       bool            // the opponent's hidden cards were looked at
	may        text.Subject    // who the last "may" leaves the choice to
	then       []text.Clause   // what follows the clause in its sentence
	after      []text.Sentence // and the sentences after that
	bearing                    // counters that a picked card must bear
	others     bool            // the text says "other"
	antes      []ante          // what its steps were about so far
	chooses    bool            // the clause only chooses or keeps cards
	changes    bool            // the clause changes cards: "for each other" is other than each of them
	from       uint64          // where the last cards were found: the kinds of zones, one bit each
	apart      uint8           // in what the cards that it picks next differ
	alike      *rules.Test     // in what the targets that it chooses next are alike
	same       uint8           // the same, as Instr.Apart says it
	tallies    bool            // cards are counted: those that differ, once
	idleNumber *text.Pos       // where the last number was chosen, until something depends on it
	unheard    *text.Pos       // where the last throw stands, until something depends on it
	picks

	costs     bool // it is a cost that is compiled
	bought    bool // the text is that of a play, which is paid for
	buys      bool // it is what someone pays so that a step does not happen
	extra     bool // an additional one
	x         int8 // of a cost: the register of its X, counted from 1
	costX     int8 // of what is paid for: that register of the cost
	costKeeps *[]rules.Keep
	wants     []rules.Want   // of a cost: the resources
	whereX    *text.Quantity // what X is in this sentence
	deep      int            // how many numbers the one that is compiled belongs to
	heldX     int8           // the register that holds it, counted from 1
}

// bearing is a number of counters of a kind, which counts from 1.
type bearing struct{ least, kind int8 }

// compiler is one for a part of a text; with no program it gives no abilities.
func (l *Language) compiler(prog *Program) *compiler {
	return &compiler{l: l, prog: prog, sets: map[string]*set{}}
}

// set is a named set of cards: "the shown cards".
type set struct {
	reg   int8
	uses  int // how many verbs make it
	nouns []*text.Noun
	event bool   // it is the card that an event was about: "the opposing monster" is that if it is one
	from  uint64 // the kinds of zones where they were found, one bit each
	many  bool   // "1 or more": only how many they are is known
	kind  string // a noun that all of them are by what was done to them
	roles []role // what each verb has made: "the chosen Dragon" of a Dragon and a Warrior
	paid  bool   // it was made by the cost; reg is one of the cost's
	said  int    // the sentence that made it last
	play  bool   // it is plays on the stack that a text targets
}

// role is one of several cards that a step has chosen in different roles.
type role struct {
	reg   int8
	nouns []*text.Noun
}

func (c *compiler) mode(a *text.Para, b *text.Body) rules.Mode {
	c.out.Text = c.l.Sentences(b.Node)
	c.says = speechOf(b.Node)
	c.its, c.others = c.says.has("its controller", "its owner", "they pay"), c.says.has("other", "another")
	c.mayJump = -1
	c.player = a.Event != nil || a.Step != nil
	c.event = a.Event
	if e := a.Event; e != nil && e.Event.Past != "" {
		past := called(e, speechOf(a.Body.Node))
		c.call(a.Pos, past, c.reg(a.Pos), nil) // register 0
		c.sets[past].event, c.sets[past].many = true, e.Many
		if c.others && e.Thing.Kind == text.ThingFilter && !e.Thing.Other {
			c.antes = append(c.antes, ante{target: -1, from: c.l.zones(nil), event: true})
		}
	}
	if a.Label != nil && a.Label.Native != "" {
		c.emit(rules.Instr{Op: rules.OpNative, Native: c.l.natives[a.Label.Native], Reg: -1, Dst: -1})
	}
	c.out.If = c.cond(b.OnlyIf)
	c.bought = a.Label != nil
	c.parts(b)
	if b.Choice != nil {
		c.choice(b.Choice)
	}
	c.heard()
	if at := c.idleNumber; at != nil {
		refuse.At(*at, "nothing depends on the chosen number: say what it is for, as in \"if the roll is the chosen number\"")
	}
	return c.out
}

func (c *compiler) emit(in rules.Instr) int {
	c.out.Code = append(c.out.Code, in)
	return len(c.out.Code) - 1
}

// into emits an instruction whose cards, number or seat go into a new register.
func (c *compiler) into(at text.Pos, in rules.Instr) int8 {
	in.Dst = c.reg(at)
	c.emit(in)
	return in.Dst
}

// asked is into for an instruction that asks who does the clause.
func (c *compiler) asked(at text.Pos, in rules.Instr) int8 {
	in.Who, in.Prompt = c.who, c.prompt
	return c.into(at, in)
}

func (c *compiler) here() int16 { return int16(len(c.out.Code)) }

// jump emits a jump to a place that land says.
func (c *compiler) jump() int { return c.emit(rules.Instr{Op: rules.OpJump}) }

// unlessSo emits a jump that is taken where a condition does not hold.
func (c *compiler) unlessSo(so *rules.Cond) int { return c.emit(rules.Instr{Op: rules.OpIf, Cond: so}) }

// land makes jumps lead here; -1 is none.
func (c *compiler) land(jumps ...int) {
	for _, j := range jumps {
		if j >= 0 {
			c.out.Code[j].Jump = c.here()
		}
	}
}

// again goes back to where a loop begins, and lets it end here; -1 is none.
func (c *compiler) close(loop int) {
	if loop >= 0 {
		c.emit(rules.Instr{Op: rules.OpJump, Jump: int16(loop)})
		c.land(loop)
	}
}

func (c *compiler) reg(at text.Pos) int8 {
	refuse.If(at, c.regs == maxRegs, tooManySets, maxRegs)
	c.regs++
	return c.regs - 1
}

// join adds the cards of a register to another, and returns that.
func (c *compiler) join(reg, into int8) int8 {
	c.emit(rules.Instr{Op: rules.OpJoin, Reg: reg, Dst: into})
	return into
}

// name calls the cards of a register by the participle of their clause. What
// several players do is one set.
func (c *compiler) name(k *text.Clause, reg int8) {
	if k.Form.Past == "" {
		return
	}
	if c.loop {
		reg = c.join(reg, c.reg(k.Pos))
	}
	c.call(k.Pos, k.Form.Past, reg, arg[*text.Thing](k, 0))
}

// call is name for a register that holds what all players did.
func (c *compiler) call(at text.Pos, past string, reg int8, t *text.Thing) {
	made := role{reg: reg}
	if t != nil {
		made.nouns = t.Nouns
	}
	s := c.sets[past]
	if s == nil || s.paid {
		s = &set{}
	}
	if s.uses > 0 && c.again && !c.loop && c.says.of(past) { // "choose a monster and a Spell" are one set
		alone := !c.costs && c.says.has("that > past "+past, "that nth > past "+past, "known nth > past "+past)
		if alone && len(s.roles) == 1 { // one of them is spoken of
			s.reg = c.join(s.reg, c.reg(at))
		}
		c.join(reg, s.reg)
		s.nouns = nil
	} else {
		s.reg, s.from, s.nouns, s.said = reg, c.from, made.nouns, c.said
		s.uses++
	}
	s.roles = append(slices.Clip(s.roles), made)
	c.sets[past] = s
}

// named finds the cards that a participle means.
func (c *compiler) named(at text.Pos, past string) int8 {
	s := c.sets[past]
	switch {
	case s != nil && s.many:
		refuse.At(at, "these happen at the same time, and only their number is known: say \"for each %s card\"", past)
	case s == nil:
		refuse.Missing(at, "\"the %s cards\": no verb before this says what they are", past)
	case s.play:
		refuse.At(at, "\"the %s cards\": what was %s is a play", past, past)
	case s.uses > 1 && s.said != c.said: // of one sentence it is what was done last
		refuse.At(at, "\"the %s cards\": more than one verb before this could mean them", past)
	case s.paid:
		return c.keep(at, s.reg)
	}
	return s.reg
}
