package vibes

import "feltstack/rules"

// What eval counts.
const (
	worthHand  = 0.8  // of a card in hand
	worthCard  = 1.0  // of a card in play: fifteen of them win
	worthVibe  = 0.12 // of a point of vibe
	worthTop   = 0.25 // of a point by which one's highest vibe is ahead
	worthBaron = 2.5
	worthFish  = 0.4 // of a Fishsicle
	steep      = 8.0 // the lead that counts as half a win
)

// eval guesses how a match stands for p: what is in play, the hand, the Baron, and who would
// win Vibe Check.
func eval(m *rules.Match, p rules.Seat) float64 {
	q := m.S.NextSeat(p)
	lead := side(m, p) - side(m, q)
	lead += worthTop * float64(min(max(TopVibe(m, p)-TopVibe(m, q), -10), 10))
	if baron(m) == p {
		lead += worthBaron + near(m, p)
	} else {
		lead -= worthBaron + near(m, q)
	}
	return lead / (max(lead, -lead) + steep)
}

// near is what the Baron is worth besides to who has almost enough cards in play.
func near(m *rules.Match, p rules.Seat) float64 {
	if n := CardsInPlay(m, p); n > winCards-4 {
		return float64(n-winCards+4) * 2
	}
	return 0
}

func side(m *rules.Match, p rules.Seat) float64 {
	v := worthHand*float64(m.In(Hand, p).N) + worthCard*float64(CardsInPlay(m, p)) + worthFish*float64(m.S.Seats[p].Nums[NumFishsicles])
	for c := m.In(Huddle, p).First; c != 0; c = m.S.Cards[c].Next {
		v += worthVibe * float64(m.Fact(c, FactVibe))
	}
	// An empty deck loses the match.
	if n := m.In(Deck, p).N; n < 6 {
		v -= 2 * float64(6-n)
	}
	return v
}
