package text

import (
	"strings"

	"feltstack/rules"
)

// This file compiles sentences, and who does their clauses.

func (c *compiler) sentences(list []Sentence) {
	for i := range list {
		s := &list[i]
		if s.Else && (i == 0 || list[i-1].If == nil) {
			missing(s.Pos, "\"otherwise\" must follow a sentence with \"if\"")
		}
		c.after = list[i+1:]
		c.sentence(s, i+1 < len(list) && list[i+1].Else)
	}
}

// sentence compiles one sentence; other says that the next one is what happens
// otherwise.
func (c *compiler) sentence(s *Sentence, other bool) {
	if s.Trait != nil {
		c.out.Traits |= s.Trait.Bit
		return
	}
	for _, t := range s.Ignores {
		c.out.Traits |= t.Bit
	}
	if len(s.Ignores) > 0 {
		return
	}
	before := c.over
	var skips []int
	if s.If != nil {
		if s.If.YouDo {
			if !s.If.Not && c.mayJump >= 0 {
				skips = c.skips // where nobody was even asked
			}
			skips = append(skips, c.whetherDone(s.If))
		} else {
			skips = []int{c.emit(rules.Instr{Op: rules.OpIf, Cond: c.cond(s.If)})}
		}
	}
	c.mayJump, c.whole = -1, nil
	may := -1
	switch {
	case s.Choice != nil:
		c.choice(s.Choice)
	case s.Wait != nil:
		c.delay(s)
	}
	if len(s.Price) > 0 && len(s.Clauses) > 1 {
		fail(s.Clauses[1].Pos, "what somebody can keep from happening is one step: begin a new sentence")
	}
	for i := range s.Clauses {
		if s.Wait != nil {
			break // they are done when that happens
		}
		k := &s.Clauses[i]
		if k.May && i+1 < len(s.Clauses) {
			fail(s.Clauses[i+1].Pos, "what follows \"may\" is unclear: end the sentence, and write \"If you do, ...\" if it depends on it")
		}
		c.again = i > 0 && k.Form == s.Clauses[i-1].Form && k.Subject == s.Clauses[i-1].Subject
		c.then = s.Clauses[i+1:]
		c.depends = len(c.then) == 0 && len(c.after) > 0 && c.after[0].If != nil && c.after[0].If.YouDo
		may = c.clause(k, s.Price)
		if c.may = k.Subject; len(s.Price) > 0 {
			c.may = s.Price[0].Subject
		}
	}
	over := -1
	if other {
		over = c.emit(rules.Instr{Op: rules.OpJump})
	}
	for _, skip := range skips {
		c.out.Code[skip].Jump = c.here()
	}
	c.skips = skips
	if s.Else {
		c.out.Code[before].Jump = c.here()
	}
	c.over = over
	c.mayJump = may
}

// whetherDone returns the jump over what depends on that somebody has done
// what they may, or with "don't" has not.
func (c *compiler) whetherDone(k *Cond) int {
	said := c.l.grammar.Words(k.node, "")
	switch {
	case c.mayJump < 0 && c.whole == nil:
		missing(k.Pos, "\"if %s\" must follow a sentence with \"may\", with \"unless\" and what somebody can do, or with a step that may come to nothing", said)
	case k.They && c.may == SubjectYou:
		fail(k.Pos, "it is you who does that: say \"if %s\"", strings.Replace(said, "they", "you", 1))
	case !k.They && c.may != SubjectYou:
		fail(k.Pos, "it is not you who does that: say \"if %s\"", strings.Replace(said, "you", "they", 1))
	case c.mayJump < 0:
		done := *c.whole
		done.Not = k.Not
		return c.emit(rules.Instr{Op: rules.OpIf, Cond: &done})
	case k.Not:
		done := c.emit(rules.Instr{Op: rules.OpJump})
		c.out.Code[c.mayJump].Jump = c.here()
		return done
	}
	return c.mayJump
}

// seats is who a subject is for the instructions of its clause.
func (c *compiler) seats(s Subject) rules.Who {
	switch s {
	case SubjectOpponent:
		return rules.Opponent
	case SubjectEachOpponent, SubjectEachPlayer, SubjectController, SubjectOwner, SubjectThatPlayer:
		return rules.ThatSeat
	}
	if s >= SubjectEachOther {
		return c.namedSeat(c.at, s)
	}
	return rules.You
}

// openSeats begins the loop of a subject that is several players.
func (c *compiler) openSeats(s Subject) int {
	switch s {
	case SubjectEachOpponent:
		return c.emit(rules.Instr{Op: rules.OpSeats, Who: rules.EachOpponent})
	case SubjectEachPlayer:
		return c.emit(rules.Instr{Op: rules.OpSeats, Who: rules.Each})
	case SubjectController:
		if len(c.alone) > 0 || c.event != nil && c.event.Event.Suffered {
			return c.emit(rules.Instr{Op: rules.OpSeats, Who: rules.ItsController})
		}
	case SubjectOwner:
		return c.emit(rules.Instr{Op: rules.OpSeats, Who: rules.ItsOwner})
	}
	return c.namedSeats(s)
}

func (c *compiler) closeSeats(loop int) {
	if loop >= 0 {
		c.emit(rules.Instr{Op: rules.OpJump, Jump: int16(loop)})
		c.out.Code[loop].Jump = c.here()
	}
}
