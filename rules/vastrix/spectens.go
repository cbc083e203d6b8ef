package vastrix

import "feltstack/rules"

// What Specs let Tens be played as: Chromatic Ten (V-155) and Harmonized Mimic (V-150).

// As what a Ten of Hearts is played: Option.N of verbChromatic.
const (
	asClubs int16 = 1 + iota
	asDiamonds
	asSpades
	asTakeOver // also as the Ten of Spades
)

// tenDef is the definition of the Ten of a suit.
func tenDef(suit int16) rules.DefID { return superDef(10) + rules.DefID(suit-Clubs) }

// chromaticCard is the Ten of Hearts in p's hand that may be another Ten, 0 if there is none. What
// is used up is refused with its reason, for whoever asks.
func chromaticCard(m *rules.Match, p rules.Seat) rules.CardID {
	if !specSays(m, p, KeyChromatic) || !ultimate(m, p, KeyChromatic) && !m.Seeking() {
		return 0
	}
	for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
		if m.S.Cards[c].Def == tenDef(Hearts) {
			return c
		}
	}
	return 0
}

// offerChromatic offers the Ten of Hearts as the other Tens, where that is an Action.
func offerChromatic(m *rules.Match, p rules.Seat) {
	c := chromaticCard(m, p)
	if c == 0 {
		return
	}
	m.Offer(rules.Option{Verb: verbChromatic, Card: c, N: asClubs}, chromaticNo(m, p, ok))
	m.Offer(rules.Option{Verb: verbChromatic, Card: c, N: asDiamonds}, chromaticNo(m, p, mimicNo(m, p, c, false, false)))
	offerAsSpades(m, p, c, LabelBase, asSpades)
}

// refuseChromatic gives the reason why it can't be an Action now.
func refuseChromatic(m *rules.Match, p rules.Seat, no rules.No) {
	if c := chromaticCard(m, p); c != 0 {
		for as := asClubs; as <= asSpades; as++ {
			m.Offer(rules.Option{Verb: verbChromatic, Card: c, N: as}, chromaticNo(m, p, no))
		}
	}
}

// offerChromaticFree offers it as the Interrupt of the Ten of Spades.
func offerChromaticFree(m *rules.Match, p rules.Seat) {
	if c := chromaticCard(m, p); c != 0 {
		offerAsSpades(m, p, c, LabelInterrupt, asTakeOver)
	}
}

func offerAsSpades(m *rules.Match, p rules.Seat, c rules.CardID, label uint8, as int16) {
	d := &m.Game.Defs[tenDef(Spades)]
	for i := range d.Abilities {
		if a := &d.Abilities[i]; a.Label == label {
			m.Offer(rules.Option{Verb: verbChromatic, Card: c, N: as, Ability: uint8(i)}, chromaticNo(m, p, effectNo(m, p, c, a)))
		}
	}
}

// chromaticNo is no, but that Chromatic Ten is used up comes first (VASTRIX 17.1C).
func chromaticNo(m *rules.Match, p rules.Seat, no rules.No) rules.No {
	if !ultimate(m, p, KeyChromatic) {
		return noSpecUsed
	}
	return no
}

// playChromatic plays it so, as an Action.
func playChromatic(m *rules.Match, p rules.Seat, o rules.Option) {
	if o.N == asClubs {
		useUltimate(m, p, ultimateBit)
		spend(m, p, ActScore)
		scoreAs(m, o.Card, p, tenDef(Clubs))
		return
	}
	m.Call(procStack, rules.Frame{Ctrl: p})
	declareChromatic(m, p, o)
}

// declareChromatic announces it.
func declareChromatic(m *rules.Match, p rules.Seat, o rules.Option) {
	useUltimate(m, p, ultimateBit)
	f := rules.Frame{Ctrl: p, Opp: m.S.Rival(p), Src: o.Card, Mode: -1, Serial: m.S.NewSerial(), Ability: o.Ability, Def: tenDef(Spades)}
	if o.N != asTakeOver {
		spend(m, p, ActEffect)
	}
	if o.N == asDiamonds {
		f.Def, f.R[regClass] = tenDef(Diamonds), int16(ClassSuper)
		m.Call(procMimic, f)
		return
	}
	m.Call(procPlay, f)
}

// sayChromatic names the other Ten.
func sayChromatic(m *rules.Match, o rules.Option) string {
	return m.Game.Say("do.chromatic_as", "card", m.Game.Defs[chromaticDef(o.N)].Said())
}

// chromaticDef is the Ten that option n of a Ten of Hearts names.
func chromaticDef(n int16) rules.DefID {
	switch n {
	case asClubs:
		return tenDef(Clubs)
	case asDiamonds:
		return tenDef(Diamonds)
	}
	return tenDef(Spades)
}

// offerHarmonize offers the Ten of Diamonds of f as a Super Six with the Royal Shield.
func offerHarmonize(m *rules.Match, f *rules.Frame) {
	if !specSays(m, f.Ctrl, KeyHarmony) || f.Tgt != 0 || f.R[regMimicFree] != 0 {
		return
	}
	no := mimicRankNo(m, f.Ctrl, f.Src, 6, false, false)
	if !ultimate(m, f.Ctrl, KeyHarmony) {
		no = noSpecUsed
	}
	m.Offer(rules.Option{Verb: verbHarmonize, N: 6}, no)
}
