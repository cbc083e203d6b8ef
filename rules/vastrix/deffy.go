package vastrix

import "feltstack/rules"

// Deffy Mode (VASTRIX 11): before the first turn the players pick their hands from a
// pool. The kinds of pools are the values of the option deffy.
const (
	deffyOff int8 = iota
	deffyClassic
	deffyICU
	deffySoda
	deffyMystery
	deffyMoment
)

// deffyHand is how many cards a hand begins with in Deffy Mode (VASTRIX 11.2D, V-130).
const deffyHand = 6

// deffyPool says how many cards of a pool lie face-up and face-down (VASTRIX 11.4). Each
// player has such a pool in Soda; all others share one.
var deffyPool = [...]struct{ up, down int }{
	deffyClassic: {16, 5},
	deffyICU:     {12, 0},
	deffySoda:    {7, 1},
	deffyMystery: {6, 8},
}

// mostDown is how many face-down cards a player may pick (VASTRIX 11.2C).
const mostDown = 2

// Steps of deffyProc.
const (
	deffyFirstVote = iota
	deffyLay
	deffySecondVote
	deffyAsk
	deffyTake
	deffyFill
	deffyLastVote
	deffyRest
)

// deffyProc is the selection that stands in for the deal. Frame.R[0] is the seat whose
// pick is next, Frame.Ctrl the one that picks now.
func deffyProc() rules.Proc {
	checked := func(m *rules.Match, f *rules.Frame) {
		if m.S.Opts[optChecking] == 1 {
			m.Call(procVote, rules.Frame{})
		}
	}
	return rules.Proc{Name: "deffy mode", Steps: []rules.Step{
		deffyFirstVote:  checked,
		deffyLay:        layPool,
		deffySecondVote: checked,
		deffyAsk:        askPick,
		deffyTake:       takePick,
		deffyFill:       fillHands,
		deffyLastVote:   lastVote,
		deffyRest:       dealRest,
	}}
}

// layPool deals the pool from the top of the draw pile (VASTRIX 11.2A).
func layPool(m *rules.Match, _ *rules.Frame) {
	if m.S.Opts[optDeffy] == deffyMoment {
		layAll(m)
		return
	}
	of := deffyPool[m.S.Opts[optDeffy]]
	pools := []rules.ZoneID{m.Game.Zone(DeffyPool, 0)}
	if m.S.Opts[optDeffy] == deffySoda {
		pools = []rules.ZoneID{m.Game.Zone(SodaPool, 0), m.Game.Zone(SodaPool, 1)}
	}
	for _, to := range pools {
		for i := range of.up + of.down {
			face := rules.FaceUp
			if i >= of.up {
				face = rules.FaceDown
			}
			m.Move(rules.Move{Card: m.In(DP, 0).Last, To: to, Face: face})
		}
	}
}

// layAll lays the whole deck face-up, by ranks: a card is found faster, and where
// it lies changes nothing.
func layAll(m *rules.Match) {
	for d := rules.DefID(1); d <= deckSize; d++ {
		for c := m.In(DP, 0).First; c != 0; c = m.S.Cards[c].Next {
			if m.S.Cards[c].Def == d {
				m.Move(rules.Move{Card: c, To: m.Game.Zone(DeffyPool, 0), Face: rules.FaceUp})
				break
			}
		}
	}
}

// pick is a pick to be made: for whose turn it counts, who makes it, and into whose hand
// it goes.
type pick struct{ turn, by, into rules.Seat }

// picks says who makes the pick that seat p has next. In That's Urz one picks for the
// opponent; the last pick of Soda is the opponent's; an observer makes all of them
// (VASTRIX 11.4C, 11.5).
func picks(m *rules.Match, p rules.Seat) pick {
	k := pick{turn: p, by: p, into: p}
	if m.S.Opts[optUrz] == 1 {
		k.into = m.S.NextSeat(p)
	}
	if m.S.Opts[optDeffy] == deffySoda && m.In(Hand, k.into).N == deffyHand-1 {
		k.by = m.S.NextSeat(p)
	}
	if watcher := m.S.Choosers().First(); watcher != rules.NoSeat {
		k.by = watcher
	}
	return k
}

// isPool reports whether zone z is a pool.
func isPool(m *rules.Match, z rules.ZoneID) bool {
	kind := m.Game.ZoneKind(z)
	return kind == DeffyPool || kind == SodaPool
}

// pooled calls do for every card of the pools.
func pooled(m *rules.Match, do func(c rules.CardID)) {
	for z := range rules.ZoneID(len(m.S.Zones)) {
		if !isPool(m, z) {
			continue
		}
		for c := m.S.Zones[z].First; c != 0; c = m.S.Cards[c].Next {
			do(c)
		}
	}
}

