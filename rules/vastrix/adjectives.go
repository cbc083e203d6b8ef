package vastrix

import "feltstack/rules"

// predCasterDiscards is true under the option that lets who raises a goal by
// five discard (V-114).
const predCasterDiscards = "casterDiscards"

// predTeams is true in a game of two teams (VASTRIX 21.6).
const predTeams = "teams"

// preds are the properties that card texts can name. Those of plays get the
// place on the stack in place of a card.
func preds() []rules.Pred {
	play := func(holds func(it *rules.Item) bool) func(*rules.Match, *rules.Query, rules.CardID, int16) bool {
		return func(m *rules.Match, _ *rules.Query, i rules.CardID, _ int16) bool { return holds(&m.S.Stack[i]) }
	}
	card := func(holds func(m *rules.Match, c rules.CardID) bool) func(*rules.Match, *rules.Query, rules.CardID, int16) bool {
		return func(m *rules.Match, _ *rules.Query, c rules.CardID, _ int16) bool { return holds(m, c) }
	}
	return append(trapPreds(), []rules.Pred{
		{Name: "aegis", Holds: func(m *rules.Match, q *rules.Query, c rules.CardID, _ int16) bool { return showsAegis(m, q, c) }},
		{Name: "anchor", Holds: card(anchor)},
		{Name: "attachment", Holds: card(func(m *rules.Match, c rules.CardID) bool { return m.KindOf(c) == ER && m.S.Cards[c].Host != 0 })},
		{Name: "facedown", Holds: card(func(m *rules.Match, c rules.CardID) bool { return m.S.Cards[c].Face != rules.FaceUp })},
		{Name: "revealed", Holds: card(func(m *rules.Match, c rules.CardID) bool { return m.S.Marked(c, MarkRevealed) })},
		{Name: "rank", Holds: func(m *rules.Match, _ *rules.Query, c rules.CardID, n int16) bool { return rank(m, c) == n }},

		{Name: "effectPlay", Holds: play(func(it *rules.Item) bool { return it.Class != ClassScuttle && it.Class != ClassCounter })},
		{Name: "counterPlay", Holds: play(func(it *rules.Item) bool { return it.Class == ClassCounter })},
		{Name: "anchorPlay", Holds: play(func(it *rules.Item) bool { return it.Class == ClassAnchor })},
		{Name: "goalPlay", Holds: play(func(it *rules.Item) bool { return it.Class == ClassGoal })},
		{Name: "scuttlePlay", Holds: play(func(it *rules.Item) bool { return it.Class == ClassScuttle || it.Flags&ItemScuttles != 0 })},
		{Name: "singleCard", Holds: play(func(it *rules.Item) bool { return it.Flags&ItemMulti == 0 })},

		{Name: predCasterDiscards, Holds: func(m *rules.Match, _ *rules.Query, _ rules.CardID, _ int16) bool {
			return m.S.Opts[optGoal5Discard] == 1 // V-114
		}},
		{Name: predTeams, Holds: func(m *rules.Match, q *rules.Query, _ rules.CardID, _ int16) bool {
			return ally(m, q.Ctrl) != rules.NoSeat
		}},
		{Name: "opponentActed", Holds: opponentActed},
		{Name: predTraps, Holds: func(m *rules.Match, _ *rules.Query, _ rules.CardID, _ int16) bool { return trapsOn(m) }},
		{Name: "spade", Holds: func(m *rules.Match, q *rules.Query, c rules.CardID, _ int16) bool {
			return suit(m, c) == Spades || rank(m, c) == 7 && specSays(m, q.Ctrl, KeySevens)
		}},
		{Name: "higher", Holds: func(m *rules.Match, q *rules.Query, c rules.CardID, _ int16) bool { return rank(m, c) > rank(m, q.Src) }},
		{Name: "noOtherPoints", Holds: func(m *rules.Match, q *rules.Query, _ rules.CardID, _ int16) bool {
			return m.S.Seats[q.Ctrl].Nums[NumWasEmpty] == 1 // V-117
		}},
	}...)
}

// opponentActed reports whether the opponent, on their own turn, has taken or
// declared an Action that a Jack could bar (V-121).
func opponentActed(m *rules.Match, q *rules.Query, _ rules.CardID, _ int16) bool {
	p := m.S.Active
	if !m.S.Opponents(q.Ctrl).Has(p) || q.Opp != rules.NoSeat && q.Opp != p {
		return false
	}
	nums := &m.S.Seats[p].Nums
	return nums[NumLastAction]&^nums[NumDisrupted] != 0
}
