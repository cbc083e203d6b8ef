package text

import "feltstack/rules"

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
	somebody = map[Subject]rules.Who{
		SubjectYou: rules.You, SubjectOpponent: rules.Opponent, SubjectController: rules.ThatSeat, SubjectThatPlayer: rules.ThatSeat,
	}
	everybody = map[Subject]rules.Who{
		SubjectEachPlayer: rules.Each, SubjectEachOpponent: rules.EachOpponent, SubjectEachOther: rules.EachOther,
	}
	possessors = map[Poss]rules.Who{PossYour: rules.You, PossYourOpponent: rules.Opponent, PossAny: rules.Each}
)

// seats is who a subject is, and whether that is several players, or one who is known only
// when this is done. Where there is a choice it is made here.
func (c *compiler) seats(at Pos, s Subject) (who rules.Who, each bool) {
	if i := int(s) - int(SubjectRelated); i >= 0 {
		if r := &c.l.Vocab.Relations[i]; r.One || r.Each {
			return c.l.related(i), r.Each
		}
		in := rules.Instr{Op: rules.OpSeat, Whose: c.l.related(i), Prompt: c.l.prompt("Choose a player")}
		return inReg(c.into(at, in) + 1), false
	}
	switch s {
	case SubjectController:
		if len(c.alone) > 0 || c.event != nil && c.event.Event.Suffered {
			return rules.ItsController, true
		}
	case SubjectOwner:
		return rules.ItsOwner, true
	case SubjectOfChoice, SubjectRivalOfChoice:
		from := map[bool]rules.Who{true: rules.EachOpponent, false: rules.Each}[s == SubjectRivalOfChoice]
		c.who, c.prompt = rules.You, c.l.prompt("Choose a player")
		c.pickSeat(at, from, false)
		return inReg(c.seat), false
	case SubjectChosen, SubjectEachChosen:
		lacks(at, c.seat == 0, noPlayer)
		refuse(at, s == SubjectChosen && c.seatCount > 1, "more than one player has been chosen: say \"each chosen player\"")
		return inReg(c.seat), s == SubjectEachChosen
	case SubjectWhoDid, SubjectWhoDidnt:
		lacks(at, c.did == 0, "who did what? It follows a sentence in which several players may do something: \"each player may ...\"")
		return inReg(map[Subject]int8{SubjectWhoDid: c.did, SubjectWhoDidnt: c.didnt}[s]), true
	case SubjectFor, SubjectAgainst:
		lacks(at, c.votes == 0, noVote)
		return inReg(c.votes + map[Subject]int8{SubjectFor: rules.VotedFor, SubjectAgainst: rules.VotedAgainst}[s]), true
	}
	if who, one := somebody[s]; one {
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
func (c *compiler) whoIsIt(k *Clause) {
	s := k.Subject
	about := c.event != nil && (c.event.Thing.Kind != ThingThis || len(c.alone) == 0)
	unknown := false
	switch {
	case s == SubjectThatPlayer:
		unknown = !c.player
	case s != SubjectController && s != SubjectOwner:
	case len(c.alone) > 1, about && len(c.alone) > 0:
		fail(k.Pos, "%q could be of more than one card: put this sentence where only one has been named", s)
	case len(c.alone) > 0:
	case !about:
		unknown = true
	case s == SubjectOwner || c.event.Event.Suffered:
		reg := c.evented // the card that the event was about
		if this := c.event.Thing.Kind == ThingThis; this || c.event.Event.Past == "" {
			reg, unknown = -1, !this
		}
		unknown = unknown || reg >= 0 && c.event.Event.Own != "" && c.sets[c.event.Event.Own] == nil
		c.emit(rules.Instr{Op: rules.OpIts, Reg: reg})
	}
	if unknown {
		missing(k.Pos, "nothing before this says who %q is", s)
	}
}

// noteDid notes in a loop over players who has done what they may, and who has
// not: they come here by a jump.
func (c *compiler) noteDid(at Pos, refused int) {
	c.did, c.didnt = c.reg(at)+1, c.reg(at)+1
	c.emit(rules.Instr{Op: rules.OpNote, Who: rules.ThatSeat, Dst: c.did - 1})
	over := c.jump()
	c.land(refused)
	c.emit(rules.Instr{Op: rules.OpNote, Who: rules.ThatSeat, Dst: c.didnt - 1})
	c.land(over)
}

// one is the seat that a possessor names where it must be a single one. The
// card's owner or controller is one where cards are put.
func (c *compiler) one(at Pos, p Poss, put bool) rules.Who {
	refuse(at, p == PossAnOpponent, "\"an opponent's\" could be several here: say \"your opponent's\"")
	refuse(at, p == PossAny, "\"any player's\" could be several here: say whose")
	if who, its := map[Poss]rules.Who{PossOwner: rules.OwnerOf, PossController: rules.ControllerOf}[p]; its && put {
		return who
	}
	return c.whose(at, p)
}

// whose is who a possessor names.
func (c *compiler) whose(at Pos, p Poss) rules.Who {
	switch p {
	case PossTheir:
		refuse(at, c.subject == SubjectYou, "\"their\" needs somebody who does this: \"your opponent ...\"")
		return c.who
	case PossAnOpponent:
		return rules.EachOpponent
	case PossOwner, PossController:
		fail(at, "\"its\" is of a card that is put somewhere: \"to its owner's hand\"")
	case PossThat:
		lacks(at, !c.player, "nothing before this says who \"that player\" is")
		return rules.ThatSeat
	case PossDid, PossDidnt:
		who, _ := c.seats(at, map[Poss]Subject{PossDid: SubjectWhoDid, PossDidnt: SubjectWhoDidnt}[p])
		return who
	case PossChosen:
		lacks(at, c.seat == 0, noPlayer)
		return inReg(c.seat)
	}
	who, _ := c.l.does(p)
	return who
}

// does is whom a text speaks of where it does not depend on what was done before; you,
// and false, for others.
func (l *Language) does(p Poss) (rules.Who, bool) {
	if p >= PossRelated {
		return l.related(int(p - PossRelated)), true
	}
	who, ok := possessors[p]
	return who, ok
}
