package vastrix

import "feltstack/rules"

// Registers of procPlay's frame (Frame.R).
const (
	regClass     = iota // Item.Class
	regFlags            // Item.Flags it starts with
	regMimicFree        // 1: the mimic is an Instant
	regRank             // rank of four of a kind, 0 for the Jokers
)

// play carries out an option of p: an Action at once or a stackable play
// with everything that answers it.
func play(m *rules.Match, p rules.Seat, o rules.Option) {
	switch o.Verb {
	case verbDraw:
		spend(m, p, ActDraw)
		n := 1
		if m.In(Hand, p).N == 0 {
			n = 2 // V-026
		}
		for ; n > 0 && m.In(DP, 0).N > 0; n-- {
			m.MoveCard(m.In(DP, 0).Last, m.Game.Zone(Hand, p), rules.Top, WhyDraw)
		}
		askRedraw(m)
	case verbTakeUp:
		spend(m, p, ActSwap)
		m.AddNum(p, NumSwap, 1, WhyNone)
		m.S.Seats[p].Nums[NumRefilled] = 0
		toHand(m, o.Card, p, WhyTake, true)
	case verbScore:
		spend(m, p, ActScore)
		if trapsOn(m) {
			m.Call(procPoints, rules.Frame{Ctrl: p, Src: o.Card})
			return
		}
		scoreCard(m, o.Card, p)
	case verbTrapPR, verbTrapER:
		placeTrap(m, p, o)
	case verbIdle:
		spend(m, p, ActPass)
	case verbChromatic:
		playChromatic(m, p, o)
	case verbDrawPlay:
		spend(m, p, ActDrawPlay)
		c := m.In(DP, 0).Last
		m.MoveCard(c, m.Game.Zone(Hand, p), rules.Top, WhyDraw)
		m.Call(procChild, rules.Frame{Ctrl: p, Opp: m.S.Rival(p), Src: c, R: [6]int16{childDrawn}})
		watch(m, p, watchOutside, rules.Frame{Src: c})
	default:
		askRedraw(m)
		m.Call(procStack, rules.Frame{Ctrl: p})
		declare(m, p, o, false)
	}
}

// declare starts the declaration of a stackable play; its mini-turn is
// spent now (V-025), unless an effect handed the card out (V-038).
func declare(m *rules.Match, p rules.Seat, o rules.Option, child bool) {
	spend := func(m *rules.Match, p rules.Seat, act int16) {
		if !child {
			spend(m, p, act)
		}
	}
	f := rules.Frame{Ctrl: p, Opp: m.S.Rival(p), Src: o.Card, Tgt: o.Target, Mode: -1, Serial: m.S.NewSerial(), Ability: o.Ability}
	if o.Card != 0 {
		f.Def = asPlayed(m, p, m.S.Cards[o.Card].Def)
	}
	watchPlay(m, f.Serial, p, o.Card, child)
	super := ClassSuper
	if child {
		super = ClassCombo // VASTRIX 8.2: an effect enabled it
	}
	switch o.Verb {
	case verbEffect:
		if action(&m.Game.Defs[f.Def].Abilities[f.Ability]) && m.S.Cards[o.Card].Zone == m.Game.Zone(Hand, p) {
			spend(m, p, ActEffect)
		}
		m.Call(procPlay, f)
	case verbSignature:
		f.Def = m.S.Cards[o.Card].Def
		m.Call(procSpecText, f)
	case verbChromatic:
		declareChromatic(m, p, o)
	case verbSuper, verbWild:
		f.Ability = uint8(superOf(&m.Game.Defs[f.Def]))
		f.R[regClass] = int16(super)
		f.R[regFlags] = int16(ItemMulti)
		if m.Game.Defs[f.Def].Abilities[f.Ability].Label == LabelSuper {
			spend(m, p, ActEffect)
		} else {
			f.R[regClass] = int16(ClassCounter)
		}
		m.Call(procPlay, f)
	case verbMimic:
		f.R[regClass] = int16(ClassSuper)
		if o.Target != 0 {
			f.R[regFlags] = int16(ItemMulti)
		}
		f.R[regMimicFree] = o.N
		if o.N == 0 {
			spend(m, p, ActEffect)
		}
		m.Call(procMimic, f)
	case verbScuttle:
		spend(m, p, ActScuttle)
		m.S.Put(f.Serial, 0, o.Target)
		f.Opp, f.Tgt = m.S.Cards[o.Target].Ctrl, 0
		f.R[regClass] = int16(ClassScuttle)
		commit(m, &f)
	case verbMarriage:
		spend(m, p, ActEffect)
		f.R[regClass] = int16(ClassMarriage)
		f.R[regFlags] = int16(ItemMulti)
		commit(m, &f)
	case verbPartner:
		m.Call(procPartner, f)
	case verbUltraBlack, verbUltraMixed:
		spend(m, p, ActEffect)
		m.AddNum(p, NumUltra, 1, WhyNone)
		m.Call(ultraProcOf(o.Verb), f)
	case verbCombine:
		spend(m, p, ActEffect)
		m.AddNum(p, NumUltra, 1, WhyNone)
		m.Call(procCombine, f)
	case verbUltraRed:
		m.AddNum(p, NumUltra, 1, WhyNone)
		m.Call(procUltraRed, f)
	case verbSudden:
		spend(m, p, ActEffect)
		f.R[regRank] = o.N
		m.Call(procSudden, f)
	}
}

// spend uses a mini-turn of p's full turn for an action.
func spend(m *rules.Match, p rules.Seat, act int16) {
	nums := &m.S.Seats[p].Nums
	nums[NumUsed]++
	nums[NumLastAction] = act
	m.Emit(rules.Event{Kind: rules.EvSeatNum, Seat: p, N: nums[NumUsed], M: int16(NumUsed), By: 1})
}

