package rules

// Poll is how a game counts votes and tells of them.
type Poll struct {
	// Votes is how many votes seat p has; who has none is not asked. Nil: one each.
	Votes func(m *Match, p Seat) int16
	// Causes of the event that tells how a seat has voted, N votes strong; 0 tells nothing.
	For, Against, Abstains uint8
}

// Registers of an OpVote, from its Dst on.
const (
	VotedFor     = iota // the seats that voted for it
	VotedAgainst        // those that voted against it
	VotesFor            // the number of their votes
	VotesAgainst
	voteRegs
)

// Passed is the condition that the vote in the registers from dst on passes: it has more
// votes for than against.
func Passed(dst uint8) *Cond {
	return &Cond{Pred: -1, Count: Amount{Kind: PerNumber, N: 1, Reg: dst + VotesFor}, N: 1, Than: &Amount{Kind: PerNumber, N: 1, Reg: dst + VotesAgainst}}
}

// votes is how many votes seat p has.
func (m *Match) votes(p Seat) int16 {
	if m.Game.Poll.Votes == nil {
		return 1
	}
	return m.Game.Poll.Votes(m, p)
}

// vote asks the seats of an OpVote one after the other, in turn order from its
// player on; Frame.Sub is how many seats are done.
func (r run) vote() bool {
	m, f, in := r.m, r.f, r.in
	if f.Sub == 0 {
		for i := range int8(voteRegs) {
			r.clear(in.Dst + i)
		}
	}
	voters := m.QueryOf(f).seats(in.Who)
	for ; f.Sub < m.S.SeatCount; f.Sub++ {
		p := (f.Ctrl + Seat(f.Sub)) % Seat(m.S.SeatCount)
		if !voters.Has(p) || !m.S.Plays(p) || m.votes(p) <= 0 {
			continue
		}
		r.ask(Decision{Kind: PickMode, Seat: p, Prompt: in.Prompt})
		m.Offer(Option{Verb: VerbFor}, 0)
		m.Offer(Option{Verb: VerbAgainst}, 0)
		if in.N == 1 {
			m.Offer(Option{Verb: VerbAbstain}, 0)
		}
		return false
	}
	f.next()
	return true
}

// takeVote counts the votes of the seat that was asked.
func (r run) takeVote(v Verb) {
	m, f := r.m, r.f
	p := (f.Ctrl + Seat(f.Sub)) % Seat(m.S.SeatCount)
	n, why := m.votes(p), m.Game.Poll.Abstains
	f.Sub++
	switch v {
	case VerbFor:
		why = m.Game.Poll.For
		r.count(p, n, VotedFor)
	case VerbAgainst:
		why = m.Game.Poll.Against
		r.count(p, n, VotedAgainst)
	}
	if why != 0 {
		m.Emit(Event{Kind: EvChosen, Why: why, Seat: p, N: n})
	}
}

// count adds seat p and its n votes to one side.
func (r run) count(p Seat, n int16, side uint8) {
	dst := uint8(r.in.Dst)
	r.m.S.PutSeat(r.f.Serial, dst+side, p)
	sum := dst + side + VotesFor
	if k := r.m.S.pickOf(r.f.Serial, sum, HeldNumber); k != nil {
		k.N += n
		return
	}
	r.m.S.PutNumber(r.f.Serial, sum, n)
}
