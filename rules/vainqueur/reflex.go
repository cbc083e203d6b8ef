package vainqueur

import "feltstack/rules"

// reflex is what a player does who looks no further than the table: brings out
// the strongest, attacks where that wins something, uses what lies there to be
// used now and then. Bots play like this beyond what they think through.
func reflex(m *rules.Match, r *rules.RNG) int {
	switch m.S.Decision.Kind {
	case rules.PickPlay:
		if m.S.Phase == StepMain {
			return reflexMain(m, r)
		}
		return reflexAttack(m, r)
	case rules.PickAnswer:
		if r.IntN(answersOften) > 0 {
			return find(m, verbPass)
		}
	case rules.PickPay:
		return weakest(m)
	case rules.PickPlace:
		return stance(m)
	}
	return -1
}

const (
	answersOften = 4 // one answer in that many is given
	usesOften    = 2 // one turn's chance in that many to use a card's text
	masterOften  = 3 // one attack in that many goes at the Master, not the player
)

// find is the place of the first option with a verb, -1 if there is none.
func find(m *rules.Match, v rules.Verb) int {
	for i := range m.S.Options {
		if m.S.Options[i].Verb == v {
			return i
		}
	}
	return -1
}

// reflexMain plays Master and Battlefield, then the monster that adds most to
// the field, then perhaps a text, and goes on.
func reflexMain(m *rules.Match, r *rules.RNG) int {
	p := m.S.Decision.Seat
	best, most, end := -1, int16(0), -1
	text, texts := -1, 0
	for i := range m.S.Options {
		o := &m.S.Options[i]
		switch o.Verb {
		case verbMaster:
			return i
		case verbBattlefield:
			if m.In(Battlezone, p).N == 0 {
				return i
			}
		case verbSummon, verbSummonDefending:
			if gain := summonGain(m, p, o); gain > most {
				best, most = i, gain
			}
		case verbPlay, verbUse:
			if texts++; r.IntN(texts) == 0 {
				text = i
			}
		case verbEnd:
			end = i
		}
	}
	if best >= 0 {
		return best
	}
	if text >= 0 && r.IntN(usesOften) == 0 {
		return text
	}
	return end
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
	return gain - [...]int16{0, a, a + b}[tributes(m, o.Card)]
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

// freeStrike is what it counts beside other attacks that nobody stands in the way.
const freeStrike = 1000

// reflexAttack attacks where most is won, with the weakest that wins it.
func reflexAttack(m *rules.Match, r *rules.RNG) int {
	best, most, end := -1, int16(0), -1
	for i := range m.S.Options {
		o := &m.S.Options[i]
		switch o.Verb {
		case verbDirect:
			if gain := freeStrike + value(m, o.Card); gain > most {
				best, most = i, gain
			}
		case verbAttack:
			if gain := attackGain(m, o.Card, o.Target, r); gain > most {
				best, most = i, gain
			}
		case verbEnd:
			end = i
		}
	}
	if best >= 0 {
		return best
	}
	return end
}

// attackGain is what an attack of c on t wins, by the attack chart.
func attackGain(m *rules.Match, c, t rules.CardID, r *rules.RNG) int16 {
	v := value(m, c)
	switch {
	case m.KindOf(t) == MasterZone:
		if r.IntN(masterOften) == 0 {
			return 2 * freeStrike
		}
		return 0
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

// weakest is the option to pay with the monster that counts least.
func weakest(m *rules.Match) int {
	best, least := -1, int16(0)
	for i := range m.S.Options {
		if o := &m.S.Options[i]; o.Verb == verbTribute {
			if w := worth(m, o.Card); best < 0 || w < least {
				best, least = i, w
			}
		}
	}
	return best
}

// stance is the position that suits a monster put onto the field.
func stance(m *rules.Match) int {
	c := m.S.Decision.Src
	if find(m, verbReady) < 0 {
		return -1
	}
	if i := find(m, verbDefend); i >= 0 && m.Fact(c, FactSTR) < m.Fact(c, FactDEF) {
		return i
	}
	return find(m, verbReady)
}
