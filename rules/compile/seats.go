package compile

import (
	"feltstack/rules"
	"feltstack/rules/text"
	"feltstack/rules/text/refuse"
)

// This file compiles who does what, and whose things are.

// picks is what the text that is compiled has chosen beside cards. Registers
// count from 1; 0 is none.
type picks struct {
	seat      int8
	seatCount int  // how many choices of a player there were
	didnt     int8 // who did not what they might
	did       int8
	votes     int8
	number    int8
	copied    int // the place after the last copy of a play
	words     []said
}

// inReg is the seats of a register that counts from 1.
func inReg(reg int8) rules.Who { return rules.InRegs + rules.Who(reg-1) }

// These subjects and possessors are the same seats wherever they stand: single ones, and
// several.
var (
	single = map[text.Subject]rules.Who{
		text.SubjectYou: rules.You, text.SubjectOpponent: rules.Opponent, text.SubjectController: rules.ThatSeat, text.SubjectThatPlayer: rules.ThatSeat,
	}
	everybody = map[text.Subject]rules.Who{
		text.SubjectEachPlayer: rules.Each, text.SubjectEachOpponent: rules.EachOpponent, text.SubjectEachOther: rules.EachOther,
	}
	possessors = map[text.Poss]rules.Who{text.PossYour: rules.You, text.PossYourOpponent: rules.Opponent, text.PossAny: rules.Each}
)

// seats is who a subject is, and whether that is several players, or one who is known only
// when this is done. Where there is a choice it is made here.
func (c *compiler) seats(at text.Pos, s text.Subject) (who rules.Who, each bool) {
	if i := int(s) - int(text.SubjectRelated); i >= 0 {
		if r := &c.l.Vocab.Relations[i]; r.One || r.Each {
			return c.l.related(i), r.Each
		}
		in := rules.Instr{Op: rules.OpSeat, Whose: c.l.related(i), Prompt: c.l.prompt("Choose a player")}
		return inReg(c.into(at, in) + 1), false
	}
	switch s {
	case text.SubjectController:
		if len(c.alone) > 0 || c.event != nil && c.event.Event.Suffered {
			return rules.ItsController, true
		}
	case text.SubjectOwner:
		return rules.ItsOwner, true
	case text.SubjectBearers:
		c.emit(rules.Instr{Op: rules.OpIts, Reg: c.into(at, rules.Instr{Op: rules.OpBearer})})
		return rules.ItsController, true
	case text.SubjectOfChoice, text.SubjectRivalOfChoice:
		from := map[bool]rules.Who{true: rules.EachOpponent, false: rules.Each}[s == text.SubjectRivalOfChoice]
		c.who, c.prompt = rules.You, c.l.prompt("Choose a player")
		c.pickSeat(at, from, false)
		return inReg(c.seat), false
	case text.SubjectChosen, text.SubjectEachChosen:
		refuse.IfMissing(at, c.seat == 0, noPlayer)
		refuse.If(at, s == text.SubjectChosen && c.seatCount > 1, "more than one player has been chosen: say \"each chosen player\"")
		return inReg(c.seat), s == text.SubjectEachChosen
	case text.SubjectWhoDid, text.SubjectWhoDidnt:
		refuse.IfMissing(at, c.did == 0, "who did what? It follows what several players may do, \"each player may ...\"; where that waits, in its sentence: \", then each player who ...\"")
		return inReg(map[text.Subject]int8{text.SubjectWhoDid: c.did, text.SubjectWhoDidnt: c.didnt}[s]), true
	case text.SubjectFor, text.SubjectAgainst:
		refuse.IfMissing(at, c.votes == 0, noVote)
		return inReg(c.votes + map[text.Subject]int8{text.SubjectFor: rules.VotedFor, text.SubjectAgainst: rules.VotedAgainst}[s]), true
	}
	if who, one := single[s]; one {
		return who, false
	}
	return everybody[s], true
}

// open begins what players do, one after the other if each of them does it. It returns that
// loop, -1 if it is none.
func (c *compiler) open(who rules.Who, each bool) int {
	if c.who = who; !each {
		return -1
	}
	c.who = rules.ThatSeat
	return c.emit(rules.Instr{Op: rules.OpSeats, Who: who})
}

