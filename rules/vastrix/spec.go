package vastrix

import (
	"embed"
	"fmt"
	"slices"

	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/rules/message"
)

// BattleRealm (VASTRIX 17): each player has a Spec, a card of its own that says what is
// different for them. What it lets them use is its text in specs/; there, too, is what cards
// say for its player, which makes definitions of their own of those cards. What it changes in
// the rules is in specrules.go.

//go:embed specs/*.toml
var specFiles embed.FS

// loadSpecs compiles the Specs into the game, behind the cards of the deck, and the cards as
// they are for the player of a Spec behind these.
func loadSpecs(g *rules.Game, p *cardfile.Pool) error {
	set, err := p.Read(specFiles, "specs")
	if err != nil {
		return err
	}
	if err := set.Err(); err != nil {
		return err
	}
	var specs, played []rules.Def
	file := ""
	for i := range set.Cards {
		c := &set.Cards[i]
		if c.File != file {
			file = c.File
			specs = append(specs, c.Def)
			continue
		}
		place := len(specs)
		before := len(played)
		for def := 1; def <= deckSize; def++ {
			if d := &g.Defs[def]; d.Name == c.Def.Name || rankName(d) == c.Def.Name {
				played = append(played, playedWith(d, &c.Def, rules.DefID(def), place))
			}
		}
		if before == len(played) {
			return fmt.Errorf("the Spec %s has words for %s, which is not a card", specs[place-1].Name, c.Def.Name)
		}
		if r := played[before].Facts[FactRank]; !slices.ContainsFunc(specRules(), func(s specRule) bool { return s.spec == place && s.short && s.rank == r }) {
			adds(&specs[place-1], catalog.Say("spec.says", "card", c.Def.Name, "text", c.Def.Text))
		}
	}
	for i := range specs {
		d := &specs[i]
		for _, r := range specRules() {
			if r.spec == i+1 {
				d.Keywords |= r.key
				adds(d, catalog.Say(r.says))
			}
		}
	}
	g.Extras = len(specs) + len(played)
	g.Defs = append(g.Defs, specs...)
	for _, d := range played {
		g.Defs = append(g.Defs, d)
		addForm(g, rules.DefID(len(g.Defs)-1))
	}
	return nil
}

// addForm notes at a card that def is what it is for the player of a Spec.
func addForm(g *rules.Game, def rules.DefID) {
	of := rules.DefID(g.Defs[def].Facts[FactOf])
	card := &g.Defs[of]
	if card.Forms == nil {
		card.Forms = slices.Repeat([]rules.DefID{of}, specs)
	}
	card.Forms[g.Defs[def].Facts[FactSpec]-1] = def
}

// adds prints a paragraph more on a Spec.
func adds(spec *rules.Def, text string) {
	if spec.Text != "" {
		spec.Text += "\n"
	}
	spec.Text += text
}

// playedWith is a card as it is for the player of the Spec at a place: with words in place of
// its own under the same heading, but a Quick or an Instant besides them.
func playedWith(card, words *rules.Def, of rules.DefID, place int) rules.Def {
	d := *card
	d.Facts = slices.Clone(card.Facts)
	d.Facts = append(d.Facts, make([]int16, FactSpec+1-len(d.Facts))...)
	d.Facts[FactOf], d.Facts[FactSpec] = int16(of), int16(place)
	d.Abilities = slices.DeleteFunc(slices.Clone(card.Abilities), func(a rules.Ability) bool {
		return slices.ContainsFunc(words.Abilities, func(b rules.Ability) bool { return inPlaceOf(&b, &a) })
	})
	d.Abilities = append(d.Abilities, words.Abilities...)
	return d
}

func inPlaceOf(a, own *rules.Ability) bool {
	if a.Kind == rules.AbilityTrigger || own.Kind == rules.AbilityTrigger {
		return a.Kind == own.Kind && a.When.Why == own.When.Why
	}
	return a.Label == own.Label && a.Label != LabelQuick && a.Label != LabelInstant
}

// specCard is the Spec of seat p, 0 if it has none.
func specCard(m *rules.Match, p rules.Seat) rules.CardID {
	if m.S.Opts[optBattle] == 0 || p == rules.NoSeat {
		return 0
	}
	return m.In(Spec, p).First
}

