package vastrix

import (
	"embed"

	"feltstack/rules"
	"feltstack/rules/cardfile"
)

// BattleRealm (VASTRIX 17): each player has a Spec, a card of its own that says what is
// different for them. Their abilities and keywords are its text, in modules/; what calls
// them is here and in the other spec files.

//go:embed specs/*.toml
var specFiles embed.FS

// Labels of the abilities of specs: when or with which rank they are used.
const (
	LabelSignature      uint8 = labelSpecs + iota // at any time
	LabelSignatureQuick                           // on your own turn
	LabelNineAnchor
	LabelRedNine
	LabelSecondTwo
	LabelJokerScored
	LabelFivePlayed
	LabelHandsSwapped
)

func specLabels() []string {
	var all []string
	for _, l := range specHeadings() {
		all = append(all, l.Phrase)
	}
	return all
}

// Keywords of specs: what they change in the rules.
const (
	KeyBareHand   = keySpecs << iota // Bravery's Three
	KeyBraveJacks                    // +2, kept
	KeyIron                          // Iron Advance
	KeyThreeClubs                    // bonus combine
	KeyFillHand                      // Balance's Six
	KeyBareFour                      // Balance's Super Four
	KeyHarmony                       // Harmonized Mimic
	KeyCourt                         // bonus combine
	KeyManyTwos                      // Beauty's Two
	KeySevens                        // Beauty's Seven
	KeyChromatic                     // Chromatic Ten
	KeyMarriages                     // Beauty's bonus
	KeyPunish                        // Brilliance's Eight
	KeyQueens                        // Brilliance's Queens
	KeyDistortion                    // Counter Distortion
	KeyTwoSpades                     // ultimate
)

// loadSpecs compiles the specs into the game, behind the cards of the deck.
func loadSpecs(g *rules.Game, p *cardfile.Pool) error {
	set, err := p.Read(specFiles, "specs")
	if err != nil {
		return err
	}
	if err := set.Err(); err != nil {
		return err
	}
	g.Extras = len(set.Defs())
	g.Defs = append(g.Defs, set.Defs()...)
	return nil
}

// dealSpecs gives every player the four specs to choose from, each of their own back.
func dealSpecs(m *rules.Match) {
	if m.S.Opts[optBattle] == 0 {
		return
	}
	for p := range players(m) {
		for d := deckSize + 1; d <= deckSize+4; d++ {
			m.NewCard(rules.DefID(d), uint8(2+p), p, m.Game.Zone(Specs, p))
		}
	}
}

// chooseSpecs lets the players choose before the first turn (VASTRIX 17.1A).
func chooseSpecs(m *rules.Match, _ *rules.Frame) {
	if m.S.Opts[optBattle] == 1 {
		m.Call(procSpecs, rules.Frame{})
	}
}

// specsProc asks each player in secret, then shows what all have chosen (V-140).
// Frame.R[0] is the seat that chooses.
func specsProc() rules.Proc {
	return rules.Proc{Name: "choose specs", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			m.S.Phase = PhaseDraft
			p := rules.Seat(f.R[0])
			m.S.Active = p
			m.Ask(rules.Decision{Kind: rules.PickCard, Seat: p, Prompt: promptSpec})
			for c := m.In(Specs, p).First; c != 0; c = m.S.Cards[c].Next {
				m.Offer(rules.Option{Verb: verbSpec, Card: c}, ok)
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			p := rules.Seat(f.R[0])
			m.Move(rules.Move{Card: m.S.Answer.Card, To: m.Game.Zone(Spec, p), Face: rules.FaceDown, Why: WhySpec})
			if f.R[0]++; rules.Seat(f.R[0]) < players(m) {
				f.Goto(0)
			}
		},
		func(m *rules.Match, _ *rules.Frame) {
			for p := range players(m) {
				dropSpecs(m, p)
				m.Turn(m.In(Spec, p).First, rules.FaceUp)
			}
		},
	}}
}

// dropSpecs takes the specs that p hasn't chosen out of the game, unseen.
func dropSpecs(m *rules.Match, p rules.Seat) {
	for m.In(Specs, p).First != 0 {
		m.Move(rules.Move{Card: m.In(Specs, p).First, Face: rules.FaceDown})
	}
}

// specCard is the spec of seat p, 0 if it has none.
func specCard(m *rules.Match, p rules.Seat) rules.CardID {
	if m.S.Opts[optBattle] == 0 || p == rules.NoSeat {
		return 0
	}
	return m.In(Spec, p).First
}

// specSays reports whether the spec of seat p has a keyword.
func specSays(m *rules.Match, p rules.Seat, key uint64) bool {
	c := specCard(m, p)
	return c != 0 && m.Def(c).Keywords&key != 0
}

// ultimate reports whether the spec of p has a keyword that is used once per game and isn't
// used up (VASTRIX 17.1C).
func ultimate(m *rules.Match, p rules.Seat, key uint64) bool {
	return specSays(m, p, key) && m.S.Seats[p].Nums[NumUltimate] == 0
}

// useUltimate uses it up, for card c.
func useUltimate(m *rules.Match, p rules.Seat, c rules.CardID) {
	m.AddNum(p, NumUltimate, 1, WhyNone)
	m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyUltimate, Seat: p, Card: specCard(m, p)})
}

// labelled is the place of an ability of p's spec, -1 if it has no such label.
func labelled(m *rules.Match, p rules.Seat, label uint8) int {
	c := specCard(m, p)
	if c == 0 {
		return -1
	}
	all := m.Def(c).Abilities
	for i := range all {
		if all[i].Label == label {
			return i
		}
	}
	return -1
}

// specAbility makes f run the words of p's spec under a label in place of its
// card's, if the spec has them.
func specAbility(m *rules.Match, p rules.Seat, label uint8, f *rules.Frame) {
	if i := labelled(m, p, label); i >= 0 {
		f.Def, f.Ability = m.S.Cards[specCard(m, p)].Def, uint8(i)
	}
}

// runSpec runs the ability of p's spec with that label, if it has one.
func runSpec(m *rules.Match, p rules.Seat, label uint8) {
	i := labelled(m, p, label)
	if i < 0 {
		return
	}
	c := specCard(m, p)
	m.Call(procSpecText, rules.Frame{Ctrl: p, Opp: m.S.Rival(p), Src: c, Def: m.S.Cards[c].Def, Ability: uint8(i), Mode: -1, Serial: m.S.NewSerial()})
}

// specTextProc runs an ability of a spec at once, without the stack: it isn't a play of a
// card, and nobody can answer it (V-142).
func specTextProc() rules.Proc {
	return rules.Proc{Name: "spec", Steps: append(rules.DeclareSteps(), func(m *rules.Match, f *rules.Frame) {
		a := &m.Game.Defs[f.Def].Abilities[f.Ability]
		if a.Limit.N > 0 {
			m.S.AddUse(a.Limit.Scope, f.Ctrl, a.Limit.Key, 0, 1)
		}
		if signature(a) {
			m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhySignature, Seat: f.Ctrl, Card: f.Src})
			if specSays(m, f.Ctrl, KeyManyTwos) {
				m.AddNum(f.Ctrl, NumLucky, 1, WhyNone)
			}
		}
		next := rules.Frame{Ctrl: f.Ctrl, Opp: f.Opp, Src: f.Src, Def: f.Def, Ability: f.Ability, Mode: max(f.Mode, 0), Serial: f.Serial}
		f.Serial = 0
		m.Call(m.Game.Text, next)
	})}
}

func signature(a *rules.Ability) bool {
	return a.Label == LabelSignature || a.Label == LabelSignatureQuick
}