// poolEmpty reports whether no card lies in a pool.
func poolEmpty(m *rules.Match) bool {
	empty := true
	pooled(m, func(rules.CardID) { empty = false })
	return empty
}

// lacksUp reports whether seat p has picked no card that lay face-up.
func lacksUp(m *rules.Match, p rules.Seat) bool {
	return m.S.Seats[p].Nums[NumDown] == m.In(Hand, picks(m, p).into).N
}

// reserved reports whether all face-up cards of the pool are needed by seats that have
// picked none, each of which must (VASTRIX 11.4D, V-135).
func reserved(m *rules.Match) bool {
	ups, needed := 0, 0
	pooled(m, func(c rules.CardID) {
		if m.S.Cards[c].Face != rules.FaceDown {
			ups++
		}
	})
	for p := range players(m) {
		if lacksUp(m, p) {
			needed++
		}
	}
	return ups <= needed
}

// lastPick reports whether the seat whose turn it is, with n cards, gets no other pick
// after this one: its hand is full then, or the pool is empty before its turn comes again.
func lastPick(m *rules.Match, n int16) bool {
	left := 0
	pooled(m, func(rules.CardID) { left++ })
	return n == deffyHand-1 || left <= int(players(m))
}

// pickNo says why pick k can't be card c (VASTRIX 11.2C, 11.4C, 11.4D, V-134, V-135).
func pickNo(m *rules.Match, k pick, c rules.CardID) rules.No {
	down, n := m.S.Seats[k.turn].Nums[NumDown], m.In(Hand, k.into).N
	mystery := m.S.Opts[optDeffy] == deffyMystery
	if m.KindOf(c) == SodaPool && n < deffyHand-1 {
		if own := m.S.Cards[c].Zone == m.Game.Zone(SodaPool, k.turn); own != (n < deffyHand-2) {
			return noOtherPool
		}
	}
	if m.S.Cards[c].Face != rules.FaceDown {
		if mystery && !lacksUp(m, k.turn) && reserved(m) {
			return noUpNeeded
		}
		return ok
	}
	switch {
	case n == 0 && k.turn == 0:
		return noDownFirst
	case mystery && down == n && lastPick(m, n):
		return noDownOnly
	case !mystery && down >= mostDown:
		return noDownMore
	}
	return ok
}

// askPick asks for the next pick. A player with six cards, or who may
// pick nothing that is left, is passed over (VASTRIX 11.2D).
func askPick(m *rules.Match, f *rules.Frame) {
	m.S.Phase = PhaseDraft
	p := f.Seat(0)
	for range m.S.SeatCount {
		k := picks(m, p)
		open := 0
		pooled(m, func(c rules.CardID) {
			if pickNo(m, k, c) == ok {
				open++
			}
		})
		if open > 0 && m.In(Hand, k.into).N < deffyHand {
			f.Ctrl, m.S.Active = p, p
			m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: k.by, Prompt: promptPick})
			pooled(m, func(c rules.CardID) { m.Offer(rules.Option{Verb: verbPick, Card: c}, pickNo(m, k, c)) })
			return
		}
		p = m.S.NextSeat(p)
	}
	f.Goto(deffyFill)
}

// pickClock is the seconds for a pick in Speed Run (VASTRIX 11.5).
func pickClock(m *rules.Match) int {
	if m.S.Decision.Prompt != promptPick {
		return 0
	}
	return [...]int{0, 5, 10, 20, 30}[m.S.Opts[optSpeed]]
}

// Picks is how far the player whose turn it is has come with picking: cards of Hand are
// Done, Down of them face-down, of which Downs are allowed (0: any number).
type Picks struct{ Done, Hand, Down, Downs int }

// picking says how far the picks are, nothing while no pool lies there.
func picking(m *rules.Match) Picks {
	if m.S.Phase != PhaseDraft || poolEmpty(m) {
		return Picks{}
	}
	k := picks(m, m.S.Active)
	p := Picks{Done: int(m.In(Hand, k.into).N), Hand: deffyHand, Down: int(m.S.Seats[k.turn].Nums[NumDown])}
	if kind := m.S.Opts[optDeffy]; kind == deffyClassic || kind == deffySoda {
		p.Downs = mostDown
	}
	return p
}

