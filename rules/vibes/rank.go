package vibes

import (
	"math"

	"feltstack/rules"
)

// How much likelier options are ranked, in logarithms of odds: the best of some that were tried
// by players who follow the ranking alone (rules/bot/STRENGTH.md).
const (
	rankRod    = 6.0  // a Rod of the deck
	rankHide   = 3.0  // a card face-down as a Rod, less what it is missed (missed)
	rankCard   = 1.0  // a Penguin or Relic,
	rankFish   = 0.5  // for each Fish that it costs,
	rankVibe   = 0.25 // and for each point of its vibe
	rankDone   = -4.0 // to end a turn in which something is left to play
	rankAct    = -2.0 // an Action or [ACT] ability: most want a reason to be used,
	rankAhead  = -2.0 // all the more where Vibe Check is won without it
	rankBottom = 0.8  // before the first Cycle, for each Fish above slowCost
	slowCost   = 5

	missedSoon   = 1.0  // a card that can be played this turn or the next one,
	missedFish   = 0.25 // for each Fish that it costs,
	missedVibe   = 0.1  // and for each point of its vibe
	missedLate   = 0.6  // less for each Fish that is lacking
	missedAction = -2.0
	missedSaucy  = -3.0 // a Saucy Action is played from where it lies face-down
)

// rank scores options as a player would who looks no further than the table: plays the Rod of
// the turn, then what costs most, leaves no Fish unspent, and pays as proposed.
func rank(m *rules.Match, score []float32) {
	switch d := &m.S.Decision; {
	case d.Kind == rules.PickPay:
		for i := range score {
			if m.S.Options[i].Verb == rules.VerbPay {
				score[i] = 2 * rules.RankObvious
			}
		}
	case d.Prompt == promptBottom:
		for i := range score {
			if o := &m.S.Options[i]; o.Verb == verbBottom {
				score[i] = rankBottom * float32(m.Def(o.Card).Facts[FactFish]-slowCost)
			}
		}
	case d.Kind == rules.PickPlay:
		rankTurn(m, score)
	case d.Kind == rules.PickAnswer:
		rankAnswers(m, score)
	}
}

// rankTurn ranks what is played in a turn: a Rod comes before what it may pay for, and is the
// card that can be spared.
func rankTurn(m *rules.Match, score []float32) {
	fish := income(m, m.S.Decision.Seat)
	for i := range score {
		o := &m.S.Options[i]
		switch o.Verb {
		case verbRod:
			score[i] = rankRod
		case verbHide:
			score[i] = rankHide - missed(m, o.Card, fish)
		case verbPenguin, verbRelic:
			d := m.Def(o.Card)
			score[i] = rankCard + rankFish*float32(d.Facts[FactFish]) + rankVibe*float32(d.Facts[FactVibe])
		case verbDone:
			score[i] = rankDone
		}
	}
}

// rankAnswers ranks what is done in Action Time, however much of it there is, below passing.
func rankAnswers(m *rules.Match, score []float32) {
	p := m.S.Decision.Seat
	act := rankAct - float32(math.Log(float64(max(len(score)-1, 1))))
	if topVibe(m, p) > topVibe(m, m.S.NextSeat(p)) {
		act += rankAhead
	}
	for i := range score {
		if m.S.Options[i].Verb != verbPass {
			score[i] = act
		}
	}
}

// income is how much Fish seat p has in a turn.
func income(m *rules.Match, p rules.Seat) int16 {
	n := m.S.Seats[p].Nums[NumFishsicles]
	for c := m.In(Rods, p).First; c != 0; c = m.S.Cards[c].Next {
		for _, k := range allMakes[m.Def(c).Facts[FactMakes]] {
			if k.kind == Fish {
				n += int16(k.n)
			}
		}
	}
	return n
}

// missed is how much a player with so much Fish in a turn would miss a card in hand: what can
// be played soon more than what can't, and what is dear or has high vibe more than the rest.
func missed(m *rules.Match, c rules.CardID, fish int16) float32 {
	d := m.Def(c)
	switch d.Facts[FactKind] {
	case Penguin, Relic, Fit:
		cost := d.Facts[FactFish]
		if lacking := cost - fish - 1; lacking > 0 {
			return missedSoon - missedLate*float32(lacking)
		}
		return missedSoon + missedFish*float32(cost) + missedVibe*float32(d.Facts[FactVibe])
	case Action:
		if has(d, typeSaucy) {
			return missedSaucy
		}
		return missedAction
	}
	return rankHide
}
