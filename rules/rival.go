package rules

import (
	"math/bits"
	"slices"
)

// "Your opponent" is one enemy. With only one, no decision is needed; where
// there are several, a play names its own when it is declared: the one whose
// card it targets first, else the seat that its player chooses.

// askRival asks which opponent the play is about, if its words name one and
// its targets have not said which.
func askRival(m *Match, f *Frame) {
	mode := m.ModeOf(f)
	if f.Opp != NoSeat || !mode.rival {
		f.Goto(stepAfter)
		return
	}
	if f.Opp = m.S.Rival(f.Ctrl); f.Opp != NoSeat {
		f.Goto(stepAfter)
		return
	}
	m.AskAuto(Decision{Kind: PickSeat, Seat: f.Ctrl, Declaring: !m.copying(f), Prompt: m.Game.PromptRival, Src: f.Source()})
	q := f.declaring(m, mode.Traits)
	for p := range Seat(m.S.SeatCount) {
		if p = (f.Ctrl + 1 + p) % Seat(m.S.SeatCount); m.S.Opponents(f.Ctrl).Has(p) {
			q.Opp = p
			m.Offer(Option{Verb: VerbSeat, N: int16(p), Card: f.Source()}, q.CanMode(mode))
		}
	}
}

func takeRival(m *Match, f *Frame) { f.Opp = Seat(m.S.Answer.N) }

// nameRival notes that the chosen target is seat p's, where its words say "your opponent's".
func (f *Frame) nameRival(m *Match, t *Target, p Seat) {
	if f.Opp == NoSeat && t.Filter.rival() && m.S.Opponents(f.Ctrl).Has(p) {
		f.Opp = p
	}
}

// canAgainst is CanDeclare for a query that leaves the opponent open.
func (q *Query) canAgainst(a *Ability) No {
	m := q.m
	no := m.Game.NoTarget
	for set := m.S.Opponents(q.Ctrl); set != 0; set &= set - 1 {
		q.Opp = Seat(bits.TrailingZeros8(uint8(set)))
		why := q.canDeclare(a)
		if q.Opp = NoSeat; why == 0 {
			return 0
		}
		no = m.Game.clearer(no, why)
	}
	return no
}

// findRivals notes which texts speak of "your opponent".
func (a *Ability) findRivals(g *Game) {
	a.rival = a.If.rival() || a.Kind == AbilityDelayed && (a.When.Who == Opponent || a.When.Card.rival()) || a.Cost != nil && a.Cost.namesRival(g)
	for i := range a.Modes {
		mode := &a.Modes[i]
		mode.rival = mode.namesRival(g)
		a.rival = a.rival || mode.rival
	}
}

func (o *Mode) namesRival(g *Game) bool {
	if o.If.rival() || anyRival(g, o.Code) {
		return true
	}
	for i := range o.Targets {
		if t := &o.Targets[i]; t.Filter.rival() || t.Seat && t.Whose == Opponent {
			return true
		}
	}
	return false
}

// delaysRival notes that an ability speaks of "your opponent" where what it lets wait does.
func (d *Def) delaysRival(a *Ability) {
	for i := range a.Modes {
		for j := range a.Modes[i].Code {
			if in := &a.Modes[i].Code[j]; in.Op == OpDelay && d.Abilities[in.N].rival {
				a.Modes[i].rival, a.rival = true, true
			}
		}
	}
}

func anyRival(g *Game, code []Instr) bool {
	for i := range code {
		if code[i].rival(g) {
			return true
		}
	}
	return false
}

func (in *Instr) rival(g *Game) bool {
	if in.Who == Opponent || in.Whose == Opponent || in.UntilOf == Opponent || in.Op == OpNative && g.Natives[in.Native].Rival ||
		in.Filter.rival() || in.Min.rival() || in.Max.rival() || in.Cond.rival() || anyRival(g, in.Price) {
		return true
	}
	for i := range in.Dests {
		if in.Dests[i].Whose == Opponent {
			return true
		}
	}
	for _, c := range in.Conds {
		if c.rival() {
			return true
		}
	}
	return false
}

func (f *Filter) rival() bool {
	if f == nil {
		return false
	}
	for i := range f.From {
		if f.From[i].Whose == Opponent {
			return true
		}
	}
	for i := range f.Tests {
		if f.Tests[i].Than.rival() || f.Tests[i].Aims.rival() || f.Tests[i].Like.rival() {
			return true
		}
	}
	return f.Ctrl == Opponent || slices.ContainsFunc(f.Or, (*Filter).rival)
}

func (a *Amount) rival() bool {
	return a != nil && (a.Filter.rival() || a.Kind == SeatNum && a.Who == Opponent || a.And.rival())
}

func (c *Cond) rival() bool {
	return c != nil && (c.Count.rival() || c.Than.rival() || c.And.rival() || c.Or.rival())
}
