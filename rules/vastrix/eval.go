package vastrix

import (
	"math"
	"math/bits"

	"feltstack/rules"
)

// The weights are logistic regression over positions at the start of a turn,
// from games that the search played against itself, with one choice in ten made
// at random: what a seat has more of than its opponent changes the logarithm of
// its odds to win by so much.
var (
	// handWeights are for a card in hand, by rank.
	handWeights = [...]float64{0, 0.34, 0.39, 0.34, 0.39, 0.19, 0.30, 0.28, 0.36, 0.54, 0.38, 0.25, 0.20, 0.26, 0.43, 0.52}
	// needWeights are for the points that a seat lacks to its goal, while
	// others have the turn and while it has it itself. With none it wins if its
	// own next turn ends so; that is too rare to be fitted.
	needWeights = [2][needs]float64{
		{1.20, 0.61, 0.39, 0.38, 0.25, 0.02, -0.19, -0.41, -0.56, -0.72, -0.92, -1.17},
		{3.00, 1.43, 1.11, 1.06, 0.74, 0.40, 0.08, -0.10, -0.28, -0.47, -0.72, -0.97},
	}
	// reachWeights are for a card in hand that reaches the goal, likewise.
	reachWeights = [2]float64{0.51, 1.89}
)

const (
	handMean      = 0.33  // of handWeights
	skipWeight    = -0.33 // for a turn to skip
	suddenWeight  = 3.79  // for Sudden Death that one has activated
	anchorsWeight = 1.32  // for an anchor while the pile is Exhausted
	tappedWeight  = 0.62  // for a tapped card in the point row
	aceWeight     = 0.69  // for an Ace, Nine, Queen or King as an anchor
	nineWeight    = 0.28
	queenWeight   = 0.59
	kingWeight    = 0.23
	trapWeight    = 0.25 // for a Four or Five as a trap, a bluff has none: the best of some that were tried
)

// trapWorth is what trap c is worth: only some ranks ever trigger (V-162).
func trapWorth(m *rules.Match, c rules.CardID) float64 {
	if r := rank(m, c); r == 4 || r == 5 {
		return trapWeight
	}
	return 0
}

// needs is how many steps the lack of points is told apart by.
const needs = 12

// lack is the place in needWeights for points that are missing.
func lack(need int16) int {
	for i, most := range [...]int16{0, 2, 4, 6, 8, 10, 12, 14, 17, 20, 23} {
		if need <= most {
			return i
		}
	}
	return needs - 1
}

// eval guesses how the match ends for seat p, -1 to 1, from all cards: those
// that nobody could see are in a search's determinization like any other.
// An observer has nothing at stake.
func eval(m *rules.Match, p rules.Seat) float64 {
	if m.S.Seats[p].Chooser {
		return 0
	}
	return math.Tanh((odds(m, m.S.Side(p)) - odds(m, m.S.Opponents(p))) / 2)
}

// odds is how well the seats of a set stand together: any of them may win.
func odds(m *rules.Match, seats rules.SeatSet) float64 {
	if seats&(seats-1) == 0 {
		return standing(m, rules.Seat(bits.TrailingZeros8(uint8(seats))))
	}
	best, all := math.Inf(-1), 0.0
	for p := range rules.Seat(m.S.SeatCount) {
		if !seats.Has(p) {
			continue
		}
		w := standing(m, p)
		if w > best {
			all *= math.Exp(best - w)
			best = w
		}
		all += math.Exp(w - best)
	}
	return best + math.Log(all)
}

// standing is how well seat p stands, in logarithms of odds.
func standing(m *rules.Match, p rules.Seat) float64 {
	s := &m.S
	w := skipWeight * float64(s.Seats[p].Nums[NumSkips])
	best := int16(0)
	for c := m.In(Hand, p).First; c != 0; c = s.Cards[c].Next {
		d := m.Def(c)
		w += handWeights[d.Facts[FactRank]]
		best = max(best, d.Facts[FactPoints])
	}
	for c := m.In(ER, p).First; c != 0; c = s.Cards[c].Next {
		if trap(m, c) {
			w += trapWorth(m, c)
			continue
		}
		if tapped(m, c) {
			continue
		}
		switch rank(m, c) {
		case Ace:
			w += aceWeight
		case 9:
			w += nineWeight
		case Queen:
			w += queenWeight
		case King:
			w += kingWeight
		}
	}
	points := int16(0)
	for c := m.In(PR, p).First; c != 0; c = s.Cards[c].Next {
		points += cardPoints(m, c)
		if trap(m, c) {
			w += trapWorth(m, c)
		}
		if tapped(m, c) {
			w += tappedWeight
		}
	}
	turn := 0
	if s.Active == p {
		turn = 1
	}
	need := s.Seats[p].Nums[NumGoal] - points - specPoints(m, p)
	w += needWeights[turn][lack(need)]
	if best >= need {
		w += reachWeights[turn]
	}
	if s.Nums[NumSudden] > 0 && rules.Seat(s.Nums[NumActivator]-1) == p {
		w += suddenWeight
	}
	if s.Nums[NumExhaust] > 0 {
		w += anchorsWeight * float64(anchors(m, p))
	}
	return w
}
