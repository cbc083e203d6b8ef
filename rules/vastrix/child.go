package vastrix

import "feltstack/rules"

// How a card was handed out to be played at once: Frame.R[0] of procChild.
const (
	childEffect int16 = iota // for effect only
	childAny                 // for points or effect
	childDrawn               // by Action 6: for effect, alone (VASTRIX 3.2)
	childBase                // for its Base effect, as a broken combo leaves it (VASTRIX 19.9)
)

// childProc plays the card Frame.Src at once for seat Frame.Ctrl, as a stack
// item of its own (V-036). A card that has no legal play goes to the
// graveyard (V-027, V-037).
func childProc() rules.Proc {
	return rules.Proc{Name: "play at once", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			c, p := f.Src, f.Ctrl
			if c == 0 { // a trap has intercepted it
				f.Goto(2)
				return
			}
			m.AskAuto(rules.Decision{Kind: rules.PickPlay, Seat: p, Prompt: promptChild, Src: c})
			if f.R[0] == childAny {
				m.Offer(rules.Option{Verb: verbScore, Card: c}, ok)
			}
			if f.R[0] == childBase {
				offerBase(m, p, c)
			} else {
				offerOrdinary(m, p, c, true)
			}
			if m.Def(c).Keywords&KeyMimic != 0 && f.R[0] != childBase {
				offerMimic(m, p, c, 0, false)
			}
			alone := len(m.S.Options)
			if f.R[0] != childDrawn && f.R[0] != childBase && !inUltra(m) {
				offerCombos(m, p, c)
			}
			if alone == 0 && len(m.S.Options) > 0 {
				m.Offer(rules.Option{Verb: verbUnplayed, Card: c}, ok) // nobody must combine
			}
			if len(m.S.Options) == 0 {
				m.Unask()
				f.Goto(2)
				m.MoveCard(c, m.Game.Zone(GY, 0), rules.Top, WhyUnplayed)
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			o, p := m.S.Answer, f.Ctrl
			switch o.Verb {
			case verbScore:
				scoreCard(m, o.Card, p)
				return
			case verbUnplayed:
				m.MoveCard(o.Card, m.Game.Zone(GY, 0), rules.Top, WhyUnplayed)
				return
			}
			m.Call(procStack, rules.Frame{Ctrl: p})
			declare(m, p, o, true)
		},
	}}
}

// inUltra reports whether an Ultra resolves: it never grows into a combo (V-074).
func inUltra(m *rules.Match) bool {
	for i := range m.S.Frames {
		if m.S.Frames[i].Proc == procUltraDo {
			return true
		}
	}
	return false
}

// ordinary reports whether an ability can be played as an ordinary effect (V-028).
func ordinary(a *rules.Ability) bool {
	return action(a) || a.Kind == rules.AbilityPlay && (a.Label == LabelQuick || a.Label == LabelInstant) && !counters(a)
}

// offerCombos offers what card c, handed out by an effect, makes together
// with cards in hand (VASTRIX 8, V-070): its Super, a wild Super, a paired
// mimic or a Royal Marriage.
func offerCombos(m *rules.Match, p rules.Seat, c rules.CardID) {
	for e := m.In(Hand, p).First; e != 0; e = m.S.Cards[e].Next {
		if e == c {
			continue
		}
		switch {
		case rank(m, e) == rank(m, c):
			offerSuper(m, p, verbSuper, c, e, false)
		case m.Def(e).Keywords&KeyWild != 0 && rank(m, c) >= 3 && rank(m, c) <= 7:
			offerSuper(m, p, verbWild, c, e, false)
		case m.Def(c).Keywords&KeyWild != 0 && rank(m, e) >= 3 && rank(m, e) <= 7:
			offerSuper(m, p, verbWild, e, c, false)
		case rank(m, c) == King && rank(m, e) == Queen && suit(m, c) == suit(m, e):
			m.Offer(rules.Option{Verb: verbMarriage, Card: c, Target: e}, lockNo(m))
		case rank(m, c) == Queen && rank(m, e) == King && suit(m, c) == suit(m, e):
			m.Offer(rules.Option{Verb: verbMarriage, Card: e, Target: c}, lockNo(m))
		case m.Def(c).Keywords&KeyMimic != 0 && rank(m, e) == Two:
			offerMimic(m, p, c, e, false)
		}
	}
	if m.Seeking() {
		refuseTogether(m, c)
	}
}

// --- the Ten of Diamonds ---

// mimicProc asks which Super is mimicked, then declares it like one (V-118).
func mimicProc() rules.Proc {
	return rules.Proc{Name: "mimic", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			m.AskAuto(rules.Decision{Kind: rules.PickNumber, Seat: f.Ctrl, Prompt: promptMimic, Src: f.Src, Declaring: true})
			for r := Ace; r <= Jack; r++ {
				m.Offer(rules.Option{Verb: verbMimicAs, N: r}, mimicRankNo(m, f.Ctrl, f.Src, r, f.Tgt != 0, f.R[regMimicFree] == 1))
			}
			offerHarmonize(m, f)
		},
		func(m *rules.Match, f *rules.Frame) {
			next := *f
			f.Serial = 0
			next.Def = asPlayed(m, f.Ctrl, superDef(m.S.Answer.N))
			if m.S.Answer.Verb == verbHarmonize {
				useUltimate(m, f.Ctrl, ultimateBit)
				next.R[regFlags] |= int16(ItemHarmony)
			}
			next.Ability = uint8(superOf(&m.Game.Defs[next.Def]))
			next.Step = 0
			if next.R[regMimicFree] == 1 {
				next.R[regClass] = int16(ClassCounter)
			}
			m.Call(procPlay, next)
		},
	}}
}

// superDef is the definition whose Super stands for a rank: its Club.
func superDef(r int16) rules.DefID { return rules.DefID(1 + (r-1)*4) }

// mimicNo says why the Ten of Diamonds can mimic nothing now.
func mimicNo(m *rules.Match, p rules.Seat, c rules.CardID, paired, free bool) rules.No {
	most := noMimic
	for r := Ace; r <= Jack; r++ {
		switch no := mimicRankNo(m, p, c, r, paired, free); {
		case no == ok:
			return ok
		case no != noMimic && (most == noMimic || most == noNoTarget):
			most = no
		}
	}
	return most
}

func mimicRankNo(m *rules.Match, p rules.Seat, c rules.CardID, r int16, paired, free bool) rules.No {
	alone := r >= 3 && r <= 7
	if !alone && (!paired || r == Two || r == 10) {
		return noMimic
	}
	d := &m.Game.Defs[asPlayed(m, p, superDef(r))]
	i := superOf(d)
	if i < 0 || (d.Abilities[i].Label == LabelSuperInstant) != free {
		return noMimic
	}
	return effectNo(m, p, c, &d.Abilities[i])
}

// --- a card taken by Super 2 whose effect is still to come (V-098) ---

// offerTaken offers them on their controller's own turn: what is an Action by
// its text only where an action could be taken.
func offerTaken(m *rules.Match, p rules.Seat, w window) {
	for i := range m.S.Marks {
		k := m.S.Marks[i]
		switch {
		case k.Kind != MarkTaken || k.Seat != p:
		case tapped(m, k.Card):
			if m.Seeking() {
				refuseAbilities(m, p, k.Card, actionLabels|labelSet(LabelQuick)|labelSet(LabelInstant), noTapped)
			}
		default:
			offerOrdinary(m, p, k.Card, w == acting)
		}
	}
}
