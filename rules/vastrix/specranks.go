package vastrix

import "feltstack/rules"

// What specs change in ranks: called where a play resolves, a card moves or is scored.

// resolving runs before the text of item it, which has just been called, what specs add there.
func resolving(m *rules.Match, it *rules.Item) {
	if m.S.Opts[optBattle] == 1 && rank(m, lead(it)) == 7 && specSays(m, it.Ctrl, KeySevens) {
		n := int16(3)
		if it.Class == ClassSuper || it.Class == ClassCombo {
			n = 2
		}
		m.Call(procFlip, rules.Frame{Ctrl: it.Ctrl, R: [6]int16{n}})
	}
}

// resolved runs what specs add when item it, off the stack, has resolved.
func resolved(m *rules.Match, it *rules.Item) {
	p := it.Ctrl
	if specCard(m, p) == 0 || it.Cards[0] == 0 || it.Flags&ItemFizzled != 0 {
		return
	}
	d := &m.Game.Defs[it.Def]
	r := d.Facts[FactRank]
	if !printed(it) && (it.Class != ClassUltra || it.Nums[0] != ultraBlack) {
		return
	}
	label := d.Abilities[it.Ability].Label
	switch {
	case r == 5 && label == LabelBase:
		runSpec(m, p, LabelFivePlayed)
	case r == 6 && label != LabelQuick && specSays(m, p, KeyFillHand):
		m.Call(procFillHand, rules.Frame{Ctrl: p})
	case r == 3 && m.S.Seats[p].Nums[NumStolen] > 0:
		n := m.S.Seats[p].Nums[NumStolen]
		m.S.Seats[p].Nums[NumStolen] = 0
		m.Call(procBare, rules.Frame{Ctrl: p, Opp: rules.Seat(n >> 2), R: [6]int16{n & 3}})
	case r == 7 && m.S.Seats[p].Nums[NumFlipped] > 0:
		drawFlipped(m, p)
	case rank(m, it.Cards[0]) == 8 && specSays(m, p, KeyPunish):
		m.Call(procPunish, rules.Frame{Ctrl: p, Src: it.Cards[0]})
	}
}

// scoredBySpec runs what the spec of f.Ctrl adds to scoring f.Src. What is called last runs first.
func scoredBySpec(m *rules.Match, f *rules.Frame) {
	p, c := f.Ctrl, f.Src
	if specCard(m, p) == 0 {
		return
	}
	switch r := rank(m, c); {
	case r == BlackJoker:
		runSpec(m, p, LabelJokerScored)
	case r == 8 && specSays(m, p, KeyPunish):
		m.Call(procPunish, rules.Frame{Ctrl: p, Src: c})
	case r == 7 && specSays(m, p, KeySevens):
		text := m.S.Frames[len(m.S.Frames)-1]
		m.S.Frames = m.S.Frames[:len(m.S.Frames)-1]
		m.Call(procFlipped, rules.Frame{Ctrl: p})
		m.Call(m.Game.Text, text)
		m.Call(procFlip, rules.Frame{Ctrl: p, R: [6]int16{2}})
	case r == 10 && (suit(m, c) == Clubs || f.Def == tenDef(Clubs)) && m.S.Seats[p].Nums[NumWasEmpty] == 1 && ultimate(m, p, KeyIron):
		useUltimate(m, p, c)
		m.S.Seats[p].Nums[NumLastAction] = 0 // nothing a Jack could bar (V-146)
	}
}

// --- Bravery: Three ---

// The values of NumStolen: the kind of card that a Three has just taken, with the seat it was taken
// from in the bits above.
const (
	stoleSpade int16 = 1 + iota
	stoleOther
)

