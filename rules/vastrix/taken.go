package vastrix

import "feltstack/rules"

// takenProc asks what becomes of card Frame.Src, just taken by Super 2:
// scored at once, untapped, or kept in its row (V-098).
func takenProc() rules.Proc {
	return rules.Proc{Name: "taken", Steps: []rules.Step{
		func(m *rules.Match, f *rules.Frame) {
			m.Ask(rules.Decision{Kind: rules.PickMode, Seat: f.Ctrl, Prompt: promptTaken, Src: f.Src})
			m.Offer(rules.Option{Verb: verbScore, Card: f.Src}, ok)
			m.Offer(rules.Option{Verb: verbKeep, Card: f.Src}, ok)
		},
		func(m *rules.Match, f *rules.Frame) {
			if m.S.Answer.Verb == verbKeep {
				return
			}
			c := f.Src
			m.DropMarks(func(k *rules.Mark) bool { return k.Card == c })
			m.SetFlag(c, FlagTapped, false)
			scoreCard(m, c, f.Ctrl)
		},
	}}
}
