package rules

// TextProc is the procedure that runs a card's text: Game.Text names its
// place. Its frame says which (Def, Ability, Mode), of which card (Src), for
// who (Ctrl, Opp), with the targets in the registers of Serial. It uses PC,
// Sub, Tgt and R of the frame.
func TextProc() Proc {
	return Proc{Name: "card text", Steps: []Step{runText, answerText}}
}

// Registers of a text's frame.
const (
	rCtrl    = 0  // Frame.R: who controls the card of the last OpIts, plus 1; 0 if there is none
	rOwner   = 1  // Frame.R: and who owns it
	rKept    = 2  // Frame.R: what rThat is when an OpSeats is done
	rRoll    = 3  // Frame.R: the last throw of a coin or die
	rThat    = 4  // Frame.R: the seat that OpSeats has reached
	rSeats   = 5  // Frame.R: the seats it has still to reach, and a bit that it runs
	seatsRun = 64 // that bit
	regMove  = 31 // Picks: what an OpMove in progress has still to move
)

// run is one instruction of a text, for the frame that runs it. Its methods are
// what the instructions do: which cards they choose in interp_cards.go, which they take
// without a choice in interp_registers.go, seats and numbers in held.go, what they move and
// change in interp_moves.go and interp_changes.go, what of it they propose in interp_propose.go.
type run struct {
	m  *Match
	f  *Frame
	in *Instr
}

// AbilityOf is the ability that a frame declares or runs.
func (m *Match) AbilityOf(f *Frame) *Ability { return &m.Game.Defs[f.Def].Abilities[f.Ability] }

// ModeOf is the mode that a frame's program runs.
func (m *Match) ModeOf(f *Frame) *Mode {
	switch {
	case f.Mode == ModeCost:
		return m.AbilityOf(f).Cost
	case f.Mode <= ModeFee:
		return m.AbilityOf(f).fee(f.Mode).Code
	}
	return &m.AbilityOf(f).Modes[f.Mode]
}

// runText runs instructions until one asks, calls or the text ends. Run again
// from the same frame, it asks the same again.
func runText(m *Match, f *Frame) {
	code := m.ModeOf(f).Code
	for int(f.PC) < len(code) {
		m.openBatch()
		goesOn := (run{m, f, &code[f.PC]}).exec()
		if m.batch = 0; !goesOn {
			return
		}
		if m.due {
			f.Goto(0)
			return
		}
	}
	if f.Mode <= ModeCost {
		f.keepPaid(m)
	}
	m.Return()
}

// answerText goes on after a decision of runText.
func answerText(m *Match, f *Frame) {
	r := run{m, f, &m.ModeOf(f).Code[f.PC]}
	in, o := r.in, m.S.Answer
	switch in.Op {
	case OpPick:
		if o.Verb == VerbStop {
			f.next()
			break
		}
		r.put(o.Card)
		f.Sub++
	case OpSeat:
		m.S.PutSeat(f.Serial, uint8(in.Dst), Seat(o.N))
		f.next()
	case OpSay:
		r.keepWord(o.N)
	case OpVote:
		r.takeVote(o.Verb)
	case OpNumber:
		m.S.PutNumber(f.Serial, uint8(in.Dst), o.N)
		f.next()
	case OpTop:
		if o.Verb == VerbNumber {
			r.takeTop(int(o.N))
		} else if f.Sub = 1; o.Verb == VerbBottom {
			f.Sub = 2
		}
	case OpEach:
		r.handOver(o.Card)
	case OpMay:
		if f.next(); o.Verb == VerbNo {
			f.PC = in.Jump
		}
	case OpMode:
		f.next()
		f.PC = in.Jumps[o.N]
	case OpMove:
		if o.Verb == VerbNext {
			f.Tgt = o.Card
			break
		}
		r.moveNext(&in.Dests[o.Ability])
	}
	f.Goto(0)
}

// Roll keeps what a native has thrown, for the conditions of the text.
func (f *Frame) Roll(n int16) { f.R[rRoll] = n }

// next makes the instruction after this one the frame's next.
func (f *Frame) next() {
	f.PC++
	f.Sub = 0
}

// WhoIs is the seat that who names for a text's frame and, where it matters, card c.
func (m *Match) WhoIs(f *Frame, who Who, c CardID) Seat {
	switch who {
	case Opponent:
		return f.Opp
	case ThatSeat:
		return f.Seat(rThat)
	case OwnerOf:
		if p := m.S.Cards[c].Owner; p != NoSeat {
			return p
		}
		return m.S.Cards[c].Ctrl
	case ControllerOf:
		return m.S.Cards[c].Ctrl
	}
	if who == Chooser {
		return m.S.Choosers().First()
	}
	if who >= InRegs {
		if who >= Related {
			return m.related(who, f.Ctrl).First()
		}
		return m.S.SeatIn(f.Serial, uint8(who-InRegs))
	}
	return f.Ctrl
}

