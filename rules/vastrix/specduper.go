package vastrix

import "feltstack/rules"

// The bonus combines of specs (VASTRIX 17). The document prints no effect for them, so that they can't
// be declared, but under the switch superDuper (V-073, V-161). They count as Ultras.
const (
	ultraClubs  int16 = ultraRed + 1 + iota // three clubs, by Bravery
	ultraSpades                             // two spades, by Brilliance
	ultraCourt                              // Jack, Queen and King of a color, by Balance
)

// combine says which bonus combine the spec of p has and of how many cards, 0 for none.
func combine(m *rules.Match, p rules.Seat) (which int16, cards int8) {
	switch {
	case specSays(m, p, KeyThreeClubs):
		return ultraClubs, 3
	case specSays(m, p, KeyTwoSpades):
		return ultraSpades, 2
	case specSays(m, p, KeyCourt):
		return ultraCourt, 3
	}
	return 0, 0
}

// combines reports whether c may be card n of a combine that has the colour of first.
func combines(m *rules.Match, which int16, n int8, first, c rules.CardID) bool {
	switch which {
	case ultraClubs:
		return suit(m, c) == Clubs
	case ultraSpades:
		return suit(m, c) == Spades
	}
	return rank(m, c) == Jack+int16(n) && (n == 0 || black(m, c) == black(m, first))
}

// canCombine reports whether p holds the cards for it.
func canCombine(m *rules.Match, p rules.Seat, which int16, cards int8) bool {
	if which != ultraCourt {
		n := int8(0)
		for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
			if combines(m, which, 0, 0, c) {
				n++
			}
		}
		return n >= cards
	}
	var has [2]uint8
	for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
		if r := rank(m, c); r >= Jack && r <= King {
			at := 0
			if black(m, c) {
				at = 1
			}
			has[at] |= 1 << (r - Jack)
		}
	}
	return has[0] == 7 || has[1] == 7
}

// offerCombine offers p's bonus combine.
func offerCombine(m *rules.Match, p rules.Seat) {
	which, cards := combine(m, p)
	on := m.S.Opts[optDuper] == 1
	if which == 0 || !on && !m.Seeking() || !canCombine(m, p, which, cards) {
		return
	}
	no := noDuper
	switch {
	case on && which == ultraSpades && usedUltimate(m, p, combineBit):
		no = noSpecUsed
	case on:
		no = ultraNo(m, p)
	}
	m.Offer(rules.Option{Verb: verbCombine}, no)
}

// combineProc picks the cards in the order in which they do their work.
func combineProc() rules.Proc {
	return rules.Proc{Name: "bonus combine", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			which, cards := combine(m, f.Ctrl)
			first := m.S.FirstIn(f.Serial, regCards)
			m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: f.Ctrl, Prompt: promptCombine, Declaring: true, Done: f.Sub, Of: cards})
			for c := m.In(Hand, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
				if combines(m, which, f.Sub, first, c) && !m.S.InReg(f.Serial, regCards, c) && (which != ultraCourt || f.Sub > 0 || courtOf(m, f.Ctrl, c)) {
					m.Offer(rules.Option{Verb: verbUltraCard, Card: c}, ok)
				}
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			which, cards := combine(m, f.Ctrl)
			m.S.Put(f.Serial, regCards, m.S.Answer.Card)
			if f.Sub++; f.Sub < cards {
				f.Goto(0)
				return
			}
			f.Sub = 0
			if which == ultraSpades {
				useUltimate(m, f.Ctrl, combineBit)
			}
			pushUltra(m, f, which)
		},
	}}
}

// courtOf reports whether p holds the Queen and King of the colour of Jack c.
func courtOf(m *rules.Match, p rules.Seat, c rules.CardID) bool {
	queen, king := false, false
	for e := m.In(Hand, p).First; e != 0; e = m.S.Cards[e].Next {
		if black(m, e) == black(m, c) {
			queen = queen || rank(m, e) == Queen
			king = king || rank(m, e) == King
		}
	}
	return queen && king
}

// combinedProc has Frame.Ctrl choose and play a Base effect of Frame.Src, a card of a bonus
// combine, without the stack. A card that has none leaves its own out.
func combinedProc() rules.Proc {
	return rules.Proc{Name: "combined", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			m.AskAuto(rules.Decision{Kind: rules.PickPlay, Seat: f.Ctrl, Prompt: promptChild, Src: f.Src})
			d := cardAs(m, f.Ctrl, f.Src)
			for i := range d.Abilities {
				if a := &d.Abilities[i]; baseEffect(m, d, a) && a.Label != LabelAttach && a.Label != LabelAnchor {
					m.Offer(rules.Option{Verb: verbEffect, Card: f.Src, Ability: uint8(i)}, effectNo(m, f.Ctrl, f.Src, a))
				}
			}
			if len(m.S.Options) == 0 {
				m.Unask()
				f.Goto(2)
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			def := asPlayed(m, f.Ctrl, m.S.Cards[f.Src].Def)
			m.Call(procSpecText, rules.Frame{Ctrl: f.Ctrl, Opp: f.Opp, Src: f.Src, Def: def, Ability: m.S.Answer.Ability, Mode: -1, Serial: m.S.NewSerial()})
		},
	}}
}

// doCombine resolves item it: the Base effects of its cards one after the other; Jack, Queen
// and King as a Super Jack and two anchors.
func doCombine(m *rules.Match, it *rules.Item) {
	stolen := it.Flags&ItemStolen != 0
	if it.Nums[0] == ultraCourt && !stolen {
		grantMini(m, it.Ctrl, 2)
		for _, c := range it.Cards[1:3] {
			m.MoveCard(c, m.Game.Zone(ER, it.Ctrl), rules.Top, WhyAnchor)
		}
	}
	if it.Nums[0] == ultraCourt {
		return
	}
	cards, ctrl, opp := it.Cards, it.Ctrl, it.Opp
	for i := len(cards) - 1; i >= 0; i-- { // what is called last runs first
		if c := cards[i]; c != 0 {
			m.Call(procCombined, rules.Frame{Ctrl: ctrl, Opp: opp, Src: c})
		}
	}
}
