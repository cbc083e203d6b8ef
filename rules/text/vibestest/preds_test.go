package vibestest

import "feltstack/rules"

// preds are the properties that card texts can name. A card that lies as a Rod is
// nothing else.
func preds() []rules.Pred {
	type holds = func(*rules.Match, *rules.Query, rules.CardID, int16) bool
	up := func(is func(m *rules.Match, c rules.CardID, n int16) bool) holds {
		return func(m *rules.Match, _ *rules.Query, c rules.CardID, n int16) bool {
			return m.S.Cards[c].Face != rules.FaceDown && is(m, c, n)
		}
	}
	item := func(class uint8) holds {
		return func(m *rules.Match, _ *rules.Query, i rules.CardID, _ int16) bool { return m.S.Stack[i].Class == class }
	}
	return []rules.Pred{
		{Name: "kind", Holds: up(func(m *rules.Match, c rules.CardID, n int16) bool { return m.Def(c).Facts[factKind] == n })},
		{Name: "type", Holds: up(func(m *rules.Match, c rules.CardID, n int16) bool { return m.Def(c).Facts[factTypes]>>n&1 == 1 })},
		{Name: "color", Holds: up(func(m *rules.Match, c rules.CardID, n int16) bool { return m.Def(c).Facts[factColors]>>n&1 == 1 })},
		{Name: "rod", Holds: func(m *rules.Match, _ *rules.Query, c rules.CardID, _ int16) bool {
			return m.S.Cards[c].Face == rules.FaceDown || m.Def(c).Facts[factKind] == rod
		}},
		{Name: "flopped", Holds: func(m *rules.Match, _ *rules.Query, c rules.CardID, _ int16) bool { return m.S.Has(c, flopped) }},
		{Name: "actionPlay", Holds: item(classAction)},
		{Name: "actPlay", Holds: item(classAct)},
		{Name: "baron", Holds: func(m *rules.Match, q *rules.Query, _ rules.CardID, _ int16) bool { return baron(m) == q.Ctrl }},
		{Name: "heads", Holds: func(_ *rules.Match, q *rules.Query, _ rules.CardID, _ int16) bool { return q.Roll == 2 }},
	}
}