// exec runs one instruction. It returns false if the frame must wait.
func (r run) exec() bool {
	m, f, in := r.m, r.f, r.in
	if in.chosen && in.Op != OpSeats && r.absent(in) {
		f.passOver(in)
		return true
	}
	switch in.Op {
	case OpPick:
		return r.pick()
	case OpSeat:
		return r.seat()
	case OpNumber:
		return r.number()
	case OpSay:
		return r.say()
	case OpVote:
		return r.vote()
	case OpCopy:
		return r.copies()
	case OpTop:
		return r.top()
	case OpEach:
		return r.each()
	case OpMove:
		return r.move()
	case OpMay:
		return r.may()
	case OpMode:
		return r.mode()
	case OpPay:
		return r.pay()
	case OpNative:
		return r.native()
	case OpIf:
		if !m.QueryOf(f).Holds(in.Cond) {
			return r.jump()
		}
	case OpJump:
		return r.jump()
	case OpSeats:
		if !r.nextSeat() {
			return r.jump()
		}
	case OpLeave:
		r.leaveSeats()
		return r.jump()
	case OpThis:
		r.this()
	case OpAll:
		r.all()
	case OpRest:
		r.rest()
	case OpJoin:
		r.join()
	case OpShow:
		r.show()
	case OpShuffle:
		r.shuffle()
	case OpCounters:
		return r.counters()
	case OpMark:
		r.mark()
	case OpMarkSeat:
		r.markSeat()
	case OpIts:
		r.its()
	case OpNote:
		m.S.PutSeat(f.Serial, uint8(in.Dst), m.WhoIs(f, in.Who, 0))
	case OpThrow:
		r.throw()
	case OpDelay:
		r.delay()
	case OpAs:
		r.countAs()
	case OpWin:
		f.next()
		return r.decide()
	case OpFasten:
		r.fasten()
	case OpBearer:
		r.bearer()
	case OpNum:
		return r.changeNum(m.WhoIs(f, in.Who, 0), in.N*int16(max(m.QueryOf(f).Amount(&in.Max), 0)))
	}
	f.next()
	return true
}

// inPlay reports whether c lies where cards bear counters and changes.
func (s *State) inPlay(g *Game, c CardID) bool { return g.onTable(s.Cards[c].Zone) }

// ask poses a decision that answerText takes.
func (r run) ask(d Decision) {
	f := r.f
	d.Src = f.Source()
	f.Goto(1)
	r.m.Ask(d)
}

// jump goes on elsewhere in the text.
func (r run) jump() bool {
	r.f.PC = r.in.Jump
	return true
}

// may asks whether to do what follows, unless nothing would come of it or its price can't be
// paid.
func (r run) may() bool {
	m, f, in := r.m, r.f, r.in
	next := &m.ModeOf(f).Code[f.PC+1]
	idle := next.Op == OpTop && !r.absent(next) && (texts{m}).leftIn(m.In(next.Zone, m.WhoIs(f, next.Whose, 0)), f.Serial) == 0
	if next.Op == OpNative {
		can := m.Game.Natives[next.Native].Can
		idle = can != nil && !can(m, m.QueryOf(f), next)
	}
	if idle {
		f.next()
		return r.jump()
	}
	if in.Price != nil && m.QueryOf(f).canDo(in.Price) != 0 {
		return r.jump()
	}
	r.ask(Decision{Kind: PickYes, Seat: m.WhoIs(f, in.Who, 0), Prompt: in.Prompt})
	m.Offer(Option{Verb: VerbYes}, 0)
	m.Offer(Option{Verb: VerbNo}, 0)
	return false
}

// clear empties a register of a text's frame.
func (r run) clear(reg int8) {
	m := r.m
	kept := m.S.Picks[:0]
	for _, k := range m.S.Picks {
		if k.Serial != r.f.Serial || int8(k.Reg) != reg {
			kept = append(kept, k)
		}
	}
	m.S.Picks = kept
}

// native runs a verb of the game. Frames that it calls run before the
// text goes on.
func (r run) native() bool {
	m, f, in := r.m, r.f, r.in
	depth := len(m.S.Frames)
	f.Goto(0)
	if m.Game.Natives[in.Native].Run(m, f, in) {
		f.Sub++
	} else {
		f.next()
	}
	return len(m.S.Frames) == depth && m.S.Decision.Kind == None && !m.S.Over
}

// nextSeat goes on to the next seat of an OpSeats, in turn order from Ctrl or who the game puts first.
func (r run) nextSeat() bool {
	m, f, in := r.m, r.f, r.in
	if f.R[rSeats] == 0 {
		of := SeatSet(0)
		switch in.Who {
		case ItsController:
			of = Of(f.SeatOrNone(rCtrl))
		case ItsOwner:
			of = Of(f.SeatOrNone(rOwner))
		default:
			of = m.QueryOf(f).seats(in.Who)
		}
		f.R[rSeats] = seatsRun | int16(of)
		f.R[rKept] = f.R[rThat]
	}
	first := f.Ctrl
	if m.Game.Foremost != nil {
		first = m.Game.Foremost(m)
	}
	for i := range Seat(m.S.SeatCount) {
		p := (first + i) % Seat(m.S.SeatCount)
		if SeatSet(f.R[rSeats]).Has(p) && m.S.Plays(p) {
			f.R[rSeats] &^= int16(Of(p))
			f.SetSeat(rThat, p)
			return true
		}
	}
	r.leaveSeats()
	return false
}

// leaveSeats ends an OpSeats.
func (r run) leaveSeats() { r.f.R[rSeats], r.f.R[rThat] = 0, r.f.R[rKept] }
