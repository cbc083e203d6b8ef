package vastrix

import (
	"slices"

	"feltstack/rules"
)

// The Ultras (VASTRIX 9.3): Item.Nums[0].
const (
	ultraBlack int16 = iota + 1
	ultraMixed
	ultraRed
)

// Registers of an Ultra's declaration.
const (
	regTarget uint8 = iota
	_
	_
	_
	_
	_
	regCards // cards picked so far
)

func black(m *rules.Match, c rules.CardID) bool { s := suit(m, c); return s == Clubs || s == Spades }
func red(m *rules.Match, c rules.CardID) bool   { s := suit(m, c); return s == Diamonds || s == Hearts }

// colours counts the black and red cards in p's hand; Jokers are neither (V-076).
func colours(m *rules.Match, p rules.Seat) (blacks, reds int) {
	for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
		switch suit(m, c) {
		case Clubs, Spades:
			blacks++
		case Diamonds, Hearts:
			reds++
		}
	}
	return blacks, reds
}

// ultraNo says why p can't declare an Ultra, cards aside.
func ultraNo(m *rules.Match, p rules.Seat) rules.No {
	if m.S.Seats[p].Nums[NumUltra] > 0 {
		return noUltra
	}
	return lockNo(m)
}

func offerUltras(m *rules.Match, p rules.Seat) {
	blacks, reds := colours(m, p)
	if blacks >= 3 {
		no := ultraNo(m, p)
		if no == ok && !blackEffect(m, p, 0) {
			no = noBlackBase
		}
		m.Offer(rules.Option{Verb: verbUltraBlack}, no)
	}
	if blacks >= 2 && reds >= 2 {
		m.Offer(rules.Option{Verb: verbUltraMixed}, ultraNo(m, p))
	}
}

// offerUltraRed offers three red cards as an answer (V-078).
func offerUltraRed(m *rules.Match, p rules.Seat) {
	used := m.S.Seats[p].Nums[NumUltra] > 0
	if m.In(Hand, p).N < 3 || used && !m.Seeking() {
		return
	}
	if _, reds := colours(m, p); reds < 3 {
		return
	}
	no := noNoTarget
	for i := len(m.S.Stack) - 1; i >= 0 && no != ok; i-- {
		if why := redTarget(m, p, i); why == ok || no == noNoTarget {
			no = why
		}
	}
	if used {
		no = noUltra
	}
	m.Offer(rules.Option{Verb: verbUltraRed}, no)
}

// redTarget says why three red cards of p can't counter the item at place i:
// they act as a Super Ace.
func redTarget(m *rules.Match, p rules.Seat, i int) rules.No {
	if m.S.Stack[i].Class == ClassScuttle {
		return noNoTarget
	}
	return targetItem(m, m.Query(p, m.S.Rival(p), 0, 0, TraitShieldedTwo), i)
}

// baseEffect reports whether an ability is the Base effect of its card; ranks
// without that heading count their single-card effect as Base (V-030).
func baseEffect(m *rules.Match, d *rules.Def, a *rules.Ability) bool {
	if a.Label == LabelBase {
		return playable(m, a)
	}
	return d.Facts[FactRank] >= 8 && ordinary(a) && playable(m, a) && !hasBase(m, d)
}

// hasBase reports whether a card has a Base effect of its own.
func hasBase(m *rules.Match, d *rules.Def) bool {
	for i := range d.Abilities {
		if a := &d.Abilities[i]; a.Label == LabelBase && !ofTraps(m, a) {
			return true
		}
	}
	return false
}

// blackEffect reports whether a black card in p's hand other than not has a
// legal Base effect.
func blackEffect(m *rules.Match, p rules.Seat, not rules.CardID) bool {
	for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
		if c == not || !black(m, c) {
			continue
		}
		d := cardAs(m, p, c)
		for i := range d.Abilities {
			if a := &d.Abilities[i]; baseEffect(m, d, a) && effectNo(m, p, c, a) == ok {
				return true
			}
		}
	}
	return false
}

