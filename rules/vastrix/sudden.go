package vastrix

import "feltstack/rules"

// offerSudden offers the activations of Sudden Death (VASTRIX 12.1, V-086):
// both Jokers, or four of a rank.
func offerSudden(m *rules.Match, p rules.Seat) {
	var count [BlackJoker + 1]int8
	most := int8(0)
	for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
		n := &count[rank(m, c)]
		*n++
		most = max(most, *n)
	}
	if count[RedJoker] > 0 && count[BlackJoker] > 0 {
		m.Offer(rules.Option{Verb: verbSudden}, lockNo(m))
	}
	for r := Ace; r <= King && most >= 4; r++ {
		if count[r] < 4 {
			continue
		}
		no := lockNo(m)
		if no == ok && r == 10 && m.S.Seats[p].Nums[NumRank10] > 0 {
			no = noRankTen
		}
		m.Offer(rules.Option{Verb: verbSudden, N: r}, no)
	}
}

// suddenProc asks what the activation scraps, if anything can be (V-087),
// then puts its cards on the stack.
func suddenProc() rules.Proc {
	return rules.Proc{Name: "Sudden Death", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			askScrap(m, f.Ctrl, f.Opp, f.Serial, true)
		},
		func(m *rules.Match, f *rules.Frame) {
			if c := m.S.Answer.Card; c != 0 {
				m.S.Put(f.Serial, 0, c)
			}
			it := rules.Item{Class: ClassSudden, Ctrl: f.Ctrl, By: f.Ctrl, Opp: f.Opp, Flags: ItemMulti, Serial: f.Serial}
			n := 0
			for c := m.In(Hand, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
				r := rank(m, c)
				if r == f.R[regRank] || f.R[regRank] == 0 && r >= RedJoker {
					it.Cards[n] = c
					n++
				}
			}
			push(m, it)
			f.Serial = 0
		},
	}}
}

// askScrap asks p, if there is anything, what the activation with this serial
// scraps: while it is declared, or of its thief.
func askScrap(m *rules.Match, p, opp rules.Seat, serial rules.ItemID, declaring bool) {
	m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: p, Prompt: promptSudden, Declaring: declaring})
	q := m.Query(p, opp, 0, serial, 0)
	for _, k := range [...]rules.ZoneKind{PR, ER} {
		for o := range rules.Seat(m.S.SeatCount) {
			if !m.S.Opponents(p).Has(o) {
				continue
			}
			for c := m.In(k, o).First; c != 0; c = m.S.Cards[c].Next {
				m.Offer(rules.Option{Verb: verbSuddenTarget, Card: c}, target(m, q, c))
			}
		}
	}
	if len(m.S.Options) == 0 {
		m.Unask()
		m.S.Answer = rules.Option{}
	}
}
