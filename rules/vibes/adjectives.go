package vibes

import (
	"slices"

	"feltstack/rules"
)

// preds are the properties that card texts can name.
func preds() []rules.Pred {
	card := func(is func(m *rules.Match, c rules.CardID, n int16) bool) func(*rules.Match, *rules.Query, rules.CardID, int16) bool {
		return func(m *rules.Match, _ *rules.Query, c rules.CardID, n int16) bool { return is(m, c, n) }
	}
	play := func(is func(m *rules.Match, it *rules.Item, n int16) bool) func(*rules.Match, *rules.Query, rules.CardID, int16) bool {
		return func(m *rules.Match, _ *rules.Query, i rules.CardID, n int16) bool { return is(m, &m.S.Stack[i], n) }
	}
	return []rules.Pred{
		{Name: "kind", Holds: card(func(m *rules.Match, c rules.CardID, n int16) bool { return kind(m, c) == n })},
		{Name: "color", Holds: func(m *rules.Match, q *rules.Query, c rules.CardID, n int16) bool {
			if n == sharedColor {
				return m.Def(c).Facts[FactColor]&m.Def(q.Src).Facts[FactColor] != 0
			}
			return m.Def(c).Facts[FactColor]>>n&1 == 1
		}},
		{Name: "type", Holds: card(func(m *rules.Match, c rules.CardID, n int16) bool {
			return n == typeLil && isLil(m, c) || n != typeLil && has(m.Def(c), int(n))
		})},
		{Name: "set", Holds: card(func(m *rules.Match, c rules.CardID, n int16) bool { return m.Def(c).Facts[FactSet] == n })},
		{Name: "acting", Holds: card(acting)},
		{Name: "named", Holds: card(func(m *rules.Match, c rules.CardID, n int16) bool { return m.S.Cards[c].Def == m.Game.Tokens[n] })},
		{Name: "namesake", Holds: func(m *rules.Match, q *rules.Query, c rules.CardID, _ int16) bool {
			return m.S.Own(c) == m.S.Own(q.Src) // a Rod that lies face-down, too
		}},
		{Name: "flopped", Holds: card(func(m *rules.Match, c rules.CardID, _ int16) bool { return m.S.Has(c, FlagFlopped) })},
		{Name: "owned", Holds: func(m *rules.Match, q *rules.Query, c rules.CardID, _ int16) bool {
			return m.S.Cards[c].Owner == q.Ctrl
		}},
		{Name: "owner", Holds: func(m *rules.Match, q *rules.Query, c rules.CardID, _ int16) bool {
			return m.S.Cards[c].Owner == m.S.Cards[q.Src].Owner
		}},
		{Name: "wears", Holds: func(m *rules.Match, q *rules.Query, c rules.CardID, _ int16) bool { return m.S.BearerOf(q.Src) == c }},
		{Name: "floppable", Holds: card(func(m *rules.Match, c rules.CardID, _ int16) bool {
			return inPlay(m.KindOf(c)) && !m.S.Has(c, FlagFlopped)
		})},
		{Name: "iceable", Holds: card(func(m *rules.Match, c rules.CardID, _ int16) bool {
			return !inPlay(m.KindOf(c)) || !m.Power(c, KeyNoIce)
		})},
		{Name: "faceDown", Holds: card(func(m *rules.Match, c rules.CardID, _ int16) bool { return m.S.Cards[c].Face == rules.FaceDown })},
		{Name: "class", Holds: play(func(_ *rules.Match, it *rules.Item, n int16) bool { return int16(it.Class) == n })},
		{Name: "playColor", Holds: play(func(m *rules.Match, it *rules.Item, n int16) bool {
			return m.Game.Defs[it.Def].Facts[FactColor]>>n&1 == 1
		})},
		{Name: "heads", Holds: func(_ *rules.Match, q *rules.Query, _ rules.CardID, _ int16) bool { return q.Roll == 2 }},
		{Name: "hasBaron", Holds: func(m *rules.Match, q *rules.Query, _ rules.CardID, _ int16) bool { return baron(m) == q.Ctrl }},
		{Name: "yourTurn", Holds: func(m *rules.Match, q *rules.Query, _ rules.CardID, _ int16) bool {
			return m.S.Active == q.Ctrl && m.S.Phase <= PhasePlay
		}},
		{Name: "phase", Holds: func(m *rules.Match, _ *rules.Query, _ rules.CardID, n int16) bool { return m.S.Phase == uint8(n) }},
	}
}

// sharedColor as the number of a color is any that the asking card has, too.
const sharedColor = -1

// isLil reports whether c is a Lil, by its type line or by what texts say.
func isLil(m *rules.Match, c rules.CardID) bool {
	return (has(m.Def(c), typeLil) || m.Power(c, KeyLil)) && !m.Power(c, KeyNotLil)
}

// acting reports whether c has an [ACT] ability: its own, or one that another card gives it.
func acting(m *rules.Match, c rules.CardID, _ int16) bool {
	d := m.Def(c)
	if d.Facts[FactKind] != Action && !m.Silent(c) {
		for i := range d.Abilities {
			if d.Abilities[i].Kind == rules.AbilityUse {
				return true
			}
		}
	}
	var room [8]rules.Gained
	for _, g := range m.Gained(c, room[:0]) {
		if g.Of(m).As == rules.AbilityUse {
			return true
		}
	}
	return false
}

// running is the frame of the text that does something now, nil if none does.
func running(m *rules.Match) *rules.Frame {
	for i := range slices.Backward(m.S.Frames) {
		if f := &m.S.Frames[i]; f.Proc == procText {
			return f
		}
	}
	return nil
}

// relations are the players that card texts can name by what they have.
func relations() []rules.Relation {
	return []rules.Relation{
		{Name: "baron", Of: func(m *rules.Match, _ rules.Seat) rules.SeatSet { return rules.Of(baron(m)) }},
		{Name: "winner", Of: func(m *rules.Match, _ rules.Seat) rules.SeatSet {
			if m.S.Nums[NumWinner] == 0 {
				return 0
			}
			return rules.Of(rules.Seat(m.S.Nums[NumWinner]) - 1)
		}},
	}
}

// target refuses c as a choice.
func target(m *rules.Match, q *rules.Query, c rules.CardID) rules.No {
	if q.Src != 0 && m.Def(q.Src).Keywords&KeyTotal != 0 && total(m, q.Serial, c) > mostTotal {
		return noTotal
	}
	if inPlay(m.KindOf(c)) && m.Power(c, KeyNoTarget) {
		return noImmune
	}
	return ok
}

// mostTotal is how much vibe the targets of a play may have together whose card limits it.
const mostTotal = 10

// total is the vibe that the Penguins have together which a play has chosen, c with them if it is one.
func total(m *rules.Match, serial rules.ItemID, c rules.CardID) int {
	n := 0
	if c != 0 {
		n = int(m.Fact(c, FactVibe))
	}
	for _, k := range m.S.Picks {
		if k.Serial == serial && k.Is == rules.HeldCard && k.Card != c && m.KindOf(k.Card) == Huddle {
			n += int(m.Fact(k.Card, FactVibe))
		}
	}
	return n
}
