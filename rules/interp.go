package rules

// TextProc is the procedure that runs a card's text: Game.Text names its
// place. Its frame says which (Def, Ability, Mode), of which card (Src), for
// whom (Ctrl, Opp), with the targets in the registers of Serial. It uses PC,
// Sub, Tgt and R of the frame.
func TextProc() Proc {
	return Proc{Name: "card text", Steps: []Step{runText, answerText}}
}

// Registers of a text's frame.
const (
	rCtrl    = 0  // Frame.R: who controls the card of the last OpIts, plus 1; 0 if there is none
	rOwner   = 1  // Frame.R: and who owns it
	rKept    = 2  // Frame.R: what rThat is when an OpSeats is done
	rRoll    = 3  // Frame.R: the last throw of a coin or die; before one, how much there is of the event that the text is about
	rThat    = 4  // Frame.R: the seat that OpSeats has reached
	rSeats   = 5  // Frame.R: the seats it has still to reach, and a bit that it runs
	seatsRun = 64 // that bit
	regMove  = 31 // Picks: what an OpMove in progress has still to move
)

// runText runs instructions until one asks, calls or the text ends. Run again
// from the same frame, it asks the same again.
func runText(m *Match, f *Frame) {
	code := m.ModeOf(f).Code
	for int(f.PC) < len(code) {
		if !m.exec(f, &code[f.PC]) {
			return
		}
	}
	m.Return()
}

// answerText goes on after a decision of runText.
func answerText(m *Match, f *Frame) {
	in := &m.ModeOf(f).Code[f.PC]
	o := m.S.Answer
	switch in.Op {
	case OpPick:
		if o.Verb == VerbStop {
			f.next()
			break
		}
		m.S.Put(f.Serial, uint8(in.Dst), o.Card)
		f.Sub++
	case OpSeat:
		m.S.PutSeat(f.Serial, uint8(in.Dst), Seat(o.N))
		f.next()
	case OpNumber:
		m.S.PutNumber(f.Serial, uint8(in.Dst), o.N)
		f.next()
	case OpTop:
		if o.Verb == VerbNumber {
			m.takeTop(f, in, int(o.N))
		} else if f.Sub = 1; o.Verb == VerbBottom {
			f.Sub = 2
		}
	case OpEach:
		m.handOver(f, in, o.Card)
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
		m.moveNext(f, in, &in.Dests[o.Ability])
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
		return Seat(f.R[rThat])
	case OwnerOf:
		if p := m.S.Cards[c].Owner; p != NoSeat {
			return p
		}
		return m.S.Cards[c].Ctrl
	case ControllerOf:
		return m.S.Cards[c].Ctrl
	}
	if who >= InRegs {
		return m.S.SeatIn(f.Serial, uint8(who-InRegs))
	}
	return f.Ctrl
}

