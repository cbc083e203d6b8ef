package rules_test

import (
	"testing"

	"feltstack/rules"
)

// Smithy is Parlor with cards that are attached to others and texts that give abilities
// and take them away. Cards in a row are forged once a turn for what they have.

const (
	sHung rules.ZoneKind = rPile + 1 + iota
	sUnder
)

const (
	blade   rules.DefID = parlorDefs + iota // attach this to a card in a row; its bearer is worth 2 more, and 1 for each card under this
	sheath                                  // attach this to a card in a row; when its bearer goes to the pile, you get a coin for each card under this
	hoard                                   // a row card; when you put it, the two top cards of the deck go under it, face down
	tiara                                   // a row card: your other row cards gain "when this goes to the pile, you get 2 coins"
	oath                                    // choose a row card: until this turn ends it gains that ability of the oath's own
	charter                                 // attach this to a card in a row; its bearer gains "once a turn: you get a coin", used by its controller
	rust                                    // choose a row card: it loses all abilities until this turn ends
	hush                                    // a row card: all Tiaras lose all abilities
	truce                                   // choose a row card: while you have 5 coins or more, it is worth 4 more
	melee                                   // choose a row card: it is worth 3 more until this melee ends
	shatter                                 // choose a row card: what is under it goes to its owner's hand
	smithyDefs
)

const (
	markWorth uint8 = 1 + iota // Parlor's
	markGrant
	markMute
)

const (
	spanMelee  = rules.UntilGame
	nMelee     = 3 // of Head.Nums: 1 while a melee runs
	keyShiny   = uint64(1)
	keyHeavy   = uint64(2) // it hinders
	vForge     = vFirst + 1
	fallenDest = rPile
)

func aCard(dst int8) rules.Instr {
	return rules.Instr{Op: rules.OpPick, Min: num(1), Max: num(1), Filter: in(rRow, rules.Each), Dst: dst, Prompt: 4}
}

// tied is what hangs together with another card.
func tied(f *rules.Filter, t rules.Tie) *rules.Filter {
	f.Tie = t
	return f
}

// attaches is a card that is attached to a card in a row.
func attaches(name string, d rules.Def, more ...rules.Ability) rules.Def {
	t := text(name, []rules.Instr{
		aCard(1),
		{Op: rules.OpThis, Dst: 2},
		{Op: rules.OpFasten, Reg: 2, Dst: 1, Zone: sHung},
	}, more...)
	d.Name, d.Short, d.Facts, d.Abilities = t.Name, t.Short, t.Facts, t.Abilities
	return d
}

func gives(as rules.AbilityKind, w rules.When, limit int8, code ...rules.Instr) rules.Ability {
	return rules.Ability{Kind: rules.AbilityGranted, As: as, When: w, Limit: rules.Limit{Scope: rules.PerRound, N: limit}, Modes: []rules.Mode{{Code: code}}}
}

func smithyCards() []rules.Def {
	falls := rules.When{Why: whyFelled, This: true, Who: rules.Each}
	coin := func(n int16) rules.Instr { return rules.Instr{Op: rules.OpNum, N: 1, Max: num(n)} }
	underThis := tied(in(sUnder, rules.Each), rules.OnThis)
	bearer := tied(in(rRow, rules.Each), rules.Bearer)
	others := in(rRow, rules.You)
	others.Ctrl, others.NotSrc = rules.You, true
	tiaras := in(rRow, rules.Each)
	tiaras.Tests = []rules.Test{{Pred: 0, N: int16(tiara)}}
	return []rules.Def{
		attaches("Blade", rules.Def{Statics: []rules.Static{
			{Whom: bearer, Changes: []rules.Change{{N: num(2)}, {N: rules.Amount{Kind: rules.PerCard, N: 1, Filter: underThis}}}, Powers: keyShiny},
		}}),
		attaches("Sheath", rules.Def{}, rules.Ability{Kind: rules.AbilityTrigger,
			When:  rules.When{Why: whyFelled, Who: rules.Each, Card: bearer},
			Modes: []rules.Mode{{Code: []rules.Instr{{Op: rules.OpNum, N: 1, Max: rules.Amount{Kind: rules.PerCard, N: 1, Filter: underThis}}}}}}),
		{Name: "Hoard", Short: "Hoard", Facts: []int16{1}, Abilities: []rules.Ability{{Kind: rules.AbilityTrigger,
			When: rules.When{Why: whyPut, This: true, Who: rules.Each},
			Modes: []rules.Mode{{Code: []rules.Instr{
				{Op: rules.OpTop, Zone: rDeck, Min: num(2), Max: num(2), Dst: 1},
				{Op: rules.OpFasten, Reg: 1, Dst: -1, Zone: sUnder, Whose: rules.ControllerOf, Face: rules.FaceDown},
			}}}}}},
		{Name: "Tiara", Short: "Tiara", Facts: []int16{1}, Keywords: keyShiny | keyHeavy,
			Statics:   []rules.Static{{Whom: others, Gives: []uint8{0}}},
			Abilities: []rules.Ability{gives(rules.AbilityTrigger, falls, 0, coin(2))}},
		text("Oath", []rules.Instr{
			aCard(1),
			{Op: rules.OpMark, Reg: 1, Mark: markGrant, N: 1, Until: rules.UntilEnd},
		}, gives(rules.AbilityTrigger, falls, 0, coin(2))),
		attaches("Charter", rules.Def{Statics: []rules.Static{{Whom: bearer, Gives: []uint8{1}}}},
			gives(rules.AbilityUse, rules.When{}, 1, coin(1))),
		text("Rust", []rules.Instr{
			aCard(1),
			{Op: rules.OpMark, Reg: 1, Mark: markMute, Until: rules.UntilEnd},
		}),
		{Name: "Hush", Short: "Hush", Facts: []int16{1}, Statics: []rules.Static{{Whom: tiaras, Mutes: true}}},
		truceCard(),
		text("Melee", []rules.Instr{
			aCard(1),
			{Op: rules.OpMark, Reg: 1, Mark: markWorth, N: 3, Until: spanMelee},
		}),
		text("Break", []rules.Instr{
			aCard(1),
			{Op: rules.OpAll, Filter: &rules.Filter{Reg: -1, Ctrl: rules.Each, Tie: rules.OnReg, TieReg: 1, From: []rules.Source{{Zone: sUnder, Whose: rules.Each}}}, Dst: 2},
			{Op: rules.OpMove, Reg: 2, Dests: []rules.Dest{{Zone: rHand, Whose: rules.ControllerOf}}},
		}),
	}
}

