package vainqueur

import "feltstack/rules"

// attack declares an attack of c on t, or on the player where t is 0. What
// waits for it comes above it on the stack.
func attack(m *rules.Match, p rules.Seat, c, t rules.CardID) {
	q := m.S.NextSeat(p)
	card := &m.S.Cards[c]
	switch {
	case !attacksLeft(m, c):
		dropFirst(m, c, MarkAgain)
	case card.Flags&FlagAttacked != 0:
		card.Flags |= FlagTwice
	default:
		card.Flags |= FlagAttacked
	}
	m.AddNum(p, NumAttacks, 1, WhyNone)
	it := rules.Item{
		Class: ClassAttack, Ctrl: p, By: p, Opp: q, Serial: m.S.NewSerial(), Def: card.Def, Src: c, Cards: [4]rules.CardID{c},
	}
	m.Push(it)
	if t != 0 {
		m.S.Put(it.Serial, regTarget, t)
	}
	m.Emit(rules.Event{Kind: rules.EvDeclared, Seat: p, Card: c, Target: t, Item: it.Serial, N: int16(ClassAttack)})
	if t == 0 {
		m.Raise(WhyAttacks, c, p, rules.Nothing)
		m.Raise(WhyAttacksPlayer, c, q, 0)
		return
	}
	m.Raise(WhyAttacks, c, p, t)
	m.Raise(WhyAttacked, t, q, c)
}

// dropFirst ends the first mark of a kind on c.
func dropFirst(m *rules.Match, c rules.CardID, kind uint8) {
	first := true
	m.DropMarks(func(k *rules.Mark) bool {
		if !first || k.Card != c || k.Kind != kind {
			return false
		}
		first = false
		return true
	})
}

// regTarget is the register of an attack's item that holds what is attacked,
// nothing if that is the player.
const regTarget uint8 = 0

// attacking reports whether c is the attacker of an attack on the stack, and
// attacked whether it is what is attacked.
func attacking(m *rules.Match, c rules.CardID) bool {
	for i := range m.S.Stack {
		if it := &m.S.Stack[i]; it.Class == ClassAttack && it.Src == c && !it.Lost {
			return true
		}
	}
	return false
}

func attacked(m *rules.Match, c rules.CardID) bool {
	for i := range m.S.Stack {
		if it := &m.S.Stack[i]; it.Class == ClassAttack && aim(m, it.Serial) == c && c != 0 {
			return true
		}
	}
	return false
}

// aim is what the attack of a serial is aimed at, 0 if that is the player or
// has left its place.
func aim(m *rules.Match, serial rules.ItemID) rules.CardID {
	for i := range m.S.Picks {
		if k := &m.S.Picks[i]; k.Serial == serial && k.Reg == regTarget && !k.Lost {
			return k.Card
		}
	}
	return 0
}

// Registers of the attack's frame.
const (
	atkItem = iota // serial of its item
	atkFell        // 1: the attacker is destroyed, 2: the target, 3: both
)

// attackProc resolves an attack of Frame.Src on Frame.Tgt, 0 for the player
// (Vainqueur, Breakdown of the Attack Step).
func attackProc() rules.Proc {
	return rules.Proc{Name: "attack", Steps: []rules.Step{
		checkAttack,
		func(m *rules.Match, f *rules.Frame) {
			o := m.S.Answer
			if o.Verb == rules.VerbStop {
				m.Return()
				return
			}
			turnAttack(m, f, o.Target)
			m.Return()
		},
		strike,
		func(m *rules.Match, f *rules.Frame) {
			group := m.S.NewSerial()
			if f.R[atkFell]&2 != 0 && aim(m, f.Item(atkItem)) == f.Tgt {
				m.Collect(group, falling(m, f.Tgt, WhyBattled, f.Src))
			}
			if f.R[atkFell]&1 != 0 && !f.Lost {
				m.Collect(group, falling(m, f.Src, WhyBattled, f.Tgt))
			}
			m.Happen(group)
		},
	}}
}

// stepStrike is the step of attackProc that compares.
const stepStrike = 2

// checkAttack ends an attack whose attacker can't strike any more, and lets it
// turn on something else where its target has gone (W-023).
func checkAttack(m *rules.Match, f *rules.Frame) {
	it := m.S.Item(f.Item(atkItem))
	c := f.Src
	if it.Flags&ItemEnded != 0 || f.Lost || m.KindOf(c) != Field || m.S.Cards[c].Ctrl != f.Ctrl || defending(m, c) && !m.Power(c, KeyStand) {
		m.Emit(rules.Event{Kind: rules.EvFizzled, N: rules.FizzleEnded, Seat: f.Ctrl, Card: c, Item: it.Serial})
		m.Return()
		return
	}
	if f.Tgt == 0 {
		f.Goto(stepStrike)
		return
	}
	if k := m.KindOf(f.Tgt); (k == Field || k == MasterZone) && m.S.Cards[f.Tgt].Ctrl == f.Opp && aim(m, it.Serial) == f.Tgt {
		f.Goto(stepStrike)
		return
	}
	m.AskAuto(rules.Decision{Kind: rules.PickCard, Seat: f.Ctrl, Prompt: promptRetarget, Src: c})
	offerTargets(m, f.Ctrl, c, ok)
	m.Offer(rules.Option{Verb: rules.VerbStop}, ok)
}