// movedBySpec notes what a Three takes, and the last card drawn for Extra Lucky.
func movedBySpec(m *rules.Match, mv *rules.Move, from, to rules.ZoneKind) {
	if m.S.Opts[optBattle] == 0 || to != Hand {
		if m.S.Opts[optBattle] == 1 && from == Hand {
			c := mv.Card
			m.DropMarks(func(k *rules.Mark) bool { return k.Card == c && (k.Kind == MarkBared || k.Kind == MarkDrawn) })
		}
		return
	}
	p, c := m.Game.ZoneSeat(mv.To), mv.Card
	switch {
	case from == Hand && mv.Why == WhyTake && specSays(m, p, KeyBareHand):
		m.DropMarks(func(k *rules.Mark) bool { return k.Card == c && k.Kind == MarkBared })
		if it := m.S.Top(); it != nil && it.Flags&ItemResolving != 0 && it.Ctrl == p && m.Game.Defs[it.Def].Facts[FactRank] == 3 {
			n := stoleOther
			if suit(m, c) == Spades {
				n = max(stoleSpade, m.S.Seats[p].Nums[NumStolen]&3)
			}
			m.S.Seats[p].Nums[NumStolen] = n | int16(m.Game.ZoneSeat(mv.From))<<2
		}
	case from == DP && mv.Why == WhyDraw && specSays(m, p, KeyManyTwos) && m.S.Active == p:
		m.DropMarks(func(k *rules.Mark) bool { return k.Kind == MarkDrawn && k.Seat == p })
		m.AddMark(rules.Mark{Kind: MarkDrawn, Card: c, Seat: p, Until: rules.UntilStart})
	}
}

// bareProc is what follows a steal by Bravery's Three (V-133, V-143): Frame.Opp hides one card
// and shows the rest, discards one unless a spade was taken, and loses the hidden
// one if Frame.Ctrl names its rank. Frame.R[0] is what was taken.
func bareProc() rules.Proc {
	return rules.Proc{Name: "bare hand", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			if m.In(Hand, f.Opp).N == 0 {
				f.Goto(6)
				return
			}
			m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: f.Opp, Prompt: promptHide})
			for c := m.In(Hand, f.Opp).First; c != 0; c = m.S.Cards[c].Next {
				m.Offer(rules.Option{Verb: verbHide, Card: c}, ok)
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			hidden := m.S.Answer.Card
			for c := m.In(Hand, f.Opp).First; c != 0; c = m.S.Cards[c].Next {
				if c == hidden || m.S.Cards[c].Face == rules.FaceUp {
					continue
				}
				m.Turn(c, rules.FaceUp)
				m.AddMark(rules.Mark{Kind: MarkBared, Card: c, Seat: f.Opp, Until: rules.UntilRemoved})
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			if f.R[0] == stoleSpade {
				f.Goto(4)
				return
			}
			m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: f.Opp, Prompt: promptLose})
			for c := m.In(Hand, f.Opp).First; c != 0; c = m.S.Cards[c].Next {
				m.Offer(rules.Option{Verb: verbLose, Card: c}, ok)
			}
		},
		func(m *rules.Match, _ *rules.Frame) {
			m.MoveCard(m.S.Answer.Card, m.Game.Zone(GY, 0), rules.Top, WhyDiscard)
		},
		func(m *rules.Match, f *rules.Frame) {
			if hiddenCard(m, f.Opp) == 0 {
				f.Goto(6)
				return
			}
			m.Ask(rules.Decision{Kind: rules.PickNumber, Seat: f.Ctrl, Prompt: promptGuess})
			for r := Ace; r <= BlackJoker; r++ {
				m.Offer(rules.Option{Verb: verbGuess, N: r}, ok)
			}
			m.Offer(rules.Option{Verb: verbNoSpec}, ok)
		},
		func(m *rules.Match, f *rules.Frame) {
			if m.S.Answer.Verb == verbNoSpec {
				return
			}
			m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyGuess, Seat: f.Ctrl, N: m.S.Answer.N})
			if c := hiddenCard(m, f.Opp); c != 0 && rank(m, c) == m.S.Answer.N {
				toHand(m, c, f.Ctrl, WhyTake, true)
			}
		},
	}}
}