// takePick moves the picked card. A face-down one is seen by the player whose hand it is
// in, and in Mirror Me by all (V-132, V-138).
func takePick(m *rules.Match, f *rules.Frame) {
	c, p := m.S.Answer.Card, f.Ctrl
	down := m.S.Cards[c].Face == rules.FaceDown
	k, why := picks(m, p), WhyPick
	if k.by != k.into {
		why = WhyPicked
	}
	m.MoveCard(c, m.Game.Zone(Hand, k.into), rules.Top, why)
	if down {
		m.AddNum(p, NumDown, 1, WhyNone)
		if mirrors(m) {
			m.Show(c, m.S.AllSeats()|m.S.Choosers())
			mirror(m, c)
		}
	}
	f.SetSeat(0, m.S.NextSeat(p))
	f.Goto(deffyAsk)
}

// mirrors reports whether Mirror Me is on; Soda and Deffy Moment don't have it
// (VASTRIX 11.5).
func mirrors(m *rules.Match) bool {
	kind := m.S.Opts[optDeffy]
	return m.S.Opts[optMirror] == 1 && kind != deffySoda && kind != deffyMoment
}

// mirror adds another card of c's rank from the draw pile to the pool, that of the lowest
// suit; for a Joker the other one (V-138).
func mirror(m *rules.Match, c rules.CardID) {
	r := rank(m, c)
	switch r {
	case RedJoker:
		r = BlackJoker
	case BlackJoker:
		r = RedJoker
	}
	var found rules.CardID
	for d := m.In(DP, 0).First; d != 0; d = m.S.Cards[d].Next {
		if rank(m, d) == r && (found == 0 || suit(m, d) < suit(m, found)) {
			found = d
		}
	}
	if found == 0 {
		return
	}
	m.Move(rules.Move{Card: found, To: m.Game.Zone(DeffyPool, 0), Face: rules.FaceUp, Why: WhyMirror})
	m.Shuffle(m.Game.Zone(DP, 0))
}

// fillHands draws until all hands hold six cards (VASTRIX 11.2E).
func fillHands(m *rules.Match, _ *rules.Frame) {
	for p := range players(m) {
		for m.In(Hand, p).N < deffyHand && m.In(DP, 0).N > 0 {
			m.MoveCard(m.In(DP, 0).Last, m.Game.Zone(Hand, p), rules.Top, WhyDraw)
		}
	}
}

// --- what becomes of the rest of the pool (VASTRIX 11.3) ---

// The values of NumFate: what the votes so far come to.
const (
	fateOpen int16 = iota
	fateGraveyard
	fateShuffle
)

// lastVote is the vote after the picks, if anything is left.
func lastVote(m *rules.Match, f *rules.Frame) {
	if poolEmpty(m) {
		f.Goto(deffyRest + 1)
		return
	}
	m.Call(procVote, rules.Frame{})
}

// voteProc asks every player what the rest of the pool is to become. One vote for the
// draw pile decides (V-133); in Just Checking one in any of the three rounds (V-137).
func voteProc() rules.Proc {
	return rules.Proc{Name: "vote on the rest", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			m.S.Phase, m.S.Active = PhaseDraft, f.Seat(0)
			m.AskAuto(rules.Decision{Kind: rules.PickPlace, Seat: m.S.Active, Prompt: promptVote})
			m.Offer(rules.Option{Verb: verbVotePile}, ok)
			var no rules.No
			if m.S.Opts[optDeffy] == deffyMoment {
				no = noPileLeft
			}
			m.Offer(rules.Option{Verb: verbVoteGraveyard}, no)
		},
		func(m *rules.Match, f *rules.Frame) {
			p, fate, why := f.Seat(0), &m.S.Nums[NumFate], WhyVoteGraveyard
			switch {
			case m.S.Answer.Verb == verbVotePile:
				*fate, why = fateShuffle, WhyVotePile
			case *fate == fateOpen:
				*fate = fateGraveyard
			}
			m.Emit(rules.Event{Kind: rules.EvChosen, Seat: p, Why: why})
			if f.R[0]++; f.Seat(0) < players(m) {
				f.Goto(0)
			}
		},
	}}
}

// dealRest does with the rest of the pool what the vote says.
func dealRest(m *rules.Match, _ *rules.Frame) {
	to, why := m.Game.Zone(DP, 0), WhyRestPile
	if m.S.Nums[NumFate] == fateGraveyard {
		to, why = m.Game.Zone(GY, 0), WhyRestGraveyard
	}
	for z := range rules.ZoneID(len(m.S.Zones)) {
		for isPool(m, z) && m.S.Zones[z].First != 0 {
			m.MoveCard(m.S.Zones[z].First, to, rules.Top, why)
		}
	}
	if to == m.Game.Zone(DP, 0) {
		m.Shuffle(to)
	}
}