// turnAttack turns the attack of a frame on another target, or on the player
// where t is 0. It waits on the stack again, so that what is attacked now hears
// of it and it can be answered (W-067).
func turnAttack(m *rules.Match, f *rules.Frame, t rules.CardID) {
	it := m.S.Item(f.Item(atkItem))
	it.Flags |= ItemTurned
	m.S.Forget(it.Serial)
	if t != 0 {
		m.S.Put(it.Serial, regTarget, t)
	}
	m.Emit(rules.Event{Kind: rules.EvDeclared, Seat: f.Ctrl, Card: f.Src, Target: t, Item: it.Serial, N: int16(ClassAttack)})
	if t != 0 {
		m.Raise(WhyAttacked, t, f.Opp, f.Src)
		return
	}
	m.Raise(WhyAttacksPlayer, f.Src, f.Opp, 0)
}

// value is the number that c attacks with: DEF while it attacks from defense (W-035).
func value(m *rules.Match, c rules.CardID) int16 {
	if defending(m, c) && m.Power(c, KeyStand) {
		return m.Fact(c, FactDEF)
	}
	return m.Fact(c, FactSTR)
}

// strike compares by the attack chart. Positions and numbers are those of
// this moment (W-024).
func strike(m *rules.Match, f *rules.Frame) {
	c, t := f.Src, f.Tgt
	m.Emit(rules.Event{Kind: rules.EvResolved, Seat: f.Ctrl, Card: c, Item: f.Item(atkItem)})
	v := value(m, c)
	switch {
	case t == 0:
		harm(m, c, f.Opp, v)
	case m.KindOf(t) == MasterZone:
		if v > 0 && !m.Power(c, KeyNoDamage) {
			m.Propose(wounding(t, v, c))
		}
	case defending(m, t):
		switch x := m.Fact(t, FactDEF); {
		case v > x:
			f.R[atkFell] = 2
			if m.Power(c, KeyPierce) {
				harm(m, c, f.Opp, v-x)
			}
		case v < x:
			harm(m, t, f.Ctrl, x-v)
		}
	default:
		switch x := m.Fact(t, FactSTR); {
		case v > x:
			f.R[atkFell] = 2
			harm(m, c, f.Opp, v-x)
		case v == x:
			f.R[atkFell] = 3
		default:
			f.R[atkFell] = 1
			harm(m, t, f.Ctrl, x-v)
		}
	}
}

// harm takes Life from p as battle damage dealt by c, unless something happens
// instead. It is the last thing that a step does.
func harm(m *rules.Match, c rules.CardID, p rules.Seat, n int16) {
	if n > 0 && !m.Power(c, KeyNoDamage) {
		m.Propose(rules.Coming{Kind: comesBattle, Seat: p, With: c, N: n, Src: c, Reg: -1})
	}
}

// harmed is battle damage that happens.
func harmed(m *rules.Match, ev rules.Coming) {
	m.AddNum(ev.Seat, NumLife, -ev.N, WhyBattle)
	m.RaiseMuch(WhyHarms, ev.With, ev.Seat, ev.N)
	m.RaiseMany(WhyTookBattle, ev.Seat, ev.N)
	m.RaiseMany(WhyLost, ev.Seat, ev.N)
	hit(m, ev.With, ev.Seat, ev.N)
}

// hurt is damage of an effect that happens.
func hurt(m *rules.Match, ev rules.Coming) {
	m.AddNum(ev.Seat, NumLife, -ev.N, WhyDamage)
	m.RaiseMany(WhyLost, ev.Seat, ev.N)
}

// hit notes that c has dealt n battle damage to seat p or its Master (W-059).
func hit(m *rules.Match, c rules.CardID, p rules.Seat, n int16) {
	m.S.Cards[c].Flags |= FlagHarmed
	m.RaiseMuch(WhyHits, c, p, n)
}

// wounding is a Master about to lose HP, in battle to the card by.
func wounding(c rules.CardID, n int16, by rules.CardID) rules.Coming {
	return rules.Coming{Kind: comesWound, Card: c, With: by, N: n, Reg: -1}
}

func mayWound(m *rules.Match, ev rules.Coming) bool { return m.KindOf(ev.Card) == MasterZone }

// wounded is a Master that loses HP.
func wounded(m *rules.Match, ev rules.Coming) {
	m.AddCounters(ev.Card, CounterDamage, rules.NoSeat, ev.N, WhyNone)
	m.RaiseMuch(WhyWound, ev.Card, ev.Seat, ev.N)
	if ev.With != 0 {
		hit(m, ev.With, ev.Seat, ev.N)
	}
}

// health is the HP that a Master has left.
func health(m *rules.Match, c rules.CardID) int16 {
	return max(m.Fact(c, FactHP)-m.Counters(c, CounterDamage), 0)
}