// hiddenCard is the card in p's hand that not all see, 0 if all do.
func hiddenCard(m *rules.Match, p rules.Seat) rules.CardID {
	for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
		if m.S.Cards[c].Face != rules.FaceUp {
			return c
		}
	}
	return 0
}

// doRaiseOwn raises the goal of who plays it, at least to the opponent's (V-144).
func doRaiseOwn(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	mine := m.S.Seats[f.Ctrl].Nums[NumGoal]
	to := mine + amount(m, f, in)
	if f.Opp != rules.NoSeat {
		to = max(to, m.S.Seats[f.Opp].Nums[NumGoal])
	}
	m.AddNum(f.Ctrl, NumGoal, to-mine, WhyGoal)
	return false
}

// doRaiseAll raises the goals of all opponents (V-159).
func doRaiseAll(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
	by := amount(m, f, in)
	for q := range players(m) {
		if m.S.Opponents(f.Ctrl).Has(q) {
			m.AddNum(q, NumGoal, by, WhyGoal)
		}
	}
	return false
}

// --- Balance ---

// strip ends what lasts on cards in two rows and takes Jacks off them (V-149).
func strip(m *rules.Match, k rules.ZoneKind, p, q rules.Seat) {
	var jacks [54]rules.CardID
	n := 0
	for _, s := range [...]rules.Seat{p, q} {
		for c := m.In(k, s).First; c != 0; c = m.S.Cards[c].Next {
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

// sixCards is how many cards a hand is filled up to by Balance's Six.
const sixCards = 6

// fillHandProc lets Frame.Ctrl draw up to six cards in hand (V-148).
func fillHandProc() rules.Proc {
	return rules.Proc{Name: "fill hand", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			if m.In(Hand, f.Ctrl).N >= sixCards || m.In(DP, 0).N == 0 {
				f.Goto(2)
				return
			}
			m.Ask(rules.Decision{Kind: rules.PickMode, Seat: f.Ctrl, Prompt: promptFillHand})
			m.Offer(rules.Option{Verb: verbFillHand}, ok)
			m.Offer(rules.Option{Verb: verbNoSpec}, ok)
		},
		func(m *rules.Match, f *rules.Frame) {
			if m.S.Answer.Verb == verbNoSpec {
				return
			}
			m.MoveCard(m.In(DP, 0).Last, m.Game.Zone(Hand, f.Ctrl), rules.Top, WhyDraw)
			f.Goto(0)
		},
	}}
}

// --- Beauty: Seven ---

// flipProc asks from which end of the draw pile a Seven flips Frame.R[0] cards: those of the
// bottom are brought to the top. It notes whether a spade is among them (V-153).
func flipProc() rules.Proc {
	return rules.Proc{Name: "flip", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			if m.In(DP, 0).N <= f.R[0] {
				f.Goto(2)
				return
			}
			m.Ask(rules.Decision{Kind: rules.PickMode, Seat: f.Ctrl, Prompt: promptFlip})
			m.Offer(rules.Option{Verb: verbFlipTop}, ok)
			m.Offer(rules.Option{Verb: verbFlipBottom}, ok)
		},
		func(m *rules.Match, f *rules.Frame) {
			if m.S.Answer.Verb == verbFlipTop {
				return
			}
			for range f.R[0] {
				m.MoveCard(m.In(DP, 0).First, m.Game.Zone(DP, 0), rules.Top, WhyNone)
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			spade := int16(0)
			n := f.R[0]
			for c := m.In(DP, 0).Last; c != 0 && n > 0; c = m.S.Cards[c].Prev {
				if suit(m, c) == Spades || rank(m, c) == 7 {
					spade = 1
				}
				n--
			}
			m.S.Seats[f.Ctrl].Nums[NumFlipped] = spade
		},
	}}
}

