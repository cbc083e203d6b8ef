package rules

// This file holds how a text's instructions propose what they do, where the
// game has a Proposal for their cause (see propose.go).

// What texts do that is proposed: see Game.proposals.
const (
	byMove = iota
	byGain
	byLoss
)

// proposalOf is the kind of event that a change by a number is, 0 if it is none.
func (g *Game) proposalOf(why uint8, by int16) uint8 {
	if by < 0 {
		return g.proposals[byLoss][why]
	}
	return g.proposals[byGain][why]
}

// indexProposals notes which causes texts propose.
func (g *Game) indexProposals() {
	g.proposals = [3][256]uint8{}
	for k := range g.Proposals {
		pr := &g.Proposals[k]
		for by, why := range [...]uint8{byMove: pr.Moves, byGain: pr.Gains, byLoss: pr.Losses} {
			if why != 0 {
				g.proposals[by][why] = uint8(k)
			}
		}
	}
}

// changeNum adds to a number of seat p for a text. It returns false if the frame
// must wait.
func (r run) changeNum(p Seat, by int16) bool {
	m, f, in := r.m, r.f, r.in
	f.next()
	k := m.Game.proposalOf(in.Why, by)
	if k == 0 || by == 0 {
		m.AddNum(p, in.Num, by, in.Why)
		return true
	}
	f.Goto(0)
	return !m.Propose(Coming{Kind: k, Act: ActNum, Seat: p, Num: in.Num, N: max(by, -by), Loss: by < 0, Why: in.Why, Src: f.Src, Reg: -1})
}

// changeCounters puts counters on a card for a text, or takes them away.
// Where that is proposed, it is one of the events of group.
func (r run) changeCounters(c CardID, by int16, group *ItemID) {
	m, f, in := r.m, r.f, r.in
	k := m.Game.proposalOf(in.Why, by)
	if k == 0 || by == 0 {
		had := m.Counters(c, in.Num)
		m.AddCounters(c, in.Num, f.Ctrl, by, in.Why)
		if n := had - m.Counters(c, in.Num); n > 0 && in.Mark != 0 {
			m.AddMark(Mark{Kind: in.Mark, Card: f.Src, Src: f.Src, N: n})
		}
		return
	}
	if *group == 0 {
		*group = m.S.NewSerial()
	}
	m.Collect(*group, Coming{Kind: k, Act: ActCounters, Whose: f.Ctrl, Card: c, Num: in.Num, N: max(by, -by), Loss: by < 0, Why: in.Why, Src: f.Src, Reg: -1})
}

// moving is the event of a text moving card c to a place of an OpMove.
func (r run) moving(d *Dest, c CardID) Coming {
	m, f, in := r.m, r.f, r.in
	return Coming{
		Kind: m.Game.proposals[byMove][in.Why], Act: ActMove, Card: c, To: m.Game.Zone(d.Zone, m.WhoIs(f, d.Whose, c)),
		At: d.At, Face: in.Face, Why: in.Why, Mark: in.Mark, Until: in.Until, Whose: r.until(d, c), Src: f.Src,
		Text: f.Serial, Reg: in.Reg,
	}
}

// proposeMoves lets the moves of an OpMove that asks nothing happen together,
// and takes out of its register what did not move. It reports whether it did:
// nobody could change them otherwise.
func (r run) proposeMoves() bool {
	m, f, in := r.m, r.f, r.in
	d := &in.Dests[0]
	if first := m.S.FirstIn(f.Serial, uint8(in.Reg)); m.Game.Proposals[m.Game.proposals[byMove][in.Why]].Draws && first != 0 {
		ev := r.moving(d, 0)
		ev.Act, ev.From, ev.N = ActDraw, m.S.Cards[first].Zone, int16(m.S.CountIn(f.Serial, uint8(in.Reg)))
		if ev.Seat = m.Game.ZoneSeat(ev.To); ev.Seat == NoSeat {
			ev.Seat = f.Ctrl
		}
		if !ev.changeable(m) {
			return false
		}
		r.clear(in.Reg)
		f.Goto(0)
		f.next()
		m.Propose(ev)
		return true
	}
	any := false
	for i := 0; i < len(m.S.Picks) && !any; i++ {
		if k := m.S.Picks[i]; k.card(f, in.Reg) {
			ev := r.moving(d, k.Card)
			ev.fill(m)
			any = ev.changeable(m)
		}
	}
	if !any {
		return false
	}
	group := m.S.NewSerial()
	for i := 0; i < len(m.S.Picks); i++ {
		if k := m.S.Picks[i]; k.card(f, in.Reg) {
			m.Collect(group, r.moving(d, k.Card))
		}
	}
	r.clear(in.Reg)
	f.Goto(0)
	f.next()
	m.Happen(group)
	return true
}

// drawsWhole is the OpMove after an OpTop that draws its cards, where such a draw is proposed
// with all that the text says (Proposal.Whole); else nil.
func (r run) drawsWhole() *Instr {
	m, f, in := r.m, r.f, r.in
	code := m.ModeOf(f).Code
	if int(f.PC)+1 >= len(code) || in.At != Top {
		return nil
	}
	move := &code[f.PC+1]
	k := m.Game.proposals[byMove][move.Why]
	if move.Op != OpMove || move.Reg != in.Dst || len(move.Dests) != 1 || k == 0 || !m.Game.Proposals[k].Whole {
		return nil
	}
	return move
}

// drawWhole draws n cards by two instructions at once: an OpTop and the OpMove after it.
func (r run) drawWhole(move *Instr, n int16) bool {
	m, f := r.m, r.f
	draw := run{m, f, move}
	ev := draw.moving(&move.Dests[0], 0)
	ev.Act, ev.From, ev.N = ActDraw, m.Game.Zone(r.in.Zone, m.WhoIs(f, r.in.Whose, 0)), n
	if ev.Seat = m.Game.ZoneSeat(ev.To); ev.Seat == NoSeat {
		ev.Seat = f.Ctrl
	}
	r.clear(move.Reg)
	f.Goto(0)
	f.next()
	f.next()
	return !m.Propose(ev) && !m.S.Over
}

// raiseMoved raises once how many cards of an OpMove have come to each seat.
func (r run) raiseMoved() {
	m, in := r.m, r.in
	k := m.Game.proposals[byMove][in.Why]
	if k == 0 || m.Game.Proposals[k].Many == 0 {
		return
	}
	for p := range Seat(m.S.SeatCount) {
		n := int16(0)
		for i := range m.S.Picks {
			if k := &m.S.Picks[i]; k.card(r.f, in.Reg) && m.S.Cards[k.Card].Ctrl == p {
				n++
			}
		}
		if n > 0 {
			m.RaiseMany(m.Game.Proposals[k].Many, p, n)
		}
	}
}
