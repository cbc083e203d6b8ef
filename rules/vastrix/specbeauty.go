package vastrix

import "feltstack/rules"

// Extra Lucky, the signature of Beauty (V-151).

// luckyDraws is how often it is used per game.
const luckyDraws = 3

// askRedraw lets the player of Beauty redraw what has been drawn by then, where an action, or
// a play with its answers, is done.
func askRedraw(m *rules.Match) {
	if specSays(m, m.S.Active, KeyLucky) {
		m.Call(procRedraw, rules.Frame{Ctrl: m.S.Active})
	}
}

// redrawProc asks which of the cards drawn just now Frame.Ctrl discards for another.
func redrawProc() rules.Proc {
	return rules.Proc{Name: "redraw", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			nums := &m.S.Seats[f.Ctrl].Nums
			if !drewNow(m, f.Ctrl) || nums[NumLucky] >= luckyDraws || nums[NumLuckyNow] > 0 || m.In(DP, 0).N == 0 {
				f.Goto(2)
				return
			}
			m.Ask(rules.Decision{Kind: rules.PickCard, Seat: f.Ctrl, Prompt: promptRedraw})
			for c := m.In(Hand, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
				if m.S.Marked(c, MarkDrawn) {
					m.Offer(rules.Option{Verb: verbRedraw, Card: c}, ok)
				}
			}
			m.Offer(rules.Option{Verb: verbNoSpec}, ok)
		},
		func(m *rules.Match, f *rules.Frame) {
			if m.S.Answer.Verb == verbNoSpec {
				return
			}
			m.AddNum(f.Ctrl, NumLucky, 1, WhyNone)
			m.AddNum(f.Ctrl, NumLuckyNow, 1, WhyNone)
			m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhySignature, Seat: f.Ctrl, Card: specCard(m, f.Ctrl)})
			m.MoveCard(m.S.Answer.Card, m.Game.Zone(GY, 0), rules.Top, WhyDiscard)
			m.MoveCard(m.In(DP, 0).Last, m.Game.Zone(Hand, f.Ctrl), rules.Top, WhyDraw)
		},
		func(m *rules.Match, _ *rules.Frame) {
			m.DropMarks(func(k *rules.Mark) bool { return k.Kind == MarkDrawn })
		},
	}}
}

// drewNow reports whether p holds a card drawn just now.
func drewNow(m *rules.Match, p rules.Seat) bool {
	for c := m.In(Hand, p).First; c != 0; c = m.S.Cards[c].Next {
		if m.S.Marked(c, MarkDrawn) {
			return true
		}
	}
	return false
}