func truceCard() rules.Def {
	d := text("Truce", []rules.Instr{
		aCard(1),
		{Op: rules.OpMark, Reg: 1, Mark: markGrant, N: -1},
	})
	d.Lent = []rules.Static{{Bound: true, If: &rules.Cond{Pred: 1, N: 5}, Changes: []rules.Change{{N: num(4)}}, Powers: keyShiny}}
	return d
}

func smithy() *rules.Game {
	g := parlor()
	g.Zones = append(g.Zones,
		rules.ZoneSpec{Name: "attachments", Short: "A", PerSeat: true, Ordered: true, Table: true},
		rules.ZoneSpec{Name: "under", Short: "U", PerSeat: true, Ordered: true})
	g.Defs = append(g.Defs, smithyCards()...)
	g.Marks = append(g.Marks, "gained", "muted")
	g.Grants, g.Mutes, g.Hinders = markGrant, markMute, keyHeavy
	g.Attached, g.Under, g.Fallen = sHung, sUnder, fallenDest
	g.Spans = []rules.Span{{Name: "melee", Until: spanMelee, Runs: func(m *rules.Match) bool { return m.S.Nums[nMelee] == 1 }}}
	g.Preds = []rules.Pred{
		{Name: "named", Holds: func(m *rules.Match, _ *rules.Query, c rules.CardID, n int16) bool {
			return m.S.Cards[c].Def == rules.DefID(n)
		}},
		{Name: "rich", Holds: func(m *rules.Match, q *rules.Query, _ rules.CardID, n int16) bool {
			return m.S.Seats[q.Ctrl].Nums[nCoins] >= n
		}},
	}
	g.Verbs = append(g.Verbs, rules.VerbSpec{Key: "forge {card}", Say: "Forge with {card}"})
	g.Moved = func(m *rules.Match, mv *rules.Move) {
		if m.Game.ZoneKind(mv.From) == rRow && m.Game.ZoneKind(mv.To) != rRow {
			m.DropMarks(func(k *rules.Mark) bool { return k.Card == mv.Card })
		}
	}
	g.Deal = func(m *rules.Match) {
		for d := lamp; d < smithyDefs; d++ {
			for range 3 {
				m.NewCard(d, 0, rules.NoSeat, m.Game.Zone(rDeck, 0))
			}
		}
		for p := range m.Setup.Seats {
			m.S.Seats[p].Nums[nCoins] = 5
		}
	}
	steps := append([]rules.Step(nil), g.Procs[qTurn].Steps...)
	ask, play, end := steps[1], steps[2], steps[len(steps)-1]
	steps[1] = func(m *rules.Match, f *rules.Frame) { ask(m, f); offerForge(m, f.Ctrl) }
	steps[2] = func(m *rules.Match, f *rules.Frame) {
		if o := m.S.Answer; o.Verb == vForge {
			by := rules.Gained{Def: rules.DefID(o.N), Ability: o.Ability}
			by.Spend(m, f.Ctrl, o.Card)
			m.Call(qText, rules.Frame{Ctrl: f.Ctrl, Opp: m.S.Rival(f.Ctrl), Src: o.Card, Def: by.Def, Ability: by.Ability, Serial: m.S.NewSerial()})
			return
		}
		play(m, f)
	}
	steps[len(steps)-1] = func(m *rules.Match, f *rules.Frame) {
		m.Ends(rules.UntilEnd, rules.NoSeat)
		m.S.ResetUses(f.Ctrl)
		end(m, f)
	}
	g.Procs[qTurn].Steps = steps
	return must(g.Build())
}

// offerForge offers the abilities that cards in p's row have gained and may use.
func offerForge(m *rules.Match, p rules.Seat) {
	var room [4]rules.Gained
	for c := m.In(rRow, p).First; c != 0; c = m.S.Cards[c].Next {
		for _, by := range m.Gained(c, room[:0]) {
			if by.Of(m).As == rules.AbilityUse && !by.Spent(m, p, c) {
				m.Offer(rules.Option{Verb: vForge, Card: c, Ability: by.Ability, N: int16(by.Def)}, 0)
			}
		}
	}
}

// forge is Smithy where a seat holds these cards, as hold is Parlor.
func forge(t *testing.T, seats int, defs ...rules.DefID) (*rules.Match, rules.Seat) {
	t.Helper()
	m, err := rules.New(smithy(), rules.Setup{Seats: seats, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	p := m.S.Active
	for _, d := range defs {
		give(m, d, rHand, p)
	}
	m.S.Nums[nPlays] = 9
	if !m.Reask() {
		t.Fatal("nothing is asked")
	}
	return m, p
}