// flippedProc draws for a spade that a scored Seven has flipped.
func flippedProc() rules.Proc {
	return rules.Proc{Name: "flipped", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) { drawFlipped(m, f.Ctrl) },
	}}
}

func drawFlipped(m *rules.Match, p rules.Seat) {
	if n := &m.S.Seats[p].Nums[NumFlipped]; *n > 0 {
		*n = 0
		if m.In(DP, 0).N > 0 {
			m.MoveCard(m.In(DP, 0).Last, m.Game.Zone(Hand, p), rules.Top, WhyDraw)
		}
	}
}

// --- Brilliance ---

// punishProc lets Frame.Ctrl scuttle a card by its Eight, Frame.Src (V-158). It
// is a scuttle on the stack that an Eight can counter.
func punishProc() rules.Proc {
	return rules.Proc{Name: "punish", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			p := f.Ctrl
			found := false
			foes := m.S.Opponents(p)
			if m.S.Nums[NumBoardLock] == 0 {
				m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: p, Prompt: promptPunish, Src: f.Src})
				for q := range players(m) {
					for _, k := range [...]rules.ZoneKind{PR, ER} {
						for c := m.In(k, q).First; c != 0 && foes.Has(q); c = m.S.Cards[c].Next {
							no := punishNo(m, p, 0, c)
							found = found || no == ok
							m.Offer(rules.Option{Verb: verbPunish, Card: f.Src, Target: c}, no)
						}
					}
				}
				if found {
					m.Offer(rules.Option{Verb: verbNoSpec}, ok)
				} else {
					m.Unask()
				}
			}
			if !found {
				f.Goto(2)
			}
		},
		func(m *rules.Match, f *rules.Frame) {
			if m.S.Answer.Verb == verbNoSpec {
				return
			}
			c, p, src := m.S.Answer.Target, f.Ctrl, f.Src
			serial := m.S.NewSerial()
			m.S.Put(serial, 0, c)
			m.Call(procStack, rules.Frame{Ctrl: p})
			push(m, rules.Item{Class: ClassScuttle, Ctrl: p, By: p, Opp: m.S.Cards[c].Ctrl, Flags: ItemScuttles, Serial: serial, Src: src, Def: m.S.Cards[src].Def})
		},
	}}
}

// punishNo says why Brilliance's Eight of p can't scuttle c.
func punishNo(m *rules.Match, p rules.Seat, own uint16, c rules.CardID) rules.No {
	if c == 0 || !m.Game.Zones[m.KindOf(c)].Table || !m.S.Opponents(p).Has(m.S.Cards[c].Ctrl) {
		return noNoTarget
	}
	if rank(m, c) <= 8 {
		return noHigher
	}
	return target(m, m.Query(p, m.S.Cards[c].Ctrl, 0, own, TraitScuttle), c)
}

// distorts reports whether Counter Distortion takes the place of a Disrupt against p: once, p
// discards a Jack if it has one (V-160).
func distorts(m *rules.Match, p rules.Seat) bool {
	if p == rules.NoSeat || !ultimate(m, p, KeyDistortion) {
		return false
	}
	useUltimate(m, p, specCard(m, p))
	m.Call(procGiveJack, rules.Frame{Ctrl: p})
	return true
}

// giveJackProc makes Frame.Ctrl discard a Jack.
func giveJackProc() rules.Proc {
	return rules.Proc{Name: "give jack", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			has := false
			for c := m.In(Hand, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
				has = has || rank(m, c) == Jack
			}
			if !has {
				f.Goto(2)
				return
			}
			m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: f.Ctrl, Prompt: promptGiveJack})
			for c := m.In(Hand, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
				if rank(m, c) == Jack {
					m.Offer(rules.Option{Verb: verbLose, Card: c}, ok)
				}
			}
		},
		func(m *rules.Match, _ *rules.Frame) {
			m.MoveCard(m.S.Answer.Card, m.Game.Zone(GY, 0), rules.Top, WhyDiscard)
		},
	}}
}
