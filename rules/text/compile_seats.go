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

// sameTime is who several players are that do something together.
var sameTime = map[Subject]rules.Who{
	SubjectEachPlayer: rules.Each, SubjectEachOpponent: rules.EachOpponent, SubjectEachOther: rules.EachOther,
}

// seats is who a subject is for the instructions of its clause. Where there is a
// choice it is made here.
func (c *compiler) seats(s Subject) rules.Who {
	switch s {
	case SubjectYou:
		return rules.You
	case SubjectOpponent:
		return rules.Opponent
	case SubjectChosen:
		return inReg(c.seat)
	case SubjectOfChoice, SubjectRivalOfChoice:
		from := map[bool]rules.Who{true: rules.EachOpponent, false: rules.Each}[s == SubjectRivalOfChoice]
		c.who, c.prompt = rules.You, c.l.prompt("Choose a player")
		c.pickSeat(c.at, from, false)
		return inReg(c.seat)
	}
	if s < SubjectRelated {
		return rules.ThatSeat
	}
	i := int(s - SubjectRelated)
	switch r := &c.l.Vocab.Relations[i]; {
	case r.One:
		return c.l.related(i)
	case r.Each:
		return rules.ThatSeat
	}
	in := rules.Instr{Op: rules.OpSeat, Whose: c.l.related(i), Prompt: c.l.prompt("Choose a player")}
	return inReg(c.into(c.at, in) + 1)
}

// openSeats begins the loop of a subject that is several players, or one that is
// known only when this is done; -1 for others.
func (c *compiler) openSeats(s Subject) int {
	if s == SubjectYou {
		return -1
	}
	who, loop := map[Subject]rules.Who{
		SubjectEachPlayer: rules.Each, SubjectEachOpponent: rules.EachOpponent, SubjectEachOther: rules.EachOther,
		SubjectController: rules.ItsController, SubjectOwner: rules.ItsOwner, SubjectEachChosen: inReg(c.seat),
		SubjectWhoDid: inReg(c.did), SubjectWhoDidnt: inReg(c.didnt),
		SubjectFor: inReg(c.votes + rules.VotedFor), SubjectAgainst: inReg(c.votes + rules.VotedAgainst),
	}[s]
	if i := int(s) - int(SubjectRelated); i >= 0 && c.l.Vocab.Relations[i].Each {
		who, loop = c.l.related(i), true
	}
	known := len(c.alone) > 0 || c.event != nil && c.event.Event.Suffered
	if !loop || s == SubjectController && !known {
		return -1
	}
	return c.emit(rules.Instr{Op: rules.OpSeats, Who: who})
}

// knowsSeat refuses players of whom nothing says who they are.
func (c *compiler) knowsSeat(at Pos, s Subject) {
	switch s {
	case SubjectChosen, SubjectEachChosen:
		lacks(at, c.seat == 0, noPlayer)
		refuse(at, s == SubjectChosen && c.seatCount > 1, "more than one player has been chosen: say \"each chosen player\"")
	case SubjectWhoDid, SubjectWhoDidnt:
		lacks(at, c.did == 0, "who did what? It follows a sentence in which several players may do something: \"each player may ...\"")
	case SubjectFor, SubjectAgainst:
		lacks(at, c.votes == 0, noVote)
	}
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
	switch {
	case p == PossOwner && put:
		return rules.OwnerOf
	case p == PossController && put:
		return rules.ControllerOf
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
	case PossDid:
		c.knowsSeat(at, SubjectWhoDid)
		return inReg(c.did)
	case PossDidnt:
		c.knowsSeat(at, SubjectWhoDidnt)
		return inReg(c.didnt)
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
	switch p {
	case PossYour:
		return rules.You, true
	case PossYourOpponent:
		return rules.Opponent, true
	case PossAny:
		return rules.Each, true
	}
	if p >= PossRelated {
		return l.related(int(p - PossRelated)), true
	}
	return rules.You, false
}