const (
	noPlayer = "nothing before this chooses a player: say \"choose a player\""
	noVote   = "nobody has voted before this: say \"each player votes\""
)

// whoIsIt refuses a subject of which nothing says who it is, and remembers whose
// the card of the event is.
func (c *compiler) whoIsIt(k *text.Clause) {
	s := k.Subject
	about := c.event != nil && (c.event.Thing.Kind != text.ThingThis || len(c.alone) == 0)
	unknown := false
	switch {
	case s == text.SubjectThatPlayer:
		unknown = !c.player
	case s != text.SubjectController && s != text.SubjectOwner:
	case len(c.alone) > 1, about && len(c.alone) > 0:
		refuse.At(k.Pos, "%q could be of more than one card: put this sentence where only one has been named", s)
	case len(c.alone) > 0:
	case !about:
		unknown = true
	case s == text.SubjectOwner || c.event.Event.Suffered:
		reg := c.evented // the card that the event was about
		if this := c.event.Thing.Kind == text.ThingThis; this || c.event.Event.Past == "" {
			reg, unknown = -1, !this
		}
		unknown = unknown || reg >= 0 && c.event.Event.Own != "" && c.sets[c.event.Event.Own] == nil
		c.emit(rules.Instr{Op: rules.OpIts, Reg: reg})
	}
	if unknown {
		refuse.Missing(k.Pos, "nothing before this says who %q is", s)
	}
}

// noteDid notes in a loop over players who has done what they may, and who has
// not: they come here by a jump.
func (c *compiler) noteDid(at text.Pos, refused int) {
	c.did, c.didnt = c.reg(at)+1, c.reg(at)+1
	c.emit(rules.Instr{Op: rules.OpNote, Who: rules.ThatSeat, Dst: c.did - 1})
	over := c.jump()
	c.land(refused)
	c.emit(rules.Instr{Op: rules.OpNote, Who: rules.ThatSeat, Dst: c.didnt - 1})
	c.land(over)
}

// one is the seat that a possessor names where it must be a single one. The
// card's owner or controller is one where cards are put.
func (c *compiler) one(at text.Pos, p text.Poss, put bool) rules.Who {
	refuse.If(at, p == text.PossAnOpponent, "\"an opponent's\" could be several here: say \"your opponent's\"")
	refuse.If(at, p == text.PossAny, "\"any player's\" could be several here: say whose")
	if who, its := map[text.Poss]rules.Who{text.PossOwner: rules.OwnerOf, text.PossController: rules.ControllerOf}[p]; its && put {
		return who
	}
	return c.whose(at, p)
}

// whose is who a possessor names.
func (c *compiler) whose(at text.Pos, p text.Poss) rules.Who {
	switch p {
	case text.PossTheir:
		refuse.If(at, c.subject == text.SubjectYou, "\"their\" needs a player who does this: \"your opponent ...\"")
		return c.who
	case text.PossAnOpponent:
		return rules.EachOpponent
	case text.PossOwner, text.PossController:
		refuse.At(at, "\"its\" is of a card that is put somewhere: \"to its owner's hand\"")
	case text.PossThat:
		refuse.IfMissing(at, !c.player, "nothing before this says who \"that player\" is")
		return rules.ThatSeat
	case text.PossDid, text.PossDidnt:
		who, _ := c.seats(at, map[text.Poss]text.Subject{text.PossDid: text.SubjectWhoDid, text.PossDidnt: text.SubjectWhoDidnt}[p])
		return who
	case text.PossChosen:
		refuse.IfMissing(at, c.seat == 0, noPlayer)
		return inReg(c.seat)
	}
	who, _ := c.l.does(p)
	return who
}

// does is who a text speaks of where it does not depend on what was done before; you,
// and false, for others.
func (l *Language) does(p text.Poss) (rules.Who, bool) {
	if p >= text.PossRelated {
		return l.related(int(p - text.PossRelated)), true
	}
	who, ok := possessors[p]
	return who, ok
}

// related is the seats of a relation of the game.
func (l *Language) related(i int) rules.Who {
	for k := range l.Game.Relations {
		if l.Game.Relations[k].Name == l.Vocab.Relations[i].Name {
			return rules.Related + rules.Who(k)
		}
	}
	return rules.You
}