// ultraBlackProc declares three black cards: which is scored, which is
// played for its Base effect, which is exiled (V-077).
func ultraBlackProc() rules.Proc {
	steps := []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: f.Ctrl, Prompt: promptUltraScore, Declaring: true})
			for c := m.In(Hand, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
				if black(m, c) && blackEffect(m, f.Ctrl, c) {
					m.Offer(rules.Option{Verb: verbUltraCard, Card: c}, ok)
				}
			}
		},
		func(m *rules.Match, f *rules.Frame) { m.S.Put(f.Serial, regCards, m.S.Answer.Card) },
		func(m *rules.Match, f *rules.Frame) {
			scored := m.S.FirstIn(f.Serial, regCards)
			m.AskAuto(rules.Decision{Kind: rules.PickPlay, Seat: f.Ctrl, Prompt: promptUltraEffect, Declaring: true})
			for c := m.In(Hand, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
				if c == scored || !black(m, c) {
					continue
				}
				d := cardAs(m, f.Ctrl, c)
				for i := range d.Abilities {
					if a := &d.Abilities[i]; baseEffect(m, d, a) {
						m.Offer(rules.Option{Verb: verbEffect, Card: c, Ability: uint8(i)}, effectNo(m, f.Ctrl, c, a))
					}
				}
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			f.Src, f.Ability = m.S.Answer.Card, m.S.Answer.Ability
			f.Def = asPlayed(m, f.Ctrl, m.S.Cards[f.Src].Def)
		},
		func(m *rules.Match, f *rules.Frame) {
			m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: f.Ctrl, Prompt: promptUltraExile, Declaring: true})
			for c := m.In(Hand, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
				if black(m, c) && c != f.Src && !m.S.InReg(f.Serial, regCards, c) {
					m.Offer(rules.Option{Verb: verbUltraCard, Card: c}, ok)
				}
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			next := *f
			f.Serial = 0
			next.Tgt, next.Step = m.S.Answer.Card, 0
			m.Call(procUltraPlay, next)
		},
	}
	return rules.Proc{Name: "3 black Ultra", Steps: steps}
}

// ultraPlayProc declares the Base effect within three black cards and puts
// them on the stack.
func ultraPlayProc() rules.Proc {
	return rules.Proc{Name: "3 black Ultra's effect", Steps: append(rules.DeclareSteps(), func(m *rules.Match, f *rules.Frame) {
		it := ultraItem(f, ultraBlack)
		it.Cards = [4]rules.CardID{f.Src, m.S.FirstIn(f.Serial, regCards), f.Tgt}
		m.S.Unpick(f.Serial, regCards, it.Cards[1])
		it.Def, it.Ability, it.Mode = f.Def, f.Ability, f.Mode
		push(m, it)
		f.Serial = 0
	})}
}

func ultraItem(f *rules.Frame, which int16) rules.Item {
	return rules.Item{Class: ClassUltra, Ctrl: f.Ctrl, By: f.Ctrl, Opp: f.Opp, Flags: ItemMulti, Serial: f.Serial, Nums: [4]int16{which}}
}

// pickColours are two steps that pick n cards of a colour from hand into
// regCards, each after the one before it in the hand, so that a set is picked
// in one order only.
func pickColours(n int8, colour func(*rules.Match, rules.CardID) bool, prompt uint16) []rules.Step {
	ask := func(m *rules.Match, f *rules.Frame) {
		m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: f.Ctrl, Prompt: prompt, Declaring: true, Done: f.Sub, Of: n})
		left := n - f.Sub
		for c := m.In(Hand, f.Ctrl).Last; c != 0; c = m.S.Cards[c].Prev {
			if !colour(m, c) {
				continue
			}
			if m.S.InReg(f.Serial, regCards, c) {
				break
			}
			if left--; left <= 0 {
				m.Offer(rules.Option{Verb: verbUltraCard, Card: c}, ok)
			}
		}
	}
	take := func(m *rules.Match, f *rules.Frame) {
		m.S.Put(f.Serial, regCards, m.S.Answer.Card)
		if f.Sub++; f.Sub < n {
			f.Step -= 2
			return
		}
		f.Sub = 0
	}
	return []rules.Step{ask, take}
}

func ultraMixedProc() rules.Proc {
	return rules.Proc{Name: "2+2 Ultra", Steps: slices.Concat(
		pickColours(2, black, promptUltraBlack),
		pickColours(2, red, promptUltraRed),
		[]rules.Step{func(m *rules.Match, f *rules.Frame) { pushUltra(m, f, ultraMixed) }},
	)}
}

