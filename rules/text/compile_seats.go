package text

import "feltstack/rules"

// This file compiles players that a text chooses or names by a word of the game, and numbers.

// picks is what the text that is compiled has chosen beside cards. Registers
// count from 1; 0 is none.
type picks struct {
	seat      int8
	seatCount int  // how many choices of a player there were
	didnt     int8 // register of who did not, plus 1
	did       int8
	asksDid   bool // the text speaks of who did
	votes     int8
	number    int8
	copied    int // the place after the last copy of a play
	words     []said
	roles     map[string]bool     // names of steps of which single cards are spoken of
	kept      map[*Choosable]bool // words that the card keeps for other paragraphs
}

// pickSeat is the register of the players that are chosen.
func (c *compiler) pickSeat(at Pos, from rules.Who, another bool) int8 {
	in := rules.Instr{Op: rules.OpSeat, Who: c.who, Whose: from, Prompt: c.prompt}
	switch {
	case another && c.seat == 0:
		missing(at, "another than who? Choose a player before this")
	case another:
		in.Dst, in.N = c.seat-1, 1
	default:
		in.Dst = c.reg(at)
	}
	c.emit(in)
	c.seat = in.Dst + 1
	c.seatCount++
	return in.Dst
}

// named is who a subject is that only this text or the game can name: where there is
// a choice it is made here.
func (c *compiler) namedSeat(at Pos, s Subject) rules.Who {
	c.who = rules.You
	switch s {
	case SubjectChosen:
		return rules.InRegs + rules.Who(c.seat-1)
	case SubjectOfChoice, SubjectRivalOfChoice:
		from := rules.Each
		if s == SubjectRivalOfChoice {
			from = rules.EachOpponent
		}
		c.prompt = c.l.prompt("Choose a player")
		return rules.InRegs + rules.Who(c.pickSeat(at, from, false))
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
	d := c.reg(at)
	c.emit(rules.Instr{Op: rules.OpSeat, Whose: c.l.related(i), Dst: d, Prompt: c.l.prompt("Choose a player")})
	return rules.InRegs + rules.Who(d)
}

// namedSeats begins the loop over players that only this text or the game can name,
// -1 if it is one.
func (c *compiler) namedSeats(s Subject) int {
	in := rules.Instr{Op: rules.OpSeats}
	switch s {
	case SubjectEachOther:
		in.Who = rules.EachOther
	case SubjectEachChosen:
		in.Who = rules.InRegs + rules.Who(c.seat-1)
	case SubjectWhoDid:
		in.Who = rules.InRegs + rules.Who(c.did-1)
	case SubjectFor:
		in.Who = rules.InRegs + rules.Who(c.votes-1+rules.VotedFor)
	case SubjectWhoDidnt:
		in.Who = rules.InRegs + rules.Who(c.didnt-1)
	case SubjectAgainst:
		in.Who = rules.InRegs + rules.Who(c.votes-1+rules.VotedAgainst)
	default:
		if s < SubjectRelated || !c.l.Vocab.Relations[s-SubjectRelated].Each {
			return -1
		}
		in.Who = c.l.related(int(s - SubjectRelated))
	}
	return c.emit(in)
}

// knowsSeat refuses players of whom nothing says who they are.
func (c *compiler) knowsSeat(at Pos, s Subject) {
	switch {
	case (s == SubjectChosen || s == SubjectEachChosen) && c.seat == 0:
		missing(at, "nothing before this chooses a player: say \"choose a player\"")
	case s == SubjectChosen && c.seatCount > 1:
		fail(at, "more than one player has been chosen: say \"each chosen player\"")
	case (s == SubjectWhoDid || s == SubjectWhoDidnt) && c.did == 0:
		missing(at, "who did what? It follows a sentence in which several players may do something: \"each player may ...\"")
	case (s == SubjectFor || s == SubjectAgainst) && c.votes == 0:
		missing(at, "nobody has voted before this: say \"each player votes\"")
	}
}

// noteDid notes in a loop over players who has done what they may, and who has
// not: they come here by a jump.
func (c *compiler) noteDid(at Pos, refused int) {
	if c.did == 0 {
		c.did, c.didnt = c.reg(at)+1, c.reg(at)+1
	}
	c.emit(rules.Instr{Op: rules.OpNote, Who: rules.ThatSeat, Dst: c.did - 1})
	over := c.emit(rules.Instr{Op: rules.OpJump})
	if refused >= 0 {
		c.out.Code[refused].Jump = c.here()
	}
	c.emit(rules.Instr{Op: rules.OpNote, Who: rules.ThatSeat, Dst: c.didnt - 1})
	c.out.Code[over].Jump = c.here()
}

// chooseWord compiles the verbs that choose something else than cards.
func (c *compiler) chooseWord(k *Clause) {
	switch k.Form.core {
	case coreSeat:
		c.pickSeat(k.Pos, rules.Each, false)
	case coreRival:
		c.pickSeat(k.Pos, rules.EachOpponent, false)
	case coreAnotherSeat:
		c.pickSeat(k.Pos, rules.Each, true)
	case coreNumber:
		low, high := k.Args[0].(*Count).N, k.Args[1].(*Count).N
		if low >= high || high-low >= 100 {
			fail(k.Pos, "say two numbers of which the second is greater, by less than 100")
		}
		c.number = c.reg(k.Pos) + 1
		c.emit(rules.Instr{Op: rules.OpNumber, Who: c.who, Dst: c.number - 1, Min: rules.Amount{N: int16(low)}, Max: rules.Amount{N: int16(high)}, Prompt: c.prompt})
	case coreSay:
		c.say(k)
	case coreCopy:
		c.copyPlay(k)
	case coreAnew:
		if c.copied == 0 || c.copied != len(c.out.Code) {
			missing(k.Pos, "this follows a sentence that copies a play")
		}
		c.out.Code[c.copied-1].N = 1
	}
}

// copyPlay compiles the copy of a play on the stack.
func (c *compiler) copyPlay(k *Clause) {
	t := k.Args[0].(*Thing)
	if s := c.sets[t.Past]; t.Kind == ThingSet && (s == nil || !s.event || !c.event.Event.Play) {
		fail(t.Pos, "only what waits on the stack can be copied")
	}
	r, d := c.cards(t, use{}), c.reg(k.Pos)
	c.emit(rules.Instr{Op: rules.OpCopy, Who: c.who, Reg: r, Dst: d, Why: c.l.Vocab.CopyWhy})
	c.copied = len(c.out.Code)
}

// vote compiles "each player votes": who votes is asked one after the other.
func (c *compiler) vote(k *Clause) {
	who := map[Subject]rules.Who{
		SubjectYou: rules.You, SubjectOpponent: rules.Opponent, SubjectEachPlayer: rules.Each, SubjectEachOpponent: rules.EachOpponent, SubjectEachOther: rules.EachOther,
	}
	w, ok := who[k.Subject]
	if !ok || c.votes > 0 {
		fail(k.Pos, "a text has one vote, of all or of the other players: \"each player votes\"")
	}
	c.votes = c.reg(k.Pos) + 1
	for range rules.VotesAgainst {
		c.reg(k.Pos)
	}
	in := rules.Instr{Op: rules.OpVote, Who: w, Dst: c.votes - 1, Prompt: c.l.prompt("{card}: how do you vote?")}
	if k.May {
		in.N = 1
	}
	c.emit(in)
}

// passes compiles whether the vote has passed.
func (c *compiler) passes(k *Cond) *rules.Cond {
	if c.votes == 0 {
		missing(k.Pos, "nobody has voted before this: say \"each player votes\"")
	}
	return rules.Passed(uint8(c.votes - 1))
}

// rollIsChosen compiles whether a throw shows the number that was chosen.
func (c *compiler) rollIsChosen(k *Cond) *rules.Cond {
	switch {
	case c.number == 0:
		missing(k.Pos, "nothing before this chooses a number: say \"choose a number from 1 to 6\"")
	case c.thrown <= SidesCalled:
		missing(k.Pos, "roll a die first")
	}
	c.heeds()
	return &rules.Cond{Pred: -1, Count: rules.Amount{Kind: rules.PerRoll, N: 1}, Cmp: rules.Exactly, Than: &rules.Amount{Kind: rules.PerNumber, N: 1, Reg: uint8(c.number - 1)}}
}
