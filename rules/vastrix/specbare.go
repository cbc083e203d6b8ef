package vastrix

import "feltstack/rules"

// Bravery's Three (V-143): what follows when its text took a card.

// The values of NumStolen: the kind of card that a Three has just taken, with the seat it was
// taken from in the bits above.
const (
	stoleSpade int16 = 1 + iota
	stoleOther
)

// noteStolen notes that p takes c from another's hand by a Three that resolves.
func noteStolen(m *rules.Match, p, from rules.Seat, c rules.CardID) {
	if !specSays(m, p, KeyBareHand) {
		return
	}
	it := m.S.Top()
	if it == nil || it.Flags&ItemResolving == 0 || it.Ctrl != p || m.Game.Defs[it.Def].Facts[FactRank] != 3 {
		return
	}
	n := stoleOther
	if suit(m, c) == Spades {
		n = max(stoleSpade, m.S.Seats[p].Nums[NumStolen]&3)
	}
	m.S.Seats[p].Nums[NumStolen] = n | int16(from)<<2
}

// bareAfter calls what follows a steal by p.
func bareAfter(m *rules.Match, p rules.Seat) {
	if n := m.S.Seats[p].Nums[NumStolen]; n > 0 {
		m.S.Seats[p].Nums[NumStolen] = 0
		m.Call(procBare, rules.Frame{Ctrl: p, Opp: rules.Seat(n >> 2), R: [6]int16{n & 3}})
	}
}

// bareProc has Frame.Opp hide one card and show the rest, discard one unless a spade was
// taken, and lose the hidden one if Frame.Ctrl names its rank. Frame.R[0] is what was taken.
func bareProc() rules.Proc {
	return rules.Proc{Name: "bare hand", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			if m.In(Hand, f.Opp).N == 0 {
				f.Goto(6)
				return
			}
			m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: f.Opp, Prompt: promptHide})
			for c := m.In(Hand, f.Opp).First; c != 0; c = m.S.Cards[c].Next {
				m.Offer(rules.Option{Verb: verbHide, Card: c}, ok)
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			hidden := m.S.Answer.Card
			for c := m.In(Hand, f.Opp).First; c != 0; c = m.S.Cards[c].Next {
				if c == hidden || m.S.Cards[c].Face == rules.FaceUp {
					continue
				}
				m.Turn(c, rules.FaceUp)
				m.AddMark(rules.Mark{Kind: MarkBared, Card: c, Seat: f.Opp, Until: rules.UntilRemoved})
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			if f.R[0] == stoleSpade {
				f.Goto(4)
				return
			}
			m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: f.Opp, Prompt: promptLose})
			for c := m.In(Hand, f.Opp).First; c != 0; c = m.S.Cards[c].Next {
				m.Offer(rules.Option{Verb: verbLose, Card: c}, ok)
			}
		},
		func(m *rules.Match, _ *rules.Frame) {
			m.MoveCard(m.S.Answer.Card, m.Game.Zone(GY, 0), rules.Top, WhyDiscard)
		},
		func(m *rules.Match, f *rules.Frame) {
			if hiddenCard(m, f.Opp) == 0 {
				f.Goto(6)
				return
			}
			m.Ask(rules.Decision{Kind: rules.PickNumber, Seat: f.Ctrl, Prompt: promptGuess})
			for r := Ace; r <= BlackJoker; r++ {
				m.Offer(rules.Option{Verb: verbGuess, N: r}, ok)
			}
			m.Offer(rules.Option{Verb: verbNoSpec}, ok)
		},
		func(m *rules.Match, f *rules.Frame) {
			if m.S.Answer.Verb == verbNoSpec {
				return
			}
			m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyGuess, Seat: f.Ctrl, N: m.S.Answer.N})
			if c := hiddenCard(m, f.Opp); c != 0 && rank(m, c) == m.S.Answer.N {
				toHand(m, c, f.Ctrl, WhyTake, true)
			}
		},
	}}
}

// guessDef is a card of rank r.
func guessDef(r int16) rules.DefID {
	if r > King {
		return superDef(RedJoker) + rules.DefID(r-RedJoker)
	}
	return superDef(r)
}

// hiddenCard is the card in p's hand that not all see, 0 if all do.
func hiddenCard(m *rules.Match, p rules.Seat) rules.CardID {
	for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
		if m.S.Cards[c].Face != rules.FaceUp {
			return c
		}
	}
	return 0
}