// asPlayed is the definition that p plays a card of definition d as: that of p's Spec, if it
// has words for it.
func asPlayed(m *rules.Match, p rules.Seat, d rules.DefID) rules.DefID {
	c := specCard(m, p)
	if c == 0 {
		return d
	}
	if forms := m.Game.Defs[d].Forms; forms != nil {
		return forms[m.S.Cards[c].Def-deckSize-1]
	}
	return d
}

// cardAs is the definition that p plays card c as.
func cardAs(m *rules.Match, p rules.Seat, c rules.CardID) *rules.Def {
	return &m.Game.Defs[asPlayed(m, p, m.S.Cards[c].Def)]
}

// askedAs is the definition that an option of the pending choice plays a card as.
func askedAs(m *rules.Match, c rules.CardID) *rules.Def {
	return cardAs(m, m.S.Decision.Seat, c)
}

// specs is how many there are.
const specs = brilliance

// specSays reports whether the Spec of seat p has a rule.
func specSays(m *rules.Match, p rules.Seat, key uint64) bool {
	c := specCard(m, p)
	return c != 0 && m.Def(c).Keywords&key != 0
}

// Bits of NumUltimate.
const (
	ultimateBit int16 = 1 << iota // the ultimate, of Brilliance its passive
	combineBit                    // the ultimate of Brilliance, a combine
)

// ultimate reports whether the Spec of p has a rule that is used once per game and isn't
// used up (VASTRIX 17.1C).
func ultimate(m *rules.Match, p rules.Seat, key uint64) bool {
	return specSays(m, p, key) && !usedUltimate(m, p, ultimateBit)
}

func usedUltimate(m *rules.Match, p rules.Seat, bit int16) bool {
	return m.S.Seats[p].Nums[NumUltimate]&bit != 0
}

// useUltimate uses it up.
func useUltimate(m *rules.Match, p rules.Seat, bit int16) {
	m.AddNum(p, NumUltimate, bit, WhyNone)
	m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyUltimate, Seat: p, Card: specCard(m, p)})
}

// --- choosing (VASTRIX 17.1A) ---

// dealSpecs gives every player the Specs to choose from, each of their own back.
func dealSpecs(m *rules.Match) {
	if m.S.Opts[optBattle] == 0 {
		return
	}
	for p := range players(m) {
		for d := deckSize + 1; d <= deckSize+specs; d++ {
			m.NewCard(rules.DefID(d), uint8(2+p), p, m.Game.Zone(Specs, p))
		}
	}
}

// chooseSpecs lets the players choose before the first turn.
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
			m.S.Phase = PhaseSpecs
			p := f.Seat(0)
			m.S.Active = p
			m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: p, Prompt: promptSpec})
			given := int(m.S.Opts[optSpecs+int(p)]) // by the options, 0 for none
			for c := m.In(Specs, p).First; c != 0; c = m.S.Cards[c].Next {
				if given == 0 || int(m.S.Cards[c].Def) == deckSize+given {
					m.Offer(rules.Option{Verb: verbSpec, Card: c}, ok)
				}
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			p := f.Seat(0)
			m.Move(rules.Move{Card: m.S.Answer.Card, To: m.Game.Zone(Spec, p), Face: rules.FaceDown, Why: WhySpec})
			if f.R[0]++; f.Seat(0) < players(m) {
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

// dropSpecs takes the Specs that p hasn't chosen out of the game, unseen.
func dropSpecs(m *rules.Match, p rules.Seat) {
	for m.In(Specs, p).First != 0 {
		m.Move(rules.Move{Card: m.In(Specs, p).First, Face: rules.FaceDown})
	}
}

// specOptions have a seat be given a Spec instead of choosing one (VASTRIX 17.6).
func specOptions() (all []rules.RuleOption) {
	titles := []message.ID{"option.spec_first", "option.spec_second", "option.spec_third", "option.spec_fourth"}
	for i, title := range titles {
		all = append(all, rules.RuleOption{
			Name: fmt.Sprintf("spec%d", i+1), Title: title, Help: "option.spec_help", Module: true, Needs: "battleRealm", Seats: i + 1,
			Values: []string{"choose", "balance", "beauty", "bravery", "brilliance"},
			Named:  []message.ID{"option.spec_choose", "option.spec_balance", "option.spec_beauty", "option.spec_bravery", "option.spec_brilliance"},
		})
	}
	return all
}
