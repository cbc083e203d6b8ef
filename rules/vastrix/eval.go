package vastrix

import (
	"math"
	"math/bits"

	"feltstack/rules"
)

// weights are what things that a seat has change in the logarithm of its odds to win. They are
// logistic regression over positions at the start of a turn, from games that the search played
// against itself, with one choice in ten made at random.
type weights struct {
	// hand is for a card in hand, by rank.
	hand [BlackJoker + 1]float64
	// need is for the points that a seat lacks to its goal, by how many turns of others come
	// before its own, those beyond the last alike. With none it wins if its own next turn ends
	// so; in its own turn that is too rare to be fitted.
	need [][needs]float64
	// reach is for a card in hand that reaches the goal, likewise.
	reach []float64

	skip    float64 // for a turn to skip
	sudden  float64 // for Sudden Death that one has activated
	anchors float64 // for an anchor while the pile is Exhausted
	tapped  float64 // for a tapped card in the point row
	ace     float64 // for an Ace, Nine, Queen or King as an anchor
	nine    float64
	queen   float64
	king    float64
}

// duel has the weights of two sides, from 117,000 positions.
var duel = weights{
	hand: [...]float64{0, 0.34, 0.39, 0.34, 0.39, 0.19, 0.30, 0.28, 0.36, 0.54, 0.38, 0.25, 0.20, 0.26, 0.43, 0.52},
	need: [][needs]float64{
		{3.00, 1.43, 1.11, 1.06, 0.74, 0.40, 0.08, -0.10, -0.28, -0.47, -0.72, -0.97},
		{1.20, 0.61, 0.39, 0.38, 0.25, 0.02, -0.19, -0.41, -0.56, -0.72, -0.92, -1.17},
	},
	reach: []float64{1.89, 0.51},
	skip:  -0.33, sudden: 3.79, anchors: 1.32, tapped: 0.62, ace: 0.69, nine: 0.28, queen: 0.59, king: 0.23,
}

// three has those of three players, from 37,000 positions.
var three = weights{
	hand: [...]float64{0, 0.22, 0.25, 0.10, 0.17, 0.15, 0.21, 0.21, 0.21, 0.23, 0.30, 0.19, 0.19, 0.22, 0.37, 0.53},
	need: [][needs]float64{
		{3.00, 1.07, 0.89, 0.34, 0.42, 0.19, 0.09, -0.09, -0.22, -0.22, -0.37, -0.59},
		{1.26, 0.29, 0.33, 0.01, 0.23, 0.01, -0.03, -0.22, -0.35, -0.32, -0.45, -0.67},
		{1.11, 0.03, 0.14, -0.12, 0.03, -0.10, -0.17, -0.37, -0.41, -0.44, -0.52, -0.76},
	},
	reach: []float64{2.32, 1.05, 0.69},
	skip:  -0.47, sudden: 4.37, anchors: 1.17, tapped: 0.11, ace: 0.36, nine: 0.02, queen: 0.44, king: 0.31,
}

const (
	handMean   = 0.33 // of duel.hand
	trapWeight = 0.25 // for a Four or Five as a trap, a bluff has none: the best of some that were tried
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

// lack is the place in weights.need for points that are missing.
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
func eval(m *rules.Match, p rules.Seat) float64 {
	if players(m) == 3 {
		return three.guess(m, p)
	}
	return duel.guess(m, p)
}

// yardstick is eval with the weights of two sides, however many play.
func yardstick(m *rules.Match, p rules.Seat) float64 { return duel.guess(m, p) }

// guess is eval with these weights. An observer has nothing at stake.
func (by *weights) guess(m *rules.Match, p rules.Seat) float64 {
	if m.S.Seats[p].Chooser {
		return 0
	}
	return math.Tanh((by.odds(m, m.S.Side(p)) - by.odds(m, m.S.Opponents(p))) / 2)
}

// odds is how well the seats of a set stand together: any of them may win.
func (by *weights) odds(m *rules.Match, seats rules.SeatSet) float64 {
	if seats&(seats-1) == 0 {
		return by.standing(m, rules.Seat(bits.TrailingZeros8(uint8(seats))))
	}
	best, all := math.Inf(-1), 0.0
	for p := range rules.Seat(m.S.SeatCount) {
		if !seats.Has(p) {
			continue
		}
		w := by.standing(m, p)
		if w > best {
			all *= math.Exp(best - w)
			best = w
		}
		all += math.Exp(w - best)
	}
	return best + math.Log(all)
}

// standing is how well seat p stands, in logarithms of odds.
func (by *weights) standing(m *rules.Match, p rules.Seat) float64 {
	s := &m.S
	w := by.skip * float64(s.Seats[p].Nums[NumSkips])
	best := int16(0)
	for c := m.In(Hand, p).First; c != 0; c = s.Cards[c].Next {
		d := m.Def(c)
		w += by.hand[d.Facts[FactRank]]
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
			w += by.ace
		case 9:
			w += by.nine
		case Queen:
			w += by.queen
		case King:
			w += by.king
		}
	}
	points := int16(0)
	for c := m.In(PR, p).First; c != 0; c = s.Cards[c].Next {
		points += cardPoints(m, c)
		if trap(m, c) {
			w += trapWorth(m, c)
		}
		if tapped(m, c) {
			w += by.tapped
		}
	}
	later := min(turnsBefore(m, p), len(by.need)-1)
	need := s.Seats[p].Nums[NumGoal] - points - specPoints(m, p)
	w += by.need[later][lack(need)]
	if best >= need {
		w += by.reach[later]
	}
	if s.Nums[NumSudden] > 0 && rules.Seat(s.Nums[NumActivator]-1) == p {
		w += by.sudden
	}
	if s.Nums[NumExhaust] > 0 {
		w += by.anchors * float64(anchors(m, p))
	}
	return w
}

// turnsBefore is how many players come before p, the active one included.
func turnsBefore(m *rules.Match, p rules.Seat) int {
	n := int(players(m))
	return (int(p) - int(m.S.Active) + n) % n
}