// exec runs one instruction. It returns false if the frame must wait.
func (m *Match) exec(f *Frame, in *Instr) bool {
	if in.chosen && in.Op != OpSeats && m.absent(f, in) {
		f.passOver(in)
		return true
	}
	switch in.Op {
	case OpPick:
		return m.execPick(f, in)
	case OpSeat:
		return m.execSeat(f, in)
	case OpNumber:
		return m.execNumber(f, in)
	case OpTop:
		return m.execTop(f, in)
	case OpEach:
		return m.execEach(f, in)
	case OpMove:
		return m.execMove(f, in)
	case OpMay:
		next := &m.ModeOf(f).Code[f.PC+1]
		idle := next.Op == OpTop && !m.absent(f, next) && m.leftIn(m.In(next.Zone, m.WhoIs(f, next.Whose, 0)), f.Serial) == 0
		if next.Op == OpNative {
			can := m.Game.Natives[next.Native].Can
			idle = can != nil && !can(m, m.QueryOf(f), next)
		}
		if idle {
			f.next()
			f.PC = in.Jump
			return true
		}
		if in.Price != nil && m.QueryOf(f).canDo(in.Price) != 0 {
			f.PC = in.Jump
			return true
		}
		m.askText(f, Decision{Kind: PickYes, Seat: m.WhoIs(f, in.Who, 0), Prompt: in.Prompt})
		m.Offer(Option{Verb: VerbYes}, 0)
		m.Offer(Option{Verb: VerbNo}, 0)
		return false
	case OpMode:
		return m.execMode(f, in)
	case OpNative:
		return m.execNative(f, in)
	case OpIf:
		if !m.QueryOf(f).Holds(in.Cond) {
			f.PC = in.Jump
			return true
		}
	case OpJump:
		f.PC = in.Jump
		return true
	case OpSeats:
		if !m.nextSeat(f, in) {
			f.PC = in.Jump
			return true
		}
	case OpLeave:
		f.R[rSeats], f.R[rThat] = 0, f.R[rKept]
		f.PC = in.Jump
		return true
	case OpThis:
		if m.clear(f, in.Dst); !f.Lost {
			m.S.Put(f.Serial, uint8(in.Dst), f.Src)
		}
	case OpAll:
		m.clear(f, in.Dst)
		for it := m.QueryOf(f).Cards(in.Filter); ; {
			c := it.Next()
			if c == 0 {
				break
			}
			m.S.Put(f.Serial, uint8(in.Dst), c)
		}
	case OpRest:
		m.clear(f, in.Dst)
		for i := 0; i < len(m.S.Picks); i++ {
			if k := m.S.Picks[i]; k.card(f, in.Reg) && !m.S.InReg(f.Serial, uint8(in.N), k.Card) {
				m.S.Put(f.Serial, uint8(in.Dst), k.Card)
			}
		}
	case OpJoin:
		for i := 0; i < len(m.S.Picks); i++ {
			if k := m.S.Picks[i]; k.Serial == f.Serial && int8(k.Reg) == in.Reg {
				k.Reg = uint8(in.Dst)
				m.S.Picks = append(m.S.Picks, k)
			}
		}
	case OpShow:
		to := m.S.AllSeats()
		if in.Who != Each {
			to = Of(m.WhoIs(f, in.Who, 0))
		}
		for i := 0; i < len(m.S.Picks); i++ {
			if k := m.S.Picks[i]; k.card(f, in.Reg) {
				m.Show(k.Card, to)
			}
		}
	case OpShuffle:
		m.execShuffle(f, in)
	case OpCounters:
		return m.execCounters(f, in)
	case OpMark:
		m.execMark(f, in)
	case OpIts:
		m.execIts(f, in)
	case OpThrow:
		f.R[rRoll] = 0
		for range max(in.Max.N, 1) {
			f.R[rRoll] += m.Throw(m.WhoIs(f, in.Who, 0), int(in.N), in.Why)
		}
	case OpDelay:
		m.execDelay(f, in)
	case OpNum:
		return m.changeNum(f, m.WhoIs(f, in.Who, 0), in, in.N*int16(m.QueryOf(f).Amount(&in.Max)))
	}
	f.next()
	return true
}

// execCounters puts counters on cards, or takes them away.
func (m *Match) execCounters(f *Frame, in *Instr) bool {
	n := m.gains(f, in)
	group := uint16(0)
	for i := 0; i < len(m.S.Picks); i++ {
		if k := m.S.Picks[i]; k.card(f, in.Reg) && m.inPlay(k.Card) {
			m.changeCounters(f, in, k.Card, in.N*n.next(), &group)
		}
	}
	f.next()
	if group == 0 {
		return true
	}
	f.Goto(0)
	m.Happen(group)
	return false
}

// execMark changes cards for a time.
func (m *Match) execMark(f *Frame, in *Instr) {
	n := m.gains(f, in)
	for i := 0; i < len(m.S.Picks); i++ {
		if k := m.S.Picks[i]; k.card(f, in.Reg) && m.inPlay(k.Card) {
			times := int16(1)
			if in.Max != (Amount{}) {
				times = n.next()
			}
			m.gain(f, in, k.Card, Gain{in.Mark, in.N * times})
			for _, also := range in.Also {
				m.gain(f, in, k.Card, Gain{also.Mark, also.N * times})
			}
		}
	}
}

func (m *Match) gain(f *Frame, in *Instr, c CardID, g Gain) {
	m.AddMark(Mark{Kind: g.Mark, Until: in.Until, Seat: m.WhoIs(f, in.UntilOf, c), N: g.N, Card: c, Src: f.Source()})
}

// gained is how much the cards of a register get: as much each, or a number of
// its own for each of the first of them.
type gained struct {
	all  int16
	each [32]int16
	n    int // how many of each there are
	at   int
}

// gains counts what the cards that an instruction changes get, before any of
// them is changed.
func (m *Match) gains(f *Frame, in *Instr) (g gained) {
	q := m.QueryOf(f)
	if in.Max.Filter == nil || !in.Max.Filter.NotIt {
		g.all = int16(q.Amount(&in.Max))
		return g
	}
	for i := range m.S.Picks {
		if k := &m.S.Picks[i]; k.card(f, in.Reg) && m.inPlay(k.Card) && g.n < len(g.each) {
			q.It = k.Card
			g.each[g.n] = int16(q.Amount(&in.Max))
			g.n++
		}
	}
	return g
}

