package vastrix

import "feltstack/rules"

// What players do by the text of their Spec, and what happens by it and by what it has
// cards say.

// signature is the place of the ability that the player of a Spec uses, -1 if it has none.
func signature(d *rules.Def) int {
	for i := range d.Abilities {
		if d.Abilities[i].Kind != rules.AbilityTrigger {
			return i
		}
	}
	return -1
}

// offerSpec offers p's signature, and the Ten of Hearts as the Interrupt of another Ten.
func offerSpec(m *rules.Match, p rules.Seat) {
	c := specCard(m, p)
	if c == 0 {
		return
	}
	if i := signature(m.Def(c)); i >= 0 {
		m.Offer(rules.Option{Verb: verbSignature, Card: c, Ability: uint8(i)}, signatureNo(m, p, c, &m.Def(c).Abilities[i]))
	}
	if len(m.S.Stack) > 0 || m.Seeking() {
		offerChromaticFree(m, p)
	}
}

// signatureNo says why p can't use its signature a now (VASTRIX 17.1C, V-017).
func signatureNo(m *rules.Match, p rules.Seat, c rules.CardID, a *rules.Ability) rules.No {
	switch {
	case spent(m, p, a):
		return noSpecUsed
	case a.Label == LabelQuick && m.S.Active != p:
		return noSpecTurn
	case a.Modes[0].Traits&TraitScuttle != 0 && m.S.Nums[NumBoardLock] > 0:
		return noBoardLock
	}
	return m.Query(p, m.S.Rival(p), c, 0, 0).CanDeclare(a)
}

// spent reports whether p has used an ability as often as its limit allows.
func spent(m *rules.Match, p rules.Seat, a *rules.Ability) bool {
	return a.Limit.N > 0 && m.S.Used(a.Limit.Scope, p, a.Limit.Key, 0) >= int(a.Limit.N)
}

// specTextProc runs an ability of a Spec, or what it has a card do, at once and without the
// stack: it isn't a play of a card, and nobody can answer it (V-142). A scuttle by a card,
// which an Eight can counter, goes on the stack (V-158).
func specTextProc() rules.Proc {
	return rules.Proc{Name: "spec", Steps: append(rules.DeclareSteps(), func(m *rules.Match, f *rules.Frame) {
		a := m.AbilityOf(f)
		own := f.Src == specCard(m, f.Ctrl)
		if a.Limit.N > 0 {
			m.S.AddUse(a.Limit.Scope, f.Ctrl, a.Limit.Key, 0, 1)
		}
		if own {
			m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhySignature, Seat: f.Ctrl, Card: f.Src})
		}
		next := rules.Frame{Ctrl: f.Ctrl, Opp: f.Opp, Src: f.Src, Def: f.Def, Ability: f.Ability, Mode: max(f.Mode, 0), Serial: f.Serial}
		switch c := m.S.FirstIn(f.Serial, 0); {
		case own || a.Modes[next.Mode].Traits&TraitScuttle == 0:
			m.Call(m.Game.Text, next)
		case c == 0:
			return // nobody need scuttle
		default:
			m.Call(procStack, rules.Frame{Ctrl: f.Ctrl})
			push(m, rules.Item{Class: ClassScuttle, Ctrl: f.Ctrl, By: f.Ctrl, Opp: m.S.Cards[c].Ctrl, Flags: ItemScuttles, Serial: f.Serial, Src: f.Src, Def: f.Def, Ability: f.Ability})
		}
		f.Serial = 0
	})}
}

// playedFor calls what the Spec of p has a card of definition d do once it was played,
// with a label or, if scored, for points.
func playedFor(m *rules.Match, p rules.Seat, c rules.CardID, d rules.DefID, label uint8, scored bool) {
	f := rules.Frame{Ctrl: p, Opp: m.S.Rival(p), Src: c, Def: asPlayed(m, p, d)}
	if !scored && label == LabelBase {
		trigger(m, &f, WhyPlayedBase)
	}
	trigger(m, &f, WhyPlayed)
}

// resolved does so when item it, off the stack, has resolved, and what else the Spec of its
// player adds.
func resolved(m *rules.Match, it *rules.Item) {
	if specCard(m, it.Ctrl) == 0 || it.Cards[0] == 0 || it.Flags&ItemFizzled != 0 {
		return
	}
	if !printed(it) && (it.Class != ClassUltra || it.Nums[0] != ultraBlack) {
		return
	}
	d := &m.Game.Defs[it.Def]
	def := it.Def
	if of := d.Facts[FactOf]; of != 0 {
		def = rules.DefID(of)
	}
	p, label := it.Ctrl, d.Abilities[it.Ability].Label
	playedFor(m, p, it.Cards[0], def, label, false)
	switch r := d.Facts[FactRank]; {
	case r == 6 && label != LabelQuick && specSays(m, p, KeyFillHand):
		m.Call(procFillHand, rules.Frame{Ctrl: p})
	case r == 9 && label == LabelAnchor && specSays(m, p, KeyGoalFloor):
		raiseToRival(m, p, it.Opp)
	case r == 3:
		bareAfter(m, p)
	}
}

// movedBySpec keeps true what Specs note of cards.
func movedBySpec(m *rules.Match, mv *rules.Move, from, to rules.ZoneKind) {
	if m.S.Opts[optBattle] == 0 {
		return
	}
	c := mv.Card
	if from == Hand {
		m.DropMarks(func(k *rules.Mark) bool { return k.Card == c && (k.Kind == MarkBared || k.Kind == MarkDrawn) })
	}
	if p := m.Game.ZoneSeat(mv.To); to == Hand {
		switch {
		case from == Hand && mv.Why == WhyTake:
			noteStolen(m, p, m.Game.ZoneSeat(mv.From), c)
		case from == DP && mv.Why == WhyDraw && m.S.Active == p && specSays(m, p, KeyLucky):
			m.AddMark(rules.Mark{Kind: MarkDrawn, Card: c, Seat: p, Until: rules.UntilStart})
		}
	}
	if m.Game.Zones[from].Table || m.Game.Zones[to].Table {
		noteMarried(m)
	}
}

// specEnd ends what Specs do until p's full turn ends.
func specEnd(m *rules.Match, p rules.Seat) {
	if m.S.Opts[optBattle] == 0 {
		return
	}
	m.S.Seats[p].Nums[NumRefilled] = 0
	m.S.Seats[p].Nums[NumLuckyNow] = 0
	for i := range m.S.Marks {
		if k := m.S.Marks[i]; k.Kind == MarkBared && !m.S.Marked(k.Card, MarkRevealed) {
			m.Turn(k.Card, rules.FaceByZone)
		}
	}
	m.DropMarks(func(k *rules.Mark) bool { return k.Kind == MarkBared })
}
