package vastrix

import (
	"iter"

	"feltstack/rules"
	"feltstack/rules/message"
)

// Keywords of Specs: what they change in the rules.
const (
	KeyBareHand   = keySpecs << iota // Bravery's Three
	KeyGoalFloor                     // Bravery's Nine
	KeyFillHand                      // Balance's Six
	KeyBraveJacks                    // +2, kept
	KeyIron                          // Iron Advance
	KeyThreeClubs                    // bonus combine
	KeyFaceUpDraw                    // Rejuvenation's
	KeyBareFour                      // Balance's Super Four
	KeyHarmony                       // Harmonized Mimic
	KeyCourt                         // bonus combine
	KeyLucky                         // Extra Lucky
	KeySevens                        // they are spades
	KeyChromatic                     // Chromatic Ten
	KeyMarriages                     // Beauty's bonus
	KeyQueens                        // Brilliance's Queens
	KeyDistortion                    // Counter Distortion
	KeyTwoSpades                     // ultimate
)

// The places of the Specs in specs/, from 1 on.
const (
	balance = 1 + iota
	beauty
	bravery
	brilliance
)

// specRule is a rule that the Spec at a place changes for its player, beside what cards say.
type specRule struct {
	spec  int
	key   uint64
	says  message.ID
	rank  int16 // of the cards that it concerns; 0: none in particular
	suit  int16 // of these; NoSuit: any
	short bool  // it says in short what their text does, which is long
}

// concerns reports whether the rule is about card d.
func (r *specRule) concerns(d *rules.Def) bool {
	return r.rank != 0 && r.rank == d.Facts[FactRank] && (r.suit == NoSuit || r.suit == d.Facts[FactSuit])
}

func specRules() []specRule {
	return []specRule{
		{bravery, KeyBareHand, "spec.bare_hand", 3, NoSuit, false},
		{bravery, KeyBareHand, "spec.hidden_card", 3, NoSuit, false},
		{bravery, KeyGoalFloor, "spec.goal_floor", 9, NoSuit, false},
		{bravery, KeyBraveJacks, "spec.brave_jacks", Jack, NoSuit, false},
		{bravery, KeyIron, "spec.iron_advance", 10, Clubs, false},
		{bravery, KeyThreeClubs, "spec.three_clubs", 0, NoSuit, false},
		{balance, KeyFaceUpDraw, "spec.face_up_draw", 0, NoSuit, false},
		{balance, KeyFillHand, "spec.fill_hand", 6, NoSuit, false},
		{balance, KeyBareFour, "spec.super_four", 4, NoSuit, false},
		{balance, KeyHarmony, "spec.harmonized_mimic", 10, Diamonds, false},
		{balance, KeyCourt, "spec.court", 0, NoSuit, false},
		{beauty, KeyLucky, "spec.extra_lucky", 0, NoSuit, false},
		{beauty, KeySevens, "spec.sevens", 7, NoSuit, true},
		{beauty, 0, "spec.flips", 7, NoSuit, true},
		{beauty, 0, "spec.flipped_spade", 7, NoSuit, true},
		{beauty, 0, "spec.red_joker", RedJoker, NoSuit, true},
		{beauty, KeyChromatic, "spec.chromatic_ten", 10, Hearts, false},
		{beauty, KeyMarriages, "spec.marriages", 0, NoSuit, false},
		{brilliance, KeyQueens, "spec.queens", Queen, NoSuit, false},
		{brilliance, KeyDistortion, "spec.counter_distortion", 0, NoSuit, false},
		{brilliance, KeyTwoSpades, "spec.two_spades", 0, NoSuit, false},
	}
}

// marriagePoints are what Beauty's King and Queen of a suit give (V-156).
var marriagePoints = [...]int16{Clubs: 9, Diamonds: 10, Hearts: 12, Spades: 13}

// specPoints are what the Spec of p adds to its Secured points.
func specPoints(m *rules.Match, p rules.Seat) int16 {
	n := int16(0)
	if specSays(m, p, KeyQueens) {
		if q := queensOut(m, p); q > 0 {
			n += q + 1
		}
	}
	if specSays(m, p, KeyMarriages) && married(m) == p {
		n += marriagePoints[bestMarriage(m, p)]
	}
	return n
}

// untapped are p's untapped cards on the table, but for traps.
func untapped(m *rules.Match, p rules.Seat) iter.Seq[rules.CardID] {
	return func(yield func(rules.CardID) bool) {
		for _, k := range [...]rules.ZoneKind{PR, ER} {
			for c := m.In(k, p).First; c != 0; c = m.S.Cards[c].Next {
				if !tapped(m, c) && !trap(m, c) && !yield(c) {
					return
				}
			}
		}
	}
}