func ultraRedProc() rules.Proc {
	return rules.Proc{Name: "3 red Ultra", Steps: slices.Concat([]rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			m.AskAuto(rules.Decision{Kind: rules.PickItem, Seat: f.Ctrl, Prompt: promptCounter, Declaring: true})
			for i := range m.S.Stack {
				m.Offer(rules.Option{Verb: verbUltraItem, Item: m.S.Stack[i].Serial}, redTarget(m, f.Ctrl, i))
			}
		},
		func(m *rules.Match, f *rules.Frame) { m.S.PutItem(f.Serial, regTarget, m.S.Answer.Item) },
	},
		pickColours(3, red, promptUltraRed),
		[]rules.Step{func(m *rules.Match, f *rules.Frame) { pushUltra(m, f, ultraRed) }},
	)}
}

// pushUltra puts the cards picked on the stack as one play.
func pushUltra(m *rules.Match, f *rules.Frame, which int16) {
	it := ultraItem(f, which)
	for i := range it.Cards {
		c := m.S.FirstIn(f.Serial, regCards)
		it.Cards[i] = c
		m.S.Unpick(f.Serial, regCards, c)
	}
	push(m, it)
	f.Serial = 0
}

func ultraProcOf(v rules.Verb) rules.ProcID {
	if v == verbUltraBlack {
		return procUltraBlack
	}
	return procUltraMixed
}

// ultraDoProc resolves an Ultra. Frame.Serial is the item's.
func ultraDoProc() rules.Proc {
	return rules.Proc{Name: "Ultra", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			it := m.S.Item(f.Serial)
			switch it.Nums[0] {
			case ultraBlack:
				if it.Flags&ItemStolen == 0 {
					m.MoveCard(it.Cards[1], m.Game.Zone(PR, it.Ctrl), rules.Top, WhyScore)
					scored(m, it.Ctrl)
				}
				next := textFrame(it)
				f.Serial, f.Tgt = 0, it.Cards[2]
				f.Goto(3)
				m.Call(m.Game.Text, next)
			case ultraRed:
				if m.S.CountIn(f.Serial, regTarget) > 0 {
					counter(m, m.S.ItemIn(f.Serial, regTarget), false, f.Serial)
				}
				drawBottom(m, f.Ctrl)
				f.Goto(4)
			case ultraMixed:
				grantMini(m, f.Ctrl, 2)
			default:
				f.Goto(4)
				f.Serial = 0
				doCombine(m, it)
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			m.AskAuto(rules.Decision{Kind: rules.PickMode, Seat: f.Ctrl, Prompt: promptUltraMixed})
			m.Offer(rules.Option{Verb: verbUltraDraw}, ok)
			for c := m.In(Exile, 0).First; c != 0; c = m.S.Cards[c].Next {
				m.Offer(rules.Option{Verb: verbUltraTake, Card: c}, ok)
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			if m.S.Answer.Verb == verbUltraTake {
				toHand(m, m.S.Answer.Card, f.Ctrl, WhyTake, true)
				return
			}
			for i := 0; i < 2 && m.In(DP, 0).N > 0; i++ {
				m.MoveCard(m.In(DP, 0).Last, m.Game.Zone(Hand, f.Ctrl), rules.Top, WhyDraw)
			}
			f.Goto(4)
		},
		// Three black cards: the last goes to exile when the Base effect is done.
		func(m *rules.Match, f *rules.Frame) {
			if m.KindOf(f.Tgt) == OnStack {
				m.MoveCard(f.Tgt, m.Game.Zone(Exile, 0), rules.Top, WhyExile)
			}
		},
	}}
}

// grantMini adds mini-turns within the cap of three (VASTRIX 3.2, V-024).
func grantMini(m *rules.Match, p rules.Seat, n int16) {
	granted := &m.S.Seats[p].Nums[NumGranted]
	was := *granted
	*granted = min(3, was+n)
	m.Emit(rules.Event{Kind: rules.EvSeatNum, Why: WhyMini, Seat: p, N: *granted - m.S.Seats[p].Nums[NumUsed], M: int16(NumGranted), By: *granted - was})
}
