package vibes

import (
	"math"

	"feltstack/rules"
)

// weight is what one more of something does to the logarithm of a seat's odds to win: so much
// at first, and so much more once a player is about to have enough cards in play (lateness).
type weight struct{ first, late float64 }

func (w weight) at(late float64) float64 { return w.first + w.late*late }

// The weights are logistic regression over 14,780 positions of 672 games that Casual, as it was
// before, played against itself, one choice in twelve made at random, rounded. What a seat has
// more of than its opponent counts. Fitted to four fifths of the games and held against the
// rest, the loss is 0.602 (all alike: 0.693; the weights by hand before: 0.653); of three forms
// it is the one that came out best there.
var (
	handWeight = weight{0.07, 0.27}  // of a card in hand
	pengWeight = weight{-0.07, 0.17} // of a Penguin in the huddle: it stands for Fish spent
	vibeWeight = weight{0.01, 0.03}  // of a point of vibe
	bestWeight = weight{0.05, 0.20}  // of a point of the highest vibe, flopped or not
	// leadWeights are for who would win Vibe Check as things stand, in the first turn of a
	// Cycle, in its second one and from Action Time on.
	leadWeights = [...]weight{{}, {0.02, 0.20}, {0.14, 0.41}}
	// baronWeights are for who has the Baron, likewise. With him in the first turn, a player has
	// drawn its card before the other.
	baronWeights = [...]float64{-0.14, -0.09, 0.10}
	// nearWeights are for at least three quarters of the cards to win with, and enough of them,
	// without the Baron and with him.
	nearWeights = [2][2]float64{{0.20, -0.32}, {0.43, 1.09}}
)

const (
	rodWeight    = 0.30  // of a Rod
	fishWeight   = 0.43  // of a Fishsicle
	actionWeight = -0.15 // of an Action among the cards in hand: it doesn't stay in play
	emptyWeight  = -0.6  // of each card that is missing to a deck of a few: a guess, games rarely come to that
)

const (
	nearCards = winCards - 3 // in play, close to winning
	fewCards  = 6            // in a deck
)

// eval guesses how the match ends for seat p, -1 to 1, from all cards: those that nobody could
// see are in a search's determinization like any other.
func eval(m *rules.Match, p rules.Seat) float64 {
	q := m.S.NextSeat(p)
	late := lateness(max(cardsInPlay(m, p), cardsInPlay(m, q)))
	w := standing(m, p, late) - standing(m, q, late)
	switch a, b := topVibe(m, p), topVibe(m, q); {
	case a > b:
		w += leadWeights[part(m)].at(late)
	case a < b:
		w -= leadWeights[part(m)].at(late)
	}
	return math.Tanh(w / 2)
}

// cycle is the number of the Cycle: a match is judged as one begins, when Vibe Check has told
// what the one before was worth and all cards are unflopped.
func cycle(m *rules.Match) int16 { return m.S.Nums[NumCycle] }

// lateness is 0 for a few cards in play and 1 for almost enough to win with.
func lateness(cards int) float64 { return min(max(float64(cards-4)/10, 0), 1) }

// part is the part of a Cycle, a place in leadWeights.
func part(m *rules.Match) int {
	switch {
	case m.S.Phase >= PhaseAction:
		return 2
	case m.S.Nums[NumSecond] == 1:
		return 1
	}
	return 0
}

// standing is how well seat p stands, in logarithms of odds.
func standing(m *rules.Match, p rules.Seat, late float64) float64 {
	w := handWeight.at(late) * float64(m.In(Hand, p).N)
	for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
		if kind(m, c) == Action {
			w += actionWeight
		}
	}
	w += rodWeight*float64(m.In(Rods, p).N) + fishWeight*float64(m.S.Seats[p].Nums[NumFishsicles])
	w += pengWeight.at(late) * float64(m.In(Huddle, p).N)
	best := int16(0)
	for c := m.In(Huddle, p).First; c != 0; c = m.S.Cards[c].Next {
		vibe := m.Fact(c, FactVibe)
		best = max(best, vibe)
		w += vibeWeight.at(late) * float64(vibe)
	}
	w += bestWeight.at(late) * float64(best)
	has := 0
	if baron(m) == p {
		has = 1
		w += baronWeights[part(m)]
	}
	switch n := cardsInPlay(m, p); {
	case n >= winCards:
		w += nearWeights[has][1]
	case n >= nearCards:
		w += nearWeights[has][0]
	}
	// An empty deck loses the match.
	if n := m.In(Deck, p).N; n < fewCards {
		w += emptyWeight * float64(fewCards-n)
	}
	return w
}