// queensOut counts p's untapped Queens on the table.
func queensOut(m *rules.Match, p rules.Seat) int16 {
	n := int16(0)
	for c := range untapped(m, p) {
		if rank(m, c) == Queen {
			n++
		}
	}
	return n
}

// bestMarriage is the highest suit of which p has King and Queen on the table, neither
// jacked nor tapped; NoSuit if there is none.
func bestMarriage(m *rules.Match, p rules.Seat) int16 {
	var has [5]uint8
	best := NoSuit
	for c := range untapped(m, p) {
		r := rank(m, c)
		if r != King && r != Queen || attached(m, c) != 0 {
			continue
		}
		s := suit(m, c)
		has[s] |= 1 << (r - Queen)
		if has[s] == 3 {
			best = max(best, s)
		}
	}
	return best
}

// marries reports whether p has what Beauty's bonus asks for.
func marries(m *rules.Match, p rules.Seat) bool {
	return specSays(m, p, KeyMarriages) && bestMarriage(m, p) != NoSuit
}

// married is the one player who has the bonus of a Royal Marriage (V-156): who had it last
// and still may, else the first in turn order; NoSeat if nobody has.
func married(m *rules.Match) rules.Seat {
	if p := rules.Seat(m.S.Nums[NumMarried] - 1); m.S.Nums[NumMarried] > 0 && marries(m, p) {
		return p
	}
	for p := range players(m) {
		if marries(m, p) {
			return p
		}
	}
	return rules.NoSeat
}

// noteMarried keeps who has it, so that a pair which comes later takes it from nobody.
func noteMarried(m *rules.Match) {
	p := married(m)
	m.S.Nums[NumMarried] = 0
	if p != rules.NoSeat {
		m.S.Nums[NumMarried] = int16(p) + 1
	}
}

// raiseToRival raises the goal of p, who has anchored Bravery's Nine, to that of its
// opponent, if it is lower (V-144).
func raiseToRival(m *rules.Match, p, rival rules.Seat) {
	if by := m.S.Seats[rival].Nums[NumGoal] - m.S.Seats[p].Nums[NumGoal]; by > 0 {
		m.AddNum(p, NumGoal, by, WhyGoal)
	}
}

// ironAdvance uses up Iron Advance for the bonus of a Ten of Clubs that p has just scored: it
// leaves no action that a Jack could disrupt (V-146).
func ironAdvance(m *rules.Match, p rules.Seat) {
	if m.S.Seats[p].Nums[NumWasEmpty] == 1 && ultimate(m, p, KeyIron) {
		useUltimate(m, p, ultimateBit)
		m.S.Seats[p].Nums[NumLastAction] = 0
	}
}

// strip ends what lasts on cards in two rows and takes Jacks off them (V-149).
func strip(m *rules.Match, k rules.ZoneKind, p, q rules.Seat) {
	var jacks [54]rules.CardID
	n := 0
	for _, s := range [...]rules.Seat{p, q} {
		for c := m.In(k, s).First; c != 0; c = m.S.Cards[c].Next {
			if m.S.Marked(c, MarkDisabled) {
				continue // nothing touches it (VASTRIX 19.8)
			}
			m.DropMarks(func(mk *rules.Mark) bool { return mk.Card == c })
			m.SetFlag(c, FlagTapped, false)
			if j := attached(m, c); j != 0 {
				jacks[n] = j
				n++
			} else if m.S.Cards[c].Host != 0 {
				jacks[n] = c
				n++
			}
		}
	}
	for _, j := range jacks[:n] {
		if m.S.Cards[j].Host != 0 {
			m.MoveCard(j, m.Game.Zone(GY, 0), rules.Top, WhyFalls)
		}
	}
}

// distorts reports whether Counter Distortion takes the place of a Disrupt against p: once, p
// discards a Jack if it has one (V-160).
func distorts(m *rules.Match, p rules.Seat) bool {
	if p == rules.NoSeat || !ultimate(m, p, KeyDistortion) {
		return false
	}
	useUltimate(m, p, ultimateBit)
	m.Call(procGiveJack, rules.Frame{Ctrl: p})
	return true
}

// giveJackProc makes Frame.Ctrl discard a Jack.
func giveJackProc() rules.Proc {
	return rules.Proc{Name: "give jack", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: f.Ctrl, Prompt: promptGiveJack})
			for c := m.In(Hand, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
				if rank(m, c) == Jack {
					m.Offer(rules.Option{Verb: verbLose, Card: c}, ok)
				}
			}
			if len(m.S.Options) == 0 {
				m.Unask()
				f.Goto(2)
			}
		},
		func(m *rules.Match, _ *rules.Frame) {
			m.MoveCard(m.S.Answer.Card, m.Game.Zone(GY, 0), rules.Top, WhyDiscard)
		},
	}}
}
