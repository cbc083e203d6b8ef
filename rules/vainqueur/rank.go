package vainqueur

import (
	"math"

	"feltstack/rules"
)

// rank scores options as a player would who looks no further than the table:
// it brings out the strongest, attacks where that wins something, and uses what
// lies there to be used now and then.
func rank(m *rules.Match, score []float32) {
	switch m.S.Decision.Kind {
	case rules.PickPlay:
		if m.S.Phase == StepMain {
			rankMain(m, score)
			return
		}
		rankAttacks(m, score)
	case rules.PickAnswer:
		// One chance in answersOften is used.
		rare := -float32(math.Log(float64((answersOften-1)*len(score) + 1)))
		for i := range score {
			if m.S.Options[i].Verb != verbPass {
				score[i] = rare
			}
		}
	case rules.PickPay:
		rankTributes(m, score)
	case rules.PickPlace:
		rankPositions(m, score)
	case rules.PickCard:
		if m.S.Decision.Prompt == promptPayment {
			rankTributes(m, score)
		}
	}
}

const (
	answersOften = 4   // one answer in that many is given
	aPoint       = 2   // what a point of STR or DEF counts
	pointless    = -10 // what wins nothing
	ahead        = 10  // what wins something
	free         = 500 // an attack that nothing stands in the way of
	atOnce       = 2 * rules.RankObvious
	rareMaster   = -0.7 // ln(1/2): one attack in 3 goes at the Master
)

// rankMain puts Master and Battlefield first, then the monster that adds most to
// the field; a text is used in one chance of two.
func rankMain(m *rules.Match, score []float32) {
	p := m.S.Decision.Seat
	texts := 0
	for i := range score {
		o := &m.S.Options[i]
		switch o.Verb {
		case verbMaster:
			score[i] = atOnce
		case verbBattlefield:
			score[i] = pointless
			if m.In(Battlezone, p).N == 0 {
				score[i] = atOnce
			}
		case verbSummon, verbSummonDefending:
			score[i] = pointless
			if gain := summonGain(m, p, o); gain > 0 {
				score[i] = ahead + aPoint*float32(gain)
			}
		case verbPlay, verbUse, verbGained:
			texts++
		case verbEnd:
		default:
			score[i] = pointless
		}
	}
	if texts < 2 {
		return
	}
	each := -float32(math.Log(float64(texts)))
	for i := range score {
		if v := m.S.Options[i].Verb; v == verbPlay || v == verbUse || v == verbGained {
			score[i] = each
		}
	}
}

// worth is what a monster counts for on the field: its better number.
func worth(m *rules.Match, c rules.CardID) int16 {
	return max(m.Fact(c, FactSTR), m.Fact(c, FactDEF))
}

// summonGain is what a Regular Summon adds to the field: the number of its
// position, less the tributes, which are the weakest there are.
func summonGain(m *rules.Match, p rules.Seat, o *rules.Option) int16 {
	gain := m.Fact(o.Card, FactSTR)
	if o.Verb == verbSummonDefending {
		gain = m.Fact(o.Card, FactDEF)
		if gain -= gain / 4; gain < strongest(m, m.S.NextSeat(p)) {
			gain /= 2 // it would not hold
		}
	} else if gain < strongest(m, m.S.NextSeat(p)) {
		gain -= gain / 3
	}
	gain = max(gain, 1)
	a, b := twoWeakest(m, p)
	return gain - [...]int16{0, a, a + b}[min(tributes(m, p, o.Card), 2)]
}

// strongest is the highest STR on a seat's field.
func strongest(m *rules.Match, p rules.Seat) int16 {
	most := int16(0)
	for c := m.In(Field, p).First; c != 0; c = m.S.Cards[c].Next {
		most = max(most, m.Fact(c, FactSTR))
	}
	return most
}

// countless stands for what is not there.
const countless = 1000

// twoWeakest is what the two weakest monsters of a seat count for.
func twoWeakest(m *rules.Match, p rules.Seat) (a, b int16) {
	a, b = countless, countless
	for c := m.In(Field, p).First; c != 0; c = m.S.Cards[c].Next {
		switch w := worth(m, c); {
		case w < a:
			a, b = w, a
		case w < b:
			b = w
		}
	}
	return a, b
}

// rankAttacks puts the attack first that wins most, with the weakest that wins it.
func rankAttacks(m *rules.Match, score []float32) {
	top := float32(0)
	for i := range score {
		o := &m.S.Options[i]
		switch {
		case o.Verb == verbDirect:
			score[i] = free + aPoint*float32(value(m, o.Card))
		case o.Verb == verbAttack && m.KindOf(o.Target) != MasterZone:
			score[i] = pointless
			if gain := attackGain(m, o.Card, o.Target); gain > 0 {
				score[i] = ahead + aPoint*float32(gain)
			}
		}
		top = max(top, score[i])
	}
	for i := range score {
		if o := &m.S.Options[i]; o.Verb == verbAttack && m.KindOf(o.Target) == MasterZone {
			score[i] = top + rareMaster
		}
	}
}

// attackGain is what an attack of c on t wins, by the attack chart.
func attackGain(m *rules.Match, c, t rules.CardID) int16 {
	v := value(m, c)
	switch {
	case defending(m, t):
		if x := m.Fact(t, FactDEF); v > x {
			return 2*worth(m, t) - v/8
		}
	default:
		switch x := m.Fact(t, FactSTR); {
		case v > x:
			return 2*worth(m, t) + (v - x) - v/8
		case v == x:
			return worth(m, t) - worth(m, c)
		}
	}
	return 0
}

// rankTributes pays with the monster that counts least.
func rankTributes(m *rules.Match, score []float32) {
	for i := range score {
		if o := &m.S.Options[i]; o.Verb == verbTribute || o.Verb == rules.VerbPick {
			score[i] = float32(countless - worth(m, o.Card))
		}
	}
}

// rankPositions prefers the position that suits a monster put onto the field.
func rankPositions(m *rules.Match, score []float32) {
	c := m.S.Decision.Src
	suits := verbReady
	if m.Fact(c, FactSTR) < m.Fact(c, FactDEF) {
		suits = verbDefend
	}
	for i := range score {
		if m.S.Options[i].Verb == suits {
			score[i] = ahead
		}
	}
}