// singleClass is the class of a play of one card.
func singleClass(a *rules.Ability, mode *rules.Mode) uint8 {
	switch {
	case counters(a):
		return ClassCounter
	case a.Label == LabelAnchor || a.Label == LabelAttach:
		return ClassAnchor
	case mode.Traits&TraitGoal != 0:
		return ClassGoal
	}
	return ClassEffect
}

// playProc declares a play of an ability: printed option, targets, then it
// goes on the stack.
func playProc() rules.Proc {
	return rules.Proc{Name: "play", Steps: append(rules.DeclareSteps(), commit)}
}

// commit puts the declared play of frame f on the stack. Its registers
// become the item's.
func commit(m *rules.Match, f *rules.Frame) {
	it := rules.Item{
		Class: uint8(f.R[regClass]), Ctrl: f.Ctrl, By: f.Ctrl, Opp: f.Opp, Mode: max(f.Mode, 0), Ability: f.Ability,
		Flags: uint16(f.R[regFlags]), Serial: f.Serial, Def: f.Def, Src: f.Src,
	}
	it.Cards[0] = f.Src
	it.Cards[1] = f.Tgt
	if it.Class == 0 {
		a := &m.Game.Defs[it.Def].Abilities[it.Ability]
		it.Class = singleClass(a, &a.Modes[it.Mode])
	}
	push(m, it)
	f.Serial = 0
}

// push finishes an item (shield, limits, traits), takes its cards out of
// their zones and puts it on the stack.
func push(m *rules.Match, it rules.Item) {
	p := it.By
	if printed(&it) {
		a := &m.Game.Defs[it.Def].Abilities[it.Ability]
		traits := a.Modes[it.Mode].Traits
		if traits&TraitOnlyStarA != 0 {
			it.Flags |= ItemOnlyStarA
		}
		if traits&TraitScuttle != 0 {
			it.Flags |= ItemScuttles
		}
		if a.Label == LabelInterrupt {
			m.AddNum(p, NumSkips, 1, WhySkip) // even if it is countered (VASTRIX 13)
		}
		if a.Limit.N > 0 {
			m.S.AddUse(a.Limit.Scope, p, a.Limit.Key, 0, 1)
			it.Flags |= ItemLimited
		}
	}
	if it.Class == ClassSudden {
		it.Flags |= ItemOnlyStarA
	}
	noteTraps(m, &it)
	// Of an Ultra's cards only the one played for its Base effect counts (V-077).
	ten := it.Class != ClassScuttle && (it.Class != ClassUltra || it.Nums[0] == ultraBlack) && (rank(m, it.Cards[0]) == 10 || it.Class == ClassSudden && rank(m, it.Cards[1]) == 10)
	if ten {
		it.Flags |= ItemRankTen
		m.AddNum(p, NumRank10, 1, WhyNone)
	}
	if it.Class != ClassUltra && it.Class != ClassTrap && (!ten || it.Class == ClassSudden || it.Flags&ItemHarmony != 0) { // V-055
		if over := shield(m, p); over != 0 {
			it.Nums[itemShield] = int16(over)
			it.Flags |= ItemShield
			if queens(m, p) >= 2 {
				it.Flags |= ItemShieldTwo
			}
		}
		if it.Flags&ItemOnlyStarA != 0 && it.Class != ClassSudden {
			it.Flags &^= ItemShieldTwo // its text names the Super Ace: card text goes before Royal Shield (V-054)
		}
	}
	why := WhyPlay
	if it.Class == ClassTrap {
		why = WhyTrigger
	}
	for _, c := range it.Cards {
		if c != 0 {
			m.MoveCard(c, m.Game.Zone(OnStack, 0), rules.Top, why)
		}
	}
	m.Push(it)
	ev := rules.Event{Kind: rules.EvDeclared, Seat: p, Card: lead(&it), Item: it.Serial, N: int16(it.Class)}
	for _, k := range m.S.Picks {
		switch {
		case k.Serial != it.Serial:
		case k.Is == rules.HeldItem:
			ev.M = k.N
		case k.Is == rules.HeldCard && ev.Target == 0:
			ev.Target = k.Card
		}
	}
	m.Emit(ev)
}

// printed reports whether an item runs an ability from a card's text as it is.
func printed(it *rules.Item) bool {
	switch it.Class {
	case ClassScuttle, ClassMarriage, ClassUltra, ClassSudden:
		return false
	}
	return true
}

// scoreCard puts c into p's point row (SCORE, no stack). Its own scoring
// text is queued and resolves at once (V-035).
func scoreCard(m *rules.Match, c rules.CardID, p rules.Seat) { scoreAs(m, c, p, m.S.Cards[c].Def) }

// scoreAs scores c with the text of definition d.
func scoreAs(m *rules.Match, c rules.CardID, p rules.Seat, d rules.DefID) {
	others, empty := Points(m, p), int16(0)
	if m.S.Cards[c].Zone == m.Game.Zone(PR, p) {
		others -= cardPoints(m, c) // taken by Super 2, it lies there already
	}
	if others == 0 {
		empty = 1
	}
	m.S.Seats[p].Nums[NumWasEmpty] = empty
	made(m, p, madePoints)
	m.MoveCard(c, m.Game.Zone(PR, p), rules.Top, WhyScore)
	scored(m, p)
	m.Call(procScored, rules.Frame{Ctrl: p, Opp: m.S.Rival(p), Src: c, Def: d})
}
