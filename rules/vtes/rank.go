package vtes

import "feltstack/rules"

// How much likelier options are ranked, in logarithms of odds, by guess.
const (
	rankDo      = 2 * rules.RankObvious // what is never wrong
	rankBleed   = 6.0
	rankFeed    = 2.0  // to hunt with a vampire of which little is left, for each blood below hungry
	hungry      = 2    // blood
	rankFull    = -8.0 // to hunt with one that is full
	rankNever   = -12.0
	rankGive    = 1.5 * rules.RankObvious // a transfer to the vampire that is to come next
	rankOther   = -3.0                    // to another one
	rankLack    = -0.3                    // for each blood that it lacks
	safePool    = 4                       // pool that a transfer leaves beside what the predator bleeds
	fewVampires = 2                       // ready and begun, above which another one from the crypt can wait
)

// rank scores options as a player would who looks no further than the table.
func rank(m *rules.Match, score []float32) {
	switch m.S.Decision.Prompt {
	case promptUnlock:
		for i := range score {
			switch m.S.Options[i].Verb {
			case verbEdge:
				score[i] = rankDo
			case verbWithdraw:
				score[i] = rankNever
			}
		}
	case promptMinion:
		rankActions(m, score)
	case promptInfluence:
		rankTransfers(m, score)
	case promptDiscard:
		for i := range score {
			switch m.S.Options[i].Verb {
			case verbEnd:
				score[i] = -1
			case verbConcede, verbDraw:
				score[i] = rankNever
			}
		}
	case promptAgree:
		for i := range score {
			if m.S.Options[i].Verb == rules.VerbNo {
				score[i] = rankDo
			}
		}
	}
}

// rankActions bleeds with every vampire that isn't hungry, and lets those hunt that are.
func rankActions(m *rules.Match, score []float32) {
	p := m.S.Decision.Seat
	prey := m.S.Seats[m.S.NextSeat(p)].Nums[NumPool]
	for i := range score {
		o := &m.S.Options[i]
		switch o.Verb {
		case verbBleed:
			score[i] = rankBleed + float32(m.Fact(o.Card, FactBleed))
			if prey <= bleedOf(m, p) {
				score[i] += rankBleed
			}
		case verbHunt:
			blood := m.Counters(o.Card, CounterBlood)
			score[i] = rankFeed * float32(hungry-blood)
			if blood == m.Fact(o.Card, FactCapacity) {
				score[i] = rankFull
			}
		case verbNext:
			score[i] = rankNever / 3
		}
	}
}

// rankTransfers brings out vampires: what was begun is finished, the nearest first, as long as the
// predator can't oust.
func rankTransfers(m *rules.Match, score []float32) {
	p := m.S.Decision.Seat
	spare := m.S.Seats[p].Nums[NumPool] - bleedOf(m, m.S.PrevSeat(p)) - safePool
	next, lacks := wanted(m, p)
	for i := range score {
		o := &m.S.Options[i]
		switch o.Verb {
		case verbBring:
			score[i] = rankDo
		case verbTransfer:
			lack := m.Fact(o.Card, FactCapacity) - m.Counters(o.Card, CounterBlood)
			switch {
			case spare <= 0 && lack > m.S.Nums[NumTransfers], lack <= 0:
				score[i] = rankNever
			case o.Card == next:
				score[i] = rankGive
			default:
				score[i] = rankOther + rankLack*float32(lack)
			}
		case verbBack:
			score[i] = rankNever
			if spare < -safePool && lacks > mostTransfer {
				score[i] = 0
			}
		case verbCrypt:
			score[i] = rankNever
			if next == 0 && spare > safePool && m.In(Ready, p).N <= fewVampires+2 {
				score[i] = rankGive
			}
		}
	}
}

// wanted is the uncontrolled vampire of p that is to come next and what it lacks: the one that lacks
// least of those that may come, 0 if none does.
func wanted(m *rules.Match, p rules.Seat) (best rules.CardID, lacks int16) {
	for c := m.In(Uncontrolled, p).First; c != 0; c = m.S.Cards[c].Next {
		lack := m.Fact(c, FactCapacity) - m.Counters(c, CounterBlood)
		if lack <= 0 || double(m, p, c) {
			continue
		}
		if best == 0 || lack < lacks {
			best, lacks = c, lack
		}
	}
	return best, lacks
}