// next is what the next card gets.
func (g *gained) next() int16 {
	if g.n == 0 {
		return g.all
	}
	g.at++
	return g.each[min(g.at, g.n)-1]
}

// inPlay reports whether c lies where cards bear counters and changes.
func (m *Match) inPlay(c CardID) bool { return m.Game.onTable(m.S.Cards[c].Zone) }

// execShuffle shuffles a zone, or those of all owners or controllers of the
// cards of a register.
func (m *Match) execShuffle(f *Frame, in *Instr) {
	if in.Whose != OwnerOf && in.Whose != ControllerOf {
		keep := int8(-1)
		if in.N == 1 {
			keep = in.Reg
		}
		m.shuffle(m.Game.Zone(in.Zone, m.WhoIs(f, in.Whose, 0)), keep)
		return
	}
	var of SeatSet
	for i := range m.S.Picks {
		if k := &m.S.Picks[i]; k.card(f, in.Reg) {
			of |= Of(m.WhoIs(f, in.Whose, k.Card))
		}
	}
	for p := range Seat(m.S.SeatCount) {
		if of.Has(p) {
			m.Shuffle(m.Game.Zone(in.Zone, p))
		}
	}
}

// execIts remembers whose a card or play is, before anything happens to it.
func (m *Match) execIts(f *Frame, in *Instr) {
	f.R[rCtrl], f.R[rOwner] = 0, 0
	c := f.Source()
	if in.Reg < 0 && f.Was != 0 {
		o := &m.S.Past[f.Was-1]
		f.R[rCtrl], f.R[rOwner] = int16(o.Ctrl)+1, int16(o.Owner)+1
		return
	}
	if in.Reg >= 0 {
		c = 0
		for i := range m.S.Picks {
			k := &m.S.Picks[i]
			if k.Serial != f.Serial || int8(k.Reg) != in.Reg {
				continue
			}
			if k.Was != 0 {
				o := &m.S.Past[k.Was-1]
				f.R[rCtrl], f.R[rOwner] = int16(o.Ctrl)+1, int16(o.Owner)+1
				return
			}
			if k.Is == HeldCard {
				c = k.Card
				break
			}
			if it := m.S.Item(uint16(k.Card)); it != nil {
				f.R[rCtrl], f.R[rOwner] = int16(it.Ctrl)+1, int16(it.By)+1
			}
			return
		}
	}
	if c != 0 {
		f.R[rCtrl], f.R[rOwner] = int16(m.WhoIs(f, ControllerOf, c))+1, int16(m.WhoIs(f, OwnerOf, c))+1
	}
}

// askText poses a decision that answerText takes.
func (m *Match) askText(f *Frame, d Decision) {
	d.Src = f.Source()
	f.Goto(1)
	m.Ask(d)
}

// clear empties a register of a text's frame.
func (m *Match) clear(f *Frame, reg int8) {
	kept := m.S.Picks[:0]
	for _, k := range m.S.Picks {
		if k.Serial != f.Serial || int8(k.Reg) != reg {
			kept = append(kept, k)
		}
	}
	m.S.Picks = kept
}

// execNative runs a verb of the game. Frames that it calls run before the
// text goes on.
func (m *Match) execNative(f *Frame, in *Instr) bool {
	depth := len(m.S.Frames)
	f.Goto(0)
	if m.Game.Natives[in.Native].Run(m, f, in) {
		f.Sub++
	} else {
		f.next()
	}
	return len(m.S.Frames) == depth && m.S.Decision.Kind == None && !m.S.Over
}

// nextSeat goes on to the next seat of an OpSeats, in turn order from Ctrl.
func (m *Match) nextSeat(f *Frame, in *Instr) bool {
	if f.R[rSeats] == 0 {
		of := SeatSet(0)
		switch in.Who {
		case ItsController:
			of = Of(Seat(f.R[rCtrl] - 1))
		case ItsOwner:
			of = Of(Seat(f.R[rOwner] - 1))
		default:
			of = m.QueryOf(f).seats(in.Who)
		}
		f.R[rSeats] = seatsRun | int16(of)
		f.R[rKept] = f.R[rThat]
	}
	for i := range Seat(m.S.SeatCount) {
		p := (f.Ctrl + i) % Seat(m.S.SeatCount)
		if SeatSet(f.R[rSeats]).Has(p) && !m.S.Seats[p].Out {
			f.R[rSeats] &^= int16(Of(p))
			f.R[rThat] = int16(p)
			return true
		}
	}
	f.R[rSeats], f.R[rThat] = 0, f.R[rKept]
	return false
}
