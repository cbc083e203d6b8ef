package vainqueur

import "feltstack/rules"

// preds are the properties that card texts can name. Face-down cards have
// none but that (W-036).
func preds() []rules.Pred {
	up := func(is func(m *rules.Match, c rules.CardID, n int16) bool) func(*rules.Match, *rules.Query, rules.CardID, int16) bool {
		return func(m *rules.Match, _ *rules.Query, c rules.CardID, n int16) bool {
			return m.S.Cards[c].Face != rules.FaceDown && is(m, c, n)
		}
	}
	play := func(is func(it *rules.Item) bool) func(*rules.Match, *rules.Query, rules.CardID, int16) bool {
		return func(m *rules.Match, _ *rules.Query, i rules.CardID, _ int16) bool { return is(&m.S.Stack[i]) }
	}
	return []rules.Pred{
		{Name: "kind", Holds: up(func(m *rules.Match, c rules.CardID, n int16) bool { return kind(m, c) == n && m.KindOf(c) != Attached })},
		{Name: "monster", Holds: up(func(m *rules.Match, c rules.CardID, _ int16) bool { return isMonster(m, c) })},
		{Name: "master", Holds: up(func(m *rules.Match, c rules.CardID, _ int16) bool {
			k := kind(m, c)
			return (k == Master || k == MasterToken) && m.KindOf(c) != Attached
		})},
		{Name: "attachment", Holds: func(m *rules.Match, _ *rules.Query, c rules.CardID, _ int16) bool { return m.KindOf(c) == Attached }},
		{Name: "laden", Holds: func(m *rules.Match, _ *rules.Query, c rules.CardID, _ int16) bool { return laden(m, c) }},
		{Name: "namesake", Holds: func(m *rules.Match, q *rules.Query, c rules.CardID, _ int16) bool {
			return m.S.Cards[c].Face != rules.FaceDown && m.S.Cards[c].Def == m.S.Cards[q.Src].Def
		}},
		{Name: "named", Holds: up(func(m *rules.Match, c rules.CardID, n int16) bool { return m.S.Cards[c].Def == m.Game.Tokens[n] })},
		{Name: "spell", Holds: up(func(m *rules.Match, c rules.CardID, _ int16) bool { k := kind(m, c); return k == Spell || k == React })},
		{Name: "token", Holds: up(func(m *rules.Match, c rules.CardID, _ int16) bool { return isToken(m, c) })},
		{Name: "type", Holds: up(func(m *rules.Match, c rules.CardID, n int16) bool {
			return isMonster(m, c) && m.Def(c).Facts[FactTypes]>>n&1 == 1
		})},
		{Name: "rank", Holds: up(func(m *rules.Match, c rules.CardID, n int16) bool { return m.Def(c).Facts[FactRank] == n })},
		{Name: "defending", Holds: up(func(m *rules.Match, c rules.CardID, _ int16) bool { return defending(m, c) })},
		{Name: "ready", Holds: up(func(m *rules.Match, c rules.CardID, _ int16) bool { return isMonster(m, c) && !defending(m, c) })},
		{Name: "attacking", Holds: up(func(m *rules.Match, c rules.CardID, _ int16) bool { return attacking(m, c) })},
		{Name: "attacked", Holds: up(func(m *rules.Match, c rules.CardID, _ int16) bool { return attacked(m, c) })},
		{Name: "fresh", Holds: up(func(m *rules.Match, c rules.CardID, _ int16) bool { return m.S.Has(c, FlagFresh) })},
		{Name: "harmed", Holds: up(func(m *rules.Match, c rules.CardID, _ int16) bool { return m.S.Has(c, FlagHarmed) })},
		{Name: "faceDown", Holds: func(m *rules.Match, _ *rules.Query, c rules.CardID, _ int16) bool {
			return m.S.Cards[c].Face == rules.FaceDown
		}},
		{Name: "spellPlay", Holds: play(func(it *rules.Item) bool { return it.Class <= ClassReact })},
		{Name: "effectPlay", Holds: play(func(it *rules.Item) bool { return it.Class == ClassUse || it.Class == ClassTrigger })},
		{Name: "roll", Holds: func(_ *rules.Match, q *rules.Query, _ rules.CardID, n int16) bool { return q.Roll >= n }},
		{Name: "rollMost", Holds: func(_ *rules.Match, q *rules.Query, _ rules.CardID, n int16) bool { return q.Roll <= n }},
		{Name: "heads", Holds: func(_ *rules.Match, q *rules.Query, _ rules.CardID, _ int16) bool { return q.Roll == 2 }},
		{Name: "called", Holds: func(_ *rules.Match, q *rules.Query, _ rules.CardID, _ int16) bool { return q.Roll == callRight }},
		{Name: "yourTurn", Holds: func(m *rules.Match, q *rules.Query, _ rules.CardID, _ int16) bool { return m.S.Active == q.Ctrl }},
		{Name: predTributable, Holds: func(m *rules.Match, _ *rules.Query, c rules.CardID, _ int16) bool { return tributable(m, c) }},
		{Name: "usable", Holds: func(m *rules.Match, q *rules.Query, c rules.CardID, _ int16) bool {
			d := m.Def(c)
			for i := range d.Abilities {
				if freeNo(m, q.Ctrl, c, &d.Abilities[i]) == ok {
					return true
				}
			}
			return false
		}},
		{Name: "rollIs", Holds: func(_ *rules.Match, q *rules.Query, _ rules.CardID, n int16) bool { return q.Roll == n }},
		{Name: "bare", Holds: func(m *rules.Match, q *rules.Query, _ rules.CardID, _ int16) bool { return q.Held(Hand) == 0 }},
	}
}

// laden reports whether a card in play has others attached to it.
func laden(m *rules.Match, c rules.CardID) bool {
	for p := range rules.Seat(m.S.SeatCount) {
		for a := m.In(Attached, p).First; a != 0; a = m.S.Cards[a].Next {
			if m.S.BearerOf(a) == c {
				return true
			}
		}
	}
	return false
}

// relations are the players that card texts can name by what they have.
func relations() []rules.Relation {
	by := func(before func(a, b int16) bool) func(*rules.Match, rules.Seat) rules.SeatSet {
		return func(m *rules.Match, _ rules.Seat) rules.SeatSet {
			var who rules.SeatSet
			best := int16(0)
			for p := range m.S.Seats {
				n := m.S.Seats[p].Nums[NumLife]
				if who == 0 || before(n, best) {
					best, who = n, 0
				}
				if n == best {
					who |= rules.Of(rules.Seat(p))
				}
			}
			return who
		}
	}
	return []rules.Relation{
		{Name: "mostLife", Of: by(func(a, b int16) bool { return a > b })},
		{Name: "leastLife", Of: by(func(a, b int16) bool { return a < b })},
	}
}

// target refuses c as a target.
func target(m *rules.Match, q *rules.Query, c rules.CardID) rules.No {
	if inPlay(m.KindOf(c)) && m.S.Cards[c].Ctrl != q.Ctrl && m.Power(c, KeyNoTarget) {
		return noImmune
	}
	return ok
}

func targetItem(*rules.Match, *rules.Query, int) rules.No { return ok }
